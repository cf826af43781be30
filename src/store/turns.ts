/** A queue of several accounts' items: in order within an account, and the accounts in turn. */
export class Turns<Item extends { readonly accountId: number }> {
  /** In the order of their turns; none is empty. */
  readonly #queues = new Map<number, Item[]>();

  get isEmpty(): boolean {
    return this.#queues.size === 0;
  }

  push(item: Item): void {
    const queue = this.#queues.get(item.accountId);
    if (queue === undefined) this.#queues.set(item.accountId, [item]);
    else queue.push(item);
  }

  /** The item whose turn it is, of an account that isn't passed over. */
  next(passedOver: ReadonlySet<number>): Item | undefined {
    for (const [accountId, [first]] of this.#queues) if (!passedOver.has(accountId)) return first;
    return undefined;
  }

  /** Takes what `next` returned; the next one is another account's, where there is one. */
  take({ accountId }: Item): void {
    const queue = this.#queues.get(accountId)!;
    queue.shift();
    if (queue.length > 0 && this.#queues.size === 1) return;
    this.#queues.delete(accountId);
    if (queue.length > 0) this.#queues.set(accountId, queue);
  }

  /** Returns items that were taken, in the order of their taking: they and their accounts are first again. */
  putBack(items: readonly Item[]): void {
    const waiting = this.takeAll();
    for (const item of items) this.push(item);
    for (const item of waiting) this.push(item);
  }

  takeAll(): Item[] {
    const items = [...this.#queues.values()].flat();
    this.#queues.clear();
    return items;
  }
}
