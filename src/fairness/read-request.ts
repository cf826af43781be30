import { Problem } from '../problem.js';
import type { Grant } from '../values/grant.js';

/** The client for which work is done. */
export interface Requester {
  readonly accountId: number;
  readonly keyId?: string;
  /** The end user, if the request has a ticket. */
  readonly subject?: string | undefined;
  /** What the ticket of the request reaches of the collection. Undefined if the request has an API key. */
  readonly grant?: Grant | undefined;
  /** Set when the key has lost the permission for this request. Work that hasn't begun must not begin. */
  readonly loss?: Problem | undefined;
  /** Whether the client has disconnected, or has lost the permission. Called often. */
  isGone?(): boolean;
  /**
   * Called with true when a commit of the work begins, and with false if the work is postponed. In between, the client
   * waits for the outcome, even if its key loses the permission. At any other time, a loss is its response.
   */
  commits?(hasBegun: boolean): void;
}

/** The client for which rows are read, and whether it still waits for them. */
export interface ReadRequest extends Requester {
  readonly keyId: string;
  /** Whoever reads rows must say it, so that no read forgets it. */
  readonly grant: Grant | undefined;
  isGone(): boolean;
  /**
   * Reserves memory for this many more bytes of the response until the response is sent. If there is no room yet, returns a
   * promise that resolves when there is.
   *
   * @throws Problem overloaded
   */
  reserve(bytes: number): Promise<void> | undefined;
}

/** Nobody sees this problem, because the client has disconnected. */
export function clientGone(): Problem {
  return new Problem('request_timeout', 'The connection was closed before the response.');
}
