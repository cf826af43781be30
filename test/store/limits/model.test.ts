/** The totals of an account that an instance knows, for events in any order. */
import { expect } from 'chai';
import fc from 'fast-check';
import type { CollectionRef, CollectionTotals, Engine, Head } from '../../../src/engines/engine.js';
import { Background } from '../../../src/runtime/background.js';
import { AccountTotals } from '../../../src/store/limits/account-totals.js';
import { Limits } from '../../../src/store/limits/limits.js';
import { countersOf } from '../../support/counters.js';
import { cases, seed } from '../../support/suite.js';

const numRuns = cases(2_000);

const account = 1;
const maxRows = 30;
const refOf = (id: number): CollectionRef => ({
  id,
  accountId: account,
  name: `c${id}`,
  incarnation: 'life',
});

interface UnderWay {
  isDone: boolean;
  /** The number of rows that the commit adds. */
  added: number;
  commit(): void;
  answer(isLost: boolean): void;
}

interface Planned {
  readonly from: Head;
  readonly to: Head;
}

function movedOn(head: Head, { from, to }: Planned): Head {
  return {
    seq: head.seq + to.seq - from.seq,
    nextRowId: 1,
    rows: head.rows + to.rows - from.rows,
    bytes: head.bytes + to.bytes - from.bytes,
  };
}

/** Lets the instance read the totals again, because the outcome of a commit is unknown. */
function doubt(limits: Limits): void {
  const unchanged: Head = { seq: 1, nextRowId: 1, rows: 0, bytes: 0 };
  limits.reserve([{ collection: refOf(1), from: unchanged, to: unchanged }]).doubt();
}

/** A database whose reads respond when a test lets them. */
class World {
  readonly heads = new Map<number, Head>();
  readonly readings: (() => void)[] = [];
  readonly limits: Limits;
  /** Commits in progress, by collection. As in a commit lane, each collection has at most one. */
  readonly underWay = new Map<number, UnderWay>();
  /** The response to a commit was lost, so nobody knows whether it was executed. */
  hasLost = false;

