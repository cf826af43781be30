/**
 * One open feed: sends the changes of a collection to one client, in order and as fast as the client reads.
 * It also sends pings and bookmarks, and closes the feed when a limit is exceeded.
 */
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket } from 'ws';
import { type CloseCode, closeReasons } from '../../generated/close-codes.js';
import { bookmarkFrame } from '../log/frames.js';
import { Problem } from '../problem.js';
import { unflushedBytes } from '../runtime/unflushed.js';
import { type Choice, type Encoded, encodeText } from './encode.js';
import type { RowSource, RowsPage } from './initial.js';
import { CursorGone, type Start, type Subscriber, type Tail } from './tail.js';

/** The close codes that the server sends. */
export const closeCodes = {
  stopping: 1001,
  binary: 1003,
  tooManyFrames: 1008,
  failed: 1011,
  revoked: 4401,
  forbidden: 4403,
  deleted: 4404,
  tooSlow: 4408,
  cursorGone: 4410,
} as const satisfies Readonly<Record<string, CloseCode>>;

/** Calls back when the key loses its permission for the feed. Returns a function that stops the watch. */
export type Watch = (onLoss: (loss: 'revoked' | 'forbidden') => void) => () => void;

/** The interval of calls to `inspect`. It is the precision of the times below. */
export const inspectMs = 1_000;
const pingIntervalMs = 30_000;
const missedPings = 2;
const stalledMs = 30_000;
const bookmarkIntervalMs = 30_000;
const bookmarkSkipped = 1_000;
const maxClientFramesPerSecond = 100;

/** The initial rows of a feed. `page` is the next page to send. */
export interface InitialPages {
  readonly rows: RowSource;
  readonly page: RowsPage;
}

export class Subscription implements Subscriber {
  readonly #choice: Choice;
  /** Removes the feed from the count of open feeds. Can be called repeatedly. */
  readonly #released: () => void;
  #unwatch: (() => void) | undefined;
  #tail: Tail | undefined;
  #webSocket: WebSocket | undefined;
  #socket: Duplex | undefined;
  /** The sequence number of the last change that was sent or skipped. */
  #seq = 0;
  #frames = 0;
  /** The number of changes skipped since the last bookmark. */
  #skipped = 0;
  /** Whether the feed sends bookmarks: the client passed a cursor, or has received all initial rows. */
  #isResumed = false;
  /** The initial rows that have yet to be sent. */
  #initial: InitialPages | undefined;
  #isPulling = false;
  #isDeleted = false;
  #isEnded = false;
  /** The code with which to close the feed after the upgrade. */
  #pendingClose: CloseCode | undefined;
  #lastBookmarkAt = performance.now();
  /** The write that is not flushed yet, and the last time at which the kernel accepted a byte of it. */
  #stall: { readonly since: number; readonly unflushed: number } | undefined;
  #lastPingAt = performance.now();
  #unansweredPings = 0;
  /** The times of the frames received from the client within the last second. */
  readonly #receivedAt: number[] = [];

  constructor(choice: Choice, released: () => void) {
    this.#choice = choice;
    this.#released = released;
  }

  /** The number of frames that were sent or queued. */
  get frames(): number {
    return this.#frames;
  }

  /** Whether the client has disconnected or the server closes the feed. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  /**
   * Sets where the feed starts. `start` is undefined if the change log can't continue from the cursor.
   * `initial` was read after `start`. Returns false if the client has disconnected.
   */
  starts(tail: Tail, start: Start | undefined, initial: InitialPages | undefined, watch: Watch): boolean {
    if (this.#isEnded) {
      tail.leave(this);
      initial?.rows.end();
      return false;
    }
    this.#tail = tail;
    this.#unwatch = watch((loss) => void this.end(closeCodes[loss]));
    if (start === undefined) {
      this.#pendingClose ??= closeCodes.cursorGone;
    } else {
      this.#seq = start.seq;
      this.#isResumed = start.isResumed;
      this.#initial = initial;
    }
    return true;
  }

