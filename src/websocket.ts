/**
 * GET /ws: authorizes and upgrades, then pulls each socket along its collection's log. What may be sent to
 * a socket is what it takes: while a write isn't flushed, nothing more is read for it.
 */
import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { operations } from '../generated/operations.js';
import { type Authenticator, authorize, type Caller } from './auth.js';
import { bookmarkFrame } from './changes/frames.js';
import { eventBits } from './changes/segment.js';
import { type Changes, CursorGone, type Subscriber, type Tail } from './changes.js';
import { readParameters } from './contract.js';
import { fromUnknown, Problem } from './errors.js';
import { requestIdOf, sendProblem } from './http/answer.js';
import { isAllowedOrigin, type Origins } from './http/cors.js';
import type { Logger } from './log.js';
import type { CollectionRef } from './store/engine.js';
import { collectionNotFound } from './store/plan.js';
import type { Meter } from './usage.js';
import { encodeSegment, encodeText } from './websocket/encode.js';

export interface FeedOptions {
  readonly authenticator: Authenticator;
  readonly meter: Meter;
  readonly changes: Changes;
  /** The collection of that name; throws the 404. */
  readonly find: (accountId: number, name: string) => Promise<CollectionRef>;
  readonly address: (request: IncomingMessage) => string;
  readonly origins: Origins;
  readonly maxSockets: number;
  readonly maxSocketsPerKey: number;
  /** Told of every handshake's answer. */
  readonly answered: ((operation: 'openFeed', status: number, durationMs: number) => void) | undefined;
  readonly log: Logger;
}

/** Close codes (RFC 6455, section 7.4), as `openapi.yaml` and `asyncapi.yaml` declare them. */
const close = {
  goingAway: 1001,
  unsupportedData: 1003,
  policyViolation: 1008,
  internalError: 1011,
  keyRevoked: 4401,
  keyForbidden: 4403,
  collectionDeleted: 4404,
  tooSlow: 4408,
  cursorGone: 4410,
} as const;

const pingIntervalMs = 30_000;
const missedPings = 2;
const stalledMs = 30_000;
const bookmarkIntervalMs = 30_000;
const bookmarkSkipped = 1_000;
/** How often every socket is looked at: the precision of the times above. */
const inspectMs = 1_000;
const closeTimeoutMs = 2_000;
const maxClientFrameBytes = 4_096;
const maxClientFramesPerSecond = 100;

/** Only a request to open a feed is an upgrade; any other (`h2c`, say) is answered as plain HTTP. */
export class FeedRequest extends IncomingMessage {
  /** Set by the base class's constructor, when private fields aren't there yet. */
  declare private asksUpgrade: boolean | null;

  get upgrade(): boolean {
    return (
      this.asksUpgrade === true &&
      this.method === 'GET' &&
      /^\/ws(\?|$)/.test(this.url ?? '') &&
      asksForWebSocket(this) &&
      !isAnswering(this.socket)
    );
  }

  set upgrade(value: boolean | null) {
    this.asksUpgrade = value;
  }
}

function asksForWebSocket(request: IncomingMessage): boolean {
  return request.headers.upgrade?.trim().toLowerCase() === 'websocket';
}

/** Whether an earlier request on the connection awaits its answer, which an upgrade would come before. */
function isAnswering(socket: Duplex & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage != null;
}

