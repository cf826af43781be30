/**
 * Commits writes in groups: all writes that arrive during a commit share the next commit. A commit needs one
 * sync to disk, so under load many writes share the cost of it.
 *
 * Groups are committed one after the other in a lane. An engine that commits one group at a time (SQLite) has
 * one lane for everything. On other engines, each collection has its own lane while it is busy. There, a
 * group may have to wait for other instances. Inserts that arrive before the group is planned join it.
 */

import type { CollectionCommit, Engine, GroupState, Head, UsageRow } from '../../engines/engine.js';
import { Backlog } from '../../fairness/backlog.js';
import { RoundRobinQueue } from '../../fairness/round-robin-queue.js';
import { failureOf, Problem } from '../../problem.js';
import type { Background } from '../../runtime/background.js';
import { Limits } from '../limits/limits.js';
import type { Schemas } from '../schemas/schemas.js';
import { type Committed, GroupPlan, isChange, type Outcome, type Write } from './group-plan.js';

/** The requests counted since the last `drain`. If a commit fails, `restore` returns its counts. */
export interface UsageSource {
  drain(): readonly UsageRow[];
  restore(rows: readonly UsageRow[]): void;
}

export type Done<Kind extends Write['kind']> = Exclude<Extract<Outcome, { readonly kind: Kind }>, Problem>;

export interface WriterEvents {
  /** A commit that changed this collection is synced to disk. */
  committed(collectionId: number): void;
  /** A commit of `writes` writes was attempted. `writes` is 0 if the commit only contained usage. */
  measured?: ((writes: number, durationMs: number, outcome: 'done' | 'failed') => void) | undefined;
}

interface Pending {
  readonly write: Write;
  readonly accountId: number;
  /** The number of characters of the write's new data. */
  readonly size: number;
  readonly resolve: (outcome: never) => void;
  readonly reject: (error: unknown) => void;
  /** The write was postponed and prepares for the next attempt. Later writes of its account wait. */
  isPreparing: boolean;
  /** The preparation failed for this reason, so there is no next attempt. */
  failure?: unknown;
}

/** Limits of one group, so that a commit stays short: the number of requests, and their new characters. */
const maxGroupWrites = 512;
const maxGroupSize = 1_048_576;
/**
 * If a group has more characters than this, the writer sends the next group to the database before it writes
 * the responses of this one. Shorter responses are written at once, because that is faster.
 */
const largeAnswers = 32_768;
/**
 * If more writes wait, the server is overloaded. 10,000 writes are about 1 s of work. The size limits the
 * memory.
 */
export const defaultMaxQueuedWrites = 10_000;
const maxQueuedSize = 67_108_864;
/**
 * How often the usage is committed if no write takes it along. A crash should lose at most the reads of the
 * last 250 ms. That leaves 150 ms for this commit and for the commit that runs before it.
 */
const usageFlushMs = 100;
/** The lane of an engine that commits one group at a time. No collection has the id 0. */
const sharedLane = 0;

interface Exclusive {
  run(): Promise<void>;
  reject(error: unknown): void;
}

interface CommitLane {
  readonly queue: RoundRobinQueue<Pending>;
  readonly exclusive: Exclusive[];
  /**
   * The maximum number of changes in the next group, an estimate of how many can be committed together.
   * Without it, the rows of postponed changes would be read again and again. SQLite needs 0.24 ms to find one
   * row of 250 KB among others.
   */
  mostChanges: number;
  running: Promise<void> | undefined;
  /** Notifies the lane that a write arrived, or that a postponed write is ready. */
  wake: () => void;
}

export class Writer {
  readonly #engine: Engine;
  readonly #usage: UsageSource;
  readonly #events: WriterEvents;
  readonly #background: Background;
  readonly #limits: Limits;
  readonly #schemas: Schemas | undefined;
  readonly #lanes = new Map<number, CommitLane>();
  readonly #backlog: Backlog;
  #counting: Promise<void> = Promise.resolve();
  /** The usage that one of the running groups commits. Only one group at a time takes usage along. */
  #attachedUsage: UsageRow[] | undefined;
  #nextCounting: Promise<void> | undefined;
  readonly #flush: NodeJS.Timeout;
  #isClosed = false;

