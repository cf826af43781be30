/**
 * The embedded engine. This process is the file's only writer of rows, so the heads it has committed are
 * kept in memory, and a group commit is a single statement on one connection (`commits` in programs.ts). Should
 * another one write to it after all, that statement does nothing, and the group is planned again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { BoundedMap } from '../../bounded-map.js';
import { Problem } from '../../errors.js';
import {
  type CollectionCommit,
  type CollectionRef,
  cheapWalk,
  type Detour,
  dropped,
  type Engine,
  type GroupState,
  type Head,
  type IndexState,
  type ListOf,
  type ListRead,
  type ListWay,
  type LogState,
  type Matching,
  type NamesOf,
  type NamesRead,
  type RowKey,
  type RowRead,
  type SortIndex,
  type StoredRow,
  smallPageBytes,
  type UsageRow,
  type WrongPath,
} from '../engine.js';
import { nameOf, readGroupRows } from '../group-rows.js';
import { SqlEngine } from '../sql.js';
import { commitSql, powerOfTwo } from './commit.js';
import { isTooBig } from './errors.js';
import { buildStep } from './index.js';
import {
  cheapSql,
  type ListRow,
  type MeasuredRow,
  measuredSql,
  type NamesRow,
  namesSql,
  type Plan,
  planOf,
  type Shape,
} from './list.js';
import { type MatchedRow, matchingStatement } from './matching.js';
import type { Connection, SqliteDatabase, SqlValue } from './open.js';
import { headMoved } from './programs.js';
import { readRowsOn } from './rows.js';
import { SqliteScans } from './scans.js';

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
  /** Single rows, apart from lists so that a long one never delays them. */
  readonly points: Connection;
  readonly lists: Connection;
  /** Pages of many bytes, and names of many collections. */
  readonly large: Connection;
  readonly scans: Connection;
  readonly log: Connection;
}

/** Collections of which something is remembered; a head takes some 150 bytes. */
const maxRemembered = 50_000;

/** The head as the last commit left it, upon which the next group is planned. */
interface KnownHead {
  readonly head: Head;
  readonly indexVersion: number;
  readonly indexes: readonly SortIndex[];
}

class SqliteEngine extends SqlEngine implements Engine {
  readonly commitsInParallel = false;
  /** The other processor is needed by everybody else. */
  readonly scansAtOnce = 1;
  readonly #on: Connections;
  readonly #scans: SqliteScans;
  readonly #heads = new BoundedMap<number, KnownHead>(maxRemembered);
  /** Collections from which rows are known to have been deleted; ids never come back, so it stays so. */
  readonly #withGaps = new BoundedMap<number, true>(maxRemembered);
  /** The smallest limit with which pages of a collection were found to be large. */
  readonly #largeLimits = new BoundedMap<number, number>(maxRemembered);

  constructor(database: SqliteDatabase, connections: Connections) {
    super(database, connections);
    this.#on = connections;
    this.#scans = new SqliteScans(database, connections.scans, connections.writer);
  }

