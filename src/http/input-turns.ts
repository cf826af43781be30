/**
 * Decides when connections parse their input, so that turns of the event loop are short and the server accepts new
 * connections soon.
 *
 * Node.js accepts one connection per turn. If each turn also handles a request of each of 300 connections, the 300th
 * new client waits for 300 such turns, which takes seconds. With 150 busy connections, the server started 128 requests
 * per new connection, and with these two rules at most 42 (2 cores, Node.js 20):
 *
 * - If several turns in a row accept a connection, further ones are probably waiting. The server then parses input only
 *   every `acceptingMs`. The turns in between only accept connections and continue the work in progress.
 * - A turn parses the next request of at most `atOnce` of the connections whose input has waited: because the server
 *   accepted others, or because the client has sent several requests at once.
 *
 * Connections that wait are paused, so that the kernel keeps the rest of their input.
 */
const acceptingMs = 10;
const atOnce = 32;

/** A connection with input that it has not parsed. */
export interface Waiting {
  parseOn(): void;
}

export class InputTurns {
  /** In the order in which they get their turn. */
  readonly #waiting = new Set<Waiting>();
  #hasAccepted = false;
  #hadAccepted = false;
  /** The time since which the server only accepts connections. */
  #acceptsSince: number | undefined;
  #isScheduled = false;

  /** Whether a connection can parse input that has just arrived. */
  get isOpen(): boolean {
    return this.#acceptsSince === undefined;
  }

  /** Call it for each new connection. */
  accepted(): void {
    this.#hasAccepted = true;
    if (this.#hadAccepted) this.#acceptsSince ??= performance.now();
    this.#schedule();
  }

  /** Lets a connection parse its next request in a later turn. */
  add(connection: Waiting): void {
    this.#waiting.add(connection);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(this.#endTurn);
  }

  readonly #endTurn = (): void => {
    this.#isScheduled = false;
    this.#hadAccepted = this.#hasAccepted;
    this.#hasAccepted = false;
    const since = this.#acceptsSince ?? 0;
    if (!this.#hadAccepted || performance.now() - since >= acceptingMs) this.#acceptsSince = undefined;
    if (this.isOpen) this.#parse();
    if (this.#hadAccepted || this.#waiting.size > 0) this.#schedule();
  };

  #parse(): void {
    let left = atOnce;
    for (const connection of this.#waiting) {
      if (left === 0) return;
      left -= 1;
      this.#waiting.delete(connection);
      connection.parseOn();
    }
  }
}
