/**
 * Reads that arrive while one is under way share the next: a driver call costs 13 to 20 us of CPU, a row
 * in a call of 32 about 2.3 us. Only what waits is shared, never what has begun, so that whoever has seen
 * a write answered reads it.
 */
import { Problem } from '../errors.js';
import {
  type Engine,
  type ListOf,
  type ListQuery,
  type ListRead,
  maxBatchLists,
  type RowKey,
  type RowRead,
} from './engine.js';

/** Rows fetched in one call. */
const maxBatchRows = 128;
/** Calls under way at once, so that one is prepared while another is answered. */
const lanes = 2;
const maxQueued = 10_000;

interface Waiting<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

interface WaitingList extends ListOf {
  readonly waiting: Waiting<ListRead | undefined>[];
}

export class Reader {
  readonly #engine: Engine;
  readonly #rows: (Waiting<RowRead | undefined> & { readonly key: RowKey })[] = [];
  readonly #lists = new Map<string, WaitingList>();
  /** Callers that wait for lists, also for the same one. */
  #waitingLists = 0;
  readonly #rowLanes = new Lanes(() => this.#readRows());
  readonly #listLanes = new Lanes(() => this.#readLists());

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Undefined when the collection is gone. */
  row(collectionId: number, id: number): Promise<RowRead | undefined> {
    if (this.#rows.length >= maxQueued) return Promise.reject(overloaded());
    return new Promise((resolve, reject) => {
      this.#rows.push({ key: { collectionId, id }, resolve, reject });
      this.#rowLanes.start();
    });
  }

  /** Undefined when the collection is gone. */
  list(collectionId: number, query: ListQuery): Promise<ListRead | undefined> {
    if (this.#waitingLists >= maxQueued) return Promise.reject(overloaded());
    this.#waitingLists += 1;
    return new Promise((resolve, reject) => {
      const key = `${collectionId} ${query.limit} ${query.offset} ${query.order} ${query.orderBy}`;
      const waiting = { resolve, reject };
      const entry = this.#lists.get(key);
      if (entry === undefined) this.#lists.set(key, { collectionId, query, waiting: [waiting] });
      else entry.waiting.push(waiting);
      this.#listLanes.start();
    });
  }

  /** Undefined when nothing waits. */
  #readRows(): Promise<void> | undefined {
    if (this.#rows.length === 0) return undefined;
    const batch = this.#rows.splice(0, maxBatchRows);
    return this.#engine.readRows(batch.map(({ key }) => key)).then(
      (reads) => {
        for (let index = 0; index < batch.length; index += 1) batch[index]!.resolve(reads[index]);
      },
      (error: unknown) => {
        for (const { reject } of batch) reject(error);
      },
    );
  }

  #readLists(): Promise<void> | undefined {
    const batch: WaitingList[] = [];
    let kind: string | undefined;
    for (const [key, list] of this.#lists) {
      const ofKind = this.#engine.listKind(list);
      kind ??= ofKind;
      if (ofKind !== kind) continue;
      this.#lists.delete(key);
      this.#waitingLists -= list.waiting.length;
      if (batch.push(list) === maxBatchLists) break;
    }
    if (batch.length === 0) return undefined;
    return this.#engine.readLists(batch).then(
      (reads) => {
        batch.forEach(({ waiting }, index) => {
          for (const { resolve } of waiting) resolve(reads[index]);
        });
      },
      (error: unknown) => {
        for (const { waiting } of batch) for (const { reject } of waiting) reject(error);
      },
    );
  }
}

/** Runs `next` in a few lanes, each until there is none. */
class Lanes {
  readonly #next: () => Promise<void> | undefined;
  #running = 0;

  constructor(next: () => Promise<void> | undefined) {
    this.#next = next;
  }

  start(): void {
    if (this.#running === lanes) return;
    this.#running += 1;
    // At the end of the turn, so that requests read from several sockets in it share the call.
    setImmediate(() => void this.#run());
  }

  async #run(): Promise<void> {
    for (let reading = this.#next(); reading !== undefined; reading = this.#next()) await reading;
    this.#running -= 1;
  }
}

function overloaded(): Problem {
  return new Problem('overloaded', 'Too many reads are waiting.', { headers: { 'Retry-After': '1' } });
}
