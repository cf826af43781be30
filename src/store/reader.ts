/**
 * Reads that arrive while one is under way share the next: a driver call costs 13 to 20 us of CPU, a row
 * in a call of 32 about 2.3 us. Only what waits is shared, never what has begun, so that whoever has seen
 * a write answered reads it. Accounts take turns, and lists that take long are read on connections of their own.
 */

import {
  type AccessPath,
  type Engine,
  type ListOf,
  type ListRead,
  type ListWay,
  type Matching,
  maxBatchLists,
  type NamesOf,
  type PageRead,
  type RowKey,
  type RowRead,
  smallPageBytes,
} from '../engines/engine.js';
import { Problem } from '../errors.js';
import { FairQueue } from '../fair-queue.js';
import type { Reading } from '../reading.js';
import { maxPageBytes } from '../values.js';
import { Backlog, overloaded } from './backlog.js';
import type { Indexes } from './indexes.js';

export interface ListQuery {
  readonly limit: number;
  readonly offset: number;
  readonly orderBy: string;
  readonly order: 'asc' | 'desc';
  readonly matching?: Matching | undefined;
}

/** How long a scan may run. */
export const scanLimitMs = 10_000;
/** One that looks for the rows that fit a filter. */
const matchLimitMs = 5_000;

/** Rows fetched in one call. */
const maxBatchRows = 128;
/** Calls under way at once, so that one is prepared while another is answered. */
const atOnce = 2;
/** Reads that wait, of rows and of lists each. */
export const maxQueuedReads = 10_000;
/** A page of 16 MiB keeps the main thread for some 20 ms. */
const maxRestMs = 50;
/** Scans of a key that wait or run. */
const maxScansOfKey = 4;
/** How often it is looked whether a scan is still waited for. */
const watchMs = 100;
/** A scan that waits longer is refused: there are too many before it. */
const scanWaitMs = 30_000;

interface Waiting<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

interface WaitingRow extends Waiting<RowRead | undefined> {
  readonly reading: Reading;
  readonly key: RowKey;
}

/** A list with all who wait for it, of one account. */
interface SharedList {
  readonly list: ListOf | NamesOf;
  readonly sharedAs: string;
  readonly keyId: string;
  readonly since: number;
  readonly waiting: (Waiting<ListRead | undefined> & { readonly reading: Reading })[];
}

export class Reader {
  readonly #engine: Engine;
  readonly #indexes: Indexes;
  readonly #scanMs: number;
  readonly #rows: FairQueue<WaitingRow>;
  readonly #lists: Readonly<Record<ListWay, FairQueue<SharedList>>>;
  /** The lists that wait in either of these queues, by their parameters. */
  readonly #shared = new Map<string, SharedList>();
  readonly #waitingRows: Backlog;
  /** Callers, also for the same one. */
  readonly #waitingLists: Backlog;
  /** Scans that wait or run, by key. */
  readonly #scansOfKeys = new Map<string, number>();
  readonly #running = new Map<AbortController, SharedList>();
  #watching: NodeJS.Timeout | undefined;
  #isStopping = false;

