/**
 * Distributes collections over the workers of the Citus extension. All data of a collection is on the worker
 * that its id determines. The tables of collections, keys and usage stay on the coordinator, and all nodes
 * know them.
 */
import type { Knex } from 'knex';
import { UnusableDatabase } from '../database.js';
import { unboundWaits } from './connection/limits.js';

/** The distributed tables. The shards of the first table determine the shards of the others. */
export const ofCollections = [
  ...['heads', 'rows', 'changes', 'deleted_per_block', 'cursor_aliases', 'sort_indexes', 'sort_keys'],
];
/** The tables on the coordinator. With a table, Citus also adds the tables that it refers to, or that refer to it. */
export const onCoordinator = [
  ...['plans', 'accounts', 'keys', 'collections', 'settings', 'counters', 'programs', 'usage'],
  ...['idempotency_keys', 'dropped_collections', 'schemas', 'schema_changes', 'ticket_revocations'],
];

/** How Citus stores the collections. Without workers, the database is the same as on a single server. */
type Spread = 'spread' | 'without workers' | undefined;

/**
 * Distributes the collections of a database if Citus has workers and this is not done yet. Workers also get to
 * know the tables that a migration has created since. Returns how the collections are stored.
 *
 * @param name the name of the database in messages
 * @throws UnusableDatabase
 */
export async function spread(knex: Knex, name: string): Promise<Spread> {
  const before = await look(knex);
  if (before === undefined) return undefined;
  if (before.isSpread && before.isComplete) return 'spread';
  if (!before.isCoordinator) throw unmigratedWorker(name);
  if (before.workers === 0 && !before.isSpread) return 'without workers';
  if (!before.isNamed) {
    throw new UnusableDatabase(
      `${name} is on Citus, but the workers do not know the coordinator. Set it with citus_set_coordinator_host.`,
    );
  }
  const isDoneHere = await knex.transaction(async (trx) => {
    await trx.raw(unboundWaits);
    await oneByOne(trx);
    // Other processes that want to distribute the tables wait here, without locks on these tables.
    await trx.raw('LOCK TABLE settings IN ACCESS EXCLUSIVE MODE');
    if ((await look(trx))!.isSpread) {
      await shareTables(trx);
      return false;
    }
    for (const statement of keysByCollection) await trx.raw(statement);
    // After restoring a dump of a distributed database, the functions are like functions of a single server.
    // They must be created again.
    const { rows: programs } = await trx.raw(
      'SELECT pg_proc.oid::regprocedure::text AS signature FROM programs JOIN pg_proc ON proname = programs.name',
    );
    for (const { signature } of programs) await trx.raw(`DROP FUNCTION ${signature}`);
    const [first, ...others] = ofCollections;
    await trx.raw("SELECT create_distributed_table(?, 'collection_id', colocate_with := 'none')", [first!]);
    for (const table of others) {
      await trx.raw("SELECT create_distributed_table(?, 'collection_id', colocate_with := ?)", [
        table,
        first!,
      ]);
    }
    await shareTables(trx);
    return true;
  });
  // The rows that the tables contained before are still stored on the coordinator, but no query reads them.
  if (isDoneHere) {
    for (const table of ofCollections) {
      await knex.raw('SELECT truncate_local_data_after_distributing_table(?)', [table]);
    }
  }
  return 'spread';
}

/** Makes the tables on the coordinator known to the workers. */
async function shareTables(trx: Knex.Transaction): Promise<void> {
  for (const table of onCoordinator) {
    const { rows } = await trx.raw('SELECT 1 FROM pg_dist_partition WHERE logicalrelid = ?::regclass', [
      table,
    ]);
    if (rows.length === 0)
      await trx.raw('SELECT citus_add_local_table_to_metadata(?, cascade_via_foreign_keys := true)', [table]);
  }
}

/**
 * Rejects a migration on a worker. Tables that it creates would exist only there.
 *
 * @throws UnusableDatabase
 */
export async function refuseWorker(knex: Knex, name: string): Promise<void> {
  if ((await look(knex))?.isCoordinator === false) throw unmigratedWorker(name);
}

function unmigratedWorker(name: string): UnusableDatabase {
  return new UnusableDatabase(
    `${name} is on a Citus worker and lacks tables of this version. Run \`rowfeed migrate\` on the coordinator to create them.`,
  );
}

export async function hasCitus(knex: Knex): Promise<boolean> {
  const { rows } = await knex.raw("SELECT 1 FROM pg_extension WHERE extname = 'citus'");
  return rows.length > 0;
}

/**
 * Makes the transaction change tables on the workers one after the other. Otherwise, it could not contain
 * several statements that change tables.
 */
export async function oneByOne(trx: Knex.Transaction): Promise<void> {
  await trx.raw("SET LOCAL citus.multi_shard_modify_mode TO 'sequential'");
}

/** Makes the collection the first column of the keys. In a dump of a distributed database, it already is. */
const keysByCollection = [
  'ALTER TABLE sort_keys ADD COLUMN IF NOT EXISTS collection_id bigint',
  'UPDATE sort_keys SET collection_id = sort_indexes.collection_id FROM sort_indexes WHERE sort_indexes.id = index_id',
  'DELETE FROM sort_keys WHERE collection_id IS NULL',
  `ALTER TABLE sort_keys ALTER COLUMN collection_id SET NOT NULL, DROP CONSTRAINT sort_keys_pkey,
     ADD PRIMARY KEY (collection_id, index_id, key, row_id)`,
  `ALTER TABLE sort_indexes DROP CONSTRAINT sort_indexes_pkey, ADD PRIMARY KEY (collection_id, id)`,
];

interface Cluster {
  readonly isCoordinator: boolean;
  /** Whether the workers know the address of the coordinator. */
  readonly isNamed: boolean;
  readonly workers: number;
  readonly isSpread: boolean;
  /** Whether the workers know all tables. */
  readonly isComplete: boolean;
}

/** Returns undefined if the extension is not installed. */
async function look(knex: Knex): Promise<Cluster | undefined> {
  if (!(await hasCitus(knex))) return undefined;
  const { rows } = await knex.raw(
    `SELECT (SELECT groupid FROM pg_dist_local_group) = 0 AS "isCoordinator",
    EXISTS (SELECT 1 FROM pg_dist_node WHERE groupid = 0) AS "isNamed",
    (SELECT count(*) FROM pg_dist_node WHERE shouldhaveshards AND isactive AND noderole = 'primary') AS workers,
    EXISTS (SELECT 1 FROM pg_dist_partition WHERE logicalrelid = to_regclass('heads')) AS "isSpread",
    NOT EXISTS (SELECT 1 FROM unnest(?::text[]) AS name WHERE NOT EXISTS (
      SELECT 1 FROM pg_dist_partition WHERE logicalrelid = to_regclass(name))) AS "isComplete"`,
    [onCoordinator],
  );
  return rows[0];
}
