import { expect } from 'chai';
import { conditionOf, withCondition } from '../../src/console/rows/condition.js';
import { firstRow, rowLike, sampleRows } from '../../src/console/rows/examples.js';
import { linesOf } from '../../src/console/rows/lines.js';
import { parseFilter } from '../../src/values/filter.js';
import { matcherOf } from '../../src/values/filter-match.js';
import { holdAccessible, inConsole, openConsole } from '../support/console.js';

describe('the filter builder of the console', () => {
  for (const [field, test, value, example, filter] of [
    ['price', '>=', '3.5', 2, '@.price >= 3.5'],
    ['code', '==', '007', '001', '@.code == "007"'],
    ['code', '==', '7', '1', '@.code == "7"'],
    ['price', '==', '07', 2, '@.price == "07"'],
    ['done', '==', 'true', false, '@.done == true'],
    ['note', '!=', 'null', undefined, '@.note != null'],
    ['odd "name"', 'contains', 'é', 'x', 'contains(@["odd \\"name\\""], "é")'],
    ['tags', '==', 'new', ['old'], '@.tags[?@ == "new"]'],
    ['tags', 'starts_with', 'n', ['old'], '@.tags[?starts_with(@, "n")]'],
    ['price', 'exists', '', 2, '@.price'],
    ['price', 'missing', '', 2, '!@.price'],
  ] as const)
    it(`writes ${filter}`, () => {
      expect(conditionOf(field, test, value, example)).to.equal(filter);
      expect(() => parseFilter(filter)).not.to.throw();
    });

  it('adds a condition to a filter without a change of its meaning', () => {
    expect(withCondition('', '@.a')).to.equal('@.a');
    expect(withCondition('@.a', '@.b')).to.equal('@.a && @.b');
    const both = parseFilter(withCondition('@.a || @.b', '@.c'));
    expect(matcherOf(both)({ a: 1 })).to.equal(false);
    expect(matcherOf(both)({ a: 1, c: 1 })).to.equal(true);
  });
});

describe('the examples of the console', () => {
  it('insert a row like those of the collection', () => {
    const row = { id: 7, name: "Chair 'x'", price: 3, text: 'x'.repeat(300), last: true };
    expect(rowLike(row)).to.deep.equal({ name: "Chair 'x'", price: 3, last: true });
    const asked = { collection: 'c', filter: undefined, sort: { field: 'id', direction: 'asc' } } as const;
    const lines = linesOf('http://x', asked, rowLike(row));
    expect(lines[2]!.text).to.contain(`-d '{"name":"Chair '\\''x'\\''","price":3,"last":true}'`);
  });
});

