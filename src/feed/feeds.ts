/**
 * Opens feeds after the key was checked: WebSocket connections, streams of server-sent events, and polls. Closes all of
 * them at shutdown. Each feed is a `Subscription`, which reads the change log only as fast as its client reads frames.
 */
import { type OperationDescription, operations } from '../../generated/operations.js';
import type { Authenticator } from '../access/authenticator.js';
import type { Caller } from '../access/rights.js';
import type { LiveBody, OperationRequest, OperationResponse } from '../contract/handlers.js';
import type { CollectionRef } from '../engines/engine.js';
import type { MainThread } from '../fairness/main-thread.js';
import type { ReadRequest } from '../fairness/read-request.js';
import type { Hold } from '../fairness/share.js';
import { SharedMemory } from '../fairness/shared-memory.js';
import type { Shares } from '../fairness/shares.js';
import { Problem, parameterInvalid, shuttingDown } from '../problem.js';
import type { Logger } from '../runtime/logger.js';
import type { Store } from '../store/store.js';
import { collectionNotFound } from '../store/writes/row-changes.js';
import { eventFormats, type Format, webSocketFrames } from './formats.js';
import { InitialRows, type ReadRows } from './initial.js';
import { inspectMs } from './inspection.js';
import { Handshakes, refuseMalformed } from './outputs/handshake.js';
import { cursorExpired, problemOf } from './outputs/output.js';
import type { CountUnread } from './outputs/paced-socket.js';
import { bodyOf, PollOutput } from './outputs/poll.js';
import { StreamOutput } from './outputs/stream.js';
import { WebSocketOutput } from './outputs/websocket.js';
import { Selections, type Wanted, wantedBy } from './selections.js';
import { type InitialPages, Subscription } from './subscription.js';
import type { Start } from './tail.js';
import type { Tails } from './tails.js';

export interface FeedLimits {
  /** The interval at which feeds are inspected for stalled clients and due pings. */
  readonly inspectMs: number;
  /** The time within which a client must respond to a close frame before the server disconnects it. */
  readonly closeMs: number;
}

export const defaultFeedLimits: FeedLimits = { inspectMs, closeMs: 2_000 };

interface FeedOptions {
  readonly authenticator: Authenticator;
  readonly tails: Tails;
  readonly store: Pick<Store, 'collections' | 'reads'>;
  readonly shares: Shares;
  readonly mainThread: MainThread;
  readonly limits: FeedLimits;
  readonly log: Logger;
}

/** The precision of the time that a poll waits. One timer for all polls takes 250 bytes less for each of them. */
const waitPrecisionMs = 50;
/** The number of events that `events` can contain. */
const allKinds = 3;

/** A request of a client to follow a collection. */
interface Followed {
  readonly operation: OperationDescription;
  readonly caller: Caller;
  readonly name: string;
  readonly since: string | undefined;
  readonly wanted: Wanted;
}

/** A feed that isn't open yet. `start` is undefined if the change log can't continue from the cursor. */
interface Joined {
  readonly subscription: Subscription;
  /** The place of the feed among the open feeds. The feed does not count until it takes the place. */
  readonly place: Hold;
  readonly collection: CollectionRef;
  readonly start: Start | undefined;
}

export class Feeds {
  readonly #options: FeedOptions;
  readonly #selections = new Selections();
  readonly #initialRows: InitialRows;
  /** The frames that clients have not read yet. */
  readonly #unread: SharedMemory;
  readonly #handshakes: Handshakes;
  readonly #subscriptions = new Set<Subscription>();
  readonly #polls = new Set<Subscription>();
  readonly #inspection: NodeJS.Timeout;
  /** Ends the waits of polls. Undefined while there are no polls. */
  #waits: NodeJS.Timeout | undefined;
  #isClosing = false;

