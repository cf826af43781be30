/**
 * Instances tell each other which collections they have committed to. All instances of a server queue up for a
 * NOTIFY, so it is sent by itself, after the commit, for many commits together.
 */
import { randomBytes } from 'node:crypto';
import type { Channel, PostgresDatabase } from './open.js';

/** After one announcement the next waits this long, for more. */
const pauseMs = 20;
/** As many as fit in the 8,000 bytes of a notification. */
const maxIds = 400;

export class Announcements {
  readonly #database: PostgresDatabase;
  readonly #instance = randomBytes(6).toString('hex');
  readonly #waiting = new Set<number>();
  #channel: Channel | undefined;
  #pause: NodeJS.Timeout | undefined;

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  /** Begins to hear other instances, and to be heard by them. */
  listen(committed: (collectionId: number) => void): void {
    this.#channel = this.#database.channel('rowfeed', (message) => {
      const [instance, ids = ''] = message.split(' ');
      if (instance === this.#instance) return;
      for (const id of ids.split(',')) committed(Number(id));
    });
  }

  add(collectionId: number): void {
    if (this.#channel === undefined) return;
    this.#waiting.add(collectionId);
    if (this.#pause === undefined) this.#announce(this.#channel);
  }

  close(): void {
    clearTimeout(this.#pause);
    this.#channel = undefined;
  }

  #announce(channel: Channel): void {
    const ids = [...this.#waiting].slice(0, maxIds);
    for (const id of ids) this.#waiting.delete(id);
    // Whoever doesn't hear of it finds out by polling.
    channel.announce(`${this.#instance} ${ids.join()}`).catch(() => undefined);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      if (this.#waiting.size > 0) this.#announce(channel);
    }, pauseMs).unref();
  }
}
