/**
 * Commits groups of writes with one function call, and so with one round trip. A group is planned on the head
 * that this instance saw last. The call only takes effect if the head has not changed. So no instance waits
 * for a lock while a group is planned. The lock of the head ensures that seqs have the order of the commits.
 *
 * If instances conflict, see `Mode`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createCache } from '../../../runtime/cache.js';
import {
  type CollectionCommit,
  type CollectionState,
  type CommitResult,
  type GroupRequest,
  type GroupState,
  IdempotencyKeyTaken,
  noSchema,
  type OpenGroup,
  type RowAddress,
  rowKeyIndexIn,
  type UsageRow,
} from '../../engine.js';
import { readGroupLog } from '../../shared/change-log.js';
import { nameOf, type RowLookup, readGroupRows } from '../../shared/group-rows.js';
import { readOwners, wantedKeys } from '../../shared/row-key-owners.js';
import { isConflict, isConnectionLost, isKeyTaken } from '../connection/errors.js';
import { borrow, type Connection, type Lent, mayRetry, type Pool, retried } from '../connection/pool.js';
import { type CommitStatement, canMove, commitStatement, send, usageStatement } from './commit.js';
import { readOwnersOf } from './row-key-owners.js';
import {
  type GroupRead,
  type HeadVersion,
  lockHead,
  readGroup,
  readSchemaId,
  readSortIndexes,
  type VersionedHead,
} from './rows.js';

/** How long a commit is sent again after its connection was lost, and how often. */
const resendForMs = 3_000;
const resendEveryMs = 100;
/** The maximum number of remembered heads. Each needs about 200 bytes. */
const maxHeads = 50_000;

/**
 * How long inserts wait for more inserts to join them, if they must wait for other instances anyway. With 64
 * clients of one collection and four instances, groups grew from 9 to 16 and stored 1.2 times as many rows.
 * With two instances, they stored the same number of rows with 0.8 of the CPU time.
 */
const joinMs = 1;

/** The head that this instance saw last. It is contested if another instance has changed it since. */
interface SeenHead {
  readonly head: VersionedHead;
  /** The indexes and the schema at the `indexVersion` of the head. */
  readonly kept: Kept;
  readonly isContested: boolean;
  /** The number of changes in the last commit. If there were several, more may come for the next group. */
  readonly changes: number;
}

/**
 * How a group is committed:
 *
 * - `compare`: the commit only takes effect if the head has not changed.
 * - `move`: the server moves the commit, which may only contain inserts, after the commits of others.
 * - `lock`: the head is locked before the group is planned.
 */
type Mode = 'compare' | 'move' | 'lock';

/** A group whose state was read. */
interface Opened {
  readonly request: GroupRequest;
  readonly mode: Mode;
  readonly lent: Lent;
  readonly seen: SeenHead | undefined;
  readonly head: VersionedHead | undefined;
  readonly kept: Kept;
}

export class Groups {
  readonly #pool: Pool;
  readonly #committed: (collectionId: number) => void;
  readonly #heads = createCache<number, SeenHead>(maxHeads);

  constructor(pool: Pool, committed: (collectionId: number) => void) {
    this.#pool = pool;
    this.#committed = committed;
  }

  async open(request: GroupRequest): Promise<OpenGroup> {
    if (mayMove(request)) await this.#letJoin(request.collections[0]!.id);
    return retried(
      () => this.#open(request),
      (error) => isConflict(error) || isConnectionLost(error),
    );
  }

  async commitUsage(usage: readonly UsageRow[]): Promise<void> {
    const { sql, parameters } = usageStatement(usage, this.#pool.placement);
    await retried(() => this.#pool.all(sql, parameters), isConflict);
  }

  /** Forgets a head after a change outside of a group. */
  forget(collectionId: number): void {
    this.#heads.delete(collectionId);
  }

  /** Waits for more writes now, because none can join while the server waits for commits of others. */
  async #letJoin(collectionId: number): Promise<void> {
    const seen = this.#heads.get(collectionId);
    if (seen?.isContested && seen.changes > 1) await sleep(joinMs);
  }

  async #open(request: GroupRequest): Promise<OpenGroup> {
    const { id, accountId } = request.collections[0]!;
    const seen = this.#heads.get(id);
    const mode = modeOf(request, seen);
    const lent = await borrow(this.#pool, { accountId });
    const { connection } = lent;
    try {
      // The state is read by later statements, because a statement that waits for a lock reads other tables in
      // their earlier state.
      const locked = mode === 'lock' && lockHead(connection, id);
      const [{ state, ...read }] = await Promise.all([readState(connection, request, seen, mode), locked]);
      let isSent = false;
      return {
        state,
        commit: ([commit], usage) => {
          isSent = true;
          return this.#commit({ request, mode, lent, seen, ...read }, commit!, usage);
        },
        release: async () => {
          if (mode === 'lock' && !isSent) await connection.all('ROLLBACK').catch(lent.fail);
          lent.end();
        },
      };
    } catch (error) {
      this.#heads.delete(id);
      lent.fail(error);
      throw error;
    }
  }

  async #commit(
    { request, mode, lent, seen, head: from, kept }: Opened,
    commit: CollectionCommit,
    usage: readonly UsageRow[],
  ): Promise<CommitResult> {
    const { id, accountId } = request.collections[0]!;
    const head = from!;
    const mayMove = mode === 'move';
    if (mayMove && !canMove(commit)) return 'outdated';
    const statement = commitStatement(head, commit, usage, this.#pool.placement, mayMove);
    try {
      const to = await send(lent.connection, statement, mode === 'lock');
      const isAsPlanned = to?.seq === commit.head.seq;
      this.#heads.set(id, {
        head: { ...(to ?? head), indexVersion: head.indexVersion },
        kept,
        changes: commit.head.seq - head.seq,
        isContested: !isAsPlanned || (mode === 'lock' && !isSame(head, seen?.head)),
      });
      if (to === undefined) return 'outdated';
      this.#committed(id);
      return isAsPlanned ? 'committed' : to;
    } catch (error) {
      this.#heads.delete(id);
      lent.fail(error);
      if (isKeyTaken(error)) throw new IdempotencyKeyTaken();
      if (isConflict(error) && (await mayRetry(request.attempt))) return 'outdated';
      // A commit that may move is not sent again, because it could be stored twice.
      if (mayMove || !isConnectionLost(error) || !(await this.#sendAgain(statement, accountId))) throw error;
      this.#committed(id);
      return 'committed';
    }
  }

  /** Repeats a commit that may have taken effect. Returns false if its outcome cannot be determined. */
  async #sendAgain(statement: CommitStatement, accountId: number): Promise<boolean> {
    const deadline = performance.now() + resendForMs;
    while (performance.now() < deadline) {
      await sleep(resendEveryMs);
      const head = await this.#pool
        .lend((connection) => send(connection, statement, false), { accountId })
        .catch(() => null);
      if (head) return true;
      // The head has changed, either by the first attempt or by another instance.
      if (head === undefined) break;
    }
    return false;
  }
}

