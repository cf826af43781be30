/**
 * The rows that are there, page by page. Each page is one snapshot of the rows behind the last one, and of how far the log
 * had come. A socket sends the changes up to there first, then the page: of all ids that it has passed, its client then
 * has what the collection holds at this place of the log, and goes on to, since it is told of every change after it. Nothing
 * of an older page is sent again, so that no row is overwritten by what it was.
 *
 * A page may be given to any socket that hasn't come further than its snapshot. Those that begin together, as after a
 * restart, share the pages that one of them has read.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CollectionRef } from '../engines/engine.js';
import type { ReadRequest } from '../fairness/read-request.js';
import { rowFrame } from '../log/frames.js';
import { Problem } from '../problem.js';
import { elementsOf } from '../values/elements.js';
import type { Filter } from '../values/filter.js';
import { encodeTexts } from './encode.js';
import { maxSegmentLength } from './segment.js';

export interface RowsPage {
  /** The last change that its rows include. */
  readonly head: number;
  readonly bytes: Buffer;
  /** Frames in `bytes`. */
  readonly frames: number;
  /** The id of its last row, where there are rows behind it. */
  readonly next: number | undefined;
}

/** So many rows that fit, by id, behind the one with the id `after`: a JSON array. Undefined when the collection is gone. */
export type ReadRows = (
  reading: ReadRequest,
  collection: CollectionRef,
  filter: Filter | undefined,
  limit: number,
  after: number,
) => Promise<(Pick<RowsPage, 'head' | 'next'> & { readonly page: string }) | undefined>;

/** The rows for one socket. */
export interface RowSource {
  /**
   * The page behind the row with this id, 0 for the first, as of the change `seq` or a later one. Undefined when the
   * collection is gone.
   *
   * @throws Problem query_too_costly, and where it is the first page overloaded
   */
  pageAfter(id: number, seq: number): Promise<RowsPage | undefined>;
  /** May be called again. */
  end(): void;
}

const firstLimit = 32;
const maxLimit = 1_000;
/** How much more rows the next page may have, which may be larger. */
const growth = 4;
const maxKeptBytes = 8_388_608;
/** Before a page is asked for again that couldn't be read since there was too much to do. */
const retryMs = 1_000;

export class InitialRows {
  readonly #read: ReadRows;
  readonly #sources = new Set<RowSource>();
  /** Pages for those that begin with the same rows, in the order of reading. */
  readonly #kept = new Map<string, RowsPage>();
  #keptBytes = 0;

  constructor(read: ReadRows) {
    this.#read = read;
  }

  of(reading: ReadRequest, collection: CollectionRef, filter: Filter | undefined): RowSource {
    const rows = `${collection.id} ${JSON.stringify(filter)}`;
    let limit = firstLimit;
    const source: RowSource = {
      pageAfter: async (id, seq) => {
        const name = `${rows} ${id}`;
        const known = this.#kept.get(name);
        if (known !== undefined && known.head >= seq) return known;
        const read = await this.#some(reading, collection, filter, limit, id);
        if (read === undefined) return undefined;
        if (read.head < seq) throw new Error(`rows of change ${read.head} were read after change ${seq}`);
        // Another one has made it, of the same read.
        const made = this.#kept.get(name);
        if (made?.head === read.head) return made;
        const page = encodePage(collection, read);
        const wanted = Math.floor((page.frames * maxSegmentLength) / Math.max(page.bytes.length, 1));
        limit = Math.max(1, Math.min(wanted, growth * limit, maxLimit));
        this.#keep(name, page);
        return page;
      },
      end: () => {
        this.#sources.delete(source);
        if (this.#sources.size > 0) return;
        this.#kept.clear();
        this.#keptBytes = 0;
      },
    };
    this.#sources.add(source);
    return source;
  }

  /** As many rows as may be asked for: where they are too large, fewer; where too much is under way, later. */
  async #some(
    reading: ReadRequest,
    collection: CollectionRef,
    filter: Filter | undefined,
    most: number,
    after: number,
  ): ReturnType<ReadRows> {
    let limit = most;
    for (;;) {
      try {
        return await this.#read(reading, collection, filter, limit, after);
      } catch (error) {
        const code = error instanceof Problem ? error.code : undefined;
        if (code === 'page_too_large' && limit > 1) limit = Math.ceil(limit / 8);
        else if (code === 'overloaded' && after > 0 && !reading.isGone()) await sleep(retryMs);
        else throw error;
      }
    }
  }

  #keep(name: string, page: RowsPage): void {
    this.#forget(name);
    this.#kept.set(name, page);
    this.#keptBytes += page.bytes.length;
    for (const [oldest] of this.#kept) {
      if (this.#keptBytes <= maxKeptBytes) return;
      this.#forget(oldest);
    }
  }

  #forget(name: string): void {
    this.#keptBytes -= this.#kept.get(name)?.bytes.length ?? 0;
    this.#kept.delete(name);
  }
}

/** As many of the rows as a segment may have, at least one. */
function encodePage(
  collection: CollectionRef,
  { head, page, next }: NonNullable<Awaited<ReturnType<ReadRows>>>,
): RowsPage {
  const rows = elementsOf(page);
  let length = 0;
  const beyond = rows.findIndex((row) => {
    const isFull = length >= maxSegmentLength;
    length += row.length;
    return isFull;
  });
  const texts = (beyond < 0 ? rows : rows.slice(0, beyond)).map((row) => rowFrame(collection, row));
  const last = beyond < 0 ? undefined : (JSON.parse(rows[beyond - 1]!) as { id: number }).id;
  return { head, bytes: encodeTexts(texts).bytes, frames: texts.length, next: last ?? next };
}
