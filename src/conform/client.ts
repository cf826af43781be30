/** Asks a deployment, and notes where its answers break the contract. */
import { isDeepStrictEqual } from 'node:util';
import { type ErrorCode, type OperationId, operations } from '../../generated/operations.js';
import { breachesOf, type Received } from './contract.js';
import { type Patience, Unjudged } from './patience.js';

/** Parameters by name; of a list each item is given by itself. */
export type Query = Readonly<Record<string, string | number | readonly string[]>>;

export interface Ask {
  /** Instead of the run's own. */
  readonly collection?: string;
  readonly row?: number | string;
  /** Other parameters in the path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Query | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text is sent as it is, all else as JSON. */
  readonly body?: unknown;
  /** Instead of the key of the run; null for none. */
  readonly key?: string | null;
}

export interface Answer extends Received {
  // biome-ignore lint/suspicious/noExplicitAny: bodies whose form has been held against the contract.
  readonly json: any;
}

/** The connection was refused, cut, or silent for 10 s: by the deployment, or something before it. */
export class NoAnswer extends Unjudged {}

const timeoutMs = 10_000;

/** What clients of a run keep together. */
export class Notes {
  /** Collections that were made, or may have been, and not removed. */
  readonly made = new Set<string>();
  /** Those since they were last taken. */
  readonly failures: string[] = [];
}

export class Client {
  readonly url: string;
  readonly key: string;
  readonly patience: Patience;
  /** Which requests are about unless they name another. */
  readonly collection: string;
  readonly #notes: Notes;

  /** @param url without a slash at its end */
  constructor(url: string, key: string, patience: Patience, collection: string, notes = new Notes()) {
    this.url = url;
    this.key = key;
    this.patience = patience;
    this.collection = collection;
    this.#notes = notes;
  }

  get made(): Set<string> {
    return this.#notes.made;
  }

  /** The arguments of a client of the same run, for another collection. */
  beside(
    collection: string,
  ): [url: string, key: string, patience: Patience, collection: string, notes: Notes] {
    return [this.url, this.key, this.patience, collection, this.#notes];
  }

  /**
   * Sends a request to an operation, and again while it is asked to wait; answers that break the contract are noted.
   *
   * @throws Unjudged when there is none that could be judged
   */
  async ask(id: OperationId, ask: Ask = {}): Promise<Answer> {
    for (;;) {
      if (operations[id].secured && (ask.key === undefined || ask.key === this.key)) {
        await this.patience.admit();
      }
      const answer = await this.#send(id, ask);
      this.patience.note(answer.headers);
      if (answer.status !== 429 && answer.status !== 503) return answer;
      const what = `${id} answered ${answer.status} ${answer.json?.code ?? ''}`;
      // A write may have happened all the same, and must not happen twice.
      if (answer.json?.code === 'database_unavailable' && operations[id].method !== 'GET') {
        throw new Unjudged(what);
      }
      await this.patience.waitFor(answer.headers, what);
    }
  }

  async #send(
    id: OperationId,
    { collection = this.collection, row = '', path, query = '', headers = {}, body, key = this.key }: Ask,
  ): Promise<Answer> {
    const { method, path: template, secured, mediaTypes } = operations[id];
    const parameters: Ask['path'] = { collection_name: collection, row_id: `${row}`, ...path };
    const target = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(parameters[name]!));
    const search = searchOf(query);
    const isMade = id === 'createCollection';
    const name = isMade ? ((body as { name?: unknown }).name as string) : collection;
    // Until an answer says otherwise.
    const isNew = isMade && typeof name === 'string' && !this.made.has(name);
    if (isNew) this.made.add(name);
    const timeout = AbortSignal.timeout(timeoutMs);
    const { signal } = this.patience;
    const request = fetch(`${this.url}${target}${search && `?${search}`}`, {
      method,
      headers: {
        ...(secured && key !== null && { Authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'Content-Type': mediaTypes[0]! }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    });
    const received = await request
      .then(async (response) => ({
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      }))
      .catch((error: Error) => {
        throw new NoAnswer(signal?.aborted ? 'interrupted' : `${id} got no answer: ${reasonOf(error)}`);
      });
    if (isNew && received.status >= 300 && received.status < 500) this.made.delete(name);
    if (id === 'deleteCollection' && (received.status === 404 || received.status < 300))
      this.made.delete(name);
    const json = parse(received.text);
    for (const breach of isOfAnother(received) ? [] : breachesOf(id, received, json))
      this.note(`${method} ${target} ${search && `?${search} `}-> ${received.status}: ${breach}`);
    return { ...received, json };
  }

  /** Expects a success of this status; throws otherwise, for the rest of the check is built on it. */
  async succeed(id: OperationId, status: number, ask: Ask = {}): Promise<Answer> {
    const answer = await this.ask(id, ask);
    if (answer.status !== status)
      throw new Error(`${id} answered ${answer.status} ${answer.json?.code ?? ''}, not ${status}`);
    return answer;
  }

  /** Expects a refusal with this code. `at`: the JSON Pointer or the parameter that it names. */
  async refuse(id: OperationId, code: ErrorCode, ask: Ask = {}, at?: string): Promise<Answer> {
    const answer = await this.ask(id, ask);
    const asked = ask.query === undefined ? '' : ` (?${searchOf(ask.query)})`;
    this.expect(`the code of ${answer.status}${asked}`, answer.json?.code, code);
    if (at !== undefined) {
      const named = (answer.json?.errors ?? []).map(
        (item: Record<string, string>) => item.pointer ?? item.parameter,
      );
      this.expect('the place that errors names', named, [at]);
    }
    return answer;
  }

  /** Notes a failure unless the two are equal as JSON values. */
  expect(what: string, actual: unknown, expected: unknown): void {
    if (!isDeepStrictEqual(actual, expected))
      this.note(`${what} is ${shown(actual)}, not ${shown(expected)}`);
  }

  note(failure: string): void {
    this.#notes.failures.push(failure);
  }

  takeFailures(): string[] {
    return this.#notes.failures.splice(0);
  }
}

/** Whether it is a refusal by something before the deployment, which keeps no contract. */
function isOfAnother({ status, headers }: Received): boolean {
  const mediaType = headers.get('Content-Type') ?? '';
  const isProblem = /^application\/problem\+json/i.test(mediaType);
  return (status === 429 || status === 503) && !isProblem && mediaType !== 'application/json';
}

function reasonOf(error: Error): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? error.message;
}

function searchOf(query: Query | string): string {
  if (typeof query === 'string') return query;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) search.append(name, `${each}`);
  return search.toString();
}

/** Undefined where the text is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 300 ? `${text.slice(0, 300)}...` : text;
}
