/**
 * Opens a PostgreSQL database, or another one with the same protocol. Any number of instances can share it.
 */
import knexFactory, { type Knex } from 'knex';
import pg from 'pg';
import { closeTogether } from '../../runtime/closing.js';
import {
  applicationName,
  type Database,
  type Migrated,
  noReplicas,
  type OpenOptions,
  UnusableDatabase,
  withoutStatement,
} from '../database.js';
import { migrate, noData } from '../migrations.js';
import { spread } from './citus.js';
import { commitGroupFunction } from './commit/commit-function.js';
import { readGroupFunction } from './commit/group-state.js';
import { readKeyedFunction } from './commit/idempotency-keys.js';
import { copyKeysFunction } from './commit/index-keys.js';
import { readOwnersFunction } from './commit/row-key-owners.js';
import { readRowsFunction, readRowsOfOneFunction } from './commit/rows.js';
import { countUsageFunction } from './commit/usage.js';
import {
  isConflict,
  isConflictOfMigrations,
  meaningOf,
  named,
  rethrowUnconnected,
  unusable,
} from './connection/errors.js';
import { keepFunctions, type SqlFunction } from './connection/functions.js';
import {
  answerTimeoutMs,
  boundTransaction,
  boundWaits,
  connectTimeoutMs,
  idleConnectionMs,
  migrationTimeoutMs,
  unboundTransaction,
} from './connection/limits.js';
import { lender, type Pool, type PoolOptions, retried, toPool } from './connection/pool.js';
import { databaseIdentity, PostgresReplica } from './connection/replica.js';
import { listPagesFunction } from './list/pages.js';
import { refuseForbidden } from './permissions.js';
import type { Placement } from './placement.js';

export interface PostgresDatabase extends Database {
  readonly dialect: 'postgres';
  readonly placement: Placement;
  /**
   * Returns a pool for one caller, with at most `size` connections, which are opened when they are needed.
   */
  pool(size: number, options?: Partial<Omit<PoolOptions, 'size'>>): Pool;
  /** The settings of a connection outside the pools. */
  readonly settings: pg.ClientConfig;
  readonly replica: PostgresReplica | undefined;
  /** Reports that the functions of this version are in use, and creates missing functions. */
  keepFunctions(on: Pool): Promise<void>;
}

/** The number of connections for statements that are not performance-critical. */
const sharedConnections = 3;

const onBoth = [
  ...[commitGroupFunction, copyKeysFunction, countUsageFunction, listPagesFunction],
  ...[readGroupFunction, readKeyedFunction, readOwnersFunction],
];
const functions: Readonly<Record<Placement, readonly SqlFunction[]>> = {
  single: [...onBoth.map(({ single }) => single), readRowsFunction.single],
  citus: [...onBoth.map(({ citus }) => citus), readRowsOfOneFunction.citus],
};

/** The oldest major version that the tests have passed on. */
const oldestVersion = 15;

