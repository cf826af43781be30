/** Sends a feed over a WebSocket connection, with pings, and enforces the limits on frames from the client. */
import type { Socket } from 'node:net';
import { type RawData, WebSocket } from 'ws';
import { type CloseCode, closeReasons } from '../../../generated/close-codes.js';
import type { Encoded } from '../encode.js';
import { type Format, webSocketFrames } from '../formats.js';
import { isDue } from '../inspection.js';
import { closeCodes, type EndReason, type Output } from './output.js';
import { type CountUnread, PacedSocket } from './paced-socket.js';

const pingIntervalMs = 30_000;
const missedPings = 2;
/**
 * At most so many messages and control frames are allowed within a second, and so many frames in one message. `ws` does not
 * report the frames of a message.
 */
export const maxClientFrames = 100;

/** The close codes for clients that violate a rule of the contract. */
export const violations = { binary: 1003, tooManyFrames: 1008 } as const satisfies Readonly<
  Record<string, CloseCode>
>;

interface WebSocketOptions {
  /** The time within which a client must respond to a close frame before the server disconnects it. */
  readonly closeMs: number;
  readonly countUnread: CountUnread;
}

export class WebSocketOutput implements Output {
  readonly #webSocket: WebSocket;
  readonly #socket: PacedSocket;
  readonly #closeMs: number;
  #lastPingAt = performance.now();
  #unansweredPings = 0;
  /** The times of the messages and control frames received from the client within the last second. */
  readonly #receivedAt: number[] = [];

  /** @param socket the socket of `webSocket`. Writes to it are complete frames. */
  constructor(webSocket: WebSocket, socket: Socket, { closeMs, countUnread }: WebSocketOptions) {
    this.#webSocket = webSocket;
    this.#closeMs = closeMs;
    this.#socket = new PacedSocket(socket, countUnread);
    webSocket.on('error', () => undefined);
    webSocket.on('ping', () => this.#received(false));
    webSocket.on('pong', () => this.#received(false));
    webSocket.on('message', (_data: RawData, isBinary: boolean) => this.#received(isBinary));
  }

  /** After a close frame from either side, no frame can follow. */
  get isOpen(): boolean {
    return this.#webSocket.readyState === WebSocket.OPEN && this.#socket.isOpen;
  }

  format(): Format {
    return webSocketFrames;
  }

  write({ bytes }: Encoded): Promise<void> | undefined {
    return this.#socket.write(bytes);
  }

  end(reason: EndReason): void {
    this.#close(closeCodes[reason]);
  }

  /** Closes a stalled feed, and sends a ping or disconnects a silent client. */
  inspect(now: number): void {
    if (this.#socket.isStalled(now)) {
      this.end('tooSlow');
      return;
    }
    if (!isDue(now, this.#lastPingAt, pingIntervalMs)) return;
    if (this.#unansweredPings >= missedPings) {
      this.#webSocket.terminate();
      return;
    }
    this.#lastPingAt = now;
    this.#unansweredPings += 1;
    this.#webSocket.ping();
  }

  #close(code: CloseCode): void {
    // If the client still doesn't read, the close frame can't reach it. This is due just before ws disconnects the client.
    const timer = setTimeout(() => this.#socket.resetIfBehind(), this.#closeMs).unref();
    this.#webSocket.once('close', () => clearTimeout(timer));
    this.#webSocket.close(code, closeReasons[code]);
  }

  /** Handles a frame from the client: ignores its content, limits the rate and rejects binary frames. */
  #received(isBinary: boolean): void {
    if (!this.isOpen) return;
    this.#unansweredPings = 0;
    const now = performance.now();
    while (now - this.#receivedAt[0]! >= 1_000) this.#receivedAt.shift();
    this.#receivedAt.push(now);
    if (isBinary) this.#close(violations.binary);
    else if (this.#receivedAt.length > maxClientFrames) this.#close(violations.tooManyFrames);
  }
}
