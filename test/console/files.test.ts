import { readFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { button, chooseFile, holdAccessible, inConsole, openConsole } from '../support/console.js';

describe('files in the console', () => {
  inConsole((stage) => {
    const rowsOf = async (collection: string) =>
      (await stage.owner.get(`/v1/collections/${collection}/rows`)).json;

    const downloaded = async (page: Page) => {
      const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export').click()]);
      const content = await readFile((await download.path())!);
      const isCompressed = download.suggestedFilename().endsWith('.gz');
      return (isCompressed ? gunzipSync(content) : content).toString();
    };

    it('imports a CSV file that is dropped on the rows, with other types, and undoes it', async () => {
      const collection = await stage.owner.collection([{ name: 'Chair' }]);
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${collection}` });
      await page.getByText('1 row ·').waitFor();
      // Long rows, so that the console sends several batches.
      const note = 'x'.repeat(40_000);
      const lines = Array.from({ length: 45 }, (_, n) => `Lamp ${n},${n},0${n},${n % 2 === 0},${note}`);
      await page.evaluate(
        `(() => {
          const data = new DataTransfer();
          data.items.add(new File([${JSON.stringify(`name,price,code,sold,note\n${lines.join('\n')}\n`)}], 'a\\u202eb.csv'));
          const view = document.querySelector('rows-view');
          for (const type of ['dragover', 'drop'])
            view.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
        })()`,
      );
      await page.getByText('The first 20 rows').waitFor();
      expect(await page.locator('.preview tbody tr').count()).to.equal(20);
      const inferred = await page.locator('.preview select option:checked').allTextContents();
      expect(inferred).to.deep.equal([
        'string (inferred)',
        'number (inferred)',
        'string (inferred)',
        'boolean (inferred)',
        'string (inferred)',
      ]);
      await holdAccessible(page);
      await page.getByLabel('Type of price').selectOption('string');
      await page.getByRole('cell', { name: '17', exact: true }).waitFor();
      await button(page, 'Import').click();
      await page.getByText('45 rows are stored from a\\u202eb.csv.').waitFor();
      const rows = await rowsOf(collection);
      expect(rows[3]).to.deep.equal({ id: 4, name: 'Lamp 2', price: '2', code: '02', sold: true, note });
      // Rows that were changed or deleted since are kept as they are.
      await stage.owner.patch(`/v1/collections/${collection}/rows/4`, { price: 3 });
      await stage.owner.delete(`/v1/collections/${collection}/rows/5`);
      await stage.owner.post(`/v1/collections/${collection}/rows`, [{ name: 'Rug' }]);
      await button(page, 'Undo the import').click();
      await holdAccessible(page);
      await button(page, 'Delete the rows').click();
      await page
        .getByText(
          '43 rows deleted. 1 row kept, because it has changed since the import. 1 row had already been deleted',
        )
        .waitFor();
      expect(await rowsOf(collection)).to.deep.equal([
        { id: 1, name: 'Chair' },
        { id: 4, name: 'Lamp 2', price: 3, code: '02', sold: true, note },
        { id: 47, name: 'Rug' },
      ]);
      expect(await button(page, 'Undo the import').count()).to.equal(0);
      await close();
    });

    it('says where a file is invalid and which option helps, and resumes', async () => {
      const collection = await stage.owner.collection([]);
      const { page, close } = await openConsole(stage, stage.service.key, {
        hash: `#/c/${collection}/transfer`,
      });
      const good = Array.from({ length: 1_000 }, (_, n) => `${n},x`).join('\n');
      await chooseFile(page, 'goods.csv', `n,size\n${good}\n1000,5" wide\n`);
      await button(page, 'Import').click();
      await page.getByRole('alert').getByText('Line 1002: the row has a quote inside a cell').waitFor();
      await page.getByRole('alert').getByText('“Keep quotes inside cells”').waitFor();
      await page.getByText('1,000 rows are stored, up to line 1,001.').waitFor();
      await page.getByLabel('Keep quotes inside cells').check();
      await holdAccessible(page);
      await button(page, 'Import').click();
      await page.getByText('1,001 rows are stored from goods.csv.').waitFor();
      expect((await stage.owner.get(`/v1/collections/${collection}`)).json.rows).to.equal(1_001);
      await chooseFile(page, 'twice.csv', 'a,a\n1,2\n');
      await page.getByRole('alert').getByText('have the same name "a"').waitFor();
      expect(await button(page, 'Import').isDisabled()).to.equal(true);
      await page.getByLabel('Number repeated names').check();
      await button(page, 'Import').click();
      await page.getByText('1 row is stored from twice.csv.').waitFor();
      await chooseFile(page, 'rows.json.gz', gzipSync('[\n  {"a": 1},\n  {"a": [2]}\n]\n'));
      await button(page, 'Import').click();
      await page.getByText('2 rows are stored from rows.json.gz.').waitFor();
      await close();
    });

    it('skips invalid lines, which can be saved', async () => {
      const collection = await stage.owner.collection([]);
      await stage.owner.put(`/v1/collections/${collection}/schema`, {
        type: 'object',
        properties: { n: { type: 'number', maximum: 9 } },
      });
      const { page, close } = await openConsole(stage, stage.service.key, {
        hash: `#/c/${collection}/transfer`,
      });
      await chooseFile(page, 'numbers.csv', 'n,t\n1,a\n20,b\n3\n4,d\n50,e\n');
      // The options are open, because the short line needs one of them.
      await page.getByLabel('Skip invalid lines').check();
      await button(page, 'Import').click();
      await page.getByText('2 rows are stored from numbers.csv.').waitFor();
      await page.getByText('3 invalid lines skipped:').waitFor();
      await page.getByText('Line 3, column 1: /n').waitFor();
      await holdAccessible(page);
      expect(await rowsOf(collection)).to.deep.equal([
        { id: 1, n: 1, t: 'a' },
        { id: 2, n: 4, t: 'd' },
      ]);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Save the skipped lines').click(),
      ]);
      expect(download.suggestedFilename()).to.equal('skipped-numbers.csv');
      const saved = (await readFile((await download.path())!)).toString();
      expect(saved).to.equal('n,t\n20,b\n3\n50,e\n');
      await button(page, 'Undo the import').click();
      await button(page, 'Delete the rows').click();
      await page.getByText('2 rows deleted.').waitFor();
      expect(await rowsOf(collection)).to.deep.equal([]);

      // It continues after an error, and stores no row twice.
      const lines = Array.from({ length: 1_001 }, (_, n) => (n === 5 ? 20 : n % 10));
      await chooseFile(page, 'many.csv', `n\n${lines.join('\n')}\n`);
      await page.getByText('The first 20 rows').waitFor();
      expect(await page.locator('[name=skip-bad]').isChecked()).to.equal(true);
      const isSecond = (headers: Record<string, string>) => headers['idempotency-key']?.endsWith('-1.0');
      await page.route('**/rows', (route) =>
        isSecond(route.request().headers())
          ? route.fulfill({ status: 507, json: { code: 'storage_full', detail: 'The disk is full.' } })
          : route.continue(),
      );
      await button(page, 'Import').click();
      await page.getByText('999 rows are stored, up to line 1,001.').waitFor();
      await page.getByRole('alert').getByText('The disk is full.').waitFor();
      await page.unroute('**/rows');
      await button(page, 'Import').click();
      await page.getByText('1,000 rows are stored from many.csv.').waitFor();
      await page.getByText('1 invalid line skipped:').waitFor();
      expect((await stage.owner.get(`/v1/collections/${collection}`)).json.rows).to.equal(1_000);
      await close();
    });

    it('exports JSON, and CSV with all columns, also for Excel, which it imports again', async () => {
      const rows = Array.from({ length: 60 }, (_, n) => ({ [`f${n}`]: n, code: `0${n}`, tags: [n, '"ä"'] }));
      const [from, to] = [await stage.owner.collection(rows), await stage.owner.collection([])];
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${from}/transfer` });
      const format = page.getByLabel('Format');
      await format.selectOption('json');
      expect(JSON.parse(await downloaded(page))).to.deep.equal(
        rows.map((row, index) => ({ id: index + 1, ...row })),
      );
      await format.selectOption('ndjson');
      await page.getByLabel('Compress with gzip').check();
      expect(await downloaded(page)).to.equal(
        rows.map((row, index) => `${JSON.stringify({ id: index + 1, ...row })}\n`).join(''),
      );
      await page.getByText(`${from}.ndjson.gz is saved.`).waitFor();
      await page.getByLabel('Compress with gzip').uncheck();
      await format.selectOption('csv');
      const text = await downloaded(page);
      expect(text.split('\r\n')[0]!.split(',')).to.have.members([
        'id',
        ...new Set(rows.flatMap(Object.keys)),
      ]);
      await page.locator('[name=separator]').selectOption('semicolon');
      await page.getByLabel('For Excel').check();
      const excel = await downloaded(page);
      expect(excel.slice(0, 5)).to.equal('\ufeffid;f');
      await stage.owner.patch(`/v1/collections/${from}/rows/1`, { f0: 0.5 });
      await page.locator('[name=separator]').selectOption('semicolon, with decimal commas');
      expect((await downloaded(page)).split('\r\n')[1]).to.match(/^1;0,5;00;/);
      await page.evaluate(`location.hash = '#/c/${to}/transfer'`);
      await page.getByRole('heading', { name: `Import and export of ${to}` }).waitFor();
      await chooseFile(page, 'excel.csv', excel);
      await button(page, 'Import').click();
      await page.getByText('60 rows are stored from excel.csv.').waitFor();
      expect(await rowsOf(to)).to.deep.equal(rows.map((row, index) => ({ id: index + 1, ...row })));
      await close();
    });
  });
});
