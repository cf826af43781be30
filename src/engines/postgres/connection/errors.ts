/** The meanings of PostgreSQL's errors, and of errors on the way to it. */
import pg from 'pg';
import { type DatabaseFailure, markFailure } from '../../../problem.js';
import { UnusableDatabase } from '../../database.js';

/** transaction_resolution_unknown */
const unanswered = '08007';

const internal = 'XX000';
/**
 * What Citus reports as faults of its own, and aren't: a worker or the coordinator that is gone, maybe while it committed,
 * and a shard that was moved while it was asked for, where nothing was done.
 */
const passingOnCitus =
  /could not commit transaction for shard|server closed the connection|connection marked as essential|postmaster was shut down|query on a shard/;

/** By SQLSTATE, or its class. */
const meanings: Readonly<Record<string, DatabaseFailure>> = {
  '08': 'lost',
  '08001': 'unavailable',
  '25006': 'unavailable',
  '40': 'busy',
  // A function that was dropped while this instance was silent for a day: it makes it again.
  '42883': 'unavailable',
  '53': 'unavailable',
  '53100': 'full',
  '55P03': 'busy',
  '57': 'lost',
  '57014': 'busy',
  '57P03': 'unavailable',
  '58': 'unavailable',
};

/** The failure of the database that an error tells of; undefined where it is a fault of ours. */
export function meaningOf(error: unknown): DatabaseFailure | undefined {
  const code = codeOf(error);
  return meanings[code] ?? meanings[code.slice(0, 2)];
}

/** Whether the transaction was undone for another one's sake: serialization failure or deadlock. */
export function isConflict(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error));
}

/**
 * Whether the connection was lost before the answer: what it was asked for may have happened or not. Where an answer
 * was waited for in vain a caller that asks again would wait once more.
 */
export function isConnectionLost(error: unknown): boolean {
  return meaningOf(error) === 'lost' && codeOf(error) !== unanswered;
}

/** Whether another transaction has recorded the idempotency key. */
export function isKeyTaken(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    error.code === '23505' &&
    // On Citus it has the number of a shard, too.
    /^idempotency_keys(_\d+)?$/.test(error.table ?? '')
  );
}

/** Instances that start together may create the same table; one of them finds it there. */
export function isConflictOfMigrations(error: unknown): boolean {
  return isConflict(error) || ['23505', '42P07'].includes(codeOf(error));
}

/** Whether a statement was ended, as one that takes too long is. */
export function isCancelled(error: unknown): boolean {
  return codeOf(error) === '57014';
}

export function isForbidden(error: unknown): boolean {
  return codeOf(error) === '42501';
}

/**
 * Marks an error with what it means. One that doesn't come from the server has to do with the connection, and gets the
 * SQLSTATE that says so.
 */
export function named(error: Error, lost = '08006'): Error {
  if (!(error instanceof pg.DatabaseError)) {
    const code = error.message === 'Query read timeout' ? unanswered : lost;
    Object.assign(error, { code, message: error.message || codeOf(error) });
  } else if (error.code === internal && passingOnCitus.test(error.message)) error.code = '08006';
  markFailure(error, meaningOf(error));
  return error;
}

/** Tells a person in one line why the database can't be served. */
export function unusable(error: Error, name: string): Error {
  const unreachable = `can't be reached: ${error.message}.`;
  const reasons: Record<string, string> = {
    '08001': unreachable,
    '08006': unreachable,
    '08007': unreachable,
    '28000': "doesn't let this user in.",
    '28P01': 'refuses the user or the password.',
    '3D000': "doesn't exist.",
    '42501': "doesn't let this user make or change tables.",
    '42703': 'holds tables of another program.',
    '42P07': 'holds tables of another program.',
    '53300': 'has no connection left.',
    '57P03': 'is starting or stopping; try again.',
  };
  const reason = reasons[codeOf(error)];
  return reason === undefined ? error : new UnusableDatabase(`${name} ${reason}`);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
