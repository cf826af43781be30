import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { type Guide, readGuides } from '../../scripts/generate/docs/guides.js';
import { docsPages } from '../../scripts/generate/docs.js';
import { type Documents, readDocuments } from '../../scripts/generate/documents.js';
import { inBrowser, launchBrowser } from '../support/browser.js';
import { type Client, client, type Headers } from '../support/client.js';
import { holdAccessible } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { blocks, guides as shownGuides } from '../support/readme.js';
import { startService, type TestService } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

const project = join(import.meta.dirname, '../..');
let service: TestService;
let documents: Documents;
let guides: readonly Guide[];
let page: string;
let policy: string;

describe('the page of the contracts', () => {
  before(async () => {
    service = await startService();
    [documents, guides] = await Promise.all([readDocuments(project), readGuides(project)]);
    const answer = await client(service).get('/docs');
    page = answer.text;
    policy = answer.headers['content-security-policy']!;
  });
  after(() => service.close());

  onlyInFullSuite('The generator builds all pages again.').it(
    'is made of the documents, the same each time',
    async () => {
      const made = await docsPages(documents, guides);
      expect(made.docsHtml === page).to.equal(true);
      expect(made.docsContentSecurityPolicy).to.equal(policy);
      for (const [name, text] of Object.entries(made.guides))
        expect((await client(service).get(`/docs/${name}`)).text === text, name).to.equal(true);
    },
  );

  it('leads to every guide, and a guide to the others', async () => {
    for (const [path, text] of await served()) {
      const leading = all(text, / href="\/docs\/([^"#]*)"/g);
      expect(leading, path).to.include.members(shownGuides);
    }
  });

  it('may use its own style and script, known by their hashes, and the service, and nothing else', async () => {
    const directives = Object.fromEntries(policy.split('; ').map((each) => each.split(/ (.*)/)));
    expect(directives).to.include({
      'default-src': "'none'",
      'script-src': `'${hashOfOnly(page, 'script')}'`,
      'style-src': `'${hashOfOnly(page, 'style')}'`,
      'img-src': 'data:',
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    });
    for (const [path, text, headers] of await served()) {
      expect(headers['content-security-policy'], path).to.equal(policy);
      for (const name of ['script', 'style'] as const)
        expect(hashOfOnly(text, name), path).to.equal(hashOfOnly(page, name));
    }
  });

  it('loads nothing from elsewhere and has no code in attributes', async () => {
    for (const [path, text] of await served()) {
      const withoutCode = text.replace(/<(script|style)>.*?<\/\1>/gs, '');
      const tags = [...withoutCode.matchAll(/<\w[^>]*>/g)].map(([tag]) => tag);
      expect(tags.filter((tag) => / (on\w+|style|srcdoc|action|formaction)=/.test(tag))).to.deep.equal([]);
      const leading = tags.filter((tag) => / (src|href)="(?!#|\/(?!\/)|data:)/.test(tag));
      expect(
        leading.filter((tag) => !/^<a href="https:\/\/[^"]+">$/.test(tag)),
        path,
      ).to.deep.equal([]);
      // Examples in the guides contain code, too, but browsers don't run it.
      const code = [...text.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, , inner]) => inner).join('\n');
      expect(code, path).to.have.length.above(10_000);
      expect(code, path).not.to.match(/@import|url\(|import\(|\beval\b|innerHTML|localStorage/);
    }
  });

  it('has a place for everything that the contracts name', () => {
    const ids = new Set(all(page, / id="([^"]*)"/g));
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

  it('has no id twice, no link in a link, and every link to the service leads somewhere', async () => {
    const pages = await served();
    const idsOf = new Map(pages.map(([path, text]) => [path, all(text, / id="([^"]*)"/g)]));
    const elsewhere = new Set<string>();
    for (const [path, text] of pages) {
      const ids = idsOf.get(path)!;
      expect(ids, path).to.have.lengthOf(new Set(ids).size);
      expect(ids, path).to.include.members(
        all(text, / (?:for="|aria-controls="|aria-labelledby=")([^"]*)"/g),
      );
      expect(text, path).not.to.match(/<a [^>]*>(?:(?!<\/a>).)*<a /s);
      for (const href of all(text, / href="([#/][^"]*)"/g)) {
        const [target = '', id] = href.split('#');
        const there = idsOf.get(target === '' ? path : target);
        if (there === undefined) elsewhere.add(target);
        else if (id !== undefined) expect(there, `${path}: ${href}`).to.include(id);
      }
    }
    for (const target of elsewhere) expect((await client(service).get(target)).status, target).to.equal(200);
  });

  it('shows whatever the documents say as text', async () => {
    const hostile = `"><img src=x onerror='alert(1)'></script></style>`;
    const copy = structuredClone(documents) as unknown as Record<string, unknown>;
    poison(copy.openapi, hostile);
    poison(copy.asyncapi, hostile);
    const [guide] = guides.map((each) => ({
      ...each,
      title: hostile,
      text: `# ${hostile}\n\n${hostile}\n\n\`${hostile}\`\n`,
    }));
    const made = await docsPages(copy as unknown as Documents, [guide!]);
    for (const text of [made.docsHtml, ...Object.values(made.guides)]) {
      expect(text).not.to.contain('<img').and.not.to.contain(`'alert`);
      expect(text.match(/<\/(script|style)>/g)).to.have.lengthOf(2);
    }
    expect(made.docsContentSecurityPolicy).to.equal(policy);
  });

  inBrowser(tryInBrowser);
});

function tryInBrowser(): void {
  let browser: Browser;
  let tab: Page;
  let api: Client;
  const complaints: string[] = [];
  const requested = new Set<string>();

  before(async () => {
    browser = await launchBrowser();
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

  it('sends a request with the key and shows the answer', async () => {
    const operation = tab.locator('#listCollections');
    await operation.getByText('Try it').click();
    await operation.getByRole('button', { name: 'Send GET' }).click();
    await operation.getByText('200 OK').waitFor();
    expect(JSON.parse((await operation.locator('.answer pre').textContent())!)).to.deep.equal([
      { name: 'notes' },
    ]);
    expect(await operation.locator('.answer dl').textContent()).to.contain('private, no-cache');
  });

  it('sends a body, and shows the command that does the same', async () => {
    const operation = tab.locator('#insertRows');
    await operation.getByText('Try it').click();
    await operation.getByLabel('Body').fill('[{"title":"It\'s tea"}]');
    expect(await operation.locator('[data-example=curl]').textContent()).to.equal(
      [
        `curl -w '\\n' -H "x-api-key: $KEY" \\`,
        "  -H 'Content-Type: application/json' \\",
        `  -d '[{"title":"It'\\''s tea"}]' \\`,
        `  ${service.url}/v1/collections/notes/rows`,
      ].join('\n'),
    );
    await operation.getByRole('button', { name: 'Send POST' }).click();
    await operation.getByText('201 Created').waitFor();
    expect((await api.get('/v1/collections/notes/rows')).json).to.deep.equal([{ id: 1, title: "It's tea" }]);
  });

  it('sends each line of an array as a parameter of its own', async () => {
    const operation = tab.locator('#listRows');
    await operation.getByText('Try it').click();
    await operation.getByLabel('sort query').fill('done:asc\ntitle:desc\n');
    await operation.getByLabel('fields query').fill('title');
    const query = 'sort=done%3Aasc&sort=title%3Adesc&fields=title';
    expect(await operation.locator('[data-example=curl]').textContent()).to.contain(`/rows?${query}'`);
    await operation.getByRole('button', { name: 'Send GET' }).click();
    await operation.getByText('200 OK').waitFor();
    expect(JSON.parse((await operation.locator('.answer pre').textContent())!)).to.deep.equal([
      { id: 1, title: "It's tea" },
    ]);
  });

  it('shows a stream as it arrives, until it is stopped', async () => {
    const operation = tab.locator('#streamChanges');
    await operation.getByText('Try it').click();
    await operation.getByRole('button', { name: 'Send GET' }).click();
    await operation.getByText('200 OK').waitFor();
    await operation.locator('.answer pre', { hasText: 'event: bookmark' }).waitFor();
    await operation.getByRole('button', { name: 'Stop' }).click();
    await eventually('the stream is closed', () => service.shares.taken('feeds') === 0);
    expect(await operation.getByRole('button', { name: 'Send GET' }).isEnabled()).to.equal(true);
  });

  it('follows the feed, and resumes where it was closed', async () => {
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

  it('shows its examples in the language that was chosen, everywhere', async () => {
    const request = tab.locator('#createCollection');
    const python = request.getByRole('tab', { name: 'Python' });
    await python.click();
    expect(await request.locator('[data-example]:visible').allTextContents()).to.deep.equal([
      await request.locator('[data-example=python]').textContent(),
    ]);
    await request.getByText('Try it').click();
    await request.getByLabel('Body').fill('{"name": "notes", "more": [true, null, 1.5]}');
    const shown = await request.locator('[data-example=python]').textContent();
    expect(shown).to.contain('json.dumps({"name": "notes", "more": [True, None, 1.5]})');
    await request.getByLabel('Body').fill('{"n": 1e999}');
    expect(await request.locator('[data-example=python]').textContent()).to.contain(
      `data="{\\"n\\": 1e999}"`,
    );
    expect(await tab.locator('#deleteRow [data-example]:visible').textContent()).to.contain(
      'method="DELETE"',
    );
    expect(await tab.locator('#openFeed [data-example]:visible').textContent()).to.contain('websockets');
    await tab.keyboard.press('Tab');
    await python.focus();
    await tab.keyboard.press('ArrowRight');
    expect(await request.locator('[data-example]:visible').textContent()).to.match(/^curl /);
    // If a body is optional and nobody typed it, the form does not send one.
    const rotate = tab.locator('#rotateKey');
    await rotate.getByText('Try it').click();
    await rotate.getByLabel('Body').fill('');
    expect(await rotate.locator('[data-example]:visible').textContent()).not.to.contain('Content-Type');
  });

  it('finds words in the contracts and the guides, by the keyboard', async () => {
    const other = await browser.newPage();
    other.on('console', (message) => complaints.push(message.text()));
    other.on('pageerror', (error) => complaints.push(error.message));
    await other.goto(`${service.url}/docs/feed`);
    await other.keyboard.press('Control+k');
    const box = other.getByRole('combobox', { name: 'Search the documentation' });
    const options = other.getByRole('option');
    await other.keyboard.type('limit_reached');
    await options.first().waitFor();
    expect(await options.first().textContent()).to.match(/^limit_reached ?Error 403/);
    await other.keyboard.press('Enter');
    await other.waitForURL(`${service.url}/docs#error-limit_reached`);
    for (const [words, title, address] of [
      ['insertRows', 'Insert rows', '/docs#insertRows'],
      ['idempotency-key', 'Idempotency-Key', '/docs#'],
      ['4404', '4404', '/docs#close-4404'],
      ['csv spreadsheet', '', '/docs/import-export'],
    ] as const) {
      await box.fill(words);
      // Does not use `waitForFunction`, because its second attempt is an `eval`, which the policy of the page
      // forbids.
      await other.locator(`#found-0[href^="${address}"]`).waitFor();
      expect(await options.first().textContent()).to.contain(title);
    }
    await box.fill('rows');
    await options.nth(2).waitFor();
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await box.press('ArrowUp');
    const active = await box.getAttribute('aria-activedescendant');
    expect(active).to.equal('found-1');
    await box.press('Escape');
    expect(await options.first().isVisible()).to.equal(false);
    await box.fill('nosuchword');
    await other.getByText('No results for “nosuchword”.').waitFor();
    await box.fill('csv spreadsheet');
    const first = await options.first().getAttribute('href');
    await options.first().click();
    await other.waitForURL(`${service.url}${first}`);
    await other.close();
  });

  it('keeps nobody out, as far as axe can tell', async () => {
    const open = async (path: string, width: number, colorScheme: 'light' | 'dark') => {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme });
      const page = await context.newPage();
      await page.goto(service.url + path);
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).to.be.at.most(width);
      return page;
    };
    // A check of the complete page takes 15 s each time. These parts contain every kind of element.
    const parts = [
      '.bar',
      '#contents',
      '#key-form',
      '#insertRows',
      '#openFeed',
      '#frame-insert',
      '#error-overloaded',
    ];
    for (const [width, colours] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      const page = await open('/docs', width, colours);
      await keepOnly(page, parts);
      await holdAccessible(page, parts);
      await page.getByRole('combobox').fill('rows');
      await page.getByRole('option').first().waitFor();
      await holdAccessible(page, ['.bar']);
    }
    await holdAccessible(await open('/docs/console', 1280, 'light'));
    await holdAccessible(await open('/docs/errors', 390, 'dark'));
    await holdAccessible(await open('/docs/sdks', 390, 'dark'));
  });

  it('has no control over another one, and no page that is wider than the screen', async () => {
    const page = await browser.newPage();
    for (const width of [390, 900, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/docs', '/docs/sdks', '/docs/errors', '/docs/limits', '/docs/citus']) {
        await page.goto(service.url + path);
        const at = `${path} at ${width} px`;
        expect(await page.evaluate('document.documentElement.scrollWidth'), at).to.be.at.most(width);
        const boxes = await page
          .locator('.search, .brand, #key-form input')
          .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
        for (const [index, one] of boxes.entries())
          for (const other of boxes.slice(index + 1)) expect(overlap(one, other), at).to.equal(false);
      }
    }
    await page.close();
  });

  it('cuts no table', async () => {
    const [contracts, ...others] = await served();
    // The policy of the page forbids `innerHTML`.
    const page = await browser.newPage({ bypassCSP: true });
    const hold = async (path: string, texts: readonly string[]) => {
      const tables = page.locator('.wide');
      expect(await tables.count(), path).to.equal(all(texts.join(''), /<div class="(wide)"/g).length);
      for (const width of [390, 900, 1100, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const cut = await tables.evaluateAll((elements) =>
          elements.flatMap((each) => (each.scrollWidth > each.clientWidth ? [each.textContent] : [])),
        );
        expect(cut, `${path} at ${width} px`).to.deep.equal([]);
      }
    };
    await page.goto(`${service.url}/docs`);
    await hold('/docs', [contracts![1]]);
    // All guides have the same style. To load and resize each of them would take 45 s on a busy machine.
    const articles = others.map(([, text]) => /<article.*<\/article>/s.exec(text)![0]);
    await page.goto(`${service.url}/docs/errors`);
    await page.evaluate(`document.querySelector('main').innerHTML = ${JSON.stringify(articles.join(''))}`);
    await hold('all guides', articles);
    await page.close();
  });

  it('shows examples that call this service, and copies them', async () => {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    await page.goto(`${service.url}/docs/rows`);
    const example = page.locator('.example').filter({ hasText: 'curl' }).first();
    const shown = await example.locator('code').textContent();
    expect(shown).to.contain(service.url).and.not.to.contain('127.0.0.1:3000');
    await example.hover();
    await example.getByRole('button', { name: 'Copy' }).click();
    await example.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).to.equal(shown);
    await context.close();
  });

  it('shows the same code as the Markdown of a guide', async () => {
    const page = await browser.newPage();
    for (const guide of ['deploy', 'cli', 'follow', 'install', 'monitor', 'rows', 'test-in-ci', 'upgrade']) {
      await page.goto(`${service.url}/docs/${guide}`);
      const shown = await page.locator('article pre code').allTextContents();
      const { text } = await client(service).get(`/docs/${guide}.md`);
      const trimmed = (codes: readonly string[]) => codes.map((code) => code.trimEnd());
      expect(trimmed(shown), guide).to.deep.equal(trimmed(blocks(text).map((block) => block.text)));
      const addresses = (code: string) => /\b(127\.0\.0\.1|localhost):\d+/.exec(code)?.[0] ?? [];
      const inSentences = await page.locator('article :not(pre) > code').allTextContents();
      const inMarkdown = text.replaceAll(/^```[\s\S]*?^```$/gm, '').match(/`[^`\n]+`/g) ?? [];
      expect(inSentences.flatMap(addresses), guide).to.deep.equal(inMarkdown.flatMap(addresses));
    }
    await page.close();
  });

  it('shows the start of the contents first, and then the operation that is being read', async () => {
    const other = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
    await other.goto(`${service.url}/docs`);
    const marked = other.locator('#contents [aria-current=location]');
    await marked.waitFor();
    const scrolled = () => other.evaluate<number>("document.querySelector('#contents').scrollTop");
    expect(await scrolled()).to.equal(0);
    await other.evaluate("document.querySelector('#insertRows').scrollIntoView()");
    await eventually('the operation is marked', async () => (await scrolled()) > 0);
    await other.close();
  });

  it('leads to a guide and from there to another one and back', async () => {
    const other = await browser.newPage();
    other.on('console', (message) => complaints.push(message.text()));
    other.on('pageerror', (error) => complaints.push(error.message));
    await other.goto(`${service.url}/docs`);
    await other
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: 'Change feed (WebSocket)' })
      .click();
    await other.getByRole('heading', { level: 1, name: 'Change feed (WebSocket)' }).waitFor();
    await other.getByRole('main').getByRole('link', { name: 'close code' }).click();
    await other.waitForURL(`${service.url}/docs/errors#close-codes`);
    await other.getByRole('link', { name: 'Benchmarks' }).click();
    await other.waitForURL(`${service.url}/docs/benchmarks`);
    expect(await other.evaluate("document.querySelector('main img').naturalWidth")).to.be.greaterThan(0);
    await other.getByRole('link', { name: 'Both contracts' }).click();
    await other.waitForURL(`${service.url}/docs`);
    await other.close();
  });

  it('keeps the key to itself, asks only the service, and draws no complaint', async () => {
    expect(tab.url()).to.equal(`${service.url}/docs`);
    const kept = await tab.evaluate('[document.cookie, sessionStorage.length, localStorage.length]');
    expect(kept).to.deep.equal(['', 0, 0]);
    expect([...requested]).to.deep.equal([service.url]);
    expect(complaints).to.deep.equal([]);
  });
}

/**
 * Removes everything outside of these parts, except their ancestors. axe reads the complete page in every run, even
 * if it only checks some parts.
 */
async function keepOnly(page: Page, parts: readonly string[]): Promise<void> {
  await page.evaluate(`{
    const kept = [...document.querySelectorAll(${JSON.stringify(parts.join())})];
    for (const each of document.body.querySelectorAll('*'))
      if (!kept.some((part) => part.contains(each) || each.contains(part))) each.remove();
  }`);
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Returns the page of the contracts and the pages of the guides. */
async function served(): Promise<(readonly [path: string, text: string, headers: Headers])[]> {
  const paths = ['/docs', ...shownGuides.map((name) => `/docs/${name}`)];
  return Promise.all(
    paths.map(async (path) => {
      const { text, headers } = await client(service).get(path);
      return [path, text, headers] as const;
    }),
  );
}

/** Returns the hash of the only element with this name, in the form of a policy. */
function hashOfOnly(text: string, name: 'script' | 'style'): string {
  const texts = all(text, new RegExp(`<${name}>(.*?)</${name}>`, 'gs'));
  expect(texts).to.have.lengthOf(1);
  return `sha256-${createHash('sha256').update(texts[0]!).digest('base64')}`;
}

/** Returns the first group of every match. */
function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1]!);
}

/** Appends the text to every human-readable text in a document. */
function poison(node: unknown, text: string): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    const isForPeople = /^(title|summary|description|example|detail)$/.test(key) && typeof value === 'string';
    if (isForPeople) (node as Record<string, unknown>)[key] = `${value} ${text}`;
    else poison(value, text);
  }
}
