/** Handshakes: which requests are, and how what is answered to them comes on their socket. */
import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '../problem.js';
import type { Exchange, Step } from './exchange.js';

/** Only what asks for a feed is an upgrade; any other (`h2c`, say) is answered as plain HTTP. */
export class FeedRequest extends IncomingMessage {
  /** Set by the base class's constructor, when private fields aren't there yet. */
  declare private asksUpgrade: boolean | null;

  /**
   * Whether Node.js drops what has come behind it, as if another protocol began there. Of `h2c` that isn't minded: Java's
   * clients ask for it with every request, pipeline none, and would lose their connections.
   */
  get endsConnection(): boolean {
    if (this.method === 'CONNECT') return true;
    return this.asksUpgrade === true && this.headers.upgrade?.trim().toLowerCase() !== 'h2c';
  }

  get upgrade(): boolean {
    return (
      this.asksUpgrade === true &&
      this.method === 'GET' &&
      /^\/ws(\?|$)/.test(this.url ?? '') &&
      this.headers.upgrade?.trim().toLowerCase() === 'websocket' &&
      !isAnswering(this.socket)
    );
  }

  set upgrade(value: boolean | null) {
    this.asksUpgrade = value;
  }
}

/** Whether an earlier request on the connection awaits its answer, which that to an upgrade would come before. */
function isAnswering(socket: Socket & { _httpMessage?: ServerResponse | null }): boolean {
  return socket._httpMessage != null;
}

/**
 * Hands every handshake of a server to the pipeline.
 *
 * @param run never rejects
 * @param lingerMs the time between a refusal and the end by force: a peer need never close its side
 */
export function takeUpgrades(
  server: Server,
  begin: (request: IncomingMessage, response: ServerResponse) => Exchange,
  address: (request: IncomingMessage) => string,
  run: (exchange: Exchange) => Promise<void>,
  lingerMs: number,
): void {
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // Before anything is awaited: a reset without a listener would end the process.
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    const exchange = begin(request, response);
    exchange.upgrade = { request, socket, head, requestId: exchange.requestId, client: address(request) };
    void run(exchange).then(() => {
      exchange.ended();
      if (!exchange.isUpgraded) refuse(socket, response, lingerMs);
    });
  });
}

/** Operations that end in 101 are asked for as RFC 6455 says, whoever asks and for whatever. */
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
  // Node leaves a connection half open after an upgrade, as long as the peer likes.
  response.once('finish', () => {
    socket.end();
    socket.resume();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  });
  response.assignSocket(socket);
}