  constructor() {
    const engine = {
      commitsInParallel: false,
      readTotals: async () => {
        const found = new Map([[account, this.#totals()]]);
        await new Promise<void>((resolve) => this.readings.push(resolve));
        return found;
      },
    } as Partial<Engine> as Engine;
    this.limits = new Limits(engine, new Background());
  }

  get rows(): number {
    return [...this.heads.values()].reduce((sum, { rows }) => sum + rows, 0);
  }

  /** Plans a group on a collection from the instance's view. Later steps commit it and respond to it. */
  write(id: number, rows: number): void {
    const from = this.heads.get(id);
    if (from === undefined || this.underWay.has(id)) return;
    let reservation = this.limits.reserve([]);
    let planned: Planned | undefined;
    let moved: Head | undefined;
    const plan = (head: Head): void => {
      reservation.release();
      reservation = this.limits.reserve([]);
      const room = this.limits.headroom(account);
      const added = Math.max(rows, -head.rows);
      planned = undefined;
      if (room.problemOf(added, 10 * added) !== undefined) return;
      room.take(added, 10 * added);
      const to = {
        seq: head.seq + Math.max(1, Math.abs(added)),
        nextRowId: 1,
        rows: head.rows + added,
        bytes: head.bytes + 10 * added,
      };
      planned = { from: head, to };
      reservation = this.limits.reserve([{ collection: refOf(id), ...planned }]);
    };
    plan(from);
    const one: UnderWay = {
      isDone: false,
      added: 0,
      commit: () => {
        const head = this.heads.get(id);
        if (head === undefined) {
          reservation.release();
          reservation = this.limits.reserve([]);
          planned = undefined;
        } else {
          const isOvertaken = planned !== undefined && head.seq !== planned.from.seq;
          // If another instance was faster, inserts are moved after its changes, or the group is planned again.
          if (isOvertaken && rows > 0 && head.seq % 2 === 0) moved = movedOn(head, planned!);
          else if (isOvertaken) plan(head);
          if (planned !== undefined) this.heads.set(id, moved ?? planned.to);
        }
        one.isDone = true;
        one.added = planned === undefined ? 0 : planned.to.rows - planned.from.rows;
      },
      answer: (isLost) => {
        this.hasLost ||= isLost;
        if (isLost) reservation.doubt();
        else reservation.committed(moved);
        this.underWay.delete(id);
      },
    };
    one.added = planned === undefined ? 0 : planned.to.rows - planned.from.rows;
    this.underWay.set(id, one);
  }

  #totals(): CollectionTotals[] {
    return [...this.heads].map(([id, { seq, rows, bytes }]) => ({ id, seq, rows, bytes }));
  }
}

const id = fc.integer({ min: 1, max: 3 });
type Step = (world: World) => void;
const own: fc.Arbitrary<Step>[] = [
  fc.tuple(id, fc.integer({ min: -6, max: 9 })).map(
    ([collection, rows]): Step =>
      (world) =>
        world.write(collection, rows),
  ),
  id.map(
    (collection): Step =>
      (world) => {
        const one = world.underWay.get(collection);
        if (one !== undefined && !one.isDone) one.commit();
      },
  ),
  fc.tuple(id, fc.boolean()).map(
    ([collection, isLost]): Step =>
      (world) => {
        const one = world.underWay.get(collection);
        if (one?.isDone) one.answer(isLost);
        // The commit was rolled back, and the instance knows it.
        else if (isLost) one?.answer(true);
      },
  ),
  id.map(
    (collection): Step =>
      (world) => {
        if (world.underWay.has(collection) || !world.heads.delete(collection)) return;
        world.limits.deleted(account, collection);
      },
  ),
  fc.constant<Step>((world) => {
    doubt(world.limits);
    void world.limits.adding(account, async () => undefined);
  }),
  fc.constant<Step>((world) => world.readings.shift()?.()),
];
/** Steps of other instances. */
const others: fc.Arbitrary<Step>[] = [
  fc.tuple(id, fc.integer({ min: -6, max: 3 })).map(
    ([collection, rows]): Step =>
      (world) => {
        const head = world.heads.get(collection);
        if (head === undefined || head.rows + rows < 0) return;
        world.heads.set(collection, {
          ...head,
          seq: head.seq + 3,
          rows: head.rows + rows,
          bytes: head.bytes + 10 * rows,
        });
      },
  ),
];

/** Runs all callbacks that do not wait for the world. */
async function promises(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
}

describe(`limits of an account in memory (seed ${seed})`, () => {
  const settle = async (world: World): Promise<void> => {
    for (const one of [...world.underWay.values()]) {
      if (!one.isDone) one.commit();
      one.answer(false);
    }
    for (let turn = 0; turn < 3; turn += 1) {
      for (const answer of world.readings.splice(0)) answer();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const begin = async (): Promise<World> => {
    const world = new World();
    for (const each of [1, 2, 3]) world.heads.set(each, { seq: 0, nextRowId: 1, rows: 3, bytes: 30 });
    world.limits.set(account, { name: 'p', maxRows, maxBytes: 10 * maxRows });
    await settle(world);
    return world;
  };
  /** Returns how many rows the account can add, as the instance sees it. */
  const left = ({ limits }: World): number => {
    const room = limits.headroom(account);
    let rows = 0;
    while (room.problemOf(rows + 1, 10 * (rows + 1)) === undefined) rows += 1;
    return rows;
  };

  it('need no memory for collections that were deleted, except during a read', () => {
    const totals = new AccountTotals();
    const deleteAll = () => {
      for (let id = 100; id < 200; id += 1) totals.deleted(id);
    };
    const before = countersOf(totals);
    deleteAll();
    expect(countersOf(totals)).to.deep.equal(before);
    totals.beginReading();
    deleteAll();
    expect(countersOf(totals)).to.have.property('#deleted', 100);
    totals.readingEnded();
    expect(countersOf(totals)).to.deep.equal({ ...before, '#reading': 1 });
  });

  it('are never passed by an instance that is alone, which knows at rest what is left', async () => {
    const property = fc.asyncProperty(fc.array(fc.oneof(...own), { maxLength: 40 }), async (steps) => {
      const world = await begin();
      for (const step of steps) {
        step(world);
        if (steps.length % 3 > 0) await promises();
        expect(world.rows).to.be.at.most(maxRows);
        if (world.hasLost) continue;
        // No row is counted twice. Rows that may not be stored count only while their commit is in progress.
        // Rows that a commit deletes are free after its response, or after an earlier read.
        const of = (which: (one: UnderWay) => number): number =>
          [...world.underWay.values()].reduce((sum, one) => sum + Math.max(0, which(one)), 0);
        const most = maxRows - world.rows - of(({ isDone, added }) => (isDone ? 0 : added));
        const least = most - of(({ isDone, added }) => (isDone ? -added : 0));
        expect(left(world)).to.be.within(least, most);
      }
      await settle(world);
      // After a commit with an unknown outcome, the instance reads the totals again.
      const adding = world.limits.adding(account, async () => undefined);
      await settle(world);
      await adding;
      expect(left(world)).to.equal(maxRows - world.rows);
    });
    await fc.assert(property, { seed, numRuns });
  });

  it('are known, after a reading, with all that others have done', async () => {
    const property = fc.asyncProperty(
      fc.array(fc.oneof(...own, ...others), { maxLength: 40 }),
      async (steps) => {
        const world = await begin();
        for (const step of steps) {
          step(world);
          if (steps.length % 3 > 0) await promises();
        }
        await settle(world);
        doubt(world.limits);
        await new Promise((resolve) => setTimeout(resolve, 1));
        const adding = world.limits.adding(account, async () => undefined);
        await settle(world);
        await adding;
        expect(left(world)).to.equal(Math.max(0, maxRows - world.rows));
      },
    );
    await fc.assert(property, { seed, numRuns: Math.ceil(numRuns / 4) });
  });

  it('are known by a commit that was put behind others, with what those have done', async () => {
    const world = await begin();
    world.write(1, 2);
    world.heads.set(1, { seq: 4, nextRowId: 1, rows: 7, bytes: 70 });
    world.underWay.get(1)!.commit();
    world.underWay.get(1)!.answer(false);
    expect(world.heads.get(1)).to.include({ rows: 9, bytes: 90 });
    expect(left(world)).to.equal(maxRows - world.rows);
  });
});
