/** A request with its answer, and the memory both take until the last byte is with the kernel. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware } from 'koa';
import type { Caller } from '../access/rights.js';
import type { Body, Call, Operation, Route } from '../contract/contract.js';
import type { Upgrade } from '../contract/handlers.js';
import type { ByteBudget } from '../fairness/byte-budget.js';
import type { FairQueue } from '../fairness/fair-queue.js';
import { Problem } from '../problem.js';
import { unflushedBytes } from '../runtime/unflushed.js';
import type { KeyedRequest } from '../store/writes/idempotency-keys.js';
import { requestIdOf } from './request-id.js';

export interface Budgets {
  readonly bodies: ByteBudget;
  readonly answers: ByteBudget;
  /** Work that keeps the main thread for long is begun in turn. */
  readonly turns: FairQueue<() => void>;
}

/** A step of the pipeline. */
export type Step = Middleware<Exchange>;

export class Exchange implements Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly query: string;
  /** Where the request is a handshake. */
  upgrade: Upgrade | undefined;
  route: Route | undefined;
  caller: Caller | undefined;
  /** Whose request it is. All requests without a key are one client's. */
  keyId = '';
  accountId = 0;
  parameters: object = {};
  keyed: KeyedRequest | undefined;
  body: Body | undefined;
  /** Of the answer, whatever it is. */
  answerHeaders: Readonly<Record<string, string>> | undefined;
  /** The problem that was answered, if any. */
  problem: Problem | undefined;
  isUpgraded = false;
  /** Set where a body may be asked for, and no longer than it is needed: it holds what has come. */
  readText = noText;
  readonly #budgets: Budgets;
  #bodyBytes = 0;
  #answerBytes = 0;
  #isEnded = false;

  constructor(request: IncomingMessage, response: ServerResponse, budgets: Budgets) {
    this.request = request;
    this.response = response;
    this.requestId = requestIdOf(request.headers);
    this.method = request.method ?? 'GET';
    const target = targetOf(request.url ?? '/');
    const at = target.indexOf('?');
    this.path = at < 0 ? target : target.slice(0, at);
    this.query = at < 0 ? '' : target.slice(at + 1);
    this.#budgets = budgets;
  }

  get headers(): IncomingMessage['headers'] {
    return this.request.headers;
  }

  get rawHeaders(): readonly string[] {
    return this.request.rawHeaders;
  }

  get authority(): string {
    return authorityOf(this.request);
  }

  /** Undefined where it has reached none. */
  get operation(): Operation | undefined {
    return this.route instanceof Problem ? undefined : this.route?.operation;
  }

  /** Undefined where the client had gone. */
  get status(): number | undefined {
    if (this.isUpgraded) return this.isGone() ? undefined : 101;
    return this.response.headersSent ? this.response.statusCode : undefined;
  }

  /** Whether nobody waits for the answer any more. */
  isGone(): boolean {
    return this.request.socket.destroyed;
  }

  /** To be called before anything is taken. */
  belongsTo(caller: Caller): void {
    this.caller = caller;
    this.keyId = caller.keyId;
    this.accountId = caller.accountId;
  }

  /** Bytes of the body, as far as it has come. */
  get bodyBytes(): number {
    return this.#bodyBytes;
  }

  /** Takes more of a body; false where the client may not hold so much. */
  takeBody(bytes: number): boolean {
    if (!this.#budgets.bodies.fits(this.keyId, bytes)) return false;
    this.#budgets.bodies.add(this.keyId, bytes);
    this.#bodyBytes += bytes;
    return true;
  }

  /** Resolves when it is this one's turn to keep the main thread. */
  takeTurn(): Promise<void> {
    return new Promise((resolve) => this.#budgets.turns.add(this.accountId, resolve));
  }

  /** The body is needed no more. */
  releaseBody(): void {
    this.body = undefined;
    this.readText = noText;
    this.#budgets.bodies.add(this.keyId, -this.#bodyBytes);
    this.#bodyBytes = 0;
  }

  /**
   * Waits until an answer may take so much; then it does, until it is read.
   *
   * @throws Problem overloaded after 10 s
   */
  async reserve(bytes: number): Promise<void> {
    await this.#budgets.answers.reserve(this.keyId, bytes);
    if (this.#isEnded) this.#budgets.answers.add(this.keyId, -bytes);
    else this.#answerBytes += bytes;
  }

  /** So much of what was reserved is read. */
  release(bytes: number): void {
    if (this.#isEnded) return;
    this.#budgets.answers.add(this.keyId, -bytes);
    this.#answerBytes -= bytes;
  }

  /** @throws Problem overloaded where a client already has as much to read as it may, and this besides */
  refuseBeyondBounds(bytes: number): void {
    if (this.#answerBytes >= bytes || this.#budgets.answers.fits(this.keyId, bytes)) return;
    throw new Problem('overloaded', 'Answers that were asked for before have yet to be read.');
  }

  /** So much of the answer isn't with the kernel yet. */
  unflushed(bytes: number): void {
    // What isn't written yet stays reserved.
    if (this.#isEnded || !this.response.writableEnded) return;
    this.#budgets.answers.add(this.keyId, bytes - this.#answerBytes);
    this.#answerBytes = bytes;
  }

  /** The whole answer is written; the client has yet to read it. */
  answered(): void {
    this.keyed?.end();
    this.releaseBody();
    const { socket } = this.request;
    if (socket.writableLength > 0) this.unflushed(unflushedBytes(socket));
  }

  /** The answer is with the kernel, or its connection is closed. */
  ended(): void {
    this.#isEnded = true;
    this.releaseBody();
    this.#budgets.answers.add(this.keyId, -this.#answerBytes);
    this.#answerBytes = 0;
  }
}

const noText = (): Promise<string> => Promise.resolve('');

/** The origin form of a request target, which may come in absolute form (RFC 9112, section 3.2). */
function targetOf(url: string): string {
  return url.startsWith('/') ? url : url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '') || '/';
}

const maxAuthority = 255;

/** Of `Host` (RFC 9110, section 7.2); where it names none, the address that the request came to. */
function authorityOf({ headers: { host = '' }, socket }: IncomingMessage): string {
  const isPlain = host.length <= maxAuthority && /^[\w.:[\]-]+$/.test(host);
  if (isPlain && URL.canParse(`http://${host}`)) return new URL(`http://${host}`).host;
  const { localAddress = '', localPort } = socket;
  return `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`;
}
