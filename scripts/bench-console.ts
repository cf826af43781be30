/**
 * Measures how smoothly the console renders in Chromium: `npm run bench:console`. It measures frame times
 * without changes, with 500 changes per second, and while scrolling through 1,000,000 rows. The server runs
 * in a separate process.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../test/support/browser.js';
import { startServer } from './bench/processes.js';
import { newStorage } from './bench/storage.js';

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '10' },
    rate: { type: 'string', default: '500' },
  },
});
const [rows, seconds, rate] = [options.rows, options.seconds, options.rate].map(Number) as [
  number,
  number,
  number,
];
const key = `bench-${randomBytes(16).toString('hex')}`;
const folder = await mkdtemp(join(tmpdir(), 'rowfeed-bench-'));
const storage = await newStorage(folder, undefined);
const server = await startServer({
  command: process.execPath,
  words: [join(import.meta.dirname, '../dist/src/bin.js')],
  env: { PORT: '0', DATABASE_URL: storage.url, ROWFEED_API_KEY: key },
});
const browser = await launchBrowser();

/** The frame times of the page, in milliseconds. */
interface Frames {
  readonly longest: number;
  readonly p99: number;
  readonly over50: number;
  readonly frames: number;
}

try {
  await ask('POST', '/v1/collections', { name: 'many' });
  for (let from = 0; from < rows; from += 1_000) {
    const batch = Array.from({ length: Math.min(1_000, rows - from) }, (_, index) => ({
      title: `Row ${from + index}`,
      done: index % 3 === 0,
      price: index * 1.25,
    }));
    await ask('POST', '/v1/collections/many/rows', batch);
  }
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${server.origin}/console#/c/many`);
  await page.getByLabel('API key').fill(key);
  await page.keyboard.press('Enter');
  await page.getByText('live', { exact: true }).waitFor();
  await show('nothing happens', page, () => sleep(seconds * 1_000));
  await show(`${rate} changes a second`, page, () => change());
  await show(`scrolling through ${rows.toLocaleString('en')} rows`, page, () => scroll(page));
} finally {
  await browser.close();
  await server.stop();
  await storage.remove();
  await rm(folder, { recursive: true, force: true });
}

/**
 * Sends changes. Half of them update visible rows, a quarter are inserts and a quarter are deletes elsewhere.
 */
async function change(): Promise<void> {
  const begun = performance.now();
  let sent = 0;
  let next = Math.floor(rows / 2);
  const underWay = new Set<Promise<void>>();
  while (performance.now() - begun < seconds * 1_000) {
    const due = ((performance.now() - begun) / 1_000) * rate;
    for (; sent < due; sent += 1) {
      const path = '/v1/collections/many/rows';
      const request =
        sent % 2 === 0
          ? ask('PATCH', `${path}/${1 + (sent % 40)}`, { price: sent })
          : sent % 4 === 1
            ? ask('POST', path, [{ title: `New ${sent}` }])
            : ask('DELETE', `${path}/${next++}`);
      const done = request.finally(() => underWay.delete(done));
      underWay.add(done);
    }
    await sleep(5);
  }
  await Promise.all(underWay);
}

/** Scrolls 900 pixels per frame, from one end to the other and back. */
async function scroll(page: Page): Promise<void> {
  await page.evaluate(`new Promise((resolve) => {
    const box = document.querySelector('.window');
    const end = performance.now() + ${seconds * 1_000};
    let step = 900;
    const next = () => {
      box.scrollTop += step;
      if (box.scrollTop + box.clientHeight >= box.scrollHeight - 1) step = -900;
      if (performance.now() < end) requestAnimationFrame(next); else resolve();
    };
    next();
  })`);
}

async function show(what: string, page: Page, work: () => Promise<unknown>): Promise<void> {
  await page.evaluate(`globalThis.measured = [];
    globalThis.measuring = true;
    let before = performance.now();
    const next = (now) => {
      measured.push(now - before);
      before = now;
      if (measuring) requestAnimationFrame(next);
    };
    requestAnimationFrame((now) => { before = now; requestAnimationFrame(next); });`);
  await work();
  const { longest, p99, over50, frames } = await page.evaluate<Frames>(`{
    measuring = false;
    const sorted = measured.sort((a, b) => a - b);
    ({ longest: sorted.at(-1), p99: sorted[Math.floor(sorted.length * .99)], over50: sorted.filter((ms) => ms > 50).length, frames: sorted.length });
  }`);
  process.stdout.write(
    `${what}: longest ${longest.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${over50} of ${frames} frames over 50 ms\n`,
  );
}

async function ask(method: string, path: string, body?: unknown): Promise<void> {
  const response = await fetch(`${server.origin}${path}`, {
    method,
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
}