  constructor(engine: Engine, indexes: Indexes, scanMs: number, maxQueued: number) {
    this.#engine = engine;
    this.#indexes = indexes;
    this.#waitingRows = new Backlog('reads', { requests: maxQueued });
    this.#waitingLists = new Backlog('reads', { requests: maxQueued });
    this.#scanMs = scanMs;
    const run = { atOnce, isGathering: true };
    this.#rows = new FairQueue({ ...run, perCall: maxBatchRows, run: (rows) => this.#readRows(rows) });
    this.#lists = {
      cheap: new FairQueue({ ...run, perCall: maxBatchLists, run: (lists) => this.#read('cheap', lists) }),
      large: new FairQueue({ atOnce: 1, maxRestMs, run: (lists) => this.#read('large', lists) }),
      scan: new FairQueue({ atOnce: engine.scansAtOnce, atOnceOfOne: 1, run: ([scan]) => this.#scan(scan!) }),
    };
  }

  /** Undefined when the collection is gone. */
  row(reading: Reading, collectionId: number, id: number): Promise<RowRead | undefined> {
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
  list(reading: Reading, collectionId: number, query: ListQuery): Promise<PageRead | undefined> {
    const { limit, offset, order, orderBy, matching } = query;
    return this.#page(reading, 'cheap', (most) => {
      const path = matching === undefined ? this.#indexes.pathOf(collectionId, orderBy) : pathOfAll(orderBy);
      return { collectionId, path, order, limit, offset, most, matching };
    });
  }

  /** The collections of an account as a JSON array; where `names` are given, those among them. */
  async collections(reading: Reading, names: readonly string[] | undefined): Promise<string> {
    const { accountId } = reading;
    const read = await this.#page(reading, 'large', (most) => ({ accountId, names, most }));
    return read!.page;
  }

  /** Ends scans at once, those that wait and those that run. */
  stop(): void {
    this.#isStopping = true;
    this.#drop(() => true, stopping());
    for (const running of this.#running.keys()) running.abort(stopping());
  }

  /** Reads a page on one way and path after the other, until it is read. */
  async #page(
    reading: Reading,
    first: ListWay,
    listOf: (most: number) => ListOf | NamesOf,
  ): Promise<PageRead | undefined> {
    let way = first;
    let most = smallPageBytes;
    let reserved = 0;
    for (;;) {
      const list = listOf(most);
      const read = await this.#share(reading, way, list);
      if (read !== undefined && 'path' in list) this.#learn(list, read);
      if (read === undefined || read.page !== undefined) return read;
      if ('index' in read) continue;
      way = read.way;
      if (read.bytes <= most) continue;
      if (read.bytes > maxPageBytes) throw pageTooLarge();
      await reading.reserve(read.bytes - reserved);
      most = reserved = read.bytes;
    }
  }

  #learn({ collectionId, path, matching }: ListOf, read: ListRead): void {
    if (path.by === 'id' || matching !== undefined) return;
    if ('index' in read) this.#indexes.learn(collectionId, path.field, read.index);
    else if (path.by === 'field' && read.total !== undefined)
      this.#indexes.request(collectionId, path.field, read.total);
  }

  /** Waits for a list with all others who do, before it is begun. */
  #share(reading: Reading, way: ListWay, list: ListOf | NamesOf): Promise<ListRead | undefined> {
    const sharedAs = `${way} ${nameOf(list)}`;
    return new Promise((resolve, reject) => {
      const waiting = { reading, resolve, reject };
      const known = this.#shared.get(sharedAs);
      this.#waitingLists.refuseFull(reading.accountId);
      if (way === 'scan' && known === undefined) this.#enter(reading.keyId);
      this.#waitingLists.enter(reading.accountId);
      if (known !== undefined) {
        known.waiting.push(waiting);
        return;
      }
      const since = way === 'scan' ? performance.now() : 0;
      const shared = { list, sharedAs, keyId: reading.keyId, since, waiting: [waiting] };
      this.#shared.set(sharedAs, shared);
      this.#lists[way].add(reading.accountId, shared);
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
  async #read(way: ListWay, batch: readonly SharedList[], signal?: AbortSignal): Promise<void> {
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
    way: ListWay,
    lists: readonly (ListOf | NamesOf)[],
    signal: AbortSignal | undefined,
  ): Promise<readonly (ListRead | undefined)[]> {
    const [first] = lists;
    if (first !== undefined && 'names' in first) return [await this.#engine.readNames(first)];
    return this.#engine.readLists(way, lists as readonly ListOf[], signal);
  }

  /** Nobody joins it any more. */
  #begin({ sharedAs, waiting }: SharedList): void {
    this.#shared.delete(sharedAs);
    this.#waitingLists.leave(waiting[0]!.reading.accountId, waiting.length);
  }

  async #scan(scan: SharedList): Promise<void> {
    const running = new AbortController();
    this.#running.set(running, scan);
    const isMatching = 'path' in scan.list && scan.list.matching !== undefined;
    const limitMs = isMatching ? Math.min(matchLimitMs, this.#scanMs) : this.#scanMs;
    const late = setTimeout(() => running.abort(tooCostly(isMatching, limitMs)), limitMs);
    await this.#read('scan', [scan], running.signal);
    clearTimeout(late);
    this.#running.delete(running);
    this.#leave(scan);
  }

  /** A scan of this key comes to those that wait or run. */
  #enter(keyId: string): void {
    const scans = this.#scansOfKeys.get(keyId) ?? 0;
    if (this.#isStopping) throw stopping();
    if (scans >= maxScansOfKey)
      throw overloaded('The key has as many lists under way that look at a whole collection.');
    this.#scansOfKeys.set(keyId, scans + 1);
    this.#watching ??= setInterval(() => this.#watch(), watchMs);
  }

  #leave({ keyId }: SharedList): void {
    const scans = this.#scansOfKeys.get(keyId)! - 1;
    if (scans > 0) this.#scansOfKeys.set(keyId, scans);
    else this.#scansOfKeys.delete(keyId);
    if (this.#scansOfKeys.size > 0) return;
    clearInterval(this.#watching);
    this.#watching = undefined;
  }

  /** Ends scans that nobody waits for, and those that have waited too long for their turn. */
  #watch(): void {
    const isUnheard = ({ waiting }: SharedList) => !waiting.some(isAwaited);
    for (const [running, scan] of this.#running) if (isUnheard(scan)) running.abort(unheard());
    this.#drop(isUnheard, unheard());
    const before = performance.now() - scanWaitMs;
    this.#drop(
      ({ since }) => since < before,
      overloaded('Too many lists that look at a whole collection are waiting.'),
    );
  }

  /** Refuses scans that wait. */
  #drop(isSuch: (scan: SharedList) => boolean, problem: Problem): void {
    for (const scan of this.#lists.scan.remove(isSuch)) {
      this.#begin(scan);
      this.#leave(scan);
      refuse(scan, problem);
    }
  }
}

/** Equal for lists that are the same. */
function nameOf(list: ListOf | NamesOf): string {
  if ('names' in list) return `names ${list.accountId} ${list.most} ${list.names?.join() ?? ''}`;
  const { collectionId, limit, offset, order, path, most, matching } = list;
  const by = path.by === 'index' ? `index ${path.indexId} ${path.isCut}` : path.by;
  // The field comes last: it may hold anything, and what is before it tells its own end.
  const of = matching === undefined ? '' : JSON.stringify(matching);
  return `${collectionId} ${limit} ${offset} ${order} ${most} ${by} ${of} ${path.by === 'field' ? path.field : ''}`;
}

function pathOfAll(field: string): AccessPath {
  return field === 'id' ? { by: 'id' } : { by: 'field', field };
}

function isAwaited({ reading, reject }: Waiting<never> & { readonly reading: Reading }): boolean {
  if (!reading.isGone()) return true;
  reject(unheard());
  return false;
}

function refuse({ waiting }: SharedList, reason: unknown): void {
  for (const { reject } of waiting) reject(reason);
}

/** Seen by nobody. */
function unheard(): Problem {
  return new Problem('request_timeout', 'The connection was closed before the answer.');
}

function stopping(): Problem {
  return new Problem('shutting_down', 'The service is stopping.');
}

function pageTooLarge(): Problem {
  return new Problem('page_too_large', 'The page is over 16 MiB; ask for fewer rows.', {
    errors: [{ parameter: 'limit', detail: 'must be smaller for rows as large as these' }],
  });
}

function tooCostly(isMatching: boolean, afterMs: number): Problem {
  const [parameter, advice] = isMatching
    ? ['filter', 'no index serves this filter']
    : ['order_by', 'list by id, or by this field once its index is made'];
  const detail = `The list was given up after ${Math.ceil(afterMs / 1_000)} s; ${advice}.`;
  return new Problem('query_too_costly', detail, {
    errors: [{ parameter, detail: 'takes too long in a collection as large as this' }],
  });
}
