/**
 * Creates and drops automatic indexes. After a list of a large collection was sorted or filtered by a field,
 * the server creates an index for it (index-build.ts). One instance creates an index. Another one only continues
 * if the first one has stopped.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  dropped,
  type Engine,
  type IndexState,
  isInProgress,
  type SortIndex,
  whole,
} from '../../engines/engine.js';
import { overloaded } from '../../fairness/bounds.js';
import { clientGone, type ReadRequest } from '../../fairness/read-request.js';
import { shuttingDown } from '../../problem.js';
import type { Background } from '../../runtime/background.js';
import { CautiousClock, systemClock } from '../../runtime/clock.js';
import type { FieldOrder } from '../../values/order.js';
import { type BuildDependencies, IndexBuild } from './index-build.js';
import { evictionCandidate, firstOfEach, maxIndexesPerCollection } from './index-shares.js';

/** Smaller collections don't get an index, because they are sorted quickly. */
const minRows = 2_000;
/** If no list on any instance has used an index for this long, the index is dropped. */
const unusedMs = 3_600_000;
/** An index that was used more recently is not replaced by another one of its collection. */
const inUseMs = 10_000;
/** The interval at which the use of an index is stored in the database. */
const touchMs = 300_000;
/** The interval at which each instance looks for indexes of other instances, finished or not. */
const lookMs = 5_000;
/** After an index could not be created, the next attempt starts after this time. */
const retryMs = 1_000;
/** If an index in progress hasn't been touched for this long, the instance that creates it has stopped. */
const abandonedMs = 8_000;
/** The `usedAt` of an index in progress whose instance has stopped. */
const abandoned = 0;
/** The number of accounts whose indexes are created at once. */
const buildsAtOnce = 4;
/** How long to wait for more requests, because the indexes of a collection are created together. */
const gatherMs = 50;
/** The rows that are indexed per millisecond, before it can be measured. */
const expectedRowsPerMs = 150;
/** The estimated time if nothing is known about an index. */
const expectedMs = 5_000;
const pauseMs = 2;

interface IndexRequest {
  readonly collectionId: number;
  readonly fields: readonly FieldOrder[];
  /** The number of rows in the collection. */
  readonly rows: number;
}

/** How far an index in progress is. */
export interface IndexProgress {
  /** Less than 100. */
  readonly percent: number;
  /** The estimated time until the index is complete. */
  readonly readyInMs: number;
}

/** An index as clients see it. */
export interface IndexDescription {
  readonly fields: string[];
  readonly percent: number;
}

/** Reports the creation of an index at its start, every 10 % and at its end. */
export interface IndexReport {
  readonly collectionId: number;
  readonly fields: readonly FieldOrder[];
  readonly percent: number;
  readonly elapsedMs: number;
}

export interface IndexesDependencies extends Pick<BuildDependencies, 'engine' | 'betweenCommits'> {
  readonly background: Background;
  readonly reported?: ((report: IndexReport) => void) | undefined;
}

/** An index in progress, as this instance knows it. */
interface InProgress {
  /** When this instance began to create it. Undefined if another instance creates it. */
  begunAt: number | undefined;
  percent: number;
  /** The number of rows when the index was requested. 0 if it is unknown. */
  readonly rows: number;
  /** The last `usedAt`, and when it was first seen. Both are times of different clocks. */
  usedAt: number;
  seenAt: number;
}

export class Indexes {
  readonly #engine: Engine;
  readonly #background: Background;
  readonly #betweenCommits: IndexesDependencies['betweenCommits'];
  readonly #reported: IndexesDependencies['reported'];
  /** The indexes at the time of the last look. */
  #indexes = new Map<string, IndexState>();
  /** The requested indexes that aren't begun yet. */
  readonly #requests = new Map<string, IndexRequest>();
  /** The indexes for which lists were rejected. They are created first. */
  readonly #needed = new Set<string>();
  /** When a list on this instance last used or requested an index. */
  readonly #usedAt = new Map<string, number>();
  readonly #ages = new CautiousClock(systemClock);
  /** An index isn't unused only because this instance wasn't running for an hour. */
  readonly #startedAt = this.#ages.now();
  readonly #closing = new AbortController();
  readonly #inProgress = new Map<string, InProgress>();
  /** The accounts whose indexes this instance creates at present. */
  readonly #builds = new Map<number, Promise<void>>();
  /** The indexes of row keys, by collection. */
  #rowKeys = new Map<number, IndexState>();
  #purging: IndexState[] = [];
  #lookedAt = -Infinity;
  #looks: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;

