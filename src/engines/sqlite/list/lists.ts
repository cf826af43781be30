/** Reads lists. Lists of the same shape share one call. */
import { createCache } from '../../../runtime/cache.js';
import type { Position } from '../../../values/order.js';
import { maxPageBytes } from '../../../values/values.js';
import {
  type Lane,
  type ListPlan,
  type ListRead,
  type NamesOf,
  type NamesRead,
  positionOfKey,
  positionOfValues,
  type Reroute,
  smallPageBytes,
  stalePlan,
} from '../../engine.js';
import { powerOfTwo } from '../commit/commit.js';
import { isTooBig } from '../errors.js';
import type { Connection, SqlValue } from '../open.js';
import { batchOf, type ListRow, type PrintedList, printList, type Shape } from './list.js';
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
  async read(lane: Lane, plans: readonly ListPlan[], signal?: AbortSignal): Promise<Read[]> {
    if (lane === 'cheap') return this.#readCheap(plans);
    const run: Run =
      lane === 'large' ? this.#large.all : (sql, values) => this.#scans.run(sql, values, signal);
    return [await this.#readAlone(lane, plans[0]!, run)];
  }

  /** Reads the names of an account's collections, or only those in `names`. */
  async readNames({ accountId, names, most }: NamesOf): Promise<NamesRead | Reroute> {
    const wanted = names === undefined ? null : JSON.stringify(names);
    const [read] = await this.#large.all<{ page: string | null; bytes: number; tag: string }>(namesSql, [
      ...[accountId, wanted, most],
    ]);
    const { page, bytes, tag } = read!;
    return page === null ? { page: undefined, lane: 'large', bytes } : { page, tag };
  }

  async #readCheap(plans: readonly ListPlan[], isExact = false): Promise<Read[]> {
    const reads: Read[] = new Array(plans.length);
    const shapes = new Map<Shape | number, { readonly printed: PrintedList[]; readonly places: number[] }>();
    for (const [place, plan] of plans.entries()) {
      if (this.#isKnownLarge(plan)) {
        reads[place] = large;
        continue;
      }
      const list = this.#print(plan, 'cheap', isExact);
      const shape = list.shape.sql.length > longSql ? place : list.shape;
      const same = shapes.get(shape);
      same?.printed.push(list);
      same?.places.push(place);
      if (same === undefined) shapes.set(shape, { printed: [list], places: [place] });
    }
    for (const { printed, places } of shapes.values()) {
      const found = await this.#readTogether(
        printed,
        places.map((place) => plans[place]!),
        isExact,
      );
      for (const [index, place] of places.entries()) reads[place] = found[index];
    }
    return reads;
  }

  /** Reads cheap lists of one shape. */
  async #readTogether(
    printed: readonly PrintedList[],
    plans: readonly ListPlan[],
    isExact: boolean,
  ): Promise<Read[]> {
    const size = powerOfTwo(plans.length);
    const width = printed[0]!.parameters.length;
    const parameters = printed.flatMap((list) => list.parameters);
    // Unused slots return no rows, because no collection has the id NULL.
    while (parameters.length < size * width) parameters.push(null);
    const reads: Read[] = new Array(plans.length);
    let rows: ListRow[];
    try {
      rows = await this.#cheap.all<ListRow>(batchOf(printed[0]!, size), parameters);
    } catch (error) {
      if (!isTooBig(error)) throw error;
      // The error does not name the list, so each list is read separately.
      for (const [place, plan] of plans.entries()) {
        if (plans.length > 1) [reads[place]] = await this.#readTogether([printed[place]!], [plan], isExact);
        else reads[place] = this.#noteLarge(plan);
      }
      return reads;
    }
    for (const row of rows) {
      const { slot } = row;
      const plan = plans[slot]!;
      const { shape } = printed[slot]!;
      const isMistaken = this.#isMistaken(plan, shape, row);
      if (isMistaken || this.#isOverShare(plan, shape, row))
        [reads[slot]] = await this.#readCheap([plan], !isMistaken);
      else reads[slot] = readOf(plan, 'cheap', row);
    }
    return reads;
  }

  async #readAlone(lane: 'large' | 'scan', plan: ListPlan, run: Run, isExact = false): Promise<Read> {
    const printed = this.#print(plan, lane, isExact);
    const [row] = await run(batchOf(printed, 1), printed.parameters);
    if (row === undefined) return undefined;
    const isMistaken = this.#isMistaken(plan, printed.shape, row);
    if (isMistaken || this.#isOverShare(plan, printed.shape, row))
      return this.#readAlone(lane, plan, run, !isMistaken);
    if (row.bytes !== undefined && row.bytes <= smallPageBytes) this.#largeLimits.delete(plan.collectionId);
    return readOf(plan, lane, row);
  }

  #print(plan: ListPlan, lane: Lane, isExact: boolean): PrintedList {
    const { collectionId } = plan;
    return printList(plan, lane, {
      isWhole: this.#withGaps.get(collectionId) === undefined,
      isExact: isExact || this.#withLong.get(collectionId) === true,
    });
  }

  /**
   * Returns whether a row was longer than its share of the byte limit. The list is then read again with exact
   * counting.
   */
  #isOverShare({ collectionId }: ListPlan, { isExact }: Shape, { over }: ListRow): boolean {
    if (over !== 'bytes' || isExact) return false;
    this.#withLong.set(collectionId, true);
    return true;
  }

  /** Returns whether the shape assumed that no rows were deleted, although some were. */
  #isMistaken({ collectionId }: ListPlan, { isOfWhole }: Shape, { isWhole }: ListRow): boolean {
    if (isWhole === 0) this.#withGaps.set(collectionId, true);
    return isOfWhole && isWhole === 0;
  }

  #isKnownLarge({ collectionId, limit, filter }: ListPlan): boolean {
    return filter === undefined && limit >= (this.#largeLimits.get(collectionId) ?? Number.POSITIVE_INFINITY);
  }

  /** Remembers that the page is too large, so that later lists do not try it. */
  #noteLarge({ collectionId, limit, filter }: ListPlan): Reroute {
    const known = this.#largeLimits.get(collectionId) ?? limit;
    if (filter === undefined) this.#largeLimits.set(collectionId, Math.min(limit, known));
    return large;
  }
}

