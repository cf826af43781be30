import { expect } from 'chai';
import { client } from './support/client.js';
import { startService, type TestService } from './support/service.js';

describe('cross-origin requests', () => {
  const origin = 'https://app.example.com';
  const ask = {
    Origin: origin,
    'Access-Control-Request-Method': 'PATCH',
    'Access-Control-Request-Headers': 'authorization,content-type',
  };
  const exposed = [
    'Collection-Cursor',
    'ETag',
    'Link',
    'Location',
    'RateLimit',
    'RateLimit-Policy',
    'Retry-After',
    'Total-Count',
    'Request-Id',
  ];
  let service: TestService;
  let off: TestService;
  before(async () => {
    service = await startService({ env: { ROWFEED_CORS_ORIGIN: `https://other.example.com,${origin}` } });
    off = await startService();
  });
  after(() => Promise.all([service.close(), off.close()]));

  it('are answered before the key check', async () => {
    const answer = await client(service).send('OPTIONS', '/v1/collections/notes/rows/1', undefined, ask);
    expect(answer.status).to.equal(204);
    expect(answer.headers['access-control-allow-origin']).to.equal(origin);
    expect(answer.headers['access-control-allow-methods']!.split(/, ?/)).to.include.members([
      'GET',
      'POST',
      'PATCH',
      'DELETE',
    ]);
    const allowed = answer.headers['access-control-allow-headers']!.toLowerCase().split(/, ?/);
    expect(allowed).to.include.members([
      'authorization',
      'x-api-key',
      'content-type',
      'if-match',
      'if-none-match',
      'prefer',
      'x-request-id',
    ]);
    expect(answer.headers.vary).to.match(/origin/i);
    expect(answer.headers).not.to.have.property('access-control-allow-credentials');
  });

  it('may read the headers, of refusals too', async () => {
    for (const key of [service.key, undefined]) {
      const { headers } = await client(service, key).get('/v1/collections', { Origin: origin });
      expect(headers['access-control-allow-origin']).to.equal(origin);
      expect(headers['access-control-expose-headers']!.split(/, ?/)).to.include.members(exposed);
    }
    expect((await client(service).get('/health')).headers.vary).to.match(/origin/i);
  });

  it('of another origin are told nothing', async () => {
    const elsewhere = { ...ask, Origin: 'https://elsewhere.example' };
    const refused = await client(service).send('OPTIONS', '/v1/collections', undefined, elsewhere);
    expect(refused.headers).not.to.have.property('access-control-allow-origin');
    const answer = await client(service, service.key).get('/v1/collections', elsewhere);
    expect(answer.status).to.equal(200);
    expect(answer.headers).not.to.have.property('access-control-allow-origin');
  });

  it('are off unless asked for', async () => {
    const refused = await client(off).send('OPTIONS', '/v1/collections', undefined, ask);
    expect(refused.code).to.equal('key_missing');
    const known = await client(off, off.key).send('OPTIONS', '/v1/collections', undefined, ask);
    expect(known.code).to.equal('method_not_allowed');
  });

  it('may come from anywhere with *', async () => {
    const open = await startService({ env: { ROWFEED_CORS_ORIGIN: '*' } });
    try {
      const answer = await client(open).send('OPTIONS', '/v1/collections', undefined, ask);
      expect(answer.status).to.equal(204);
      expect(answer.headers['access-control-allow-origin']).to.be.oneOf(['*', origin]);
    } finally {
      await open.close();
    }
  });
});
