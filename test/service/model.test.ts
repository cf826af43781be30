import { expect } from 'chai';
import fc from 'fast-check';
import { cursorOf, entityTagOf, pointOf } from '../../src/log/cursor.js';
import { fieldNames, fields } from '../support/arbitraries.js';
import { type Client, client } from '../support/client.js';
import { type Feed, feed } from '../support/feed.js';
import { type ChangeKind, Model } from '../support/model.js';
import { sorted } from '../support/order.js';
import { startService, type TestService } from '../support/service.js';
import { isFullSuite, seed } from '../support/suite.js';

const runs = isFullSuite ? 60 : 20;

const id = fc.integer({ min: 1, max: 12 });

type Step = (world: World) => Promise<void>;
interface World {
  readonly owner: Client;
  readonly rows: string;
  readonly model: Model;
  readonly watching: Feed;
  readonly incarnation: string;
}

const cursorNow = ({ incarnation, model }: World): string => cursorOf(incarnation, model.seq);

const insert = fc.array(fields, { minLength: 1, maxLength: 5 }).map(
  (batch): Step =>
    async (world) => {
      const answer = await world.owner.post(world.rows, batch);
      expect(answer.status).to.equal(201);
      expect(answer.json).to.deep.equal(world.model.insert(batch));
      expect(answer.headers['collection-cursor']).to.equal(cursorNow(world));
    },
);
const refused = fc.tuple(fc.array(fields, { maxLength: 3 }), fields).map(
  ([batch, last]): Step =>
    async (world) => {
      const answer = await world.owner.post(world.rows, [...batch, { ...last, id: 1 }]);
      expect([answer.status, answer.json.errors[0].pointer]).to.deep.equal([400, `/${batch.length}/id`]);
    },
);
const change = fc.tuple(id, fields, fc.constantFrom<ChangeKind[]>('shallow', 'merge', 'whole')).map(
  ([row, change, kind]): Step =>
    async (world) => {
      const type = kind === 'merge' ? 'application/merge-patch+json' : 'application/json';
      const method = kind === 'whole' ? 'PUT' : 'PATCH';
      const answer = await world.owner.send(method, `${world.rows}/${row}`, change, { 'Content-Type': type });
      const expected = world.model.change(row, change, kind);
      expect(answer.status).to.equal(expected ? 200 : 404);
      if (!expected) return;
      expect(answer.json).to.deep.equal(expected);
      expect(answer.headers.etag).to.equal(entityTagOf(world.incarnation, world.model.versions.get(row)!));
      expect(answer.headers['collection-cursor']).to.equal(cursorNow(world));
    },
);
const remove = id.map(
  (row): Step =>
    async (world) => {
      const answer = await world.owner.delete(`${world.rows}/${row}`);
      expect(answer.status).to.equal(world.model.delete(row) ? 204 : 404);
    },
);
const read = id.map(
  (row): Step =>
    async (world) => {
      const answer = await world.owner.get(`${world.rows}/${row}`);
      const expected = world.model.rows.get(row);
      expect(answer.status).to.equal(expected ? 200 : 404);
      if (!expected) return;
      expect(answer.json).to.deep.equal(expected);
      expect(answer.headers.etag).to.equal(entityTagOf(world.incarnation, world.model.versions.get(row)!));
    },
);
const list = fc
  .record({
    order_by: fc.constantFrom('id', 'nothing', ...fieldNames.filter((name) => name !== '')),
    order: fc.constantFrom('asc' as const, 'desc' as const),
    limit: fc.integer({ min: 1, max: 30 }),
    offset: fc.integer({ min: 0, max: 10 }),
  })
  .map(
    (page): Step =>
      async (world) => {
        const query = new URLSearchParams({ ...page, limit: `${page.limit}`, offset: `${page.offset}` });
        const answer = await world.owner.get(`${world.rows}?${query}`, { Prefer: 'count=exact' });
        const all = sorted([...world.model.rows.values()], page.order_by, page.order);
        expect(answer.json).to.deep.equal(all.slice(page.offset, page.offset + page.limit));
        expect(answer.headers['total-count']).to.equal(String(all.length));
        expect(answer.headers['collection-cursor']).to.equal(cursorNow(world));
        if (page.offset + page.limit < all.length) expect(answer.headers.link).to.match(/rel="next"/);
      },
  );

const steps = fc.array(fc.oneof(insert, insert, refused, change, change, remove, read, list), {
  maxLength: 25,
});

describe(`random operations against a model (seed ${seed})`, () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  it('leave the same rows, seq and frames', async () => {
    const owner = client(service, service.key);
    const run = async (taken: readonly Step[]): Promise<void> => {
      const collection = await owner.collection();
      const rows = `/v1/collections/${collection}/rows`;
      const cursor = (await owner.get(rows)).headers['collection-cursor']!;
      const watching = await feed(service, { key: service.key, collection });
      const world = { owner, rows, model: new Model(), watching, incarnation: pointOf(cursor).incarnation };
      for (const step of taken) await step(world);
      const replayed = await feed(service, { key: service.key, collection, since: cursor });
      for (const each of [watching, replayed]) {
        const frames = await each.next(world.model.frames.length);
        const shown = frames.map(({ event, seq, row, changed }) => ({
          event,
          seq,
          row,
          ...(changed ? { changed: [...changed].sort() } : {}),
        }));
        const expected = world.model.frames.map((frame) =>
          frame.changed ? { ...frame, changed: [...frame.changed].sort() } : frame,
        );
        expect(shown).to.deep.equal(expected);
        await each.close();
      }
    };
    await fc.assert(fc.asyncProperty(steps, run), { seed, numRuns: runs });
  });
});
