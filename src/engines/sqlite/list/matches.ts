/**
 * Builds the SQL that finds the rows of a list before they are read. It is a table `found` with the ids of the
 * rows, in order, from which `print-list.ts` takes the page. For example, a search for 20 rows after the first
 * 40, which examines at most 1,000 rows, becomes:
 *
 *     found AS MATERIALIZED (
 *       SELECT row_id FROM (SELECT id AS row_id, data FROM rows WHERE … ORDER BY id LIMIT 1000)
 *       WHERE <filter> LIMIT 61)
 *
 * The page begins after 40 rows of `found`, and another page follows if `found` has 61.
 */
import { indexFieldsOf } from '../../../values/order.js';
import { type SortValue, sortType, valuesOfKey } from '../../../values/sort-key.js';
import { isInOrder, type ListPlan, needsRows } from '../../engine.js';
import { plainSource, rowsOf, type Skip } from './offset.js';
import { type BoundValue, isAfter, type OrderedPath, orderBy, pathOf } from './order.js';
import { isKeyAfterStart, joinedTo, type Keys, keysOf, type Statement, startId } from './source.js';

interface Matches {
  /** Tables for a WITH clause. The last one is `found`, with `row_id` and possibly more columns. */
  readonly tables: readonly string[];
  /** The rows of `found` that can be on the page, for use after FROM. Default: all of them. */
  readonly listed?: string;
  /** SQL for the number of listed rows before the page. Default: none. */
  readonly skipped?: string;
  /** SQL for whether a row follows the page. Default: whether `found` contains such a row. */
  readonly isMore?: string;
  /** SQL for the columns `over` and `total` of ListRow. */
  readonly over?: string;
  readonly total?: string | undefined;
}

/**
 * @param skip how a list of all rows by id gets to its offset
 * @param hasData whether `found` also contains `data`, which only a search can do
 * @param isExact whether a search counts the bytes of rows one by one
 */
export function matchesOf(
  plan: ListPlan,
  of: Statement,
  { skip, hasData, isExact }: { skip: Skip | undefined; hasData: boolean; isExact: boolean },
): Matches {
  switch (plan.method) {
    case 'walk':
      return skip === undefined ? walk(plan, of) : walkAll(plan, of, skip);
    case 'search':
      if (plan.bounds === undefined) return searchAll(plan, of);
      return plan.filter === undefined ? searchKeys(plan, of) : searchRows(plan, of, isExact, hasData);
    default:
      return allMatches(plan, of);
  }
}

const found = (rows: string): string => `found AS MATERIALIZED (${rows})`;
/** Whether the list may examine its rows at all. */
const small = (condition: string): string => `small AS MATERIALIZED (SELECT ${condition} AS isSmall)`;
const isSmall = '(SELECT isSmall FROM small)';
const overUnlessSmall = `iif(${isSmall}, NULL, 'rows')`;
const countFound = '(SELECT count(*) FROM found)';

function walkAll({ order }: ListPlan, of: Statement, skip: Skip): Matches {
  return {
    tables: [found(`SELECT id AS row_id FROM ${plainSource(skip, of, order.id)}`)],
    isMore: `${of.offset} + ${of.limit} < ${rowsOf(of.collection)}`,
  };
}

function walk(plan: ListPlan, { collection, limit, offset, bind }: Statement): Matches {
  const { columns, from, order } = keysOf(plan, collection, bind, true);
  const page = found(`SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT ${limit} + 1 OFFSET ${offset}`);
  if (!plan.isCounted) return { tables: [page] };
  const counted = keysOf(plan, collection, bind, false).from;
  return {
    tables: [small(plan.bounds === undefined ? '1' : hasAtMost(counted, bind(maxRows))), page],
    over: overUnlessSmall,
    total: `iif(${isSmall}, (SELECT count(*) FROM ${counted}), NULL)`,
  };
}

/** Searches without bounds, and ends with the row after the page. */
function searchAll(plan: ListPlan, { collection, limit, offset, bind, isMatch }: Statement): Matches {
  const { columns, from, rows, test, order } = keysOf(plan, collection, bind, true);
  const tested = plan.filter === undefined ? from : `${rows} AND ${isMatch}`;
  const matching = test === undefined ? tested : `${tested} AND ${test}`;
  return {
    tables: [
      found(`SELECT ${columns} FROM ${matching} ORDER BY ${order} LIMIT ${limit} + 1 OFFSET ${offset}`),
    ],
  };
}

