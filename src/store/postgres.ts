/**
 * The engine for any number of instances. A group commit is one statement that moves the collection's head on
 * from the seq it was planned upon, or does nothing at all because another instance has moved it since. So one
 * that got no answer can be sent again: it takes effect once. The row lock on the head makes the order of seqs
 * that of the commits. Where instances get in each other's way, the lock is taken before the group is planned.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Background } from '../background.js';
import {
  boundWaits,
  type Connection,
  isConflict,
  isConnectionLost,
  type Pool,
  type PostgresDatabase,
  retried,
} from '../database/postgres.js';
import { fromUnknown } from '../errors.js';
import type {
  CollectionCommit,
  Engine,
  GroupState,
  ListOf,
  ListRead,
  LogState,
  RowKey,
  RowRead,
  StoredRow,
  UsageRow,
} from './engine.js';
import { nameOf, readGroupRows, textOrLength } from './group-rows.js';
import { Announcements } from './postgres-announcements.js';
import { commitStatement, type SortedHead, type Statement, usageStatement } from './postgres-commit.js';
import { type ByField, kindOf, listStatement } from './postgres-list.js';
import { SortIndexes } from './postgres-sort.js';
import { SqlEngine } from './sql.js';

export function postgresEngine(database: PostgresDatabase, background: Background): Engine {
  return new PostgresEngine(database, background, {
    writer: database.pool(6, writeTimeoutMs),
    points: database.pool(2),
    lists: database.pool(2),
    log: database.pool(2),
  });
}

interface Pools {
  readonly writer: Pool;
  /** Single rows, apart from lists so that long ones never delay them. */
  readonly points: Pool;
  readonly lists: Pool;
  readonly log: Pool;
}

/** A head as this instance left it; contested when another one has moved it since the time before. */
interface SeenHead {
  readonly head: SortedHead;
  readonly isContested: boolean;
}

/** How long a commit whose connection was lost is sent again, and in which intervals. */
const resendForMs = 3_000;
const resendEveryMs = 100;
const pingTimeoutMs = 2_000;
/** A lock is waited for 5 s, as on SQLite; a second more where the server itself is to give up and say so. */
const writeTimeoutMs = 6_000;

class PostgresEngine extends SqlEngine implements Engine {
  readonly commitsInParallel = true;
  readonly #on: Pools;
  readonly #announcements: Announcements;
  readonly #heads = new Map<number, SeenHead>();
  readonly #indexes: SortIndexes;

  constructor(database: PostgresDatabase, background: Background, pools: Pools) {
    super(database, pools);
    this.#on = pools;
    this.#announcements = new Announcements(database);
    this.#indexes = new SortIndexes(pools.writer, background);
    this.#indexes.sweep(0);
  }

