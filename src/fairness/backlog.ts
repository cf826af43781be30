/**
 * The requests of accounts that wait for their turn: their number, and the size of their data. A thin use of
 * `Share` for the rooms that don't take from `Shares` themselves yet.
 */
import { Problem } from '../problem.js';
import { waiting } from './bounds.js';
import { Share } from './share.js';

const accountPart = 1 / 4;

export class Backlog {
  readonly #requests: Share;
  readonly #sizes: Share;

  /** @param what the word for these requests in error messages */
  constructor(what: 'reads' | 'writes', most: { readonly requests: number; readonly size?: number }) {
    const bound = { what, accountPart, full: waiting(what) };
    this.#requests = new Share({ ...bound, total: most.requests });
    this.#sizes = new Share({ ...bound, total: most.size ?? Number.POSITIVE_INFINITY });
  }

  get requests(): number {
    return this.#requests.total;
  }

  /**
   * Rejects a request if it would exceed a limit. `size` is in characters.
   *
   * @throws Problem overloaded
   */
  refuseFull(accountId: number, size = 0): void {
    this.#requests.require({ accountId }, 1);
    this.#sizes.require({ accountId }, size);
  }

  enter(accountId: number, size = 0): void {
    this.#change({ accountId }, 1, size);
  }

  leave(accountId: number, requests: number, size = 0): void {
    this.#change({ accountId }, -requests, -size);
  }

  #change(owner: { readonly accountId: number }, requests: number, size: number): void {
    this.#requests.change(owner, requests);
    this.#sizes.change(owner, size);
  }
}

/** Creates an `overloaded` problem that allows a retry after 1 s. */
export function overloaded(detail: string): Problem {
  return new Problem('overloaded', detail, { headers: { 'Retry-After': '1' } });
}
