/** Runs the examples that `/docs` shows, without changes. */
import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { type Model, modelOf, type Operation } from '../../scripts/generate/docs/model.js';
import { exampleRequest } from '../../scripts/generate/docs/trying.js';
import { readDocuments } from '../../scripts/generate/documents.js';
import { languages } from '../../src/docs/page/trying/examples.js';
import { type Client, client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { newKey } from '../support/registry.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { isFullSuite, onlyInFullSuite } from '../support/suite.js';

const project = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const extensions: Readonly<Record<string, string>> = { curl: 'sh', javascript: 'mjs', python: 'py' };
const commands: Readonly<Record<string, readonly [string, ...string[]]>> = {
  curl: ['sh'],
  javascript: [process.execPath],
  python: ['python3', '-u'],
};
/** Printed after each example. */
const mark = '-- end of the example --';
/** Programs that run the files whose paths they read, one after the other. */
const hosts: Readonly<Record<string, readonly [string, ...string[]]>> = {
  curl: ['sh', '-c', `while read -r file; do sh "$file" || exit; echo; echo '${mark}'; done`],
  javascript: [
    process.execPath,
    '--input-type=module',
    '-e',
    `import { createInterface } from 'node:readline';
    for await (const file of createInterface(process.stdin)) {
      await import(file);
      console.log('\\n${mark}');
    }`,
  ],
  python: [
    'python3',
    '-u',
    '-c',
    `import runpy, sys
for file in sys.stdin:
    runpy.run_path(file.strip(), run_name='__main__')
    print('\\n${mark}')`,
  ],
};
/** Programs that the examples need, and the commands that find out whether they exist. */
const needs = {
  curl: ['curl', '--version'],
  javascript: [process.execPath, '--version'],
  python: ['python3', '-c', 'import urllib.request'],
} as const;

/** A program that runs the examples of a language. To start one for each example would take most of the time. */
class Host {
  readonly #process: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #ended: Promise<unknown>;
  #printed = '';
  #errors = '';

  constructor(language: string, env: NodeJS.ProcessEnv) {
    const [command, ...words] = hosts[language]!;
    this.#process = spawn(command, words, { env, stdio: ['pipe', 'pipe', 'pipe'] });
    this.#ended = once(this.#process, 'close');
    this.#process.stdout.on('data', (data) => (this.#printed += data));
    this.#process.stderr.on('data', (data) => (this.#errors += data));
  }

  /** Returns the text that the example in this file prints. */
  async run(file: string): Promise<string> {
    this.#printed = '';
    this.#process.stdin.write(`${file}\n`);
    while (!this.#printed.endsWith(`\n${mark}\n`)) {
      await Promise.race([once(this.#process.stdout, 'data'), this.#ended]);
      if (this.#process.exitCode !== null) throw new Error(`${this.#printed}${this.#errors}`);
    }
    return this.#printed.slice(0, -mark.length - 2);
  }

  async stop(): Promise<void> {
    this.#process.stdin.end();
    await this.#ended;
  }
}

/** The fast suite runs one example of each form of request. */
function oneOfEachForm(operations: readonly Operation[]): Iterable<Operation> {
  const formOf = ({ method, secured, body }: Operation) => `${method} ${secured} ${body !== undefined}`;
  return new Map(operations.map((operation) => [formOf(operation), operation])).values();
}

describe('the examples of /docs', function () {
  this.timeout(120_000);
  let service: TestService;
  let owner: Client;
  let model: Model;
  /** The folder in which the examples are stored and run. */
  let folder: string;
  let host: Host | undefined;
  afterEach(async () => {
    await host?.stop();
    host = undefined;
  });
  before(async () => {
    // curl never replies to a close frame.
    service = await startService({ limits: { closeMs: 100 } });
    folder = await temporaryDirectory();
    owner = client(service, service.key);
    model = modelOf(await readDocuments(project));
    // Makes curl print the response and fail with an exit code. The examples leave these options to the reader.
    await writeFile(join(folder, '.curlrc'), 'silent\nfail-with-body\n');
    await symlink(join(project, 'node_modules'), join(folder, 'node_modules'));
  });
  after(async () => {
    await service.close();
    await removeDirectory(folder);
  });

  const env = () => ({
    PATH: process.env.PATH,
    KEY: service.key,
    CURL_HOME: folder,
    HOME: folder,
  });
  let filesSaved = 0;
  /** Returns the path of a new file, because a host loads each path only once. */
  const saved = async (language: string, text: string): Promise<string> => {
    filesSaved += 1;
    const file = join(folder, `${filesSaved}.${extensions[language]}`);
    await writeFile(file, text);
    return file;
  };
  const isThere = (language: keyof typeof needs) => {
    const [command, ...rest] = needs[language];
    return run(command, rest).then(
      () => true,
      () => false,
    );
  };

  const rows = Array.from({ length: 12 }, (_, index) => ({ title: `Milk ${index}`, done: false }));
  /** Creates the resources that an example uses, except for those that the example itself creates. */
  const begin = async ({ id, path }: Operation): Promise<string> => {
    await owner.delete('/v1/collections/notes');
    if (id !== 'createCollection') {
      await owner.post('/v1/collections', { name: 'notes' });
      await owner.post('/v1/collections/notes/rows', rows);
      await owner.put('/v1/collections/notes/schema', { type: 'object' });
      if (path.endsWith('/row-key') && id !== 'setRowKey')
        await owner.put('/v1/collections/notes/row-key', { fields: ['title'] });
    }
    return (await newKey(service, { scopes: ['read', 'write', 'admin'] })).id;
  };

  /** Runs an example that follows the collection, and expects it to print a change. */
  const expectToFollow = async (language: string, example: string): Promise<void> => {
    await owner.delete('/v1/collections/notes');
    await owner.post('/v1/collections', { name: 'notes' });
    const [command, ...words] = commands[language]!;
    const following = spawn(command, [...words, await saved(language, example)], {
      env: env(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(following, 'close');
    let told = '';
    for (const stream of [following.stdout, following.stderr])
      stream.on('data', (data) => {
        told += data;
      });
    try {
      await eventually('it follows', async () => {
        await owner.post('/v1/collections/notes/rows', [{ title: 'Tea' }]);
        return told.includes('Tea');
      });
      // Deleting the collection closes the feed, which ends the example.
      await owner.delete('/v1/collections/notes');
      await ended;
    } finally {
      following.kill();
      await ended;
    }
    expect(told).to.contain('insert');
  };

  const withPython = onlyInFullSuite('Python takes up to 0.5 s of CPU to start.');
  for (const language of languages) {
    const test = language.id === 'python' ? withPython.it : it;
    test(`do what they say in ${language.title}`, async function () {
      if (!(await isThere(language.id as keyof typeof needs))) this.skip();
      const page = await owner.get('/console');
      const [, asset = ''] = /\/console\/(app-[^"]+)"/.exec(page.text)!;
      const operations = model.groups.flatMap((group) => group.operations);
      host = new Host(language.id, env());
      for (const operation of isFullSuite ? operations : oneOfEachForm(operations)) {
        if (operation.path === model.feed.path || exampleRequest(operation, '').isStream) continue;
        const keyId = await begin(operation);
        const request = exampleRequest(operation, service.url);
        const url = request.url.replace(/key_\w{12}/, keyId).replace(/(\/console\/)app-.*/, `$1${asset}`);
        const { headers } = await owner.get('/v1/collections/notes/rows/10');
        const text = language
          .request({ ...request, url })
          .replace(/k3f9x2mq-\d+/, (headers.etag ?? '').replaceAll('"', ''));
        const stdout = await host.run(await saved(language.id, text)).catch((error) => {
          throw new Error(`${operation.id}: ${error.message}`);
        });
        const successes = operation.answers.filter(({ status }) => /^[23]/.test(status));
        const statuses = successes.map(({ status }) => status);
        if (language.id === 'curl') {
          if (successes[0]!.media.length > 0) expect(stdout.trim(), operation.id).not.to.equal('');
        } else if (statuses[0]!.startsWith('2')) {
          expect(statuses, operation.id).to.include(stdout.slice(0, 3));
        }
      }
    });

    test(`follow the feed in ${language.title}`, async function () {
      const packaged =
        language.id === 'python' ? ['python3', '-c', 'import websockets.sync.client'] : undefined;
      const isComplete =
        (await isThere(language.id as keyof typeof needs)) &&
        (packaged === undefined || (await run(packaged[0]!, packaged.slice(1)).then(Boolean, () => false)));
      if (!isComplete) this.skip();
      const url = `${service.url.replace('http', 'ws')}${model.feed.path}?collection=notes`;
      await expectToFollow(language.id, language.feed(url));
    });

    test(`follow the stream in ${language.title}`, async function () {
      if (!(await isThere(language.id as keyof typeof needs))) this.skip();
      const operations = model.groups.flatMap((group) => group.operations);
      const stream = operations.find(({ id }) => id === 'streamChanges')!;
      await expectToFollow(language.id, language.request(exampleRequest(stream, service.url)));
    });
  }
});
