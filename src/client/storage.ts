/** Saves the copy of a mirror, so that it survives a reload of the page or a restart of the process. */
import type { AnyRow, Change, RowLike } from './copy.js';

export interface StoredCopy<R extends RowLike = AnyRow> {
  readonly rows: Iterable<R>;
  /** The cursor of the rows. With a ticket, the text also identifies the grant. Don't send it to the server. */
  readonly cursor: string;
}

/** The difference between the rows at two cursors. */
export interface StoredChanges<R extends RowLike = AnyRow> {
  /** The cursor of the copy that was last loaded or saved. Undefined if there was no copy. */
  readonly from: string | undefined;
  readonly put: readonly R[];
  /** The ids of the rows that were deleted, or that stopped matching the filter. */
  readonly remove: readonly number[];
  readonly cursor: string;
}

/**
 * A storage for copies, which an application can implement. Each copy has a name that consists of the address
 * of the server, the collection and the filter.
 */
export interface MirrorStorage<R extends RowLike = AnyRow> {
  /** Returns the copy that was saved last, or undefined if there is no copy. */
  load(name: string): Promise<StoredCopy<R> | undefined>;
  /**
   * Saves rows and cursor atomically. If the stored copy has another cursor than `from`, another mirror has
   * saved it in the meantime. The storage must then ignore the changes, because they don't start at the
   * stored cursor.
   */
  save(name: string, changes: StoredChanges<R>): Promise<void>;
  clear(name: string): Promise<void>;
}

/** Saves a copy whenever it changes, one save at a time. */
export class Keeper<R extends RowLike> {
  readonly #storage: MirrorStorage<R>;
  readonly #name: string;
  readonly #failed: (error: unknown) => void;
  #unsaved = new Map<number, R | undefined>();
  #cursor: string | undefined;
  #savedCursor: string | undefined;
  #isFailed = false;
  #saving: Promise<void> | undefined;

  /** @param failed called with the first error, after which the keeper stops saving */
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
    this.#saving ??= this.#save();
  }

  async clear(): Promise<void> {
    this.#cursor = undefined;
    this.#unsaved = new Map();
    await this.#saving;
    await this.#try(() => this.#storage.clear(this.#name));
  }

  /** Resolves when all noted changes are saved, or when saving has failed. */
  async saved(): Promise<void> {
    await this.#saving;
  }

  /** Saves all noted changes. The save ends in the same turn as its last check, so a later change starts another one. */
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
    this.#saving = undefined;
  }

  async #try(attempt: () => Promise<void>): Promise<void> {
    if (this.#isFailed) return;
    try {
      await attempt();
    } catch (error) {
      // The storage still contains a consistent older state of the rows and the cursor.
      this.#isFailed = true;
      this.#failed(error);
    }
  }
}
