/** Finds the tables of other programs in the schema in which rowfeed is about to create its tables. */
import type { Knex } from 'knex';
import { counted } from '../../text/count.js';
import { quote } from '../../text/visible.js';
import { UnusableDatabase } from '../database.js';
import { ofCollections, onCoordinator } from './citus.js';

const ownTables: readonly string[] = [...ofCollections, ...onCoordinator];
/** The maximum number of tables that a message names. */
const maxNamed = 3;

interface Relation {
  readonly name: string;
  readonly schema: string;
  /** Whether it is a table, and no extension has created it. */
  readonly isForeignTable: boolean;
}

/**
 * Call it in the transaction that creates the tables, after the table `settings`, and before the others.
 *
 * @param name the name of the database in messages
 * @returns a warning if the schema contains other tables, because DATABASE_URL may name the wrong database
 * @throws UnusableDatabase if the name of a table that rowfeed creates is already in use
 */
export async function refuseClashes(trx: Knex.Transaction, name: string): Promise<string | undefined> {
  const { rows } = await trx.raw(
    `SELECT relname AS name, nspname AS schema, relkind IN ('r', 'p', 'f') AND NOT EXISTS (
       SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e') AS "isForeignTable"
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = current_schema() AND relname <> 'settings' ORDER BY relname`,
  );
  const relations: readonly Relation[] = rows;
  const [clash, ...clashes] = relations.filter((each) => ownTables.includes(each.name));
  if (clash !== undefined) {
    const [table, its] = clashes.length === 0 ? ['table', 'this name'] : ['tables', 'these names'];
    throw new UnusableDatabase(
      `${name} already contains the ${table} ${listed([clash, ...clashes])} of another program in the schema ${quote(clash.schema)}, but rowfeed creates tables with ${its}. Use another database or another schema.`,
    );
  }
  const others = relations.filter(({ isForeignTable }) => isForeignTable);
  if (others.length === 0) return undefined;
  const where = `The schema ${quote(others[0]!.schema)} of the database`;
  return `${where} also contains ${counted(others.length, 'table')} of other programs: ${listed(others)}`;
}

/** Lists the names of tables, such as `"a", "b", "c" and 2 more`. */
function listed(tables: readonly Relation[]): string {
  const names = tables.slice(0, maxNamed).map(({ name }) => quote(name));
  const more = tables.length - names.length;
  const last = more > 0 ? `${more} more` : names.pop()!;
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
