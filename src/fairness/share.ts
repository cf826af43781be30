/**
 * Counts one resource: what each owner has taken of it, and whether it can have more.
 *
 * The rule applies while others have some of the resource or ask for it. An account can then take up to half of the
 * total, a key up to half of its account's part, and an end user up to half of the key's part. An account without others
 * leaves a sixty-fourth of the total.
 *
 * What was taken stays taken. An account that took more than half while it was alone can't take more until it has
 * less than half. Meanwhile, others take what it left and what it gives back.
 */
import type { Bound, Level } from './bounds.js';

/** For whom something is taken. A level without an id isn't counted. */
export interface Owner {
  readonly address?: string | undefined;
  readonly keyId?: string | undefined;
  /** The end user of a ticket. */
  readonly subject?: string | undefined;
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

/** The part of what the others have left that an account leaves for further ones. */
const spare = 1 / 64;

export class Share {
  readonly #bound: Bound;
  readonly #owners: readonly CountedLevel[];
  readonly #taken = new Tally();
  /** In the order in which they came, by key or end user. */
  readonly #waiting = new Map<unknown, Set<Waiting>>();
  readonly #waitingOf = new Tally();
  readonly #refused: Refusals;

  constructor(bound: Bound) {
    this.#bound = bound;
    const { address, subject, tickets, key, full } = bound;
    // A client that was told to retry after some seconds gets as long again to do it.
    this.#refused = new Refusals(2_000 * Number(full('total', 0).headers['Retry-After']));
    const ofTicket = ({ subject: user, keyId }: Owner) => (user === undefined ? undefined : keyId);
    const ofKey = ({ subject: user, keyId }: Owner) =>
      tickets !== undefined && user !== undefined ? undefined : keyId;
    const owners = [
      { level: 'address', idOf: (owner: Owner) => owner.address, most: address },
      { level: 'subject', idOf: (owner: Owner) => owner.subject, most: subject },
      { level: 'tickets', idOf: ofTicket, most: tickets },
      { level: 'key', idOf: ofKey, most: key },
    ] as const;
    this.#owners = owners.flatMap(({ most, ...each }) =>
      most === undefined ? [] : [{ ...each, most, held: new Map<unknown, number>() }],
    );
  }

  get total(): number {
    return this.#taken.total;
  }

