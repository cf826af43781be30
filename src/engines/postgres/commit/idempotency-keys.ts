/** Reads and inserts the records of requests with idempotency keys. */
import type { KeyedOutcome, RecordedKey } from '../../engine.js';
import { sqlFunction } from '../connection/functions.js';
import type { Pool, Statement } from '../connection/pool.js';

/** Reads the records of one account. Most keys have no record. */
export const readKeyedFunction = sqlFunction<{
  readonly accountId: number;
  readonly keys: readonly string[];
  readonly maxOutcomeBytes: number;
}>(
  'read_keyed',
  {
    of_account: ['bigint', ({ accountId }) => accountId],
    keys: ['text', ({ keys }) => keys.join('\n')],
    max_outcome_bytes: ['bigint', ({ maxOutcomeBytes }) => maxOutcomeBytes],
  },
  ({ planned }) => `RETURNS TABLE (key text, fingerprint text, outcome text)
LANGUAGE plpgsql STABLE ${planned} AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT key, fingerprint, CASE WHEN octet_length(outcome) <= max_outcome_bytes THEN outcome END
    FROM idempotency_keys
    WHERE account_id = of_account AND key = ANY(string_to_array(keys, E'\\n'));
END $$`,
);

export function readKeyed(
  pool: Pool,
  accountId: number,
  keys: readonly string[],
  maxOutcomeBytes: number,
): Promise<RecordedKey[]> {
  const { call, valuesOf } = readKeyedFunction[pool.placement];
  return pool.all<RecordedKey>(`SELECT * FROM ${call}`, valuesOf({ accountId, keys, maxOutcomeBytes }));
}

/**
 * Returns the SQL that inserts records of one account.
 *
 * @param values SQL for the account, for the keys, fingerprints and outcomes (each a text with a line per record), and
 * for the time
 */
export function insertKeyedSql(...values: readonly [string, string, string, string, string]): string {
  const [account, keys, fingerprints, outcomes, time] = values;
  return `INSERT INTO idempotency_keys (account_id, key, fingerprint, outcome, created_at)
    SELECT ${account}, new.key, new.fingerprint, new.outcome, ${time}
    FROM unnest(string_to_array(${keys}, E'\\n'), string_to_array(${fingerprints}, E'\\n'),
      string_to_array(${outcomes}, E'\\n')) AS new (key, fingerprint, outcome)`;
}

const insertSql = insertKeyedSql('$1::bigint', '$2::text', '$3::text', '$4::text', '$5::bigint');

/** Returns the statement that inserts records of one account, for a commit that cannot contain them. */
export function insertKeyedStatement(keyed: readonly KeyedOutcome[], time: number): Statement {
  const lines = (textOf: (record: KeyedOutcome) => string): string => keyed.map(textOf).join('\n');
  return {
    sql: insertSql,
    parameters: [
      keyed[0]!.accountId,
      lines(({ key }) => key),
      lines(({ fingerprint }) => fingerprint),
      lines(({ outcome }) => outcome),
      time,
    ],
  };
}
