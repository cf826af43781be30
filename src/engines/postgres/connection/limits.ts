/** Defines how long rowfeed waits for PostgreSQL, in milliseconds. */
import type { Placement } from '../placement.js';

export const connectTimeoutMs = 3_000;
/** After this time, the connection of a statement is closed. The statement may still take effect. */
export const answerTimeoutMs = 10_000;
/**
 * The same time as on SQLite. PostgreSQL then reports that the write had no effect. A statement in the queue
 * for a row can wait twice: for the first statement in the queue, and for the lock of the row.
 */
const lockTimeoutMs = 5_000;
/** One second longer than a lock wait, so that the PostgreSQL server stops first and reports it. */
export const writeTimeoutMs = lockTimeoutMs + 1_000;
/** How long to wait for the response to a cancellation. */
export const cancelTimeoutMs = 1_000;
/** The caller normally cancels a scan. This limit ends scans whose instance no longer runs. */
export const scanTimeoutMs = 12_000;
/** If a list takes longer although it examines few rows, it is read as a scan. */
export const searchTimeoutMs = 1_000;
/** PostgreSQL ends the transaction of a silent instance after this time, because others wait for it. */
const silentTransactionMs = 5_000;
/**
 * A step can rewrite a large table, while other instances wait for the instance that applies it. A command can read or
 * change all rows.
 */
export const migrationTimeoutMs = 3_600_000;
/** If a replica does not respond in this time, it counts as unavailable and the primary is used. */
export const replicaTimeoutMs = 400;
export const pingTimeoutMs = 2_000;
export const idleConnectionMs = 60_000;
export const reconnectMs = 1_000;

/**
 * Limits waiting in a transaction that keeps locks during a round trip. It bounds how long the transaction
 * and others wait. On Citus, row locks are on the workers, which only receive a setting if it is propagated.
 */
export const boundWaits: Readonly<Record<Placement, string>> = {
  single: `SET LOCAL lock_timeout = ${lockTimeoutMs};
  SET LOCAL idle_in_transaction_session_timeout = ${silentTransactionMs}`,
  citus: `SET LOCAL idle_in_transaction_session_timeout = ${silentTransactionMs};
  SET LOCAL citus.propagate_set_commands = 'local'; SET LOCAL lock_timeout = ${lockTimeoutMs}`,
};
/**
 * The same limits, for statements that the driver stops after `answerTimeoutMs`. PostgreSQL cancels them one
 * second earlier. On Citus it does not, because a worker may have committed a cancelled statement.
 */
export const boundTransaction: Readonly<Record<Placement, string>> = {
  ...boundWaits,
  single: `${boundWaits.single}; SET LOCAL statement_timeout = ${answerTimeoutMs - 1_000}`,
};
/**
 * Overrides limits that the database or the user can have, in a transaction that can take long. Only PostgreSQL 17 and later
 * have `transaction_timeout`.
 */
export const unboundTransaction = `SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SELECT set_config(name, '0', true) FROM pg_settings WHERE name = 'transaction_timeout'`;
/** The same, for a transaction that also waits for locks of any duration. */
export const unboundWaits = `${unboundTransaction}; SET LOCAL lock_timeout = 0`;
/** The lock limit for a function that is its own transaction. */
export const boundLock = `SET lock_timeout = ${lockTimeoutMs}`;
/**
 * The lock limit for a check of a replica. It is shorter than the time limit of the connection, because a
 * statement that waits for a lock does not notice a closed connection.
 */
export const boundLook = `SET LOCAL lock_timeout = ${replicaTimeoutMs - 100}`;
