/** Reads lists, those of the same shape in one call. */
import { BoundedMap } from '../../../runtime/bounded-map.js';
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

/** Collections of which something is remembered. */
const maxRemembered = 50_000;
/** Longer ones aren't put together: to prepare them takes longer than another call. */
const longSql = 8_192;

export class SqliteLists {
  readonly #cheap: Connection;
  readonly #large: Connection;
  readonly #scans: SqliteScans;
  /** Collections from which rows are known to have been deleted; ids never come back, so it stays so. */
  readonly #withGaps = new BoundedMap<number, true>(maxRemembered);
  /** Collections with rows that were found to be long: theirs are measured row by row. */
  readonly #withLong = new BoundedMap<number, true>(maxRemembered);
  /** The smallest limit with which pages of a collection were found to be large. */
  readonly #largeLimits = new BoundedMap<number, number>(maxRemembered);

  constructor(cheap: Connection, large: Connection, scans: SqliteScans) {
    this.#cheap = cheap;
    this.#large = large;
    this.#scans = scans;
  }

  /** Many where they are cheap, else one. */
  async read(way: Lane, lists: readonly ListOf[], signal?: AbortSignal): Promise<Read[]> {
    if (way === 'cheap') return this.#readCheap(lists);
    const run: Run =
      way === 'large' ? this.#large.all : (sql, values) => this.#scans.run(sql, values, signal);
    return [await this.#readAlone(way, lists[0]!, run)];
  }

  /** The names of an account's collections, or those given. */
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

  /** Cheap lists of one shape. */
  async #readTogether(plans: readonly Plan[], lists: readonly ListOf[], isExact: boolean): Promise<Read[]> {
    const size = powerOfTwo(lists.length);
    const width = plans[0]!.parameters.length;
    const parameters = plans.flatMap((plan) => plan.parameters);
    // No collection has the id NULL: a slot that isn't used returns nothing.
    while (parameters.length < size * width) parameters.push(null);
    const reads: Read[] = new Array(lists.length);
    let rows: ListRow[];
    try {
      rows = await this.#cheap.all<ListRow>(batchOf(plans[0]!, size), parameters);
    } catch (error) {
      if (!isTooBig(error)) throw error;
      // Which of them it was isn't told.
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

  /** Whether a row was longer than its share of what may be looked at, which the row by row says more exactly. */
  #isOverShare({ collectionId }: ListOf, { shape: { isExact } }: Plan, { over }: ListRow): boolean {
    if (over !== 'bytes' || isExact) return false;
    this.#withLong.set(collectionId, true);
    return true;
  }

  /** Whether rows were deleted from a collection of which that wasn't known. */
  #isMistaken({ collectionId }: ListOf, { shape }: Plan, { isWhole }: ListRow): boolean {
    if (isWhole === 0) this.#withGaps.set(collectionId, true);
    return shape.isOfWhole && isWhole === 0;
  }

  /** What is known of a list without a look. */
  #known(list: ListOf, way: Lane): Reroute | StalePlan | undefined {
    const { collectionId, path, limit, filter } = list;
    if (path.by === 'index' && path.isSorted && !path.isCut && isPlaceCut(list)) return cut;
    if (way !== 'cheap') return undefined;
    if (isDeep(list)) return scan;
    if (filter !== undefined) return undefined;
    const largeLimit = this.#largeLimits.get(collectionId);
    return largeLimit !== undefined && limit >= largeLimit ? large : undefined;
  }

  /** So that others needn't find out. */
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

/** The names of an account's collections (of those in a JSON array, if any), measured before they are read, and their tag. */
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
  // What a page with some of the fields takes, only a scan finds out: it is at most what its rows are stored in.
  // Each field is looked for by itself: 50, among the short members of rows of 16 MiB in all, take 630 ms.
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
