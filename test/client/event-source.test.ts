/** `EventSource` in a browser, with the page of the guide "Follow changes over HTTP". */
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { inBrowser, launchBrowser } from '../support/browser.js';
import { type Client, client } from '../support/client.js';
import { type Line, startLine } from '../support/line.js';
import { blocks, section } from '../support/readme.js';
import { startService, type TestService } from '../support/service.js';
import { type StandIn, startStandIn } from '../support/stand-in.js';

describe('EventSource', () => {
  inBrowser(() => {
    let service: TestService;
    let line: Line;
    let site: StandIn;
    let owner: Client;
    let browser: Browser;
    let page: Page;
    let text = '';
    const collection = '/v1/collections/notes';
    before(async () => {
      site = await startStandIn((_request, response) =>
        response.writeHead(200, { 'Content-Type': 'text/html' }).end(text),
      );
      service = await startService({ env: { ROWFEED_CORS_ORIGIN: site.url } });
      line = await startLine(service);
      owner = client(service, service.key);
      const [shown] = blocks(
        section('src/docs/how-to/follow-http.md', '## Follow in a browser (EventSource)'),
      );
      text = shown!.text.replace('http://127.0.0.1:3000', line.url).replace('rf_...', service.key);
      browser = await launchBrowser();
    });
    after(async () => {
      await browser?.close();
      await line.close();
      await service.close();
      await site.close();
    });
    beforeEach(async () => {
      await owner.post('/v1/collections', { name: 'notes' });
      line.heads.splice(0);
      page = await browser.newPage();
      page.setDefaultTimeout(20_000);
    });
    afterEach(async () => {
      await page.close();
      await owner.delete(collection);
    });

    const items = (): Promise<string[]> => page.locator('li').allTextContents();
    const state = (shown: string): Promise<void> => page.getByText(shown, { exact: true }).waitFor();
    const insert = (note: string): Promise<unknown> => owner.post(`${collection}/rows`, [{ text: note }]);
    const cursorNow = async (): Promise<string> =>
      (await owner.get(`${collection}/rows`)).headers['collection-cursor']!;

    it('resumes by itself with Last-Event-ID after a lost connection, without a loss', async () => {
      await page.goto(site.url);
      await state('open');
      await insert('milk');
      await page.getByText('insert 1: milk').waitFor();
      const cursor = await cursorNow();
      line.port = 1;
      line.cut();
      await state('connecting');
      await insert('tea');
      await owner.delete(`${collection}/rows/1`);
      line.port = service.port;
      await page.getByText('delete 1: milk').waitFor();
      await state('open');
      expect(await items()).to.deep.equal(['insert 1: milk', 'insert 2: tea', 'delete 1: milk']);
      const ids = line.heads.map((head) => /^last-event-id: (.*)\r$/im.exec(head)?.[1]);
      expect(ids[0]).to.equal(undefined);
      expect(ids.slice(1)).to.deep.equal(ids.slice(1).map(() => cursor));
    });

    it('continues from the stored cursor when the page is loaded again', async () => {
      await page.goto(site.url);
      await state('open');
      await insert('milk');
      await page.getByText('insert 1: milk').waitFor();
      await page.goto('about:blank');
      await insert('tea');
      await page.goto(site.url);
      await page.getByText('insert 2: tea').waitFor();
      expect(await items()).to.deep.equal(['insert 2: tea']);
    });

    it('stops when the collection is deleted, and loads all rows again when the cursor has expired', async () => {
      await insert('milk');
      await page.goto(site.url);
      await page.getByText('row 1: milk').waitFor();
      await owner.delete(collection);
      await state('rejected with 404');
      await owner.post('/v1/collections', { name: 'notes' });
      await insert('bread');
      await page.goto(site.url);
      await page.getByText('row 1: bread').waitFor();
      await insert('tea');
      await page.getByText('insert 2: tea').waitFor();
      expect(await items()).to.deep.equal(['row 1: bread', 'insert 2: tea']);
    });
  });
});
