/**
 * Runs scans: lists that read a large part of a collection. Only a few scans run at once, one per account. Within an
 * account, end users take turns.
 * Each scan has a time limit and stops when no client waits for it. The number of scans per key is limited
 * too.
 */
import { overloaded } from '../../fairness/bounds.js';
import { FairQueue } from '../../fairness/fair-queue.js';
import { clientGone } from '../../fairness/read-request.js';
import type { Release, Shares } from '../../fairness/shares.js';
import { type Problem, shuttingDown } from '../../problem.js';
import { isAwaited, rejectAll, type SharedList } from './shared-list.js';

/** The interval at which the server checks whether a client still waits for a scan. */
const watchMs = 100;
/** A scan that has waited longer is rejected, because too many scans are before it. */
const scanWaitMs = 30_000;

interface ScansOptions {
  readonly atOnce: number;
  readonly shares: Shares;
  /** Called before a waiting scan is rejected, so that no more callers join it. */
  readonly refusing: (scan: SharedList) => void;
  /** Never rejects. Ends soon after `signal` is aborted. */
  readonly read: (scan: SharedList, signal: AbortSignal) => Promise<void>;
}

export class Scans {
  readonly #options: ScansOptions;
  readonly #queue: FairQueue<SharedList>;
  /** The waiting and running scans. */
  readonly #taken = new Map<SharedList, Release>();
  readonly #running = new Map<AbortController, SharedList>();
  #watching: NodeJS.Timeout | undefined;
  #isStopping = false;

  constructor(options: ScansOptions) {
    this.#options = options;
    const { atOnce } = options;
    this.#queue = new FairQueue({
      atOnce,
      atOnceOfOne: 1,
      turnOf: ({ owner }) => owner,
      run: ([scan]) => this.#run(scan!),
    });
  }

  /** @throws Problem overloaded, shutting_down */
  add(accountId: number, scan: SharedList): void {
    if (this.#isStopping) throw shuttingDown();
    this.#taken.set(scan, this.#options.shares.take('slowLists', scan.owner));
    this.#watching ??= setInterval(() => this.#watch(), watchMs);
    this.#queue.add(accountId, scan);
  }

  /** Cancels all waiting and running scans at once. */
  stop(): void {
    this.#isStopping = true;
    this.#drop(() => true, shuttingDown());
    for (const running of this.#running.keys()) running.abort(shuttingDown());
  }

  async #run(scan: SharedList): Promise<void> {
    const running = new AbortController();
    this.#running.set(running, scan);
    const { afterMs, includesWait, problem } = scan.deadline!;
    const waitedMs = includesWait ? performance.now() - scan.since : 0;
    const late = setTimeout(() => running.abort(problem()), afterMs - waitedMs);
    await this.#options.read(scan, running.signal);
    clearTimeout(late);
    this.#running.delete(running);
    this.#leave(scan);
  }

  #leave(scan: SharedList): void {
    this.#taken.get(scan)!();
    this.#taken.delete(scan);
    if (this.#taken.size > 0) return;
    clearInterval(this.#watching);
    this.#watching = undefined;
  }

  /** Cancels scans that no client waits for, and scans that have waited too long for their turn. */
  #watch(): void {
    const isClientGone = ({ waiting }: SharedList) => !waiting.some(isAwaited);
    for (const [running, scan] of this.#running) if (isClientGone(scan)) running.abort(clientGone());
    this.#drop(isClientGone, clientGone());
    const isLate = ({ deadline, since }: SharedList): boolean =>
      deadline!.includesWait && performance.now() - since > deadline!.afterMs;
    for (const scan of this.#queue.remove(isLate)) this.#reject(scan, scan.deadline!.problem());
    const before = performance.now() - scanWaitMs;
    this.#drop(({ since }) => since < before, overloaded('Too many requests for slow lists are waiting.'));
  }

  /** Rejects the waiting scans for which `isSuch` is true. */
  #drop(isSuch: (scan: SharedList) => boolean, problem: Problem): void {
    for (const scan of this.#queue.remove(isSuch)) this.#reject(scan, problem);
  }

  #reject(scan: SharedList, problem: Problem): void {
    this.#options.refusing(scan);
    this.#leave(scan);
    rejectAll(scan, problem);
  }
}
