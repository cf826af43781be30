import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type PostgresServer, postgresServer, singlePostgresServer } from './postgres.js';

/** The engines that a run of the suite can test. */
export type TestedEngine = 'sqlite' | 'postgres';

/**
 * An engine of one test. In a run on Citus, `postgres` is Citus, and `single postgres` is a server without
 * Citus.
 */
export type Engine = TestedEngine | 'single postgres';

/** The engine under test, from ROWFEED_TEST_ENGINE. */
export const engine: TestedEngine = process.env.ROWFEED_TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

/**
 * The database that belongs to a test's directory: a file in it, or a PostgreSQL database that is named after
 * it.
 */
export interface TestStorage {
  /** The value for DATABASE_URL. */
  readonly url: string;
  /** Returns all stored data as text, by file or table. */
  contents(): Promise<ReadonlyMap<string, string>>;
  /** Removes data that isn't in the directory. */
  remove(): Promise<void>;
}

export function storageIn(directory: string, which: Engine = engine): Promise<TestStorage> {
  return which === 'sqlite' ? sqliteStorage(directory) : postgresStorage(directory, serverOf(which));
}

export function serverOf(which: Exclude<Engine, 'sqlite'>): Promise<PostgresServer> {
  return which === 'postgres' ? postgresServer() : singlePostgresServer();
}

async function sqliteStorage(directory: string): Promise<TestStorage> {
  return {
    url: `sqlite:${join(directory, 'rowfeed.db')}`,
    async contents() {
      const names = await readdir(directory);
      const texts = await Promise.all(names.map((name) => readFile(join(directory, name), 'latin1')));
      return new Map(names.map((name, index) => [name, texts[index]!]));
    },
    remove: () => Promise.resolve(),
  };
}

async function postgresStorage(directory: string, on: Promise<PostgresServer>): Promise<TestStorage> {
  const server = await on;
  const name = basename(directory);
  const isThere = await server.query('', `SELECT 1 FROM pg_database WHERE datname = '${name}'`);
  if (isThere.length === 0) await server.createDatabase(name);
  return {
    url: server.urlOf(name),
    async contents() {
      const tables = await server.query(
        name,
        'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
      );
      const texts = new Map<string, string>();
      for (const { name: table } of tables) {
        const rows = await server.query(name, `SELECT each::text FROM "${table}" AS each`);
        // Rows have no defined order, in particular if they come from several Citus workers.
        texts.set(
          table,
          rows
            .map(({ each }) => each)
            .sort()
            .join('\n'),
        );
      }
      return texts;
    },
    async remove() {
      await server.dropDatabase(name);
    },
  };
}