  async commit(
    [collectionId]: readonly number[],
    keys: readonly RowKey[],
    plan: (state: GroupState) => readonly CollectionCommit[],
    usage: readonly UsageRow[],
  ): Promise<void> {
    if (collectionId === undefined) {
      const { sql, parameters } = usageStatement(usage);
      await retried(() => this.#on.writer.all(sql, parameters), isConflict);
      return;
    }
    // What was undone, or lost before anything was sent, is planned again.
    const isPassing = (error: unknown) => isConflict(error) || isConnectionLost(error);
    while (!(await retried(() => this.#tryCommit(collectionId, keys, plan), isPassing)));
  }

  /** False when another instance has moved the head on meanwhile. */
  async #tryCommit(
    collectionId: number,
    keys: readonly RowKey[],
    plan: (state: GroupState) => readonly CollectionCommit[],
  ): Promise<boolean> {
    const seen = this.#heads.get(collectionId);
    const isLocking = seen?.isContested === true;
    let sent: Statement | undefined;
    const isDone = await this.#on.writer
      .lend(async (connection) => {
        const first = isLocking ? lock : read;
        const states: State[] = [];
        const row = await readGroupRows(keys, async (some, share) => {
          // A row that is read later, and has changed since, has moved the head: then nothing is committed.
          const state = await (states.length === 0 ? first : read)(connection, collectionId, some, share);
          states.push(state);
          return state.rows.map((found) => [nameOf({ collectionId, id: found.id }), found] as const);
        });
        const isKnown = seen !== undefined && !isLocking;
        const { head } = states[0] ?? (isKnown ? seen : await first(connection, collectionId, [], 0));
        const [commit] = plan({ head: () => head, row });
        if (head === undefined || commit === undefined) {
          if (isLocking) await connection.all('ROLLBACK');
          return true;
        }
        sent = commitStatement(head, commit);
        const isMoved = await send(connection, sent, isLocking);
        const isContested = !isMoved || (isLocking && !isSame(head, seen.head));
        this.#heads.set(collectionId, { head: { ...commit.head, sorts: head.sorts }, isContested });
        return isMoved;
      })
      .catch((error: unknown) => {
        this.#heads.delete(collectionId);
        if (sent === undefined || !isConnectionLost(error)) throw error;
        return this.#sendAgain(sent, error);
      });
    if (isDone && sent !== undefined) this.#announcements.add(collectionId);
    return isDone;
  }

  /** Sends a commit again, whose first sending may have taken effect; throws a Problem when that can't be known. */
  async #sendAgain(statement: Statement, cause: unknown): Promise<boolean> {
    const deadline = performance.now() + resendForMs;
    while (performance.now() < deadline) {
      await sleep(resendEveryMs);
      const isMoved = await this.#on.writer
        .lend((connection) => send(connection, statement, false))
        .catch(() => undefined);
      if (isMoved) return true;
      // By the first one, or by another instance.
      if (isMoved === false) break;
    }
    // As a Problem it is nothing that passes: planned again, the writes might happen twice.
    throw fromUnknown(cause);
  }

  override async purge(): Promise<boolean> {
    this.#indexes.sweep();
    return super.purge();
  }

  override async deleteCollection(id: number): Promise<boolean> {
    const isDeleted = await super.deleteCollection(id);
    this.#heads.delete(id);
    if (isDeleted) this.#indexes.sweep(0);
    return isDeleted;
  }

  async readRows(keys: readonly RowKey[]): Promise<(RowRead | undefined)[]> {
    const found = await this.#on.points.all<{
      number: number;
      head: number;
      seq: number | null;
      data: string;
    }>('SELECT * FROM read_rows($1, $2)', [
      keys.map(({ collectionId }) => collectionId),
      keys.map(({ id }) => id),
    ]);
    const reads: (RowRead | undefined)[] = new Array(keys.length);
    for (const { number, head, seq, data } of found) {
      reads[number - 1] = { head, row: seq === null ? undefined : { seq, data } };
    }
    return reads;
  }

  listKind(list: ListOf): string {
    return kindOf(list, this.#by(list));
  }

  async readLists(lists: readonly ListOf[]): Promise<(ListRead | undefined)[]> {
    const by = this.#by(lists[0]!);
    const { sql, parameters } = listStatement(lists, by);
    const found = await this.#on.lists.all<{
      number: number;
      head: number;
      total: number;
      page: string | null;
      is_indexed: boolean;
      is_cut: boolean;
    }>(sql, parameters);
    const reads: (ListRead | undefined)[] = new Array(lists.length);
    for (const { number, head, total, page, is_indexed: isIndexed, is_cut: isCut } of found) {
      reads[number - 1] = { head, total, page: page ?? undefined };
      const list = lists[number - 1]!;
      const { collectionId, query } = list;
      if (query.orderBy === 'id') continue;
      if (by === 'field') this.#indexes.want(collectionId, query.orderBy, total);
      else if (!isIndexed) this.#indexes.forget(collectionId, query.orderBy);
      else if (isCut) this.#indexes.cut(collectionId, query.orderBy);
      // Read by what is not so, or no longer: once more.
      if (this.#by(list) !== by) [reads[number - 1]] = await this.readLists([list]);
    }
    return reads;
  }

  #by({ collectionId, query: { orderBy } }: ListOf): ByField {
    return orderBy === 'id' ? 'field' : this.#indexes.find(collectionId, orderBy);
  }

  async readLogStates(ids: readonly number[]): Promise<Map<number, LogState>> {
    const states = await this.#on.log.all<LogState & { id: number }>(
      'SELECT collection_id AS id, seq, floor FROM heads WHERE collection_id = ANY($1::bigint[])',
      [ids],
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
    await this.#indexes.close();
    this.#announcements.close();
  }
}

interface State {
  /** Undefined when the collection is gone. */
  readonly head: SortedHead | undefined;
  /** With `textOrLength` for data. */
  readonly rows: readonly (StoredRow & { readonly id: number })[];
}

/** In one snapshot. */
async function read(
  connection: Connection,
  collectionId: number,
  keys: readonly RowKey[],
  share: number,
): Promise<State> {
  type Found = StoredRow & { id: number; head: number; next_row_id: number; total: number; sorts: number };
  const found = await connection.all<Found>('SELECT * FROM read_group($1, $2, $3)', [
    collectionId,
    keys.map(({ id }) => id),
    share,
  ]);
  const [first] = found;
  if (first === undefined) return { head: undefined, rows: [] };
  const { head: seq, next_row_id: nextRowId, total, sorts } = first;
  return { head: { seq, nextRowId, rows: total, sorts }, rows: found };
}

/** In a transaction that is begun here and has to be ended: until then nobody else moves the head on. */
async function lock(
  connection: Connection,
  collectionId: number,
  keys: readonly RowKey[],
  share: number,
): Promise<State> {
  const [, [head], rows] = await Promise.all([
    connection.all(`BEGIN; ${boundWaits}`),
    connection.all<SortedHead>(
      'SELECT seq, next_row_id AS "nextRowId", rows, sorts FROM heads WHERE collection_id = $1 FOR UPDATE',
      [collectionId],
    ),
    // By a statement of its own: one that waits for a lock reads other tables as they were before.
    keys.length === 0
      ? []
      : connection.all<State['rows'][number]>(
          `SELECT id, seq, ${textOrLength('$3')} AS data FROM rows WHERE collection_id = $1 AND id = ANY($2::bigint[])`,
          [collectionId, keys.map(({ id }) => id), share],
        ),
  ]);
  return { head, rows };
}

/** Whether nobody else has moved it. */
function isSame(head: SortedHead, seen: SortedHead): boolean {
  return head.seq === seen.seq && head.sorts === seen.sorts;
}

/** Whether the head was where the commit was planned upon, so that it has taken effect. */
async function send(
  connection: Connection,
  { sql, parameters }: Statement,
  isLocking: boolean,
): Promise<boolean> {
  const sending = connection.all<{ moved: boolean }>(sql, parameters);
  const [[result]] = await Promise.all([sending, isLocking && connection.all('COMMIT')]);
  return result?.moved === true;
}
