/**
 * Group commit: the writes that arrive while a commit is under way share the next one. Durability costs
 * one sync a commit, so under load it is paid once for many. Groups follow each other in a lane: on an engine
 * that commits one at a time there is one for everything, else each collection has its own while it is busy. There
 * a group may have to wait for other instances; inserts that come meanwhile join it, by which 2 and 4 instances
 * stored 1.5 times as many rows in one collection.
 */
import { Problem } from '../errors.js';
import type { CollectionCommit, CollectionRef, Engine, GroupState, RowKey, UsageRow } from './engine.js';
import { type Outcome, planCollection, type Write } from './plan.js';

/** Requests counted since they were last drained; what a failed commit drained comes back. */
export interface UsageSource {
  drain(): readonly UsageRow[];
  restore(rows: readonly UsageRow[]): void;
}

export type Done<Kind extends Write['kind']> = Exclude<Extract<Outcome, { readonly kind: Kind }>, Problem>;

export interface WriterEvents {
  /** A commit that changed this collection is on disk. */
  committed(collectionId: number): void;
  /** A commit was tried, for so many writes; for none where it was of usage alone. */
  measured?: ((writes: number, durationMs: number, outcome: 'done' | 'failed') => void) | undefined;
}

interface Pending {
  readonly write: Write;
  /** Characters of the rows it brings. */
  readonly size: number;
  readonly resolve: (outcome: never) => void;
  readonly reject: (error: unknown) => void;
}

/** Bounds of one group, so that a commit stays short: requests, and characters of row text. */
const maxGroupWrites = 512;
const maxGroupSize = 4_194_304;
/** Beyond these the service is overloaded: about a second's work, and what memory allows. */
const maxQueuedWrites = 10_000;
const maxQueuedSize = 67_108_864;
/**
 * How often what was counted is committed where no write takes it along. A crash loses at most the reads of the last
 * 250 ms, which leaves 150 ms to the commit and to the one under way before it.
 */
const usageFlushMs = 100;
/** No collection has the id 0. */
const sharedLane = 0;

interface Exclusive {
  run(): Promise<void>;
  reject(error: unknown): void;
}

interface Lane {
  readonly queue: Pending[];
  readonly exclusive: Exclusive[];
  running: Promise<void> | undefined;
}

export class Writer {
  readonly #engine: Engine;
  readonly #usage: UsageSource;
  readonly #events: WriterEvents;
  readonly #lanes = new Map<number, Lane>();
  #queuedWrites = 0;
  #queuedSize = 0;
  #counting: Promise<void> = Promise.resolve();
  #nextCounting: Promise<void> | undefined;
  readonly #flush: NodeJS.Timeout;
  #isClosed = false;

  constructor(engine: Engine, usage: UsageSource, events: WriterEvents) {
    this.#engine = engine;
    this.#usage = usage;
    this.#events = events;
    this.#flush = setInterval(() => void this.#flushUsage(), usageFlushMs).unref();
  }

  /** How many writes wait for their commit. */
  get queuedWrites(): number {
    return this.#queuedWrites;
  }

  /**
   * Resolves when the write is on disk, with undefined when the collection is gone; rejects with a Problem when
   * it is refused or can't be stored.
   */
  submit<Kind extends Write['kind']>(write: Extract<Write, { kind: Kind }>): Promise<Done<Kind> | undefined> {
    const size = sizeOf(write);
    if (this.#isClosed) return Promise.reject(new Problem('shutting_down', 'The service is stopping.'));
    if (this.#queuedWrites >= maxQueuedWrites || this.#queuedSize + size > maxQueuedSize) {
      const headers = { 'Retry-After': '1' };
      return Promise.reject(new Problem('overloaded', 'Too many writes are waiting.', { headers }));
    }
    const lane = this.#lane(this.#engine.commitsInParallel ? write.collection.id : sharedLane);
    return new Promise((resolve, reject) => {
      lane.queue.push({ write, size, resolve, reject });
      this.#queuedWrites += 1;
      this.#queuedSize += size;
    });
  }

  /**
   * Runs `work` while no group is being committed, where that would be in its way, and after what has been counted
   * until now is stored: a request that changes something is never missing from the usage.
   */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    if (this.#engine.commitsInParallel) return this.#count().then(work);
    const lane = this.#lane(sharedLane);
    return new Promise((resolve, reject) => {
      const run = (): Promise<void> =>
        work().then(resolve, (error) => {
          reject(error);
          this.#refuseWaiting(error);
        });
      lane.exclusive.push({ run, reject });
    });
  }

  /** Refuses further writes, commits those that were accepted and what usage was counted. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#flush);
    for (const { running } of this.#lanes.values()) await running;
    await this.#flushUsage();
  }

  /** The lane of that number, which is about to run if it doesn't yet. */
  #lane(number: number): Lane {
    let lane = this.#lanes.get(number);
    if (lane === undefined) {
      lane = { queue: [], exclusive: [], running: undefined };
      this.#lanes.set(number, lane);
    }
    lane.running ??= this.#run(number, lane);
    return lane;
  }

