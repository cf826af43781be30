/**
 * Commits groups of writes with one function call, and so with one round trip. A group is planned on the head
 * that this instance saw last. The call only takes effect if the head has not changed. So no instance waits
 * for a lock while a group is planned. The lock of the head ensures that seqs have the order of the commits.
 *
 * If instances conflict, the server moves inserts after the changes that others committed. For all other
 * writes, the head is locked before the group is planned.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { fromUnknown } from '../../../problem.js';
import { createCache } from '../../../runtime/cache.js';
import {
  type CollectionCommit,
  type CollectionRef,
  type GroupState,
  type Head,
  KeyTaken,
  type LogAfter,
  noSchema,
  OutdatedState,
  type RowKey,
  type SortIndex,
  type UsageRow,
} from '../../engine.js';
import { readGroupLog } from '../../group-log.js';
import { nameOf, readGroupRows } from '../../group-rows.js';
import { isConflict, isConnectionLost, isKeyTaken } from '../connection/errors.js';
import { type Connection, type Pool, retried } from '../connection/pool.js';
import { canMove, commitStatement, type Sent, send, usageStatement, withUsage } from './commit-statement.js';
import {
  type GroupRead,
  lockGroup,
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

/**
 * A head that this instance saw last. It is contested if another instance has changed it since the time
 * before.
 */
interface SeenHead {
  readonly head: VersionedHead;
  /** The indexes and the schema at the `indexVersion` of the head. */
  readonly kept: Kept;
  readonly isContested: boolean;
  /**
   * The number of changes in the last commit. If it is more than one, other writes may come that can join the
   * next group.
   */
  readonly changes: number;
}

export class Commits {
  readonly #pool: Pool;
  readonly #committed: (collectionId: number) => void;
  readonly #heads = createCache<number, SeenHead>(maxHeads);

  constructor(pool: Pool, committed: (collectionId: number) => void) {
    this.#pool = pool;
    this.#committed = committed;
  }

  async commit(
    collection: CollectionRef,
    keys: readonly RowKey[],
    plan: (state: GroupState) => readonly CollectionCommit[],
    usage: readonly UsageRow[],
    after: LogAfter | undefined,
  ): Promise<Head | undefined> {
    // A commit is planned again if it was rolled back, or lost before it was sent.
    const isPassing = (error: unknown) => isConflict(error) || isConnectionLost(error);
    let mayMove = keys.length === 0 && after === undefined;
    if (mayMove) await this.#letJoin(collection.id);
    for (;;) {
      const done = await retried(
        () => this.#tryCommit(collection, keys, plan, usage, after, mayMove),
        isPassing,
      );
      if (done !== outdated) return done;
      mayMove = false;
    }
  }

