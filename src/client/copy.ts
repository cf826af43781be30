/** Rows as frames of a feed make them, together with the cursor that they stand at. */

export interface RowLike {
  readonly id: number;
}

export interface AnyRow extends RowLike {
  readonly [field: string]: unknown;
}

/** What became of one row of the copy. */
export type Change<R extends RowLike = AnyRow> = { readonly id: number } & (
  | { readonly kind: 'insert' | 'enter'; readonly row: R; readonly before: undefined }
  | { readonly kind: 'update'; readonly row: R; readonly before: R }
  | { readonly kind: 'delete' | 'leave'; readonly row: undefined; readonly before: R }
);

/** Any frame of a feed: later versions may add members, and kinds, which are passed over. */
export interface Frame<R extends RowLike> {
  readonly event: string;
  readonly cursor?: string;
  readonly row?: R;
  readonly synced?: boolean;
}

export class Copy<R extends RowLike> {
  /** The same map from the first moment to the last. */
  readonly rows = new Map<number, R>();
  #cursor: string | undefined;
  /** Built from the first rows on; it takes the place of `rows` when it is whole. */
  #coming: Map<number, R> | undefined;

  /** Where the log goes on from these rows; undefined where they aren't known to be of one moment that it still reaches. */
  get cursor(): string | undefined {
    return this.#cursor;
  }

  /** What was stored, into an empty copy. */
  restore(rows: Iterable<R>, cursor: string): Change<R>[] {
    for (const row of rows) this.rows.set(row.id, row);
    this.#cursor = cursor;
    return [...this.rows.values()].map((row) => ({ kind: 'insert', id: row.id, row, before: undefined }));
  }

  /** The log no longer reaches back to the cursor. The rows stay until others take their place. */
  expire(): void {
    this.#cursor = undefined;
  }

  /** The frames that follow are those of a feed from its first rows on. */
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
      // A row that was left alone is written in the same order.
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
