/** Runs the recipe for React with the application server of the guide about end users. React itself only calls two functions. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { WebSocket } from 'ws';
import { type Client, client } from '../support/client.js';
import { passTime, restoreClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { blocks, section } from '../support/readme.js';
import { newKey } from '../support/registry.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';

interface Store {
  getSnapshot(): {
    readonly rows: readonly { id: number; title: string }[];
    readonly isLive: boolean;
    readonly error: string;
  };
  subscribe(listener: () => void): () => void;
  add(owner: string, title: string): Promise<boolean>;
  update(id: number, change: { title?: string }): Promise<boolean>;
  remove(id: number): Promise<void>;
}

/** The packages that the configuration of Vite imports. */
const packages = [
  ['vite', 'export const defineConfig = (config) => config;'],
  ['@vitejs/plugin-react', 'export default () => ({});'],
] as const;
const project = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const platform = globalThis as { WebSocket?: unknown };
const realFetch = globalThis.fetch;
const rows = '/v1/collections/tasks/rows';
/** Longer than a ticket of the application lasts. */
const laterMs = 901_000;
/** The parts of React's types that the component uses. */
const reactTypes = `
declare module 'react' {
  export function useSyncExternalStore<T>(subscribe: (listener: () => void) => () => void, getSnapshot: () => T): T;
}
declare module 'react/jsx-runtime' {
  export const jsx: unknown, jsxs: unknown, Fragment: unknown;
  interface Submitted { preventDefault(): void; readonly currentTarget: HTMLFormElement }
  export namespace JSX {
    interface IntrinsicElements { form: { onSubmit: (event: Submitted) => void; children: any }; [tag: string]: any }
  }
}`;

