/**
 * Checks that mock servers can use the examples of the contracts. A client creates a collection, and inserts, lists,
 * reads, updates and deletes a row. Each response must continue the previous ones. The tools are installed from npm,
 * outside the repository.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { client } from '../test/support/client.js';
import { eventually } from '../test/support/eventually.js';
import { type NamedExample, namedExamples } from '../test/support/named-examples.js';
import { freePort } from '../test/support/port.js';
import { startService } from '../test/support/service.js';

interface Tool {
  readonly package: string;
  /** The command in the folder in which the package is installed. */
  command(document: string, port: number): readonly [string, ...string[]];
  /** The headers with which a client asks for an example. */
  headers(example: NamedExample): Readonly<Record<string, string>>;
}

const tools: Readonly<Record<string, Tool>> = {
  prism: {
    package: '@stoplight/prism-cli@5.14.2',
    command: (document, port) => [
      'npx',
      'prism',
      'mock',
      '--host',
      '127.0.0.1',
      '--port',
      `${port}`,
      document,
    ],
    headers: ({ name, status }) => ({ Prefer: `code=${status}, example=${name}` }),
  },
};

const inOrder = ['createCollection', 'insertRows', 'listRows', 'getRow', 'updateRow', 'deleteRow'];
const key = 'rf_0000000000000000000000000000000000000';

const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'rowfeed-mocks-'));
let failures = 0;
try {
  for (const [form, document] of Object.entries(await documents())) {
    for (const [name, tool] of Object.entries(tools).filter(
      ([name]) => wanted.length === 0 || wanted.includes(name),
    )) {
      const breaches = await converse(name, tool, document);
      console.log(
        `${name}, ${form}: ${breaches.length === 0 ? 'holds the conversation' : breaches.join('\n  ')}`,
      );
      failures += breaches.length;
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
process.exitCode = failures === 0 ? 0 : 1;

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

async function converse(name: string, tool: Tool, document: string): Promise<string[]> {
  const home = join(folder, name);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'openapi.json'), document);
  writeFileSync(join(home, 'package.json'), '{}');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', tool.package], { cwd: home, stdio: 'ignore' });
  const port = await freePort();
  const [program, ...words] = tool.command('openapi.json', port);
  const child = spawn(program, words, { cwd: home, stdio: 'ignore', detached: true });
  const url = `http://127.0.0.1:${port}`;
  try {
    await eventually(
      `${name} listens`,
      () =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      { withinMs: 120_000, everyMs: 200 },
    );
    const breaches: string[] = [];
    for (const example of conversationIn(document)) breaches.push(...(await send(url, tool, example)));
    return breaches;
  } finally {
    stop(child);
  }
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

async function send(url: string, tool: Tool, example: NamedExample): Promise<string[]> {
  const { operationId, method, target, headers, body, status, response } = example;
  const answer = await fetch(url + target, {
    method,
    headers: { 'x-api-key': key, ...headers, ...tool.headers(example) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isSame =
    answer.status === status && (response === undefined || isDeepStrictEqual(JSON.parse(text), response));
  return isSame ? [] : [`${operationId} responds with ${answer.status} ${text.slice(0, 500)}`];
}

function stop({ pid }: ChildProcess): void {
  // The group also contains the programs that npx starts.
  process.kill(-pid!);
}
