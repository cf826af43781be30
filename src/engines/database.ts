/** Defines the database connection that both engines provide, and the options for opening it. */
import type { Knex } from 'knex';

export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  /** The name of the database in messages: the file, or the host and the database. */
  readonly name: string;
  readonly migrated: Migrated;
  /** The connection for all statements that are not performance-critical. */
  readonly knex: Knex;
  /**
   * Two separate connections for reading the registry. No other work delays the revocation of a key, or the lookup of a key
   * that isn't cached.
   */
  readonly registry: Knex;
  /**
   * Runs `work` in one transaction. If the transaction conflicts with another one, `work` runs again from its
   * start.
   * @param accountId the account that the work belongs to, if accounts share connections in turn; 0 for the
   * server's own work
   * @param isUrgent whether it can use the space that is reserved for a full disk
   */
  transaction<T>(
    work: (trx: Knex.Transaction) => Promise<T>,
    accountId?: number,
    isUrgent?: boolean,
  ): Promise<T>;
  close(): Promise<void>;
}

/** The schema versions before and after migration. `from` is 0 for a new database. */
export interface Migrated {
  readonly from: number;
  readonly to: number;
  /**
   * Only set on PostgreSQL with the Citus extension: whether collections are distributed over its workers.
   */
  readonly citus?: 'spread' | 'without workers';
  /** Why the database could be the wrong one, if it is new. */
  readonly warning?: string;
}

export type OnMigration = (stage: 'begins' | 'ended', versions: Migrated) => void;

export interface OpenOptions {
  /**
   * A `server` locks an SQLite file, so that only one server process uses it. A `tool` works alongside a
   * server. `alone` is for a file that no other process uses yet: it is not locked, and no WAL file remains
   * next to it.
   */
  readonly role: 'server' | 'tool' | 'alone';
  /** Whether to create a missing database, and missing functions in PostgreSQL. By default, only a server creates them. */
  readonly create?: boolean;
  /**
   * Opens an SQLite file whose write-ahead log is damaged, without the commits behind the damage. Feeds then
   * cannot resume, as after a restore.
   */
  readonly acceptDamage?: boolean | undefined;
  /** The URL of a PostgreSQL standby from which rows are read in addition. */
  readonly replicaUrl?: string | undefined;
  /** Whether the data is gone when the process ends, so that commits need not be synced to disk. */
  readonly isTransient?: boolean | undefined;
  /**
   * Called when a migration starts, and again when it is complete. If it conflicts with the migration of another process,
   * it starts again.
   */
  readonly onMigration?: OnMigration | undefined;
  /** Called after an error that only a restart fixes, because later reads and writes may be wrong. */
  readonly fatal?: (error: Error) => void;
  /** Whether nobody waits for the work, so that a statement can take up to an hour instead of seconds. */
  readonly isPatient?: boolean | undefined;
}

/** Explains in one line why the database cannot be used. The contents of the database were not changed. */
export class UnusableDatabase extends Error {}

/** Returns the error for a database that cannot have read replicas. */
export function noReplicas(database: string): UnusableDatabase {
  return new UnusableDatabase(
    `${database} does not support reading rows from a replica. Remove DATABASE_REPLICA_URL.`,
  );
}

/** Removes the SQL statement that Knex puts before an error message, because users should not see it. */
export function withoutStatement(error: Error, { sql }: { readonly sql: string }): Error {
  const statement = `${sql} - `;
  if (error.message.startsWith(statement)) error.message = error.message.slice(statement.length);
  return error;
}

/** Returns the next id of this kind. Ids are never reused. Call it inside a transaction. */
export function nextId(trx: Knex.Transaction, counter: Counter): Promise<number> {
  return nextIds(trx, counter, 1);
}

type Counter = 'account' | 'collection' | 'index' | 'plan' | 'schema';

/** Takes the next `count` ids of this kind, and returns the first one. */
export async function nextIds(trx: Knex.Transaction, counter: Counter, count: number): Promise<number> {
  const [row] = await trx('counters').where({ name: counter }).increment('value', count).returning('value');
  return Number(row.value) - count + 1;
}

/** The names of all connections to PostgreSQL begin with this text, so that commands know whether a server uses a database. */
export const applicationName = 'rowfeed';