describe('rows in the console', () => {
  inConsole((stage) => {
    const idsOf = async (collection: string) =>
      (await stage.owner.get(`/v1/collections/${collection}/rows`)).json.map(({ id }: { id: number }) => id);

    it('are selected by the mouse and by the keyboard, and deleted together', async () => {
      const collection = await stage.owner.collection(Array.from({ length: 40 }, (_, n) => ({ n })));
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${collection}` });
      const row = (index: number) => page.locator(`#row-${index}`);
      await row(0).locator('input').click();
      await page.getByText('1 row selected').waitFor();
      // Only rows that need no scrolling, because the console draws other rows in their elements then.
      await row(10)
        .locator('input')
        .click({ modifiers: ['Shift'] });
      await page.getByText('11 rows selected').waitFor();
      await row(5).click({ modifiers: ['Control'] });
      await page.getByText('10 rows selected').waitFor();
      expect(await row(5).getAttribute('aria-selected')).to.equal('false');
      expect(await row(5).locator('input').isChecked()).to.equal(false);
      await holdAccessible(page);
      await stage.owner.delete(`/v1/collections/${collection}/rows/1`);
      await page.getByText('9 rows selected').waitFor();
      await page.getByRole('grid').focus();
      await page.keyboard.press('Home');
      for (let n = 0; n < 21; n += 1) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await page.getByText('10 rows selected').waitFor();
      await page.keyboard.press('Delete');
      await holdAccessible(page);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Delete …' }).click();
      await page.getByRole('button', { name: 'Delete 10 rows' }).click();
      await page.getByText('29 rows ·').waitFor();
      const deleted = new Set([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 22]);
      const left = Array.from({ length: 40 }, (_, n) => n + 1).filter((id) => !deleted.has(id));
      expect(await idsOf(collection)).to.deep.equal(left);
      expect(await page.getByText(/\d rows? selected/).count()).to.equal(0);
      await close();
    });

    it('are found with a filter that the console builds', async () => {
      const collection = await stage.owner.collection(sampleRows);
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${collection}` });
      await page.getByText('Build a filter').click();
      await page.getByLabel('Field', { exact: true }).fill('kind');
      await page.getByLabel('Value').fill('drinks');
      await page.getByRole('button', { name: 'Add the condition' }).click();
      await page.getByLabel('Field', { exact: true }).fill('price');
      await page.getByLabel('Test').selectOption('is at most');
      await page.getByLabel('Value').fill('3.5');
      await holdAccessible(page);
      await page.getByRole('button', { name: 'Add the condition' }).click();
      const box = page.getByRole('textbox', { name: 'Filter' });
      expect(await box.inputValue()).to.equal('@.kind == "drinks" && @.price <= 3.5');
      await box.press('Enter');
      await page.getByText('2 rows ·').waitFor();
      await close();
    });

    it('offers rows and fields of the schema or of other rows, sample rows, and a schema', async () => {
      const [typed, plain] = [await stage.owner.collection([]), await stage.owner.collection([])];
      await stage.owner.put(`/v1/collections/${typed}/schema`, {
        type: 'object',
        required: ['city'],
        properties: { city: { type: 'string' }, size: { type: 'integer', default: 3 } },
      });
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${typed}` });
      const text = page.getByLabel('Fields, as JSON');
      await page.getByText('Use this list in a program').click();
      await page.getByText(`-d '{"city":"","size":3}'`).waitFor();
      await page.getByRole('button', { name: 'Insert the first row' }).click();
      expect(JSON.parse(await text.inputValue())).to.deep.equal({ city: '', size: 3 });
      await page.getByRole('button', { name: 'Close' }).click();
      await page.evaluate(`location.hash = '#/c/${plain}'`);
      await page.getByRole('heading', { name: plain }).waitFor();
      await page.getByRole('button', { name: 'Insert sample rows' }).click();
      await page.getByText(`${sampleRows.length} rows ·`).waitFor();
      await page.getByRole('button', { name: 'New row' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'organic' }).click();
      expect(JSON.parse(await text.inputValue())).to.deep.equal({ organic: false });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Drop it' }).click();
      await page.getByRole('link', { name: 'Schema' }).click();
      await page.getByRole('button', { name: 'Infer from the rows' }).click();
      await page.getByText(`The console inferred this schema from ${sampleRows.length} rows`).waitFor();
      await page.getByRole('button', { name: 'Set', exact: true }).click();
      await page.getByText('The schema was set.').waitFor();
      const { json } = await stage.owner.get(`/v1/collections/${plain}/schema`);
      expect(json.properties.price).to.deep.equal({ type: 'number' });
      expect(json.required).to.include('title');
      await close();
    });

    it('inserts sample rows again after they were deleted', async () => {
      const collection = await stage.owner.collection([]);
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${collection}` });
      const insert = page.getByRole('button', { name: 'Insert sample rows' });
      await insert.click();
      await page.getByText(`${sampleRows.length} rows ·`).waitFor();
      await stage.owner.delete(
        `/v1/collections/${collection}/rows?max_rows=100&filter=${encodeURIComponent('@.id > 0')}`,
      );
      await page.getByText('0 rows ·').waitFor();
      await page.getByRole('textbox', { name: 'Filter' }).press('Enter');
      await insert.click();
      await page.getByText(`${sampleRows.length} rows ·`).waitFor();
      await close();
    });

    it('lists its keys, and says that a pasted key has blanks around it', async () => {
      const collection = await stage.owner.collection([firstRow]);
      const { page, close } = await openConsole(stage, undefined, { hash: `#/c/${collection}` });
      await page.getByLabel('API key').fill(` ${stage.service.key}\t`);
      await page.getByText('The console removes the spaces before and after the key.').waitFor();
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('grid').waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').getByText('Go to the filter.').waitFor();
      await holdAccessible(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await page.keyboard.type('?/');
      expect(await page.getByRole('textbox', { name: 'Filter' }).inputValue()).to.equal('?/');
      await close();
    });
  });
});
