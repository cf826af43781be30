/**
 * Indexes that make themselves: once a large collection has been listed by fields, or with a filter of one, the engine
 * keeps its rows in that order. Keys are made and removed in small steps, between which writers have their turn, and kept
 * by the commits. Instances needn't know of each other: any of them takes the next step where another one has left off.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { builtWhole, dropped, type Engine, type IndexState, type SortIndex } from '../../engines/engine.js';
import type { Background } from '../../runtime/background.js';
import { CautiousClock, systemClock } from '../../runtime/clock.js';
import type { FieldOrder } from '../../values/order.js';
import type { KnownIndex } from '../reads/access-paths.js';
import { evictionCandidate, firstOfEach, maxIndexesPerCollection } from './index-shares.js';

/** Smaller collections are sorted at once. */
const minRows = 2_000;
/** An index that no list asked for so long, on any instance, is dropped. */
const unusedMs = 3_600_000;
/** How often it is written down that an index is in use. */
const touchMs = 300_000;
/** How often each instance looks for what others have made, and left. */
const lookMs = 5_000;
/** Rows of a step: the time of the last one tells how many. */
const maxStepRows = 1_000;
const minStepRows = 10;
const pauseMs = 2;
/** How often it is looked whether scans leave room for what is written. */
const crowdedMs = 20;

interface IndexRequest {
  readonly collectionId: number;
  readonly fields: readonly FieldOrder[];
}

/** An index that is being made here. */
interface Making {
  readonly accountId: number;
  index: IndexState;
  /** Of the next step. */
  rows: number;
}

export class Indexes {
  readonly #engine: Engine;
  readonly #background: Background;
  /** Runs work while no group is being committed, where that would be in its way. */
  readonly #exclusive: <T>(work: () => Promise<T>) => Promise<T>;
  /** As they were when last looked at. */
  #indexes = new Map<string, IndexState>();
  /** Those to be begun. */
  readonly #requests = new Map<string, IndexRequest>();
  /** When one was asked for here. */
  readonly #usedAt = new Map<string, number>();
  /** Those of which it is known here that they have cut keys. */
  readonly #cut = new Set<string>();
  readonly #ages = new CautiousClock(systemClock);
  /** An hour in which this instance wasn't there says nothing of what is in use. */
  readonly #startedAt = this.#ages.now();
  readonly #closing = new AbortController();
  readonly #making = new Map<string, Making>();
  #purging: IndexState[] = [];
  #lookedAt = -Infinity;
  #working: Promise<void> | undefined;

  constructor(engine: Engine, background: Background, exclusive: <T>(work: () => Promise<T>) => Promise<T>) {
    this.#engine = engine;
    this.#background = background;
    this.#exclusive = exclusive;
  }

  /** Meets the indexes that are there, and goes on with those that were being made or removed. */
  start(): Promise<void> {
    return this.#background.run('index', () => this.#look()).then(() => this.#work());
  }

