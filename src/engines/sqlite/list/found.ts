/** Builds the SQL that finds the rows of lists with a filter, a sort or a count. */
import { isCut } from '../../../values/sort-key.js';
import { cheapWalk, type Lane, type ListOf, smallSortRows } from '../../engine.js';
import { areIdsEnough, boundsOf, placeKey } from '../../list.js';
import {
  blob,
  indexId,
  isCutSql,
  isKeyBehind,
  joinedTo,
  type Keys,
  keysOf,
  placeId,
  type Statement,
} from './keys.js';
import { behind, type OrderedPath, orderBy, pathOf } from './order.js';
import { type Kind, plainSource, rowsOf } from './plain.js';

export interface Found {
  /**
   * Tables for a WITH clause. The table `found` contains `row_id` of the rows in order, and possibly `key`
   * and `data`.
   */
  readonly tables: readonly string[];
  /** The number of rows in `found` before the page. */
  readonly skipped: string;
  /** Whether the page only includes rows with `isBehind`. */
  readonly hasBehind: boolean;
  readonly hasData: boolean;
  /** SQL that returns whether a row follows the page. Undefined if `found` contains this row. */
  readonly isMore: string | undefined;
  /** SQL for the columns `over` and `total` of ListRow. */
  readonly over: string | undefined;
  readonly total: string | undefined;
}

/**
 * The maximum numbers of rows and bytes to examine. The bytes depend on the list. Undefined means no limit.
 */
type Bounds = { readonly rows: number; readonly bytes: (list: ListOf) => number } | undefined;

export function foundOf(
  list: ListOf,
  way: Lane,
  of: Statement,
  kind: Kind | undefined,
  isExact: boolean,
): Found {
  const { path, filter } = list;
  if (kind !== undefined) {
    const rows = found(`SELECT id AS row_id FROM ${plainSource(kind, of, list.order.id)}`);
    return { ...plainly, tables: [rows], isMore: `${of.offset} + ${of.limit} < ${rowsOf(of.collection)}` };
  }
  const bounds: Bounds =
    way === 'scan' ? undefined : { rows: smallSortRows, bytes: (each) => boundsOf(each.filter, way)!.bytes };
  if (path.by === 'index' && path.isCut) return cutRuns(list, of, bounds);
  if (path.by === 'all' || (path.by === 'index' && !path.isSorted)) return sorted(list, of, bounds);
  const isTested = filter !== undefined || (path.by === 'index' && path.test !== undefined);
  if (!isTested) return walked(list, of, bounds);
  if (list.isCounted) return counted(list, of, bounds);
  return fitting(list, of, bounds, {
    isExact,
    hasData: way === 'cheap' && filter !== undefined && list.fields === undefined,
  });
}

/** Returns whether the rows must be counted. The number of rows in a collection is already known. */
export function areCounted({ isCounted, filter, path }: ListOf): boolean {
  return isCounted && (filter !== undefined || (path.by !== 'all' && path.range !== undefined));
}

const plainly = {
  skipped: '0',
  hasBehind: false,
  hasData: false,
  isMore: undefined,
  over: undefined,
  total: undefined,
};
const isSmall = '(SELECT isSmall FROM small)';
const beyondRows = `iif(${isSmall}, NULL, 'rows')`;
const all = '(SELECT count(*) FROM found)';

/** Finds rows by their keys only. */
function walked(list: ListOf, of: Statement, bounds: Bounds): Found {
  const keys = keysOf(list, of.collection, of.bind, true);
  const page = found(`${inOrder(keys, keys.from)} LIMIT ${of.limit} + 1 OFFSET ${of.offset}`);
  if (!areCounted(list)) return { ...plainly, tables: [page] };
  const { from } = keysOf(list, of.collection, of.bind, false);
  const isFew = bounds === undefined ? '1' : isFewer(from, cheapWalk + 1);
  const total = `iif(${isSmall}, (SELECT count(*) FROM ${from}), NULL)`;
  return { ...plainly, tables: [small(isFew), page], over: beyondRows, total };
}

