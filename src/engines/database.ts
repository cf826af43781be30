/** What every engine's database offers, whoever opened it. */
import type { Knex } from 'knex';

export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  /** The file, or the host and the database, as messages call it. */
  readonly name: string;
  readonly migrated: Migrated;
  /** Everything that isn't hot goes through here. */
  readonly knex: Knex;
  /**
   * Runs `work` in one transaction; again from its beginning when it met a conflict with another one.
   * @param accountId whose it is, where accounts take turns; the service's own when left out
   */
  transaction<T>(work: (trx: Knex.Transaction) => Promise<T>, accountId?: number): Promise<T>;
  close(): Promise<void>;
}

/** The schema that was found at the opening (0: none) and the one that is there since. */
export interface Migrated {
  readonly from: number;
  readonly to: number;
  /** On PostgreSQL with the Citus extension: whether collections are spread over its workers. */
  readonly citus?: 'spread' | 'without workers';
}

export interface OpenOptions {
  /**
   * A server takes an SQLite file for itself (one server process a file); a tool works beside it. `alone` is for a file
   * that nobody else knows of yet: no lock is taken, and no log is left beside it.
   */
  readonly role: 'server' | 'tool' | 'alone';
  /** Whether an SQLite file that is not there is made, and functions of PostgreSQL; a server's are. */
  readonly create?: true;
  /** Of a PostgreSQL that follows the database: rows are read from it, too. */
  readonly replicaUrl?: string | undefined;
  /** Called for an error after which nothing that was read or written can be relied upon, but by a new start. */
  readonly fatal?: (error: Error) => void;
}

/** Says in one line why the database can't be used; what it holds was not touched. */
export class UnusableDatabase extends Error {}

/** What has none. */
export function noReplicas(database: string): UnusableDatabase {
  return new UnusableDatabase(
    `${database} has no replicas that rows are read from; leave out DATABASE_REPLICA_URL.`,
  );
}

/** Takes the statement out of a message that Knex has put it in front of: it is nobody's to read. */
export function withoutStatement(error: Error, { sql }: { readonly sql: string }): Error {
  const statement = `${sql} - `;
  if (error.message.startsWith(statement)) error.message = error.message.slice(statement.length);
  return error;
}
