/** Checks whether the permissions of a key allow an operation. */
import { Problem } from '../problem.js';
import type { Scope } from './keys.js';

/** A valid key with its permissions, as they were when it was last read from the registry. */
export interface Caller {
  readonly keyId: string;
  readonly accountId: number;
  readonly scopes: ReadonlySet<Scope>;
  /** The only collections that the key can use. Undefined means all collections. */
  readonly collections: ReadonlySet<string> | undefined;
  /** Milliseconds since the epoch. Infinity means that the key never expires. */
  readonly expiresAt: number;
  /**
   * The epoch in which the key was read. A new epoch starts each time the server reads the registry, so a
   * caller of an earlier epoch may be out of date.
   */
  readonly registryEpoch: number;
}

/** The permissions that the contract requires for an operation. */
export interface RequiredRights {
  readonly scopes: readonly Scope[];
  /** Whether the server rejects keys that are limited to certain collections. */
  readonly unboundOnly?: boolean | undefined;
}

/**
 * Rejects a request that the key doesn't allow. The check uses only the key, the operation and the
 * collection's name, so it never reveals whether a collection or row exists.
 *
 * @param collection the collection that the request names, if any
 * @throws Problem scope_insufficient
 */
export function authorize(caller: Caller, rights: RequiredRights, collection?: string): void {
  if (isAllowed(caller, rights, collection)) return;
  const { scopes, unboundOnly } = rights;
  const lacking = scopes.find((scope) => !caller.scopes.has(scope));
  if (lacking !== undefined)
    throw new Problem('scope_insufficient', `This operation requires a key with the scope ${lacking}.`);
  const detail = unboundOnly
    ? 'This operation requires a key with permission for all collections.'
    : 'This key is bound to other collections.';
  throw new Problem('scope_insufficient', detail);
}

/** Like `authorize`, but returns a boolean instead of throwing. */
export function isAllowed(caller: Caller, rights: RequiredRights, collection: string | undefined): boolean {
  if (!rights.scopes.every((scope) => caller.scopes.has(scope))) return false;
  if (caller.collections === undefined) return true;
  return !rights.unboundOnly && (collection === undefined || caller.collections.has(collection));
}
