/**
 * Bytes in memory on behalf of clients: bodies that have come, answers that aren't read yet. Bounded for each key and in
 * all, so that a client that sends or asks for more than it reads takes from nobody but itself.
 */
import { Problem } from '../problem.js';

export interface Bounds {
  /** Of one key; requests without a key share one. */
  readonly perKey: number;
  readonly inAll: number;
}

/** So much a key may hold although others hold all there is. */
const guaranteedBytes = 1_048_576;
/** The part of its bounds that may be reserved ahead: the rest is for answers that are short and many. */
const reservable = 0.5;

interface Waiting {
  readonly key: string;
  readonly bytes: number;
  readonly grant: () => void;
}

export class ByteBudget {
  readonly #bounds: Bounds;
  readonly #patienceMs: number;
  readonly #held = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #inAll = 0;

  /** @param patienceMs how long `reserve` waits */
  constructor(bounds: Bounds, patienceMs: number) {
    this.#bounds = bounds;
    this.#patienceMs = patienceMs;
  }

  /** Whether a key may hold so many bytes more, of this part of the bounds. */
  fits(key: string, bytes: number, part = 1): boolean {
    const held = this.#heldBy(key) + bytes;
    if (held > part * this.#bounds.perKey) return false;
    return this.#inAll + bytes <= part * this.#bounds.inAll || held <= guaranteedBytes;
  }

  /** Adds to what a key holds, or with a negative number gives back. */
  add(key: string, bytes: number): void {
    if (bytes === 0) return;
    const held = this.#heldBy(key) + bytes;
    if (held === 0) this.#held.delete(key);
    else this.#held.set(key, held);
    this.#inAll += bytes;
    if (bytes < 0) this.#grant();
  }

  /**
   * Adds once it fits; those that ask for the same key in their order.
   *
   * @throws Problem overloaded if it does not fit in time
   */
  reserve(key: string, bytes: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = {
        key,
        bytes,
        grant: () => {
          clearTimeout(timer);
          this.#waiting.delete(waiting);
          this.add(key, bytes);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(new Problem('overloaded', 'Too many large answers wait to be read.'));
      }, this.#patienceMs);
      this.#waiting.add(waiting);
      this.#grant();
    });
  }

  #grant(): void {
    const late = new Set<string>();
    for (const { key, bytes, grant } of [...this.#waiting]) {
      if (late.has(key)) continue;
      if (this.fits(key, bytes, reservable)) grant();
      else late.add(key);
    }
  }

  #heldBy(key: string): number {
    return this.#held.get(key) ?? 0;
  }
}
