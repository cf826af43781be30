/**
 * The schema, as numbered steps of literal SQL for each engine (sqlite/migrations.ts, postgres/migrations.ts), which
 * hold tables alone; `settings.schema_version` is the number of the last one applied.
 * A step that has been released never changes. It only adds to what the version before needs, instances of which may
 * still be running; what is needed no more is removed by a later version. All times are milliseconds since the Unix epoch.
 */
import type { Knex } from 'knex';
import { type Migrated, UnusableDatabase } from './database.js';
import { hasCitus, oneByOne } from './postgres/citus.js';
import { migrations as postgresMigrations } from './postgres/migrations.js';
import { migrations as sqliteMigrations } from './sqlite/migrations.js';

/** Stands in the header of every SQLite file of ours: "rwfd". */
export const applicationId = 0x72776664;

/** The number of the newest step. */
const schemaVersion = sqliteMigrations.length;

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
  ) {
    refuseEarly(await hasSortIndexes(knex), name);
    return { from: to, to };
  }
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
    if (!onSqlite(trx) && (await hasCitus(trx))) await oneByOne(trx);
    const migrations = onSqlite(trx) ? sqliteMigrations : postgresMigrations;
    for (const statement of migrations.slice(from).flat()) await trx.raw(statement);
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
  if (count === 0) return refuseEarly(await hasSortIndexes(knex), name);
  throw new UnusableDatabase(
    count === schemaVersion
      ? `${name} holds nothing of rowfeed.`
      : `${name} has an older schema; bring it up to date with \`rowfeed migrate\`.`,
  );
}

/** Until shortly before 0.1.0 step 1 made other tables, without `sort_indexes`. */
export function refuseEarly(hasSortIndexes: boolean, name: string): void {
  if (hasSortIndexes) return;
  throw new UnusableDatabase(
    `${name} was written by a rowfeed before 0.1.0, with other tables; begin a new one.`,
  );
}

/** A file of SQLite was looked at before it was opened (sqlite/file.ts). */
async function hasSortIndexes(knex: Knex): Promise<boolean> {
  if (onSqlite(knex)) return true;
  // The catalogue's views show no table that the user has no right to.
  const { rows } = await knex.raw("SELECT to_regclass('sort_indexes') IS NOT NULL AS there");
  return rows[0].there;
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
