/** Reads the rows that have the keys of a group in the index of a row key (shared/group-row-key-owners.ts). */

import type { FoundOwner, WantedKeys } from '../../shared/group-row-key-owners.js';
import { textOrLength } from '../../shared/group-rows.js';
import { sqlFunction } from '../connection/functions.js';
import { bytesArrayOf, type Connection } from '../connection/pool.js';
import { isOfIndex } from '../placement.js';
import type { HeadVersion } from './head-version.js';

export const readOwnersFunction = sqlFunction<WantedKeys & { readonly share: number }>(
  'read_owners',
  {
    of_collection: ['bigint', ({ collectionId }) => collectionId],
    of_index: ['bigint', ({ indexId }) => indexId],
    wanted_keys: ['bytea[]', ({ keys }) => bytesArrayOf(keys)],
    share: ['bigint', ({ share }) => share],
  },
  ({
    placement,
    planned,
    nested,
  }) => `RETURNS TABLE (head bigint, version bigint, key text, "rowId" bigint, seq bigint, data text)
LANGUAGE plpgsql STABLE ${planned} ${nested} AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT heads.seq, heads.index_version, encode(owners.key, 'hex'), row_id, owners.seq, owners.data
    FROM heads LEFT JOIN (SELECT keys.key, row_id, rows.seq, ${textOrLength('share')} AS data
      FROM (SELECT key, row_id FROM sort_keys
        WHERE ${isOfIndex(placement, 'of_index', 'of_collection')} AND key = ANY(wanted_keys)) AS keys
      JOIN rows ON rows.collection_id = of_collection AND rows.id = row_id) AS owners ON true
    WHERE heads.collection_id = of_collection;
END $$`,
);

/** Reads the owners and the version of the head from one snapshot. `head` is undefined if the collection does not exist. */
export async function readOwnersOf(
  connection: Connection,
  wanted: WantedKeys,
  share: number,
): Promise<{ readonly head: HeadVersion | undefined; readonly owners: readonly FoundOwner[] }> {
  type Found = Omit<FoundOwner, 'indexId' | 'key'> & {
    readonly head: number;
    readonly version: number;
    readonly key: string | null;
  };
  const { call, valuesOf } = readOwnersFunction[connection.placement];
  const found = await connection.all<Found>(`SELECT * FROM ${call}`, valuesOf({ ...wanted, share }));
  const [first] = found;
  const owners = found.flatMap(({ key, rowId, seq, data }) =>
    key === null ? [] : [{ indexId: wanted.indexId, key, rowId, seq, data }],
  );
  return { head: first && { seq: first.head, indexVersion: first.version }, owners };
}
