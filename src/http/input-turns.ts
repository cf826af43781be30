/**
 * Decides when connections parse their input, so that turns of the event loop are short and the server accepts new
 * connections soon.
 *
 * Node.js accepts one connection per turn. If each turn also handles a request of each of 300 connections, the 300th
 * new client waits for 300 such turns, which takes seconds. With 150 busy connections, the server started 128 requests
 * per new connection, and with the first two rules at most 42 (2 cores, Node.js 20):
 *
 * - If several turns in a row accept a connection, further ones are probably waiting. The server then parses input only
 *   every `acceptingMs`. The turns in between only accept connections and continue the work in progress.
 * - If clients have sent several requests at once, a turn parses the next request of at most `atOnce` of them. In two runs,
 *   300 clients sent 65 KB of small requests each. The p99 of others was 55 and 90 ms with 32, and 18 and 33 ms with 8.
 * - A turn starts the first request of at most `atOnce` connections. Otherwise, a client that has a connection waits for all
 *   new ones: 1,000 connections that sent a request together delayed it by 200 ms.
 * - A turn reads at most `bodyBytesAtOnce` of all bodies. Otherwise, libuv reads up to 2 MiB of each connection. While
 *   64 clients sent bodies of 1 MB, the p99 of other clients was 167 ms without this rule, and 40 ms with it.
 *
 * Connections that wait are paused, so that the kernel keeps the rest of their input.
 */
const acceptingMs = 10;
const atOnce = 8;
const bodyBytesAtOnce = 262_144;

/** A connection with input that it has not parsed. */
interface Waiting {
  /** Whether the input belongs to the body of a request. */
  readonly isInBody: boolean;
  /** Whether the connection has not sent a request yet. */
  readonly isNew: boolean;
  parseOn(): void;
}

export class InputTurns {
  /** Connections whose input has arrived while the server accepted others. */
  readonly #arrived = new Set<Waiting>();
  /** Connections that wait to send their first request. */
  readonly #new = new Set<Waiting>();
  /** Connections with further requests, which were sent together with an earlier one. */
  readonly #further = new Set<Waiting>();
  /** Connections that wait to read more of a body. */
  readonly #bodies = new Set<Waiting>();
  /** How many first requests this turn can still start. */
  #firstRequests = atOnce;
  /** How much this turn can still read of bodies. */
  #bodyBytes = bodyBytesAtOnce;
  #hasAccepted = false;
  #hadAccepted = false;
  /** The time since which the server only accepts connections. */
  #acceptsSince: number | undefined;
  #isScheduled = false;

  /** Whether a connection can parse input in this turn. */
  mayParse({ isInBody, isNew }: Waiting): boolean {
    if (this.#acceptsSince !== undefined) return false;
    return (!isInBody || this.#bodyBytes > 0) && (!isNew || this.#firstRequests > 0);
  }

  /** Call it for the first request of each connection. */
  beganFirst(): void {
    this.#firstRequests -= 1;
    this.#schedule();
  }

  /** Call it for each part of a body that was parsed. */
  readBody(bytes: number): void {
    this.#bodyBytes -= bytes;
    this.#schedule();
  }

  /** Call it for each new connection. */
  accepted(): void {
    this.#hasAccepted = true;
    if (this.#hadAccepted) this.#acceptsSince ??= performance.now();
    this.#schedule();
  }

  /** Lets a connection continue as soon as it can parse input. */
  add(connection: Waiting): void {
    const { isInBody, isNew } = connection;
    (isInBody ? this.#bodies : isNew ? this.#new : this.#arrived).add(connection);
    this.#schedule();
  }

  /** Lets a connection parse its next request in a later turn. */
  addFurther(connection: Waiting): void {
    this.#further.add(connection);
    this.#schedule();
  }

  /** Whether a connection waits to read more of a body, and not to parse input that it has already read. */
  isWaitingToRead(connection: Waiting): boolean {
    return this.#bodies.has(connection);
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
    this.#firstRequests = atOnce;
    this.#bodyBytes = bodyBytesAtOnce;
    if (this.#acceptsSince === undefined) this.#parse();
    if (this.#hadAccepted || this.#new.size + this.#further.size + this.#bodies.size > 0) this.#schedule();
  };

  #parse(): void {
    const arrived = this.#arrived.size;
    parse(this.#arrived, (parsed) => parsed < arrived);
    parse(this.#new, () => this.#firstRequests > 0);
    parse(this.#further, (parsed) => parsed < atOnce);
    parse(this.#bodies, () => this.#bodyBytes > 0);
  }
}

/** @param mayGoOn whether the turn can parse the input of another connection */
function parse(waiting: Set<Waiting>, mayGoOn: (parsed: number) => boolean): void {
  let parsed = 0;
  for (const connection of waiting) {
    if (!mayGoOn(parsed)) return;
    parsed += 1;
    waiting.delete(connection);
    connection.parseOn();
  }
}
