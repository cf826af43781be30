/** A writer over one keep-alive connection that uses very little CPU time for requests and responses. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The insert request of a server, and the expected status. */
export interface Inserting {
  readonly path: string;
  readonly headers: string;
  readonly status: number;
}

export class Writer {
  readonly #socket: Socket;
  readonly #head: string;
  /** The start of a successful response. */
  readonly #done: string;
  #text = '';
  #answered: (() => void) | undefined;
  #failed: ((error: Error) => void) | undefined;

  private constructor(socket: Socket, { path, headers, status }: Inserting) {
    this.#socket = socket;
    this.#head = `POST ${path} HTTP/1.1\r\nHost: bench\r\n${headers}Content-Length: `;
    this.#done = `HTTP/1.1 ${status} `;
    socket.setEncoding('latin1').on('data', (text: string) => this.#read(text));
    socket.on('close', () => this.#failed?.(new Error('the service closed the connection')));
  }

  static async open(port: number, inserting: Inserting): Promise<Writer> {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    await once(socket, 'connect');
    return new Writer(socket, inserting);
  }

  /** @param rows the body, in ASCII. Resolves when the server has acknowledged the rows. */
  insert(rows: string): Promise<void> {
    this.#socket.write(`${this.#head}${rows.length}\r\n\r\n${rows}`, 'latin1');
    return new Promise((resolve, reject) => {
      this.#answered = resolve;
      this.#failed = reject;
    });
  }

  close(): void {
    this.#failed = undefined;
    this.#socket.destroy();
  }

  #read(text: string): void {
    this.#text += text;
    const end = this.#text.indexOf('\r\n\r\n') + 4;
    if (end < 4) return;
    const length = Number(/content-length: (\d+)/i.exec(this.#text)?.[1] ?? 0);
    if (this.#text.length < end + length) return;
    if (this.#text.startsWith(this.#done)) this.#answered?.();
    else this.#failed?.(new Error(this.#text));
    this.#text = '';
  }
}
