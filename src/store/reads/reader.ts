/**
 * Batches reads: reads that arrive during a database call share the next call. A call takes 13 to 20 µs of
 * CPU, but a row in a call of 32 rows takes about 2.3 µs. A read never joins a call that has already started.
 * A client therefore reads every write that was acknowledged before. Accounts take turns, and slow lists are
 * read on separate connections.
 */

import {
  type Lane,
  type ListOf,
  maxBatchLists,
  type NamesOf,
  type NamesRead,
  type PageRead,
  type Reroute,
  type RowKey,
  type RowRead,
  type RowSource,
  type StalePlan,
  smallPageBytes,
} from '../../engines/engine.js';
import { Backlog } from '../../fairness/backlog.js';
import { FairQueue } from '../../fairness/fair-queue.js';
import type { ReadRequest } from '../../fairness/read-request.js';
import { Problem } from '../../problem.js';
import { createCache } from '../../runtime/cache.js';
import type { Filter } from '../../values/filter.js';
import type { FieldOrder, Order, Position } from '../../values/order.js';
import { maxPageBytes } from '../../values/values.js';
import type { Indexes } from '../indexes/indexes.js';
import {
  type Access,
  type Accesses,
  accessesOf,
  exceedsInitialScan,
  initialScanRows,
} from './access-paths.js';
import { Scans } from './scans.js';
import { type AnyRead, isAwaited, nameOf, refuse, type SharedList, type Waiting } from './shared-list.js';

/** The rows to list. The members are described at `ListOf`. */
export interface RowsQuery extends Pick<ListOf, 'limit' | 'offset' | 'isCounted' | 'fields'> {
  readonly order: Order;
  /** The parameter from which the sort order comes, as errors name it. */
  readonly orderedBy: 'order_by' | 'sort';
  readonly filter: Filter | undefined;
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
/** The number of rows that can wait, and the number of lists that can wait. */
export const maxQueuedReads = 10_000;
/** The number of collections about which the reader remembers something. */
const maxRemembered = 50_000;
/** The pause after a large page, because a page of 16 MiB blocks the main thread for about 20 ms. */
const maxRestMs = 50;

interface WaitingRow extends Waiting<RowRead | undefined> {
  readonly reading: ReadRequest;
  readonly key: RowKey;
}

/**
 * A queue for lists. `far` is for cheap lists that can read far more rows than other cheap lists. These lists
 * are read one per call, so that no list waits for eight of them.
 */
type Queue = Lane | 'far';

/** The bytes that one caller has reserved for a page. */
interface Reserved {
  bytes: number;
}

export class Reader {
  readonly #engine: RowSource;
  readonly #indexes: Indexes;
  readonly #rows: FairQueue<WaitingRow>;
  readonly #lists: Readonly<Record<Exclude<Queue, 'scan'>, FairQueue<SharedList>>>;
  readonly #scans: Scans;
  /** Collections that have more than a few rows, as far as the reader knows. */
  readonly #sizable = createCache<number, true>(maxRemembered);
  /** The waiting lists of all queues, by their parameters. */
  readonly #shared = new Map<string, SharedList>();
  readonly #waitingRows: Backlog;
  /** The number of callers that wait for lists, including callers that share a list. */
  readonly #waitingLists: Backlog;

