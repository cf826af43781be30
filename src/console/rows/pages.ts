/**
 * The rows of a list by their places, of which only pages near those looked at are held. What the feed tells is put into
 * the rows that are held, each in its place: what one reads doesn't move, until the list is asked for anew.
 */
import type { Row } from './row.js';

export const pageRows = 100;
/** Pages held; those that were not looked at for the longest make room. */
const maxPages = 40;

export interface Place {
  readonly row: Row;
  /** It was deleted, or fits the filter no more, and keeps its place until the list is asked for anew. */
  readonly isGone: boolean;
  /** How often it changed while it was held, to draw that. */
  readonly changes: number;
}

export interface Page {
  readonly rows: readonly Row[];
  readonly total: number | undefined;
}

/** What the feed tells of a row. */
export interface RowChange {
  readonly event: string;
  readonly row: Row;
}

export class Pages {
  /** By number; the last looked at is the last. */
  readonly #pages = new Map<number, Place[]>();
  /** The page of each row that is held. */
  readonly #pageOf = new Map<number, number>();
  /** Asked for, with what the feed has told since. */
  readonly #coming = new Map<number, RowChange[]>();
  readonly #load: (offset: number, limit: number) => Promise<Page>;
  readonly #changed: () => void;
  /** Places in the list, held or not. */
  total = 0;

  constructor(load: (offset: number, limit: number) => Promise<Page>, changed: () => void) {
    this.#load = load;
    this.#changed = changed;
  }

  /** Undefined where it isn't held; then `want` brings it. */
  at(index: number): Place | undefined {
    return this.#pages.get(Math.floor(index / pageRows))?.[index % pageRows];
  }

  /** The rows that are held, in no order. */
  *held(): Iterable<Row> {
    for (const page of this.#pages.values()) for (const { row } of page) yield row;
  }

  /** Asks for the pages of these places, as far as they aren't held. @throws what loading throws */
  async want(first: number, last: number): Promise<void> {
    const wanted: Promise<void>[] = [];
    for (let page = Math.floor(first / pageRows); page <= Math.floor(last / pageRows); page += 1) {
      const held = this.#pages.get(page);
      if (held !== undefined) {
        this.#pages.delete(page);
        this.#pages.set(page, held);
      } else if (!this.#coming.has(page) && page >= 0) wanted.push(this.#read(page));
    }
    await Promise.all(wanted);
  }

  /** The first page, as it was read. */
  begin({ rows, total }: Page): void {
    this.total = total ?? rows.length;
    this.#put(0, rows);
  }

  /** @returns whether the row has a place that is held */
  take(change: RowChange): boolean {
    // A page that is under way may be of the moment before.
    for (const changes of this.#coming.values()) changes.push(change);
    return this.#apply(change);
  }

  /** Behind all others; held only where the page before it is. */
  append(row: Row): void {
    const number = Math.floor(this.total / pageRows);
    const page = this.#pages.get(number) ?? (this.total % pageRows === 0 ? [] : undefined);
    if (page !== undefined && page.length === this.total % pageRows) {
      page.push({ row, isGone: false, changes: 1 });
      this.#pages.set(number, page);
      this.#pageOf.set(row.id, number);
    }
    this.total += 1;
  }

  #apply({ event, row }: RowChange): boolean {
    const number = this.#pageOf.get(row.id);
    const page = number === undefined ? undefined : this.#pages.get(number);
    const index = page?.findIndex((place) => place.row.id === row.id) ?? -1;
    if (page === undefined || index < 0) return false;
    const isGone = event === 'delete' || event === 'leave';
    page[index] = { row, isGone, changes: page[index]!.changes + 1 };
    return true;
  }

  async #read(number: number): Promise<void> {
    const missed: RowChange[] = [];
    this.#coming.set(number, missed);
    try {
      const { rows } = await this.#load(number * pageRows, pageRows);
      this.#put(number, rows);
      for (const change of missed) this.#apply(change);
    } finally {
      this.#coming.delete(number);
    }
    this.#changed();
  }

  #put(number: number, rows: readonly Row[]): void {
    this.#pages.set(
      number,
      rows.map((row) => ({ row, isGone: false, changes: 0 })),
    );
    for (const { id } of rows) this.#pageOf.set(id, number);
    for (const [oldest, places] of this.#pages) {
      if (this.#pages.size <= maxPages) break;
      this.#pages.delete(oldest);
      for (const { row } of places) if (this.#pageOf.get(row.id) === oldest) this.#pageOf.delete(row.id);
    }
  }
}
