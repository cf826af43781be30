/**
 * Streams a response body at the client's pace: reads the next chunk from the source when the kernel has
 * accepted the last one. If the source fails, the connection is reset, so that the client sees an incomplete
 * chunked body. connections.ts disconnects a client that stops reading.
 */
import type { ServerResponse } from 'node:http';
import type { Chunks } from '../../contract/handlers.js';
import type { Exchange } from '../exchange.js';

export async function sendChunks(
  exchange: Exchange,
  status: number,
  fields: string[],
  chunks: Chunks,
): Promise<void> {
  const { request, response, method } = exchange;
  const iterator = chunks[Symbol.asyncIterator]();
  const begin = (): void => {
    // The source may have ended early because of the loss.
    if (exchange.loss !== undefined) throw exchange.loss;
    if (!response.headersSent) response.writeHead(status, fields);
  };
  try {
    const hasBody = method !== 'HEAD' && status !== 204 && status !== 304;
    // An error before the first chunk is returned as a problem. If no body is sent, `return` frees the
    // source's resources.
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
    // After a loss, the client has another response, or its connection is reset.
    if (response.headersSent && exchange.loss === undefined) request.socket.resetAndDestroy();
    throw error;
  } finally {
    await iterator.return?.();
  }
}

/** Resolves when the kernel has accepted the chunk, or when the connection is closed. */
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