export class Feed {
  readonly #options: FeedOptions;
  readonly #sockets = new Set<Subscription>();
  readonly #perKey = new Map<string, number>();
  #total = 0;
  readonly #inspection: NodeJS.Timeout;
  #isClosing = false;
  readonly #webSockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: maxClientFrameBytes,
    // Newer than the types: the time between a close frame and the end by force.
    ...{ closeTimeout: closeTimeoutMs },
    // Subprotocols are not part of the contract: none is chosen.
    handleProtocols: () => false,
  });

  constructor(server: Server, options: FeedOptions) {
    this.#options = options;
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      // Before anything is awaited: a reset without a listener would end the process.
      socket.on('error', () => socket.destroy());
      void this.#handshake(request, socket, head);
    });
    this.#webSockets.on('headers', (headers, request) => {
      headers.push(`Request-Id: ${requestIdOf(request.headers)}`, 'X-Content-Type-Options: nosniff');
    });
    this.#webSockets.on('wsClientError', (_error, socket, request) => {
      this.#refuse(
        request,
        socket,
        new Problem('request_malformed', 'The WebSocket handshake is malformed.'),
      );
    });
    this.#inspection = setInterval(() => {
      const now = Date.now();
      for (const socket of this.#sockets) socket.inspect(now);
    }, inspectMs).unref();
  }

  get size(): number {
    return this.#sockets.size;
  }

  /** Closes every socket with 1001, and those that don't answer within two seconds by force. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#inspection);
    await Promise.all(
      [...this.#sockets].map((socket) => socket.end(close.goingAway, 'The service is stopping.')),
    );
  }

  async #handshake(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { authenticator, meter, changes, find, address, origins } = this.#options;
    let answerHeaders: Readonly<Record<string, string>> | undefined;
    const begun = performance.now();
    const answered = (status: number): void =>
      this.#options.answered?.('openFeed', status, performance.now() - begun);
    try {
      if (request.headers['sec-websocket-version'] !== '13') {
        const headers = { 'Sec-WebSocket-Version': '13' };
        throw new Problem('upgrade_required', 'This service speaks WebSocket version 13.', { headers });
      }
      const query = queryOf(request.url ?? '');
      const first = new URLSearchParams(query);
      const caller = await authenticator.authenticate(
        request.headers,
        first.get('api_key') ?? undefined,
        address(request),
      );
      meter.count(caller);
      answerHeaders = meter.rateLimitHeaders(caller);
      authorize(caller, operations.openFeed, first.get('collection') ?? undefined);
      if (!isAllowedOrigin(request.headers.origin, request.headers.host, origins)) {
        throw new Problem('origin_forbidden', 'Browsers may not open a feed from this origin.');
      }
      const { collection: name, events, since } = readParameters('openFeed', {}, query, request.headers);
      const collection = await find(caller.accountId, name);
      if (socket.destroyed) return;
      const bits = events.reduce((sum, event) => sum | eventBits[event], 0);
      const release = this.#reserve(caller);
      const subscription = new Subscription(bits, () => {
        if (this.#sockets.delete(subscription)) release();
      });
      this.#sockets.add(subscription);
      socket.once('close', () => subscription.closed());
      try {
        const followed = await changes.follow(collection, subscription);
        if (followed === undefined) throw collectionNotFound(name);
        const { tail, state } = followed;
        const watch: Watch = (onLoss) => authenticator.watch(caller, name, onLoss);
        if (!subscription.starts(tail, startOf(since, collection, state), watch)) return;
        if (this.#isClosing) throw new Problem('shutting_down', 'The service is stopping.');
        this.#webSockets.handleUpgrade(request, socket, head, (webSocket) => {
          answered(101);
          subscription.opened(webSocket, socket);
        });
      } catch (error) {
        subscription.closed();
        throw error;
      }
    } catch (error) {
      const problem = fromUnknown(error);
      this.#refuse(request, socket, problem, answerHeaders);
      answered(problem.status);
    }
  }

  /** Counts a socket from before its upgrade, so that a flood can't pass the caps while it waits. */
  #reserve({ keyId }: Caller): () => void {
    const { maxSockets, maxSocketsPerKey } = this.#options;
    const headers = { 'Retry-After': '5' };
    const ofKey = this.#perKey.get(keyId) ?? 0;
    if (ofKey >= maxSocketsPerKey) {
      throw new Problem('too_many_sockets', `This key has ${ofKey} open feeds, as many as it may.`, {
        headers,
      });
    }
    if (this.#total >= maxSockets) {
      throw new Problem('sockets_exhausted', 'This instance has as many open feeds as it may.', { headers });
    }
    this.#perKey.set(keyId, ofKey + 1);
    this.#total += 1;
    return () => {
      this.#total -= 1;
      const left = (this.#perKey.get(keyId) ?? 1) - 1;
      if (left === 0) this.#perKey.delete(keyId);
      else this.#perKey.set(keyId, left);
    };
  }

  #refuse(
    request: IncomingMessage,
    socket: Duplex,
    problem: Problem,
    headers?: Readonly<Record<string, string>>,
  ): void {
    const requestId = requestIdOf(request.headers);
    if (problem.status >= 500) {
      this.#options.log.error({ err: problem.cause ?? problem, request_id: requestId }, 'feed refused');
    }
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const response = new ServerResponse(request);
    response.assignSocket(socket as never);
    response.shouldKeepAlive = false;
    // Node leaves a connection half open after an upgrade, as long as the peer likes.
    response.once('finish', () => {
      socket.end();
      socket.resume();
      setTimeout(() => socket.destroy(), closeTimeoutMs).unref();
    });
    sendProblem(response, problem, '/ws', requestId, headers);
  }
}

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