/** Searches within bounds, and tests only index keys. */
function searchKeys(plan: ListPlan, of: Statement): Matches {
  const { walkKeys, end, most, isStopped } = boundedSearch(plan, of);
  return {
    tables: [found(`${walkKeys(most)} LIMIT ${end} + 1`)],
    skipped: of.offset,
    over: `CASE WHEN ${isStopped} THEN 'rows' END`,
  };
}

/**
 * Searches within bounds, and tests rows. First, each row may have its share of the bytes. If a row is longer
 * (`isOver`), the filter is not applied to it, and `over` reports it. The list is then read again with
 * `isExact`: the bytes are added up first, and rows beyond the limit are not examined.
 */
function searchRows(plan: ListPlan, of: Statement, isExact: boolean, hasData: boolean): Matches {
  const { keys, walkKeys, end, most, isStopped } = boundedSearch(plan, of);
  const { collection, bind, isMatch, offset } = of;
  const ids = plan.source.by === 'index' ? 'row_id, key' : 'row_id';
  const columns = hasData ? `${ids}, data` : ids;
  // Rows are not joined to ids that are walked. Next to texts of 250 KB, a row takes 0.06 ms this way, and 0.5
  // ms if it is looked up.
  const walkRows = (shown: string, count: string) =>
    plan.source.by === 'index'
      ? `SELECT ${ids}, ${shown} FROM (${walkKeys(count)}) ${joinedTo(collection)}`
      : `SELECT ${keys.columns}, ${shown} FROM ${keys.from} ORDER BY ${keys.order} LIMIT ${count}`;
  if (isExact) {
    const sizes = walkRows('octet_length(data) AS size', most);
    const sums = `SELECT row_number() OVER w AS place, sum(size) OVER w AS bytes FROM (${sizes}) WINDOW w AS (ROWS UNBOUNDED PRECEDING)`;
    const beyond = `beyond AS MATERIALIZED (SELECT place FROM (${sums}) WHERE bytes > ${bind(maxBytes)} LIMIT 1)`;
    const within = walkRows('data', `coalesce((SELECT place - 1 FROM beyond), ${most})`);
    return {
      tables: [beyond, found(`SELECT ${columns} FROM (${within}) WHERE ${isMatch} LIMIT ${end} + 1`)],
      skipped: offset,
      over: `CASE WHEN ${countFound} <= ${end} AND EXISTS (SELECT 1 FROM beyond) THEN 'bytes' WHEN ${isStopped} THEN 'rows' END`,
    };
  }
  const isOver = `octet_length(data) > ${bind(({ bounds }) => Math.floor(bounds!.bytes / bounds!.rows))}`;
  const rows = walkRows(`iif(${isOver}, NULL, data) AS data, ${isOver} AS isOver`, most);
  const isListed = `CASE WHEN isOver THEN 1 ELSE ${isMatch} END`;
  return {
    tables: [found(`SELECT ${columns}, isOver FROM (${rows}) WHERE ${isListed} LIMIT ${end} + 1`)],
    skipped: offset,
    over: `CASE WHEN EXISTS (SELECT 1 FROM found WHERE isOver) THEN 'bytes' WHEN ${isStopped} THEN 'rows' END`,
  };
}

function boundedSearch(plan: ListPlan, { collection, limit, offset, bind }: Statement) {
  const keys = keysOf(plan, collection, bind, true);
  const { columns, from, test, order } = keys;
  const most = `(${bind(maxRows)} + 0)`;
  const end = `${offset} + ${limit}`;
  /** Selects the next `count` keys, without those that fail the test. */
  const walkKeys = (count: string): string => {
    const walked = `SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT ${count}`;
    return test === undefined ? walked : `SELECT row_id, key FROM (${walked}) WHERE ${test}`;
  };
  /** True if the bound ended the search before the page was full. */
  const isStopped = `${countFound} <= ${end} AND EXISTS (SELECT 1 FROM ${from} LIMIT 1 OFFSET ${most})`;
  return { keys, walkKeys, end, most, isStopped };
}

