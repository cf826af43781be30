/** Which requests are upgrades: only those that ask for a feed; any other (`h2c`, say) is answered as plain HTTP. */
import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export class FeedRequest extends IncomingMessage {
  /** Set by the base class's constructor, when private fields aren't there yet. */
  declare private asksUpgrade: boolean | null;

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
