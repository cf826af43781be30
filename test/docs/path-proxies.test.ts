import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { readEvents } from '../../src/client/event-stream.js';
import { conform } from '../../src/conform/conform.js';
import { inBrowser, launchBrowser } from '../support/browser.js';
import { openConsole } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/port.js';
import { type Program, startProgram } from '../support/program.js';
import { blocks, section } from '../support/readme.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

interface ProxyProgram {
  readonly file: string;
  readonly version: string;
  /** @param file the configuration */
  command(file: string): [name: string, ...words: string[]];
  /** Makes the changes to the file that only this test needs. */
  adapted?(text: string): string;
}

const programs: Readonly<Record<string, ProxyProgram>> = {
  nginx: {
    file: 'nginx.conf',
    version: '-v',
    command: (file) => [
      'nginx',
      '-p',
      join(file, '..'),
      '-c',
      file,
      '-e',
      'stderr',
      '-g',
      'daemon off; pid nginx.pid;',
    ],
    adapted: (text) => {
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${name};`,
      );
      // Otherwise, root's nginx becomes another user, who has no access to the folders.
      const user = process.getuid?.() === 0 ? 'user root;\n' : '';
      return `${user}${text}`.replace('http {', `http {\naccess_log off;\n${folders.join('\n')}`);
    },
  },
  caddy: {
    file: 'Caddyfile',
    version: 'version',
    command: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
    adapted: (text) => `{\nadmin off\n}\n${text}`,
  },
  haproxy: { file: 'haproxy.cfg', version: '-v', command: (file) => ['haproxy', '-f', file] },
};

/** nginx passes the path on if its address has no slash at the end. */
const variants: readonly [title: string, name: string, edit: (text: string) => string][] = [
  ...Object.keys(programs).map((name): [string, string, (text: string) => string] => [
    name,
    name,
    (text) => text,
  ]),
  [
    'nginx, which passes the path on and buffers responses',
    'nginx',
    (text) => text.replace(/(proxy_pass http:[^;]*)\/;/, '$1;').replace('proxy_buffering off;', ''),
  ],
];

/** The shortest configurations. Everything else has its default. */
const shortest: Readonly<Record<string, (port: number, upstream: number) => string>> = {
  nginx: (port, upstream) =>
    `events {}\nhttp { server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${upstream}; } } }\n`,
  caddy: (port, upstream) => `http://127.0.0.1:${port} {\nreverse_proxy 127.0.0.1:${upstream}\n}\n`,
  haproxy: (port, upstream) =>
    [
      'defaults',
      '  mode http',
      '  timeout connect 5s',
      '  timeout client 50s',
      '  timeout server 50s',
      'listen rowfeed',
      `  bind 127.0.0.1:${port}`,
      `  server rowfeed 127.0.0.1:${upstream}`,
      '',
    ].join('\n'),
};

/** Starts a proxy with a configuration file in this directory. */
async function startProxy(name: string, directory: string, port: number, text: string): Promise<Program> {
  const { file, command } = programs[name]!;
  const at = join(directory, file);
  await writeFile(at, text);
  return startProgram(command(at), port, { env: { ...process.env, HOME: directory } });
}

const isInstalled = (name: string): boolean => spawnSync(name, [programs[name]!.version]).status === 0;

/** Expects the frames of a stream and of a waiting request within 1 s after their commits. */
async function holdPrompt(url: string, { key, shares }: TestService): Promise<void> {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const post = async (path: string, body: unknown): Promise<string> =>
    (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).text();
  await post('/v1/collections', { name: 'streamed' });
  const path = '/v1/collections/streamed';
  let since = performance.now();
  const holdSince = (what: string): void => {
    expect(performance.now() - since, what).to.be.lessThan(1_000);
    since = performance.now();
  };
  const insert = (n: number) => post(`${path}/rows`, [{ n }]);
  const { body } = await fetch(`${url}${path}/changes/stream`, { headers });
  const received: string[] = [];
  for await (const events of readEvents(body!)) {
    for (const { event, id } of events) {
      received.push(event);
      holdSince(event);
      if (received.length < 3) await insert(received.length);
      else await holdPromptWait(id!);
    }
    if (received.length === 3) break;
  }
  expect(received).to.deep.equal(['bookmark', 'insert', 'insert']);

  async function holdPromptWait(cursor: string): Promise<void> {
    const waiting = fetch(`${url}${path}/changes?since=${cursor}&wait=20`, { headers });
    // The stream is the other feed.
    await eventually('the request waits', () => shares.taken('feeds') === 2);
    since = performance.now();
    await insert(3);
    expect(((await (await waiting).json()) as { changes: unknown[] }).changes).to.have.length(1);
    holdSince('a request that waits');
  }
}

const withProxies = onlyInFullSuite('The guide needs proxies, which are programs of others.');
withProxies.describe('streams and waiting requests behind proxies with default settings', () => {
  for (const [name, configOf] of Object.entries(shortest))
    it(`${name} passes each frame on within 1 s`, async function () {
      if (!isInstalled(name)) return this.skip();
      const port = await freePort();
      const directory = await temporaryDirectory();
      const service = await startService();
      const { adapted = (text: string) => text } = programs[name]!;
      const proxy = await startProxy(name, directory, port, adapted(configOf(port, service.port)));
      try {
        await holdPrompt(`http://127.0.0.1:${port}`, service);
      } finally {
        await proxy.stop();
        await service.close();
        await removeDirectory(directory);
      }
    });
});

withProxies.describe('the guide to operations, "Serve over HTTPS (nginx)"', () => {
  it('the file for Caddy sends requests for the domain to rowfeed', async function () {
    if (!isInstalled('caddy')) return this.skip();
    const directory = await temporaryDirectory();
    try {
      const shown = blocks(section('src/docs/how-to/deploy.md', '## Serve over HTTPS (nginx)'));
      const { text } = shown.find((block) => block.text.startsWith('# /etc/caddy/Caddyfile\n'))!;
      const file = join(directory, 'Caddyfile');
      await writeFile(file, text);
      const { status, stdout, stderr } = spawnSync(
        'caddy',
        ['adapt', '--adapter', 'caddyfile', '--config', file],
        { encoding: 'utf8' },
      );
      expect(status, stderr).to.equal(0);
      expect(stdout).to.include('"host":["data.example.com"]').and.include('"dial":"127.0.0.1:3000"');
    } finally {
      await removeDirectory(directory);
    }
  });
});

withProxies.describe('the guide to operations, "Serve under a path"', () => {
  for (const [title, name, edit] of variants) {
    const { file, adapted = (text: string) => text } = programs[name]!;
    describe(title, function () {
      this.timeout(120_000);
      let service: TestService;
      let proxy: Program | undefined;
      let url: string;
      let directory: string;
      let browser: Browser | undefined;
      before(async function () {
        if (!isInstalled(name)) return this.skip();
        const port = await freePort();
        url = `http://127.0.0.1:${port}/rows`;
        directory = await temporaryDirectory();
        service = await startService({ env: { ROWFEED_PUBLIC_URL: url } });
        const { text } = blocks(section('src/docs/how-to/deploy.md', '## Serve under a path')).find((block) =>
          block.text.startsWith(`# ${file}\n`),
        )!;
        const config = edit(adapted(text))
          .replace('listen 8080', `listen 127.0.0.1:${port}`)
          .replace('bind :8080', `bind 127.0.0.1:${port}`)
          .replace('http://:8080', `http://127.0.0.1:${port}`)
          .replace('127.0.0.1:3000', `127.0.0.1:${service.port}`);
        proxy = await startProxy(name, directory, port, config);
      });
      after(async () => {
        await proxy?.stop();
        await browser?.close();
        await service?.close();
        if (directory !== undefined) await removeDirectory(directory);
      });

      it('the server conforms to the contract', async () => {
        const { verdict, checks } = await conform(url, service.key);
        expect(
          checks.flatMap(({ name, failures }) => failures.map((failure) => `${name}: ${failure}`)),
        ).to.deep.equal([]);
        expect(verdict).to.equal('kept');
      });

      it('the path without its slash leads to the console', async () => {
        const { url: reached, headers, body } = await fetch(url);
        await body?.cancel();
        expect([reached, headers.get('content-type')]).to.deep.equal([`${url}/console`, 'text/html']);
      });

      it('streams and waiting requests deliver each frame within 1 s', () => holdPrompt(url, service));

      inBrowser(() => {
        const post = async (path: string, body: unknown): Promise<void> => {
          const headers = { 'x-api-key': service.key, 'content-type': 'application/json' };
          await (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).text();
        };

        it('the console shows rows and their changes', async () => {
          await post('/v1/collections', { name: 'notes' });
          await post('/v1/collections/notes/rows', [{ title: 'Tea' }]);
          // It fails if the page requests anything outside of the path.
          browser ??= await launchBrowser();
          const stage = { service: { ...service, url }, browser, close: async () => undefined };
          const { page, close } = await openConsole(stage, service.key);
          await page.getByRole('link', { name: 'notes' }).first().click();
          await page.getByRole('gridcell', { name: 'Tea', exact: true }).waitFor();
          await page.getByText('live', { exact: true }).waitFor();
          await post('/v1/collections/notes/rows', [{ title: 'Milk' }]);
          await page.getByRole('gridcell', { name: 'Milk', exact: true }).waitFor();
          await page.getByRole('link', { name: 'Feed', exact: true }).click();
          await page.getByText('live', { exact: true }).waitFor();
          await post('/v1/collections/notes/rows', [{ title: 'Coffee' }]);
          await page.getByText('Coffee').first().waitFor();
          await page.getByRole('link', { name: 'Docs' }).click();
          await page.waitForURL(`${url}/docs`);
          await close();
        });

        it('the documentation searches, sends requests and follows a feed', async () => {
          await post('/v1/collections', { name: 'teas' });
          browser ??= await launchBrowser();
          const page = await browser.newPage();
          const outside: string[] = [];
          page.on('request', (request) => {
            if (!request.url().startsWith(`${url}/`)) outside.push(request.url());
          });
          await page.goto(`${url}/docs`);
          await page.getByLabel('API key', { exact: true }).fill(service.key);
          const listing = page.locator('#listCollections');
          await listing.getByText('Try it').click();
          await listing.getByRole('button', { name: 'Send GET' }).click();
          await listing.locator('.answer pre').getByText('"teas"').waitFor();
          expect(await listing.locator('[data-example=curl]').textContent()).to.include(` ${url}/v1/`);
          await page.locator('#feed-collection').fill('teas');
          await page.locator('[data-feed] [type=submit]').click();
          await page.getByText('Open on teas').waitFor();
          await post('/v1/collections/teas/rows', [{ title: 'Assam' }]);
          await page.locator('.frames').getByText('Assam').first().waitFor();
          await page.locator('.search input').fill('csv spreadsheet');
          await page.locator('.search [role=option]').first().click();
          await page.waitForURL(`${url}/docs/*`);
          await page.getByRole('link', { name: 'Both contracts' }).click();
          await page.waitForURL(`${url}/docs`);
          expect(outside.filter((each) => !each.startsWith('data:'))).to.deep.equal([]);
          await page.close();
        });
      });
    });
  }
});
