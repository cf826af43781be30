/** The rights of a key, and those that an operation asks for. */
import { Problem } from '../problem.js';
import type { Scope } from './keys.js';

/** The holder of a valid key, as it was when it was last read. */
export interface Caller {
  readonly keyId: string;
  readonly accountId: number;
  readonly scopes: ReadonlySet<Scope>;
  /** The only collections the key may use; undefined: all. */
  readonly collections: ReadonlySet<string> | undefined;
  /** Milliseconds since the epoch; Infinity: never. */
  readonly expiresAt: number;
  /** How often the registry had been read; a record of an earlier epoch may be out of date. */
  readonly registryEpoch: number;
}

/** The rights that an operation asks for, as the contract says. */
export interface RequiredRights {
  readonly scopes: readonly Scope[];
  /** Keys bound to collections may not. */
  readonly unboundOnly?: boolean | undefined;
}

/**
 * Refuses a key that may not do this at all, as is told by the key, the method and the path alone.
 *
 * @param collection the one in the path, where there is one
 * @throws Problem scope_insufficient
 */
export function authorize(caller: Caller, rights: RequiredRights, collection?: string): void {
  if (isAllowed(caller, rights, collection)) return;
  const { scopes, unboundOnly } = rights;
  const lacking = scopes.find((scope) => !caller.scopes.has(scope));
  if (lacking !== undefined)
    throw new Problem('scope_insufficient', `This takes a key with the scope ${lacking}.`);
  const detail = unboundOnly
    ? 'This takes a key that is not bound to collections.'
    : 'This key is bound to other collections.';
  throw new Problem('scope_insufficient', detail);
}

/** As `authorize`, told by a boolean. */
export function isAllowed(caller: Caller, rights: RequiredRights, collection: string | undefined): boolean {
  if (!rights.scopes.every((scope) => caller.scopes.has(scope))) return false;
  if (caller.collections === undefined) return true;
  return !rights.unboundOnly && (collection === undefined || caller.collections.has(collection));
}
