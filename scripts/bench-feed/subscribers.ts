/**
 * Subscribers in a process of their own, which do as little as can be done with a frame: all count, and every
 * fiftieth looks for the time of the write. Driven by the messages of bench-feed.ts.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { nowUs, sentPattern } from './clock.js';

/** What the parent asks for; each is answered by a `Reply`. */
export type Order =
  | {
      readonly kind: 'open';
      readonly port: number;
      readonly key: string;
      readonly collection: string;
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
      await openOne(order, order.more[left % order.more.length] ?? '', sockets.length % sampledEvery === 0);
    }
  };
  await Promise.all(Array.from({ length: openAtOnce }, opener));
}

function openOne(
  { port, key, collection }: { readonly port: number; readonly key: string; readonly collection: string },
  more: string,
  isSampled: boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const counter = new FrameCounter(isSampled);
    let head = '';
    const socket = connect({
      host: '127.0.0.1',
      port,
      // One buffer for all: nothing of what is read is kept.
      onread: {
        buffer,
        callback: (length, shared) => {
          const bytes = shared as Buffer;
          if (head === '101') counter.read(bytes, 0, length);
          else {
            head += bytes.toString('latin1', 0, length);
            const end = head.indexOf('\r\n\r\n') + 4;
            if (end < 4) return true;
            if (!head.startsWith('HTTP/1.1 101 ')) reject(new Error(head));
            const from = length - (head.length - end);
            head = '101';
            counter.read(bytes, from, length);
            resolve();
          }
          return true;
        },
      },
    });
    sockets.push(socket);
    socket.on('error', reject);
    socket.write(
      `GET /ws?api_key=${key}&collection=${collection}${more} HTTP/1.1\r\nHost: bench\r\nConnection: Upgrade\r\n` +
        `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
  });
}

const buffer = Buffer.allocUnsafe(1_048_576);

/** Walks from header to header (RFC 6455, section 5.2), which may be cut anywhere. */
class FrameCounter {
  readonly #isSampled: boolean;
  /** Bytes of the present frame that are still to come. */
  #missing = 0;
  /** A header that was cut. */
  #head: number[] = [];

  constructor(isSampled: boolean) {
    this.#isSampled = isSampled;
  }

  read(bytes: Buffer, from: number, end: number): void {
    if (end > from) lastUs = nowUs();
    let at = from;
    while (at < end) {
      if (this.#missing > 0) {
        const taken = Math.min(this.#missing, end - at);
        this.#missing -= taken;
        at += taken;
        continue;
      }
      this.#head.push(bytes[at]!);
      at += 1;
      const length = payloadLength(this.#head);
      if (length === undefined) continue;
      if ((this.#head[0]! & 0x0f) === 1) {
        frames += 1;
        if (this.#isSampled) this.#sample(bytes.toString('latin1', at, Math.min(at + length, end)));
      }
      this.#missing = length;
      this.#head = [];
    }
  }

  #sample(text: string): void {
    const sentUs = sentPattern.exec(text)?.[1];
    if (sentUs !== undefined) latenciesUs.push(nowUs() - Number(sentUs));
  }
}

/** Undefined while the header isn't whole. Text frames of a server are unmasked. */
function payloadLength(head: readonly number[]): number | undefined {
  if (head.length < 2) return undefined;
  const short = head[1]!;
  if (short < 126) return short;
  const wide = short === 126 ? 2 : 8;
  if (head.length < 2 + wide) return undefined;
  return head.slice(2).reduce((length, byte) => length * 256 + byte, 0);
}
