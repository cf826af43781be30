/**
 * Stores the rows of a list by their place (their index in the list). Only one run of consecutive places
 * around the visible part is stored. Changes from the feed are applied to stored rows in their place. Visible
 * rows therefore don't move until the list is read again.
 *
 * Places are counted as they were when the list was read: a deleted row keeps its place. The server counts
 * only the current rows. Each portion is therefore read together with a few rows that are already stored, and
 * aligned with them.
 */

/** Which rows a list shows, and in which order. */
export interface Asked {
  readonly collection: string;
  readonly filter: string | undefined;
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' };
}

export interface Row {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** The maximum number of stored places. Above it, the places at the far end of the run are discarded. */
const mostHeld = 4_000;
/**
 * The number of places that one request loads. The request also includes rows on both sides: 25, or 400 if
 * none of 25 was a stored row to align the portion with.
 */
const portion = 200;
const overlaps = [25, 400] as const;

interface Place {
  row: Row;
  /**
   * True if the row was deleted or stopped matching the filter. It keeps its place until the list is read
   * again.
   */
  isGone: boolean;
  /**
   * The number of changes since the row was stored, and the time of the last one. Both are used to highlight
   * changes.
   */
  changes: number;
  changedAt: number;
}

/** Consecutive rows of the list from one snapshot. */
export interface Portion {
  readonly rows: readonly Row[];
  /** The sequence number of the last change that the rows include. */
  readonly seq: number;
}

/** A change of a row, as the feed sends it. */
interface RowChange {
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

/** The position of missing rows: after the run, before it, or so far away that a new run starts. */
type Gap = 'after' | 'before' | 'elsewhere';

export class Places {
  /** The run of stored places. The first one has the index `#start`. */
  #run: Place[] = [];
  #start = 0;
  /** The server's offset of the first stored row, minus `#start`. */
  #bias = 0;
  readonly #byId = new Map<number, Place>();
  readonly #load: (offset: number, limit: number) => Promise<Portion>;
  readonly #events: PlacesEvents;
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
  at(index: number): Readonly<Place> | undefined {
    return this.#run[index - this.#start];
  }

  /** The stored rows. */
  get rows(): readonly Row[] {
    return this.#run.map(({ row }) => row);
  }

  /** Stores the first page of the list. */
  begin(rows: readonly Row[], total: number): void {
    this.total = total;
    this.#add(rows);
  }

