/**
 * Takes the screenshots of the console for its guide and the README: `npm run pictures`. Run it when the
 * console looks different. Needs Chromium.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { client } from '../test/support/client.js';
import { openConsole, openStage } from '../test/support/console.js';

const folder = join(import.meta.dirname, '../src/docs/pictures');
const size = { width: 1040, height: 640 };
const quality = 0.82;

interface View {
  readonly hash: string;
  /** Prepares the page for the screenshot. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const views: Readonly<Record<string, View>> = {
  rows: { hash: '#/c/orders', prepare: (page) => page.getByText('live', { exact: true }).waitFor() },
  editor: { hash: '#/c/orders', prepare: conflict },
  schema: { hash: '#/c/customers/schema', prepare: (page) => page.getByLabel('JSON Schema').waitFor() },
  keys: { hash: '#/keys' },
  usage: { hash: '#/usage', prepare: (page) => page.locator('.plot canvas').waitFor() },
};

const schema = `{
  "type": "object",
  "required": ["product", "quantity"],
  "properties": {
    "product": { "type": "string", "minLength": 1 },
    "quantity": { "type": "integer", "minimum": 1 },
    "price": { "type": "number", "minimum": 0 },
    "city": { "enum": ["Oslo", "Bergen", "Tromsø", "Malmö", "Aarhus", "Turku"] },
    "paid": { "type": "boolean" }
  }
}`;

const stage = await openStage();
const owner = client(stage.service, stage.service.key);
try {
  await fill();
  await mkdir(folder, { recursive: true });
  for (const [name, { hash, prepare }] of Object.entries(views)) {
    for (const scheme of ['light', 'dark'] as const) {
      const { page, close } = await openConsole(stage, stage.service.key, {
        hash,
        scheme,
        width: size.width,
      });
      await page.setViewportSize(size);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await prepare?.(page);
      await page.waitForLoadState('networkidle');
      await writeFile(join(folder, `${name}-${scheme}.webp`), await webpOf(page));
      await close();
    }
  }
} finally {
  await stage.close();
}

async function fill(): Promise<void> {
  for (const name of ['customers', 'orders']) await owner.post('/v1/collections', { name });
  const cities = ['Oslo', 'Bergen', 'Tromsø', 'Malmö', 'Aarhus', 'Turku'];
  const products = ['Tea', 'Coffee', 'Cocoa', 'Sugar', 'Honey'];
  const orders = Array.from({ length: 480 }, (_, index) => ({
    product: products[(index * 7) % products.length],
    quantity: 1 + ((index * 5) % 12),
    price: 3.5 + ((index * 13) % 40) / 4,
    city: cities[(index * 11) % cities.length],
    paid: index % 3 !== 0,
  }));
  await owner.post('/v1/collections/orders/rows', orders);
  await owner.post('/v1/collections/customers/rows', orders.slice(0, 37));
  await owner.put('/v1/collections/customers/schema', schema);
  for (const [name, scopes] of [
    ['dashboard', ['read']],
    ['importer', ['write']],
  ] as const)
    await owner.post('/v1/keys', {
      name,
      scopes,
      collections: ['orders'],
      expires_at: '2090-01-31T00:00:00Z',
    });
}

/** Shows an edit conflict: another client changes the row that is open in the editor. */
async function conflict(page: Page): Promise<void> {
  await page.getByRole('gridcell', { name: 'Tea' }).first().click();
  await page.getByRole('heading', { name: 'Row 1' }).waitFor();
  const text = page.getByLabel('Fields, as JSON');
  const row = JSON.parse(await text.inputValue());
  await text.fill(JSON.stringify({ ...row, quantity: row.quantity + 1 }, null, 2));
  await owner.patch('/v1/collections/orders/rows/1', { paid: !row.paid });
  await page.getByRole('button', { name: 'Show both' }).click();
}

/** Playwright can't take WebP screenshots, so Chromium converts them with a canvas. */
async function webpOf(page: Page): Promise<Buffer> {
  const png = (await page.screenshot()).toString('base64');
  const blank = await page.context().newPage();
  const url = await blank.evaluate<string>(`(async () => {
    const picture = new Image();
    picture.src = 'data:image/png;base64,${png}';
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    canvas.getContext('2d').drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', ${quality});
  })()`);
  await blank.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
