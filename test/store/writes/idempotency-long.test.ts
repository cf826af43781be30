/** Replayed responses that are long. */
import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { range } from '../../support/observed.js';
import { newKey } from '../../support/registry.js';
import { startService, type TestService } from '../../support/service.js';
import { cases } from '../../support/suite.js';

describe('repetitions of what was answered with large rows', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  it('return the first response to a batch or an upsert whose rows are larger than 1 MiB together', async () => {
    const text = 'x'.repeat(200_000);
    const name = await owner.collection();
    const path = `/v1/collections/${name}`;
    for (const first of [1, 5])
      await owner.post(
        `${path}/rows`,
        range(first, first + 3).map((n) => ({ n, text })),
      );
    const patches = range(1, 8).map((id) => ({ op: 'update', id, patch: { done: true } }));
    expect((await owner.put(`${path}/row-key`, { fields: ['n'] })).status).to.equal(200);
    const requests: [target: string, body: object][] = [
      [`${path}/batch`, { operations: patches }],
      [`${path}/rows?on_conflict=update`, range(1, 8).map((n) => ({ n, done: false }))],
    ];
    for (const [target, body] of requests) {
      const send = () => owner.post(target, body, { 'Idempotency-Key': target });
      const first = await send();
      const again = await send();
      expect([first.status, again.status, again.headers['idempotent-replayed']]).to.deep.equal([
        200,
        200,
        'true',
      ]);
      expect(again.text === first.text).to.equal(true);
    }
  });

  it('return the first responses to many concurrent retries', async () => {
    const count = Math.max(12, cases(40));
    // Each character takes two bytes in the stored response.
    const text = '"'.repeat(120_000);
    const rows = `/v1/collections/${await owner.collection()}/rows`;
    await Promise.all(range(1, count).map((n) => owner.post(rows, [{ n, text }])));
    const change = (id: number) => owner.patch(`${rows}/${id}`, { n: -1 }, { 'Idempotency-Key': `k${id}` });
    const first = await Promise.all(range(1, count).map(change));
    const lastSeq = (await owner.get(`${rows}?limit=1`)).headers['collection-cursor'];
    const other = client(service, (await newKey(service, { account: 'other' })).text);
    const small = `/v1/collections/${await other.collection([{ n: 1 }])}/rows/1`;
    const [again, ...reads] = await Promise.all([
      Promise.all(range(1, count).map(change)),
      ...range(1, count).map(() => other.get(small)),
    ]);
    again.forEach(({ status, text: row, headers }, index) => {
      expect([status, headers['idempotent-replayed'], headers.etag]).to.deep.equal([
        200,
        'true',
        first[index]!.headers.etag,
      ]);
      expect(row === first[index]!.text, `row ${index + 1}`).to.equal(true);
    });
    expect(reads.map(({ status }) => status)).to.deep.equal(Array(count).fill(200));
    expect((await owner.get(`${rows}?limit=1`)).headers['collection-cursor']).to.equal(lastSeq);
  });
});
