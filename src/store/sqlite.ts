/**
 * The embedded engine. This process is the file's only writer of rows, so the heads it has committed are
 * kept in memory, and a group commit is a single statement on one connection (`commits` in migrations.ts).
 */
import { type Connection, type Database, nextId, type SqlValue } from '../database.js';
import type {
  CollectionCommit,
  CollectionDescription,
  CollectionRef,
  Engine,
  GroupState,
  Head,
  ListOf,
  ListRead,
  LogEntry,
  LogState,
  RowKey,
  RowRead,
  StoredRow,
  UsageRow,
} from './engine.js';
import { listParameters, listSql, shapeOf } from './sqlite-list.js';

export async function sqliteEngine(database: Database): Promise<Engine> {
  const writer = await database.connect('writer');
  const points = await database.connect('reader');
  const lists = await database.connect('reader');
  const log = await database.connect('reader');
  return new SqliteEngine(database, { writer, points, lists, log });
}

interface Connections {
  readonly writer: Connection;
  /** Single rows, apart from lists so that a long one never delays them. */
  readonly points: Connection;
  readonly lists: Connection;
  readonly log: Connection;
}

interface ListRow {
  readonly slot: number;
  readonly isWhole: 0 | 1;
  readonly head: number;
  readonly total: number;
  readonly rows: number;
  readonly page: string | null;
}

/** Rows or log entries that are removed in one step: about a millisecond's work. */
const purgeRows = 500;
const trimEntries = 200;

class SqliteEngine implements Engine {
  readonly #database: Database;
  readonly #on: Connections;
  readonly #heads = new Map<number, Head>();
  /** Collections from which rows are known to have been deleted; ids never come back, so it stays so. */
  readonly #withGaps = new Set<number>();

  constructor(database: Database, connections: Connections) {
    this.#database = database;
    this.#on = connections;
  }