  constructor(engine: RowSource, indexes: Indexes, scanMs: number, maxQueued: number) {
    this.#engine = engine;
    this.#indexes = indexes;
    this.#waitingRows = new Backlog('reads', { requests: maxQueued });
    this.#waitingLists = new Backlog('reads', { requests: maxQueued });
    const run = { atOnce, isGathering: true };
    this.#rows = new FairQueue({ ...run, perCall: maxBatchRows, run: (rows) => this.#readRows(rows) });
    this.#lists = {
      cheap: new FairQueue({ ...run, perCall: maxBatchLists, run: (lists) => this.#read('cheap', lists) }),
      far: new FairQueue({ atOnce: engine.scansAtOnce, run: (lists) => this.#read('cheap', lists) }),
      large: new FairQueue({ atOnce: 1, maxRestMs, run: (lists) => this.#read('large', lists) }),
    };
    this.#scans = new Scans({
      atOnce: engine.scansAtOnce,
      limitMs: scanMs,
      refusing: (scan) => this.#begin(scan),
      read: (scan, signal) => this.#read('scan', [scan], signal),
    });
  }

  /** Reads one row. Returns `undefined` if the collection doesn't exist any more. */
  row(reading: ReadRequest, collectionId: number, id: number): Promise<RowRead | undefined> {
    return new Promise((resolve, reject) => {
      this.#waitingRows.refuseFull(reading.accountId);
      this.#waitingRows.enter(reading.accountId);
      this.#rows.add(reading.accountId, { reading, key: { collectionId, id }, resolve, reject });
    });
  }

  /**
   * Reads a page in the given sort order. Returns `undefined` if the collection doesn't exist any more.
   *
   * @throws Problem page_too_large, query_too_costly, overloaded, shutting_down
   */
  async list(
    reading: ReadRequest,
    collectionId: number,
    query: RowsQuery,
    after: Position | undefined,
  ): Promise<PageRead | undefined> {
    const { order, filter, isCounted } = query;
    const reserved: Reserved = { bytes: 0 };
    for (;;) {
      const find = (fields: readonly FieldOrder[]) => this.#indexes.find(collectionId, fields);
      const accesses = accessesOf(order, filter, isCounted, find, this.#engine.testsKeys);
      const { access, read } = await this.#tryAccesses(
        reading,
        collectionId,
        query,
        after,
        accesses,
        reserved,
      );
      if (read === undefined || !('index' in read)) return read;
      if (access.path.by === 'index') this.#indexes.learn(collectionId, access.path.index.fields, read.index);
    }
  }

  /** Lists the collections of an account. If `names` is given, lists only these collections. */
  async collections(reading: ReadRequest, names: readonly string[] | undefined): Promise<NamesRead> {
    const { accountId } = reading;
    const listOf = (most: number) => ({ accountId, names, most });
    const read = await this.#page<NamesRead>(reading, 'large', listOf, undefined, { bytes: 0 });
    return read as NamesRead;
  }

  /** Cancels scans at once, both waiting and running ones. */
  stop(): void {
    this.#scans.stop();
  }

  /**
   * Tries the paths that may be cheap, one after the other. If none of them is cheap, reads the list as a
   * scan.
   */
  async #tryAccesses(
    reading: ReadRequest,
    collectionId: number,
    query: RowsQuery,
    after: Position | undefined,
    { cheap, scan, indexes }: Accesses,
    reserved: Reserved,
  ): Promise<{ access: Access; read: PageRead | StalePlan | undefined }> {
    const costly = query.filter === undefined ? query.orderedBy : 'filter';
    // Not spread into the object, because that takes as long as all other work here.
    const { order, limit, offset, isCounted, fields } = query;
    const readBy = async (queue: Queue, { path, filter, maxScanRows }: Access) => {
      const listOf = (most: number): ListOf => {
        return {
          collectionId,
          path,
          order,
          limit,
          offset,
          after,
          filter,
          isCounted,
          fields,
          maxScanRows: maxScanRows,
          most,
        };
      };
      const read = await this.#page<PageRead>(reading, queue, listOf, costly, reserved, query.maxBytes);
      if (read !== undefined && 'rows' in read && read.rows !== undefined)
        this.#learn(collectionId, read.rows);
      return read;
    };
    let rows: number | undefined;
    for (const access of cheap) {
      const isFar = this.#sizable.get(collectionId) === true && exceedsInitialScan(access, order);
      const read = await readBy(isFar ? 'far' : 'cheap', access);
      if (read === undefined || 'index' in read) return { access, read };
      rows = read.rows;
      if (read.page !== undefined) {
        this.#use(collectionId, access);
        const isLate = access !== cheap[0] || exceedsInitialScan(access, order);
        this.#request(collectionId, indexes, isLate ? 'late' : 'at once', read.rows);
        return { access, read };
      }
    }
    try {
      const read = await readBy('scan', scan);
      if (read?.page !== undefined) {
        rows = read.rows;
        this.#use(collectionId, scan);
      }
      // A scan is the last resort, so it doesn't return a `Reroute`.
      return { access: scan, read: read as Exclude<typeof read, Reroute> };
    } finally {
      // Requested even if the scan failed. Requested only now, because the writes that create an index slow
      // down scans.
      if (rows !== undefined) this.#request(collectionId, indexes, 'scan', rows);
    }
  }

  /**
   * Reads a page, in the lane that matches its size. Returns a `Reroute` if the list turns out to be a scan.
   */
  async #page<Read extends PageRead | NamesRead>(
    reading: ReadRequest,
    first: Queue,
    listOf: (most: number) => ListOf | NamesOf,
    costly: SharedList['costly'],
    reserved: Reserved,
    maxBytes = maxPageBytes,
  ): Promise<Read | Reroute | StalePlan | undefined> {
    let way = first;
    for (;;) {
      const most = Math.max(smallPageBytes, reserved.bytes);
      const read = (await this.#share(reading, way, listOf(most), costly)) as
        | Read
        | Reroute
        | StalePlan
        | undefined;
      if (read === undefined || !('way' in read)) return read;
      if (read.way === 'scan' && way !== 'scan') return read;
      way = read.way;
      if (read.bytes <= most) continue;
      if (read.bytes > maxBytes) throw pageTooLarge();
      await reading.reserve(read.bytes - reserved.bytes);
      reserved.bytes = read.bytes;
    }
  }

  #learn(collectionId: number, rows: number): void {
    if (rows > initialScanRows) this.#sizable.set(collectionId, true);
    else this.#sizable.delete(collectionId);
  }

  #use(collectionId: number, { path }: Access): void {
    if (path.by === 'index') this.#indexes.use(collectionId, path.index.fields);
  }

