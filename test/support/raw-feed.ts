import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

type Served = { readonly url: string; readonly key: string };
const opened = new Set<Socket>();

export interface RawFeedOptions {
  readonly collection: string;
  readonly key?: string;
  readonly since?: string;
  readonly initial?: string;
  readonly fields?: readonly string[] | undefined;
}

/** Returns the text of the HTTP request that opens a feed. */
export function feedRequest(service: Served, options: RawFeedOptions): string {
  const { key, fields = [], ...asked } = options;
  const query = new URLSearchParams({ api_key: key ?? service.key, ...asked });
  for (const field of fields) query.append('fields', field);
  return [
    `GET /ws?${query} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    '\r\n',
  ].join('\r\n');
}

/** A feed over a plain TCP socket, for tests of clients that break the protocol. */
export interface RawFeed {
  readonly socket: Socket;
  /** Returns all bytes after the handshake. A paused socket receives no further bytes. */
  bytes(): Buffer;
  /** Waits until a text and the complete frame that contains it have arrived. */
  received(text: string): Promise<void>;
  /** Resolves when the server has closed the connection. */
  readonly ended: Promise<void>;
}

/** Opens a feed over a plain TCP socket. Fails if the server rejects the handshake. */
export async function rawFeed(service: Served, options: RawFeedOptions): Promise<RawFeed> {
  const socket = await rawSocket(service);
  socket.write(feedRequest(service, options));
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const [first] = (await once(socket, 'data')) as [Buffer];
  const headEnd = first.indexOf('\r\n\r\n') + 4;
  if (!first.toString('latin1').startsWith('HTTP/1.1 101 ') || headEnd < 4) {
    socket.destroy();
    throw new Error(`the feed was refused: ${first.toString('utf8').slice(0, 300)}`);
  }
  const received = new GrowingBuffer();
  received.add(first.subarray(headEnd));
  socket.on('data', (chunk: Buffer) => received.add(chunk));
  return {
    socket,
    bytes: () => received.bytes,
    async received(text) {
      for (let from = 0; received.bytes.indexOf(text, from) < 0; await once(socket, 'data'))
        from = Math.max(0, received.bytes.length - text.length);
      while (framesOf(received.bytes).rest.length > 0) await once(socket, 'data');
    },
    ended,
  };
}

/** Collects bytes that arrive in chunks. */
class GrowingBuffer {
  #buffer = Buffer.alloc(0);
  #length = 0;

  get bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  add(chunk: Buffer): void {
    const length = this.#length + chunk.length;
    if (length > this.#buffer.length) {
      // Doubles the size, so that each byte is copied once or twice on average, regardless of the number of
      // chunks.
      const larger = Buffer.allocUnsafe(2 * length);
      this.#buffer.copy(larger, 0, 0, this.#length);
      this.#buffer = larger;
    }
    chunk.copy(this.#buffer, this.#length);
    this.#length = length;
  }
}

/**
 * Connects to the server, and ignores errors of the connection.
 *
 * @param isPaused whether nothing is read before `resume`. After a single read, the kernel can enlarge the buffer of
 * the client to 32 MB.
 */
export async function rawSocket(
  service: Served,
  { allowHalfOpen = false, isPaused = false } = {},
): Promise<Socket> {
  const socket = connect({ port: Number(new URL(service.url).port), host: '127.0.0.1', allowHalfOpen });
  if (isPaused) socket.pause();
  opened.add(socket);
  socket.on('close', () => opened.delete(socket));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Destroys every plain socket that a test left open. */
export function closeRawSockets(): void {
  for (const socket of opened) socket.destroy();
}

export interface WireFrame {
  readonly opcode: number;
  readonly payload: Buffer;
}

/**
 * Parses the complete frames at the start of these bytes (RFC 6455, section 5.2). Returns them and the
 * remaining bytes.
 */
export function framesOf(bytes: Buffer): { readonly frames: WireFrame[]; readonly rest: Buffer } {
  const frames: WireFrame[] = [];
  let at = 0;
  for (;;) {
    if (bytes.length < at + 2) break;
    let length = bytes[at + 1]! & 0x7f;
    let start = at + 2;
    if (length === 126 && bytes.length >= start + 2) {
      length = bytes.readUInt16BE(start);
      start += 2;
    } else if (length === 127 && bytes.length >= start + 8) {
      length = Number(bytes.readBigUInt64BE(start));
      start += 8;
    } else if (length > 125) {
      break;
    }
    if (bytes.length < start + length) break;
    frames.push({ opcode: bytes[at]! & 0x0f, payload: bytes.subarray(start, start + length) });
    at = start + length;
  }
  return { frames, rest: bytes.subarray(at) };
}

/** Returns a close frame as a client sends it. */
export function closeFrame(code: number): Buffer {
  // Masked with zeros, which leaves the payload unchanged.
  return Buffer.from([0x88, 0x82, 0, 0, 0, 0, code >> 8, code & 0xff]);
}
