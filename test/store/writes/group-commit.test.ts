import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import { HourCounters } from '../../../src/access/hour-counters.js';
import type { CollectionCommit, GroupState } from '../../../src/engines/engine.js';
import { Background } from '../../../src/runtime/background.js';
import type { UsageSource } from '../../../src/store/writes/usage-commits.js';
import { Writer } from '../../../src/store/writes/writer.js';
import type { WriterEvents } from '../../../src/store/writes/writer-events.js';
import { hangMs } from '../../support/eventually.js';
import { groupEngine } from '../../support/group-engine.js';

const collection = { id: 1, accountId: 1, name: 'rows', incarnation: 'life' };
const stored = { seq: 9, data: '{"id":1}' };
const state: GroupState = {
  collection: () => ({ head: { seq: 9, nextRowId: 10, rows: 9, bytes: 0 }, indexes: [], schemaId: 0 }),
  row: () => stored,
  owner: () => undefined,
  isCurrent: true,
};

const noUsage: UsageSource = { drain: () => [], restore: () => undefined };

type Commit = Parameters<typeof groupEngine>[1]['commit'];

/** Returns a writer on an engine that only has this method. */
function writerOn(
  commit: Commit,
  events: WriterEvents = { committed: () => undefined },
  { usage = noUsage, background = new Background(), commitsInParallel = true, open = async () => {} } = {},
): Writer {
  const engine = groupEngine(state, { commitsInParallel, open, commit });
  // No timer commits usage, so that a busy machine has the same commits.
  return new Writer({ engine, usage, events, background, usageFlushMs: hangMs });
}

describe('a group of writes that waits for its collection', () => {
  it('takes along inserts that come meanwhile, and no changes, whose rows it has not read', async () => {
    const groups: CollectionCommit[] = [];
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let opened = 0;
    const open = async (): Promise<void> => {
      opened += 1;
      if (opened === 2) await begun;
    };
    const commit: Commit = async (commits) => {
      // The group is outdated because of another commit, so it is planned again.
      if (opened === 1) return 'outdated';
      groups.push(...commits);
      return 'committed';
    };
    const writer = writerOn(commit, undefined, { open });
    const insert = (n: number) =>
      writer.submit({ kind: 'insert', collection, rows: [`{"n":${n}}`], values: [{ n }] });
    const first = insert(1);
    await turn();
    await turn();
    const late = [insert(2), insert(3)];
    const change = writer.submit({
      kind: 'update',
      collection,
      id: 1,
      precondition: undefined,
      size: 0,
      change: (row) => ({ ...row, n: 0 }),
    });
    const last = insert(4);
    begin();
    const outcomes = await Promise.all([first, ...late, last]);
    await change;
    await writer.close();
    expect(outcomes.map((outcome) => outcome?.rows)).to.deep.equal([
      ['{"id":10,"n":1}'],
      ['{"id":11,"n":2}'],
      ['{"id":12,"n":3}'],
      ['{"id":10,"n":4}'],
    ]);
    expect(groups.map(({ log }) => log.map(({ firstSeq, lastSeq }) => [firstSeq, lastSeq]))).to.deep.equal([
      [[10, 12]],
      [[10, 11]],
    ]);
  });
});

describe('a group behind another one', () => {
  for (const [answers, length, order] of [
    ['long', 40_000, ['begun', 'begun', 'told', 'answered', 'told', 'answered']],
    ['short', 10, ['begun', 'told', 'answered', 'begun', 'told', 'answered']],
  ] as const) {
    it(`is begun ${answers === 'long' ? 'before' : 'after'} ${answers} answers are given`, async () => {
      const seen: string[] = [];
      const commit: Commit = async () => {
        seen.push('begun');
        await turn();
        await turn();
        return 'committed';
      };
      const writer = writerOn(commit, { committed: () => seen.push('told') });
      const text = 'x'.repeat(length);
      const insert = () =>
        writer
          .submit({
            kind: 'insert',
            collection,
            rows: [JSON.stringify({ text })],
            values: [{ text }],
          })
          .then(() => seen.push('answered'));
      const first = insert();
      // Waits until the first group is planned, so that the second insert cannot join it.
      while (seen.length === 0) await turn();
      await Promise.all([first, insert()]);
      await writer.close();
      expect(seen).to.deep.equal(order);
    });
  }
});

