/**
 * The automatic indexes that this instance knows. It has read most of them from the database. The others were
 * requested by lists since then. index-maintenance.ts creates and drops them.
 */
import {
  type CollectionCommit,
  dropped,
  type IndexState,
  isInProgress,
  type SortIndex,
  whole,
} from '../../engines/engine.js';
import { CautiousClock, systemClock } from '../../runtime/clock.js';
import type { FieldOrder } from '../../values/order.js';
import { Imports, isLarge } from './imports.js';
import { maxIndexesPerCollection } from './index-shares.js';

/** Smaller collections don't get an index, because they are sorted quickly. */
const minRows = 2_000;
/** An index that was used more recently is not replaced by another one of its collection. */
const inUseMs = 10_000;
/** The rows that are indexed per millisecond, before it can be measured. */
const expectedRowsPerMs = 150;
/** The estimated time if nothing is known about an index. */
const expectedMs = 5_000;

/** An index that is requested, in progress or complete. */
export interface KnownIndex {
  readonly collectionId: number;
  readonly fields: readonly FieldOrder[];
  /** Undefined while the index is only requested. */
  state: IndexState | undefined;
  /** When this instance last recorded the state, on the monotonic clock. */
  recordedAt: number;
  /** The number of rows when the index was requested. 0 if it is unknown. */
  rows: number;
  /** When a list on this instance last used the index. 0 if none did. */
  usedAt: number;
  /** Whether a list was rejected because of this index. Such indexes are created first. */
  isNeeded: boolean;
  /** Undefined unless the index is in progress, on this instance or on another one. */
  build: BuildProgress | undefined;
  /** When the index is created again after it was dropped because of an import. Otherwise undefined. */
  again: 'after_import' | 'now' | undefined;
}

/** An index in progress, as this instance knows it. */
interface BuildProgress {
  /** When this instance started to create it. Undefined if another instance creates it. */
  readonly begunAt: number | undefined;
  percent: number;
  /** The last `usedAt`, and when it was first seen. Both are times of different clocks. */
  usedAt: number;
  seenAt: number;
}

/** An index that serves lists, and its account. */
export type KeptIndex = IndexState & { readonly accountId: number };

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

export class Indexes {
  /** The clock of `usedAt`. */
  readonly clock = new CautiousClock(systemClock);
  /** The indexes of each collection, by the names of their fields. */
  #collections = new Map<number, Map<string, KnownIndex>>();
  readonly #imports = new Imports();
  readonly #requested: () => void;

  /** @param requested called after a list has requested an index */
  constructor(requested: () => void) {
    this.#requested = requested;
  }

  /** Returns the index of these fields if lists can use it: it is complete, as far as this instance knows. */
  find(collectionId: number, fields: readonly FieldOrder[]): SortIndex | undefined {
    const state = this.get(collectionId, fields)?.state;
    return state?.stage === whole ? state : undefined;
  }

  /** Returns whether an index of these fields exists or is in progress. */
  exists(collectionId: number, fields: readonly FieldOrder[]): boolean {
    return this.get(collectionId, fields)?.state !== undefined;
  }

  /** Returns the indexes that commits to the collection must update, as far as this instance knows. */
  of(collectionId: number): IndexState[] {
    return this.#knownOf(collectionId).flatMap(({ state }) => state ?? []);
  }

  /** Records that a list used the index. */
  use(collectionId: number, fields: readonly FieldOrder[]): void {
    const known = this.get(collectionId, fields);
    if (known !== undefined) known.usedAt = this.clock.now();
  }

  /** Records a commit. If it belongs to an import, returns the unused indexes, which can be dropped until its end. */
  noteCommit(commit: CollectionCommit): IndexState[] {
    if (!isLarge(commit)) return [];
    const { collectionId, head } = commit;
    const begunAt = this.#imports.committed(commit, this.of(collectionId).length, this.clock.now());
    if (begunAt === undefined) return [];
    const unused = this.#knownOf(collectionId)
      .flatMap(keptOf)
      .filter(({ stage, usedAt }) => stage === whole && usedAt < begunAt);
    for (const { fields } of unused) this.get(collectionId, fields)!.rows = head.rows;
    return unused;
  }

  /** Records that an index was dropped until an import is complete. */
  noteDroppedForImport(known: KnownIndex): void {
    // Otherwise, a list has requested it again.
    if (this.get(known.collectionId, known.fields) !== undefined) return;
    known.state = undefined;
    known.again = 'after_import';
    this.#put(known);
  }

  /** Records that the database doesn't contain the index of these fields any more, or not as a complete index. */
  noteMissing(collectionId: number, fields: readonly FieldOrder[]): void {
    // Otherwise, another list has requested it again.
    if (this.find(collectionId, fields) !== undefined) this.delete(collectionId, fields);
  }

