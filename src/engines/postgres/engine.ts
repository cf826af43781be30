/**
 * The engine for any number of instances. A group commit is one statement that moves the collection's head on
 * from the seq it was planned upon, or does nothing at all because another instance has moved it since. So one
 * that got no answer can be sent again: it takes effect once. The row lock on the head makes the order of seqs
 * that of the commits. Where instances get in each other's way, the lock is taken before the group is planned.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Background } from '../../background.js';
import { BoundedMap } from '../../bounded-map.js';
import { fromUnknown } from '../../errors.js';
import {
  type CollectionCommit,
  type CollectionRef,
  cheapWalk,
  type Engine,
  type GroupState,
  type ListOf,
  type ListRead,
  type ListWay,
  type LogState,
  type NamesOf,
  type RowKey,
  type RowRead,
  type StoredRow,
  type UsageRow,
} from '../engine.js';
import { nameOf, readGroupRows, textOrLength } from '../group-rows.js';
import { SqlEngine } from '../sql.js';
import { Announcements } from './announcements.js';
import { commitStatement, type SortedHead, type Statement, usageStatement } from './commit.js';
import { SortIndexes } from './indexes.js';
import { type ByField, type ListRow, listStatement } from './list.js';
import {
  boundWaits,
  type Connection,
  isConflict,
  isConnectionLost,
  type Pool,
  type PostgresDatabase,
  retried,
} from './open.js';

export function postgresEngine(database: PostgresDatabase, background: Background): Engine {
  return new PostgresEngine(database, background, {
    writer: database.pool(6, { answerTimeoutMs: writeTimeoutMs, ofOneAccount: 3 }),
    points: database.pool(2),
    cheap: database.pool(2),
    large: database.pool(1),
    scan: database.pool(2, { answerTimeoutMs: scanTimeoutMs + 1_000 }),
    log: database.pool(2),
  });
}

interface Pools {
  readonly writer: Pool;
  /** Single rows, apart from lists so that long ones never delay them. */
  readonly points: Pool;
  readonly cheap: Pool;
  /** Pages of many bytes, and names of many collections. */
  readonly large: Pool;
  readonly scan: Pool;
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
/** Scans are cancelled by who asked for them; the server ends those whose instance is no more. */
const scanTimeoutMs = 12_000;
/** Heads that are remembered, of some 200 bytes each. */
const maxHeads = 50_000;

class PostgresEngine extends SqlEngine implements Engine {
  readonly commitsInParallel = true;
  readonly scansAtOnce = 2;
  readonly #on: Pools;
  readonly #announcements: Announcements;
  readonly #heads = new BoundedMap<number, SeenHead>(maxHeads);
  readonly #indexes: SortIndexes;

  constructor(database: PostgresDatabase, background: Background, pools: Pools) {
    super(database, pools);
    this.#on = pools;
    this.#announcements = new Announcements(database);
    this.#indexes = new SortIndexes(pools.writer, background);
    this.#indexes.sweep(0);
  }

