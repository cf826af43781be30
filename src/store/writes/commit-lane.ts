/**
 * The queue of writes whose groups are committed one after the other. Accounts take turns, and within an account, end
 * users. The queue decides which writes form the next group.
 */
import type { Requester } from '../../fairness/read-request.js';
import { RoundRobinQueue } from '../../fairness/round-robin-queue.js';
import { failureOf } from '../../problem.js';
import { isAlone, rowIdsOf, type WriteRequest } from './write-request.js';

export interface PendingWrite {
  /** Replaced by the prepared write if it was postponed. */
  write: WriteRequest;
  readonly requester: Requester;
  readonly accountId: number;
  /** The number of characters of the write's new data. */
  readonly size: number;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
  /** The write was postponed and prepares for the next attempt. Later writes of its account wait. */
  isPreparing: boolean;
  /** The keys in the index of the row key whose owners an earlier attempt did not know. */
  ownedKeys?: readonly string[];
  /** The preparation failed for this reason, so there is no next attempt. */
  failure?: unknown;
}

/** Work that runs between two groups. */
interface LaneWork {
  run(): Promise<void>;
  reject(error: unknown): void;
}

/** Limits of one group, so that a commit stays short: the number of requests, and their new characters. */
const maxGroupWrites = 512;
const maxGroupSize = 1_048_576;
/** The maximum of new characters while several accounts write, because the writes of others wait for the whole group. */
const maxSizeAmongOthers = 524_288;
/** How long a write of another account counts. */
const othersMs = 1_000;
/**
 * A write with more new characters is committed only with writes of its account. Otherwise, a small write of another
 * account would wait for two large groups: for the one in progress and for its own.
 */
const maxSharedSize = 65_536;

export class CommitLane {
  /** Resolves when the lane has nothing to do. Undefined before it starts. */
  running: Promise<void> | undefined;
  readonly #isOnly: boolean;
  readonly #queue = new RoundRobinQueue<PendingWrite>(({ requester }) => requester);
  readonly #work: LaneWork[] = [];
  /**
   * The maximum number of changes in the next group, an estimate of how many can be committed together.
   * Without it, the rows of postponed changes would be read again and again. SQLite needs 0.24 ms to find one
   * row of 250 KB among others.
   */
  #maxChanges = maxGroupWrites;
  #lastAccountId: number | undefined;
  /** The last time at which a write arrived from another account than the write before it. */
  #othersAt = Number.NEGATIVE_INFINITY;
  /** Notifies the lane that a write or work arrived, or that a postponed write is prepared. */
  wake: () => void = () => undefined;

  /** @param isOnly whether the engine has one lane for everything */
  constructor(isOnly: boolean) {
    this.#isOnly = isOnly;
  }

  get hasWrites(): boolean {
    return !this.#queue.isEmpty;
  }

  get hasWork(): boolean {
    return this.#work.length > 0;
  }

