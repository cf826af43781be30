/**
 * Prints the statement of a list that the function `list_pages` (pages.ts) cannot read. It is a chain of
 * tables:
 *
 * - `head`: the collection, whether the index of the plan is complete, and whether the rows to be sorted are
 *   within the bounds.
 * - `found`: the matching rows in order, or as many of them as the page needs. If the bounds end a search, the
 *   row that is not examined any more stands for the rest and has `is_beyond`.
 * - `page`: the rows of the page and the next row.
 * - `shown`, `measured` and `last`: the texts of the page, the total and the size of the page, and the
 *   position of its last row.
 *
 * The text of a statement never contains values.
 */
import type { Filter } from '../../../values/filter.js';
import { textsIn } from '../../../values/filter-texts.js';
import { indexFieldsOf, type Position } from '../../../values/order.js';
import { valuesOfKey } from '../../../values/sort-key.js';
import { isInOrder, type ListPlan, needsRows, whole } from '../../engine.js';
import type { Parameter, Statement } from '../connection/pool.js';
import { isOfIndex, keyColumns, type Placement } from '../placement.js';
import { conditionOf } from './filter.js';
import { isBehind, orderBy, projectedSql, type Term, valueSql, valuesSql } from './order.js';
import { type Span, spanAfterStart, spanOf, startOf } from './span.js';

/** Makes each plan walk an index in order, regardless of statistics. Each call is planned again. */
const walking = ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'sort']
  .map((each) => `SET LOCAL enable_${each} = off`)
  .concat('SET LOCAL jit = off')
  .join('; ');

/** On Citus, the settings would reach the coordinator, but not the workers that walk. */
export const searchSettings: Readonly<Record<Placement, string>> = { single: walking, citus: '' };

/** In the worst case, a text search needs as many comparisons as the product of both lengths. */
const maxSearchedLength = 32;

export function printSearch(plan: ListPlan, placement: Placement): Statement {
  const printer = new SearchPrinter(plan, placement);
  return { sql: printer.statement(), parameters: printer.parameters };
}

class SearchPrinter {
  readonly parameters: Parameter[] = [];
  readonly #plan: ListPlan;
  readonly #isInOrder: boolean;
  /** Whether one pass finds all matching rows. The keys of a walk can be counted without reading the rows. */
  readonly #areAllFound: boolean;
  readonly #placement: Placement;
  readonly #collection: string;
  readonly #index: string;

  constructor(plan: ListPlan, placement: Placement) {
    this.#plan = plan;
    this.#isInOrder = isInOrder(plan);
    this.#areAllFound = plan.isCounted && plan.method !== 'walk';
    this.#placement = placement;
    this.#collection = this.#bind(plan.collectionId, 'bigint');
    this.#index = plan.source.by === 'index' ? this.#bind(plan.source.index.id, 'bigint') : '';
  }

