import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import type { CollectionRef, Engine, LogState } from '../../src/engines/engine.js';
import { Shares } from '../../src/fairness/shares.js';
import { PollOutput } from '../../src/feed/outputs/poll.js';
import { Selections } from '../../src/feed/selections.js';
import { Subscription } from '../../src/feed/subscription.js';
import { CursorGone, type Start, type Subscriber, type Tail } from '../../src/feed/tail.js';
import { Tails } from '../../src/feed/tails.js';
import { cursorOf } from '../../src/log/cursor.js';
import { EntryWriter, type LoggedEntry } from '../../src/log/entry.js';
import { Background } from '../../src/runtime/background.js';

const refOf = (id: number, accountId = 1): CollectionRef => ({
  id,
  accountId,
  name: `c${id}`,
  incarnation: 'life',
});

/** A log in memory. A test can delay its responses and make them fail. */
class HeldLog {
  readonly #states = new Map<number, LogState>();
  readonly #entries = new Map<number, LoggedEntry[]>();
  /** The sequence numbers of logs in other databases, by their incarnations. */
  readonly shared = new Map<string, number>();
  #held: (() => void)[] | undefined;
  #asked: () => void = () => undefined;
  isBroken = false;
  /** Whether the engine knows the end of each change log. */
  knowsEnds = false;
  reads = 0;

  create(id: number, accountId?: number): CollectionRef {
    this.#states.set(id, { seq: 0, logStart: 0 });
    this.#entries.set(id, []);
    return refOf(id, accountId);
  }

  /** Commits this number of changes at once, each with a row of `length` characters. */
  commit(id: number, changes = 1, length = 10): void {
    const { seq, logStart } = this.#states.get(id)!;
    const writer = new EntryWriter(seq);
    for (let n = 0; n < changes; n += 1) writer.insert(`{"id":1,"t":"${'x'.repeat(length)}"}`);
    this.#entries.get(id)!.push(...writer.entries().map((entry) => ({ ...entry, time: 0 })));
    this.#states.set(id, { seq: writer.seq, logStart });
  }

