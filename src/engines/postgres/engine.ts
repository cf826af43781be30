/** Implements the engine on PostgreSQL. Any number of instances can share a database. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Filter } from '../../values/filter.js';
import {
  type CollectionDescription,
  type CollectionRef,
  type CollectionTotals,
  dropped,
  type Engine,
  type GroupRequest,
  type IndexState,
  type KeyedOutcome,
  type Lane,
  type ListPlan,
  type ListRead,
  type LogState,
  type NamesOf,
  type NamesRead,
  type OpenGroup,
  type RecordedKey,
  type Replica,
  type Reroute,
  type RowKey,
  type RowRead,
  type RowSnapshot,
  type SchemaChange,
  type SchemaChanged,
  stepBytes,
  type UsageRow,
} from '../engine.js';
import { fieldsOf } from '../index-fields.js';
import { never, purgeKeys, SqlEngine, trimEntries } from '../sql.js';
import { Groups } from './commit/groups.js';
import { buildIndex } from './commit/index.js';
import { readKeyed, readRows } from './commit/rows.js';
import { Announcements } from './connection/announcements.js';
import { pingTimeoutMs, scanTimeoutMs, writeTimeoutMs } from './connection/limits.js';
import { arrayOf, type Pool } from './connection/pool.js';
import { openRows } from './list/export.js';
import { type ListPools, readLists, readNames } from './list/list.js';
import type { PostgresDatabase } from './open.js';

export function postgresEngine(database: PostgresDatabase): Engine {
  const isOnCitus = database.placement === 'citus';
  const pools = {
    writer: database.pool(6, {
      answerTimeoutMs: writeTimeoutMs,
      ofOneAccount: 3,
      // On Citus, a worker may have committed a statement that the server cancels.
      cancelsLate: !isOnCitus,
    }),
    points: database.pool(2),
    cheap: database.pool(2),
    large: database.pool(1),
    scan: database.pool(2, { answerTimeoutMs: scanTimeoutMs + 1_000 }),
    log: database.pool(2),
    exports: database.pool(exportsAtOnce),
  };
  return isOnCitus ? new CitusEngine(database, pools) : new PostgresEngine(database, pools);
}

interface Pools extends ListPools {
  readonly writer: Pool;
  /** Reads single rows. Lists have other connections, so that long lists never delay rows. */
  readonly points: Pool;
  readonly log: Pool;
  readonly exports: Pool;
}

const exportsAtOnce = 2;

/** How often the instance reports which functions it uses. */
const keepProgramsMs = 300_000;

class PostgresEngine extends SqlEngine implements Engine {
  readonly commitsInParallel = true;
  readonly commitsUsage: boolean = true;
  readonly indexStepMs: number = 5;
  readonly scansAtOnce = 2;
  // PostgreSQL would plan a statement with a test at every call, which takes longer than sorting a thousand
  // ids.
  readonly testsKeys = false;
  readonly isCrowded = false;
  readonly snapshotsAtOnce = exportsAtOnce;
  readonly replica: Replica | undefined;
  protected readonly on: Pools;
  readonly #announcements: Announcements;
  readonly #groups: Groups;
  readonly #keepPrograms: () => Promise<void>;
  #programsKeptAt = performance.now();

  constructor(database: PostgresDatabase, pools: Pools) {
    super(database, pools);
    this.on = pools;
    this.replica = database.replica;
    this.#announcements = new Announcements(database.settings);
    this.#groups = new Groups(pools.writer, (collectionId) => this.#announcements.add(collectionId));
    this.#keepPrograms = () => database.keepPrograms(pools.writer);
  }

  openGroup(request: GroupRequest): Promise<OpenGroup> {
    return this.#groups.open(request);
  }

  commitUsage(usage: readonly UsageRow[]): Promise<void> {
    return this.#groups.commitUsage(usage);
  }

  override async purge(): Promise<boolean> {
    if (performance.now() - this.#programsKeptAt > keepProgramsMs) {
      await this.#keepPrograms();
      this.#programsKeptAt = performance.now();
    }
    return super.purge();
  }

  override async deleteCollection(
    collection: Pick<CollectionRef, 'id' | 'accountId'>,
    keyed?: KeyedOutcome,
  ): Promise<boolean> {
    const isDeleted = await super.deleteCollection(collection, keyed);
    this.#groups.forget(collection.id);
    return isDeleted;
  }

