/**
 * Creates and drops automatic indexes. After a list of a large collection was sorted or filtered by a field,
 * the server creates an index for it. It creates and removes keys in small steps, and writes can run between
 * them. Commits keep the keys current. Instances don't need to coordinate: any instance can continue where
 * another one has stopped.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { builtWhole, dropped, type Engine, type IndexState, type SortIndex } from '../../engines/engine.js';
import type { Background } from '../../runtime/background.js';
import { CautiousClock, systemClock } from '../../runtime/clock.js';
import type { FieldOrder } from '../../values/order.js';
import { evictionCandidate, firstOfEach, maxIndexesPerCollection } from './index-shares.js';

/** Smaller collections don't get an index, because they are sorted quickly. */
const minRows = 2_000;
/** If no list on any instance has used an index for this long, the index is dropped. */
const unusedMs = 3_600_000;
/** The interval at which the use of an index is stored in the database. */
const touchMs = 300_000;
/** The interval at which each instance looks for indexes of other instances, finished or not. */
const lookMs = 5_000;
/** The rows of one step. Their number depends on the duration of the previous step. */
const maxStepRows = 1_000;
const minStepRows = 10;
const pauseMs = 2;
/** The interval of the check whether scans have room for more writes. */
const crowdedMs = 20;

interface IndexRequest {
  readonly collectionId: number;
  readonly fields: readonly FieldOrder[];
}

/** An index that this instance is building. */
interface IndexInProgress {
  readonly accountId: number;
  index: IndexState;
  /** The number of rows in the next step. */
  rows: number;
}

export class Indexes {
  readonly #engine: Engine;
  readonly #background: Background;
  /** Runs `work`. On SQLite, it runs between two group commits. */
  readonly #betweenCommits: <T>(work: () => Promise<T>) => Promise<T>;
  /** The indexes at the time of the last look. */
  #indexes = new Map<string, IndexState>();
  /** The requested indexes that aren't started yet. */
  readonly #requests = new Map<string, IndexRequest>();
  /** When a list on this instance last used or requested an index. */
  readonly #usedAt = new Map<string, number>();
  readonly #ages = new CautiousClock(systemClock);
  /** An index isn't unused only because this instance wasn't running for an hour. */
  readonly #startedAt = this.#ages.now();
  readonly #closing = new AbortController();
  readonly #inProgress = new Map<string, IndexInProgress>();
  #purging: IndexState[] = [];
  #lookedAt = -Infinity;
  #working: Promise<void> | undefined;

  constructor(
    engine: Engine,
    background: Background,
    betweenCommits: <T>(work: () => Promise<T>) => Promise<T>,
  ) {
    this.#engine = engine;
    this.#background = background;
    this.#betweenCommits = betweenCommits;
  }

  /** Loads the existing indexes, and continues with unfinished ones. */
  start(): Promise<void> {
    return this.#background.run('index', () => this.#look()).then(() => this.#work());
  }

  /** Returns the index of these fields if it is completely built, as far as this instance knows. */
  find(collectionId: number, fields: readonly FieldOrder[]): SortIndex | undefined {
    const index = this.#indexes.get(keyOf(collectionId, fields));
    return index?.builtThrough === builtWhole ? index : undefined;
  }

  /** Returns the indexes that commits to the collection must update, as far as this instance knows. */
  of(collectionId: number): readonly SortIndex[] {
    return [...this.#indexes.values()].filter(
      (index) => index.collectionId === collectionId && index.builtThrough !== dropped,
    );
  }

