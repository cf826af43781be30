/**
 * Recognizes feed handshakes among the requests, and sends error responses to rejected ones on their sockets.
 * Ignores all other upgrades. Also takes the connections of polls from Node.js, as if they were handshakes.
 */
import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '../problem.js';
import { membersOf } from '../text/header-list.js';
import { type Connections, destroyed } from './connections.js';
import type { Check, Exchange, HandedOver } from './exchange.js';
import { parseTarget } from './requests/target.js';

/** A request that can ask for an upgrade of its connection. */
export class FeedRequest extends IncomingMessage {
  /** The constructor of the base class sets it, before private fields exist. */
  declare private asksUpgrade: boolean | null;

  /**
   * Whether Node.js drops all further input of the connection, as if another protocol started after this request.
   */
  get endsInput(): boolean {
    return this.asksUpgrade === true;
  }

  /** If true, Node.js hands over the connection. */
  get upgrade(): boolean {
    return (this.asksUpgrade === true && this.method !== 'CONNECT') || this.isPoll;
  }

  set upgrade(value: boolean | null) {
    if (!this.isPoll) this.asksUpgrade = value;
  }

  /**
   * Whether the request is a poll that can wait, without a body and without headers that change the connection. Such a
   * request is handled like all others, but its connection has no parser until the next one.
   */
  get isPoll(): boolean {
    const { method, httpVersion, url = '' } = this;
    if (method !== 'GET' || httpVersion !== '1.1') return false;
    const query = url.indexOf('?');
    if (query < 0 || !url.endsWith('/changes', query) || !waitParameter.test(url.slice(query))) return false;
    const { connection = 'keep-alive' } = this.headers;
    return (
      connection.toLowerCase() === 'keep-alive' &&
      notForPolls.every((name) => this.headers[name] === undefined)
    );
  }

  /** Whether the request is a handshake. In HTTP/1.0, Upgrade has no meaning (RFC 9110, section 7.8). */
  isHandshake(basePath: string): boolean {
    const protocols = membersOf(this.headers.upgrade).map((protocol) => protocol.toLowerCase());
    return (
      this.httpVersion === '1.1' &&
      this.method === 'GET' &&
      parseTarget(this.url ?? '', basePath).path === '/ws' &&
      protocols.includes('websocket')
    );
  }
}

const waitParameter = /[?&]wait=[1-9]/;
const notForPolls = ['content-length', 'expect', 'transfer-encoding', 'upgrade'];

interface Upgrades {
  readonly begin: (request: IncomingMessage, response: ServerResponse, handedOver: HandedOver) => Exchange;
  readonly basePath: string;
  /** Executes a handshake. It never rejects. */
  readonly run: (exchange: Exchange) => Promise<void>;
  /** Handles a request whose connection has no parser. `rest` contains the bytes that the parser has not parsed. */
  readonly takePoll: (request: FeedRequest, socket: Socket, rest: Buffer) => void;
  readonly connections: Connections;
  /** The time between a rejection and a forced close, because a client need not close its side. */
  readonly lingerMs: number;
}

/**
 * Sends every handshake that a server receives through the pipeline. Any other upgrade is ignored (RFC 9110,
 * section 7.8). Node.js cannot do this: it drops the input that follows. So the server reads the request again
 * without the upgrade.
 */
export function takeUpgrades(
  server: Server,
  { begin, basePath, run, takePoll, connections, lingerMs }: Upgrades,
): void {
  server.on('upgrade', (request: FeedRequest, socket: Socket, parsed: Buffer) => {
    if (request.isPoll) {
      takePoll(request, socket, parsed);
      return;
    }
    const connection = connections.of(socket);
    const head = Buffer.concat([parsed, connection.input.detach()]);
    // This comes first, because a connection reset without an error listener would end the process.
    socket.on('error', destroyed);
    connection.inTurn(() => {
      if (!request.isHandshake(basePath)) {
        if (socket.destroyed) return;
        socket.off('error', destroyed);
        socket.unshift(Buffer.concat([headWithoutUpgrade(request), head]));
        server.emit('connection', socket);
        return;
      }
      const response = new ServerResponse(request);
      response.shouldKeepAlive = false;
      const exchange = begin(request, response, { handshake: { socket, head } });
      simplify(request);
      void run(exchange).then(() => {
        exchange.ended();
        if (!exchange.isUpgraded) refuse(socket, response, lingerMs);
      });
    });
  });
}

/** The request line and headers as the client sent them, but without the upgrade. */
function headWithoutUpgrade({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    const value = rawHeaders[index + 1]!;
    if (/^upgrade$/i.test(name)) continue;
    const isConnection = /^connection$/i.test(name);
    const kept = isConnection
      ? membersOf(value)
          .filter((option) => !/^upgrade$/i.test(option))
          .join(', ')
      : value;
    lines.push(`${name}: ${kept}`);
  }
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

/** Writes the lists of a handshake as ws reads them: one protocol, one version and no empty members. */
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
export const requireUpgrade: Check = ({ headers, operation, upgrade }) => {
  if (operation === undefined || !(101 in operation.responses)) return;
  if (upgrade === undefined) {
    throw new Problem('upgrade_required', 'To open a feed, send a WebSocket handshake.');
  }
  if (headers['sec-websocket-version'] === '13') return;
  throw new Problem('upgrade_required', 'The server supports version 13 of WebSocket.', {
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