  override async changeSchema(change: SchemaChange): Promise<SchemaChanged | undefined> {
    const changed = await super.changeSchema(change);
    this.#groups.forget(change.collection.id);
    return changed;
  }

  /** Other instances may commit at any time, so the last seq is never known without a query. */
  seqNow(): undefined {
    return undefined;
  }

  /** Other instances record keys, too. */
  mayHoldKey(): boolean {
    return true;
  }

  readKeyed(accountId: number, keys: readonly string[], most: number): Promise<readonly RecordedKey[]> {
    return readKeyed(this.on.points, accountId, keys, most);
  }

  buildIndex(index: IndexState, rows: number): Promise<{ builtThrough: number; tookMs: number } | undefined> {
    return buildIndex(this.on.writer, index, rows);
  }

  readRows(keys: readonly RowKey[]): Promise<(RowRead | undefined)[]> {
    return readRows(this.on.points, keys);
  }

  readLists(lane: Lane, plans: readonly ListPlan[], signal?: AbortSignal): Promise<(ListRead | undefined)[]> {
    return readLists(this.on, lane, plans, signal);
  }

  openRows(collectionId: number, filter: Filter | undefined): Promise<RowSnapshot | undefined> {
    return openRows(this.on.exports, collectionId, filter);
  }

  readNames(names: NamesOf): Promise<NamesRead | Reroute> {
    return readNames(this.on.large, names);
  }

  async readLogStates(ids: readonly number[]): Promise<Map<number, LogState>> {
    const states = await this.on.log.all<LogState & { id: number }>(
      `SELECT collection_id AS id, seq, log_start AS "logStart" FROM heads WHERE collection_id = ANY($1::bigint[])`,
      [arrayOf(ids)],
    );
    return new Map(states.map((state) => [state.id, state]));
  }

  listen(committed: (collectionId: number) => void): void {
    this.#announcements.listen(committed);
  }

  async ping(): Promise<void> {
    const late = sleep(pingTimeoutMs, undefined, { ref: false }).then(() => {
      throw new Error('The database does not answer.');
    });
    await Promise.race([this.on.points.all('SELECT 1', []), late]);
  }

  close(): Promise<void> {
    return this.#announcements.close();
  }
}

/**
 * The engine for collections that are distributed over workers. A statement concerns one collection, or only
 * tables on the coordinator. Otherwise it reads from all workers, and the results are joined here.
 */
class CitusEngine extends PostgresEngine {
  override readonly commitsUsage = false;
  // As long as the round trips between nodes. Shorter steps would spend nearly all their time on them.
  override readonly indexStepMs = 20;

  /**
   * Uses two queries, because Citus would first read one table completely for a join: 2.2 ms instead of 0.15
   * ms.
   */
  override async findCollection(accountId: number, name: string): Promise<CollectionRef | undefined> {
    const [named] = await this.on.points.all<{ id: number }>(
      'SELECT id FROM collections WHERE account_id = $1 AND name = $2',
      [accountId, name],
    );
    if (named === undefined) return undefined;
    const [head] = await this.on.points.all<{ incarnation: string }>(
      'SELECT incarnation FROM heads WHERE collection_id = $1',
      [named.id],
    );
    return head && { id: named.id, accountId, name, incarnation: head.incarnation };
  }

  override async describeCollection(id: number): Promise<CollectionDescription | undefined> {
    const [[named], [head]] = await Promise.all([
      this.on.points.all<Omit<CollectionDescription, 'incarnation' | 'rows'>>(
        'SELECT id, account_id AS "accountId", name, created_at AS "createdAt" FROM collections WHERE id = $1',
        [id],
      ),
      this.on.points.all<Pick<CollectionDescription, 'incarnation' | 'rows'>>(
        'SELECT incarnation, rows FROM heads WHERE collection_id = $1',
        [id],
      ),
    ]);
    return named && head && { ...named, ...head };
  }

