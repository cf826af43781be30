/**
 * Reads that arrive while one is under way share the next: a driver call costs 13 to 20 us of CPU, a row
 * in a call of 32 about 2.3 us. Only what waits is shared, never what has begun, so that whoever has seen
 * a write answered reads it. Accounts take turns, and lists that take long are read on connections of their own.
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
import { BoundedMap } from '../../runtime/bounded-map.js';
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

/** The rows to be listed; see `ListOf`. */
export interface RowsQuery extends Pick<ListOf, 'limit' | 'offset' | 'isCounted' | 'fields'> {
  readonly order: Order;
  /** The parameter that gave the order, as errors name it. */
  readonly orderedBy: 'order_by' | 'sort';
  readonly filter: Filter | undefined;
  /** Of a page; as many as any may have where it is left out. */
  readonly maxBytes?: number;
}

/** Whole rows, by id. */
export const byId = {
  order: { fields: [], id: 'asc' },
  orderedBy: 'order_by',
  offset: 0,
  isCounted: false,
  fields: undefined,
} as const satisfies Partial<RowsQuery>;

/** No row has this id; its collection's head is read with it all the same. */
export const noRow = 0;
/** Rows fetched in one call. */
const maxBatchRows = 128;
/** Calls under way at once, so that one is prepared while another is answered. */
const atOnce = 2;
/** Reads that wait, of rows and of lists each. */
export const maxQueuedReads = 10_000;
/** Collections of which something is remembered. */
const maxRemembered = 50_000;
/** A page of 16 MiB keeps the main thread for some 20 ms. */
const maxRestMs = 50;

interface WaitingRow extends Waiting<RowRead | undefined> {
  readonly reading: ReadRequest;
  readonly key: RowKey;
}

/**
 * Where lists wait: cheap ones that may look at far more rows than others apart from these, one at a time, so that
 * nobody waits for eight of them.
 */
type Queue = Lane | 'far';

/** What one caller has reserved for a page. */
interface Reserved {
  bytes: number;
}

export class Reader {
  readonly #engine: RowSource;
  readonly #indexes: Indexes;
  readonly #rows: FairQueue<WaitingRow>;
  readonly #lists: Readonly<Record<Exclude<Queue, 'scan'>, FairQueue<SharedList>>>;
  readonly #scans: Scans;
  /** Collections of more than a few rows, as far as is known. */
  readonly #sizable = new BoundedMap<number, true>(maxRemembered);
  /** The lists that wait in either of these queues, by their parameters. */
  readonly #shared = new Map<string, SharedList>();
  readonly #waitingRows: Backlog;
  /** Callers, also for the same one. */
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

  /** Undefined when the collection is gone. */
  row(reading: ReadRequest, collectionId: number, id: number): Promise<RowRead | undefined> {
    return new Promise((resolve, reject) => {
      this.#waitingRows.refuseFull(reading.accountId);
      this.#waitingRows.enter(reading.accountId);
      this.#rows.add(reading.accountId, { reading, key: { collectionId, id }, resolve, reject });
    });
  }

  /**
   * A page in the given order. Undefined when the collection is gone.
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

  /** The collections of an account; where `names` are given, those among them. */
  async collections(reading: ReadRequest, names: readonly string[] | undefined): Promise<NamesRead> {
    const { accountId } = reading;
    const listOf = (most: number) => ({ accountId, names, most });
    const read = await this.#page<NamesRead>(reading, 'large', listOf, undefined, { bytes: 0 });
    return read as NamesRead;
  }

  /** Ends scans at once, those that wait and those that run. */
  stop(): void {
    this.#scans.stop();
  }

  /** Those that may be cheap one after the other, until one is; else as a scan. */
  async #tryAccesses(
    reading: ReadRequest,
    collectionId: number,
    query: RowsQuery,
    after: Position | undefined,
    { cheap, scan, indexes }: Accesses,
    reserved: Reserved,
  ): Promise<{ access: Access; read: PageRead | StalePlan | undefined }> {
    const costly = query.filter === undefined ? query.orderedBy : 'filter';
    // Not spread, which takes as long as the rest of it all.
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
      // There is no way beyond.
      return { access: scan, read: read as Exclude<typeof read, Reroute> };
    } finally {
      // Also where it was given up; and not before, since what is written to make an index is in the way of scans.
      if (rows !== undefined) this.#request(collectionId, indexes, 'scan', rows);
    }
  }

  /** Reads a page, where it is large as such; a detour where it turns out to be a scan. */
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
   * Asks for the indexes that would have served the list: of its order, and of one field of its filter; where that is
   * there and the list took long, of several fields, or of one more.
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
    // None is asked for while another one is made that may do.
    const wanted = areNone
      ? filter[0]
      : better.find((fields) => this.#indexes.find(collectionId, fields) === undefined);
    if (wanted !== undefined) this.#indexes.request(collectionId, wanted, rows);
  }

  /** Waits for a list with all others who do, before it is begun. */
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

  /** Lists of one way, of one account. */
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

  /** Nobody joins it any more. */
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
