/** Runs the recipe for React with the application server of the guide about end users. React itself only calls two functions. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { WebSocket } from 'ws';
import { type Client, client } from '../support/client.js';
import { passTime, restoreClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { blocks, document, pathIn } from '../support/readme.js';
import { newKey } from '../support/registry.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

interface Row {
  readonly id: number;
  readonly title: string;
}

interface Store {
  getSnapshot(): {
    readonly rows: readonly Row[];
    readonly status: string;
    readonly hasStopped: boolean;
    readonly message: string;
  };
  subscribe(listener: () => void): () => void;
  reload(): void;
  add(title: string): Promise<boolean>;
  update(id: number, change: { title?: string }): Promise<boolean>;
  remove(id: number): Promise<boolean>;
}

type StoreClass = new (
  session: { readonly user: string; readonly url: string },
  signedOut: () => void,
) => Store;

/** The snapshot of a list that nobody shows. */
const emptySnapshot = { rows: [], status: 'connecting', hasStopped: false, message: '' };
/** The packages that the files of the guide import, in the form that they use. */
const packages = [
  [
    'vue',
    'export const scope = [], onScopeDispose = (run) => scope.push(run), shallowRef = (value) => ({ value });',
  ],
  [
    'react',
    'export const uses = [], useSyncExternalStore = (...use) => { uses.push(use); return use[1](); };',
  ],
  ['vite', 'export const defineConfig = (config) => config;'],
  ['@vitejs/plugin-react', 'export default () => ({});'],
] as const;
const project = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const platform = globalThis as { WebSocket?: unknown };
const realFetch = globalThis.fetch;
const realError = console.error;
const collection = '/v1/collections/tasks';
const rows = `${collection}/rows`;
/** Longer than a ticket of the application lasts. */
const laterMs = 901_000;
const shown = blocks(document('src/docs/how-to/react.md'));
/** The files of the guide, by the name in their first line. */
const files = new Map(
  shown.flatMap(({ text }): [string, string][] => {
    const [, name] = /^\/\/ (\S+)\n/.exec(text) ?? [];
    if (name === undefined) return [];
    return [[name === 'vite.config.ts' ? name : `src/${name}`, text]];
  }),
);
const [prepare, prepareTest] = shown.filter(({ language }) => language === 'sh').map(({ text }) => text);
/** The parts of React's types that the components use. */
const reactTypes = `
declare module 'react' {
  export function useSyncExternalStore<T>(subscribe: (listener: () => void) => () => void, getSnapshot: () => T): T;
  export function useState<T>(): [T | undefined, (value: T | undefined) => void];
  export function useState<T>(value: T | (() => T)): [T, (value: T) => void];
  export function useEffect(run: () => void, uses: readonly unknown[]): void;
}
declare module 'vue' {
  export function shallowRef<T>(value: T): { value: T };
  export function onScopeDispose(run: () => void): void;
}
declare module 'react/jsx-runtime' {
  export const jsx: unknown, jsxs: unknown, Fragment: unknown;
  interface Submitted { preventDefault(): void; readonly currentTarget: HTMLFormElement }
  interface Form { onSubmit?: (event: Submitted) => void; action?: (form: FormData) => Promise<void>; children: any }
  export namespace JSX {
    interface IntrinsicElements { form: Form; [tag: string]: any }
    interface IntrinsicAttributes { key?: string }
  }
}`;

