/**
 * Group commit: the writes that arrive while a commit is under way share the next one. Durability costs
 * one sync a commit, so under load it is paid once for many.
 */
import { Problem } from '../errors.js';
import type { CollectionCommit, CollectionRef, Engine, GroupState, RowKey, UsageRow } from './engine.js';
import { type Outcome, planCollection, type Write } from './plan.js';

/** Requests counted since they were last drained; what a failed commit drained comes back. */
export interface UsageSource {
  drain(): readonly UsageRow[];
  restore(rows: readonly UsageRow[]): void;
}

export type Done<Kind extends Write['kind']> = Exclude<Extract<Outcome, { readonly kind: Kind }>, Problem>;

interface Pending {
  readonly write: Write;
  /** Characters of the rows it brings. */
  readonly size: number;
  readonly resolve: (outcome: never) => void;
  readonly reject: (error: unknown) => void;
}

/** Bounds of one group, so that a commit stays short: requests, and characters of row text. */
const maxGroupWrites = 512;
const maxGroupSize = 4_194_304;
/** Beyond these the service is overloaded: about a second's work, and what memory allows. */
const maxQueuedWrites = 10_000;
const maxQueuedSize = 67_108_864;
/** A crash loses at most the reads counted within this time. */
const usageFlushMs = 250;

export class Writer {
  readonly #engine: Engine;
  readonly #usage: UsageSource;
  readonly #committed: (collectionId: number) => void;
  #queue: Pending[] = [];
  #queuedSize = 0;
  readonly #exclusive: (() => Promise<void>)[] = [];
  #running: Promise<void> | undefined;
  readonly #flush: NodeJS.Timeout;
  #isClosed = false;

  /** `committed` is called for every collection that a commit changed, once it is on disk. */
  constructor(engine: Engine, usage: UsageSource, committed: (collectionId: number) => void) {
    this.#engine = engine;
    this.#usage = usage;
    this.#committed = committed;
    this.#flush = setInterval(() => this.#wake(), usageFlushMs).unref();
  }

  /** Resolves when the write is on disk; rejects with a Problem when it is refused or can't be stored. */
  submit<Kind extends Write['kind']>(write: Extract<Write, { kind: Kind }>): Promise<Done<Kind>> {
    const size = sizeOf(write);
    if (this.#isClosed) return Promise.reject(new Problem('shutting_down', 'The service is stopping.'));
    if (this.#queue.length >= maxQueuedWrites || this.#queuedSize + size > maxQueuedSize) {
      const headers = { 'Retry-After': '1' };
      return Promise.reject(new Problem('overloaded', 'Too many writes are waiting.', { headers }));
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ write, size, resolve, reject });
      this.#queuedSize += size;
      this.#wake();
    });
  }

  /** Runs `work` while no group is being committed. */
  exclusive<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#exclusive.push(() => work().then(resolve, reject));
      this.#wake();
    });
  }

  /** Refuses further writes, commits those that were accepted and what usage was counted. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#flush);
    this.#wake();
    while (this.#running !== undefined) await this.#running;
  }

  #wake(): void {
    // Begun at the end of the turn, so that requests read from several sockets in it share the group.
    this.#running ??= new Promise<void>((resolve) => setImmediate(resolve))
      .then(() => this.#run())
      .finally(() => {
        this.#running = undefined;
        if (this.#queue.length > 0 || this.#exclusive.length > 0) this.#wake();
      });
  }

  async #run(): Promise<void> {
    do {
      await this.#exclusive.shift()?.();
      await this.#commit(this.#nextGroup());
    } while (this.#queue.length > 0 || this.#exclusive.length > 0);
  }

  #nextGroup(): readonly Pending[] {
    let count = 0;
    let size = 0;
    for (const pending of this.#queue) {
      if (count === maxGroupWrites || (count > 0 && size + pending.size > maxGroupSize)) break;
      count += 1;
      size += pending.size;
    }
    this.#queuedSize -= size;
    return this.#queue.splice(0, count);
  }

  async #commit(group: readonly Pending[]): Promise<void> {
    const usage = this.#usage.drain();
    if (group.length === 0 && usage.length === 0) return;
    try {
      await this.#tryCommit(group, usage);
    } catch (error) {
      this.#usage.restore(usage);
      await this.#retryAlone(group, error);
    }
  }

  /** What one write of a group can't survive, the others may. */
  async #retryAlone(group: readonly Pending[], groupError: unknown): Promise<void> {
    if (group.length === 1 || isEnvironmental(groupError)) {
      for (const { reject } of group) reject(groupError);
      return;
    }
    for (const pending of group) await this.#tryCommit([pending], []).catch(pending.reject);
  }

  async #tryCommit(group: readonly Pending[], usage: readonly UsageRow[]): Promise<void> {
    const byCollection = new Map<number, { readonly ref: CollectionRef; readonly pending: Pending[] }>();
    const keys: RowKey[] = [];
    for (const pending of group) {
      const { collection } = pending.write;
      const entry = byCollection.get(collection.id);
      if (entry === undefined) byCollection.set(collection.id, { ref: collection, pending: [pending] });
      else entry.pending.push(pending);
      if (pending.write.kind !== 'insert') keys.push({ collectionId: collection.id, id: pending.write.id });
    }
    // An engine that retries a conflict plans again; the last plan is the one that was committed.
    let settle: (() => void)[] = [];
    const plan = (state: GroupState): CollectionCommit[] => {
      settle = [];
      const time = Date.now();
      const commits: CollectionCommit[] = [];
      for (const { ref, pending } of byCollection.values()) {
        const { commit, outcomes } = planCollection(
          ref,
          pending.map(({ write }) => write),
          state,
          time,
        );
        if (commit !== undefined) commits.push(commit);
        outcomes.forEach((outcome, index) => {
          const { resolve, reject } = pending[index]!;
          settle.push(() => (outcome instanceof Problem ? reject(outcome) : resolve(outcome as never)));
        });
      }
      return commits;
    };
    let changed: readonly CollectionCommit[] = [];
    await this.#engine.commit([...byCollection.keys()], keys, (state) => (changed = plan(state)), usage);
    for (const answer of settle) answer();
    for (const { collectionId } of changed) this.#committed(collectionId);
  }
}

function sizeOf(write: Write): number {
  return write.kind === 'insert' ? write.rows.reduce((sum, row) => sum + row.length, 0) : 0;
}

/** Full, locked, broken or gone: the fault lies with the database, and the next write would meet it too. */
function isEnvironmental(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(SQLITE_(FULL|BUSY|LOCKED|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|NOMEM)|E|08|53|57)/.test(code);
}
