/**
 * Defines the function `commit_group`, which writes a group of one collection: all changes that some requests make
 * together. Its parameters are listed with their types and their values.
 */
import type { CollectionCommit, IndexKey } from '../../engine.js';
import { sqlFunction } from '../connection/functions.js';
import { boundLock } from '../connection/limits.js';
import { arrayOf, bytesArrayOf } from '../connection/pool.js';
import { isOfIndex } from '../placement.js';
import type { VersionedHead } from './head-version.js';
import { insertKeyedSql } from './idempotency-keys.js';
import { insertIndexKeysSql } from './index-keys.js';

/** A commit as the function needs it. */
interface MovableCommit extends CollectionCommit {
  /** The head on which the commit was planned. */
  readonly from: VersionedHead;
  /** Whether the commit may be moved after commits of other instances. */
  readonly mayMove: boolean;
}

/** Separates the texts of log entries, which contain line feeds. JSON texts never contain this character. */
const separator = '\x1e';

/**
 * Returns the new head, or null without any effect if the head is not the planned one. Each statement in the function
 * has its own snapshot. So the statements after the first one, which locks the head, read the current state.
 *
 * If the commit may move (`canMove` in commit.ts), other instances may have committed since it was planned. Its rows
 * then get the next free ids and seqs, which are higher by `moved_ids` and `moved_seqs`. Otherwise, both are 0.
 *
 * A parameter is null if the commit has no values for it. Row texts are joined by line feeds, which JSON doesn't contain.
 */
