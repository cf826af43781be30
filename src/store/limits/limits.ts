/**
 * Enforces the storage limits of plans. This needs no additional database writes, because each collection's
 * head contains its number of rows and bytes. Each instance keeps the sums in memory, for accounts that have
 * limits and write.
 *
 * With one instance, limits are exact: the server reserves the storage of a group of writes until the commit
 * is done. With several instances, each one reads the totals every second (`refreshMs`). If the last read is
 * too old, it also reads them before a write. An account can therefore exceed its limit by:
 *
 * - the writes that other instances accept within 1.25 s plus the duration of that query
 * - a group of writes that the database is just putting after the group of another instance
 *
 * If an account has more than 10,000 collections, the read takes longer, and the interval grows in
 * proportion. The limit can be exceeded further only if the database accepts writes but the query fails.
 */
import type { CollectionRef, Engine, Head } from '../../engines/engine.js';
import type { Background } from '../../runtime/background.js';
import {
  type Account,
  boundless,
  type Headroom,
  hasLimits,
  headroomOf,
  isMeasured,
  type StorageLimits,
} from './account-limits.js';
import { AccountTotals } from './account-totals.js';

/** How a planned commit changes the head of a collection. */
export interface HeadChange {
  readonly collection: CollectionRef;
  readonly from: Head;
  readonly to: Head;
}

/** The storage that one group of writes adds, from its planning until the commit is synced to disk. */
interface GroupReservation {
  /** @param moved the new head of its only collection, if it differs from the planned head */
  committed(moved?: Head): void;
  /** Releases the storage, because the commit had no effect. */
  release(): void;
  /** Keeps the storage reserved until the totals are read again, because the commit may have succeeded. */
  doubt(): void;
}

const defaultRefreshMs = 1_000;
/** A read is late if the last one is older than 1.25 times the interval. */
const lateness = 1.25;
/** An account with more collections is read less often. Reading 10,000 collections takes about 30 ms. */
const collectionsARefresh = 10_000;
/** The number of accounts that are read in one statement. */
const accountsAtOnce = 100;

export class Limits {
  readonly #engine: Engine;
  readonly #refreshMs: number;
  readonly #accounts = new Map<number, Account>();
  readonly #endRefreshing: () => Promise<void>;

