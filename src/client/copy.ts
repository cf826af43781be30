/**
 * Applies the frames of a feed to a copy of the rows, and keeps the cursor up to which the copy is current.
 */

export interface RowLike {
  readonly id: number;
}

export interface AnyRow extends RowLike {
  readonly [field: string]: unknown;
}

/** How one row of the copy changed. */
export type Change<R extends RowLike = AnyRow> = { readonly id: number } & (
  | { readonly kind: 'insert' | 'enter'; readonly row: R; readonly before: undefined }
  | { readonly kind: 'update'; readonly row: R; readonly before: R }
  | { readonly kind: 'delete' | 'leave'; readonly row: undefined; readonly before: R }
);

/** A frame of any kind. The client ignores members and events of later servers that it doesn't know. */
export interface Frame<R extends RowLike> {
  readonly event: string;
  readonly cursor?: string;
  readonly row?: R;
  readonly synced?: boolean;
}

export class Copy<R extends RowLike> {
  /** The current rows. This is always the same map object. */
  readonly rows = new Map<number, R>();
  #cursor: string | undefined;
  /** The rows of a feed that sends its initial rows. When all of them have arrived, they replace `rows`. */
  #coming: Map<number, R> | undefined;

  /**
   * The cursor from which a feed can resume. Undefined if the rows are not a known snapshot, or if the change
   * log no longer contains the changes after it.
   */
  get cursor(): string | undefined {
    return this.#cursor;
  }

  /** Loads stored rows and their cursor into an empty copy. Returns one insert per row. */
  restore(rows: Iterable<R>, cursor: string): Change<R>[] {
    for (const row of rows) this.rows.set(row.id, row);
    this.#cursor = cursor;
    return [...this.rows.values()].map((row) => ({ kind: 'insert', id: row.id, row, before: undefined }));
  }

  /** Drops the cursor, which the change log no longer contains. The rows stay until new ones replace them. */
  expire(): void {
    this.#cursor = undefined;
  }

  /** Prepares for the frames of a feed that starts with the initial rows. */
  begin(): void {
    this.#coming = new Map();
  }

  take(frames: readonly Frame<R>[]): Change<R>[] {
    const changes: Change<R>[] = [];
    for (const frame of frames) {
      if (this.#coming === undefined) {
        const change = put(this.rows, frame);
        if (change !== undefined) changes.push(change);
        if (isKnown(frame)) this.#cursor = frame.cursor ?? this.#cursor;
      } else if (frame.event === 'bookmark' && frame.synced === true && frame.cursor !== undefined) {
        this.#swap(this.#coming, changes);
        this.#coming = undefined;
        this.#cursor = frame.cursor;
      } else {
        put(this.#coming, frame);
      }
    }
    return changes;
  }

  #swap(coming: ReadonlyMap<number, R>, changes: Change<R>[]): void {
    for (const [id, before] of this.rows)
      if (!coming.has(id)) changes.push({ kind: 'delete', id, row: undefined, before });
    for (const [id, row] of coming) {
      const before = this.rows.get(id);
      if (before === undefined) changes.push({ kind: 'insert', id, row, before });
      // The server writes the fields of an unchanged row in the same order, so the texts can be compared.
      else if (JSON.stringify(before) !== JSON.stringify(row))
        changes.push({ kind: 'update', id, row, before });
    }
    this.rows.clear();
    for (const [id, row] of coming) this.rows.set(id, row);
  }
}

const putting = new Set(['row', 'insert', 'update', 'enter']);
const taking = new Set(['delete', 'leave']);

function isKnown({ event }: { readonly event: string }): boolean {
  return event === 'bookmark' || putting.has(event) || taking.has(event);
}

function put<R extends RowLike>(rows: Map<number, R>, { event, row }: Frame<R>): Change<R> | undefined {
  if (row === undefined) return undefined;
  const { id } = row;
  const before = rows.get(id);
  if (taking.has(event)) {
    if (before === undefined) return undefined;
    rows.delete(id);
    return { kind: event === 'leave' ? 'leave' : 'delete', id, row: undefined, before };
  }
  if (!putting.has(event)) return undefined;
  rows.set(id, row);
  if (before !== undefined) return { kind: 'update', id, row, before };
  return { kind: event === 'enter' ? 'enter' : 'insert', id, row, before };
}