  constructor(
    engine: Engine,
    usage: UsageSource,
    events: WriterEvents,
    background: Background,
    maxQueuedWrites = defaultMaxQueuedWrites,
    limits = new Limits(engine, background),
    schemas?: Schemas,
  ) {
    this.#engine = engine;
    this.#backlog = new Backlog('writes', { requests: maxQueuedWrites, size: maxQueuedSize });
    this.#usage = usage;
    this.#events = events;
    this.#background = background;
    this.#limits = limits;
    this.#schemas = schemas;
    this.#flush = setInterval(() => void this.#flushUsage(), usageFlushMs).unref();
  }

  /** The number of writes that wait for their commit. */
  get queuedWrites(): number {
    return this.#backlog.requests;
  }

  /**
   * Resolves when the write is synced to disk, or with `undefined` if the collection doesn't exist any more.
   * Rejects with a Problem if the write is rejected or can't be stored.
   */
  submit<Kind extends Write['kind']>(write: Extract<Write, { kind: Kind }>): Promise<Done<Kind> | undefined> {
    const size = sizeOf(write);
    const { accountId } = write.collection;
    if (this.#isClosed) return Promise.reject(new Problem('shutting_down', 'The service is stopping.'));
    return new Promise((resolve, reject) => {
      this.#backlog.refuseFull(accountId, size);
      const lane = this.#lane(this.#engine.commitsInParallel ? write.collection.id : sharedLane);
      lane.queue.push(accountId, { write, accountId, size, resolve, reject, isPreparing: false });
      this.#backlog.enter(accountId, size);
    });
  }

  /**
   * Runs `work` after the usage counted so far is stored. The usage therefore includes every request that
   * changed something. On SQLite, `work` runs between two group commits.
   */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    if (this.#engine.commitsInParallel) return this.#countUsage().then(work);
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

  /** Runs `work`. On SQLite, it runs between two group commits. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#engine.commitsInParallel ? work() : this.exclusive(work);
  }

  /** Rejects further writes, then commits the accepted writes and the remaining usage. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#flush);
    for (const { running } of this.#lanes.values()) await running;
    await this.#flushUsage();
  }

  /** Returns the lane with this number, and starts it if it isn't running. */
  #lane(number: number): CommitLane {
    let lane = this.#lanes.get(number);
    if (lane === undefined) {
      const queue = new RoundRobinQueue<Pending>();
      lane = {
        queue,
        exclusive: [],
        mostChanges: maxGroupWrites,
        running: undefined,
        wake: () => undefined,
      };
      this.#lanes.set(number, lane);
    }
    lane.running ??= this.#run(number, lane);
    lane.wake();
    return lane;
  }

  async #run(number: number, lane: CommitLane): Promise<void> {
    // The lane starts at the end of the event loop turn, so that requests read from several sockets in this
    // turn share a group.
    await endOfTurn();
    do {
      // Runs only work that waits now, because it must follow a commit of all earlier counts.
      const isAwaited = lane.exclusive.length > 0;
      const woken = new Promise<void>((resolve) => {
        lane.wake = resolve;
      });
      const group = this.#nextGroup(lane);
      await this.#commit(group, lane);
      if (isAwaited) await lane.exclusive.shift()?.run();
      else if (group.length === 0 && !lane.queue.isEmpty) await woken.then(endOfTurn);
    } while (!lane.queue.isEmpty || lane.exclusive.length > 0);
    this.#lanes.delete(number);
  }

