/** A queue of several accounts' items: in order within an account, and the accounts in turn. */
export class RoundRobinQueue<Item> {
  /** In the order of their turns; none is empty. */
  readonly #queues = new Map<number, Item[]>();

  get isEmpty(): boolean {
    return this.#queues.size === 0;
  }

  push(accountId: number, item: Item): void {
    const queue = this.#queues.get(accountId);
    if (queue === undefined) this.#queues.set(accountId, [item]);
    else queue.push(item);
  }

  /** The account whose turn it is, of those that aren't passed over, and its first item. */
  next(isPassedOver: (accountId: number) => boolean): readonly [accountId: number, item: Item] | undefined {
    for (const [accountId, [first]] of this.#queues) if (!isPassedOver(accountId)) return [accountId, first!];
    return undefined;
  }

  /** Takes the first items of an account, at most so many; its next turn comes after those of the others. */
  take(accountId: number, most = 1): Item[] {
    const taken = this.#queues.get(accountId)!.splice(0, most);
    this.defer(accountId);
    return taken;
  }

  /** Puts an account's turn after those of the others. */
  defer(accountId: number): void {
    const queue = this.#queues.get(accountId);
    this.#queues.delete(accountId);
    if (queue !== undefined && queue.length > 0) this.#queues.set(accountId, queue);
  }

  /** Returns items that were taken, in the order of their taking: they and their accounts are first again. */
  putBack(items: Iterable<readonly [accountId: number, item: Item]>): void {
    const waiting = [...this.#queues];
    this.#queues.clear();
    for (const [accountId, item] of items) this.push(accountId, item);
    for (const [accountId, queue] of waiting) for (const item of queue) this.push(accountId, item);
  }

  /** Takes out all such items. */
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
