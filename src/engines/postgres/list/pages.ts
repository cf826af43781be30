/**
 * Selects the lists that the function `list_pages` reads, and converts its parameters and results
 * (pages-program.ts).
 */
import type { Position } from '../../../values/order.js';
import {
  type IndexSource,
  type Lane,
  type ListPlan,
  type ListRead,
  needsRows,
  positionOfKey,
  stalePlan,
} from '../../engine.js';
import { arrayOf, type Parameter, type Statement } from '../connection/pool.js';
import type { Placement } from '../placement.js';
import { jsonpathOf } from './filter.js';
import { listPagesProgram } from './pages-program.js';
import { beyondIds, type Span, spanAfterStart } from './span.js';

/** A row of the function's result. It exists for each collection that exists. */
export interface PageRow {
  readonly number: number;
  readonly head: number;
  readonly total: number;
  readonly page: string | null;
  readonly bytes: number | null;
  readonly next_id: number | null;
  readonly next_key: Buffer | null;
  readonly is_whole: boolean;
}

/** Returns whether the function can read this list. */
export function isPage(plan: ListPlan): boolean {
  const { source, method, filter, fields, isCounted, bounds } = plan;
  if (isCounted || (bounds === undefined && (filter !== undefined || fields !== undefined))) return false;
  if (filter !== undefined) return method === 'search' && jsonpathOf(filter) !== undefined;
  const isKeyRange = method === 'sort' && source.range !== undefined && !needsRows(plan);
  return method === 'walk' || (isKeyRange && bounds !== undefined);
}

/** @param plans on Citus, lists of one collection */
export function pagesStatement(plans: readonly ListPlan[], placement: Placement): Statement {
  const parts = plans.map((plan) => {
    if (plan.method === 'sort') return rangeOf(plan);
    return plan.after === undefined && plan.source.range === undefined ? undefined : spanAfterStart(plan);
  });
  const bounds = plans.map((plan) => (plan.method === 'walk' ? undefined : plan.bounds));
  const given = [
    ...(placement === 'citus' ? [plans[0]!.collectionId] : []),
    arrayOf(plans.map(({ collectionId }) => collectionId)),
    arrayOf(plans.map(({ method, source }) => (method === 'sort' ? 'range' : source.by))),
    arrayOf(plans.map(({ source }) => (source.by === 'index' ? source.index.id : 0))),
    arrayOf(plans.map(({ order }) => order.id)),
    arrayOf(plans.map(({ limit }) => limit)),
    arrayOf(plans.map(({ offset }) => offset)),
    Math.max(...plans.map(({ most }) => most)),
    anyOf(parts.map((part) => part && `\\x${part.from.key}`)),
    anyOf(parts.map((part) => part?.from.id)),
    anyOf(parts.map((part) => part && `\\x${part.to.key}`)),
    anyOf(parts.map((part) => part?.to.id)),
    anyOf(plans.map(({ fields }) => fields && JSON.stringify(fields))),
    anyOf(plans.map(({ filter }) => filter && jsonpathOf(filter))),
    anyOf(bounds.map((bound) => bound?.rows)),
    anyOf(bounds.map((bound) => bound?.bytes)),
  ];
  const parameters: Parameter[] = [];
  const bound = given.map((each) => (each === null ? 'NULL' : `$${parameters.push(each)}`));
  return { sql: `SELECT * FROM ${listPagesProgram[placement].name}(${bound.join()})`, parameters };
}

/** Returns the ends of the keys and of the ids. All are excluded except the first key. */
function rangeOf({ source, order, after }: ListPlan): Span {
  const { from, to } = (source as IndexSource).range!;
  const [first, last] = order.id === 'asc' ? [after?.id ?? 0, beyondIds] : [0, after?.id ?? beyondIds];
  return { from: { key: from, id: first }, to: { key: to, id: last } };
}

/** Returns null if no item is defined, because a null parameter costs the server nothing. */
function anyOf(items: readonly (string | number | undefined)[]): Parameter {
  return items.every((item) => item === undefined) ? null : items.map((item) => item ?? null);
}

export function toPageRead(row: PageRow, plan: ListPlan, lane: Lane): ListRead {
  const { head, total: rows, page, bytes } = row;
  if (plan.source.by === 'index' && !row.is_whole) return stalePlan;
  // The function neither read nor measured the page, because it would have to examine or sort too many rows.
  if (bytes === null) return { page: undefined, lane: 'scan', bytes: 0, rows };
  if (page !== null) return { head, rows, total: rows, page, next: nextOf(row, plan) };
  // The complete rows are larger than a page can be. Only a scan reads such rows to select their fields.
  if (plan.fields !== undefined) return { page: undefined, lane: 'scan', bytes: 0, rows };
  return { page: undefined, lane: lane === 'scan' ? 'scan' : 'large', bytes, rows };
}

/** Returns the position of the page's last row, if another page follows. */
function nextOf({ next_id: id, next_key: key }: PageRow, plan: ListPlan): Position | undefined {
  if (id === null) return undefined;
  return plan.order.fields.length === 0 ? { id, key: '' } : positionOfKey(plan, id, key!);
}
