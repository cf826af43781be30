import { expect } from 'chai';
import { button, chooseFile, holdAccessible, inConsole, openConsole } from '../support/console.js';

describe('row keys in the console', () => {
  inConsole((stage) => {
    const rowsOf = async (collection: string) =>
      (await stage.owner.get(`/v1/collections/${collection}/rows`)).json;
    /** A collection with the row key `sku`. */
    const keyed = async (rows: object[]): Promise<string> => {
      const collection = await stage.owner.collection(rows);
      await stage.owner.put(`/v1/collections/${collection}/row-key`, { fields: ['sku'] });
      return collection;
    };

    it('are shown, set and removed, and say which rows do not conform', async () => {
      const collection = await stage.owner.collection([{ sku: 'A1' }, { sku: 'A1' }, {}]);
      const path = `/v1/collections/${collection}/row-key`;
      const { page, close } = await openConsole(stage, stage.service.key, {
        hash: `#/c/${collection}/schema`,
      });
      const field = page.getByLabel('Field 1');
      await field.fill('sku');
      await button(page, 'Set the row key').click();
      const problem = page.getByRole('alert');
      await problem.getByText('row 2 has the same row key as row 1').waitFor();
      await problem.getByText('row 3 /sku').waitFor();
      await holdAccessible(page);
      expect((await stage.owner.get(path)).code).to.equal('row_key_not_found');
      await stage.owner.delete(`/v1/collections/${collection}/rows/2`);
      await stage.owner.delete(`/v1/collections/${collection}/rows/3`);
      await button(page, 'Check the row key').click();
      await page.getByText('All rows conform to the row key. The check did not set it.').waitFor();
      expect((await stage.owner.get(path)).code).to.equal('row_key_not_found');
      await page.getByLabel('Field 2').fill('a, b');
      await stage.owner.patch(`/v1/collections/${collection}/rows/1`, { 'a, b': 1 });
      await button(page, 'Set the row key').click();
      await page.getByText('The row key was set.').waitFor();
      expect((await stage.owner.get(path)).json).to.deep.equal({ fields: ['sku', 'a, b'] });

      await page.getByRole('link', { name: 'Rows' }).click();
      await page.getByRole('link', { name: 'Schema' }).click();
      await button(page, 'Remove the row key').waitFor();
      expect(await field.inputValue()).to.equal('sku');
      expect(await page.getByLabel('Field 2').inputValue()).to.equal('a, b');
      await button(page, 'Remove the row key').click();
      await holdAccessible(page);
      await button(page, 'Remove it').click();
      await page.getByText('The row key was removed.').waitFor();
      expect(await field.inputValue()).to.equal('');
      expect((await stage.owner.get(path)).code).to.equal('row_key_not_found');
      await close();
    });

    it('of another row keep the editor open, which names this row', async () => {
      const collection = await keyed([{ sku: 'A1' }, { sku: 'B2' }]);
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${collection}` });
      await page.getByRole('gridcell', { name: 'B2' }).click();
      await page.getByLabel('Fields, as JSON').fill('{"sku": "A1"}');
      await button(page, 'Save').click();
      await page.getByRole('alert').getByText('has the same row key as row 1: sku is "A1"').waitFor();
      expect(await page.getByRole('alert').textContent()).not.to.match(/row 1\s+has/);
      expect(await rowsOf(collection)).to.deep.equal([
        { id: 1, sku: 'A1' },
        { id: 2, sku: 'B2' },
      ]);
      await close();
    });

    it('let an import write existing rows, again and again', async () => {
      const collection = await keyed([{ sku: 'A1', price: 1, note: 'x' }, { sku: 'B2' }]);
      const { page, close } = await openConsole(stage, stage.service.key, {
        hash: `#/c/${collection}/transfer`,
      });
      await chooseFile(page, 'goods.csv', 'sku,price\nA1,2\nC3,3\n');
      await button(page, 'Import').click();
      const problem = page.getByRole('alert');
      await problem.getByText('Line 2: the row has the same row key as row 1').waitFor();
      await problem.getByText('use “Rows with an existing row key”').waitFor();
      const conflict = page.getByLabel('Rows with an existing row key');
      await conflict.selectOption('ignore');
      await holdAccessible(page);
      await button(page, 'Import').click();
      await page.getByText('1 row inserted, 0 updated and 1 unchanged from goods.csv.').waitFor();
      await conflict.selectOption('update');
      await button(page, 'Import').click();
      await page.getByText('0 rows inserted, 1 updated and 1 unchanged from goods.csv.').waitFor();
      await stage.owner.patch(`/v1/collections/${collection}/rows/1`, { price: 9 });
      await button(page, 'Import').click();
      await page.getByText('0 rows inserted, 1 updated and 1 unchanged from goods.csv.').waitFor();
      expect(await button(page, 'Undo the import').count()).to.equal(0);
      const others = [
        { id: 2, sku: 'B2' },
        { id: 3, sku: 'C3', price: 3 },
      ];
      expect(await rowsOf(collection)).to.deep.equal([{ id: 1, sku: 'A1', price: 2, note: 'x' }, ...others]);
      await conflict.selectOption('replace');
      await button(page, 'Import').click();
      await page.getByText('0 rows inserted, 1 updated and 1 unchanged from goods.csv.').waitFor();
      expect(await rowsOf(collection)).to.deep.equal([{ id: 1, sku: 'A1', price: 2 }, ...others]);
      // The same row key is also found if the lines are in different requests.
      const lines = Array.from({ length: 1_100 }, (_, n) => `N${n},1`).join('\n');
      await chooseFile(page, 'twice.csv', `sku,price\n${lines}\nN5,2\n`);
      await conflict.selectOption('update');
      await button(page, 'Import').click();
      await problem.getByText('Line 1102: the row has the same row key as line 7').waitFor();
      await page.getByText('1,000 rows inserted, 0 updated and 0 unchanged, up to line 1,001.').waitFor();
      await close();
    });
  });
});
