/**
 * Reads the state on which a group of writes is planned. It contains the head of the collection, its indexes and the id
 * of its schema. It also contains the rows that the group changes, and the owners of row keys. A commit only takes effect
 * if the head is still the same.
 */
import {
  type CollectionState,
  dropped,
  type GroupRequest,
  type GroupState,
  type MaintainedIndex,
  noSchema,
  type RowAddress,
  type StoredRow,
} from '../../engine.js';
import { readGroupChanges } from '../../shared/group-changes.js';
import { readOwners, wantedKeys } from '../../shared/group-row-key-owners.js';
import { nameOf, type RowLookup, readGroupRows, textOrLength } from '../../shared/group-rows.js';
import { indexOf, type StoredIndex } from '../../shared/stored-index.js';
import { sqlFunction } from '../connection/functions.js';
import { boundWaits } from '../connection/limits.js';
import { arrayOf, type Connection } from '../connection/pool.js';
import { type HeadVersion, isSame, type VersionedHead } from './head-version.js';
import { readOwnersOf } from './row-key-owners.js';

/** The state of a collection, with the indexes and the schema of the `indexVersion` of its head. */
export interface KnownCollection extends CollectionState {
  readonly head: VersionedHead;
}

/**
 * @param seen the collection as this instance saw it last
 * @param isLocked whether this connection waits for the lock of the head, so that its state must be read
 */
export async function readState(
  connection: Connection,
  request: GroupRequest,
  seen: KnownCollection | undefined,
  isLocked: boolean,
): Promise<{ readonly state: GroupState; readonly known: KnownCollection | undefined }> {
  const { keys, after, attempt } = request;
  const { id: collectionId } = request.collections[0]!;
  const isSeen = seen !== undefined && keys.length === 0 && attempt === 0 && !isLocked;
  /** The head on which the group is planned. */
  let head = isSeen ? seen.head : undefined;
  /** The head at each read. If one of them differs, the rows and owners that were read don't belong to `head`. */
  const heads: (HeadVersion | undefined)[] = [];
  const readRows = async (addresses: readonly RowAddress[], share: number) => {
    const group = await readGroup(connection, collectionId, addresses, share);
    heads.push(group.head);
    head ??= group.head;
    return group.rows.map((row) => [nameOf({ collectionId, id: row.id }), row] as const);
  };
  const rowsOf = await readGroupRows(keys, request, readRows);
  if (!isSeen && keys.length === 0) await readRows([], 0);
  const known = head && (await readRules(connection, collectionId, head, seen));
  const wanted = wantedKeys(request, () => known?.indexes);
  const { owner, rows: owned } = await readOwners(wanted, request, async ([ofCollection], share) => {
    const owners = await readOwnersOf(connection, ofCollection!, share);
    heads.push(owners.head);
    return owners.owners;
  });
  const ofOwners = await readGroupRows([], request, readRows, owned);
  const row: RowLookup = (...address) => rowsOf(...address) ?? ofOwners(...address);
  const changes = await (after &&
    head &&
    readGroupChanges(after, head.seq, (sql, parameters) => connection.all(sql, parameters)));
  const isCurrent = heads.length > 0 && heads.every((at) => isSame(head, at));
  return { state: { collection: () => known, row, owner, isCurrent, changes }, known };
}

/**
 * Locks the head of a collection in a new transaction. Until the caller ends the transaction, no other
 * instance can change the head. A later statement in it sees everything that was committed before.
 */
export function lockHead(connection: Connection, collectionId: number): Promise<unknown> {
  return Promise.all([
    connection.all(`BEGIN; ${boundWaits[connection.placement]}`),
    connection.all('SELECT seq FROM heads WHERE collection_id = $1 FOR UPDATE', [collectionId]),
  ]);
}

/**
 * Reads the head of a collection and the requested rows that exist, from one snapshot. Returns no rows if the
 * collection does not exist. For rows longer than `share` bytes, it returns only the length, which PostgreSQL
 * knows without reading the text.
 */
export const readGroupFunction = sqlFunction<{
  readonly collectionId: number;
  readonly addresses: readonly RowAddress[];
  readonly share: number;
}>(
  'read_group',
  {
    of_collection: ['bigint', ({ collectionId }) => collectionId],
    ids: ['bigint[]', ({ addresses }) => arrayOf(addresses.map(({ id }) => id))],
    share: ['bigint', ({ share }) => share],
  },
  ({
    planned,
    nested,
  }) => `RETURNS TABLE (head bigint, next_row_id bigint, total bigint, bytes bigint, version bigint,
  id bigint, seq bigint, data text)
LANGUAGE plpgsql STABLE ${planned} ${nested} AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT heads.seq, heads.next_row_id, heads.rows, heads.bytes, heads.index_version, rows.id, rows.seq,
      ${textOrLength('share')}
    FROM heads LEFT JOIN rows ON rows.collection_id = heads.collection_id AND rows.id = ANY(ids)
    WHERE heads.collection_id = of_collection;
END $$`,
);

async function readGroup(
  connection: Connection,
  ...[collectionId, addresses, share]: [number, readonly RowAddress[], number]
): Promise<{
  readonly head: VersionedHead | undefined;
  readonly rows: readonly (StoredRow & { readonly id: number })[];
}> {
  type Found = StoredRow & Record<'id' | 'head' | 'next_row_id' | 'total' | 'bytes' | 'version', number>;
  const { call, valuesOf } = readGroupFunction[connection.placement];
  const found = await connection.all<Found>(
    `SELECT * FROM ${call}`,
    valuesOf({ collectionId, addresses, share }),
  );
  const [first] = found;
  if (first === undefined) return { head: undefined, rows: [] };
  const { head: seq, next_row_id: nextRowId, total, bytes, version: indexVersion } = first;
  return { head: { seq, nextRowId, rows: total, bytes, indexVersion }, rows: found };
}

/**
 * Reads the indexes and the schema after the head. If they change in between, the head gets another version
 * and the commit has no effect.
 */
async function readRules(
  connection: Connection,
  collectionId: number,
  head: VersionedHead,
  seen: KnownCollection | undefined,
): Promise<KnownCollection> {
  if (head.indexVersion === 0) return { head, indexes: [], schemaId: noSchema };
  if (seen?.head.indexVersion === head.indexVersion) return { ...seen, head };
  const [indexes, schemaId] = await Promise.all([
    readIndexes(connection, collectionId),
    readSchemaId(connection, collectionId),
  ]);
  return { head, indexes, schemaId };
}

/** Reads the indexes whose keys commits must maintain. */
async function readIndexes(connection: Connection, collectionId: number): Promise<MaintainedIndex[]> {
  const found = await connection.all<StoredIndex>(
    `SELECT id, fields, built_through AS stage, row_key AS "rowKey" FROM sort_indexes WHERE collection_id = $1 AND built_through <> ${dropped}`,
    [collectionId],
  );
  return found.map(indexOf);
}

/** Reads the id of the schema to which rows must conform. */
async function readSchemaId(connection: Connection, collectionId: number): Promise<number> {
  const [found] = await connection.all<{ id: number }>('SELECT id FROM schemas WHERE collection_id = $1', [
    collectionId,
  ]);
  return found?.id ?? noSchema;
}