  constructor({ engine, background, betweenCommits, reported }: IndexesDependencies) {
    this.#engine = engine;
    this.#background = background;
    this.#betweenCommits = betweenCommits;
    this.#reported = reported;
  }

  /** Loads the existing indexes, and continues with unfinished ones. Then regularly looks for others. */
  async start(): Promise<void> {
    this.#looks = setInterval(() => this.look(), lookMs).unref();
    await this.#background.run('index', async () => {
      await this.#look();
      // A server that stopped may have left removed keys behind.
      const unpurged = new Set(await this.#engine.readUnpurgedIndexes());
      for (const index of this.#indexes.values())
        if (index.stage === whole && unpurged.has(index.id)) this.#purging.push(index);
      await this.#engine.keyFiles.removeOthers(
        new Set(Array.from(this.#indexes.values(), ({ stage }) => stage)),
      );
    });
    this.#work();
  }

  /** Returns the index of these fields if it is complete, as far as this instance knows. */
  find(collectionId: number, fields: readonly FieldOrder[]): SortIndex | undefined {
    const index = this.#indexes.get(keyOf(collectionId, fields));
    return index?.stage === whole ? index : undefined;
  }

  /** Returns the indexes that commits to the collection must update, as far as this instance knows. */
  of(collectionId: number): readonly IndexState[] {
    return [...this.#indexes.values()].filter(
      (index) => index.collectionId === collectionId && index.stage !== dropped,
    );
  }

  /** Records that a list used the index. */
  use(collectionId: number, fields: readonly FieldOrder[]): void {
    const key = keyOf(collectionId, fields);
    if (this.#indexes.has(key)) this.#usedAt.set(key, this.#ages.now());
  }

  /** Records that a list did not find the index of these fields. */
  forget(collectionId: number, fields: readonly FieldOrder[]): void {
    const key = keyOf(collectionId, fields);
    this.#indexes.delete(key);
    const ofRowKey = this.#rowKeys.get(collectionId);
    if (ofRowKey !== undefined && keyOfIndex(ofRowKey) === key) this.#rowKeys.delete(collectionId);
  }

  /** Returns the index of the collection's row key, as far as this instance knows. */
  rowKeyOf(collectionId: number): SortIndex | undefined {
    return this.#rowKeys.get(collectionId);
  }

  /** Records which index belongs to the row key of a collection. */
  keepRowKey(collectionId: number, index: IndexState | undefined): void {
    const before = this.#rowKeys.get(collectionId);
    if (before !== undefined) {
      this.#indexes.set(keyOfIndex(before), { ...before, rowKey: undefined });
      this.#usedAt.set(keyOfIndex(before), this.#ages.now());
    }
    this.#rowKeys.delete(collectionId);
    if (index === undefined) return;
    this.#rowKeys.set(collectionId, index);
    this.#indexes.set(keyOfIndex(index), index);
  }

  /**
   * Creates the index of these fields unless it exists, and resolves when it is complete. Returns undefined if the
   * collection doesn't exist. `isNew`: this call has created the index.
   *
   * @throws Problem overloaded if the index isn't complete at `deadline`
   */
  async complete(
    collectionId: number,
    fields: readonly FieldOrder[],
    reading: ReadRequest,
    deadline: number,
  ): Promise<(IndexState & { readonly isNew: boolean }) | undefined> {
    const key = keyOf(collectionId, fields);
    let isNew = false;
    for (;;) {
      const known = this.#indexes.get(key);
      if (known?.stage === whole) {
        // From now on, the index doesn't give way to others.
        this.use(collectionId, fields);
        return { ...known, isNew };
      }
      if (reading.isGone()) throw clientGone();
      if (this.#closing.signal.aborted) throw shuttingDown();
      if (performance.now() > deadline)
        throw overloaded(
          'The server could not create the index of the row key within 60 s. The server did not change anything.',
        );
      if (known === undefined) {
        const collection = await this.#engine.describeCollection(collectionId);
        if (collection === undefined) return undefined;
        const begunIndex = await this.#betweenCommits(() =>
          this.#engine.beginIndex(collectionId, fields, this.#ages.now(), Number.MAX_SAFE_INTEGER),
        );
        // Otherwise, another instance has created it.
        if (begunIndex === undefined) this.#lookedAt = -Infinity;
        else {
          isNew = true;
          this.#follow(begunIndex, performance.now(), collection.rows);
        }
      }
      this.need(collectionId, fields);
      this.#work();
      await this.#pause();
    }
  }

  /** Drops an index that nobody needs. */
  async discard(index: IndexState): Promise<void> {
    await this.#drop(index);
    this.#work();
  }

  /** Returns whether an index of these fields exists or is in progress. */
  has(collectionId: number, fields: readonly FieldOrder[]): boolean {
    return this.#indexes.has(keyOf(collectionId, fields));
  }

  /**
   * Requests an index of these fields, because it would serve a list. `rows` is the number of rows in the collection.
   */
  request(collectionId: number, fields: readonly FieldOrder[], rows: number): void {
    const key = keyOf(collectionId, fields);
    if (rows < minRows || this.#indexes.has(key) || this.#requests.has(key)) return;
    if (this.#isFull(collectionId) && this.#leastUsedOf(collectionId) === undefined) return;
    this.#requests.set(key, { collectionId, fields, rows });
    this.#work();
  }

  /** Returns how far an index is. Undefined if it is neither requested nor in progress. */
  progress(collectionId: number, fields: readonly FieldOrder[]): IndexProgress | undefined {
    const key = keyOf(collectionId, fields);
    const stage = this.#indexes.get(key)?.stage;
    if (stage === undefined ? !this.#requests.has(key) : !isInProgress(stage)) return undefined;
    const {
      percent = 0,
      begunAt,
      rows = 0,
    }: Partial<InProgress> = { ...this.#requests.get(key), ...this.#inProgress.get(key) };
    // Another instance creates the index, or nothing is read yet.
    if (begunAt === undefined || percent === 0)
      return { percent, readyInMs: rows / expectedRowsPerMs || expectedMs };
    return { percent, readyInMs: ((performance.now() - begunAt) * (100 - percent)) / percent };
  }

  /** Returns the indexes that serve lists or are in progress. */
  describe(collectionId: number): IndexDescription[] {
    return this.of(collectionId).map(({ fields, stage }) => ({
      fields: fields.map(({ field }) => field),
      percent: stage === whole ? 100 : this.progress(collectionId, fields)!.percent,
    }));
  }

  /** The indexes that are requested or in progress. */
  get countInProgress(): number {
    return this.#requests.size + this.#inProgress.size;
  }

  /** Records that a list was rejected and waits for this index. */
  need(collectionId: number, fields: readonly FieldOrder[]): void {
    this.#needed.add(keyOf(collectionId, fields));
  }

  isNeeded(collectionId: number, fields: readonly FieldOrder[]): boolean {
    return this.#needed.has(keyOf(collectionId, fields));
  }

  /** Looks for the work of other instances, and continues the work. */
  look(): void {
    this.#lookedAt = -Infinity;
    this.#work();
  }

  async close(): Promise<void> {
    clearInterval(this.#looks);
    this.#closing.abort();
    await Promise.all([this.#working, ...this.#builds.values()]);
    // Other instances continue at once.
    for (const [key, { begunAt }] of this.#inProgress) {
      const index = this.#indexes.get(key);
      if (begunAt === undefined || index === undefined) continue;
      await this.#background.run('index', () => this.#engine.touchIndex(index, abandoned));
    }
  }

  #isFull(collectionId: number): boolean {
    let count = 0;
    for (const { collectionId: id, stage, rowKey } of this.#indexes.values())
      if (id === collectionId && stage !== dropped && rowKey === undefined) count += 1;
    for (const index of this.#requests.values()) if (index.collectionId === collectionId) count += 1;
    return count >= maxIndexesPerCollection;
  }

  /** Returns the indexes for lists that exist or are in progress, with the last use that this instance knows. */
  #kept(): (IndexState & { readonly accountId: number })[] {
    return [...this.#indexes].flatMap(([key, index]) => {
      const { accountId, stage, rowKey } = index;
      const usedAt = Math.max(index.usedAt, this.#usedAt.get(key) ?? 0);
      const isKept = accountId !== undefined && stage !== dropped && rowKey === undefined;
      return isKept ? [{ ...index, accountId, usedAt }] : [];
    });
  }

  /** Returns the index that a collection can replace by another one. Undefined if all of them are in use. */
  #leastUsedOf(collectionId: number): IndexState | undefined {
    const before = this.#ages.now() - inUseMs;
    return this.#kept()
      .filter(
        (index) => index.collectionId === collectionId && index.stage === whole && index.usedAt < before,
      )
      .toSorted((a, b) => a.usedAt - b.usedAt)[0];
  }

  #work(): void {
    if (this.#closing.signal.aborted) return;
    // After a failure, the work continues after the next look.
    this.#working ??= this.#background
      .run('index', () => this.#beginAndPurge())
      .finally(() => {
        this.#working = undefined;
      });
  }

  async #beginAndPurge(): Promise<void> {
    do {
      if (performance.now() - this.#lookedAt >= lookMs) await this.#look();
      if (this.#requests.size > 0) await this.#pause(gatherMs);
      await this.#beginRequested();
      this.#startBuilds();
      const [purging] = this.#purging;
      if (purging !== undefined && !this.#closing.signal.aborted) await this.#purge(purging);
    } while (this.#requests.size + this.#purging.length > 0 && !this.#closing.signal.aborted);
  }

  async #purge(index: IndexState): Promise<void> {
    if (!(await this.#betweenCommits(() => this.#engine.purgeIndex(index)))) return this.#pause();
    this.#purging.shift();
    if (index.stage === dropped) this.#indexes.delete(keyOfIndex(index));
  }

  /** Begins the requested indexes, so that commits maintain their keys. */
  async #beginRequested(): Promise<void> {
    const requests: (IndexRequest & { readonly accountId: number })[] = [];
    for (const [key, request] of this.#requests) {
      const collection = await this.#engine.describeCollection(request.collectionId);
      if (collection === undefined) this.#requests.delete(key);
      else requests.push({ ...request, accountId: collection.accountId });
    }
    for (const request of requests) {
      if (this.#closing.signal.aborted) return;
      // Requests that arrive in the meantime are for the same index. If it fails, the index can be requested again.
      await this.#begin(request).finally(() =>
        this.#requests.delete(keyOf(request.collectionId, request.fields)),
      );
    }
  }

  async #begin({
    collectionId,
    fields,
    rows,
    accountId,
  }: IndexRequest & { readonly accountId: number }): Promise<void> {
    const kept = this.#kept();
    const ofCollection = kept.filter((index) => index.collectionId === collectionId);
    const evicted =
      evictionCandidate(kept, accountId) ??
      (ofCollection.length >= maxIndexesPerCollection ? this.#leastUsedOf(collectionId) : undefined);
    // If another instance has just used the index, it isn't dropped, and the new one isn't begun.
    if (evicted !== undefined && !(await this.#drop(evicted))) return;
    const index = await this.#betweenCommits(() =>
      this.#engine.beginIndex(collectionId, fields, this.#ages.now(), maxIndexesPerCollection),
    );
    if (index !== undefined) this.#follow(index, performance.now(), rows);
  }

  /** Notes the state of an index in progress. */
  #follow(index: IndexState, begunAt?: number, rows = 0): void {
    const key = keyOfIndex(index);
    this.#indexes.set(key, index);
    const known = this.#inProgress.get(key);
    const { usedAt } = index;
    if (known === undefined || begunAt !== undefined)
      this.#inProgress.set(key, {
        begunAt,
        percent: 0,
        rows: known?.rows ?? rows,
        usedAt,
        seenAt: performance.now(),
      });
    else if (known.usedAt !== usedAt) Object.assign(known, { usedAt, seenAt: performance.now() });
  }

  /** Starts to create the indexes of accounts, for each account in one collection at a time. */
  #startBuilds(): void {
    const mine: (IndexState & { readonly accountId: number; readonly rank: number })[] = [];
    for (const [key, index] of this.#indexes) {
      const { accountId } = index;
      const known = this.#inProgress.get(key);
      if (accountId === undefined || known === undefined || !isInProgress(index.stage)) continue;
      // The other instance may also have stopped.
      if (this.#engine.commitsInParallel && known.begunAt === undefined && index.usedAt !== abandoned) {
        if (performance.now() - known.seenAt < abandonedMs) continue;
      }
      mine.push({ ...index, accountId, rank: this.#needed.has(key) ? 0 : 1 });
    }
    const byNeed = mine.toSorted((a, b) => a.rank - b.rank || a.id - b.id);
    for (const { accountId, collectionId } of firstOfEach(byNeed)) {
      if (this.#builds.size >= buildsAtOnce) return;
      if (this.#builds.has(accountId)) continue;
      const ofCollection = byNeed.filter((index) => index.collectionId === collectionId);
      let isDone = false;
      const work = async (): Promise<void> => {
        await this.#build(collectionId, ofCollection);
        isDone = true;
      };
      const build = this.#background
        .run('index', work, 'build')
        // A request that waits for the index calls this method every few milliseconds.
        .then(() => (isDone ? undefined : this.#pause(retryMs)))
        .finally(() => {
          this.#builds.delete(accountId);
          this.#work();
        });
      this.#builds.set(accountId, build);
    }
  }

  async #build(collectionId: number, indexes: readonly IndexState[]): Promise<void> {
    const { signal } = this.#closing;
    const begunAt = performance.now();
    for (const index of indexes) {
      this.#follow(index, begunAt);
      this.#reported?.({ collectionId, fields: index.fields, percent: 0, elapsedMs: 0 });
    }
    const moved = (index: IndexState, percent: number): void => {
      const key = keyOfIndex(index);
      const known = this.#inProgress.get(key);
      // It may have been dropped in the meantime.
      if (known === undefined) return;
      this.#report(index, known, percent);
      known.percent = percent;
      this.#indexes.set(key, { ...index, usedAt: this.#indexes.get(key)!.usedAt });
      if (index.stage !== whole) return;
      this.#inProgress.delete(key);
      this.#needed.delete(key);
      this.#usedAt.set(key, this.#ages.now());
      this.#purging.push(index);
    };
    const dependencies = { engine: this.#engine, betweenCommits: this.#betweenCommits, signal, moved };
    try {
      await new IndexBuild(dependencies).complete(indexes);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  #report({ collectionId, fields }: IndexState, known: InProgress, percent: number): void {
    const elapsedMs = performance.now() - known.begunAt!;
    const isDue =
      percent === 100 || (elapsedMs > 1_000 && Math.floor(percent / 10) > Math.floor(known.percent / 10));
    if (isDue) this.#reported?.({ collectionId, fields, percent, elapsedMs });
  }

  /** Loads the indexes of all instances, and stores the use of indexes on this instance. */
  async #look(): Promise<void> {
    this.#lookedAt = performance.now();
    const now = this.#ages.now();
    const indexes = new Map<string, IndexState>();
    for (const index of await this.#engine.readIndexes()) {
      const key = keyOfIndex(index);
      const isBuiltHere = this.#inProgress.get(key)?.begunAt !== undefined;
      // Others know by this that the index isn't abandoned.
      const usedAt = isBuiltHere ? now : (this.#usedAt.get(key) ?? 0);
      if (usedAt < index.usedAt + (isBuiltHere ? 1 : touchMs)) indexes.set(key, index);
      else {
        await this.#engine.touchIndex(index, usedAt);
        indexes.set(key, { ...index, usedAt });
      }
    }
    this.#indexes = indexes;
    for (const known of [this.#usedAt, this.#inProgress])
      for (const key of known.keys()) if (!indexes.has(key)) known.delete(key);
    for (const key of this.#needed)
      if (!this.#inProgress.has(key) && !this.#requests.has(key)) this.#needed.delete(key);
    const purged = new Set(this.#purging.map(({ id }) => id));
    const unused: IndexState[] = [];
    for (const [key, index] of indexes) {
      if (index.stage === dropped) {
        this.#inProgress.delete(key);
        if (!purged.has(index.id)) this.#purging.push(index);
      } else if (index.accountId === undefined || this.#isUnused(index)) unused.push(index);
      else if (isInProgress(index.stage)) this.#follow(index);
      else {
        // This instance completed the index, but the response was lost or has not arrived yet.
        const isCompletedHere = this.#inProgress.get(key)?.begunAt !== undefined;
        if (isCompletedHere && !purged.has(index.id)) this.#purging.push(index);
        this.#inProgress.delete(key);
      }
    }
    for (const index of unused) if (!this.#closing.signal.aborted) await this.#drop(index);
  }

  #isUnused({ stage, usedAt, rowKey }: IndexState): boolean {
    return (
      stage === whole &&
      rowKey === undefined &&
      this.#ages.now() - Math.max(usedAt, this.#startedAt) > unusedMs
    );
  }

  /** Returns false if another instance has used the index in the meantime. */
  async #drop(index: IndexState): Promise<boolean> {
    const stored = this.#indexes.get(keyOfIndex(index)) ?? index;
    if (!(await this.#betweenCommits(() => this.#engine.dropIndex(stored)))) return false;
    const key = keyOfIndex(index);
    const isDropped = { ...index, stage: dropped };
    this.#inProgress.delete(key);
    this.#indexes.set(key, isDropped);
    this.#purging.push(isDropped);
    return true;
  }

  async #pause(ms = pauseMs): Promise<void> {
    await sleep(ms, undefined, { signal: this.#closing.signal }).catch(() => undefined);
  }
}

function keyOfIndex({ collectionId, fields }: IndexState): string {
  return keyOf(collectionId, fields);
}

function keyOf(collectionId: number, fields: readonly FieldOrder[]): string {
  const [first] = fields;
  // Most indexes have one field and are looked up for each list, so their keys must be fast to create.
  if (fields.length === 1 && first!.direction === 'asc') return `${collectionId} ${first!.field}`;
  return `${collectionId}/${JSON.stringify(fields.map(({ field, direction }) => [field, direction]))}`;
}
