/** Imports the rows of a file in batches that are safe to retry, and can delete these rows again. */
import { chunksOf } from '../../files/chunks.js';
import { type Fault, faultsOf, type Read } from '../../files/rows.js';
import {
  type Answer,
  type Ask,
  ConnectionLost,
  collectionPath,
  newIdempotencyKey,
  type Service,
  ServiceProblem,
} from '../service.js';

/** Rows of a batch can't be stored. The batches before it are stored. */
export class BadRows extends Error {
  readonly rows: readonly { readonly read: Read; readonly fault: Fault }[];

  constructor(rows: BadRows['rows']) {
    super('Rows of the file are invalid.');
    this.rows = rows;
  }
}

/** The rows of a batch as the server has stored them. */
interface Stored {
  readonly ids: readonly number[];
  /** The `Collection-Cursor` of the insert, which is the version of its last row. */
  readonly cursor: string;
}

export interface Undone {
  readonly deleted: number;
  /** The rows that were changed since the import. They are kept. */
  readonly changed: number;
  /** The rows that were already deleted. */
  readonly missing: number;
}

/** The number of attempts per request. The pause between attempts grows. */
const attempts = 8;
const firstPauseMs = 500;
/** The number of rows that are deleted at once. Browsers open no more connections to a server. */
const deletedAtOnce = 6;
/** The number of invalid rows that are reported. */
const maxReported = 20;

export class FileImport {
  readonly collection: string;
  readonly file: File;
  isComplete = false;
  /** The number of the last line up to which all rows are stored. */
  line = 0;
  readonly #service: Service;
  readonly #key = newIdempotencyKey();
  /** The batches that are stored, by number. */
  readonly #stored = new Map<string, Stored>();

  constructor(service: Service, collection: string, file: File) {
    this.#service = service;
    this.collection = collection;
    this.file = file;
  }

  /** The number of rows that are stored and not deleted again. */
  get rows(): number {
    return [...this.#stored.values()].reduce((sum, { ids }) => sum + ids.length, 0);
  }

  /**
   * Sends the rows. If it runs again with the same rows, rows that are already stored aren't stored twice.
   *
   * @throws BadRows, ServiceProblem, ConnectionLost, or the reason of the signal
   */
  async run(batches: AsyncIterable<readonly Read[]>, told: () => void, signal: AbortSignal): Promise<void> {
    for await (const { number, rows, bad, lastLine } of chunksOf(batches)) {
      signal.throwIfAborted();
      if (bad.length > 0)
        throw new BadRows(
          bad.slice(0, maxReported).flatMap(({ read, faults }) => faults.map((fault) => ({ read, fault }))),
        );
      const { body, headers } = await this.#insert(number, rows, signal);
      this.#stored.set(number, { ids: body.map(({ id }) => id), cursor: headers.get('Collection-Cursor')! });
      this.line = lastLine;
      told();
    }
    this.isComplete = true;
  }

  async #insert(
    number: string,
    rows: readonly { readonly text: string; readonly read: Read }[],
    signal: AbortSignal,
  ): Promise<Answer<{ readonly id: number }[]>> {
    try {
      return await retried(this.#service, 'POST', `${collectionPath(this.collection)}/rows`, {
        text: `[${rows.map(({ text }) => text).join()}]`,
        headers: { 'Idempotency-Key': `${this.#key}-${number}`, Prefer: 'return=minimal' },
        signal,
      });
    } catch (error) {
      if (!(error instanceof ServiceProblem)) throw error;
      if (error.code === 'idempotency_key_reused')
        throw new Error('Some of these rows are stored with other types or options. Undo that import first.');
      const bad = faultsOf(error.errors).flatMap(({ index, fault }) =>
        rows[index] === undefined ? [] : [{ read: rows[index].read, fault }],
      );
      throw bad.length > 0 ? new BadRows(bad) : error;
    }
  }

  /**
   * Deletes the rows that the import has stored, except for the rows that were changed since. If it fails, it
   * can run again for the rows that are left.
   */
  async undo(told: (undone: Undone) => void, signal: AbortSignal): Promise<Undone> {
    const undone = { deleted: 0, changed: 0, missing: 0 };
    // Its idempotency keys belong to rows that are deleted now.
    this.isComplete = true;
    for (const [number, { ids, cursor }] of this.#stored) {
      // Each row of the batch is a change, and these changes follow each other.
      const dash = cursor.lastIndexOf('-') + 1;
      const first = Number(cursor.slice(dash)) - ids.length + 1;
      const waiting = ids.map((id, index) => [id, `"${cursor.slice(0, dash)}${first + index}"`] as const);
      const deleteRows = async (): Promise<void> => {
        try {
          for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
            undone[await this.#delete(...next, signal)] += 1;
            told(undone);
          }
        } finally {
          waiting.length = 0;
        }
      };
      await Promise.all(Array.from({ length: deletedAtOnce }, deleteRows));
      this.#stored.delete(number);
    }
    return undone;
  }

  async #delete(id: number, version: string, signal: AbortSignal): Promise<keyof Undone> {
    try {
      await retried(this.#service, 'DELETE', `${collectionPath(this.collection)}/rows/${id}`, {
        headers: { 'If-Match': version, 'Idempotency-Key': `${this.#key}-undo-${id}` },
        signal,
      });
      return 'deleted';
    } catch (error) {
      if (!(error instanceof ServiceProblem)) throw error;
      if (error.code === 'version_mismatch') return 'changed';
      if (error.code === 'row_not_found') return 'missing';
      throw error;
    }
  }
}

/** Sends a request that is safe to retry until the server responds. */
async function retried<Body>(
  service: Service,
  method: string,
  path: string,
  ask: Ask,
): Promise<Answer<Body>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await service.request<Body>(method, path, ask);
    } catch (error) {
      if (attempt === attempts || !mayPass(error)) throw error;
      await pause(firstPauseMs * 2 ** (attempt - 1), ask.signal!);
    }
  }
}

/** Returns true if the same request can succeed after a pause. */
function mayPass(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  if (!(error instanceof ServiceProblem)) return false;
  return error.status === 429 || error.status === 503 || error.code === 'idempotency_in_progress';
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
