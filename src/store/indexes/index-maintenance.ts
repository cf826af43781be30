/**
 * Creates and drops automatic indexes. After a list of a large collection was sorted or filtered by a field,
 * the server creates an index for it (index-builds.ts). One instance creates an index. Another one only continues
 * if the first one has stopped.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CollectionCommit,
  dropped,
  type Engine,
  type IndexState,
  isInProgress,
  whole,
} from '../../engines/engine.js';
import { overloaded } from '../../fairness/bounds.js';
import { clientGone, type ReadRequest } from '../../fairness/read-request.js';
import { shuttingDown } from '../../problem.js';
import type { Background } from '../../runtime/background.js';
import { clockSkewMs } from '../../runtime/clock.js';
import type { FieldOrder } from '../../values/order.js';
import type { BuildDependencies } from './index-build.js';
import { IndexBuilds, type IndexReport } from './index-builds.js';
import { evictionCandidate, maxIndexesPerCollection } from './index-shares.js';
import type { Indexes, KnownIndex } from './indexes.js';

/** If no list on any instance has used an index for this long, the index is dropped. */
const unusedMs = 3_600_000;
/** The interval at which the use of an index is stored in the database. */
const touchMs = 300_000;
/** The interval at which each instance looks for indexes of other instances, finished or not. */
const lookMs = 5_000;
/** How long to wait for more requests, because the indexes of a collection are created together. */
const gatherMs = 50;
const pauseMs = 2;
/** The interval of the check whether an import is complete, so that its indexes can be created again. */
const importPauseMs = 200;

interface MaintenanceDependencies extends Pick<BuildDependencies, 'engine' | 'betweenCommits'> {
  readonly indexes: Indexes;
  readonly background: Background;
  readonly reported?: ((report: IndexReport) => void) | undefined;
}

export class IndexMaintenance {
  readonly #indexes: Indexes;
  readonly #engine: Engine;
  readonly #background: Background;
  readonly #betweenCommits: MaintenanceDependencies['betweenCommits'];
  /** An index isn't unused only because this instance wasn't running for an hour. On the monotonic clock. */
  readonly #startedAt = performance.now();
  readonly #closing = new AbortController();
  readonly #builds: IndexBuilds;
  /** The indexes to drop because of imports. They are created again afterwards. */
  readonly #toDrop: IndexState[] = [];
  #purging: IndexState[] = [];
  #synchronizedAt = -Infinity;
  #looks: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;