describe('the recipe for React', () => {
  const hasWebSocket = 'WebSocket' in platform;
  let service: TestService;
  let owner: Client;
  let directory: string;
  let application: ChildProcess;
  let origin: string;
  let TaskStore: StoreClass;
  /** The cookie of the browser. */
  let cookie: string;
  let store: Store;
  let signedOut: string[];
  /** Runs when the server has executed a write, before the store receives the response. */
  let afterWrite: (() => Promise<void>) | undefined;
  let unmount: () => void;
  /** The paths that the module has requested from the application's server. */
  const requested: string[] = [];
  const titles = (tab = store) => tab.getSnapshot().rows.map(({ title }) => title);
  const shows = (...expected: string[]) =>
    eventually(
      () => `it shows ${expected}, not ${JSON.stringify(store.getSnapshot())}`,
      () => store.getSnapshot().status === 'live' && String(titles()) === String(expected),
    );

  async function signIn(name: string, password: string): Promise<void> {
    const body = JSON.stringify({ name, password });
    const login = await realFetch(`${origin}/login`, { method: 'POST', body });
    cookie = login.headers.getSetCookie()[0]!.split(';')[0]!;
  }

  const signOut = () => realFetch(`${origin}/logout`, { method: 'POST', headers: { cookie } });

  /** Opens a tab of the browser. */
  const openTab = (user: string): Store =>
    new TaskStore({ user, url: service.url }, () => signedOut.push(user));

  before(async () => {
    // The generator of the types takes some seconds of CPU.
    if (!hasWebSocket) platform.WebSocket = WebSocket;
    service = await startService();
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'tasks' });
    directory = await temporaryDirectory();
    await mkdir(join(directory, 'node_modules'));
    await symlink(project, join(directory, 'node_modules/rowfeed'));
    await writeFile(join(directory, 'package.json'), '{"type":"module"}');
    for (const [name, source] of packages) {
      await mkdir(join(directory, 'node_modules', name), { recursive: true });
      await writeFile(join(directory, 'node_modules', name, 'index.mjs'), source);
      await writeFile(join(directory, 'node_modules', name, 'package.json'), '{"exports":"./index.mjs"}');
    }
    for (const [name, text] of files) {
      await mkdir(dirname(join(directory, name)), { recursive: true });
      await writeFile(join(directory, name), isolated(text));
    }
    await writeFile(join(directory, 'src/react.d.ts'), reactTypes);
    await mkdir(join(directory, 'node_modules/.bin'));
    const generator = 'node_modules/.bin/openapi-typescript';
    await symlink(join(project, generator), join(directory, generator));
    await paste(prepare!);
    const [server] = blocks(document('src/docs/how-to/end-users.md')).filter(({ text }) =>
      text.startsWith('// server.mjs'),
    );
    await writeFile(join(directory, 'server.mjs'), server!.text);
    const key = await newKey(service);
    application = spawn(process.execPath, ['server.mjs'], {
      cwd: directory,
      env: { KEY: key.text, PORT: '0', ROWFEED_URL: service.url },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(application.stdout!, 'data');
    origin = `${line}`.trim();
    ({ TaskStore } = await import(pathToFileURL(join(directory, 'src/tasks.ts')).href));
  });
  after(async () => {
    restoreClock();
    if (!hasWebSocket) delete platform.WebSocket;
    if (application?.kill()) await once(application, 'close');
    await service.close();
    await removeDirectory(directory);
  });
  beforeEach(async () => {
    afterWrite = undefined;
    signedOut = [];
    console.error = () => undefined;
    // A browser sends the requests without an origin to Vite, with the cookie.
    globalThis.fetch = async (input, init) => {
      const isOwn = typeof input === 'string' && input.startsWith('/');
      if (isOwn) requested.push(input);
      const response = isOwn
        ? await realFetch(`${origin}${input}`, { ...init, headers: { cookie } })
        : await realFetch(input, init);
      if (init?.method === 'POST' && !isOwn) await afterWrite?.();
      return response;
    };
    await owner.delete(`${rows}?filter=${encodeURIComponent('@.id > 0')}&max_rows=1000`);
    await owner.post(rows, [{ owner: 'bob', title: 'Salt' }]);
    await signIn('ann', 'tea');
    store = openTab('ann');
    unmount = store.subscribe(() => undefined);
    await shows();
  });
  afterEach(() => {
    unmount();
    globalThis.fetch = realFetch;
    console.error = realError;
  });

  /** Replaces the address and the key in the guide with the address and the key of the test service. */
  const isolated = (text: string): string =>
    text.replaceAll('http://127.0.0.1:3000', service.url).replaceAll('rf_...', service.key);

  /** Runs commands of the guide in the folder of the application. */
  async function paste(text: string): Promise<void> {
    await run('bash', ['-ec', isolated(text)], {
      cwd: directory,
      env: { ...process.env, PATH: await pathIn(directory), KEY: service.key },
    });
  }

  onlyInFullSuite('The TypeScript compiler takes 1 s of CPU.').it('has types', async () => {
    const tsc = join(project, 'node_modules/typescript-native/bin/tsc');
    const options =
      '--ignoreConfig --strict --noEmit --target es2023 --module esnext --moduleResolution bundler --jsx react-jsx';
    const sources = [...files.keys()].filter((name) => /^src\/[a-z]+\.tsx?$/i.test(name));
    expect(sources).to.have.length(5);
    await run(
      process.execPath,
      [tsc, ...options.split(' '), '--lib', 'es2023,dom', '--types', '', ...sources, 'src/react.d.ts'],
      { cwd: directory },
    ).catch((error) => expect.fail(error.stdout));
  });

  it('makes a snapshot per change, and runs the mirror while a component is mounted', async () => {
    const { getSnapshot, subscribe } = store;
    let calls = 0;
    const unmountSecond = subscribe(() => (calls += 1));
    await store.add('Tea');
    await shows('Tea');
    const earlier = getSnapshot();
    expect(getSnapshot()).to.equal(earlier);
    const [{ id }] = earlier.rows as readonly [Row];
    await owner.patch(`${rows}/${id}`, { title: 'Coffee' });
    await shows('Coffee');
    expect(earlier.rows).to.deep.equal([{ id, owner: 'ann', title: 'Tea' }]);
    unmountSecond();
    unmount();
    const atEnd = calls;
    await owner.delete(`${rows}/${id}`);
    await owner.post(rows, [{ owner: 'ann', title: 'Milk' }]);
    expect(getSnapshot()).to.deep.equal(emptySnapshot);
    expect(calls).to.equal(atEnd);
    unmount = subscribe(() => undefined);
    await shows('Milk');
  });

  it('shows the rows of a collection without tickets', async () => {
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post('/v1/collections/notes/rows', [{ text: 'Milk' }]);
    const load = (path: string) => import(pathToFileURL(join(directory, path)).href);
    const { useNotes } = await load('src/useNotes.ts');
    const { uses } = await load('node_modules/react/index.mjs');
    useNotes();
    const [[subscribe, getSnapshot]] = uses;
    const shown: unknown[] = [];
    const unsubscribe = subscribe(() => shown.push(getSnapshot()));
    await eventually('it shows the row', () => getSnapshot().length === 1);
    const earlier = getSnapshot();
    expect(getSnapshot()).to.equal(earlier);
    await owner.post('/v1/collections/notes/rows', [{ text: 'Tea' }]);
    await eventually('it shows the new row', () => getSnapshot().length === 2);
    const second = { id: 2, text: 'Tea' };
    expect([earlier, shown.at(-1)]).to.deep.equal([
      [{ id: 1, text: 'Milk' }],
      [{ id: 1, text: 'Milk' }, second],
    ]);
    unsubscribe();
    // The mirror of the page runs until the collection is deleted.
    await owner.delete('/v1/collections/notes');
  });

  it('makes snapshots for Vue until the component is unmounted', async () => {
    const load = (path: string) => import(pathToFileURL(join(directory, path)).href);
    const { useTasks } = await load('src/useTasks.ts');
    const { scope } = await load('node_modules/vue/index.mjs');
    const { tasks, snapshot } = useTasks({ user: 'ann', url: service.url }, () => undefined);
    await tasks.add('Tea');
    await eventually('the snapshot is current', () => snapshot.value.rows[0]?.title === 'Tea');
    for (const run of scope) run();
    expect(tasks.getSnapshot()).to.deep.equal(emptySnapshot);
  });

  it('sorts the rows by id, also if one has left and come back', async () => {
    await store.add('Tea');
    await store.add('Milk');
    await shows('Tea', 'Milk');
    const [{ id }] = store.getSnapshot().rows as readonly [Row];
    await owner.patch(`${rows}/${id}`, { owner: 'bob' });
    await shows('Milk');
    await owner.patch(`${rows}/${id}`, { owner: 'ann' });
    await shows('Tea', 'Milk');
  });

  it('shows an edit at once, until the server rejects it or the mirror contains it', async () => {
    await store.add('Milk');
    await shows('Milk');
    const [{ id }] = store.getSnapshot().rows as readonly [Row];
    const [first, second] = [store.update(id, { title: 'Juice' }), store.update(id, { title: 'Water' })];
    expect(titles()).to.deep.equal(['Water']);
    expect(await Promise.all([first, second])).to.deep.equal([true, true]);
    await owner.patch(`${rows}/${id}`, { title: 'Wine' });
    await shows('Wine');
    const rejected = store.update(id, { title: '' });
    expect(titles()).to.deep.equal(['']);
    expect(await rejected).to.equal(false);
    expect(store.getSnapshot().message).to.match(/would not conform.*\n\/title /);
    expect(titles()).to.deep.equal(['Wine']);
    await store.update(id, { title: 'Beer' });
    expect(store.getSnapshot().message).to.equal('');
    const [removed, again] = [store.remove(id), store.remove(id)];
    expect(titles()).to.deep.equal([]);
    expect(await Promise.all([removed, again])).to.deep.equal([true, true]);
    await shows();
    expect(store.getSnapshot().message).to.equal('');
  });

  it('shows nothing of a user who has signed out', async () => {
    const rejected = store.add('');
    unmount();
    unmount = store.subscribe(() => undefined);
    expect(await rejected).to.equal(false);
    await shows();
    expect(signedOut).to.deep.equal([]);
  });

  it('shows nothing of the user of another tab', async () => {
    await store.add('Tea');
    await shows('Tea');
    await signOut();
    await signIn('bob', 'milk');
    const second = openTab('bob');
    const unmountSecond = second.subscribe(() => undefined);
    await eventually('the second tab shows the task of bob', () => String(titles(second)) === 'Salt');
    await eventually('the first tab shows the login', () => signedOut.length > 0);
    expect(signedOut).to.deep.equal(['ann']);
    expect(store.getSnapshot()).to.deep.equal(emptySnapshot);
    expect(await store.add('Coffee')).to.equal(false);
    await second.add('Pepper');
    await eventually('the second tab has another task', () => String(titles(second)) === 'Salt,Pepper');
    expect(titles()).to.deep.equal([]);
    await signOut();
    await eventually('the second tab shows the login', () => signedOut.includes('bob'));
    expect(titles(second)).to.deep.equal([]);
    unmountSecond();
  });

  it('renews the ticket for the mirror and for a write, without a message', async () => {
    const messages = new Set<string>();
    const unsubscribe = store.subscribe(() => messages.add(store.getSnapshot().message));
    passTime(laterMs);
    await store.add('Bread');
    await shows('Bread');
    passTime(laterMs);
    await eventually('the mirror has lost its feed', () => store.getSnapshot().status === 'connecting');
    await owner.post(rows, [{ owner: 'ann', title: 'Rice' }]);
    await shows('Bread', 'Rice');
    expect([...messages]).to.deep.equal(['']);
    unsubscribe();
  });

  it('adds a task once if the response is lost and the user tries again', async () => {
    afterWrite = async () => {
      afterWrite = undefined;
      throw new TypeError('Failed to fetch');
    };
    expect(await store.add('Tea')).to.equal(false);
    expect(store.getSnapshot().message).to.equal(
      'The change may not be saved, because the server is unreachable. Try again.',
    );
    expect(await store.add('Tea')).to.equal(true);
    await shows('Tea');
    expect(await store.add('Tea')).to.equal(true);
    await shows('Tea', 'Tea');
  });

  it('shows why the list is not live, and which edit was lost until the next write', async () => {
    const tabs = Array.from({ length: 7 }, () => openTab('ann'));
    const closeTabs = tabs.map((tab) => tab.subscribe(() => undefined));
    for (const tab of tabs) await eventually('the tab is live', () => tab.getSnapshot().status === 'live');
    const last = openTab('ann');
    const closeLast = last.subscribe(() => undefined);
    const says = (status: string) =>
      eventually(
        () => `it says ${status}, not ${last.getSnapshot().status}`,
        () => last.getSnapshot().status.includes(status),
      );
    await says('This subject already has its maximum of 8 open feeds.');
    const connected = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await last.update(1, { title: 'Tea' })).to.equal(false);
    await says('The connection is lost. The list is updated as soon as it is back.');
    globalThis.fetch = connected;
    for (const close of closeTabs) close();
    await says('live');
    expect(last.getSnapshot().message).to.equal(
      'The change may not be saved, because the server is unreachable. Try again.',
    );
    expect(await last.add('Tea')).to.equal(true);
    expect(last.getSnapshot().message).to.equal('');
    closeLast();
  });

  it('stops if the collection is deleted, reports stored writes as saved, and can be reloaded', async () => {
    await store.add('Tea');
    await shows('Tea');
    const schema = (await owner.get(`${collection}/schema`)).json;
    afterWrite = async () => {
      await owner.delete(collection);
      await owner.post('/v1/collections', { name: 'tasks' });
      await owner.put(`${collection}/schema`, schema);
      await eventually('it has stopped', () => store.getSnapshot().hasStopped);
    };
    expect(await store.add('Milk')).to.equal(true);
    expect(store.getSnapshot()).to.deep.include({ rows: [], status: 'The list is not available.' });
    afterWrite = undefined;
    store.reload();
    await shows();
    await store.add('Water');
    await shows('Water');
  });

  it('requests only paths that Vite passes to the application', async () => {
    const { default: config } = await import(pathToFileURL(join(directory, 'vite.config.ts')).href);
    expect(Object.keys(config.server.proxy)).to.include.members(requested);
    for (const [, path] of files.get('src/App.tsx')!.matchAll(/fetch\('(\/\w+)'/g))
      expect(config.server.proxy).to.have.property(path!);
  });

  onlyInFullSuite('npm installs packages from its registry.').it('has a test that passes', async function () {
    this.timeout(240_000);
    if (process.env.CI === undefined) return this.skip();
    const [install] = /^npm install .+$/m.exec(prepareTest!)!;
    await paste(prepareTest!.replace(install, ''));
    const own = join(directory, 'own');
    await mkdir(own);
    await writeFile(join(own, 'package.json'), '{"type":"module"}');
    for (const name of ['src', 'seed']) await cp(join(directory, name), join(own, name), { recursive: true });
    await run('bash', ['-ec', `${install} react@19 react-dom@19 @vitejs/plugin-react`], { cwd: own });
    // vitest transforms linked packages, but not installed ones.
    await mkdir(join(own, 'node_modules/rowfeed'), { recursive: true });
    for (const name of ['package.json', 'dist'])
      await cp(join(project, name), join(own, 'node_modules/rowfeed', name), { recursive: true });
    await symlink(join(project, 'node_modules'), join(own, 'node_modules/rowfeed/node_modules'));
    await writeFile(join(own, 'vite.config.ts'), files.get('vite.config.ts')!);
    const { stdout } = await run('npx', ['vitest', 'run'], {
      cwd: own,
      env: { ...process.env, NO_COLOR: '1' },
    });
    expect(stdout).to.match(/Tests +2 passed/);
  });
});
