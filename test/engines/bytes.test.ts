/** The head of a collection contains the exact number of bytes of its rows. */
import { expect } from 'chai';
import fc from 'fast-check';
import type { Database } from '../../src/engines/open.js';
import { fields } from '../support/arbitraries.js';
import { type Answer, type Client, client } from '../support/client.js';
import { administer } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';
import { cases, seed } from '../support/suite.js';
import { startWriters } from '../support/writers.js';

const numRuns = cases(30);

type Step = (owner: Client, rows: string) => Promise<Answer>;
const id = fc.integer({ min: 1, max: 12 });
const patch = fc.oneof(fields, fc.record({ text: fc.string({ unit: 'grapheme' }) }));
const steps = fc.array(
  fc.oneof(
    fc.array(fields, { minLength: 1, maxLength: 5 }).map(
      (batch): Step =>
        (owner, rows) =>
          owner.post(rows, batch),
    ),
    fc
      .tuple(
        id,
        patch,
        fc.constantFrom(
          ...['PUT application/json', 'PATCH application/json', 'PATCH application/merge-patch+json'],
        ),
      )
      .map(([row, body, how]): Step => {
        const [method, type] = how.split(' ') as [string, string];
        return (owner, rows) => owner.send(method, `${rows}/${row}`, body, { 'Content-Type': type });
      }),
    id.map(
      (row): Step =>
        (owner, rows) =>
          owner.delete(`${rows}/${row}`),
    ),
    fc.tuple(id, patch, fc.constantFrom('', '&dry_run=true')).map(
      ([row, body, dry]): Step =>
        (owner, rows) =>
          owner.patch(`${rows}?filter=@.id%3E=${row}&max_rows=1000${dry}`, body),
    ),
    fc.tuple(id, fc.constantFrom('', '&dry_run=true')).map(
      ([row, dry]): Step =>
        (owner, rows) =>
          owner.delete(`${rows}?filter=@.id==${row}&max_rows=9${dry}`),
    ),
    // Each request runs twice with the same idempotency key, and is executed once.
    fc.tuple(fields, fc.uuid()).map(
      ([row, uuid]): Step =>
        async (owner, rows) => {
          const send = () => owner.post(rows, [row], { 'Idempotency-Key': `"${uuid}"` });
          await send();
          return send();
        },
    ),
  ),
  { maxLength: 20 },
);

interface BytesOfCollection {
  /** The number of bytes in the head of the collection. */
  readonly bytes: number;
  /** The sum of the bytes of its rows. */
  readonly counted: number;
}

/** Returns the bytes of all existing collections. */
function bytesIn({ knex }: Database): Promise<BytesOfCollection[]> {
  return knex('heads')
    .orderBy('collection_id')
    .select('bytes')
    .select(
      knex('rows')
        .whereRaw('rows.collection_id = heads.collection_id')
        .select(knex.raw('coalesce(sum(octet_length(data)), 0)'))
        .as('counted'),
    )
    .then((heads) =>
      heads.map((head) => ({
        bytes: Number(head.bytes),
        counted: Number(head.counted),
      })),
    );
}

describe(`the bytes of rows (seed ${seed})`, () => {
  let service: TestService;
  let owner: Client;
  beforeEach(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  afterEach(() => service.close());
  const told = () => administer(service, bytesIn);

  it('are those of the rows after writes of every kind', async () => {
    const names: string[] = [];
    const property = fc.asyncProperty(steps, async (taken) => {
      const name = await owner.collection();
      names.push(name);
      for (const step of taken) {
        const { status, text } = await step(owner, `/v1/collections/${name}/rows`);
        expect(status, text).to.be.oneOf([200, 201, 204, 404]);
      }
      const page = await owner.get(`/v1/collections/${name}/rows?limit=1000`);
      const served = page.json.length === 0 ? 0 : Buffer.byteLength(page.text) - page.json.length - 1;
      expect((await told()).at(-1)).to.deep.equal({ bytes: served, counted: served });
    });
    await fc.assert(property, { seed, numRuns });
    for (const name of names.slice(0, 3)) await owner.delete(`/v1/collections/${name}`);
    for (const { bytes, counted } of await told()) expect(bytes).to.equal(counted);
  });

  it('are those of the rows where many write at once, and after a start', async () => {
    const names = [await owner.collection(), await owner.collection()];
    const text = (): object => ({ text: 'ä€😀'.repeat(Math.floor(Math.random() * 50)) });
    const writing = names.map((name) =>
      startWriters(() => owner, `/v1/collections/${name}/rows`, 6, { fields: text }),
    );
    for (const writers of writing) await writers.progress(cases(150));
    for (const writers of writing) await writers.stop();
    await service.stop();
    const again = await startService({ directory: service.directory, key: service.key });
    try {
      for (const { bytes, counted } of await administer(again, bytesIn)) {
        expect(bytes).to.equal(counted);
        expect(bytes).to.be.above(0);
      }
    } finally {
      await again.stop();
    }
  });
});