describe('the recipe for React', () => {
  const hasWebSocket = 'WebSocket' in platform;
  let service: TestService;
  let owner: Client;
  let directory: string;
  let application: ChildProcess;
  let store: Store;
  /** The paths that the module has requested from the application's server. */
  const requested: string[] = [];
  const titles = () => store.getSnapshot().rows.map(({ title }) => title);
  const shows = (...expected: string[]) =>
    eventually(
      () => `it shows ${expected}, not ${JSON.stringify(store.getSnapshot())}`,
      () => store.getSnapshot().isLive && String(titles()) === String(expected),
    );
  before(async () => {
    if (!hasWebSocket) platform.WebSocket = WebSocket;
    service = await startService();
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'tasks' });
    await owner.post(rows, [{ owner: 'bob', title: 'Salt' }]);
    directory = await temporaryDirectory();
    await mkdir(join(directory, 'node_modules'));
    await symlink(project, join(directory, 'node_modules/rowfeed'));
    const [config, module, component] = blocks(
      section('src/docs/how-to/react.md', '## Live list with tickets and optimistic updates'),
    );
    await writeFile(join(directory, 'package.json'), '{"type":"module"}');
    await writeFile(join(directory, 'vite.config.ts'), config!.text);
    for (const [name, source] of packages) {
      await mkdir(join(directory, 'node_modules', name), { recursive: true });
      await writeFile(join(directory, 'node_modules', name, 'index.mjs'), source);
      await writeFile(join(directory, 'node_modules', name, 'package.json'), '{"exports":"./index.mjs"}');
    }
    await writeFile(join(directory, 'tasks.ts'), module!.text.replace('http://127.0.0.1:3000', service.url));
    await writeFile(join(directory, 'Tasks.tsx'), component!.text);
    await writeFile(join(directory, 'react.d.ts'), reactTypes);
    const [server] = blocks(section('src/docs/how-to/end-users.md', '## Example application'));
    await writeFile(join(directory, 'server.mjs'), server!.text);
    const key = await newKey(service);
    application = spawn(process.execPath, ['server.mjs'], {
      cwd: directory,
      env: { KEY: key.text, PORT: '0', ROWFEED_URL: service.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(application.stdout!, 'data');
    const origin = `${line}`.trim();
    const login = await fetch(`${origin}/login`, {
      method: 'POST',
      body: JSON.stringify({ name: 'ann', password: 'tea' }),
    });
    const cookie = login.headers.getSetCookie()[0]!.split(';')[0]!;
    // A browser sends these requests to Vite, with the cookie.
    globalThis.fetch = (input, init) => {
      if (typeof input !== 'string' || !input.startsWith('/')) return realFetch(input, init);
      requested.push(input);
      return realFetch(`${origin}${input}`, { ...init, headers: { cookie } });
    };
    store = await import(pathToFileURL(join(directory, 'tasks.ts')).href);
  });
  after(async () => {
    restoreClock();
    globalThis.fetch = realFetch;
    if (!hasWebSocket) delete platform.WebSocket;
    if (application?.kill()) await once(application, 'close');
    await service.close();
    await removeDirectory(directory);
  });

  it('has types', async () => {
    const tsc = join(project, 'node_modules/typescript-native/bin/tsc');
    const options =
      '--ignoreConfig --strict --noEmit --target es2023 --module esnext --moduleResolution bundler --jsx react-jsx';
    const files = ['tasks.ts', 'Tasks.tsx', 'react.d.ts'];
    await run(
      process.execPath,
      [tsc, ...options.split(' '), '--lib', 'es2023,dom', '--types', '', ...files],
      { cwd: directory },
    ).catch((error) => expect.fail(error.stdout));
  });

  it('makes a snapshot per change, and runs the mirror while a component is mounted', async () => {
    const { getSnapshot, subscribe } = store;
    let calls = 0;
    const unmount = subscribe(() => (calls += 1));
    await shows();
    await store.add('ann', 'Tea');
    await shows('Tea');
    const earlier = getSnapshot();
    expect(getSnapshot()).to.equal(earlier);
    await owner.patch(`${rows}/2`, { title: 'Coffee' });
    await shows('Coffee');
    expect(earlier.rows).to.deep.equal([{ id: 2, owner: 'ann', title: 'Tea' }]);
    unmount();
    const atEnd = calls;
    await owner.delete(`${rows}/2`);
    await owner.post(rows, [{ owner: 'ann', title: 'Milk' }]);
    expect(getSnapshot()).to.deep.equal({ rows: [], isLive: false, error: '' });
    expect(calls).to.equal(atEnd);
    const unmountAgain = subscribe(() => undefined);
    await shows('Milk');
    unmountAgain();
  });

  it('shows an edit at once, until the server rejects it or the mirror contains it', async () => {
    const unmount = store.subscribe(() => undefined);
    await shows('Milk');
    const [first, second] = [store.update(3, { title: 'Juice' }), store.update(3, { title: 'Water' })];
    expect(titles()).to.deep.equal(['Water']);
    await Promise.all([first, second]);
    await owner.put('/v1/collections/tasks/schema', {
      type: 'object',
      properties: { title: { type: 'string', minLength: 1 } },
    });
    await owner.patch(`${rows}/3`, { title: 'Wine' });
    await shows('Wine');
    const rejected = store.update(3, { title: '' });
    expect(titles()).to.deep.equal(['']);
    expect(await rejected).to.equal(false);
    expect(store.getSnapshot().error).to.match(/would not conform.*\n\/title /);
    expect(titles()).to.deep.equal(['Wine']);
    await store.add('bob', 'Sugar');
    expect(store.getSnapshot().error).to.match(/ticket/);
    await store.update(3, { title: 'Beer' });
    expect(store.getSnapshot().error).to.equal('');
    const removed = store.remove(3);
    expect(titles()).to.deep.equal([]);
    await removed;
    expect(titles()).to.deep.equal([]);
    unmount();
  });

  it('shows nothing of a user who has signed out', async () => {
    const unmount = store.subscribe(() => undefined);
    await shows();
    const rejected = store.add('ann', '');
    unmount();
    const unmountAgain = store.subscribe(() => undefined);
    expect(await rejected).to.equal(false);
    expect(store.getSnapshot().error).to.equal('');
    unmountAgain();
  });

  it('renews the ticket for the mirror and for a write, without an error', async () => {
    const errors = new Set<string>();
    const unmount = store.subscribe(() => errors.add(store.getSnapshot().error));
    await shows();
    passTime(laterMs);
    await store.add('ann', 'Bread');
    await shows('Bread');
    passTime(laterMs);
    await eventually('the mirror has lost its feed', () => !store.getSnapshot().isLive);
    await owner.post(rows, [{ owner: 'ann', title: 'Rice' }]);
    await shows('Bread', 'Rice');
    expect([...errors]).to.deep.equal(['']);
    unmount();
  });

  it('requests only paths that Vite passes to the application', async () => {
    const { default: config } = await import(pathToFileURL(join(directory, 'vite.config.ts')).href);
    expect(Object.keys(config.server.proxy)).to.include.members(requested);
  });
});
