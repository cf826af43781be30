// Has openapi-to-postmanv2 make a collection, fills in what a person would, and has newman run it: `node postman.mjs [URL]`.
// Each answer must be a success, and the rows must be those that were sent.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { postmanCollection } from './postman-collection.mjs';

const url = process.argv[2] ?? process.env.ROWFEED_URL;
// What Prism, before which this is run too, can't do: YAML as an object, and an answer that leads elsewhere.
const passedOver = process.argv[3] === undefined ? /^\/ws$/ : /^\/(ws)?$|\.yaml$/;
const collection = postmanCollection();

const [, asset] = /"\/?(?:console\/)?([\w-]+\.js)"/.exec(await (await fetch(`${url}/console`)).text()) ?? [];
const variables = { collection_name: 'postman', row_id: '1', key_id: '{{key_id}}', asset, guide: 'feed' };
const bodies = {
  'POST /v1/collections': { name: 'postman' },
  'POST /v1/collections/:collection_name/rows': [
    { text: 'a', n: 1 },
    { text: 'b', n: null },
  ],
  'PATCH /v1/collections/:collection_name/rows': { seen: true },
  'PUT /v1/collections/:collection_name/rows/:row_id': { text: 'c' },
  'PATCH /v1/collections/:collection_name/rows/:row_id': { done: true },
  'PUT /v1/collections/:collection_name/schema': { type: 'object' },
  'POST /v1/keys': { name: 'postman', scopes: ['read'] },
  'PATCH /v1/keys/:key_id': { name: 'newman' },
  'POST /v1/keys/:key_id/rotate': { grace: '1h' },
};
const query = { filter: '@.text == "a"', max_rows: '10', format: 'ndjson' };
const tests = {
  'POST /v1/keys': "pm.collectionVariables.set('key_id', pm.response.json().id);",
  'PATCH /v1/collections/:collection_name/rows/:row_id':
    "pm.test('changed', () => pm.expect(pm.response.json()).to.eql({ id: 1, text: 'c', done: true }));",
};

const named = ({ request }) => `${request.method} /${request.url.path.join('/')}`;
// What makes something comes before what reads it, and what holds others is removed last.
const last = [
  'DELETE /v1/collections/:collection_name/rows/:row_id',
  'DELETE /v1/collections/:collection_name',
];
const rank = (item) => {
  const { method } = item.request;
  if (last.includes(named(item))) return named(item) === last[0] ? 3 : 5;
  return method === 'DELETE' ? 4 : method === 'POST' ? 0 : method === 'PUT' ? 1 : 2;
};
const items = collection.item
  .flatMap(({ item }) => item)
  .filter(({ request }) => !passedOver.test(`/${request.url.path.join('/')}`))
  .sort((one, other) => rank(one) - rank(other));
for (const item of items) {
  const { request } = item;
  for (const variable of request.url.variable) variable.value = variables[variable.key];
  for (const parameter of request.url.query) parameter.value = query[parameter.key] ?? parameter.value;
  const body = bodies[named(item)];
  if (body !== undefined) request.body.raw = JSON.stringify(body);
  const script = [
    "pm.test('is a success', () => pm.expect(pm.response.code).to.be.within(200, 299));",
    tests[named(item)] ?? '',
  ];
  item.event = [{ listen: 'test', script: { type: 'text/javascript', exec: script } }];
}
collection.item = items;
collection.variable = [
  { key: 'baseUrl', value: url },
  { key: 'key_id', value: '' },
];
collection.auth = {
  type: 'bearer',
  bearer: [{ key: 'token', value: process.env.ROWFEED_KEY, type: 'string' }],
};
writeFileSync('collection.json', JSON.stringify(collection));
const { status, stdout } = spawnSync('newman', ['run', 'collection.json', '--color', 'off'], {
  encoding: 'utf8',
});
if (status !== 0) console.log(stdout);
console.log(`${items.length} operations of the document, all successful`);
process.exitCode = status;
