/**
 * A body that is made while it is read. Its client sets the pace: of the source nothing more is asked until the last
 * chunk is with the kernel. An answer that can't be ended as it should is cut: without the end of its chunks nobody
 * takes it for whole. A client that stands still is cut by its connection.
 */
import type { ServerResponse } from 'node:http';
import type { Chunks } from '../contract/handlers.js';
import type { Exchange } from './exchange.js';

export async function sendChunks(
  exchange: Exchange,
  status: number,
  fields: string[],
  chunks: Chunks,
): Promise<void> {
  const { request, response, method } = exchange;
  const iterator = chunks[Symbol.asyncIterator]();
  const begin = (): void => {
    if (!response.headersSent) response.writeHead(status, fields);
  };
  try {
    const hasBody = method !== 'HEAD' && status !== 204 && status !== 304;
    // What fails before the first chunk is answered as a problem; a source that isn't asked holds nothing any more.
    let next = hasBody ? await iterator.next() : await iterator.return?.();
    for (; next !== undefined && next.done !== true; next = await iterator.next()) {
      const bytes = Buffer.byteLength(next.value);
      await exchange.reserve(bytes);
      begin();
      await written(response, next.value);
      exchange.release(bytes);
      if (exchange.isGone()) return;
    }
    begin();
    response.end();
  } catch (error) {
    if (response.headersSent) request.socket.resetAndDestroy();
    throw error;
  } finally {
    await iterator.return?.();
  }
}

/** Resolves when a chunk is with the kernel, or its connection is closed. */
function written(response: ServerResponse, chunk: string | Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    const settled = () => {
      response.off('close', settled);
      resolve();
    };
    response.once('close', settled);
    response.write(chunk, settled);
  });
}