  async commit(
    collectionIds: readonly number[],
    keys: readonly RowKey[],
    plan: (state: GroupState) => readonly CollectionCommit[],
    usage: readonly UsageRow[],
  ): Promise<void> {
    const missing = collectionIds.filter((id) => !this.#heads.has(id));
    if (missing.length > 0) await this.#loadHeads(missing);
    const rows = keys.length > 0 ? await this.#loadRows(keys) : undefined;
    const commits = plan({
      head: (collectionId) => this.#heads.get(collectionId),
      row: (collectionId, id) => rows?.get(`${collectionId}/${id}`),
    });
    if (commits.length === 0 && usage.length === 0) return;
    const slots: (readonly SqlValue[])[] = commits.flatMap(slotsOf);
    // Filled up to a power of two with empty slots, so that a dozen statements serve every group.
    const size = powerOfTwo(slots.length);
    while (slots.length < size) slots.push(emptySlot);
    const values = slots.flat();
    values[slotWidth - 1] = usage.length === 0 ? null : JSON.stringify(usage);
    try {
      await this.#on.writer.all(insertSlots(size), values);
    } catch (error) {
      this.#heads.clear();
      throw error;
    }
    for (const { collectionId, head } of commits) this.#heads.set(collectionId, head);
  }

  async #loadHeads(ids: readonly number[]): Promise<void> {
    const heads = await this.#on.writer.all<Head & { id: number }>(
      `SELECT collection_id AS id, seq, next_row_id AS nextRowId, rows FROM heads
       WHERE collection_id IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(ids)],
    );
    for (const { id, ...head } of heads) this.#heads.set(id, head);
  }

  async #loadRows(keys: readonly RowKey[]): Promise<Map<string, StoredRow>> {
    const rows = await this.#on.writer.all<StoredRow & { collectionId: number; id: number }>(
      `SELECT collection_id AS collectionId, rows.id AS id, seq, data FROM json_each(?) AS wanted
       JOIN rows ON collection_id = wanted.value ->> 0 AND rows.id = wanted.value ->> 1`,
      [keysJson(keys)],
    );
    return new Map(rows.map((row) => [`${row.collectionId}/${row.id}`, row]));
  }

  async findCollection(accountId: number, name: string): Promise<CollectionRef | undefined> {
    const [found] = await this.#on.points.all<{ id: number; incarnation: string }>(
      `SELECT id, incarnation FROM collections JOIN heads ON collection_id = id WHERE account_id = ? AND name = ?`,
      [accountId, name],
    );
    return found && { id: found.id, accountId, name, incarnation: found.incarnation };
  }

  async describeCollection(id: number): Promise<CollectionDescription | undefined> {
    const [found] = await this.#on.points.all<CollectionDescription>(
      `SELECT id, account_id AS accountId, name, created_at AS createdAt, incarnation, rows
       FROM collections JOIN heads ON collection_id = id WHERE id = ?`,
      [id],
    );
    return found;
  }

  async listCollections(accountId: number): Promise<string[]> {
    const found = await this.#on.points.all<{ name: string }>(
      'SELECT name FROM collections WHERE account_id = ? ORDER BY name',
      [accountId],
    );
    return found.map(({ name }) => name);
  }

  async createCollection(
    accountId: number,
    name: string,
    incarnation: string,
    now: number,
  ): Promise<CollectionRef | undefined> {
    return this.#database.transaction(async (trx) => {
      const existing = await trx('collections').where({ account_id: accountId, name }).first('id');
      if (existing !== undefined) return undefined;
      const id = await nextId(trx, 'collection');
      await trx('collections').insert({ id, account_id: accountId, name, created_at: now });
      await trx('heads').insert({
        collection_id: id,
        incarnation,
        seq: 0,
        next_row_id: 1,
        rows: 0,
        floor: 0,
      });
      return { id, accountId, name, incarnation };
    });
  }

  async deleteCollection(id: number): Promise<boolean> {
    const removed = await this.#database.transaction(async (trx) => {
      await trx('heads').where({ collection_id: id }).delete();
      if ((await trx('collections').where({ id }).delete()) === 0) return false;
      await trx('discarded').insert({ collection_id: id });
      return true;
    });
    this.#heads.delete(id);
    return removed;
  }

  async purge(): Promise<boolean> {
    const { writer } = this.#on;
    const [discarded] = await writer.all<{ id: number }>(
      'SELECT collection_id AS id FROM discarded LIMIT 1',
      [],
    );
    if (discarded === undefined) return false;
    const { id } = discarded;
    for (const [table, key] of [
      ['rows', 'id'],
      ['changes', 'last_seq'],
      ['gaps', 'block'],
    ] as const) {
      const removed = await writer.all(
        `DELETE FROM ${table} WHERE collection_id = ?1 AND ${key} IN
           (SELECT ${key} FROM ${table} WHERE collection_id = ?1 LIMIT ${purgeRows}) RETURNING 1`,
        [id],
      );
      if (removed.length > 0) return true;
    }
    await writer.all('DELETE FROM discarded WHERE collection_id = ?', [id]);
    return true;
  }

  async trim(keepChanges: number, before: number): Promise<boolean> {
    // The oldest entries of one collection that are beyond both bounds; the floor moves first, so that
    // no reader takes a hole for the beginning.
    const [due] = await this.#on.writer.all<{ id: number; floor: number; entries: number }>(
      `SELECT collection_id AS id, max(last_seq) AS floor, count(*) AS entries FROM (
         SELECT c.collection_id, c.last_seq FROM (
           SELECT h.collection_id, h.seq FROM heads AS h WHERE h.seq - h.floor > ?1 AND EXISTS (
             SELECT 1 FROM changes AS oldest WHERE oldest.collection_id = h.collection_id
               AND oldest.last_seq <= h.seq - ?1 AND oldest.time < ?2) LIMIT 1) AS h
         JOIN changes AS c ON c.collection_id = h.collection_id
         WHERE c.last_seq <= h.seq - ?1 AND c.time < ?2 ORDER BY c.last_seq LIMIT ${trimEntries})
       GROUP BY collection_id`,
      [keepChanges, before],
    );
    if (due === undefined) return false;
    await this.#on.writer.all('UPDATE heads SET floor = ?2 WHERE collection_id = ?1', [due.id, due.floor]);
    await this.#on.writer.all('DELETE FROM changes WHERE collection_id = ?1 AND last_seq <= ?2', [
      due.id,
      due.floor,
    ]);
    return true;
  }

  async readRows(keys: readonly RowKey[]): Promise<(RowRead | undefined)[]> {
    const found = await this.#on.points.all<{ i: number; head: number; seq: number | null; data: string }>(
      `SELECT wanted.key AS i, heads.seq AS head, rows.seq AS seq, data FROM json_each(?) AS wanted
       JOIN heads ON heads.collection_id = wanted.value ->> 0
       LEFT JOIN rows ON rows.collection_id = heads.collection_id AND rows.id = wanted.value ->> 1`,
      [keysJson(keys)],
    );
    const reads: (RowRead | undefined)[] = new Array(keys.length);
    for (const { i, head, seq, data } of found) {
      reads[i] = { head, row: seq === null ? undefined : { seq, data } };
    }
    return reads;
  }

  listKind({ collectionId, query }: ListOf): string {
    return shapeOf(query, !this.#withGaps.has(collectionId));
  }

  async readLists(lists: readonly ListOf[]): Promise<(ListRead | undefined)[]> {
    const shape = this.listKind(lists[0]!);
    const size = powerOfTwo(lists.length);
    const parameters = lists.flatMap(({ collectionId, query }) => listParameters(collectionId, query));
    // No collection has the id NULL: a slot that isn't used returns nothing.
    for (let unused = lists.length; unused < size; unused += 1) {
      parameters.push(...listParameters(null, lists[0]!.query));
    }
    const found = await this.#on.lists.all<ListRow>(listSql(shape, size), parameters);
    const reads: (ListRead | undefined)[] = new Array(lists.length);
    for (const { slot, isWhole, page, ...read } of found) {
      if (isWhole === 0) this.#withGaps.add(lists[slot]!.collectionId);
      reads[slot] = { ...read, page: page ?? undefined };
    }
    // Read as if they were whole, and they aren't: once more, each in its own shape.
    const mistaken = lists.flatMap((list, index) =>
      reads[index] && this.listKind(list) !== shape ? [index] : [],
    );
    for (const index of mistaken) [reads[index]] = await this.readLists([lists[index]!]);
    return reads;
  }

  readLog(collectionId: number, seq: number, entries: number): Promise<LogEntry[]> {
    return this.#on.log.all<LogEntry>(
      `SELECT first_seq AS firstSeq, last_seq AS lastSeq, frames FROM changes
       WHERE collection_id = ? AND last_seq > ? ORDER BY last_seq LIMIT ?`,
      [collectionId, seq, entries],
    );
  }

  async readLogStates(ids: readonly number[]): Promise<Map<number, LogState>> {
    const states = await this.#on.log.all<LogState & { id: number }>(
      `SELECT collection_id AS id, seq, floor FROM heads WHERE collection_id IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(ids)],
    );
    return new Map(states.map((state) => [state.id, state]));
  }

  async ping(): Promise<void> {
    await this.#on.points.all('SELECT 1 FROM settings', []);
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.#on).map((connection: Connection) => connection.release()));
  }
}

/** The columns of the view `commits`; `usage` is the last. */
const slotWidth = 13;
const emptySlot: readonly SqlValue[] = new Array(slotWidth).fill(null);

/** A slot is a log entry; the first of a collection also bears its rows, the last its head. */
function slotsOf(commit: CollectionCommit): SqlValue[][] {
  const { collectionId, head, inserted, updated, deleted } = commit;
  return commit.log.map((entry, index) => {
    const isFirst = index === 0;
    const isLast = index === commit.log.length - 1;
    return [
      collectionId,
      entry.lastSeq,
      isLast ? head.nextRowId : null,
      isLast ? head.rows : null,
      entry.firstSeq,
      commit.time,
      entry.frames,
      inserted.firstId,
      inserted.firstSeq,
      isFirst && inserted.rows.length > 0 ? `[${inserted.rows.join()}]` : null,
      isFirst && updated.length > 0 ? `[${updated.map(({ seq, data }) => `[${seq},${data}]`).join()}]` : null,
      isFirst && deleted.length > 0 ? `[${deleted.join()}]` : null,
      null,
    ];
  });
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

function keysJson(keys: readonly RowKey[]): string {
  return `[${keys.map(({ collectionId, id }) => `[${collectionId},${id}]`).join()}]`;
}
