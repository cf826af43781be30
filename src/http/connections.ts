/**
 * Manages the connections of clients: requests on one connection are executed one at a time, and clients that
 * stop reading are disconnected. Node.js starts all pipelined requests at once. Without this module, 500
 * lists requested in one packet would be in memory together.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { HttpInput } from '../runtime/http-input.js';
import { flushedBytes, unflushedBytes } from '../runtime/unflushed.js';
import type { Exchange } from './exchange.js';
import { InputTurns } from './input-turns.js';

/** A client that reads less of a response within `stalledMs` is disconnected: about 500 bytes per second. */
const leastProgressBytes = 16_384;
/** Replaces `stalledMs` while the server rejects new requests, and then also applies to request bodies. */
const stalledAtStopMs = 3_000;
/**
 * The time between the response to invalid HTTP and a forced close, because a client need not close its side.
 */
const lingerMs = 1_000;

export interface ConnectionLimits {
  /** How long a connection stays open without a request. */
  readonly idleMs: number;
  /** How long a client can leave a response unread. */
  readonly stalledMs: number;
  /** The interval at which connections are inspected. It is the precision of the time limits. */
  readonly inspectMs: number;
}

export class Connections {
  readonly #open = new Map<Socket, Connection>();

  constructor(server: Server, limits: ConnectionLimits, state: { readonly isRejecting: boolean }) {
    // All sockets share these listeners. Functions for each of them would take 200 bytes per connection.
    const open = this.#open;
    function resumed(this: Socket): void {
      open.get(this)?.resumed();
    }
    function closed(this: Socket): void {
      open.delete(this);
    }
    const shared = { server, turns: new InputTurns() };
    server.on('connection', (socket: Socket) => {
      const known = this.#open.get(socket);
      // The server reads a request again without its upgrade, or the first request after a poll.
      if (known !== undefined) {
        known.input.attach();
        return;
      }
      shared.turns.accepted();
      const connection = new Connection(socket, shared);
      connection.input.attach();
      this.#open.set(socket, connection);
      socket.on('resume', resumed).on('close', closed);
    });
    const inspection = setInterval(() => {
      const now = performance.now();
      for (const connection of this.#open.values()) connection.inspect(now, limits, state.isRejecting);
    }, limits.inspectMs).unref();
    server.once('close', () => clearInterval(inspection));
  }

  /** Watches the permissions of all requests in progress. */
  watchAll(): void {
    for (const connection of this.#open.values()) connection.watch();
  }

  /** Closes the idle connections that Node.js doesn't regard as idle: without any data yet, or without a parser. */
  closeIdle(): void {
    for (const [socket, connection] of this.#open)
      if (socket.bytesRead === 0 || connection.isIdle) socket.destroy();
  }

  /** Closes the connections without a parser, which Node.js doesn't know. */
  closeSuspended(): void {
    for (const [socket, { input }] of this.#open) if (input.isSuspended) socket.destroy();
  }

  of(socket: Socket): Connection {
    return this.#open.get(socket)!;
  }
}

/** Values that all connections share. */
interface Shared {
  readonly server: Server;
  readonly turns: InputTurns;
}

class Connection {
  readonly input: HttpInput;
  readonly #socket: Socket;
  readonly #shared: Shared;
  #current: Exchange | undefined;
  /** Pipelined requests that wait for their turn. */
  readonly #waiting: (() => void)[] = [];
  #isRefused = false;
  /** Whether the connection has not sent a request yet. */
  isNew = true;
  /** The time since which the connection has neither a parser nor a request. */
  #idleSince: number | undefined;
  /** The last time at which the request or the response made progress. */
  #mark: { readonly at: number; readonly place: number; readonly isComplete: boolean } | undefined;

  constructor(socket: Socket, shared: Shared) {
    this.#socket = socket;
    this.#shared = shared;
    this.input = new HttpInput(socket, this);
  }

  mayParse(): boolean {
    if (this.#waiting.length > 0) return false;
    if (!this.input.isSuspended || this.#current === undefined) return this.#isTurn();
    this.#socket.pause();
    return false;
  }

  /**
   * Continues without a parser, which takes 3.5 KiB, until the next request arrives. Call it when the server has handed over
   * the connection.
   *
   * @param rest the bytes that the parser has not parsed
   */
  suspend(rest: Buffer): void {
    this.#socket.on('error', destroyed).on('end', ended);
    this.input.suspend(rest);
  }

  attachParser(): void {
    this.#idleSince = undefined;
    this.#socket.off('error', destroyed).off('end', ended);
    // Node.js has set a timeout for idle connections if the response before the poll was complete only after it arrived.
    this.#socket.setTimeout(0);
    this.#shared.server.emit('connection', this.#socket);
  }

  get isIdle(): boolean {
    return this.#idleSince !== undefined;
  }

  /** Node.js resumes reading after each response and each part of a body. The server resumes when it is the turn. */
  resumed(): void {
    if (this.#waiting.length > 0 || !this.input.isParsed || this.#shared.turns.isWaitingToRead(this))
      this.#socket.pause();
  }

  /** Whether this connection can parse input now. If not, it does as soon as it can. */
  #isTurn(): boolean {
    if (this.#shared.turns.mayParse(this)) return true;
    this.#socket.pause();
    this.#shared.turns.add(this);
    return false;
  }

  parsedBody(bytes: number): void {
    this.#shared.turns.readBody(bytes);
    // At the end of the turn, the connection pauses and waits for another one.
    if (this.isInBody) this.#isTurn();
  }

  get isInBody(): boolean {
    return this.input.isInBody;
  }

  watch(): void {
    this.#current?.startWatch();
  }

  /** Runs `work`, which sends the response, after all earlier exchanges on this connection are complete. */
  begin(exchange: Exchange, work: () => void): void {
    this.input.beginBody(exchange.request);
    this.inTurn(() => {
      this.#current = exchange;
      this.#endWith(exchange);
      work();
    });
  }

  /** A listener in `begin` would keep `work` in memory as long as the exchange. */
  #endWith(exchange: Exchange): void {
    exchange.response.on('close', () => this.#end(exchange));
  }

  /** Responds to invalid HTTP with these bytes after all earlier responses, and closes the connection. */
  refuse(bytes: string): void {
    // The parser can report more errors for the same connection.
    if (this.#isRefused || this.#isEnding) return;
    this.#isRefused = true;
    // If the current request is incomplete, it is the invalid one.
    if (this.#current?.request.complete === false) this.#close(bytes);
    else this.inTurn(() => this.#close(bytes));
  }

  /** Disconnects the client if the request or the response makes no progress for too long. */
  inspect(now: number, { idleMs, stalledMs, inspectMs }: ConnectionLimits, isRejecting: boolean): void {
    if (this.#idleSince !== undefined && now - this.#idleSince >= idleMs) this.#socket.destroy();
    const exchange = this.#current;
    if (exchange === undefined || exchange.isLive) return;
    const unflushed = unflushedBytes(this.#socket);
    exchange.unflushed(unflushed);
    const isComplete = exchange.request.complete;
    // If nothing waits to be sent, the client is not the cause: the server is still executing the request.
    // While a request arrives, Node.js enforces the timeouts, so this check is only needed while the server shuts down.
    if (isComplete ? unflushed === 0 : !isRejecting) {
      this.#mark = undefined;
      return;
    }
    const place = isComplete ? flushedBytes(this.#socket) : this.#socket.bytesRead;
    const mark = this.#mark;
    const least = isComplete ? leastProgressBytes : 1;
    if (mark?.isComplete !== isComplete || place >= mark.place + least)
      this.#mark = { at: now, place, isComplete };
    // After a reset, the kernel drops the unsent data. After a normal close, it would keep the data.
    else if (now - mark.at >= (isRejecting ? stalledAtStopMs : stalledMs) - inspectMs)
      this.#socket.resetAndDestroy();
  }

  /**
   * Runs `work` after all earlier exchanges on this connection are complete. If one of them ends the connection, the
   * requests that follow are not executed, because the client cannot receive their responses (RFC 9112, section 9.6).
   */
  inTurn(work: () => void): void {
    if (this.isNew) this.#shared.turns.beganFirst();
    this.isNew = false;
    if (this.#isEnding) return;
    if (this.#current === undefined) {
      work();
      return;
    }
    this.#waiting.push(work);
    this.#socket.pause();
  }

  #end(exchange: Exchange): void {
    exchange.ended();
    this.#current = undefined;
    this.#mark = undefined;
    if (this.#isEnding) this.#waiting.length = 0;
    if (this.#waiting.length === 0) {
      if (!this.input.isSuspended) return;
      this.#idleSince = performance.now();
    } else this.#waiting.shift()!();
    if (this.#waiting.length > 0) return;
    if (this.input.isParsed) this.#socket.resume();
    // In a later turn of the event loop, so that other connections have their turn.
    else this.#shared.turns.addFurther(this);
  }

  /** Parses the input that has waited. */
  parseOn(): void {
    this.input.parseOn();
    if (this.input.isParsed && this.#waiting.length === 0) this.#socket.resume();
  }

  /** Whether the server sends nothing more. */
  get #isEnding(): boolean {
    return this.#socket.writableEnded;
  }

  #close(bytes: string): void {
    // If a response has started, the server cannot send a second one.
    this.#socket.end(this.#current?.response.headersSent ? '' : bytes);
    setTimeout(() => this.#socket.destroy(), lingerMs).unref();
  }
}

/**
 * A listener that connections without a parser share. A function within a handler would keep the request in memory as long
 * as the connection.
 */
export function destroyed(this: Socket): void {
  this.destroy();
}

/** Node.js reacts in the same way while the connection has a parser. */
function ended(this: Socket): void {
  this.end();
}
