/**
 * Commits groups of writes with a single statement on one connection (commit-triggers.ts). Groups are
 * planned on the heads in memory, because only this process writes rows to the file. If another process does
 * write to the file, the statement has no effect, and the group is planned again.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../../../problem.js';
import {
  type CommitResult,
  type GroupRequest,
  IdempotencyKeyTaken,
  type OpenGroup,
  type RowAddress,
  type StoredRow,
  type UsageRow,
} from '../../engine.js';
import { readGroupChanges } from '../../shared/group-changes.js';
import { readOwners, wantedKeys } from '../../shared/group-row-key-owners.js';
import { nameOf, readGroupRows } from '../../shared/group-rows.js';
import { isKeyTaken } from '../errors.js';
import type { Connection } from '../open.js';
import { type CommitOnHead, commitParameters } from './commit-parameters.js';
import { headMoved, insertCommits } from './commit-triggers.js';
import type { Heads } from './heads.js';
import type { KeyFilter } from './idempotency-filter.js';
import { readOwnersOn, readRowsOn } from './rows.js';

/**
 * How often a group is planned again if another process changes the heads, which should not happen. The
 * random pauses keep conflicting processes from conflicting again. Together they take about 5 s, which is as
 * long as the wait for a lock.
 */
const maxAttempts = 500;
const maxPauseMs = 20;

export class Groups {
  readonly #writer: Connection;
  readonly #heads: Heads;
  readonly #keyFilter: KeyFilter;

  constructor(writer: Connection, heads: Heads, keyFilter: KeyFilter) {
    this.#writer = writer;
    this.#heads = heads;
    this.#keyFilter = keyFilter;
  }

  async open(request: GroupRequest): Promise<OpenGroup> {
    const { collections, keys, after, attempt } = request;
    if (attempt === maxAttempts)
      throw new Problem(
        'database_unavailable',
        'Another process is writing to the database. The server did not change anything.',
      );
    if (attempt > 0) await sleep(Math.random() * maxPauseMs);
    const missing = collections.map(({ id }) => id).filter((id) => this.#heads.get(id) === undefined);
    if (missing.length > 0) await this.#heads.load(missing);
    const known = new Map(collections.map(({ id }) => [id, this.#heads.get(id)]));
    const wanted = wantedKeys(request, (id) => known.get(id)?.indexes);
    const { owner, rows } = await readOwners(wanted, request, (some, share) =>
      readOwnersOn(this.#writer, some, share),
    );
    const row = await readGroupRows(keys, request, (some, share) => this.#readMeasured(some, share), rows);
    const from = after && known.get(after.collectionId)?.head;
    const changes = await (from && readGroupChanges(after, from.seq, (sql, of) => this.#writer.all(sql, of)));
    return {
      state: { collection: (id) => known.get(id), row, owner, isCurrent: true, changes },
      commit: (commits, usage) =>
        this.#commit(
          commits.map((commit) => ({ commit, known: known.get(commit.collectionId)! })),
          usage,
        ),
      release: async () => undefined,
    };
  }

  async commitUsage(usage: readonly UsageRow[]): Promise<void> {
    await this.#writer.all(insertCommits, commitParameters([], usage));
  }

  async #commit(commits: readonly CommitOnHead[], usage: readonly UsageRow[]): Promise<CommitResult> {
    const parameters = commitParameters(commits, usage);
    for (const { commit } of commits) for (const record of commit.keyed) this.#keyFilter.add(record);
    const moved = new Map(
      commits.map(({ commit, known }) => [commit.collectionId, { ...known, head: commit.head }]),
    );
    try {
      await this.#heads.move(moved, () => this.#writer.all(insertCommits, parameters));
    } catch (error) {
      if (isKeyTaken(error)) throw new IdempotencyKeyTaken();
      if (error instanceof Error && error.message.includes(headMoved)) return 'outdated';
      throw error;
    }
    return 'committed';
  }

  async #readMeasured(keys: readonly RowAddress[], share: number): Promise<[string, StoredRow][]> {
    const reads = await readRowsOn(this.#writer, keys, share);
    return keys.flatMap((key, index): [string, StoredRow][] => {
      const row = reads[index]?.row;
      return row === undefined ? [] : [[nameOf(key), row]];
    });
  }
}
