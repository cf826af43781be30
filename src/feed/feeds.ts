/**
 * Opens feeds: executes `GET /ws` after the key was checked, and closes all feeds at shutdown. Each feed is a
 * `Subscription`, which reads the change log only as fast as its client reads frames.
 */
import type { IncomingMessage } from 'node:http';
import { WebSocketServer } from 'ws';
import { operations } from '../../generated/operations.js';
import type { Authenticator } from '../access/authenticator.js';
import type { Caller } from '../access/rights.js';
import type { OperationRequest, OperationResponse } from '../contract/handlers.js';
import type { CollectionRef } from '../engines/engine.js';
import type { Shares } from '../fairness/shares.js';
import { Problem, parameterInvalid, shuttingDown } from '../problem.js';
import type { Logger } from '../runtime/logger.js';
import { collectionNotFound } from '../store/writes/commit-plan.js';
import { InitialRows, type ReadRows } from './initial.js';
import { Selections, type Wanted, wantedBy } from './selections.js';
import { closeCodes, type InitialPages, inspectMs, Subscription } from './subscription.js';
import type { Tails } from './tails.js';

export interface FeedLimits {
  /** The interval at which feeds are inspected for stalled clients and due pings. */
  readonly inspectMs: number;
  /** The time within which a client must respond to a close frame before the server disconnects it. */
  readonly closeMs: number;
}

export const defaultFeedLimits: FeedLimits = { inspectMs, closeMs: 2_000 };

export interface FeedOptions {
  readonly authenticator: Authenticator;
  readonly tails: Tails;
  /** Returns the collection with this name, or throws a 404 problem. */
  readonly find: (accountId: number, name: string) => Promise<CollectionRef>;
  readonly readRows: ReadRows;
  readonly shares: Shares;
  readonly limits: FeedLimits;
  readonly log: Logger;
}

const maxClientFrameBytes = 4_096;
/** The number of events that `events` can contain. */
const allKinds = 3;

export class Feeds {
  readonly #options: FeedOptions;
  readonly #selections = new Selections();
  readonly #initialRows: InitialRows;
  readonly #sockets = new Set<Subscription>();
  readonly #requestIds = new WeakMap<IncomingMessage, string>();
  readonly #inspection: NodeJS.Timeout;
  #isClosing = false;
  readonly #webSockets: WebSocketServer;

  constructor(options: FeedOptions) {
    this.#options = options;
    this.#initialRows = new InitialRows(options.readRows);
    this.#webSockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: maxClientFrameBytes,
      // The time between a close frame and a forced close. The types of ws do not have this option yet.
      ...{ closeTimeout: options.limits.closeMs },
      // Subprotocols are not part of the contract, so the server does not select one.
      handleProtocols: () => false,
    });
    this.#webSockets.on('headers', (headers, request) => {
      headers.push(`Request-Id: ${this.#requestIds.get(request)}`, 'X-Content-Type-Options: nosniff');
    });
    // ws emits this within `handleUpgrade`, so the pipeline returns this problem like any other.
    this.#webSockets.on('wsClientError', () => {
      throw new Problem('request_malformed', 'The WebSocket handshake is malformed.');
    });
    this.#inspection = setInterval(() => {
      const now = performance.now();
      for (const socket of this.#sockets) socket.inspect(now);
    }, options.limits.inspectMs).unref();
  }

  /** Closes every feed with 1001. Disconnects clients that do not respond in time. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#inspection);
    await Promise.all([...this.#sockets].map((socket) => socket.end(closeCodes.stopping)));
  }

  /**
   * Opens a feed on the connection of an authorized request, unless the client disconnects before it is
   * ready.
   *
   * @throws Problem
   */
  async open({
    caller,
    parameters,
    upgrade,
    readRequest,
  }: OperationRequest<'openFeed'>): Promise<OperationResponse<'openFeed'>> {
    const { authenticator, tails, find, shares } = this.#options;
    const { collection: name, events, since, initial: isInitial } = parameters;
    if (isInitial && events.length < allKinds)
      throw parameterInvalid('initial', 'cannot be combined with a selection of events');
    const wanted = wantedBy(readRequest, parameters);
    const { socket } = upgrade;
    const collection = await find(caller.accountId, name);
    if (socket.destroyed) return { status: 101 };
    // A feed counts from before its upgrade, so that a burst of handshakes cannot exceed the bounds.
    const release = shares.take('feeds', caller);
    const choice = this.#selections.choose(wanted);
    const subscription = new Subscription(choice, () => {
      if (!this.#sockets.delete(subscription)) return;
      choice.end();
      release();
    });
    this.#sockets.add(subscription);
    socket.once('close', () => subscription.closed());
    let followed: Awaited<ReturnType<Tails['follow']>>;
    try {
      followed = await tails.follow(collection, subscription, since);
      if (followed === undefined) throw collectionNotFound(name);
      const { tail, start } = followed;
      const initial = isInitial && (await this.#begin(subscription, caller, collection, wanted, start!.seq));
      const isHere = subscription.starts(tail, start, initial, (onLoss) =>
        authenticator.watch(caller, operations.openFeed, name, onLoss),
      );
      if (!isHere) return { status: 101 };
      if (this.#isClosing) throw shuttingDown();
      if (readRequest.loss !== undefined) throw readRequest.loss;
      this.#upgrade({ caller, parameters, upgrade }, subscription);
      return { status: 101 };
    } catch (error) {
      subscription.closed();
      // Before `starts`, the subscription doesn't know its tail.
      followed?.tail.leave(subscription);
      throw error;
    }
  }

  /** Reads the first page of the initial rows before the upgrade, so that an error rejects the handshake. */
  async #begin(
    subscription: Subscription,
    { accountId, keyId, subject }: Caller,
    collection: CollectionRef,
    { filter, fields }: Wanted,
    seq: number,
  ): Promise<InitialPages | undefined> {
    const reading = {
      accountId,
      keyId,
      // The filter is already what the ticket reaches.
      grant: undefined,
      subject,
      isGone: () => subscription.isEnded,
      // InitialRows responds to this error by reading fewer rows.
      reserve: () => Promise.reject(new Problem('page_too_large', 'The page is too large for a feed.')),
    };
    const rows = this.#initialRows.of(reading, collection, filter, fields);
    try {
      const page = await rows.pageAfter(0, seq);
      if (page === undefined) throw collectionNotFound(collection.name);
      return { rows, page };
    } catch (error) {
      rows.end();
      throw error;
    }
  }

  #upgrade({ caller, parameters, upgrade }: Asked, subscription: Subscription): void {
    const { log } = this.#options;
    const { request, socket, head, requestId, client } = upgrade;
    const { collection, since, events, filter, fields, initial } = parameters;
    const { keyId, accountId } = caller;
    const traced = { request_id: requestId, client, key_id: keyId, account_id: accountId, collection };
    this.#requestIds.set(request, requestId);
    this.#webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      const openedAt = performance.now();
      log.debug({ ...traced, since, events, filter, fields, initial }, 'feed opened');
      webSocket.once('close', (code) => {
        const seconds = Math.round(performance.now() - openedAt) / 1_000;
        log.debug({ ...traced, close_code: code, seconds, frames: subscription.frames }, 'feed closed');
      });
      subscription.opened(webSocket, socket);
    });
  }
}

type Asked = Pick<OperationRequest<'openFeed'>, 'caller' | 'parameters' | 'upgrade'>;
