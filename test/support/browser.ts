import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { onlyInFullSuite } from './suite.js';

/** A browser of the Chromium family; Debian's package puts it there. */
export const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const browserTimeoutMs = 120_000;

/** Describes what is tried in the browser, or says that there is none. Only the full suite uses one. */
export function inBrowser(tests: () => void): void {
  onlyInFullSuite('A browser takes 1 s of CPU to start, and more for each page.').describe(
    `in ${chromium}`,
    function () {
      this.timeout(browserTimeoutMs);
      if (existsSync(chromium)) tests();
      else it.skip('is skipped: there is no such browser; set CHROMIUM to the path of one');
    },
  );
}

export async function launchBrowser(): Promise<Browser> {
  const { chromium: driver } = await import('playwright-core');
  return driver.launch({ executablePath: chromium, args: flags });
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
