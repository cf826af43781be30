import { randomBytes } from 'node:crypto';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { AnyRow } from '../../src/client/index.js';
import { inBrowser, launchBrowser } from '../support/browser.js';
import { type Client, client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { Follower } from '../support/follower.js';
import { type Line, startLine } from '../support/line.js';
import { freePort } from '../support/port.js';
import { type Program, startProgram } from '../support/program.js';
import { type Block, blocks, section } from '../support/readme.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { type StandIn, startStandIn } from '../support/stand-in.js';
import { replay, rowsById, seqOf, startWriters } from '../support/writers.js';

const project = fileURLToPath(new URL('../../', import.meta.url));
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };
/** A page that only contains the client. */
const bare = `<!doctype html>
<script type="importmap">{"imports":{"rowfeed/client":"/node_modules/rowfeed/dist/src/client/index.js"}}</script>
<script type="module">import * as client from 'rowfeed/client'; globalThis.client = client;</script>
`;

describe('the client of a page', () => {
  inBrowser(tryInBrowser);
});

function tryInBrowser(): void {
  let directory: string;
  let site: StandIn;
  let origin: string;
  /** The port on which the folder of the guide is served, as the guide shows. */
  let guidePort: number;
  let guideOrigin: string;
  let folder: Program | undefined;
  let service: TestService;
  let line: Line;
  let owner: Client;
  let collection: string;
  let rows: string;
  let browser: Browser;
  let context: BrowserContext;
  const complaints: string[] = [];

  before(async () => {
    directory = await temporaryDirectory();
    await mkdir(join(directory, 'node_modules'));
    await symlink(project, join(directory, 'node_modules', 'rowfeed'));
    await writeFile(join(directory, 'bare.html'), bare);
    site = await startStandIn(async (request, response) => {
      const path = new URL(request.url!, 'http://x').pathname;
      const file = await readFile(join(directory, path)).catch(() => undefined);
      response
        .writeHead(file ? 200 : 404, { 'Content-Type': types[extname(path)] ?? 'text/plain' })
        .end(file);
    });
    origin = site.url;
    guidePort = await freePort();
    guideOrigin = `http://127.0.0.1:${guidePort}`;
    service = await startService({ env: { ROWFEED_CORS_ORIGIN: `${origin},${guideOrigin}` } });
    line = await startLine(service);
    owner = client(service, service.key);
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    await folder?.stop();
    await line.close();
    await service.close();
    await site.close();
    await removeDirectory(directory);
  });
  beforeEach(async () => {
    collection = await owner.collection([{ text: 'milk' }, { text: 'tea', done: true }]);
    rows = `/v1/collections/${collection}/rows`;
    context = await browser.newContext();
    context.setDefaultTimeout(20_000);
    complaints.splice(0);
    line.port = service.port;
  });
  afterEach(async () => {
    await context.close();
  });

  async function open(path: string, from = origin): Promise<Page> {
    const tab = await context.newPage();
    tab.on('pageerror', (error) => complaints.push(error.message));
    await tab.goto(`${from}/${path}`);
    return tab;
  }

  /** Opens a tab with a stored mirror. The page collects the events of the mirror in `told`. */
  async function mirrored(options: Readonly<Record<string, unknown>> = {}): Promise<Page> {
    const tab = await open('bare.html');
    await tab.waitForFunction('globalThis.client !== undefined');
    const given = { url: line.url, collection, key: service.key, ...options };
    await tab.evaluate(`{
      globalThis.told = { sizes: [], synced: [], errors: [] };
      const { mirror, indexedDbStorage } = client;
      globalThis.notes = mirror({ ...${JSON.stringify(given)}, storage: indexedDbStorage('copies') });
      notes.on('change', () => told.sizes.push(notes.rows.size));
      notes.on('synced', (isSynced) => told.synced.push(isSynced));
      notes.on('error', (error) => told.errors.push(String(error.cause ?? error.message)));
    }`);
    return tab;
  }

  const content = (tab: Page): Promise<unknown> => tab.evaluate('[...notes.rows.values()]');
  const listed = async (): Promise<AnyRow[]> => [...(await rowsById(owner, rows)).values()] as AnyRow[];
  const isSynced = (tab: Page): Promise<unknown> => tab.waitForFunction('notes.synced');
  const equals = async (tab: Page): Promise<boolean> =>
    JSON.stringify(byId((await content(tab)) as AnyRow[])) === JSON.stringify(byId(await listed()));

  /** Serves the folder as the guide shows in these two blocks. Later calls have no effect. */
  async function serveFolder(shown: readonly Block[]): Promise<void> {
    const [command = '', start] = shown.map(({ text }) => text.trim().replaceAll('8080', `${guidePort}`));
    expect(start).to.equal(`ROWFEED_CORS_ORIGIN=${guideOrigin} npx rowfeed`);
    const [program = '', ...words] = command.split(' ');
    folder ??= await startProgram([program, ...words], guidePort, { cwd: directory });
  }

  it('may follow a feed by a socket alone, as the guide shows it', async () => {
    const [page, ...served] = blocks(
      section('src/docs/how-to/follow.md', '## Use a feed in a browser (CORS)'),
    );
    await serveFolder(served);
    const atHome = page!.text
      .replace('ws://127.0.0.1:3000', service.url.replace('http', 'ws'))
      .replace('rf_...', service.key)
      .replace("'notes'", `'${collection}'`);
    await writeFile(join(directory, 'page.html'), atHome);
    const tab = await open('page.html', guideOrigin);
    await tab.getByText('open', { exact: true }).waitFor();
    await owner.post(rows, [{ text: 'salt' }]);
    await tab.getByText('insert 3: salt').waitFor();
    await owner.delete(`/v1/collections/${collection}`);
    await tab.getByText('closed with 4404').waitFor();
    expect(complaints).to.deep.equal([]);

    await writeFile(join(directory, 'page.html'), atHome.replace(service.key, 'another-key'));
    const refused = await open('page.html', guideOrigin);
    await refused.getByText('closed with 1006').waitFor();
  });

  it('is built in 30 lines, as the guide shows it', async () => {
    const [page, ...served] = blocks(section('src/docs/reference/client.md', '## Quick start in a browser'));
    const { text } = page!;
    expect(text.trimEnd().split('\n').length).to.be.at.most(30);
    await serveFolder(served);
    const atHome = text
      .replace('http://127.0.0.1:3000', line.url)
      .replace('rf_...', service.key)
      .replace("'notes'", `'${collection}'`);
    await writeFile(join(directory, 'index.html'), atHome);
    let tab = await open('', guideOrigin);
    const items = (): Promise<string[]> => tab.locator('li').allTextContents();
    await tab.getByText('live', { exact: true }).waitFor();
    expect(await items()).to.deep.equal(['milk']);
    await owner.post(rows, [{ text: 'salt' }]);
    await owner.patch(`${rows}/2`, { done: false });
    await owner.patch(`${rows}/1`, { done: true });
    await tab.getByText('tea').waitFor();
    await tab.getByText('milk').waitFor({ state: 'detached' });
    expect(await items()).to.deep.equal(['tea', 'salt']);

    // From here on, the page cannot reach the server.
    line.port = 1;
    await tab.close();
    tab = await open('', guideOrigin);
    await tab.getByText('tea').waitFor();
    expect(await items()).to.deep.equal(['tea', 'salt']);
    await tab.getByText(/^The feed could not be opened/).waitFor();
    line.port = service.port;
    await tab.getByText('live', { exact: true }).waitFor();
    expect(complaints).to.deep.equal([]);
  });

  it('goes on when the network was away', async () => {
    const tab = await mirrored();
    await isSynced(tab);
    await context.setOffline(true);
    await tab.waitForFunction('!notes.synced');
    await owner.post(rows, [{ text: 'salt' }]);
    await owner.delete(`${rows}/1`);
    await context.setOffline(false);
    await isSynced(tab);
    await eventually('it is the same', () => equals(tab));
    expect(await tab.evaluate('told.synced')).to.deep.equal([true, false, true]);
    const [error, ...later] = (await tab.evaluate('told.errors')) as string[];
    expect(error).to.equal('The feed ended with 1006: the browser is offline');
    // The server has accepted the origin before.
    for (const other of later) expect(other).not.to.match(/ROWFEED_CORS_ORIGIN/);
    expect(complaints).to.deep.equal([]);
  });

  it('reports that the server may not allow the origin of the page', async () => {
    const foreign = origin.replace('127.0.0.1', 'localhost');
    const tab = await open('bare.html', foreign);
    await tab.waitForFunction('globalThis.client !== undefined');
    const options = JSON.stringify({ url: line.url, collection, key: service.key });
    const reported = tab.evaluate(
      `new Promise((resolve) => client.mirror(${options}).on('error', ({ message }) => resolve(message)))`,
    );
    expect(await reported).to.match(
      new RegExp(`ROWFEED_CORS_ORIGIN of the server does not contain ${foreign}$`),
    );
  });

  it('says that a key is refused, and why a filter is none', async () => {
    for (const [options, said] of [
      [{ key: 'no-such-key' }, /key/],
      [{ filter: '@.done = 1' }, /character 8/],
    ] as const) {
      const tab = await mirrored(options);
      await tab.waitForFunction('told.errors.length > 0');
      const [error] = (await tab.evaluate('told.errors')) as string[];
      expect(error).to.match(said);
      await tab.close();
    }
  });

  it('never reads what was stored for another filter, collection or service', async () => {
    const first = await mirrored();
    await isSynced(first);
    await first.evaluate('notes.close()');
    line.port = 1;
    const options = [
      { filter: '@.done == true' },
      { collection: await owner.collection() },
      { url: service.url },
    ];
    for (const other of options) {
      const tab = await mirrored(other);
      if (other.url === undefined) await tab.waitForFunction('told.errors.length > 0');
      else await isSynced(tab);
      expect(await tab.evaluate('told.sizes.length')).to.equal(other.url === undefined ? 0 : 1);
    }
    const same = await mirrored();
    await same.waitForFunction('notes.rows.size === 2');
  });

  it('is live in every tab, and stored by one', async () => {
    const first = await mirrored();
    await isSynced(first);
    const second = await mirrored();
    await isSynced(second);
    const writers = startWriters(() => owner, rows, 4);
    await writers.progress(100);
    await writers.stop();
    for (const tab of [first, second]) await eventually('it is the same', () => equals(tab));
    await owner.post(rows, [{ text: 'the last' }]);
    await second.waitForFunction("[...notes.rows.values()].some(({ text }) => text === 'the last')");
    for (const tab of [first, second]) await tab.evaluate('notes.close()');
    line.port = 1;
    const third = await mirrored();
    await third.waitForFunction('notes.rows.size > 0');
    expect(byId((await content(third)) as AnyRow[])).to.deep.equal(byId(await listed()));
  });

  it('goes on in memory when there is no more room, and says so', async () => {
    // Sets the storage limit before the page stores anything, because the browser caches it for a while.
    const beside = await open('bare.html');
    const session = await context.newCDPSession(beside);
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 300_000 });
    const tab = await mirrored();
    await isSynced(tab);
    // Random texts, because they cannot be compressed.
    const large = Array.from({ length: 10 }, () => ({ text: randomBytes(60_000).toString('base64') }));
    await owner.post(rows, large, { Prefer: 'return=minimal' });
    await tab.waitForFunction('told.errors.length > 0');
    expect(await tab.evaluate('told.errors')).to.match(/Quota/);
    await owner.post(rows, [{ text: 'the last' }]);
    await eventually('it is the same', () => equals(tab));
    expect(await tab.evaluate('told.errors.length')).to.equal(1);
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await tab.close();
    line.port = 1;
    const next = await mirrored();
    await next.waitForFunction('notes.rows.size > 0');
    // The storage contains the rows that were stored before it was full.
    const stored = (await content(next)) as AnyRow[];
    expect(stored).to.deep.equal((await listed()).slice(0, stored.length));
    expect(stored.length).to.be.within(2, 11);
  });

  it('stores a copy again after its database was deleted, as a page does when its user signs out', async () => {
    const tab = await open('bare.html');
    await tab.waitForFunction('globalThis.client !== undefined');
    const stored = await tab.evaluate(`(async () => {
      const storage = client.indexedDbStorage('copies');
      const changes = { from: undefined, put: [{ id: 1 }], remove: [], cursor: 'a-1' };
      await storage.save('notes', changes);
      await new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('copies');
        deleting.onsuccess = resolve;
        deleting.onerror = reject;
      });
      await storage.save('notes', changes);
      return storage.load('notes');
    })()`);
    expect(stored).to.deep.equal({ cursor: 'a-1', rows: [{ id: 1 }] });
  });

  it('that is killed at any moment leaves rows and cursor of one moment', async () => {
    const beginning = (await owner.get(rows)).headers['collection-cursor']!;
    const writers = startWriters(() => owner, rows, 8);
    const found: { readonly cursor: string; readonly rows: readonly AnyRow[] }[] = [];
    for (let round = 0; round < 5; round += 1) {
      const tab = await mirrored();
      await isSynced(tab);
      await writers.progress(Math.floor(Math.random() * 200));
      if (round % 3 === 1) line.cut();
      await kill(tab);
      const looking = await open('bare.html');
      found.push(
        (await looking.evaluate(`new Promise((resolve) => {
          const opening = indexedDB.open('copies');
          opening.onsuccess = () => {
            const transaction = opening.result.transaction(['cursors', 'rows']);
            const [cursors, rows] = ['cursors', 'rows'].map((name) => transaction.objectStore(name).getAll());
            transaction.oncomplete = () => {
              opening.result.close();
              resolve({ cursor: cursors.result[0], rows: rows.result });
            };
          };
        })`)) as (typeof found)[number],
      );
      await looking.close();
    }
    const last = await mirrored();
    await isSynced(last);
    await writers.stop();
    await eventually('it is the same', () => equals(last));

    const follower = new Follower({ key: service.key, collection }, beginning);
    await follower.connect(service);
    await follower.reach(seqOf((await owner.get(rows)).headers['collection-cursor']!));
    await follower.cut();
    const start = seqOf(beginning);
    for (const { cursor, rows } of found) {
      const state = new Map<number, object>([
        [1, { id: 1, text: 'milk' }],
        [2, { id: 2, text: 'tea', done: true }],
      ]);
      replay(follower.frames.slice(0, seqOf(cursor) - start), state);
      expect(byId(rows), cursor).to.deep.equal(byId([...state.values()] as AnyRow[]));
    }
    expect(new Set(found.map(({ cursor }) => cursor)).size).to.be.greaterThan(2);
    expect(complaints).to.deep.equal([]);
  });

  /** Kills the process of a tab, so that the page cannot react. */
  async function kill(tab: Page): Promise<void> {
    const crashed = new Promise((resolve) => tab.once('crash', resolve));
    const session = await context.newCDPSession(tab);
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await tab.close();
  }
}

const byId = (rows: readonly AnyRow[]): AnyRow[] => [...rows].sort((a, b) => a.id - b.id);