export const commitGroupFunction = sqlFunction<MovableCommit>(
  'commit_group',
  {
    // The head on which the commit was planned, and what the commit adds to it.
    of_collection: ['bigint', ({ collectionId }) => collectionId],
    planned_seq: ['bigint', ({ from }) => from.seq],
    planned_next_id: ['bigint', ({ from }) => from.nextRowId],
    planned_version: ['bigint', ({ from }) => from.indexVersion],
    may_move: ['boolean', ({ mayMove }) => mayMove],
    more_seqs: ['bigint', ({ head, from }) => head.seq - from.seq],
    more_ids: ['bigint', ({ head, from }) => head.nextRowId - from.nextRowId],
    more_rows: ['bigint', ({ head, from }) => head.rows - from.rows],
    more_bytes: ['bigint', ({ head, from }) => head.bytes - from.bytes],
    at_time: ['bigint', ({ time }) => time],
    // The log entries.
    first_seqs: ['bigint[]', ({ log }) => listOf(log, ({ firstSeq }) => firstSeq)],
    last_seqs: ['bigint[]', ({ log }) => listOf(log, ({ lastSeq }) => lastSeq)],
    entry_texts: ['text', ({ log }) => log.map(({ changes }) => changes).join(separator)],
    // The inserted rows. Their ids are consecutive. Their seqs are consecutive if `inserted_seqs` is null.
    first_inserted_id: ['bigint', ({ inserted }) => inserted?.firstId ?? null],
    first_inserted_seq: ['bigint', ({ inserted }) => inserted?.firstSeq ?? null],
    inserted_seqs: ['bigint[]', ({ inserted }) => (inserted?.seqs ? arrayOf(inserted.seqs) : null)],
    inserted_texts: ['text', ({ inserted }) => inserted?.rows.join('\n') ?? null],
    // The updated and the deleted rows.
    updated_ids: ['bigint[]', ({ updated }) => listOf(updated, ({ id }) => id)],
    updated_seqs: ['bigint[]', ({ updated }) => listOf(updated, ({ seq }) => seq)],
    updated_texts: ['text', ({ updated }) => linesOf(updated, ({ data }) => data)],
    deleted_ids: ['bigint[]', ({ deleted }) => listOf(deleted, (id) => id)],
    // The index keys to remove and to add.
    removed_index_ids: ['bigint[]', ({ keys }) => listOf(keys.removed, ({ indexId }) => indexId)],
    removed_row_ids: ['bigint[]', ({ keys }) => listOf(keys.removed, ({ rowId }) => rowId)],
    removed_keys: ['bytea[]', ({ keys }) => keyTexts(keys.removed)],
    added_index_ids: ['bigint[]', ({ keys }) => listOf(keys.added, ({ indexId }) => indexId)],
    added_row_ids: ['bigint[]', ({ keys }) => listOf(keys.added, ({ rowId }) => rowId)],
    added_keys: ['bytea[]', ({ keys }) => keyTexts(keys.added)],
    // The records of idempotency keys.
    keyed_account: ['bigint', ({ keyed }) => keyed[0]?.accountId ?? null],
    keyed_keys: ['text', ({ keyed }) => linesOf(keyed, ({ key }) => key)],
    keyed_fingerprints: ['text', ({ keyed }) => linesOf(keyed, ({ fingerprint }) => fingerprint)],
    keyed_outcomes: ['text', ({ keyed }) => linesOf(keyed, ({ outcome }) => outcome)],
  },
  ({
    placement,
    planned,
    nested,
  }) => `RETURNS bigint[] LANGUAGE plpgsql ${planned} ${nested} ${boundLock} AS $$
#variable_conflict use_column
DECLARE
  head bigint[];
  moved_seqs bigint;
  moved_ids bigint;
  longer_by bigint;
BEGIN
  -- Locks the head and updates it, if it is the planned one.
  UPDATE heads SET seq = seq + more_seqs, next_row_id = next_row_id + more_ids, rows = rows + more_rows,
    bytes = bytes + more_bytes
  WHERE collection_id = of_collection AND index_version = planned_version AND (may_move OR seq = planned_seq)
  RETURNING ARRAY[seq, next_row_id, rows, bytes] INTO head;
  IF head IS NULL THEN RETURN NULL; END IF;
  moved_seqs := head[1] - more_seqs - planned_seq;
  moved_ids := head[2] - more_ids - planned_next_id;

  -- Writes the new ids into the texts of moved rows. They can be longer than the planned ids.
  IF moved_ids <> 0 THEN
    longer_by := -octet_length(inserted_texts);
    SELECT string_agg('{"id":' || planned_id + moved_ids || substr(row_text, 7 + length(planned_id::text)), E'\\n' ORDER BY place)
      INTO inserted_texts
      FROM unnest(string_to_array(inserted_texts, E'\\n')) WITH ORDINALITY AS planned (row_text, place),
        LATERAL (SELECT first_inserted_id + place - 1) AS numbered (planned_id);
    entry_texts := '+' || replace(inserted_texts, E'\\n', E'\\n+');
    longer_by := longer_by + octet_length(inserted_texts);
    IF longer_by <> 0 THEN
      UPDATE heads SET bytes = bytes + longer_by WHERE collection_id = of_collection;
      head[4] := head[4] + longer_by;
    END IF;
  END IF;

  -- Adds the log entries. Most groups have only one, whose text is not searched for separators.
  IF cardinality(first_seqs) = 1 THEN
    INSERT INTO changes (collection_id, first_seq, last_seq, time, changes)
    VALUES (of_collection, first_seqs[1] + moved_seqs, last_seqs[1] + moved_seqs, at_time, entry_texts);
  ELSE
    INSERT INTO changes (collection_id, first_seq, last_seq, time, changes)
    SELECT of_collection, entry.first_seq, entry.last_seq, at_time, entry.changes
    FROM unnest(first_seqs, last_seqs, string_to_array(entry_texts, '${separator}'))
      AS entry (first_seq, last_seq, changes);
  END IF;

  -- Inserts rows.
  IF first_inserted_id IS NOT NULL THEN
    INSERT INTO rows (collection_id, id, seq, data)
    SELECT of_collection, first_inserted_id + moved_ids + place - 1,
      coalesce(new.seq, first_inserted_seq + moved_seqs + place - 1), new.data
    FROM unnest(string_to_array(inserted_texts, E'\\n'), inserted_seqs) WITH ORDINALITY AS new (data, seq, place);
  END IF;

  -- Updates rows.
  IF updated_ids IS NOT NULL THEN
    UPDATE rows SET seq = new.seq, data = new.data
    FROM unnest(updated_ids, updated_seqs, string_to_array(updated_texts, E'\\n')) AS new (id, seq, data)
    WHERE rows.collection_id = of_collection AND rows.id = new.id;
  END IF;

  -- Deletes rows, and counts them in blocks of 1,024 ids, so that a list with an offset can skip whole blocks.
  IF deleted_ids IS NOT NULL THEN
    DELETE FROM rows WHERE collection_id = of_collection AND id = ANY(deleted_ids);
    INSERT INTO deleted_per_block (collection_id, block, deleted)
    SELECT of_collection, (gone - 1) >> 10, count(*) FROM unnest(deleted_ids) AS gone GROUP BY 2
    ON CONFLICT (collection_id, block) DO UPDATE SET deleted = deleted_per_block.deleted + excluded.deleted;
  END IF;

  -- Removes index keys, which can be missing.
  IF removed_keys IS NOT NULL THEN
    DELETE FROM sort_keys
    USING unnest(removed_index_ids, removed_keys, removed_row_ids) AS removed (of_index, removed_key, of_row)
    WHERE ${isOfIndex(placement, 'of_index', 'of_collection')} AND key = removed_key AND row_id = of_row;
  END IF;

  -- Adds index keys, which can already exist.
  IF added_keys IS NOT NULL THEN
    ${insertIndexKeysSql(placement, {
      values: 'new.index_id, new.key, new.row_id + moved_ids',
      from: 'unnest(added_index_ids, added_keys, added_row_ids) AS new (index_id, key, row_id)',
    })};
  END IF;

  -- Records idempotency keys. Fails if one of them is already recorded.
  IF keyed_account IS NOT NULL THEN
    ${insertKeyedSql('keyed_account', 'keyed_keys', 'keyed_fingerprints', 'keyed_outcomes', 'at_time')};
  END IF;
  RETURN head;
END $$`,
);

function listOf<Item>(items: readonly Item[], valueIn: (item: Item) => number): string | null {
  return items.length === 0 ? null : arrayOf(items.map(valueIn));
}

function linesOf<Item>(items: readonly Item[], textOf: (item: Item) => string): string | null {
  return items.length === 0 ? null : items.map(textOf).join('\n');
}

function keyTexts(keys: readonly IndexKey[]): string | null {
  return keys.length === 0 ? null : bytesArrayOf(keys.map(({ key }) => key));
}
