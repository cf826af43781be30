/**
 * Reads which rows have the keys of a group of writes in the indexes of row keys, and the rows themselves. A commit only
 * takes effect if the collection has not changed since its state was read. So the owners can't change between the read
 * and the commit.
 */
import {
  type GroupRequest,
  type GroupState,
  type MaintainedIndex,
  rowKeyIndexIn,
  type StoredRow,
  unread,
} from '../engine.js';
import { type ReadRow, shareOf } from './group-rows.js';

/** Keys in the index of one collection's row key. */
export interface WantedKeys {
  readonly collectionId: number;
  readonly indexId: number;
  readonly keys: readonly string[];
}

/** A row that has a key. `textOrLength` makes its `data`. */
export interface FoundOwner extends StoredRow {
  readonly indexId: number;
  readonly key: string;
  readonly rowId: number;
}

interface Owners {
  readonly owner: GroupState['owner'];
  /** The rows that own one of the keys. */
  readonly rows: readonly ReadRow[];
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
  request: Pick<GroupRequest, 'maxRowBytes'>,
  read: (wanted: readonly WantedKeys[], share: number) => Promise<readonly FoundOwner[]>,
): Promise<Owners> {
  if (wanted.length === 0) return { owner: () => unread, rows: [] };
  const owners = new Map<string, number | undefined>();
  const collectionOf = new Map<number, number>();
  for (const { collectionId, indexId, keys } of wanted) {
    collectionOf.set(indexId, collectionId);
    for (const key of keys) owners.set(`${collectionId}/${key}`, undefined);
  }
  const rows: ReadRow[] = [];
  for (const { indexId, key, rowId, seq, data } of await read(wanted, shareOf(request, owners.size))) {
    const collectionId = collectionOf.get(indexId)!;
    owners.set(`${collectionId}/${key}`, rowId);
    rows.push([
      { collectionId, id: rowId },
      { seq, data },
    ]);
  }
  const owner: GroupState['owner'] = (collectionId, key) => {
    const name = `${collectionId}/${key}`;
    return owners.has(name) ? owners.get(name) : unread;
  };
  return { owner, rows };
}
