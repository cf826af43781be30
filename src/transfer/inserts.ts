/**
 * Inserts the rows of a file, with an `Idempotency-Key` for each batch. If the same import runs again within 24 hours,
 * it stores each row only once. The import in row-key-import.ts finds rows by their row key, and needs no idempotency
 * key.
 */
import { createHash, randomUUID } from 'node:crypto';
import { type Bad, badRowsIn, bodyOf, type Chunk, type Row } from '../files/chunks.js';
import type { Read } from '../files/rows.js';
import { pointOf } from '../log/cursor.js';
import { collectionMissing, collectionPath, createCollection, maxRowsNamed } from './collection.js';
import type { RowWriter } from './import.js';
import {
  type Answer,
  failureOf,
  type Problem,
  problemOf,
  type Service,
  ServiceFailure,
  type ServiceRequest,
} from './service.js';

interface InsertOptions {
  readonly collection: string;
  /** Whether to create the collection if it doesn't exist. */
  readonly isMade: boolean;
  /** Whether to send no rows. */
  readonly isDryRun?: boolean;
  /** Whether to store rows again that an earlier run has already stored. */
  readonly isAgain: boolean;
  /** Called with the number of rows that this run or an earlier run (`isReplayed`) has stored. */
  readonly stored: (rows: number, isReplayed: boolean) => void;
}

export class Inserts implements RowWriter {
  readonly #service: Service;
  readonly #options: InsertOptions;
  /**
   * Identifies the collection in idempotency keys. A collection that was deleted and created again has
   * another identifier.
   */
  #target = '';
  readonly #copy: string;

  constructor(service: Service, options: InsertOptions) {
    this.#service = service;
    this.#options = options;
    this.#copy = options.isAgain ? randomUUID() : '';
  }

  /** Finds the incarnation of the collection. It stays an empty string if the key doesn't allow reads. */
  async prepare(): Promise<void> {
    const { collection, isMade, isDryRun = false } = this.#options;
    if (isMade && !isDryRun) await createCollection(this.#service, collection);
    const answer = await this.#service.ask({
      method: 'GET',
      path: `${collectionPath(collection)}/rows?limit=1`,
    });
    const { status } = answer;
    if (status === 404 && isDryRun && isMade) return answer.skip();
    if (status === 404) throw await collectionMissing(answer);
    // With 403, the key allows writes but not reads.
    if (status !== 200 && status !== 403) throw await failureOf(answer);
    await answer.skip();
    if (status === 200) this.#target = pointOf(answer.header('collection-cursor') ?? '').incarnation;
  }

  write(chunk: Chunk, rows: readonly Row[]): () => Promise<readonly Bad[]> {
    const { collection, isDryRun, stored } = this.#options;
    if (isDryRun)
      return async () => {
        stored(rows.length, false);
        return [];
      };
    const hash = createHash('sha256');
    const parts = [collection, this.#target, this.#copy, chunk.number, ...keyPartsOf(chunk, rows)];
    for (const part of parts) hash.update(`${part}\n`);
    const headers = { 'Idempotency-Key': `"import-${hash.digest('base64url')}"`, Prefer: 'return=minimal' };
    const path = `${collectionPath(collection)}/rows`;
    const body = bodyOf(rows);
    return () => this.#send({ method: 'POST', path, headers, body }, rows);
  }

  async #send(request: ServiceRequest, rows: readonly Row[]): Promise<readonly Bad[]> {
    const { stored } = this.#options;
    const answer = await this.#service.ask(request);
    if (answer.status === 201) {
      await answer.skip();
      stored(rows.length, answer.header('idempotent-replayed') !== undefined);
      return [];
    }
    const problem = await problemOf(answer);
    if (problem.code === 'idempotency_key_reused') {
      const [first, last] = [rows[0]!.read.lines[0]!.number, rows.at(-1)!.read.lines.at(-1)!.number];
      const where = first === last ? `line ${first}` : `lines ${first} to ${last}`;
      throw new ServiceFailure(
        `an earlier run stored ${where} with other content, types, names or options. To continue that import, restore the content and use the same options, including the --types that it printed. To replace these rows, delete them, and then use --again. If this is another file, or to store all rows again, use --again`,
        problem.code,
      );
    }
    if (problem.code === 'row_key_taken') throw await rowKeyTaken(answer, problem, rows);
    const bad = answer.status === 422 ? badRowsIn(problem.errors ?? [], rows) : [];
    if (bad.length === 0) throw await failureOf(answer, problem);
    return bad;
  }
}

/**
 * Returns what identifies a request in the file, in addition to its position.
 *
 * A full batch is identified by its first row. If another row of it is changed, added or removed after it was stored, its
 * key stays the same. The server then rejects the request, and does not store all other rows of the batch again. A batch that
 * ends with the file is identified by all of its rows, because different small files often start with the same row.
 *
 * Rows that the server has rejected are not part of the next request for the batch, so that request has another key.
 */
function keyPartsOf({ rows: all, bad, isFull }: Chunk, rows: readonly Row[]): readonly string[] {
  const sent = new Set(rows);
  const rejected = all.flatMap((row, index) => (sent.has(row) ? [] : [index]));
  // A row that is invalid with other types of columns is still a row of the batch.
  const reads = [...all, ...bad].map(({ read }) => read);
  if (bad.length > 0) reads.sort(({ lines: [a] }, { lines: [b] }) => a!.number - b!.number);
  return [rejected.join(), ...(isFull ? reads.slice(0, 1) : reads).map(identityOf)];
}

function identityOf({ identity, text, lines }: Read): string {
  return identity ?? text ?? lines.map((line) => line.text).join('\n');
}

/** Returns the failure for rows whose row key exists, with the lines of the first of them. */
async function rowKeyTaken(answer: Answer, problem: Problem, rows: readonly Row[]): Promise<ServiceFailure> {
  const { message } = await failureOf(answer, problem);
  const lineOf = ({ read }: Pick<Row, 'read'>): number => read.lines[0]!.number;
  const lines = badRowsIn(problem.errors ?? [], rows).map(({ read, faults }) => {
    // The detail doesn't name the line of the other row, because the server doesn't know the file.
    const detail = faults[0]!.detail.replace(
      /^(has the same row key as) row (\d+) of the request/,
      (_, same, index) => `${same} line ${lineOf(rows[index]!)}`,
    );
    return `Line ${lineOf({ read })} ${detail}.`;
  });
  return new ServiceFailure(
    [message, ...lines.slice(0, maxRowsNamed), 'To update rows that exist, use --on-conflict.'].join(' '),
    problem.code,
  );
}
