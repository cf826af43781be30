/** Interprets errors of PostgreSQL and of the connection to it. */
import pg from 'pg';
import { type DatabaseFailure, failureOf, markFailure } from '../../../problem.js';
import { UnusableDatabase } from '../../database.js';

/** transaction_resolution_unknown */
const unanswered = '08007';

const internal = 'XX000';
/**
 * Citus reports some temporary failures as internal errors. One is a worker or coordinator that is not
 * available, possibly during a commit. Another is a shard that was moved during a request, which then had no
 * effect.
 */
const passingOnCitus =
  /could not commit transaction for shard|server closed the connection|connection marked as essential|postmaster was shut down|query on a shard/;

/** The failures by SQLSTATE, or by its first two characters. */
const meanings: Readonly<Record<string, DatabaseFailure>> = {
  '08': 'lost',
  '08001': 'unavailable',
  '25006': 'unavailable',
  '40': 'busy',
  // The function was dropped because this instance did not report for a day. The instance creates it again.
  '42883': 'unavailable',
  '53': 'unavailable',
  '53100': 'full',
  '55P03': 'busy',
  '57': 'lost',
  '57014': 'busy',
  '57P03': 'unavailable',
  '58': 'unavailable',
};

/** Returns the kind of database failure, or undefined if the error is a bug in rowfeed. */
export function meaningOf(error: unknown): DatabaseFailure | undefined {
  const code = codeOf(error);
  return meanings[code] ?? meanings[code.slice(0, 2)];
}

/** Whether the transaction was rolled back because of another one: serialization failure or deadlock. */
export function isConflict(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error));
}

/**
 * Returns whether the connection was lost before the response, so that the statement may or may not have
 * taken effect. A timeout does not count, because a retry would only wait again.
 */
export function isConnectionLost(error: unknown): boolean {
  return meaningOf(error) === 'lost' && codeOf(error) !== unanswered;
}

/** Returns whether another transaction has already recorded the idempotency key. */
export function isKeyTaken(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23505' &&
    // On Citus, the table name includes the number of a shard.
    /^idempotency_keys(_\d+)?$/.test(error.table ?? '')
  );
}

/** Instances that start together may create the same table. All except one then get an error of this kind. */
export function isConflictOfMigrations(error: unknown): boolean {
  return isConflict(error) || ['23505', '42P07'].includes(codeOf(error));
}

/** Returns whether a statement was cancelled, for example because it took too long. */
export function isCancelled(error: unknown): boolean {
  return codeOf(error) === '57014';
}

export function isForbidden(error: unknown): boolean {
  return codeOf(error) === '42501';
}

/**
 * Marks an error with its meaning. An error that does not come from the server concerns the connection. It
 * gets the SQLSTATE of a connection failure.
 */
export function named(error: Error, lost = '08006'): Error {
  if (!(error instanceof pg.DatabaseError)) {
    const code = error.message === 'Query read timeout' ? unanswered : lost;
    Object.assign(error, { code, message: error.message || codeOf(error) });
  } else if (error.code === internal && passingOnCitus.test(error.message)) error.code = '08006';
  // The error of a connection that could not be opened already has its meaning.
  if (failureOf(error) === undefined) markFailure(error, meaningOf(error));
  return error;
}

/** Throws the error of a connection that could not be opened. Regardless of the reason, PostgreSQL has not received a statement. */
export function rethrowUnconnected(error: Error): never {
  markFailure(error, 'unavailable');
  throw named(error, '08001');
}

/** A table without any permission looks to its user as if it did not exist. The advice therefore covers both cases. */
const permissionAdvice =
  'Run `rowfeed migrate` as the owner of the database, and grant SELECT, INSERT, UPDATE and DELETE on all tables and EXECUTE on all functions to this user.';

/** Returns the error of a user that lacks a permission. */
export function forbidden(name: string, reason: string): UnusableDatabase {
  return new UnusableDatabase(
    `${name} does not give this user enough permissions: ${reason}. ${permissionAdvice}`,
  );
}

/** Converts an error to one line that explains to users why the database cannot be used. */
export function unusable(error: Error, name: string): Error {
  if (isForbidden(error)) return forbidden(name, error.message);
  const unreachable = `can't be reached: ${error.message}.`;
  const reasons: Record<string, string> = {
    '08001': unreachable,
    '08006': unreachable,
    '08007': unreachable,
    '28000': `does not allow this user to connect: ${error.message}.`,
    '28P01': 'rejects the user or the password.',
    '3D000': "doesn't exist.",
    '42703': 'contains tables of another program.',
    '42P07': 'contains tables of another program.',
    '53300': `has no free connections: ${error.message}. Each instance opens up to 22 connections.`,
    '57014': `cancelled a statement: ${error.message}. Set statement_timeout of the database and its user to 0 or to at least 10 s.`,
    '57P03': 'is starting or shutting down. Try again.',
  };
  const reason = reasons[codeOf(error)];
  return reason === undefined ? error : new UnusableDatabase(`${name} ${reason}`);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
