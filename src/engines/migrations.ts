/**
 * The schema, as numbered steps; `settings.schema_version` is the number of the last one applied.
 * A step that has been released never changes. It only adds to what the version before needs, instances of which may
 * still be running; what is needed no more is removed by a later version. All times are milliseconds since the Unix epoch.
 */
import type { Knex } from 'knex';
import { type Migrated, UnusableDatabase } from './opening.js';
import { postgresFunctions } from './postgres/functions.js';
import { builtWhole, rankSql, valueSql } from './sqlite/order.js';

type Migration = (trx: Knex.Transaction) => Promise<void>;

const migrations: readonly Migration[] = [first];

/** Stands in the header of every SQLite file of ours: "rwfd". */
export const applicationId = 0x72776664;

/** The number of the newest step. */
const schemaVersion = migrations.length;

/**
 * Applies the steps that the database lacks, all or none. Of several who try at once one does it, while the
 * others wait and find it done.
 *
 * @param name what messages call the database
 * @throws UnusableDatabase when it has steps that are unknown here
 */
export async function migrate(knex: Knex, name: string): Promise<Migrated> {
  const to = schemaVersion;
  if (
    (await knex.schema.hasTable('settings')) &&
    (await lacking(knex('settings').select('value'), name)) === 0
  )
    return { from: to, to };
  return knex.transaction(async (trx) => {
    // Whatever the server allows other statements: a step, or the wait for who makes it, may take long.
    if (!onSqlite(trx)) await trx.raw('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
    await trx.raw('CREATE TABLE IF NOT EXISTS settings (name text PRIMARY KEY, value text NOT NULL)');
    const settings = ['schema_version', 'registry_version'].map((each) => ({ name: each, value: '0' }));
    await trx('settings').insert(settings).onConflict('name').ignore();
    // A write, so that the others wait here.
    const locked = trx('settings')
      .update({ value: trx.ref('value') })
      .returning('value');
    const count = await lacking(locked, name);
    // With the tables: without it they would be another program's.
    if (onSqlite(trx)) await trx.raw(`PRAGMA application_id = ${applicationId}`);
    const from = to - count;
    for (const step of migrations.slice(from)) await step(trx);
    await trx('settings')
      .where({ name: 'schema_version' })
      .update({ value: String(to) });
    return { from, to };
  });
}

/** Refuses a database that lacks steps, for who may not apply them. */
export async function refuseUnmigrated(knex: Knex, name: string): Promise<void> {
  const count = (await knex.schema.hasTable('settings'))
    ? await lacking(knex('settings').select('value'), name)
    : schemaVersion;
  if (count === 0) return;
  throw new UnusableDatabase(
    count === schemaVersion
      ? `${name} holds nothing of rowfeed.`
      : `${name} has an older schema; bring it up to date with \`rowfeed migrate\`.`,
  );
}

/** How many of the last steps the database lacks. */
async function lacking(setting: Knex.QueryBuilder, name: string): Promise<number> {
  const [found] = await setting.where({ name: 'schema_version' });
  return stepsAfter(found?.value, name);
}

function onSqlite(knex: Knex): boolean {
  return knex.client.config.client === 'sqlite3';
}

/**
 * How many of the last steps a database of this version lacks.
 *
 * @throws UnusableDatabase when it has steps that are unknown here
 */
export function stepsAfter(schemaVersionThere: unknown, name: string): number {
  const version = Number(schemaVersionThere);
  if (version <= schemaVersion) return schemaVersion - version;
  throw new UnusableDatabase(
    Number.isNaN(version)
      ? `${name} holds tables of another program.`
      : `${name} was written by a newer rowfeed (schema ${version}).`,
  );
}

async function first(trx: Knex.Transaction): Promise<void> {
  const isSqlite = onSqlite(trx);
  // A single INTEGER key is SQLite's rowid itself; PostgreSQL's integer would end at 2^31.
  const integer = isSqlite ? 'integer' : 'bigint';
  // Names are compared and put in order by code points; SQLite does nothing else.
  const text = isSqlite ? 'text' : 'text COLLATE "C"';

  await trx.schema.createTable('counters', (table) => {
    table.specificType('name', text).primary();
    table.specificType('value', integer).notNullable();
  });
  await trx('counters').insert(['account', 'collection', 'plan'].map((name) => ({ name, value: 0 })));

  await trx.schema.createTable('plans', (table) => {
    table.specificType('id', integer).primary();
    table.specificType('name', text).notNullable().unique();
    table.specificType('requests', integer).notNullable();
    table.specificType('period', text).notNullable();
    table.specificType('burst', integer);
    table.specificType('created_at', integer).notNullable();
  });
  await trx.schema.createTable('accounts', (table) => {
    table.specificType('id', integer).primary();
    table.specificType('name', text).notNullable().unique();
    table.specificType('plan_id', integer).references('plans.id');
    table.specificType('created_at', integer).notNullable();
  });
  await trx.schema.createTable('keys', (table) => {
    table.specificType('id', text).primary();
    table.specificType('account_id', integer).notNullable().references('accounts.id');
    table.specificType('name', text).notNullable();
    table.specificType('hash', text).notNullable().unique();
    table.specificType('prefix', text).notNullable();
    table.specificType('scopes', text).notNullable();
    table.specificType('collections', text);
    table.specificType('expires_at', integer);
    table.specificType('revoked_at', integer);
    table.specificType('last_used_at', integer);
    table.specificType('created_at', integer).notNullable();
    table.specificType('origin', text).notNullable();
    table.index(['account_id']);
  });
  // Running totals. One row an instance, so that no two of them ever wait for each other's counts.
  await trx.schema.createTable('usage', (table) => {
    table.specificType('key_id', text).notNullable();
    table.specificType('hour', integer).notNullable();
    table.specificType('instance', text).notNullable();
    table.specificType('requests', integer).notNullable();
    table.primary(['key_id', 'hour', 'instance']);
  });
  // What isn't folded into days yet: that of two days, however long the report goes back.
  await trx.raw("CREATE INDEX usage_unfolded ON usage (hour) WHERE instance <> ''");

  await trx.schema.createTable('collections', (table) => {
    table.specificType('id', integer).primary();
    table.specificType('account_id', integer).notNullable().references('accounts.id');
    table.specificType('name', text).notNullable();
    table.specificType('created_at', integer).notNullable();
    table.unique(['account_id', 'name']);
  });
  // What every write of a collection changes, apart from what only its creation sets.
  await trx.schema.createTable('heads', (table) => {
    table.specificType('collection_id', integer).primary();
    table.specificType('incarnation', text).notNullable();
    table.specificType('seq', integer).notNullable();
    table.specificType('next_row_id', integer).notNullable();
    table.specificType('rows', integer).notNullable();
    table.specificType('floor', integer).notNullable();
    // Moves on with every change of the sorted fields; 0 where there is none.
    if (!isSqlite) table.specificType('sorts', integer).notNullable().defaultTo(0);
  });
  // Lives of collections in other databases, which theirs here goes on from after `seq` (history.ts).
  await trx.schema.createTable('ancestors', (table) => {
    table.specificType('collection_id', integer).notNullable();
    table.specificType('incarnation', text).notNullable();
    table.specificType('seq', integer).notNullable();
    table.primary(['collection_id', 'incarnation']);
  });
  // Collections that are deleted and whose rows and log are being removed in small steps.
  await trx.schema.createTable('discarded', (table) => {
    table.specificType('collection_id', integer).primary();
  });
  const clustered = isSqlite ? ' WITHOUT ROWID' : '';
  // `data` is the whole JSON text of the row, its id included, as it goes on the wire.
  await trx.raw(
    `CREATE TABLE rows (collection_id ${integer} NOT NULL, id ${integer} NOT NULL, seq ${integer} NOT NULL,
       data text NOT NULL, PRIMARY KEY (collection_id, id))${clustered}`,
  );
  // How many ids of each block of 1,024 are deleted; blocks that are whole have no row.
  await trx.raw(
    `CREATE TABLE gaps (collection_id ${integer} NOT NULL, block ${integer} NOT NULL, deleted ${integer} NOT NULL,
       PRIMARY KEY (collection_id, block))${clustered}`,
  );
  // The change log. One entry holds the changes first_seq..last_seq of one commit, as changes/log.ts writes them. On
  // SQLite its key has an index apart: in the table's own tree, SQLite reads long entries whole to compare them, and
  // what several collections log lies on as many pages. Inserts into 100 collections became twice as fast.
  await trx.raw(
    `CREATE TABLE changes (collection_id ${integer} NOT NULL, last_seq ${integer} NOT NULL,
       first_seq ${integer} NOT NULL, time ${integer} NOT NULL, changes text NOT NULL,
       PRIMARY KEY (collection_id, last_seq))`,
  );
  for (const statement of isSqlite
    ? [...sqliteSort, ...sqliteCommit]
    : [...postgresSort, ...postgresFunctions])
    await trx.raw(statement);
}

const keysOf = (data: string) => `${rankSql(data, 'field.path')}, ${valueSql(data, 'field.path')}`;

/**
 * The fields by which large collections are listed, and their rows in that order (sqlite-sort.ts). `built_to`: rows
 * up to this id have their key; -1 when the keys are being removed.
 */
const sqliteSort = [
  `CREATE TABLE sorted_fields (collection_id integer NOT NULL, path text NOT NULL, id integer NOT NULL,
     built_to integer NOT NULL, PRIMARY KEY (collection_id, path)) WITHOUT ROWID`,
  `CREATE TABLE sort_keys (field_id integer NOT NULL, rank integer NOT NULL, value NOT NULL, row_id integer NOT NULL,
     PRIMARY KEY (field_id, rank, value, row_id)) WITHOUT ROWID`,
  'CREATE VIEW sort_steps AS SELECT NULL AS collection_id, NULL AS path, NULL AS row_id',
  `CREATE TRIGGER sort_steps_apply INSTEAD OF INSERT ON sort_steps BEGIN
     INSERT INTO sort_keys SELECT field.id, ${keysOf('data')}, rows.id FROM sorted_fields AS field
       CROSS JOIN rows ON rows.collection_id = field.collection_id AND rows.id > built_to
         AND rows.id <= new.row_id
       WHERE field.collection_id = new.collection_id AND path = new.path AND built_to >= 0;
     UPDATE sorted_fields SET built_to = CASE WHEN EXISTS (SELECT 1 FROM rows
         WHERE rows.collection_id = new.collection_id AND rows.id > new.row_id) THEN new.row_id ELSE ${builtWhole} END
       WHERE collection_id = new.collection_id AND path = new.path AND built_to >= 0;
   END`,
];

/** The same (postgres-sort.ts), by all instances: `used_at` is when one of them last asked, give or take minutes. */
const postgresSort = [
  `CREATE TABLE sorted_fields (collection_id bigint NOT NULL, name text COLLATE "C" NOT NULL, id bigint NOT NULL UNIQUE,
     built_to bigint NOT NULL, used_at bigint NOT NULL, PRIMARY KEY (collection_id, name))`,
  `CREATE TABLE sort_keys (field_id bigint NOT NULL, rank smallint NOT NULL, number float8 NOT NULL,
     text text COLLATE "C" NOT NULL, tie bigint NOT NULL, row_id bigint NOT NULL,
     PRIMARY KEY (field_id, rank, number, text, tie, row_id))`,
];

/** The rows that a slot changes, as they are at that moment. */
const changedRows = `CROSS JOIN (SELECT DISTINCT value ->> '$[0].id' AS id FROM json_each(new.changed)) AS touched
       CROSS JOIN rows ON rows.collection_id = new.collection_id AND rows.id = touched.id
     WHERE field.collection_id = new.collection_id`;

/**
 * A group commit is one INSERT into this view, so it is one hop to the driver's thread and commits by
 * itself. On a shared 2-core machine, with synchronous=FULL, a group of 12 inserts took 341 us so and
 * 491 us as BEGIN, four statements and COMMIT; a group of one 252 and 412 us. Changed rows are upserted,
 * since UPDATE .. FROM json_each scans the collection's rows for them. Inserted rows are cut out of their log entry,
 * which comes as bytes with their places in it (`commitSlots` in sqlite.ts): 35 us for 100 rows, and 90 us where
 * json_each took the entry apart. The first statement sees to it that each entry extends the log, or all is undone.
 */
export const headMoved = 'the head has moved';

const sqliteCommit = [
  `CREATE VIEW commits AS SELECT NULL AS collection_id, NULL AS first_seq, NULL AS last_seq, NULL AS time,
     NULL AS next_row_id, NULL AS rows, NULL AS inserted_id, NULL AS inserted, NULL AS places, NULL AS changed,
     NULL AS deleted, NULL AS usage`,
  `CREATE TRIGGER commits_apply INSTEAD OF INSERT ON commits BEGIN
     UPDATE heads SET seq = new.last_seq, next_row_id = coalesce(new.next_row_id, next_row_id),
         rows = coalesce(new.rows, rows)
       WHERE collection_id = new.collection_id AND seq = new.first_seq - 1;
     SELECT RAISE(ABORT, '${headMoved}') WHERE changes() = 0 AND new.last_seq IS NOT NULL;
     DELETE FROM sort_keys WHERE (field_id, rank, value, row_id) IN (
       SELECT field.id, ${keysOf('data')}, rows.id FROM sorted_fields AS field ${changedRows} AND rows.id <= built_to);
     INSERT INTO rows SELECT new.collection_id, new.inserted_id + key, new.first_seq + key,
         CAST(substr(new.inserted, value >> 20, value & 1048575) AS text) FROM json_each(new.places);
     INSERT INTO rows SELECT new.collection_id, value ->> '$[0].id', new.first_seq + key, value -> 0
       FROM json_each(new.changed) WHERE json_array_length(value) = 2
       ON CONFLICT (collection_id, id) DO UPDATE SET seq = excluded.seq, data = excluded.data;
     DELETE FROM rows WHERE collection_id = new.collection_id AND id IN (SELECT value FROM json_each(new.deleted));
     INSERT INTO gaps SELECT new.collection_id, (value - 1) >> 10, count(*) FROM json_each(new.deleted) WHERE true
       GROUP BY 2 ON CONFLICT (collection_id, block) DO UPDATE SET deleted = deleted + excluded.deleted;
     INSERT INTO sort_keys SELECT field.id, ${keysOf('data')}, rows.id FROM sorted_fields AS field
       CROSS JOIN rows ON rows.collection_id = field.collection_id AND rows.id >= new.inserted_id
         AND rows.id <= min(built_to, new.inserted_id + new.last_seq - new.first_seq)
       WHERE field.collection_id = new.collection_id;
     INSERT INTO sort_keys
       SELECT field.id, ${keysOf('data')}, rows.id FROM sorted_fields AS field ${changedRows} AND rows.id <= built_to;
     INSERT INTO changes SELECT new.collection_id, new.last_seq, new.first_seq, new.time,
       coalesce(CAST(new.inserted AS text), new.changed) WHERE new.last_seq IS NOT NULL;
     INSERT INTO usage SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(new.usage) WHERE true
       ON CONFLICT (key_id, hour, instance) DO UPDATE SET requests = max(requests, excluded.requests);
   END`,
];
