/** Counts one resource: what each owner has taken of it, and whether it can have more. */
import type { Bound, Level } from './bounds.js';

/** For whom something is taken. A level without an id isn't counted. */
export interface Owner {
  readonly connection?: object | undefined;
  readonly address?: string | undefined;
  readonly keyId?: string | undefined;
  /** 0 for requests without a key. */
  readonly accountId?: number | undefined;
}

interface Waiting {
  readonly hold: Hold;
  readonly amount: number;
  readonly grant: () => void;
  readonly refuse: () => void;
}

interface CountedLevel {
  readonly level: Exclude<Level, 'total'>;
  readonly idOf: (owner: Owner) => unknown;
  readonly most: number;
  readonly held: Map<unknown, number>;
}

/** The part of a bound that `reserve` can use. The rest is for short responses, which are frequent. */
const reservable = 0.5;

export class Share {
  readonly #bound: Bound;
  readonly #owners: readonly CountedLevel[];
  readonly #accounts = new Map<number, number>();
  readonly #waiting = new Set<Waiting>();
  /** When an account without any of the resource was last refused, oldest first. */
  readonly #refusedAt = new Map<number, number>();
  /** A client that was told to retry after some seconds gets as long again to do it. */
  readonly #refusalMs: number;
  #total = 0;