/** The seq after which a feed begins; 'gone' when the log can't continue from the cursor. */
function startOf(
  since: string | undefined,
  { incarnation }: CollectionRef,
  state: { readonly seq: number; readonly floor: number },
): { readonly seq: number; readonly isResumed: boolean } | 'gone' {
  if (since === undefined) return { seq: state.seq, isResumed: false };
  const [ofIncarnation, seqText] = since.split('-');
  const seq = Number(seqText);
  if (ofIncarnation !== incarnation || seq < state.floor || seq > state.seq) return 'gone';
  return { seq, isResumed: true };
}

/** Whether what is due every `intervalMs` would be late at the next inspection. */
function isDue(now: number, last: number, intervalMs: number): boolean {
  return now - last > intervalMs - inspectMs;
}

type KeyLoss = 'revoked' | 'forbidden';
type Watch = (onLoss: (loss: KeyLoss) => void) => () => void;

/** What was written to a socket and isn't with the kernel yet; Node tells only whole writes apart by itself. */
function unflushedBytes(socket: Duplex): number {
  const handle = (socket as { _handle?: { writeQueueSize?: number } })._handle;
  return handle?.writeQueueSize ?? socket.writableLength;
}

/** One socket on its way along the log. */
class Subscription implements Subscriber {
  readonly #bits: number;
  /** Gives back the place among the open sockets; may be called again. */
  readonly #released: () => void;
  #unwatch: (() => void) | undefined;
  #tail: Tail | undefined;
  #webSocket: WebSocket | undefined;
  #socket: Duplex | undefined;
  /** The last change that was sent or passed over. */
  #seq = 0;
  #isResumed = false;
  #isPulling = false;
  #isEnded = false;
  #skipped = 0;
  #pendingClose: readonly [code: number, reason: string] | undefined;
  #isDeleted = false;
  #lastBookmarkAt = Date.now();
  /** The write that isn't flushed yet, and when a byte of it last was. */
  #stall: { readonly since: number; readonly unflushed: number } | undefined;
  #lastPingAt = Date.now();
  #unansweredPings = 0;
  #framesThisSecond = 0;

  constructor(bits: number, released: () => void) {
    this.#bits = bits;
    this.#released = released;
  }

  /** False when the peer has gone meanwhile. */
  starts(
    tail: Tail,
    start: { readonly seq: number; readonly isResumed: boolean } | 'gone',
    watch: Watch,
  ): boolean {
    if (this.#isEnded) {
      tail.leave(this);
      return false;
    }
    this.#tail = tail;
    this.#unwatch = watch((loss) => this.#lostKey(loss));
    if (start === 'gone') {
      this.#pendingClose = [close.cursorGone, 'The log does not reach back to this cursor; list again.'];
      return true;
    }
    this.#seq = start.seq;
    this.#isResumed = start.isResumed;
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
    if (this.#pendingClose !== undefined) void this.end(...this.#pendingClose);
    else this.advance();
  }

  advance(): void {
    if (this.#isPulling || !this.#isOpen) return;
    this.#pull().catch((error: unknown) => {
      if (!(error instanceof CursorGone)) void this.end(close.internalError, 'The log could not be read.');
      else if (this.#isDeleted) this.#endDeleted();
      else void this.end(close.cursorGone, 'The log no longer reaches back so far; list again.');
    });
  }

  /** What was committed before is sent first, as far as it is still there. */
  deleted(): void {
    this.#isDeleted = true;
    if (this.#isOpen) this.advance();
    else this.#endDeleted();
  }

  #endDeleted(): void {
    void this.end(close.collectionDeleted, 'The collection was deleted.');
  }

  /** Whether frames may be sent: none follows a close frame, whoever closes. */
  get #isOpen(): boolean {
    return !this.#isEnded && this.#webSocket?.readyState === WebSocket.OPEN;
  }