  /**
   * Requests indexes that would have made the list faster. One is for its sort order, and one is for a single
   * field of its filter. If there is such an index but the list was still slow, requests one for several
   * fields or for another field.
   */
  #request(
    collectionId: number,
    { order, filter, combinations }: Accesses['indexes'],
    found: 'at once' | 'late' | 'scan',
    rows: number,
  ): void {
    if (order !== undefined) this.#indexes.request(collectionId, order, rows);
    const areNone = [...filter, ...combinations].every((fields) => !this.#indexes.has(collectionId, fields));
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
    way: Queue,
    list: ListOf | NamesOf,
    costly: SharedList['costly'],
  ): Promise<AnyRead | undefined> {
    const sharedAs = `${way} ${way === 'scan' ? costly : ''} ${nameOf(list)}`;
    return new Promise((resolve, reject) => {
      const waiting = { reading, resolve, reject };
      const known = this.#shared.get(sharedAs);
      this.#waitingLists.refuseFull(reading.accountId);
      if (way === 'scan' && known === undefined) this.#scans.enter(reading.keyId);
      this.#waitingLists.enter(reading.accountId);
      if (known !== undefined) {
        known.waiting.push(waiting);
        return;
      }
      const since = way === 'scan' ? performance.now() : 0;
      const shared = { list, costly, sharedAs, keyId: reading.keyId, since, waiting: [waiting] };
      this.#shared.set(sharedAs, shared);
      (way === 'scan' ? this.#scans : this.#lists[way]).add(reading.accountId, shared);
    });
  }

  async #readRows(batch: readonly WaitingRow[]): Promise<void> {
    this.#waitingRows.leave(batch[0]!.reading.accountId, batch.length);
    const live = batch.filter(isAwaited);
    try {
      const reads = live.length > 0 ? await this.#engine.readRows(live.map(({ key }) => key)) : [];
      for (let index = 0; index < live.length; index += 1) live[index]!.resolve(reads[index]);
    } catch (error) {
      for (const { reject } of live) reject(error);
    }
  }

  /** Reads lists of one lane and one account. */
  async #read(way: Lane, batch: readonly SharedList[], signal?: AbortSignal): Promise<void> {
    for (const shared of batch) this.#begin(shared);
    const live = batch.filter(({ waiting }) => waiting.some(isAwaited));
    try {
      const reads =
        live.length > 0
          ? await this.#readLists(
              way,
              live.map(({ list }) => list),
              signal,
            )
          : [];
      live.forEach(({ waiting }, index) => {
        for (const { resolve } of waiting) resolve(reads[index]);
      });
    } catch (error) {
      const reason = signal?.aborted ? signal.reason : error;
      for (const shared of live) refuse(shared, reason);
    }
  }

  async #readLists(
    way: Lane,
    lists: readonly (ListOf | NamesOf)[],
    signal: AbortSignal | undefined,
  ): Promise<readonly (AnyRead | undefined)[]> {
    const [first] = lists;
    if (first !== undefined && 'names' in first) return [await this.#engine.readNames!(first)];
    return this.#engine.readLists(way, lists as readonly ListOf[], signal);
  }

  /** Takes the list out of `#shared`, so that other callers can't join it any more. */
  #begin({ sharedAs, waiting }: SharedList): void {
    this.#shared.delete(sharedAs);
    this.#waitingLists.leave(waiting[0]!.reading.accountId, waiting.length);
  }
}

function pageTooLarge(): Problem {
  return new Problem('page_too_large', 'The page is over 16 MiB; ask for fewer rows.', {
    errors: [{ parameter: 'limit', detail: 'must be smaller for rows as large as these' }],
  });
}
