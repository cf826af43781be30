/**
 * The embedded engine. This process is the file's only writer of rows, so the heads it has committed are
 * kept in memory, and a group commit is a single statement on one connection (`commits` in migrations.ts). Should
 * another one write to it after all, that statement does nothing, and the group is planned again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Background } from '../../background.js';
import { BoundedMap } from '../../bounded-map.js';
import { Problem } from '../../errors.js';
import {
  type CollectionCommit,
  type CollectionRef,
  cheapWalk,
  type Detour,
  type Engine,
  type GroupState,
  type Head,
  type ListOf,
  type ListRead,
  type ListWay,
  type LogState,
  type NamesOf,
  type PageRead,
  type RowKey,
  type RowRead,
  type StoredRow,
  smallPageBytes,
  type UsageRow,
} from '../engine.js';
import { nameOf, readGroupRows } from '../group-rows.js';
import { headMoved } from '../migrations.js';
import { SqlEngine } from '../sql.js';
import { SortIndexes } from './indexes.js';
import { type Known, listParameters, listSql, measuredSql, namesSql, pathOf, shapeOf } from './list.js';
import type { Connection, SqliteDatabase, SqlValue } from './open.js';
import { type RowsOfSlot, rowsParameters, rowsSql, slotsOf, takeSlot } from './rows.js';
import { SqliteScans } from './scans.js';

export async function sqliteEngine(database: SqliteDatabase, background: Background): Promise<Engine> {
  const writer = await database.connect('writer');
  const points = await database.connect('reader', { maxTextBytes: smallPageBytes });
  const lists = await database.connect('reader', { maxTextBytes: smallPageBytes });
  const large = await database.connect('reader');
  const scans = await database.connect('scanner');
  const log = await database.connect('reader');
  const indexes = new SortIndexes(writer, background);
  await indexes.load();
  return new SqliteEngine(database, { writer, points, lists, large, scans, log }, indexes);
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

interface ListRow {
  readonly slot: number;
  readonly isWhole: 0 | 1;
  readonly isSorted: 0 | 1;
  readonly head: number;
  readonly total: number;
  readonly page: string | null;
}

interface MeasuredRow extends ListRow {
  readonly isSmall: 0 | 1;
  readonly bytes: number;
}

class SqliteEngine extends SqlEngine implements Engine {
  readonly commitsInParallel = false;
  /** The other processor is needed by everybody else. */
  readonly scansAtOnce = 1;
  readonly #on: Connections;
  readonly #scans: SqliteScans;
  readonly #heads = new BoundedMap<number, Head>(maxRemembered);
  /** Collections from which rows are known to have been deleted; ids never come back, so it stays so. */
  readonly #withGaps = new BoundedMap<number, true>(maxRemembered);
  /** The smallest limit with which pages of a collection were found to be large. */
  readonly #largeLimits = new BoundedMap<number, number>(maxRemembered);
  readonly #indexes: SortIndexes;

  constructor(database: SqliteDatabase, connections: Connections, indexes: SortIndexes) {
    super(database, connections);
    this.#on = connections;
    this.#scans = new SqliteScans(database, connections.scans, connections.writer);
    this.#indexes = indexes;
  }

  async commit(
    collections: readonly CollectionRef[],
    keys: readonly RowKey[],
    plan: (state: GroupState) => readonly CollectionCommit[],
    usage: readonly UsageRow[],
  ): Promise<void> {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      if (await this.#tryCommit(collections, keys, plan, usage)) return;
      // At random: those that were in each other's way would be again.
      await sleep(Math.random() * 2 ** attempt);
    }
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
    const commits = plan({ head: (collectionId) => this.#heads.get(collectionId), row });
    if (commits.length === 0 && usage.length === 0) return true;
    const slots: (readonly SqlValue[])[] = commits.flatMap(commitSlots);
    // Filled up to a power of two with empty slots, so that a dozen statements serve every group.
    const size = powerOfTwo(slots.length);
    while (slots.length < size) slots.push(emptySlot);
    const values = slots.flat();
    values[slotWidth - 1] = usage.length === 0 ? null : JSON.stringify(usage);
    try {
      await this.#on.writer.all(insertSlots(size), values);
    } catch (error) {
      this.#heads.clear();
      if (error instanceof Error && error.message.includes(headMoved)) return false;
      throw error;
    }
    for (const { collectionId, head } of commits) this.#heads.set(collectionId, head);
    return true;
  }

  async #loadHeads(ids: readonly number[]): Promise<void> {
    const heads = await this.#on.writer.all<Head & { id: number }>(
      `SELECT collection_id AS id, seq, next_row_id AS nextRowId, rows FROM heads
       WHERE collection_id IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(ids)],
    );
    for (const { id, ...head } of heads) this.#heads.set(id, head);
  }

  async #readMeasured(keys: readonly RowKey[], share: number): Promise<[string, StoredRow][]> {
    const reads = await readRowsOn(this.#on.writer, keys, share);
    return keys.flatMap((key, index): [string, StoredRow][] => {
      const row = reads[index]?.row;
      return row === undefined ? [] : [[nameOf(key), row]];
    });
  }

  override async purge(): Promise<boolean> {
    this.#indexes.sweep();
    return super.purge();
  }

  override async deleteCollection(collection: Pick<CollectionRef, 'id' | 'accountId'>): Promise<boolean> {
    const isDeleted = await super.deleteCollection(collection);
    this.#heads.delete(collection.id);
    this.#indexes.forgetCollection(collection.id);
    return isDeleted;
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
    if (way === 'large')
      return [await this.#readPage(first!, (sql, values) => this.#on.large.all(sql, values))];
    if (way === 'scan') {
      const isScan = true;
      return [await this.#readPage(first!, (sql, values) => this.#scans.run(sql, values, signal), isScan)];
    }
    const reads: (ListRead | undefined)[] = new Array(lists.length);
    const byShape = new Map<string, number[]>();
    lists.forEach((list, place) => {
      const known = this.#known(list);
      reads[place] = this.#detour(list, known);
      if (reads[place] !== undefined) return;
      const shape = shapeOf(list.query, known);
      const places = byShape.get(shape);
      if (places === undefined) byShape.set(shape, [place]);
      else places.push(place);
    });
    for (const [shape, places] of byShape) {
      const found = await this.#readCheap(
        shape,
        places.map((place) => lists[place]!),
      );
      for (const [index, place] of places.entries()) reads[place] = found[index];
    }
    return reads;
  }

  /** Lists of one shape. */
  async #readCheap(shape: string, lists: readonly ListOf[]): Promise<(ListRead | undefined)[]> {
    const size = powerOfTwo(lists.length);
    const parameters = lists.flatMap((list) =>
      listParameters(list.collectionId, list.query, this.#known(list)),
    );
    // No collection has the id NULL: a slot that isn't used returns nothing.
    for (let unused = lists.length; unused < size; unused += 1) {
      parameters.push(...listParameters(null, lists[0]!.query, { index: undefined }));
    }
    const reads: (ListRead | undefined)[] = new Array(lists.length);
    let found: ListRow[];
    try {
      found = await this.#on.lists.all<ListRow>(listSql(shape, size), parameters);
    } catch (error) {
      if (!isTooBig(error)) throw error;
      // Which of them it was isn't told.
      for (const [place, list] of lists.entries()) {
        if (lists.length > 1) [reads[place]] = await this.#readCheap(shape, [list]);
        else reads[place] = this.#noteLarge(list);
      }
      return reads;
    }
    for (const row of found) {
      const list = lists[row.slot]!;
      // By what is not so, or no longer: once more, in its own shape.
      if (this.#isMistaken(list, shape, row)) [reads[row.slot]] = await this.readLists('cheap', [list]);
      else reads[row.slot] = toRead(row) ?? scan;
    }
    return reads;
  }

  /** One list, of any shape. */
  async #readPage(
    list: ListOf,
    run: (sql: string, values: readonly SqlValue[]) => Promise<MeasuredRow[]>,
    isScan = false,
  ): Promise<ListRead | undefined> {
    const known = this.#known(list);
    const shape = shapeOf(list.query, known);
    const parameters = [...listParameters(list.collectionId, list.query, known), list.most];
    const [row] = await run(measuredSql(shape, isScan), parameters);
    if (row === undefined) return undefined;
    if (this.#isMistaken(list, shape, row)) return this.#readPage(list, run, isScan);
    if (row.isSmall === 0) return scan;
    if (row.bytes <= smallPageBytes) this.#largeLimits.delete(list.collectionId);
    return toRead(row) ?? { page: undefined, way: isScan ? 'scan' : 'large', bytes: row.bytes };
  }

  /** Learns from what a list returned, and whether it was read by what isn't so, or no longer. */
  #isMistaken(list: ListOf, shape: string, { isWhole, isSorted, total }: ListRow): boolean {
    const { collectionId, query } = list;
    if (isWhole === 0) this.#withGaps.set(collectionId, true);
    if (isSorted === 0) this.#indexes.forget(collectionId, pathOf(query.orderBy));
    else if (query.orderBy !== 'id') this.#indexes.want(collectionId, pathOf(query.orderBy), total);
    return shapeOf(query, this.#known(list)) !== shape;
  }

  #known({ collectionId, query: { orderBy } }: ListOf): Known {
    const index = orderBy === 'id' ? undefined : this.#indexes.find(collectionId, pathOf(orderBy));
    return { isWhole: this.#withGaps.get(collectionId) === undefined, index };
  }

  /** Where a list isn't cheap, as far as is known without a look. */
  #detour({ collectionId, query }: ListOf, { index }: Known): Detour | undefined {
    if (index !== undefined && query.offset > cheapWalk) return scan;
    const largeLimit = this.#largeLimits.get(collectionId);
    return largeLimit !== undefined && query.limit >= largeLimit ? large : undefined;
  }

  /** So that others needn't find out. */
  #noteLarge({ collectionId, query: { limit } }: ListOf): Detour {
    const known = this.#largeLimits.get(collectionId) ?? limit;
    this.#largeLimits.set(collectionId, Math.min(limit, known));
    return large;
  }

  async readNames({ accountId, names, most }: NamesOf): Promise<ListRead> {
    const wanted = names === undefined ? null : JSON.stringify(names);
    const [row] = await this.#on.large.all<MeasuredRow>(namesSql, [accountId, wanted, most]);
    return toRead(row!) ?? { page: undefined, way: 'large', bytes: row!.bytes };
  }

  async readLogStates(ids: readonly number[]): Promise<Map<number, LogState>> {
    const states = await this.#on.log.all<LogState & { id: number }>(
      `SELECT collection_id AS id, seq, floor FROM heads WHERE collection_id IN (SELECT value FROM json_each(?))`,
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
    await this.#indexes.close();
    await Promise.all(Object.values(this.#on).map((connection: Connection) => connection.release()));
  }
}

/** How often a group is planned again because another process has moved a head on: none should have the file open. */
const maxAttempts = 9;
const scan: Detour = { page: undefined, way: 'scan', bytes: 0 };
const large: Detour = { page: undefined, way: 'large', bytes: 0 };

function toRead({ head, total, page }: ListRow): PageRead | undefined {
  return page === null ? undefined : { head, total, page };
}

/** A text is longer than its connection takes. */
function isTooBig(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_TOOBIG';
}

/** The columns of the view `commits`; `usage` is the last. */
const slotWidth = 12;
const emptySlot: readonly SqlValue[] = new Array(slotWidth).fill(null);

/** A slot is a log entry, from which its rows are taken too; the last of a collection also bears its head. */
function commitSlots({ collectionId, head, time, log }: CollectionCommit): SqlValue[][] {
  return log.map((entry, index) => {
    const isLast = index === log.length - 1;
    const inserted = entry.insertedId === undefined ? undefined : Buffer.from(entry.changes);
    return [
      collectionId,
      entry.firstSeq,
      entry.lastSeq,
      time,
      isLast ? head.nextRowId : null,
      isLast ? head.rows : null,
      entry.insertedId ?? null,
      inserted ?? null,
      inserted === undefined ? null : placesOf(entry.changes, inserted),
      inserted === undefined ? entry.changes : null,
      entry.deleted.length > 0 ? `[${entry.deleted.join()}]` : null,
      null,
    ];
  });
}

/**
 * Where the rows of an entry are in its UTF-8 bytes, as a JSON array: for each the number of its first byte, times 2^20,
 * and its length, which is less. SQL counts bytes from 1.
 */
function placesOf(text: string, bytes: Buffer): string {
  // Of ASCII, text is searched ten times as fast.
  const searched = text.length === bytes.length ? text : bytes;
  const places: number[] = [];
  for (let start = 1; start < bytes.length; ) {
    const lineFeed = searched.indexOf('\n', start);
    const end = (lineFeed < 0 ? bytes.length : lineFeed) - 1;
    places.push((start + 1) * 1_048_576 + end - start);
    start = end + 2;
  }
  return `[${places.join()}]`;
}

const insertStatements = new Map<number, string>();

function insertSlots(slots: number): string {
  const known = insertStatements.get(slots);
  if (known !== undefined) return known;
  const slot = `(${new Array(slotWidth).fill('?').join()})`;
  const sql = `INSERT INTO commits VALUES ${new Array(slots).fill(slot).join()}`;
  insertStatements.set(slots, sql);
  return sql;
}

/** The least power of two that is not less than `count`, and at least one. */
function powerOfTwo(count: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(count, 1)));
}

/** `share`: of rows of more bytes only the length is read, in place of `data`. */
async function readRowsOn(
  connection: Connection,
  keys: readonly RowKey[],
  share?: number,
): Promise<(RowRead | undefined)[]> {
  const slots = slotsOf(keys);
  const size = powerOfTwo(slots.length);
  const parameters = rowsParameters(slots, size);
  if (share !== undefined) parameters.push(share);
  const found = await connection.all<RowsOfSlot>(rowsSql(size, share !== undefined), parameters);
  const reads: (RowRead | undefined)[] = new Array(keys.length);
  for (const ofSlot of found) takeSlot(ofSlot, slots[ofSlot.slot]!, reads);
  return reads;
}