  #lostKey(loss: KeyLoss): void {
    if (loss === 'revoked') void this.end(close.keyRevoked, 'The key was revoked or has expired.');
    else void this.end(close.keyForbidden, 'The key may no longer read this collection.');
  }

  /** Closes with a code once what is queued has been sent; resolves when the socket is closed. */
  end(code: number, reason: string): Promise<void> {
    const webSocket = this.#webSocket;
    if (webSocket === undefined) {
      this.#pendingClose ??= [code, reason];
      return Promise.resolve();
    }
    if (!this.#isEnded) {
      this.#isEnded = true;
      webSocket.close(code, reason);
    }
    if (webSocket.readyState === WebSocket.CLOSED) return Promise.resolve();
    return new Promise((resolve) => webSocket.once('close', () => resolve()));
  }

  /** The socket is closed, or was never opened. */
  closed(): void {
    this.#isEnded = true;
    this.#tail?.leave(this);
    this.#unwatch?.();
    this.#released();
  }

  /** Once a second: ends sockets that stand still, asks idle ones whether they are there. */
  inspect(now: number): void {
    if (!this.#isOpen) return;
    const webSocket = this.#webSocket!;
    this.#framesThisSecond = 0;
    if (this.#stall !== undefined) {
      const unflushed = unflushedBytes(this.#socket!);
      if (unflushed !== this.#stall.unflushed) this.#stall = { since: now, unflushed };
      if (now - this.#stall.since >= stalledMs) {
        void this.end(close.tooSlow, 'Nothing was read for 30 seconds.');
        return;
      }
    }
    if (isDue(now, this.#lastPingAt, pingIntervalMs)) {
      if (this.#unansweredPings >= missedPings) {
        webSocket.terminate();
        return;
      }
      this.#lastPingAt = now;
      this.#unansweredPings += 1;
      webSocket.ping();
    }
    if (this.#isResumed && !this.#isPulling && isDue(now, this.#lastBookmarkAt, bookmarkIntervalMs)) {
      this.#bookmark();
    }
  }

  async #pull(): Promise<void> {
    this.#isPulling = true;
    try {
      for (;;) {
        const next = this.#tail!.after(this.#seq);
        if (next === undefined) break;
        const segment = next instanceof Promise ? await next : next;
        if (!this.#isOpen) return;
        const { bytes, frames } = encodeSegment(segment, this.#seq, this.#bits);
        this.#skipped += segment.lastSeq - this.#seq - frames;
        this.#seq = segment.lastSeq;
        if (bytes.length > 0) {
          const flushed = this.#write(bytes);
          if (flushed !== undefined) await flushed;
          if (!this.#isOpen) return;
        }
        if (this.#isResumed && this.#skipped >= bookmarkSkipped) this.#bookmark();
      }
    } finally {
      // In the same turn as the look at the log: the next call to advance may come within it.
      this.#isPulling = false;
    }
    if (this.#isDeleted) this.#endDeleted();
  }

  /**
   * One write, whole frames only, since pings and the close frame go between writes. While one isn't
   * flushed, no other is begun: a reader that stands still costs one segment.
   */
  #write(bytes: Buffer): Promise<void> | undefined {
    const socket = this.#socket!;
    socket.write(bytes);
    if (socket.writableLength === 0) return undefined;
    this.#stall = { since: Date.now(), unflushed: unflushedBytes(socket) };
    return new Promise((resolve) => {
      // An empty write completes after all that were queued before it.
      socket.write('', () => {
        this.#stall = undefined;
        resolve();
      });
    });
  }

  #bookmark(): void {
    this.#skipped = 0;
    this.#lastBookmarkAt = Date.now();
    const { incarnation } = this.#tail!.collection;
    this.#socket!.write(encodeText(bookmarkFrame(incarnation, this.#seq, new Date().toISOString())));
  }

  /** Clients have nothing to say here; what they do say is ignored within bounds. */
  #received(isBinary: boolean): void {
    this.#unansweredPings = 0;
    this.#framesThisSecond += 1;
    if (isBinary) void this.end(close.unsupportedData, 'This feed takes no binary frames.');
    else if (this.#framesThisSecond > maxClientFramesPerSecond) {
      void this.end(close.policyViolation, 'More than 100 frames within a second.');
    }
  }
}
