/** One request and its response, and the memory of both until the kernel has accepted the last byte. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from 'koa';
import type { Authenticator } from '../access/authenticator.js';
import type { Caller } from '../access/rights.js';
import { type Loss, problemOfLoss, type Watch, type Watcher } from '../access/watches.js';
import { isBodiless } from '../contract/body.js';
import { type Call, collectionOf, type Operation, type Route } from '../contract/contract.js';
import type { OpenFeed, Upgrade } from '../contract/handlers.js';
import type { MainThread } from '../fairness/main-thread.js';
import { clientGone } from '../fairness/read-request.js';
import type { Hold, Owner } from '../fairness/share.js';
import type { Shares } from '../fairness/shares.js';
import { Problem } from '../problem.js';
import { unflushedBytes } from '../runtime/unflushed.js';
import type { KeyedRequest } from '../store/writes/idempotency-keys.js';
import { networkOf } from '../text/address.js';
import { membersOf } from '../text/header-list.js';
import { type Grant, nothing } from '../values/grant.js';
import { requestIdOf } from './requests/request-id.js';
import { authorityOf, parseTarget } from './requests/target.js';

/** The values that all exchanges of a server share. */
export interface Environment {
  readonly shares: Shares;
  readonly mainThread: MainThread;
  readonly authenticator: Pick<Authenticator, 'watch'>;
  /** How long a response waits for memory. */
  readonly patienceMs: number;
  /** Returns the address of the client, also behind trusted proxies. */
  readonly address: (request: IncomingMessage) => string;
  readonly basePath: string;
  /** Called when a request has its response, or has become an open feed. */
  readonly leftProgress: () => void;
}

/** The connection of a handshake or of a poll, which Node.js has handed over with the request. */
export interface HandedOver {
  readonly handshake?: Pick<Upgrade, 'socket' | 'head'>;
  /** The value of the header `Keep-Alive`, which Node.js does not add to the response. */
  readonly keepAlive?: string;
}

export type Step = Middleware<Exchange>;

/** A step before the operation. It throws a problem, or returns a promise that rejects, if the request is rejected. */
export type Check = (exchange: Exchange) => Promise<void> | void;

export class Exchange implements Call, Watcher {
  // Known from the beginning.
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly method: string;
  /** Without the base path of the server. */
  readonly path: string;
  readonly sentPath: string;
  readonly query: string;
  /** The host and port in a request target in absolute form. */
  readonly targetAuthority: string | undefined;
  /** The host and port that the client named, in the target or in `Host`. Empty if it named none. */
  readonly host: string;
  /** Set if the request is a feed handshake. */
  readonly upgrade: Upgrade | undefined;
  readonly keepAlive: string | undefined;
  readonly #environment: Environment;

  // Set by the steps of the pipeline.
  /** Headers that every response to this request gets, also a problem. */
  answerHeaders: Readonly<Record<string, string>> | undefined;
  route: Route | undefined;
  caller: Caller | undefined;
  /**
   * Whether the request is an open feed, whose response comes later. The pipeline does not wait for it, because its steps
   * take 5 KiB of memory while a request is in them. `answered` is called when the response is complete.
   */
  isOpenFeed = false;
  /** The problem that the server returned, if any. */
  problem: Problem | undefined;

  // Set by the contract.
  #keyed: KeyedRequest | undefined;

  // Set by `sendAnswer`.
  isUpgraded = false;
  /** Whether the handler writes the body itself, and notices if the client does not read. */
  isLive = false;

  // Resources that the request has taken. Undefined until it takes something.
  #place: Hold | undefined;
  #bodyBytes: Hold | undefined;
  #answerBytes: Hold | undefined;

  // Whether the key still has the permission for the request.
  #watch: Watch | undefined;
  /** Set when the key has lost it. */
  loss: Problem | undefined;
  /** Ends a wait of this request with the loss. */
  #lost: ((loss: Problem) => void) | undefined;
  #isCommitting = false;

