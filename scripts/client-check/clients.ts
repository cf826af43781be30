/** The third-party tools: how to install them and how to try each of them in a separate folder. */
import type { Table } from '../trials.js';

export interface Client {
  /** The name of the tool in the command and in the table. */
  readonly name: string;
  /** The pinned version. */
  readonly version: string;
  /** The served documents that the tool reads. */
  readonly document: string;
  /** The purpose of the tool, for the table. */
  readonly does: string;
  /** Programs that must be installed. If one is missing, the tool is skipped and a line is printed. */
  readonly needs: readonly string[];
  /** Shell commands that install the tool in the working folder. */
  readonly install: readonly string[];
  /**
   * The shell command that tries the tool. Its exit code reports success, and its last line describes the
   * steps.
   */
  readonly walk: string;
  /** One or two sentences of advice for users, for the table. Empty if there is no advice. */
  readonly note: string;
}

const newman = '6.2.2';
const toPostman = '6.3.3';
const bruno = '0.23.0';
const insomnia = '3.6.0';
const prism = '5.14.2';
const fastmcp = '4.2.3';
const schemathesis = '4.32.5';
const spectral = '6.16.3';
const vacuum = '0.29.9';
const asyncapi = '4.1.1';
const artillery = '2.0.21';

const postmanInstall = npmInstall(`newman@${newman}`, `openapi-to-postmanv2@${toPostman}`);

