/**
 * Group commit: the writes that arrive while a commit is under way share the next one. Durability costs
 * one sync a commit, so under load it is paid once for many. Groups follow each other in a lane: on an engine
 * that commits one at a time there is one for everything, else each collection has its own while it is busy. There
 * a group may have to wait for other instances; inserts that come until it is planned join it.
 */

import type { CollectionCommit, Engine, GroupState, Head, UsageRow } from '../../engines/engine.js';
import { Backlog } from '../../fairness/backlog.js';
import { RoundRobinQueue } from '../../fairness/round-robin-queue.js';
import { failureOf, Problem } from '../../problem.js';
import type { Background } from '../../runtime/background.js';
import { Limits } from '../limits/limits.js';
import type { Schemas } from '../schemas/schemas.js';
import { type Committed, GroupPlan, isChange, type Outcome, type Write } from './group-plan.js';

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
  readonly accountId: number;
  /** Characters of what it brings. */
  readonly size: number;
  readonly resolve: (outcome: never) => void;
  readonly reject: (error: unknown) => void;
  /** It was put off, and prepares for the next try; what its account has queued behind it waits. */
  isPreparing: boolean;
  /** Why there is no next try. */
  failure?: unknown;
}

/** Bounds of one group, so that a commit stays short: requests, and characters of what they bring. */
const maxGroupWrites = 512;
const maxGroupSize = 1_048_576;
/** Characters of a group whose answers are written after the next group was sent; single rows are answered faster than that. */
const largeAnswers = 32_768;
/** Beyond these the service is overloaded: about a second's work, and what memory allows. */
export const defaultMaxQueuedWrites = 10_000;
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

interface CommitLane {
  readonly queue: RoundRobinQueue<Pending>;
  readonly exclusive: Exclusive[];
  /**
   * Changes that the next group takes at most: about as many as one can hold, so that rows aren't looked up again and
   * again for what is put back. To find one of 250 KB among others takes SQLite .24 ms.
   */
  mostChanges: number;
  running: Promise<void> | undefined;
  /** Something has come, or is ready, that may be taken. */
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
  /** What a group that is being committed takes along of the usage, beside others that are. */
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

  /** How many writes wait for their commit. */
  get queuedWrites(): number {
    return this.#backlog.requests;
  }

  /**
   * Resolves when the write is on disk, with undefined when the collection is gone; rejects with a Problem when
   * it is refused or can't be stored.
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
   * Runs `work` while no group is being committed, where that would be in its way, and after what has been counted
   * until now is stored: a request that changes something is never missing from the usage.
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

  /** Runs `work` while no group is being committed, where that would be in its way. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#engine.commitsInParallel ? work() : this.exclusive(work);
  }

  /** Refuses further writes, commits those that were accepted and what usage was counted. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#flush);
    for (const { running } of this.#lanes.values()) await running;
    await this.#flushUsage();
  }

  /** The lane of that number, which is about to run if it doesn't yet. */
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
    // Begun at the end of the turn, so that requests read from several sockets in it share the group.
    await endOfTurn();
    do {
      // Only what waits by now: it comes after a commit of all that was counted before it.
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

  /** Moves writes from the queue to the group, while they fit and are such. */
  #take({ queue, mostChanges }: CommitLane, group: Pending[], isSuch: (pending: Pending) => boolean): void {
    let size = sizeOfAll(group);
    let changes = 0;
    // Where the next one of an account doesn't fit, those of others may.
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

  /** Commits what was counted and not with a group. */
  async #flushUsage(): Promise<void> {
    if (this.#engine.commitsInParallel) return this.#countUsage();
    const lane = this.#lane(sharedLane);
    // A commit that is under way may have been too early.
    lane.exclusive.push({ run: () => Promise.resolve(), reject: () => undefined });
    await lane.running;
  }

  /**
   * Resolves when all that was counted until now is stored, or can't be and waits for the next time. One commit
   * after the other, each for all who asked meanwhile: lanes must not wait for each other's keys.
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
   * Has the group take along what was counted, unless another one does: until that is on disk it keeps locked what this
   * one would write. Else it is committed apart.
   */
  #attachUsage(usage: UsageRow[]): boolean {
    if (this.#attachedUsage === usage) {
      // It was planned before, which came to nothing.
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

  /** With what another group takes along, for which nobody else waits: these are totals, which may be stored twice. */
  #drainInto(usage: UsageRow[]): void {
    if (this.#attachedUsage !== undefined) this.#usage.restore(this.#attachedUsage);
    usage.push(...this.#usage.drain());
  }

  /** @param lane where the group comes from: what has come there until it is planned may join */
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
          // Their rows needn't have been read.
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
    // From here on nothing may be tried again: it is on disk.
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
    // To write long answers keeps the next group waiting: it is sent before. 1.12 times as many batches of 100 on PostgreSQL.
    if (lane?.queue.isEmpty === false && sizeOfAll(group) > largeAnswers) setImmediate(tell);
    else tell();
  }

  /** A bulk write that was put off catches up with its collection, rows that are costly are validated, and others go on. */
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

  /** A listener that fails does no harm to what was committed, nor to other listeners. */
  #tell(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.#background.failed('tell', error);
    }
  }

  /** A lock that was waited for in vain kept those behind waiting as well; they aren't made to wait once more. */
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

  /** Commits the writes of a failed group one by one, so that only those at fault fail. */
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

/** Twice what the group could hold; where it held all, twice as many as before. */
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

/** Full, locked, broken or gone: the fault lies with the database, and the next write would meet it too. */
function isEnvironmental(error: unknown): boolean {
  // The engine means the whole group by these.
  if (error instanceof Problem || failureOf(error) !== undefined) return true;
  return codeOf(error).startsWith('E');
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
