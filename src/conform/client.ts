/** Sends requests to a deployment and notes every response that doesn't conform to the contract. */
import { isDeepStrictEqual } from 'node:util';
import { type ErrorCode, type OperationId, operations } from '../../generated/operations.js';
import { breachesOf, type Received } from './contract.js';
import { type Patience, Unjudged } from './patience.js';

/** Parameters by name. An array sends the parameter once for each item. */
export type Query = Readonly<Record<string, string | number | readonly string[]>>;

export interface Ask {
  /** Replaces the collection of the run. */
  readonly collection?: string;
  readonly row?: number | string;
  /** Other path parameters. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Query | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string is sent unchanged. Any other value is sent as JSON. */
  readonly body?: unknown;
  /** Replaces the key of the run. With null, the request has no key. */
  readonly key?: string | null;
}

export interface Answer extends Received {
  // biome-ignore lint/suspicious/noExplicitAny: bodies that were validated against the contract.
  readonly json: any;
}

/** The deployment, or a proxy before it, rejected or closed the connection, or did not respond for 10 s. */
export class NoAnswer extends Unjudged {}

const timeoutMs = 10_000;

/** The state that all clients of a run share. */
export class Notes {
  /** Collections that were created, or may have been created, and have not been deleted. */
  readonly made = new Set<string>();
  /** The failures since `takeFailures` was last called. */
  readonly failures: string[] = [];
}

export class Client {
  readonly url: string;
  readonly key: string;
  readonly patience: Patience;
  /** The collection that requests use if they don't name another one. */
  readonly collection: string;
  readonly #notes: Notes;

  /** @param url the address of the deployment, without a slash at the end */
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

  /** Returns the arguments for a client of the same run with another collection. */
  beside(
    collection: string,
  ): [url: string, key: string, patience: Patience, collection: string, notes: Notes] {
    return [this.url, this.key, this.patience, collection, this.#notes];
  }

  /**
   * Sends a request to an operation. While the server returns 429 or 503, the client waits and retries. It
   * notes responses that don't conform to the contract.
   *
   * @throws Unjudged if no response can be checked
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
      // The write may have been executed nevertheless. A retry could execute it twice.
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
    // Assumes that the collection is created until a response proves otherwise.
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
        throw new NoAnswer(signal?.aborted ? 'interrupted' : `${id} got no response: ${reasonOf(error)}`);
      });
    if (isNew && received.status >= 300 && received.status < 500) this.made.delete(name);
    if (id === 'deleteCollection' && (received.status === 404 || received.status < 300))
      this.made.delete(name);
    const json = parse(received.text);
    for (const breach of isOfAnother(received) ? [] : breachesOf(id, received, json))
      this.note(`${method} ${target} ${search && `?${search} `}-> ${received.status}: ${breach}`);
    return { ...received, json };
  }

  /**
   * Expects a success with this status. Otherwise, it throws, because the rest of the check depends on the
   * success.
   */
  async succeed(id: OperationId, status: number, ask: Ask = {}): Promise<Answer> {
    const answer = await this.ask(id, ask);
    if (answer.status !== status)
      throw new Error(`${id} answered ${answer.status} ${answer.json?.code ?? ''}, not ${status}`);
    return answer;
  }

  /** Expects an error with this code. @param at the JSON Pointer or the parameter that the error must name */
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

  /** Notes a failure if the two values are not equal as JSON. */
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

/**
 * Returns whether a proxy before the deployment rejected the request. The contract doesn't apply to proxies.
 */
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

/** Returns undefined if the text is not JSON. */
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
