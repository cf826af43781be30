/**
 * Selects the lists that the function `list_pages` reads, and converts its parameters and results
 * (pages-program.ts).
 */
import type { Position } from '../../../values/order.js';
import type { JsonValue } from '../../../values/values.js';
import type { AccessPath, Lane, ListOf, ListRead } from '../../engine.js';
import { areIdsEnough, boundsOf, shownFields, valuesInOrder } from '../../list.js';
import { arrayOf, type Parameter, type Statement } from '../connection/pool.js';
import type { Placement } from '../placement.js';
import { jsonpathOf } from './filter.js';
import { listPagesProgram } from './pages-program.js';
import { beyondIds, isAmongCut, placeOf, type Span, spanBehind, spanOf } from './span.js';

/** A row of the function's result. It exists for each collection that exists. */
export interface PageRow {
  readonly number: number;
  readonly head: number;
  readonly total: number;
  readonly page: string | null;
  readonly bytes: number | null;
  readonly next_id: number | null;
  readonly next_key: Buffer | null;
  readonly next_values: string | null;
  readonly is_whole: boolean;
  readonly is_cut: boolean;
}

/** Returns whether the function can read this list. */
export function isPage(list: ListOf, way: Lane): boolean {
  const { path, order, after, filter, isCounted, fields } = list;
  if (way === 'scan' && (filter !== undefined || fields !== undefined)) return false;
  if (filter !== undefined && (isCounted || path.by === 'all' || jsonpathOf(filter) === undefined))
    return false;
  switch (path.by) {
    case 'all':
      return order.fields.length === 1 && order.fields[0]!.direction === order.id && after === undefined;
    case 'index':
      if (!path.isSorted)
        return way !== 'scan' && areIdsEnough(list) && path.range !== undefined && !isCounted;
      return !path.isCut && !(isCounted && path.range !== undefined);
    case 'id':
      return !(isCounted && path.range !== undefined);
  }
}

/**
 * Returns the maximum number of rows and bytes that a list in this lane may examine. Undefined means no
 * limit.
 */
export function boundsIn(
  { order, filter, maxScanRows }: ListOf,
  way: Lane,
): { readonly rows: number; readonly bytes: number } | undefined {
  const bounds = boundsOf(filter, way);
  if (bounds === undefined) return undefined;
  const { rows, bytes } = bounds;
  return {
    rows: filter === undefined ? rows : Math.min(rows, maxScanRows),
    // A row is parsed again for each field.
    bytes: Math.floor(bytes / Math.max(1, order.fields.length)),
  };
}

/** @param lists on Citus, lists of one collection */
export function pagesStatement(lists: readonly ListOf[], way: Lane, placement: Placement): Statement {
  const parts = lists.map((list) =>
    isRange(list)
      ? rangeOf(list)
      : list.after === undefined && (list.path.by === 'all' || list.path.range === undefined)
        ? undefined
        : spanBehind(spanOf(list), placeOf(list), list),
  );
  const bounds = lists.map((list) => (list.filter === undefined ? undefined : boundsIn(list, way)));
  const given = [
    ...(placement === 'citus' ? [lists[0]!.collectionId] : []),
    arrayOf(lists.map(({ collectionId }) => collectionId)),
    arrayOf(lists.map((list) => nameOfPath(list, way))),
    arrayOf(lists.map(({ path }) => (path.by === 'index' ? path.index.id : 0))),
    arrayOf(lists.map(({ order }) => order.id)),
    arrayOf(lists.map(({ limit }) => limit)),
    arrayOf(lists.map(({ offset }) => offset)),
    Math.max(...lists.map(({ most }) => most)),
    anyOf(lists.map(({ path, order }) => (path.by === 'all' ? order.fields[0]!.field : undefined))),
    anyOf(parts.map((part) => part && `\\x${part.from.key}`)),
    anyOf(parts.map((part) => part?.from.id)),
    anyOf(parts.map((part) => part && `\\x${part.to.key}`)),
    anyOf(parts.map((part) => part?.to.id)),
    anyOf(lists.map(({ fields }) => fields && JSON.stringify(shownFields(fields)))),
    anyOf(lists.map(({ filter }) => filter && jsonpathOf(filter))),
    anyOf(bounds.map((bound) => bound?.rows)),
    anyOf(bounds.map((bound) => bound?.bytes)),
  ];
  const parameters: Parameter[] = [];
  const bound = given.map((each) => (each === null ? 'NULL' : `$${parameters.push(each)}`));
  return { sql: `SELECT * FROM ${listPagesProgram[placement].name}(${bound.join()})`, parameters };
}

function nameOfPath(list: ListOf, way: Lane): string {
  if (list.path.by !== 'all') return isRange(list) ? 'range' : list.path.by;
  return way === 'scan' ? 'field' : 'small';
}

/** Returns whether the list reads the rows of a key range, sorted by id. */
function isRange({ path }: ListOf): boolean {
  return path.by === 'index' && !path.isSorted;
}

/** Returns the ends of the keys and of the ids. All are excluded except the first key. */
function rangeOf({ path, order, after }: ListOf): Span {
  const { from, to } = (path as Extract<AccessPath, { by: 'index' }>).range!;
  const [first, last] = order.id === 'asc' ? [after?.id ?? 0, beyondIds] : [0, after?.id ?? beyondIds];
  return { from: { key: from, id: first }, to: { key: to, id: last } };
}

/** Returns null if no item is defined, because a null parameter costs the server nothing. */
function anyOf(items: readonly (string | number | undefined)[]): Parameter {
  return items.every((item) => item === undefined) ? null : items.map((item) => item ?? null);
}

export function toPageRead(row: PageRow, list: ListOf, way: Lane): ListRead {
  const { head, total: rows, page, bytes } = row;
  const isByIndex = list.path.by === 'index';
  if (isByIndex && !row.is_whole) return { page: undefined, index: 'gone' };
  // The function neither read nor measured the page, because it would have to examine or sort too many rows.
  if (bytes === null) return { page: undefined, way: 'scan', bytes: 0, rows };
  if (isByIndex && (row.is_cut || isAmongCut(list))) return { page: undefined, index: 'cut' };
  if (page !== null) return { head, rows, total: rows, page, next: nextBy(row, list) };
  // The complete rows are larger than a page can be. Only a scan reads such rows to select their fields.
  if (list.fields !== undefined) return { page: undefined, way: 'scan', bytes: 0, rows };
  return { page: undefined, way: way === 'scan' ? 'scan' : 'large', bytes, rows };
}

function nextBy(row: PageRow, list: ListOf): Position | undefined {
  const { next_id: id, next_key: key } = row;
  return id === null || list.path.by !== 'index' ? nextOf(row) : { id, values: valuesInOrder(list, key) };
}

/** Returns the position of the page's last row, if another page follows. */
export function nextOf({ next_id: id, next_values: values }: Pick<PageRow, 'next_id' | 'next_values'>) {
  if (id === null) return undefined;
  return { values: values === null ? [] : (JSON.parse(values) as JsonValue[]), id };
}
