/** A list that waits in a queue. Callers that request the same list share it until it starts. */
import type { ListPlan, ListRead } from '../../engines/engine.js';
import { clientGone, type ReadRequest, type Requester } from '../../fairness/read-request.js';
import type { Release } from '../../fairness/shares.js';
import type { Deadline } from './deadlines.js';

/** A caller that waits for a list. */
interface Waiting {
  readonly reading: ReadRequest;
  /** Ends its wait. */
  readonly begun: Release;
  readonly resolve: (read: ListRead | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** A list with all callers that wait for it. They belong to one account. */
export interface SharedList {
  readonly list: ListPlan;
  readonly name: string;
  /** The first caller. */
  readonly owner: Requester;
  readonly since: number;
  /** Only scans have one. */
  readonly deadline?: Deadline | undefined;
  readonly waiting: Waiting[];
}

/** Returns a name that is equal for equal lists. */
export function sharingKeyOf(list: ListPlan): string {
  const { collectionId, source, method, limit, offset, order, most, filter, after, fields } = list;
  const isPlain = filter === undefined && after === undefined && fields === undefined;
  // Most lists have a short name. For the others, all parameters are part of the name.
  if (!isPlain || method !== 'walk' || source.range !== undefined) return JSON.stringify(list);
  return `${collectionId} ${limit} ${offset} ${order.id} ${most} ${source.by === 'id' ? 'id' : source.index.id}`;
}

export function isAwaited({ reading, reject }: Waiting): boolean {
  if (!reading.isGone()) return true;
  reject(clientGone());
  return false;
}

export function rejectAll({ waiting }: SharedList, reason: unknown): void {
  for (const { reject } of waiting) reject(reason);
}