  constructor(bound: Bound) {
    this.#bound = bound;
    const { connection, address, key, full } = bound;
    this.#refusalMs = 2_000 * Number(full('total', 0).headers['Retry-After']);
    const owners = [
      { level: 'connection', idOf: (owner: Owner) => owner.connection, most: connection },
      { level: 'address', idOf: (owner: Owner) => owner.address, most: address },
      { level: 'key', idOf: (owner: Owner) => owner.keyId, most: key },
    ] as const;
    this.#owners = owners.flatMap(({ most, ...each }) =>
      most === undefined ? [] : [{ ...each, most, held: new Map<unknown, number>() }],
    );
  }

  get total(): number {
    return this.#total;
  }

  /** @throws Problem as the table says, if the owner can't have this much more */
  require(owner: Owner, amount: number): void {
    const full = this.#fullLevel(owner, amount);
    if (full === undefined) return;
    const { accountId } = owner;
    if (accountId !== undefined && !this.#accounts.has(accountId)) this.#noteRefusal(accountId);
    throw this.#bound.full(...full);
  }

  /** Adds to what the owner has, whatever the bounds are. A negative amount gives back. */
  change(owner: Owner, amount: number): void {
    if (amount === 0) return;
    for (const { idOf, held } of this.#owners) add(held, idOf(owner), amount);
    add(this.#accounts, owner.accountId, amount);
    this.#total += amount;
    if (amount < 0) this.#grant();
    else if (owner.accountId !== undefined) this.#refusedAt.delete(owner.accountId);
  }

  /**
   * Waits until the amount is available, and takes it. Calls for the same key are served in order.
   *
   * @throws Problem if it doesn't become available in time, or if the hold is released
   */
  reserve(hold: Hold, amount: number, patienceMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
      };
      const refuse = (): void => {
        end();
        reject(this.#bound.full('total', this.#bound.total ?? 0));
      };
      const grant = (): void => {
        end();
        hold.add(amount);
        resolve();
      };
      const timer = setTimeout(refuse, patienceMs);
      const waiting = { hold, amount, grant, refuse };
      this.#waiting.add(waiting);
      this.#grant();
    });
  }

  /** Ends the waits of a hold. */
  cancel(hold: Hold): void {
    for (const waiting of this.#waiting) if (waiting.hold === hold) waiting.refuse();
  }

  /** Everything that is counted at this moment. Snapshots are deeply equal if all counts are equal. */
  snapshot(): object {
    const owners = this.#owners.map(({ level, held }) => [level, level === 'connection' ? held.size : held]);
    const counts = { ...Object.fromEntries(owners), account: this.#accounts };
    return structuredClone({ ...counts, total: this.#total, waiting: this.#waiting.size });
  }

  /**
   * Returns the first level at which there is no room for this much more, and its maximum.
   *
   * @param part the part of the bounds that can be used
   */
  #fullLevel(owner: Owner, amount: number, part = 1): readonly [Level, most: number] | undefined {
    for (const { level, idOf, most, held } of this.#owners) {
      const id = idOf(owner);
      if (id !== undefined && (held.get(id) ?? 0) + amount > part * most) return [level, most];
    }
    const { total = Number.POSITIVE_INFINITY, guaranteed = 0 } = this.#bound;
    const { accountId } = owner;
    const held = accountId === undefined ? 0 : (this.#accounts.get(accountId) ?? 0);
    const wanted = held + amount;
    if (accountId !== undefined && wanted <= guaranteed) return undefined;
    if (this.#total + amount > part * total) return ['total', total];
    // An account that has nothing can have an amount that is larger than its part.
    if (accountId === undefined || held === 0) return undefined;
    const most = this.#mostOfAccount(accountId, wanted, part);
    return wanted > part * most ? ['account', most] : undefined;
  }

  /** The maximum of an account that wants to have `wanted` in all. */
  #mostOfAccount(accountId: number, wanted: number, part: number): number {
    const { total = Number.POSITIVE_INFINITY, accountPart } = this.#bound;
    const alone = accountPart === undefined ? Number.POSITIVE_INFINITY : accountPart * total;
    const half = Math.floor(total / 2);
    if (alone <= half || wanted <= part * half) return alone;
    return this.#isAskedForByOthers(accountId) ? half : alone;
  }

  /** Whether another account has some of the resource, waits for it, or will probably ask for it again. */
  #isAskedForByOthers(accountId: number): boolean {
    if (this.#accounts.size > (this.#accounts.has(accountId) ? 1 : 0)) return true;
    for (const { hold } of this.#waiting) if (hold.owner.accountId !== accountId) return true;
    this.#forgetRefusals();
    return this.#refusedAt.size > (this.#refusedAt.has(accountId) ? 1 : 0);
  }

  #noteRefusal(accountId: number): void {
    this.#forgetRefusals();
    this.#refusedAt.delete(accountId);
    this.#refusedAt.set(accountId, performance.now());
  }

  #forgetRefusals(): void {
    const before = performance.now() - this.#refusalMs;
    for (const [accountId, at] of this.#refusedAt) {
      if (at > before) break;
      this.#refusedAt.delete(accountId);
    }
  }

  #grant(): void {
    if (this.#waiting.size === 0) return;
    const late = new Set<unknown>();
    for (const { hold, amount, grant } of [...this.#waiting]) {
      const { owner } = hold;
      const turn = owner.keyId ?? owner.address;
      if (late.has(turn)) continue;
      if (this.#fullLevel(owner, amount, reservable) === undefined) grant();
      else late.add(turn);
    }
  }
}

/** What one owner has taken of a resource for one piece of work. After `release`, nothing is counted any more. */
export class Hold {
  readonly #share: Share;
  #owner: Owner;
  #amount = 0;
  #isReleased = false;

  constructor(share: Share, owner: Owner) {
    this.#share = share;
    this.#owner = idsOf(owner);
  }

  get owner(): Owner {
    return this.#owner;
  }

  get amount(): number {
    return this.#amount;
  }

  /** @throws Problem as the table of bounds says, if the owner can't have this much more */
  require(amount: number): void {
    this.#share.require(this.#owner, amount);
  }

  /** @throws Problem as `require` does; then nothing is taken */
  take(amount: number): void {
    this.require(amount);
    this.add(amount);
  }

  /** Takes more, or gives back a negative amount, whatever the bounds are. */
  add(amount: number): void {
    if (this.#isReleased) return;
    this.#amount += amount;
    this.#share.change(this.#owner, amount);
  }

  /**
   * Takes more as soon as half of the bounds have room for it.
   *
   * @throws Problem after `patienceMs`
   */
  reserve(amount: number, patienceMs: number): Promise<void> {
    return this.#share.reserve(this, amount, patienceMs);
  }

  /**
   * Sets the owner, which wasn't known before.
   *
   * @throws Problem if this owner can't have so much; the hold stays as it was
   */
  belongsTo(owner: Owner): void {
    const amount = this.#amount;
    this.add(-amount);
    try {
      this.#share.require(owner, amount);
      this.#owner = idsOf(owner);
    } finally {
      this.add(amount);
    }
  }

  /** Ends reservations that wait, too. Can be called repeatedly. */
  release(): void {
    this.add(-this.#amount);
    this.#isReleased = true;
    this.#share.cancel(this);
  }
}

/** Returns a copy, because the caller's object may change or have further members. */
function idsOf({ connection, address, keyId, accountId }: Owner): Owner {
  return { connection, address, keyId, accountId };
}

function add<Id>(held: Map<Id, number>, id: Id | undefined, amount: number): void {
  if (id === undefined) return;
  const sum = (held.get(id) ?? 0) + amount;
  if (sum === 0) held.delete(id);
  else held.set(id, sum);
}