  statement(): string {
    const { order, limit, offset, fields, most, bounds } = this.#plan;
    const pageLimit = this.#bind(limit, 'bigint');
    const skipped = this.#bind(offset, 'bigint');
    const upToNext = `LIMIT ${pageLimit} + 1 + ${skipped}`;
    const data = this.#dataOf('page.id');
    const sortFields = this.#bind(
      order.fields.map(({ field }) => field),
      'text[]',
    );
    // A list with bounds does not select the fields of rows that are larger than a page.
    const measured = fields === undefined || bounds === undefined ? 'text' : 'data';
    return `WITH head AS MATERIALIZED (
        SELECT seq, rows, ${this.#isWhole()} AS is_whole, ${this.#isWithinBounds()} AS is_small
        FROM heads WHERE collection_id = ${this.#collection}),
      found AS MATERIALIZED (${this.#matching()} ${this.#areAllFound ? '' : upToNext}),
      page AS MATERIALIZED (SELECT * FROM (
        SELECT id, row_number() OVER () - ${skipped} AS place FROM found WHERE is_behind ${upToNext}) AS placed WHERE place > 0),
      shown AS MATERIALIZED (SELECT ${fields === undefined ? 'data AS text' : `data, ${this.#projected(fields)} AS text`}
        FROM (SELECT id, ${data} AS data FROM page WHERE place <= ${pageLimit} ORDER BY place OFFSET 0) AS page),
      measured AS MATERIALIZED (SELECT *, CASE WHEN is_small AND ${this.#isExamined()} THEN
        (SELECT coalesce(sum(octet_length(${measured}) + 1) + 1, 2)::bigint FROM shown) END AS bytes
        FROM (SELECT *, ${this.#total()} AS total FROM head OFFSET 0) AS counted),
      last AS MATERIALIZED (SELECT id AS next_id, ${valuesSql(data, sortFields)} AS next_values FROM page
        WHERE place = ${pageLimit} AND EXISTS (SELECT FROM page WHERE place > ${pageLimit}))
      SELECT 1 AS number, seq AS head, rows, total, is_whole, bytes, next_id, next_values,
        CASE WHEN bytes <= ${this.#bind(most, 'bigint')} THEN
          (SELECT '[' || coalesce(string_agg(text, ','), '') || ']' FROM shown) END AS page
      FROM measured LEFT JOIN last ON true`;
  }

  /**
   * Returns a query of the matching rows in their order: `id`, `is_beyond` and `is_behind`, which is true for
   * rows after the start position. If not all are found, only rows after the start position are returned.
   */
  #matching(): string {
    const { order, filter, after } = this.#plan;
    const startsAtSpan = !this.#areAllFound && this.#isInOrder;
    const conditions: string[] = [];
    let rows = this.#examined(startsAtSpan ? spanAfterStart(this.#plan) : spanOf(this.#plan));
    if (filter !== undefined) {
      const isParsed = ['NOT is_beyond', ...this.#containsTexts(filter)].join(' AND ');
      // `OFFSET 0` keeps the subquery separate, so that each row is parsed once.
      rows = `SELECT *, CASE WHEN ${isParsed} THEN data::jsonb END AS fields FROM (${rows}) AS examined OFFSET 0`;
      const { sql, parameters } = conditionOf(filter, 'fields', this.parameters.length + 1);
      this.parameters.push(...parameters);
      conditions.push(`CASE WHEN is_beyond THEN true WHEN fields IS NULL THEN false ELSE ${sql} END`);
    }
    const isAfter = after === undefined || startsAtSpan ? 'true' : this.#isAfterStart(after);
    if (!this.#areAllFound) conditions.push(isAfter);
    const found = `SELECT id, is_beyond, ${isAfter} AS is_behind FROM (${rows}) AS examined`;
    const matches = `WHERE ${conditions.join(' AND ') || 'true'}`;
    if (this.#isInOrder) return `${found} ${matches}`;
    const values = order.fields.map(
      ({ field }, place) =>
        `CROSS JOIN LATERAL ${valueSql('data', this.#bind(field, 'text'))} AS value${place}`,
    );
    return `${found} ${values.join(' ')} ${matches} ORDER BY ${orderBy(this.#valueTerms())}`;
  }

  /** Returns conditions that skip rows without these texts, so that a scan does not parse them. */
  #containsTexts(filter: Filter): string[] {
    if (this.#plan.bounds !== undefined) return [];
    return textsIn(filter).map((text) => {
      const begin = [...text].slice(0, maxSearchedLength).join('');
      return `strpos(data COLLATE "C", ${this.#bind(begin, 'text')}) > 0`;
    });
  }

  #examined(span: Span): string {
    const { filter, bounds } = this.#plan;
    if (!this.#isInOrder) {
      const isGiven = 'AND (SELECT is_small FROM head)';
      return `SELECT *, false AS is_beyond FROM (${this.#walk(span, { isGiven })}) AS walked`;
    }
    if (filter === undefined || bounds === undefined)
      return `SELECT *, false AS is_beyond FROM (${this.#walk(span)}) AS walked`;
    const rows = this.#bind(bounds.rows, 'bigint');
    return `SELECT *, row_number() OVER so_far > ${rows}
        OR sum(octet_length(data)) OVER so_far > ${this.#bind(bounds.bytes, 'bigint')} AS is_beyond
      FROM (${this.#walk(span, { atMost: `${rows} + 1` })}) AS walked WINDOW so_far AS (ROWS UNBOUNDED PRECEDING)`;
  }

  /** Walks the rows of a range in the direction of the list: `id`, `key` and, if needed, `data`. */
  #walk(span: Span, { atMost = 'NULL', isGiven = '' } = {}): string {
    const { source, order } = this.#plan;
    if (source.by === 'index') {
      // `OFFSET 0` keeps the subquery separate, so that each row is looked up once.
      return `SELECT row_id AS id, key, ${this.#dataOf('row_id')} AS data
        FROM (${this.#keys(span, atMost, isGiven)}) AS keys OFFSET 0`;
    }
    const [from, to] = [span.from, span.to].map(({ id }) => this.#bind(id, 'bigint'));
    const ordered = orderBy([{ columns: ['collection_id', 'id'], direction: order.id }]);
    return `SELECT id, NULL::bytea AS key, data FROM rows WHERE collection_id = ${this.#collection} ${isGiven}
      AND id > ${from} AND id < ${to} ORDER BY ${ordered} LIMIT ${atMost}`;
  }

  #keys({ from, to }: Span, atMost: string, isGiven = ''): string {
    const [after, before] = [from, to].map(
      ({ key, id }) => `(${this.#bind(`\\x${key}`, 'bytea')}, ${this.#bind(id, 'bigint')})`,
    );
    const ordered = orderBy([{ columns: keyColumns(this.#placement), direction: this.#plan.order.id }]);
    return `SELECT row_id, key FROM sort_keys WHERE ${isOfIndex(this.#placement, this.#index, this.#collection)} ${isGiven}
      AND (key, row_id) > ${after} AND (key, row_id) < ${before} ORDER BY ${ordered} LIMIT ${atMost}`;
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
    const boundId = this.#bind(id, 'bigint');
    if (!this.#isInOrder) {
      // Bound as `valueSql` returns values.
      const values = valuesOfKey(indexFieldsOf(order), key)!.map(({ type, number, text }) => [
        this.#bind(type, 'int'),
        this.#bind(number, 'float8'),
        this.#bind(`\\x${text.toString('hex')}`, 'bytea'),
      ]);
      return isBehind(this.#valueTerms(), [...values, [boundId]]);
    }
    if (source.by === 'id') return isBehind([{ columns: ['id'], direction: order.id }], [[boundId]]);
    const boundKey = this.#bind(`\\x${startOf(this.#plan)!.key}`, 'bytea');
    return isBehind([{ columns: ['key', 'id'], direction: order.id }], [[boundKey, boundId]]);
  }

  #isWhole(): string {
    return this.#index === ''
      ? 'true'
      : `EXISTS (SELECT 1 FROM sort_indexes WHERE id = ${this.#index} AND collection_id = ${this.#collection}
          AND built_through = ${whole})`;
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
    const keys = this.#keys(spanOf(this.#plan), `${most} + 1`);
    return isSmall(
      `(SELECT count(*) FROM (${keys}) AS keys)`,
      `(SELECT ${this.#dataOf('row_id')} AS data FROM (${keys}) AS keys OFFSET 0) AS sized`,
    );
  }

  /** Counts the matching rows, or one more than the bounds of a walk allow. */
  #total(): string {
    const { isCounted, bounds } = this.#plan;
    if (!isCounted) return 'rows';
    if (this.#areAllFound) return '(SELECT count(*) FROM found)';
    const atMost = this.#bind(bounds && bounds.rows + 1, 'bigint');
    return `(SELECT count(*) FROM (${this.#walk(spanOf(this.#plan), { atMost })}) AS walked)`;
  }

  /** Returns a condition that is true if the walk or search has ended within the bounds. */
  #isExamined(): string {
    const { bounds, isCounted, method } = this.#plan;
    return bounds !== undefined && isCounted && method === 'walk'
      ? `total <= ${this.#bind(bounds.rows, 'bigint')}`
      : 'NOT EXISTS (SELECT FROM found WHERE is_beyond)';
  }

  #projected(names: readonly string[]): string {
    return projectedSql('page.id', this.#bind(names, 'text[]'));
  }

  #dataOf(id: string): string {
    return `(SELECT data FROM rows WHERE collection_id = ${this.#collection} AND rows.id = ${id})`;
  }

  #bind(value: Parameter | undefined, type: string): string {
    return `$${this.parameters.push(value ?? null)}::${type}`;
  }
}