/** Finds all matching rows. If they are sorted, it only sorts ids, because a row can have 256 KiB. */
function allMatches(plan: ListPlan, of: Statement): Matches {
  const { collection, limit, offset, bind } = of;
  const { filter, after, order, isCounted } = plan;
  const keys = keysOf(plan, collection, bind, false);
  const areRowsNeeded = needsRows(plan);
  const id = areRowsNeeded ? 'rows.id' : 'row_id';
  const paths = pathsOf(plan, of);
  const sorted = isInOrder(plan) ? keys.order : `${orderBy('data', paths)}${id} ${order.id}`;
  const start = after && isAfterStart(plan, of, id, paths);
  const columns = [areRowsNeeded ? keys.columns : 'row_id'];
  const conditions = [areRowsNeeded ? keys.rows : keys.from];
  if (filter !== undefined) conditions.push(of.isMatch);
  // Rows before the start are counted, too, but not listed.
  if (start !== undefined && isCounted) columns.push(`${start} AS isAfterStart`);
  if (start !== undefined && !isCounted) conditions.push(start);
  // The LIMIT is 0 if the rows are too many. A condition would be evaluated for each row instead.
  const [most, from] = isCounted ? ['-1', '0'] : [`${limit} + 1`, offset];
  const rows = `SELECT ${columns.join()} FROM ${conditions.join(' AND ')}
    ORDER BY ${sorted} LIMIT iif(${isSmall}, ${most}, 0) OFFSET ${from}`;
  return {
    tables: [small(isWithinBounds(plan, keys, of)), found(rows)],
    ...(start !== undefined && isCounted && { listed: 'found WHERE isAfterStart' }),
    ...(isCounted && { skipped: offset, total: countFound }),
    over: overUnlessSmall,
  };
}

function isAfterStart(plan: ListPlan, { bind }: Statement, id: string, paths: OrderedPath[]): string {
  if (isInOrder(plan)) return isKeyAfterStart(plan, bind);
  const isIdAfter = `${id} ${plan.order.id === 'asc' ? '>' : '<'} ${bind(startId)}`;
  const values = paths.map((_, at): BoundValue => {
    const bound = (of: (value: SortValue) => string | number | Buffer) =>
      bind(({ order, after }) => of(valuesOfKey(indexFieldsOf(order), after!.key)![at]!));
    return {
      type: bound(({ type }) => type),
      number: bound(({ number }) => JSON.stringify(number)),
      other: bound(({ type, text }) => (type < sortType.number ? Number(type === sortType.true) : text)),
    };
  });
  return isAfter('data', paths, values, isIdAfter);
}

/** Counts only as far as needed. */
function hasAtMost(from: string, most: string): string {
  return `(SELECT count(*) FROM (SELECT 1 FROM ${from} LIMIT (${most} + 1))) <= ${most}`;
}

/** Returns a condition that is true if the rows of the source are within the bounds. */
function isWithinBounds(plan: ListPlan, { from, rows }: Keys, { collection, bind }: Statement): string {
  if (plan.bounds === undefined) return '1';
  const most = bind(maxRows);
  const isAll = plan.source.by === 'id' && plan.source.range === undefined;
  const isFew = isAll ? `${rowsOf(collection)} <= ${most}` : hasAtMost(from, most);
  if (!needsRows(plan)) return isFew;
  // Not AND, because SQLite evaluates both sides if it needs the value. The rows of a large collection are
  // then not measured.
  return `iif(${isFew}, (SELECT total(octet_length(data)) FROM ${rows}) <= ${bind(maxBytes)}, 0)`;
}

function maxRows({ bounds }: ListPlan): number {
  return bounds!.rows;
}

function maxBytes({ bounds }: ListPlan): number {
  return bounds!.bytes;
}

function pathsOf({ order }: ListPlan, { bind }: Statement): OrderedPath[] {
  return order.fields.map(({ direction }, at) => ({
    path: bind((plan) => pathOf(plan.order.fields[at]!.field)),
    direction,
  }));
}
