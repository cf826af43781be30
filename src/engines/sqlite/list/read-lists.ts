/** Reads lists. Lists of the same shape share one call. */
import { createCache } from '../../../runtime/cache.js';
import type { Position } from '../../../values/order.js';
import { maxPageBytes } from '../../../values/values.js';
import {
  type Lane,
  type ListPlan,
  type ListRead,
  positionOfKey,
  positionOfValues,
  type Reroute,
  smallPageBytes,
  stalePlan,
} from '../../engine.js';
import { powerOfTwo } from '../../shared/statement-slots.js';
import { isTooBig } from '../errors.js';
import type { WalGuard } from '../files/wal-guard.js';
import type { Connection } from '../open.js';
import { batchOf, type ListRow, type PrintedList, printList, type Shape } from './print-list.js';
import { runScan } from './scan.js';

/** The maximum number of collections per remembered property. */
const maxRemembered = 50_000;
/** Longer statements are not combined, because preparing them takes longer than another call. */
const longSql = 8_192;

type Read = ListRead | undefined;
type Run = Connection['all'];

/** A list, and its place among the lists of the call. */
interface Slot extends PrintedList {
  readonly plan: ListPlan;
  readonly place: number;
}

export class SqliteLists {
  readonly #run: Record<'cheap' | 'large', Run>;
  readonly #scan: (signal?: AbortSignal) => Run;
  /** Collections from which rows were deleted. Ids are never reused, so this stays true. */
  readonly #withGaps = createCache<number, true>(maxRemembered);
  /** Collections with long rows, whose bytes are counted row by row. */
  readonly #withLong = createCache<number, true>(maxRemembered);
  /** The smallest limit for which pages of a collection were too large. */
  readonly #largeLimits = createCache<number, number>(maxRemembered);

  /** The connection of cheap lists rejects pages that are too large. */
  constructor(cheap: Connection, large: Connection, scans: Connection, walGuard: WalGuard) {
    this.#run = { cheap: cheap.all, large: large.all };
    this.#scan = (signal) => (sql, values) => runScan(scans, walGuard, sql, values, signal);
  }

  /** Reads several lists if they are cheap, otherwise one list. */
  read(lane: Lane, plans: readonly ListPlan[], signal?: AbortSignal): Promise<Read[]> {
    return this.#read(lane, plans, lane === 'scan' ? this.#scan(signal) : this.#run[lane]);
  }

  async #read(lane: Lane, plans: readonly ListPlan[], run: Run, isExact = false): Promise<Read[]> {
    const reads: Read[] = new Array(plans.length);
    const shapes = new Map<Shape | number, Slot[]>();
    for (const [place, plan] of plans.entries()) {
      if (lane === 'cheap' && this.#isKnownLarge(plan)) {
        reads[place] = large;
        continue;
      }
      const { shape, parameters } = this.#print(plan, lane, isExact);
      const key = shape.sql.length > longSql ? place : shape;
      const slot = { plan, place, shape, parameters };
      const slots = shapes.get(key);
      if (slots === undefined) shapes.set(key, [slot]);
      else slots.push(slot);
    }
    for (const slots of shapes.values()) await this.#readShape(lane, slots, run, isExact, reads);
    return reads;
  }

  /** Reads the lists of one shape into their places in `reads`. */
  async #readShape(
    lane: Lane,
    slots: readonly Slot[],
    run: Run,
    isExact: boolean,
    reads: Read[],
  ): Promise<void> {
    const size = powerOfTwo(slots.length);
    const width = slots[0]!.parameters.length;
    const parameters = slots.flatMap((slot) => slot.parameters);
    // Unused slots return no rows, because no collection has the id NULL.
    while (parameters.length < size * width) parameters.push(null);
    let rows: ListRow[];
    try {
      rows = await run<ListRow>(batchOf(slots[0]!, size), parameters);
    } catch (error) {
      if (lane !== 'cheap' || !isTooBig(error)) throw error;
      // The error does not name the list, so each list is read separately.
      if (slots.length === 1) reads[slots[0]!.place] = this.#noteLarge(slots[0]!.plan);
      else for (const slot of slots) await this.#readShape(lane, [slot], run, isExact, reads);
      return;
    }
    for (const row of rows) {
      const { plan, place, shape } = slots[row.slot]!;
      const isMistaken = this.#isMistaken(plan, shape, row);
      if (isMistaken || this.#isOverShare(plan, shape, row)) {
        [reads[place]] = await this.#read(lane, [plan], run, !isMistaken);
        continue;
      }
      if (lane !== 'cheap' && row.bytes !== undefined && row.bytes <= smallPageBytes)
        this.#largeLimits.delete(plan.collectionId);
      reads[place] = readOf(plan, lane, row);
    }
  }

  #print(plan: ListPlan, lane: Lane, isExact: boolean): PrintedList {
    const { collectionId } = plan;
    return printList(plan, lane, {
      isWhole: this.#withGaps.get(collectionId) === undefined,
      isExact: isExact || this.#withLong.get(collectionId) === true,
    });
  }

  /** Whether a row was longer than its share of the bytes. The list is read again with exact counting. */
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
