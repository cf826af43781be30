/**
 * A queue for items of several accounts. The items of one account stay in order, and the accounts take turns.
 */
export class RoundRobinQueue<Item, Id = number> {
  /** The queues in the order of their turns. Empty queues are removed. */
  readonly #queues = new Map<Id, Item[]>();

  get isEmpty(): boolean {
    return this.#queues.size === 0;
  }

  push(accountId: Id, item: Item): void {
    const queue = this.#queues.get(accountId);
    if (queue === undefined) this.#queues.set(accountId, [item]);
    else queue.push(item);
  }

  /** Returns the first account in turn that is not passed over, and its first item. */
  next(isPassedOver: (accountId: Id) => boolean): readonly [accountId: Id, item: Item] | undefined {
    for (const [accountId, [first]] of this.#queues) if (!isPassedOver(accountId)) return [accountId, first!];
    return undefined;
  }

  /** Removes and returns up to `most` items of an account. Its next turn comes after all other accounts. */
  take(accountId: Id, most = 1): Item[] {
    const taken = this.#queues.get(accountId)!.splice(0, most);
    this.defer(accountId);
    return taken;
  }

  /** Moves an account's turn after all other accounts. */
  defer(accountId: Id): void {
    const queue = this.#queues.get(accountId);
    this.#queues.delete(accountId);
    if (queue !== undefined && queue.length > 0) this.#queues.set(accountId, queue);
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
      const kept = queue.filter((item) => !isSuch(item) || removed.push(item) === 0);
      if (kept.length > 0) this.#queues.set(accountId, kept);
      else this.#queues.delete(accountId);
    }
    return removed;
  }
}
