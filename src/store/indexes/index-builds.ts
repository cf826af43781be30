/** Completes the indexes that are stored but incomplete: for each account, in one collection at a time. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, type IndexState, whole } from '../../engines/engine.js';
import type { Background } from '../../runtime/background.js';
import type { FieldOrder } from '../../values/order.js';
import { type BuildDependencies, IndexBuild } from './index-build.js';
import { firstOfEach } from './index-shares.js';
import type { Indexes, KeptIndex, KnownIndex } from './indexes.js';

/** After an index could not be created, the next attempt starts after this time. */
const retryMs = 1_000;
/** If an index in progress hasn't been touched for this long, the instance that creates it has stopped. */
const abandonedMs = 8_000;
/** The `usedAt` of an index in progress whose instance has stopped. */
const abandoned = 0;
/** The number of accounts whose indexes are created at once. */
const buildsAtOnce = 4;

/** Reports the creation of an index at its start, every 10 % and at its end. */
export interface IndexReport {
  readonly collectionId: number;
  readonly fields: readonly FieldOrder[];
  readonly percent: number;
  readonly elapsedMs: number;
}

interface BuildsDependencies extends Pick<BuildDependencies, 'engine' | 'betweenCommits' | 'signal'> {
  readonly indexes: Indexes;
  readonly background: Background;
  readonly reported: ((report: IndexReport) => void) | undefined;
  readonly completed: (index: IndexState) => void;
  /** Called if another instance has dropped one of the indexes or deleted the collection. */
  readonly lost: () => void;
  /** Called when an account has room for its next build. */
  readonly ended: () => void;
}

export class IndexBuilds {
  readonly #dependencies: BuildsDependencies;
  readonly #indexes: Indexes;
  readonly #engine: Engine;
  /** By account. */
  readonly #running = new Map<number, Promise<void>>();

  constructor(dependencies: BuildsDependencies) {
    this.#dependencies = dependencies;
    this.#indexes = dependencies.indexes;
    this.#engine = dependencies.engine;
  }

  /** Starts as many builds as can run at once. */
  start(): void {
    const mine: (KeptIndex & { readonly rank: number })[] = [];
    for (const { state, build, isNeeded } of this.#indexes.all()) {
      if (state?.accountId === undefined || build === undefined) continue;
      // The other instance may also have stopped.
      if (this.#engine.commitsInParallel && build.begunAt === undefined && state.usedAt !== abandoned) {
        if (performance.now() - build.seenAt < abandonedMs) continue;
      }
      mine.push({ ...state, accountId: state.accountId, rank: isNeeded ? 0 : 1 });
    }
    const byNeed = mine.toSorted((a, b) => a.rank - b.rank || a.id - b.id);
    for (const { accountId, collectionId } of firstOfEach(byNeed)) {
      if (this.#running.size >= buildsAtOnce) return;
      if (this.#running.has(accountId)) continue;
      const ofCollection = byNeed.filter((index) => index.collectionId === collectionId);
      this.#running.set(accountId, this.#run(accountId, collectionId, ofCollection));
    }
  }

  /** Resolves when the builds have stopped, and lets other instances continue at once. Abort the signal first. */
  async stopped(): Promise<void> {
    await Promise.all(this.#running.values());
    for (const { state, build } of this.#indexes.all())
      if (state !== undefined && build?.begunAt !== undefined)
        await this.#dependencies.background.run('index', () => this.#engine.touchIndex(state, abandoned));
  }

  async #run(accountId: number, collectionId: number, indexes: readonly IndexState[]): Promise<void> {
    const { background, signal, lost, ended } = this.#dependencies;
    let areDone = false;
    const work = async (): Promise<void> => {
      await this.#build(collectionId, indexes);
      areDone = indexes.every(({ fields }) => !this.#indexes.progress(collectionId, fields));
      if (!areDone) lost();
    };
    await background.run('index', work, 'build');
    // A request that waits for the index starts builds every few milliseconds.
    if (!areDone) await sleep(retryMs, undefined, { signal }).catch(() => undefined);
    this.#running.delete(accountId);
    ended();
  }

  async #build(collectionId: number, indexes: readonly IndexState[]): Promise<void> {
    const { engine, betweenCommits, signal, reported, completed } = this.#dependencies;
    for (const index of indexes) {
      this.#indexes.begun(index, 0);
      reported?.({ collectionId, fields: index.fields, percent: 0, elapsedMs: 0 });
    }
    const advanced = (index: IndexState, percent: number): void => {
      const known = this.#indexes.get(collectionId, index.fields);
      // It may have been dropped in the meantime.
      if (known?.state?.id !== index.id || known.build === undefined) return;
      this.#report(known, percent);
      known.build.percent = percent;
      this.#indexes.set({ ...index, usedAt: known.state.usedAt });
      if (index.stage !== whole) return;
      // If it was dropped because of an import, no list has used it since then.
      known.usedAt ||= this.#indexes.clock.now();
      completed(index);
    };
    try {
      await new IndexBuild({ engine, betweenCommits, signal, advanced }).complete(indexes);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  #report({ collectionId, fields, build }: KnownIndex, percent: number): void {
    const elapsedMs = performance.now() - build!.begunAt!;
    const isDue =
      percent === 100 || (elapsedMs > 1_000 && Math.floor(percent / 10) > Math.floor(build!.percent / 10));
    if (isDue) this.#dependencies.reported?.({ collectionId, fields, percent, elapsedMs });
  }
}
