/** What every engine's database offers, whoever opened it. */
import type { Knex } from 'knex';

export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  /** Everything that isn't hot goes through here. */
  readonly knex: Knex;
  /** Runs `work` in one transaction; again from its beginning when it met a conflict with another one. */
  transaction<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** A server takes an SQLite file for itself (one server process a file); a tool works beside it. */
  readonly role: 'server' | 'tool';
  /** Called for an error after which nothing that was read or written can be relied upon, but by a new start. */
  readonly broken?: (error: Error) => void;
}

/** Says in one line why the database can't be served; what it holds was not touched. */
export class UnusableDatabase extends Error {}
