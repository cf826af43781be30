/** Reads lists. Lists of the same shape share one call. */
import { createCache } from '../../../runtime/cache.js';
import type { Position } from '../../../values/order.js';
import { type JsonValue, maxPageBytes } from '../../../values/values.js';
import {
  type Lane,
  type ListOf,
  type ListRead,
  type NamesOf,
  type NamesRead,
  type Reroute,
  type StalePlan,
  smallPageBytes,
} from '../../engine.js';
import { isDeep, valuesInOrder } from '../../list.js';
import { powerOfTwo } from '../commit/commit.js';
import { isTooBig } from '../errors.js';
import type { Connection, SqlValue } from '../open.js';
import { isPlaceCut } from './keys.js';
import { batchOf, type ListRow, type Plan, planOf, type Shape } from './list.js';
import type { SqliteScans } from './scans.js';

type Read = ListRead | undefined;
type Run = (sql: string, parameters: readonly SqlValue[]) => Promise<ListRow[]>;

/** The maximum number of collections per remembered property. */
const maxRemembered = 50_000;
/** Longer statements are not combined, because preparing them takes longer than another call. */
const longSql = 8_192;

export class SqliteLists {
  readonly #cheap: Connection;
  readonly #large: Connection;
  readonly #scans: SqliteScans;
  /** Collections from which rows were deleted. Ids are never reused, so this stays true. */
  readonly #withGaps = createCache<number, true>(maxRemembered);
  /** Collections with long rows, whose bytes are counted row by row. */
  readonly #withLong = createCache<number, true>(maxRemembered);
  /** The smallest limit for which pages of a collection were too large. */
  readonly #largeLimits = createCache<number, number>(maxRemembered);

  constructor(cheap: Connection, large: Connection, scans: SqliteScans) {
    this.#cheap = cheap;
    this.#large = large;
    this.#scans = scans;
  }

  /** Reads several lists if they are cheap, otherwise one list. */
  async read(way: Lane, lists: readonly ListOf[], signal?: AbortSignal): Promise<Read[]> {
    if (way === 'cheap') return this.#readCheap(lists);
    const run: Run =
      way === 'large' ? this.#large.all : (sql, values) => this.#scans.run(sql, values, signal);
    return [await this.#readAlone(way, lists[0]!, run)];
  }

  /** Reads the names of an account's collections, or only those in `names`. */
  async readNames({ accountId, names, most }: NamesOf): Promise<NamesRead | Reroute> {
    const wanted = names === undefined ? null : JSON.stringify(names);
    const [read] = await this.#large.all<{ page: string | null; bytes: number; tag: string }>(namesSql, [
      ...[accountId, wanted, most],
    ]);
    const { page, bytes, tag } = read!;
    return page === null ? { page: undefined, way: 'large', bytes } : { page, tag };
  }

  async #readCheap(lists: readonly ListOf[], isExact = false): Promise<Read[]> {
    const reads: Read[] = new Array(lists.length);
    const shapes = new Map<Shape | number, { readonly plans: Plan[]; readonly places: number[] }>();
    for (const [place, list] of lists.entries()) {
      reads[place] = this.#known(list, 'cheap');
      if (reads[place] !== undefined) continue;
      const plan = this.#planOf(list, 'cheap', isExact);
      const shape = plan.shape.sql.length > longSql ? place : plan.shape;
      const same = shapes.get(shape);
      same?.plans.push(plan);
      same?.places.push(place);
      if (same === undefined) shapes.set(shape, { plans: [plan], places: [place] });
    }
    for (const { plans, places } of shapes.values()) {
      const found = await this.#readTogether(
        plans,
        places.map((place) => lists[place]!),
        isExact,
      );
      for (const [index, place] of places.entries()) reads[place] = found[index];
    }
    return reads;
  }

  /** Reads cheap lists of one shape. */
  async #readTogether(plans: readonly Plan[], lists: readonly ListOf[], isExact: boolean): Promise<Read[]> {
    const size = powerOfTwo(lists.length);
    const width = plans[0]!.parameters.length;
    const parameters = plans.flatMap((plan) => plan.parameters);
    // Unused slots return no rows, because no collection has the id NULL.
    while (parameters.length < size * width) parameters.push(null);
    const reads: Read[] = new Array(lists.length);
    let rows: ListRow[];
    try {
      rows = await this.#cheap.all<ListRow>(batchOf(plans[0]!, size), parameters);
    } catch (error) {
      if (!isTooBig(error)) throw error;
      // The error does not name the list, so each list is read separately.
      for (const [place, list] of lists.entries()) {
        if (lists.length > 1) [reads[place]] = await this.#readTogether([plans[place]!], [list], isExact);
        else reads[place] = this.#noteLarge(list);
      }
      return reads;
    }
    for (const row of rows) {
      const { slot } = row;
      const list = lists[slot]!;
      const plan = plans[slot]!;
      const isMistaken = this.#isMistaken(list, plan, row);
      if (isMistaken || this.#isOverShare(list, plan, row))
        [reads[slot]] = await this.#readCheap([list], !isMistaken);
      else reads[slot] = readOf(list, 'cheap', row);
    }
    return reads;
  }

  async #readAlone(way: 'large' | 'scan', list: ListOf, run: Run, isExact = false): Promise<Read> {
    const known = this.#known(list, way);
    if (known !== undefined) return known;
    const plan = this.#planOf(list, way, isExact);
    const [row] = await run(batchOf(plan, 1), plan.parameters);
    if (row === undefined) return undefined;
    const isMistaken = this.#isMistaken(list, plan, row);
    if (isMistaken || this.#isOverShare(list, plan, row)) return this.#readAlone(way, list, run, !isMistaken);
    if (row.bytes !== undefined && row.bytes <= smallPageBytes) this.#largeLimits.delete(list.collectionId);
    return readOf(list, way, row);
  }

  #planOf(list: ListOf, way: Lane, isExact: boolean): Plan {
    const { collectionId } = list;
    return planOf(list, way, {
      isWhole: this.#withGaps.get(collectionId) === undefined,
      isExact: isExact || this.#withLong.get(collectionId) === true,
    });
  }

  /**
   * Returns whether a row was longer than its share of the byte limit. The list is then read again with exact
   * counting.
   */
  #isOverShare({ collectionId }: ListOf, { shape: { isExact } }: Plan, { over }: ListRow): boolean {
    if (over !== 'bytes' || isExact) return false;
    this.#withLong.set(collectionId, true);
    return true;
  }

  /** Returns whether the plan assumed that no rows were deleted, although some were. */
  #isMistaken({ collectionId }: ListOf, { shape }: Plan, { isWhole }: ListRow): boolean {
    if (isWhole === 0) this.#withGaps.set(collectionId, true);
    return shape.isOfWhole && isWhole === 0;
  }

  /** Returns the result of a list if it is known without reading. */
  #known(list: ListOf, way: Lane): Reroute | StalePlan | undefined {
    const { collectionId, path, limit, filter } = list;
    if (path.by === 'index' && path.isSorted && !path.isCut && isPlaceCut(list)) return cut;
    if (way !== 'cheap') return undefined;
    if (isDeep(list)) return scan;
    if (filter !== undefined) return undefined;
    const largeLimit = this.#largeLimits.get(collectionId);
    return largeLimit !== undefined && limit >= largeLimit ? large : undefined;
  }

  /** Remembers that the page is too large, so that later lists do not try it. */
  #noteLarge({ collectionId, limit, filter }: ListOf): Reroute {
    const known = this.#largeLimits.get(collectionId) ?? limit;
    if (filter === undefined) this.#largeLimits.set(collectionId, Math.min(limit, known));
    return large;
  }
}