  // How far the request is.
  #isInProgress = false;
  #feed: OpenFeed | undefined;
  /** When the request became an open feed, as a time of the monotonic clock. */
  feedSince: number | undefined;
  #isAnswered = false;
  #isEnded = false;
  #reportSent: (() => void) | undefined;

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    environment: Environment,
    handedOver?: HandedOver,
  ) {
    this.request = request;
    this.response = response;
    this.requestId = requestIdOf(request.headers);
    this.method = request.method ?? 'GET';
    const { path, sentPath, query, authority } = parseTarget(request.url ?? '/', environment.basePath);
    this.path = path;
    this.sentPath = sentPath;
    this.query = query;
    this.targetAuthority = authority;
    this.host = authority ?? request.headers.host ?? '';
    this.#environment = environment;
    const { requestId } = this;
    const handshake = handedOver?.handshake;
    this.upgrade = handshake && { ...handshake, request, requestId, client: this.clientAddress };
    this.keepAlive = handedOver?.keepAlive;
  }

  get headers(): IncomingMessage['headers'] {
    return this.request.headers;
  }

  get waitsForContinue(): boolean {
    return waitsForContinue(this.request);
  }

  get rawHeaders(): readonly string[] {
    return this.request.rawHeaders;
  }

  get authority(): string {
    return authorityOf(this.host, this.request.socket);
  }

  /** Undefined if the request matches no operation. */
  get operation(): Operation | undefined {
    return this.route instanceof Problem ? undefined : this.route?.operation;
  }

  /** Undefined if the client disconnected before the response. */
  get status(): number | undefined {
    if (this.isUpgraded) return this.request.socket.destroyed ? undefined : 101;
    return this.response.headersSent ? this.response.statusCode : undefined;
  }

  /** All requests without a key count as one client. */
  get keyId(): string {
    return this.caller?.keyId ?? '';
  }

  get accountId(): number {
    return this.caller?.accountId ?? 0;
  }

  isGone(): boolean {
    return this.loss !== undefined || this.request.socket.destroyed;
  }

  /** The IP address. It isn't named `address`, because `Owner` has this field, and finding it for each wait takes 0.4 µs. */
  get clientAddress(): string {
    return this.#environment.address(this.request);
  }

  /**
   * The request is in progress until its response is written, or until it becomes an open feed. With a set of all exchanges
   * in progress, the garbage collection took 20 µs per GET instead of 6 µs (2 cores, Node.js 20).
   */
  enterProgress(): void {
    this.#isInProgress = true;
  }

  #leaveProgress(): void {
    if (this.#isInProgress) this.#environment.leftProgress();
    this.#isInProgress = false;
  }

  /**
   * Takes a place among the requests in progress until the response is written, or until the request becomes an open feed.
   *
   * @throws Problem overloaded
   */
  takePlace(): void {
    this.#place = this.#environment.shares.hold('requests', {});
    this.#place.take(1);
  }

  /**
   * Sets the owner of the request. Call it before memory is reserved.
   *
   * @throws Problem overloaded
   */
  belongsTo(caller: Caller): void {
    this.caller = caller;
    this.#place?.belongsTo(caller);
  }

  get subject(): string | undefined {
    return this.caller?.subject;
  }

  /** A ticket reaches nothing of a collection that the request doesn't name. */
  get grant(): Grant | undefined {
    const rights = this.caller?.ticket;
    if (rights === undefined) return undefined;
    const collection = this.operation && collectionOf(this);
    return (collection !== undefined && rights.grants.get(collection)) || nothing;
  }

  /** The path at which clients reach the server, without a slash at the end. */
  get basePath(): string {
    return this.#environment.basePath;
  }

  get keyed(): KeyedRequest | undefined {
    return this.#keyed;
  }

  /** If the request has lost its permission while the server looked for the key, it already has its response. */
  set keyed(keyed: KeyedRequest | undefined) {
    this.#keyed = keyed;
    if (this.#isAnswered) keyed?.end();
  }

  /**
   * Watches the permissions until the response is written. Most requests end before the next poll of the registry, and are
   * never watched. The garbage of a watch per request took a sixth of the main thread at 10,000 requests per second.
   */
  startWatch(): void {
    const { caller, operation } = this;
    if (caller === undefined || operation === undefined) return;
    if (this.#feed !== undefined || this.#isAnswered || this.#isEnded) return;
    this.#watch ??= this.#environment.authenticator.watch(caller, operation, collectionOf(this), this);
  }

  onLoss(loss: Loss): void {
    this.loss = problemOfLoss(loss);
    if (this.isLost) this.#lost?.(this.loss);
    // The client can't get another response any more, and may have stopped to read this one.
    if (this.response.headersSent) this.request.socket.resetAndDestroy();
  }

  #stopWatch(): void {
    this.#watch?.end();
    this.#watch = undefined;
  }

  /** From now on, the handler watches the permissions, and the bound of open feeds applies to the request. */
  becomesFeed(feed: OpenFeed): void {
    this.feedSince = performance.now();
    this.#feed = feed;
    this.#stopWatch();
    this.#lost = undefined;
    this.#bodyBytes?.release();
    this.#place?.release();
    this.#leaveProgress();
    // A feed is open for a long time, and needs no more of the request than its response does.
    this.#place = undefined;
    // A body that is still arriving is read as its headers say.
    if (this.request.complete) {
      this.request.headers = noHeaders;
      this.request.rawHeaders = noRawHeaders;
    }
    if (this.#isEnded) feed.ended();
  }

  commits(hasBegun: boolean): void {
    this.#isCommitting = hasBegun;
    if (this.isLost) this.#lost?.(this.loss!);
  }

  /** Whether the request ends with `loss`, whatever becomes of its work. */
  get isLost(): boolean {
    return this.loss !== undefined && !this.#isCommitting;
  }

  /**
   * @throws Problem `loss`, as soon as the key has lost the permission, unless the work is being committed; anything that
   * `work` throws
   */
  unlessLost<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const lost = this.#lost;
      this.#lost = (loss) => {
        reject(loss);
        lost?.(loss);
      };
      if (this.isLost) reject(this.loss);
      work.then(resolve, reject);
    });
  }

  /** The number of body bytes in memory. */
  get bodyBytes(): number {
    return this.#bodyBytes?.amount ?? 0;
  }

  /**
   * Counts more body bytes.
   *
   * @throws Problem overloaded
   */
  takeBody(bytes: number): void {
    this.#bodyBytes ??= this.#environment.shares.hold('bodies', this.#owner);
    this.#bodyBytes.take(bytes);
  }

  /** Resolves when this request can block the main thread, because it is the turn of its account and end user. */
  takeTurn(): Promise<void> {
    return this.#environment.mainThread.takeTurn(this);
  }

  /**
   * Reserves this many bytes of memory for the response until the client has read them. If there is no room yet, returns
   * a promise that resolves when there is.
   *
   * @throws Problem overloaded after 10 s
   */
  reserve(bytes: number): Promise<void> | undefined {
    if (this.isGone()) throw this.loss ?? clientGone();
    return this.#answer.reserve(bytes, this.#environment.patienceMs);
  }

  /** Releases this many reserved bytes, because the client has read them. */
  release(bytes: number): void {
    this.#answer.add(-bytes);
  }

  /**
   * Rejects the request if the client has too many unread responses for a response of this size.
   *
   * @throws Problem overloaded
   */
  refuseBeyondBounds(bytes: number): void {
    if (this.isProbe) return;
    const held = this.#answerBytes;
    if (held === undefined) this.#environment.shares.require('responses', this.#owner, bytes);
    else if (held.amount < bytes) held.require(bytes);
  }

  /** Sets the number of response bytes that the kernel has not accepted yet. */
  unflushed(bytes: number): void {
    // Until the response is completely written, its reservation stays. After that, the body of the request may still be
    // arriving, so that the response hasn't ended.
    if (!this.#isAnswered || this.isProbe) return;
    this.#answer.add(bytes - this.#answer.amount);
  }

  /** The response is completely written, but the client has yet to read it. */
  answered(): void {
    this.#isAnswered = true;
    this.#stopWatch();
    this.#keyed?.end();
    this.#place?.release();
    this.#bodyBytes?.release();
    const { socket } = this.request;
    if (socket.writableLength > 0) this.unflushed(unflushedBytes(socket));
    this.#reportSent?.();
    this.#leaveProgress();
  }

  /** Calls `report` when the steps of the pipeline have run, or when an open feed has its response. */
  whenSent(report: () => void): void {
    if (this.isOpenFeed && !this.#isAnswered) this.#reportSent = report;
    else report();
  }

  /** The kernel has accepted the complete response, or the connection is closed. */
  ended(): void {
    this.#isEnded = true;
    this.#feed?.ended();
    this.#stopWatch();
    this.#place?.release();
    this.#bodyBytes?.release();
    this.#answerBytes?.release();
  }

  /**
   * Health checks are exempt from all bounds, so that a busy server isn't taken for a broken one. A connection
   * has at most one of their short responses at a time.
   */
  get isProbe(): boolean {
    return this.path === '/health' || this.path === '/ready';
  }

  get #answer(): Hold {
    this.#answerBytes ??= this.#environment.shares.hold('responses', this.#owner);
    if (this.#isEnded) this.#answerBytes.release();
    return this.#answerBytes;
  }

  get #owner(): Owner {
    const { keyId, accountId } = this;
    return keyId === '' ? { keyId, accountId, address: networkOf(this.clientAddress) } : { keyId, accountId };
  }
}

/**
 * Whether the client waits for 100 (Continue) before it sends the body (RFC 9110, section 10.1.1). A client of
 * HTTP/1.0 does not wait.
 */
export function waitsForContinue({ httpVersion, headers }: IncomingMessage): boolean {
  if (httpVersion !== '1.1' || isBodiless(headers)) return false;
  return membersOf(headers.expect).some((expectation) => expectation.toLowerCase() === '100-continue');
}

/** All open feeds share these objects. */
const noHeaders: IncomingMessage['headers'] = {};
const noRawHeaders: string[] = [];
