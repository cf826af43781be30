/**
 * What an account has stored, by collection: as it was read from the database, and as commits of this instance have left
 * it since. Of two states of a collection the one with the higher seq is the later, so that neither is counted twice,
 * in whatever order they come to be known.
 */
import type { CollectionTotals, Head } from '../../engines/engine.js';

interface Known extends Pick<CollectionTotals, 'seq' | 'rows' | 'bytes'> {
  /** The number of the last reading that had begun when it was known by a commit. */
  readonly reading: number;
}

/** What a commit that is under way adds, if it is done. */
export interface Reservation {
  readonly collectionId: number;
  /** The collection's, once it is done. */
  readonly seq: number;
  readonly rows: number;
  readonly bytes: number;
}

export class AccountTotals {
  readonly #collections = new Map<number, Known>();
  /** Since the last reading began, which may know them still. */
  readonly #deleted = new Set<number>();
  readonly #reserved = new Set<Reservation>();
  /** Of commits that failed in a way that leaves open whether they were done. */
  #doubtful: Reservation[] = [];
  /** Those that the reading which is under way clears up. */
  #cleared: Reservation[] = [];
  #reading = 0;
  #rows = 0;
  #bytes = 0;

  /** With what commits that are under way add. */
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

  /** One reading after the other. */
  beginReading(): void {
    this.#reading += 1;
    this.#deleted.clear();
    this.#cleared.push(...this.#doubtful.splice(0));
  }

  /** Takes in what the reading that was begun last has found: all collections of the account, at one moment. */
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
      // It is in there, or another instance was faster, and it is planned again, or put behind.
      if (known !== undefined && known.seq >= reserved.seq) this.release(reserved);
    }
  }

  forget(): void {
    for (const id of [...this.#collections.keys()]) this.#remove(id);
  }

  reserve(reservation: Reservation): void {
    this.#reserved.add(reservation);
    this.#rows += reservation.rows;
    this.#bytes += reservation.bytes;
  }

  /** May be called again. */
  release(reservation: Reservation): void {
    if (!this.#reserved.delete(reservation)) return;
    this.#rows -= reservation.rows;
    this.#bytes -= reservation.bytes;
  }

  /** Holds it until a reading has told whether it was done. */
  doubt(reservation: Reservation): void {
    if (this.#reserved.has(reservation)) this.#doubtful.push(reservation);
  }

  /** A commit of this instance has moved the collection on, by so much. */
  committed(collectionId: number, to: Head, by: Pick<Head, 'seq' | 'bytes'>): void {
    const known = this.#collections.get(collectionId);
    if (this.#deleted.has(collectionId) || (known !== undefined && known.seq >= to.seq)) return;
    // The head may be from before its bytes were counted anew.
    const bytes = known?.seq === to.seq - by.seq ? known.bytes + by.bytes : to.bytes;
    this.#put(collectionId, { seq: to.seq, rows: to.rows, bytes, reading: this.#reading });
  }

  deleted(collectionId: number): void {
    this.#deleted.add(collectionId);
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
