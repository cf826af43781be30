/**
 * GET /ws: authorizes and upgrades, then pulls each socket along its collection's log. What may be sent to
 * a socket is what it takes: while a write isn't flushed, nothing more is read for it.
 */
import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { operations } from '../../generated/operations.js';
import type { Authenticator } from '../access/authenticator.js';
import type { Meter } from '../access/meter.js';
import { authorize, type Caller } from '../access/rights.js';
import { readParameters } from '../contract/contract.js';
import type { CollectionRef } from '../engines/engine.js';
import { fromUnknown, Problem } from '../errors.js';
import { refuseAmbiguous } from '../http/ambiguity.js';
import { requestIdOf, sendProblem } from '../http/answer.js';
import { isAllowedOrigin, type Origins } from '../http/cors.js';
import type { Logger } from '../logger.js';
import { collectionNotFound } from '../store/commit-plan.js';
import { bitsOf } from './encode.js';
import { closeCodes, inspectMs, Subscription } from './subscription.js';
import type { Tails } from './tails.js';

export { FeedRequest } from '../http/upgrade.js';

export interface FeedOptions {
  readonly authenticator: Authenticator;
  readonly meter: Meter;
  readonly tails: Tails;
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

/** Between a close frame, or a refusal, and the end by force. */
const closeTimeoutMs = 2_000;
const maxClientFrameBytes = 4_096;

export class Feeds {
  readonly #options: FeedOptions;
  readonly #sockets = new Set<Subscription>();
  readonly #requestIds = new WeakMap<IncomingMessage, string>();
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
      headers.push(`Request-Id: ${this.#requestIds.get(request)}`, 'X-Content-Type-Options: nosniff');
    });
    // Emitted within `handleUpgrade`, so it is answered and counted as the other refusals are.
    this.#webSockets.on('wsClientError', () => {
      throw new Problem('request_malformed', 'The WebSocket handshake is malformed.');
    });
    this.#inspection = setInterval(() => {
      const now = performance.now();
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
    await Promise.all([...this.#sockets].map((socket) => socket.end(closeCodes.stopping)));
  }

  async #handshake(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { authenticator, meter, tails, find, address, origins, log } = this.#options;
    const requestId = requestIdOf(request.headers);
    this.#requestIds.set(request, requestId);
    // What is known so far, for the log.
    let traced: object = { request_id: requestId, client: address(request) };
    let answerHeaders: Readonly<Record<string, string>> | undefined;
    const begun = performance.now();
    const answered = (status: number): void =>
      this.#options.answered?.('openFeed', status, performance.now() - begun);
    try {
      refuseAmbiguous(request);
      if (request.headers['sec-websocket-version'] !== '13') {
        const headers = { 'Sec-WebSocket-Version': '13' };
        throw new Problem('upgrade_required', 'This service speaks WebSocket version 13.', { headers });
      }
      const query = queryOf(request.url ?? '');
      const first = new URLSearchParams(query);
      const caller = await authenticator.authenticate(
        request,
        first.get('api_key') ?? undefined,
        () => address(request),
      );
      traced = { ...traced, key_id: caller.keyId, account_id: caller.accountId };
      meter.count(caller);
      answerHeaders = meter.rateLimitHeaders(caller);
      authorize(caller, operations.openFeed, first.get('collection') ?? undefined);
      if (!isAllowedOrigin(request.headers.origin, request.headers.host, origins)) {
        throw new Problem('origin_forbidden', 'Browsers may not open a feed from this origin.');
      }
      const { collection: name, events, since } = readParameters('openFeed', {}, query, request.headers);
      traced = { ...traced, collection: name };
      const collection = await find(caller.accountId, name);
      if (socket.destroyed) return;
      const release = this.#reserve(caller);
      const subscription = new Subscription(bitsOf(events), () => {
        if (this.#sockets.delete(subscription)) release();
      });
      this.#sockets.add(subscription);
      socket.once('close', () => subscription.closed());
      try {
        const followed = await tails.follow(collection, subscription, since);
        if (followed === undefined) throw collectionNotFound(name);
        const isHere = subscription.starts(followed.tail, followed.start, (onLoss) =>
          authenticator.watch(caller, name, onLoss),
        );
        if (!isHere) return;
        if (this.#isClosing) throw new Problem('shutting_down', 'The service is stopping.');
        this.#webSockets.handleUpgrade(request, socket, head, (webSocket) => {
          answered(101);
          const openedAt = performance.now();
          log.debug({ ...traced, since, events }, 'feed opened');
          webSocket.once('close', (code) => {
            const seconds = Math.round(performance.now() - openedAt) / 1_000;
            log.debug({ ...traced, close_code: code, seconds, frames: subscription.frames }, 'feed closed');
          });
          subscription.opened(webSocket, socket);
        });
      } catch (error) {
        subscription.closed();
        throw error;
      }
    } catch (error) {
      const problem = fromUnknown(error);
      const { status, code } = problem;
      if (status >= 500)
        log.error({ ...traced, status, code, err: problem.cause ?? problem }, 'feed refused');
      else log.debug({ ...traced, status, code, detail: problem.message }, 'feed refused');
      this.#refuse(request, socket, problem, requestId, answerHeaders);
      answered(status);
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
    requestId: string,
    headers?: Readonly<Record<string, string>>,
  ): void {
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
