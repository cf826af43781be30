/** Opens a feed for checks, and notes frames and handshakes that don't conform to the contract. */

import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import { parseIfJson } from '../values/json/json.js';
import { breachesOf, breachesOfFrame } from './contract.js';
import { type Patience, Unjudged } from './patience.js';

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

/** The client that follows the feed. It notes how the feed breaks the contract. */
export interface Follower {
  readonly url: string;
  readonly key: string;
  readonly patience: Patience;
  note(failure: string): void;
}

const timeoutMs = 5_000;
/** Close codes that mean that the server shuts down or the connection was lost. */
const ends: readonly number[] = [1001, 1006, 1012];

export class Feed {
  readonly #socket: WebSocket;
  /** Frames with rows, and the bookmark after the initial rows, that no check has taken yet. */
  readonly #frames: Frame[] = [];
  #closed: number | undefined;
  /** Emits `change` after each frame and after the close. */
  readonly #events = new EventEmitter();

  private constructor(follower: Follower, socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      const frame = parseIfJson(text) as Frame | undefined;
      for (const breach of breachesOfFrame(frame)) follower.note(`${breach}: ${text.slice(0, 300)}`);
      if (typeof frame?.row === 'object' || frame?.synced === true) this.#frames.push(frame);
      this.#events.emit('change');
    });
    socket.on('close', (code) => {
      this.#closed = code;
      this.#events.emit('change');
    });
    socket.on('error', () => undefined);
  }

  /**
   * Opens a feed. While the server returns 429 or 503, it waits and retries.
   *
   * @throws Error if the server rejects the handshake
   */
  static async open(follower: Follower, subscription: Subscription): Promise<Feed> {
    for (;;) {
      await follower.patience.admit();
      const opened = await Feed.#shake(follower, subscription);
      if (opened instanceof Feed) return opened;
      const answer = {
        status: opened.statusCode!,
        headers: new Headers(opened.headers as Record<string, string>),
      };
      const what = `openFeed returned ${answer.status}`;
      if (!(await follower.patience.mustRetry(answer, what))) throw new Error(what);
    }
  }

  /** Returns the feed, or the response with which the server rejected the handshake. */
  static async #shake(follower: Follower, subscription: Subscription): Promise<Feed | IncomingMessage> {
    const query = new URLSearchParams(Object.entries(subscription));
    const socket = new WebSocket(`${follower.url.replace(/^http/, 'ws')}/ws?${query}`, {
      headers: subscription.api_key === undefined ? { Authorization: `Bearer ${follower.key}` } : {},
      handshakeTimeout: timeoutMs,
      perMessageDeflate: false,
    });
    const feed = new Feed(follower, socket);
    socket.once('upgrade', ({ headers }: IncomingMessage) => {
      const received = { status: 101, headers: new Headers(headers as Record<string, string>), text: '' };
      for (const breach of breachesOf('openFeed', received, undefined))
        follower.note(`the handshake: ${breach}`);
    });
    const refused = once(socket, 'unexpected-response').then(([, answer]) => answer as IncomingMessage);
    const opened = once(socket, 'open').then(() => feed);
    // If one of the two events occurs, the promise for the other one may reject, which nobody awaits.
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

  async #until(what: string, isTrue: () => boolean): Promise<void> {
    const late = AbortSignal.timeout(timeoutMs);
    while (!isTrue()) {
      if (this.#closed !== undefined) {
        const reason = `the feed closed with ${this.#closed} before ${what}`;
        throw ends.includes(this.#closed) ? new Unjudged(reason) : new Error(reason);
      }
      await once(this.#events, 'change', { signal: late }).catch(() => {
        throw new Error(`${what} did not arrive within ${timeoutMs} ms`);
      });
    }
  }
}
