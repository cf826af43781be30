/**
 * Recognizes feed handshakes among the requests, and sends error responses to rejected ones on their sockets.
 */
import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '../problem.js';
import { membersOf } from '../text/header-list.js';
import type { Exchange, Step } from './exchange.js';

/**
 * Treats only a request for a feed as an upgrade. Any other upgrade, such as `h2c`, gets a plain HTTP
 * response.
 */
export class FeedRequest extends IncomingMessage {
  /** The constructor of the base class sets it, before private fields exist. */
  declare private asksUpgrade: boolean | null;

  /**
   * Whether the connection must close after this request. After an upgrade request, Node.js drops further
   * input, as if another protocol started there. For `h2c`, the connection stays open: Java's clients request
   * it every time and don't pipeline, and would otherwise lose their connections.
   */
  get endsConnection(): boolean {
    if (this.method === 'CONNECT') return true;
    return this.asksUpgrade === true && this.headers.upgrade?.trim().toLowerCase() !== 'h2c';
  }

  get upgrade(): boolean {
    return (
      this.asksUpgrade === true &&
      // A server ignores Upgrade in HTTP/1.0 (RFC 9110, section 7.8).
      this.httpVersion === '1.1' &&
      this.method === 'GET' &&
      /^\/ws(\?|$)/.test(this.url ?? '') &&
      membersOf(this.headers.upgrade).some((protocol) => protocol.toLowerCase() === 'websocket') &&
      !isAnswering(this.socket)
    );
  }

  set upgrade(value: boolean | null) {
    this.asksUpgrade = value;
  }
}

/**
 * Whether an earlier request on the connection has no response yet. The response to an upgrade would overtake
 * it.
 */
function isAnswering(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage != null;
}

/**
 * Sends every handshake that a server receives through the pipeline.
 *
 * @param run never rejects
 * @param lingerMs the time between a rejection and a forced close, because a client need not close its side
 */
export function takeUpgrades(
  server: Server,
  begin: (request: IncomingMessage, response: ServerResponse) => Exchange,
  address: (request: IncomingMessage) => string,
  run: (exchange: Exchange) => Promise<void>,
  lingerMs: number,
): void {
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // This comes first, because a connection reset without an error listener would end the process.
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    const exchange = begin(request, response);
    simplify(request);
    exchange.upgrade = { request, socket, head, requestId: exchange.requestId, client: address(request) };
    void run(exchange).then(() => {
      exchange.ended();
      if (!exchange.isUpgraded) refuse(socket, response, lingerMs);
    });
  });
}

/**
 * Writes the lists of a handshake in the form that ws reads: one protocol in Upgrade, one version, and no empty
 * members.
 */
function simplify({ headers }: IncomingMessage): void {
  headers.upgrade = 'websocket';
  for (const name of ['sec-websocket-version', 'sec-websocket-protocol'] as const) {
    const members = membersOf(headers[name]);
    if (members.length === 0) delete headers[name];
    else headers[name] = members.join(', ');
  }
}

/**
 * Rejects a request to a feed that is not a WebSocket handshake (RFC 6455). This check does not depend on the
 * key.
 *
 * @throws Problem upgrade_required
 */
export const requireUpgrade: Step = ({ req, state: { operation, upgrade } }, next) => {
  if (operation === undefined || !(101 in operation.responses)) return next();
  if (upgrade === undefined) {
    throw new Problem('upgrade_required', 'A feed is opened by a WebSocket handshake.');
  }
  if (req.headers['sec-websocket-version'] === '13') return next();
  throw new Problem('upgrade_required', 'This service speaks WebSocket version 13.', {
    headers: { 'Sec-WebSocket-Version': '13' },
  });
};

function refuse(socket: Socket, response: ServerResponse, lingerMs: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  // After an upgrade, Node.js keeps a half-open connection until the client closes it.
  response.once('finish', () => {
    socket.end();
    socket.resume();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  });
  response.assignSocket(socket);
}