/**
 * Finds matching rows. The walk ends with the row after the page. If a row is longer than its share of the
 * byte limit (`isOver`), the filter is not applied to it, and `over` reports it.
 */
function fitting(
  list: ListOf,
  of: Statement,
  bounds: Bounds,
  { isExact, hasData }: { readonly isExact: boolean; readonly hasData: boolean },
): Found {
  const { collection, limit, offset, bind } = of;
  const keys = keysOf(list, collection, bind, true);
  if (bounds === undefined) {
    const from = list.filter === undefined ? keys.from : `${keys.rows} AND ${of.fits}`;
    const rows = inOrder(keys, keys.test === undefined ? from : `${from} AND ${keys.test}`);
    return { ...plainly, tables: [found(`${rows} LIMIT ${limit} + 1 OFFSET ${offset}`)] };
  }
  const most = `(${bind((each) => lookedAt(each, bounds))} + 0)`;
  const byIndex = list.path.by === 'index';
  const columns = byIndex ? 'row_id, key' : 'row_id';
  /**
   * The rows are not joined if ids are walked. Next to texts of 250 KB, a row takes 0.06 ms this way, and 0.5
   * ms if it is looked up.
   */
  const walkKeys = (count: string) => {
    const walked = `${inOrder(keys, keys.from)} LIMIT ${count}`;
    return keys.test === undefined ? walked : `SELECT ${columns} FROM (${walked}) WHERE ${keys.test}`;
  };
  const walk = (shown: string, count: string) =>
    byIndex
      ? `SELECT ${columns}, ${shown} FROM (${walkKeys(count)}) ${joinedTo(collection)}`
      : `SELECT ${keys.columns}, ${shown} FROM ${keys.from} ORDER BY ${keys.order} LIMIT ${count}`;
  const shown = hasData ? `${columns}, data` : columns;
  const upTo = `${offset} + ${limit}`;
  const isMore = `${all} <= ${upTo} AND EXISTS (SELECT 1 FROM ${keys.from} LIMIT 1 OFFSET ${most})`;
  if (list.filter === undefined) {
    const over = `CASE WHEN ${isMore} THEN 'rows' END`;
    return { ...plainly, tables: [found(`${walkKeys(most)} LIMIT ${upTo} + 1`)], skipped: offset, over };
  }
  if (isExact) {
    const before = 'coalesce((SELECT place - 1 FROM beyond), ';
    return {
      ...plainly,
      tables: [
        beyond(walk('octet_length(data) AS size', most), bind(bounds.bytes)),
        found(
          `SELECT ${shown} FROM (${walk('data', `${before}${most})`)}) WHERE ${of.fits} LIMIT ${upTo} + 1`,
        ),
      ],
      skipped: offset,
      hasData,
      over: `CASE WHEN ${all} <= ${upTo} AND EXISTS (SELECT 1 FROM beyond) THEN 'bytes' WHEN ${isMore} THEN 'rows' END`,
    };
  }
  const isOver = `octet_length(data) > ${bind((each) => Math.floor(bounds.bytes(each) / lookedAt(each, bounds)))}`;
  const rows = walk(`iif(${isOver}, NULL, data) AS data, ${isOver} AS isOver`, most);
  return {
    ...plainly,
    tables: [
      found(
        `SELECT ${shown}, isOver FROM (${rows}) WHERE CASE WHEN isOver THEN 1 ELSE ${of.fits} END LIMIT ${upTo} + 1`,
      ),
    ],
    skipped: offset,
    hasData,
    over: `CASE WHEN EXISTS (SELECT 1 FROM found WHERE isOver) THEN 'bytes' WHEN ${isMore} THEN 'rows' END`,
  };
}

/**
 * Finds the position at which the rows of a walk exceed the byte limit. Rows from there on are not examined.
 */