  push(pending: PendingWrite): void {
    const { accountId } = pending;
    if (accountId !== (this.#lastAccountId ?? accountId)) this.#othersAt = performance.now();
    this.#lastAccountId = accountId;
    this.#queue.push(accountId, pending);
    this.wake();
  }

  pushWork(work: LaneWork): void {
    this.#work.push(work);
    this.wake();
  }

  /** Runs the work that has waited longest. */
  async runWork(): Promise<void> {
    const work = this.#work.shift();
    await work?.run().catch((error: unknown) => {
      work.reject(error);
      this.rejectIfLocked(error);
    });
  }

  /** Resolves at the next `wake`. */
  woken(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  /** Returns whether writes of other accounts wait. */
  hasOthersThan(accountId: number): boolean {
    return this.#queue.next((id) => id === accountId) !== undefined;
  }

  nextGroup(): PendingWrite[] {
    return this.#take([], () => true);
  }

  /** Returns the group with the waiting writes that need no existing rows and still have room in it. */
  withInserts(group: readonly PendingWrite[]): PendingWrite[] {
    return [...group, ...this.#take(group, ({ write }) => rowIdsOf(write).length === 0)];
  }

  /** Puts postponed writes of a group, or writes that came after them, first in line again. */
  putBack(pendings: readonly PendingWrite[]): void {
    for (const { requester } of pendings) requester.commits?.(false);
    this.#queue.putBack(pendings.map((pending) => [pending.accountId, pending]));
  }

  /**
   * Moves the accounts of committed writes to the end, after accounts that came during the commit. Otherwise, a
   * small write that came during a large group would also wait for the next one of the same account.
   */
  hadTurn(committed: readonly PendingWrite[]): void {
    for (const accountId of new Set(committed.map((pending) => pending.accountId)))
      this.#queue.defer(accountId);
  }

  /** Doubles the maximum number of changes that a group can have, from what the last group had room for. */
  adapt(group: readonly PendingWrite[], postponed: readonly PendingWrite[]): void {
    if (changesOf(group) === 0) return;
    const postponedChanges = changesOf(postponed);
    const fitting = postponedChanges === 0 ? this.#maxChanges : changesOf(group) - postponedChanges;
    this.#maxChanges = Math.min(maxGroupWrites, 2 * Math.max(1, fitting));
  }

  /**
   * Rejects all waiting writes if a commit waited for a database lock in vain. They have waited as long as
   * the commit, so they don't have to wait again. If there are several lanes, a lock concerns only one group.
   */
  rejectIfLocked(error: unknown): void {
    if (!this.#isOnly || failureOf(error) !== 'busy') return;
    for (const { reject } of this.#queue.remove(() => true)) reject(error);
    for (const { reject } of this.#work.splice(0)) reject(error);
  }

  /** Takes writes for which `isSuch` is true from the queue, while the group has room. */
  #take(group: readonly PendingWrite[], isSuch: (pending: PendingWrite) => boolean): PendingWrite[] {
    const hasOthers = performance.now() - this.#othersAt < othersMs;
    const room = new GroupRoom(hasOthers ? maxSizeAmongOthers : maxGroupSize, this.#maxChanges);
    for (const pending of group) room.add(pending);
    const taken: PendingWrite[] = [];
    // If the next write of an account has no room, writes of other accounts may still have.
    const passedOver = new Set<number>();
    const isPassedOver = (accountId: number): boolean => passedOver.has(accountId);
    while (!room.isFull) {
      const [accountId, next] = this.#queue.next(isPassedOver) ?? [];
      if (accountId === undefined || next === undefined) break;
      if (next.isPreparing || !isSuch(next) || !room.fits(next)) {
        passedOver.add(accountId);
        continue;
      }
      this.#queue.take(accountId);
      const failure = next.failure ?? next.requester.loss;
      if (failure !== undefined) {
        next.reject(failure);
        continue;
      }
      next.requester.commits?.(true);
      room.add(next);
      taken.push(next);
    }
    return taken;
  }
}

/** The room that a group of writes has for further ones. */
class GroupRoom {
  readonly #maxSize: number;
  readonly #maxChanges: number;
  readonly #accounts = new Set<number>();
  #writes = 0;
  #size = 0;
  #changes = 0;
  #hasAlone = false;
  #hasLarge = false;

  constructor(maxSize: number, maxChanges: number) {
    this.#maxSize = maxSize;
    this.#maxChanges = maxChanges;
  }

  get isFull(): boolean {
    return this.#hasAlone || this.#writes === maxGroupWrites;
  }

  /** An empty group has room for every write. */
  fits(pending: PendingWrite): boolean {
    if (this.#writes === 0) return true;
    const { write, size, accountId } = pending;
    const changes = rowIdsOf(write).length;
    if (isAlone(write) || this.#size + size > this.#maxSize) return false;
    if (this.#changes > 0 && changes > 0 && this.#changes + changes > this.#maxChanges) return false;
    const isShared = this.#accounts.size > (this.#accounts.has(accountId) ? 1 : 0);
    return !isShared || !(this.#hasLarge || this.#isLarge(pending));
  }

  add(pending: PendingWrite): void {
    this.#writes += 1;
    this.#accounts.add(pending.accountId);
    this.#size += pending.size;
    this.#changes += rowIdsOf(pending.write).length;
    this.#hasAlone ||= isAlone(pending.write);
    this.#hasLarge ||= this.#isLarge(pending);
  }

  /** Whether a write is too large for a group with other accounts. The size of rows that it changes is an estimate. */
  #isLarge({ write, size }: PendingWrite): boolean {
    return size + (rowIdsOf(write).length * maxGroupSize) / this.#maxChanges > maxSharedSize;
  }
}

export function sizeOfAll(group: readonly PendingWrite[]): number {
  return group.reduce((sum, { size }) => sum + size, 0);
}

function changesOf(group: readonly PendingWrite[]): number {
  return group.reduce((sum, { write }) => sum + rowIdsOf(write).length, 0);
}
