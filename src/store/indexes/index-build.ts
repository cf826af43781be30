/**
 * Creates indexes of one collection together. Writes continue, and maintain the keys of the rows that they change.
 *
 * 1. Reads all rows once, in order of id, and writes their keys to a file for each index.
 * 2. Sorts each file.
 * 3. Copies the keys into the index in order, in small steps between commits, while the next file is sorted. The
 *    server omits keys that commits have removed since it read the row.
 *
 * If the server stops, the next one continues with the sorted files, and reads the rows again for the other indexes.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, type IndexState, type KeyFile, whole } from '../../engines/engine.js';
import { Thread } from '../../runtime/thread.js';
import { keysOfRows, type RowKeysTask } from './row-keys.js';

/** The rows that are read and whose keys are made at once. */
const readRows = 2_000;
/** The keys of a smaller collection are made on the main thread, because a thread takes longer to start. */
const rowsForThread = 10_000;
/** The time limit for making the keys of `readRows` rows on the thread. It takes a few milliseconds. */
const keysMs = 30_000;
/** The keys of one step. Their number depends on the duration of the previous step. */
const maxStepKeys = 5_000;
const minStepKeys = 50;
/** The interval of the check whether scans have room for more writes. */
const crowdedMs = 20;

/** The parts of the work in percent, as measured with 10 million rows. */
const partOfReading = 50;
const partOfSorting = 15;

export interface BuildDependencies {
  readonly engine: Engine;
  /** Runs `work`. On SQLite, it runs between two group commits. */
  readonly betweenCommits: <T>(work: () => Promise<T>) => Promise<T>;
  readonly signal: AbortSignal;
  /** Called when an index has got further. */
  readonly advanced: (index: IndexState, percent: number) => void;
}

/** An index with the new file of its keys. */
interface UnsortedIndex {
  readonly index: IndexState;
  readonly file: KeyFile;
}

export class IndexBuild {
  readonly #dependencies: BuildDependencies;
  readonly #thread = new Thread<RowKeysTask, string[]>('#key-thread');

  constructor(dependencies: BuildDependencies) {
    this.#dependencies = dependencies;
  }

  /** Completes indexes of a collection in their order. Stops early if the signal is aborted. */
  async complete(indexes: readonly IndexState[]): Promise<void> {
    const { keyFiles } = this.#dependencies.engine;
    const files: KeyFile[] = [];
    const unsorted: IndexState[] = [];
    try {
      for (const index of indexes) {
        const file = await keyFiles.open(index.stage, index.id);
        if (file === undefined) unsorted.push(index);
        else {
          files.push(file);
          await this.#copy(index, file);
        }
      }
      if (this.#isOver || unsorted.length === 0) return;
      const builds: UnsortedIndex[] = [];
      for (const index of unsorted) {
        const file = await keyFiles.create(index.id);
        files.push(file);
        builds.push({ index, file });
      }
      await this.#read(builds);
      await this.#sortAndCopy(builds);
    } finally {
      await this.#thread.close();
      for (const file of files) await file.close();
    }
  }

  get #isOver(): boolean {
    return this.#dependencies.signal.aborted;
  }

  /** Reads all rows, and writes their keys to the files of these indexes. */
  async #read(builds: readonly UnsortedIndex[]): Promise<void> {
    const { engine, signal, advanced } = this.#dependencies;
    const indexes = builds.map(({ index }) => index);
    const names = [...new Set(indexes.flatMap(({ fields }) => fields.map(({ field }) => field)))];
    const ofIndexes = indexes.map(({ fields }) => ({
      fields,
      places: fields.map(({ field }) => names.indexOf(field) + 1),
    }));
    const { collectionId } = indexes[0]!;
    const rows = (await engine.describeCollection(collectionId))?.rows ?? 0;
    // The server reads rows, makes the keys of earlier rows and stores earlier keys, all at the same time.
    let storing: Promise<unknown> = Promise.resolve();
    const keep = async (texts: string): Promise<void> => {
      const task = { indexes: ofIndexes, rows: texts };
      const done = rows < rowsForThread ? { answer: keysOfRows(task) } : await this.#thread.run(task, keysMs);
      signal.throwIfAborted();
      if (done === undefined) throw new Error('Computing the keys of an index took too long.');
      await storing;
      storing = Promise.all(builds.map(({ file }, at) => file.add(done.answer[at]!)));
      // Awaited in a later round.
      storing.catch(() => undefined);
    };
    let keeping = Promise.resolve();
    let read = 0;
    for (let after = 0; ; ) {
      signal.throwIfAborted();
      const values = await engine.readValues(collectionId, names, after, readRows);
      await keeping;
      if (values === undefined) break;
      keeping = keep(values.rows);
      // Awaited in the next round.
      keeping.catch(() => undefined);
      after = values.lastId;
      read += readRows;
      for (const index of indexes) advanced(index, Math.floor(partOfReading * Math.min(1, read / rows)));
    }
    await storing;
  }

  async #sortAndCopy(builds: readonly UnsortedIndex[]): Promise<void> {
    let sorting: Promise<IndexState | undefined> | undefined;
    try {
      for (const [at, { file }] of builds.entries()) {
        const sorted = await (sorting ?? this.#sort(builds[at]!));
        const next = builds[at + 1];
        sorting = next && this.#sort(next);
        // Awaited in the next round.
        sorting?.catch(() => undefined);
        if (sorted === undefined) await file.remove();
        else await this.#copy(sorted, file);
      }
    } finally {
      await sorting?.catch(() => undefined);
    }
  }

  /** Returns the index in its next stage, or undefined if it is no longer in its stage. */
  async #sort({ index, file }: UnsortedIndex): Promise<IndexState | undefined> {
    const { engine, betweenCommits, advanced, signal } = this.#dependencies;
    await file.sort(signal);
    if (!(await betweenCommits(() => engine.advanceIndex(index, file.token)))) return undefined;
    const sorted = { ...index, stage: file.token };
    advanced(sorted, partOfReading + partOfSorting);
    return sorted;
  }

  /** Copies the keys into the index, and then removes their file. */
  async #copy(index: IndexState, file: KeyFile): Promise<void> {
    await this.#copyKeys(index, file);
    if (!this.#isOver) await file.remove();
  }

  async #copyKeys(index: IndexState, file: KeyFile): Promise<void> {
    const { engine, betweenCommits, advanced } = this.#dependencies;
    const keys = await file.count();
    const before = partOfReading + partOfSorting;
    let step = minStepKeys;
    for (let after = 0; after < keys; ) {
      if (this.#isOver) return;
      advanced(index, before + Math.floor((100 - before) * (after / keys)));
      while (engine.isCrowded && !this.#isOver) await sleep(crowdedMs);
      const tookMs = await betweenCommits(() => engine.copyKeys(index, file, after, step));
      if (tookMs === undefined) return;
      after += step;
      step = Math.max(minStepKeys, Math.min(Math.round((step * engine.indexStepMs) / tookMs), maxStepKeys));
    }
    if (await betweenCommits(() => engine.advanceIndex(index, whole)))
      advanced({ ...index, stage: whole }, 100);
  }
}