function beyond(walk: string, bytes: string): string {
  const summed = `SELECT row_number() OVER w AS place, sum(size) OVER w AS bytes FROM (${walk}) WINDOW w AS (ROWS UNBOUNDED PRECEDING)`;
  return `beyond AS MATERIALIZED (SELECT place FROM (${summed}) WHERE bytes > ${bytes} LIMIT 1)`;
}

/** Finds all matching rows, in the order of the walk. */
function counted(list: ListOf, of: Statement, bounds: Bounds): Found {
  const keys = keysOf(list, of.collection, of.bind, false);
  const isBehind = list.after === undefined ? '' : `, ${isKeyBehind(list, of.bind)} AS isBehind`;
  return {
    ...plainly,
    tables: [
      small(isFewToLookAt(list, keys, of, bounds, (each) => lookedAt(each, bounds!) + 1)),
      found(
        `SELECT ${keys.columns}${isBehind} FROM ${keys.rows} AND ${of.fits}
        ORDER BY ${keys.order} LIMIT iif(${isSmall}, -1, 0)`,
      ),
    ],
    skipped: of.offset,
    hasBehind: isBehind !== '',
    over: beyondRows,
    total: all,
  };
}

/** Finds sorted rows. It only sorts ids, because the sort is in memory and a row can have 256 KiB. */
function sorted(list: ListOf, of: Statement, bounds: Bounds): Found {
  const { limit, offset, bind } = of;
  const { filter, after, order } = list;
  const isAllFound = areCounted(list);
  const keys = keysOf(list, of.collection, bind, false);
  const paths = pathsOf(list, of);
  const [columns, rows, id] = areIdsEnough(list)
    ? ['row_id', keys.from, 'row_id']
    : [keys.columns, keys.rows, 'rows.id'];
  const isBehind =
    after === undefined ? '' : behind('data', paths, bind(placeValues), idIsBehind(list, of, id));
  const conditions = [
    ...(filter === undefined ? [] : [of.fits]),
    ...(isBehind === '' || isAllFound ? [] : [isBehind]),
  ];
  const hasBehind = isAllFound && isBehind !== '';
  // The LIMIT is 0 if the rows are too many, so that no row is examined. A condition would be evaluated for
  // each row.
  const [most, from] = isAllFound ? ['-1', '0'] : [`${limit} + 1`, offset];
  return {
    ...plainly,
    tables: [
      small(isFewToLookAt(list, keys, of, bounds, () => bounds!.rows)),
      found(
        `SELECT ${columns}${hasBehind ? `, ${isBehind} AS isBehind` : ''}
        FROM ${[rows, ...conditions].join(' AND ')}
        ORDER BY ${orderBy('data', paths)}${id} ${order.id} LIMIT iif(${isSmall}, ${most}, 0) OFFSET ${from}`,
      ),
    ],
    skipped: isAllFound ? offset : '0',
    hasBehind,
    over: beyondRows,
    total: isAllFound ? all : undefined,
  };
}

/**
 * Sorts rows with the same cut key by their values. `runs` contains all rows that may be on the page: the
 * walked rows, and all other rows with one of their cut keys. Some rows of the first run may belong before
 * the page. The walk determines their number. If the page starts after a position in this run, their values
 * determine it.
 */
