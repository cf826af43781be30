/** Sends requests to a deployment, and notes how its responses break the contract or the promise of a check. */

import { isDeepStrictEqual } from 'node:util';
import { type ErrorCode, type OperationId, operations } from '../../generated/operations.js';
import { basePathOf } from '../text/base-path.js';
import { connectionErrorReason } from '../transfer/connection-errors.js';
import { parseIfJson } from '../values/json/json.js';
import { breachesOf, type Received } from './contract.js';
import { Feed, type Subscription } from './feed.js';
import { type Patience, Unjudged } from './patience.js';
import { EventStream } from './stream.js';

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

// biome-ignore lint/suspicious/noExplicitAny: rows contain values of any kind.
export type Row = Readonly<Record<string, any>>;

/** A response. `etag` and `cursor` are empty if it does not have these headers. */
export interface Answer extends Received {
  // biome-ignore lint/suspicious/noExplicitAny: bodies that were validated against the contract.
  readonly json: any;
  readonly etag: string;
  readonly cursor: string;
}

/** The deployment, or a proxy before it, rejected or closed the connection, or did not respond for 10 s. */
export class NoAnswer extends Unjudged {}

const timeoutMs = 10_000;
/** Other instances reject a revoked key or ticket after at most this time. */
const endedWithinMs = 2_000;

/** A collection of the run, in which checks work. */
export class World {
  readonly url: string;
  readonly key: string;
  readonly patience: Patience;
  /** The collection that requests use if they don't name another one. */
  readonly collection: string;
  /** Collections that were created, or may have been created, and have not been deleted. */
  readonly made: Set<string>;
  /** The ids of keys that were created. The checks revoke them, and they remain in the list of keys. */
  readonly keys: Set<string>;
  readonly #failures: string[];
  readonly #feeds: (Feed | EventStream)[] = [];
  #scratch = 0;

  /**
   * @param url the address of the deployment, without a slash at the end
   * @param run another collection of the same run
   */
  constructor(url: string, key: string, patience: Patience, collection: string, run?: World) {
    this.url = url;
    this.key = key;
    this.patience = patience;
    this.collection = collection;
    this.made = run?.made ?? new Set();
    this.keys = run?.keys ?? new Set();
    this.#failures = run ? run.#failures : [];
  }

  /** Runs `work` in another collection with only these rows, whose ids start at 1, and then deletes it. */
  async inScratchCollection(rows: readonly Row[], work: (scratch: World) => Promise<unknown>): Promise<void> {
    this.#scratch += 1;
    const name = `${this.collection}_${this.#scratch}`;
    const scratch = new World(this.url, this.key, this.patience, name, this);
    await scratch.succeed('createCollection', 201, { body: { name } });
    await scratch
      .insert(rows)
      .then(() => work(scratch))
      .finally(async () => this.made.has(name) && scratch.succeed('deleteCollection', 204));
  }

  /** Returns a cursor of a collection that no longer exists. */
  async otherCursor(): Promise<string> {
    let cursor = '';
    await this.inScratchCollection([{}], async (scratch) => {
      cursor = (await scratch.list()).cursor;
    });
    return cursor;
  }

  insert(rows: readonly Row[]): Promise<Answer> {
    return this.succeed('insertRows', 201, { body: rows });
  }

  /** Inserts one row and returns its id. */
  async insertOne(row: Row): Promise<number> {
    return (await this.insert([row])).json[0].id;
  }

  /** Lists the entire collection. The query can specify the sort order. */
  list(query: Query = {}): Promise<Answer> {
    return this.succeed('listRows', 200, { query: { limit: 1000, ...query } });
  }

  async follow(subscription: Partial<Subscription> = {}): Promise<Feed> {
    const feed = await Feed.open(this, { collection: this.collection, ...subscription });
    this.#feeds.push(feed);
    return feed;
  }

