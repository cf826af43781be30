/** Lists old changes with one connection, as fast as the server sends them. It does not parse the frames, but counts them. */
import { connect } from 'node:net';
import { nowUs } from './frames.js';

export interface Listed {
  readonly frames: number;
  readonly requests: number;
  readonly tookUs: number;
  readonly longestUs: number;
}

const eventMark = Buffer.from('{"event":"');
/** The rest of a response, behind its frames, is shorter. */
const restBytes = 200;

/** @param query additional query parameters such as `limit=1000` */
export async function list(
  { port, token, collection }: { port: number; token: string; collection: string },
  beginning: string,
  query: string,
): Promise<Listed> {
  const socket = connect({ host: '127.0.0.1', port });
  const pieces = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const begunUs = nowUs();
  let [frames, requests, longestUs] = [0, 0, 0];
  for (let cursor: string | undefined = beginning; cursor !== undefined; requests += 1) {
    const askedUs = nowUs();
    const target: string = `/v1/collections/${collection}/changes?${query}&since=${cursor}`;
    socket.write(`GET ${target} HTTP/1.1\r\nHost: bench\r\nx-api-key: ${token}\r\n\r\n`);
    const body = await readBody(pieces);
    longestUs = Math.max(longestUs, nowUs() - askedUs);
    for (let at = body.indexOf(eventMark); at >= 0; at = body.indexOf(eventMark, at + 1)) frames += 1;
    const rest = body.toString('latin1', Math.max(0, body.length - restBytes));
    cursor = /"cursor":"([^"]+)","has_more":true}$/.exec(rest)?.[1];
  }
  socket.destroy();
  return { frames, requests, tookUs: nowUs() - begunUs, longestUs };
}

async function readBody(pieces: AsyncIterator<Buffer>): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  const received: Buffer[] = [];
  let missing = Number.POSITIVE_INFINITY;
  while (missing > 0) {
    const { value, done } = await pieces.next();
    if (done) throw new Error('The server has closed the connection.');
    if (missing < Number.POSITIVE_INFINITY) {
      received.push(value);
      missing -= value.length;
      continue;
    }
    bytes = Buffer.concat([bytes, value]);
    const end = bytes.indexOf('\r\n\r\n') + 4;
    if (end < 4) continue;
    const head = bytes.toString('latin1', 0, end);
    if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(bytes.toString());
    received.push(bytes.subarray(end));
    missing = Number(/^content-length: (\d+)/im.exec(head)![1]) - (bytes.length - end);
  }
  return Buffer.concat(received);
}
