/**
 * Work that blocks the main thread for long: large request bodies that are parsed, and the initial rows of feeds. It runs
 * in turn, one piece per turn of the event loop. Accounts take turns, and so do end users within an account. After a piece,
 * the main thread is free for other work as long as the piece took.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { FairQueue } from './fair-queue.js';
import type { Turn } from './round-robin-queue.js';

const maxRestMs = 50;

interface Waiting {
  readonly owner: Turn;
  readonly begin: () => void;
}

export class MainThread {
  readonly #turns = new FairQueue<Waiting>({
    atOnce: 1,
    maxRestMs,
    turnOf: ({ owner }) => owner,
    run: ([waiting]) => {
      waiting!.begin();
      // After this turn of the event loop, the work that `begin` has started synchronously is complete.
      return turn();
    },
  });

  /** Resolves when it is the owner's turn. The owner must then start the work synchronously. */
  takeTurn(owner: Turn & { readonly accountId: number }): Promise<void> {
    return new Promise((begin) => this.#turns.add(owner.accountId, { owner, begin }));
  }
}