/** Opens and migrates the database of a URL. */
export async function openPostgres(
  url: string,
  { role, create, replicaUrl, onMigration, isPatient = false }: OpenOptions,
): Promise<PostgresDatabase> {
  const { name, settings, knex, newPool, knexOn, closers, close, unusable } = connectPostgres(url, isPatient);
  let migrated: Migrated;
  let placement: Placement;
  let replica: PostgresReplica | undefined;
  try {
    await refuseUnfit(knex, called(name));
    if (!(create ?? role === 'server')) await refuseEmpty(knex, called(name));
    if (role === 'server') await refuseForbidden(knex, called(name));
    const patient = newPool(1, migrationTimeoutMs);
    const migrating = knexOn(patient);
    migrated = await retried(() => migrate(migrating, called(name), onMigration), isConflictOfMigrations);
    const citus = await spread(migrating, called(name));
    placement = citus === 'spread' ? 'citus' : 'single';
    if (citus !== undefined) migrated = { ...migrated, citus };
    // Tools do not call the functions.
    if (role === 'server' || create) {
      const on = toPool(patient, placement, { size: 1, answerTimeoutMs: migrationTimeoutMs });
      await keepFunctions(on, functions[placement], called(name));
      if (replicaUrl !== undefined) {
        if (placement === 'citus') throw noReplicas(`${called(name)}, on Citus,`);
        replica = new PostgresReplica(
          connectionSettings(replicaUrl),
          nameOf(replicaUrl),
          await databaseIdentity(on, called(name)),
        );
        closers.push(() => replica!.close());
        await replica.meet();
      }
    }
  } catch (error) {
    await close();
    throw unusable(error as Error);
  }
  // Statements outside transactions have one connection, so that they never wait for a transaction.
  const lent = lender(sharedConnections - 1, 1);
  return {
    dialect: 'postgres',
    name,
    migrated,
    placement,
    replica,
    knex,
    registry: knexOn(newPool(2)),
    transaction: (work, accountId = 0) =>
      lent(accountId, () =>
        retried(
          () =>
            knex.transaction(async (trx) => {
              await trx.raw(
                isPatient ? `${unboundTransaction}; ${boundWaits[placement]}` : boundTransaction[placement],
              );
              return work(trx);
            }),
          isConflict,
        ),
      ),
    pool: (size, options = {}) => toPool(newPool(size, 0), placement, { size, answerTimeoutMs, ...options }),
    settings,
    keepFunctions: (on) => keepFunctions(on, functions[placement], called(name)),
    close,
  };
}

/**
 * A connection that Knex has borrowed. Knex closes a disposed connection when it gives it back. This is necessary if the
 * server cannot run statements on this connection. For example, a session that starts while a failover has made the
 * database read-only stays read-only until it ends, and statements that run all the time would keep it open forever.
 */
interface KnexClient extends pg.PoolClient {
  readonly __knexUid?: string;
  __knex__disposed?: Error;
}

/**
 * Connects to the database of a URL, without migrating or changing it.
 *
 * @param isPatient whether a statement can take up to an hour, because nobody waits for it
 */
export function connectPostgres(url: string, isPatient: boolean) {
  const name = nameOf(url);
  const settings = connectionSettings(url);
  const closers: (() => Promise<void>)[] = [];
  const newPool = (size: number, query_timeout = answerTimeoutMs): pg.Pool => {
    const pool = new pg.Pool({ ...settings, query_timeout, max: size, idleTimeoutMillis: idleConnectionMs });
    // If a connection is lost, its statements fail and it leaves the pool. No other handling is needed.
    pool.on('error', ignore);
    pool.on('connect', (client) => client.on('error', ignore));
    closers.push(() => pool.end());
    return pool;
  };
  const knexOn = (pool: pg.Pool): Knex => {
    const knex = knexFactory({
      client: 'pg',
      connectionPool: { connect: () => pool.connect().catch(rethrowUnconnected) } as pg.Pool,
      compileSqlOnError: false,
      // Every error is passed to the caller, so it is not logged as well.
      log: { warn: ignore },
    });
    const lent = new Set<KnexClient>();
    pool.on('acquire', (client) => lent.add(client)).on('release', (_error, client) => lent.delete(client));
    knex.on('query-error', (error, query) => {
      named(withoutStatement(error, query));
      if (meaningOf(error) !== 'unavailable') return;
      for (const client of lent) if (client.__knexUid === query.__knexUid) client.__knex__disposed = error;
    });
    return knex;
  };
  return {
    name,
    title: called(name),
    settings,
    knex: knexOn(newPool(sharedConnections, isPatient ? migrationTimeoutMs : answerTimeoutMs)),
    newPool,
    knexOn,
    closers,
    close: () => closeTogether(closers),
    unusable: (error: Error) => unusable(error, called(name)),
  };
}

/** Connects to a database for a command that reads all of its data, which can take long. */
export function patientSource(url: string) {
  // Otherwise, PostgreSQL would leave out rows without an error if this user is not allowed to see them.
  const begin = (snapshot: Knex.Transaction) =>
    snapshot.raw(`${unboundTransaction}; SET LOCAL row_security = off`);
  return { ...connectPostgres(url, true), begin };
}

/** Returns the host and the database, without the user and the password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** The parameters for TLS that the driver knows. It ignores all others. */
const tlsParameters = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslnegotiation', 'ssl'];

