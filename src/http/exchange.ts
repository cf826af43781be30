/** A request with its answer, and the memory both take until the last byte is with the kernel. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem } from '../errors.js';
import type { FairQueue } from '../fair-queue.js';
import type { Reading } from '../reading.js';
import type { ByteBudget } from './byte-budget.js';

export interface Budgets {
  readonly bodies: ByteBudget;
  readonly answers: ByteBudget;
  /** What keeps the main thread for long is begun in turn. */
  readonly turns: FairQueue<() => void>;
}

export class Exchange implements Reading {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Whose request it is, to be set before anything is taken. All requests without a key are one client's. */
  keyId = '';
  accountId = 0;
  readonly #budgets: Budgets;
  #bodyBytes = 0;
  #answerBytes = 0;
  #isEnded = false;

  constructor(request: IncomingMessage, response: ServerResponse, budgets: Budgets) {
    this.request = request;
    this.response = response;
    this.#budgets = budgets;
  }

  /** Whether nobody waits for the answer any more. */
  isGone(): boolean {
    return this.request.socket.destroyed;
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

  /** The answer is with the kernel, or its connection is closed. */
  ended(): void {
    this.#isEnded = true;
    this.releaseBody();
    this.#budgets.answers.add(this.keyId, -this.#answerBytes);
    this.#answerBytes = 0;
  }
}
