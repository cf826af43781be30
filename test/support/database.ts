import type { Engine as StoreEngine } from '../../src/engines/engine.js';
import {
  type Database,
  type OpenOptions,
  openDatabase,
  type PostgresDatabase,
  type SqliteDatabase,
} from '../../src/engines/open.js';
import { engineOf } from '../../src/service.js';
import { type Engine, storageIn, type TestStorage } from './engine.js';
import { removeDirectory, temporaryDirectory } from './service.js';

/** Where a database of a test's own may be made. */
export interface OwnStorage extends TestStorage {
  readonly directory: string;
}

export async function freshStorage(which?: Engine): Promise<OwnStorage> {
  const directory = await temporaryDirectory();
  const storage = await storageIn(directory, which);
  const remove = async (): Promise<void> => {
    await storage.remove();
    await removeDirectory(directory);
  };
  return { ...storage, directory, remove };
}

/** A database of a test's own, without a service. */
export interface TestDatabase extends Database {
  /** Opens it once more, as another process would. */
  again(role: OpenOptions['role']): Promise<Database>;
  /** Closes it and removes its directory. */
  remove(): Promise<void>;
}

export async function freshDatabase(): Promise<TestDatabase> {
  const storage = await freshStorage();
  const again = (role: OpenOptions['role']): Promise<Database> => openDatabase(storage.url, { role });
  const database = await again('server');
  const remove = async (): Promise<void> => {
    await database.close();
    await storage.remove();
  };
  return { ...database, again, remove };
}

/** The engine of such a database; it is to be closed before. */
export function engineOn(database: Database): Promise<StoreEngine> {
  return engineOf(database as SqliteDatabase | PostgresDatabase);
}

/** The message that something fails with; '' when it does not. */
export function failure(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => '',
    (error: Error) => error.message,
  );
}
