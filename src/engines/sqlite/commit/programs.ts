/**
 * Programs that run on the tables of a file: views that only the connection of the writer knows, which makes them when
 * it opens. They belong to the binary, so a file holds tables alone, whichever version wrote it.
 */
import { builtWhole } from '../../engine.js';

/** A group that was planned upon another state than there is; it changes nothing, and is planned again. */
export const headMoved = 'the head has moved';
/** The index isn't where this step goes on from, or a row has changed since it was read. */
export const indexMoved = 'the index has moved';

/** The columns of `commits`, in the order of a slot's values (commit.ts). */
export const slotColumns = [
  ...['collection_id', 'index_version', 'first_seq', 'last_seq', 'time', 'changes', 'next_row_id', 'rows'],
  ...[
    'added_bytes',
    'texts',
    'inserted_id',
    'inserted_seq',
    'inserted',
    'updated',
    'deleted',
    'removed',
    'added',
    'keyed',
    'usage',
  ],
] as const;

/** A text of `texts` by its place: the number of its first byte times 2^20, and its length. */
const textAt = (place: string): string =>
  `CAST(substr(new.texts, ${place} >> 20, ${place} & 1048575) AS text)`;

const view = (name: string, columns: readonly string[]): string =>
  `CREATE TEMP VIEW IF NOT EXISTS ${name} AS SELECT ${columns.map((column) => `NULL AS ${column}`).join()}`;

/**
 * A group commit is one INSERT into `commits`, so it is one hop to the driver's thread and commits by itself: a group of
 * 12 inserts took 341 us so, and 491 us as BEGIN, four statements and COMMIT. The first statement sees to it that each
 * entry extends the log, and that the keys are those of the indexes there are, or all is undone.
 *
 * Rows come as bytes with their places in them (35 us for 100 rows; 90 us where json_each took them apart): those
 * inserted as an array of places, those changed as `{"<id>":"<seq> <place>"}`, keys as `{"<index>":{"<row>":"<hex>"}}`.
 * An inner array is parsed once for each of its items: 300 keys took 660 us so, and 330 us as objects.
 */
export const programs: readonly string[] = [
  view('commits', slotColumns),
  `CREATE TEMP TRIGGER IF NOT EXISTS commits_apply INSTEAD OF INSERT ON commits BEGIN
     UPDATE heads SET seq = new.last_seq, next_row_id = coalesce(new.next_row_id, next_row_id),
         rows = coalesce(new.rows, rows), bytes = bytes + coalesce(new.added_bytes, 0)
       WHERE collection_id = new.collection_id AND seq = new.first_seq - 1 AND index_version = new.index_version;
     SELECT RAISE(ABORT, '${headMoved}') WHERE changes() = 0 AND new.last_seq IS NOT NULL;
     INSERT INTO rows SELECT new.collection_id, new.inserted_id + key, new.inserted_seq + key, ${textAt('value')}
       FROM json_each(new.inserted);
     REPLACE INTO rows SELECT new.collection_id, key, CAST(value AS integer),
         ${textAt("CAST(substr(value, instr(value, ' ')) AS integer)")} FROM json_each(new.updated);
     DELETE FROM rows WHERE collection_id = new.collection_id AND id IN (SELECT value FROM json_each(new.deleted));
     INSERT INTO deleted_per_block SELECT new.collection_id, (value - 1) >> 10, count(*) FROM json_each(new.deleted)
       WHERE true GROUP BY 2 ON CONFLICT (collection_id, block) DO UPDATE SET deleted = deleted + excluded.deleted;
     DELETE FROM sort_keys WHERE (index_id, key, row_id) IN (
       SELECT CAST(of.key AS integer), unhex(keys.value), CAST(keys.key AS integer)
       FROM json_each(new.removed) AS of CROSS JOIN json_each(of.value) AS keys);
     INSERT INTO sort_keys SELECT sort_indexes.id, unhex(keys.value), keys.key FROM json_each(new.added) AS of
       CROSS JOIN sort_indexes ON sort_indexes.id = CAST(of.key AS integer)
       CROSS JOIN json_each(of.value) AS keys ON CAST(keys.key AS integer) <= built_through;
     INSERT INTO changes SELECT new.collection_id, new.last_seq, new.first_seq, new.time, new.changes
       WHERE new.last_seq IS NOT NULL;
     INSERT INTO idempotency_keys SELECT value ->> 0, value ->> 1, value ->> 2, value -> 3, value ->> 4
       FROM json_each(new.keyed);
     INSERT INTO usage SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(new.usage) WHERE true
       ON CONFLICT (key_id, hour, instance) DO UPDATE SET requests = max(requests, excluded.requests);
   END`,
  // A step of making an index (index.ts): the keys of the rows after `built_through`, up to `last_id`.
  view('index_steps', ['index_id', 'collection_id', 'built_through', 'seq', 'last_id', 'keys']),
  `CREATE TEMP TRIGGER IF NOT EXISTS index_steps_apply INSTEAD OF INSERT ON index_steps BEGIN
     UPDATE sort_indexes SET built_through = CASE WHEN EXISTS (
         SELECT 1 FROM rows WHERE rows.collection_id = new.collection_id AND rows.id > new.last_id)
         THEN new.last_id ELSE ${builtWhole} END
       WHERE id = new.index_id AND built_through = new.built_through
         AND EXISTS (SELECT 1 FROM heads WHERE heads.collection_id = new.collection_id AND seq = new.seq);
     SELECT RAISE(ABORT, '${indexMoved}') WHERE changes() = 0;
     INSERT INTO sort_keys SELECT new.index_id, unhex(value), key FROM json_each(new.keys);
   END`,
];
