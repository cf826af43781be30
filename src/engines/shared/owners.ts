/**
 * Reads which rows have the keys of a group of writes in the indexes of row keys. A commit only takes effect if the
 * collection has not changed since its state was read. So the owners can't change between the read and the commit.
 */
import {
  type GroupRequest,
  type GroupState,
  type MaintainedIndex,
  type RowAddress,
  rowKeyIndexIn,
  unread,
} from '../engine.js';

/** Keys in the index of one collection's row key. */
export interface WantedKeys {
  readonly collectionId: number;
  readonly indexId: number;
  readonly keys: readonly string[];
}

export interface FoundOwner {
  readonly indexId: number;
  readonly key: string;
  readonly rowId: number;
}

export interface Owners {
  readonly owner: GroupState['owner'];
  /** The rows that own one of the keys. */
  readonly rows: readonly RowAddress[];
}

/** Returns the keys that the request asks for, of each collection that has a row key. */
export function wantedKeys(
  { collections, ownedKeys }: GroupRequest,
  indexesOf: (collectionId: number) => readonly MaintainedIndex[] | undefined,
): readonly WantedKeys[] {
  if (ownedKeys === undefined) return [];
  return collections.flatMap(({ id: collectionId }) => {
    const index = rowKeyIndexIn(indexesOf(collectionId) ?? []);
    const keys = index === undefined ? [] : ownedKeys(collectionId, index);
    return keys.length === 0 ? [] : [{ collectionId, indexId: index!.id, keys: [...new Set(keys)] }];
  });
}

export async function readOwners(
  wanted: readonly WantedKeys[],
  read: (wanted: readonly WantedKeys[]) => Promise<readonly FoundOwner[]>,
): Promise<Owners> {
  if (wanted.length === 0) return { owner: () => unread, rows: [] };
  const owners = new Map<string, number | undefined>();
  const collectionOf = new Map<number, number>();
  for (const { collectionId, indexId, keys } of wanted) {
    collectionOf.set(indexId, collectionId);
    for (const key of keys) owners.set(`${collectionId}/${key}`, undefined);
  }
  const rows: RowAddress[] = [];
  for (const { indexId, key, rowId } of await read(wanted)) {
    const collectionId = collectionOf.get(indexId)!;
    owners.set(`${collectionId}/${key}`, rowId);
    rows.push({ collectionId, id: rowId });
  }
  const owner: GroupState['owner'] = (collectionId, key) => {
    const name = `${collectionId}/${key}`;
    return owners.has(name) ? owners.get(name) : unread;
  };
  return { owner, rows };
}
