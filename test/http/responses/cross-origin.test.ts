import { join } from 'node:path';
import SwaggerParser from '@apidevtools/swagger-parser';
import { expect } from 'chai';
import { client } from '../../support/client.js';
import { startService, type TestService } from '../../support/service.js';

describe('cross-origin requests', () => {
  const origin = 'https://app.example.com';
  const ask = {
    Origin: origin,
    'Access-Control-Request-Method': 'PATCH',
    'Access-Control-Request-Headers': 'authorization,content-type',
  };
  let declared: Awaited<ReturnType<typeof readContract>>;
  let service: TestService;
  let off: TestService;
  before(async () => {
    declared = await readContract();
    service = await startService({ env: { ROWFEED_CORS_ORIGIN: `https://other.example.com,${origin}` } });
    off = await startService();
  });
  after(() => Promise.all([service.close(), off.close()]));

  it('are answered before the key check', async () => {
    const answer = await client(service).send('OPTIONS', '/v1/collections/notes/rows/1', undefined, ask);
    expect(answer.status).to.equal(204);
    expect(answer.headers['access-control-allow-origin']).to.equal(origin);
    expect(named(answer.headers['access-control-allow-methods'])).to.deep.equal(declared.methods);
    expect(named(answer.headers['access-control-allow-headers'])).to.deep.equal(declared.requestHeaders);
    expect(answer.headers.vary).to.match(/origin/i);
    expect(answer.headers).not.to.have.property('access-control-allow-credentials');
  });

  it('may carry the headers of traces', async () => {
    const { headers } = await client(service).send('OPTIONS', '/v1/collections', undefined, ask);
    expect(named(headers['access-control-allow-headers'])).to.include.members([
      ...['traceparent', 'tracestate', 'baggage', 'x-request-id', 'idempotency-key'],
    ]);
  });

  it('may read the headers, of refusals too', async () => {
    for (const key of [service.key, undefined]) {
      const { headers } = await client(service, key).get('/v1/collections', { Origin: origin });
      expect(headers['access-control-allow-origin']).to.equal(origin);
      expect(named(headers['access-control-expose-headers'])).to.deep.equal(declared.answerHeaders);
    }
    expect((await client(service).get('/health')).headers.vary).to.match(/origin/i);
  });

  it('of another origin get no CORS headers', async () => {
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

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as plain data, on purpose not through what is generated.
type Node = Record<string, any>;

/**
 * Reads from the contract which headers a page needs to send every request except handshakes, and to read every
 * response.
 */
async function readContract() {
  const file = join(import.meta.dirname, '../../../openapi.yaml');
  const contract = (await SwaggerParser.dereference(file)) as Node;
  const operations = Object.entries<Node>(contract.paths).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'patch', 'delete']
      .filter((method) => item[method] !== undefined && item[method].responses['101'] === undefined)
      .map((method): Node => ({ ...item[method], path, method, shared: item.parameters ?? [] })),
  );
  const parameters = operations.flatMap(({ shared, parameters: own = [] }) => [...shared, ...own]);
  const headers = operations
    .filter(({ path }) => path.startsWith('/v1/'))
    .flatMap(({ responses }) => Object.values<Node>(responses))
    .flatMap((response) => Object.entries<Node>(response.headers));
  const readAnyway = /^(cache-control|content-(language|length|type)|expires|last-modified|pragma)$/i;
  return {
    methods: sorted(['HEAD', ...operations.map(({ method }) => method)]),
    requestHeaders: sorted([
      ...['Authorization', 'x-api-key', 'Content-Type', ...Object.keys(contract['x-request-headers'])],
      ...parameters
        // Browsers set this header themselves, and pages cannot change it.
        .filter(({ in: place, name }) => place === 'header' && name !== 'Accept-Encoding')
        .map(({ name }) => name),
    ]),
    answerHeaders: sorted(
      headers
        .filter(
          ([name, { required, schema }]) =>
            !readAnyway.test(name) && !(required && schema.enum?.length === 1),
        )
        .map(([name]) => name),
    ),
  };
}

function named(list: string | undefined): string[] {
  return sorted(list!.split(/, ?/));
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.toLowerCase()))].sort();
}