  /** Reads totals that are consistent per collection. Two workers do not share a snapshot. */
  override async readTotals(accountIds: readonly number[]): Promise<Map<number, CollectionTotals[]>> {
    const named = await this.on.points.all<{ id: number; accountId: number }>(
      'SELECT id, account_id AS "accountId" FROM collections WHERE account_id = ANY($1::bigint[])',
      [arrayOf(accountIds)],
    );
    const totals = new Map<number, CollectionTotals[]>();
    if (named.length === 0) return totals;
    const heads = await this.on.points.all<CollectionTotals>(
      'SELECT collection_id AS id, seq, rows, bytes FROM heads WHERE collection_id = ANY($1::bigint[])',
      [arrayOf(named.map(({ id }) => id))],
    );
    const accountOf = new Map(named.map(({ id, accountId }) => [id, accountId]));
    for (const head of heads) {
      const accountId = accountOf.get(head.id)!;
      const ofAccount = totals.get(accountId);
      if (ofAccount === undefined) totals.set(accountId, [head]);
      else ofAccount.push(head);
    }
    return totals;
  }

  /**
   * Does the same as `trim` in sql.ts. It checks collections one by one, because few have more changes than are
   * always kept.
   */
  override async trim(keepChanges: number, before: number, after = never): Promise<boolean> {
    const heads = await this.on.writer.all<{ id: number; seq: number }>(
      'SELECT collection_id AS id, seq FROM heads WHERE seq - log_start > $1',
      [keepChanges],
    );
    for (const { id, seq } of heads) {
      const [due] = await this.on.writer.all<{ logStart: number | null }>(
        `SELECT max(last_seq) AS "logStart" FROM (
           SELECT last_seq, time, sum(size) OVER (ORDER BY last_seq) - size AS before FROM (
             SELECT last_seq, time, octet_length(changes) AS size FROM changes WHERE collection_id = $1
             ORDER BY last_seq LIMIT ${trimEntries}) AS sized) AS oldest
         WHERE before < ${stepBytes} AND last_seq <= $2 AND (time < $3 OR time > $4)`,
        [id, seq - keepChanges, before, after],
      );
      const logStart = due?.logStart ?? null;
      if (logStart === null) continue;
      await this.on.writer.all(
        'UPDATE heads SET log_start = $1 WHERE collection_id = $2 AND log_start < $1',
        [logStart, id],
      );
      await this.on.writer.all('DELETE FROM changes WHERE collection_id = $1 AND last_seq <= $2', [
        id,
        logStart,
      ]);
      return true;
    }
    return false;
  }

  override async readIndexes(): Promise<IndexState[]> {
    type Found = Omit<IndexState, 'fields' | 'accountId'> & { readonly fields: string };
    const indexes = await this.on.writer.all<Found>(
      `SELECT id, collection_id AS "collectionId", fields, built_through AS "builtThrough", used_at AS "usedAt"
       FROM sort_indexes`,
      [],
    );
    if (indexes.length === 0) return [];
    const named = await this.on.writer.all<{ id: number; accountId: number }>(
      'SELECT id, account_id AS "accountId" FROM collections WHERE id = ANY($1::bigint[])',
      [arrayOf([...new Set(indexes.map(({ collectionId }) => collectionId))])],
    );
    const accountOf = new Map(named.map(({ id, accountId }) => [id, accountId]));
    return indexes.map(({ fields, ...index }) => ({
      ...index,
      fields: fieldsOf(fields),
      accountId: accountOf.get(index.collectionId),
    }));
  }

  /**
   * Deletes the range from the first key to a key that it reads before. For a DELETE with a subquery, a worker
   * without table statistics would read the subquery again for each key. Deleting 500 of 10,000 keys took 8 s.
   */
  override async purgeIndex({ id, collectionId }: IndexState): Promise<boolean> {
    const [last] = await this.on.writer.all<{ key: string; rowId: number }>(
      `SELECT key::text, row_id AS "rowId" FROM (
         SELECT key, row_id FROM sort_keys WHERE collection_id = $1 AND index_id = $2
         ORDER BY collection_id, index_id, key, row_id LIMIT ${purgeKeys}) AS first
       ORDER BY first.key DESC, first.row_id DESC LIMIT 1`,
      [collectionId, id],
    );
    if (last !== undefined) {
      await this.on.writer.all(
        'DELETE FROM sort_keys WHERE collection_id = $1 AND index_id = $2 AND (key, row_id) <= ($3::bytea, $4::bigint)',
        [collectionId, id, last.key, last.rowId],
      );
      return false;
    }
    const gone = await this.on.writer.all(
      `DELETE FROM sort_indexes WHERE collection_id = $1 AND id = $2 AND built_through = ${dropped}
         AND NOT EXISTS (SELECT 1 FROM sort_keys WHERE collection_id = $1 AND index_id = $2) RETURNING 1`,
      [collectionId, id],
    );
    return gone.length > 0;
  }
}
