/** A check, and the world that it works in. */
import type { OperationId } from '../../generated/operations.js';
import { type Answer, Client } from './client.js';
import { Feed, type Subscription } from './feed.js';

/** One promise of an operation. It notes where that isn't kept, or throws when it can't go on. */
export interface Check {
  readonly operation: OperationId;
  readonly name: string;
  run(world: World): Promise<unknown>;
}

/** Checks of one operation, by name. */
export function checksOf(operation: OperationId, checks: Readonly<Record<string, Check['run']>>): Check[] {
  return Object.entries(checks).map(([name, run]) => ({ operation, name, run }));
}

// biome-ignore lint/suspicious/noExplicitAny: rows hold values of any kind.
export type Row = Readonly<Record<string, any>>;

/** A deployment, and a collection of its own in it. */
export class World extends Client {
  readonly #feeds = new Set<Feed>();

  insert(rows: readonly Row[]): Promise<Answer> {
    return this.succeed('insertRows', 201, { body: rows });
  }

  /** Inserts one row and returns its id. */
  async insertOne(row: Row): Promise<number> {
    return (await this.insert([row])).json[0].id;
  }

  /** The whole collection, in the order asked for. */
  list(query: Readonly<Record<string, string | number>> = {}): Promise<Answer> {
    return this.succeed('listRows', 200, { query: { limit: 1000, ...query } });
  }

  async follow(subscription: Partial<Subscription> = {}): Promise<Feed> {
    const feed = await Feed.open(this, { collection: this.collection, ...subscription });
    this.#feeds.add(feed);
    return feed;
  }

  endFeeds(): void {
    for (const feed of this.#feeds) feed.end();
    this.#feeds.clear();
  }
}

/** The cursor that an answer about rows bears. */
export function cursorOf({ headers }: Answer): string {
  return headers.get('Collection-Cursor') ?? '';
}
