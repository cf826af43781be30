/**
 * Checks that Prism, a mock server, can use the examples of the contracts. A client creates a collection, and inserts,
 * lists, reads, updates and deletes a row. Each response must continue the previous ones. Prism is installed from npm,
 * outside the repository.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { client } from '../test/support/client.js';
import { type NamedExample, namedExamples } from '../test/support/named-examples.js';
import { freePort } from '../test/support/port.js';
import { startService } from '../test/support/service.js';
import { startServer } from './shared/processes.js';
import { workingFolder } from './shared/work.js';

const prism = '@stoplight/prism-cli@5.14.2';
const inOrder = ['createCollection', 'insertRows', 'listRows', 'getRow', 'updateRow', 'deleteRow'];
const key = 'rf_0000000000000000000000000000000000000';

const folder = workingFolder('rowfeed-mocks-');
writeFileSync(join(folder, 'package.json'), '{}');
execFileSync('npm', ['install', '--no-audit', '--no-fund', prism], { cwd: folder, stdio: 'ignore' });
for (const [form, document] of Object.entries(await documents())) {
  const breaches = await converse(document);
  console.log(`prism, ${form}: ${breaches.length === 0 ? 'holds the conversation' : breaches.join('\n  ')}`);
  if (breaches.length > 0) process.exitCode = 1;
}

/** The contract of a server, and the typed contract of a collection with a schema. */
async function documents(): Promise<Readonly<Record<string, string>>> {
  const service = await startService();
  const owner = client(service, service.key);
  await owner.post('/v1/collections', { name: 'tasks' });
  const properties = { title: { type: 'string', examples: ['Milk'] }, done: { type: 'boolean' } };
  await owner.put('/v1/collections/tasks/schema', { type: 'object', required: ['title'], properties });
  const read = async (path: string) => (await owner.get(path)).text;
  const both = {
    'the contract': await read('/openapi.json'),
    'the typed contract': await read('/v1/contract/openapi.json'),
  };
  await service.close();
  return both;
}

async function converse(document: string): Promise<string[]> {
  writeFileSync(join(folder, 'openapi.json'), document);
  const port = await freePort();
  const server = await startServer({
    command: join(folder, 'node_modules/.bin/prism'),
    words: ['mock', '--host', '127.0.0.1', '--port', `${port}`, 'openapi.json'],
    cwd: folder,
    origin: `http://127.0.0.1:${port}`,
  });
  const breaches: string[] = [];
  for (const example of conversationIn(document)) breaches.push(...(await send(server.origin, example)));
  await server.stop();
  return breaches;
}

/** The typical examples, in the order of a conversation. Those of typed operations come last. */
function conversationIn(document: string): NamedExample[] {
  const typical = namedExamples(JSON.parse(document)).filter(({ name }) => name === 'typical');
  return ['', 'Tasks'].flatMap((typeName) =>
    inOrder.flatMap((id) => {
      const operationId = typeName === '' ? id : id.replace(/Row(?=s?$)/, `${typeName}Row`);
      return typical.filter(
        (each) => each.operationId === operationId && (typeName === '' || operationId !== id),
      );
    }),
  );
}

async function send(url: string, example: NamedExample): Promise<string[]> {
  const { name, operationId, method, target, headers, body, status, response } = example;
  const chosen = { Prefer: `code=${status}, example=${name}` };
  const answer = await fetch(url + target, {
    method,
    headers: { 'x-api-key': key, ...headers, ...chosen },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isSame =
    answer.status === status && (response === undefined || isDeepStrictEqual(JSON.parse(text), response));
  return isSame ? [] : [`${operationId} responds with ${answer.status} ${text.slice(0, 500)}`];
}