  async count(usage: readonly UsageRow[]): Promise<void> {
    const { sql, parameters } = usageStatement(usage, this.#pool.placement);
    await retried(() => this.#pool.all(sql, parameters), isConflict);
  }

  /**
   * Waits for more writes now, because no write can join the group while the server waits for commits of
   * others.
   */
  async #letJoin(collectionId: number): Promise<void> {
    const seen = this.#heads.get(collectionId);
    if (seen?.isContested && seen.changes > 1) await sleep(joinMs);
  }

  /** Forgets a head after a change outside of `commit`. */
  forget(collectionId: number): void {
    this.#heads.delete(collectionId);
  }

  /**
   * Plans and sends the group once. Returns `outdated` if another instance has changed the head and the group
   * must be planned again.
   *
   * @param mayMove whether the group may consist only of inserts, which can be moved
   */
  async #tryCommit(
    { id: collectionId, accountId }: CollectionRef,
    keys: readonly RowKey[],
    plan: (state: GroupState) => readonly CollectionCommit[],
    usage: readonly UsageRow[],
    after: LogAfter | undefined,
    mayMove: boolean,
  ): Promise<Head | undefined | typeof outdated> {
    const seen = this.#heads.get(collectionId);
    const isContested = seen?.isContested === true;
    const isLocking = isContested && !mayMove;
    let sent: Sent | undefined;
    const done = await this.#pool
      .lend(
        async (connection) => {
          const first = isLocking ? lockGroup : readGroup;
          const reads: GroupRead[] = [];
          const row = await readGroupRows(keys, async (some, share) => {
            // A row that is read later may have changed, but then the head has changed too and the commit has
            // no effect.
            const read = await (reads.length === 0 ? first : readGroup)(
              connection,
              collectionId,
              some,
              share,
            );
            reads.push(read);
            return read.rows.map((found) => [nameOf({ collectionId, id: found.id }), found] as const);
          });
          const isKnown = seen !== undefined && !isLocking;
          const { head } = reads[0] ?? (isKnown ? seen : await first(connection, collectionId, [], 0));
          const kept = head === undefined ? nothingKept : await keptAt(connection, collectionId, head, seen);
          const { indexes, schemaId } = kept;
          const changes = await (after &&
            head &&
            readGroupLog(after, head.seq, (sql, parameters) => connection.all(sql, parameters)));
          const commit = plannedUpon(
            () =>
              plan({
                head: () => head,
                row,
                indexes: () => indexes,
                schemaId: () => schemaId,
                isCurrent: isLocking || reads.length > 0 || !isKnown,
                changes,
              })[0],
          );
          if (commit === outdated) {
            this.#heads.delete(collectionId);
            return outdated;
          }
          if (head === undefined || commit === undefined) {
            if (isLocking) await connection.all('ROLLBACK');
            return undefined;
          }
          const isMovable = isContested && mayMove;
          if (isMovable && !canMove(commit)) return outdated;
          sent = withUsage(commitStatement(head, commit, connection.placement, isMovable), usage);
          const to = await send(connection, sent, isLocking);
          const isAsPlanned = to?.seq === commit.head.seq;
          const { indexVersion } = head;
          this.#heads.set(collectionId, {
            head: { ...(to ?? head), indexVersion },
            kept,
            changes: commit.head.seq - head.seq,
            isContested: !isAsPlanned || (isLocking && !isSame(head, seen.head)),
          });
          if (to === undefined) return outdated;
          return isAsPlanned ? undefined : to;
        },
        { accountId },
      )
      .catch((error: unknown) => {
        this.#heads.delete(collectionId);
        if (isKeyTaken(error)) throw new KeyTaken();
        if (sent === undefined || !isConnectionLost(error)) throw error;
        return this.#sendAgain(sent, accountId, error);
      });
    if (done !== outdated && sent !== undefined) this.#committed(collectionId);
    return done;
  }

  /**
   * Sends a commit again whose first attempt may have taken effect. Throws a Problem if the outcome cannot be
   * determined.
   */
  async #sendAgain(statement: Sent, accountId: number, cause: unknown): Promise<undefined> {
    const deadline = performance.now() + resendForMs;
    // A movable commit is not sent again, because it could be stored twice.
    while (!statement.mayMove && performance.now() < deadline) {
      await sleep(resendEveryMs);
      const head = await this.#pool
        .lend((connection) => send(connection, statement, false), { accountId })
        .catch(() => null);
      if (head) return undefined;
      // The head has changed, either by the first attempt or by another instance.
      if (head === undefined) break;
    }
    // A Problem is not retried. If the group were planned again, its writes might be stored twice.
    throw fromUnknown(cause);
  }
}

const outdated = Symbol('outdated');

/** Returns the plan, or `outdated` if the plan needs a current state. */
function plannedUpon<T>(plan: () => T): T | typeof outdated {
  try {
    return plan();
  } catch (error) {
    if (error instanceof OutdatedState) return outdated;
    throw error;
  }
}

/** The indexes and the schema that a commit must respect. */
interface Kept {
  readonly indexes: readonly SortIndex[];
  readonly schemaId: number;
}

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
function isSame(head: VersionedHead, seen: VersionedHead): boolean {
  return head.seq === seen.seq && head.indexVersion === seen.indexVersion;
}
