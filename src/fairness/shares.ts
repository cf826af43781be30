/** All bounded resources of a server, counted by the table in `bounds.ts`. Each server has one. */
import { type Bound, bounds, type Resource } from './bounds.js';
import { Hold, type Owner, Share } from './share.js';

/** Other amounts than those in the table. Amounts that are undefined stay as they are. */
export type BoundSettings = {
  readonly [Name in Resource]?: Partial<Record<'address' | 'key' | 'total', number | undefined>>;
};

/** Gives back what was taken. Can be called repeatedly. */
export type Release = () => void;

export class Shares {
  readonly #shares: Readonly<Record<Resource, Share>>;

  constructor(settings: BoundSettings = {}) {
    const shares = Object.entries<Bound>(bounds).map(([name, bound]) => {
      const changed = Object.entries(settings[name as Resource] ?? {}).filter(
        ([, most]) => most !== undefined,
      );
      return [name, new Share({ ...bound, ...Object.fromEntries(changed) })];
    });
    this.#shares = Object.fromEntries(shares) as Record<Resource, Share>;
  }

  /**
   * Takes some of a resource until the returned function is called.
   *
   * @throws Problem from the table if the owner can't have so much. The call then has no effect
   */
  take(resource: Resource, owner: Owner, amount = 1): Release {
    const hold = this.hold(resource, owner);
    hold.take(amount);
    return () => hold.release();
  }

  /**
   * Takes some of several resources until the returned function is called.
   *
   * @throws Problem from the table if the owner can't have so much of one. The call then has no effect
   */
  takeAll(owner: Owner, amounts: { readonly [Name in Resource]?: number }): Release {
    const holds: Hold[] = [];
    const release = (): void => {
      for (const hold of holds) hold.release();
    };
    try {
      for (const resource in amounts) {
        const hold = this.hold(resource as Resource, owner);
        hold.take(amounts[resource as Resource]!);
        holds.push(hold);
      }
    } catch (error) {
      release();
      throw error;
    }
    return release;
  }

  /** @throws Problem from the table if the owner can't have this much more */
  require(resource: Resource, owner: Owner, amount: number): void {
    this.#shares[resource].require(owner, amount);
  }

  /** For work whose amount or owner changes. Nothing is taken yet. */
  hold(resource: Resource, owner: Owner): Hold {
    return new Hold(this.#shares[resource], owner);
  }

  /** How much of a resource is taken in total. */
  taken(resource: Resource): number {
    return this.#shares[resource].total;
  }

  /** All counts of all resources. Snapshots are deeply equal if nothing is taken or given back in between. */
  snapshot(): Readonly<Record<Resource, object>> {
    const snapshots = Object.entries(this.#shares).map(([name, share]) => [name, share.snapshot()]);
    return Object.fromEntries(snapshots) as Record<Resource, object>;
  }
}
