/**
 * Checks what a key allows: operations, and granting or revoking the permissions of other keys. A key can never
 * grant or revoke more than it has itself.
 */
import { Problem } from '../problem.js';
import type { Grant, TicketScope } from '../values/grant.js';
import type { Key, Rights, Scope } from './keys.js';
import type { OpenedTicket } from './tickets/ticket.js';

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
  /** Set if the request has a ticket. Only these rights count then, and `collections` are those that it can read. */
  readonly ticket?: TicketRights;
  /** The end user among all end users of the account's keys, if the request has a ticket. */
  readonly subject?: string;
}

/** What a request with a ticket can do at present. */
interface TicketRights {
  readonly ticket: OpenedTicket;
  /** The key that created the ticket. */
  readonly issuer: Caller;
  /** By collection: what the ticket grants and the key has. */
  readonly grants: ReadonlyMap<string, Grant>;
}

/** The permissions that the contract requires for an operation. */
export interface RequiredRights {
  readonly scopes: readonly Scope[];
  /** Whether the server rejects keys that are limited to certain collections. */
  readonly unboundOnly?: boolean | undefined;
  /** The scopes that a ticket needs. Undefined means that no ticket reaches the operation. */
  readonly ticketScopes?: readonly TicketScope[] | undefined;
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
  const { scopes, unboundOnly, ticketScopes } = rights;
  if (caller.ticket !== undefined) {
    const detail =
      ticketScopes === undefined
        ? 'You cannot use a ticket for this operation. Use an API key.'
        : `This operation requires a ticket${ticketScopes.length > 0 ? ` with ${ticketScopes.join(' and ')} permission` : ''} for this collection.`;
    throw new Problem('scope_insufficient', detail);
  }
  const lacking = scopes.find((scope) => !caller.scopes.has(scope));
  if (lacking !== undefined) throw scopeMissing(lacking);
  const detail = unboundOnly
    ? 'This operation requires a key with permission for all collections.'
    : 'This key is limited to other collections.';
  throw new Problem('scope_insufficient', detail);
}

export function scopeMissing(scope: Scope): Problem {
  return new Problem('scope_insufficient', `This operation requires a key with the ${scope} scope.`);
}

/** Like `authorize`, but returns a boolean instead of throwing. */
export function isAllowed(caller: Caller, rights: RequiredRights, collection: string | undefined): boolean {
  if (caller.ticket !== undefined) return isGranted(caller.ticket, rights, collection);
  if (!rights.scopes.every((scope) => caller.scopes.has(scope))) return false;
  if (caller.collections === undefined) return true;
  return !rights.unboundOnly && (collection === undefined || caller.collections.has(collection));
}

/** Whether a ticket has the scopes for this collection, or for one of its collections if the request names none. */
function isGranted(
  { grants }: TicketRights,
  { ticketScopes }: RequiredRights,
  collection: string | undefined,
): boolean {
  if (ticketScopes === undefined) return false;
  const has = (grant: Grant | undefined): boolean =>
    grant !== undefined && ticketScopes.every((scope) => grant.scopes.has(scope));
  return collection === undefined ? [...grants.values()].some(has) : has(grants.get(collection));
}

/** @throws Problem grant_exceeded if `rights` allow more than `holder` */
export function refuseBeyond(holder: Rights, rights: Rights): void {
  const lack = lackOf(holder, rights);
  if (lack !== undefined) throw new Problem('grant_exceeded', lack);
}

/**
 * Whether a caller can see a key of its account. A caller that is limited to certain collections sees its own
 * key. If it has the scope `admin`, it also sees the keys that are limited to some of its collections.
 */
export function seesKey(
  { keyId, scopes, collections: own }: Pick<Caller, 'keyId' | 'scopes' | 'collections'>,
  { id, collections }: Pick<Key, 'id' | 'collections'>,
): boolean {
  if (own === undefined || id === keyId) return true;
  return scopes.has('admin') && (collections?.every((each) => own.has(each)) ?? false);
}

export const takesAllCollections =
  'Only a key with permission for all collections can grant or change this permission.';

/** Whether `holder` can use all collections that `rights` allow. */
export function mayUse(
  holder: Pick<Rights, 'collections'>,
  { collections }: Pick<Rights, 'collections'>,
): boolean {
  if (holder.collections === undefined) return true;
  return collections?.every((each) => holder.collections!.includes(each)) ?? false;
}

/** Returns a sentence about the first permission that `holder` lacks, or undefined if it lacks none. */
function lackOf(holder: Rights, rights: Rights): string | undefined {
  const scope = rights.scopes.find((each) => !holder.scopes.includes(each));
  if (scope !== undefined) return `Only a key with the ${scope} scope can grant or change this permission.`;
  if (holder.collections !== undefined) {
    if (rights.collections === undefined) return takesAllCollections;
    const collection = rights.collections.find((each) => !holder.collections!.includes(each));
    if (collection !== undefined)
      return `Only a key with permission for collection ${collection} can grant or change this permission.`;
  }
  if (endOf(holder) >= endOf(rights)) return undefined;
  const isLongEnough =
    rights.expiresAt === undefined
      ? 'never expires'
      : `does not expire before ${new Date(rights.expiresAt).toISOString()}`;
  return `Only a key that ${isLongEnough} can grant or change this permission.`;
}

function endOf({ expiresAt }: Rights): number {
  return expiresAt ?? Number.POSITIVE_INFINITY;
}