  /** @throws Problem as the table says, if the owner can't have this much more */
  require(owner: Owner, amount: number): void {
    const full = this.#fullLevel(owner, amount);
    if (full === undefined) return;
    const path = pathOf(owner);
    for (const depth of sharing)
      if (this.#taken.of(path, depth) === 0) this.#refused.note(path[depth - 1], path[depth]);
    throw this.#bound.full(...full);
  }

  /** Adds to what the owner has, whatever the bounds are. A negative amount gives back. */
  change(owner: Owner, amount: number): void {
    if (amount === 0) return;
    for (const { idOf, held } of this.#owners) add(held, idOf(owner), amount);
    const path = pathOf(owner);
    this.#taken.add(path, amount);
    if (amount < 0) this.#grant();
    else if (!this.#refused.isEmpty)
      for (const depth of sharing) this.#refused.forget(path[depth - 1], path[depth]);
  }

  /**
   * Takes the amount. If it isn't available yet, returns a promise that resolves when it is. Calls for the same key or end
   * user are served in order, and keys and end users take turns.
   *
   * @throws Problem if it doesn't become available in time, or if the hold is released
   */
  reserve(hold: Hold, amount: number, patienceMs: number): Promise<void> | undefined {
    const turn = turnOf(hold.owner);
    const before = this.#waiting.get(turn);
    if (before === undefined && this.#fullLevel(hold.owner, amount, reservable) === undefined) {
      hold.add(amount);
      return undefined;
    }
    const path = pathOf(hold.owner);
    const queue = before ?? new Set();
    this.#waiting.set(turn, queue);
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        queue.delete(waiting);
        this.#waitingOf.add(path, -1);
        if (queue.size === 0) this.#waiting.delete(turn);
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
      queue.add(waiting);
      this.#waitingOf.add(path, 1);
    });
  }

  /** Ends the waits of a hold. */
  cancel(hold: Hold): void {
    if (this.#waiting.size === 0) return;
    for (const waiting of this.#waiting.get(turnOf(hold.owner)) ?? [])
      if (waiting.hold === hold) waiting.refuse();
  }

  /** Everything that is counted at this moment. Snapshots are deeply equal if all counts are equal. */
  snapshot(): object {
    const owners = this.#owners.map(({ level, held }) => [level, held]);
    const waiting = this.#waitingOf.counts;
    return structuredClone({ ...Object.fromEntries(owners), ...this.#taken.counts, waiting });
  }

  /**
   * Returns the first level at which there is no room for this much more, and its maximum.
   *
   * @param part the part of the bounds that can be used
   */
  #fullLevel(owner: Owner, amount: number, part = 1): readonly [Level, most: number] | undefined {
    for (const { level, idOf, most, held } of this.#owners) {
      const id = idOf(owner);
      if (id !== undefined && countOf(held, id) + amount > part * most) return [level, most];
    }
    const { total = Number.POSITIVE_INFINITY, guaranteed = 0 } = this.#bound;
    const path = pathOf(owner);
    const ofAccount = this.#taken.of(path, accountDepth);
    const hasAccount = owner.accountId !== undefined;
    if (hasAccount && ofAccount + amount <= guaranteed) return undefined;
    if (this.#taken.total + amount > part * total) return ['total', total];
    // An owner who has nothing can have an amount that is larger than its part.
    if (!hasAccount || ofAccount === 0) return undefined;
    const mostOfAccount = this.#mostOfAccount(path, ofAccount);
    if (ofAccount + amount > part * mostOfAccount) return ['account', mostOfAccount];
    const isFull = (depth: number, most: number): boolean => {
      const taken = this.#taken.of(path, depth);
      return taken > 0 && taken + amount > part * most && this.#isShared(path, depth);
    };
    const mostOfKey = Math.ceil(mostOfAccount / 2);
    if (isFull(keyDepth, mostOfKey)) return ['key', mostOfKey];
    const mostOfUser = Math.ceil(Math.min(this.#bound.key ?? mostOfKey, mostOfKey) / 2);
    return owner.subject !== undefined && isFull(userDepth, mostOfUser) ? ['subject', mostOfUser] : undefined;
  }

  #mostOfAccount(path: Path, held: number): number {
    const { total = Number.POSITIVE_INFINITY, accountPart = 1 } = this.#bound;
    const others = this.#taken.total - held;
    const alone = Math.min(accountPart * total, Math.ceil((1 - spare) * (total - others)));
    const half = Math.floor(total / 2);
    return alone > half && this.#isShared(path, accountDepth) ? half : alone;
  }

  /** Whether others of the group have some of the resource, wait for it, or will probably ask again. */
  #isShared(path: Path, depth: number): boolean {
    const isOfOthers = (tally: Tally) => tally.of(path, depth - 1) > tally.of(path, depth);
    return (
      isOfOthers(this.#taken) ||
      isOfOthers(this.#waitingOf) ||
      this.#refused.hasOthers(path[depth - 1], path[depth])
    );
  }

  /** Lets those in who have room now, one of each key or end user after the other. */
  #grant(): void {
    if (this.#waiting.size === 0) return;
    let queues = [...this.#waiting.values()];
    while (queues.length > 0) queues = queues.filter((queue) => this.#grantFirst(queue));
  }

  /** Returns whether the first one of a queue had room. */
  #grantFirst([first]: Iterable<Waiting>): boolean {
    if (first === undefined) return false;
    if (this.#fullLevel(first.hold.owner, first.amount, reservable) !== undefined) return false;
    first.grant();
    return true;
  }
}

/**
 * The groups that an owner belongs to, from the outside to the inside: everyone, its account, its key and its end user.
 * Requests with the key itself count as one more end user.
 */
type Path = readonly [everyone: symbol, account?: number, key?: string, user?: string];
const everyone = Symbol('everyone');
const [accountDepth, keyDepth, userDepth] = [1, 2, 3] as const;
/** At each of these depths, the members of a group share what the group has. */
const sharing = [accountDepth, keyDepth, userDepth] as const;

function pathOf({ accountId, keyId, subject }: Owner): Path {
  return [everyone, accountId, keyId, subject ?? keyId];
}

/** A number for each account, key and end user, and their sum. */
class Tally {
  total = 0;
  readonly #accounts = new Map<number, number>();
  readonly #keys = new Map<string, number>();
  readonly #users = new Map<string, number>();

  get counts(): object {
    return { account: this.#accounts, key: this.#keys, user: this.#users, total: this.total };
  }

  of([, accountId, keyId, userId]: Path, depth: number): number {
    if (depth === accountDepth) return countOf(this.#accounts, accountId);
    if (depth === keyDepth) return countOf(this.#keys, keyId);
    return depth === userDepth ? countOf(this.#users, userId) : this.total;
  }

  add([, accountId, keyId, userId]: Path, amount: number): void {
    this.total += amount;
    add(this.#accounts, accountId, amount);
    add(this.#keys, keyId, amount);
    add(this.#users, userId, amount);
  }
}

/** Only whether there are others matters, so that a group remembers no more than this. */
const maxRemembered = 1_000;

/** When those who had nothing were last refused, for each group that shares something. */
class Refusals {
  /** The oldest refusals of a group come first. */
  readonly #groups = new Map<unknown, Map<unknown, number>>();
  readonly #rememberMs: number;

  constructor(rememberMs: number) {
    this.#rememberMs = rememberMs;
  }

  get isEmpty(): boolean {
    return this.#groups.size === 0;
  }

  note(group: unknown, id: unknown): void {
    if (id === undefined) return;
    const refused = this.#recent(group) ?? new Map<unknown, number>();
    this.#groups.set(group, refused);
    refused.delete(id);
    refused.set(id, performance.now());
    if (refused.size > maxRemembered) this.forget(group, refused.keys().next().value);
  }

  forget(group: unknown, id: unknown): void {
    const refused = this.#groups.get(group);
    if (refused?.delete(id) && refused.size === 0) this.#groups.delete(group);
  }

  /** Whether others than this one were refused, and will probably ask again. */
  hasOthers(group: unknown, id: unknown): boolean {
    const refused = this.#recent(group);
    return refused !== undefined && refused.size > (refused.has(id) ? 1 : 0);
  }

  #recent(group: unknown): Map<unknown, number> | undefined {
    const refused = this.#groups.get(group);
    if (refused === undefined) return undefined;
    const before = performance.now() - this.#rememberMs;
    for (const [id, at] of refused) {
      if (at > before) break;
      this.forget(group, id);
    }
    return this.#groups.get(group);
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
   * Takes more as soon as half of the bounds have room for it. Returns a promise if they have no room yet.
   *
   * @throws Problem after `patienceMs`
   */
  reserve(amount: number, patienceMs: number): Promise<void> | undefined {
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

/** The names of subjects include the id of their key, so no subject has the same name as a key. */
function turnOf({ subject, keyId, address }: Owner): string | undefined {
  return subject ?? keyId ?? address;
}

/** Returns a copy, because the caller's object may change or have further members. */
function idsOf({ address, subject, keyId, accountId }: Owner): Owner {
  return { address, subject, keyId, accountId };
}

function countOf<Id>(counts: ReadonlyMap<Id, number>, id: Id | undefined): number {
  return (id !== undefined && counts.get(id)) || 0;
}

function add<Id>(held: Map<Id, number>, id: Id | undefined, amount: number): void {
  if (id === undefined) return;
  const sum = countOf(held, id) + amount;
  if (sum === 0) held.delete(id);
  else held.set(id, sum);
}
