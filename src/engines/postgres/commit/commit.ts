/**
 * A commit is one call of a function: one round trip. It is planned upon the head as this instance left it, and moves
 * it on only if it is still there, so that nobody waits for a lock while a group is planned: the lock of the head makes
 * the order of seqs that of the commits. Where instances get in each other's way, inserts are put behind what others have
 * committed by the server itself, and for all else the lock is taken before the group is planned.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { fromUnknown } from '../../../problem.js';
import { BoundedMap } from '../../../runtime/bounded-map.js';
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

/** How long a commit whose connection was lost is sent again, and in which intervals. */
const resendForMs = 3_000;
const resendEveryMs = 100;
/** Heads that are remembered, of some 200 bytes each. */
const maxHeads = 50_000;

/**
 * How long inserts that will have to wait for other instances are joined by more. 64 clients of one collection stored 1.2
 * times as many rows through four instances, in groups of 16 and not of 9, and as many through two, for .8 of the CPU time.
 */
const joinMs = 1;

/** A head as this instance left it; contested when another one has moved it since the time before. */
interface SeenHead {
  readonly head: VersionedHead;
  /** Those of its `indexVersion`. */
  readonly kept: Kept;
  readonly isContested: boolean;
  /** By its commit; where it is more than one, others may come that join the next. */
  readonly changes: number;
}

export class Commits {
  readonly #pool: Pool;
  readonly #committed: (collectionId: number) => void;
  readonly #heads = new BoundedMap<number, SeenHead>(maxHeads);

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
    // A commit that was undone, or lost before it was sent, is planned again.
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

  /** Before the server has them wait for others' commits, where no more can join. */
  async #letJoin(collectionId: number): Promise<void> {
    const seen = this.#heads.get(collectionId);
    if (seen?.isContested && seen.changes > 1) await sleep(joinMs);
  }

  /** What is remembered of it isn't so any more. */
  forget(collectionId: number): void {
    this.#heads.delete(collectionId);
  }

  /**
   * Outdated when another instance has moved the head on meanwhile, and that mattered.
   *
   * @param mayMove whether it may come to nothing but inserts
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
            // A row that is read later, and has changed since, has moved the head: then nothing is committed.
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

  /** Sends a commit again, whose first sending may have taken effect; throws a Problem when that can't be known. */
  async #sendAgain(statement: Sent, accountId: number, cause: unknown): Promise<undefined> {
    const deadline = performance.now() + resendForMs;
    // What may be put behind others would be put there twice.
    while (!statement.mayMove && performance.now() < deadline) {
      await sleep(resendEveryMs);
      const head = await this.#pool
        .lend((connection) => send(connection, statement, false), { accountId })
        .catch(() => null);
      if (head) return undefined;
      // By the first one, or by another instance.
      if (head === undefined) break;
    }
    // As a Problem it is nothing that passes: planned again, the writes might happen twice.
    throw fromUnknown(cause);
  }
}

const outdated = Symbol('outdated');

/** What is planned, if that could be upon what is remembered. */
function plannedUpon<T>(plan: () => T): T | typeof outdated {
  try {
    return plan();
  } catch (error) {
    if (error instanceof OutdatedState) return outdated;
    throw error;
  }
}

/** What a commit has to keep. */
interface Kept {
  readonly indexes: readonly SortIndex[];
  readonly schemaId: number;
}

const nothingKept: Kept = { indexes: [], schemaId: noSchema };

/**
 * Read after the head: where an index is begun or dropped in between, or a schema set or removed, the head has another
 * version by then, and nothing is committed.
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

/** Whether nobody else has moved it. */
function isSame(head: VersionedHead, seen: VersionedHead): boolean {
  return head.seq === seen.seq && head.indexVersion === seen.indexVersion;
}
