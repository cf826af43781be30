/**
 * Batches reads: reads that arrive during a database call share the next call. A call takes 13 to 20 µs of
 * CPU, but a row in a call of 32 rows takes about 2.3 µs. A read never joins a call that has already started.
 * A client therefore reads every write that was acknowledged before. Accounts take turns, and slow lists are
 * read on separate connections.
 */
import {
  type Lane,
  type ListPlan,
  type ListRead,
  maxBatchLists,
  type PageRead,
  type ReadableDatabase,
  type RowAddress,
  type RowRead,
  type StalePlan,
  smallPageBytes,
} from '../../engines/engine.js';
import { BoundedQueue } from '../../fairness/bounded-queue.js';
import { FairQueue } from '../../fairness/fair-queue.js';
import type { ReadRequest } from '../../fairness/read-request.js';
import type { Shares } from '../../fairness/shares.js';
import { Problem } from '../../problem.js';
import { createCache } from '../../runtime/cache.js';
import type { FieldOrder } from '../../values/order.js';
import { maxPageBytes } from '../../values/values.js';
import type { Indexes } from '../indexes/indexes.js';
import { canReadManyRows, firstRows } from './cheap-limits.js';
import { type CostlyParameter, type Deadline, deadlineOf } from './deadlines.js';
import { type ListRequest, type PlannedList, planList, type WantedIndexes } from './plan.js';
import { Scans } from './scans.js';
import { isAwaited, rejectAll, type SharedList, sharingKeyOf } from './shared-list.js';

/** The rows to list. */
export interface RowsQuery extends ListRequest {
  /** The parameter from which the sort order comes, as errors name it. */
  readonly orderedBy: 'order_by' | 'sort';
  /** The maximum size of the page; by default, the limit for all pages. */
  readonly maxBytes?: number;
}

/** The common part of queries for entire rows, sorted by id. */
export const byId = {
  order: { fields: [], id: 'asc' },
  orderedBy: 'order_by',
  offset: 0,
  isCounted: false,
  fields: undefined,
} as const satisfies Partial<RowsQuery>;

/** No row has this id. Reading it only returns the head of the collection. */
export const noRow = 0;
/** The number of rows in one call. */
const maxBatchRows = 128;
/** The number of parallel calls: the server prepares one call while the database processes the other. */
const atOnce = 2;
/** The number of collections about which the reader remembers something. */
const maxRemembered = 50_000;
/** The pause after a large page, because a page of 16 MiB blocks the main thread for about 20 ms. */
const maxRestMs = 50;

/**
 * A queue for lists. `many_rows` is for cheap lists that can read many more rows than other cheap lists. These
 * lists are read one per call, so that no list waits for eight of them.
 */
type Queue = Lane | 'many_rows';

/** A list, and what is known about it after a plan was tried. */
interface ListInProgress {
  readonly reading: ReadRequest;
  readonly query: RowsQuery;
  /** The size that its page may have. Memory is reserved for a page that isn't small. */
  most: number;
  /** The number of rows in the collection. */
  rows: number | undefined;
}

type Outcome = PageRead | StalePlan;

export class Reader {
  readonly #engine: ReadableDatabase;
  readonly #indexes: Indexes;
  readonly #rows: BoundedQueue<RowAddress, RowRead | undefined>;
  readonly #lists: Readonly<Record<Exclude<Queue, 'scan'>, FairQueue<SharedList>>>;
  readonly #scans: Scans;
  /** Collections that have more than a few rows, as far as the reader knows. */
  readonly #sizable = createCache<number, true>(maxRemembered);
  /** The waiting lists of all queues, by their parameters. */
  readonly #shared = new Map<string, SharedList>();
  readonly #shares: Shares;
  /** The maximum duration of a scan. */
  readonly #scanMs: number;

