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
  try {
    const hasBody = method !== 'HEAD' && status !== 204 && status !== 304;
    // A source that fails before its first chunk is answered as a problem; one that isn't asked holds nothing any more.
    let next = hasBody ? await iterator.next() : await iterator.return?.();
    response.writeHead(status, fields);
    for (; next !== undefined && next.done !== true; next = await iterator.next()) {
      const bytes = Buffer.byteLength(next.value);
      await exchange.reserve(bytes);
      await written(response, next.value);
      exchange.release(bytes);
      if (exchange.isGone()) return;
    }
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
