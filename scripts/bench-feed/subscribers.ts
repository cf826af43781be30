/**
 * The process of the subscribers. It does as little work per frame as possible. It counts all frames, and
 * every fiftieth subscriber reads the time of the write. The module bench-feed.ts controls it with messages.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { changeCounter, eventCounter, frameCounter, nowUs } from './frames.js';
import { type Listed, list } from './lister.js';

/** A `stream` is a response of server-sent events, and a `poll` is repeated with the cursor of each response. */
export type Protocol = 'websocket' | 'stream' | 'poll' | 'pocketbase';

/** The server and collection to subscribe to. */
export interface Subscribing {
  readonly protocol: Protocol;
  readonly port: number;
  readonly token: string;
  readonly collection: string;
}

/** A request of the parent process. The response is a `Reply`. */
export type Order =
  | {
      readonly kind: 'open';
      readonly subscribing: Subscribing;
      readonly count: number;
      /** Additional query parameters such as `&initial=true`, used in turn. */
      readonly more: readonly string[];
    }
  | { readonly kind: 'begin' | 'report' }
  /** Lists all changes after a cursor. `query` contains additional parameters. */
  | {
      readonly kind: 'list';
      readonly subscribing: Subscribing;
      readonly since: string;
      readonly query: string;
    };

export interface Reply {
  /** The number of open sockets. */
  readonly open: number;
  /** The number of frames since `begin`, and the arrival time of the last one. */
  readonly frames: number;
  readonly lastUs: number;
  /** The latencies of some frames, from write to event, in µs. */
  readonly latenciesUs: readonly number[];
  /** The result of `list`. */
  readonly listed?: Listed | undefined;
}

const openAtOnce = 50;
const sampledEvery = 50;

const sockets: Socket[] = [];
let frames = 0;
let lastUs = 0;
let latenciesUs: number[] = [];

process.on('message', async (order: Order) => {
  if (order.kind === 'open') await open(order);
  if (order.kind === 'begin') {
    frames = 0;
    latenciesUs = [];
  }
  const listed = order.kind === 'list' ? await list(order.subscribing, order.since, order.query) : undefined;
  process.send!({ open: sockets.length, frames, lastUs, latenciesUs, listed } satisfies Reply);
});

async function open(order: Order & { readonly kind: 'open' }): Promise<void> {
  let left = order.count;
  const opener = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const more = order.more[left % order.more.length] ?? '';
      await openOne(order.subscribing, more, sockets.length % sampledEvery === 0);
    }
  };
  await Promise.all(Array.from({ length: openAtOnce }, opener));
}

/** Opens a subscription. Resolves when it receives everything that is written from now on. */
function openOne(subscribing: Subscribing, more: string, isSampled: boolean): Promise<void> {
  const { protocol, port } = subscribing;
  const { counter, status, request } = forms[protocol](subscribing, more);
  const sample = isSampled ? (sentUs: number) => latenciesUs.push(nowUs() - sentUs) : undefined;
  return new Promise((resolve, reject) => {
    let head = '';
    let isOpen = false;
    const socket = connect({
      host: '127.0.0.1',
      port,
      // All sockets share one buffer, because the read data isn't kept.
      onread: {
        buffer,
        callback: (length, shared) => {
          const bytes = shared as Buffer;
          let from = 0;
          if (!isOpen) {
            const before = head.length;
            head += bytes.toString('latin1', 0, length);
            const end = endOfOpening[protocol](head);
            if (end === undefined) return true;
            if (!head.startsWith(`HTTP/1.1 ${status} `)) reject(new Error(head));
            isOpen = true;
            from = end - before;
            if (protocol === 'pocketbase') subscribe(subscribing, head).then(resolve, reject);
            else resolve();
            if (protocol === 'poll') pollOn(subscribing, socket, head);
          }
          const counted = counter(bytes, from, length, sample);
          if (counted > 0) lastUs = nowUs();
          frames += counted;
          if (protocol === 'poll') pollOn(subscribing, socket, bytes.toString('latin1', from, length));
          return true;
        },
      },
    });
    sockets.push(socket);
    socket.on('error', reject);
    socket.write(`${request}\r\nHost: bench\r\n\r\n`);
  });
}

const buffer = Buffer.allocUnsafe(1_048_576);

/** Returns the index after the opening of a subscription: the response headers, or the first event. */
const endOfOpening: Readonly<Record<Protocol, (head: string) => number | undefined>> = {
  websocket: (head) => endOf(head, '\r\n\r\n'),
  pocketbase: (head) => endOf(head, '\n\n'),
  stream: (head) => {
    const bookmark = head.indexOf('event: bookmark');
    return bookmark < 0 ? undefined : endOf(head, '\n\n', bookmark);
  },
  poll: (head) => endOf(head, '"has_more":false}'),
};

function endOf(text: string, mark: string, from = 0): number | undefined {
  const at = text.indexOf(mark, from);
  return at < 0 ? undefined : at + mark.length;
}

/** The last poll that was sent. Most requests after a commit are equal. */
let lastPoll = { cursor: '', request: Buffer.alloc(0) };

/** Sends the next poll after a response, from the cursor of the response. A response of one row arrives at once. */
function pollOn({ token, collection }: Subscribing, socket: Socket, response: string): void {
  const end = response.lastIndexOf('","has_more"');
  if (end < 0) return;
  const cursor = response.slice(response.lastIndexOf('"', end - 1) + 1, end);
  if (lastPoll.cursor !== cursor) {
    const path = `/v1/collections/${collection}/changes?since=${cursor}&wait=60`;
    const request = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: bench\r\nx-api-key: ${token}\r\n\r\n`);
    lastPoll = { cursor, request };
  }
  socket.write(lastPoll.request);
}

/** The opening request of each protocol, the expected status, and the counter for its frames. */
const forms = {
  websocket: ({ token, collection }: Subscribing, more: string) => ({
    counter: frameCounter(),
    status: 101,
    request:
      `GET /ws?api_key=${token}&collection=${collection}${more} HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  }),
  stream: ({ token, collection }: Subscribing, more: string) => ({
    counter: eventCounter(),
    status: 200,
    request: `GET /v1/collections/${collection}/changes/stream?api_key=${token}${more} HTTP/1.1`,
  }),
  poll: ({ token, collection }: Subscribing) => ({
    counter: changeCounter,
    status: 200,
    request: `GET /v1/collections/${collection}/changes HTTP/1.1\r\nx-api-key: ${token}`,
  }),
  pocketbase: () => ({ counter: eventCounter(), status: 200, request: 'GET /api/realtime HTTP/1.1' }),
};

/** The first event contains the client ID. A second request subscribes with it. */
async function subscribe({ port, token, collection }: Subscribing, begun: string): Promise<void> {
  const clientId = /"clientId":"(\w+)"/.exec(begun)?.[1];
  const response = await fetch(`http://127.0.0.1:${port}/api/realtime`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, subscriptions: [`${collection}/*`] }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}