function cutRuns(list: ListOf, of: Statement, bounds: Bounds): Found {
  const { collection, limit, offset, bind } = of;
  const { order, after } = list;
  const index = bind(indexId);
  const key = placeKey(list);
  const cutKey = key !== undefined && isCut(key) ? bind((each) => blob(placeKey(each)!)) : undefined;
  const [beyond, before] = order.id === 'asc' ? ['>', '<'] : ['<', '>'];
  const sought =
    cutKey !== undefined ? `AND key ${beyond} ${cutKey}` : after ? `AND ${isKeyBehind(list, bind)}` : '';
  const inRun = cutKey === undefined ? '' : ` UNION SELECT ${cutKey}`;
  const rowsOfRuns = `runs ${joinedTo(collection)}`;
  const skipped =
    cutKey === undefined
      ? `(SELECT count(*) FROM sort_keys, (SELECT key AS k, row_id AS r FROM walked LIMIT 1)
        WHERE index_id = ${index} AND key = k AND row_id ${before} r AND ${isCutSql('k')})`
      : '0';
  const paths = pathsOf(list, of);
  const values = after === undefined ? '' : bind(placeValues);
  const isShown =
    cutKey === undefined
      ? ''
      : `WHERE CASE WHEN key = ${cutKey} THEN ${behind('data', paths, values, idIsBehind(list, of))} ELSE 1 END`;
  const isFew =
    bounds === undefined
      ? '1'
      : `iif(${isFewer('runs', bounds.rows)}, (SELECT total(octet_length(data)) FROM ${rowsOfRuns}) < ${bind(bounds.bytes)}, 0)`;
  return {
    ...plainly,
    tables: [
      `walked AS MATERIALIZED (SELECT row_id, key FROM sort_keys WHERE index_id = ${index} ${sought}
        ORDER BY key ${order.id}, row_id ${order.id} LIMIT ${limit} + 1 OFFSET ${offset})`,
      `runs AS NOT MATERIALIZED (SELECT row_id, key FROM walked WHERE NOT ${isCutSql('key')} UNION ALL
        SELECT row_id, key FROM sort_keys WHERE index_id = ${index}
          AND key IN (SELECT key FROM walked WHERE ${isCutSql('key')}${inRun}))`,
      small(isFew),
      found(
        `SELECT row_id FROM ${rowsOfRuns} ${isShown}
        ORDER BY key ${order.id}, ${orderBy('data', paths, (term) => `CASE WHEN ${isCutSql('key')} THEN ${term} END`)}
          row_id ${order.id} LIMIT iif(${isSmall}, ${limit} + 1, 0) OFFSET iif(${isSmall}, ${skipped}, 0)`,
      ),
    ],
    over: beyondRows,
  };
}

function found(rows: string): string {
  return `found AS MATERIALIZED (${rows})`;
}

function small(condition: string): string {
  return `small AS MATERIALIZED (SELECT ${condition} AS isSmall)`;
}

function inOrder({ columns, order }: Keys, from: string): string {
  return `SELECT ${columns} FROM ${from} ORDER BY ${order}`;
}

/** Counts only as far as needed. */
function isFewer(from: string, than: number): string {
  return `(SELECT count(*) FROM (SELECT 1 FROM ${from} LIMIT ${than})) < ${than}`;
}

/** Returns the maximum number of rows that a walk examines. */
function lookedAt({ maxScanRows }: ListOf, { rows }: NonNullable<Bounds>): number {
  return Math.min(maxScanRows, rows);
}

function isFewToLookAt(
  list: ListOf,
  keys: Keys,
  { collection, bind }: Statement,
  bounds: Bounds,
  fewer: (list: ListOf) => number,
): string {
  if (bounds === undefined) return '1';
  const { path } = list;
  const isAll = path.by === 'all' || (path.by === 'id' && path.range === undefined);
  const most = bind(fewer);
  const isFew = isAll
    ? `${rowsOf(collection)} < ${most}`
    : `(SELECT count(*) FROM (SELECT 1 FROM ${keys.from} LIMIT (${most} + 0))) < ${most}`;
  if (areIdsEnough(list)) return isFew;
  // Not AND, because SQLite evaluates both sides if it needs the value. The rows of a large collection are
  // then not measured.
  return `iif(${isFew}, (SELECT total(octet_length(data)) FROM ${keys.rows}) < ${bind(bounds.bytes)}, 0)`;
}

function pathsOf({ order }: ListOf, { bind }: Statement): OrderedPath[] {
  return order.fields.map(({ direction }, at) => ({
    path: bind((list) => pathOf(list.order.fields[at]!.field)),
    direction,
  }));
}

function idIsBehind({ order }: ListOf, { bind }: Statement, id = 'rows.id'): string {
  return `${id} ${order.id === 'asc' ? '>' : '<'} ${bind(placeId)}`;
}

function placeValues({ after }: ListOf): string {
  return JSON.stringify(after!.values);
}
