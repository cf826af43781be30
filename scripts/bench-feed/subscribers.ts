/**
 * Subscribers in a process of their own, which do as little as can be done with a frame: all count, and every
 * fiftieth looks for the time of the write. Driven by the messages of bench-feed.ts.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { nowUs } from './clock.js';
import { type Counter, EventCounter, FrameCounter } from './frames.js';

/** Where the changes of a collection are told. */
export interface Subscribing {
  readonly protocol: 'websocket' | 'pocketbase';
  readonly port: number;
  readonly token: string;
  readonly collection: string;
}

/** What the parent asks for; each is answered by a `Reply`. */
export type Order =
  | {
      readonly kind: 'open';
      readonly subscribing: Subscribing;
      readonly count: number;
      /** What else they ask for, in turn: `&initial=true`. */
      readonly more: readonly string[];
    }
  | { readonly kind: 'begin' | 'report' };

export interface Reply {
  /** Sockets that are open. */
  readonly open: number;
  /** Frames since `begin`, and when the last of them came. */
  readonly frames: number;
  readonly lastUs: number;
  /** From write to event, of some frames, in microseconds. */
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

/** Resolves when what is written from now on will come. */
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
      // One buffer for all: nothing of what is read is kept.
      onread: {
        buffer,
        callback: (length, shared) => {
          const bytes = shared as Buffer;
          let from = 0;
          if (!isOpen) {
            const before = head.length;
            head += bytes.toString('latin1', 0, length);
            // The answer's head; with server-sent events, also the first of them.
            const end = protocol === 'websocket' ? head.indexOf('\r\n\r\n') + 4 : head.indexOf('\n\n') + 2;
            if (end < 4) return true;
            if (!head.startsWith(`HTTP/1.1 ${status} `)) reject(new Error(head));
            isOpen = true;
            from = end - before;
            if (protocol === 'websocket') resolve();
            else subscribe(subscribing, head).then(resolve, reject);
          }
          const counted = counter.read(bytes, from, length, sample);
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

/** How a subscription begins, and what its answer is read by. */
const forms = {
  websocket: ({ token, collection }: Subscribing, more: string) => ({
    counter: new FrameCounter() as Counter,
    status: 101,
    request:
      `GET /ws?api_key=${token}&collection=${collection}${more} HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
  }),
  pocketbase: () => ({
    counter: new EventCounter() as Counter,
    status: 200,
    request: 'GET /api/realtime HTTP/1.1',
  }),
};

/** The first event tells who the client is, which a second request subscribes. */
async function subscribe({ port, token, collection }: Subscribing, begun: string): Promise<void> {
  const clientId = /"clientId":"(\w+)"/.exec(begun)?.[1];
  const response = await fetch(`http://127.0.0.1:${port}/api/realtime`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, subscriptions: [`${collection}/*`] }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
}
