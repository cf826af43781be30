/** Follows a feed, and notes whatever of it breaks the contract. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import { type Client, parse } from './client.js';
import { breachesOf, breachesOfFrame } from './contract.js';

export interface Frame {
  readonly event: string;
  readonly collection: string;
  readonly seq: number;
  readonly cursor: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly changed?: readonly string[];
}

export interface Subscription {
  readonly collection: string;
  readonly events?: string;
  readonly since?: string;
  /** Sent in the query instead of a header. */
  readonly api_key?: string;
}

const timeoutMs = 5_000;

export class Feed {
  readonly #socket: WebSocket;
  /** Those of rows that were not taken yet. */
  readonly #frames: Frame[] = [];
  #closed: number | undefined;
  #changed: (() => void) | undefined;

  private constructor(client: Client, socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      const frame = parse(text) as Frame | undefined;
      for (const breach of breachesOfFrame(frame)) client.note(`${breach}: ${text.slice(0, 300)}`);
      if (typeof frame?.row === 'object') this.#frames.push(frame);
      this.#changed?.();
    });
    socket.on('close', (code) => {
      this.#closed = code;
      this.#changed?.();
    });
    socket.on('error', () => undefined);
  }

  /** Opens a feed; rejects when the handshake is refused. */
  static async open(client: Client, subscription: Subscription): Promise<Feed> {
    const query = new URLSearchParams(Object.entries(subscription));
    const socket = new WebSocket(`${client.url.replace(/^http/, 'ws')}/ws?${query}`, {
      headers: subscription.api_key === undefined ? { Authorization: `Bearer ${client.key}` } : {},
      handshakeTimeout: timeoutMs,
      perMessageDeflate: false,
    });
    const feed = new Feed(client, socket);
    socket.once('upgrade', ({ headers }: IncomingMessage) => {
      const received = { status: 101, headers: new Headers(headers as Record<string, string>), text: '' };
      for (const breach of breachesOf('openFeed', received, undefined))
        client.note(`the handshake: ${breach}`);
    });
    await once(socket, 'open');
    return feed;
  }

  /** The next frames of rows up to the one that `isLast`. */
  async takeUntil(isLast: (frame: Frame) => boolean): Promise<Frame[]> {
    const at = (): number => this.#frames.findIndex(isLast);
    await this.#until('the awaited frame', () => at() >= 0);
    return this.#frames.splice(0, at() + 1);
  }

  /** The code of its close. */
  async closed(): Promise<number> {
    await this.#until('the close', () => this.#closed !== undefined);
    return this.#closed!;
  }

  end(): void {
    this.#socket.terminate();
  }

  #until(what: string, isTrue: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => settle(() => reject(new Error(`${what} didn't come within ${timeoutMs} ms`))),
        timeoutMs,
      );
      const settle = (end: () => void): void => {
        clearTimeout(timer);
        this.#changed = undefined;
        end();
      };
      this.#changed = () => {
        if (isTrue()) settle(resolve);
        else if (this.#closed !== undefined)
          settle(() => reject(new Error(`the feed closed with ${this.#closed} before ${what}`)));
      };
      this.#changed();
    });
  }
}