  async commit(
    collections: readonly CollectionRef[],
    keys: readonly RowKey[],
    plan: (state: GroupState) => readonly CollectionCommit[],
    usage: readonly UsageRow[],
  ): Promise<void> {
    const deadline = performance.now() + retryForMs;
    do {
      if (await this.#tryCommit(collections, keys, plan, usage)) return;
      // At random: those that were in each other's way would be again.
      await sleep(Math.random() * maxRetryPauseMs);
    } while (performance.now() < deadline);
    throw new Problem('database_unavailable', 'Another process writes to the database. Nothing was changed.');
  }

  /** False when a head isn't where it was left: then nothing was written. */
  async #tryCommit(
    collections: readonly CollectionRef[],
    keys: readonly RowKey[],
    plan: (state: GroupState) => readonly CollectionCommit[],
    usage: readonly UsageRow[],
  ): Promise<boolean> {
    const missing = collections.map(({ id }) => id).filter((id) => this.#heads.get(id) === undefined);
    if (missing.length > 0) await this.#loadHeads(missing);
    const row = await readGroupRows(keys, (some, share) => this.#readMeasured(some, share));
    const commits = plan({
      head: (collectionId) => this.#heads.get(collectionId)?.head,
      row,
      indexes: (collectionId) => this.#heads.get(collectionId)?.indexes ?? noIndexes,
    });
    if (commits.length === 0 && usage.length === 0) return true;
    const planned = commits.map((commit) => ({ commit, known: this.#heads.get(commit.collectionId)! }));
    const { sql, parameters } = commitSql(planned, usage);
    try {
      await this.#on.writer.all(sql, parameters);
    } catch (error) {
      this.#heads.clear();
      if (error instanceof Error && error.message.includes(headMoved)) return false;
      throw error;
    }
    for (const { commit, known } of planned)
      this.#heads.set(commit.collectionId, { ...known, head: commit.head });
    return true;
  }

  async #loadHeads(ids: readonly number[]): Promise<void> {
    const heads = await this.#on.writer.all<Head & { id: number; indexVersion: number; indexes: string }>(
      `SELECT collection_id AS id, seq, next_row_id AS nextRowId, rows, index_version AS indexVersion, (
         SELECT json_group_array(json_object('id', id, 'fields', json(fields))) FROM sort_indexes
         WHERE sort_indexes.collection_id = heads.collection_id AND built_through <> ${dropped}) AS indexes
       FROM heads WHERE collection_id IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(ids)],
    );
    for (const { id, indexVersion, indexes, ...head } of heads) {
      const known = indexes === '[]' ? noIndexes : (JSON.parse(indexes) as SortIndex[]);
      this.#heads.set(id, { head, indexVersion, indexes: known });
    }
  }

  async #readMeasured(keys: readonly RowKey[], share: number): Promise<[string, StoredRow][]> {
    const reads = await readRowsOn(this.#on.writer, keys, share);
    return keys.flatMap((key, index): [string, StoredRow][] => {
      const row = reads[index]?.row;
      return row === undefined ? [] : [[nameOf(key), row]];
    });
  }

  override async deleteCollection(collection: Pick<CollectionRef, 'id' | 'accountId'>): Promise<boolean> {
    const isDeleted = await super.deleteCollection(collection);
    this.#heads.delete(collection.id);
    return isDeleted;
  }

  override async beginIndex(
    collectionId: number,
    fields: readonly string[],
    usedAt: number,
    maxIndexes: number,
  ): Promise<IndexState | undefined> {
    const begun = await super.beginIndex(collectionId, fields, usedAt, maxIndexes);
    this.#heads.delete(collectionId);
    return begun;
  }

  override async dropIndex(index: IndexState): Promise<boolean> {
    const isDropped = await super.dropIndex(index);
    this.#heads.delete(index.collectionId);
    return isDropped;
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

  async readLists(
    way: ListWay,
    lists: readonly ListOf[],
    signal?: AbortSignal,
  ): Promise<(ListRead | undefined)[]> {
    const [first] = lists;
    if (way !== 'cheap' && first?.matching !== undefined) {
      return [await this.#readMatching(first, first.matching, way, signal)];
    }
    if (way === 'large') return [await this.#readPage(first!, way, this.#on.large.all)];
    if (way === 'scan')
      return [await this.#readPage(first!, way, (sql, values) => this.#scans.run(sql, values, signal))];
    const reads: (ListRead | undefined)[] = new Array(lists.length);
    const byShape = new Map<Shape, { readonly plans: Plan[]; readonly places: number[] }>();
    for (const [place, list] of lists.entries()) {
      if (list.matching !== undefined) {
        reads[place] = await this.#readMatching(list, list.matching, way);
        continue;
      }
      reads[place] = this.#detour(list);
      if (reads[place] !== undefined) continue;
      const plan = this.#planOf(list);
      const same = byShape.get(plan.shape);
      if (same === undefined) byShape.set(plan.shape, { plans: [plan], places: [place] });
      else {
        same.plans.push(plan);
        same.places.push(place);
      }
    }
    for (const [shape, { plans, places }] of byShape) {
      const found = await this.#readCheap(
        shape,
        plans,
        places.map((place) => lists[place]!),
      );
      for (const [index, place] of places.entries()) reads[place] = found[index];
    }
    return reads;
  }

  /** Lists of one shape. */
  async #readCheap(
    shape: Shape,
    plans: readonly Plan[],
    lists: readonly ListOf[],
  ): Promise<(ListRead | undefined)[]> {
    const size = powerOfTwo(lists.length);
    const parameters: SqlValue[] = plans.flatMap((plan) => plan.parameters);
    // No collection has the id NULL: a slot that isn't used returns nothing.
    while (parameters.length < size * shape.width) parameters.push(null);
    const reads: (ListRead | undefined)[] = new Array(lists.length);
    let found: ListRow[];
    try {
      found = await this.#on.lists.all<ListRow>(cheapSql(shape, size), parameters);
    } catch (error) {
      if (!isTooBig(error)) throw error;
      // Which of them it was isn't told.
      for (const [place, list] of lists.entries()) {
        if (lists.length > 1) [reads[place]] = await this.#readCheap(shape, [plans[place]!], [list]);
        else reads[place] = this.#noteLarge(list);
      }
      return reads;
    }
    for (const row of found) {
      const list = lists[row.slot]!;
      if (this.#isMistaken(list, shape, row)) [reads[row.slot]] = await this.readLists('cheap', [list]);
      else reads[row.slot] = readOf(shape, row) ?? { ...scan, total: row.total };
    }
    return reads;
  }

  /** One list, of any shape. */
  async #readPage(
    list: ListOf,
    way: 'large' | 'scan',
    run: (sql: string, values: readonly SqlValue[]) => Promise<MeasuredRow[]>,
  ): Promise<ListRead | undefined> {
    const { shape, parameters } = this.#planOf(list);
    const [row] = await run(measuredSql(shape, way === 'scan'), [...parameters, list.most]);
    if (row === undefined) return undefined;
    if (this.#isMistaken(list, shape, row)) return this.#readPage(list, way, run);
    const { isSmall, bytes, total } = row;
    if (isSmall === 0) return { ...scan, total };
    if (bytes <= smallPageBytes) this.#largeLimits.delete(list.collectionId);
    return bytes > list.most ? { page: undefined, way, bytes, total } : readOf(shape, row);
  }

  async #readMatching(
    list: ListOf,
    matching: Matching,
    way: ListWay,
    signal?: AbortSignal,
  ): Promise<ListRead | undefined> {
    const { sql, parameters } = matchingStatement(list, matching, way);
    const [row] =
      way === 'scan'
        ? await this.#scans.run<MatchedRow>(sql, parameters, signal)
        : await this.#on[way === 'cheap' ? 'lists' : 'large'].once<MatchedRow>(sql, parameters);
    if (row === undefined) return undefined;
    const { head, total, isSmall, bytes, page } = row;
    if (page !== null) return { head, total, page };
    if (isSmall === 0) return scan;
    return { page: undefined, way: way === 'scan' ? 'scan' : 'large', bytes };
  }

  #planOf(list: ListOf): Plan {
    return planOf(list, this.#withGaps.get(list.collectionId) === undefined);
  }

  /** Whether rows were deleted from a collection of which that wasn't known. */
  #isMistaken({ collectionId }: ListOf, { isOfWhole }: Shape, { isWhole }: ListRow): boolean {
    if (isWhole === 0) this.#withGaps.set(collectionId, true);
    return isOfWhole && isWhole === 0;
  }

  /** Where a list isn't cheap, as far as is known without a look. */
  #detour({ collectionId, path, offset, limit }: ListOf): Detour | undefined {
    if (path.by === 'index' && offset > cheapWalk) return scan;
    const largeLimit = this.#largeLimits.get(collectionId);
    return largeLimit !== undefined && limit >= largeLimit ? large : undefined;
  }

  /** So that others needn't find out. */
  #noteLarge({ collectionId, limit }: ListOf): Detour {
    const known = this.#largeLimits.get(collectionId) ?? limit;
    this.#largeLimits.set(collectionId, Math.min(limit, known));
    return large;
  }

  async readNames({ accountId, names, most }: NamesOf): Promise<NamesRead | Detour> {
    const wanted = names === undefined ? null : JSON.stringify(names);
    const [row] = await this.#on.large.all<NamesRow>(namesSql, [accountId, wanted, most]);
    const { tag, page, bytes } = row!;
    return page === null ? { page: undefined, way: 'large', bytes } : { page, tag };
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
    // There is no other instance.
  }

  async ping(): Promise<void> {
    await this.#on.points.all('SELECT 1 FROM settings', []);
  }

  async close(): Promise<void> {
    await this.#scans.close();
    await Promise.all(Object.values(this.#on).map((connection: Connection) => connection.release()));
  }
}

/** How long a group is planned again because another process moves heads on, as long as a lock is waited for: none should have the file open. */
const retryForMs = 5_000;
const maxRetryPauseMs = 20;
const scan: Detour = { page: undefined, way: 'scan', bytes: 0 };
const large: Detour = { page: undefined, way: 'large', bytes: 0 };

const noIndexes: readonly SortIndex[] = [];
const gone: WrongPath = { page: undefined, index: 'gone' };
const cut: WrongPath = { page: undefined, index: 'cut' };

/** Undefined where there is no page, since there are too many rows to be sorted. */
function readOf({ index }: Shape, { head, total, isIndexed, page }: ListRow): ListRead | undefined {
  if (isIndexed === 0) return gone;
  if (page !== null) return { head, total, page };
  return index?.isCut === false ? cut : undefined;
}
