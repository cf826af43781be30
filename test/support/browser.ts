import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { onlyInFullSuite } from './suite.js';

/** The path of a Chromium browser. The default is the path of Debian's package. */
export const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const browserTimeoutMs = 120_000;

/** Runs tests that need a browser, or reports that there is no browser. Only the full suite runs them. */
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

/** Flags that stop background connections of the browser. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
