/**
 * Announces commits between instances. Each instance sends the ids of the collections to which it committed.
 * All instances of a PostgreSQL server queue for a NOTIFY. It is therefore sent separately, after the commit,
 * for several commits at once.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { reconnectMs } from './limits.js';

/** All instances listen to this channel. */
const channel = 'rowfeed';
/** The minimum time between two announcements, so that one announcement covers several commits. */
const pauseMs = 20;
/** The maximum number of ids that fit in the 8,000 bytes of a notification. */
const maxIds = 400;

export class Announcements {
  readonly #settings: pg.ClientConfig;
  readonly #instance = randomBytes(6).toString('hex');
  readonly #waiting = new Set<number>();
  readonly #closing = new AbortController();
  #listening: Promise<void> | undefined;
  #client: pg.Client | undefined;
  #pause: NodeJS.Timeout | undefined;

  constructor(settings: pg.ClientConfig) {
    this.#settings = settings;
  }

  /**
   * Starts to receive and send announcements. After a lost connection, it reconnects, but it misses
   * announcements in between. Behind a pooler in transaction mode, it never receives one.
   */
  listen(committed: (collectionId: number) => void): void {
    this.#listening = this.#listen(committed);
  }

  add(collectionId: number): void {
    if (this.#listening === undefined || this.#closing.signal.aborted) return;
    this.#waiting.add(collectionId);
    if (this.#pause === undefined) this.#announce();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#pause);
    await this.#client?.end();
    await this.#listening;
  }

  #announce(): void {
    const ids = [...this.#waiting].slice(0, maxIds);
    for (const id of ids) this.#waiting.delete(id);
    // Instances that miss an announcement find the commit by polling.
    this.#client
      ?.query('SELECT pg_notify($1, $2)', [channel, `${this.#instance} ${ids.join()}`])
      .catch(() => undefined);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      if (this.#waiting.size > 0) this.#announce();
    }, pauseMs).unref();
  }

  async #listen(committed: (collectionId: number) => void): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const client = new pg.Client(this.#settings);
      client.on('error', () => undefined);
      client.on('notification', ({ payload = '' }) => {
        const [instance, ids = ''] = payload.split(' ');
        if (instance === this.#instance) return;
        for (const id of ids.split(',')) committed(Number(id));
      });
      const ended = new Promise((resolve) => client.once('end', resolve));
      this.#client = client;
      try {
        await client.connect();
        await client.query(`LISTEN ${channel}`);
      } catch {
        await client.end();
      }
      await ended;
      await sleep(reconnectMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