  constructor(engine: ReadableDatabase, indexes: Indexes, scanMs: number, shares: Shares) {
    this.#engine = engine;
    this.#indexes = indexes;
    this.#shares = shares;
    this.#scanMs = scanMs;
    const turnOf = ({ owner }: SharedList) => owner;
    const run = { atOnce, turnOf, isGathering: true };
    this.#rows = new BoundedQueue(shares, {
      resource: 'rowReads',
      atOnce,
      isGathering: true,
      perCall: maxBatchRows,
      run: (keys) => engine.readRows(keys),
    });
    this.#lists = {
      cheap: new FairQueue({ ...run, perCall: maxBatchLists, run: (lists) => this.#read('cheap', lists) }),
      many_rows: new FairQueue({
        atOnce: engine.scansAtOnce,
        turnOf,
        run: (lists) => this.#read('cheap', lists),
      }),
      large: new FairQueue({ atOnce: 1, turnOf, maxRestMs, run: (lists) => this.#read('large', lists) }),
    };
    this.#scans = new Scans({
      atOnce: engine.scansAtOnce,
      shares,
      refusing: (scan) => this.#begin(scan),
      read: (scan, signal) => this.#read('scan', [scan], signal),
    });
  }

  /** Reads one row. Returns `undefined` if the collection doesn't exist any more. */
  row(reading: ReadRequest, collectionId: number, id: number): Promise<RowRead | undefined> {
    return this.#rows.add(reading.accountId, reading, { collectionId, id });
  }

  /**
   * Reads a page in the given sort order. Returns `undefined` if the collection doesn't exist any more.
   *
   * @throws Problem page_too_large, query_too_costly, index_building, overloaded, shutting_down
   */
  async list(reading: ReadRequest, collectionId: number, query: RowsQuery): Promise<PageRead | undefined> {
    const find = (fields: readonly FieldOrder[]) => this.#indexes.find(collectionId, fields);
    const list: ListInProgress = { reading, query, most: smallPageBytes, rows: undefined };
    for (;;) {
      const rowKey = this.#indexes.rowKeyOf(collectionId);
      const known = { find, rowKey, testsKeys: this.#engine.testsKeys };
      const read = await this.#readPlanned(list, planList(collectionId, query, known));
      if (read === undefined || !('isStale' in read)) return read;
    }
  }

  /** Reads the page by the first cheap plan that stays within its bounds, otherwise by the scan. */
  async #readPlanned(
    list: ListInProgress,
    { cheap, scan, wanted }: PlannedList,
  ): Promise<Outcome | undefined> {
    const { collectionId } = scan;
    for (const plan of cheap) {
      const read = await this.#readPlan(list, plan);
      if (read === 'too_costly') continue;
      if (read !== undefined && !('isStale' in read)) {
        const isLate = plan !== cheap[0] || canReadManyRows(plan);
        this.#request(collectionId, wanted, isLate ? 'late' : 'at once', read.rows);
      }
      return read;
    }
    const request = (): void => {
      if (list.rows !== undefined) this.#request(collectionId, wanted, 'scan', list.rows);
    };
    // A cheap plan has found the number of rows, unless there was none.
    const isRequested = list.rows !== undefined;
    request();
    try {
      // A scan has no bounds, so it is never too costly.
      return (await this.#readPlan(list, scan, wanted)) as Outcome | undefined;
    } finally {
      if (!isRequested) request();
    }
  }

  /** Reads the page by this plan. A large page is read again, after memory for it was reserved. */
  async #readPlan(
    list: ListInProgress,
    plan: ListPlan,
    wanted?: WantedIndexes,
  ): Promise<Outcome | 'too_costly' | undefined> {
    const { collectionId, source } = plan;
    const { reading, query } = list;
    const costlyParameter = query.filter === undefined ? query.orderedBy : 'filter';
    let queue = this.#queueOf(plan);
    for (;;) {
      const sized = plan.most === list.most ? plan : { ...plan, most: list.most };
      const deadline =
        wanted && deadlineOf(this.#indexes, collectionId, wanted, costlyParameter, this.#scanMs);
      const read = await this.#share(reading, queue, sized, costlyParameter, deadline);
      if (read === undefined) return undefined;
      if ('isStale' in read) {
        if (source.by === 'index') this.#indexes.noteMissing(collectionId, source.index.fields);
        return read;
      }
      if (read.rows !== undefined) this.#learn(list, collectionId, read.rows);
      if (read.page !== undefined) {
        if (source.by === 'index') this.#indexes.use(collectionId, source.index.fields);
        return read;
      }
      if (read.lane === 'scan' && queue !== 'scan') return 'too_costly';
      queue = read.lane;
      list.most = await reserveMore(reading, list.most, read.bytes, query.maxBytes);
    }
  }

  /** Cancels scans at once, both waiting and running ones. */
  stop(): void {
    this.#scans.stop();
  }

  #queueOf(plan: ListPlan): Queue {
    if (plan.bounds === undefined) return 'scan';
    return canReadManyRows(plan) && this.#sizable.get(plan.collectionId) === true ? 'many_rows' : 'cheap';
  }

  #learn(list: ListInProgress, collectionId: number, rows: number): void {
    list.rows = rows;
    if (rows > firstRows) this.#sizable.set(collectionId, true);
    else this.#sizable.delete(collectionId);
  }

  /**
   * Requests indexes that would have made the list faster. One is for its sort order, and one is for a single
   * field of its filter. If there is such an index but the list was still slow, requests one for several
   * fields or for another field.
   */
  #request(
    collectionId: number,
    { order, filter, combinations }: WantedIndexes,
    found: 'at once' | 'late' | 'scan',
    rows: number,
  ): void {
    if (order !== undefined) this.#indexes.request(collectionId, order, rows);
    const areNone = [...filter, ...combinations].every(
      (fields) => !this.#indexes.exists(collectionId, fields),
    );
    const better =
      found === 'scan' ? [...combinations, ...filter] : found === 'late' ? combinations.slice(0, 1) : [];
    // While the server creates an index that may be sufficient, no other one is requested.
    const wanted = areNone
      ? filter[0]
      : better.find((fields) => this.#indexes.find(collectionId, fields) === undefined);
    if (wanted !== undefined) this.#indexes.request(collectionId, wanted, rows);
  }

  /**
   * Waits for a list, together with all other callers that want the same list and arrive before it starts.
   */
  #share(
    reading: ReadRequest,
    queue: Queue,
    list: ListPlan,
    costlyParameter: CostlyParameter,
    deadline?: Deadline,
  ): Promise<ListRead | undefined> {
    const name = `${queue} ${queue === 'scan' ? costlyParameter : ''} ${sharingKeyOf(list)}`;
    return new Promise((resolve, reject) => {
      // Callers that share a list count too.
      const waiting = { reading, begun: this.#shares.take('listReads', reading), resolve, reject };
      const known = this.#shared.get(name);
      if (known !== undefined) {
        known.waiting.push(waiting);
        return;
      }
      const since = queue === 'scan' ? performance.now() : 0;
      const shared = { list, name, owner: reading, since, deadline, waiting: [waiting] };
      this.#shared.set(name, shared);
      try {
        (queue === 'scan' ? this.#scans : this.#lists[queue]).add(reading.accountId, shared);
      } catch (error) {
        this.#begin(shared);
        reject(error);
      }
    });
  }

  /** Reads lists of one lane and one account. */
  async #read(lane: Lane, batch: readonly SharedList[], signal?: AbortSignal): Promise<void> {
    for (const shared of batch) this.#begin(shared);
    const live = batch.filter(({ waiting }) => waiting.some(isAwaited));
    try {
      const reads =
        live.length > 0
          ? await this.#engine.readLists(
              lane,
              live.map(({ list }) => list),
              signal,
            )
          : [];
      live.forEach(({ waiting }, index) => {
        for (const { resolve } of waiting) resolve(reads[index]);
      });
    } catch (error) {
      const reason = signal?.aborted ? signal.reason : error;
      for (const shared of live) rejectAll(shared, reason);
    }
  }

  /** Takes the list out of `#shared`, so that other callers can't join it any more. */
  #begin({ name, waiting }: SharedList): void {
    this.#shared.delete(name);
    for (const { begun } of waiting) begun();
  }
}

/** Reserves memory for `bytes` of a page, beyond `most`. Returns the size that the page may now have. */
async function reserveMore(
  reading: ReadRequest,
  most: number,
  bytes: number,
  maxBytes = maxPageBytes,
): Promise<number> {
  if (bytes <= most) return most;
  if (bytes > maxBytes) throw pageTooLarge();
  await reading.reserve(most === smallPageBytes ? bytes : bytes - most);
  return bytes;
}

function pageTooLarge(): Problem {
  return new Problem('page_too_large', 'The page is larger than 16 MiB. Request fewer rows.', {
    errors: [{ parameter: 'limit', detail: 'must be smaller for rows of this size' }],
  });
}
