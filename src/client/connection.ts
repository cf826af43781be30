/** One connection to a feed, from the handshake to its end. */
import type { Frame, RowLike } from './copy.js';
import type { Time } from './time.js';

/** As much of an event as is used. */
export interface WebSocketEvent {
  readonly type: string;
  readonly data?: unknown;
  readonly code?: number;
  readonly reason?: string;
}

/** As much of a WebSocket as is used: that of browsers, of Node.js from 22 on, or of the package ws. */
export interface WebSocketLike {
  addEventListener(
    type: 'open' | 'message' | 'close' | 'error',
    listener: (event: WebSocketEvent) => void,
  ): void;
  close(): void;
}

export type WebSocketClass = new (url: string) => WebSocketLike;

export interface Ending {
  /** As the service gave it; 1006 where the connection ended without one, or was given up here. */
  readonly code: number;
  readonly reason: string;
  /** How long it was open; undefined where the handshake did not succeed. */
  readonly openMs: number | undefined;
}

export interface ConnectionEvents<R extends RowLike> {
  readonly opened: () => void;
  /** Those that came since the last call, in order. */
  readonly frames: (frames: readonly Frame<R>[]) => void;
}

/** The service sends a bookmark every 30 s, and browsers don't tell of pings. */
const silenceMs = 45_000;

export class Connection<R extends RowLike> {
  /** All frames that came have been told by then. */
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
    // In Node.js 22 nothing follows it where the handshake fails; else `close` says as much, and more.
    this.#socket.addEventListener('error', () => {
      if (this.#openedAtMs === undefined) this.#close(1006, '');
    });
    this.#socket.addEventListener('close', ({ code = 1006, reason = '' }) => this.#close(code, reason));
    this.#watch();
  }

  /** Ends it from here. Frames that wait are told nobody any more. */
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
      this.#giveUp('what came is no frame of a feed');
      return;
    }
    this.#frames.push(frame);
    // Those of one commit come one by one, and are told together.
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
