/**
 * Inserts that the database orders after the inserts of another instance, so that their ids and sequence
 * numbers differ from the plan.
 */
import { expect } from 'chai';
import { entityTagOf, pointOf } from '../../../src/log/cursor.js';
import type { Client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { untilIndexed } from '../../support/indexes.js';
import { type Followed, type Instances, startInstances } from '../../support/instances.js';
import { sorted } from '../../support/order.js';
import { limit } from '../../support/registry.js';
import { needsPostgres, onlyInFullSuite } from '../../support/suite.js';
import { type Acknowledged, acknowledgedBy, rowsById } from '../../support/writers.js';

/** Rows that are very short, or contain text like an id, so that their id could be put into the wrong place. */
const bodies = [
  {},
  { n: 1 },
  { text: '\n{"id":7}\u001e,"id":7' },
  { nested: { id: 5 }, text: 'ä𝄞'.repeat(9) },
];

onlyInFullSuite(needsPostgres).describe('inserts of two instances into one collection', () => {
  let instances: Instances;
  before(async () => {
    instances = await startInstances(2);
    const plan = { requests: undefined, period: undefined, burst: undefined, maxBytes: 100_000_000 };
    await limit(instances.services[0]!, 'default', { name: 'measured', ...plan });
  });
  after(() => instances.close());

  async function insert(
    caller: Client,
    rows: string,
    batch: readonly object[],
    headers = {},
  ): Promise<Acknowledged> {
    const { json, headers: answered, status, text } = await caller.post(rows, batch, headers);
    expect(status, text).to.equal(201);
    expect(json).to.have.length(batch.length);
    return acknowledgedBy('insert', answered['collection-cursor']!, json);
  }

  /** The stored rows, the frames and the counts agree with the responses. */
  async function hold({ name, rows, holdAll }: Followed, acknowledged: readonly Acknowledged[]) {
    await holdAll(acknowledged);
    const stored = await rowsById(instances.anyOwner(), rows);
    expect([...stored.keys()]).to.deep.equal(Array.from(stored, (_, at) => at + 1));
    const bytes = [...stored.values()].reduce((sum, row) => sum + Buffer.byteLength(JSON.stringify(row)), 0);
    for (const owner of instances.owners) {
      await eventually(
        `${bytes} bytes are used`,
        async () => (await owner.get('/v1/usage')).json.bytes.used === bytes,
      );
    }
    await instances.anyOwner().delete(`/v1/collections/${name}`);
  }

  it('in turns', async () => {
    const followed = await instances.followed();
    const acknowledged: Acknowledged[] = [];
    for (let n = 0; n < 60; n += 1) {
      const batch = bodies.slice(0, 1 + (n % 3)).map((_, at) => bodies[(n + at) % bodies.length]!);
      acknowledged.push(await insert(instances.anyOwner(), followed.rows, batch));
    }
    for (const { rows, seqs } of acknowledged) {
      const { headers } = await instances.anyOwner().get(`${followed.rows}/${rows[0]!.id}`);
      const { incarnation } = pointOf(headers['collection-cursor']!);
      expect(headers.etag).to.equal(entityTagOf(incarnation, seqs[0]!));
    }
    await hold(followed, acknowledged);
  });

  it('in turns, each with a key and sent again', async () => {
    const followed = await instances.followed();
    const acknowledged: Acknowledged[] = [];
    for (let n = 0; n < 20; n += 1) {
      const headers = { 'Idempotency-Key': `"key-${n}"` };
      const [owner, other] = n % 2 === 0 ? instances.owners : instances.owners.toReversed();
      const first = await insert(owner!, followed.rows, [{ n }], headers);
      expect(await insert(other!, followed.rows, [{ n }], headers)).to.deep.equal(first);
      acknowledged.push(first);
    }
    await hold(followed, acknowledged);
  });

  it('at once', async () => {
    const followed = await instances.followed();
    const acknowledged: Acknowledged[] = [];
    const write = async (owner: Client, mark: number): Promise<void> => {
      for (let n = 0; n < 40; n += 1)
        acknowledged.push(await insert(owner, followed.rows, [{ mark, n }, ...bodies]));
    };
    await Promise.all(Array.from({ length: 12 }, (_, mark) => write(instances.owners[mark % 2]!, mark)));
    await hold(followed, acknowledged);
  });

  it('while an index is created', async () => {
    const { services, anyOwner, owners } = instances;
    const rows = `/v1/collections/${await anyOwner().collection()}/rows`;
    const batch = Array.from({ length: 1_000 }, (_, n) => ({ n: n % 97 }));
    for (let n = 0; n < 3; n += 1) await insert(anyOwner(), rows, batch);
    await anyOwner().get(`${rows}?order_by=n`);
    await untilIndexed(services[0]!, ({ whole }) => whole === 1);
    for (let n = 0; n < 30; n += 1) await insert(anyOwner(), rows, [{ n: n % 7 }, {}, { n: `${n}` }]);
    const ids = sorted([...(await rowsById(owners[0]!, rows)).values()] as { id: number }[], 'n', 'asc').map(
      ({ id }) => id,
    );
    for (let offset = 0; offset < ids.length; offset += 1_000) {
      const { json } = await anyOwner().get(`${rows}?order_by=n&limit=1000&offset=${offset}`);
      expect(json.map(({ id }: { id: number }) => id)).to.deep.equal(ids.slice(offset, offset + 1_000));
    }
  });
});