  constructor(options: FeedOptions) {
    this.#options = options;
    this.#unread = new SharedMemory(options.shares, 'unreadFrames');
    const readRows: ReadRows = (...asked) => options.store.reads.rowsAfter(...asked);
    this.#initialRows = new InitialRows(readRows, options.shares, this.#unread, options.mainThread);
    this.#handshakes = new Handshakes(options.limits.closeMs);
    this.#inspection = setInterval(() => {
      const now = performance.now();
      for (const subscription of this.#subscriptions) subscription.inspect(now);
    }, options.limits.inspectMs).unref();
  }

  /** Ends all polls with the frames that they have. Later polls don't wait. */
  stopWaiting(): void {
    this.#isClosing = true;
    for (const poll of [...this.#polls]) poll.end('stopping');
  }

  /** Closes every feed with 1001. Disconnects clients that do not respond in time. */
  async close(): Promise<void> {
    this.stopWaiting();
    clearInterval(this.#inspection);
    clearInterval(this.#waits);
    await Promise.all([...this.#subscriptions].map((subscription) => subscription.stop()));
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
    const { collection: name, since, initial: isInitial } = parameters;
    const wanted = wantedIn(readRequest, parameters);
    const { request, socket } = upgrade;
    refuseMalformed(request.headers);
    const followed = { operation: operations.openFeed, caller, name, since, wanted };
    const joined = await this.#join(followed, this.#subscriptions, ({ subscription, place }) => {
      // A feed counts from before its upgrade, so that a burst of handshakes cannot exceed the bounds.
      place.take(1);
      if (socket.destroyed) subscription.closed();
      else socket.on('close', () => subscription.closed());
    });
    const { subscription, start } = joined;
    try {
      const initial = isInitial && (await this.#begin(joined, followed, webSocketFrames));
      if (!subscription.starts(start, initial)) return { status: 101 };
      this.#watch(followed, subscription);
      this.#refuseLost(readRequest);
      this.#upgrade({ caller, parameters, upgrade }, subscription);
      return { status: 101 };
    } catch (error) {
      subscription.closed();
      throw error;
    }
  }

  /**
   * Returns the changes after a cursor. If the client requests it, waits for the next change.
   *
   * @throws Problem
   */
  async poll({
    caller,
    parameters,
    readRequest,
    isHead,
    becomesFeed,
  }: OperationRequest<'listChanges'>): Promise<OperationResponse<'listChanges'>> {
    const { collection_name: name, since, limit, wait } = parameters;
    const wanted = wantedIn(readRequest, parameters);
    const followed = { operation: operations.listChanges, caller, name, since, wanted };
    const { subscription, place, collection, start } = await this.#join(followed, this.#polls);
    if (start === undefined || since === undefined) {
      subscription.closed();
      if (start === undefined) throw cursorExpired();
      return { status: 200, body: bodyOf(collection, [], start.seq, false) };
    }
    subscription.starts({ ...start, isResumed: false });
    const output = new PollOutput(subscription, {
      collection,
      seq: start.seq,
      limit,
      waitMs: isHead || this.#isClosing ? 0 : 1_000 * wait,
      readRequest,
      waits: () => {
        if (readRequest.loss !== undefined) throw readRequest.loss;
        place.take(1);
        becomesFeed(output);
        this.#watch(followed, subscription);
        this.#waits ??= setInterval(() => this.#inspectPolls(), waitPrecisionMs).unref();
      },
    });
    return { status: 200, body: await output.begin() };
  }

  /**
   * Sends a feed as server-sent events.
   *
   * @throws Problem if the stream cannot start
   */
  async stream({
    caller,
    parameters,
    readRequest,
    becomesFeed,
  }: OperationRequest<'streamChanges'>): Promise<OperationResponse<'streamChanges'>> {
    const { collection_name: name, 'Last-Event-ID': lastEventId = '' } = parameters;
    // A browser that reconnects sends the same URL again, but with the cursor of the last event.
    const isReconnect = lastEventId !== '';
    const since = isReconnect ? lastEventId : parameters.since;
    const wanted = wantedIn(readRequest, parameters);
    const followed = { operation: operations.streamChanges, caller, name, since, wanted };
    const joined = await this.#join(followed, this.#subscriptions, ({ place }) => place.take(1));
    const { subscription, start } = joined;
    const { closeMs } = this.#options.limits;
    const countUnread = this.#counting(caller);
    try {
      if (start === undefined) throw cursorExpired();
      const isInitial = !isReconnect && parameters.initial !== undefined;
      const initial = isInitial
        ? await this.#begin(joined, followed, eventFormats.plain.withoutIds)
        : undefined;
      subscription.starts({ ...start, isResumed: !isInitial }, initial);
      this.#watch(followed, subscription);
      this.#refuseLost(readRequest);
      const ended = subscription.pendingEnd && problemOf(subscription.pendingEnd, name);
      if (ended !== undefined) throw ended;
    } catch (error) {
      subscription.closed();
      throw error;
    }
    const send: LiveBody['send'] = async (response, detailsOf) => {
      const output = new StreamOutput(response, { collection: name, detailsOf, closeMs, countUnread });
      becomesFeed({
        ended: () => {
          output.hasClosed();
          subscription.closed();
        },
      });
      subscription.opened(output, since === undefined && parameters.initial === undefined);
      await output.closed;
    };
    return { status: 200, body: { send, drop: () => subscription.closed() } };
  }

  /**
   * Creates a subscription and finds its start. The subscription is in `group` until it is closed.
   *
   * @param begin is called before the change log is read
   */
  #join(
    { caller, name, since, wanted }: Followed,
    group: Set<Subscription>,
    begin: (joining: Pick<Joined, 'subscription' | 'place'>) => void = () => undefined,
  ): Promise<Joined> {
    const { tails, store, shares } = this.#options;
    return store.collections.on(caller.accountId, name, async (collection) => {
      const place = shares.hold('feeds', caller);
      const choice = this.#selections.choose(wanted);
      const subscription = new Subscription(choice, place, group);
      try {
        begin({ subscription, place });
        const followed = await tails.follow(collection, subscription, since);
        if (followed === undefined) {
          subscription.closed();
          return undefined;
        }
        const { tail, start } = followed;
        subscription.joined(tail);
        return { subscription, place, collection, start };
      } catch (error) {
        subscription.closed();
        throw error;
      }
    });
  }

  /** @throws Problem if the server shuts down, or if the key has lost its permission in the meantime */
  #refuseLost({ loss }: ReadRequest): void {
    if (this.#isClosing) throw shuttingDown();
    if (loss !== undefined) throw loss;
  }

  #counting(caller: Caller): CountUnread {
    return (bytes) => this.#unread.take(bytes, caller);
  }

  #inspectPolls(): void {
    const now = performance.now();
    for (const poll of this.#polls) poll.inspect(now);
    if (this.#polls.size > 0) return;
    clearInterval(this.#waits);
    this.#waits = undefined;
  }

  /** Watches the permissions of the key until the feed is closed. */
  #watch({ operation, caller, name }: Followed, subscription: Subscription): void {
    subscription.watchedBy(this.#options.authenticator.watch(caller, operation, name, subscription));
  }

  /** Reads the first page of the initial rows before the feed is open, so that an error rejects the request. */
  async #begin(
    { subscription, collection, start }: Joined,
    { caller: { accountId, keyId, subject }, wanted: { filter, fields } }: Followed,
    format: Format,
  ): Promise<InitialPages | undefined> {
    const reading = {
      accountId,
      keyId,
      // The filter is already what the ticket reaches.
      grant: undefined,
      subject,
      isGone: () => subscription.isEnded,
      // InitialRows responds to this error by reading fewer rows.
      reserve: () => Promise.reject(new Problem('page_too_large', 'The page of initial rows is too large.')),
    };
    const rows = this.#initialRows.of(reading, collection, filter, fields, format);
    try {
      const page = await rows.pageAfter(0, start!.seq);
      if (page === undefined) throw collectionNotFound(collection.name);
      return { rows, page };
    } catch (error) {
      rows.end();
      throw error;
    }
  }

  #upgrade({ caller, parameters, upgrade }: Asked, subscription: Subscription): void {
    const { limits, log } = this.#options;
    const { socket, requestId, client } = upgrade;
    const { collection, since, events, filter, fields, initial } = parameters;
    const { keyId, accountId } = caller;
    const traced = { request_id: requestId, client, key_id: keyId, account_id: accountId, collection };
    this.#handshakes.complete(upgrade, (webSocket) => {
      const openedAt = performance.now();
      log.debug({ ...traced, since, events, filter, fields, initial }, 'feed opened');
      webSocket.on('close', (code) => {
        subscription.closed();
        const seconds = Math.round(performance.now() - openedAt) / 1_000;
        log.debug({ ...traced, close_code: code, seconds, frames: subscription.frames }, 'feed closed');
      });
      subscription.opened(
        new WebSocketOutput(webSocket, socket, {
          closeMs: limits.closeMs,
          countUnread: this.#counting(caller),
        }),
      );
    });
  }
}

type Asked = Pick<OperationRequest<'openFeed'>, 'caller' | 'parameters' | 'upgrade'>;

/**
 * Returns the changes that the parameters of a request select.
 *
 * @throws Problem parameter_invalid
 */
function wantedIn(
  readRequest: ReadRequest,
  parameters: Parameters<typeof wantedBy>[1] & { readonly initial?: string },
): Wanted {
  if (parameters.initial !== undefined && parameters.events.length < allKinds)
    throw parameterInvalid('initial', 'requires events to contain all kinds of changes, or to be omitted');
  return wantedBy(readRequest, parameters);
}
