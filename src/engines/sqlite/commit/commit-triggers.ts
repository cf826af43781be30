/**
 * Defines the view and the triggers that run group commits inside SQLite. They are temporary: the writer's
 * connection creates them when it opens. They belong to the program, so a file only contains tables,
 * regardless of the version that wrote it.
 */

/** The error of a group that was planned on an outdated state. It has no effect and is planned again. */
export const headMoved = 'the head has moved';

/**
 * The columns of a step (commit-parameters.ts) that contain numbers. `start`, `length` and `entry_length` are numbers of
 * bytes. The columns of the head are null unless the step is the last one of its collection.
 */
export const numberColumns = [
  ...(['collection_id', 'index_version', 'first_seq', 'last_seq', 'time'] as const),
  ...(['start', 'length', 'entry_length', 'inserted_id'] as const),
  ...(['next_row_id', 'rows', 'added_bytes'] as const),
];
/**
 * The columns that contain JSON, or null if the step has nothing for them. Inserted rows are an array of places in their
 * log entry, so that their texts are sent once. Updated rows are `{"<id>":"<seq> <place>"}`, deleted rows are ids, and
 * index keys to remove and to add are `{"<index>":{"<row>":"<hex>"}}`.
 */
export const listColumns = ['inserted', 'updated', 'deleted', 'removed', 'added'] as const;

/** SQL for a text in the step's bytes by its place: the number of its first byte times 2^20, plus its length. */
const textAt = (place: string): string =>
  `CAST(substr(new.bytes, ${place} >> 20, ${place} & 1048575) AS text)`;

const view = (name: string, columns: readonly string[]): string =>
  `CREATE TEMP VIEW IF NOT EXISTS ${name} AS SELECT ${columns.map((column) => `NULL AS ${column}`).join()}`;

const on = (name: string, condition: string, statements: readonly string[]): string =>
  `CREATE TEMP TRIGGER IF NOT EXISTS ${name} INSTEAD OF INSERT ON commits WHEN ${condition}
   BEGIN ${statements.map((statement) => `${statement};`).join(' ')} END`;

/**
 * A group commit is one INSERT into the view `commits`. It therefore needs one call to the driver's thread,
 * and is a transaction on its own. A group of 12 inserts took 341 µs this way, and 491 µs as a
 * transaction of four statements. The first trigger checks that each entry extends the change log and that the
 * indexes have not changed. Otherwise, the whole group is rolled back.
 *
 * Each step of a commit is one row of the view. All steps are one JSON text, because the driver needs 0.7 µs for each number
 * or null that it binds. With 17 parameters per step, a group of 20 inserts into 20 collections took 1,240 µs of CPU, and
 * 850 µs as JSON. JSONB spares SQLite from writing and parsing each step again: 1,000 rows took 4.6 ms as JSON, and
 * 3.9 ms as JSONB.
 *
 * Rows arrive as bytes, with the places of the texts in them. For 100 rows, this took 35 µs, and 90 µs with json_each.
 */
export const commitTriggers: readonly string[] = [
  view('commits', [...numberColumns, ...listColumns, 'bytes', 'keyed', 'usage']),
  on('commits_apply', 'new.last_seq IS NOT NULL', [
    `UPDATE heads SET seq = new.last_seq, next_row_id = coalesce(new.next_row_id, next_row_id),
       rows = coalesce(new.rows, rows), bytes = bytes + coalesce(new.added_bytes, 0)
     WHERE collection_id = new.collection_id AND seq = new.first_seq - 1 AND index_version = new.index_version`,
    `SELECT RAISE(ABORT, '${headMoved}') WHERE changes() = 0`,
    `INSERT INTO changes SELECT new.collection_id, new.last_seq, new.first_seq, new.time,
       CAST(substr(new.bytes, 1, new.entry_length) AS text)`,
    `INSERT INTO rows SELECT new.collection_id, new.inserted_id + key, new.first_seq + key, ${textAt('value')}
     FROM json_each(new.inserted)`,
    `REPLACE INTO rows SELECT new.collection_id, key, CAST(value AS integer),
       ${textAt("CAST(substr(value, instr(value, ' ')) AS integer)")} FROM json_each(new.updated)`,
    'DELETE FROM rows WHERE collection_id = new.collection_id AND id IN (SELECT value FROM json_each(new.deleted))',
  ]),
  on('commits_count_deleted', 'new.deleted IS NOT NULL', [
    `INSERT INTO deleted_per_block SELECT new.collection_id, (value - 1) >> 10, count(*) FROM json_each(new.deleted)
     WHERE true GROUP BY 2 ON CONFLICT (collection_id, block) DO UPDATE SET deleted = deleted + excluded.deleted`,
  ]),
  on('commits_apply_keys', 'new.removed IS NOT NULL OR new.added IS NOT NULL', [
    `DELETE FROM sort_keys WHERE (index_id, key, row_id) IN (
       SELECT CAST(of.key AS integer), unhex(keys.value), CAST(keys.key AS integer)
       FROM json_each(new.removed) AS of CROSS JOIN json_each(of.value) AS keys)`,
    `INSERT OR IGNORE INTO sort_keys SELECT CAST(of.key AS integer), unhex(keys.value), CAST(keys.key AS integer)
       FROM json_each(new.added) AS of CROSS JOIN json_each(of.value) AS keys`,
  ]),
  on('commits_record_keys', 'new.keyed IS NOT NULL', [
    `INSERT INTO idempotency_keys SELECT value ->> 0, value ->> 1, value ->> 2, value -> 3, value ->> 4
     FROM json_each(new.keyed)`,
  ]),
  on('commits_count_usage', 'new.usage IS NOT NULL', [
    `INSERT INTO usage SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(new.usage) WHERE true
     ON CONFLICT (key_id, hour, instance) DO UPDATE SET requests = max(requests, excluded.requests)`,
  ]),
];

/** Inserts the steps of a group. `commitParameters` returns its parameters. The first step has the keys and the usage. */
export const insertCommits = `INSERT INTO commits SELECT
  ${numberColumns.map((_, index) => `value ->> ${index}`)},
  ${listColumns.map((_, index) => `jsonb_extract(value, '$[${numberColumns.length + index}]')`)},
  substr(?2, value ->> ${numberColumns.indexOf('start')}, value ->> ${numberColumns.indexOf('length')}),
  CASE WHEN key = 0 THEN ?3 END, CASE WHEN key = 0 THEN ?4 END
  FROM jsonb_each(?1)`;
