/**
 * Gives the input of a connection to the parser of `node:http` request by request.
 *
 * Node.js parses each chunk of up to 64 KiB at once. Such a chunk can contain 2,000 pipelined requests, each of
 * which takes some kilobytes until it has its response.
 *
 * `node:http` has no interface for this. This file replaces its listener for `data`, which it adds first. The
 * listener alone costs 7 µs per request, because Node.js then allocates 64 KiB for each chunk. So all connections
 * read into one buffer, as with the option `onread` of `net.Socket`, which a server cannot set. If a version of
 * Node.js has no such buffer, the listener is used. Tested with Node.js 20, 22 and 24.
 */
import { Socket } from 'node:net';

const empty: Buffer = Buffer.alloc(0);
/** The parser copies what it keeps, so its contents are free when a chunk is parsed. */
const shared: Buffer = Buffer.allocUnsafeSlow(65_536);
const [bufferSymbol, callbackSymbol] = symbolsOf(['kBuffer', 'kBufferCb']);

export class HttpInput {
  readonly #socket: Socket;
  /** How many of the next bytes belong to the body of a request, at least. They contain no request. */
  bodyBytes = 0;
  readonly #mayParse: () => boolean;
  #rest = empty;
  #isParsing = false;
  #parse: ((part: Buffer) => void) | undefined;

  /** @param mayParse whether the next request can be parsed now */
  constructor(socket: Socket, mayParse: () => boolean) {
    this.#socket = socket;
    this.#mayParse = mayParse;
  }

  /** Call it when the server has added its listeners to the connection. */
  attach(): void {
    const [parse] = this.#socket.listeners('data') as ((part: Buffer) => void)[];
    this.#parse = parse!;
    this.#socket.removeListener('data', parse!);
    this.#socket.on('data', this.#read);
    readInto(shared, this.#socket, (chunk) => {
      if (this.#parse === undefined) this.#socket.push(Buffer.from(chunk));
      else this.#readShared(chunk);
    });
  }

  /** Ends the parsing, because the server has handed over the connection. Returns what isn't parsed. */
  detach(): Buffer {
    const rest = this.#rest;
    this.#socket.removeListener('data', this.#read);
    this.#parse = undefined;
    this.#rest = empty;
    return rest;
  }

  get isParsed(): boolean {
    return this.#rest.length === 0;
  }

  /** Parses on until nothing more can be parsed now, or everything is parsed. */
  parseOn(): void {
    if (this.#isParsing) return;
    this.#isParsing = true;
    while (this.#rest.length > 0 && !this.#socket.destroyed && this.#mayParse()) {
      const rest = this.#rest;
      const most = this.bodyBytes > 0 ? this.bodyBytes : endOfHead(rest);
      const part = rest.length <= most ? rest : rest.subarray(0, most);
      this.#rest = rest.length <= most ? empty : rest.subarray(most);
      this.#parse!(part);
      this.bodyBytes = Math.max(0, this.bodyBytes - part.length);
    }
    this.#isParsing = false;
  }

  readonly #read = (chunk: Buffer): void => {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    this.parseOn();
  };

  #readShared(chunk: Buffer): void {
    this.#read(chunk);
    if (this.#rest.buffer === shared.buffer) this.#rest = Buffer.from(this.#rest);
  }
}

interface BufferedSocket {
  readonly _handle?: { readonly useUserBuffer?: (buffer: Buffer) => void };
  [symbol: symbol]: unknown;
}

/** Lets a connection read into `buffer`, if Node.js supports it. `onRead` uses a chunk before it returns. */
function readInto(buffer: Buffer, socket: Socket, onRead: (chunk: Buffer) => void): void {
  const { _handle: handle } = socket as unknown as BufferedSocket;
  if (bufferSymbol === undefined || callbackSymbol === undefined || !handle?.useUserBuffer) return;
  handle.useUserBuffer(buffer);
  Object.assign(socket, {
    [bufferSymbol]: buffer,
    [callbackSymbol]: (bytes: number) => onRead(buffer.subarray(0, bytes)),
  });
}

function symbolsOf(names: readonly string[]): readonly (symbol | undefined)[] {
  const symbols = Object.getOwnPropertySymbols(new Socket());
  return names.map((name) => symbols.find(({ description }) => description === name));
}

/**
 * Returns where the first head in these bytes ends, or the end of a chunked body. The parser accepts no other end (RFC
 * 9112, section 2.1).
 */
function endOfHead(bytes: Buffer): number {
  const at = bytes.indexOf(emptyLine);
  return at < 0 ? bytes.length : at + emptyLine.length;
}

const emptyLine: Buffer = Buffer.from('\r\n\r\n');
