/** The interface of a connection, and the parts that all transports share. */
import type { Frame, RowLike } from './copy.js';
import type { Refusal } from './refusal.js';
import type { Time } from './time.js';

/** One connection to a feed, from the first request to the end. */
export interface Connection {
  /** Resolves when the connection is closed. By then, all frames that arrived have been passed to `frames`. */
  readonly ended: Promise<Ending>;
  /** Ends the connection for this reason. Frames that have not been delivered are dropped. */
  cut(reason: string): void;
}

export interface ConnectionEvents<R extends RowLike> {
  /** Called once, when the feed is open. A poll calls it when it has caught up. */
  readonly opened: () => void;
  /** Called with the frames that arrived since the last call, in order. */
  readonly frames: (frames: readonly Frame<R>[]) => void;
}

/** The reason why a connection was closed. */
export interface Loss {
  readonly reason: string;
  /** The close code of a WebSocket. 1006 if the server sent no code, or if the client closed the connection. */
  readonly closeCode?: number | undefined;
  /** The problem with which the server rejected or closed the connection, if the client knows it. */
  readonly refusal?: Refusal | undefined;
}

export interface Ending extends Loss {
  /** How long the connection was open, in milliseconds. Undefined if it never opened. */
  readonly openMs: number | undefined;
}

/**
 * The server sends a bookmark every 30 s, or a comment every 15 s on a stream. Clients can't use pings, because
 * browsers don't expose them.
 */
export const silenceMs = 45_000;

/** Notices when a connection opens, is silent and ends. */
export class Lifetime {
  readonly ended: Promise<Ending>;
  isEnded = false;
  readonly #time: Time;
  readonly #silent: (reason: string) => void;
  #openedAtMs: number | undefined;
  #heardAtMs: number;
  #resolve: (ending: Ending) => void = () => undefined;
  #stopWatch: () => void = () => undefined;

  /** @param silent called if nothing arrives for 45 s */
  constructor(time: Time, silent: (reason: string) => void) {
    this.#time = time;
    this.#silent = silent;
    this.#heardAtMs = time.nowMs();
    this.ended = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.#watch();
  }

  get isOpened(): boolean {
    return this.#openedAtMs !== undefined;
  }

  open(): void {
    this.hear();
    this.#openedAtMs ??= this.#heardAtMs;
  }

  hear(): void {
    this.#heardAtMs = this.#time.nowMs();
  }

  end(loss: Loss): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.#stopWatch();
    const openMs = this.#openedAtMs === undefined ? undefined : this.#time.nowMs() - this.#openedAtMs;
    this.#resolve({ ...loss, openMs });
  }

  #watch(): void {
    const silentMs = this.#time.nowMs() - this.#heardAtMs;
    if (silentMs >= silenceMs) this.#silent(`no data was received for ${silenceMs / 1_000} s`);
    else this.#stopWatch = this.#time.after(silenceMs - silentMs, () => this.#watch());
  }
}