  async commit(
    [collection]: readonly CollectionRef[],
    keys: readonly RowKey[],
    plan: (state: GroupState) => readonly CollectionCommit[],
    usage: readonly UsageRow[],
  ): Promise<void> {
    if (collection === undefined) {
      const { sql, parameters } = usageStatement(usage);
      await retried(() => this.#on.writer.all(sql, parameters), isConflict);
      return;
    }
    // What was undone, or lost before anything was sent, is planned again.
    const isPassing = (error: unknown) => isConflict(error) || isConnectionLost(error);
    while (!(await retried(() => this.#tryCommit(collection, keys, plan), isPassing)));
  }

  /** False when another instance has moved the head on meanwhile. */
  async #tryCommit(
    { id: collectionId, accountId }: CollectionRef,
    keys: readonly RowKey[],
    plan: (state: GroupState) => readonly CollectionCommit[],
  ): Promise<boolean> {
    const seen = this.#heads.get(collectionId);
    const isLocking = seen?.isContested === true;
    let sent: Statement | undefined;
    const isDone = await this.#on.writer
      .lend(
        async (connection) => {
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
        },
        { accountId },
      )
      .catch((error: unknown) => {
        this.#heads.delete(collectionId);
        if (sent === undefined || !isConnectionLost(error)) throw error;
        return this.#sendAgain(sent, accountId, error);
      });
    if (isDone && sent !== undefined) this.#announcements.add(collectionId);
    return isDone;
  }

  /** Sends a commit again, whose first sending may have taken effect; throws a Problem when that can't be known. */
  async #sendAgain(statement: Statement, accountId: number, cause: unknown): Promise<boolean> {
    const deadline = performance.now() + resendForMs;
    while (performance.now() < deadline) {
      await sleep(resendEveryMs);
      const isMoved = await this.#on.writer
        .lend((connection) => send(connection, statement, false), { accountId })
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

  override async deleteCollection(collection: Pick<CollectionRef, 'id' | 'accountId'>): Promise<boolean> {
    const isDeleted = await super.deleteCollection(collection);
    this.#heads.delete(collection.id);
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

  async readLists(
    way: ListWay,
    lists: readonly ListOf[],
    signal?: AbortSignal,
  ): Promise<(ListRead | undefined)[]> {
    const by = lists.map((list) => this.#by(list));
    const reads: (ListRead | undefined)[] = lists.map((list, place) =>
      way !== 'scan' && isDeep(list, by[place]!) ? { page: undefined, way: 'scan', bytes: 0 } : undefined,
    );
    const places = [...lists.keys()].filter((place) => reads[place] === undefined);
    if (places.length === 0) return reads;
    const { sql, parameters } = listStatement(
      places.map((place) => lists[place]!),
      places.map((place) => {
        if (lists[place]!.query.orderBy === 'id') return 'id';
        return by[place] === 'field' && way !== 'scan' ? 'small' : by[place]!;
      }),
    );
    const found = await (way === 'scan'
      ? this.#scan<ListRow>(sql, parameters, signal)
      : this.#on[way].all<ListRow>(sql, parameters));
    for (const row of found) {
      const place = places[row.number - 1]!;
      const list = lists[place]!;
      const { collectionId, query } = list;
      if (query.orderBy !== 'id') {
        if (by[place] === 'field') {
          // Once: a scan was taken for a cheap list before.
          if (way === 'cheap') this.#indexes.want(collectionId, query.orderBy, row.total);
        } else if (!row.is_indexed) this.#indexes.forget(collectionId, query.orderBy);
        else if (row.is_cut) this.#indexes.cut(collectionId, query.orderBy);
      }
      // By what is not so, or no longer: once more.
      if (this.#by(list) !== by[place]) [reads[place]] = await this.readLists(way, [list], signal);
      else reads[place] = toRead(row, way);
    }
    return reads;
  }

  /** Bounded by the server too, in a transaction: a setting of a session doesn't pass a pooler. */
  #scan<Row>(
    sql: string,
    parameters: Statement['parameters'],
    signal: AbortSignal | undefined,
  ): Promise<Row[]> {
    return this.#on.scan.lend(
      async (connection) => {
        const [, rows] = await Promise.all([
          connection.all(`BEGIN; SET LOCAL statement_timeout = ${scanTimeoutMs}`),
          connection.all<Row>(sql, parameters),
          connection.all('COMMIT'),
        ]);
        return rows;
      },
      { signal },
    );
  }

  async readNames({ accountId, names, most }: NamesOf): Promise<ListRead> {
    const [found] = await this.#on.large.all<{ total: number; bytes: number; page: string | null }>(
      `WITH found AS MATERIALIZED (
         SELECT name FROM collections WHERE account_id = $1 AND ($2::text[] IS NULL OR name = ANY($2))),
       measured AS (SELECT count(*) AS total, coalesce(sum(length(name) + 12) + 1, 2) AS bytes FROM found)
       SELECT total, bytes::bigint, CASE WHEN bytes <= $3 THEN
         (SELECT '[' || coalesce(string_agg('{"name":"' || name || '"}', ',' ORDER BY name), '') || ']' FROM found) END AS page
       FROM measured`,
      [accountId, names ?? null, most],
    );
    const { total, bytes, page } = found!;
    return page === null ? { page: undefined, way: 'large', bytes } : { head: 0, total, page };
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

/** Whether a list walks far in an index. */
function isDeep({ query: { orderBy, offset } }: ListOf, by: ByField): boolean {
  return orderBy !== 'id' && by !== 'field' && offset > cheapWalk;
}

function toRead({ head, total, page, bytes }: ListRow, way: ListWay): ListRead {
  if (page !== null) return { head, total, page };
  // Not even measured, since the collection is too large to be sorted here.
  if (bytes === null) return { page: undefined, way: 'scan', bytes: 0 };
  return { page: undefined, way: way === 'scan' ? 'scan' : 'large', bytes };
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
