/**
 * Builds a separate statement for a list that `isPage` (pages.ts) excludes from `list_pages`. It selects the
 * rows of a path that match a filter. The rows are walked in order or sorted, and the page starts at an offset
 * or after a position. The text of a statement never contains values.
 */
import type { Filter } from '../../../values/filter.js';
import { textsIn } from '../../../values/filter-texts.js';
import { indexFieldsOf, type Position } from '../../../values/order.js';
import { type SortValue, valuesOfKey } from '../../../values/sort-key.js';
import {
  builtWhole,
  isInOrder,
  type Lane,
  type ListPlan,
  type ListRead,
  needsRows,
  positionOfValues,
  stalePlan,
} from '../../engine.js';
import type { Parameter, Statement } from '../connection/pool.js';
import { isOfIndex, keyColumns, type Placement } from '../placement.js';
import { conditionOf } from './filter.js';
import { isBehind, orderBy, projectedSql, type Term, valueSql, valuesSql } from './order.js';
import { type Span, spanAfterStart, spanOf, startOf } from './span.js';

/** The row of the result. It is missing if the collection does not exist. */
export interface FoundRow {
  readonly head: number;
  readonly rows: number;
  /** Whether the index of the plan exists and is complete. */
  readonly is_whole: boolean;
  /** Whether the list stays within its bounds. If not, the other columns are meaningless. */
  readonly is_small: boolean;
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
  readonly #plan: ListPlan;
  readonly #isInOrder: boolean;
  readonly #placement: Placement;
  readonly #collection: string;
  readonly #index: string;

  constructor(plan: ListPlan, placement: Placement) {
    this.#plan = plan;
    this.#isInOrder = isInOrder(plan);
    this.#placement = placement;
    this.#collection = this.#bind(plan.collectionId, 'bigint');
    this.#index = plan.source.by === 'index' ? this.#bind(plan.source.index.id, 'bigint') : '';
    this.sql = this.#statement();
  }