  /** Opens a stream of the changes of a collection. */
  async stream(
    query: Query = {},
    headers: Readonly<Record<string, string>> = {},
    collection = this.collection,
  ): Promise<EventStream> {
    const path = operations.streamChanges.path.replace('{collection_name}', collection);
    const stream = await EventStream.open(this, `${path}?${searchOf(query)}`, headers);
    this.#feeds.push(stream);
    return stream;
  }

  endFeeds(): void {
    for (const feed of this.#feeds.splice(0)) feed.end();
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
      if (answer.status === 201 && (id === 'createKey' || id === 'rotateKey')) this.keys.add(answer.json?.id);
      const what = `${id} returned ${answer.status} ${answer.json?.code ?? ''}`;
      // The write may have been executed nevertheless. A retry could execute it twice.
      if (answer.json?.code === 'database_unavailable' && operations[id].method !== 'GET') {
        throw new Unjudged(what);
      }
      // The account stores as much as its plan allows, or has a typed contract that is too large.
      if (answer.status === 403 && answer.json?.code === 'limit_reached') throw new Unjudged(what);
      if (!(await this.patience.mustRetry(answer, what))) return answer;
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
    // A creation that is interrupted could be executed after the deletion of the collection.
    const signal = isNew ? undefined : this.patience.signal;
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
    const json = parseIfJson(received.text);
    for (const breach of isOfAnother(received) ? [] : breachesOf(id, received, json))
      this.note(`${method} ${target} ${search && `?${search} `}-> ${received.status}: ${breach}`);
    const header = (name: string): string => received.headers.get(name) ?? '';
    return { ...received, json, etag: header('ETag'), cursor: header('Collection-Cursor') };
  }

  /** Expects a success with this status. Throws otherwise, because the rest of the check depends on it. */
  async succeed(id: OperationId, status: number, ask: Ask = {}): Promise<Answer> {
    const answer = await this.ask(id, ask);
    if (answer.status !== status)
      throw new Error(`${id} returned ${answer.status} ${answer.json?.code ?? ''}, not ${status}`);
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
      this.expect('the location in errors', named, [at]);
    }
    return answer;
  }

  /** Notes a failure if the two values are not equal as JSON. */
  expect(what: string, actual: unknown, expected: unknown): void {
    if (!isDeepStrictEqual(actual, expected))
      this.note(`${what} is ${shown(actual)}, not ${shown(expected)}`);
  }

  /**
   * Expects that the server soon rejects requests with a key or ticket that was revoked. Behind a load balancer, a rejection
   * by one instance doesn't mean that the next request, which another instance may receive, is also rejected.
   */
  async expectEnd(key: string): Promise<void> {
    const deadline = performance.now() + endedWithinMs;
    for (;;) {
      const isLast = performance.now() >= deadline;
      const answer = await this.ask('listRows', { key });
      if (answer.status === 200 && !isLast) continue;
      return this.expect(`the code of ${answer.status}`, answer.json?.code, 'key_invalid');
    }
  }

  /** Expects that the server returns 304 to a client that has the current version. Returns the version. */
  async expectUnmodified(id: OperationId, ask: Ask = {}): Promise<string> {
    const { etag } = await this.succeed(id, 200, ask);
    const again = await this.succeed(id, 304, { ...ask, headers: { 'If-None-Match': etag } });
    this.expect('the ETag', again.etag, etag);
    return etag;
  }

  /** Expects a `Location` that leads to this path, after the path of the deployment's address. */
  expectLocation({ headers }: Answer, path: string): void {
    const location = headers.get('Location') ?? '';
    const isBelow = location.startsWith(`${basePathOf(new URL(this.url))}/`);
    if (!isBelow || !location.endsWith(path)) this.expect('Location', location, path);
  }

  note(failure: string): void {
    this.#failures.push(failure);
  }

  takeFailures(): string[] {
    return this.#failures.splice(0);
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
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  return cause === undefined ? error.message : connectionErrorReason(cause);
}

function searchOf(query: Query | string): string {
  if (typeof query === 'string') return query;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) search.append(name, `${each}`);
  return search.toString();
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 300 ? `${text.slice(0, 300)}...` : text;
}
