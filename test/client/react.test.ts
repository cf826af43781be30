/** Runs the module for React in the guide. React itself only calls its two functions. */
import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { WebSocket } from 'ws';
import { type Client, client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { blocks, section } from '../support/readme.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';

interface Store {
  getSnapshot(): {
    readonly rows: readonly { text: string }[];
    readonly isLive: boolean;
    readonly error: string;
  };
  subscribe(listener: () => void): () => void;
  update(id: number, change: { text?: string }): Promise<void>;
}

const project = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const platform = globalThis as { WebSocket?: unknown };

describe('the module for React', () => {
  const hasWebSocket = 'WebSocket' in platform;
  let service: TestService;
  let owner: Client;
  let directory: string;
  let file: string;
  let store: Store;
  const texts = () => store.getSnapshot().rows.map(({ text }) => text);
  const shows = (...expected: string[]) =>
    eventually(
      () => `it shows ${expected}, not ${JSON.stringify(store.getSnapshot())}`,
      () => store.getSnapshot().isLive && String(texts()) === String(expected),
    );
  before(async () => {
    if (!hasWebSocket) platform.WebSocket = WebSocket;
    service = await startService();
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    directory = await temporaryDirectory();
    await mkdir(join(directory, 'node_modules'));
    await symlink(project, join(directory, 'node_modules/rowfeed'));
    const { text } = blocks(section('src/docs/reference/client.md', '## React'))[0]!;
    file = join(directory, 'notes.ts');
    await writeFile(join(directory, 'package.json'), '{"type":"module"}');
    await writeFile(file, text.replace('http://127.0.0.1:3000', service.url).replace('rf_...', service.key));
  });
  after(async () => {
    if (!hasWebSocket) delete platform.WebSocket;
    await service.close();
    await removeDirectory(directory);
  });

  it('has types', async () => {
    const tsc = join(project, 'node_modules/typescript-native/bin/tsc');
    const options =
      '--ignoreConfig --strict --noEmit --target es2023 --module esnext --moduleResolution bundler';
    await run(process.execPath, [tsc, ...options.split(' '), '--lib', 'es2023,dom', '--types', '', file], {
      cwd: directory,
    }).catch((error) => expect.fail(error.stdout));
  });

  it('makes a snapshot per change, and runs the mirror while a component is mounted', async () => {
    store = await import(pathToFileURL(file).href);
    const { getSnapshot, subscribe } = store;
    let calls = 0;
    const unmount = subscribe(() => (calls += 1));
    await shows();
    await owner.post('/v1/collections/notes/rows', [{ text: 'Tea' }]);
    await shows('Tea');
    const earlier = getSnapshot();
    expect(getSnapshot()).to.equal(earlier);
    await owner.patch('/v1/collections/notes/rows/1', { text: 'Coffee' });
    await shows('Coffee');
    expect(earlier.rows).to.deep.equal([{ id: 1, text: 'Tea' }]);
    unmount();
    const atEnd = calls;
    await owner.delete('/v1/collections/notes/rows/1');
    await owner.post('/v1/collections/notes/rows', [{ text: 'Milk' }]);
    expect(texts()).to.deep.equal(['Coffee']);
    expect(calls).to.equal(atEnd);
    expect(getSnapshot().isLive).to.equal(false);
    const unmountAgain = subscribe(() => undefined);
    await shows('Milk');
    unmountAgain();
  });

  it('shows an update at once, until the server rejects it or the mirror contains it', async () => {
    const unmount = store.subscribe(() => undefined);
    await shows('Milk');
    const [first, second] = [store.update(2, { text: 'Juice' }), store.update(2, { text: 'Water' })];
    expect(texts()).to.deep.equal(['Water']);
    await Promise.all([first, second]);
    await owner.put('/v1/collections/notes/schema', {
      type: 'object',
      properties: { text: { type: 'string', minLength: 1 } },
    });
    await owner.put('/v1/collections/notes/rows/2', { text: 'Wine' });
    await shows('Wine');
    const rejected = store.update(2, { text: '' });
    expect(texts()).to.deep.equal(['']);
    await rejected;
    expect(store.getSnapshot().error).to.match(/would not conform.*\n\/text /);
    expect(texts()).to.deep.equal(['Wine']);
    await store.update(2, { text: 'Beer' });
    expect(store.getSnapshot().error).to.equal('');
    expect(texts()).to.deep.equal(['Beer']);
    unmount();
  });
});
