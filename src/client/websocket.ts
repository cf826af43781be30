/** Receives a feed over a WebSocket. */
import { type Connection, type ConnectionEvents, Lifetime } from './connection.js';
import type { Frame, RowLike } from './copy.js';
import { failure } from './refusal.js';
import type { FeedRequest } from './request.js';
import type { Time } from './time.js';

/** The members of a WebSocket event that the client uses. */
export interface WebSocketEvent {
  readonly type: string;
  readonly data?: unknown;
  readonly code?: number;
  readonly reason?: string;
}

/** The part of WebSocket that the client uses. Browsers, Node.js 22 or later and ws provide it. */
export interface WebSocketLike {
  addEventListener(
    type: 'open' | 'message' | 'close' | 'error',
    listener: (event: WebSocketEvent) => void,
  ): void;
  close(): void;
  /** Closes the connection without waiting for the server. Only ws provides this function. */
  terminate?(): void;
}

export type WebSocketClass = new (url: string) => WebSocketLike;

/** The status and the code of the problem that the server would return over HTTP, by the close code that means the same. */
const problems: Readonly<Record<number, readonly [status: number, code: string]>> = {
  4401: [401, 'key_invalid'],
  4403: [403, 'scope_insufficient'],
  4404: [404, 'collection_not_found'],
  4410: [410, 'cursor_expired'],
};

export class WebSocketConnection<R extends RowLike> implements Connection {
  readonly #socket: WebSocketLike;
  readonly #time: Time;
  readonly #events: ConnectionEvents<R>;
  readonly #lifetime: Lifetime;
  #frames: Frame<R>[] = [];

  constructor(
    { service, collection, filter, key, cursor }: FeedRequest,
    WebSocket: WebSocketClass,
    time: Time,
    events: ConnectionEvents<R>,
  ) {
    this.#time = time;
    this.#events = events;
    this.#lifetime = new Lifetime(time, (reason) => this.#giveUp(reason));
    const url = new URL('ws', service);
    url.protocol = url.protocol.replace('http', 'ws');
    url.search = `${new URLSearchParams({
      api_key: key,
      collection,
      ...(filter !== undefined && { filter }),
      ...(cursor === undefined ? { initial: 'true' } : { since: cursor }),
    })}`;
    this.#socket = new WebSocket(url.href);
    this.#socket.addEventListener('open', () => this.#opened());
    this.#socket.addEventListener('message', ({ data }) => this.#received(data));
    // In Node.js 22, no `close` event follows if the handshake fails. In all other cases, `close` follows and
    // provides the code and the reason.
    this.#socket.addEventListener('error', () => {
      if (!this.#lifetime.isOpened) this.#close(1006, '');
    });
    this.#socket.addEventListener('close', ({ code = 1006, reason = '' }) => this.#close(code, reason));
  }

  get ended(): Connection['ended'] {
    return this.#lifetime.ended;
  }

  cut(reason: string): void {
    this.#frames = [];
    this.#giveUp(reason);
  }

  #opened(): void {
    if (this.#lifetime.isEnded) return;
    this.#lifetime.open();
    this.#events.opened();
  }

  #received(data: unknown): void {
    if (this.#lifetime.isEnded) return;
    this.#lifetime.hear();
    const frame = frameOf<R>(data);
    if (frame === undefined) {
      this.#giveUp('the server sent a message that is not a frame of a feed');
      return;
    }
    this.#frames.push(frame);
    // The frames of one commit arrive one by one. A timer of 0 ms delivers them together.
    if (this.#frames.length === 1) this.#time.after(0, () => this.#tell());
  }

  #tell(): void {
    if (this.#frames.length === 0) return;
    this.#events.frames(this.#frames.splice(0));
  }

  #giveUp(reason: string): void {
    this.#close(1006, reason);
    // `close` of ws waits up to 30 s for the server, which may be unreachable. The process would not exit before that.
    const socket = this.#socket;
    (socket.terminate ?? socket.close).call(socket);
  }

  #close(closeCode: number, reason: string): void {
    if (this.#lifetime.isEnded) return;
    this.#tell();
    const problem = problems[closeCode];
    const refusal = problem && failure(reason, ...problem);
    this.#lifetime.end({ reason, closeCode, refusal });
  }
}

/** Returns undefined if the text is not a frame of a feed. */
export function frameOf<R extends RowLike>(text: unknown): Frame<R> | undefined {
  try {
    const frame: Partial<Frame<R>> | null = JSON.parse(text as string);
    return typeof frame?.event === 'string' ? (frame as Frame<R>) : undefined;
  } catch {
    return undefined;
  }
}