/** All tools, in the order of the guide's table. */
export const clients: readonly Client[] = [
  {
    name: 'newman',
    version: newman,
    document: 'openapi.json',
    does: `Runs the Postman collection that openapi-to-postmanv2 ${toPostman} makes`,
    needs: ['npm'],
    install: [postmanInstall],
    walk: 'node postman.mjs',
    note: 'Import the document into Postman with *Parameter generation* as in the example, and optional parameters off: made-up values are sent otherwise. `GET /ws` is for a WebSocket.',
  },
  {
    name: 'importers',
    version: `of Postman ${toPostman}, Bruno ${bruno} and Insomnia ${insomnia}`,
    document: 'openapi.json, openapi-3.0.json',
    does: 'Make collections of requests, some of which are sent as they were made, with optional parameters off',
    needs: ['npm'],
    install: [
      npmInstall(
        ...[
          `openapi-to-postmanv2@${toPostman}`,
          `@usebruno/converters@${bruno}`,
          `insomnia-importers@${insomnia}`,
        ],
      ),
    ],
    walk: 'node importers.mjs',
    note: 'They take base URL, bodies and values in paths from the document; that of Insomnia, which reads the 3.0 form, leaves `collection_name` and the others to you. [More](#postman-bruno-and-insomnia).',
  },
  {
    name: 'prism',
    version: prism,
    document: 'openapi.json',
    does: 'Stands before the service as a proxy and holds the requests of that collection and their answers against the document',
    needs: ['npm'],
    install: [postmanInstall, npmInstall(`@stoplight/prism-cli@${prism}`)],
    walk: 'node prism.mjs',
    note: 'It takes what is YAML for a text, follows redirects, and lets no WebSocket through; these are left out. It writes JSON anew, so that a schema comes without its spaces, and refuses malformed JSON by itself. Later versions need Node.js 24.',
  },
  {
    name: 'fastmcp',
    version: fastmcp,
    document: 'openapi.json',
    does: 'Makes an MCP server, whose tools are then called',
    needs: ['python3'],
    install: ['python3 -m venv venv', `venv/bin/pip install -q fastmcp==${fastmcp}`],
    walk: 'python tools.py',
    note: '`FastMCP.from_openapi(document, client=..)`, with the key as a header of the client; a row is given as `body`. Give its key few rights: every operation is a tool, `deleteKey` too.',
  },
  {
    name: 'schemathesis',
    version: schemathesis,
    document: 'openapi.json',
    does: 'Makes requests from the document, right and wrong ones, in all its phases, and holds the answers against it',
    needs: ['python3'],
    install: ['python3 -m venv venv', `venv/bin/pip install -q schemathesis==${schemathesis}`],
    walk: [
      'schemathesis run openapi.json --url $ROWFEED_URL --header "x-api-key: $ROWFEED_KEY" --header "Authorization: Bearer $ROWFEED_KEY" --no-color --workers 1 --seed 1',
      '--phases examples,coverage,fuzzing,stateful --max-examples 15 --exclude-operation-id openFeed',
      '--exclude-checks positive_data_acceptance,ignored_auth > told; code=$?; [ $code = 0 ] || cat told;',
      `grep -E '^ +[0-9]+ generated' told | sed 's/^ *//'; exit $code`,
    ].join(' '),
    note: 'Give the key in both headers, else it makes one up for the other, which is 400. Without `positive_data_acceptance`, which takes declared refusals for faults (412 for an `If-Match` that is made up, 422 for an `Idempotency-Key` used before), without `ignored_auth`, since the many wrong keys that are tried are answered with 429, and without `openFeed`, whose 426 it does not count as a refusal.',
  },
  {
    name: 'spectral',
    version: spectral,
    document: 'openapi.json, openapi-3.0.json, asyncapi.json',
    does: 'Lints all three by its own rules',
    needs: ['npm'],
    install: [npmInstall(`@stoplight/spectral-cli@${spectral}`)],
    walk: [
      `printf 'extends: ["spectral:oas", "spectral:asyncapi"]\\n' > rules.yaml`,
      'spectral lint --ruleset rules.yaml --fail-severity error --format text openapi.json openapi-3.0.json asyncapi.json > told',
      'code=$?; [ $code = 0 ] || cat told',
      `echo "$(grep -c ' error ' told) errors, $(grep -c ' warning ' told) warnings"; exit $code`,
    ].join('; '),
    note: 'It warns that `GET /ws` has no 2xx, and that a contact has no address.',
  },
  {
    name: 'vacuum',
    version: vacuum,
    document: 'openapi.json, openapi-3.0.json',
    does: 'Lints both forms by its own rules',
    needs: ['vacuum'],
    install: [],
    walk: [
      'for each in openapi.json openapi-3.0.json; do vacuum lint $each > told 2>&1 || { cat told; exit 1; }',
      `scores="\${scores:+$scores, }$(sed -n 's/.*Quality Score: \\([0-9]*\\).*/\\1/p' told) of 100"`,
      'done; echo "no errors; scores $scores"',
    ].join('; '),
    note: 'Where `vacuum` is installed already. What it lacks are descriptions of components, and ones of their own where several say the same.',
  },
  {
    name: 'asyncapi',
    version: asyncapi,
    document: 'asyncapi.json',
    does: 'Validates it by the command line of AsyncAPI',
    needs: ['npm'],
    install: [npmInstall(`@asyncapi/cli@${asyncapi}`)],
    walk: "asyncapi validate asyncapi.json --fail-severity error > told; code=$?; [ $code = 0 ] || cat told; grep -oE 'is valid' told; exit $code",
    note: '`@asyncapi/cli` of npm. Later versions need Node.js 24.',
  },
  {
    name: 'artillery',
    version: artillery,
    document: 'openapi.json, asyncapi.json',
    does: 'Calls every operation and reads every kind of frame, from many clients at once for ten seconds',
    needs: ['npm'],
    install: [npmInstall(`artillery@${artillery}`)],
    walk: 'node load.mjs',
    note: 'Its scenario is `scripts/client-check/walks/load.yaml`, and is no benchmark: it fails where an operation of the document was not called, or a kind of frame never came.',
  },
];

/** The guide's table of other tools. */
export const table: Table<Client> = {
  heading: '## Other tools',
  head: ['Tool', 'Document', 'What it does', 'Last time', 'To know'],
  all: clients,
  begin: ({ name }) => name,
  cellsOf({ name, version, document, does, note }) {
    const documents = document.split(', ').map((each) => (each === '' ? '' : `\`${each}\``));
    return [`${name} ${version}`, documents.join(', '), does, note];
  },
};

/** Returns a command that installs npm packages in the working folder without running their scripts. */
function npmInstall(...packages: readonly string[]): string {
  return `npm install --prefix . --silent --no-audit --no-fund --ignore-scripts ${packages.join(' ')}`;
}
