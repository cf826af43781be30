/**
 * Reads the initial rows of feeds with `initial=true`, page by page.
 *
 * Each page is one snapshot of the rows after the previous page, at change `head`. A subscription first sends
 * the changes up to `head` and then the page. The client's copy is then exact for all ids up to the end of
 * the page. It stays exact, because the subscription sends every later change. Rows of earlier pages are not
 * sent again, so an old state never overwrites a newer one.
 *
 * Any subscription that has not passed a page's `head` can use the page. Subscriptions that start together,
 * for example after a restart, share the pages that one of them reads.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CollectionRef } from '../engines/engine.js';
import type { MainThread } from '../fairness/main-thread.js';
import type { ReadRequest } from '../fairness/read-request.js';
import type { SharedMemory } from '../fairness/shared-memory.js';
import type { Release, Shares } from '../fairness/shares.js';
import { rowFrame } from '../log/frames.js';
import { Problem } from '../problem.js';
import { createSizedCache } from '../runtime/cache.js';
import type { RowReads } from '../store/reads/row-reads.js';
import type { Filter } from '../values/filter.js';
import { elementsOf } from '../values/json/elements.js';
import { projection } from '../values/projection.js';
import type { Format } from './formats.js';
import { maxSegmentLength } from './segment.js';

export interface RowsPage {
  /** The sequence number of the last change that the rows include. */
  readonly head: number;
  /** The encoded frames, before they are joined. */
  readonly bytes: Buffer;
  /** The number of frames in `bytes`. */
  readonly frames: number;
  /** The number of characters of the complete rows, also if the frames contain only some of their fields. */
  readonly length: number;
  /** The id of the page's last row if more rows follow it. */
  readonly next: number | undefined;
}

export type ReadRows = RowReads['rowsAfter'];

/** The initial rows of one subscription. */
export interface RowSource {
  /**
   * Returns the rows after the row with this id (0 for the first page), as of change `seq` or a later one.
   * Returns undefined if the collection was deleted.
   *
   * @throws Problem query_too_costly, and overloaded for the first page only
   */
  pageAfter(id: number, seq: number): Promise<RowsPage | undefined>;
  /** Can be called repeatedly. */
  end(): void;
}

const firstLimit = 32;
const maxLimit = 1_000;
/** The factor by which the row limit can grow from page to page, because the next rows can be larger. */
const growth = 4;
const maxKeptBytes = 8_388_608;
/** The wait before a page is read again after the server was overloaded. */
const retryMs = 1_000;

