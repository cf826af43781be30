/** Runs the example application of the guide "Let end users in" with two users and several windows of a browser. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inBrowser, launchBrowser } from '../support/browser.js';
import { type Client, client } from '../support/client.js';
import { passTime, restoreClock } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/port.js';
import { blocks, installCommand, pathIn, section } from '../support/readme.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { startStandIn } from '../support/stand-in.js';

const shown = blocks(section('src/docs/how-to/end-users.md', '## Example application'));
const [server, html, createKey, createdKey, startRowfeed, startServer, startedServer] = shown.map(
  ({ text }) => text,
);
const project = join(import.meta.dirname, '../..');
const rows = '/v1/collections/tasks/rows';
/** Longer than a ticket of the application lasts. */
const laterMs = 901_000;

describe('the example application for end users', () => {
  inBrowser(() => {
    let directory: string;
    let service: TestService;
    let owner: Client;
    let application: ChildProcess;
    let origin: string;
    let browser: Browser;
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    /** The responses that the browsers have received from the application. */
    const received: { readonly page: Page; readonly text: string }[] = [];

    before(async () => {
      directory = await temporaryDirectory();
      await mkdir(join(directory, 'node_modules'));
      await symlink(project, join(directory, 'node_modules', 'rowfeed'));
      await writeFile(join(directory, 'server.mjs'), server!);
      await writeFile(join(directory, 'index.html'), html!);
      const port = `${await freePort()}`;
      const [, ROWFEED_CORS_ORIGIN = ''] = /^ROWFEED_CORS_ORIGIN=(\S+) npx rowfeed\n$/.exec(
        startRowfeed!.replace('8080', port),
      )!;
      service = await startService({ env: { ROWFEED_CORS_ORIGIN } });
      owner = client(service, service.key);
      await owner.post('/v1/collections', { name: 'tasks' });
      await owner.post(rows, [
        { owner: 'ann', title: 'Milk', secret: 1 },
        { owner: 'bob', title: 'Tea' },
      ]);
      await installCommand(directory);
      const { stdout } = await promisify(execFile)('bash', ['-ec', createKey!], {
        cwd: directory,
        env: { PATH: await pathIn(directory), HOME: directory, DATABASE_URL: service.databaseUrl },
      });
      expect([createdKey, startServer]).to.deep.equal(['rf_...\n', 'KEY=rf_... node server.mjs\n']);
      const KEY = stdout.trim();
      application = spawn(process.execPath, ['server.mjs'], {
        cwd: directory,
        env: { KEY, PORT: port, ROWFEED_URL: service.url },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [line] = await once(application.stdout!, 'data');
      origin = `${line}`.trim();
      expect(`${line}`).to.equal(startedServer!.replace('8080', port));
      browser = await launchBrowser();
    });
    after(async () => {
      restoreClock();
      await browser?.close();
      if (application?.kill()) await once(application, 'close');
      await service?.close();
      await removeDirectory(directory);
    });
    afterEach(async () => {
      for (const context of contexts.splice(0)) await context.close();
      expect(complaints).to.deep.equal([]);
    });

    async function open(context: BrowserContext): Promise<Page> {
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('response', async (response) => {
        if (response.url().startsWith(origin))
          received.push({ page, text: await response.text().catch(() => '') });
      });
      await page.goto(origin);
      return page;
    }

    async function signIn(name: string, password: string): Promise<Page> {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await open(context);
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      return page;
    }

    const titles = (page: Page): Promise<string[]> =>
      page
        .locator('li input:not([type=checkbox])')
        .evaluateAll((fields) =>
          fields.map((field) => (field as unknown as { readonly value: string }).value),
        );
    const shows = (page: Page, expected: readonly string[]): Promise<unknown> =>
      eventually('the page shows the titles', async () => `${await titles(page)}` === `${expected}`);
    const add = async (page: Page, title: string): Promise<void> => {
      await page.getByLabel('New task').fill(title);
      await page.getByRole('button', { name: 'Add' }).click();
    };
    const ticketsOf = (page: Page): string[] =>
      received.flatMap((each) => (each.page === page && /"ticket":"([^"]+)"/.exec(each.text)?.[1]) || []);
    /** Waits until the page is live. Returns its ticket. */
    async function isLive(page: Page): Promise<string> {
      await page.getByText('live', { exact: true }).waitFor();
      return eventually('the test has the ticket', () => ticketsOf(page).at(-1));
    }
    const tasksOf = async (name: string): Promise<unknown> =>
      (await owner.get(`${rows}?filter=${encodeURIComponent(`@.owner == "${name}"`)}`)).json;

    it('lets each user list, edit and follow their own tasks', async () => {
      const wrong = await signIn('ann', 'milk');
      await wrong.getByText('The name or the password is wrong.').waitFor();
      const ann = await signIn('ann', 'tea');
      const ticket = await isLive(ann);
      await shows(ann, ['Milk']);
      const second = await open(ann.context());
      const bob = await signIn('bob', 'milk');
      await isLive(bob);
      await shows(bob, ['Tea']);

      await add(ann, 'Sugar');
      await shows(second, ['Milk', 'Sugar']);
      await second.getByLabel('Done: Milk').check();
      await ann.locator('li :checked').waitFor();
      await ann.getByLabel('Title: Sugar').fill('Brown sugar');
      await ann.getByLabel('Title: Sugar').press('Enter');
      await shows(second, ['Milk', 'Brown sugar']);
      await second.getByRole('button', { name: 'Delete Milk' }).click();
      await shows(ann, ['Brown sugar']);
      // Changes by other clients arrive too, but never a task of another user.
      await owner.post(rows, [
        { owner: 'bob', title: 'Salt' },
        { owner: 'ann', title: 'Rice' },
      ]);
      await shows(ann, ['Brown sugar', 'Rice']);
      await shows(bob, ['Tea', 'Salt']);
      expect(await tasksOf('ann')).to.deep.equal([
        { id: 3, owner: 'ann', title: 'Brown sugar', done: false },
        { id: 5, owner: 'ann', title: 'Rice' },
      ]);

      const answer = await client(service, ticket).post(rows, [{ owner: 'bob', title: 'Mine' }]);
      expect([answer.status, answer.code]).to.deep.equal([403, 'ticket_exceeded']);
    });

    it('shows what is stored if a task could not be completed', async () => {
      await owner.post(rows, [{ owner: 'ann', title: 'Flour' }]);
      const ann = await signIn('ann', 'tea');
      const box = ann.getByLabel('Done: Flour');
      await box.waitFor();
      await ann.route('**/rows/*', (route) => route.abort());
      await box.click();
      await ann.getByText('Failed to fetch').waitFor();
      expect(await box.isChecked()).to.equal(false);
      // The end of an outage doesn't hide that the change was lost.
      await ann.context().setOffline(true);
      // The second message appears when the page tries to connect again.
      await ann.getByText(/the browser is offline|the server is unreachable/).waitFor();
      await ann.context().setOffline(false);
      await isLive(ann);
      expect(await ann.getByRole('alert').textContent()).to.equal('Failed to fetch');
      await owner.delete(`${rows}?filter=${encodeURIComponent('@.title == "Flour"')}`);
    });

    it('keeps the key on the server, and the ticket in the memory of the page', async () => {
      const ann = await signIn('ann', 'tea');
      await isLive(ann);
      expect(received.map(({ text }) => text).join('\n'))
        .to.contain('"ticket":"rft_')
        .and.not.match(/\brf_/);
      expect(await ann.evaluate('localStorage.length + sessionStorage.length')).to.equal(0);
      expect(await ann.evaluate('indexedDB.databases()')).to.deep.equal([]);
      const cookies = await ann.context().cookies();
      expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).to.deep.equal([
        ['session', true, 'Strict'],
      ]);
      for (const path of ['session', 'ticket', 'logout']) {
        const method = path === 'session' ? 'GET' : 'POST';
        expect((await fetch(`${origin}/${path}`, { method })).status, path).to.equal(401);
      }
      expect((await fetch(`${origin}/login`, { method: 'POST', body: '{}' })).status).to.equal(401);
    });

    it('renews the ticket when it has expired, for the feed and for a write', async () => {
      const ann = await signIn('ann', 'tea');
      await isLive(ann);
      const before = ticketsOf(ann).length;
      passTime(laterMs);
      await eventually('the feed has another ticket', () => ticketsOf(ann).length > before);
      await isLive(ann);
      await owner.post(rows, [{ owner: 'ann', title: 'Bread' }]);
      await ann.getByLabel('Title: Bread').waitFor();

      // The page gets no other ticket before the server has rejected the write.
      const rejected = ann.waitForResponse(
        (response) => response.request().method() === 'POST' && response.status() === 401,
      );
      await ann.route('**/ticket', async (route) => {
        await rejected;
        await route.continue();
      });
      passTime(laterMs);
      await add(ann, 'Butter');
      await ann.getByLabel('Title: Butter').waitFor();
      expect(await ann.getByLabel('New task').inputValue()).to.equal('');
      await isLive(ann);
      await ann.unroute('**/ticket');
    });

    it('returns 429 and 503 of rowfeed with the time after which a retry can succeed', async () => {
      const answers = [
        [429, { 'Retry-After': '7' }, '{}'],
        [503, {}, '<h1>A proxy has no server</h1>'],
        [403, {}, '{}'],
      ] as const;
      let status: number = 429;
      const busy = await startStandIn((_request, response) => {
        const [, headers, body] = answers.find((answer) => answer[0] === status)!;
        response.writeHead(status, headers).end(body);
      });
      const other = spawn(process.execPath, ['server.mjs'], {
        cwd: directory,
        env: { KEY: 'k', PORT: '0', ROWFEED_URL: busy.url },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      try {
        const [line] = await once(other.stdout, 'data');
        const post = (path: string, init?: RequestInit): Promise<Response> =>
          fetch(`${line}`.trim() + path, { method: 'POST', ...init });
        const login = await post('/login', { body: JSON.stringify({ name: 'ann', password: 'tea' }) });
        const [cookie = ''] = login.headers.getSetCookie();
        const seen = [];
        for ([status] of answers) {
          const response = await post('/ticket', { headers: { cookie } });
          seen.push([response.status, response.headers.get('Retry-After')]);
        }
        expect(seen).to.deep.equal([
          [429, '7'],
          [503, '1'],
          [500, null],
        ]);
      } finally {
        other.kill();
        await busy.close();
      }
    });

    it('reports a failure that is not the end of the session, and recovers from it', async () => {
      const ann = await signIn('ann', 'tea');
      await isLive(ann);
      await ann.route('**/ticket', (route) => route.fulfill({ status: 429 }));
      passTime(laterMs);
      await ann.getByText("The application's server returned 429.").waitFor();
      expect(await ann.getByRole('button', { name: 'Sign out' }).isVisible()).to.equal(true);
      await ann.unroute('**/ticket');
      await isLive(ann);
    });

    it('shows only the tasks of a user who has signed in on another page', async () => {
      const ann = await signIn('ann', 'tea');
      await isLive(ann);
      await ann
        .getByLabel(/^Title: /)
        .first()
        .waitFor();
      const second = await open(ann.context());
      await isLive(second);
      // The first page gets no other ticket before bob has signed in.
      let signedIn: () => void = () => undefined;
      const hasSignedIn = new Promise<void>((resolve) => (signedIn = resolve));
      await ann.route('**/ticket', async (route) => {
        await hasSignedIn;
        await route.continue();
      });
      await second.getByRole('button', { name: 'Sign out' }).click();
      await second.getByLabel('Name').fill('bob');
      await second.getByLabel('Password').fill('milk');
      await second.getByRole('button', { name: 'Sign in' }).click();
      await isLive(second);
      signedIn();
      await eventually('the page names bob', async () => (await ann.locator('#who').textContent()) === 'bob');
      await ann.unroute('**/ticket');
      await isLive(ann);
      expect(await titles(ann)).to.deep.equal(await titles(second));
    });

    it('ends the session and the tickets of a user who signs out, on all pages of the session', async () => {
      const [ann, phone, bob] = [
        await signIn('ann', 'tea'),
        await signIn('ann', 'tea'),
        await signIn('bob', 'milk'),
      ];
      const second = await open(ann.context());
      const tickets = await Promise.all([ann, second, phone, bob].map(isLive));
      await ann.getByRole('button', { name: 'Sign out' }).click();
      await ann.getByText('You are signed out.').waitFor();
      await second.getByText('The application created no ticket. Sign in again.').waitFor();
      for (const page of [ann, second]) {
        expect(await page.getByRole('button', { name: 'Sign in' }).isVisible()).to.equal(true);
        expect(await titles(page)).to.deep.equal([]);
      }
      const statuses = tickets.map(async (ticket) => (await client(service, ticket).get(rows)).status);
      expect(await Promise.all(statuses)).to.deep.equal([401, 401, 401, 200]);
      // The session on the other device gets a new ticket.
      await owner.post(rows, [{ owner: 'ann', title: 'Eggs' }]);
      await phone.getByLabel('Title: Eggs').waitFor();
      expect(await isLive(phone)).not.to.equal(tickets[2]);
    });
  });
});
