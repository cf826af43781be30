import { expect } from 'chai';
import fc from 'fast-check';
import { type Client, client } from '../support/client.js';
import type { Frame } from '../support/feed.js';
import { Follower } from '../support/follower.js';
import { Model, type ModelFrame } from '../support/model.js';
import { startService, type TestService } from '../support/service.js';
import { cases, seed } from '../support/suite.js';
import { type Transport, transports } from '../support/transports.js';
import { seqOf } from '../support/writers.js';

const runs = cases(30);

/** A follower, the options of its feed, and the position at which it started. */
interface Followed {
  readonly follower: Follower;
  readonly transport: Transport;
  readonly events: string;
  readonly from: number;
  isConnected: boolean;
}

interface World {
  readonly service: TestService;
  readonly owner: Client;
  readonly collection: string;
  readonly rows: string;
  model: Model;
  /** A cursor from before the first change. */
  beginning: string;
  followed: Followed[];
}

type Step = (world: World) => Promise<void>;

const id = fc.integer({ min: 1, max: 15 });
const value = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.string({ maxLength: 3 }), fc.constant(null));
const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { maxKeys: 3, noNullPrototype: true });
const batch = fc.array(fields, { minLength: 1, maxLength: 4 });

const insert = batch.map(
  (given): Step =>
    async ({ owner, rows, model }) => {
      const answer = await owner.post(rows, given);
      expect(answer.json).to.deep.equal(model.insert(given));
      expect(seqOf(answer.headers['collection-cursor']!)).to.equal(model.seq);
    },
);
const insertTogether = fc.array(batch, { minLength: 2, maxLength: 6 }).map(
  (batches): Step =>
    async ({ owner, rows, model }) => {
      const answers = await Promise.all(
        batches.map(async (given) => ({ given, answer: await owner.post(rows, given) })),
      );
      const seqs = new Map(answers.map((each) => [each, seqOf(each.answer.headers['collection-cursor']!)]));
      // The writes were committed in some order, which must explain all responses.
      answers.sort((one, other) => seqs.get(one)! - seqs.get(other)!);
      for (const each of answers) {
        expect(each.answer.json).to.deep.equal(model.insert(each.given));
        expect(seqs.get(each)).to.equal(model.seq);
      }
    },
);
const change = fc.tuple(id, fields, fc.boolean()).map(
  ([row, given, isWhole]): Step =>
    async ({ owner, rows, model }) => {
      const answer = await owner.send(isWhole ? 'PUT' : 'PATCH', `${rows}/${row}`, given);
      expect(answer.status).to.equal(model.change(row, given, isWhole ? 'whole' : 'shallow') ? 200 : 404);
    },
);
const remove = id.map(
  (row): Step =>
    async ({ owner, rows, model }) => {
      const answer = await owner.delete(`${rows}/${row}`);
      expect(answer.status).to.equal(model.delete(row) ? 204 : 404);
    },
);
const kindsAsked = fc.subarray(['insert', 'update', 'delete'], { minLength: 1 });
const follow = fc.tuple(kindsAsked, fc.boolean(), fc.constantFrom(...transports)).map(
  ([kinds, isFromBeginning, transport]): Step =>
    async (world) => {
      const { service, owner, collection, rows, beginning, followed } = world;
      const since = isFromBeginning ? beginning : (await owner.get(rows)).headers['collection-cursor']!;
      const events = kinds.join();
      const follower = new Follower({ key: service.key, collection, events }, since, transport);
      await follower.connect(service);
      followed.push({ follower, transport, events, from: seqOf(since), isConnected: true });
    },
);
const cut = fc.nat().map(
  (which): Step =>
    async ({ followed }) => {
      const connected = followed.filter(({ isConnected }) => isConnected);
      const each = connected[which % connected.length];
      if (each === undefined) return;
      await each.follower.cut();
      each.isConnected = false;
    },
);
const resume = fc.nat().map(
  (which): Step =>
    async ({ service, followed }) => {
      const apart = followed.filter(({ isConnected }) => !isConnected);
      const each = apart[which % apart.length];
      if (each === undefined) return;
      await each.follower.connect(service);
      each.isConnected = true;
    },
);
const createAnew = fc.constant<Step>(async (world) => {
  const { service, owner, collection, rows, followed, model } = world;
  // The server sends all changes before it closes a feed. A client that polls must ask for them before the
  // collection is deleted.
  for (const { follower, transport, isConnected } of followed) {
    if (transport === 'poll' && isConnected) await follower.reach(model.seq);
  }
  await owner.delete(`/v1/collections/${collection}`);
  for (const each of followed) {
    if (each.isConnected) expect(await each.follower.ended()).to.equal(4404);
    holdFrames(world, each);
  }
  await owner.post('/v1/collections', { name: collection });
  for (const { follower } of followed.slice(0, 1)) {
    await follower.connect(service);
    expect(await follower.ended()).to.equal(4410);
  }
  world.followed = [];
  world.model = new Model();
  world.beginning = (await owner.get(rows)).headers['collection-cursor']!;
});

/** The frames of a follower are the changes of the model, up to the last frame. */
function holdFrames({ model }: World, { follower, events, from, isConnected }: Followed): void {
  const kinds = events.split(',');
  const until = isConnected ? model.seq : follower.seq;
  const expected = model.frames.filter(
    ({ event, seq }) => seq > from && seq <= until && kinds.includes(event),
  );
  expect(follower.frames.map(shown)).to.deep.equal(expected.map(shown));
}

function shown({ event, seq, row, changed }: Frame | ModelFrame): object {
  return { event, seq, row, ...(changed && { changed: [...changed].sort() }) };
}

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: insert },
    { weight: 3, arbitrary: insertTogether },
    { weight: 6, arbitrary: change },
    { weight: 4, arbitrary: remove },
    { weight: 4, arbitrary: follow },
    { weight: 4, arbitrary: cut },
    { weight: 4, arbitrary: resume },
    { weight: 1, arbitrary: createAnew },
  ),
  { maxLength: 40, size: 'max' },
);

describe(`followers that come and go, against a model (seed ${seed})`, () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  it('get the frames they asked for, each once, whatever happens', async () => {
    const owner = client(service, service.key);
    const run = async (taken: readonly Step[]): Promise<void> => {
      const collection = await owner.collection();
      const rows = `/v1/collections/${collection}/rows`;
      const beginning = (await owner.get(rows)).headers['collection-cursor']!;
      const world: World = {
        service,
        owner,
        collection,
        rows,
        model: new Model(),
        beginning,
        followed: [],
      };
      for (const step of taken) await step(world);
      for (const each of world.followed) {
        if (!each.isConnected) await each.follower.connect(service);
        each.isConnected = true;
        const kinds = each.events.split(',');
        const last = world.model.frames.findLast(({ event }) => kinds.includes(event));
        if (last !== undefined && last.seq > each.from) await each.follower.reach(last.seq);
        holdFrames(world, each);
        await each.follower.cut();
      }
    };
    await fc.assert(fc.asyncProperty(steps, run), { seed, numRuns: runs });
  });
});
