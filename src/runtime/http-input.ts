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
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

const empty: Buffer = Buffer.alloc(0);
/** The parser copies what it keeps, so its contents are free when a chunk is parsed. */
const shared: Buffer = Buffer.allocUnsafeSlow(65_536);
const [bufferSymbol, callbackSymbol] = symbolsOf(['kBuffer', 'kBufferCb']);

/** An object instead of functions, because thousands of connections can be open. */
interface InputOwner {
  /** Whether the next request can be parsed now. */
  mayParse(): boolean;
  /** Called when a part of a body was parsed. */
  parsedBody(bytes: number): void;
  /** Called when a suspended input continues. Passes the connection to the server, and then calls `attach`. */
  attachParser(): void;
}

export class HttpInput {
  readonly #socket: Socket;
  /** The request whose head was parsed last, until its body is complete. */
  #request: IncomingMessage | undefined;
  /** How many of the next bytes belong to the body of a request. They contain no request. */
  #bodyBytes = 0;
  /** The last bytes that were parsed, if they can be the start of the end of a head. */
  #tail = empty;
  /** The end of a request line that is not complete. Undefined behind a request line. */
  #line: string | undefined = '';
  readonly #owner: InputOwner;
  #rest = empty;
  #isParsing = false;
  #isSuspended = false;
  #parse: ((part: Buffer) => void) | undefined;

  constructor(socket: Socket, owner: InputOwner) {
    this.#socket = socket;
    this.#owner = owner;
  }

  /** Call it when the server has added its listeners to the connection. */
  attach(): void {
    this.#socket.removeListener('data', this.#read);
    const [parse] = this.#socket.listeners('data') as ((part: Buffer) => void)[];
    this.#parse = parse!;
    this.#socket.removeListener('data', parse!);
    this.#socket.on('data', this.#read);
    this.#line = '';
    this.#isSuspended = false;
    readInto(shared, this.#socket, this.#readShared);
  }

  /** Call it when the parser has parsed a head. */
  beginBody(request: IncomingMessage): void {
    this.#request = request;
    this.#bodyBytes = Number(request.headers['content-length'] ?? 0);
  }

  /** Ends the parsing, because the server has handed over the connection. Returns what isn't parsed. */
  detach(): Buffer {
    const rest = this.#rest;
    this.#socket.removeListener('data', this.#read);
    this.#parse = undefined;
    this.#rest = empty;
    return rest;
  }

  /**
   * Continues without a parser, because the server has handed over the connection. When the next request arrives and can be
   * parsed, the connection gets a parser again.
   *
   * @param rest the bytes that the parser has not parsed
   */
  suspend(rest: Buffer): void {
    this.#isSuspended = true;
    this.#parse = undefined;
    if (rest.length > 0) this.#rest = Buffer.concat([rest, this.#rest]);
    this.#socket.resume();
  }

  get isSuspended(): boolean {
    return this.#isSuspended;
  }

  /** Whether the next bytes belong to the body of a request. */
  get isInBody(): boolean {
    return this.#request !== undefined;
  }

  get isParsed(): boolean {
    return this.#rest.length === 0;
  }

  /** Parses on until nothing more can be parsed now, or everything is parsed. */
  parseOn(): void {
    if (this.#isParsing) return;
    this.#isParsing = true;
    while (this.#rest.length > 0 && !this.#socket.destroyed && this.#owner.mayParse()) {
      if (this.#isSuspended) this.#owner.attachParser();
      const rest = this.#rest;
      const most = this.#bodyBytes > 0 ? this.#bodyBytes : this.#endOfHead(rest);
      const part = rest.length <= most ? rest : rest.subarray(0, most);
      this.#rest = rest.length <= most ? empty : rest.subarray(most);
      this.#bodyBytes = Math.max(0, this.#bodyBytes - part.length);
      this.#supportMinorVersion(part);
      const isBody = this.isInBody;
      this.#parse!(part);
      if (this.#request?.complete) [this.#request, this.#line] = [undefined, ''];
      if (isBody) this.#owner.parsedBody(part.length);
    }
    this.#isParsing = false;
  }

  /**
   * Changes HTTP/1.2 to HTTP/1.9 in a request line to HTTP/1.1, as which the server must process such a request (RFC
   * 9110, section 2.5). The parser rejects them. The length does not change, and neither does anything else.
   */
  #supportMinorVersion(part: Buffer): void {
    if (this.#line === undefined) return;
    // Empty lines can come before a request line (RFC 9112, section 2.2).
    let start = 0;
    if (this.#line === '') while (part[start] === 0x0d || part[start] === 0x0a) start += 1;
    if (start === part.length) return;
    const lineFeed = part.indexOf('\n', start);
    // Almost every line ends with another digit, which costs least to find.
    if (lineFeed >= 0 && !((part[lineFeed - 2] ?? 0x32) >= 0x32)) this.#line = undefined;
    if (this.#line === undefined) return;
    const line = this.#line + part.toString('latin1', 0, lineFeed < 0 ? part.length : lineFeed);
    const version = / HTTP\/1\.[2-9]/.exec(line);
    if (version !== null) part[version.index + version[0].length - 1 - this.#line.length] = 0x31;
    this.#line = lineFeed < 0 ? line.slice(-' HTTP/1.'.length) : undefined;
  }

  /**
   * Returns where the first head in these bytes ends, or the end of a chunked body. The parser accepts no other end
   * (RFC 9112, section 2.1).
   */
  #endOfHead(bytes: Buffer): number {
    const before = this.#tail;
    const all = before.length === 0 ? bytes : Buffer.concat([before, bytes]);
    const at = all.indexOf(emptyLine);
    this.#tail = at < 0 ? Buffer.from(all.subarray(1 - emptyLine.length)) : empty;
    return at < 0 ? bytes.length : at + emptyLine.length - before.length;
  }

  readonly #read = (chunk: Buffer): void => {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    this.parseOn();
  };

  /** Reads the first bytes of the shared buffer. */
  readonly #readShared = (bytes: number): void => {
    const chunk = shared.subarray(0, bytes);
    if (this.#parse === undefined && !this.#isSuspended) {
      this.#socket.push(Buffer.from(chunk));
      return;
    }
    this.#read(chunk);
    if (this.#rest.buffer === shared.buffer) this.#rest = Buffer.from(this.#rest);
  };
}

interface BufferedSocket {
  readonly _handle?: { readonly useUserBuffer?: (buffer: Buffer) => void };
  [symbol: symbol]: unknown;
}

/**
 * Lets a connection read into `buffer`, if Node.js supports it. `onRead` gets the number of bytes, and uses them before it
 * returns.
 */
function readInto(buffer: Buffer, socket: Socket, onRead: (bytes: number) => void): void {
  const { _handle: handle } = socket as unknown as BufferedSocket;
  if (bufferSymbol === undefined || callbackSymbol === undefined || !handle?.useUserBuffer) return;
  handle.useUserBuffer(buffer);
  Object.assign(socket, { [bufferSymbol]: buffer, [callbackSymbol]: onRead });
}

function symbolsOf(names: readonly string[]): readonly (symbol | undefined)[] {
  const symbols = Object.getOwnPropertySymbols(new Socket());
  return names.map((name) => symbols.find(({ description }) => description === name));
}

const emptyLine: Buffer = Buffer.from('\r\n\r\n');
