/**
 * A server behind a proxy that serves it under a path, such as https://example.org/rows (`ROWFEED_PUBLIC_URL`).
 */
import { expect } from 'chai';
import { WebSocket } from 'ws';
import { mirror } from '../../src/client/index.js';
import { conform } from '../../src/conform/conform.js';
import { addressesAt, basePathOf, linksAt, withoutBasePath } from '../../src/text/base-path.js';
import { eventually } from '../support/eventually.js';
import { freePort } from '../support/port.js';
import { type MeddlingProxy, startProxy } from '../support/proxy.js';
import { startService, type TestService } from '../support/service.js';
import { isFullSuite, onlyInFullSuite } from '../support/suite.js';

/** Operations whose responses contain or redirect to paths. */
const someOperations = ['getRoot', 'getConsoleAsset', 'createCollection', 'openFeed'] as const;

/** The path that a proxy sends to the server if the target starts with the base path. */
const proxies: Readonly<Record<string, (rest: string) => string>> = {
  'removes the base path': (rest) => rest,
  'passes the base path on': (rest) => `/rows${rest}`,
};

const inFullSuite = onlyInFullSuite('These tests take 2 s of CPU for each proxy.');

for (const [does, sent] of Object.entries(proxies)) {
  /** Declares the tests that the fast suite runs behind only one proxy. */
  const pages = does === 'removes the base path' ? { it } : inFullSuite;
  describe(`behind a proxy that ${does}, a server at /rows`, () => {
    let service: TestService;
    let proxy: MeddlingProxy;
    let url: string;
    before(async () => {
      const port = await freePort();
      url = `http://127.0.0.1:${port}/rows`;
      service = await startService({ env: { ROWFEED_PUBLIC_URL: `${url}/` } });
      const target = (asked: string): string | undefined =>
        asked.startsWith('/rows/') ? sent(asked.slice('/rows'.length)) : undefined;
      proxy = await startProxy(service, { target }, port);
    });
    after(async () => {
      await proxy.close();
      await service.close();
    });

    /** Reads the body too, so that the connection ends. */
    const ask = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(new URL(path, `${url}/`), {
        ...init,
        headers: { 'x-api-key': service.key, 'content-type': 'application/json', ...init.headers },
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };

    pages.it('conforms to the contract', async () => {
      const { verdict, checks } = await conform(url, service.key, {
        operations: isFullSuite ? undefined : someOperations,
      });
      expect(
        checks.flatMap(({ failures, unjudged }) => [...failures, ...(unjudged ? [unjudged] : [])]),
      ).to.deep.equal([]);
      expect(verdict).to.equal('kept');
    });

    it('leads to its own paths in Location and Link', async () => {
      const root = await ask('', { redirect: 'manual' });
      expect([root.status, root.headers.get('location')]).to.deep.equal([302, '/rows/console']);
      const made = await ask('v1/collections', { method: 'POST', body: '{"name":"notes"}' });
      const location = made.headers.get('location')!;
      expect(location).to.equal('/rows/v1/collections/notes');
      expect((await ask(location)).status).to.equal(200);
      await ask('v1/collections/notes/rows', { method: 'POST', body: '[{},{},{}]' });
      let next: string | null = `${location}/rows?limit=1&sort=id:desc`;
      const ids: number[] = [];
      while (next !== null) {
        const page = await ask(next);
        ids.push(JSON.parse(page.text)[0].id);
        next = /^<(.*)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1] ?? null;
        if (next !== null) expect(next).to.match(/^\/rows\/v1\/collections\/notes\/rows\?/);
      }
      expect(ids).to.deep.equal([3, 2, 1]);
    });

    it('repeats a response with the same Location, and takes the write for the same one without the proxy', async () => {
      const init = { method: 'POST', body: '{"name":"twice"}', headers: { 'idempotency-key': 'k1' } };
      const first = await ask('v1/collections', init);
      const again = await ask('v1/collections', init);
      const direct = await ask(`http://127.0.0.1:${service.port}/v1/collections`, init);
      for (const { status, headers } of [first, again, direct])
        expect([status, headers.get('location')]).to.deep.equal([201, '/rows/v1/collections/twice']);
      expect(direct.headers.get('idempotent-replayed')).to.equal('true');
    });

    pages.it('every link of the console and of the documentation leads to something', async () => {
      const seen = new Map<string, string>();
      const waiting = [`${url}/console`, `${url}/docs`];
      for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
        if (seen.has(page)) continue;
        const { status, headers, text } = await ask(page);
        seen.set(page, text);
        expect(status, page).to.equal(200);
        if (!headers.get('content-type')!.startsWith('text/html')) continue;
        for (const [, link = ''] of text.matchAll(/ (?:href|src)="([^"]*)"/g)) {
          const { href, protocol, origin } = new URL(link, page);
          if (!protocol.startsWith('http') || (origin !== new URL(url).origin && !link.startsWith('/')))
            continue;
          expect(href, page).to.satisfy((each: string) => each.startsWith(`${url}/`));
          waiting.push(href.replace(/#.*/, ''));
        }
      }
      for (const [page, text] of seen) {
        if (!text.startsWith('<!doctype html>')) continue;
        for (const [, link = ''] of text.matchAll(/ href="([^"]*#[^"]*)"/g)) {
          const { href, hash } = new URL(link, page);
          const target = seen.get(href.replace(/#.*/, ''));
          if (target !== undefined)
            expect(target, link).to.include(` id="${decodeURIComponent(hash.slice(1))}"`);
        }
      }
      expect([...seen.keys()]).to.include.members([`${url}/openapi.yaml`, `${url}/docs/feed`]);
    });

    it('the search leads to the pages', async () => {
      const sections: { address: string }[] = JSON.parse((await ask('docs/search.json')).text);
      expect(sections.length).to.be.above(100);
      for (const { address } of sections) expect(address).to.match(/^\/rows\/docs/);
    });

    pages.it('the pages have other entity tags than elsewhere, and are compressed', async () => {
      for (const path of ['console', 'docs', 'docs/feed', 'docs/search.json']) {
        const page = await ask(path);
        const tag = page.headers.get('etag')!;
        expect((await ask(path, { headers: { 'if-none-match': tag } })).status, path).to.equal(304);
        for (const coding of ['br', 'gzip']) {
          const direct = await ask(`http://127.0.0.1:${service.port}/${path}`, {
            headers: { 'accept-encoding': coding },
          });
          expect([direct.headers.get('content-encoding'), direct.text]).to.deep.equal([
            coding,
            (await ask(path)).text,
          ]);
        }
      }
    });

    it('the documents name the address', async () => {
      for (const path of ['', 'v1/contract/']) {
        const openapi = JSON.parse((await ask(`${path}openapi.json`)).text);
        expect(openapi.servers[0].url, path).to.equal(url);
        const asyncapi = JSON.parse((await ask(`${path}asyncapi.json`)).text);
        const [server] = Object.values<Record<string, string>>(asyncapi.servers);
        expect(`http://${server!.host}${server!.pathname}`, path).to.equal(url);
      }
    });

    it('a mirror follows it', async () => {
      await ask('v1/collections', { method: 'POST', body: '{"name":"live"}' });
      const live = mirror({
        ...{ url, collection: 'live', key: service.key },
        WebSocket: WebSocket as never,
      });
      await live.ready;
      await ask('v1/collections/live/rows', { method: 'POST', body: '[{"n":1}]' });
      await eventually('the row comes', () => live.rows.size === 1);
      await live.close();
    });

    it('a problem names the path as the server received it', async () => {
      const { status, instance } = JSON.parse((await ask('v1/nowhere')).text);
      expect([status, instance]).to.deep.equal([404, sent('/v1/nowhere')]);
    });
  });
}

describe('a base path', () => {
  const paths: [path: string, without: string][] = [
    ['/rows', '/'],
    ['/rows/', '/'],
    ['/rows/v1/collections', '/v1/collections'],
    ['/rows/rows/ws', '/rows/ws'],
    ['/v1/collections', '/v1/collections'],
    ['/rowsv1', '/rowsv1'],
    ['/Rows/ws', '/Rows/ws'],
    ['//rows/ws', '//rows/ws'],
    ['*', '*'],
    ['', ''],
  ];
  for (const [path, without] of paths)
    it(`"${path}" is "${without}"`, () => expect(withoutBasePath(path, '/rows')).to.equal(without));

  it('is compared as RFC 3986 compares percent-encoding', () => {
    expect(withoutBasePath('/a%c3%a9/ws', '/a%C3%A9')).to.equal('/ws');
    expect(withoutBasePath('/A%c3%a9/ws', '/a%C3%A9')).to.equal('/A%c3%a9/ws');
  });

  it('is the path of a URL without the slash at its end', () => {
    for (const [url, path] of [
      ['https://a.example', ''],
      ['https://a.example/', ''],
      ['https://a.example/x/y/', '/x/y'],
      ['https://a.example/é', '/%C3%A9'],
    ] as const)
      expect(basePathOf(new URL(url))).to.equal(path);
  });

  it('is added to links only', () => {
    const page = '<a href="/docs">x</a> <a href="#y">y</a> <p>href="/z"</p> <script src="/s.js">';
    expect(linksAt('', page)).to.equal(page);
    expect(linksAt('/a&b', page)).to.equal(
      '<a href="/a&amp;b/docs">x</a> <a href="#y">y</a> <p>href="/z"</p> <script src="/a&amp;b/s.js">',
    );
    const sections = JSON.stringify([{ address: '/docs#x', text: '{"address":"/docs"}' }]);
    expect(JSON.parse(addressesAt('/$&', sections))).to.deep.equal([
      { address: '/$&/docs#x', text: '{"address":"/docs"}' },
    ]);
  });
});