  /** The index of these fields, where it is whole as far as is known here. */
  find(collectionId: number, fields: readonly FieldOrder[]): KnownIndex | undefined {
    const key = keyOf(collectionId, fields);
    const index = this.#indexes.get(key);
    return index?.builtThrough === builtWhole ? { index, isCut: this.#cut.has(key) } : undefined;
  }

  /** Those of a collection that commits have to keep, as far as is known here. */
  of(collectionId: number): readonly SortIndex[] {
    return [...this.#indexes.values()].filter(
      (index) => index.collectionId === collectionId && index.builtThrough !== dropped,
    );
  }

  /** A list was read from it, or would have been, were it whole. */
  use(collectionId: number, fields: readonly FieldOrder[]): void {
    const key = keyOf(collectionId, fields);
    if (this.#indexes.has(key)) this.#usedAt.set(key, this.#ages.now());
  }

  /** Takes in what a list has found out about the index that it was to be read from. */
  learn(collectionId: number, fields: readonly FieldOrder[], what: 'gone' | 'cut'): void {
    const key = keyOf(collectionId, fields);
    if (what === 'cut') this.#cut.add(key);
    else this.#indexes.delete(key);
  }

  /** Whether one of these fields is there, or being made. */
  has(collectionId: number, fields: readonly FieldOrder[]): boolean {
    return this.#indexes.has(keyOf(collectionId, fields));
  }

  /** A list of a collection of so many rows would have been served by an index of these fields. */
  request(collectionId: number, fields: readonly FieldOrder[], rows: number): void {
    const key = keyOf(collectionId, fields);
    if (rows < minRows || this.#indexes.has(key) || this.#isFull(collectionId)) return;
    this.#requests.set(key, { collectionId, fields });
    this.#work();
  }

  /** Sees now and then to what others have made, or left; at once where there is something to do. */
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
    // A failure leaves what is there as it is, until the next look.
    this.#working ??= this.#background
      .run('index', () => this.#makeAndPurge())
      .finally(() => {
        this.#working = undefined;
      });
  }

  async #makeAndPurge(): Promise<void> {
    do {
      if (performance.now() - this.#lookedAt >= lookMs) await this.#look();
    } while (await this.#round());
  }

  /** One step for each account, and one of removing; false when nothing is left to do, or nothing more is to be done. */
  async #round(): Promise<boolean> {
    while (this.#engine.isCrowded && !this.#closing.signal.aborted) await this.#pause(crowdedMs);
    await this.#beginRequested();
    for (const making of firstOfEach(this.#making.values())) {
      if (this.#closing.signal.aborted) return false;
      await this.#make(making);
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
    const isLeft = this.#requests.size + this.#making.size + this.#purging.length > 0;
    return isLeft && !this.#closing.signal.aborted;
  }

  /** Begins one index for each account that has asked for any. */
  async #beginRequested(): Promise<void> {
    if (this.#requests.size === 0) return;
    const requests: (IndexRequest & { readonly accountId: number })[] = [];
    for (const [key, request] of this.#requests) {
      const collection = await this.#engine.describeCollection(request.collectionId);
      if (collection === undefined) this.#requests.delete(key);
      else requests.push({ ...request, accountId: collection.accountId });
    }
    for (const request of firstOfEach(requests)) {
      // Requests that come meanwhile ask for the same one; one that can't be begun may be asked for again.
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
    const givingWay = evictionCandidate(kept, accountId)?.index;
    // Where another instance has just used it, none is begun.
    if (givingWay !== undefined && !(await this.#drop(givingWay))) return;
    const index = await this.#exclusive(() =>
      this.#engine.beginIndex(collectionId, fields, this.#ages.now(), maxIndexesPerCollection),
    );
    if (index === undefined) return;
    const key = keyOf(collectionId, fields);
    this.#indexes.set(key, index);
    this.#making.set(key, { accountId, index, rows: minStepRows });
  }

  /** Takes in what all instances have made, and writes down what is used here. */
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
    // They may have gone meanwhile; lists that meet one say so.
    this.#cut.clear();
    for (const known of [this.#usedAt, this.#making]) {
      for (const key of known.keys()) if (!this.#indexes.has(key)) known.delete(key);
    }
    this.#purging = indexes.filter(({ builtThrough }) => builtThrough === dropped);
    const unused: IndexState[] = [];
    for (const [key, index] of this.#indexes) {
      const { accountId, builtThrough } = index;
      if (builtThrough === dropped) continue;
      if (accountId === undefined || this.#isUnused(index)) unused.push(index);
      else if (builtThrough !== builtWhole) {
        const rows = this.#making.get(key)?.rows ?? minStepRows;
        this.#making.set(key, { accountId, index, rows });
      }
    }
    for (const index of unused) if (!this.#closing.signal.aborted) await this.#drop(index);
  }

  #isUnused({ usedAt }: IndexState): boolean {
    return this.#ages.now() - Math.max(usedAt, this.#startedAt) > unusedMs;
  }

  /** Makes some of its keys, until they are all there or another instance is found to make them. */
  async #make(making: Making): Promise<void> {
    const { index, rows } = making;
    const key = keyOfIndex(index);
    const step = await this.#exclusive(() => this.#engine.buildIndex(index, rows));
    if (step === undefined || step.builtThrough === builtWhole) this.#making.delete(key);
    if (step === undefined) return;
    making.index = { ...index, builtThrough: step.builtThrough };
    this.#indexes.set(key, making.index);
    const asFast = Math.round((rows * this.#engine.indexStepMs) / step.tookMs);
    making.rows = Math.max(minStepRows, Math.min(asFast, maxStepRows));
  }

  /** False when it was asked for after all. */
  async #drop(index: IndexState): Promise<boolean> {
    if (!(await this.#exclusive(() => this.#engine.dropIndex(index)))) return false;
    const key = keyOfIndex(index);
    const isDropped = { ...index, builtThrough: dropped };
    this.#making.delete(key);
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
  // Most are of one field, and are looked up for each list.
  if (fields.length === 1 && first!.direction === 'asc') return `${collectionId} ${first!.field}`;
  return `${collectionId}/${JSON.stringify(fields.map(({ field, direction }) => [field, direction]))}`;
}
