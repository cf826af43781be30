/** A copy's rows and cursor in a browser's IndexedDB, written in one transaction. */
import type { RowLike } from './copy.js';
import type { MirrorStorage } from './storage.js';

/**
 * Keeps copies in the database of this name, any number of them. Whoever uses the browser can read it, so give each
 * person who signs in a database of their own; `indexedDB.deleteDatabase(name)` removes it.
 */
export function indexedDbStorage<R extends RowLike>(databaseName: string): MirrorStorage<R> {
  let opening: Promise<Database> | undefined;
  const begin = async (mode: 'readonly' | 'readwrite') => {
    opening ??= open(databaseName);
    const transaction = (await opening).transaction([cursorsStore, rowsStore], mode);
    return {
      cursors: transaction.objectStore(cursorsStore),
      rows: transaction.objectStore(rowsStore),
      done: completion(transaction),
    };
  };
  return {
    async load(name) {
      const { cursors, rows, done } = await begin('readonly');
      const cursor = await result(cursors.get<string>(name));
      const all = await result(rows.getAll<R>(rangeOf(name)));
      await done;
      return cursor === undefined ? undefined : { cursor, rows: all };
    },
    async save(name, { from, put, remove, cursor }) {
      const { cursors, rows, done } = await begin('readwrite');
      if ((await result(cursors.get<string>(name))) === from) {
        for (const row of put) rows.put(row, [name, row.id]);
        for (const id of remove) rows.delete([name, id]);
        cursors.put(cursor, name);
      }
      await done;
    },
    async clear(name) {
      const { cursors, rows, done } = await begin('readwrite');
      cursors.delete(name);
      rows.delete(rangeOf(name));
      await done;
    },
  };
}

const cursorsStore = 'cursors';
const rowsStore = 'rows';

// As much of IndexedDB as is used: the types of browsers aren't there for those who import this in Node.js.
interface Request<T> {
  readonly result: T;
  readonly error: unknown;
  onsuccess: (() => void) | null;
  onerror: (() => void) | null;
}
interface Store {
  get<T>(key: unknown): Request<T | undefined>;
  getAll<T>(range: unknown): Request<T[]>;
  put(value: unknown, key: unknown): unknown;
  delete(key: unknown): unknown;
}
interface Transaction {
  readonly error: unknown;
  objectStore(name: string): Store;
  oncomplete: (() => void) | null;
  onabort: (() => void) | null;
}
interface Database {
  transaction(stores: readonly string[], mode: 'readonly' | 'readwrite'): Transaction;
  createObjectStore(name: string): unknown;
  close(): void;
  onversionchange: (() => void) | null;
}
interface Opening extends Request<Database> {
  onupgradeneeded: (() => void) | null;
}
interface Platform {
  readonly indexedDB?: { open(name: string, version: number): Opening };
  readonly IDBKeyRange: { bound(lower: unknown, upper: unknown): unknown };
}

const platform = globalThis as unknown as Platform;

function open(name: string): Promise<Database> {
  if (platform.indexedDB === undefined)
    return Promise.reject(new TypeError('this platform has no IndexedDB'));
  const opening = platform.indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(cursorsStore);
    opening.result.createObjectStore(rowsStore);
  };
  return result(opening).then((database) => {
    // So that it can be deleted.
    database.onversionchange = () => database.close();
    return database;
  });
}

/** Of all rows of a copy: an array is above every number. */
function rangeOf(name: string): unknown {
  return platform.IDBKeyRange.bound([name], [name, []]);
}

function result<T>(request: Request<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function completion(transaction: Transaction): Promise<void> {
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
  });
  // A request that fails is awaited first.
  done.catch(() => undefined);
  return done;
}
