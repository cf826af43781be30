/**
 * Stores the rows of a list by their place (their index in the list). Only rows near the visible part are
 * stored. Changes from the feed are applied to stored rows in their place. Visible rows therefore don't move
 * until the list is read again.
 *
 * Places are counted as they were when the list was read: a deleted row keeps its place. The server counts
 * only the current rows. Each portion is therefore read together with a few rows that are already stored, and
 * aligned with them.
 */
import type { Row } from './row.js';

/**
 * The maximum number of stored places. Above it, the places that are furthest from the visible part are
 * discarded.
 */
const mostHeld = 4_000;
/**
 * The number of places that one request loads. The request also includes rows on both sides that may be
 * stored already: 25, or 400 if 25 weren't enough to align the portion.
 */
const portion = 200;
const overlaps = [25, 400] as const;

export interface Place {
  readonly row: Row;
  /**
   * True if the row was deleted or stopped matching the filter. It keeps its place until the list is read
   * again.
   */
  readonly isGone: boolean;
  /**
   * The number of changes since the row was stored, and the time of the last one. Both are used to highlight
   * changes.
   */
  readonly changes: number;
  readonly changedAt: number;
}

/** Consecutive rows of the list from one snapshot. */
export interface Portion {
  readonly rows: readonly Row[];
  /** The sequence number of the last change that the rows include. */
  readonly seq: number;
}

/** A change of a row, as the feed sends it. */
export interface RowChange {
  readonly event: string;
  readonly row: Row;
  readonly seq: number;
}

export interface PlacesEvents {
  /** Called when the list must be rendered again. */
  readonly changed: () => void;
  /**
   * Called when all places from a position on have moved, because more or fewer rows than expected come
   * before them.
   */
  readonly moved: (from: number, by: number) => void;
}

export class Places {
  readonly #held = new Map<number, Place>();
  readonly #placeOf = new Map<number, number>();
  readonly #load: (offset: number, limit: number) => Promise<Portion>;
  readonly #events: PlacesEvents;
  /** The difference between a place and the server's offset, before the rows that were read last. */
  #bias = 0;
  /** The visible places. */
  #wanted: readonly [first: number, last: number] = [0, 0];
  #isLoading = false;
  /** Changes that arrived since the current portion was requested. */
  #missed: RowChange[] = [];
  /** The total number of places, stored or not. */
  total = 0;

  /** True if new rows are always appended to the end of the list. */
  readonly appends: boolean;

  constructor(
    load: (offset: number, limit: number) => Promise<Portion>,
    appends: boolean,
    events: PlacesEvents,
  ) {
    this.#load = load;
    this.appends = appends;
    this.#events = events;
  }

  /** Returns undefined if the place isn't stored. Call `want` to load it. */
  at(index: number): Place | undefined {
    return this.#held.get(index);
  }

  get held(): number {
    return this.#held.size;
  }

  /** Stores the first page of the list. */
  begin(rows: readonly Row[], total: number): void {
    this.total = total;
    for (const [index, row] of rows.entries()) this.#put(index, row);
  }