const scan: Reroute = { page: undefined, way: 'scan', bytes: 0 };
const large: Reroute = { page: undefined, way: 'large', bytes: 0 };
const gone: StalePlan = { page: undefined, index: 'gone' };
const cut: StalePlan = { page: undefined, index: 'cut' };

/**
 * Selects the names of an account's collections, measured before they are read, and their tag. The second
 * parameter can limit the names by a JSON array.
 */
const namesSql = `
  WITH found AS MATERIALIZED (
    SELECT name FROM collections
    WHERE account_id = ?1 AND (?2 IS NULL OR name IN (SELECT value FROM json_each(?2))) ORDER BY name),
  measured AS MATERIALIZED (SELECT coalesce(sum(length(name) + 12) + 1, 2) AS bytes FROM found)
  SELECT bytes, (SELECT collections_tag FROM accounts WHERE id = ?1) AS tag, CASE WHEN bytes <= ?3 THEN
    (SELECT '[' || coalesce(group_concat('{"name":"' || name || '"}'), '') || ']' FROM found) END AS page
  FROM measured`;

function readOf(list: ListOf, way: Lane, row: ListRow): ListRead {
  const { fields, most } = list;
  const { head, rows, page, over, total, bytes } = row;
  if (row.isIndexed === 0) return gone;
  if (over != null) return { ...scan, rows };
  if (row.isCut === 1) return cut;
  if (page !== null) return { head, rows, total: total ?? rows, page, next: positionOf(list, row) };
  // Only a scan measures a page with some of the fields. Otherwise, the stored size of the rows is the upper
  // limit. SQLite searches each field separately. Finding 50 fields among the short members of rows of 16 MiB
  // takes 630 ms.
  if (way !== 'scan' && fields !== undefined && bytes! * Math.max(1, fields.length / 8) > maxPageBytes)
    return { ...scan, rows };
  return { page: undefined, way: way === 'scan' ? way : 'large', bytes: bytes ?? most + 1, rows };
}

function positionOf(list: ListOf, { next, ids, lastKey }: ListRow): Position | undefined {
  if (ids != null)
    return { id: Number(ids.slice(ids.lastIndexOf(',') + 1)), values: valuesInOrder(list, lastKey) };
  if (next == null) return undefined;
  const [id, ...values] = JSON.parse(next) as [number, ...JsonValue[]];
  return { id, values };
}
