/** Defines how rows are read: one row by its key, or all rows of a collection. */

/**
 * A stored row. `data` is its JSON text, including the id. `seq` is the sequence number of its last change.
 */
export interface StoredRow {
  readonly seq: number;
  readonly data: string;
}

/** Identifies a row. `id` is only unique within its collection. */
export interface RowAddress {
  readonly collectionId: number;
  readonly id: number;
}

/** A row, if it exists, and the seq of its collection from the same snapshot. */
export interface RowRead {
  readonly head: number;
  readonly row: StoredRow | undefined;
}

/** The rows of a collection in one snapshot. */
export interface RowSnapshot {
  /** The seq of the collection's last change. */
  readonly head: number;
  /**
   * Returns the texts of the next rows that match, by id, each followed by a line feed. Returns an empty text
   * if no examined row matches, and undefined after the last row.
   */
  next(): Promise<string | undefined>;
  /** Must be called at the end. It can be called more than once. */
  close(): Promise<void>;
}
