/** The statements that write, composed of what there is to write: each part costs the server planning. */
import type { Parameter } from '../database/postgres.js';
import type { CollectionCommit, Head, UsageRow } from './engine.js';

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

/** Moves the head on and writes all the rest, or nothing where it isn't at `from` any more; returns `moved`. */
export function commitStatement(from: Head, commit: CollectionCommit): Statement {
  const parameters: Parameter[] = [];
  const $ = (value: Parameter) => `$${parameters.push(value)}`;
  const { head, inserted, updated, deleted, log } = commit;
  // What other parts take from `head` they take once it is locked, and not at all where there is none.
  const parts = [
    `head AS (UPDATE heads SET seq = ${$(head.seq)}, next_row_id = ${$(head.nextRowId)}, rows = ${$(head.rows)}
       WHERE collection_id = ${$(commit.collectionId)} AND seq = ${$(from.seq)} RETURNING collection_id)`,
    `logged AS (INSERT INTO changes (collection_id, first_seq, last_seq, time, changes)
       SELECT collection_id, first_seq, last_seq, ${$(commit.time)}::bigint, changes FROM head, (VALUES ${log
         .map(
           ({ firstSeq, lastSeq, changes }) =>
             `(${$(firstSeq)}::bigint, ${$(lastSeq)}::bigint, ${$(changes)}::text)`,
         )
         .join()}) AS entry (first_seq, last_seq, changes))`,
  ];
  if (inserted.rows.length > 0) {
    parts.push(`inserted AS (INSERT INTO rows (collection_id, id, seq, data)
      SELECT collection_id, ${$(inserted.firstId)}::bigint + place - 1, ${$(inserted.firstSeq)}::bigint + place - 1, data
      FROM head, unnest(${$(inserted.rows)}::text[]) WITH ORDINALITY AS new (data, place))`);
  }
  if (updated.length > 0) {
    parts.push(`updated AS (UPDATE rows SET seq = new.seq, data = new.data
      FROM head, unnest(${$(updated.map(({ seq }) => seq))}::bigint[], ${$(updated.map(({ data }) => data))}::text[])
        AS new (seq, data)
      WHERE rows.collection_id = head.collection_id AND rows.id = (new.data::json ->> 'id')::bigint)`);
  }
  if (deleted.length > 0) {
    parts.push(
      `deleted AS (DELETE FROM rows USING head
         WHERE rows.collection_id = head.collection_id AND id = ANY(${$(deleted)}::bigint[]))`,
      `counted AS (INSERT INTO gaps (collection_id, block, deleted)
         SELECT collection_id, (id - 1) >> 10, count(*) FROM head, unnest(${$(deleted)}::bigint[]) AS id GROUP BY 1, 2
         ON CONFLICT (collection_id, block) DO UPDATE SET deleted = gaps.deleted + excluded.deleted)`,
    );
  }
  return { sql: `WITH ${parts.join(', ')} SELECT count(*) AS moved FROM head`, parameters };
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