  /** Removes all changes up to `logStart`, as the retention does. */
  trim(id: number, logStart: number): void {
    this.#states.set(id, { seq: this.#states.get(id)!.seq, logStart });
    this.#entries.set(
      id,
      this.#entries.get(id)!.filter(({ lastSeq }) => lastSeq > logStart),
    );
  }

  delete(id: number): void {
    this.#states.delete(id);
  }

  /** Delays all responses until the returned function is called. */
  hold(): () => Promise<void> {
    const held: (() => void)[] = [];
    this.#held = held;
    return async () => {
      this.#held = undefined;
      for (const release of held) release();
      await turn();
    };
  }

  /** Resolves when a read of the log arrives. */
  asked(): Promise<void> {
    return new Promise((resolve) => {
      this.#asked = resolve;
    });
  }

  get engine(): Engine {
    const answer = <T>(value: T): Promise<T> => {
      this.reads += 1;
      this.#asked();
      if (this.isBroken) return Promise.reject(new Error('the database is away'));
      const held = this.#held;
      return held === undefined
        ? Promise.resolve(value)
        : new Promise((resolve) => held.push(() => resolve(value)));
    };
    return {
      seqNow: (id: number) => (this.knowsEnds ? this.#states.get(id)?.seq : undefined),
      readLog: (id: number, seq: number, count: number) =>
        answer((this.#entries.get(id) ?? []).filter(({ lastSeq }) => lastSeq > seq).slice(0, count)),
      readLogStates: (ids: readonly number[]) =>
        answer(new Map(ids.flatMap((id) => (this.#states.has(id) ? [[id, this.#states.get(id)!]] : [])))),
      readShared: (_id: number, incarnation: string) => answer(this.shared.get(incarnation)),
    } as Partial<Engine> as Engine;
  }
}

/** A subscriber that takes all changes whenever it is notified. */
class Taker implements Subscriber {
  tail: Tail | undefined;
  seq = 0;
  readonly seqs: number[] = [];
  deletions = 0;
  #told: () => void = () => undefined;

  /** Resolves when the subscriber has received enough changes. */
  until(isDone: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#told = () => isDone() && resolve();
      this.#told();
    });
  }

  advance(): void {
    for (;;) {
      const segment = this.tail?.after(this.seq);
      if (segment === undefined || segment instanceof Promise) break;
      for (let seq = Math.max(this.seq + 1, segment.firstSeq); seq <= segment.lastSeq; seq += 1) {
        this.seqs.push(seq);
      }
      this.seq = segment.lastSeq;
    }
    this.#told();
  }

  deleted(): void {
    this.deletions += 1;
    this.#told();
  }
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);

describe('the reader of the change log', () => {
  let log: HeldLog;
  let tails: Tails;
  beforeEach(() => {
    log = new HeldLog();
    tails = new Tails(log.engine, new Background());
  });
  afterEach(() => tails.close());

  async function follow(collection: CollectionRef): Promise<Taker> {
    const taker = new Taker();
    const followed = await tails.follow(collection, taker);
    taker.tail = followed!.tail;
    taker.seq = followed!.start!.seq;
    return taker;
  }

  it('tells a subscriber of every segment, however many one read brings', async () => {
    const taker = await follow(log.create(1));
    for (let n = 0; n < 40; n += 1) log.commit(1, 5, 10_000);
    tails.wake(1);
    await tails.catchUp();
    expect(taker.seqs).to.deep.equal(range(1, 200));
  });

  it('finds changes by itself that nobody woke it for', async () => {
    const taker = await follow(log.create(1));
    log.commit(1, 3);
    await taker.until(() => taker.seq === 3);
    expect(taker.seqs).to.deep.equal([1, 2, 3]);
  });

  it('comes back to a database that was away', async () => {
    const taker = await follow(log.create(1));
    log.isBroken = true;
    log.commit(1);
    tails.wake(1);
    await turn();
    expect(taker.seqs).to.deep.equal([]);
    log.isBroken = false;
    await taker.until(() => taker.seq === 1);
    expect(taker.seqs).to.deep.equal([1]);
  });

  it('misses nothing that is committed while a subscriber comes', async () => {
    const collection = log.create(1);
    log.commit(1, 2);
    const release = log.hold();
    const asked = log.asked();
    const following = follow(collection);
    await asked;
    log.commit(1);
    tails.wake(1);
    await release();
    const taker = await following;
    tails.wake(1);
    await tails.catchUp();
    taker.advance();
    expect(taker.seqs).to.deep.equal([3]);
  });

  it('does not take a collection for deleted that came to be watched during a poll', async () => {
    await follow(log.create(1));
    const second = log.create(2);
    const release = log.hold();
    // Waits until the poll reads the log.
    await log.asked();
    const following = follow(second);
    await release();
    const taker = await following;
    await turn();
    expect(taker.deletions).to.equal(0);
    log.commit(2);
    tails.wake(2);
    await tails.catchUp();
    expect(taker.seqs).to.deep.equal([1]);
  });

  it('finds a deletion that was not announced', async () => {
    const taker = await follow(log.create(1));
    log.delete(1);
    await taker.until(() => taker.deletions > 0);
    expect(taker.deletions).to.equal(1);
  });

  it('brings what was committed before a deletion first', async () => {
    const taker = await follow(log.create(1));
    log.commit(1, 2);
    tails.wake(1);
    log.delete(1);
    tails.deleted(1);
    await taker.until(() => taker.deletions > 0);
    expect(taker.seqs).to.deep.equal([1, 2]);
    expect(taker.deletions).to.equal(1);
  });

  it('takes small entries together for subscribers that are behind, and reads once for all at the same place', async () => {
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

  it('lets accounts take turns, however many collections of one of them are read', async () => {
    const order: number[] = [];
    const behind = async (id: number, accountId: number) => {
      const collection = log.create(id, accountId);
      log.commit(id);
      const { tail } = await follow(collection);
      return () => Promise.resolve(tail!.after(0)).then(() => order.push(id));
    };
    const many = await Promise.all(range(1, 20).map((id) => behind(id, 1)));
    const one = await behind(21, 2);
    const release = log.hold();
    const reads = [...many, one].map((read) => read());
    await release();
    await Promise.all(reads);
    expect(order).to.have.lengthOf(21);
    expect(order.indexOf(21)).to.be.lessThan(4);
  });

  const starts: [since: string | undefined, start: Start | undefined][] = [
    [undefined, { seq: 9, isResumed: false, head: 9 }],
    ['life-9', { seq: 9, isResumed: true, head: 9 }],
    ['life-4', { seq: 4, isResumed: true, head: 9 }],
    ['life-3', undefined],
    ['life-10', undefined],
    ['life-9999999999999999', undefined],
    ['copied-7', { seq: 7, isResumed: true, head: 9 }],
    ['copied-8', undefined],
    ['copied-3', undefined],
    ['other-5', undefined],
  ];
  it('starts at the end without a read if the collection is followed and the engine knows the end', async () => {
    const collection = log.create(1);
    log.commit(1, 3);
    const [behind, end] = [cursorOf('life', 2), cursorOf('life', 3)];
    const readsOf = async (since: string): Promise<number> => {
      const before = log.reads;
      const { start } = (await tails.follow(collection, new Taker(), since))!;
      expect(start).to.deep.equal({ seq: Number(since.slice(-1)), isResumed: true, head: 3 });
      return log.reads - before;
    };
    log.knowsEnds = true;
    expect(await readsOf(end), 'not followed').to.equal(1);
    expect(await readsOf(end)).to.equal(0);
    expect(await readsOf(behind)).to.equal(1);
    log.knowsEnds = false;
    expect(await readsOf(end), 'during a commit').to.equal(1);
    const other = await tails.follow(collection, new Taker(), cursorOf('other', 3));
    expect(other!.start).to.equal(undefined);
  });

  it('starts at a cursor in the change log, of this collection or of the one from which it was copied', async () => {
    const collection = log.create(1);
    log.commit(1, 4);
    log.commit(1, 5);
    log.trim(1, 4);
    log.shared.set('copied', 7);
    for (const [since, start] of starts) {
      const followed = await tails.follow(collection, new Taker(), since);
      expect(followed!.start, since).to.deep.equal(start);
    }
    expect(await tails.follow(refOf(2), new Taker(), cursorOf('life', 0))).to.equal(undefined);
  });

  it('is not confused by a subscriber that leaves twice', async () => {
    const collection = log.create(1);
    const first = await follow(collection);
    first.tail!.leave(first);
    const second = await follow(collection);
    first.tail!.leave(first);
    log.commit(1);
    tails.wake(1);
    await tails.catchUp();
    expect(second.seqs).to.deep.equal([1]);
  });

  it('never passes over changes that retention took before they were read', async () => {
    const taker = await follow(log.create(1));
    log.commit(1);
    tails.wake(1);
    await tails.catchUp();
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
    tails.wake(1);
    expect(await gone).to.be.instanceOf(CursorGone);
  });
});

describe('a poll that waits', () => {
  let log: HeldLog;
  let tails: Tails;
  let output: PollOutput;
  beforeEach(async () => {
    log = new HeldLog();
    tails = new Tails(log.engine, new Background());
    const collection = log.create(1);
    const choice = new Selections().choose({ events: ['insert'] });
    const subscription = new Subscription(choice, new Shares().hold('feeds', {}), new Set());
    const { tail, start } = (await tails.follow(collection, subscription, cursorOf('life', 0)))!;
    subscription.joined(tail);
    subscription.starts({ ...start!, isResumed: false });
    const readRequest = { reserve: () => undefined };
    const waits = (): void => undefined;
    output = new PollOutput(subscription, {
      collection,
      seq: 0,
      limit: 9,
      waitMs: 60_000,
      readRequest,
      waits,
    });
    expect(await output.begin()).to.equal(output);
  });
  afterEach(() => tails.close());

  /** Ends the wait, and returns the response. */
  function endWait(): unknown {
    output.inspect(performance.now() + 60_000);
    let body: unknown;
    output.whenComplete(() => {
      body = JSON.parse(String(output.content()));
    });
    return body;
  }

  const ended = { changes: [], cursor: cursorOf('life', 0) };

  it('ends with has_more: false if no further change is committed', () => {
    expect(endWait()).to.deep.equal({ ...ended, has_more: false });
  });

  it('ends with has_more: true if a change is committed that was not read yet', async () => {
    const release = log.hold();
    log.commit(1);
    tails.wake(1);
    expect(endWait()).to.deep.equal({ ...ended, has_more: true });
    await release();
  });
});
