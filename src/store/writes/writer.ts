/**
 * Commits writes in groups: all writes that arrive during a commit share the next commit. A commit needs one
 * sync to disk, so under load many writes share the cost of it.
 *
 * Groups are committed one after the other in a lane. An engine that commits one group at a time (SQLite) has
 * one lane for everything. On other engines, each collection has its own lane while it is busy.
 */
import type { Engine } from '../../engines/engine.js';
import type { Requester } from '../../fairness/read-request.js';
import { Shares } from '../../fairness/shares.js';
import { Problem, shuttingDown } from '../../problem.js';
import type { Background } from '../../runtime/background.js';
import { Limits } from '../limits/limits.js';
import { Schemas } from '../schemas/schemas.js';
import { CommitLane } from './commit-lane.js';
import { GroupCommits } from './group-commits.js';
import { UsageCommits, type UsageSource } from './usage-commits.js';
import { type ResultOf, sizeOf, type WriteRequest } from './write-request.js';
import { guarded, type WriterEvents } from './writer-events.js';

/**
 * How often the usage is committed if no write takes it along. A crash should lose at most the reads of the
 * last 250 ms. That leaves 150 ms for this commit and for the commit that runs before it.
 */
const defaultUsageFlushMs = 100;
/** The lane of an engine that commits one group at a time. No collection has the id 0. */
const onlyLane = 0;
/** The kinds of writes whose plans apply the grant of a ticket. Tickets can't make others. */
const granted: ReadonlySet<string> = new Set(['insert', 'update', 'delete', 'batch', 'bulk']);

interface WriterDependencies {
  readonly engine: Engine;
  readonly usage: UsageSource;
  readonly events: WriterEvents;
  readonly background: Background;
  readonly shares?: Shares;
  readonly limits?: Limits;
  readonly schemas?: Schemas;
  readonly usageFlushMs?: number;
}

export class Writer {
  readonly #engine: Engine;
  readonly #lanes = new Map<number, CommitLane>();
  readonly #shares: Shares;
  readonly #usage: UsageCommits;
  readonly #groups: GroupCommits;
  readonly #flush: NodeJS.Timeout;
  #isClosed = false;

  constructor({
    engine,
    usage,
    events,
    background,
    shares = new Shares(),
    limits = new Limits(engine, background),
    schemas = new Schemas(engine, shares),
    usageFlushMs = defaultUsageFlushMs,
  }: WriterDependencies) {
    const safeEvents = guarded(events, background);
    this.#engine = engine;
    this.#shares = shares;
    this.#usage = new UsageCommits(engine, usage, background, safeEvents);
    this.#groups = new GroupCommits(engine, limits, schemas, this.#usage, safeEvents);
    this.#flush = setInterval(() => void this.#flushUsage(), usageFlushMs).unref();
  }

  /**
   * Resolves when the write is synced to disk, or with `undefined` if the collection doesn't exist any more.
   * Rejects with a Problem if the write is rejected or can't be stored, or with the loss of a requester that
   * has lost the permission to write before the commit began.
   */
  async submit<Kind extends WriteRequest['kind']>(
    write: Extract<WriteRequest, { readonly kind: Kind }>,
    requester: Requester = write.collection,
  ): Promise<ResultOf<Kind> | undefined> {
    const size = sizeOf(write);
    const { accountId, id } = write.collection;
    if (requester.grant !== undefined && !granted.has(write.kind))
      throw new Problem('scope_insufficient', 'You cannot use a ticket for this operation. Use an API key.');
    if (this.#isClosed) throw shuttingDown();
    const committed = this.#shares.takeAll(requester, { writes: 1, writtenText: size });
    try {
      return await new Promise((resolve, reject) => {
        const { grant } = requester;
        const within = grant === undefined ? write : { ...write, grant };
        const pending = { write: within, requester, accountId, size, resolve, reject, isPreparing: false };
        this.#lane(this.#engine.commitsInParallel ? id : onlyLane).push(pending);
      });
    } finally {
      committed();
    }
  }

  /**
   * Runs `work` after the usage counted so far is stored. The usage therefore includes every request that
   * changed something. On SQLite, `work` runs between two group commits.
   */
  afterUsage<T>(work: () => Promise<T>): Promise<T> {
    if (this.#engine.commitsInParallel) return this.#usage.store().then(work);
    return new Promise((resolve, reject) => {
      this.#lane(onlyLane).pushWork({ run: async () => resolve(await work()), reject });
    });
  }

  /** Runs `work`. On SQLite, it runs between two group commits. */
  betweenCommits<T>(work: () => Promise<T>): Promise<T> {
    return this.#engine.commitsInParallel ? work() : this.afterUsage(work);
  }

  /** Rejects further writes, then commits the accepted writes and the remaining usage. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#flush);
    for (const { running } of this.#lanes.values()) await running;
    await this.#flushUsage();
  }

  /** Commits the usage that no group has taken along. A failure was reported, and the next flush tries again. */
  #flushUsage(): Promise<void> {
    return this.afterUsage(async () => undefined).catch(() => undefined);
  }

  /** Returns the lane with this number, and starts it if it isn't running. */
  #lane(number: number): CommitLane {
    let lane = this.#lanes.get(number);
    if (lane === undefined) {
      lane = new CommitLane(number === onlyLane);
      this.#lanes.set(number, lane);
      lane.running = this.#run(number, lane);
    }
    return lane;
  }

  async #run(number: number, lane: CommitLane): Promise<void> {
    // The lane starts at the end of the event loop turn, so that requests read from several sockets in this
    // turn share a group.
    await endOfTurn();
    do {
      // Only work that waits now can run after this group, because it must follow a commit of all usage that
      // was counted before.
      const { hasWork } = lane;
      const woken = lane.woken();
      const group = lane.nextGroup();
      if (group.length > 0) await this.#groups.commit(lane, group);
      else if (hasWork) lane.rejectIfLocked(await this.#usage.store());
      if (hasWork) await lane.runWork();
      else if (group.length === 0 && lane.hasWrites) await woken.then(endOfTurn);
    } while (lane.hasWrites || lane.hasWork);
    this.#lanes.delete(number);
  }
}

function endOfTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
