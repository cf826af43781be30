/**
 * Limits the number and total size of waiting requests, so that they cannot fill the memory. One account can
 * use at most a quarter of each limit.
 */
import { Problem } from '../problem.js';

const shareOfAccount = 1 / 4;

interface Load {
  requests: number;
  size: number;
}

export class Backlog {
  readonly #what: string;
  readonly #most: Readonly<Load>;
  readonly #inAll: Load = { requests: 0, size: 0 };
  readonly #ofAccounts = new Map<number, Load>();

  /** @param what the word for these requests in error messages */
  constructor(what: 'reads' | 'writes', most: { readonly requests: number; readonly size?: number }) {
    this.#what = what;
    this.#most = { size: Number.POSITIVE_INFINITY, ...most };
  }

  get requests(): number {
    return this.#inAll.requests;
  }

  /**
   * Rejects a request if it would exceed a limit. `size` is in characters.
   *
   * @throws Problem overloaded
   */
  refuseFull(accountId: number, size = 0): void {
    if (this.#isFull(this.#inAll, size, 1)) throw overloaded(`Too many ${this.#what} are waiting.`);
    const ofAccount = this.#ofAccounts.get(accountId);
    if (ofAccount !== undefined && this.#isFull(ofAccount, size, shareOfAccount))
      throw overloaded(`Too many ${this.#what} of this account are waiting.`);
  }

  enter(accountId: number, size = 0): void {
    this.#change(accountId, 1, size);
  }

  leave(accountId: number, requests: number, size = 0): void {
    this.#change(accountId, -requests, -size);
  }

  #isFull({ requests, size }: Load, more: number, share: number): boolean {
    return requests >= this.#most.requests * share || size + more > this.#most.size * share;
  }

  #change(accountId: number, requests: number, size: number): void {
    const ofAccount = this.#ofAccounts.get(accountId) ?? { requests: 0, size: 0 };
    this.#ofAccounts.set(accountId, ofAccount);
    for (const load of [this.#inAll, ofAccount]) {
      load.requests += requests;
      load.size += size;
    }
    if (ofAccount.requests === 0) this.#ofAccounts.delete(accountId);
  }
}

/** Creates an `overloaded` problem that allows a retry after 1 s. */
export function overloaded(detail: string): Problem {
  return new Problem('overloaded', detail, { headers: { 'Retry-After': '1' } });
}
