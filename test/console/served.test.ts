import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { startService, type TestService } from '../support/service.js';

describe('the console as it is served', () => {
  let service: TestService;
  let anyone: Client;
  before(async () => {
    service = await startService();
    anyone = client(service);
  });
  after(() => service.close());

  const parts = async (): Promise<string[]> =>
    [...(await anyone.get('/console')).text.matchAll(/(?:src|href)="(\/console\/[^"]+)"/g)].map(
      ([, path]) => path!,
    );

  it('is where / leads, with a key or without', async () => {
    for (const each of [anyone, client(service, service.key)]) {
      const { status, headers, text } = await each.get('/');
      expect([status, headers.location, text]).to.deep.equal([302, '/console', '']);
    }
    expect((await anyone.send('HEAD', '/')).status).to.equal(302);
    const refused = await anyone.get('/?next=elsewhere');
    expect([refused.status, refused.code]).to.deep.equal([400, 'parameter_invalid']);
    expect((await anyone.send('POST', '/')).status).to.equal(405);
  });

  it('may do what it needs and nothing else', async () => {
    const { headers, text } = await anyone.get('/console');
    expect(headers['content-security-policy']).to.equal(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; " +
        "form-action 'none'; frame-ancestors 'none'",
    );
    expect(text).not.to.match(/<script(?! type="module" src="\/console\/)|<style| style=| on[a-z]+=/);
  });

  it('has an icon that its policy allows, so that browsers do not request another one', async () => {
    for (const path of ['/console', '/docs', '/docs/feed']) {
      const { headers, text } = await anyone.get(path);
      expect(text, path).to.match(/<link rel="icon" href="data:image\/svg\+xml,%3Csvg%20/);
      expect(headers['content-security-policy'], path).to.contain('; img-src data:;');
    }
  });

  it('has parts that any cache may keep, under names made of what they hold', async () => {
    const paths = await parts();
    expect(paths.map((path) => path.replace(/-[\w-]{22}\./, '-….'))).to.have.members([
      '/console/console-….css',
      '/console/app-….js',
    ]);
    for (const path of paths) {
      const { headers, status } = await anyone.get(path);
      expect(status).to.equal(200);
      expect(headers['cache-control']).to.equal('public, max-age=31536000, immutable');
      expect(headers['content-type']).to.equal(path.endsWith('.js') ? 'text/javascript' : 'text/css');
      expect((await anyone.get(path, { 'If-None-Match': headers.etag! })).status).to.equal(304);
      expect((await anyone.get(path, { 'If-Match': '"another"' })).status).to.equal(412);
      const unknown = await anyone.get(`${path}?v=2`);
      expect([unknown.status, unknown.code]).to.deep.equal([400, 'parameter_invalid']);
    }
    for (const name of ['app.js', 'index.html', '..%2Findex.html', 'console.css']) {
      const absent = await anyone.get(`/console/${name}`);
      expect([absent.status, absent.code], name).to.deep.equal([404, 'route_not_found']);
    }
  });

  it('takes at most 120 KB, compressed, and 146 KB with all that it loads later', async () => {
    const sizes = new Map<string, number>();
    const texts: string[] = [];
    const load = async (path: string): Promise<void> => {
      if (sizes.has(path)) return;
      const { status, text } = await anyone.get(path);
      expect(status, path).to.equal(200);
      sizes.set(path, gzipSync(text, { level: 9 }).length);
      texts.push(text);
      for (const [, name] of text.matchAll(/(?:from|import)"\.\/(part-\w+\.js)"/g))
        await load(`/console/${name}`);
    };
    const total = (): number => [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const path of ['/console', ...(await parts())]) await load(path);
    expect(total()).to.be.at.most(120_000);
    const later = texts.flatMap((text) => [...text.matchAll(/import\("\.\/(part-\w+\.js)"\)/g)]);
    expect(later).not.to.be.empty;
    for (const [, name] of later) await load(`/console/${name}`);
    expect(total()).to.be.at.most(146_000);
    const sent = await anyone.get((await parts())[1]!, { 'Accept-Encoding': 'br' });
    expect(sent.headers['content-encoding']).to.equal('br');
  });

  it('knows nothing of where it was built', async () => {
    const root = new URL('../../', import.meta.url).pathname;
    for (const path of await parts()) expect((await anyone.get(path)).text).not.to.contain(root);
    expect(readFileSync(new URL('../../src/console/index.html', import.meta.url), 'utf8')).to.contain(
      '{script}',
    );
  });
});