  /** Returns the index of the collection's row key, as far as this instance knows. */
  rowKeyOf(collectionId: number): IndexState | undefined {
    // A loop instead of an array, because each list calls this method. A collection has few indexes.
    for (const { state } of this.#collections.get(collectionId)?.values() ?? [])
      if (state?.rowKey !== undefined && state.stage === whole) return state;
    return undefined;
  }

  /** Records which index belongs to the row key of a collection. */
  keepRowKey(collectionId: number, index: IndexState | undefined): void {
    const before = this.rowKeyOf(collectionId);
    if (before !== undefined) this.set({ ...before, rowKey: undefined }).usedAt = this.clock.now();
    if (index !== undefined) this.set(index);
  }

  /**
   * Requests an index of these fields, because it would serve a list. `rows` is the number of rows in the collection.
   */
  request(collectionId: number, fields: readonly FieldOrder[], rows: number): void {
    if (rows < minRows) return;
    const known = this.get(collectionId, fields);
    if (known !== undefined) {
      this.#hurry(known);
      return;
    }
    if (this.#isFull(collectionId) && this.leastUsedOf(collectionId) === undefined) return;
    this.#add(collectionId, fields).rows = rows;
    this.#requested();
  }

  /** Returns how far an index is. Undefined if it is neither requested nor in progress. */
  progress(collectionId: number, fields: readonly FieldOrder[]): IndexProgress | undefined {
    const known = this.get(collectionId, fields);
    if (known === undefined) return undefined;
    if (known.state !== undefined && !isInProgress(known.state.stage)) return undefined;
    const { rows, build: { begunAt, percent } = { begunAt: undefined, percent: 0 } } = known;
    // Another instance creates the index, or nothing is read yet.
    if (begunAt === undefined || percent === 0)
      return { percent, readyInMs: rows / expectedRowsPerMs || expectedMs };
    return { percent, readyInMs: ((performance.now() - begunAt) * (100 - percent)) / percent };
  }

  /**
   * Returns the indexes that serve lists or are in progress.
   *
   * @param stored the indexes in the database, which other instances may have changed
   */
  describe(
    collectionId: number,
    stored: readonly Pick<IndexState, 'fields' | 'stage'>[] = this.of(collectionId),
  ): IndexDescription[] {
    const isStored = (known: KnownIndex): boolean =>
      stored.some(({ fields }) => nameOf(fields) === nameOf(known.fields));
    const again = this.#knownOf(collectionId)
      .filter((known) => known.again !== undefined && !isStored(known))
      .map(({ fields }) => ({ fields, stage: undefined }));
    // An index that was in progress when it was read may be complete by now.
    const percentOf = (fields: readonly FieldOrder[]): number =>
      this.progress(collectionId, fields)?.percent ??
      (this.find(collectionId, fields) === undefined ? 0 : 100);
    return [...stored, ...again].map(({ fields, stage }) => ({
      fields: fields.map(({ field }) => field),
      percent: stage === whole ? 100 : percentOf(fields),
    }));
  }

  /** The number of indexes that are requested or in progress. */
  get countInProgress(): number {
    let count = 0;
    for (const { state, build } of this.all()) if (state === undefined || build !== undefined) count += 1;
    return count;
  }

  /** Records that a list was rejected and waits for this index. */
  need(collectionId: number, fields: readonly FieldOrder[]): void {
    const known = this.get(collectionId, fields);
    if (known === undefined) return;
    known.isNeeded = true;
    this.#hurry(known);
  }

  isNeeded(collectionId: number, fields: readonly FieldOrder[]): boolean {
    return this.get(collectionId, fields)?.isNeeded ?? false;
  }

  get(collectionId: number, fields: readonly FieldOrder[]): KnownIndex | undefined {
    return this.#collections.get(collectionId)?.get(nameOf(fields));
  }

  *all(): Generator<KnownIndex> {
    for (const ofCollection of this.#collections.values()) yield* ofCollection.values();
  }

  /** Returns the indexes that are only requested, unless they are created after an import. */
  requests(): KnownIndex[] {
    return [...this.all()].filter(
      ({ collectionId, state, again }) =>
        state === undefined && (again !== 'after_import' || !this.#imports.isRunning(collectionId)),
    );
  }

  /** Whether an index is created again as soon as an import is complete. */
  get isWaitingForImports(): boolean {
    for (const { again } of this.all()) if (again === 'after_import') return true;
    return false;
  }

  /** Records the state of an index. */
  set(state: IndexState): KnownIndex {
    const known = this.get(state.collectionId, state.fields) ?? this.#add(state.collectionId, state.fields);
    known.state = state;
    known.recordedAt = performance.now();
    known.again = undefined;
    if (isInProgress(state.stage)) return known;
    known.build = undefined;
    known.isNeeded = false;
    return known;
  }

  /** Records that this instance creates an index. */
  begun(index: IndexState, rows: number): void {
    const known = this.set(index);
    const now = performance.now();
    known.rows ||= rows;
    known.build = { begunAt: now, percent: 0, usedAt: index.usedAt, seenAt: now };
  }

  /** Records when an index in progress was last touched. */
  touched({ collectionId, fields, usedAt }: IndexState): void {
    const known = this.get(collectionId, fields);
    // Otherwise, this instance has completed it in the meantime.
    if (known?.state === undefined || !isInProgress(known.state.stage)) return;
    const seenAt = performance.now();
    if (known.build === undefined) known.build = { begunAt: undefined, percent: 0, usedAt, seenAt };
    else if (known.build.usedAt !== usedAt) Object.assign(known.build, { usedAt, seenAt });
  }

  /**
   * Records the states of all indexes. Requests, and states that this instance has recorded in the meantime, stay.
   *
   * @param readAt when the server started to read the states, on the monotonic clock
   */
  replace(states: readonly IndexState[], readAt: number): void {
    const before = this.#collections;
    const newer = [...this.all()].filter(
      ({ state, recordedAt }) => state === undefined || recordedAt >= readAt,
    );
    this.#collections = new Map();
    for (const state of states) {
      if (state.stage === dropped) continue;
      const known = before.get(state.collectionId)?.get(nameOf(state.fields));
      if (known !== undefined) this.#put(known);
      if (known === undefined || known.recordedAt < readAt) this.set(state);
    }
    for (const known of newer) if (this.get(known.collectionId, known.fields) === undefined) this.#put(known);
  }

  delete(collectionId: number, fields: readonly FieldOrder[]): void {
    const ofCollection = this.#collections.get(collectionId);
    if (!ofCollection?.delete(nameOf(fields))) return;
    if (ofCollection.size === 0) this.#collections.delete(collectionId);
  }

  /**
   * Returns the indexes that exist or are in progress, except the indexes of row keys, with the last use that this instance
   * knows.
   */
  kept(): KeptIndex[] {
    return [...this.all()].flatMap(keptOf);
  }

  /** Returns the index that a collection can replace by another one. Undefined if all of them are in use. */
  leastUsedOf(collectionId: number): IndexState | undefined {
    const before = this.clock.now() - inUseMs;
    return this.#knownOf(collectionId)
      .flatMap(keptOf)
      .filter((index) => index.stage === whole && index.usedAt < before)
      .toSorted((a, b) => a.usedAt - b.usedAt)[0];
  }

  /** Creates an index that was dropped because of an import before the end of the import, because a list needs it. */
  #hurry(known: KnownIndex): void {
    if (known.again !== 'after_import') return;
    known.again = 'now';
    this.#requested();
  }

  #knownOf(collectionId: number): KnownIndex[] {
    return [...(this.#collections.get(collectionId)?.values() ?? [])];
  }

  #isFull(collectionId: number): boolean {
    const counted = this.#knownOf(collectionId).filter(({ state }) => state?.rowKey === undefined);
    return counted.length >= maxIndexesPerCollection;
  }

  #add(collectionId: number, fields: readonly FieldOrder[]): KnownIndex {
    const known: KnownIndex = {
      collectionId,
      fields,
      state: undefined,
      recordedAt: -Infinity,
      rows: 0,
      usedAt: 0,
      isNeeded: false,
      build: undefined,
      again: undefined,
    };
    this.#put(known);
    return known;
  }

  #put(known: KnownIndex): void {
    const ofCollection = this.#collections.get(known.collectionId) ?? new Map<string, KnownIndex>();
    this.#collections.set(known.collectionId, ofCollection.set(nameOf(known.fields), known));
  }
}

function keptOf({ state, usedAt }: KnownIndex): KeptIndex[] {
  if (state?.accountId === undefined || state.rowKey !== undefined) return [];
  return [{ ...state, accountId: state.accountId, usedAt: Math.max(state.usedAt, usedAt) }];
}

/** A name that differs for different fields. Only the names of several fields begin with a bracket. */
function nameOf(fields: readonly FieldOrder[]): string {
  const [first] = fields;
  // Most indexes have one field and are looked up for each list, so their names must be fast to create.
  if (fields.length === 1 && first!.direction === 'asc') return `.${first!.field}`;
  return JSON.stringify(fields.map(({ field, direction }) => [field, direction]));
}
