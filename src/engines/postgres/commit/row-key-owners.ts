/** Reads the rows that have the keys of a group in the index of a row key (shared/row-key-owners.ts). */
import { textOrLength } from '../../shared/group-rows.js';
import type { FoundOwner, WantedKeys } from '../../shared/row-key-owners.js';
import type { Connection } from '../connection/pool.js';
import { program } from '../connection/programs.js';
import { isOfIndex } from '../placement.js';
import { bytesOf } from './commit.js';

export const readOwnersProgram = program(
  'read_owners',
  ({ placement, planned, nested }) => `(wanted bigint, of_index bigint, wanted_keys bytea[], share bigint)
RETURNS TABLE (key text, "rowId" bigint, seq bigint, data text)
LANGUAGE plpgsql STABLE ${planned} ${nested} AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT encode(owners.key, 'hex'), row_id, seq, ${textOrLength('share')}
    FROM (SELECT key, row_id FROM sort_keys
      WHERE ${isOfIndex(placement, 'of_index', 'wanted')} AND key = ANY(wanted_keys)) AS owners
    JOIN rows ON rows.collection_id = wanted AND rows.id = row_id;
END $$`,
  { isOfCollection: true },
);

export async function readOwnersOf(
  connection: Connection,
  { collectionId, indexId, keys }: WantedKeys,
  share: number,
): Promise<FoundOwner[]> {
  const found = await connection.all<Omit<FoundOwner, 'indexId'>>(
    `SELECT * FROM ${readOwnersProgram[connection.placement].name}($1, $2, $3, $4)`,
    [collectionId, indexId, bytesOf(keys), share],
  );
  return found.map((owner) => ({ ...owner, indexId }));
}
