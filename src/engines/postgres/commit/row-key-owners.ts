/** Reads the rows that have the keys of a group in the index of a row key (shared/row-key-owners.ts). */
import { textOrLength } from '../../shared/group-rows.js';
import type { FoundOwner, WantedKeys } from '../../shared/row-key-owners.js';
import type { Connection } from '../connection/pool.js';
import { program } from '../connection/programs.js';
import { isOfIndex } from '../placement.js';
import { bytesOf } from './commit.js';
import type { HeadVersion } from './rows.js';

export const readOwnersProgram = program(
  'read_owners',
  ({ placement, planned, nested }) => `(wanted bigint, of_index bigint, wanted_keys bytea[], share bigint)
RETURNS TABLE (head bigint, version bigint, key text, "rowId" bigint, seq bigint, data text)
LANGUAGE plpgsql STABLE ${planned} ${nested} AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT heads.seq, heads.index_version, encode(owners.key, 'hex'), row_id, owners.seq, owners.data
    FROM heads LEFT JOIN (SELECT keys.key, row_id, rows.seq, ${textOrLength('share')} AS data
      FROM (SELECT key, row_id FROM sort_keys
        WHERE ${isOfIndex(placement, 'of_index', 'wanted')} AND key = ANY(wanted_keys)) AS keys
      JOIN rows ON rows.collection_id = wanted AND rows.id = row_id) AS owners ON true
    WHERE heads.collection_id = wanted;
END $$`,
  { isOfCollection: true },
);

/** Reads the owners and the version of the head from one snapshot. `head` is undefined if the collection does not exist. */
export async function readOwnersOf(
  connection: Connection,
  { collectionId, indexId, keys }: WantedKeys,
  share: number,
): Promise<{ readonly head: HeadVersion | undefined; readonly owners: readonly FoundOwner[] }> {
  type Found = Omit<FoundOwner, 'indexId' | 'key'> & {
    readonly head: number;
    readonly version: number;
    readonly key: string | null;
  };
  const found = await connection.all<Found>(
    `SELECT * FROM ${readOwnersProgram[connection.placement].name}($1, $2, $3, $4)`,
    [collectionId, indexId, bytesOf(keys), share],
  );
  const [first] = found;
  const owners = found.flatMap(({ key, rowId, seq, data }) =>
    key === null ? [] : [{ indexId, key, rowId, seq, data }],
  );
  return { head: first && { seq: first.head, indexVersion: first.version }, owners };
}
