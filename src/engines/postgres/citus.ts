/**
 * Where the Citus extension is: all that belongs to a collection is spread over the workers by the collection's id,
 * and the tables that tell of collections, keys and usage stay on the coordinator, known to all nodes.
 */
import type { Knex } from 'knex';
import { UnusableDatabase } from '../database.js';

/** The first one's shards are those of them all. */
const ofCollections = [
  ...['heads', 'rows', 'changes', 'deleted_per_block', 'cursor_aliases', 'sort_indexes', 'sort_keys'],
];
/** With those that refer to them, or are referred to. */
const onCoordinator = [
  ...['plans', 'settings', 'counters', 'programs', 'usage', 'idempotency_keys'],
  ...['dropped_collections', 'schemas', 'schema_changes'],
];

/** What the extension means for a database: without workers all stays as it is on a server alone. */
export type Spread = 'spread' | 'without workers' | undefined;

/**
 * Spreads a database's collections where Citus has workers for them and it isn't done; says where they are then.
 *
 * @param name what messages call the database
 * @throws UnusableDatabase
 */
export async function spread(knex: Knex, name: string): Promise<Spread> {
  const before = await look(knex);
  if (before === undefined) return undefined;
  if (before.isSpread) return 'spread';
  if (!before.isCoordinator) {
    throw new UnusableDatabase(
      `${name} is on a worker of Citus; let \`rowfeed migrate\` spread it from the coordinator.`,
    );
  }
  if (before.workers === 0) return 'without workers';
  if (!before.isNamed) {
    throw new UnusableDatabase(
      `${name} is on Citus, whose workers don't know the coordinator; tell them by citus_set_coordinator_host.`,
    );
  }
  const isDoneHere = await knex.transaction(async (trx) => {
    await trx.raw('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
    await oneByOne(trx);
    // Others who would do the same wait here, and hold nothing of what is to be spread.
    await trx.raw('LOCK TABLE settings IN ACCESS EXCLUSIVE MODE');
    if ((await look(trx))!.isSpread) return false;
    for (const statement of keysByCollection) await trx.raw(statement);
    // In a dump of a database that was spread they are as those of a server alone: they are made anew.
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
    for (const table of onCoordinator) {
      await trx.raw('SELECT citus_add_local_table_to_metadata(?, cascade_via_foreign_keys := true)', [table]);
    }
    return true;
  });
  // What they held before they were spread is still here, and seen by nobody.
  if (isDoneHere) {
    for (const table of ofCollections) {
      await knex.raw('SELECT truncate_local_data_after_distributing_table(?)', [table]);
    }
  }
  return 'spread';
}

export async function hasCitus(knex: Knex): Promise<boolean> {
  const { rows } = await knex.raw("SELECT 1 FROM pg_extension WHERE extname = 'citus'");
  return rows.length > 0;
}

/** In a transaction: statements that change tables may follow others that do, or are followed by them. */
export async function oneByOne(trx: Knex.Transaction): Promise<void> {
  await trx.raw("SET LOCAL citus.multi_shard_modify_mode TO 'sequential'");
}

/** The collection comes first in their keys. It does already in a dump of a database that was spread. */
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
  /** Whether the workers know where the coordinator is. */
  readonly isNamed: boolean;
  readonly workers: number;
  readonly isSpread: boolean;
}

/** Undefined where the extension isn't. */
async function look(knex: Knex): Promise<Cluster | undefined> {
  if (!(await hasCitus(knex))) return undefined;
  const { rows } = await knex.raw(`SELECT (SELECT groupid FROM pg_dist_local_group) = 0 AS "isCoordinator",
    EXISTS (SELECT 1 FROM pg_dist_node WHERE groupid = 0) AS "isNamed",
    (SELECT count(*) FROM pg_dist_node WHERE shouldhaveshards AND isactive AND noderole = 'primary') AS workers,
    EXISTS (SELECT 1 FROM pg_dist_partition WHERE logicalrelid = to_regclass('heads')) AS "isSpread"`);
  return rows[0];
}
