/** Chooses how a follower connects. */

/** The ways in which the server sends a feed. */
export type OpenTransport = 'websocket' | 'stream' | 'poll';
export type Transport = OpenTransport | 'auto';

/** The number of failed handshakes after which `auto` changes to long polling. */
const mostFailures = 3;

/**
 * With `auto`, a follower starts with a WebSocket. It changes to long polling when three handshakes in a row fail
 * without a response from rowfeed, because a proxy may block WebSocket connections. If polls fail in the same way, the
 * whole server was unreachable, so the follower starts with a WebSocket again.
 */
export class TransportChoice {
  readonly #isAuto: boolean;
  #now: OpenTransport;
  #failures = 0;

  /** @throws TypeError if the value is not a transport */
  constructor(transport: Transport = 'auto') {
    if (!['auto', 'websocket', 'stream', 'poll'].includes(transport))
      throw new TypeError(`${transport} is not a transport: use auto, websocket, stream or poll`);
    this.#isAuto = transport === 'auto';
    this.#now = transport === 'auto' ? 'websocket' : transport;
  }

  get now(): OpenTransport {
    return this.#now;
  }

  opened(): void {
    this.#failures = 0;
  }

  /** @param isAnswered whether rowfeed rejected the connection */
  failed(isAnswered: boolean): void {
    if (!this.#isAuto) return;
    this.#failures = isAnswered ? 0 : this.#failures + 1;
    if (this.#failures === 0 || (this.#now === 'websocket' && this.#failures < mostFailures)) return;
    this.#now = this.#now === 'websocket' ? 'poll' : 'websocket';
    this.#failures = 0;
  }
}
