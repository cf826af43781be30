/**
 * Shares the limited number of automatic indexes between accounts, so that no account loses its share to the
 * others. Accounts take turns when indexes are created. If the maximum is reached, the account with the most
 * indexes loses one.
 */

export const maxIndexesPerCollection = 4;
const maxIndexesPerAccount = 1_000;
const maxIndexes = 4_000;

interface IndexOfAccount {
  readonly accountId: number;
  /** When a list last used it, in milliseconds since the epoch. */
  readonly usedAt: number;
}

/**
 * Returns the index that must be dropped before the account can get another one. It is the least recently
 * used index of the account that loses one. Returns `undefined` if there is room.
 */
export function evictionCandidate<Index extends IndexOfAccount>(
  indexes: readonly Index[],
  accountId: number,
): Index | undefined {
  const counts = new Map<number, number>();
  for (const index of indexes) counts.set(index.accountId, (counts.get(index.accountId) ?? 0) + 1);
  const own = counts.get(accountId) ?? 0;
  if (own < maxIndexesPerAccount && indexes.length < maxIndexes) return undefined;
  const most = Math.max(...counts.values());
  const isGiver = own === most || own >= maxIndexesPerAccount;
  const giver = isGiver ? accountId : [...counts.keys()].find((id) => counts.get(id) === most);
  const ofGiver = indexes.filter((index) => index.accountId === giver);
  return ofGiver.toSorted((a, b) => a.usedAt - b.usedAt)[0];
}

/** Returns the first item of each account. */
export function firstOfEach<Item extends { readonly accountId: number }>(items: Iterable<Item>): Item[] {
  const firsts = new Map<number, Item>();
  for (const item of items) if (!firsts.has(item.accountId)) firsts.set(item.accountId, item);
  return [...firsts.values()];
}
