import type { CollectionRef, Engine as StoreEngine } from '../../src/engines/engine.js';
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

/** A directory and a database for one test. */
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

/** A database for one test, without a server. */
export interface TestDatabase extends Database {
  /** Opens the database again, as another process would. */
  again(role: OpenOptions['role']): Promise<Database>;
  /** Closes the database and removes its directory. */
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

/** Opens the engine of such a database. The database must be closed before. */
export function engineOn(database: Database): Promise<StoreEngine> {
  return engineOf(database as SqliteDatabase | PostgresDatabase);
}

/** Returns the message of the error that the work fails with, or '' if it succeeds. */
export function failure(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => '',
    (error: Error) => error.message,
  );
}

/** Creates a collection without a server. */
export async function createCollection(
  engine: Pick<StoreEngine, 'createCollections'>,
  accountId: number,
  name: string,
  incarnation: string,
): Promise<CollectionRef> {
  const [created] = await engine.createCollections(accountId, [{ name, incarnation }], 0);
  return created as CollectionRef;
}
