/**
 * Builds a separate statement for any list. It selects the rows of a path that match a filter. The rows are
 * walked in order or sorted, and the page starts at an offset or after a position. The text of a statement
 * never contains values.
 */
import type { Filter } from '../../../values/filter.js';
import { textsIn } from '../../../values/filter-texts.js';
import type { Position } from '../../../values/order.js';
import { builtWhole, cheapWalk, type Lane, type ListOf, type ListRead } from '../../engine.js';
import { areIdsEnough, shownFields } from '../../list.js';
import type { Parameter, Statement } from '../connection/pool.js';
import { isOfIndex, keyColumns, type Placement } from '../placement.js';
import { conditionOf } from './filter.js';
import {
  isBehind,
  isCutSql,
  orderBy,
  projectedSql,
  rankedValue,
  type Term,
  valueSql,
  valuesSql,
} from './order.js';
import { boundsIn, nextOf } from './pages.js';
import { beyondIds, isAmongCut, type Place, placeOf, type Span, spanBehind, spanOf } from './span.js';

/** The row of the result. It is missing if the collection does not exist. */
export interface FoundRow {
  readonly head: number;
  readonly rows: number;
  /** Whether the index of the path exists and is complete. */
  readonly is_whole: boolean;
  /** Whether the list stays within the limits of its lane. If not, the other columns are meaningless. */
  readonly is_small: boolean;
  readonly is_cut: boolean;
  readonly total: number;
  /** The stored size of the page's rows. */
  readonly stored_bytes: number;
  readonly bytes: number;
  /** Null if the page takes more bytes than it may. */
  readonly page: string | null;
  readonly next_id: number | null;
  readonly next_values: string | null;
}

/**
 * The statement is planned at each call. These settings make the plan walk an index in order, regardless of
 * table statistics.
 */
const walking = ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'sort']
  .map((each) => `SET LOCAL enable_${each} = off`)
  .concat('SET LOCAL jit = off')
  .join('; ');

/** On Citus, the settings would reach the coordinator, but not the workers that walk. */
export const searchSettings: Readonly<Record<Placement, string>> = { single: walking, citus: '' };

/** In the worst case, a text search needs as many comparisons as the product of both lengths. */
const maxSearchedLength = 32;

export class Search implements Statement {
  readonly sql: string;
  readonly parameters: Parameter[] = [];
  readonly #list: ListOf;
  readonly #bounds: ReturnType<typeof boundsIn>;
  /**
   * How the rows are ordered when they are found. `walked`: in the order of the list. `cut`: in this order,
   * except rows with equal cut keys. `sorted`: in any order.
   */
  readonly #come: 'walked' | 'cut' | 'sorted';
  readonly #span: Span;
  readonly #place: Place | undefined;
  /** Whether rows with the key of the start position must be sorted. */
  readonly #isAmongCut: boolean;
  readonly #placement: Placement;
  readonly #collection: string;
  readonly #index: string;

  constructor(list: ListOf, way: Lane, placement: Placement) {
    const { path } = list;
    this.#list = list;
    this.#placement = placement;
    this.#bounds = boundsIn(list, way);
    if (path.by === 'id') this.#come = 'walked';
    else if (path.by === 'all' || !path.isSorted) this.#come = 'sorted';
    else this.#come = path.isCut ? 'cut' : 'walked';
    this.#span = spanOf(list);
    this.#place = this.#come === 'sorted' ? undefined : placeOf(list);
    this.#isAmongCut = this.#come === 'cut' && isAmongCut(list);
    this.#collection = this.#bind(list.collectionId, 'bigint');
    this.#index = path.by === 'index' ? this.#bind(path.index.id, 'bigint') : '';
    this.sql = this.#statement();
  }

