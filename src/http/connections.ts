/**
 * The connections of clients. On each, requests are answered one after the other: Node.js begins all that a client has
 * pipelined, and 500 lists asked for in one packet would be in memory together. A client that stops reading is cut.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { flushedBytes, unflushedBytes } from '../runtime/unflushed.js';
import type { Exchange } from './exchange.js';

/** A client reads this much of an answer within the time, or is cut: some 500 bytes a second. */
const leastProgressBytes = 16_384;
/** The same while the service stops, and for bodies then. */
const stalledAtStopMs = 3_000;
/** Between the answer to what is no request and the end by force: a peer need never close its side. */
const lingerMs = 1_000;

export interface ConnectionLimits {
  /** How long a client may leave an answer unread. */
  readonly stalledMs: number;
  /** How often the connections are inspected: the precision of the times. */
  readonly inspectMs: number;
}

export class Connections {
  readonly #open = new Map<Socket, Connection>();

  constructor(server: Server, limits: ConnectionLimits, state: { readonly isStopping: boolean }) {
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, new Connection(socket));
      socket.once('close', () => this.#open.delete(socket));
    });
    const inspection = setInterval(() => {
      const now = performance.now();
      for (const connection of this.#open.values()) connection.inspect(now, limits, state.isStopping);
    }, limits.inspectMs).unref();
    server.once('close', () => clearInterval(inspection));
  }

  of(socket: Socket): Connection {
    return this.#open.get(socket)!;
  }
}

class Connection {
  readonly #socket: Socket;
  #current: Exchange | undefined;
  /** Pipelined requests, each to be begun in its turn. */
  readonly #waiting: (() => void)[] = [];
  #isRefused = false;
  /** When something last moved: of the request, or of its answer. */
  #mark: { readonly at: number; readonly place: number; readonly isComplete: boolean } | undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    // Node.js itself goes on reading after each answer; what has been pipelined comes first.
    socket.on('resume', () => {
      if (this.#waiting.length > 0) socket.pause();
    });
  }

  /** Does `work`, which answers, once all exchanges before have ended. */
  begin(exchange: Exchange, work: () => void): void {
    this.#inTurn(() => {
      this.#current = exchange;
      exchange.response.once('close', () => this.#end(exchange));
      work();
    });
  }

  /** Answers what is no request with these bytes, after all answers to what came before, and closes. */
  refuse(bytes: string): void {
    // More of the same may follow.
    if (this.#isRefused) return;
    this.#isRefused = true;
    // A request that hasn't come whole is the one that is refused.
    if (this.#current?.request.complete === false) this.#close(bytes);
    else this.#inTurn(() => this.#close(bytes));
  }

  /** Cuts it where nothing has moved for too long. */
  inspect(now: number, { stalledMs, inspectMs }: ConnectionLimits, isStopping: boolean): void {
    const exchange = this.#current;
    if (exchange === undefined) return;
    const unflushed = unflushedBytes(this.#socket);
    exchange.unflushed(unflushed);
    const isComplete = exchange.request.complete;
    // While the service has yet to answer, it isn't the client that stands still. Node.js times what comes.
    if (isComplete ? unflushed === 0 : !isStopping) {
      this.#mark = undefined;
      return;
    }
    const place = isComplete ? flushedBytes(this.#socket) : this.#socket.bytesRead;
    const mark = this.#mark;
    const least = isComplete ? leastProgressBytes : 1;
    if (mark?.isComplete !== isComplete || place >= mark.place + least)
      this.#mark = { at: now, place, isComplete };
    // Reset, since the kernel would go on to hold what it was given.
    else if (now - mark.at >= (isStopping ? stalledAtStopMs : stalledMs) - inspectMs)
      this.#socket.resetAndDestroy();
  }

  #inTurn(work: () => void): void {
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
    if (this.#waiting.length === 0) return;
    this.#waiting.shift()!();
    if (this.#waiting.length === 0) this.#socket.resume();
  }

  #close(bytes: string): void {
    // After an answer that has begun no second one can be sent.
    this.#socket.end(this.#current?.response.headersSent ? '' : bytes);
    setTimeout(() => this.#socket.destroy(), lingerMs).unref();
  }
}
