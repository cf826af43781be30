/**
 * A queue for items of several accounts, which take turns. Within an account, end users with tickets take turns too: the
 * items of API keys are one line, the tickets of each key are another, and these lines take turns. In the line of a
 * key's tickets, its subjects take turns. The items of one subject stay in order, and so do those of all API keys.
 */

/** Whose turn an item uses within its account. */
export interface Turn {
  readonly keyId?: string | undefined;
  /** The end user, if the request has a ticket. */
  readonly subject?: string | undefined;
}

/** The names of the lines that an item is in, from the outside to the inside. Undefined puts all items into one line. */
type Path = readonly [line: string, ...inner: string[]] | undefined;

const ofApiKeys: Path = [''];
const inOrder = (): Path => undefined;
const nobody = (): boolean => false;

export class RoundRobinQueue<Item, Id = number> {
  /** The queues in the order of their turns. Empty queues are removed. */
  readonly #queues = new Map<Id, Item[] | RoundRobinQueue<Item, string>>();
  readonly #pathOf: (item: Item) => Path;

  /** @param turnOf by default, the items of an account are one line */
  constructor(turnOf?: (item: Item) => Turn) {
    this.#pathOf =
      turnOf === undefined
        ? inOrder
        : (item) => {
            const { keyId, subject } = turnOf(item);
            return subject === undefined ? ofApiKeys : [keyId ?? '', subject];
          };
  }

  get isEmpty(): boolean {
    return this.#queues.size === 0;
  }

  push(accountId: Id, item: Item): void {
    this.#push(accountId, item, this.#pathOf(item));
  }

  /** Returns the first account in turn that is not passed over, and its first item. */
  next(isPassedOver: (accountId: Id) => boolean): readonly [accountId: Id, item: Item] | undefined {
    for (const [accountId, queue] of this.#queues) {
      if (isPassedOver(accountId)) continue;
      return [accountId, Array.isArray(queue) ? queue[0]! : queue.next(nobody)![1]];
    }
    return undefined;
  }

  /** Removes and returns up to `most` items of an account. Its next turn comes after all other accounts. */
  take(accountId: Id, most = 1): Item[] {
    const queue = this.#queues.get(accountId)!;
    const taken = Array.isArray(queue) ? queue.splice(0, most) : queue.#takeInTurn(most);
    this.defer(accountId);
    return taken;
  }

  /** Moves an account's turn after all other accounts. */
  defer(accountId: Id): void {
    const queue = this.#queues.get(accountId);
    this.#queues.delete(accountId);
    if (queue !== undefined && !isUsedUp(queue)) this.#queues.set(accountId, queue);
  }

  /**
   * Puts removed items back, in the order of their removal. These items and their accounts are first in line
   * again.
   */
  putBack(items: Iterable<readonly [accountId: Id, item: Item]>): void {
    const waiting = [...this.#queues];
    this.#queues.clear();
    for (const [accountId, item] of items) this.push(accountId, item);
    for (const [accountId, queue] of waiting) for (const item of queue) this.push(accountId, item);
  }

  /** Removes and returns all items that satisfy the predicate. */
  remove(isSuch: (item: Item) => boolean): Item[] {
    const removed: Item[] = [];
    for (const [accountId, queue] of this.#queues) {
      if (Array.isArray(queue)) {
        const kept = queue.filter((item) => !isSuch(item) || removed.push(item) === 0);
        this.#queues.set(accountId, kept);
      } else for (const item of queue.remove(isSuch)) removed.push(item);
      if (isUsedUp(this.#queues.get(accountId)!)) this.#queues.delete(accountId);
    }
    return removed;
  }

  *[Symbol.iterator](): Iterator<Item> {
    for (const queue of this.#queues.values()) yield* queue;
  }

  #push(id: Id, item: Item, path: Path): void {
    const queue = this.#queues.get(id) ?? (path === undefined ? [] : new RoundRobinQueue<Item, string>());
    this.#queues.set(id, queue);
    if (Array.isArray(queue)) queue.push(item);
    else {
      const [line, ...inner] = path!;
      queue.#push(line, item, inner.length > 0 ? (inner as [string]) : undefined);
    }
  }

  #takeInTurn(most: number): Item[] {
    const taken: Item[] = [];
    while (taken.length < most && !this.isEmpty) {
      const [[id] = []] = this.#queues;
      taken.push(...this.take(id!, this.#queues.size === 1 ? most - taken.length : 1));
    }
    return taken;
  }
}

function isUsedUp<Item>(queue: Item[] | RoundRobinQueue<Item, string>): boolean {
  return Array.isArray(queue) ? queue.length === 0 : queue.isEmpty;
}
