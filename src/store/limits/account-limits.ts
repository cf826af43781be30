/** Checks how many rows and bytes an account can still store under its plan. */
import { Problem } from '../../problem.js';
import type { AccountTotals } from './account-totals.js';

/** The storage limits of a plan. Undefined members are not limited. */
export interface StorageLimits {
  /** The display name of the plan. */
  readonly name: string;
  readonly maxCollections?: number | undefined;
  readonly maxRows?: number | undefined;
  readonly maxBytes?: number | undefined;
}

/** The storage that an account can still use, for one group of writes or for one write. */
export interface Headroom {
  /** Returns an error if the account can't store so many more rows and bytes. Adding none is allowed. */
  problemOf(rows: number, bytes: number): Problem | undefined;
  take(rows: number, bytes: number): void;
}

export const boundless: Headroom = { problemOf: () => undefined, take: () => undefined };

/** An account with storage limits, from the view of one instance. */
export interface Account {
  readonly id: number;
  limits: StorageLimits;
  readonly totals: AccountTotals;
  /** When the last successful read of the totals started. Until the first one, every write is allowed. */
  readAt: number;
  /** When the totals became outdated. */
  staleAt: number;
  reading: Promise<void> | undefined;
  /** The number of writes that are waiting to be committed or for the totals. */
  writes: number;
  isUsed: boolean;
}

/** Returns the remaining storage of the account. It's unlimited until the account's totals have been read. */
export function headroomOf({ limits, totals, readAt }: Account): Headroom {
  if (readAt === Number.NEGATIVE_INFINITY) return boundless;
  const added = { rows: 0, bytes: 0 };
  const refused = (what: 'rows' | 'bytes', limit: number | undefined, more: number): Problem | undefined => {
    const has = totals[what] + added[what];
    const isWithin = limit === undefined || more <= 0 || has + more <= limit;
    return isWithin ? undefined : limitReached(limits, limit, what, has, more);
  };
  return {
    problemOf: (rows, bytes) =>
      refused('rows', limits.maxRows, rows) ?? refused('bytes', limits.maxBytes, bytes),
    take(rows, bytes) {
      added.rows += rows;
      added.bytes += bytes;
    },
  };
}

/** @param more how much the write would add */
export function limitReached(
  { name }: StorageLimits,
  limit: number,
  what: 'collections' | 'rows' | 'bytes',
  has: number,
  more = 1,
): Problem {
  const [allowed, there, added] = [limit, has, more].map((count) => count.toLocaleString('en'));
  const adding = what === 'collections' ? '' : `, and this request adds ${added}`;
  return new Problem(
    'limit_reached',
    `The plan ${name} allows ${allowed} ${what}. The account has ${there}${adding}.`,
    { boundDetail: `The plan ${name} allows ${allowed} ${what} in all collections of the account${adding}.` },
  );
}

export function hasLimits({ maxCollections, maxRows, maxBytes }: StorageLimits): boolean {
  return maxCollections !== undefined || maxRows !== undefined || maxBytes !== undefined;
}

/** Whether the totals of the account must be read. Collections are counted when one is created. */
export function isMeasured({ limits: { maxRows, maxBytes } }: Account): boolean {
  return maxRows !== undefined || maxBytes !== undefined;
}
