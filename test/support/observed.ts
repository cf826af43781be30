import { type Client, client } from './client.js';
import { type Feed, type FeedOptions, feed } from './feed.js';
import { type ServiceOptions, startService, type TestService } from './service.js';

/**
 * The shared objects of feed tests: a server, a client with all permissions, and a collection that the test
 * follows and changes.
 */
export let service: TestService;
export let owner: Client;
export let collection: string;
export let rows: string;

/** Starts a server for this test or suite. The caller must close it. */
export async function serve(options: ServiceOptions = {}): Promise<void> {
  service = await startService(options);
  owner = client(service, service.key);
}

/** Creates a new collection. */
export async function begin(given: readonly object[] = []): Promise<void> {
  collection = await owner.collection(given);
  rows = `/v1/collections/${collection}/rows`;
}

/** Opens a feed of the collection. */
export function follow(options: Partial<FeedOptions> = {}): Promise<Feed> {
  return feed(service, { key: service.key, collection, ...options });
}

export async function cursorNow(): Promise<string> {
  return (await owner.get(rows)).headers['collection-cursor']!;
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, n) => from + n);
}