  async #run(number: number, lane: Lane): Promise<void> {
    // Begun at the end of the turn, so that requests read from several sockets in it share the group.
    await new Promise<void>((resolve) => setImmediate(resolve));
    do {
      // Only what waits by now: it comes after a commit of all that was counted before it.
      const isAwaited = lane.exclusive.length > 0;
      await this.#commit(this.#nextGroup(lane), lane);
      if (isAwaited) await lane.exclusive.shift()?.run();
    } while (lane.queue.length > 0 || lane.exclusive.length > 0);
    this.#lanes.delete(number);
  }

  #nextGroup(lane: Lane): Pending[] {
    const group: Pending[] = [];
    this.#take(lane, group, () => true);
    return group;
  }

  /** Moves writes from the head of the queue to the group, while they fit and are such. */
  #take({ queue }: Lane, group: Pending[], isSuch: (pending: Pending) => boolean): void {
    let size = group.reduce((sum, pending) => sum + pending.size, 0);
    const before = size;
    let count = 0;
    for (const pending of queue) {
      const taken = group.length + count;
      if (taken === maxGroupWrites || (taken > 0 && size + pending.size > maxGroupSize) || !isSuch(pending))
        break;
      count += 1;
      size += pending.size;
    }
    this.#queuedWrites -= count;
    this.#queuedSize -= size - before;
    group.push(...queue.splice(0, count));
  }

  /** Commits what was counted and not with a group. */
  async #flushUsage(): Promise<void> {
    if (this.#engine.commitsInParallel) return this.#count();
    const lane = this.#lane(sharedLane);
    // A commit that is under way may have been too early.
    lane.exclusive.push({ run: () => Promise.resolve(), reject: () => undefined });
    await lane.running;
  }

  /**
   * Resolves when all that was counted until now is stored, or can't be and waits for the next time. One commit
   * after the other, each for all who asked meanwhile: lanes must not wait for each other's keys.
   */
  #count(): Promise<void> {
    this.#nextCounting ??= this.#counting.then(() => {
      this.#nextCounting = undefined;
      this.#counting = this.#commit([]);
      return this.#counting;
    });
    return this.#nextCounting;
  }

  /** @param lane where the group comes from: what has come there until it is planned may join */
  async #commit(group: Pending[], lane?: Lane): Promise<void> {
    const isAlongside = this.#engine.commitsInParallel && group.length > 0;
    const usage = isAlongside ? [] : this.#usage.drain();
    if (group.length === 0 && usage.length === 0) return;
    let counted: Promise<void> | undefined;
    const begun = performance.now();
    const measured = (outcome: 'done' | 'failed'): void =>
      this.#events.measured?.(group.length, performance.now() - begun, outcome);
    try {
      const answer = await this.#tryCommit(group, usage, () => {
        if (!isAlongside) return;
        // Their rows needn't have been read.
        if (lane !== undefined) this.#take(lane, group, ({ write }) => write.kind === 'insert');
        counted = this.#count();
      });
      await counted;
      measured('done');
      answer();
    } catch (error) {
      measured('failed');
      this.#usage.restore(usage);
      await this.#retryAlone(group, error);
      this.#refuseWaiting(error);
    }
  }

  /** A lock that was waited for in vain kept those behind waiting as well; they aren't made to wait once more. */
  #refuseWaiting(error: unknown): void {
    if (!/^SQLITE_(BUSY|LOCKED)$/.test(codeOf(error))) return;
    for (const { queue, exclusive } of this.#lanes.values()) {
      for (const { reject } of [...queue.splice(0), ...exclusive.splice(0)]) reject(error);
    }
    this.#queuedWrites = 0;
    this.#queuedSize = 0;
  }

  /** What one write of a group can't survive, the others may. */
  async #retryAlone(group: readonly Pending[], groupError: unknown): Promise<void> {
    if (group.length === 1 || isEnvironmental(groupError)) {
      for (const { reject } of group) reject(groupError);
      return;
    }
    for (const pending of group) await this.#commit([pending]);
  }

  /** Returns what tells the callers. */
  async #tryCommit(
    group: readonly Pending[],
    usage: readonly UsageRow[],
    join: () => void,
  ): Promise<() => void> {
    const byCollection = new Map<number, { readonly ref: CollectionRef; readonly pending: Pending[] }>();
    const keys: RowKey[] = [];
    let sorted = 0;
    const sort = (): void => {
      for (; sorted < group.length; sorted += 1) {
        const pending = group[sorted]!;
        const { collection } = pending.write;
        const entry = byCollection.get(collection.id);
        if (entry === undefined) byCollection.set(collection.id, { ref: collection, pending: [pending] });
        else entry.pending.push(pending);
        if (pending.write.kind !== 'insert') keys.push({ collectionId: collection.id, id: pending.write.id });
      }
    };
    sort();
    // An engine that retries a conflict plans again; the last plan is the one that was committed.
    let settle: (() => void)[] = [];
    const plan = (state: GroupState): CollectionCommit[] => {
      settle = [];
      join();
      sort();
      const time = Date.now();
      const commits: CollectionCommit[] = [];
      for (const { ref, pending } of byCollection.values()) {
        const { commit, outcomes } = planCollection(
          ref,
          pending.map(({ write }) => write),
          state,
          time,
        );
        if (commit !== undefined) commits.push(commit);
        outcomes.forEach((outcome, index) => {
          const { resolve, reject } = pending[index]!;
          settle.push(() => (outcome instanceof Problem ? reject(outcome) : resolve(outcome as never)));
        });
      }
      return commits;
    };
    let changed: readonly CollectionCommit[] = [];
    await this.#engine.commit([...byCollection.keys()], keys, (state) => (changed = plan(state)), usage);
    return () => {
      for (const answer of settle) answer();
      for (const { collectionId } of changed) this.#events.committed(collectionId);
    };
  }
}

function sizeOf(write: Write): number {
  return write.kind === 'insert' ? write.rows.reduce((sum, row) => sum + row.length, 0) : 0;
}

/** Full, locked, broken or gone: the fault lies with the database, and the next write would meet it too. */
function isEnvironmental(error: unknown): boolean {
  // What an engine says of the whole group.
  if (error instanceof Problem) return true;
  const code = codeOf(error);
  return /^(SQLITE_(FULL|BUSY|LOCKED|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|NOMEM)|E|08|25|40|53|55|57)/.test(
    code,
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
