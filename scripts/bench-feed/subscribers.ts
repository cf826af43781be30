/**
 * The process of the subscribers. It does as little work per frame as possible. It counts all frames, and
 * every fiftieth subscriber reads the time of the write. The module bench-feed.ts controls it with messages.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { eventCounter, frameCounter, nowUs } from './frames.js';

/** The server and collection to subscribe to. */
export interface Subscribing {
  readonly protocol: 'websocket' | 'pocketbase';
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
  | { readonly kind: 'begin' | 'report' };

export interface Reply {
  /** The number of open sockets. */
  readonly open: number;
  /** The number of frames since `begin`, and the arrival time of the last one. */
  readonly frames: number;
  readonly lastUs: number;
  /** The latencies of some frames, from write to event, in µs. */
  readonly latenciesUs: readonly number[];
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
  process.send!({ open: sockets.length, frames, lastUs, latenciesUs } satisfies Reply);
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
            // The end of the response headers. With server-sent events, the end of the first event.
            const end = protocol === 'websocket' ? head.indexOf('\r\n\r\n') + 4 : head.indexOf('\n\n') + 2;
            if (end < 4) return true;
            if (!head.startsWith(`HTTP/1.1 ${status} `)) reject(new Error(head));
            isOpen = true;
            from = end - before;
            if (protocol === 'websocket') resolve();
            else subscribe(subscribing, head).then(resolve, reject);
          }
          const counted = counter(bytes, from, length, sample);
          if (counted > 0) lastUs = nowUs();
          frames += counted;
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

/** The opening request of each protocol, the expected status, and the counter for its frames. */
const forms = {
  websocket: ({ token, collection }: Subscribing, more: string) => ({
    counter: frameCounter(),
    status: 101,
    request:
      `GET /ws?api_key=${token}&collection=${collection}${more} HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
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
