/**
 * How accounts share what there may be of indexes that make themselves: none is kept from its own by what others ask
 * for. They are made in turn, and where there is room for no more, the account that has most gives up one.
 */

export const maxIndexesPerCollection = 4;
const maxIndexesPerAccount = 1_000;
const maxIndexes = 4_000;

export interface IndexOfAccount {
  readonly accountId: number;
  /** When a list last asked for it, in milliseconds. */
  readonly usedAt: number;
}

/** Which of the indexes has to go before the account gets another one: the least recently used; undefined: none. */
export function evictionCandidate<Index extends IndexOfAccount>(
  indexes: readonly Index[],
  accountId: number,
): Index | undefined {
  const counts = new Map<number, number>();
  for (const index of indexes) counts.set(index.accountId, (counts.get(index.accountId) ?? 0) + 1);
  const own = counts.get(accountId) ?? 0;
  if (own < maxIndexesPerAccount && indexes.length < maxIndexes) return undefined;
  const most = Math.max(...counts.values());
  const giver = own === most || own >= maxIndexesPerAccount ? accountId : keyOf(counts, most);
  return leastRecentlyUsed(indexes.filter((index) => index.accountId === giver));
}

/** The first item of each account. */
export function firstOfEach<Item extends { readonly accountId: number }>(items: Iterable<Item>): Item[] {
  const firsts = new Map<number, Item>();
  for (const item of items) if (!firsts.has(item.accountId)) firsts.set(item.accountId, item);
  return [...firsts.values()];
}

function keyOf(counts: ReadonlyMap<number, number>, wanted: number): number | undefined {
  for (const [accountId, count] of counts) if (count === wanted) return accountId;
  return undefined;
}

function leastRecentlyUsed<Index extends IndexOfAccount>(indexes: readonly Index[]): Index | undefined {
  return indexes.reduce<Index | undefined>(
    (least, index) => (least === undefined || index.usedAt < least.usedAt ? index : least),
    undefined,
  );
}
