/** Creates caches of lru-cache, which drop the least recently used entries when they are full. */
import { LRUCache } from 'lru-cache';

/**
 * Creates a cache with at most `maxEntries` entries of about the same size. It grows with its entries. With the
 * option `max`, lru-cache would allocate 1.1 MB for 50,000 entries at once.
 */
export function createCache<Key extends {}, Value extends {}>(maxEntries: number): LRUCache<Key, Value> {
  return new LRUCache({ maxSize: maxEntries, sizeCalculation: () => 1 });
}

type SizeOptions = 'ttl' | 'ttlResolution' | 'maxEntrySize' | 'dispose';

/**
 * Creates a cache whose entries have different sizes, for example because clients decide them.
 *
 * @param maxSize the maximum total of the sizes. An entry that is larger is not cached.
 * @param sizeOf returns the size of an entry, a positive integer. It is called when the entry is set.
 */
export function createSizedCache<Key extends {}, Value extends {}>(
  maxSize: number,
  sizeOf: (value: Value, key: Key) => number,
  options: Pick<LRUCache.Options<Key, Value, unknown>, SizeOptions> = {},
): LRUCache<Key, Value> {
  return new LRUCache({ ...options, maxSize, sizeCalculation: sizeOf });
}
