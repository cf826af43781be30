/**
 * Limits the memory that clients use for received request bodies and unread responses, per key and in total.
 * A client that does not read its responses therefore delays only its own requests.
 */
import { Problem } from '../problem.js';

export interface Bounds {
  /** The limit of one key, in bytes. All requests without a key share one. */
  readonly perKey: number;
  readonly inAll: number;
}

/** A key can always use this much, even if other keys have used up the total. */
const guaranteedBytes = 1_048_576;
/** The share of the limits that `reserve` can use. The rest is for short responses, which are frequent. */
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

  /** Whether a key can use this many more bytes within this part of the limits. */
  fits(key: string, bytes: number, part = 1): boolean {
    const held = this.#heldBy(key) + bytes;
    if (held > part * this.#bounds.perKey) return false;
    return this.#inAll + bytes <= part * this.#bounds.inAll || held <= guaranteedBytes;
  }

  /** Adds to the bytes of a key. A negative number releases bytes. */
  add(key: string, bytes: number): void {
    if (bytes === 0) return;
    const held = this.#heldBy(key) + bytes;
    if (held === 0) this.#held.delete(key);
    else this.#held.set(key, held);
    this.#inAll += bytes;
    if (bytes < 0) this.#grant();
  }

  /**
   * Waits until the bytes are available and adds them. Calls for the same key are served in order.
   *
   * @throws Problem overloaded if the bytes do not become available within `patienceMs`
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
