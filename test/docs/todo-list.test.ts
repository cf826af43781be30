/** Opens the page of the tutorial in two windows of a browser, which share one list. */
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { inBrowser, launchBrowser } from '../support/browser.js';
import { type Client, client } from '../support/client.js';
import { blocks, section } from '../support/readme.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { type StandIn, startStandIn } from '../support/stand-in.js';

const tutorial = 'src/docs/tutorials/todo-list.md';
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

describe('the to-do list of the tutorial', () => {
  inBrowser(() => {
    let directory: string;
    let site: StandIn;
    let service: TestService;
    let owner: Client;
    let browser: Browser;

    before(async () => {
      directory = await temporaryDirectory();
      await mkdir(join(directory, 'node_modules'));
      await symlink(join(import.meta.dirname, '../..'), join(directory, 'node_modules', 'rowfeed'));
      site = await startStandIn(async (request, response) => {
        const file = join(directory, request.url === '/' ? 'index.html' : request.url!);
        const content = await readFile(file).catch(() => undefined);
        const type = types[extname(file)] ?? 'text/plain';
        response.writeHead(content ? 200 : 404, { 'Content-Type': type }).end(content);
      });
      service = await startService({ env: { ROWFEED_CORS_ORIGIN: site.url } });
      owner = client(service, service.key);
      browser = await launchBrowser();
    });
    after(async () => {
      await browser?.close();
      await service.close();
      await site.close();
      await removeDirectory(directory);
    });

    it('is shared, and says why a write failed', async () => {
      const [page] = blocks(section(tutorial, '## Write the page'));
      const text = page!.text.replace('http://127.0.0.1:3000', service.url).replace('rf_...', service.key);
      await writeFile(join(directory, 'index.html'), text);
      expect((await owner.post('/v1/collections', { name: 'todos' })).status).to.equal(201);
      const complaints: string[] = [];
      const open = async (): Promise<Page> => {
        const tab = await (await browser.newContext()).newPage();
        tab.setDefaultTimeout(20_000);
        tab.on('pageerror', ({ message }) => complaints.push(message));
        await tab.goto(site.url);
        await tab.getByText('live', { exact: true }).waitFor();
        return tab;
      };
      const [one, two] = [await open(), await open()];
      await one.getByLabel('New task').fill('Buy milk');
      await one.getByRole('button', { name: 'Add' }).click();
      await two.getByText('Buy milk').waitFor();
      expect(await one.getByLabel('New task').inputValue()).to.equal('');
      await two.getByRole('checkbox').check();
      await one.getByRole('checkbox', { checked: true }).waitFor();
      expect((await owner.get('/v1/collections/todos/rows/1')).json).to.include({
        title: 'Buy milk',
        done: true,
      });
      await one.route('**/rows/*', (route) => route.abort());
      await one.getByRole('checkbox').click();
      await one.getByText('The server is not reachable. Try again later.').waitFor();
      expect(await one.getByRole('checkbox').isChecked()).to.equal(true);
      await one.unroute('**/rows/*');
      // The end of an outage doesn't hide that a change was lost.
      await one.context().setOffline(true);
      // The second message appears when the page tries to connect again.
      await one.getByText(/the browser is offline|the server is unreachable/).waitFor();
      await one.context().setOffline(false);
      await one.getByText('live', { exact: true }).waitFor();
      expect(await one.getByRole('alert').textContent()).to.equal(
        'The server is not reachable. Try again later.',
      );
      await one.getByRole('button', { name: 'Delete' }).click();
      await two.getByText('Buy milk').waitFor({ state: 'detached' });
      expect(await one.getByRole('alert').textContent()).to.equal('');

      await owner.delete('/v1/collections/todos');
      await one.getByLabel('New task').fill('Call Ada');
      await one.getByRole('button', { name: 'Add' }).click();
      await one.getByText('There is no collection todos.').waitFor();
      expect(complaints).to.deep.equal([]);
    });

    it('is served as the guide about the client shows', () => {
      const served = (path: string, heading: string) =>
        blocks(section(path, heading))
          .slice(-2)
          .map(({ text }) => text);
      expect(served(tutorial, '## Open it')).to.deep.equal(
        served('src/docs/reference/client.md', '## Quick start in a browser'),
      );
    });
  });
});
