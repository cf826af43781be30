/**
 * Tracks how much an account has stored, per collection. The numbers come from the database, and from later
 * commits of this instance. If there are two states of a collection, the state with the higher sequence
 * number is later. So changes aren't counted twice, regardless of the order in which states arrive.
 */
import type { CollectionTotals, Head } from '../../engines/engine.js';

interface Known extends Pick<CollectionTotals, 'seq' | 'rows' | 'bytes'> {
  /** The number of the latest read when a commit set this state. 0 if a read set it. */
  readonly reading: number;
}

/** The storage that a running commit adds if it succeeds. */
interface Reservation {
  readonly collectionId: number;
  /** The sequence number of the collection after the commit. */
  readonly seq: number;
  readonly rows: number;
  readonly bytes: number;
}

export class AccountTotals {
  readonly #collections = new Map<number, Known>();
  /** The collections that were deleted while a read runs. The read may still include them. */
  readonly #deleted = new Set<number>();
  #isReading = false;
  readonly #reserved = new Set<Reservation>();
  /** The reservations of failed commits that may have been committed nevertheless. */
  #doubtful: Reservation[] = [];
  /** The doubtful reservations that the running read will settle. */
  #cleared: Reservation[] = [];
  #reading = 0;
  #rows = 0;
  #bytes = 0;

  /** The number of rows, including the rows that running commits add. */
  get rows(): number {
    return this.#rows;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get collections(): number {
    return this.#collections.size;
  }

  get hasReservations(): boolean {
    return this.#reserved.size > 0;
  }

  /** Marks the start of a read of the totals. Only one read runs at a time. */
  beginReading(): void {
    this.#reading += 1;
    this.#isReading = true;
    this.#cleared.push(...this.#doubtful.splice(0));
  }

  /** Applies the result of the last read, which contains all collections of the account from one snapshot. */
  endReading(found: readonly CollectionTotals[]): void {
    const ids = new Set<number>();
    for (const each of found) {
      if (this.#deleted.has(each.id)) continue;
      ids.add(each.id);
      const known = this.#collections.get(each.id);
      if (known === undefined || each.seq >= known.seq) this.#put(each.id, { ...each, reading: 0 });
    }
    for (const [id, { reading }] of this.#collections)
      if (!ids.has(id) && reading < this.#reading) this.#remove(id);
    for (const reserved of this.#cleared.splice(0)) this.release(reserved);
    for (const reserved of this.#reserved) {
      const known = this.#collections.get(reserved.collectionId);
      // Either the total includes this commit, or another instance was faster. Then the commit is planned
      // again, or put after the other one.
      if (known !== undefined && known.seq >= reserved.seq) this.release(reserved);
    }
  }

  /** Marks the end of a read of the totals, whether or not it failed. */
  readingEnded(): void {
    this.#isReading = false;
    this.#deleted.clear();
  }

  forget(): void {
    for (const id of [...this.#collections.keys()]) this.#remove(id);
  }

  reserve(reservation: Reservation): void {
    this.#reserved.add(reservation);
    this.#rows += reservation.rows;
    this.#bytes += reservation.bytes;
  }

  /** Can be called more than once. */
  release(reservation: Reservation): void {
    if (!this.#reserved.delete(reservation)) return;
    this.#rows -= reservation.rows;
    this.#bytes -= reservation.bytes;
  }

  /** Keeps the reservation until a read shows whether the commit succeeded. */
  doubt(reservation: Reservation): void {
    if (this.#reserved.has(reservation)) this.#doubtful.push(reservation);
  }

  /** Records a commit of this instance. `to` is the new head, and `by` is the change of its members. */
  committed(collectionId: number, to: Head, by: Pick<Head, 'seq' | 'bytes'>): void {
    const known = this.#collections.get(collectionId);
    if (this.#deleted.has(collectionId) || (known !== undefined && known.seq >= to.seq)) return;
    // The head may be older than the last correction of its bytes.
    const bytes = known?.seq === to.seq - by.seq ? known.bytes + by.bytes : to.bytes;
    this.#put(collectionId, { seq: to.seq, rows: to.rows, bytes, reading: this.#reading });
  }

  deleted(collectionId: number): void {
    if (this.#isReading) this.#deleted.add(collectionId);
    this.#remove(collectionId);
  }

  #put(id: number, { seq, rows, bytes, reading }: Known): void {
    this.#remove(id);
    this.#collections.set(id, { seq, rows, bytes, reading });
    this.#rows += rows;
    this.#bytes += bytes;
  }

  #remove(id: number): void {
    const known = this.#collections.get(id);
    if (known === undefined) return;
    this.#collections.delete(id);
    this.#rows -= known.rows;
    this.#bytes -= known.bytes;
  }
}
