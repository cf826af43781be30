/** One connection to a feed, from the handshake to the close. It notices when the connection is silent. */
import type { Frame, RowLike } from './copy.js';
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
}

export type WebSocketClass = new (url: string) => WebSocketLike;

export interface Ending {
  /** The close code that the server sent. 1006 if it sent no code, or if the client closed the connection. */
  readonly code: number;
  readonly reason: string;
  /** How long the connection was open, in milliseconds. Undefined if the handshake failed. */
  readonly openMs: number | undefined;
}

export interface ConnectionEvents<R extends RowLike> {
  readonly opened: () => void;
  /** Called with the frames that arrived since the last call, in order. */
  readonly frames: (frames: readonly Frame<R>[]) => void;
}

/** The server sends a bookmark every 30 s. Clients can't use pings, because browsers don't expose them. */
const silenceMs = 45_000;

export class Connection<R extends RowLike> {
  /**
   * Resolves when the connection has closed. By then, all frames that arrived have been passed to `frames`.
   */
  readonly ended: Promise<Ending>;
  readonly #socket: WebSocketLike;
  readonly #time: Time;
  readonly #events: ConnectionEvents<R>;
  #end: (ending: Ending) => void = () => undefined;
  #isEnded = false;
  #openedAtMs: number | undefined;
  #heardAtMs: number;
  #frames: Frame<R>[] = [];
  #stopWatch: () => void = () => undefined;

  constructor(url: string, WebSocket: WebSocketClass, time: Time, events: ConnectionEvents<R>) {
    this.#time = time;
    this.#events = events;
    this.#heardAtMs = time.nowMs();
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#socket = new WebSocket(url);
    this.#socket.addEventListener('open', () => this.#opened());
    this.#socket.addEventListener('message', ({ data }) => this.#received(data));
    // In Node.js 22, no `close` event follows if the handshake fails. In all other cases, `close` follows and
    // provides the code and the reason.
    this.#socket.addEventListener('error', () => {
      if (this.#openedAtMs === undefined) this.#close(1006, '');
    });
    this.#socket.addEventListener('close', ({ code = 1006, reason = '' }) => this.#close(code, reason));
    this.#watch();
  }

  /** Closes the connection. Frames that have not been delivered are dropped. */
  cut(): void {
    this.#frames = [];
    this.#giveUp('closed');
  }

  #opened(): void {
    if (this.#isEnded) return;
    this.#openedAtMs = this.#heardAtMs = this.#time.nowMs();
    this.#events.opened();
  }

  #received(data: unknown): void {
    if (this.#isEnded) return;
    this.#heardAtMs = this.#time.nowMs();
    const frame = frameOf<R>(data);
    if (frame === undefined) {
      this.#giveUp('the message is not a frame of a feed');
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

  #watch(): void {
    const silentMs = this.#time.nowMs() - this.#heardAtMs;
    if (silentMs >= silenceMs) this.#giveUp(`nothing came for ${silenceMs / 1_000} s`);
    else this.#stopWatch = this.#time.after(silenceMs - silentMs, () => this.#watch());
  }

  #giveUp(reason: string): void {
    this.#close(1006, reason);
    this.#socket.close();
  }

  #close(code: number, reason: string): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#stopWatch();
    this.#tell();
    const openMs = this.#openedAtMs === undefined ? undefined : this.#time.nowMs() - this.#openedAtMs;
    this.#end({ code, reason, openMs });
  }
}

function frameOf<R extends RowLike>(data: unknown): Frame<R> | undefined {
  try {
    const frame: Partial<Frame<R>> | null = JSON.parse(data as string);
    return typeof frame?.event === 'string' ? (frame as Frame<R>) : undefined;
  } catch {
    return undefined;
  }
}
