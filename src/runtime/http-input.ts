/**
 * Gives the input of a connection to the parser of `node:http` in small parts.
 *
 * Node.js parses each chunk of up to 64 KiB at once. Such a chunk can contain 2,000 pipelined requests, each of
 * which takes some kilobytes until it has its response.
 *
 * `node:http` has no interface for this. This file replaces its listener for `data`, which it adds first. Tested
 * with Node.js 20, 22 and 24.
 */
import type { Socket } from 'node:net';

/** At most this much is parsed before the connection is looked at again: about 25 of the shortest requests. */
const partBytes = 512;
const empty: Buffer = Buffer.alloc(0);

export class HttpInput {
  readonly #socket: Socket;
  readonly #isFull: () => boolean;
  #rest = empty;
  #isParsing = false;
  #parse: ((part: Buffer) => void) | undefined;

  /** @param isFull whether the connection can't have more requests at the moment */
  constructor(socket: Socket, isFull: () => boolean) {
    this.#socket = socket;
    this.#isFull = isFull;
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

  /** Parses on until the connection is full, or everything is parsed. */
  parseOn(): void {
    if (this.#isParsing) return;
    this.#isParsing = true;
    while (this.#rest.length > 0 && !this.#isFull() && !this.#socket.destroyed) {
      const part = this.#rest.subarray(0, partBytes);
      this.#rest = this.#rest.subarray(partBytes);
      this.#parse!(part);
    }
    this.#isParsing = false;
  }

  readonly #read = (chunk: Buffer): void => {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    this.parseOn();
  };
}
