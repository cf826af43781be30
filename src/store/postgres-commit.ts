/**
 * The statements that write, composed of what there is to write: each part costs the server planning. Rows are sent as
 * one text, which the server takes apart: to write down 100 takes the driver 145 us as an array and 17 us so.
 */
import { separator } from '../changes/log.js';
import type { Parameter } from '../database/postgres.js';
import type { CollectionCommit, Head, UsageRow } from './engine.js';
import { keySql } from './postgres-order.js';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

/** `sorts` moves on with every change of the collection's sorted fields; 0 where there is none. */
export interface SortedHead extends Head {
  readonly sorts: number;
}

/** Moves the head on and writes all the rest, or nothing where it isn't at `from` any more; returns `moved`. */
export function commitStatement(from: SortedHead, commit: CollectionCommit): Statement {
  const parameters: Parameter[] = [];
  const $ = (value: Parameter) => `$${parameters.push(value)}`;
  const { head, updated, deleted, log } = commit;
  // What other parts take from `head` they take once it is locked, and not at all where there is none.
  const entries = log.map(
    ({ firstSeq, lastSeq, insertedId, changes }) =>
      `(${$(firstSeq)}::bigint, ${$(lastSeq)}::bigint, ${$(insertedId ?? null)}::bigint, ${$(changes.slice(1, -1))}::text)`,
  );
  const parts = [
    `entry (first_seq, last_seq, inserted_id, changes) AS (VALUES ${entries.join()})`,
    `head AS (UPDATE heads SET seq = ${$(head.seq)}, next_row_id = ${$(head.nextRowId)}, rows = ${$(head.rows)}
       WHERE collection_id = ${$(commit.collectionId)} AND seq = ${$(from.seq)} AND sorts = ${$(from.sorts)}
       RETURNING collection_id)`,
    `logged AS (INSERT INTO changes (collection_id, first_seq, last_seq, time, changes)
       SELECT collection_id, first_seq, last_seq, ${$(commit.time)}::bigint, '[' || changes || ']' FROM head, entry)`,
  ];
  const written: string[] = [];
  const touched: string[] = [];
  if (log[0]?.insertedId !== undefined) {
    parts.push(
      `added AS (SELECT inserted_id + place - 1 AS id, first_seq + place - 1 AS seq, data
         FROM entry, unnest(string_to_array(changes, '${separator}')) WITH ORDINALITY AS new (data, place)
         WHERE inserted_id IS NOT NULL)`,
      `inserted AS (INSERT INTO rows (collection_id, id, seq, data)
         SELECT collection_id, id, seq, data FROM head, added)`,
    );
    written.push('SELECT id, data FROM added');
  }
  if (updated.length > 0) {
    const ids = `${$(updated.map(({ id }) => id))}::bigint[]`;
    const seqs = `${$(updated.map(({ seq }) => seq))}::bigint[]`;
    const texts = `${$(updated.map(({ data }) => data).join('\n'))}::text`;
    parts.push(
      `changed AS (SELECT * FROM unnest(${ids}, ${seqs}, string_to_array(${texts}, '\n')) AS new (id, seq, data))`,
      `updated AS (UPDATE rows SET seq = changed.seq, data = changed.data FROM head, changed
         WHERE rows.collection_id = head.collection_id AND rows.id = changed.id)`,
    );
    written.push('SELECT id, data FROM changed');
    touched.push('SELECT id FROM changed');
  }
  if (deleted.length > 0) {
    const ids = `${$(deleted)}::bigint[]`;
    parts.push(
      `deleted AS (DELETE FROM rows USING head
         WHERE rows.collection_id = head.collection_id AND id = ANY(${ids}))`,
      `counted AS (INSERT INTO gaps (collection_id, block, deleted)
         SELECT collection_id, (id - 1) >> 10, count(*) FROM head, unnest(${ids}) AS id GROUP BY 1, 2
         ON CONFLICT (collection_id, block) DO UPDATE SET deleted = gaps.deleted + excluded.deleted)`,
    );
    touched.push(`SELECT unnest(${ids})`);
  }
  if (from.sorts > 0) parts.push(...keyParts($(commit.collectionId), written, touched));
  return { sql: `WITH ${parts.join(', ')} SELECT count(*) AS moved FROM head`, parameters };
}

/**
 * Changes the keys of the collection's rows in its indexes, as far as these are made (postgres-sort.ts). Since the
 * head was where it was, all that is read here is as it is now.
 *
 * @param collectionId a parameter
 * @param written queries of the rows that are new or changed: `id` and `data`
 * @param touched queries of the ids of those that are changed or deleted
 */
function keyParts(collectionId: string, written: readonly string[], touched: readonly string[]): string[] {
  // Materialized, so that keys are found by all of their columns.
  const keys = (name: string, rows: string): string => `${name} AS MATERIALIZED (
    SELECT field.id AS field_id, key.* FROM sorted_fields AS field JOIN ${rows} AS of ON of.id <= built_to
      CROSS JOIN LATERAL ${keySql('of.data', 'name', 'of.id')} AS key WHERE field.collection_id = ${collectionId})`;
  const parts = [];
  if (written.length > 0) parts.push(keys('fresh', `(${written.join(' UNION ALL ')})`));
  if (touched.length > 0) {
    const ids = `ARRAY(${touched.join(' UNION ALL ')})`;
    parts.push(
      keys('stale', `(SELECT id, data FROM rows WHERE collection_id = ${collectionId} AND id = ANY(${ids}))`),
      `unkeyed AS (DELETE FROM sort_keys USING head,
           (${written.length > 0 ? 'TABLE stale EXCEPT TABLE fresh' : 'TABLE stale'}) AS key
         WHERE (sort_keys.field_id, sort_keys.rank, sort_keys.number, sort_keys.text, sort_keys.tie, sort_keys.row_id)
           = (key.field_id, key.rank, key.number, key.text, key.tie, key.row_id))`,
    );
  }
  if (written.length > 0) {
    parts.push(`keyed AS (INSERT INTO sort_keys SELECT key.* FROM head,
      (${touched.length === 0 ? 'TABLE fresh' : 'TABLE fresh EXCEPT TABLE stale'}) AS key)`);
  }
  return parts;
}

export function usageStatement(usage: readonly UsageRow[]): Statement {
  return {
    sql: `INSERT INTO usage (key_id, hour, instance, requests)
      SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[])
      ON CONFLICT (key_id, hour, instance) DO UPDATE SET requests = greatest(usage.requests, excluded.requests)`,
    parameters: [
      usage.map(([keyId]) => keyId),
      usage.map(([, hour]) => hour),
      usage.map(([, , instance]) => instance),
      usage.map(([, , , requests]) => requests),
    ],
  };
}
