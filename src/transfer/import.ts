/** Sends rows to a collection, so that a run that is repeated stores each once. */
import { createHash, randomUUID } from 'node:crypto';
import { pointOf } from '../log/cursor.js';
import { type Bad, type Chunk, chunksOf, type Row } from './chunks.js';
import { faultsOf, type Read } from './rows.js';
import { failureOf, problemOf, type Service, ServiceFailure } from './service.js';

export interface ImportOptions {
  readonly collection: string;
  /** Whether the collection is made where it is missing. */
  readonly isMade: boolean;
  /** Whether rows that an earlier run stored are stored again. */
  readonly isAgain: boolean;
  /** Takes a bad row, without which all others are stored; where nothing does, none behind it is. */
  readonly setAside?: (read: Read) => void;
  /** Is told of each bad row. */
  readonly badFound: (bad: Bad) => void;
  /** Is told of rows that are stored now, or were by an earlier run. */
  readonly stored: (rows: number, isReplayed: boolean) => void;
}

export interface Imported {
  /** Up to this one, all lines but bad ones are stored. */
  readonly lastLine: number;
  /** Why no more are; undefined where all are, or a bad row is the reason. */
  readonly failure: unknown;
}

/** Requests that are under way at once. */
const requestsAtOnce = 4;
/** Bad rows that are told of where the first is the end. */
const maxTold = 20;

export class Import {
  readonly #service: Service;
  readonly #options: ImportOptions;
  /** What the collection is, for the keys of requests: one that is made anew is another. */
  #target = '';
  readonly #copy: string;
  /** By the portions under way, those that failed included: the lines before them. */
  readonly #linesBefore = new Map<Chunk, number>();
  #isStopped = false;
  #failure: unknown;
  #told = 0;

  constructor(service: Service, options: ImportOptions) {
    this.#service = service;
    this.#options = options;
    this.#copy = options.isAgain ? randomUUID() : '';
  }

  async run(batches: AsyncIterable<readonly Read[]>): Promise<Imported> {
    const underWay = new Set<Promise<void>>();
    let lastLine = 0;
    let previous: { readonly block: number; readonly sent: Promise<void> } | undefined;
    try {
      this.#target = await this.#prepare();
      for await (const chunk of chunksOf(batches)) {
        this.#tell(chunk.bad);
        if (this.#isStopped) {
          if (this.#failure !== undefined || this.#told >= maxTold) break;
          continue;
        }
        if (chunk.rows.length > 0) {
          while (underWay.size >= requestsAtOnce) await Promise.race(underWay);
          this.#linesBefore.set(chunk, lastLine);
          // One that isn't stored may become a longer or a shorter one, and change those behind it.
          const turn = previous?.block === chunk.block ? previous.sent : undefined;
          const sent = this.#send(chunk, turn).finally(() => underWay.delete(sent));
          underWay.add(sent);
          previous = { block: chunk.block, sent };
        }
        lastLine = chunk.lastLine;
      }
    } catch (error) {
      this.#stop(error);
    }
    await Promise.all(underWay);
    return { lastLine: Math.min(lastLine, ...this.#linesBefore.values()), failure: this.#failure };
  }

  /** @returns what the collection is; the empty text for a key that may not read */
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
    // A key that may write alone.
    if (status === 403) return '';
    const failure = await failureOf(answer);
    throw status === 404 ? new ServiceFailure(`${failure.message} --create makes it.`) : failure;
  }

  get #path(): string {
    return `/v1/collections/${encodeURIComponent(this.#options.collection)}/rows`;
  }

  async #send(chunk: Chunk, turn: Promise<void> | undefined): Promise<void> {
    await turn;
    if (this.#isStopped) return;
    try {
      if (await this.#store(chunk)) this.#linesBefore.delete(chunk);
    } catch (error) {
      this.#stop(error);
    }
  }

  /** Stores the rows that the service doesn't find bad; all, or where bad ones aren't set aside, none. */
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

  /** Stores rows, or returns those that the service finds bad. */
  async #insert({ number }: Chunk, rows: readonly Row[]): Promise<readonly Bad[]> {
    const body = `[${rows.map(({ text }) => text).join()}]`;
    const hash = createHash('sha256');
    for (const part of [this.#options.collection, this.#target, this.#copy, number, body])
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
    for (const { index, fault } of faultsOf(problem.errors ?? [])) {
      const row = rows[index];
      if (row !== undefined)
        bad.set(index, { read: row.read, faults: [...(bad.get(index)?.faults ?? []), fault] });
    }
    if (bad.size === 0)
      throw new ServiceFailure(`the service answered 422: ${problem.detail ?? problem.code ?? ''}`);
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