  #statement(): string {
    const { path, order, limit, offset, filter, isCounted, fields, most } = this.#list;
    const isRanged = path.by !== 'all' && path.range !== undefined;
    // If all matching rows are counted, one pass finds them.
    const areFound = isCounted && (filter !== undefined || (this.#come === 'sorted' && isRanged));
    const listed = areFound ? 'SELECT id, key, is_beyond FROM found WHERE is_behind' : this.#fitting(false);
    const atMost = this.#bind(limit, 'bigint');
    // A row that stands for unexamined rows must not be skipped by the offset.
    const skippedLate =
      filter !== undefined && this.#bounds !== undefined && this.#come === 'walked' ? offset : 0;
    const late = this.#bind(skippedLate, 'bigint');
    const data = this.#dataOf('page.id');
    const shown = `(SELECT * FROM page WHERE place BETWEEN 1 AND ${atMost} ORDER BY place OFFSET 0) AS page`;
    const joined = (text: string, rows: string) =>
      `(SELECT '[' || coalesce(string_agg(${text}, ','), '') || ']' FROM ${rows})`;
    const bytesOf = (bytes: string, rows: string) =>
      `(SELECT coalesce(sum(${bytes} + 1) + 1, 2)::bigint FROM ${rows})`;
    const values = order.fields.map(({ field }) => field);
    return `WITH head AS MATERIALIZED (
        SELECT seq, rows, ${this.#isWhole()} AS is_whole FROM heads WHERE collection_id = ${this.#collection}),
      small AS MATERIALIZED (SELECT ${this.#isSmall()} AS is_small FROM head),
      ${areFound ? `found AS MATERIALIZED (${this.#fitting(true)}),` : ''}
      page AS MATERIALIZED (SELECT *, row_number() OVER () - ${late} AS place FROM (
        ${listed} LIMIT ${atMost} + 1 + ${late} OFFSET ${this.#bind(offset - skippedLate, 'bigint')}) AS listed),
      ${fields === undefined ? '' : `projected AS MATERIALIZED (SELECT ${this.#projected(fields, data)} AS text FROM ${shown}),`}
      measured AS MATERIALIZED (SELECT ${bytesOf(`octet_length(${data})`, shown)} AS stored_bytes,
        ${fields === undefined ? 'NULL::bigint' : bytesOf('octet_length(text)', 'projected')} AS projected_bytes),
      last AS MATERIALIZED (SELECT id FROM page WHERE place = ${atMost} AND EXISTS (SELECT 1 FROM page WHERE place > ${atMost}))
      SELECT seq AS head, rows, is_whole,
        is_small AND NOT EXISTS (SELECT 1 FROM ${areFound ? 'found' : 'page'} WHERE is_beyond) AS is_small,
        ${this.#come === 'walked' && path.by === 'index' ? `EXISTS (SELECT 1 FROM ${shown} WHERE ${isCutSql('key')})` : 'false'} AS is_cut,
        ${areFound ? '(SELECT count(*) FROM found)' : isCounted && isRanged ? this.#countedRange() : 'rows'} AS total,
        stored_bytes, coalesce(projected_bytes, stored_bytes) AS bytes,
        CASE WHEN coalesce(projected_bytes, stored_bytes) <= ${this.#bind(most, 'bigint')} THEN
          ${fields === undefined ? joined(data, shown) : joined('text', 'projected')} END AS page,
        (SELECT id FROM last) AS next_id,
        ${
          values.length === 0
            ? 'NULL'
            : `(SELECT ${valuesSql('data', this.#bind(values, 'text[]'))} FROM rows
          WHERE collection_id = ${this.#collection} AND rows.id = (SELECT id FROM last))`
        } AS next_values
      FROM head, small, measured`;
  }

  /**
   * Returns a query of the rows in their order: `id`, `key` and `is_beyond`. If `is_beyond` is true, the row
   * stands for all rows that may not be examined in this lane.
   * @param areAll whether to include rows before the start position; `is_behind` is then false for these rows
   */
  #fitting(areAll: boolean): string {
    const { order, filter, after } = this.#list;
    const span = areAll ? this.#span : this.#spanBehind();
    const terms = this.#terms();
    const conditions: string[] = [];
    let rows = this.#lookedAt(span);
    if (filter !== undefined) {
      const isParsed = ['NOT is_beyond', ...this.#holdsTexts(filter)].join(' AND ');
      // `OFFSET 0` keeps the subquery separate, so that each row is parsed once.
      rows = `SELECT *, CASE WHEN ${isParsed} THEN data::jsonb END AS fields FROM (${rows}) AS looked_at OFFSET 0`;
      const { sql, parameters } = conditionOf(filter, 'fields', this.parameters.length + 1);
      this.parameters.push(...parameters);
      conditions.push(`CASE WHEN is_beyond THEN true WHEN fields IS NULL THEN false ELSE ${sql} END`);
    }
    const valued =
      this.#come === 'walked'
        ? ''
        : order.fields
            .map(({ field }, place) => {
              const data = this.#come === 'cut' ? `CASE WHEN ${isCutSql('key')} THEN data END` : 'data';
              return `CROSS JOIN LATERAL ${valueSql(data, this.#bind(field, 'text'))} AS value${place}`;
            })
            .join(' ');
    const isThere = after === undefined ? 'true' : this.#isBehind(after, areAll);
    if (!areAll && isThere !== 'true') conditions.push(isThere);
    return `SELECT id, key, is_beyond${areAll ? `, ${isThere} AS is_behind` : ''} FROM (${rows}) AS looked_at ${valued}
      ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}
      ${terms.length === 0 ? '' : `ORDER BY ${orderBy(terms)}`}`;
  }

  /**
   * Returns conditions that skip rows without these texts. A scan examines many rows, and so does not parse
   * them.
   */
  #holdsTexts(filter: Filter): string[] {
    if (this.#bounds !== undefined) return [];
    return textsIn(filter).map((text) => {
      const begin = [...text].slice(0, maxSearchedLength).join('');
      return `strpos(data COLLATE "C", ${this.#bind(begin, 'text')}) > 0`;
    });
  }

  #lookedAt(span: Span): string {
    const bounds = this.#bounds;
    if (this.#list.filter === undefined || bounds === undefined || this.#come === 'sorted') {
      const isGiven = this.#come === 'sorted' ? 'AND (SELECT is_small FROM small)' : '';
      return `SELECT id, key, data, false AS is_beyond FROM (${this.#walk(span, undefined, isGiven)}) AS walked`;
    }
    const rows = this.#bind(bounds.rows, 'bigint');
    return `SELECT id, key, data, row_number() OVER so_far > ${rows}
        OR sum(octet_length(data)) OVER so_far > ${this.#bind(bounds.bytes, 'bigint')} AS is_beyond
      FROM (${this.#walk(span, `${rows} + 1`)}) AS walked WINDOW so_far AS (ROWS UNBOUNDED PRECEDING)`;
  }

  /** Walks the rows of a range in the direction of the list: `id`, `key` and, if needed, `data`. */
  #walk(span: Span, atMost = 'NULL', isGiven = ''): string {
    const { path, order } = this.#list;
    if (path.by === 'index') {
      // `OFFSET 0` keeps the subquery separate, so that each row is looked up once.
      return `SELECT row_id AS id, key, ${this.#dataOf('row_id')} AS data
        FROM (${this.#keys(span, `LIMIT ${atMost}`, isGiven)}) AS keys OFFSET 0`;
    }
    const [from, to] = [span.from, span.to].map(({ id }) => this.#bind(id, 'bigint'));
    const ordered = orderBy([{ columns: ['collection_id', 'id'], direction: order.id }]);
    return `SELECT id, NULL::bytea AS key, data FROM rows WHERE collection_id = ${this.#collection} ${isGiven}
      AND id > ${from} AND id < ${to} ORDER BY ${ordered} LIMIT ${atMost}`;
  }

  #keys({ from, to }: Span, page: string, isGiven = ''): string {
    const [after, before] = [from, to].map(
      ({ key, id }) => `(${this.#bind(`\\x${key}`, 'bytea')}, ${this.#bind(id, 'bigint')})`,
    );
    const ordered = orderBy([{ columns: keyColumns(this.#placement), direction: this.#list.order.id }]);
    return `SELECT row_id, key FROM sort_keys WHERE ${this.#isOfIndex()} ${isGiven}
      AND (key, row_id) > ${after} AND (key, row_id) < ${before} ORDER BY ${ordered} ${page}`;
  }

  /** Returns the range of rows after the start position. */
  #spanBehind(isRunLeftOut = false): Span {
    const place = this.#place;
    if (place === undefined || !this.#isAmongCut) return spanBehind(this.#span, place, this.#list);
    // Includes either all rows with the key of the start position, or none of them.
    const isFirst = (this.#list.order.id === 'asc') !== isRunLeftOut;
    return spanBehind(this.#span, { ...place, id: isFirst ? 0 : beyondIds }, this.#list);
  }

  #terms(): Term[] {
    if (this.#come === 'walked') return [];
    const byKey: Term[] = this.#come === 'cut' ? [{ columns: ['key'], direction: this.#list.order.id }] : [];
    return [...byKey, ...this.#valueTerms()];
  }

  #valueTerms(): Term[] {
    const { fields, id } = this.#list.order;
    const byValue = fields.map(({ direction }, place): Term => {
      const columns = ['rank', 'number', 'text'].map((column) => `value${place}.${column}`);
      return { columns, direction };
    });
    return [...byValue, { columns: ['id'], direction: id }];
  }

  /**
   * Returns a condition that is true for rows after the start position, unless the range already ensures
   * this.
   */
  #isBehind(after: Position, isOfAll: boolean): string {
    const { path, order } = this.#list;
    const place = this.#place;
    if (place !== undefined && !this.#isAmongCut) {
      if (!isOfAll) return 'true';
      const isByKey = path.by === 'index';
      const columns = isByKey ? ['key', 'id'] : ['id'];
      const id = this.#bind(place.id, 'bigint');
      const there = isByKey ? [this.#bind(`\\x${place.key}`, 'bytea'), id] : [id];
      return isBehind([{ columns, direction: order.id }], [there]);
    }
    const there = after.values.map((value) => {
      const [rank, number, text] = rankedValue(value);
      return [
        this.#bind(rank, 'int'),
        this.#bind(number, 'float8'),
        `${this.#bind(text, 'text')} COLLATE "C"`,
      ];
    });
    const isBehindIt = isBehind(this.#valueTerms(), [...there, [this.#bind(after.id, 'bigint')]]);
    return place === undefined
      ? isBehindIt
      : `(key <> ${this.#bind(`\\x${place.key}`, 'bytea')} OR ${isBehindIt})`;
  }

  #isWhole(): string {
    return this.#index === ''
      ? 'true'
      : `EXISTS (SELECT 1 FROM sort_indexes WHERE id = ${this.#index} AND collection_id = ${this.#collection}
          AND built_through = ${builtWhole})`;
  }

  /** Returns a condition that is true if the rows to be sorted are within the limits of the lane. */
  #isSmall(): string {
    const bounds = this.#bounds;
    if (bounds === undefined || this.#come === 'walked') return 'true';
    const rowsAtMost = this.#bind(bounds.rows, 'bigint');
    const isSmall = (count: string, rows: string) =>
      areIdsEnough(this.#list)
        ? `${count} < ${rowsAtMost}`
        : `CASE WHEN ${count} < ${rowsAtMost} THEN
      (SELECT coalesce(sum(octet_length(data)), 0) < ${this.#bind(bounds.bytes, 'bigint')} FROM ${rows}) ELSE false END`;
    if (this.#list.path.by === 'all')
      return isSmall('rows', `rows WHERE collection_id = ${this.#collection}`);
    const keys =
      this.#come === 'cut' ? this.#cutKeys(rowsAtMost) : this.#keys(this.#span, `LIMIT ${rowsAtMost}`);
    return isSmall(
      `(SELECT count(*) FROM (${keys}) AS keys)`,
      `(SELECT ${this.#dataOf('row_id')} AS data FROM (${keys}) AS keys OFFSET 0) AS sized`,
    );
  }

  /** Returns all rows whose cut key occurs on the page. */
  #cutKeys(atMost: string): string {
    const { limit, offset } = this.#list;
    const span = this.#spanBehind(true);
    const page = `LIMIT ${this.#bind(limit, 'bigint')} + 1 OFFSET ${this.#bind(offset, 'bigint')}`;
    const place = this.#place;
    const isPlaced = place !== undefined && this.#isAmongCut;
    const shown = `SELECT key FROM (${this.#keys(span, page)}) AS walked WHERE ${isCutSql('key')}
      UNION SELECT key FROM (SELECT ${this.#bind(isPlaced ? `\\x${place.key}` : null, 'bytea')} AS key) AS place WHERE key IS NOT NULL`;
    return `SELECT run.row_id FROM (${shown}) AS shown CROSS JOIN LATERAL (
      SELECT row_id FROM sort_keys WHERE ${this.#isOfIndex()} AND sort_keys.key = shown.key LIMIT ${atMost}) AS run
      LIMIT ${atMost}`;
  }

  #countedRange(): string {
    const atMost = this.#bind(this.#bounds && cheapWalk + 1, 'bigint');
    return `(SELECT count(*) FROM (${this.#walk(this.#span, atMost)}) AS counted)`;
  }

  #isOfIndex(): string {
    return isOfIndex(this.#placement, this.#index, this.#collection);
  }

  #projected(fields: readonly string[], data: string): string {
    const names = shownFields(fields);
    const quoted = names.map((name) => JSON.stringify(name));
    return projectedSql('page.id', data, this.#bind(names, 'text[]'), this.#bind(quoted, 'text[]'));
  }

  #dataOf(id: string): string {
    return `(SELECT data FROM rows WHERE collection_id = ${this.#collection} AND rows.id = ${id})`;
  }

  #bind(value: Parameter | undefined, type: string): string {
    return `$${this.parameters.push(value ?? null)}::${type}`;
  }
}

export function toFoundRead(row: FoundRow | undefined, list: ListOf, way: Lane): ListRead | undefined {
  if (row === undefined) return undefined;
  const { head, rows, total, page, bytes } = row;
  const scan = { page: undefined, way: 'scan', bytes: 0, rows } as const;
  if (!row.is_whole) return { page: undefined, index: 'gone' };
  // The count stops at the limit of the lane.
  if (!row.is_small || (way !== 'scan' && list.filter === undefined && total !== rows && total > cheapWalk))
    return scan;
  if (row.is_cut || (isAmongCut(list) && !(list.path.by === 'index' && list.path.isCut)))
    return { page: undefined, index: 'cut' };
  if (list.fields !== undefined && way !== 'scan' && row.stored_bytes > list.most) return scan;
  if (page === null) return { page: undefined, way: way === 'scan' ? 'scan' : 'large', bytes, rows };
  return { head, rows, total, page, next: nextOf(row) };
}