function modeOf(request: GroupRequest, seen: SeenHead | undefined): Mode {
  // Other instances have changed the collection twice while its state was read.
  if (request.attempt > 1) return 'lock';
  if (seen?.isContested !== true) return 'compare';
  // The owners of keys are read before the commit, so a commit that checks them can't be moved.
  return mayMove(request) && rowKeyIndexIn(seen.kept.indexes) === undefined ? 'move' : 'lock';
}

/** Returns whether the group may consist only of inserts, which the server can move. */
function mayMove({ keys, after, attempt }: GroupRequest): boolean {
  return attempt === 0 && keys.length === 0 && after === undefined;
}

/** Reads the state of a group, or takes the head that this instance saw last. */
async function readState(
  connection: Connection,
  request: GroupRequest,
  seen: SeenHead | undefined,
  mode: Mode,
): Promise<{ readonly state: GroupState } & Pick<Opened, 'head' | 'kept'>> {
  const { keys, after, attempt } = request;
  const { id: collectionId } = request.collections[0]!;
  const isSeen = seen !== undefined && keys.length === 0 && attempt === 0 && mode !== 'lock';
  const reads: GroupRead[] = isSeen ? [{ head: seen.head, rows: [] }] : [];
  /** The heads at the reads after the first one. */
  const later: (HeadVersion | undefined)[] = [];
  const readSome = async (some: readonly RowAddress[], share: number) => {
    const read = await readGroup(connection, collectionId, some, share);
    if (reads.push(read) > 1) later.push(read.head);
    return read.rows.map((found) => [nameOf({ collectionId, id: found.id }), found] as const);
  };
  const rowsOf = keys.length === 0 ? undefined : await readGroupRows(keys, request, readSome);
  if (reads.length === 0) await readSome([], 0);
  // If a row or an owner has changed before it was read, the head has changed too. Then the commit has no effect, and the
  // state is not current.
  const { head } = reads[0]!;
  const kept = head === undefined ? nothingKept : await keptAt(connection, collectionId, head, seen);
  const wanted = wantedKeys(request, () => kept.indexes);
  const { owner, rows: owned } = await readOwners(wanted, request, async ([some], share) => {
    const { head: at, owners } = await readOwnersOf(connection, some!, share);
    later.push(at);
    return owners;
  });
  const ofOwners = await readGroupRows([], request, readSome, owned);
  const row: RowLookup = (...key) => rowsOf?.(...key) ?? ofOwners(...key);
  const changes = await (after &&
    head &&
    readGroupLog(after, head.seq, (sql, parameters) => connection.all(sql, parameters)));
  const known = head && { head, ...kept };
  const isCurrent =
    (!isSeen || later.length > 0) && later.every((at) => head !== undefined && isSame(head, at));
  return { state: { collection: () => known, row, owner, isCurrent, changes }, head, kept };
}

/** The indexes and the schema that a commit must respect. */
type Kept = Pick<CollectionState, 'indexes' | 'schemaId'>;

const nothingKept: Kept = { indexes: [], schemaId: noSchema };

/**
 * Reads the indexes and the schema after the head. If they change in between, the head gets another version
 * and the commit has no effect.
 */
async function keptAt(
  connection: Connection,
  collectionId: number,
  { indexVersion }: VersionedHead,
  seen: SeenHead | undefined,
): Promise<Kept> {
  if (indexVersion === 0) return nothingKept;
  if (seen?.head.indexVersion === indexVersion) return seen.kept;
  const [indexes, schemaId] = await Promise.all([
    readSortIndexes(connection, collectionId),
    readSchemaId(connection, collectionId),
  ]);
  return { indexes, schemaId };
}

/** Returns whether no other instance has changed the head. */
function isSame(head: HeadVersion, other: HeadVersion | undefined): boolean {
  return head.seq === other?.seq && head.indexVersion === other.indexVersion;
}
