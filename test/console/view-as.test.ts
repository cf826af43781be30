import { expect } from 'chai';
import { button, cell, holdAccessible, inConsole, openConsole } from '../support/console.js';

describe('the console as an end user', () => {
  inConsole((stage) => {
    it('shows the rows and fields that a ticket reaches, and goes back to the key', async () => {
      const collection = await stage.owner.collection([
        { owner: 'ann', title: 'Milk', secret: 's1' },
        { owner: 'bob', title: 'Tea', secret: 's2' },
      ]);
      const other = await stage.owner.collection([{ n: 1 }]);
      const rows = `/v1/collections/${collection}/rows`;
      const { page, close } = await openConsole(stage, stage.service.key);
      await page.getByRole('link', { name: 'View as' }).click();
      await page.getByLabel('Subject').fill('ann');
      await page.getByLabel('Collection', { exact: true }).fill(collection);
      await page.getByLabel('insert').check();
      await page.getByLabel('Filter').fill('@.owner = "ann"');
      await page.getByLabel('Fields').fill('owner, title');
      await button(page, 'Add a collection').click();
      await button(page, 'Add a collection').click();
      await page.getByLabel('Collection', { exact: true }).nth(1).fill('to-be-removed');
      await page.getByLabel('Collection', { exact: true }).nth(2).fill(other);
      await holdAccessible(page);
      await button(page, 'Remove grant 2').click();
      await button(page, 'View').click();
      await page.getByRole('alert').getByText('/grants/0/filter').waitFor();
      await page.getByLabel('Filter').first().fill('@.owner == "ann"');
      await button(page, 'View').click();

      const banner = page.getByText('You are viewing the collections as ann');
      await banner.waitFor();
      await cell(page, 'Milk').waitFor();
      await page.getByText('1 row · live').waitFor();
      const names = await page.getByRole('columnheader').allTextContents();
      expect(names.map((name) => name.trim().split(' ')[0]).filter(Boolean)).to.deep.equal([
        'id',
        'owner',
        'title',
      ]);
      await holdAccessible(page);
      expect(await page.getByRole('link', { name: 'Keys' }).count()).to.equal(0);
      expect(await page.content()).not.to.match(/rft_/);
      expect(page.url()).not.to.contain('rft_');
      await stage.owner.post(rows, [
        { owner: 'bob', title: 'Salt' },
        { owner: 'ann', title: 'Rice' },
      ]);
      await cell(page, 'Rice').waitFor();
      await page.getByText('2 rows · live').waitFor();
      expect(await cell(page, 'Salt').count()).to.equal(0);
      await button(page, 'New row').click();
      await page.getByLabel('Fields, as JSON').fill('{"owner": "bob", "title": "Mine"}');
      await button(page, 'Insert').click();
      await page.getByRole('alert').waitFor();
      await page.getByLabel('Fields, as JSON').fill('{"owner": "ann", "title": "Bread"}');
      await button(page, 'Insert').click();
      await cell(page, 'Bread').waitFor();

      await page.getByRole('link', { name: 'Collections' }).click();
      await page.getByRole('link', { name: other, exact: true }).waitFor();
      expect(await page.locator('main .list tbody tr').count()).to.equal(2);
      await banner.waitFor();
      await page.getByRole('link', { name: collection, exact: true }).click();
      await cell(page, 'Bread').waitFor();
      await button(page, 'Back to your key').click();
      await cell(page, 's2').waitFor();
      await page.getByText('5 rows · live').waitFor();
      expect(await banner.count()).to.equal(0);
      await page.getByRole('link', { name: 'Keys' }).click();
      await page.getByRole('row', { name: 'valid' }).first().waitFor();
      await close();
    });
  });
});
