import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { docsPage } from '../scripts/generate/docs.js';
import { type Documents, readDocuments } from '../scripts/generate/documents.js';
import { type Client, client } from './support/client.js';
import { startService, type TestService } from './support/service.js';

/** A browser of the Chromium family; Debian's package puts it there. */
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browserTimeoutMs = 120_000;

let service: TestService;
let documents: Documents;
let page: string;
let policy: string;

describe('the page of the contracts', () => {
  before(async () => {
    service = await startService();
    documents = await readDocuments(join(import.meta.dirname, '..'));
    const answer = await client(service).get('/docs');
    page = answer.text;
    policy = answer.headers['content-security-policy']!;
  });
  after(() => service.close());

  it('is made of the documents, the same each time', async () => {
    const made = await docsPage(documents);
    expect(made.docsHtml === page).to.equal(true);
    expect(made.docsContentSecurityPolicy).to.equal(policy);
  });

  it('may use its own style and script, known by their hashes, and the service, and nothing else', () => {
    const directives = Object.fromEntries(policy.split('; ').map((each) => each.split(/ (.*)/)));
    expect(directives).to.include({
      'default-src': "'none'",
      'script-src': `'${hashOfOnly('script')}'`,
      'style-src': `'${hashOfOnly('style')}'`,
      'img-src': 'data:',
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  it('loads nothing from elsewhere and has no code in attributes', () => {
    const withoutCode = page.replace(/<(script|style)>.*?<\/\1>/gs, '');
    const tags = [...withoutCode.matchAll(/<\w[^>]*>/g)].map(([tag]) => tag);
    expect(tags.filter((tag) => / (on\w+|style|srcdoc|action|formaction)=/.test(tag))).to.deep.equal([]);
    const leading = tags.filter((tag) => / (src|href)="(?!#|\/(?!\/)|data:)/.test(tag));
    expect(leading.filter((tag) => !/^<a href="https:\/\/[^"]+">$/.test(tag))).to.deep.equal([]);
    expect(page).not.to.match(/@import|url\(|import\(|\beval\b|innerHTML|localStorage/);
  });

  it('has a place for everything that the contracts name', () => {
    const ids = new Set(all(/ id="([^"]*)"/g));
    const { openapi, asyncapi } = documents;
    const operations = Object.values(openapi.paths).flatMap((item) => Object.values(item));
    const { get } = openapi.paths['/ws'] as { get: { 'x-close-codes': object } };
    expect([...ids]).to.include.members([
      ...operations.map((operation) => (operation as { operationId?: string }).operationId).filter(Boolean),
      ...Object.keys(openapi['x-error-codes']).map((code) => `error-${code}`),
      ...Object.keys(openapi.components.schemas).map((name) => `schema-${name}`),
      ...Object.keys(asyncapi.components.schemas).map((name) => `schema-${name}`),
      ...Object.keys(asyncapi.components.messages as object).map((name) => `frame-${name}`),
      ...Object.keys(get['x-close-codes']).map((code) => `close-${code}`),
    ]);
  });

  it('has no id twice, and every link within it leads somewhere', () => {
    const ids = all(/ id="([^"]*)"/g);
    expect(ids).to.have.lengthOf(new Set(ids).size);
    expect(ids).to.include.members(all(/ (?:href="#|for="|aria-controls="|aria-labelledby=")([^"]*)"/g));
  });

  it('shows whatever the documents say as text', async () => {
    const hostile = `"><img src=x onerror='alert(1)'></script></style>`;
    const copy = structuredClone(documents) as unknown as Record<string, unknown>;
    poison(copy.openapi, hostile);
    poison(copy.asyncapi, hostile);
    const { docsHtml, docsContentSecurityPolicy } = await docsPage(copy as unknown as Documents);
    expect(docsHtml).not.to.contain('<img').and.not.to.contain(`'alert`);
    expect(docsHtml.match(/<\/(script|style)>/g)).to.have.lengthOf(2);
    expect(docsContentSecurityPolicy).to.equal(policy);
  });

  describe(`in ${chromium}`, () => {
    if (existsSync(chromium)) tryInBrowser();
    else it.skip('is skipped: there is no such browser; set CHROMIUM to the path of one');
  });
});

function tryInBrowser(): void {
  let browser: Browser;
  let tab: Page;
  let api: Client;
  const complaints: string[] = [];
  const requested = new Set<string>();

  before(async function () {
    this.timeout(browserTimeoutMs);
    const { chromium: driver } = await import('playwright-core');
    browser = await driver.launch({ executablePath: chromium, args: flags });
    tab = await browser.newPage();
    tab.setDefaultTimeout(20_000);
    tab.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    tab.on('pageerror', (error) => complaints.push(error.message));
    tab.on('request', (request) => requested.add(new URL(request.url()).origin));
    api = client(service, service.key);
    await api.post('/v1/collections', { name: 'notes' });
    await tab.goto(`${service.url}/docs`);
    await tab.getByLabel('API key', { exact: true }).fill(service.key);
  });
  after(async () => {
    await browser?.close();
  });

  it('sends a request with the key and shows the answer', async function () {
    this.timeout(browserTimeoutMs);
    const operation = tab.locator('#listCollections');
    await operation.getByText('Try it').click();
    await operation.getByRole('button', { name: 'Send GET' }).click();
    await operation.getByText('200 OK').waitFor();
    expect(JSON.parse((await operation.locator('.answer pre').textContent())!)).to.deep.equal([
      { name: 'notes' },
    ]);
    expect(await operation.locator('.answer dl').textContent()).to.contain('private, no-cache');
  });

  it('sends a body, and shows the command that does the same', async function () {
    this.timeout(browserTimeoutMs);
    const operation = tab.locator('#insertRows');
    await operation.getByText('Try it').click();
    await operation.getByLabel('Body').fill('[{"title":"It\'s tea"}]');
    expect(await operation.locator('[data-curl]').textContent()).to.equal(
      [
        'curl -H "Authorization: Bearer $KEY" \\',
        "  -H 'Content-Type: application/json' \\",
        `  -d '[{"title":"It'\\''s tea"}]' \\`,
        `  ${service.url}/v1/collections/notes/rows`,
      ].join('\n'),
    );
    await operation.getByRole('button', { name: 'Send POST' }).click();
    await operation.getByText('201 Created').waitFor();
    expect((await api.get('/v1/collections/notes/rows')).json).to.deep.equal([{ id: 1, title: "It's tea" }]);
  });

  it('follows the feed, and resumes where it was closed', async function () {
    this.timeout(browserTimeoutMs);
    const panel = tab.locator('#live-feed');
    const frames = panel.getByRole('listitem');
    await panel.getByRole('button', { name: 'Open' }).click();
    await panel.getByText('Waiting for changes.').waitFor();
    await api.post('/v1/collections/notes/rows', [{ title: 'live' }]);
    await frames.first().waitFor();
    expect(await frames.allTextContents()).to.have.lengthOf(1);
    expect(await frames.first().textContent()).to.contain('"title":"live"');

    await panel.getByRole('button', { name: 'Close' }).click();
    await panel.getByText('Closed from here.').waitFor();
    await api.post('/v1/collections/notes/rows', [{ title: 'while closed' }]);
    await panel.getByRole('button', { name: 'Resume' }).click();
    await frames.nth(1).waitFor();
    expect(await frames.nth(1).textContent()).to.contain('"title":"while closed"');

    await api.delete('/v1/collections/notes');
    await panel.getByText('Closed with 4404. The collection was deleted.').waitFor();
  });

  it('keeps the key to itself, asks only the service, and draws no complaint', async () => {
    expect(tab.url()).to.equal(`${service.url}/docs`);
    const kept = await tab.evaluate('[document.cookie, sessionStorage.length, localStorage.length]');
    expect(kept).to.deep.equal(['', 0, 0]);
    expect([...requested]).to.deep.equal([service.url]);
    expect(complaints).to.deep.equal([]);
  });
}

/** Keep the browser from talking to anyone on its own. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The hash of the one element of this name, as a policy names it. */
function hashOfOnly(name: 'script' | 'style'): string {
  const texts = all(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'));
  expect(texts).to.have.lengthOf(1);
  return `sha256-${createHash('sha256').update(texts[0]!).digest('base64')}`;
}

/** The first group of every match in the page. */
function all(pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map((match) => match[1]!);
}

/** Adds to every text for people within a document. */
function poison(node: unknown, text: string): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    const isForPeople = /^(title|summary|description|example|detail)$/.test(key) && typeof value === 'string';
    if (isForPeople) (node as Record<string, unknown>)[key] = `${value} ${text}`;
    else poison(value, text);
  }
}
