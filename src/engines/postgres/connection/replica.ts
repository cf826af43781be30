/**
 * Reads rows from a standby while it is available. If the standby cannot serve a read, the read fails quickly
 * and the caller uses the primary. This module never waits for a standby to come back.
 */
import pg from 'pg';
import { failureOf } from '../../../problem.js';
import { UnusableDatabase } from '../../database.js';
import {
  type Lane,
  type ListPlan,
  type ListRead,
  type Replica,
  type RowAddress,
  type RowRead,
  stalePlan,
} from '../../engine.js';
import { readRows, readRowsFunction } from '../commit/rows.js';
import { type ListPools, readLists } from '../list/list.js';
import { listPagesFunction } from '../list/pages.js';
import { isForbidden } from './errors.js';
import {
  answerTimeoutMs,
  boundLook,
  idleConnectionMs,
  replicaTimeoutMs,
  scanTimeoutMs,
  searchTimeoutMs,
} from './limits.js';
import { answerOf, type Connection, type Pool, toPool } from './pool.js';

/** Identifies a database. Its standbys have the same identity. */
const identitySql = `system_identifier || '/' || (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** @param name the name of the database in messages */
export async function databaseIdentity(pool: Pool, name: string): Promise<string> {
  try {
    const [found] = await pool.all<{ identity: string }>(
      `SELECT ${identitySql} AS identity FROM pg_control_system()`,
      [],
    );
    return found!.identity;
  } catch (error) {
    if (!isForbidden(error)) throw error;
    throw new UnusableDatabase(
      `${name} does not allow this user to call pg_control_system(), but rowfeed needs this function to identify the replica.`,
    );
  }
}

/** The functions of this version may not have been replicated yet. */
const standingSql = `
  SELECT ${identitySql} AS identity, pg_is_in_recovery() AS "isStandby",
    (SELECT every(to_regproc(name) IS NOT NULL) FROM unnest($1::text[]) AS name) AS "isReady"
  FROM pg_control_system()`;
const functions = [listPagesFunction.single.name, readRowsFunction.single.name];
/** Reads no rows, but waits for the same locks as reads. Replication can lock a table or its index. */
const waitingSql = `
  BEGIN; ${boundLook}; SELECT FROM heads, rows, deleted_per_block, sort_indexes, sort_keys WHERE false; COMMIT`;

interface Standing {
  readonly identity: string;
  readonly isStandby: boolean;
  readonly isReady: boolean;
}

class WrongDatabase extends Error {}

/** The connections that are used from one outage to the next. */
interface Session {
  readonly on: ListPools & { readonly points: Pool };
  /** Rejects if the standby is no longer available. */
  look(): Promise<void>;
  /** Closes the connections immediately, so that reads in progress fail. */
  end(): Promise<unknown>;
}

export class PostgresReplica implements Replica {
  readonly scansAtOnce = 2;
  readonly testsKeys = false;
  readonly #settings: pg.ClientConfig;
  readonly #name: string;
  readonly #identity: string;
  #session: Session | undefined;
  /** The error of the read that found the standby unavailable, until the next probe reports it. */
  #lost: Error | undefined;

  constructor(settings: pg.ClientConfig, name: string, identity: string) {
    this.#settings = { ...settings, connectionTimeoutMillis: replicaTimeoutMs, query_timeout: 0 };
    this.#name = `The replica ${name}`;
    this.#identity = identity;
  }

  get isThere(): boolean {
    return this.#session !== undefined;
  }

  /**
   * Checks the standby for the first time. It need not be available. @throws UnusableDatabase if it belongs
   * to another database
   */
  async meet(): Promise<void> {
    await this.probe().catch((error: unknown) => {
      if (error instanceof WrongDatabase) throw new UnusableDatabase(error.message);
    });
  }

  async probe(): Promise<void> {
    const lost = this.#lost;
    this.#lost = undefined;
    if (lost !== undefined) throw lost;
    const session = this.#session ?? this.#connect();
    try {
      await session.look();
      // A read may have found the standby unavailable in the meantime.
      if (this.#lost === undefined) this.#session = session;
    } catch (error) {
      this.#session = undefined;
      void session.end();
      throw error;
    }
  }

  readRows(keys: readonly RowAddress[]): Promise<(RowRead | undefined)[]> {
    return this.#read(({ points }) => readRows(points, keys));
  }

  async readLists(
    lane: Lane,
    plans: readonly ListPlan[],
    signal?: AbortSignal,
  ): Promise<(ListRead | undefined)[]> {
    const reads = await this.#read((on) => readLists(on, lane, plans, signal));
    // An index that is incomplete here may be complete on the primary.
    return reads.map((read) => (read === stalePlan ? undefined : read));
  }

  async close(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    await session?.end();
  }

  async #read<T>(work: (on: Session['on']) => Promise<T>): Promise<T> {
    const session = this.#session;
    if (session === undefined) throw new Error(`${this.#name} is not available.`);
    try {
      return await work(session.on);
    } catch (error) {
      const isGone = ['lost', 'unavailable'].includes(failureOf(error) ?? '');
      if (isGone && session === this.#session) {
        this.#lost = error as Error;
        this.#session = undefined;
        void session.end();
      }
      throw error;
    }
  }

  #connect(): Session {
    const clients = new Set<pg.PoolClient>();
    const pools: pg.Pool[] = [];
    const poolOf = (size: number, timeoutMs: number): Pool => {
      const pool = new pg.Pool({
        ...this.#settings,
        max: size,
        idleTimeoutMillis: idleConnectionMs,
        // Each connection is checked again, because another server may have taken over the address.
        verify: (client, done) =>
          void this.#look((sql, parameters) => answerOf(client, sql, parameters, replicaTimeoutMs)).then(
            () => done(),
            done,
          ),
      });
      pool.on('error', () => undefined);
      pool.on('connect', (client) => {
        clients.add(client);
        client.on('error', () => undefined);
      });
      pool.on('remove', (client) => clients.delete(client as pg.PoolClient));
      pools.push(pool);
      return toPool(pool, 'single', { size, answerTimeoutMs: timeoutMs });
    };
    const looks = poolOf(1, replicaTimeoutMs);
    let ended: Promise<unknown> | undefined;
    return {
      on: {
        points: poolOf(2, replicaTimeoutMs),
        cheap: poolOf(2, searchTimeoutMs + replicaTimeoutMs),
        large: poolOf(1, answerTimeoutMs),
        scan: poolOf(this.scansAtOnce, scanTimeoutMs + replicaTimeoutMs),
      },
      look: () => looks.lend(({ all }) => this.#look(all)),
      end() {
        // The driver would wait for responses that are still outstanding.
        for (const client of clients) (client as unknown as Wire).connection.stream.destroy();
        ended ??= Promise.all(pools.map((pool) => pool.end()));
        return ended;
      },
    };
  }

  async #look(all: Connection['all']): Promise<void> {
    const [{ identity, isStandby, isReady } = {} as Standing] = await all<Standing>(standingSql, [functions]);
    if (identity !== this.#identity) throw new WrongDatabase(`${this.#name} belongs to another database.`);
    if (!isStandby) throw new Error(`${this.#name} is not a standby, because it accepts writes.`);
    if (!isReady) throw new Error(`${this.#name} does not have the functions of this version yet.`);
    await all(waitingSql);
  }
}

interface Wire {
  readonly connection: { readonly stream: { destroy(): void } };
}
