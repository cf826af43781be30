import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import { Background } from '../src/background.js';
import type { CollectionRef, Engine, LogEntry, LogState } from '../src/engines/engine.js';
import { Changes, CursorGone, type Subscriber, type Tail } from '../src/feed/changes.js';
import { separator } from '../src/log/entry.js';

const refOf = (id: number): CollectionRef => ({ id, accountId: 1, name: `c${id}`, incarnation: 'life' });

/** A log in memory whose answers can be held back and made to fail. */
class HeldLog {
  readonly #states = new Map<number, LogState>();
  readonly #entries = new Map<number, LogEntry[]>();
  #held: (() => void)[] | undefined;
  isBroken = false;
  reads = 0;

  create(id: number): CollectionRef {
    this.#states.set(id, { seq: 0, floor: 0 });
    this.#entries.set(id, []);
    return refOf(id);
  }

  /** Commits so many changes as one entry, each with a row of so many characters. */
  commit(id: number, changes = 1, length = 10): void {
    const { seq, floor } = this.#states.get(id)!;
    const row = `{"id":1,"t":"${'x'.repeat(length)}"}`;
    const rows = new Array(changes).fill(row).join(separator);
    this.#entries.get(id)!.push({ firstSeq: seq + 1, lastSeq: seq + changes, changes: `[${rows}]` });
    this.#states.set(id, { seq: seq + changes, floor });
  }

