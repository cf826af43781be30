/** Stores how many requests each API key has sent per hour. */
import type { UsageRow } from '../../engine.js';
import { sqlFunction } from '../connection/functions.js';
import type { Statement } from '../connection/pool.js';
import type { Placement } from '../placement.js';

/** Stores running totals. A total that is lower than the stored total has no effect. */
export const countUsageFunction = sqlFunction<readonly UsageRow[]>(
  'count_usage',
  {
    key_ids: ['text[]', (usage) => usage.map(([keyId]) => keyId)],
    hours: ['bigint[]', (usage) => usage.map(([, hour]) => hour)],
    instances: ['text[]', (usage) => usage.map(([, , instance]) => instance)],
    totals: ['bigint[]', (usage) => usage.map(([, , , requests]) => requests)],
  },
  ({ planned }) => `RETURNS void LANGUAGE plpgsql ${planned} AS $$
BEGIN
  INSERT INTO usage (key_id, hour, instance, requests) SELECT * FROM unnest(key_ids, hours, instances, totals)
  ON CONFLICT (key_id, hour, instance) DO UPDATE SET requests = greatest(usage.requests, excluded.requests);
END $$`,
);

/** Returns the statement for a commit that contains only usage. */
export function usageStatement(usage: readonly UsageRow[], placement: Placement): Statement {
  const { call, valuesOf } = countUsageFunction[placement];
  return { sql: `SELECT ${call}`, parameters: valuesOf(inLockOrder(usage)) };
}

/** Sorts the totals, so that two statements lock them in the same order and do not deadlock. */
export function inLockOrder(usage: readonly UsageRow[]): readonly UsageRow[] {
  return [...usage].sort(([a, hourA], [b, hourB]) => (a === b ? hourA - hourB : a < b ? -1 : 1));
}
