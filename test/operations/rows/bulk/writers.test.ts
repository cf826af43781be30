/**
 * Bulk writes and concurrent other writes. Each bulk write changes exactly the rows that match at its position
 * in the log.
 */
import { expect } from 'chai';
import fc from 'fast-check';
import { parseFilter } from '../../../../src/values/filter.js';
import { matcherOf } from '../../../../src/values/filter-match.js';
import type { JsonObject } from '../../../../src/values/values.js';
import { type Answer, type Client, client } from '../../../support/client.js';
import { engine } from '../../../support/engine.js';
import { type Frame, feed } from '../../../support/feed.js';
import { type Instances, startInstances } from '../../../support/instances.js';
import { startService, type TestService } from '../../../support/service.js';
import { cases, needsPostgres, onlyInFullSuite, seed } from '../../../support/suite.js';
import { replay, rowsById, seqOf } from '../../../support/writers.js';

const numRuns = cases(6);

interface Bulk {
  readonly filter: string;
  readonly most: number;
  /** Undefined for a delete. */
  readonly patch: JsonObject | undefined;
}

const group = fc.integer({ min: 0, max: 3 });
const filter = fc.oneof(
  group.map((k) => `@.k == ${k}`),
  group.map((k) => `@.k >= ${k}`),
  group.map((k) => `@.k != ${k} && @.id > 5`),
);
const bulk: fc.Arbitrary<Bulk> = fc.record({
  filter,
  most: fc.constantFrom(3, 30, 1_000, 1_000),
  patch: fc.oneof(
    { weight: 3, arbitrary: fc.record({ k: group }) },
    { weight: 3, arbitrary: fc.record({ mark: fc.integer({ min: 0, max: 5 }) }) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  ),
});
/** Several clients write at the same time. Each client sends its bulk writes one after the other. */
const bulks = fc.array(fc.array(bulk, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 });

/**
 * Inserts, updates and deletes rows until the returned function is called. `textLength`: the length of a text
 * in some rows, so that the log grows fast.
 */
function writeOn(owner: Client, rows: string, textLength: number): () => Promise<void> {
  let isStopping = false;
  const run = async (): Promise<void> => {
    for (let n = 0; !isStopping; n += 1) {
      const inserted = await owner.post(
        rows,
        Array.from({ length: 3 }, (_, at) => ({ k: (n + at) % 4, text: 'x'.repeat(n % 2 ? textLength : 5) })),
      );
      expect(inserted.status, inserted.text).to.equal(201);
      const [one, other] = inserted.json;
      expect((await owner.patch(`${rows}/${one.id}`, { k: n % 4 })).status).to.be.oneOf([200, 404]);
      expect((await owner.delete(`${rows}/${other.id}`)).status).to.be.oneOf([204, 404]);
    }
  };
  const running = run();
  running.catch(() => undefined);
  return () => {
    isStopping = true;
    return running;
  };
}

interface Done {
  readonly bulk: Bulk;
  readonly answer: Answer;
}

async function write(owner: Client, rows: string, { filter, most, patch }: Bulk): Promise<Answer> {
  const target = `${rows}?filter=${encodeURIComponent(filter)}&max_rows=${most}`;
  const answer = await (patch === undefined ? owner.delete(target) : owner.patch(target, patch));
  expect(answer.code ?? answer.status, answer.text).to.be.oneOf([200, 'too_many_rows']);
  return answer;
}

/** Compares every bulk write with the rows at the position just before it in the log. */
function hold(frames: readonly Frame[], done: readonly Done[]): void {
  const places = new Map<number, Done[]>();
  for (const each of done) {
    if (each.answer.status !== 200) continue;
    const { deleted, changed = deleted } = each.answer.json;
    const before = seqOf(each.answer.headers['collection-cursor']!) - changed;
    places.set(before, [...(places.get(before) ?? []), each]);
  }
  const rows = new Map<number, JsonObject>();
  const most = new Map<string, number>();
  for (let seq = 0; seq <= frames.length; seq += 1) {
    if (seq > 0) {
      const { event, row } = frames[seq - 1]!;
      if (event === 'delete') rows.delete(row.id);
      else rows.set(row.id, row);
    }
    for (const { bulk, answer } of places.get(seq) ?? []) {
      const fitting = [...rows.values()].filter(matcherOf(parseFilter(bulk.filter)));
      const differing = fitting
        .filter((row) => Object.entries(bulk.patch ?? { k: -1 }).some(([name, value]) => row[name] !== value))
        .map(({ id }) => id as number)
        .sort((a, b) => a - b);
      const shown = `${JSON.stringify(bulk)} at ${seq}: ${answer.text}`;
      const { deleted, matched = deleted, changed = deleted } = answer.json;
      expect([matched, changed], shown).to.deep.equal([fitting.length, differing.length]);
      const own = frames.slice(seq, seq + changed);
      const event = bulk.patch === undefined ? 'delete' : 'update';
      expect(
        own.map((frame) => [frame.event, frame.row.id]),
        shown,
      ).to.deep.equal(differing.map((id) => [event, id]));
      for (const frame of own) {
        const { id } = frame.row;
        expect(frame.row).to.deep.equal({ ...rows.get(id), ...bulk.patch });
      }
    }
    for (const { bulk, answer } of done) {
      if (answer.status === 200) continue;
      const fitting = [...rows.values()].filter(matcherOf(parseFilter(bulk.filter))).length;
      most.set(bulk.filter, Math.max(fitting, most.get(bulk.filter) ?? 0));
    }
  }
  for (const { bulk, answer } of done) {
    if (answer.status !== 200) expect(most.get(bulk.filter), bulk.filter).to.be.greaterThan(bulk.most);
  }
}

function property(service: () => TestService, anyOwner: () => Client, textLength: number) {
  return fc.asyncProperty(bulks, async (given) => {
    const owner = anyOwner();
    const collection = await owner.collection(Array.from({ length: 60 }, (_, n) => ({ k: n % 4 })));
    const rows = `/v1/collections/${collection}/rows`;
    const list = await owner.get(`${rows}?limit=1`);
    const [incarnation] = list.headers['collection-cursor']!.split('-');
    const stops = Array.from({ length: 3 }, () => writeOn(anyOwner(), rows, textLength));
    const done: Done[] = [];
    const working = given.map(async (each) => {
      for (const one of each) done.push({ bulk: one, answer: await write(anyOwner(), rows, one) });
    });
    await Promise.all(working);
    for (const stop of stops) await stop();
    const head = seqOf((await owner.get(`${rows}?limit=1`)).headers['collection-cursor']!);
    const watching = await feed(service(), { key: service().key, collection, since: `${incarnation}-0` });
    const frames = await watching.next(head);
    await watching.close();
    expect(frames.map(({ seq }) => seq)).to.deep.equal(Array.from({ length: head }, (_, at) => at + 1));
    expect(replay(frames)).to.deep.equal(await rowsById(owner, rows));
    hold(frames, done);
  });
}

describe(`bulk writes with concurrent writers (seed ${seed}, ${numRuns} runs)`, function () {
  this.timeout(60_000 + numRuns * 10_000);

  describe('of one instance', () => {
    let service: TestService;
    before(async () => {
      service = await startService();
    });
    after(() => service.close());

    for (const [name, textLength] of [
      ['small rows', 10],
      ['rows that fill the log', 60_000],
    ] as const) {
      it(`write what fits at their place in the log, among ${name}`, () =>
        fc.assert(
          property(
            () => service,
            () => client(service, service.key),
            textLength,
          ),
          { seed, numRuns },
        ));
    }
  });

  if (engine === 'sqlite') {
    onlyInFullSuite(needsPostgres).describe('of three instances on PostgreSQL', () => {
      let instances: Instances;
      before(async () => {
        instances = await startInstances(3);
      });
      after(() => instances.close());

      for (const [name, textLength] of [
        ['small rows', 10],
        ['rows that fill the log', 60_000],
      ] as const) {
        it(`write what fits at their place in the log, among ${name}`, () =>
          fc.assert(
            property(() => instances.services[0]!, instances.anyOwner, textLength),
            { seed, numRuns },
          ));
      }
    });
  }
});