  /** Retention drops everything up to `floor`. */
  trim(id: number, floor: number): void {
    this.#states.set(id, { seq: this.#states.get(id)!.seq, floor });
    this.#entries.set(
      id,
      this.#entries.get(id)!.filter(({ lastSeq }) => lastSeq > floor),
    );
  }

  delete(id: number): void {
    this.#states.delete(id);
  }

  /** Answers that are ready wait until the function returned is called. */
  hold(): () => Promise<void> {
    const held: (() => void)[] = [];
    this.#held = held;
    return async () => {
      this.#held = undefined;
      for (const release of held) release();
      await turn();
    };
  }

  get engine(): Engine {
    const answer = <T>(value: T): Promise<T> => {
      this.reads += 1;
      if (this.isBroken) return Promise.reject(new Error('the database is away'));
      const held = this.#held;
      return held === undefined
        ? Promise.resolve(value)
        : new Promise((resolve) => held.push(() => resolve(value)));
    };
    return {
      readLog: (id: number, seq: number, count: number) =>
        answer((this.#entries.get(id) ?? []).filter(({ lastSeq }) => lastSeq > seq).slice(0, count)),
      readLogStates: (ids: readonly number[]) =>
        answer(new Map(ids.flatMap((id) => (this.#states.has(id) ? [[id, this.#states.get(id)!]] : [])))),
    } as Partial<Engine> as Engine;
  }
}

/** Takes all it can whenever it is told to. */
class Taker implements Subscriber {
  tail: Tail | undefined;
  seq = 0;
  readonly seqs: number[] = [];
  deletions = 0;

  advance(): void {
    for (;;) {
      const segment = this.tail?.after(this.seq);
      if (segment === undefined || segment instanceof Promise) return;
      for (let seq = Math.max(this.seq + 1, segment.firstSeq); seq <= segment.lastSeq; seq += 1) {
        this.seqs.push(seq);
      }
      this.seq = segment.lastSeq;
    }
  }

  deleted(): void {
    this.deletions += 1;
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);

describe('the reader of the change log', () => {
  let log: HeldLog;
  let changes: Changes;
  beforeEach(() => {
    log = new HeldLog();
    changes = new Changes(log.engine, new Background());
  });
  afterEach(() => changes.close());

  async function follow(collection: CollectionRef): Promise<Taker> {
    const taker = new Taker();
    const followed = await changes.follow(collection, taker);
    taker.tail = followed!.tail;
    taker.seq = followed!.state.seq;
    return taker;
  }

  it('tells a subscriber of every segment, however many one read brings', async () => {
    const taker = await follow(log.create(1));
    for (let n = 0; n < 40; n += 1) log.commit(1, 5, 10_000);
    changes.wake(1);
    await changes.catchUp();
    expect(taker.seqs).to.deep.equal(range(1, 200));
  });

  it('finds by itself what nobody woke it for', async () => {
    const taker = await follow(log.create(1));
    log.commit(1, 3);
    for (let tries = 0; taker.seq < 3 && tries < 200; tries += 1) await new Promise((r) => setTimeout(r, 10));
    expect(taker.seqs).to.deep.equal([1, 2, 3]);
  });

  it('comes back to a database that was away', async () => {
    const taker = await follow(log.create(1));
    log.isBroken = true;
    log.commit(1);
    changes.wake(1);
    await turn();
    expect(taker.seqs).to.deep.equal([]);
    log.isBroken = false;
    for (let tries = 0; taker.seq < 1 && tries < 200; tries += 1) await new Promise((r) => setTimeout(r, 10));
    expect(taker.seqs).to.deep.equal([1]);
  });

  it('misses nothing that is committed while a subscriber comes', async () => {
    const collection = log.create(1);
    log.commit(1, 2);
    const release = log.hold();
    const following = follow(collection);
    log.commit(1);
    changes.wake(1);
    await release();
    const taker = await following;
    changes.wake(1);
    await changes.catchUp();
    taker.advance();
    expect(taker.seqs).to.deep.equal([3]);
  });

  it('does not take a collection for deleted that came to be watched during a poll', async () => {
    await follow(log.create(1));
    const second = log.create(2);
    const before = log.reads;
    const release = log.hold();
    // A poll is under way once something is read.
    while (log.reads === before) await new Promise((resolve) => setTimeout(resolve, 5));
    const following = follow(second);
    await release();
    const taker = await following;
    await turn();
    expect(taker.deletions).to.equal(0);
    log.commit(2);
    changes.wake(2);
    await changes.catchUp();
    expect(taker.seqs).to.deep.equal([1]);
  });

  it('finds a deletion that nobody told it of', async () => {
    const taker = await follow(log.create(1));
    log.delete(1);
    for (let tries = 0; taker.deletions === 0 && tries < 200; tries += 1)
      await new Promise((r) => setTimeout(r, 10));
    expect(taker.deletions).to.equal(1);
  });

  it('brings what was committed before a deletion first', async () => {
    const taker = await follow(log.create(1));
    log.commit(1, 2);
    changes.wake(1);
    log.delete(1);
    changes.deleted(1);
    for (let tries = 0; taker.deletions === 0 && tries < 200; tries += 1) await turn();
    expect(taker.seqs).to.deep.equal([1, 2]);
    expect(taker.deletions).to.equal(1);
  });

  it('takes small entries together for those who are behind, and reads once for all at the same place', async () => {
    const collection = log.create(1);
    for (let n = 0; n < 1_000; n += 1) log.commit(1, 1, 200);
    const { tail } = await follow(collection);
    const before = log.reads;
    const replay = async (): Promise<number[]> => {
      const seqs: number[] = [];
      for (let seq = 0; ; ) {
        const segment = await tail!.after(seq);
        if (segment === undefined) return seqs;
        seqs.push(...range(segment.firstSeq, segment.lastSeq));
        expect(segment.length).to.be.lessThan(70_000);
        seq = segment.lastSeq;
      }
    };
    const replays = await Promise.all([replay(), replay(), replay()]);
    for (const seqs of replays) expect(seqs).to.deep.equal(range(1, 1_000));
    expect(log.reads - before).to.be.lessThan(40);
  });

  it('is not confused by who leaves twice', async () => {
    const collection = log.create(1);
    const first = await follow(collection);
    first.tail!.leave(first);
    const second = await follow(collection);
    first.tail!.leave(first);
    log.commit(1);
    changes.wake(1);
    await changes.catchUp();
    expect(second.seqs).to.deep.equal([1]);
  });

  it('never passes over changes that retention took before they were read', async () => {
    const taker = await follow(log.create(1));
    log.commit(1);
    changes.wake(1);
    await changes.catchUp();
    log.commit(1);
    log.commit(1);
    log.trim(1, 2);
    const gone = new Promise<unknown>((resolve) => {
      taker.advance = () => {
        try {
          const next = taker.tail!.after(taker.seq);
          if (next instanceof Promise) next.then(() => resolve(undefined), resolve);
          else resolve(next);
        } catch (error) {
          resolve(error);
        }
      };
    });
    changes.wake(1);
    expect(await gone).to.be.instanceOf(CursorGone);
  });
});