  constructor(engine: Engine, background: Background, refreshMs = defaultRefreshMs) {
    this.#engine = engine;
    // If commits aren't parallel, no other instance writes.
    this.#refreshMs = engine.commitsInParallel ? refreshMs : Number.POSITIVE_INFINITY;
    this.#endRefreshing = engine.commitsInParallel
      ? background.every(refreshMs, 'read_totals', () => this.#refresh())
      : async () => undefined;
  }

  close(): Promise<void> {
    return this.#endRefreshing();
  }

  /** Sets the limits of an account from now on. `undefined` removes them. */
  set(accountId: number, limits: StorageLimits | undefined): void {
    const account = this.#accounts.get(accountId);
    if (limits === undefined || !hasLimits(limits)) this.#accounts.delete(accountId);
    else if (account !== undefined) account.limits = limits;
    else {
      const made = {
        id: accountId,
        limits,
        totals: new AccountTotals(),
        readAt: Number.NEGATIVE_INFINITY,
        staleAt: Number.NEGATIVE_INFINITY,
        reading: undefined,
        writes: 0,
        isUsed: true,
      };
      this.#accounts.set(accountId, made);
      // For writes that already wait. If the read fails, the next write starts another one.
      if (isMeasured(made)) this.#read([made]).catch(() => undefined);
    }
  }

  of(accountId: number): StorageLimits | undefined {
    return this.#accounts.get(accountId)?.limits;
  }

  /** Runs `work`, which may add rows or bytes, after the account's totals are known. */
  async adding<T>(accountId: number, work: () => Promise<T>): Promise<T> {
    const account = this.#accounts.get(accountId);
    if (account === undefined || !isMeasured(account)) return work();
    account.writes += 1;
    account.isUsed = true;
    try {
      if (!this.#isFresh(account)) {
        await this.#read([account]).catch((error: unknown) => {
          if (account.readAt === Number.NEGATIVE_INFINITY) throw error;
        });
      }
      return await work();
    } finally {
      account.writes -= 1;
    }
  }

  headroom(accountId: number): Headroom {
    const account = this.#accounts.get(accountId);
    return account === undefined ? boundless : headroomOf(account);
  }

  /** Reserves the storage that a planned group adds. Storage that it frees counts only after the commit. */
  reserve(changes: readonly HeadChange[]): GroupReservation {
    const accountOf = ({ collection }: HeadChange) => this.#accounts.get(collection.accountId);
    const reserved = changes.flatMap((change) => {
      const { collection, from, to } = change;
      const totals = accountOf(change)?.totals;
      const [rows, bytes] = [Math.max(0, to.rows - from.rows), Math.max(0, to.bytes - from.bytes)];
      if (totals === undefined || (rows === 0 && bytes === 0)) return [];
      const reservation = { collectionId: collection.id, seq: to.seq, rows, bytes };
      totals.reserve(reservation);
      return [{ totals, reservation }];
    });
    const release = (): void => {
      for (const { totals, reservation } of reserved) totals.release(reservation);
    };
    return {
      release,
      committed: (moved) => {
        release();
        for (const change of changes) {
          const { collection, from, to } = change;
          const by = { seq: to.seq - from.seq, bytes: to.bytes - from.bytes };
          accountOf(change)?.totals.committed(collection.id, moved ?? to, by);
        }
      },
      doubt: () => {
        for (const { totals, reservation } of reserved) totals.doubt(reservation);
        for (const { collection } of changes) this.doubt(collection.accountId);
      },
    };
  }

  /** Reads the totals of an account before its next write, because it is unknown whether a change was committed. */
  doubt(accountId: number): void {
    const account = this.#accounts.get(accountId);
    if (account !== undefined) account.staleAt = performance.now();
  }

  deleted(accountId: number, collectionId: number): void {
    this.#accounts.get(accountId)?.totals.deleted(collectionId);
  }

  #isFresh(account: Account): boolean {
    const { readAt, staleAt } = account;
    return readAt > staleAt && performance.now() - readAt <= lateness * this.#refreshMsOf(account);
  }

  #refreshMsOf({ totals }: Account): number {
    return this.#refreshMs * Math.max(1, totals.collections / collectionsARefresh);
  }

  /**
   * Reads the totals of accounts that were used since the last refresh. Forgets the totals of the others,
   * which are read again before their next write.
   */
  async #refresh(): Promise<void> {
    const due: Account[] = [];
    for (const account of this.#accounts.values()) {
      const { writes, isUsed, totals } = account;
      account.isUsed = writes > 0;
      if (account.reading !== undefined || !isMeasured(account)) continue;
      if (!isUsed && writes === 0) {
        if (totals.hasReservations) continue;
        totals.forget();
        account.readAt = Number.NEGATIVE_INFINITY;
      } else if (totals.collections <= collectionsARefresh || !this.#isFresh(account)) due.push(account);
    }
    try {
      for (let at = 0; at < due.length; at += accountsAtOnce)
        await this.#read(due.slice(at, at + accountsAtOnce));
    } catch (error) {
      // The next refresh reads them again. Otherwise, it would have nothing to read, and report that reading works.
      for (const account of due) account.isUsed = true;
      throw error;
    }
  }

  /** Reads the totals of accounts. If a read of an account is in progress, waits for it. */
  async #read(accounts: readonly Account[]): Promise<void> {
    const unread = accounts.filter(({ reading }) => reading === undefined);
    if (unread.length > 0) {
      const begun = performance.now();
      for (const { totals } of unread) totals.beginReading();
      const reading = this.#engine.readTotals(unread.map(({ id }) => id)).then((found) => {
        for (const account of unread) {
          account.totals.endReading(found.get(account.id) ?? []);
          account.readAt = begun;
        }
      });
      const end = (): void => {
        for (const account of unread) {
          account.reading = undefined;
          account.totals.readingEnded();
        }
      };
      const ended = reading.finally(end);
      for (const account of unread) account.reading = ended;
    }
    await Promise.all(accounts.map(({ reading }) => reading));
  }
}
