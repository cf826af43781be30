/** Implements the engine on PostgreSQL. Any number of instances can share a database. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Filter } from '../../values/filter.js';
import type {
  CollectionDescription,
  CollectionRef,
  CollectionTotals,
  Engine,
  GroupRequest,
  IndexState,
  KeyedOutcome,
  Lane,
  ListPlan,
  ListRead,
  LogState,
  NamesOf,
  NamesRead,
  OpenGroup,
  RecordedKey,
  Replica,
  Reroute,
  RowKey,
  RowRead,
  RowSnapshot,
  SchemaChange,
  SchemaChanged,
  UsageRow,
} from '../engine.js';
import { never, SqlEngine } from '../sql.js';
import { Groups } from './commit/groups.js';
import { buildIndex } from './commit/index.js';
import { readKeyed } from './commit/keyed.js';
import { readRows } from './commit/rows.js';
import { Announcements } from './connection/announcements.js';
import { pingTimeoutMs, scanTimeoutMs, writeTimeoutMs } from './connection/limits.js';
import { arrayOf, type Pool } from './connection/pool.js';
import { openRows } from './list/export.js';
import { type ListPools, readLists, readNames } from './list/list.js';
import type { PostgresDatabase } from './open.js';
import * as spread from './spread.js';

export function postgresEngine(database: PostgresDatabase): Engine {
  return new PostgresEngine(database, {
    writer: database.pool(6, {
      answerTimeoutMs: writeTimeoutMs,
      ofOneAccount: 3,
      // On Citus, a worker may have committed a statement that the server cancels.
      cancelsLate: database.placement === 'single',
    }),
    points: database.pool(2),
    cheap: database.pool(2),
    large: database.pool(1),
    scan: database.pool(2, { answerTimeoutMs: scanTimeoutMs + 1_000 }),
    log: database.pool(2),
    exports: database.pool(exportsAtOnce),
  });
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
  readonly commitsUsage: boolean;
  readonly indexStepMs: number;
  readonly scansAtOnce = 2;
  // PostgreSQL would plan a statement with a test at every call, which takes longer than sorting a thousand
  // ids.
  readonly testsKeys = false;
  readonly isCrowded = false;
  readonly snapshotsAtOnce = exportsAtOnce;
  readonly replica: Replica | undefined;
  readonly #on: Pools;
  readonly #announcements: Announcements;
  readonly #groups: Groups;
  readonly #isSpread: boolean;
  readonly #keepPrograms: () => Promise<void>;
  #programsKeptAt = performance.now();

  constructor(database: PostgresDatabase, pools: Pools) {
    super(database, pools);
    this.#on = pools;
    this.replica = database.replica;
    this.#isSpread = database.placement === 'citus';
    this.commitsUsage = !this.#isSpread;
    // As long as the round trips between nodes. Shorter steps would spend nearly all their time on them.
    this.indexStepMs = this.#isSpread ? 20 : 5;
    this.#announcements = new Announcements(database.channel);
    this.#groups = new Groups(pools.writer, (collectionId) => this.#announcements.add(collectionId));
    this.#keepPrograms = () => database.keepPrograms(pools.writer);
  }

  openGroup(request: GroupRequest): Promise<OpenGroup> {
    return this.#groups.open(request);
  }

  commitUsage(usage: readonly UsageRow[]): Promise<void> {
    return this.#groups.commitUsage(usage);
  }

  override findCollection(accountId: number, name: string): Promise<CollectionRef | undefined> {
    return this.#isSpread
      ? spread.findCollection(this.#on.points, accountId, name)
      : super.findCollection(accountId, name);
  }

  override describeCollection(id: number): Promise<CollectionDescription | undefined> {
    return this.#isSpread ? spread.describeCollection(this.#on.points, id) : super.describeCollection(id);
  }

  override readTotals(accountIds: readonly number[]): Promise<Map<number, CollectionTotals[]>> {
    return this.#isSpread ? spread.readTotals(this.#on.points, accountIds) : super.readTotals(accountIds);
  }

  override trim(keepChanges: number, before: number, after = never): Promise<boolean> {
    return this.#isSpread
      ? spread.trim(this.#on.writer, keepChanges, before, after)
      : super.trim(keepChanges, before, after);
  }

  override readIndexes(): Promise<readonly IndexState[]> {
    return this.#isSpread ? spread.readIndexes(this.#on.writer) : super.readIndexes();
  }

  override purgeIndex(index: IndexState): Promise<boolean> {
    return this.#isSpread ? spread.purgeIndex(this.#on.writer, index) : super.purgeIndex(index);
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
    return readKeyed(this.#on.points, accountId, keys, most);
  }

  buildIndex(index: IndexState, rows: number): Promise<{ builtThrough: number; tookMs: number } | undefined> {
    return buildIndex(this.#on.writer, index, rows);
  }

  readRows(keys: readonly RowKey[]): Promise<(RowRead | undefined)[]> {
    return readRows(this.#on.points, keys);
  }

  readLists(lane: Lane, plans: readonly ListPlan[], signal?: AbortSignal): Promise<(ListRead | undefined)[]> {
    return readLists(this.#on, lane, plans, signal);
  }

  openRows(collectionId: number, filter: Filter | undefined): Promise<RowSnapshot | undefined> {
    return openRows(this.#on.exports, collectionId, filter);
  }

  readNames(names: NamesOf): Promise<NamesRead | Reroute> {
    return readNames(this.#on.large, names);
  }

  async readLogStates(ids: readonly number[]): Promise<Map<number, LogState>> {
    const states = await this.#on.log.all<LogState & { id: number }>(
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
    await Promise.race([this.#on.points.all('SELECT 1', []), late]);
  }

  async close(): Promise<void> {
    this.#announcements.close();
  }
}
