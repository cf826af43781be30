// Has the importers of Postman, Bruno and Insomnia read the documents, and sends some requests as they made them, with optional
// parameters off: to the base URL and with the path and the body that were imported.
import { readFileSync } from 'node:fs';
import { openApiToBruno } from '@usebruno/converters';
import insomnia from 'insomnia-importers';
import { postmanCollection } from './postman-collection.mjs';

const text = (file) => readFileSync(file, 'utf8');
const { ROWFEED_URL, ROWFEED_KEY } = process.env;

/** Each gives the base URL and the requests: name, method, path, values of what the path names, and body. */
const importers = {
  Postman() {
    const { item, variable } = postmanCollection();
    const requests = item.flatMap(({ item }) => item);
    return {
      base: variable.find(({ key }) => key === 'baseUrl').value,
      requests: requests.map(({ name, request: { method, url, body } }) => ({
        ...{ name, method, path: `/${url.path.join('/')}`, body: body?.raw },
        values: url.variable.map(({ key, value }) => [`:${key}`, value]),
      })),
    };
  },
  Bruno() {
    const { items, environments } = openApiToBruno(JSON.parse(text('openapi.json')));
    const requests = items.flatMap(({ items }) => items);
    return {
      base: environments[0].variables.find(({ name }) => name === 'baseUrl').value,
      requests: requests.map(({ name, request: { method, url, params, body } }) => ({
        ...{ name, method, path: url.replace('{{baseUrl}}', ''), body: body.json },
        values: params.filter(({ type }) => type === 'path').map(({ name, value }) => [`:${name}`, value]),
      })),
    };
  },
  async Insomnia() {
    const { resources } = (await insomnia.convert(text('openapi-3.0.json'))).data;
    const { scheme, host, base_path: path } = resources.findLast(({ _type }) => _type === 'environment').data;
    return {
      base: `${scheme}://${host}${path}`,
      requests: resources
        .filter(({ _type }) => _type === 'request')
        .map(({ name, method, url, body }) => ({
          ...{ name, method, path: url.replace('{{ base_url }}', ''), body: body.text },
          // It has no values for them.
          values: [
            ['{{ collection_name }}', 'notes'],
            ['{{ row_id }}', '1'],
          ],
        })),
    };
  },
};

const walk = [
  ['Create a collection', 201],
  ['Insert rows', 201],
  ['List rows', 200],
  ['Read a row', 200],
  ['Delete a row', 204],
  ['Delete a collection', 204],
];
const told = [];
for (const [importer, read] of Object.entries(importers)) {
  const { base, requests } = await read();
  if (base !== ROWFEED_URL) throw new Error(`${importer}: ${base}`);
  for (const [name, expected] of walk) {
    const { method, path, values, body } = requests.find((request) => request.name === name);
    const imported = values.reduce((path, [name, value]) => path.replace(name, value), path);
    // The example is of a collection that has more rows.
    const filled = imported.replace(/\/rows\/\d+$/, '/rows/1');
    const headers = { 'x-api-key': ROWFEED_KEY, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(base + filled, { method, headers, body: body || undefined });
    const answered = `${importer}: ${name}: ${answer.status} ${await answer.text()}`;
    if (answer.status !== expected) throw new Error(answered);
  }
  told.push(`${importer} ${requests.length}`);
}
console.log(`requests created: ${told.join(', ')}; ${walk.length} of each sent, all successful`);
