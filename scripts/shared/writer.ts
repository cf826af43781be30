/** A writer over one keep-alive connection that uses very little CPU time for requests and responses. */
import { once } from 'node:events';
import { connect } from 'node:net';

export interface Writer {
  /** @param body ASCII text. Resolves when the server has acknowledged the request. */
  insert(body: string): Promise<void>;
  close(): void;
}

/**
 * @param headers the headers of each request, with line ends
 * @param status the expected status
 */
export async function openWriter(
  port: number,
  path: string,
  headers: string,
  status: number,
): Promise<Writer> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true }).setEncoding('latin1');
  await once(socket, 'connect');
  const chunks = socket[Symbol.asyncIterator]();
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}Content-Length: `;
  return {
    async insert(body) {
      socket.write(`${head}${body.length}\r\n\r\n${body}`, 'latin1');
      let text = '';
      while (!isComplete(text)) {
        const { value, done } = await chunks.next();
        if (done) throw new Error('the server closed the connection');
        text += value;
      }
      if (!text.startsWith(`HTTP/1.1 ${status} `)) throw new Error(`a write was refused: ${text}`);
    },
    close: () => socket.destroy(),
  };
}

function isComplete(text: string): boolean {
  const end = text.indexOf('\r\n\r\n') + 4;
  return end >= 4 && text.length >= end + Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
}
