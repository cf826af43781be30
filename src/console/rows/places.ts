/**
 * The rows of a list by their places, of which only those near what one looks at are held. What the feed tells is put into
 * the rows that are held, each in its place: what one reads doesn't move, until the list is asked for anew.
 *
 * Places are counted as they were when the list was asked for: a row that is gone keeps its own. The service counts the
 * rows that there are now, so each portion is read with some that are held already, and laid beside those.
 */
import type { Row } from './row.js';

/** Places held; those that are the furthest from what is looked at make room. */
const mostHeld = 4_000;
/** Places brought at once, and rows around them that may be held already; many where few weren't enough. */
const portion = 200;
const overlaps = [25, 400] as const;

export interface Place {
  readonly row: Row;
  /** It was deleted, or fits the filter no more, and keeps its place until the list is asked for anew. */
  readonly isGone: boolean;
  /** How often it changed while it was held, and when it did last, to draw that. */
  readonly changes: number;
  readonly changedAt: number;
}

/** Some rows of the list at one moment. */
export interface Portion {
  readonly rows: readonly Row[];
  /** Of the last change that it has. */
  readonly seq: number;
}

/** What the feed tells of a row. */
export interface RowChange {
  readonly event: string;
  readonly row: Row;
  readonly seq: number;
}

export interface PlacesEvents {
  /** Something is to be drawn anew. */
  readonly changed: () => void;
  /** From a place on, all have moved: more or fewer are before them than was known. */
  readonly moved: (from: number, by: number) => void;
}

export class Places {
  readonly #held = new Map<number, Place>();
  readonly #placeOf = new Map<number, number>();
  readonly #load: (offset: number, limit: number) => Promise<Portion>;
  readonly #events: PlacesEvents;
  /** How much less the service counts before what was read last. */
  #bias = 0;
  /** What is looked at. */
  #wanted: readonly [first: number, last: number] = [0, 0];
  #isLoading = false;
  /** Since the portion that is under way was asked for. */
  #missed: RowChange[] = [];
  /** In the list, held or not. */
  total = 0;

  /** Whether new rows come behind all others. */
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

  /** Undefined where it isn't held; then `want` brings it. */
  at(index: number): Place | undefined {
    return this.#held.get(index);
  }

  get held(): number {
    return this.#held.size;
  }

  /** The beginning of the list, as it was read. */
  begin(rows: readonly Row[], total: number): void {
    this.total = total;
    for (const [index, row] of rows.entries()) this.#put(index, row);
  }

  /** Brings these places, as far as they aren't held, one portion after the other. @throws what loading throws */
  async want(first: number, last: number): Promise<void> {
    this.#wanted = [Math.max(0, first), Math.min(last, this.total - 1)];
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      for (let gap = this.#gap(); gap !== undefined; gap = this.#gap()) {
        const before = `${gap} ${this.total}`;
        await this.#fill(...gap);
        // Nothing came of it: the next look asks once more.
        if (`${this.#gap()} ${this.total}` === before) return;
      }
    } finally {
      this.#isLoading = false;
    }
  }

  /** @returns whether the row has a place that is held */
  take(change: RowChange): boolean {
    if (this.#isLoading) this.#missed.push(change);
    return this.#apply(change);
  }

  /** Behind all others; held only where the one before it is. */
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

  /** The first places looked at that aren't held. */
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
        // What is held beside it isn't where it was taken to be.
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

  /** Rows beside a gap that are all gone tell nothing of where it is. */
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

  /** Where the rows of a gap would begin if those beside it that are gone took no place. */
  #nearest(from: number, end: number): number {
    let above = from - 1;
    while (this.#held.get(above)?.isGone) above -= 1;
    if (this.#held.has(above)) return above + 1;
    let below = end;
    while (this.#held.get(below)?.isGone) below += 1;
    return this.#held.has(below) ? below - (end - from) : from;
  }

  /** The row nearest to a gap that is held beside it, and among these rows; those between are gone, or not there yet. */
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

  /** Lays rows from a place on, until they meet those that are held behind it; a place stays open where they don't. */
  #layDown(from: number, rows: readonly Row[], isEnd: boolean): void {
    let index = from;
    for (const [number, row] of rows.entries()) {
      const known = this.#placeOf.get(row.id);
      if (known !== undefined && known >= index) {
        // With those before it that are gone.
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

  /** Lays rows before a place, the last first, until they meet those that are held above it; as above where they don't. */
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

  /** Lays the rows of a gap by their number, beside nothing that is held: what is around it is for the next portion. */
  #layAt(base: number, rows: readonly Row[], from: number, end: number, isEnd: boolean): void {
    // Behind the last place there may be more.
    const until = end === this.total ? Number.POSITIVE_INFINITY : end;
    for (const [number, row] of rows.entries()) {
      const index = base + number;
      if (index >= from && index < until && !this.#placeOf.has(row.id)) this.#put(index, row);
    }
    if (until === end) return;
    if (isEnd) this.total = Math.max(rows.length === 0 ? from : this.total, base + rows.length);
    else this.#goOnBehind(base + rows.length);
  }

  /** The list doesn't end before this place: where it was taken to, there is one more, to be looked at. */
  #goOnBehind(index: number): void {
    if (index >= this.total) this.total = index + 1;
  }

  /** The list ends before this place, but for what is held behind it, which moves there. */
  #endAt(index: number): void {
    let behind = Number.POSITIVE_INFINITY;
    for (const held of this.#held.keys()) if (held >= index) behind = Math.min(behind, held);
    if (behind === Number.POSITIVE_INFINITY) this.total = index;
    else this.#move(behind, index - behind);
  }

  /** What was told since the rows were read. */
  #catchUp(seq: number, isEnd: boolean): void {
    for (const change of this.#missed) {
      if (change.seq <= seq || this.#apply(change)) continue;
      // Its place was counted when it came, and now is behind what was read.
      if (change.event === 'insert' && isEnd && this.appends) this.append(change.row);
    }
  }

  /** How many come before the first that is held; one more where none is, since there may be others between. */
  #unknown(rows: readonly Row[]): number {
    const known = rows.findIndex(({ id }) => this.#placeOf.has(id));
    return known < 0 ? rows.length + 1 : known;
  }

  /** There is nothing between these places. */
  #close(from: number, end: number): void {
    for (let index = from; index < end; index += 1) this.#drop(index);
    this.#move(end, from - end);
  }

  /** Moves all places from one on. */
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
