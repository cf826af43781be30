/**
 * A grant is the part of one collection that a ticket reaches. With a grant, the collection behaves as if it contained
 * only the rows that match the grant's filter, with only the grant's fields.
 *
 * The grant is part of the request: `get grant` in http/exchange.ts. Reads apply it in store/reads/row-reads.ts. For
 * writes, store/writes/writer.ts adds it to the request, and the plans apply it (writes/row-changes.ts for changes of
 * stored rows, writes/commit-plan.ts and writes/batch-plan.ts for new rows). Feeds, streams and polls apply it in `wantedBy`
 * (feed/selections.ts). store/writes/row-writes.ts rejects early what the request itself shows, and narrows the filter of
 * bulk writes. `Reader` and `rowsAfter` do not apply it, so operations must not read rows through them.
 */
import { Problem } from '../problem.js';
import { type Filter, fieldsIn } from './filter.js';
import { matcherOf } from './filter-match.js';
import type { JsonObject } from './json/json.js';
import { projection } from './projection.js';

export const ticketScopes = ['read', 'insert', 'update', 'delete'] as const;
export type TicketScope = (typeof ticketScopes)[number];

export interface Grant {
  readonly scopes: ReadonlySet<TicketScope>;
  readonly filter: Filter | undefined;
  /** The fields besides `id`. Undefined means all fields. */
  readonly fields: ReadonlySet<string> | undefined;
  /** Equal for grants that reach the same rows and fields. */
  readonly id: string;
  /** Whether the grant reaches this row. */
  readonly matches: (row: JsonObject) => boolean;
  /** Whether rows can be inserted: the filter uses only fields that the ticket can set. */
  readonly canInsert: boolean;
}

/** The rows and fields that a request asks for. */
export interface Selection {
  readonly filter: Filter | undefined;
  /** `id` is always included. Undefined means all fields. */
  readonly fields: readonly string[] | undefined;
}

/** @param idOf returns a text that is equal for equal filters and fields; writes don't need it */
export function grantOf(
  idOf: () => string,
  scopes: Iterable<TicketScope>,
  filter: Filter | undefined,
  fields: readonly string[] | undefined,
): Grant {
  const names = fields && new Set(fields);
  const used = filter === undefined ? [] : fieldsIn(filter);
  let id: string | undefined;
  let matches: Grant['matches'] | undefined;
  return {
    scopes: new Set(scopes),
    filter,
    fields: names,
    get id() {
      id ??= idOf();
      return id;
    },
    // Compiled at its first use, because many tickets only list rows, which the database filters.
    matches: (row) => {
      matches ??= filter === undefined ? () => true : matcherOf(filter);
      return matches(row);
    },
    canInsert: used.every((field) => field !== 'id' && (names?.has(field) ?? true)),
  };
}

/** A ticket reaches this of a collection for which it has no grant. */
export const nothing: Grant = {
  scopes: new Set(),
  filter: undefined,
  fields: new Set(),
  id: '',
  matches: () => false,
  canInsert: false,
};

/**
 * Narrows what a request selects to what its grant reaches. The filters are combined as trees, never as texts.
 *
 * @param sorted the fields that the request sorts by
 * @throws Problem scope_insufficient without the scope `read`; ticket_exceeded if the request uses a hidden field
 */
export function selectionWithin(
  grant: Grant | undefined,
  selection: Selection,
  sorted: readonly string[] = [],
): Selection {
  if (grant === undefined) return selection;
  requireScopes(grant, ['read']);
  const { filter, fields } = selection;
  refuseHidden(grant, [...(filter === undefined ? [] : fieldsIn(filter)), ...sorted, ...(fields ?? [])]);
  return {
    filter: grant.filter === undefined ? filter : bothOf(grant.filter, filter),
    fields: fields ?? (grant.fields && [...grant.fields]),
  };
}

/** @throws Problem scope_insufficient */
export function requireScopes(grant: Grant | undefined, scopes: readonly TicketScope[]): void {
  const missing = grant === undefined ? undefined : scopes.find((scope) => !grant.scopes.has(scope));
  if (missing !== undefined)
    throw new Problem(
      'scope_insufficient',
      `The ticket does not have the ${missing} scope for this collection.`,
    );
}

/**
 * Checks the fields that a write sets or removes.
 *
 * @param fields `all` if the write decides about every field of the row, as a replacement does
 * @throws Problem ticket_exceeded
 */
export function requireFields(grant: Grant | undefined, fields: Iterable<string> | 'all'): void {
  if (grant?.fields === undefined) return;
  if (fields === 'all')
    throw ticketExceeded(
      'A ticket that is limited to certain fields cannot replace a row. Update the fields instead.',
    );
  refuseHidden(grant, fields);
}

/** @throws Problem ticket_exceeded */
function refuseHidden({ fields }: Grant, names: Iterable<string>): void {
  if (fields === undefined) return;
  for (const name of names) {
    if (name === 'id' || fields.has(name)) continue;
    throw ticketExceeded(`The ticket does not allow the field ${JSON.stringify(name)}.`);
  }
}

/** Whether a grant reaches this row (JSON). */
export function isReached(grant: Grant | undefined, row: string): boolean {
  return grant?.filter === undefined || grant.matches(JSON.parse(row) as JsonObject);
}

/** A change of a row: `before` is undefined for an insert, and `after` for a delete. */
interface RowChange {
  readonly before: JsonObject | undefined;
  readonly after: JsonObject | undefined;
  /** The fields that differ. */
  readonly changed: Iterable<string>;
}

/**
 * Returns why a ticket can't make this change, or undefined. The ticket must reach the row before the change: that is a
 * matter of finding the row. This is the last check, in the plan of the commit, so that no operation can leave it out.
 */
export function beyondGrant(
  grant: Grant | undefined,
  { before, after, changed }: RowChange,
): Problem | undefined {
  if (grant === undefined) return undefined;
  try {
    requireScopes(grant, [before === undefined ? 'insert' : after === undefined ? 'delete' : 'update']);
    if (after !== undefined) refuseHidden(grant, changed);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  if (after === undefined || (grant.matches(after) && (before !== undefined || grant.canInsert)))
    return undefined;
  return ticketExceeded("A row would not match the ticket's filter. The server did not change anything.");
}

/** Returns the function that reduces a row (JSON) to what the response to a write shows of it. */
export function shownBy(grant: Grant | undefined): (row: string) => string {
  if (grant === undefined) return (row) => row;
  if (!grant.scopes.has('read')) return projection([]);
  return grant.fields === undefined ? (row) => row : projection([...grant.fields]);
}

export function ticketExceeded(detail: string): Problem {
  return new Problem('ticket_exceeded', detail);
}

function bothOf(granted: Filter, asked: Filter | undefined): Filter {
  if (asked === undefined) return granted;
  const parts = [granted, asked].flatMap((each) => (each.kind === 'and' ? each.parts : [each]));
  return { kind: 'and', parts };
}