const scan: Reroute = { page: undefined, lane: 'scan', bytes: 0 };
const large: Reroute = { page: undefined, lane: 'large', bytes: 0 };

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

function readOf(plan: ListPlan, lane: Lane, row: ListRow): ListRead {
  const { fields, most, bounds } = plan;
  const { head, rows, page, over, total, bytes } = row;
  if (row.isIndexed === 0) return stalePlan;
  if (over != null) return { ...scan, rows };
  if (page !== null) return { head, rows, total: total ?? rows, page, next: positionOf(plan, row) };
  // Only a scan measures a page with some of the fields. Otherwise, the stored size of the rows is the upper
  // limit. SQLite searches each field separately. Finding 50 fields among the short members of rows of 16 MiB
  // takes 630 ms.
  if (bounds !== undefined && fields !== undefined && bytes! * Math.max(1, fields.length / 8) > maxPageBytes)
    return { ...scan, rows };
  return { page: undefined, lane: lane === 'scan' ? lane : 'large', bytes: bytes ?? most + 1, rows };
}

function positionOf(plan: ListPlan, { next, ids, lastKey }: ListRow): Position | undefined {
  if (ids != null) return positionOfKey(plan, Number(ids.slice(ids.lastIndexOf(',') + 1)), lastKey!);
  if (next == null) return undefined;
  const [id, ...values] = JSON.parse(next) as [number, ...unknown[]];
  return positionOfValues(plan, id, values);
}
