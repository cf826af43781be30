/** Imports rows into a collection. If the same import runs again, it stores each row only once. */
import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Bad, type Chunk, chunksOf, type Row } from '../files/chunks.js';
import { faultsOf, type Read } from '../files/rows.js';
import { pointOf } from '../log/cursor.js';
import { failureOf, problemOf, type Service, ServiceFailure } from './service.js';

export interface ImportOptions {
  readonly collection: string;
  /** Whether to create the collection if it doesn't exist. */
  readonly isMade: boolean;
  /** Whether to store rows again that an earlier run has stored. */
  readonly isAgain: boolean;
  /**
   * Called with each invalid row, so that all other rows are stored. If it isn't set, the first invalid row
   * stops the import.
   */
  readonly setAside?: (read: Read) => void;
  /** Called with each invalid row that the import reports. */
  readonly badFound: (bad: Bad) => void;
  /** Called with the number of rows that this run or an earlier run (`isReplayed`) has stored. */
  readonly stored: (rows: number, isReplayed: boolean) => void;
}

export interface Imported {
  /** All valid rows up to and including this line are stored. */
  readonly lastLine: number;
  /** The error that stopped the import. Undefined if all rows are stored, or if invalid rows stopped it. */
  readonly failure: unknown;
}

/** Maximum number of invalid rows to report if the first one stops the import. */
const maxTold = 20;

export class Import {
  readonly #service: Service;
  readonly #options: ImportOptions;
  /**
   * Identifies the collection in idempotency keys. A collection that was deleted and created again has
   * another identifier.
   */
  #target = '';
  readonly #copy: string;
  #lastLine = 0;
  #isStopped = false;
  #failure: unknown;
  #told = 0;

  constructor(service: Service, options: ImportOptions) {
    this.#service = service;
    this.#options = options;
    this.#copy = options.isAgain ? randomUUID() : '';
  }

  /**
   * Sends one batch at a time, so that the ids follow the order of the file. The next batch is read meanwhile.
   */
  async run(batches: AsyncIterable<readonly Read[]>): Promise<Imported> {
    let sending: Promise<void> | undefined;
    try {
      this.#target = await this.#prepare();
      for await (const chunk of chunksOf(batches)) {
        await sending;
        this.#tell(chunk.bad);
        if (!this.#isStopped) {
          sending = this.#send(chunk);
          // Lets the request leave before the next batch is read, which doesn't return to the event loop.
          await setImmediate();
        }
        if (this.#isStopped && (this.#failure !== undefined || this.#told >= maxTold)) break;
      }
    } catch (error) {
      this.#stop(error);
    }
    await sending;
    return { lastLine: this.#lastLine, failure: this.#failure };
  }

  /** Returns the incarnation of the collection, or an empty string if the key doesn't allow reads. */
  async #prepare(): Promise<string> {
    const { collection, isMade } = this.#options;
    if (isMade) {
      const body = JSON.stringify({ name: collection });
      const made = await this.#service.ask({ method: 'POST', path: '/v1/collections', body });
      if (made.status !== 201 && made.status !== 409) throw await failureOf(made);
      await made.body?.cancel();
    }
    const answer = await this.#service.ask({ method: 'GET', path: `${this.#path}?limit=1` });
    const { headers, status } = answer;
    if (status === 200) {
      await answer.body?.cancel();
      return pointOf(headers.get('Collection-Cursor') ?? '').incarnation;
    }
    // The key allows writes but not reads.
    if (status === 403) return '';
    const failure = await failureOf(answer);
    throw status === 404 ? new ServiceFailure(`${failure.message} To create it, use --create.`) : failure;
  }

  get #path(): string {
    return `/v1/collections/${encodeURIComponent(this.#options.collection)}/rows`;
  }

  async #send(chunk: Chunk): Promise<void> {
    try {
      if (await this.#store(chunk)) this.#lastLine = chunk.lastLine;
    } catch (error) {
      this.#stop(error);
    }
  }

  /**
   * Stores the rows of a batch that the server accepts, and returns true. If invalid rows aren't set aside,
   * it returns false and stores no row.
   */
  async #store(chunk: Chunk): Promise<boolean> {
    let { rows } = chunk;
    while (rows.length > 0) {
      const bad = await this.#insert(chunk, rows);
      if (bad.length === 0) return true;
      this.#tell(bad);
      if (this.#isStopped) return false;
      const out = new Set(bad.map(({ read }) => read));
      rows = rows.filter(({ read }) => !out.has(read));
    }
    return true;
  }

  /**
   * Stores all rows and returns an empty array. If the server rejects rows, it stores no row and returns the
   * invalid ones.
   */
  async #insert({ number }: Chunk, rows: readonly Row[]): Promise<readonly Bad[]> {
    const body = `[${rows.map(({ text }) => text).join()}]`;
    const hash = createHash('sha256');
    const identities = rows.map(({ identity }) => identity).join('\n');
    for (const part of [this.#options.collection, this.#target, this.#copy, number, identities])
      hash.update(`${part}\n`);
    const headers = { 'Idempotency-Key': `"import-${hash.digest('base64url')}"`, Prefer: 'return=minimal' };
    const answer = await this.#service.ask({ method: 'POST', path: this.#path, headers, body });
    if (answer.status === 201) {
      await answer.body?.cancel();
      this.#options.stored(rows.length, answer.headers.has('Idempotent-Replayed'));
      return [];
    }
    if (answer.status !== 422) throw await failureOf(answer);
    const bad = new Map<number, Bad>();
    const problem = await problemOf(answer);
    if (problem.code === 'idempotency_key_reused') {
      const [first, last] = [rows[0]!.read.lines[0]!.number, rows.at(-1)!.read.lines.at(-1)!.number];
      throw new ServiceFailure(
        `an earlier run stored lines ${first} to ${last} with other types, names or options. To store the other lines, use the options of that run, such as the --types that it printed. To store all rows again, use --again`,
      );
    }
    for (const { index, fault } of faultsOf(problem.errors ?? [])) {
      const row = rows[index];
      if (row !== undefined)
        bad.set(index, { read: row.read, faults: [...(bad.get(index)?.faults ?? []), fault] });
    }
    if (bad.size === 0)
      throw new ServiceFailure(`the server returned 422: ${problem.detail ?? problem.code ?? ''}`);
    return [...bad.values()];
  }

  #tell(bad: readonly Bad[]): void {
    const { setAside, badFound } = this.#options;
    for (const each of bad) {
      if (setAside === undefined) {
        this.#isStopped = true;
        if (this.#told === maxTold) return;
      } else setAside(each.read);
      this.#told += 1;
      badFound(each);
    }
  }

  #stop(error: unknown): void {
    this.#isStopped = true;
    this.#failure ??= error;
  }
}
