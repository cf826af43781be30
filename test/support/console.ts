import AxeBuilder from 'axe-core';
import { expect } from 'chai';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { inBrowser, launchBrowser } from './browser.js';
import { type Client, client } from './client.js';
import { startService, type TestService } from './service.js';

/** Starts a server and a browser for tests of the console. */
export interface ConsoleStage {
  readonly service: TestService;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function openStage(): Promise<ConsoleStage> {
  const service = await startService();
  const browser = await launchBrowser();
  return {
    service,
    browser,
    async close() {
      await browser.close();
      await service.close();
    },
  };
}

/** Declares tests of the console, which share a server and a browser. */
export function inConsole(tests: (stage: ConsoleStage & { readonly owner: Client }) => void): void {
  inBrowser(() => {
    const stage = {} as ConsoleStage & { owner: Client };
    before(async () => {
      const opened = await openStage();
      Object.assign(stage, opened, { owner: client(opened.service, opened.service.key) });
    });
    after(() => stage.close());
    tests(stage);
  });
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

export function cell(page: Page, text: string): Locator {
  return page.getByRole('gridcell', { name: text, exact: true });
}

/** Chooses a file with this content to import. */
export function chooseFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  return page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
}

export interface PageWish {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  /** The fragment of the URL. */
  readonly hash?: string;
}

/**
 * Opens the console, and signs in unless `key` is undefined. Errors in the page fail the test when it closes
 * the page.
 */
export async function openConsole(
  { service, browser }: ConsoleStage,
  key: string | undefined,
  { width = 1280, scheme = 'light', hash = '' }: PageWish = {},
): Promise<{ page: Page; context: BrowserContext; close(): Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    // The browser also logs responses with an error status here.
    if (message.type() === 'error' && !/Failed to load resource|WebSocket connection/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(service.url)) complaints.push(`asked ${request.url()}`);
  });
  await page.goto(`${service.url}/console${hash}`);
  if (key !== undefined) {
    await page.getByLabel('API key').fill(key);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
  }
  return {
    page,
    context,
    async close() {
      await context.close();
      expect(complaints).to.deep.equal([]);
    },
  };
}

/**
 * Fails if axe finds an accessibility problem.
 * @param parts selectors of the elements to check; by default, the whole page
 */
export async function holdAccessible(page: Page, parts: readonly string[] = ['html']): Promise<void> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(AxeBuilder.source);
  const { violations } = await page.evaluate<{ readonly violations: readonly Violation[] }>(
    `axe.run({ include: ${JSON.stringify(parts.map((part) => [part]))} })`,
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  expect(found.join('\n')).to.equal('');
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}
