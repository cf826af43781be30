/** Defines what a conformance check is, and the helpers that checks use to work with a deployment. */
import type { ErrorCode, OperationId } from '../../generated/operations.js';
import { basePathOf } from '../text/base-path.js';
import { type Answer, type Ask, Client, type Query } from './client.js';
import { Feed, type Subscription } from './feed.js';

/**
 * One promise that an operation makes. `run` notes a failure if the deployment breaks the promise. It throws
 * if the check can't continue.
 */
export interface Check {
  readonly operation: OperationId;
  readonly name: string;
  run(world: World): Promise<unknown>;
}

/** What the operation must reject, as the arguments of `Client.refuse`. */
type Refusal = readonly [code: ErrorCode, ask?: Ask, at?: string];

/** Creates the checks of one operation from their functions or refusals, by name. */
export function checksOf(
  operation: OperationId,
  checks: Readonly<Record<string, Check['run'] | Refusal>>,
): Check[] {
  return Object.entries(checks).map(([name, check]) => ({
    operation,
    name,
    run: typeof check === 'function' ? check : (world) => world.refuse(operation, ...check),
  }));
}

/** Returns a check that runs in a collection of its own with only these rows, whose ids start at 1. */
export function withRows(rows: readonly Row[], run: Check['run']): Check['run'] {
  return (world) => world.inScratchCollection(rows, run);
}

// biome-ignore lint/suspicious/noExplicitAny: rows hold values of any kind.
export type Row = Readonly<Record<string, any>>;

/** JSON values of every type, with similar ones, in no particular order. */
export const values: readonly unknown[] = JSON.parse(
  '[10, "b", null, {"b": 1}, 2, true, "a", [2], false, -1.5, "B", [1], {"a": 2}, "", "é", "\u{1f600}", "\uffff", 0,' +
    '9007199254740991, -9007199254740991, 1e20, 1e21, 5e-324, "10", {"a": {"b": [null]}}, [[]], {}, [], 2]',
);

/** A client for the deployment that is checked. It works in its own collection. */
export class World extends Client {
  readonly #feeds = new Set<Feed>();
  #scratch = 0;

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

  /**
   * Creates another collection with only these rows, whose ids start at 1, and runs `work` with it. Then
   * deletes the collection.
   */
  async inScratchCollection(
    rows: readonly Row[],
    work: (inScratchCollection: World) => Promise<unknown>,
  ): Promise<void> {
    this.#scratch += 1;
    const inScratchCollection = new World(...this.beside(`${this.collection}_${this.#scratch}`));
    await inScratchCollection.succeed('createCollection', 201, {
      body: { name: inScratchCollection.collection },
    });
    const remove = async () =>
      this.made.has(inScratchCollection.collection) && inScratchCollection.succeed('deleteCollection', 204);
    await inScratchCollection
      .insert(rows)
      .then(() => work(inScratchCollection))
      .finally(remove);
  }

  async follow(subscription: Partial<Subscription> = {}): Promise<Feed> {
    const feed = await Feed.open(this, { collection: this.collection, ...subscription });
    this.#feeds.add(feed);
    return feed;
  }

  /** Expects a `Location` that leads to this path, behind the path of the deployment's own address. */
  expectLocation({ headers }: Answer, path: string): void {
    const location = headers.get('Location') ?? '';
    const isBelow = location.startsWith(`${basePathOf(new URL(this.url))}/`);
    if (!isBelow || !location.endsWith(path)) this.expect('Location', location, path);
  }

  endFeeds(): void {
    for (const feed of this.#feeds) feed.end();
    this.#feeds.clear();
  }
}

/** Returns the cursor in the `Collection-Cursor` header of a response about rows. */
export function cursorOf({ headers }: Answer): string {
  return headers.get('Collection-Cursor') ?? '';
}
