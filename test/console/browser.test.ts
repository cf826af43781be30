import { expect } from 'chai';
import { client } from '../support/client.js';
import { cell, holdAccessible, inConsole, openConsole } from '../support/console.js';
import { eventually } from '../support/eventually.js';
import { newKey } from '../support/registry.js';

describe('the console', () => {
  inConsole((stage) => {
    it('leads from the first key to the first row and its first change', async () => {
      const { page, close } = await openConsole(stage, undefined);
      await page.goto(stage.service.url);
      expect(new URL(page.url()).pathname).to.equal('/console');
      await holdAccessible(page);
      expect(await page.evaluate('document.activeElement.name')).to.equal('key');
      await page.getByLabel('API key').fill('not a key');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').getByText('no spaces').waitFor();
      await page.getByLabel('API key').fill('wrong');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').getByText('The API key is not valid.').waitFor();
      await page.getByLabel('API key').fill(stage.service.key);
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Create the collection notes' }).click();
      await page.getByRole('button', { name: 'Insert the first row' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
      await cell(page, 'Tea').waitFor();
      await page.getByText('live', { exact: true }).waitFor();
      await stage.owner.patch('/v1/collections/notes/rows/1', { title: 'Coffee' });
      await cell(page, 'Coffee').waitFor();
      await stage.owner.post('/v1/collections/notes/rows', [{ title: 'Milk' }]);
      await cell(page, 'Milk').waitFor();
      await page.getByText('2 rows').waitFor();
      await stage.owner.delete('/v1/collections/notes/rows/2');
      await page.locator('.row.gone').getByText('Milk').waitFor();
      // The key is not in the page, in its address or in its storage.
      expect(await page.content()).not.to.contain(stage.service.key);
      expect(page.url()).not.to.contain(stage.service.key);
      expect(await page.evaluate('localStorage.length + sessionStorage.length')).to.equal(0);
      await page.reload();
      await page.getByLabel('API key').waitFor();
      await close();
    });

    it('makes, changes and deletes rows by the keyboard alone', async () => {
      const collection = await stage.owner.collection([{ n: 1 }, { n: 2 }, { n: 3 }]);
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${collection}` });
      await page.getByRole('grid').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Row 2' }).waitFor();
      const text = page.getByLabel('Fields, as JSON');
      expect(JSON.parse(await text.inputValue())).to.deep.equal({ n: 2 });
      await text.fill('{"n": 2,\n "title": }');
      await page.getByText('line 2, column 11').waitFor();
      expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).to.equal(true);
      await text.fill('{"n": 22}');
      await page.getByRole('button', { name: 'Save' }).press('Enter');
      await cell(page, '22').waitFor();
      await page.getByRole('button', { name: 'New row' }).press('Enter');
      await text.fill('{"n": 12345678901234567890}');
      await page.getByRole('button', { name: 'Insert' }).press('Enter');
      await page.getByRole('alert').getByText('/0/n').waitFor();
      await text.fill('{"n": 4}');
      await page.getByRole('button', { name: 'Insert' }).press('Enter');
      await cell(page, '4').first().waitFor();
      await page.getByRole('grid').focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
      await page.getByRole('button', { name: 'Cancel' }).press('Enter');
      await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
      await page.getByRole('button', { name: 'Delete the row' }).press('Enter');
      await page.locator('.row.gone').first().waitFor();
      const left = (await stage.owner.get(`/v1/collections/${collection}/rows`)).json;
      expect(left).to.deep.equal([
        { id: 2, n: 22 },
        { id: 3, n: 3 },
        { id: 4, n: 4 },
      ]);
      await close();
    });

    it('sets a schema, judges by it as one types, and offers its fields', async () => {
      const collection = await stage.owner.collection([{ title: 'Tea' }, { title: 5 }]);
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${collection}` });
      await page.getByRole('link', { name: 'Schema' }).click();
      await page.getByText('Without a schema').waitFor();
      const schema = page.getByLabel('JSON Schema of a row, without its id');
      await schema.fill('{"type": "object", "properties": {"title": {"type": "text"}}}');
      await page.getByText('/properties/title/type must be one of null').waitFor();
      expect(await page.getByRole('button', { name: 'Set', exact: true }).isDisabled()).to.equal(true);
      await schema.fill(
        '{"type": "object", "required": ["title"], "properties": {"title": {"type": "string"}, "done": {"type": "boolean"}}}',
      );
      await page.getByRole('button', { name: 'Check the rows' }).click();
      await page.getByRole('alert').getByText('row 2').waitFor();
      await holdAccessible(page);
      await stage.owner.delete(`/v1/collections/${collection}/rows/2`);
      await page.getByRole('button', { name: 'Check the rows' }).click();
      await page.getByText('All rows conform to the schema. The check did not set it.').waitFor();
      await page.getByRole('button', { name: 'Set', exact: true }).press('Enter');
      await page.getByText('The schema was set.').waitFor();
      await page.getByRole('link', { name: 'Rows' }).click();
      await page.getByRole('button', { name: 'New row' }).click();
      await page.getByText('/title is required.').waitFor();
      await page.getByRole('button', { name: 'title (required)' }).click();
      await page.getByRole('button', { name: 'done', exact: true }).press('Enter');
      const text = page.getByLabel('Fields, as JSON');
      expect(JSON.parse(await text.inputValue())).to.deep.equal({ title: '', done: false });
      await text.fill('{"title": "Milk", "done": 1}');
      await page.getByText('/done must be true or false.').waitFor();
      await holdAccessible(page);
      await page.getByRole('button', { name: 'Insert' }).click();
      await page.getByRole('alert').getByText('/0/done').waitFor();
      await text.fill('{"title": "Milk", "done": true}');
      await page.getByRole('button', { name: 'Insert' }).click();
      await cell(page, 'Milk').waitFor();
      await page.getByRole('link', { name: 'Schema' }).click();
      await page.getByText('The server validates every write against this schema.').waitFor();
      await stage.owner.put(`/v1/collections/${collection}/schema`, { type: 'object', title: 'theirs' });
      await page.getByRole('button', { name: 'Set', exact: true }).click();
      await page.getByRole('alert').getByText('matches none of the versions').waitFor();
      await page.getByRole('button', { name: 'Use the current schema' }).click();
      // Does not use `waitForFunction`, because its second attempt is an `eval`, which the policy of the page
      // forbids.
      const edited = page.locator('textarea[name=schema]');
      await eventually('the present schema is shown', async () =>
        (await edited.inputValue()).includes('theirs'),
      );
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByRole('button', { name: 'Remove the schema' }).click();
      await page.getByText('The schema was removed.').waitFor();
      expect((await stage.owner.get(`/v1/collections/${collection}/schema`)).code).to.equal(
        'schema_not_found',
      );
      await close();
    });

    it('shows both versions of a row that somebody else has changed', async () => {
      const collection = await stage.owner.collection([{ n: 1, title: 'one' }]);
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${collection}` });
      const path = `/v1/collections/${collection}/rows/1`;
      const rowIs = async () => (await stage.owner.get(path)).json;
      const text = page.getByLabel('Fields, as JSON');
      await cell(page, 'one').click();
      await text.fill('{"n": 1, "title": "mine"}');
      await stage.owner.patch(path, { title: 'theirs' });
      await page.getByText('Another client has changed this row.').waitFor();
      await page.getByRole('button', { name: 'Show both' }).click();
      await page.getByRole('region', { name: 'Theirs' }).getByText('"theirs"').waitFor();
      await page.getByRole('region', { name: 'Mine' }).getByText('"mine"').waitFor();
      await holdAccessible(page);
      await page.getByRole('button', { name: 'Continue editing' }).click();
      expect(JSON.parse(await text.inputValue()).title).to.equal('mine');
      await stage.owner.patch(path, { title: 'theirs again' });
      await page.getByRole('button', { name: 'Show both' }).click();
      await page.getByRole('button', { name: 'Use their version' }).click();
      expect(JSON.parse(await text.inputValue()).title).to.equal('theirs again');
      expect((await rowIs()).title).to.equal('theirs again');
      await text.fill('{"n": 2, "title": "mine at last"}');
      await stage.owner.patch(path, { n: 3 });
      await page.getByRole('button', { name: 'Show both' }).click();
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await cell(page, 'mine at last').waitFor();
      expect(await rowIs()).to.deep.equal({ id: 1, n: 2, title: 'mine at last' });
      await cell(page, 'mine at last').click();
      await page.getByRole('heading', { name: 'Row 1' }).waitFor();
      await stage.owner.delete(path);
      await page.getByText('Another client has deleted this row.').waitFor();
      expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).to.equal(true);
      await close();
    });

    it('never writes over a change that the feed has yet to tell of', async () => {
      const collection = await stage.owner.collection([{ n: 1 }]);
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${collection}` });
      await cell(page, '1').last().click();
      const text = page.getByLabel('Fields, as JSON');
      await text.fill('{"n": 10}');
      // The row changes at the moment of saving, before the feed can report the change.
      await page.route('**/rows/1', async (route) => {
        if (route.request().method() === 'PUT')
          await stage.owner.patch(`/v1/collections/${collection}/rows/1`, { n: 5 });
        await route.continue();
      });
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('region', { name: 'Theirs' }).getByText('5').waitFor();
      await page.unroute('**/rows/1');
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await cell(page, '10').waitFor();
      await close();
    });

    it('filters, says what is wrong with a filter as one types, and sorts', async () => {
      const collection = await stage.owner.collection([
        { n: 3, done: true },
        { n: 1, done: false },
        { n: 2, done: true },
      ]);
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${collection}` });
      const numbers = async () =>
        (await page.locator('.sheet .row [role=gridcell]:nth-child(2)').allTextContents()).map(Number);
      const box = page.getByRole('textbox', { name: 'Filter' });
      await box.fill('@.done = true');
      await page.getByText('at character 8').waitFor();
      await box.fill('@.done == true');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await page.getByText('2 rows').waitFor();
      expect(await numbers()).to.deep.equal([3, 2]);
      await page.getByRole('button', { name: 'n', exact: true }).click();
      await page.locator('[aria-sort=ascending]').getByText('n').waitFor();
      await page.locator('#row-0 [role=gridcell]:nth-child(2)', { hasText: /^2$/ }).waitFor();
      expect(await numbers()).to.deep.equal([2, 3]);
      await stage.owner.patch(`/v1/collections/${collection}/rows/2`, { done: true });
      await page.getByRole('button', { name: 'Show 1 new' }).click();
      await page.getByText('3 rows').waitFor();
      // The console shows the number of rows before it draws them.
      await page.locator('#row-2').waitFor();
      expect(await numbers()).to.deep.equal([1, 2, 3]);
      await stage.owner.patch(`/v1/collections/${collection}/rows/1`, { done: false });
      await page.locator('.row.gone').waitFor();
      await page.getByText('Use this list in a program').click();
      const lines = await page.locator('.lines code').allTextContents();
      expect(lines.join('\n'))
        .to.contain('$KEY')
        .and.contain('@.done == true')
        .and.not.contain(stage.service.key);
      await page.getByRole('button', { name: 'Copy curl' }).click();
      await page.getByText('Copied').waitFor();
      await page.getByRole('button', { name: 'Show all' }).click();
      await page.getByText('3 rows').waitFor();
      await close();
    });

    it('shows the underscores of a placeholder', async () => {
      const collection = await stage.owner.collection([]);
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${collection}` });
      const filter = page.getByRole('textbox', { name: 'Filter' });
      const pictureOf = async (placeholder: string): Promise<string> => {
        await filter.evaluate((input, text) => Object.assign(input, { placeholder: text }), placeholder);
        return (await filter.screenshot({ animations: 'disabled' })).toString('base64');
      };
      expect(await pictureOf('____')).not.to.equal(await pictureOf(''));
      await close();
    });

    it('scrolls through many rows, of which it holds few, and moves nothing that one reads', async () => {
      const rows = (from: number) => Array.from({ length: 1_000 }, (_, index) => ({ n: from + index }));
      const collection = await stage.owner.collection([]);
      for (let from = 0; from < 6_000; from += 1_000)
        await stage.owner.post(`/v1/collections/${collection}/rows`, rows(from));
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${collection}` });
      await page.getByText('6,000 rows').waitFor();
      const box = page.getByRole('grid');
      await box.evaluate((element) => (element.scrollTop = 3_000 * 32));
      await cell(page, '3005').first().waitFor();
      expect(await page.locator('.sheet .row').count()).to.be.below(60);
      const top = () => page.locator('#row-3004').boundingBox();
      const before = await top();
      await stage.owner.patch(`/v1/collections/${collection}/rows/3005`, { n: 'changed' });
      await stage.owner.delete(`/v1/collections/${collection}/rows/10`);
      await stage.owner.post(`/v1/collections/${collection}/rows`, rows(6_000));
      await cell(page, 'changed').waitFor();
      await page.getByText('6,999 rows').waitFor();
      expect(await top()).to.deep.equal(before);
      await box.focus();
      await page.keyboard.press('End');
      await cell(page, '6999').first().waitFor();
      await close();
    });

    it('reports that the connection is lost, and reconnects', async () => {
      const collection = await stage.owner.collection([{ n: 1 }]);
      const { page, context, close } = await openConsole(stage, stage.service.key, {
        hash: `#/c/${collection}`,
      });
      await page.getByText('live', { exact: true }).waitFor();
      await context.setOffline(true);
      await page.getByRole('button', { name: 'New row' }).click();
      await page.getByLabel('Fields, as JSON').fill('{"n": 2}');
      await page.getByRole('button', { name: 'Insert' }).click();
      await page.getByText('The server cannot be reached.').waitFor();
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Insert' }).click();
      await cell(page, '2').first().waitFor();
      await close();
    });

    it('makes a key, shows it once, changes, rotates and ends it', async () => {
      const { page, close } = await openConsole(stage, stage.service.key, { hash: '#/keys' });
      await page.getByRole('button', { name: 'New key' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('phone');
      await dialog.getByLabel('Collections').fill('1a');
      await dialog.getByRole('button', { name: 'Create the key' }).click();
      await dialog.getByRole('alert').waitFor();
      await dialog.getByLabel('Collections').fill('notes tasks');
      await holdAccessible(page);
      await dialog.getByRole('button', { name: 'Create the key' }).click();
      const text = await dialog.locator('.secret').textContent();
      expect(text).to.match(/^rf_[0-9A-Za-z]{38}$/);
      await holdAccessible(page);
      await dialog.getByRole('button', { name: 'Done' }).click();
      // The dialog closes shortly before the secret is removed.
      await page.locator('.secret').waitFor({ state: 'detached' });
      expect(await page.content()).not.to.contain(text);
      const phone = client(stage.service, text!);
      expect((await phone.get('/v1/collections')).status).to.equal(200);
      const row = page.getByRole('row').filter({ hasText: 'phone' });
      expect(await row.textContent()).to.contain('notes, tasks');
      await row.getByRole('button', { name: 'Update' }).click();
      await dialog.getByLabel('write', { exact: true }).check();
      await dialog.getByRole('button', { name: 'Update the key' }).click();
      await row.getByText('read, write').waitFor();
      await row.getByRole('button', { name: 'Rotate' }).click();
      await dialog.getByLabel('The old key stays valid for').selectOption('0s');
      await dialog.getByRole('button', { name: 'Rotate the key' }).click();
      const next = await dialog.locator('.secret').textContent();
      await dialog.getByRole('button', { name: 'Done' }).click();
      expect((await phone.get('/v1/usage')).status).to.equal(401);
      const changed = client(stage.service, next!);
      expect((await changed.get('/v1/usage')).status).to.equal(200);
      await row.getByRole('button', { name: 'Revoke' }).click();
      await holdAccessible(page);
      await dialog.getByRole('button', { name: 'Revoke the key' }).click();
      await page.getByText('Show 2 revoked or expired keys').click();
      await page.getByRole('row').filter({ hasText: 'revoked' }).waitFor();
      expect((await changed.get('/v1/usage')).status).to.equal(401);
      // The key of this session cannot be revoked, because it is the last admin key.
      await page
        .getByRole('row')
        .filter({ hasText: 'admin' })
        .getByRole('button', { name: 'Revoke' })
        .click();
      await dialog.getByRole('button', { name: 'Revoke the key' }).click();
      await dialog.getByRole('alert').getByText('The account needs another admin key').waitFor();
      await close();
    });

    it('shows a key that may not what the service says of that', async () => {
      const { json } = await stage.owner.post('/v1/keys', { name: 'reader', scopes: ['read'] });
      const { page, close } = await openConsole(stage, json.key, { hash: '#/keys' });
      await page
        .getByRole('alert')
        .getByText('This operation requires a key with the admin scope.')
        .waitFor();
      await close();
    });

    it('shows the feed as it runs', async () => {
      const collection = await stage.owner.collection([{ n: 1 }]);
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${collection}/feed` });
      await page.getByText('live', { exact: true }).waitFor();
      await stage.owner.patch(`/v1/collections/${collection}/rows/1`, { n: 2 });
      await page.getByText('"changed":["n"]').waitFor();
      await stage.owner.delete(`/v1/collections/${collection}/rows/1`);
      await page.getByText('2 frames').waitFor();
      await close();
    });

    it('imports a file, names a bad line, and exports what a filter leaves', async () => {
      const collection = await stage.owner.collection([]);
      const { page, close } = await openConsole(stage, stage.service.key, {
        hash: `#/c/${collection}/transfer`,
      });
      const lines = Array.from({ length: 2_500 }, (_, n) => JSON.stringify({ n, title: 'ä'.repeat(n % 50) }));
      const choose = (text: string) =>
        page
          .getByLabel('File')
          .setInputFiles({ name: 'rows.ndjson', mimeType: 'text/plain', buffer: Buffer.from(text) });
      let isCut = false;
      await page.route('**/rows', async (route) => {
        // The server stores the batch, but the response is lost. The console must send the batch again.
        if (route.request().method() !== 'POST' || isCut) return route.continue();
        isCut = true;
        await route.fetch();
        await route.abort();
      });
      await choose(`${lines.join('\r\n')}\n\n`);
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByText('2,500 rows are stored from rows.ndjson.').waitFor();
      expect((await stage.owner.get(`/v1/collections/${collection}`)).json.rows).to.equal(2_500);
      await choose(`{"n":1}\n\n{"n":1e400}\n`);
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByRole('alert').getByText('Line 3: /n').waitFor();
      await choose(`{"n":1}\n{"n":\n`);
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByRole('alert').getByText('Line 2: the row is not valid JSON').waitFor();
      expect((await stage.owner.get(`/v1/collections/${collection}`)).json.rows).to.equal(2_500);
      await page.getByLabel('Format').selectOption('csv');
      await page.getByLabel('Columns').fill('n');
      await page.getByLabel('Filter').fill('@.n >= 2498');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export', exact: true }).click(),
      ]);
      expect(download.suggestedFilename()).to.equal(`${collection}.csv`);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      expect(Buffer.concat(chunks).toString()).to.equal('id,n\r\n2499,2498\r\n2500,2499\r\n');
      await page.getByLabel('Filter').fill('@.n =');
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await page.getByRole('alert').getByText('at character').waitFor();
      await close();
    });

    it('keeps the options of an import open after the last invalid line is readable', async () => {
      const collection = await stage.owner.collection([]);
      const hash = `#/c/${collection}/transfer`;
      const { page, close } = await openConsole(stage, stage.service.key, { hash });
      const buffer = Buffer.from('name;price\nKäse;1,5\n', 'latin1');
      await page.getByLabel('File').setInputFiles({ name: 'goods.csv', mimeType: 'text/csv', buffer });
      await page.getByText('is not UTF-8').waitFor();
      await page.getByLabel('Encoding').selectOption('windows-1252');
      await page.getByText('Käse').waitFor();
      await page.getByLabel('Decimal sign').selectOption(',', { timeout: 5_000 });
      await page.getByText('number (inferred)').waitFor({ state: 'attached' });
      await close();
    });

    it('imports what it has exported, with every field of every row', async () => {
      const rows = Array.from({ length: 30 }, (_, n) => (n === 29 ? { n, late: 'x' } : { n }));
      const [from, to] = [await stage.owner.collection(rows), await stage.owner.collection([])];
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${from}/transfer` });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export', exact: true }).click(),
      ]);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      await page.evaluate(`location.hash = '#/c/${to}/transfer'`);
      await page.getByRole('heading', { name: `Import and export of ${to}` }).waitFor();
      const file = { name: 'rows.ndjson', mimeType: 'text/plain', buffer: Buffer.concat(chunks) };
      await page.getByLabel('File').setInputFiles(file);
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByText('30 rows are stored from rows.ndjson.').waitFor();
      expect((await stage.owner.get(`/v1/collections/${to}/rows`)).json).to.deep.equal(
        rows.map((row, index) => ({ id: index + 1, ...row })),
      );
      await close();
    });

    it('sorts by the keyboard, and edits a row so that it stops matching the filter', async () => {
      const collection = await stage.owner.collection([{ n: 2 }, { n: 1 }]);
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${collection}` });
      await page.getByRole('button', { name: 'n', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.locator('#row-0').getByText('1', { exact: true }).first().waitFor();
      await page.locator('[role=columnheader][aria-sort=ascending]').getByText('n ▲').waitFor();
      await page.getByLabel('Filter').fill('@.n < 5');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Show all' }).waitFor();
      await page.locator('#row-0').click();
      await page.getByRole('heading', { name: 'Row 2' }).waitFor();
      await page.getByLabel('Fields, as JSON').fill('{"n": 3, "mine": true}');
      await page.getByText('live', { exact: true }).waitFor();
      await stage.owner.patch(`/v1/collections/${collection}/rows/2`, { n: 9 });
      await page.getByText('Another client has changed this row.').waitFor();
      await page.getByRole('button', { name: 'Show both' }).click();
      await page.getByRole('button', { name: 'Keep mine' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect((await stage.owner.get(`/v1/collections/${collection}/rows/2`)).json).to.deep.equal({
        id: 2,
        n: 3,
        mine: true,
      });
      await close();
    });

    it('drops nothing that was typed unasked, and offers no row that it could not read', async () => {
      const collection = await stage.owner.collection([{ n: 1 }, { n: 2 }]);
      const { page, context, close } = await openConsole(stage, stage.service.key, {
        hash: `#/c/${collection}`,
      });
      await page.locator('#row-0').click();
      const text = page.getByLabel('Fields, as JSON');
      await text.fill('{"n": 5}');
      await page.keyboard.press('Escape');
      await page.getByText('Your changes are not saved.').waitFor();
      await page.getByRole('button', { name: 'Continue editing' }).click();
      expect(await text.inputValue()).to.equal('{"n": 5}');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Drop it' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await context.setOffline(true);
      await page.locator('#row-1').click();
      await page.getByRole('alert').getByText('The server cannot be reached.').waitFor();
      expect(await page.getByRole('dialog').isVisible()).to.equal(false);
      await context.setOffline(false);
      await close();
    });

    it('keeps the editor open with unsaved text when the user goes back, forward or reloads the page', async () => {
      const collection = await stage.owner.collection([{ n: 1 }]);
      const { page, close } = await openConsole(stage, stage.service.key);
      await page.getByRole('link', { name: collection, exact: true }).click();
      await page.locator('#row-0').waitFor();
      const text = page.getByLabel('Fields, as JSON');
      const address = page.url();
      for (const go of [() => page.goBack(), () => page.goForward()]) {
        await page.getByRole('link', { name: 'Feed', exact: true }).click();
        await text.waitFor({ state: 'detached' });
        await page.goBack();
        await page.locator('#row-0').click();
        await text.fill('{"n": 5}');
        await go();
        await page.getByText('Your changes are not saved.').waitFor();
        await page.getByRole('button', { name: 'Continue editing' }).click();
        expect([page.url(), await text.inputValue()]).to.deep.equal([address, '{"n": 5}']);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Drop it' }).click();
        // The way back is open again, and closes an editor without changes.
        await page.locator('#row-0').click();
        await text.waitFor();
        await page.goBack();
        await text.waitFor({ state: 'detached' });
        await page.goForward();
        await page.locator('#row-0').waitFor();
      }
      await page.locator('#row-0').click();
      await text.fill('{"n": 5}');
      const asked = page.waitForEvent('dialog');
      void page.reload().catch(() => undefined);
      const dialog = await asked;
      expect(dialog.type()).to.equal('beforeunload');
      await dialog.dismiss();
      expect(await text.inputValue()).to.equal('{"n": 5}');
      await close();
    });

    it('asks before it discards a schema that is not set', async () => {
      const collection = await stage.owner.collection([{ n: 1 }]);
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${collection}` });
      await page.getByRole('link', { name: 'Schema', exact: true }).click();
      const text = page.getByLabel('JSON Schema of a row');
      await text.fill('{"type": "object"}');
      const address = page.url();
      page.once('dialog', (dialog) => dialog.dismiss());
      await page.goBack();
      await page.waitForURL(address);
      expect(await text.inputValue()).to.equal('{"type": "object"}');
      page.once('dialog', (dialog) => dialog.accept());
      await page.getByRole('link', { name: 'Collections' }).click();
      await page.getByRole('heading', { name: 'Collections' }).waitFor();
      // Without changes, and after the schema was set, the console does not ask.
      await page.evaluate(`location.hash = '#/c/${collection}/schema'`);
      await text.fill('{"type": "object"}');
      await page.getByRole('button', { name: 'Set', exact: true }).click();
      await page.getByText('The schema was set.').waitFor();
      await page.getByRole('link', { name: 'Rows', exact: true }).click();
      await page.locator('#row-0').waitFor();
      await close();
    });

    it('shows the start of a long value without half a character, and a name without visible characters', async () => {
      const collection = await stage.owner.collection([{ long: `${'a'.repeat(159)}😀b`, '': 1, ' ': 2 }]);
      const { page, close } = await openConsole(stage, stage.service.key, { hash: `#/c/${collection}` });
      await cell(page, `${'a'.repeat(159)}😀…`).waitFor();
      for (const name of ['""', '" "'])
        await page.getByRole('columnheader', { name, exact: true }).getByTitle(`Sort by ${name}`).waitFor();
      await close();
    });

    it('lists collections page by page, with their indexes', async () => {
      const { text } = await newKey(stage.service, { account: `many-${Date.now()}` });
      const many = client(stage.service, text);
      for (let n = 0; n < 101; n += 1) await many.post('/v1/collections', { name: `c${100 + n}` });
      for (let n = 0; n < 3; n += 1)
        await many.post(
          '/v1/collections/c100/rows',
          Array.from({ length: 1_000 }, (_, at) => ({ at })),
        );
      await eventually('there is an index', async () => {
        await many.get('/v1/collections/c100/rows?sort=at:desc');
        return (await many.get('/v1/collections/c100')).json.indexes[0]?.percent === 100;
      });
      const { page, close } = await openConsole(stage, text);
      const row = page.getByRole('row', { name: 'c100' });
      await row.getByRole('cell', { name: 'at', exact: true }).waitFor();
      expect(await page.getByRole('link', { name: 'c200', exact: true }).count()).to.equal(0);
      const more = page.getByRole('button', { name: 'More collections' });
      await more.click();
      await page.getByRole('link', { name: 'c200', exact: true }).waitFor();
      await more.waitFor({ state: 'detached' });
      await holdAccessible(page);
      await close();
    });

    it('deletes a collection when its name is typed', async () => {
      const collection = await stage.owner.collection([]);
      const { page, close } = await openConsole(stage, stage.service.key);
      await page.getByRole('button', { name: `Delete ${collection}`, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Type its name').fill(collection);
      await holdAccessible(page);
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('link', { name: collection, exact: true }).waitFor({ state: 'detached' });
      expect((await stage.owner.get(`/v1/collections/${collection}`)).status).to.equal(404);
      await close();
    });

    for (const scheme of ['light', 'dark'] as const) {
      for (const width of [390, 1280]) {
        it(`keeps nobody out, ${scheme}, ${width} pixels wide`, async () => {
          const collection = await stage.owner.collection([
            { title: 'Tea', done: false, price: 3.5, tags: ['a', 'b'], note: null },
            { title: 'x'.repeat(300), done: true },
          ]);
          await stage.owner.post('/v1/collections', { name: collection.padEnd(64, 'x') });
          const { page, close } = await openConsole(stage, stage.service.key, { scheme, width });
          const hold = async (hash: string, shown: string) => {
            await page.goto(`${page.url().replace(/#.*/, '')}${hash}`);
            await page.getByText(shown).first().waitFor();
            await holdAccessible(page);
            expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(width);
          };
          await hold('#/', collection);
          await hold(`#/c/${collection}`, 'Tea');
          await page.getByText('Tea').first().click();
          await page.getByRole('heading', { name: 'Row 1' }).waitFor();
          await holdAccessible(page);
          await page.keyboard.press('Escape');
          await hold(`#/c/${collection}/feed`, 'Nothing has changed');
          await hold(`#/c/${collection}/transfer`, 'Export');
          await hold(`#/c/${collection}/schema`, 'JSON Schema');
          await hold('#/keys', 'valid');
          await hold('#/tickets', 'View as an end user');
          await hold('#/usage', 'Requests by day');
          await page.locator('.plot canvas').waitFor();
          await close();
        });
      }
    }
  });
});
