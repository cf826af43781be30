/** Decides which permissions a key can grant or revoke: never more than it has itself. */
import { Problem } from '../problem.js';
import type { Rights } from './keys.js';

/**
 * Whether a key with the permissions `holder` can do everything that `rights` allow, for at least as long.
 */
export function covers(holder: Rights, rights: Rights): boolean {
  return lackOf(holder, rights) === undefined;
}

/** @throws Problem grant_exceeded if `rights` allow more than `holder` */
export function refuseBeyond(holder: Rights, rights: Rights): void {
  const lack = lackOf(holder, rights);
  if (lack !== undefined) throw new Problem('grant_exceeded', lack);
}

/**
 * Returns a sentence that describes the first permission that `holder` lacks, or undefined if it lacks
 * nothing.
 */
function lackOf(holder: Rights, rights: Rights): string | undefined {
  const scope = rights.scopes.find((each) => !holder.scopes.includes(each));
  if (scope !== undefined) return `This takes a key that has the scope ${scope} itself.`;
  if (holder.collections !== undefined) {
    if (rights.collections === undefined) return 'This takes a key that may use all collections itself.';
    const collection = rights.collections.find((each) => !holder.collections!.includes(each));
    if (collection !== undefined) return `This takes a key that may use ${collection} itself.`;
  }
  if (endOf(holder) >= endOf(rights)) return undefined;
  return `This takes a key that does not end before ${
    rights.expiresAt === undefined ? 'it is ended' : new Date(rights.expiresAt).toISOString()
  } itself.`;
}

function endOf({ expiresAt }: Rights): number {
  return expiresAt ?? Number.POSITIVE_INFINITY;
}