describe('what is counted, where collections are committed side by side', () => {
  const other = { ...collection, id: 2, name: 'others' };
  const clock = { wall: () => 7_200_000, monotonic: () => 0 };

  /**
   * Returns a writer whose first commits fail or are outdated. For each later commit, it records the id of the
   * collection, if any, and the requests by key.
   */
  function counting({ failures = 0, outdated = 0 } = {}) {
    const commits: (readonly [collectionId: number | undefined, requests: Record<string, number>])[] = [];
    const gates = new Map<number | undefined, Promise<void>>();
    const counters = new HourCounters(clock);
    const commit: Commit = async ([planned], usage) => {
      const of = planned?.collectionId;
      if (of !== undefined) await turn();
      if (of !== undefined && outdated > 0) {
        outdated -= 1;
        return 'outdated';
      }
      const requests = Object.fromEntries(usage.map(([keyId, , , total]) => [keyId, total]));
      await gates.get(of);
      if (of !== undefined && failures > 0) {
        failures -= 1;
        throw new Error('refused');
      }
      commits.push([of, requests]);
      return 'committed';
    };
    const writer = writerOn(commit, undefined, { usage: counters });
    const insert = (into = collection) =>
      writer.submit({ kind: 'insert', collection: into, rows: ['{"n":1}'], values: [{ n: 1 }] });
    return { commits, gates, counters, writer, insert };
  }

  it('is stored with the group, and not by itself', async () => {
    const { commits, counters, writer, insert } = counting();
    counters.count('a');
    await insert();
    await writer.close();
    expect(commits).to.deep.equal([[1, { a: 1 }]]);
  });

  it('is taken along again by a group that is planned again', async () => {
    const { commits, counters, writer, insert } = counting({ outdated: 1 });
    counters.count('a');
    const done = insert();
    await turn();
    counters.count('a');
    await done;
    await writer.close();
    expect(commits[0]).to.deep.equal([1, { a: 2 }]);
  });

  it('is stored separately, without waiting for other collections', async () => {
    const { commits, gates, counters, writer, insert } = counting();
    let open = (): void => undefined;
    gates.set(
      1,
      new Promise((resolve) => {
        open = resolve;
      }),
    );
    counters.count('a');
    const held = insert();
    await turn();
    await turn();
    counters.count('b');
    await insert(other);
    expect(new Map(commits)).to.deep.equal(
      new Map<number | undefined, object>([
        [2, {}],
        [undefined, { a: 1, b: 1 }],
      ]),
    );
    open();
    await held;
    await writer.close();
    expect(commits.at(-1)).to.deep.equal([1, { a: 1 }]);
  });

  it('is stored later where the group fails', async () => {
    const { commits, counters, writer, insert } = counting({ failures: 1 });
    counters.count('a');
    await insert().catch(() => undefined);
    await writer.close();
    expect(commits).to.deep.equal([[undefined, { a: 1 }]]);
  });
});

describe('a group that is committed', () => {
  it('is not committed again for a listener that fails', async () => {
    const commits: number[] = [];
    const failures: string[] = [];
    const fail = (): never => {
      throw new Error('a listener failed');
    };
    const background = new Background(undefined, (task) => failures.push(task));
    const commit: Commit = async (planned) => {
      commits.push(...planned.map(({ collectionId }) => collectionId));
      return 'committed';
    };
    const writer = writerOn(
      commit,
      { committed: fail, measured: fail },
      { background, commitsInParallel: false },
    );
    const rows = ['{"n":1}'];
    const done = await Promise.all(
      [1, 2].map(() => writer.submit({ kind: 'insert', collection, rows, values: [{ n: 1 }] })),
    );
    await writer.close();
    expect(done.map((each) => each!.firstId)).to.deep.equal([10, 11]);
    expect(commits).to.deep.equal([1]);
    expect(failures).to.deep.equal(['tell', 'tell']);
  });
});
