/**
 * What accounts may store at most, by their plans. No row of the database is written for it that isn't written anyway:
 * each collection's head has its rows and bytes, and each instance keeps their sums in memory, for the accounts that have
 * limits and write.
 *
 * One instance keeps limits exactly: a group of writes is planned within what is left, which it holds until it is done. Of
 * several, each reads every second (`refreshMs`), and before a write where that is longer ago, what the others have
 * stored. So an account is over its limit by at most what the others admit within 1.25 s and the time of that query, and by
 * the group that the database is just putting behind one of theirs; with over 10,000 collections, which take longer to
 * read, in as much more time. It is more only where the database takes writes and doesn't answer the query.
 */

import type { Engine } from '../../engines/engine.js';
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
import { GroupOfLimits } from './group-limits.js';

const defaultRefreshMs = 1_000;
/** By how much a reading may be later than it is due. */
const lateness = 1.25;
/** An account with more is read as much more rarely: so many take some 30 ms. */
const collectionsARefresh = 10_000;
/** Accounts that are read in one statement. */
const accountsAtOnce = 100;

export class Limits {
  readonly #engine: Engine;
  readonly #refreshMs: number;
  readonly #accounts = new Map<number, Account>();
  readonly #endRefreshing: () => Promise<void>;

  constructor(engine: Engine, background: Background, refreshMs = defaultRefreshMs) {
    this.#engine = engine;
    // Where commits aren't parallel, no other instance writes.
    this.#refreshMs = engine.commitsInParallel ? refreshMs : Number.POSITIVE_INFINITY;
    this.#endRefreshing = engine.commitsInParallel
      ? background.every(refreshMs, 'read_totals', () => this.#refresh())
      : async () => undefined;
  }

  close(): Promise<void> {
    return this.#endRefreshing();
  }

  /** The limits of an account from now on; undefined: none. */
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
      // For the writes that wait already; should it fail, the next one reads again.
      if (isMeasured(made)) this.#read([made]).catch(() => undefined);
    }
  }

  of(accountId: number): StorageLimits | undefined {
    return this.#accounts.get(accountId)?.limits;
  }

  /** Does what may add rows or bytes, once it is known what the account has. */
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

  room(accountId: number): Headroom {
    const account = this.#accounts.get(accountId);
    return account === undefined ? boundless : headroomOf(account);
  }

  group(): GroupOfLimits {
    return new GroupOfLimits((accountId) => this.#accounts.get(accountId));
  }

  deleted(accountId: number, collectionId: number): void {
    this.#accounts.get(accountId)?.totals.deleted(collectionId);
  }

  /** Totals were corrected in the database: they are to be read anew. */
  corrected(): void {
    for (const account of this.#accounts.values()) account.staleAt = performance.now();
  }

  #isFresh(account: Account): boolean {
    const { readAt, staleAt } = account;
    return readAt > staleAt && performance.now() - readAt <= lateness * this.#refreshMsOf(account);
  }

  #refreshMsOf({ totals }: Account): number {
    return this.#refreshMs * Math.max(1, totals.collections / collectionsARefresh);
  }

  /** Reads those that were used since the last time, and forgets the others, which are read again before their next write. */
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
    for (let at = 0; at < due.length; at += accountsAtOnce)
      await this.#read(due.slice(at, at + accountsAtOnce));
  }

  /** Those that are being read are waited for. */
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
        for (const account of unread) account.reading = undefined;
      };
      const ended = reading.finally(end);
      for (const account of unread) account.reading = ended;
    }
    await Promise.all(accounts.map(({ reading }) => reading));
  }
}
