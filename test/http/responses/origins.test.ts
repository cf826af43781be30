/** The server compares origins by scheme, host and port (RFC 6454), in all places. */
import { expect } from 'chai';
import { loadConfig } from '../../../src/config.js';
import { matchesOrigin, parseOrigin } from '../../../src/text/origin.js';
import { client } from '../../support/client.js';
import { handshake } from '../../support/feed.js';
import { startService, type TestService } from '../../support/service.js';

const allowed = [
  'https://app.example',
  'HTTPS://Shop.Example:443',
  'http://localhost:5173',
  'https://*.pages.example',
  'https://*.pages.example:8443',
  'http://[::1]:80',
  'https://bücher.example',
  'http://127.0.0.1',
];
const same = [
  'https://app.example',
  'https://app.example:443',
  'HTTPS://APP.example',
  'https://shop.example',
  'http://localhost:5173',
  'https://a.pages.example',
  'https://a.b.PAGES.example:443',
  'https://x--y.pages.example:8443',
  'http://[::1]',
  'http://[0:0:0:0:0:0:0:1]',
  'https://xn--bcher-kva.example',
  'http://127.0.0.1',
];
const others = [
  'null',
  '',
  'http://app.example',
  'https://app.example:8443',
  'https://app.example.evil.example',
  'https://evil-app.example',
  'https://app.example/',
  'https://app.example/x',
  'https://u@app.example',
  'https://app.example, https://other.example',
  'https://app.example https://other.example',
  'http://localhost',
  'http://localhost:5174',
  'https://pages.example',
  'https://.pages.example',
  'https://evilpages.example',
  'http://a.pages.example',
  'https://a.pages.example:444',
  'https://a.pages.example.evil.example',
  'https://*.pages.example',
  'wss://app.example',
  'app.example',
  'https:app.example',
  'file://',
];

describe('origins', () => {
  let service: TestService;
  before(async () => {
    service = await startService({
      env: { ROWFEED_CORS_ORIGIN: allowed.join(', '), ROWFEED_PUBLIC_URL: 'https://data.example/rows/' },
    });
    await client(service, service.key).post('/v1/collections', { name: 'notes' });
  });
  after(() => service.close());

  async function isShown(origin: string): Promise<boolean> {
    const ask = { Origin: origin, 'Access-Control-Request-Method': 'PUT' };
    const caller = client(service, service.key);
    const preflight = await caller.send('OPTIONS', '/v1/collections', undefined, ask);
    const { headers } = await caller.get('/v1/collections', { Origin: origin });
    expect(headers.vary).to.match(/origin/i);
    const shown = headers['access-control-allow-origin'];
    expect(shown).to.be.oneOf([undefined, origin]);
    expect(preflight.headers['access-control-allow-origin']).to.equal(shown);
    expect(preflight.status).to.equal(204);
    expect(preflight.headers['access-control-max-age']).to.equal(shown && '600');
    return shown !== undefined;
  }

  async function opens(headers: Readonly<Record<string, string>>): Promise<boolean> {
    const opened = await handshake(service, { key: service.key, collection: 'notes', headers });
    if ('status' in opened) {
      expect(opened.code).to.equal('origin_forbidden');
      return false;
    }
    await opened.close();
    return true;
  }

  for (const origin of same) {
    it(`${origin} is one of those that are allowed`, async () => {
      expect(await isShown(origin)).to.equal(true);
      expect(await opens({ Origin: origin })).to.equal(true);
    });
  }
  for (const origin of others) {
    it(`${origin || 'an empty one'} is none of them`, async () => {
      expect(await isShown(origin)).to.equal(false);
      if (origin !== '') expect(await opens({ Origin: origin })).to.equal(false);
    });
  }

  const own: [origin: string, host: string, isOwn: boolean][] = [
    ['https://data.example', '10.0.0.1:3000', true],
    ['https://DATA.example:443', '10.0.0.1:3000', true],
    ['http://data.example', '10.0.0.1:3000', false],
    ['https://data.example:3000', '10.0.0.1:3000', false],
    ['https://other.example', 'other.example', true],
    ['http://other.example', 'OTHER.example:80', true],
    ['https://other.example', 'other.example:443', true],
    ['https://other.example', 'other.example:80', false],
    ['http://other.example:3000', 'other.example:3000', true],
    ['http://[::1]:3000', '[0::1]:3000', true],
    ['http://other.example', 'another.example', false],
  ];
  for (const [origin, host, isOwn] of own) {
    it(`${origin} at ${host} is ${isOwn ? 'the server itself' : 'a stranger'}`, async () => {
      expect(await opens({ Origin: origin, Host: host })).to.equal(isOwn);
    });
  }

  it('are parsed once, into parts that are compared', () => {
    expect(parseOrigin('HTTPS://Bücher.example:443')).to.deep.equal({
      scheme: 'https',
      host: 'xn--bcher-kva.example',
      port: 443,
    });
    const { corsOrigins } = loadConfig({ ROWFEED_CORS_ORIGIN: 'https://*.a.example,,' });
    if (corsOrigins === '*') throw new Error('not all are allowed');
    expect(
      corsOrigins.map((pattern) => matchesOrigin(pattern, parseOrigin('https://b.a.example')!)),
    ).to.deep.equal([true]);
  });
});
