/** What keeps a copy between two lives of a page or process. */
import type { AnyRow, Change, RowLike } from './copy.js';

export interface StoredCopy<R extends RowLike = AnyRow> {
  readonly rows: Iterable<R>;
  readonly cursor: string;
}

/** What leads from the rows at one cursor to those at another. */
export interface StoredChanges<R extends RowLike = AnyRow> {
  /** That of the copy as it was loaded or saved last; undefined where there was none. */
  readonly from: string | undefined;
  readonly put: readonly R[];
  /** Ids of rows that are gone. */
  readonly remove: readonly number[];
  readonly cursor: string;
}

/** Each copy has a name, made of the service's address, the collection and the filter. */
export interface MirrorStorage<R extends RowLike = AnyRow> {
  /** What was saved last; undefined where nothing is. */
  load(name: string): Promise<StoredCopy<R> | undefined>;
  /**
   * Keeps rows and cursor together or not at all. What is kept may be at another cursor than `from`, where another
   * mirror has saved it since: the changes don't lead on from there, and are dropped.
   */
  save(name: string, changes: StoredChanges<R>): Promise<void>;
  clear(name: string): Promise<void>;
}

/** Saves a copy as it changes, one save at a time. */
export class Keeper<R extends RowLike> {
  readonly #storage: MirrorStorage<R>;
  readonly #name: string;
  readonly #failed: (error: unknown) => void;
  #unsaved = new Map<number, R | undefined>();
  #cursor: string | undefined;
  #savedCursor: string | undefined;
  #isFailed = false;
  #saving: Promise<void> | undefined;

  /** @param failed told once; nothing is kept from then on */
  constructor(storage: MirrorStorage<R>, name: string, failed: (error: unknown) => void) {
    this.#storage = storage;
    this.#name = name;
    this.#failed = failed;
  }

  async load(): Promise<StoredCopy<R> | undefined> {
    let stored: StoredCopy<R> | undefined;
    await this.#try(async () => {
      stored = await this.#storage.load(this.#name);
      this.#savedCursor = stored?.cursor;
    });
    return stored;
  }

  note(changes: readonly Change<R>[], cursor: string): void {
    if (this.#isFailed) return;
    for (const { id, row } of changes) this.#unsaved.set(id, row);
    this.#cursor = cursor;
    this.#saving ??= this.#save().finally(() => {
      this.#saving = undefined;
    });
  }

  async clear(): Promise<void> {
    this.#cursor = undefined;
    this.#unsaved = new Map();
    await this.#saving;
    await this.#try(() => this.#storage.clear(this.#name));
  }

  /** Resolves when all that was noted is saved, or can't be. */
  async saved(): Promise<void> {
    await this.#saving;
  }

  async #save(): Promise<void> {
    while (this.#cursor !== undefined) {
      const cursor = this.#cursor;
      const unsaved = [...this.#unsaved];
      this.#cursor = undefined;
      this.#unsaved = new Map();
      const put = unsaved.flatMap(([, row]) => row ?? []);
      const remove = unsaved.flatMap(([id, row]) => (row === undefined ? id : []));
      const from = this.#savedCursor;
      this.#savedCursor = cursor;
      await this.#try(() => this.#storage.save(this.#name, { from, put, remove, cursor }));
    }
  }

  async #try(attempt: () => Promise<void>): Promise<void> {
    if (this.#isFailed) return;
    try {
      await attempt();
    } catch (error) {
      // What is stored stays as it was: rows and cursor of an earlier moment.
      this.#isFailed = true;
      this.#failed(error);
    }
  }
}
