/** Reads which rows have the keys of a group in the index of a row key (shared/owners.ts). */
import type { FoundOwner, WantedKeys } from '../../shared/owners.js';
import type { Connection } from '../connection/pool.js';
import { program } from '../connection/programs.js';
import { isOfIndex } from '../placement.js';
import { bytesOf } from './commit.js';

export const readOwnersProgram = program(
  'read_owners',
  ({ placement, planned, nested }) => `(wanted bigint, of_index bigint, wanted_keys bytea[])
RETURNS TABLE (key text, "rowId" bigint)
LANGUAGE plpgsql STABLE ${planned} ${nested} AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT encode(sort_keys.key, 'hex'), row_id FROM sort_keys
    WHERE ${isOfIndex(placement, 'of_index', 'wanted')} AND sort_keys.key = ANY(wanted_keys);
END $$`,
  { isOfCollection: true },
);

export async function readOwnersOf(
  connection: Connection,
  { collectionId, indexId, keys }: WantedKeys,
): Promise<FoundOwner[]> {
  const found = await connection.all<{ key: string; rowId: number }>(
    `SELECT * FROM ${readOwnersProgram[connection.placement].name}($1, $2, $3)`,
    [collectionId, indexId, bytesOf(keys)],
  );
  return found.map((owner) => ({ ...owner, indexId }));
}
