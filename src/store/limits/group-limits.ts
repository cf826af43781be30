/**
 * Reserves the storage that one group of writes adds, from its planning until the commit is synced to disk.
 * It does so for accounts with storage limits.
 */
import type { CollectionRef, Head } from '../../engines/engine.js';
import type { Account } from './account-limits.js';
import type { Reservation } from './account-totals.js';

/** How a planned commit changes the head of a collection. */
export interface HeadChange {
  readonly collection: CollectionRef;
  readonly from: Head;
  readonly to: Head;
}

/** The storage that the commit adds. Storage that it frees counts only after the commit. */
export function addedBy({ from, to }: HeadChange): { readonly rows: number; readonly bytes: number } {
  return { rows: Math.max(0, to.rows - from.rows), bytes: Math.max(0, to.bytes - from.bytes) };
}

export class GroupReservation {
  readonly #find: (accountId: number) => Account | undefined;
  readonly #changes: readonly HeadChange[];
  readonly #reserved: (readonly [Account, Reservation])[] = [];

  constructor(find: (accountId: number) => Account | undefined, changes: readonly HeadChange[]) {
    this.#find = find;
    this.#changes = changes;
    for (const change of changes) {
      const account = find(change.collection.accountId);
      const { rows, bytes } = addedBy(change);
      if (account === undefined || (rows === 0 && bytes === 0)) continue;
      const reservation = { collectionId: change.collection.id, seq: change.to.seq, rows, bytes };
      account.totals.reserve(reservation);
      this.#reserved.push([account, reservation]);
    }
  }

  /** @param moved the new head of its only collection, if it differs from the planned head */
  committed(moved?: Head): void {
    this.release();
    for (const { collection, from, to } of this.#changes) {
      const by = { seq: to.seq - from.seq, bytes: to.bytes - from.bytes };
      this.#find(collection.accountId)?.totals.committed(collection.id, moved ?? to, by);
    }
  }

  /** Releases the storage, because the commit had no effect. */
  release(): void {
    for (const [{ totals }, reservation] of this.#reserved) totals.release(reservation);
  }

  /** Keeps the storage reserved until the totals are read again, because the commit may have succeeded. */
  doubt(): void {
    for (const [{ totals }, reservation] of this.#reserved) totals.doubt(reservation);
    for (const { collection } of this.#changes) {
      const account = this.#find(collection.accountId);
      if (account !== undefined) account.staleAt = performance.now();
    }
  }
}
