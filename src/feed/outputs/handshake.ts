/** Checks WebSocket handshakes, and upgrades their connections with `ws`. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { WebSocket, WebSocketServer } from 'ws';
import { closeReasons } from '../../../generated/close-codes.js';
import type { Upgrade } from '../../contract/handlers.js';
import { Problem } from '../../problem.js';
import { membersOf } from '../../text/header-list.js';
import { maxClientFrames, violations } from './websocket.js';

const maxClientFrameBytes = 4_096;
const keyForm = /^[+/0-9A-Za-z]{22}==$/;
const token = /^[!#$%&'*+.^`|~\w-]+$/;

/**
 * Checks the headers of a handshake that `ws` would check only when it completes the handshake. By then, the server has
 * looked up the collection, and perhaps read rows.
 *
 * @throws Problem request_malformed
 */
export function refuseMalformed(headers: IncomingHttpHeaders): void {
  const protocols = membersOf(headers['sec-websocket-protocol']);
  const areValid =
    protocols.every((name) => token.test(name)) && new Set(protocols).size === protocols.length;
  if (!areValid || !keyForm.test(headers['sec-websocket-key'] ?? '')) throw handshakeMalformed();
}

function handshakeMalformed(): Problem {
  return new Problem('request_malformed', 'The WebSocket handshake is malformed.');
}

/** A WebSocket of `ws`, which itself closes some connections with `tooManyFrames`, but without a reason. */
class FeedWebSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    super.close(code, reason ?? (code === violations.tooManyFrames ? closeReasons[code] : undefined));
  }
}

export class Handshakes {
  readonly #server: WebSocketServer;
  readonly #requestIds = new WeakMap<IncomingMessage, string>();

  /** @param closeMs the time between a close frame and a forced close */
  constructor(closeMs: number) {
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      WebSocket: FeedWebSocket,
      maxPayload: maxClientFrameBytes,
      maxFragments: maxClientFrames,
      // The types of ws do not have these options yet.
      ...{
        closeTimeout: closeMs,
        // If more pings are waiting for a pong, ws disconnects the client without a close code.
        maxPendingAutoPongs: maxClientFrames + 1,
      },
      // Subprotocols are not part of the contract, so the server does not select one.
      handleProtocols: () => false,
    });
    this.#server.on('headers', (headers, request) => {
      headers.push(`Request-Id: ${this.#requestIds.get(request)}`, 'X-Content-Type-Options: nosniff');
    });
    // ws emits this within `handleUpgrade`, so the pipeline returns this problem like any other.
    this.#server.on('wsClientError', () => {
      throw handshakeMalformed();
    });
  }

  /** Responds to a handshake with 101. @throws Problem request_malformed */
  complete({ request, socket, head, requestId }: Upgrade, opened: (webSocket: WebSocket) => void): void {
    this.#requestIds.set(request, requestId);
    this.#server.handleUpgrade(request, socket, head, opened);
  }
}
