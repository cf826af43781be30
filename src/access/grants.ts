/** Decides which permissions a key can grant or revoke: never more than it has itself. */
import { Problem } from '../problem.js';
import type { Key, Rights } from './keys.js';
import type { Caller } from './rights.js';

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

export const takesAllCollections = 'Only a key with permission for all collections can grant or change this.';

/** Whether `holder` can use all collections that `rights` allow. */
export function mayUse(
  holder: Pick<Rights, 'collections'>,
  { collections }: Pick<Rights, 'collections'>,
): boolean {
  if (holder.collections === undefined) return true;
  return collections?.every((each) => holder.collections!.includes(each)) ?? false;
}

/**
 * Returns a sentence that describes the first permission that `holder` lacks, or undefined if it lacks
 * nothing.
 */
function lackOf(holder: Rights, rights: Rights): string | undefined {
  const scope = rights.scopes.find((each) => !holder.scopes.includes(each));
  if (scope !== undefined) return `Only a key with the scope ${scope} can grant or change this.`;
  if (holder.collections !== undefined) {
    if (rights.collections === undefined) return takesAllCollections;
    const collection = rights.collections.find((each) => !holder.collections!.includes(each));
    if (collection !== undefined)
      return `Only a key with permission for the collection ${collection} can grant or change this.`;
  }
  if (endOf(holder) >= endOf(rights)) return undefined;
  const isLongEnough =
    rights.expiresAt === undefined
      ? 'never expires'
      : `does not expire before ${new Date(rights.expiresAt).toISOString()}`;
  return `Only a key that ${isLongEnough} can grant or change this.`;
}

function endOf({ expiresAt }: Rights): number {
  return expiresAt ?? Number.POSITIVE_INFINITY;
}
