/** Every tool that is tried, in the order of the guide's table. */
import { type Client, npmInstall } from './client.js';

const newman = '6.2.2';
const toPostman = '6.3.3';
const prism = '5.14.2';
const fastmcp = '4.2.3';
const schemathesis = '4.32.5';
const spectral = '6.16.3';
const asyncapi = '4.1.1';
const artillery = '2.0.21';

const postmanInstall = npmInstall(`newman@${newman}`, `openapi-to-postmanv2@${toPostman}`);

export const clients: readonly Client[] = [
  {
    name: 'newman',
    version: newman,
    document: 'openapi.json',
    does: `Runs the Postman collection that openapi-to-postmanv2 ${toPostman} makes`,
    needs: ['npm'],
    install: [postmanInstall],
    walk: 'node postman.mjs',
    note: 'Import the document into Postman with optional parameters off: their made-up values are sent otherwise. `GET /ws` is for a WebSocket.',
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
    document: '',
    does: 'Calls every operation from many clients at once for ten seconds, while others follow the feed',
    needs: ['npm'],
    install: [npmInstall(`artillery@${artillery}`)],
    walk: [
      'artillery run load.yaml > told 2>&1; code=$?; [ $code = 0 ] || cat told',
      `awk '/^Summary report/ { all = 1 } all && /^http.requests:/ { r = $NF } all && /^vusers.completed:/ { c = $NF } END { print r " requests of " c " clients, none refused" }' told`,
      'exit $code',
    ].join('; '),
    note: 'Its scenario is `scripts/client-check/walks/load.yaml`.',
  },
];