/**
 * Returns the settings of a connection to the database of a URL.
 *
 * @throws UnusableDatabase if the name of a parameter is misspelt and the connection would therefore not be encrypted
 */
export function connectionSettings(given: string): pg.ClientConfig {
  const parsed = new URL(given);
  const unknown = [...parsed.searchParams.keys()].find(
    (name) => /^ssl/i.test(name) && !tlsParameters.includes(name),
  );
  if (unknown !== undefined)
    throw new UnusableDatabase(
      `The URL of the database ${nameOf(given)} contains the unknown parameter ${JSON.stringify(unknown)}. Use ${tlsParameters.slice(0, -1).join(', ')} or ${tlsParameters.at(-1)}.`,
    );
  const own = parsed.searchParams.get('application_name') || process.env.PGAPPNAME || applicationName;
  const name = own.startsWith(applicationName) ? own : `${applicationName} ${own}`;
  // The driver prefers the parameters of the URL.
  if (parsed.searchParams.has('application_name')) parsed.searchParams.set('application_name', name);
  const url = parsed.searchParams.has('application_name') ? parsed.href : given;
  return {
    // By default, the driver treats these modes in the same way. It prints a warning that its next major version will
    // treat them as libpq does.
    connectionString: url.includes('uselibpqcompat=')
      ? url
      : url.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full'),
    application_name: name,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: answerTimeoutMs,
    keepAlive: true,
    pipeline: true,
    types: { getTypeParser },
  };
}

function called(name: string): string {
  return `The database ${name}`;
}

function ignore(): void {}

/** Returns 8-byte integers as numbers, because rowfeed stores no integer beyond 2^53. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
}

/**
 * Rejects a database without tables, for callers that don't create it. Otherwise, a failed restore would seem to be
 * complete.
 */
async function refuseEmpty(knex: Knex, name: string): Promise<void> {
  // to_regclass also finds a table that this user can't read. For such a table, the migration prints better advice.
  const { rows } = await knex.raw(
    `SELECT to_regclass('settings') IS NULL AS empty,
      has_schema_privilege(current_schema(), 'CREATE') AS "canCreate"`,
  );
  const [{ empty, canCreate }] = rows;
  if (!empty) return;
  throw new UnusableDatabase(
    canCreate
      ? noData(name)
      : `${name} contains no data of rowfeed, and this user cannot create tables. Run \`rowfeed migrate\` as the owner of the database, or use another database.`,
  );
}

/**
 * The settings whose other values would change what statements do. A statement that has waited for a lock must see the
 * commits of others: with `repeatable read`, indexes would keep the keys of changed rows.
 */
const needed = {
  standard_conforming_strings: 'on',
  array_nulls: 'on',
  default_transaction_isolation: 'read committed',
};

async function refuseUnfit(knex: Knex, name: string): Promise<void> {
  const { rows } = await knex.raw(
    `SELECT current_setting('server_encoding') AS encoding, current_setting('transaction_read_only') AS read_only,
      ${Object.keys(needed).map((setting) => `current_setting('${setting}') AS ${setting}`)},
      current_schema() AS schema,
      current_setting('server_version_num')::int / 10000 AS version`,
  );
  const [{ encoding, read_only: readOnly, schema, version, ...given }] = rows;
  if (version < oldestVersion)
    throw new UnusableDatabase(
      `${name} is on PostgreSQL ${version}. rowfeed requires PostgreSQL ${oldestVersion} or later.`,
    );
  if (encoding !== 'UTF8') throw new UnusableDatabase(`${name} has the encoding ${encoding}, not UTF8.`);
  if (readOnly === 'on')
    throw new UnusableDatabase(
      `${name} is read-only. Use the primary, or set default_transaction_read_only to off.`,
    );
  if (schema === null)
    throw new UnusableDatabase(`${name} has no schema for the tables. No schema in its search_path exists.`);
  for (const [setting, value] of Object.entries(needed))
    if (given[setting] !== value)
      throw new UnusableDatabase(`${name} sets ${setting} to ${given[setting]}. It must be ${value}.`);
}
