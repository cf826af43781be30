/**
 * Gives the input of a connection to the parser of `node:http` request by request.
 *
 * Node.js parses each chunk of up to 64 KiB at once. Such a chunk can contain 2,000 pipelined requests, each of
 * which takes some kilobytes until it has its response.
 *
 * `node:http` has no interface for this. This file replaces its listener for `data`, which it adds first. Tested
 * with Node.js 20.
 */
import type { Socket } from 'node:net';

const empty: Buffer = Buffer.alloc(0);

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
