/** Rejects a database user that cannot read or write all tables. Otherwise, only some requests would fail. */
import type { Knex } from 'knex';
import { UnusableDatabase } from '../database.js';
import { ofCollections, onCoordinator } from './citus.js';
import { forbidden } from './connection/errors.js';

/**
 * Ignores tables that don't exist yet.
 *
 * @param name the name of the database in messages
 * @throws UnusableDatabase
 */
export async function refuseForbidden(knex: Knex, name: string): Promise<void> {
  const { rows } = await knex.raw(
    `SELECT relname AS table, row_security_active(oid) AS "isHidden" FROM pg_class
     WHERE oid IN (SELECT to_regclass(name) FROM unnest(?::text[]) AS name) AND (row_security_active(oid) OR NOT (
       SELECT every(has_table_privilege(oid, needed)) FROM unnest('{SELECT,INSERT,UPDATE,DELETE}'::text[]) AS needed))
     ORDER BY relname LIMIT 1`,
    [[...ofCollections, ...onCoordinator]],
  );
  const [{ table, isHidden } = { table: undefined, isHidden: false }] = rows;
  // Then PostgreSQL returns fewer rows without an error.
  if (isHidden)
    throw new UnusableDatabase(
      `${name} hides rows of the table ${table} from this user, because row-level security is enabled. Disable it, or give the user BYPASSRLS.`,
    );
  if (table !== undefined) throw forbidden(name, `permission denied for table ${table}`);
}
