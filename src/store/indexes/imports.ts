/**
 * Recognizes imports: large commits to one collection, one soon after the other. The keys of an index are in another
 * order than the imported rows, so an import into a large index writes most pages of the index many times. With three
 * indexes of random values, an import of a million rows wrote 26 times the bytes of an import without indexes. It is
 * cheaper to create the indexes again after the import (index-build.ts).
 */
import type { CollectionCommit } from '../../engines/engine.js';

/** A commit that changes fewer rows does not belong to an import. */
const minCommitRows = 500;
/** If no large commit arrives for this long, the import is complete. */
const pauseMs = 2_000;
/** The minimum number of rows that an import must have changed before indexes are dropped. */
const minRows = 10_000;
/** The minimum part of the collection's rows that it must have changed. */
const minPart = 1 / 4;

interface Import {
  /** On the clock of `IndexState.usedAt`. */
  readonly begunAt: number;
  /** The number of rows whose index keys have changed since then. */
  readonly indexedRows: number;
  readonly lastAt: number;
}

export class Imports {
  /** By collection. The import with the oldest commit is the first. */
  readonly #running = new Map<number, Import>();

  /**
   * Records a large commit. If the import has changed many index keys, returns when it started. Indexes that no
   * list has used since then can be dropped. From now on, the keys are counted again.
   *
   * @param indexes the number of the collection's indexes
   * @param now the time on the clock of `IndexState.usedAt`
   */
  committed(
    { collectionId, head, keys }: CollectionCommit,
    indexes: number,
    now: number,
  ): number | undefined {
    this.#forgetEnded();
    const { begunAt, indexedRows: before } = this.#running.get(collectionId) ?? {
      begunAt: now,
      indexedRows: 0,
    };
    const keysPerIndex = Math.max(keys.added.length, keys.removed.length) / Math.max(1, indexes);
    const indexedRows = before + keysPerIndex;
    const isDue = indexedRows >= Math.max(minRows, head.rows * minPart);
    const next = isDue ? { begunAt: now, indexedRows: 0 } : { begunAt, indexedRows };
    this.#running.delete(collectionId);
    this.#running.set(collectionId, { ...next, lastAt: performance.now() });
    return isDue ? begunAt : undefined;
  }

  isRunning(collectionId: number): boolean {
    this.#forgetEnded();
    return this.#running.has(collectionId);
  }

  #forgetEnded(): void {
    const before = performance.now() - pauseMs;
    for (const [collectionId, { lastAt }] of this.#running) {
      if (lastAt >= before) return;
      this.#running.delete(collectionId);
    }
  }
}

/** Returns whether a commit changes so many rows that it can belong to an import. */
export function isLarge({ inserted, updated, deleted }: CollectionCommit): boolean {
  return (inserted?.rows.length ?? 0) + updated.length + deleted.length >= minCommitRows;
}