  #nextGroup(lane: CommitLane): Pending[] {
    const group: Pending[] = [];
    this.#take(lane, group, () => true);
    return group;
  }

  /** Moves writes for which `isSuch` is true from the queue to the group, while the group has room. */
  #take({ queue, mostChanges }: CommitLane, group: Pending[], isSuch: (pending: Pending) => boolean): void {
    let size = sizeOfAll(group);
    let changes = 0;
    // If the next write of an account has no room, writes of other accounts may still have.
    const passedOver = new Set<number>();
    const isPassedOver = (accountId: number): boolean => passedOver.has(accountId);
    while (group.length < maxGroupWrites && group[0]?.write.kind !== 'bulk') {
      const [, next] = queue.next(isPassedOver) ?? [];
      if (next === undefined) break;
      const isTooLarge = group.length > 0 && (size + next.size > maxGroupSize || next.write.kind === 'bulk');
      if (
        next.isPreparing ||
        isTooLarge ||
        (isChange(next.write) && changes === mostChanges) ||
        !isSuch(next)
      ) {
        passedOver.add(next.accountId);
        continue;
      }
      queue.take(next.accountId);
      if (next.failure !== undefined) {
        this.#backlog.leave(next.accountId, 1, next.size);
        next.reject(next.failure);
        continue;
      }
      group.push(next);
      size += next.size;
      if (isChange(next.write)) changes += 1;
      this.#backlog.leave(next.accountId, 1, next.size);
    }
  }

  /** Commits the usage that no group has taken along. */
  async #flushUsage(): Promise<void> {
    if (this.#engine.commitsInParallel) return this.#countUsage();
    const lane = this.#lane(sharedLane);
    // The running commit may have drained the usage too early. Exclusive work makes the lane commit again.
    lane.exclusive.push({ run: () => Promise.resolve(), reject: () => undefined });
    await lane.running;
  }

  /**
   * Resolves when all usage counted so far is stored, or when storing it failed and it waits for the next
   * attempt. The commits run one after the other, and each one serves all callers that waited for it. So two
   * lanes never wait for each other's locks on usage rows.
   */
  #countUsage(): Promise<void> {
    this.#nextCounting ??= this.#counting.then(() => {
      this.#nextCounting = undefined;
      this.#counting = this.#commit([]);
      return this.#counting;
    });
    return this.#nextCounting;
  }

  /**
   * Adds the usage to the group's commit, unless another running group has it. That group locks the usage
   * rows until it's committed. Returns false if the usage must be committed separately.
   */
  #attachUsage(usage: UsageRow[]): boolean {
    if (this.#attachedUsage === usage) {
      // The group was planned before, but that plan wasn't committed.
      this.#drop(usage);
      this.#usage.restore(usage.splice(0));
    }
    if (this.#attachedUsage !== undefined) return false;
    this.#drainInto(usage);
    if (usage.length > 0) this.#attachedUsage = usage;
    return true;
  }

  #drop(carried: UsageRow[]): void {
    if (this.#attachedUsage === carried) this.#attachedUsage = undefined;
  }

  /**
   * Drains the usage, including the usage that a running group has taken along. Callers therefore don't have
   * to wait for that group. The counts are running totals, so storing them twice is harmless.
   */
  #drainInto(usage: UsageRow[]): void {
    if (this.#attachedUsage !== undefined) this.#usage.restore(this.#attachedUsage);
    usage.push(...this.#usage.drain());
  }

  /** @param lane the lane of the group; inserts that arrive there before the group is planned can join it */
  async #commit(group: Pending[], lane?: CommitLane): Promise<void> {
    const isAlongside = this.#engine.commitsInParallel && group.length > 0;
    const usage: UsageRow[] = [];
    if (!isAlongside) this.#drainInto(usage);
    if (group.length === 0 && usage.length === 0) return;
    let counted: Promise<void> | undefined;
    const begun = performance.now();
    let done: Committed<Pending>;
    try {
      done = await this.#tryCommit(group, usage, {
        join: () => {
          // Only inserts can join, because the plan doesn't need to read rows for them.
          if (isAlongside && lane !== undefined)
            this.#take(lane, group, ({ write }) => write.kind === 'insert');
        },
        planned: (isCommit) => {
          if (!isAlongside) return;
          const takesUsage = isCommit && this.#engine.commitsUsage && this.#attachUsage(usage);
          if (!takesUsage) counted = this.#countUsage();
        },
      });
      this.#drop(usage);
    } catch (error) {
      this.#measured(group.length, begun, 'failed');
      this.#drop(usage);
      this.#usage.restore(usage);
      if (group.length === 0) this.#background.failed('flush_usage', error);
      await this.#retryAlone(group, error);
      this.#refuseWaiting(error);
      return;
    }
    // From here on, nothing can be retried, because the group is on disk.
    await counted;
    if (group.length === 0) this.#background.worked('flush_usage');
    if (done.postponed.length > 0) {
      lane?.queue.putBack(done.postponed.map((pending) => [pending.accountId, pending]));
      for (const { accountId, size } of done.postponed) this.#backlog.enter(accountId, size);
      for (const pending of done.postponed) this.#prepare(pending, lane);
    }
    if (lane !== undefined && !group.some(({ write }) => write.kind === 'bulk'))
      lane.mostChanges = nextMostChanges(
        lane.mostChanges,
        group,
        done.postponed.filter(({ write }) => isChange(write)).length,
      );
    const [first] = group;
    if (first?.write.kind === 'bulk' && lane?.queue.next((id) => id === first.accountId) !== undefined)
      first.write.keptOthersMs = performance.now() - begun;
    const tell = (): void => {
      for (const [{ resolve, reject }, outcome] of done.answers) {
        if (outcome instanceof Error) reject(outcome);
        else resolve(outcome as never);
      }
      this.#measured(group.length - done.postponed.length, begun, 'done');
      for (const collectionId of done.changed) this.#tell(() => this.#events.committed(collectionId));
    };
    // Writing long responses delays the next group, so that group is sent first. On PostgreSQL, this raises
    // the throughput of batches of 100 rows by a factor of 1.12.
    if (lane?.queue.isEmpty === false && sizeOfAll(group) > largeAnswers) setImmediate(tell);
    else tell();
  }

  /**
   * Prepares a postponed write for its next attempt while other writes continue. A bulk write catches up with
   * the changes of its collection. For other writes, the rows that are slow to validate are validated.
   */
  #prepare(pending: Pending, lane: CommitLane | undefined): void {
    const preparing = this.#preparation(pending.write);
    if (preparing === undefined) return;
    pending.isPreparing = true;
    void preparing
      .catch((error: unknown) => {
        pending.failure = error;
      })
      .then(() => {
        pending.isPreparing = false;
        lane?.wake();
      });
  }

  #preparation(write: Write): Promise<void> | undefined {
    if (write.kind === 'bulk') return write.prepare();
    if (write.kind === 'delete' || write.toValidate === undefined) return undefined;
    return this.#schemas!.validateLate(write, write.collection);
  }

  #measured(writes: number, begun: number, outcome: 'done' | 'failed'): void {
    const { measured } = this.#events;
    if (measured !== undefined) this.#tell(() => measured(writes, performance.now() - begun, outcome));
  }

  /** If a listener fails, the commit and the other listeners aren't affected. */
  #tell(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.#background.failed('tell', error);
    }
  }

  /**
   * Rejects all waiting writes if a commit waited for a database lock in vain. They have waited as long as
   * the commit, so they don't have to wait again.
   */
  #refuseWaiting(error: unknown): void {
    if (this.#engine.commitsInParallel || failureOf(error) !== 'busy') return;
    for (const { queue, exclusive } of this.#lanes.values()) {
      for (const pending of queue.remove(() => true)) {
        this.#backlog.leave(pending.accountId, 1, pending.size);
        pending.reject(error);
      }
      for (const { reject } of exclusive.splice(0)) reject(error);
    }
  }

  /** Commits the writes of a failed group one by one, so that only the writes that caused the error fail. */
  async #retryAlone(group: readonly Pending[], groupError: unknown): Promise<void> {
    if (group.length === 1 || isEnvironmental(groupError)) {
      for (const { reject } of group) reject(groupError);
      return;
    }
    for (const pending of group) await this.#commit([pending]);
  }

  async #tryCommit(
    group: readonly Pending[],
    usage: readonly UsageRow[],
    { join, planned }: { join(): void; planned(isCommit: boolean): void },
  ): Promise<Committed<Pending>> {
    const groupPlan = new GroupPlan(group, this.#limits.group(), this.#schemas);
    const plan = (state: GroupState): readonly CollectionCommit[] => {
      join();
      const commits = groupPlan.plan(state);
      planned(commits.length > 0);
      return commits;
    };
    let moved: Head | undefined;
    try {
      moved = await this.#engine.commit(groupPlan.collections, groupPlan.keys, plan, usage, groupPlan.after);
    } catch (error) {
      groupPlan.failed(isEnvironmental(error));
      throw error;
    }
    return groupPlan.committed(moved);
  }
}

function endOfTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Returns twice the number of changes that the group had room for. If all had room, doubles the maximum. */
function nextMostChanges(before: number, group: readonly Pending[], postponed: number): number {
  const held = postponed === 0 ? before : group.filter(({ write }) => isChange(write)).length - postponed;
  return Math.min(maxGroupWrites, 2 * Math.max(1, held));
}

function sizeOfAll(group: readonly Pending[]): number {
  return group.reduce((sum, { size }) => sum + size, 0);
}

function sizeOf(write: Write): number {
  if (write.kind === 'insert') return write.rows.reduce((sum, row) => sum + row.length, 0);
  if (write.kind === 'bulk') return write.rows.size;
  return write.kind === 'update' ? write.size : 0;
}

/**
 * Returns whether the database caused the error, for example because it's full, locked, broken or
 * unreachable. The next write would fail too.
 */
function isEnvironmental(error: unknown): boolean {
  // The engine raises these errors for the group, not for one write.
  if (error instanceof Problem || failureOf(error) !== undefined) return true;
  return codeOf(error).startsWith('E');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
