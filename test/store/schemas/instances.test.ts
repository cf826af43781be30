/** Schemas that are set and removed while three instances on one PostgreSQL write. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import type { Client } from '../../support/client.js';
import { feed } from '../../support/feed.js';
import { type Instances, startInstances } from '../../support/instances.js';
import { needsPostgres, onlyInFullSuite } from '../../support/suite.js';
import { seqOf } from '../../support/writers.js';

const kinds = ['a', 'b', 'c'] as const;
type Kind = (typeof kinds)[number];
const schemaOf = (kind: Kind, note = ''): string =>
  JSON.stringify({
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: kind } },
    $comment: note,
  });

onlyInFullSuite(needsPostgres).describe('schemas on three instances', () => {
  let instances: Instances;
  let owners: readonly Client[];
  before(async () => {
    instances = await startInstances(3);
    owners = instances.owners;
  });
  after(() => instances.close());
  const place = async (rows: readonly object[] = []) => {
    const name = await owners[0]!.collection(rows);
    return { name, rows: `/v1/collections/${name}/rows`, schema: `/v1/collections/${name}/schema` };
  };

  it('hold on each from the answer on, and no longer than to the next one', async () => {
    const { rows, schema } = await place();
    for (let round = 0; round < 10; round += 1) {
      const [setter, ...others] = [0, 1, 2].map((n) => owners[(round + n) % 3]!);
      const kind = kinds[round % 3]!;
      await Promise.all(owners.map((owner) => owner.delete(`${rows}?filter=%40.id%3E0&max_rows=100`)));
      expect((await setter!.put(schema, schemaOf(kind))).status).to.equal(200);
      for (const owner of [...others, setter!]) {
        const refused = await owner.post(rows, [{ kind: 'other' }]);
        expect([refused.status, refused.code], refused.text).to.deep.equal([422, 'row_invalid']);
        expect((await owner.post(rows, [{ kind }])).status).to.equal(201);
      }
      expect((await others[0]!.delete(schema)).status).to.equal(204);
      for (const owner of owners) expect((await owner.post(rows, [{ kind: 'other' }])).status).to.equal(201);
    }
  });

  it('are broken by no row that is committed after them', async () => {
    const { name, rows, schema } = await place();
    const begin = (await owners[0]!.get(rows)).headers['collection-cursor']!;
    let isStopping = false;
    const counts = { written: 0, refused: 0, set: 0, mismatched: 0 };
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;
    /** Most rows have this kind until a schema requires it. Otherwise, no schema could ever be set. */
    let usual: Kind = 'a';
    let isSet = false;
    const some = (): Kind => (Math.random() < (isSet ? 0.6 : 0.05) ? pick(kinds) : usual);
    const write = async (owner: Client): Promise<void> => {
      while (!isStopping) {
        const id = 1 + Math.floor(Math.random() * 40);
        const { status, code, text } = await pick([
          () => owner.post(rows, [{ kind: some() }, { kind: some() }]),
          () => owner.post(rows, [{ kind: some() }]),
          () => owner.patch(`${rows}/${id}`, { kind: some() }),
          () => owner.put(`${rows}/${id}`, { kind: some(), more: 1 }),
          () =>
            owner.patch(`${rows}?filter=${encodeURIComponent(`@.id < ${id}`)}&max_rows=900`, {
              kind: some(),
            }),
        ])();
        if (code === 'row_invalid') counts.refused += 1;
        else if (status < 300) counts.written += 1;
        else expect(code, text).to.be.oneOf(['row_not_found', 'overloaded', 'too_many_rows']);
      }
    };
    /** Between the cursors `since` and `until`, every written row is of this kind. */
    const spans: { readonly kind: Kind; readonly since: number; readonly until: number }[] = [];
    const set = async (): Promise<void> => {
      for (let round = 0; counts.set < 12; round += 1) {
        const [owner, other] = [pick(owners), pick(owners)];
        const kind = pick(kinds);
        usual = kind;
        await owner.patch(`${rows}?filter=${encodeURIComponent('@.id > 0')}&max_rows=1000`, { kind });
        const { status, code, text } = await owner.put(schema, schemaOf(kind, String(round)));
        if (status !== 200) {
          expect(code, text).to.be.oneOf(['rows_mismatch', 'overloaded']);
          counts.mismatched += 1;
          await owner.delete(`${rows}?filter=${encodeURIComponent(`@.kind != "${kind}"`)}&max_rows=1000`);
          continue;
        }
        counts.set += 1;
        isSet = true;
        const { headers } = await other.get(schema);
        await sleep(Math.random() * 100);
        const until = seqOf((await owner.get(`${rows}?limit=1`)).headers['collection-cursor']!);
        spans.push({ kind, since: seqOf(headers['schema-since']!), until });
        expect((await pick(owners).delete(schema)).status).to.equal(204);
        isSet = false;
      }
      isStopping = true;
    };
    await Promise.all([set(), ...owners.flatMap((owner) => [write(owner), write(owner)])]);
    const following = await feed(instances.services[0]!, {
      key: owners[0]!.key!,
      collection: name,
      since: begin,
    });
    const seen = await following.drain(owners[0]!);
    await following.close();
    for (const { kind, since, until } of spans) {
      const wrong = seen.filter(
        ({ seq, event, row }) => seq > since && seq <= until && event !== 'delete' && row.kind !== kind,
      );
      expect(wrong, `${kind}, ${since} to ${until}`).to.deep.equal([]);
    }
    expect(counts.refused).to.be.greaterThan(10);
  });
});
