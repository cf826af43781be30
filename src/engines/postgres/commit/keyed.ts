/** Reads the records of executed requests that had an idempotency key. */
import type { RecordedKey } from '../../engine.js';
import type { Pool } from '../connection/pool.js';
import { program } from '../connection/programs.js';

/** Reads the records of one account. Most keys have no record. */
export const readKeyedProgram = program(
  'read_keyed',
  ({ planned }) => `(account bigint, keys text, most bigint)
RETURNS TABLE (key text, fingerprint text, outcome text)
LANGUAGE plpgsql STABLE ${planned} AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT key, fingerprint, CASE WHEN octet_length(outcome) <= most THEN outcome END
    FROM idempotency_keys
    WHERE account_id = account AND key = ANY(string_to_array(keys, E'\\n'));
END $$`,
);

export function readKeyed(
  pool: Pool,
  accountId: number,
  keys: readonly string[],
  most: number,
): Promise<RecordedKey[]> {
  return pool.all<RecordedKey>(`SELECT * FROM ${readKeyedProgram[pool.placement].name}($1, $2, $3)`, [
    accountId,
    keys.join('\n'),
    most,
  ]);
}