  /** Loads these places if they aren't stored, one portion at a time. @throws the errors of `load` */
  async want(first: number, last: number): Promise<void> {
    this.#wanted = [Math.max(0, first), Math.min(last, this.total - 1)];
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      for (let gap = this.#gap(); gap !== undefined; gap = this.#gap()) {
        const before = `${gap} ${this.total}`;
        await this.#fill(...gap);
        // The request changed nothing. The next call of `want` tries again.
        if (`${this.#gap()} ${this.total}` === before) return;
      }
    } finally {
      this.#isLoading = false;
    }
  }

  /** @returns whether the row has a stored place */
  take(change: RowChange): boolean {
    if (this.#isLoading) this.#missed.push(change);
    return this.#apply(change);
  }

  /** Adds a row to the end of the list. Stores it only if the place before it is stored. */
  append(row: Row): void {
    if (this.#placeOf.has(row.id)) return;
    const index = this.total;
    this.total += 1;
    if (index > 0 && !this.#held.has(index - 1)) return;
    this.#put(index, row, 1);
    this.#makeRoom();
  }

  #put(index: number, row: Row, changes = 0): void {
    this.#held.set(index, { row, isGone: false, changes, changedAt: changes > 0 ? performance.now() : 0 });
    this.#placeOf.set(row.id, index);
  }

  #drop(index: number): void {
    const place = this.#held.get(index);
    if (place === undefined) return;
    this.#held.delete(index);
    if (this.#placeOf.get(place.row.id) === index) this.#placeOf.delete(place.row.id);
  }

  #apply({ event, row }: RowChange): boolean {
    const index = this.#placeOf.get(row.id);
    const place = index === undefined ? undefined : this.#held.get(index);
    if (index === undefined || place === undefined) return false;
    const isGone = event === 'delete' || event === 'leave';
    this.#held.set(index, { row, isGone, changes: place.changes + 1, changedAt: performance.now() });
    return true;
  }

  /** Returns the first visible places that aren't stored. */
  #gap(): readonly [from: number, end: number] | undefined {
    const [first, last] = this.#wanted;
    let from = first;
    const until = Math.min(last, this.total - 1);
    while (from <= until && this.#held.has(from)) from += 1;
    if (from > until) return undefined;
    let end = from + 1;
    while (end < Math.min(this.total, from + portion) && !this.#held.has(end)) end += 1;
    return [from, end];
  }

  async #fill(from: number, end: number): Promise<void> {
    this.#dropGone(from - 1, -1);
    this.#dropGone(end, 1);
    for (const overlap of overlaps) {
      const offset = Math.max(0, this.#nearest(from, end) + this.#bias - overlap);
      const limit = end - from + 2 * overlap;
      this.#missed = [];
      const { rows, seq } = await this.#load(offset, limit);
      const isEnd = rows.length < limit;
      const above = this.#beside(rows, from - 1, -1);
      const below = above === undefined ? this.#beside(rows, end, 1) : undefined;
      if (above !== undefined) {
        this.#bias = offset + above.at - above.place;
        this.#layDown(from, rows.slice(above.at + 1), isEnd);
      } else if (below !== undefined) {
        this.#bias = offset + below.at - below.place;
        this.#layUp(end - 1, rows.slice(0, below.at), offset === 0);
      } else {
        const hasNeighbour = this.#held.has(from - 1) || this.#held.has(end);
        if (hasNeighbour && overlap !== overlaps.at(-1)) continue;
        // The stored rows next to the gap are no longer where they were expected.
        this.#dropRun(from - 1, -1);
        this.#dropRun(end, 1);
        const at = rows.findIndex(({ id }) => this.#placeOf.has(id));
        const base = at < 0 ? offset - this.#bias : this.#placeOf.get(rows[at]!.id)! - at;
        this.#layAt(base, rows, from, end, isEnd);
      }
      this.#catchUp(seq, isEnd);
      break;
    }
    this.#makeRoom();
    this.#events.changed();
  }

  /**
   * Discards rows next to a gap if all of them are deleted, because the server can't locate the gap by them.
   */
  #dropGone(start: number, step: 1 | -1): void {
    const gone: number[] = [];
    for (let index = start; this.#held.has(index); index += step) {
      if (!this.#held.get(index)!.isGone) return;
      gone.push(index);
    }
    for (const index of gone) this.#drop(index);
  }

  #dropRun(start: number, step: 1 | -1): void {
    for (let index = start; this.#held.has(index); index += step) this.#drop(index);
  }

  /** Returns the place where the gap would start if the deleted rows next to it had no place. */
  #nearest(from: number, end: number): number {
    let above = from - 1;
    while (this.#held.get(above)?.isGone) above -= 1;
    if (this.#held.has(above)) return above + 1;
    let below = end;
    while (this.#held.get(below)?.isGone) below += 1;
    return this.#held.has(below) ? below - (end - from) : from;
  }

  /**
   * Finds the stored row that is nearest to the gap and also among the given rows. Rows between it and the
   * gap are deleted or not loaded yet.
   */
  #beside(
    rows: readonly Row[],
    start: number,
    step: 1 | -1,
  ): { readonly place: number; readonly at: number } | undefined {
    for (let index = start; this.#held.has(index); index += step) {
      const { row, isGone } = this.#held.get(index)!;
      const at = isGone ? -1 : rows.findIndex(({ id }) => id === row.id);
      if (at >= 0) return { place: index, at };
    }
    return undefined;
  }

  /**
   * Stores rows from a place on until they reach a stored row after the gap. If they don't reach one, a place
   * stays empty.
   */
  #layDown(from: number, rows: readonly Row[], isEnd: boolean): void {
    let index = from;
    for (const [number, row] of rows.entries()) {
      const known = this.#placeOf.get(row.id);
      if (known !== undefined && known >= index) {
        // Includes the deleted rows that are stored before it.
        let start = known;
        while (start > index && this.#held.has(start - 1)) start -= 1;
        this.#close(index, start);
        return;
      }
      if (known !== undefined) continue;
      if (this.#held.has(index)) this.#move(index, this.#unknown(rows.slice(number)));
      this.#put(index, row);
      index += 1;
    }
    if (isEnd) this.#endAt(index);
    else if (this.#held.has(index)) this.#move(index, 1);
    else this.#goOnBehind(index);
  }

  /**
   * Stores rows before a place, last row first, until they reach a stored row above the gap. If they don't
   * reach one, a place stays empty.
   */
  #layUp(to: number, rows: readonly Row[], isBegin: boolean): void {
    let index = to;
    for (let number = rows.length - 1; number >= 0; number -= 1) {
      const row = rows[number]!;
      const known = this.#placeOf.get(row.id);
      if (known !== undefined) {
        if (known > index) continue;
        let last = known;
        while (last < index && this.#held.has(last + 1)) last += 1;
        this.#close(last + 1, index + 1);
        return;
      }
      if (index < 0 || this.#held.has(index)) {
        const more = this.#unknown(rows.slice(0, number + 1).reverse());
        this.#move(index + 1, more);
        index += more;
      }
      this.#put(index, row);
      index -= 1;
    }
    if (!isBegin) {
      if (index < 0 || this.#held.has(index)) this.#move(index + 1, 1);
      return;
    }
    let last = index;
    while (last >= 0 && !this.#held.has(last)) last -= 1;
    this.#close(last + 1, index + 1);
  }

  /**
   * Stores the rows of a gap by their offset, without stored neighbours to align with. The next portion loads
   * the places around it.
   */
  #layAt(base: number, rows: readonly Row[], from: number, end: number, isEnd: boolean): void {
    // After the last place, there may be more rows.
    const until = end === this.total ? Number.POSITIVE_INFINITY : end;
    for (const [number, row] of rows.entries()) {
      const index = base + number;
      if (index >= from && index < until && !this.#placeOf.has(row.id)) this.#put(index, row);
    }
    if (until === end) return;
    if (isEnd) this.total = Math.max(rows.length === 0 ? from : this.total, base + rows.length);
    else this.#goOnBehind(base + rows.length);
  }

  /**
   * Extends the list if it was expected to end before this place, so that the place after the last row is
   * loaded.
   */
  #goOnBehind(index: number): void {
    if (index >= this.total) this.total = index + 1;
  }

  /** Ends the list before this place. Rows that are stored after this place move there. */
  #endAt(index: number): void {
    let behind = Number.POSITIVE_INFINITY;
    for (const held of this.#held.keys()) if (held >= index) behind = Math.min(behind, held);
    if (behind === Number.POSITIVE_INFINITY) this.total = index;
    else this.#move(behind, index - behind);
  }

  /** Applies the changes that arrived after the rows were read. */
  #catchUp(seq: number, isEnd: boolean): void {
    for (const change of this.#missed) {
      if (change.seq <= seq || this.#apply(change)) continue;
      // The new row was given a place when it arrived. That place is now after the rows that were read.
      if (change.event === 'insert' && isEnd && this.appends) this.append(change.row);
    }
  }

  /**
   * Returns how many rows come before the first stored one. If no row is stored, returns one more than the
   * number of rows, because there may be others in between.
   */
  #unknown(rows: readonly Row[]): number {
    const known = rows.findIndex(({ id }) => this.#placeOf.has(id));
    return known < 0 ? rows.length + 1 : known;
  }

  /** Removes these places, because the list has no rows there. */
  #close(from: number, end: number): void {
    for (let index = from; index < end; index += 1) this.#drop(index);
    this.#move(end, from - end);
  }

  /** Moves all places from a position on. */
  #move(from: number, by: number): void {
    if (by === 0) return;
    const moved = [...this.#held].filter(([index]) => index >= from);
    for (const [index] of moved) this.#held.delete(index);
    for (const [index, place] of moved) {
      this.#held.set(index + by, place);
      if (this.#placeOf.get(place.row.id) === index) this.#placeOf.set(place.row.id, index + by);
    }
    this.total += by;
    this.#wanted = [this.#wanted[0], Math.min(this.#wanted[1], this.total - 1)];
    this.#events.moved(from, by);
  }

  #makeRoom(): void {
    if (this.#held.size <= mostHeld) return;
    const middle = (this.#wanted[0] + this.#wanted[1]) / 2;
    const byDistance = [...this.#held.keys()].sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
    for (const index of byDistance.slice(mostHeld - portion)) this.#drop(index);
  }
}
