/**
 * The table of bounds: each resource of which a client could take too much.
 *
 * To add a bound, add a line to `bounds`. Where the work begins, call `shares.take(resource, owner)`. It throws
 * the line's problem if the resource is full. Where the work ends, call the function that it returned. For work
 * that waits for its turn, use `BoundedQueue` or `Turns`, which do both.
 * `Shares` does the counting: per address, key and account, and in total. `npm run generate` copies
 * the table to the guide for operators.
 *
 * The table contains only what is taken and given back. It contains no rates, such as quotas and invalid keys
 * per minute, and nothing that is stored, such as keys, indexes and the limits of plans.
 */
import { Problem } from '../problem.js';

export type Level = 'address' | 'subject' | 'tickets' | 'key' | 'account' | 'total';

export interface Bound {
  /** What is bounded, as the guide for operators says it. */
  readonly what: string;
  readonly unit?: 'bytes';
  /**
   * The maximum that one IPv4 address or one IPv6 /64 can have at a time. The other levels have the same meaning.
   * Only requests whose key isn't known are counted by address.
   */
  readonly address?: number;
  /** One end user of a key, if the request has a ticket. */
  readonly subject?: number;
  /** All tickets of one key. If this is set, `key` counts only the requests with the key itself. */
  readonly tickets?: number;
  /** All requests without a key count as one key. */
  readonly key?: number;
  /** The part of `total` that one account can have, if it is less than the rule in share.ts allows. */
  readonly accountPart?: number;
  /** An account can always have this much, even if other accounts have taken the total. */
  readonly guaranteed?: number;
  readonly total?: number;
  /**
   * The problem for an owner who asks for more than there is at `level`. A client that retries after
   * `Retry-After` counts as asking.
   *
   * @param most the maximum at this level
   */
  readonly full: (level: Level, most: number) => Problem;
}

const mebibyte = 1_048_576;
const quarter = 1 / 4;

export const bounds = {
  requests: { what: 'requests in progress', total: 10_000, full: busy('requests') },
  keyLookups: {
    what: 'keys that are waiting to be looked up in the database',
    address: 1_000,
    total: 5_000,
    full: waiting('keys'),
  },
  bodies: {
    what: 'data that the server has received of request bodies in progress',
    unit: 'bytes',
    key: 16 * mebibyte,
    total: 64 * mebibyte,
    guaranteed: mebibyte,
    full: full(() => 'Too many large bodies are in progress.'),
  },
  responses: {
    what: 'data of responses that clients have not read yet',
    unit: 'bytes',
    address: 16 * mebibyte,
    key: 64 * mebibyte,
    total: 256 * mebibyte,
    guaranteed: mebibyte,
    full: full(
      () => 'Too much response data is waiting to be read. Read the responses to earlier requests first.',
    ),
  },
  feeds: {
    what: 'open feeds, including requests that wait for changes',
    subject: 8,
    key: 1_000,
    total: 10_000,
    full: noFeed,
  },
  unreadFrames: {
    what: 'frames of feeds that clients have not read yet; feeds with the same frames share them',
    unit: 'bytes',
    key: 64 * mebibyte,
    total: 256 * mebibyte,
    guaranteed: mebibyte,
    full: full(() => 'Too many frames of feeds are waiting to be read. Read the open feeds first.'),
  },
  exports: { what: 'exports in progress', total: 2, full: busy('exports', 5) },
  slowLists: {
    what: 'slow lists that are waiting or in progress',
    subject: 4,
    tickets: 16,
    key: 4,
    full: busy('slow lists'),
  },
  rowReads: {
    what: 'reads of rows that are waiting',
    accountPart: quarter,
    total: 10_000,
    full: waiting('reads'),
  },
  listReads: { what: 'lists that are waiting', accountPart: quarter, total: 10_000, full: waiting('reads') },
  keyedReads: {
    what: 'idempotency keys that are waiting to be looked up in the database',
    accountPart: quarter,
    total: 10_000,
    full: waiting('reads'),
  },
  writes: {
    what: 'writes that are waiting to be committed',
    accountPart: quarter,
    total: 10_000,
    full: waiting('writes'),
  },
  writtenText: {
    what: 'new data of the writes that are waiting, in characters',
    accountPart: quarter,
    total: 64 * mebibyte,
    full: waiting('writes'),
  },
  bulkWrites: {
    what: 'bulk updates and deletes in progress, including dry runs',
    accountPart: quarter,
    total: 1_000,
    full: busy('writes'),
  },
  schemaChanges: {
    what: 'changes to schemas and row keys in progress, including dry runs',
    accountPart: quarter,
    total: 1_000,
    full: busy('writes'),
  },
  keyChanges: {
    what: 'changes to keys that are waiting',
    accountPart: quarter,
    total: 10_000,
    full: waiting('writes'),
  },
  collectionChanges: {
    what: 'changes to collections and schemas that are waiting to be committed',
    accountPart: quarter,
    total: 10_000,
    full: waiting('writes'),
  },
  tableReads: {
    what: 'reads of keys, usage and schemas that are waiting',
    accountPart: quarter,
    total: 1_000,
    full: waiting('reads'),
  },
  slowRows: {
    what: 'writes that are waiting for the thread that validates slow rows',
    accountPart: quarter,
    total: 400,
    full: waiting('writes'),
  },
  typedContracts: {
    what: 'typed contracts that are waiting to be generated',
    accountPart: quarter,
    total: 100,
    full: waiting('reads'),
  },
} as const satisfies Readonly<Record<string, Bound>>;

export type Resource = keyof typeof bounds;

/** @param detail the detail of the problem, from the owner who has too much: empty if it isn't one owner */
function full(detail: (ofOwner: string) => string, retrySeconds = 1): Bound['full'] {
  return (level) => overloaded(detail(ownerAt(level)), retrySeconds);
}

function ownerAt(level: Level): string {
  if (level === 'total') return '';
  return level === 'tickets' ? " of this key's tickets" : ` of this ${level}`;
}

function busy(what: string, retrySeconds?: number): Bound['full'] {
  return full((ofOwner) => `Too many ${what}${ofOwner} are in progress.`, retrySeconds);
}

function waiting(what: string): Bound['full'] {
  return full((ofOwner) => `Too many ${what}${ofOwner} are waiting.`);
}

/** Creates an `overloaded` problem that allows a retry after this many seconds. */
export function overloaded(detail: string, retrySeconds = 1): Problem {
  return new Problem('overloaded', detail, { headers: { 'Retry-After': String(retrySeconds) } });
}

function noFeed(level: Level, most: number): Problem {
  const headers = { 'Retry-After': '5' };
  if (level === 'total')
    return new Problem('sockets_exhausted', 'This instance already has its maximum number of open feeds.', {
      headers,
    });
  const detail = `This ${level} already has its maximum of ${most} open feeds.`;
  return new Problem('too_many_sockets', detail, { headers });
}
