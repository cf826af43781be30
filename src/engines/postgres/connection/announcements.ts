/**
 * Announces commits between instances. Each instance sends the ids of the collections to which it committed.
 * All instances of a PostgreSQL server queue for a NOTIFY. It is therefore sent separately, after the commit,
 * for several commits at once.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { reconnectMs } from './limits.js';

export interface Channel {
  /** The message can have up to 7,999 bytes. */
  announce(message: string): Promise<void>;
}

/**
 * Opens a channel. `heard` is called with each message of any instance, including this one. After a lost
 * connection, the channel reconnects, but it misses messages in between. Behind a pooler in transaction mode,
 * it never receives a message.
 */
export type OpenChannel = (name: string, heard: (message: string) => void) => Channel;

/** The minimum time between two announcements, so that one announcement covers several commits. */
const pauseMs = 20;
/** The maximum number of ids that fit in the 8,000 bytes of a notification. */
const maxIds = 400;

export class Announcements {
  readonly #open: OpenChannel;
  readonly #instance = randomBytes(6).toString('hex');
  readonly #waiting = new Set<number>();
  #channel: Channel | undefined;
  #pause: NodeJS.Timeout | undefined;

  constructor(open: OpenChannel) {
    this.#open = open;
  }

  /** Starts to receive and send announcements. */
  listen(committed: (collectionId: number) => void): void {
    this.#channel = this.#open('rowfeed', (message) => {
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
    // Instances that miss an announcement find the commit by polling.
    channel.announce(`${this.#instance} ${ids.join()}`).catch(() => undefined);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      if (this.#waiting.size > 0) this.#announce(channel);
    }, pauseMs).unref();
  }
}

export class ListeningChannel implements Channel {
  readonly #settings: pg.ClientConfig;
  readonly #name: string;
  readonly #heard: (message: string) => void;
  readonly #closing = new AbortController();
  readonly #loop: Promise<void>;
  #client: pg.Client | undefined;

  constructor(settings: pg.ClientConfig, name: string, heard: (message: string) => void) {
    this.#settings = settings;
    this.#name = name;
    this.#heard = heard;
    this.#loop = this.#listen();
  }

  async announce(message: string): Promise<void> {
    await this.#client?.query('SELECT pg_notify($1, $2)', [this.#name, message]);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client?.end();
    await this.#loop;
  }

  async #listen(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const client = new pg.Client(this.#settings);
      client.on('error', () => undefined);
      client.on('notification', ({ payload }) => this.#heard(payload ?? ''));
      const ended = new Promise((resolve) => client.once('end', resolve));
      this.#client = client;
      try {
        await client.connect();
        await client.query(`LISTEN ${client.escapeIdentifier(this.#name)}`);
      } catch {
        await client.end();
      }
      await ended;
      await sleep(reconnectMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
