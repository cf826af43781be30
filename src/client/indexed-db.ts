/** Stores the rows and the cursor of a mirror in the IndexedDB of a browser. Each save is one transaction. */
import type { RowLike } from './copy.js';
import type { MirrorStorage } from './storage.js';

/**
 * Stores any number of copies in the database with this name. Every user of the browser profile can read the
 * database. Use a separate database for each person who signs in. To delete it, call
 * `indexedDB.deleteDatabase(name)`.
 */
export function indexedDbStorage<R extends RowLike>(databaseName: string): MirrorStorage<R> {
  let opening: Promise<Database> | undefined;
  const forget = (): void => {
    opening = undefined;
  };
  const begin = async (mode: 'readonly' | 'readwrite') => {
    opening ??= open(databaseName, forget).catch((error: unknown) => {
      forget();
      throw error;
    });
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

// The part of IndexedDB that this module uses. The types of browsers don't exist in Node.js projects that
// import this module.
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

/** @param closed called when the database was closed, so that it must be opened again */
function open(name: string, closed: () => void): Promise<Database> {
  if (platform.indexedDB === undefined)
    return Promise.reject(new TypeError('this platform does not support IndexedDB'));
  const opening = platform.indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(cursorsStore);
    opening.result.createObjectStore(rowsStore);
  };
  return result(opening).then((database) => {
    // Another page can then delete the database without waiting for this one.
    database.onversionchange = () => {
      database.close();
      closed();
    };
    return database;
  });
}

/** Returns the range of the keys of all rows of a copy. In IndexedDB, an array sorts after every number. */
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
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser aborted the transaction'));
  });
  // If a request fails, the caller sees its error first and never awaits this promise. This handler prevents
  // an unhandled rejection.
  done.catch(() => undefined);
  return done;
}
