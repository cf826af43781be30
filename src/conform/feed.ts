/** Opens a feed for checks, and notes frames and handshakes that don't conform to the contract. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import { type Client, parse } from './client.js';
import { breachesOf, breachesOfFrame } from './contract.js';
import { Unjudged } from './patience.js';

export interface Frame {
  readonly event: string;
  readonly collection: string;
  readonly seq: number;
  readonly cursor: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly changed?: readonly string[];
  readonly synced?: true;
}

export interface Subscription {
  readonly collection: string;
  readonly events?: string;
  readonly since?: string;
  readonly filter?: string;
  readonly initial?: 'true';
  /** Sends the key in the query instead of a header. */
  readonly api_key?: string;
}

const timeoutMs = 5_000;
/** Close codes that mean that the server shuts down or the connection was lost. */
const ends: readonly number[] = [1001, 1006, 1012];

export class Feed {
  readonly #socket: WebSocket;
  /** Frames with rows, and the bookmark after the initial rows, that no check has taken yet. */
  readonly #frames: Frame[] = [];
  #closed: number | undefined;
  #changed: (() => void) | undefined;

  private constructor(client: Client, socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      const frame = parse(text) as Frame | undefined;
      for (const breach of breachesOfFrame(frame)) client.note(`${breach}: ${text.slice(0, 300)}`);
      if (typeof frame?.row === 'object' || frame?.synced === true) this.#frames.push(frame);
      this.#changed?.();
    });
    socket.on('close', (code) => {
      this.#closed = code;
      this.#changed?.();
    });
    socket.on('error', () => undefined);
  }

  /**
   * Opens a feed. While the server returns 429 or 503, it waits and retries.
   *
   * @throws Error if the server rejects the handshake
   */
  static async open(client: Client, subscription: Subscription): Promise<Feed> {
    for (;;) {
      await client.patience.admit();
      const opened = await Feed.#shake(client, subscription);
      if (opened instanceof Feed) return opened;
      const what = `openFeed answered ${opened.statusCode}`;
      if (opened.statusCode !== 429 && opened.statusCode !== 503) throw new Error(what);
      const headers = new Headers(opened.headers as Record<string, string>);
      client.patience.note(headers);
      await client.patience.waitFor(headers, what);
    }
  }

  /** Returns the feed, or the response with which the server rejected the handshake. */
  static async #shake(client: Client, subscription: Subscription): Promise<Feed | IncomingMessage> {
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
    const refused = once(socket, 'unexpected-response').then(([, answer]) => answer as IncomingMessage);
    const opened = once(socket, 'open').then(() => feed);
    // If one of the two events occurs, the promise for the other one may reject later. Nobody awaits that
    // rejection.
    for (const each of [refused, opened]) each.catch(() => undefined);
    const first = await Promise.race([refused, opened]).catch((error: Error) => {
      throw new Unjudged(`openFeed got no response: ${error.message}`);
    });
    if (first !== feed) socket.terminate();
    return first;
  }

  /** Returns the next frames, up to and including the first frame for which `isLast` returns true. */
  async takeUntil(isLast: (frame: Frame) => boolean): Promise<Frame[]> {
    const at = (): number => this.#frames.findIndex(isLast);
    await this.#until('the awaited frame', () => at() >= 0);
    return this.#frames.splice(0, at() + 1);
  }

  /** Waits until the feed closes, and returns the close code. */
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
        else if (this.#closed !== undefined) {
          const told = `the feed closed with ${this.#closed} before ${what}`;
          settle(() => reject(ends.includes(this.#closed!) ? new Unjudged(told) : new Error(told)));
        }
      };
      this.#changed();
    });
  }
}
