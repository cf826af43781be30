/**
 * A map with at most `most` entries. When it is full, it drops about half of them, the least recently used.
 * Reading a recently used entry costs one look-up.
 */
export class BoundedMap<Key, Value> {
  readonly #mostRecent: number;
  #recent = new Map<Key, Value>();
  #older = new Map<Key, Value>();

  constructor(most: number) {
    this.#mostRecent = most / 2;
  }

  get(key: Key): Value | undefined {
    const value = this.#recent.get(key);
    if (value !== undefined) return value;
    const older = this.#older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: Key, value: Value): void {
    this.#recent.set(key, value);
    if (this.#recent.size < this.#mostRecent) return;
    this.#older = this.#recent;
    this.#recent = new Map();
  }

  delete(key: Key): void {
    this.#recent.delete(key);
    this.#older.delete(key);
  }

  clear(): void {
    this.#recent.clear();
    this.#older.clear();
  }
}
