/** Implements the engine on SQLite. Only this process writes rows to the file. */
import type { Knex } from 'knex';
import { closeInOrder } from '../../runtime/closing.js';
import type { Filter } from '../../values/filter.js';
import type { FieldOrder } from '../../values/order.js';
import {
  type CollectionRef,
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
  type Reroute,
  type RowKey,
  type RowRead,
  type RowSnapshot,
  type SchemaChange,
  type SchemaChanged,
  smallPageBytes,
  type UsageRow,
} from '../engine.js';
import { SqlEngine } from '../sql.js';
import { Groups } from './commit/groups.js';
import { Heads } from './commit/heads.js';
import { buildStep } from './commit/index.js';
import { KeyFilter } from './commit/key-filter.js';
import { readRowsOn } from './commit/rows.js';
import { isTooBig } from './errors.js';
import { WalGuard } from './files/wal-guard.js';
import { openRows } from './list/export.js';
import { SqliteLists } from './list/lists.js';
import { SqliteScans } from './list/scans.js';
import { type Connection, maxExporters, type SqliteDatabase } from './open.js';

export async function sqliteEngine(database: SqliteDatabase): Promise<Engine> {
  const writer = await database.connect('writer');
  const points = await database.connect('reader', { maxTextBytes: smallPageBytes });
  const lists = await database.connect('reader', { maxTextBytes: smallPageBytes });
  const large = await database.connect('reader');
  const scans = await database.connect('scanner');
  const log = await database.connect('reader');
  return new SqliteEngine(database, { writer, points, lists, large, scans, log });
}

interface Connections {
  readonly writer: Connection;
  /** Reads single rows. Lists have another connection, so that a long list never delays rows. */
  readonly points: Connection;
  readonly lists: Connection;
  /** Reads large pages, and the names of many collections. */
  readonly large: Connection;
  readonly scans: Connection;
  readonly log: Connection;
}

class SqliteEngine extends SqlEngine implements Engine {
  readonly commitsInParallel = false;
  readonly commitsUsage = true;
  readonly indexStepMs = 5;
  /** One scan uses one processor. On a machine with two, everything else needs the other. */
  readonly scansAtOnce = 1;
  readonly testsKeys = true;
  readonly snapshotsAtOnce = maxExporters;
  readonly #on: Connections;
  readonly #database: SqliteDatabase;
  readonly #growth: WalGuard;
  readonly #heads: Heads;
  readonly #groups: Groups;
  readonly #lists: SqliteLists;
  readonly #keyFilter: KeyFilter;

  constructor(database: SqliteDatabase, connections: Connections) {
    super(database, connections);
    this.#on = connections;
    this.#heads = new Heads(connections.writer);
    this.#database = database;
    this.#growth = new WalGuard(database, connections.scans, connections.writer);
    const scans = new SqliteScans(connections.scans, this.#growth);
    this.#keyFilter = new KeyFilter(({ accountId, key }) =>
      connections.log.all(
        `SELECT account_id AS accountId, key FROM idempotency_keys WHERE (account_id, key) > (?, ?)
         ORDER BY account_id, key LIMIT 1000`,
        [accountId, key],
      ),
    );
    this.#groups = new Groups(connections.writer, this.#heads, this.#keyFilter);
    this.#lists = new SqliteLists(connections.lists, connections.large, scans);
  }

  openGroup(request: GroupRequest): Promise<OpenGroup> {
    return this.#groups.open(request);
  }

  commitUsage(usage: readonly UsageRow[]): Promise<void> {
    return this.#groups.commitUsage(usage);
  }

  override async deleteCollection(
    collection: Pick<CollectionRef, 'id' | 'accountId'>,
    keyed?: KeyedOutcome,
  ): Promise<boolean> {
    if (keyed !== undefined) this.#keyFilter.add(keyed);
    this.#heads.forget(collection.id);
    const isDeleted = await super.deleteCollection(collection, keyed);
    this.#heads.forget(collection.id);
    return isDeleted;
  }