  opened(webSocket: WebSocket, socket: Duplex): void {
    this.#webSocket = webSocket;
    this.#socket = socket;
    webSocket.on('error', () => undefined);
    webSocket.on('close', () => this.closed());
    webSocket.on('ping', () => this.#received(false));
    webSocket.on('pong', () => this.#received(false));
    webSocket.on('message', (_data: RawData, isBinary: boolean) => this.#received(isBinary));
    if (this.#pendingClose === undefined) this.advance();
    else void this.end(this.#pendingClose);
  }

  advance(): void {
    if (this.#isPulling || !this.#isOpen) return;
    this.#pull().catch((error: unknown) => {
      // During shutdown, all feeds are closed with 1001.
      if (error instanceof Problem && error.code === 'shutting_down') return;
      if (!(error instanceof CursorGone)) void this.end(closeCodes.failed);
      else void this.end(this.#isDeleted ? closeCodes.deleted : closeCodes.cursorGone);
    });
  }

  /** The collection was deleted. Sends the stored changes before its deletion, and then closes the feed. */
  deleted(): void {
    this.#isDeleted = true;
    if (this.#isOpen) this.advance();
    else void this.end(closeCodes.deleted);
  }

  /** Closes the feed after everything queued is sent. Resolves when the socket is closed. */
  end(code: CloseCode): Promise<void> {
    const webSocket = this.#webSocket;
    if (webSocket === undefined) {
      this.#pendingClose ??= code;
      return Promise.resolve();
    }
    if (!this.#isEnded) {
      this.#isEnded = true;
      webSocket.close(code, closeReasons[code]);
    }
    if (webSocket.readyState === WebSocket.CLOSED) return Promise.resolve();
    return new Promise((resolve) => webSocket.once('close', () => resolve()));
  }

  /** The socket is closed, or was never opened. Can be called repeatedly. */
  closed(): void {
    this.#isEnded = true;
    this.#initial?.rows.end();
    this.#tail?.leave(this);
    this.#unwatch?.();
    this.#released();
  }

  /**
   * Closes a stalled feed, sends a ping or disconnects a silent client, and sends a bookmark when one is due.
   */
  inspect(now: number): void {
    if (!this.#isOpen) return;
    if (this.#isStalled(now)) {
      void this.end(closeCodes.tooSlow);
      return;
    }
    if (isDue(now, this.#lastPingAt, pingIntervalMs)) {
      if (this.#unansweredPings >= missedPings) {
        this.#webSocket!.terminate();
        return;
      }
      this.#lastPingAt = now;
      this.#unansweredPings += 1;
      this.#webSocket!.ping();
    }
    if (this.#isResumed && !this.#isPulling && isDue(now, this.#lastBookmarkAt, bookmarkIntervalMs)) {
      this.#bookmark();
    }
  }

  /** Whether frames can be sent. After a close frame from either side, no frame can follow. */
  get #isOpen(): boolean {
    return !this.#isEnded && this.#webSocket?.readyState === WebSocket.OPEN;
  }

  #isStalled(now: number): boolean {
    if (this.#stall === undefined) return false;
    const unflushed = unflushedBytes(this.#socket!);
    if (unflushed !== this.#stall.unflushed) this.#stall = { since: now, unflushed };
    return now - this.#stall.since >= stalledMs;
  }

  async #pull(): Promise<void> {
    this.#isPulling = true;
    try {
      for (;;) {
        if (this.#initial?.page.head === this.#seq) {
          await this.#sendPage(this.#initial);
          if (!this.#isOpen) return;
          continue;
        }
        const next = this.#tail!.after(this.#seq);
        if (next === undefined) break;
        const segment = next instanceof Promise ? await next : next;
        if (!this.#isOpen) return;
        const through = Math.min(segment.lastSeq, this.#initial?.page.head ?? segment.lastSeq);
        const encoding = this.#choice.encode(segment, this.#seq, through);
        const encoded = encoding instanceof Promise ? await encoding : encoding;
        if (!this.#isOpen) return;
        const flushed = this.#send(encoded, through);
        if (flushed !== undefined) await flushed;
        if (!this.#isOpen) return;
        if (this.#isResumed && this.#skipped >= bookmarkSkipped) this.#bookmark();
      }
    } finally {
      // This runs in the same turn as the last call of `after`. If it ran later, a call of `advance` in
      // between would have no effect.
      this.#isPulling = false;
    }
    if (this.#isDeleted) void this.end(closeCodes.deleted);
    // The tail has yet to read up to the page's `head`, and calls `advance` when it has.
    else if (this.#initial !== undefined) this.#tail!.reach(this.#initial.page.head);
  }

  /** Sends a page of initial rows, and reads the next one. After the last, sends the synced bookmark. */
  async #sendPage({ rows, page }: InitialPages): Promise<void> {
    this.#frames += page.frames;
    if (page.frames > 0) await this.#write(page.bytes);
    if (!this.#isOpen) return;
    if (page.next === undefined) {
      rows.end();
      this.#initial = undefined;
      this.#isResumed = true;
      this.#bookmark(true);
      return;
    }
    const next = await rows.pageAfter(page.next, this.#seq);
    if (next !== undefined) this.#initial = { rows, page: next };
    else void this.end(closeCodes.deleted);
  }

  #send({ bytes, frames }: Encoded, through: number): Promise<void> | undefined {
    this.#skipped += through - this.#seq - frames;
    this.#seq = through;
    this.#frames += frames;
    return bytes.length === 0 ? undefined : this.#write(bytes);
  }

  /**
   * Writes complete frames in one write, because pings and the close frame are sent between writes. The next
   * write starts only after this one is flushed, so a stalled client keeps only one segment in memory.
   */
  #write(bytes: Buffer): Promise<void> | undefined {
    const socket = this.#socket!;
    socket.write(bytes);
    if (socket.writableLength === 0) return undefined;
    this.#stall = { since: performance.now(), unflushed: unflushedBytes(socket) };
    return new Promise((resolve) => {
      // An empty write completes after all queued writes before it.
      socket.write('', () => {
        this.#stall = undefined;
        resolve();
      });
    });
  }

  #bookmark(isSynced = false): void {
    this.#skipped = 0;
    this.#frames += 1;
    this.#lastBookmarkAt = performance.now();
    const { incarnation } = this.#tail!.collection;
    this.#socket!.write(
      encodeText(bookmarkFrame(incarnation, this.#seq, new Date().toISOString(), isSynced)),
    );
  }

  /** Handles a frame from the client: ignores its content, limits the rate and rejects binary frames. */
  #received(isBinary: boolean): void {
    if (this.#isEnded) return;
    this.#unansweredPings = 0;
    const now = performance.now();
    while (now - this.#receivedAt[0]! >= 1_000) this.#receivedAt.shift();
    this.#receivedAt.push(now);
    if (isBinary) void this.end(closeCodes.binary);
    else if (this.#receivedAt.length > maxClientFramesPerSecond) void this.end(closeCodes.tooManyFrames);
  }
}

/** Whether an event that is due every `intervalMs` would be late at the next inspection. */
function isDue(now: number, last: number, intervalMs: number): boolean {
  return now - last > intervalMs - inspectMs;
}
