/** Defines what the operations that both engines share need from an engine. */
import type { Knex } from 'knex';
import type { Database } from '../../database.js';
import type { Engine } from '../../engine.js';

/**
 * Runs one statement on its own. Its parameters are `$1`, `$2` and so on, in the order of their first use.
 */
interface Statements {
  all<Row>(sql: string, parameters: readonly (string | number)[]): Promise<Row[]>;
}

export interface Context {
  readonly database: Database;
  readonly writer: Statements;
  /** Reads single rows. Lists have other connections, so that a long list never delays rows. */
  readonly points: Statements;
  readonly log: Statements;
  readonly record: Engine['record'];
  /** Runs a transaction after which groups of the collection must not be planned on a state in memory. */
  change<T>(
    collectionId: number,
    work: (trx: Knex.Transaction) => Promise<T>,
    accountId?: number,
  ): Promise<T>;
}
