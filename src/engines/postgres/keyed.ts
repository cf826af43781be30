/** Requests with idempotency keys that were carried out. */
import type { KeyedOutcome } from '../engine.js';
import type { Pool } from './pool.js';
import { planned, program } from './programs.js';

/** Those of one account; most keys have none. */
export const readKeyedProgram = program(
  'read_keyed',
  `(account bigint, keys text)
RETURNS TABLE (key text, fingerprint text, outcome text)
LANGUAGE plpgsql STABLE ${planned} AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT key, fingerprint, outcome FROM idempotency_keys
    WHERE account_id = account AND key = ANY(string_to_array(keys, E'\\n'));
END $$`,
);

export async function readKeyed(
  pool: Pool,
  accountId: number,
  keys: readonly string[],
): Promise<KeyedOutcome[]> {
  const found = await pool.all<Omit<KeyedOutcome, 'accountId'>>(
    `SELECT * FROM ${readKeyedProgram.name}($1, $2)`,
    [accountId, keys.join('\n')],
  );
  return found.map((outcome) => ({ accountId, ...outcome }));
}
