/** How long PostgreSQL is waited for. */
import type { Placement } from '../placement.js';

export const connectTimeoutMs = 3_000;
/** A statement that takes longer, or a network that doesn't answer, costs its connection; it may still take effect. */
export const answerTimeoutMs = 10_000;
/**
 * As long as on SQLite. The server then says that nothing was changed. But all in the queue for a row wait twice: for the
 * first one in it, and then for who has the row locked.
 */
const lockTimeoutMs = 5_000;
/** A second more than a lock is waited for, where the server itself is to give up and say so. */
export const writeTimeoutMs = lockTimeoutMs + 1_000;
/** How long the answer to a cancellation is waited for. */
export const cancelTimeoutMs = 1_000;
/** Scans are cancelled by who asked for them; the server ends those whose instance is no more. */
export const scanTimeoutMs = 12_000;
/** A list that takes longer, though little is looked at for it, is read as a scan. */
export const searchTimeoutMs = 1_000;
/** The server ends a transaction whose instance has gone silent, and with it the locks that others wait for. */
const silentTransactionMs = 5_000;
/** A step may rewrite a large table, and others wait for who makes it. */
export const migrationTimeoutMs = 3_600_000;
/** A replica that doesn't answer so long isn't there: the primary is asked. */
export const replicaTimeoutMs = 400;
export const pingTimeoutMs = 2_000;
export const idleConnectionMs = 60_000;
export const reconnectMs = 1_000;

/**
 * To be sent within a transaction that holds locks over a round trip: what it and others wait for is bounded. Locks of
 * rows are on the workers of Citus, which learn of a setting only where that is asked for.
 */
export const boundWaits: Readonly<Record<Placement, string>> = {
  single: `SET LOCAL lock_timeout = ${lockTimeoutMs};
  SET LOCAL idle_in_transaction_session_timeout = ${silentTransactionMs}`,
  citus: `SET LOCAL idle_in_transaction_session_timeout = ${silentTransactionMs};
  SET LOCAL citus.propagate_set_commands = 'local'; SET LOCAL lock_timeout = ${lockTimeoutMs}`,
};
/**
 * The same where the driver gives up after `answerTimeoutMs`: the server ends what takes so long before. Not on Citus, where
 * what is ended may have been committed on a worker.
 */
export const boundTransaction: Readonly<Record<Placement, string>> = {
  ...boundWaits,
  single: `${boundWaits.single}; SET LOCAL statement_timeout = ${answerTimeoutMs - 1_000}`,
};
/** For a function that is a transaction by itself. */
export const boundLock = `SET lock_timeout = ${lockTimeoutMs}`;
/** A look at a replica ends there before its connection is given up: what waits for a lock doesn't notice that. */
export const boundLook = `SET LOCAL lock_timeout = ${replicaTimeoutMs - 100}`;
