/** Decides how long a scan can take, and what the client is told if it takes longer. */
import { Problem } from '../../problem.js';
import type { FieldOrder } from '../../values/order.js';
import type { Indexes, IndexProgress } from '../indexes/indexes.js';
import type { WantedIndexes } from './plan.js';

/** The maximum duration of a scan. */
export const scanLimitMs = 10_000;
/** The maximum duration of a scan that searches for rows that match a filter. */
const matchLimitMs = 5_000;
/** The maximum duration of a scan, with its wait, while an index for it is in progress. */
const buildingLimitMs = 1_800;
/** An index can be complete sooner than it is estimated, so clients ask again after this time at the latest. */
const maxRetryAfterS = 30;

/** The parameter that makes a list slow. */
export type CostlyParameter = 'filter' | 'order_by' | 'sort';

export interface Deadline {
  readonly afterMs: number;
  /** Whether the time that the scan waits for its turn counts too. */
  readonly includesWait: boolean;
  /** Why the scan was stopped. */
  readonly problem: () => Problem;
}

/**
 * Returns the deadline of a scan. It is short while an index for it is in progress.
 *
 * @param scanMs the maximum duration of any scan
 * @throws Problem index_building if another such list has already been late
 */
export function deadlineOf(
  indexes: Indexes,
  collectionId: number,
  { order, filter, combinations }: WantedIndexes,
  parameter: CostlyParameter,
  scanMs: number,
): Deadline {
  const wanted = [...(order ? [order] : []), ...filter, ...combinations];
  const fields = wanted.find((each) => indexes.progress(collectionId, each) !== undefined);
  if (fields !== undefined) {
    const problem = (): Problem => {
      indexes.need(collectionId, fields);
      return indexBuilding(fields, indexes.progress(collectionId, fields));
    };
    if (indexes.isNeeded(collectionId, fields)) throw problem();
    return { afterMs: Math.min(buildingLimitMs, scanMs), includesWait: true, problem };
  }
  const missing = wanted.find((each) => indexes.find(collectionId, each) === undefined);
  const afterMs = parameter === 'filter' ? Math.min(matchLimitMs, scanMs) : scanMs;
  return { afterMs, includesWait: false, problem: () => tooCostly(parameter, afterMs, missing) };
}

/** @param missing the fields of an index that would serve the list */
function tooCostly(
  parameter: CostlyParameter,
  afterMs: number,
  missing: readonly FieldOrder[] | undefined,
): Problem {
  const names = missing?.map(({ field }) => JSON.stringify(field)).join(', ');
  const advice =
    names === undefined
      ? 'An index cannot make this list faster. Compare a field with a value, or sort by a field.'
      : `An index on ${names} could make this list faster. The server cannot create it, because the other indexes of the collection are still in use.`;
  return new Problem(
    'query_too_costly',
    `The server stopped the list after ${Math.ceil(afterMs / 1_000)} s. ${advice}`,
    { errors: [{ parameter, detail: 'makes the list too slow in a collection of this size' }] },
  );
}

/** @param progress undefined if the index has just been completed */
function indexBuilding(fields: readonly FieldOrder[], progress: IndexProgress | undefined): Problem {
  const { percent = 99, readyInMs = 0 } = progress ?? {};
  const seconds = Math.max(1, Math.ceil(readyInMs / 1_000));
  return new Problem(
    'index_building',
    `The server is creating an index for this list. It is ${percent} % complete. Retry in ${seconds} s.`,
    {
      index: { fields: fields.map(({ field }) => field), percent, ready_in_s: seconds },
      headers: { 'Retry-After': String(Math.min(seconds, maxRetryAfterS)) },
    },
  );
}
