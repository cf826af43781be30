/**
 * Reserves the storage that one group of writes adds, from its planning until the commit is synced to disk.
 * It does so for accounts with storage limits.
 */
import type { CollectionRef, Head } from '../../engines/engine.js';
import { type Account, boundless, type Headroom, headroomOf } from './account-limits.js';
import type { Reservation } from './account-totals.js';

export class GroupOfLimits {
  readonly #find: (accountId: number) => Account | undefined;
  readonly #rooms = new Map<number, Headroom>();
  #planned: (readonly [CollectionRef, from: Head, to: Head])[] = [];
  #reserved: (readonly [Account, Reservation])[] = [];

  constructor(find: (accountId: number) => Account | undefined) {
    this.#find = find;
  }

  /** Starts the planning. If the group was planned before, that plan is discarded. */
  begin(): void {
    this.#release();
    this.#planned = [];
    this.#rooms.clear();
  }

  room(accountId: number): Headroom {
    let room = this.#rooms.get(accountId);
    if (room === undefined) {
      const account = this.#find(accountId);
      room = account === undefined ? boundless : headroomOf(account);
      this.#rooms.set(accountId, room);
    }
    return room;
  }

  /** Reserves the storage that the commit adds. Storage that it frees counts only after the commit. */
  plan(collection: CollectionRef, from: Head, to: Head): void {
    this.#planned.push([collection, from, to]);
    const account = this.#find(collection.accountId);
    if (account === undefined) return;
    const rows = Math.max(0, to.rows - from.rows);
    const bytes = Math.max(0, to.bytes - from.bytes);
    if (rows === 0 && bytes === 0) return;
    const reservation = { collectionId: collection.id, seq: to.seq, rows, bytes };
    account.totals.reserve(reservation);
    this.#reserved.push([account, reservation]);
    // From here on, the account's totals include the reservation.
    this.#rooms.delete(collection.accountId);
  }

  /** @param moved the new head of its only collection, if it differs from the planned head */
  committed(moved?: Head): void {
    this.#release();
    for (const [{ id, accountId }, from, to] of this.#planned) {
      const by = { seq: to.seq - from.seq, bytes: to.bytes - from.bytes };
      this.#find(accountId)?.totals.committed(id, moved ?? to, by);
    }
  }

  /** @param isDoubtful whether the group may have been committed although it failed */
  failed(isDoubtful: boolean): void {
    if (!isDoubtful) {
      this.#release();
      return;
    }
    for (const [{ totals }, reservation] of this.#reserved.splice(0)) totals.doubt(reservation);
    for (const [{ accountId }] of this.#planned) {
      const account = this.#find(accountId);
      if (account !== undefined) account.staleAt = performance.now();
    }
  }

  #release(): void {
    for (const [{ totals }, reservation] of this.#reserved) totals.release(reservation);
    this.#reserved = [];
  }
}
