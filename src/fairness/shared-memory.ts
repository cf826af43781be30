/**
 * Counts memory that several pieces of work keep together, for example a frame that the server sends to all feeds of a
 * collection. The memory counts once, for the owner of the first piece, until the last piece releases it.
 */
import type { Resource } from './bounds.js';
import type { Hold, Owner } from './share.js';
import type { Release, Shares } from './shares.js';

interface Use {
  pieces: number;
  readonly hold: Hold;
}

export class SharedMemory {
  readonly #uses = new Map<ArrayBufferLike, Use>();
  readonly #shares: Shares;
  readonly #resource: Resource;

  constructor(shares: Shares, resource: Resource) {
    this.#shares = shares;
    this.#resource = resource;
  }

  /** Counts the memory that these bytes keep until the returned function is called, also beyond the bounds. */
  add(bytes: Uint8Array, owner: Owner): Release {
    return this.#keep(bytes, owner, (hold, amount) => hold.add(amount));
  }

  /**
   * Does the same within the bounds. Memory that counts already is always within them.
   *
   * @throws Problem from the table of bounds
   */
  take(bytes: Uint8Array, owner: Owner): Release {
    return this.#keep(bytes, owner, (hold, amount) => hold.take(amount));
  }

  /** A part of a buffer keeps the whole buffer in memory. */
  #keep({ buffer }: Uint8Array, owner: Owner, begin: (hold: Hold, amount: number) => void): Release {
    let use = this.#uses.get(buffer);
    if (use === undefined) {
      use = { pieces: 0, hold: this.#shares.hold(this.#resource, owner) };
      begin(use.hold, buffer.byteLength);
      this.#uses.set(buffer, use);
    }
    use.pieces += 1;
    return this.#releaseOf(buffer, use);
  }

  #releaseOf(buffer: ArrayBufferLike, use: Use): Release {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      use.pieces -= 1;
      if (use.pieces > 0) return;
      use.hold.release();
      this.#uses.delete(buffer);
    };
  }
}