  /** Loads these places if they aren't stored, one portion at a time. @throws the errors of `load` */
  async want(first: number, last: number): Promise<void> {
    this.#wanted = [Math.max(0, first), last];
    if (this.#isLoading) return;
    this.#isLoading = true;
    const state = (): string => [this.#start, this.#end, this.#bias, this.total].join();
    try {
      for (let gap = this.#gap(); gap !== undefined; gap = this.#gap()) {
        const before = state();
        await this.#fill(gap);
        // The request changed nothing. The next call of `want` tries again.
        if (state() === before) return;
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
    if (this.#byId.has(row.id)) return;
    if (this.#end === this.total) this.#add([row], 1);
    this.total += 1;
    this.#makeRoom();
  }

  /** The place after the run. */
  get #end(): number {
    return this.#start + this.#run.length;
  }

  #add(rows: readonly Row[], changes = 0, at = this.#run.length): void {
    const changedAt = changes > 0 ? performance.now() : 0;
    const places = rows.map((row) => ({ row, isGone: false, changes, changedAt }));
    for (const place of places) this.#byId.set(place.row.id, place);
    this.#run.splice(at, 0, ...places);
  }

  #apply({ event, row }: RowChange): boolean {
    const place = this.#byId.get(row.id);
    if (place === undefined) return false;
    const isGone = event === 'delete' || event === 'leave';
    Object.assign(place, { row, isGone, changes: place.changes + 1, changedAt: performance.now() });
    return true;
  }

  #gap(): Gap | undefined {
    const first = this.#wanted[0];
    const last = Math.min(this.#wanted[1], this.total - 1);
    if (first > last) return undefined;
    const isNear = first <= this.#end + portion && last >= this.#start - portion;
    if (this.#run.length === 0 || !isNear) return 'elsewhere';
    if (last >= this.#end) return 'after';
    return first < this.#start ? 'before' : undefined;
  }

  async #fill(gap: Gap): Promise<void> {
    const isFilled =
      gap !== 'elsewhere' &&
      ((await this.#extend(gap, overlaps[0])) || (await this.#extend(gap, overlaps[1])));
    if (!isFilled) await this.#beginAt(this.#wanted[0]);
    this.#makeRoom();
    this.#events.changed();
  }

  /** Loads the rows next to the run. @returns whether a stored row was among them, so that they were aligned */
  async #extend(gap: 'after' | 'before', overlap: number): Promise<boolean> {
    // The server doesn't count the deleted rows of the run.
    const next = this.#start + this.#bias + (gap === 'after' ? countLive(this.#run) : -portion);
    const offset = Math.max(0, next - overlap);
    const limit = portion + 2 * overlap;
    const { rows, seq } = await this.#read(offset, limit);
    const indexes = new Map(rows.map(({ id }, index) => [id, index]));
    const isAmong = ({ row, isGone }: Place): boolean => !isGone && indexes.has(row.id);
    const anchor = gap === 'after' ? this.#run.findLastIndex(isAmong) : this.#run.findIndex(isAmong);
    if (anchor < 0) return false;
    const at = indexes.get(this.#run[anchor]!.row.id)!;
    this.#bias = offset + at - countLive(this.#run.slice(0, anchor)) - this.#start;
    const isUnknown = ({ id }: Row): boolean => !this.#byId.has(id);
    if (gap === 'after') {
      this.#add(rows.slice(at + 1).filter(isUnknown));
      this.#endAfter(rows.length < limit, seq);
    } else {
      const more = rows.slice(0, at).filter(isUnknown);
      this.#add(more, 0, 0);
      this.#start -= more.length;
      // If more rows come before the run, at least one place must remain for them.
      if (offset === 0) this.#move(-this.#start);
      else if (this.#start < 1) this.#move(1 - this.#start);
      this.#catchUp(seq, false);
    }
    return true;
  }

  /** Replaces the run. No stored row tells where the new one is, so that its places are estimated. */
  async #beginAt(first: number): Promise<void> {
    const bias = this.#bias - (first < this.#start ? 0 : this.#run.length - countLive(this.#run));
    const offset = Math.max(0, first + bias - overlaps[0]);
    const limit = portion + 2 * overlaps[0];
    const { rows, seq } = await this.#read(offset, limit);
    this.#run = [];
    this.#byId.clear();
    this.#start = offset === 0 ? 0 : Math.max(1, offset - bias);
    this.#bias = offset - this.#start;
    this.#add(rows);
    this.#endAfter(rows.length < limit, seq);
  }

  #read(offset: number, limit: number): Promise<Portion> {
    this.#missed = [];
    return this.#load(offset, limit);
  }

  /** Ends the list after the run, or extends it by a place for the rows that follow. */
  #endAfter(isEnd: boolean, seq: number): void {
    this.total = isEnd ? this.#end : Math.max(this.total, this.#end + 1);
    this.#catchUp(seq, isEnd);
  }

  /** Applies the changes that arrived after the rows were read. */
  #catchUp(seq: number, isEnd: boolean): void {
    for (const change of this.#missed) {
      if (change.seq <= seq || this.#apply(change)) continue;
      // The new row was given a place when it arrived. That place is now after the rows that were read.
      if (change.event === 'insert' && isEnd && this.appends) this.append(change.row);
    }
  }

  /** Moves the run, because fewer or more rows than expected come before it. */
  #move(by: number): void {
    if (by === 0) return;
    const from = this.#start;
    this.#start += by;
    this.#bias -= by;
    this.total += by;
    this.#events.moved(from, by);
  }

  #makeRoom(): void {
    if (this.#run.length <= mostHeld) return;
    const excess = this.#run.length - mostHeld + portion;
    const middle = (this.#wanted[0] + this.#wanted[1]) / 2;
    const isEarlier = middle - this.#start > this.#end - middle;
    const dropped = this.#run.splice(isEarlier ? 0 : -excess, excess);
    for (const { row } of dropped) this.#byId.delete(row.id);
    if (!isEarlier) return;
    this.#start += excess;
    this.#bias -= excess - countLive(dropped);
  }
}

/** Returns how many of the places have a row that still exists. */
function countLive(places: readonly Place[]): number {
  return places.filter(({ isGone }) => !isGone).length;
}
