/**
 * Manages the functions that replace the most frequent statements in PostgreSQL. A connection keeps the plans
 * of statements in functions. This also works behind a pooler, where named statements are lost. Planning was
 * most of the work before. A list of 100 rows took the PostgreSQL server 440 µs as a statement (640 µs with a
 * deep offset). As a function, it takes 150 µs.
 *
 * Functions belong to the version that calls them. Their names contain a hash of their text, so that
 * instances of several versions can run side by side. An instance creates missing functions and regularly
 * reports which it uses. A function that no instance has used for a day is dropped.
 */
import { createHash } from 'node:crypto';
import { UnusableDatabase } from '../../database.js';
import { type FunctionVariant, functionVariants, type Placement } from '../placement.js';
import { forbidden, isConflict, isForbidden } from './errors.js';
import { boundWaits } from './limits.js';
import { type Connection, type Parameter, type Pool, retried } from './pool.js';

/** A function on one placement. `Input` is what a call passes. */
export interface SqlFunction<Input = never> {
  /** The name with the hash, as callers use it. */
  readonly name: string;
  /** The names of its parameters. */
  readonly parameters: readonly string[];
  /** The rest of the CREATE FUNCTION statement, after the name. */
  readonly definition: string;
  /** Whether Citus runs the function on the worker of the collection in its parameter `of_collection`. */
  readonly isOfCollection: boolean;
  /** SQL that calls the function with the parameters `$1`, `$2` and so on. */
  readonly call: string;
  /** The same for a statement that calls `other` first. */
  readonly callAfter: (other: Pick<SqlFunction, 'parameters'>) => string;
  /** Returns the parameters of a call. */
  readonly valuesOf: (input: Input) => Parameter[];
}

/** The parameters of a function, in order: the type of each parameter, and its value in a call. */
type ParametersOf<Input> = Readonly<
  Record<string, readonly [type: string, valueIn: (input: Input) => Parameter]>
>;

const unusedMs = 86_400_000;
/** How often a function's use is written down. */
const noteMs = 3_600_000;

/**
 * Defines a function for both placements. The parameters refer to each other, to the columns and to variables only by
 * name: this is the only place that numbers them.
 *
 * @param define returns the part of the CREATE FUNCTION statement after the parameters
 */
export function sqlFunction<Input>(
  name: string,
  parameters: ParametersOf<Input>,
  define: (variant: FunctionVariant) => string,
): Readonly<Record<Placement, SqlFunction<Input>>> {
  const names = Object.keys(parameters);
  const values = Object.values(parameters).map(([, valueIn]) => valueIn);
  const declared = names.map((each) => `${each} ${parameters[each]![0]}`).join(', ');
  const made = functionVariants.map((variant): [Placement, SqlFunction<Input>] => {
    const definition = `(${declared})\n${define(variant)}`;
    const hash = createHash('sha256').update(definition).digest('hex').slice(0, 8);
    const callFrom = (first: number): string =>
      `${name}_${hash}(${names.map((_, index) => `$${first + index}`).join()})`;
    return [
      variant.placement,
      {
        name: `${name}_${hash}`,
        parameters: names,
        definition,
        isOfCollection: variant.placement === 'citus' && 'of_collection' in parameters,
        call: callFrom(1),
        callAfter: (other) => callFrom(1 + other.parameters.length),
        valuesOf: (input) => values.map((valueIn) => valueIn(input)),
      },
    ];
  });
  return Object.fromEntries(made) as Record<Placement, SqlFunction<Input>>;
}

/**
 * Reports that `functions` are in use, creates missing functions, and drops unused ones if the user has the
 * permission.
 *
 * @param database the name of the database in messages
 * @throws UnusableDatabase if functions are missing and the user is not allowed to create them, or not allowed to call them
 */
export function keepFunctions(
  pool: Pool,
  functions: readonly SqlFunction[],
  database: string,
): Promise<void> {
  // All instances use the same order, so that instances that start together wait here and do not deadlock.
  const sorted = [...functions].sort((a, b) => (a.name < b.name ? -1 : 1));
  return retried(
    () =>
      pool.lend(async (connection) => {
        const names = sorted.map(({ name }) => name);
        const [, [at], there] = await Promise.all([
          connection.all(`BEGIN; ${boundWaits[connection.placement]}`),
          connection.all<{ now: number }>(noteSql, [names]),
          // A separate statement, so that after the wait it sees functions that another instance has created.
          connection.all<{ name: string; isAllowed: boolean }>(thereSql, [names]),
        ]);
        const barred = there.find(({ isAllowed }) => !isAllowed);
        if (barred !== undefined) throw forbidden(database, `permission denied for function ${barred.name}`);
        const missing = sorted.filter((each) => !there.some(({ name }) => name === each.name));
        if (missing.length > 0) await make(connection, missing, database);
        await dropUnused(connection, at!.now - unusedMs);
        await connection.all('COMMIT');
      }),
    isConflict,
  );
}

/**
 * The times come from the PostgreSQL server, because all instances share its clock. The statement also locks
 * rows that it does not change.
 */
const noteSql = `
  WITH clock AS MATERIALIZED (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now),
    noted AS (INSERT INTO programs (name, used_at) SELECT name, now FROM unnest($1::text[]) AS name, clock
      ON CONFLICT (name) DO UPDATE SET used_at = excluded.used_at
        WHERE programs.used_at < excluded.used_at - ${noteMs})
  SELECT now FROM clock`;

/** The functions are in the schema of the tables. */
const ours = "(SELECT relnamespace FROM pg_class WHERE oid = to_regclass('heads'))";

const thereSql = `
  SELECT proname::text AS name, has_function_privilege(oid, 'EXECUTE') AS "isAllowed"
  FROM pg_proc WHERE pronamespace = ${ours} AND proname = ANY($1::text[]) ORDER BY name`;

/** Whether this node is a worker of Citus. Functions are created on the coordinator, for all nodes. */
async function isOnWorker({ placement, all }: Connection): Promise<boolean> {
  return (
    placement === 'citus' && (await all('SELECT 1 FROM pg_dist_local_group WHERE groupid <> 0')).length > 0
  );
}

async function make(
  connection: Connection,
  missing: readonly SqlFunction[],
  database: string,
): Promise<void> {
  if (await isOnWorker(connection)) {
    throw new UnusableDatabase(
      `${database} is on a Citus worker and lacks functions of this version. Run \`rowfeed migrate\` on the coordinator to create them.`,
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
      `${database} lacks functions of this version, and this user cannot create them. Run \`rowfeed migrate\` as the owner of the database.`,
    );
  }
}

/**
 * `force_delegation` also delegates calls within a transaction, and never runs the function elsewhere. Only
 * on the worker does it read one snapshot and commit on its own.
 */
const distributeSql = `SELECT create_distributed_function(
  $1::text::regproc::regprocedure, 'of_collection', colocate_with := 'heads', force_delegation := true)`;

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
    // The condition excludes functions that an instance has started to use in the meantime.
    const gone = await connection.all(
      'DELETE FROM programs WHERE name = $1 AND used_at < $2 RETURNING name',
      [name, before],
    );
    if (gone.length > 0) await connection.all(`DROP FUNCTION ${signature}`);
  }
}
