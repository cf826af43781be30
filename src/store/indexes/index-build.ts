/**
 * Creates indexes of one collection together. Writes continue, and maintain the keys of the rows that they change.
 *
 * 1. Reads all rows once, in order of id, and writes their keys to a file.
 * 2. Sorts the keys.
 * 3. Copies them into each index in order, in small steps between commits. Keys that commits have removed since the
 *    row was read are left out.
 *
 * If the server stops, the next one continues with the sorted file, or reads the rows again.
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
  readonly moved: (index: IndexState, percent: number) => void;
}

export class IndexBuild {
  readonly #dependencies: BuildDependencies;
  readonly #thread = new Thread<RowKeysTask, string[]>('#key-thread');

  constructor(dependencies: BuildDependencies) {
    this.#dependencies = dependencies;
  }

  /** Completes indexes of a collection in their order. Stops early if the signal is aborted. */
  async complete(indexes: readonly IndexState[]): Promise<void> {
    const { engine } = this.#dependencies;
    const unsorted: IndexState[] = [];
    const files = new Map<number, KeyFile>();
    let isDone = false;
    try {
      for (const index of indexes) {
        const file = files.get(index.stage) ?? (await engine.keyFiles.open(index.stage));
        if (file === undefined) unsorted.push(index);
        else files.set(index.stage, file);
      }
      for (const index of indexes) {
        const file = files.get(index.stage);
        if (file !== undefined) await this.#copy(index, file);
      }
      if (unsorted.length > 0 && !this.#isOver) {
        const file = await engine.keyFiles.create(unsorted.map(({ id }) => id));
        files.set(file.token, file);
        await this.#readAndSort(unsorted, file);
        for (const index of unsorted) await this.#copy(index, file);
      }
      isDone = !this.#isOver;
    } finally {
      await this.#thread.close();
      for (const file of files.values()) await (isDone ? file.remove() : file.close());
    }
  }

  get #isOver(): boolean {
    return this.#dependencies.signal.aborted;
  }

  async #readAndSort(indexes: readonly IndexState[], file: KeyFile): Promise<void> {
    const { engine, signal, moved } = this.#dependencies;
    const names = [...new Set(indexes.flatMap(({ fields }) => fields.map(({ field }) => field)))];
    const ofIndexes = indexes.map(({ fields }) => ({
      fields,
      places: fields.map(({ field }) => names.indexOf(field) + 1),
    }));
    const { collectionId } = indexes[0]!;
    const rows = (await engine.describeCollection(collectionId))?.rows ?? 0;
    const keep = async (texts: string): Promise<void> => {
      const task = { indexes: ofIndexes, rows: texts };
      const done = rows < rowsForThread ? { answer: keysOfRows(task) } : await this.#thread.run(task, keysMs);
      signal.throwIfAborted();
      if (done === undefined) throw new Error('Computing the keys of an index took too long.');
      for (const [at, { id }] of indexes.entries()) await file.add(id, done.answer[at]!);
    };
    let read = 0;
    // While the keys of some rows are made and stored, the next rows are read.
    let keeping = Promise.resolve();
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
      for (const index of indexes) moved(index, Math.floor(partOfReading * Math.min(1, read / rows)));
    }
    await file.sort(signal);
  }

  async #copy(index: IndexState, file: KeyFile): Promise<void> {
    const { engine, betweenCommits, moved } = this.#dependencies;
    let sorted = index;
    if (index.stage !== file.token) {
      if (!(await betweenCommits(() => engine.advanceIndex(index, file.token)))) return;
      sorted = { ...index, stage: file.token };
    }
    const keys = await file.count(index.id);
    const before = partOfReading + partOfSorting;
    let step = minStepKeys;
    for (let after = 0; after < keys; ) {
      if (this.#isOver) return;
      moved(sorted, before + Math.floor((100 - before) * (after / keys)));
      while (engine.isCrowded && !this.#isOver) await sleep(crowdedMs);
      const tookMs = await betweenCommits(() => engine.copyKeys(sorted, file, after, step));
      if (tookMs === undefined) return;
      after += step;
      step = Math.max(minStepKeys, Math.min(Math.round((step * engine.indexStepMs) / tookMs), maxStepKeys));
    }
    if (await betweenCommits(() => engine.advanceIndex(sorted, whole)))
      moved({ ...sorted, stage: whole }, 100);
  }
}
