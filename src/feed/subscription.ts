/** One socket on its way along the log of its collection. */
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket } from 'ws';
import { type CloseCode, closeReasons } from '../../generated/close-codes.js';
import { bookmarkFrame } from '../log/frames.js';
import { Problem } from '../problem.js';
import { unflushedBytes } from '../runtime/unflushed.js';
import { type Choice, type Encoded, encodeText } from './encode.js';
import type { RowSource, RowsPage } from './initial.js';
import { CursorGone, type Start, type Subscriber, type Tail } from './tail.js';

/** Why the service closes a feed. */
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

/** Calls back when the key loses the right to the feed; returns what ends the watch. */
export type Watch = (onLoss: (loss: 'revoked' | 'forbidden') => void) => () => void;

/** How often `inspect` is called: the precision of the times below. */
export const inspectMs = 1_000;
const pingIntervalMs = 30_000;
const missedPings = 2;
const stalledMs = 30_000;
const bookmarkIntervalMs = 30_000;
const bookmarkSkipped = 1_000;
const maxClientFramesPerSecond = 100;

/** The rows that a client is sent first, of which `page` is read. */
export interface InitialPages {
  readonly rows: RowSource;
  readonly page: RowsPage;
}

export class Subscription implements Subscriber {
  readonly #choice: Choice;
  /** Gives back the place among the open sockets; may be called again. */
  readonly #released: () => void;
  #unwatch: (() => void) | undefined;
  #tail: Tail | undefined;
  #webSocket: WebSocket | undefined;
  #socket: Duplex | undefined;
  /** The last change that was sent or passed over. */
  #seq = 0;
  #frames = 0;
  /** Changes passed over since the last frame that told of one. */
  #skipped = 0;
  /** Whether the client has a place to resume from. */
  #isResumed = false;
  /** What is left of the rows that come first. */
  #initial: InitialPages | undefined;
  #isPulling = false;
  #isDeleted = false;
  #isEnded = false;
  /** Why it is to be closed once the upgrade is through. */
  #pendingClose: CloseCode | undefined;
  #lastBookmarkAt = performance.now();
  /** The write that isn't flushed yet, and when a byte of it last was. */
  #stall: { readonly since: number; readonly unflushed: number } | undefined;
  #lastPingAt = performance.now();
  #unansweredPings = 0;
  /** When the client's frames of the last second came. */
  readonly #receivedAt: number[] = [];

  constructor(choice: Choice, released: () => void) {
    this.#choice = choice;
    this.#released = released;
  }

  /** Frames sent, or on their way. */
  get frames(): number {
    return this.#frames;
  }

  /** The peer has gone, or the feed is to be closed. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  /**
   * `start` is undefined where the log can't be followed from; `initial` was read after it. False when the peer has gone
   * meanwhile.
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
      // All feeds are about to be told so.
      if (error instanceof Problem && error.code === 'shutting_down') return;
      if (!(error instanceof CursorGone)) void this.end(closeCodes.failed);
      else void this.end(this.#isDeleted ? closeCodes.deleted : closeCodes.cursorGone);
    });
  }

  /** Changes that were committed before are sent first, as far as they are still there. */
  deleted(): void {
    this.#isDeleted = true;
    if (this.#isOpen) this.advance();
    else void this.end(closeCodes.deleted);
  }

  /** Closes once all that is queued has been sent; resolves when the socket is closed. */
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

  /** The socket is closed, or was never opened; may be called again. */
  closed(): void {
    this.#isEnded = true;
    this.#initial?.rows.end();
    this.#tail?.leave(this);
    this.#unwatch?.();
    this.#released();
  }

  /** Ends a socket that stands still, asks a silent one whether it is there, and tells how far the log has come. */
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

  /** Whether frames may be sent: none follows a close frame, whoever closes. */
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
      // In the same turn as the last look at the log: the next call of `advance` may come within it.
      this.#isPulling = false;
    }
    if (this.#isDeleted) void this.end(closeCodes.deleted);
    // The tail hasn't come so far yet; it calls again then.
    else if (this.#initial !== undefined) this.#tail!.reach(this.#initial.page.head);
  }

  /** Sends the page that is of this place of the log, and reads the next. */
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
   * One write, whole frames only, since pings and the close frame go between writes. While one isn't
   * flushed, no other is begun: a reader that stands still costs one segment.
   */
  #write(bytes: Buffer): Promise<void> | undefined {
    const socket = this.#socket!;
    socket.write(bytes);
    if (socket.writableLength === 0) return undefined;
    this.#stall = { since: performance.now(), unflushed: unflushedBytes(socket) };
    return new Promise((resolve) => {
      // An empty write completes after all that were queued before it.
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

  /** Clients have nothing to say here; frames of theirs are ignored within bounds. */
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

/** Whether an event that comes every `intervalMs` would be late at the next inspection. */
function isDue(now: number, last: number, intervalMs: number): boolean {
  return now - last > intervalMs - inspectMs;
}