  constructor({ indexes, engine, background, betweenCommits, reported }: MaintenanceDependencies) {
    this.#indexes = indexes;
    this.#engine = engine;
    this.#background = background;
    this.#betweenCommits = betweenCommits;
    this.#builds = new IndexBuilds({
      ...{ indexes, engine, background, betweenCommits, reported },
      signal: this.#closing.signal,
      completed: (index) => this.#purging.push(index),
      lost: () => this.look(),
      ended: () => this.work(),
    });
  }

  /** Loads the existing indexes, and continues with unfinished ones. Then regularly looks for others. */
  async start(): Promise<void> {
    this.#looks = setInterval(() => this.look(), lookMs).unref();
    await this.#background.run('index', async () => {
      await this.#synchronize();
      // A server that stopped may have left removed keys behind.
      const unpurged = new Set(await this.#engine.readUnpurgedIndexes());
      const states = this.#states();
      for (const state of states)
        if (state.stage === whole && unpurged.has(state.id)) this.#purging.push(state);
      await this.#engine.keyFiles.removeOthers(new Set(states.map(({ stage }) => stage)));
    });
    this.work();
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
    let isNew = false;
    for (;;) {
      const state = this.#indexes.get(collectionId, fields)?.state;
      if (state?.stage === whole) {
        // From now on, the index doesn't give way to others.
        this.#indexes.use(collectionId, fields);
        return { ...state, isNew };
      }
      if (reading.isGone()) throw clientGone();
      if (this.#closing.signal.aborted) throw shuttingDown();
      if (performance.now() > deadline)
        throw overloaded(
          'The server could not create the index of the row key within 60 s. The server did not change anything.',
        );
      if (state === undefined) {
        const collection = await this.#engine.describeCollection(collectionId);
        if (collection === undefined) return undefined;
        const begun = await this.#betweenCommits(() =>
          this.#engine.beginIndex(collectionId, fields, this.#indexes.clock.now(), Number.MAX_SAFE_INTEGER),
        );
        // Otherwise, another instance has created it.
        if (begun === undefined) this.#synchronizedAt = -Infinity;
        else {
          isNew = true;
          this.#indexes.begun(begun, collection.rows);
        }
      }
      this.#indexes.need(collectionId, fields);
      this.work();
      await this.#pause();
    }
  }

  /** Drops an index that nobody needs. Never rejects: an index that stays is dropped when it is unused. */
  async discard(index: IndexState): Promise<void> {
    await this.#background.run('index', () => this.#drop(index));
    this.work();
  }

  /** Records a commit. If it belongs to an import, unused indexes can be dropped until the import is complete. */
  committed(commit: CollectionCommit): void {
    const unused = this.#indexes.noteCommit(commit);
    if (unused.length === 0) return;
    this.#toDrop.push(...unused);
    this.work();
  }

  /** Looks for the work of other instances, and continues the work. */
  look(): void {
    this.#synchronizedAt = -Infinity;
    this.work();
  }

  /** Creates the requested indexes, and removes the data of dropped ones. */
  work(): void {
    if (this.#closing.signal.aborted) return;
    // After a failure, the work continues after the next look.
    this.#working ??= this.#background.run('index', () => this.#beginAndPurge());
  }

  async close(): Promise<void> {
    clearInterval(this.#looks);
    this.#closing.abort();
    await this.#working;
    await this.#builds.stopped();
  }

  #states(): IndexState[] {
    return [...this.#indexes.all()].flatMap(({ state }) => state ?? []);
  }

  async #beginAndPurge(): Promise<void> {
    try {
      do await this.#workOnce();
      while (this.#hasWork && !this.#closing.signal.aborted);
    } finally {
      // In the same turn as the last check, so that a later call of `work` starts again.
      this.#working = undefined;
    }
  }

  async #workOnce(): Promise<void> {
    if (performance.now() - this.#synchronizedAt >= lookMs) await this.#synchronize();
    for (const index of this.#toDrop.splice(0)) await this.#dropForImport(index);
    if (this.#indexes.requests().length > 0) await this.#pause(gatherMs);
    await this.#beginRequested();
    this.#builds.start();
    const [purging] = this.#purging;
    if (purging !== undefined && !this.#closing.signal.aborted) await this.#purge(purging);
    else if (this.#indexes.isWaitingForImports) await this.#pause(importPauseMs);
  }

  /** Drops an index because of an import. Unless it is unused, it is created again after the import. */
  async #dropForImport(index: IndexState): Promise<void> {
    const known = this.#indexes.get(index.collectionId, index.fields);
    // The stored time is the time of the last creation if the index was already dropped because of an import.
    const isUnused = this.#isUnused({ ...index, usedAt: known?.usedAt || index.usedAt });
    if (known !== undefined && (await this.#drop(index)) && !isUnused)
      this.#indexes.noteDroppedForImport(known);
  }

  get #hasWork(): boolean {
    const { length } = this.#toDrop;
    return (
      length + this.#purging.length + this.#indexes.requests().length > 0 || this.#indexes.isWaitingForImports
    );
  }

  async #purge(index: IndexState): Promise<void> {
    if (!(await this.#betweenCommits(() => this.#engine.purgeIndex(index)))) return this.#pause();
    this.#purging.shift();
  }

  /** Stores the requested indexes, so that commits maintain their keys. */
  async #beginRequested(): Promise<void> {
    const requests: (KnownIndex & { readonly accountId: number })[] = [];
    for (const request of this.#indexes.requests()) {
      const collection = await this.#engine.describeCollection(request.collectionId);
      if (collection === undefined) this.#indexes.delete(request.collectionId, request.fields);
      else requests.push({ ...request, accountId: collection.accountId });
    }
    for (const request of requests) {
      if (this.#closing.signal.aborted) return;
      const { collectionId, fields } = request;
      // If this fails, the index can be requested again.
      await this.#begin(request).finally(() => {
        if (!this.#indexes.exists(collectionId, fields)) this.#indexes.delete(collectionId, fields);
      });
    }
  }

  async #begin({
    collectionId,
    fields,
    rows,
    accountId,
  }: KnownIndex & { readonly accountId: number }): Promise<void> {
    const kept = this.#indexes.kept();
    const ofCollection = kept.filter((index) => index.collectionId === collectionId);
    const evicted =
      evictionCandidate(kept, accountId) ??
      (ofCollection.length >= maxIndexesPerCollection ? this.#indexes.leastUsedOf(collectionId) : undefined);
    // If another instance has just used the index, the server keeps it and doesn't create the new one.
    if (evicted !== undefined && !(await this.#drop(evicted))) return;
    const index = await this.#betweenCommits(() =>
      this.#engine.beginIndex(collectionId, fields, this.#indexes.clock.now(), maxIndexesPerCollection),
    );
    if (index !== undefined) this.#indexes.begun(index, rows);
    // Another instance has created it, or the collection has other indexes that this instance doesn't know yet.
    else if (this.#engine.commitsInParallel) await this.#synchronize();
  }

  /** Loads the indexes of all instances, and stores the use of indexes on this instance. */
  async #synchronize(): Promise<void> {
    const readAt = performance.now();
    this.#synchronizedAt = readAt;
    const states: IndexState[] = [];
    const stored = await this.#engine.readIndexes();
    const now = this.#indexes.clock.now();
    for (const state of stored) {
      const known = this.#indexes.get(state.collectionId, state.fields);
      // The clock may have been set back since then.
      if (known !== undefined) known.usedAt = Math.min(known.usedAt, now);
      const isBuiltHere = known?.build?.begunAt !== undefined;
      // Otherwise, an index that a wrong clock has stamped would be in use until the time of its stamp.
      const isAhead = state.usedAt > now + clockSkewMs;
      // Others know by this that the index isn't abandoned.
      const usedAt = isBuiltHere || isAhead ? now : (known?.usedAt ?? 0);
      const isDue = isAhead || usedAt >= state.usedAt + (isBuiltHere ? 1 : touchMs);
      if (isDue) await this.#engine.touchIndex(state, usedAt);
      states.push(isDue ? { ...state, usedAt } : state);
    }
    // The indexes that this instance completed, although the response was lost or has not arrived yet.
    const completedHere = new Set(
      states.filter(
        ({ collectionId, fields, stage }) =>
          stage === whole && this.#indexes.get(collectionId, fields)?.build?.begunAt !== undefined,
      ),
    );
    this.#indexes.replace(states, readAt);
    const purged = new Set(this.#purging.map(({ id }) => id));
    const unused: IndexState[] = [];
    for (const state of states) {
      const { stage, accountId } = state;
      if (stage === dropped || completedHere.has(state)) {
        if (!purged.has(state.id)) this.#purging.push(state);
      } else if (accountId === undefined || this.#isUnused(state)) unused.push(state);
      else if (isInProgress(stage)) this.#indexes.touched(state);
    }
    for (const state of unused) if (!this.#closing.signal.aborted) await this.#drop(state);
  }

  #isUnused({ stage, usedAt, rowKey }: IndexState): boolean {
    const runsForMs = performance.now() - this.#startedAt;
    const isOld = Math.min(this.#indexes.clock.now() - usedAt, runsForMs) > unusedMs;
    return stage === whole && rowKey === undefined && isOld;
  }

  /** Returns false if another instance has used the index in the meantime. */
  async #drop(index: IndexState): Promise<boolean> {
    const stored = this.#indexes.get(index.collectionId, index.fields)?.state ?? index;
    if (!(await this.#betweenCommits(() => this.#engine.dropIndex(stored)))) return false;
    this.#indexes.delete(index.collectionId, index.fields);
    this.#purging.push({ ...index, stage: dropped });
    return true;
  }

  async #pause(ms = pauseMs): Promise<void> {
    await sleep(ms, undefined, { signal: this.#closing.signal }).catch(() => undefined);
  }
}
