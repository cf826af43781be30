/**
 * Commits groups of writes with one function call (commit-function.ts), and so with one round trip. A group contains the
 * changes that several requests make to one collection. It is planned on the head that this instance saw last. The call
 * only takes effect if the head has not changed. So no instance waits for a lock while a group is planned. The lock of
 * the head ensures that seqs have the order of the commits.
 *
 * If instances conflict, see `Mode`.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createCache } from '../../../runtime/cache.js';
import {
  type CollectionCommit,
  type CommitResult,
  type GroupRequest,
  IdempotencyKeyTaken,
  type OpenGroup,
  rowKeyIndexIn,
  type UsageRow,
} from '../../engine.js';
import { isConflict, isConnectionLost, isKeyTaken } from '../connection/errors.js';
import { borrow, type Lent, mayRetry, type Pool, retried } from '../connection/pool.js';
import { type CommitStatement, canMove, commitStatement, send } from './commit.js';
import { type KnownCollection, lockHead, readState } from './group-state.js';
import { isSame } from './head-version.js';
import { usageStatement } from './usage.js';

/** How long a commit is sent again after its connection was lost, and how often. */
const resendForMs = 3_000;
const resendEveryMs = 100;
/** The maximum number of remembered collections. Each needs about 200 bytes. */
const maxCollections = 50_000;

/**
 * How long inserts wait for more inserts to join them, if they must wait for other instances anyway. With 64
 * clients of one collection and four instances, groups grew from 9 to 16 and stored 1.2 times as many rows.
 * With two instances, they stored the same number of rows with 0.8 of the CPU time.
 */
const joinMs = 1;

/** A collection after the last commit of this instance. */
interface SeenCollection {
  readonly known: KnownCollection;
  /** Whether another instance has changed the collection as well. */
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
  readonly seen: SeenCollection | undefined;
  readonly known: KnownCollection | undefined;
}

export class Groups {
  readonly #pool: Pool;
  readonly #committed: (collectionId: number) => void;
  readonly #seen = createCache<number, SeenCollection>(maxCollections);

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

  /** Forgets a collection after a change outside of a group. */
  forget(collectionId: number): void {
    this.#seen.delete(collectionId);
  }

  /** Waits for more writes now, because none can join while the server waits for commits of others. */
  async #letJoin(collectionId: number): Promise<void> {
    const seen = this.#seen.get(collectionId);
    if (seen?.isContested && seen.changes > 1) await sleep(joinMs);
  }

  async #open(request: GroupRequest): Promise<OpenGroup> {
    const { id, accountId } = request.collections[0]!;
    const seen = this.#seen.get(id);
    const mode = modeOf(request, seen);
    const lent = await borrow(this.#pool, { accountId });
    const { connection } = lent;
    try {
      // The state is read by later statements, because a statement that waits for a lock reads other tables in
      // their earlier state.
      const isLocked = mode === 'lock';
      const locked = isLocked && lockHead(connection, id);
      const [{ state, known }] = await Promise.all([
        readState(connection, request, seen?.known, isLocked),
        locked,
      ]);
      let isSent = false;
      return {
        state,
        commit: ([commit], usage) => {
          isSent = true;
          return this.#commit({ request, mode, lent, seen, known }, commit!, usage);
        },
        release: async () => {
          if (isLocked && !isSent) await connection.all('ROLLBACK').catch(lent.fail);
          lent.end();
        },
      };
    } catch (error) {
      this.#seen.delete(id);
      lent.fail(error);
      throw error;
    }
  }

  async #commit(
    { request, mode, lent, seen, ...opened }: Opened,
    commit: CollectionCommit,
    usage: readonly UsageRow[],
  ): Promise<CommitResult> {
    const { id, accountId } = request.collections[0]!;
    // Only a collection that exists has commits.
    const known = opened.known!;
    const { head } = known;
    const isMovable = mode === 'move';
    if (isMovable && !canMove(commit)) return 'outdated';
    const statement = commitStatement(head, commit, usage, this.#pool.placement, isMovable);
    try {
      const to = await send(lent.connection, statement, mode === 'lock');
      const isAsPlanned = to?.seq === commit.head.seq;
      this.#seen.set(id, {
        known: { ...known, head: { ...(to ?? head), indexVersion: head.indexVersion } },
        changes: commit.head.seq - head.seq,
        isContested: !isAsPlanned || (mode === 'lock' && !isSame(head, seen?.known.head)),
      });
      if (to === undefined) return 'outdated';
      this.#committed(id);
      return isAsPlanned ? 'committed' : to;
    } catch (error) {
      this.#seen.delete(id);
      lent.fail(error);
      if (isKeyTaken(error)) throw new IdempotencyKeyTaken();
      if (isConflict(error) && (await mayRetry(request.attempt))) return 'outdated';
      // A commit that may move is not sent again, because it could be stored twice.
      if (isMovable || !isConnectionLost(error) || !(await this.#sendAgain(statement, accountId)))
        throw error;
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

function modeOf(request: GroupRequest, seen: SeenCollection | undefined): Mode {
  // Other instances have changed the collection twice while its state was read.
  if (request.attempt > 1) return 'lock';
  if (seen?.isContested !== true) return 'compare';
  // The owners of keys are read before the commit, so a commit that checks them can't be moved.
  return mayMove(request) && rowKeyIndexIn(seen.known.indexes) === undefined ? 'move' : 'lock';
}

/** Returns whether the group may consist only of inserts, which the server can move. */
function mayMove({ keys, after, attempt }: GroupRequest): boolean {
  return attempt === 0 && keys.length === 0 && after === undefined;
}
