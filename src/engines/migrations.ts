/**
 * Creates and updates the tables: numbered steps of SQL for each engine (sqlite/migrations.ts,
 * postgres/migrations.ts). `settings.schema_version` is the number of the last step that was applied. A
 * released step never changes. A step only adds, because instances of the previous version may still run. A
 * later version removes unused tables and columns. All times are milliseconds since the Unix epoch.
 */
import type { Knex } from 'knex';
import { type Migrated, type OnMigration, UnusableDatabase } from './database.js';
import { hasCitus, oneByOne, refuseWorker } from './postgres/citus.js';
import { unboundWaits } from './postgres/connection/limits.js';
import { refuseClashes } from './postgres/foreign-tables.js';
import { migrations as postgresMigrations } from './postgres/migrations.js';
import { migrations as sqliteMigrations } from './sqlite/migrations.js';

/** The application id in the header of every SQLite file of rowfeed: "rwfd". */
export const applicationId = 0x72776664;

/** The last step of version 0.1.0, whose tables this version cannot read. */
const lastIncompatible = 6;
/** The number of the newest step. */
const schemaVersion = lastIncompatible + sqliteMigrations.length;

const settingsTable = 'CREATE TABLE IF NOT EXISTS settings (name text PRIMARY KEY, value text NOT NULL)';

/** Returns the statements that create the newest tables of an SQLite file. */
export function sqliteTables(): readonly string[] {
  return [settingsTable, ...sqliteMigrations.flat()];
}

/**
 * Applies all missing steps, or none of them. If several processes try at once, one applies the steps. The
 * others wait and find the database up to date.
 *
 * @param name the name of the database in messages
 * @throws UnusableDatabase if the database has steps that this version does not know, if another program has tables with the
 * same names, or on a worker of Citus
 */
export async function migrate(
  knex: Knex,
  name: string,
  onMigration: OnMigration = () => undefined,
): Promise<Migrated> {
  const to = schemaVersion;
  if (
    (await knex.schema.hasTable('settings')) &&
    (await lacking(knex('settings').select('value'), name)) === 0
  )
    return { from: to, to };
  if (!onSqlite(knex)) await refuseWorker(knex, name);
  const migrated = await knex.transaction(async (trx) => {
    // The limits of the PostgreSQL server do not apply here, because a step, or the wait for another process,
    // can take long.
    if (!onSqlite(trx)) await trx.raw(unboundWaits);
    await trx.raw(settingsTable);
    const settings = ['schema_version', 'registry_version'].map((each) => ({ name: each, value: '0' }));
    await trx('settings').insert(settings).onConflict('name').ignore();
    // This statement writes, so that other processes wait here.
    const locked = trx('settings')
      .update({ value: trx.ref('value') })
      .returning('value');
    const count = await lacking(locked, name);
    // Set together with the tables, which would otherwise seem to belong to another program.
    if (onSqlite(trx)) await trx.raw(`PRAGMA application_id = ${applicationId}`);
    const isNew = count === sqliteMigrations.length;
    const from = isNew ? 0 : to - count;
    const warning = isNew && !onSqlite(trx) ? await refuseClashes(trx, name) : undefined;
    const versions: Migrated = { from, to, ...(warning !== undefined && { warning }) };
    if (count > 0) onMigration('begins', versions);
    if (!onSqlite(trx) && (await hasCitus(trx))) await oneByOne(trx);
    const migrations = onSqlite(trx) ? sqliteMigrations : postgresMigrations;
    for (const statement of migrations.slice(migrations.length - count).flat()) await trx.raw(statement);
    await trx('settings')
      .where({ name: 'schema_version' })
      .update({ value: String(to) });
    return versions;
  });
  if (migrated.from !== to) onMigration('ended', migrated);
  return migrated;
}

/** Rejects a database that lacks steps, for callers that cannot apply them. */
export async function refuseUnmigrated(knex: Knex, name: string): Promise<void> {
  const count = (await knex.schema.hasTable('settings'))
    ? await lacking(knex('settings').select('value'), name)
    : sqliteMigrations.length;
  if (count === 0) return;
  throw new UnusableDatabase(
    count === sqliteMigrations.length
      ? noData(name)
      : `${name} has an older database schema. To migrate this database, set DATABASE_URL to it and run \`rowfeed migrate\`.`,
  );
}

export function noData(name: string): string {
  return `${name} contains no data of rowfeed. Start the server on this database first, or use another database.`;
}

/** Returns the number of steps that the database lacks. */
async function lacking(setting: Knex.QueryBuilder, name: string): Promise<number> {
  const [found] = await setting.where({ name: 'schema_version' });
  return stepsAfter(found?.value, name);
}

function onSqlite(knex: Knex): boolean {
  return knex.client.config.client === 'sqlite3';
}

/**
 * Returns the number of steps that a database with this version lacks.
 *
 * @throws UnusableDatabase if the database was written by a newer version, by version 0.1.0 or an older version,
 * or by another program
 */
export function stepsAfter(schemaVersionThere: unknown, name: string): number {
  const version = Number(schemaVersionThere);
  if (version === 0) return sqliteMigrations.length;
  if (version <= lastIncompatible)
    throw new UnusableDatabase(
      `${name} was written by rowfeed 0.1.0 or an older version. Export its collections with that version, start with a new database, and import the files.`,
    );
  if (version <= schemaVersion) return schemaVersion - version;
  throw new UnusableDatabase(
    Number.isNaN(version)
      ? `${name} contains tables of another program.`
      : `${name} was written by a newer rowfeed (schema ${version}).`,
  );
}
