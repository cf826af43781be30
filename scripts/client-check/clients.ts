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
    does: `Runs the Postman collection that openapi-to-postmanv2 ${toPostman} creates`,
    needs: ['npm'],
    install: [postmanInstall],
    walk: 'node postman.mjs',
    note: 'Import the document into Postman with *Parameter generation* set to *Example* and with optional parameters off. Otherwise, Postman sends made-up values. `GET /ws` requires a WebSocket connection.',
  },
  {
    name: 'importers',
    version: `of Postman ${toPostman}, Bruno ${bruno} and Insomnia ${insomnia}`,
    document: 'openapi.json, openapi-3.0.json',
    does: 'Create collections of requests with optional parameters off. The test sends some of these requests without modification.',
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
    note: 'They take the base URL, bodies and path values from the document. The importer of Insomnia reads `openapi-3.0.json` and does not fill in path values such as `collection_name`. See [Postman, Bruno and Insomnia](#postman-bruno-and-insomnia).',
  },
  {
    name: 'prism',
    version: prism,
    document: 'openapi.json',
    does: 'Runs as a proxy in front of the server, and validates the requests of the Postman collection and their responses against the document',
    needs: ['npm'],
    install: [postmanInstall, npmInstall(`@stoplight/prism-cli@${prism}`)],
    walk: 'node prism.mjs',
    note: 'It treats YAML as text, follows redirects and does not support WebSocket connections, so the test omits these requests. It serializes JSON again, so that a schema loses its spaces. It rejects malformed JSON itself. Later versions need Node.js 24.',
  },
  {
    name: 'fastmcp',
    version: fastmcp,
    document: 'openapi.json',
    does: 'Creates an MCP server. The test then calls its tools.',
    needs: ['python3'],
    install: ['python3 -m venv venv', `venv/bin/pip install -q fastmcp==${fastmcp}`],
    walk: 'python tools.py',
    note: 'Call `FastMCP.from_openapi(document, client=..)` with the key as a header of the client. Pass a row as `body`. Limit the permissions of the key, because every operation becomes a tool, including `deleteKey`.',
  },
  {
    name: 'schemathesis',
    version: schemathesis,
    document: 'openapi.json',
    does: 'Generates valid and invalid requests from the document, in all its phases, and validates the responses against the document',
    needs: ['python3'],
    install: ['python3 -m venv venv', `venv/bin/pip install -q schemathesis==${schemathesis}`],
    walk: [
      'schemathesis run openapi.json --url $ROWFEED_URL --header "x-api-key: $ROWFEED_KEY" --header "Authorization: Bearer $ROWFEED_KEY" --no-color --workers 1 --seed 1',
      '--phases examples,coverage,fuzzing,stateful --max-examples 15 --exclude-operation-id openFeed',
      '--exclude-checks positive_data_acceptance,ignored_auth > told; code=$?; [ $code = 0 ] || cat told;',
      `grep -E '^ +[0-9]+ generated' told | sed 's/^ *//'; exit $code`,
    ].join(' '),
    note: 'Send the key in both headers. Otherwise, it generates a key for the other header, and the server returns 400. The test excludes `positive_data_acceptance`, which treats documented errors as failures, such as 412 for a generated `If-Match` or 422 for an `Idempotency-Key` that was used before. It excludes `ignored_auth`, because the server returns 429 after many wrong keys. It excludes `openFeed`, because the tool does not treat status 426 as a rejection.',
  },
  {
    name: 'spectral',
    version: spectral,
    document: 'openapi.json, openapi-3.0.json, asyncapi.json',
    does: 'Lints all three documents with its own rules',
    needs: ['npm'],
    install: [npmInstall(`@stoplight/spectral-cli@${spectral}`)],
    walk: [
      `printf 'extends: ["spectral:oas", "spectral:asyncapi"]\\n' > rules.yaml`,
      'spectral lint --ruleset rules.yaml --fail-severity error --format text openapi.json openapi-3.0.json asyncapi.json > told',
      'code=$?; [ $code = 0 ] || cat told',
      `echo "$(grep -c ' error ' told) errors, $(grep -c ' warning ' told) warnings"; exit $code`,
    ].join('; '),
    note: 'It warns that `GET /ws` has no 2xx response, and that a contact has no address.',
  },
  {
    name: 'vacuum',
    version: vacuum,
    document: 'openapi.json, openapi-3.0.json',
    does: 'Lints both documents with its own rules',
    needs: ['vacuum'],
    install: [],
    walk: [
      'for each in openapi.json openapi-3.0.json; do vacuum lint $each > told 2>&1 || { cat told; exit 1; }',
      `scores="\${scores:+$scores, }$(sed -n 's/.*Quality Score: \\([0-9]*\\).*/\\1/p' told) of 100"`,
      'done; echo "no errors; scores $scores"',
    ].join('; '),
    note: 'The test runs only if `vacuum` is already installed. It misses descriptions of components, and reports components that share a description.',
  },
  {
    name: 'asyncapi',
    version: asyncapi,
    document: 'asyncapi.json',
    does: 'Validates the document with the command line tool of AsyncAPI',
    needs: ['npm'],
    install: [npmInstall(`@asyncapi/cli@${asyncapi}`)],
    walk: "asyncapi validate asyncapi.json --fail-severity error > told; code=$?; [ $code = 0 ] || cat told; grep -oE 'is valid' told; exit $code",
    note: 'The npm package is `@asyncapi/cli`. Later versions need Node.js 24.',
  },
  {
    name: 'artillery',
    version: artillery,
    document: 'openapi.json, asyncapi.json',
    does: 'Calls every operation and reads every kind of frame, with many concurrent clients for ten seconds',
    needs: ['npm'],
    install: [npmInstall(`artillery@${artillery}`)],
    walk: 'node load.mjs',
    note: 'The scenario is `scripts/client-check/walks/load.yaml`. It is not a benchmark. It fails if an operation was not called, or if a kind of frame did not arrive.',
  },
];

/** The guide's table of other tools. */
export const table: Table<Client> = {
  heading: '## Postman, MCP and other tools',
  head: ['Tool', 'Document', 'What it does', 'Last result', 'Notes'],
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