  /** Records that a list used the index, or would have used it if it were completely built. */
  use(collectionId: number, fields: readonly FieldOrder[]): void {
    const key = keyOf(collectionId, fields);
    if (this.#indexes.has(key)) this.#usedAt.set(key, this.#ages.now());
  }

  /** Records that a list did not find the index of these fields. */
  forget(collectionId: number, fields: readonly FieldOrder[]): void {
    this.#indexes.delete(keyOf(collectionId, fields));
  }

  /** Returns whether an index of these fields exists or is being built. */
  has(collectionId: number, fields: readonly FieldOrder[]): boolean {
    return this.#indexes.has(keyOf(collectionId, fields));
  }

  /** Requests an index that would have served a list. `rows` is the number of rows in the collection. */
  request(collectionId: number, fields: readonly FieldOrder[], rows: number): void {
    const key = keyOf(collectionId, fields);
    if (rows < minRows || this.#indexes.has(key) || this.#isFull(collectionId)) return;
    this.#requests.set(key, { collectionId, fields });
    this.#work();
  }

  /** Looks for work of other instances if the last look is long enough ago, and continues it at once. */
  sweep(lookEveryMs = lookMs): void {
    if (performance.now() - this.#lookedAt < lookEveryMs) return;
    this.#lookedAt = -Infinity;
    this.#work();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#working;
  }

  #isFull(collectionId: number): boolean {
    let count = 0;
    for (const index of this.#indexes.values()) if (index.collectionId === collectionId) count += 1;
    for (const index of this.#requests.values()) if (index.collectionId === collectionId) count += 1;
    return count >= maxIndexesPerCollection;
  }

  #work(): void {
    if (this.#closing.signal.aborted) return;
    // After a failure, the work continues after the next look.
    this.#working ??= this.#background
      .run('index', () => this.#buildAndPurge())
      .finally(() => {
        this.#working = undefined;
      });
  }

  async #buildAndPurge(): Promise<void> {
    do {
      if (performance.now() - this.#lookedAt >= lookMs) await this.#look();
    } while (await this.#round());
  }

  /**
   * Does one step for each account, and one step of removing keys. Returns false after the last step, or if
   * the server is shutting down.
   */
  async #round(): Promise<boolean> {
    while (this.#engine.isCrowded && !this.#closing.signal.aborted) await this.#pause(crowdedMs);
    await this.#beginRequested();
    for (const started of firstOfEach(this.#inProgress.values())) {
      if (this.#closing.signal.aborted) return false;
      await this.#build(started);
      await this.#pause();
    }
    const [purging] = this.#purging;
    if (purging !== undefined && !this.#closing.signal.aborted) {
      if (await this.#engine.purgeIndex(purging)) {
        this.#purging.shift();
        this.#indexes.delete(keyOfIndex(purging));
      }
      await this.#pause();
    }
    const isLeft = this.#requests.size + this.#inProgress.size + this.#purging.length > 0;
    return isLeft && !this.#closing.signal.aborted;
  }

  /** Starts one index for each account that has requested any. */
  async #beginRequested(): Promise<void> {
    if (this.#requests.size === 0) return;
    const requests: (IndexRequest & { readonly accountId: number })[] = [];
    for (const [key, request] of this.#requests) {
      const collection = await this.#engine.describeCollection(request.collectionId);
      if (collection === undefined) this.#requests.delete(key);
      else requests.push({ ...request, accountId: collection.accountId });
    }
    for (const request of firstOfEach(requests)) {
      // Requests that arrive during the start are for the same index. If the start fails, the index can be
      // requested again.
      await this.#begin(request).finally(() =>
        this.#requests.delete(keyOf(request.collectionId, request.fields)),
      );
    }
  }

  async #begin({
    collectionId,
    fields,
    accountId,
  }: IndexRequest & { readonly accountId: number }): Promise<void> {
    const kept = [...this.#indexes].flatMap(([key, index]) => {
      const usedAt = Math.max(index.usedAt, this.#usedAt.get(key) ?? 0);
      return index.builtThrough === dropped || index.accountId === undefined
        ? []
        : [{ accountId: index.accountId, usedAt, index }];
    });
    const evicted = evictionCandidate(kept, accountId)?.index;
    // If another instance has just used the index, it isn't dropped, and the new one isn't started.
    if (evicted !== undefined && !(await this.#drop(evicted))) return;
    const index = await this.#betweenCommits(() =>
      this.#engine.beginIndex(collectionId, fields, this.#ages.now(), maxIndexesPerCollection),
    );
    if (index === undefined) return;
    const key = keyOf(collectionId, fields);
    this.#indexes.set(key, index);
    this.#inProgress.set(key, { accountId, index, rows: minStepRows });
  }

  /** Loads the indexes of all instances, and stores the use of indexes on this instance. */
  async #look(): Promise<void> {
    this.#lookedAt = performance.now();
    const indexes: IndexState[] = [];
    for (const index of await this.#engine.readIndexes()) {
      const usedAt = this.#usedAt.get(keyOfIndex(index)) ?? 0;
      if (usedAt < index.usedAt + touchMs) indexes.push(index);
      else {
        await this.#engine.touchIndex(index, usedAt);
        indexes.push({ ...index, usedAt });
      }
    }
    this.#indexes = new Map(indexes.map((index) => [keyOfIndex(index), index]));
    for (const known of [this.#usedAt, this.#inProgress]) {
      for (const key of known.keys()) if (!this.#indexes.has(key)) known.delete(key);
    }
    this.#purging = indexes.filter(({ builtThrough }) => builtThrough === dropped);
    const unused: IndexState[] = [];
    for (const [key, index] of this.#indexes) {
      const { accountId, builtThrough } = index;
      if (builtThrough === dropped) continue;
      if (accountId === undefined || this.#isUnused(index)) unused.push(index);
      else if (builtThrough !== builtWhole) {
        const rows = this.#inProgress.get(key)?.rows ?? minStepRows;
        this.#inProgress.set(key, { accountId, index, rows });
      }
    }
    for (const index of unused) if (!this.#closing.signal.aborted) await this.#drop(index);
  }

  #isUnused({ usedAt }: IndexState): boolean {
    return this.#ages.now() - Math.max(usedAt, this.#startedAt) > unusedMs;
  }

  /** Builds some keys. The work ends if all keys exist or if another instance is building the index. */
  async #build(started: IndexInProgress): Promise<void> {
    const { index, rows } = started;
    const key = keyOfIndex(index);
    const step = await this.#betweenCommits(() => this.#engine.buildIndex(index, rows));
    if (step === undefined || step.builtThrough === builtWhole) this.#inProgress.delete(key);
    if (step === undefined) return;
    started.index = { ...index, builtThrough: step.builtThrough };
    this.#indexes.set(key, started.index);
    const asFast = Math.round((rows * this.#engine.indexStepMs) / step.tookMs);
    started.rows = Math.max(minStepRows, Math.min(asFast, maxStepRows));
  }

  /** Returns false if another instance has used the index in the meantime. */
  async #drop(index: IndexState): Promise<boolean> {
    if (!(await this.#betweenCommits(() => this.#engine.dropIndex(index)))) return false;
    const key = keyOfIndex(index);
    const isDropped = { ...index, builtThrough: dropped };
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
