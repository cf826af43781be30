import { expect } from 'chai';
import fc from 'fast-check';
import { pointOf } from '../../src/log/cursor.js';
import { type BrokenRequest, brokenHandshakes, brokenRequests } from '../support/broken-requests.js';
import { type Answer, type Client, client, type Headers } from '../support/client.js';
import { type Feed, type Frame, feed, handshake } from '../support/feed.js';
import { newKey } from '../support/registry.js';
import {
  feedOperation,
  fittingRequest,
  fittingRequests,
  type Request,
  type Resources,
  targetOf,
} from '../support/requests.js';
import { startService, type TestService } from '../support/service.js';
import { cases, seed } from '../support/suite.js';

/** To run more cases: `ROWFEED_TEST_CASES=50 npm run test:full -- test/contract/fuzz.test.ts`. */
const runs = cases(1_000);
const handshakes = Math.ceil(runs / 10);
const timeoutMs = 20_000 + runs * 60;

/** Errors that a valid request can get, because the collection, row or key may not exist. */
const ofResources = [
  'collection_not_found',
  'row_not_found',
  'collection_exists',
  'version_mismatch',
  'too_many_rows',
  'upgrade_required',
  'route_not_found',
  'key_not_found',
  'key_ended',
  'schema_not_found',
  'rows_mismatch',
  'row_invalid',
  'row_key_taken',
  'row_key_not_found',
  'row_key_missing',
  'cursor_expired',
];

// The test client itself validates the status, headers and body of every response against the contract.
describe(`requests made from the contract (seed ${seed}, ${runs} runs)`, () => {
  let service: TestService;
  let owner: Client;
  let resources: Resources;
  let addresses = 0;

  before(async () => {
    service = await startService({ env: { ROWFEED_TRUST_PROXY: '127.0.0.1' } });
    owner = client(service, service.key);
    resources = {
      collection: 'notes',
      rows: 500,
      others: ['c1', 'c2', 'c3'],
      key: service.key,
      narrow: {
        read: (await newKey(service, { scopes: ['read'] })).text,
        write: (await newKey(service, { scopes: ['write'] })).text,
      },
      keyId: (await newKey(service, { scopes: ['read'] })).id,
    };
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post(
      '/v1/collections/notes/rows',
      Array.from({ length: resources.rows }, () => ({})),
    );
    await owner.put('/v1/collections/notes/schema', { type: 'object' });
  });
  after(() => service.close());

  /** Each request has its own address, because the server counts invalid keys by address. */
  const headersOf = ({ headers }: Request): Record<string, string> => {
    addresses += 1;
    const address = `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
    return { ...headers, 'X-Forwarded-For': address };
  };
  const send = (request: Request): Promise<Answer> =>
    client(service).send(request.method, targetOf(request), request.body, headersOf(request) as Headers);
  const open = (request: Request): Promise<Feed | Answer> =>
    handshake(service, { query: targetOf(request).slice('/ws'.length), headers: headersOf(request) });

  const check = <T>(values: fc.Arbitrary<T>, numRuns: number, property: (value: T) => Promise<void>) =>
    fc.assert(fc.asyncProperty(values, property), { seed, numRuns });

  function holdRefusal({ fault, status, code, at }: BrokenRequest, answer: Answer): void {
    const shown = `${fault}: ${answer.status} ${answer.text.slice(0, 500)}`;
    expect([answer.status, answer.code], shown).to.deep.equal([status, code]);
    if (at === undefined) return;
    const named = answer.json.errors?.map(
      ({ pointer, parameter }: Record<string, string>) => pointer ?? parameter,
    );
    expect(named, shown).to.deep.equal([at]);
  }

  async function state(): Promise<unknown> {
    const answers = await Promise.all([
      owner.get('/v1/collections'),
      owner.get('/v1/collections/notes/rows?limit=1000'),
    ]);
    return answers.map(({ text, headers }) => [text, headers['collection-cursor']]);
  }

  it('are refused for the one thing that breaks it, and leave no trace', async function () {
    this.timeout(timeoutMs);
    const before = await state();
    await check(brokenRequests(resources), runs, async (request) =>
      holdRefusal(request, await send(request)),
    );
    expect(await state()).to.deep.equal(before);
  });

  it('open no feed when the handshake breaks it in one place', async function () {
    this.timeout(timeoutMs);
    await check(brokenHandshakes(resources), handshakes, async (request) => {
      const result = await open(request);
      if (!('status' in result)) throw new Error(`accepted in spite of ${request.fault}`);
      holdRefusal(request, result);
    });
  });

  it('open a feed if the handshake conforms to it', async function () {
    this.timeout(timeoutMs);
    await check(fittingRequest(feedOperation, resources, 'present'), handshakes, async (request) => {
      const result = await open(request);
      if ('status' in result) throw new Error(`refused: ${result.text}`);
      // Generated cursors belong to no existing collection.
      if (request.query.some(([name]) => name === 'since'))
        expect((await result.closed()).code).to.equal(4410);
      else await result.close();
    });
  });

  it('are executed if they conform to it, and every change is a frame', async function () {
    this.timeout(timeoutMs);
    const watching = await feed(service, { key: service.key, collection: 'notes' });
    const cursor = (await owner.get('/v1/collections/notes/rows')).headers['collection-cursor']!;
    await check(fittingRequests(resources), runs, async (request) => {
      const answer = await send(request);
      if (answer.status >= 400) expect(answer.code, answer.text).to.be.oneOf(ofResources);
    });
    // A request may have set a rule that the rows of `drain` don't conform to.
    for (const rule of ['schema', 'row-key']) await owner.delete(`/v1/collections/notes/${rule}`);
    await watching.drain(owner);
    const seqs = watching.all.map(({ seq }: Frame) => seq);
    const first = pointOf(cursor).seq + 1;
    expect(seqs).to.deep.equal(Array.from(seqs, (_, index) => first + index));
  });
});