  override createCollection(
    accountId: number,
    name: string,
    incarnation: string,
    now: number,
    keyed?: KeyedOutcome,
    maxCollections?: number,
  ): Promise<CollectionRef | undefined> {
    if (keyed !== undefined) this.#keyFilter.add(keyed);
    return super.createCollection(accountId, name, incarnation, now, keyed, maxCollections);
  }

  override record(trx: Knex.Transaction, keyed: KeyedOutcome): Promise<void> {
    this.#keyFilter.add(keyed);
    return super.record(trx, keyed);
  }

  mayHoldKey(accountId: number, key: string): boolean {
    return this.#keyFilter.mayHold(accountId, key);
  }

  readKeyed(accountId: number, keys: readonly string[], most: number): Promise<readonly RecordedKey[]> {
    return this.#on.points.all<RecordedKey>(
      `SELECT idempotency_keys.key, fingerprint, CASE WHEN octet_length(outcome) <= ? THEN outcome END AS outcome
       FROM json_each(?) AS wanted
       CROSS JOIN idempotency_keys ON account_id = ? AND idempotency_keys.key = wanted.value`,
      [most, JSON.stringify(keys), accountId],
    );
  }

  override async beginIndex(
    collectionId: number,
    fields: readonly FieldOrder[],
    usedAt: number,
    maxIndexes: number,
  ): Promise<IndexState | undefined> {
    const begun = await super.beginIndex(collectionId, fields, usedAt, maxIndexes);
    this.#heads.forget(collectionId);
    return begun;
  }

  override async dropIndex(index: IndexState): Promise<boolean> {
    const isDropped = await super.dropIndex(index);
    this.#heads.forget(index.collectionId);
    return isDropped;
  }

  override async changeSchema(change: SchemaChange): Promise<SchemaChanged | undefined> {
    try {
      return await super.changeSchema(change);
    } finally {
      this.#heads.forget(change.collection.id);
    }
  }

  seqNow(collectionId: number): number | undefined {
    return this.#heads.seqNow(collectionId);
  }

  get isCrowded(): boolean {
    return this.#growth.isCrowded;
  }

  async buildIndex(
    index: IndexState,
    rows: number,
  ): Promise<{ readonly builtThrough: number; readonly tookMs: number } | undefined> {
    const begun = performance.now();
    const builtThrough = await buildStep(this.#on.writer, index, rows);
    return builtThrough === undefined ? undefined : { builtThrough, tookMs: performance.now() - begun };
  }

  async readRows(keys: readonly RowKey[]): Promise<(RowRead | undefined)[]> {
    try {
      return await readRowsOn(this.#on.points, keys);
    } catch (error) {
      if (!isTooBig(error) || keys.length === 1) throw error;
      const half = keys.length >> 1;
      return [...(await this.readRows(keys.slice(0, half))), ...(await this.readRows(keys.slice(half)))];
    }
  }

  readLists(lane: Lane, plans: readonly ListPlan[], signal?: AbortSignal): Promise<(ListRead | undefined)[]> {
    return this.#lists.read(lane, plans, signal);
  }

  async openRows(collectionId: number, filter: Filter | undefined): Promise<RowSnapshot | undefined> {
    return openRows(await this.#database.connect('exporter'), this.#growth, collectionId, filter);
  }

  readNames(names: NamesOf): Promise<NamesRead | Reroute> {
    return this.#lists.readNames(names);
  }

  async readLogStates(ids: readonly number[]): Promise<Map<number, LogState>> {
    const states = await this.#on.log.all<LogState & { id: number }>(
      `SELECT collection_id AS id, seq, log_start AS logStart FROM heads
       WHERE collection_id IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(ids)],
    );
    return new Map(states.map((state) => [state.id, state]));
  }

  listen(): void {
    // SQLite has only one instance.
  }

  async ping(): Promise<void> {
    await this.#on.points.all('SELECT 1 FROM settings', []);
  }

  async close(): Promise<void> {
    const connections: readonly Connection[] = Object.values(this.#on);
    await closeInOrder([
      () => this.#growth.close(),
      ...connections.map((connection) => () => connection.release()),
    ]);
  }
}
