/**
 * The statements that PostgreSQL is sent most, as functions: a connection keeps the plans of what is in them, also
 * behind a pooler, where named statements don't last. Planning was most of the work before: a list of 100 rows took
 * the server 440 us as a statement (640 with a deep offset) and 150 us as a function.
 *
 * They belong to the version that calls them: each is named by a hash of its text and made where it is missing, so
 * that instances of several versions run side by side. Every instance says now and then which it uses; one that no
 * instance has used for a day is dropped.
 */
import { createHash } from 'node:crypto';
import { UnusableDatabase } from '../../database.js';
import { type Place, type Placement, places } from '../placement.js';
import { isConflict, isForbidden } from './errors.js';
import { boundWaits } from './limits.js';
import { type Connection, type Pool, retried } from './pool.js';

export interface Program {
  /** With the hash, as it is called. */
  readonly name: string;
  /** The rest of its CREATE FUNCTION, from after the name on. */
  readonly definition: string;
  /** Whether Citus runs it where the collection is that its argument `wanted` names. */
  readonly isOfCollection: boolean;
}

export type Programs = Readonly<Record<Placement, Program>>;

const unusedMs = 86_400_000;
/** How often it is written down that one is in use. */
const noteMs = 3_600_000;

/** A function that may call itself so on either; `wanted` has to be its argument on Citus, where it is of a collection. */
export function program(
  name: string,
  define: (place: Place) => string,
  { isOfCollection = false } = {},
): Programs {
  const made = places.map((place): [Placement, Program] => {
    const definition = define(place);
    const hash = createHash('sha256').update(definition).digest('hex').slice(0, 8);
    return [
      place.placement,
      {
        name: `${name}_${hash}`,
        definition,
        isOfCollection: isOfCollection && place.placement === 'citus',
      },
    ];
  });
  return Object.fromEntries(made) as Programs;
}

/**
 * Notes that these are in use, makes those that are missing, and drops what nobody uses any more, as far as the user may.
 *
 * @param database what messages call it
 * @throws UnusableDatabase where some are missing that this user may not make
 */
export function keepPrograms(pool: Pool, programs: readonly Program[], database: string): Promise<void> {
  // In one order, so that instances which start together wait for each other here and not in a circle.
  const sorted = [...programs].sort((a, b) => (a.name < b.name ? -1 : 1));
  return retried(
    () =>
      pool.lend(async (connection) => {
        const names = sorted.map(({ name }) => name);
        const [, [at], there] = await Promise.all([
          connection.all(`BEGIN; ${boundWaits[connection.placement]}`),
          connection.all<{ now: number }>(noteSql, [names]),
          // By a statement of its own: after the wait it sees what another instance has made.
          connection.all<{ name: string }>(thereSql, [names]),
        ]);
        const missing = sorted.filter((each) => !there.some(({ name }) => name === each.name));
        if (missing.length > 0) await make(connection, missing, database);
        await dropUnused(connection, at!.now - unusedMs);
        await connection.all('COMMIT');
      }),
    isConflict,
  );
}

/** Times are the server's, which all instances share. Rows that aren't changed are locked all the same. */
const noteSql = `
  WITH clock AS MATERIALIZED (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now),
    noted AS (INSERT INTO programs (name, used_at) SELECT name, now FROM unnest($1::text[]) AS name, clock
      ON CONFLICT (name) DO UPDATE SET used_at = excluded.used_at
        WHERE programs.used_at < excluded.used_at - ${noteMs})
  SELECT now FROM clock`;

/** They are where the tables are. */
const ours = "(SELECT relnamespace FROM pg_class WHERE oid = to_regclass('heads'))";

const thereSql = `SELECT proname::text AS name FROM pg_proc WHERE pronamespace = ${ours} AND proname = ANY($1::text[])`;

/** Functions are made and dropped from the coordinator of Citus, on all its nodes. */
async function isOnWorker({ placement, all }: Connection): Promise<boolean> {
  return (
    placement === 'citus' && (await all('SELECT 1 FROM pg_dist_local_group WHERE groupid <> 0')).length > 0
  );
}

async function make(connection: Connection, missing: readonly Program[], database: string): Promise<void> {
  if (await isOnWorker(connection)) {
    throw new UnusableDatabase(
      `${database} is on a worker of Citus, and lacks functions of this version; let \`rowfeed migrate\` make them from the coordinator.`,
    );
  }
  const [{ schema } = { schema: '' }] = await connection.all<{ schema: string }>(
    `SELECT quote_ident(nspname) AS schema FROM pg_namespace WHERE oid = ${ours}`,
  );
  try {
    for (const { name, definition, isOfCollection } of missing) {
      await connection.all(`CREATE FUNCTION ${schema}.${name}${definition}`);
      if (isOfCollection) await connection.all(distributeSql, [`${schema}.${name}`]);
    }
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new UnusableDatabase(
      `${database} lacks functions of this version, and doesn't let this user make them; let its owner run \`rowfeed migrate\`.`,
    );
  }
}

/** In a transaction, too, and never but on the worker: there alone it reads one state, and commits by itself. */
const distributeSql = `SELECT create_distributed_function(
  $1::text::regproc::regprocedure, 'wanted', colocate_with := 'heads', force_delegation := true)`;

async function dropUnused(connection: Connection, before: number): Promise<void> {
  const unused = await connection.all<{ name: string }>('SELECT name FROM programs WHERE used_at < $1', [
    before,
  ]);
  if (unused.length === 0 || (await isOnWorker(connection))) return;
  const there = await connection.all<{ name: string; signature: string }>(
    `SELECT proname::text AS name, oid::regprocedure::text AS signature FROM pg_proc
     WHERE pronamespace = ${ours} AND proname = ANY($1::text[]) AND pg_has_role(proowner, 'USAGE')`,
    [unused.map(({ name }) => name)],
  );
  for (const { name, signature } of there) {
    // Unless an instance has begun to use it meanwhile.
    const gone = await connection.all(
      'DELETE FROM programs WHERE name = $1 AND used_at < $2 RETURNING name',
      [name, before],
    );
    if (gone.length > 0) await connection.all(`DROP FUNCTION ${signature}`);
  }
}
