/** Chooses how a follower connects. */
import { blocked, type Refusal } from './refusal.js';

/** The ways in which the server sends a feed. */
export type OpenTransport = 'websocket' | 'stream' | 'poll';
export type Transport = OpenTransport | 'auto';

/** The number of blocked handshakes after which `auto` changes to long polling. */
const mostFailures = 3;

/**
 * With `auto`, a follower starts with a WebSocket. It changes to long polling after three blocked handshakes, because a
 * proxy may block WebSocket connections. Handshakes during an outage don't count, because the follower would continue
 * to poll after the outage. If polls fail too, the follower starts with a WebSocket again.
 */
export class TransportChoice {
  readonly #isAuto: boolean;
  #now: OpenTransport;
  #failures = 0;

  constructor(transport: Transport = 'auto') {
    this.#isAuto = transport === 'auto';
    this.#now = transport === 'auto' ? 'websocket' : transport;
  }

  get now(): OpenTransport {
    return this.#now;
  }

  opened(): void {
    this.#failures = 0;
  }

  failed(refusal: Refusal | undefined): void {
    if (!this.#isAuto) return;
    if (refusal === blocked) this.#failures += 1;
    if (refusal?.code !== undefined) this.#failures = 0;
    else if (this.#now === 'poll' || this.#failures === mostFailures) {
      this.#now = this.#now === 'poll' ? 'websocket' : 'poll';
      this.#failures = 0;
    }
  }
}