  #statement(): string {
    const { method, order, limit, offset, isCounted, fields, most, bounds } = this.#plan;
    // If all matching rows are counted, one pass finds them. Keys can be counted without reading the rows.
    const areFound = isCounted && method !== 'walk';
    const listed = areFound ? 'SELECT id, key, is_beyond FROM found WHERE is_behind' : this.#matching(false);
    const atMost = this.#bind(limit, 'bigint');
    // A row that stands for unexamined rows must not be skipped by the offset.
    const skippedLate = method === 'search' && bounds !== undefined ? offset : 0;
    const late = this.#bind(skippedLate, 'bigint');
    const data = this.#dataOf('page.id');
    const shown = `(SELECT * FROM page WHERE place BETWEEN 1 AND ${atMost} ORDER BY place OFFSET 0) AS page`;
    const joined = (text: string, rows: string) =>
      `(SELECT '[' || coalesce(string_agg(${text}, ','), '') || ']' FROM ${rows})`;
    const bytesOf = (bytes: string, rows: string) =>
      `(SELECT coalesce(sum(${bytes} + 1) + 1, 2)::bigint FROM ${rows})`;
    const values = order.fields.map(({ field }) => field);
    const total = areFound
      ? '(SELECT count(*) FROM found)'
      : isCounted
        ? `(SELECT count(*) FROM (${this.#counted()}) AS counted)`
        : 'rows';
    return `WITH head AS MATERIALIZED (
        SELECT seq, rows, ${this.#isWhole()} AS is_whole FROM heads WHERE collection_id = ${this.#collection}),
      small AS MATERIALIZED (SELECT ${this.#isWithinBounds()} AS is_small FROM head),
      ${areFound ? `found AS MATERIALIZED (${this.#matching(true)}),` : ''}
      page AS MATERIALIZED (SELECT *, row_number() OVER () - ${late} AS place FROM (
        ${listed} LIMIT ${atMost} + 1 + ${late} OFFSET ${this.#bind(offset - skippedLate, 'bigint')}) AS listed),
      ${fields === undefined ? '' : `projected AS MATERIALIZED (SELECT ${this.#projected(fields, data)} AS text FROM ${shown}),`}
      measured AS MATERIALIZED (SELECT ${bytesOf(`octet_length(${data})`, shown)} AS stored_bytes,
        ${fields === undefined ? 'NULL::bigint' : bytesOf('octet_length(text)', 'projected')} AS projected_bytes),
      last AS MATERIALIZED (SELECT id FROM page WHERE place = ${atMost} AND EXISTS (SELECT 1 FROM page WHERE place > ${atMost}))
      SELECT seq AS head, rows, is_whole,
        is_small AND NOT EXISTS (SELECT 1 FROM ${areFound ? 'found' : 'page'} WHERE is_beyond) AS is_small,
        ${total} AS total, stored_bytes, coalesce(projected_bytes, stored_bytes) AS bytes,
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
   * Returns a query of the matching rows in their order: `id`, `key` and `is_beyond`. If `is_beyond` is true,
   * the row stands for all rows that may not be examined.
   * @param areAll whether to include rows before the start position; `is_behind` is then false for these rows
   */
  #matching(areAll: boolean): string {
    const { order, filter, after } = this.#plan;
    const isSpanAfter = !areAll && this.#isInOrder;
    const terms = this.#isInOrder ? [] : this.#valueTerms();
    const conditions: string[] = [];
    let rows = this.#examined(isSpanAfter ? spanAfterStart(this.#plan) : spanOf(this.#plan));
    if (filter !== undefined) {
      const isParsed = ['NOT is_beyond', ...this.#containsTexts(filter)].join(' AND ');
      // `OFFSET 0` keeps the subquery separate, so that each row is parsed once.
      rows = `SELECT *, CASE WHEN ${isParsed} THEN data::jsonb END AS fields FROM (${rows}) AS examined OFFSET 0`;
      const { sql, parameters } = conditionOf(filter, 'fields', this.parameters.length + 1);
      this.parameters.push(...parameters);
      conditions.push(`CASE WHEN is_beyond THEN true WHEN fields IS NULL THEN false ELSE ${sql} END`);
    }
    const valued = this.#isInOrder
      ? ''
      : order.fields
          .map(
            ({ field }, place) =>
              `CROSS JOIN LATERAL ${valueSql('data', this.#bind(field, 'text'))} AS value${place}`,
          )
          .join(' ');
    const isAfter = after === undefined || isSpanAfter ? 'true' : this.#isAfterStart(after);
    if (!areAll && isAfter !== 'true') conditions.push(isAfter);
    return `SELECT id, key, is_beyond${areAll ? `, ${isAfter} AS is_behind` : ''} FROM (${rows}) AS examined ${valued}
      ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}
      ${terms.length === 0 ? '' : `ORDER BY ${orderBy(terms)}`}`;
  }

  /**
   * Returns conditions that skip rows without these texts. A scan examines many rows, and so does not parse
   * them.
   */
  #containsTexts(filter: Filter): string[] {
    if (this.#plan.bounds !== undefined) return [];
    return textsIn(filter).map((text) => {
      const begin = [...text].slice(0, maxSearchedLength).join('');
      return `strpos(data COLLATE "C", ${this.#bind(begin, 'text')}) > 0`;
    });
  }

  #examined(span: Span): string {
    const { filter, bounds } = this.#plan;
    if (filter === undefined || bounds === undefined || !this.#isInOrder) {
      const isGiven = this.#isInOrder ? '' : 'AND (SELECT is_small FROM small)';
      return `SELECT id, key, data, false AS is_beyond FROM (${this.#walk(span, undefined, isGiven)}) AS walked`;
    }
    const rows = this.#bind(bounds.rows, 'bigint');
    return `SELECT id, key, data, row_number() OVER so_far > ${rows}
        OR sum(octet_length(data)) OVER so_far > ${this.#bind(bounds.bytes, 'bigint')} AS is_beyond
      FROM (${this.#walk(span, `${rows} + 1`)}) AS walked WINDOW so_far AS (ROWS UNBOUNDED PRECEDING)`;
  }

  /** Walks the rows of a range in the direction of the list: `id`, `key` and, if needed, `data`. */
  #walk(span: Span, atMost = 'NULL', isGiven = ''): string {
    const { source, order } = this.#plan;
    if (source.by === 'index') {
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
    const ordered = orderBy([{ columns: keyColumns(this.#placement), direction: this.#plan.order.id }]);
    return `SELECT row_id, key FROM sort_keys WHERE ${this.#isOfIndex()} ${isGiven}
      AND (key, row_id) > ${after} AND (key, row_id) < ${before} ORDER BY ${ordered} ${page}`;
  }

  #valueTerms(): Term[] {
    const { fields, id } = this.#plan.order;
    const byValue = fields.map(({ direction }, place): Term => {
      const columns = ['rank', 'number', 'text'].map((column) => `value${place}.${column}`);
      return { columns, direction };
    });
    return [...byValue, { columns: ['id'], direction: id }];
  }

  /** Returns a condition that is true for rows after the start position. */
  #isAfterStart({ key, id }: Position): string {
    const { source, order } = this.#plan;
    if (this.#isInOrder) {
      const isByIndex = source.by === 'index';
      const columns = isByIndex ? ['key', 'id'] : ['id'];
      const boundKey = isByIndex ? [this.#bind(`\\x${startOf(this.#plan)!.key}`, 'bytea')] : [];
      return isBehind([{ columns, direction: order.id }], [[...boundKey, this.#bind(id, 'bigint')]]);
    }
    const bound = valuesOfKey(indexFieldsOf(order), key)!.map((value) => this.#boundValue(value));
    return isBehind(this.#valueTerms(), [...bound, [this.#bind(id, 'bigint')]]);
  }

  /** Binds a value as `valueSql` returns it. */
  #boundValue({ type, number, text }: SortValue): readonly string[] {
    return [
      this.#bind(type, 'int'),
      this.#bind(number, 'float8'),
      this.#bind(`\\x${text.toString('hex')}`, 'bytea'),
    ];
  }

  #isWhole(): string {
    return this.#index === ''
      ? 'true'
      : `EXISTS (SELECT 1 FROM sort_indexes WHERE id = ${this.#index} AND collection_id = ${this.#collection}
          AND built_through = ${builtWhole})`;
  }

  /** Returns a condition that is true if the rows to be sorted are within the bounds. */
  #isWithinBounds(): string {
    const { bounds, source } = this.#plan;
    if (bounds === undefined || this.#isInOrder) return 'true';
    const most = this.#bind(bounds.rows, 'bigint');
    const isSmall = (count: string, rows: string) =>
      needsRows(this.#plan)
        ? `CASE WHEN ${count} <= ${most} THEN
      (SELECT coalesce(sum(octet_length(data)), 0) <= ${this.#bind(bounds.bytes, 'bigint')} FROM ${rows}) ELSE false END`
        : `${count} <= ${most}`;
    if (source.by === 'id') return isSmall('rows', `rows WHERE collection_id = ${this.#collection}`);
    const keys = this.#keys(spanOf(this.#plan), `LIMIT ${most} + 1`);
    return isSmall(
      `(SELECT count(*) FROM (${keys}) AS keys)`,
      `(SELECT ${this.#dataOf('row_id')} AS data FROM (${keys}) AS keys OFFSET 0) AS sized`,
    );
  }

  /** Returns the keys to be counted, and one more if they are beyond the bounds. */
  #counted(): string {
    const { bounds } = this.#plan;
    return this.#walk(spanOf(this.#plan), this.#bind(bounds && bounds.rows + 1, 'bigint'));
  }

  #isOfIndex(): string {
    return isOfIndex(this.#placement, this.#index, this.#collection);
  }

  #projected(names: readonly string[], data: string): string {
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

export function toFoundRead(row: FoundRow | undefined, plan: ListPlan, lane: Lane): ListRead | undefined {
  if (row === undefined) return undefined;
  const { head, rows, total, page, bytes, next_id: id, next_values: values } = row;
  const { bounds, method, isCounted, fields, most } = plan;
  const scan = { page: undefined, lane: 'scan', bytes: 0, rows } as const;
  if (!row.is_whole) return stalePlan;
  if (!row.is_small) return scan;
  if (bounds !== undefined && isCounted && method === 'walk' && total > bounds.rows) return scan;
  if (bounds !== undefined && fields !== undefined && row.stored_bytes > most) return scan;
  if (page === null) return { page: undefined, lane: lane === 'scan' ? 'scan' : 'large', bytes, rows };
  const sorted = values === null ? [] : (JSON.parse(values) as unknown[]);
  return { head, rows, total, page, next: id === null ? undefined : positionOfValues(plan, id, sorted) };
}