export class InitialRows {
  readonly #read: ReadRows;
  readonly #sources = new Set<RowSource>();
  /** Cached pages for subscriptions that read the same rows. */
  readonly #kept = createSizedCache<string, RowsPage>(
    maxKeptBytes,
    ({ bytes }, name) => name.length + bytes.length,
  );
  /** The pages that feeds have received and not sent completely. */
  readonly #unread: SharedMemory;
  readonly #shares: Shares;
  readonly #mainThread: MainThread;
  /** The pages that are being read, by the same names. */
  readonly #reading = new Map<string, Promise<RowsPage | undefined>>();

  constructor(read: ReadRows, shares: Shares, unread: SharedMemory, mainThread: MainThread) {
    this.#read = read;
    this.#unread = unread;
    this.#shares = shares;
    this.#mainThread = mainThread;
  }

  /** @param fields the fields of the rows in the frames. Undefined includes all of them. */
  of(
    reading: ReadRequest,
    collection: CollectionRef,
    filter: Filter | undefined,
    fields: readonly string[] | undefined,
    format: Format,
  ): RowSource {
    const rows = `${collection.id} ${format.name} ${JSON.stringify([filter, fields])}`;
    const project = fields && projection(fields);
    let limit = firstLimit;
    /** Ends the count of the page that was sent last, or is being sent. */
    let sent: Release | undefined;
    const source: RowSource = {
      pageAfter: async (id, seq) => {
        sent?.();
        const read = async (): Promise<RowsPage | undefined> => {
          const page = await this.#some(reading, collection, filter, limit, id);
          if (page === undefined) return undefined;
          if (page.head < seq) throw new Error(`rows of change ${page.head} were read after change ${seq}`);
          return encodePage(collection, page, project, format);
        };
        const page = await retried(id > 0 ? reading : undefined, () =>
          this.#shared(`${rows} ${id}`, seq, reading, read),
        );
        if (page === undefined) return undefined;
        const wanted = Math.floor((page.frames * maxSegmentLength) / Math.max(page.length, 1));
        limit = Math.max(1, Math.min(wanted, growth * limit, maxLimit));
        if (this.#sources.has(source)) sent = this.#unread.add(page.bytes, reading);
        return page;
      },
      end: () => {
        sent?.();
        this.#sources.delete(source);
        if (this.#sources.size === 0) this.#kept.clear();
      },
    };
    this.#sources.add(source);
    return source;
  }

  /**
   * Returns a page that another subscription has read or is reading, or reads it. If each of 600 subscriptions that start
   * together read the page itself, their texts would take 600 MB.
   */
  async #shared(
    name: string,
    seq: number,
    client: ReadRequest,
    read: () => Promise<RowsPage | undefined>,
  ): Promise<RowsPage | undefined> {
    let other = this.#reading.get(name);
    while (other !== undefined && this.#known(name, seq) === undefined) {
      // If the other subscription can't read the page, its error doesn't concern this one.
      const page = await other.catch(() => undefined);
      other = page && this.#reading.get(name);
    }
    // If 600 subscriptions sent their pages in one turn of the event loop, the main thread would be blocked for seconds.
    // A subscription that waits for its turn keeps no page in memory.
    if (this.#known(name, seq)) await this.#mainThread.takeTurn(client);
    const known = this.#known(name, seq);
    if (known !== undefined) return known;
    const reading = read();
    this.#reading.set(name, reading);
    try {
      const page = await reading;
      if (page !== undefined) this.#kept.set(name, page);
      return page;
    } finally {
      if (this.#reading.get(name) === reading) this.#reading.delete(name);
    }
  }

  /** Returns a cached page that includes the changes up to `seq`. */
  #known(name: string, seq: number): RowsPage | undefined {
    const page = this.#kept.get(name);
    return page !== undefined && page.head >= seq ? page : undefined;
  }

  /** Reads at most `most` rows. If they are too large for a page, reads fewer. */
  async #some(
    reading: ReadRequest,
    collection: CollectionRef,
    filter: Filter | undefined,
    most: number,
    after: number,
  ): ReturnType<ReadRows> {
    const release = this.#shares.take('unreadFrames', reading, maxSegmentLength);
    try {
      for (let limit = most; ; limit = Math.ceil(limit / 8)) {
        try {
          return await this.#read(reading, collection, filter, limit, after);
        } catch (error) {
          const isTooLarge = error instanceof Problem && error.code === 'page_too_large';
          if (!isTooLarge || limit === 1) throw error;
        }
      }
    } finally {
      release();
    }
  }
}

/** Runs `work` again each second while the server is overloaded, if a client is given and still waits. */
async function retried<T>(reading: ReadRequest | undefined, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isOverloaded = error instanceof Problem && error.code === 'overloaded';
      if (!isOverloaded || reading === undefined || reading.isGone()) throw error;
      await sleep(retryMs);
    }
  }
}

/** Encodes as many of the rows as a segment can contain, at least one. */
function encodePage(
  collection: CollectionRef,
  { head, page, next }: NonNullable<Awaited<ReturnType<ReadRows>>>,
  project: ((row: string) => string) | undefined,
  format: Format,
): RowsPage {
  const rows = elementsOf(page);
  let length = 0;
  let count = 0;
  for (; count < rows.length && length < maxSegmentLength; count += 1) length += rows[count]!.length;
  const frames = rows.slice(0, count).map((row) => rowFrame(collection, project?.(row) ?? row));
  const last = count < rows.length ? (JSON.parse(rows[count - 1]!) as { readonly id: number }).id : undefined;
  return {
    head,
    bytes: format.encode(frames).bytes,
    frames: count,
    length,
    next: last ?? next,
  };
}
