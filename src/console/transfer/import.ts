/** Imports the rows of a file in batches that are safe to retry, and can delete these rows again. */
import { type Bad, badRowsIn, bodyOf, chunksOf, type Row } from '../../files/chunks.js';
import type { Fault, Read } from '../../files/rows.js';
import { fieldOf, type JsonObject } from '../../values/values.js';
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
  readonly rows: readonly Bad[];

  constructor(rows: readonly Bad[]) {
    super('Some rows of the file are invalid.');
    this.rows = rows;
  }
}

/** An import that changes existing rows with the row keys of the file. */
interface Upsert {
  readonly onConflict: string;
  /** The fields of the row key. */
  readonly rowKey: readonly string[];
}

/** The numbers of rows that an upsert has inserted, updated and left unchanged. */
type Written = Readonly<Record<'inserted' | 'updated' | 'unchanged', number>>;

/** The rows of a batch as the server has stored them. */
interface Stored {
  /** The number of valid rows that the batch had in the file. */
  readonly count: number;
  /** The rows that the server rejected, by their position in the batch. */
  readonly rejected: ReadonlyMap<number, readonly Fault[]>;
  readonly ids: readonly number[];
  /** The `Collection-Cursor` of the insert, which is the version of its last row. */
  readonly cursor: string;
}

interface Undone {
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
const otherOptions =
  'An earlier import stored some of these rows with other types or options. Undo it first.';
/** The number of invalid rows that are reported. */
const maxReported = 20;

export class FileImport {
  readonly collection: string;
  readonly file: File;
  /** Undefined if all rows are inserted. An upsert can be repeated, but not undone. */
  readonly upsert: Upsert | undefined;
  isComplete = false;
  /** The number of the last line up to which all rows are stored. */
  line = 0;
  /** The rows that an upsert has written. */
  written: Written = { inserted: 0, updated: 0, unchanged: 0 };
  readonly #service: Service;
  readonly #key = newIdempotencyKey();
  /** The batches that are stored, by number. */
  readonly #stored = new Map<string, Stored>();

  constructor(service: Service, collection: string, file: File, upsert?: Upsert) {
    this.#service = service;
    this.collection = collection;
    this.file = file;
    this.upsert = upsert;
  }

  /** The number of rows that are stored and not deleted again. */
  get rows(): number {
    return [...this.#stored.values()].reduce((sum, { ids }) => sum + ids.length, 0);
  }

  /**
   * Sends the rows. If it runs again with the same rows, rows that are already stored aren't stored twice.
   *
   * @param skip called with each invalid row, so that all other rows are stored. If it isn't set, the first invalid
   * row stops the import.
   * @throws BadRows, ServiceProblem, ConnectionLost, or the reason of the signal
   */
  async run(
    batches: AsyncIterable<readonly Read[]>,
    told: () => void,
    signal: AbortSignal,
    skip?: (row: Bad) => void,
  ): Promise<void> {
    const repeatedIn = this.upsert && repeatedRows(this.upsert.rowKey);
    for await (const { number, rows, bad, lastLine } of chunksOf(batches)) {
      const before = this.#stored.get(number);
      if (before !== undefined && before.count !== rows.length) throw new Error(otherOptions);
      const rejected = new Map(before?.rejected);
      const earlier = [...rejected].map(([index, faults]) => ({ read: rows[index]!.read, faults }));
      let found: readonly Bad[] = [...bad, ...(repeatedIn?.(rows) ?? []), ...earlier];
      let left = rows;
      do {
        signal.throwIfAborted();
        if (found.length > 0 && skip === undefined) throw new BadRows(found.slice(0, maxReported));
        for (const each of found) skip!(each);
        const out = new Set(found.map(({ read }) => read));
        left = left.filter(({ read }) => !out.has(read));
        found = left.length === 0 ? [] : await this.#store(number, rows, left, rejected, signal);
        for (const { read, faults } of found)
          rejected.set(
            rows.findIndex((row) => row.read === read),
            faults,
          );
      } while (found.length > 0);
      this.line = lastLine;
      told();
    }
    this.isComplete = true;
  }

  /** Stores the rows of a batch that are left, or none of them if some are invalid. Returns the invalid rows. */
  async #store(
    number: string,
    all: readonly Row[],
    left: readonly Row[],
    rejected: Stored['rejected'],
    signal: AbortSignal,
  ): Promise<readonly Bad[]> {
    try {
      // A batch without its invalid rows is another request.
      const part = left.length === all.length ? number : `${number}-${left.length}`;
      const { body, headers } = await this.#send(part, left, signal);
      if (this.upsert === undefined) {
        const cursor = headers.get('Collection-Cursor')!;
        this.#stored.set(number, { count: all.length, rejected, ids: body.map(({ id }) => id), cursor });
      } else {
        const { inserted, updated, unchanged } = this.written;
        this.written = {
          inserted: inserted + Number(headers.get('Rows-Inserted')),
          updated: updated + Number(headers.get('Rows-Updated')),
          unchanged: unchanged + Number(headers.get('Rows-Unchanged')),
        };
      }
      return [];
    } catch (error) {
      if (!(error instanceof ServiceProblem)) throw error;
      if (error.code === 'idempotency_key_reused') throw new Error(otherOptions);
      const help = error.code === 'row_key_taken' ? '. To write existing rows, use --on-conflict' : '';
      const errors = error.errors.map((each) => ({ ...each, detail: each.detail + help }));
      const bad = badRowsIn(errors, left);
      if (bad.length === 0) throw error;
      // Errors of other kinds depend on the rows of the collection, so these rows are not skipped.
      if (error.status !== 422) throw new BadRows(bad);
      return bad;
    }
  }

  #send(
    part: string,
    rows: readonly Row[],
    signal: AbortSignal,
  ): Promise<Answer<readonly { readonly id: number }[]>> {
    const { upsert } = this;
    return retried(this.#service, 'POST', `${collectionPath(this.collection)}/rows`, {
      query: { on_conflict: upsert?.onConflict },
      text: bodyOf(rows),
      headers: {
        Prefer: 'return=minimal',
        // An upsert must also write rows again that others have changed since.
        ...(upsert === undefined && { 'Idempotency-Key': `${this.#key}-${part}` }),
      },
      signal,
    });
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

/** Returns a function that finds rows with the row key of an earlier row of the file. */
function repeatedRows(fields: readonly string[]): (rows: readonly Row[]) => Bad[] {
  const lines = new Map<string, number>();
  return (rows) =>
    rows.flatMap(({ read, text }) => {
      const row = JSON.parse(text) as JsonObject;
      const values = fields.map((field) => fieldOf(row, field) ?? null);
      // The server rejects these rows, with the field.
      if (values.includes(null)) return [];
      const key = JSON.stringify(values);
      const first = lines.get(key);
      if (first !== undefined)
        return [{ read, faults: [{ pointer: '', detail: `has the same row key as line ${first}` }] }];
      lines.set(key, read.lines[0]!.number);
      return [];
    });
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
