/** What one account may store at most, and what is left of that. */
import { Problem } from '../../problem.js';
import type { AccountTotals } from './account-totals.js';

/** Of a plan; undefined where it has no such limit. */
export interface StorageLimits {
  /** Of the plan, for people. */
  readonly name: string;
  readonly maxCollections?: number | undefined;
  readonly maxRows?: number | undefined;
  readonly maxBytes?: number | undefined;
}

/** What is left to an account for the writes of one group, or for one. */
export interface Headroom {
  /** Why so many more rows, and bytes, are too many. What adds none is never refused. */
  refusal(rows: number, bytes: number): Problem | undefined;
  take(rows: number, bytes: number): void;
}

export const boundless: Headroom = { refusal: () => undefined, take: () => undefined };

/** An account with limits, as one instance knows it. */
export interface Account {
  readonly id: number;
  limits: StorageLimits;
  readonly totals: AccountTotals;
  /** When the last reading that succeeded began; until there is one, nothing is refused. */
  readAt: number;
  /** Something is not known any more that was before. */
  staleAt: number;
  reading: Promise<void> | undefined;
  /** Writes that wait for their commit, or for the reading. */
  writes: number;
  isUsed: boolean;
}

/** Until it was read what the account has, nothing is refused. */
export function headroomOf({ limits, totals, readAt }: Account): Headroom {
  if (readAt === Number.NEGATIVE_INFINITY) return boundless;
  const added = { rows: 0, bytes: 0 };
  const refused = (what: 'rows' | 'bytes', limit: number | undefined, more: number): Problem | undefined => {
    const has = totals[what] + added[what];
    const fits = limit === undefined || more <= 0 || has + more <= limit;
    return fits ? undefined : limitReached(limits, limit, what, has, more);
  };
  return {
    refusal: (rows, bytes) =>
      refused('rows', limits.maxRows, rows) ?? refused('bytes', limits.maxBytes, bytes),
    take(rows, bytes) {
      added.rows += rows;
      added.bytes += bytes;
    },
  };
}

/** @param more what the write would add to what the account has */
export function limitReached(
  { name }: StorageLimits,
  limit: number,
  what: 'collections' | 'rows' | 'bytes',
  has: number,
  more = 1,
): Problem {
  const [allowed, there, added] = [limit, has, more].map((count) => count.toLocaleString('en'));
  const adding = what === 'collections' ? '' : `; this adds ${added}`;
  return new Problem(
    'limit_reached',
    `The plan ${name} allows ${allowed} ${what}, and the account has ${there}${adding}.`,
  );
}

export function hasLimits({ maxCollections, maxRows, maxBytes }: StorageLimits): boolean {
  return maxCollections !== undefined || maxRows !== undefined || maxBytes !== undefined;
}

/** Whether it is to be known what the account has: collections are counted where they are made. */
export function isMeasured({ limits: { maxRows, maxBytes } }: Account): boolean {
  return maxRows !== undefined || maxBytes !== undefined;
}
