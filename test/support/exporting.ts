/** Exports that a test reads at its own pace. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Client } from './client.js';
import { isFullSuite } from './suite.js';

export interface Exporting {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** Returns the text that was read so far. */
  readonly text: () => string;
  /** Reads this number of bytes, or up to the end. */
  read(bytes: number): Promise<void>;
  /** Reads the rest. `isWhole` is true if the response is complete. */
  rest(): Promise<{ readonly text: string; readonly isWhole: boolean }>;
  /** Disconnects the client. */
  leave(): void;
}

/** Requests an export on a new connection, and reads only the response headers. */
export async function beginExport(
  service: { readonly url: string; readonly key: string },
  collection: string,
  query = 'format=ndjson',
): Promise<Exporting> {
  const target = `${service.url}/v1/collections/${collection}/export?${query}`;
  const request = get(target, { headers: { 'x-api-key': service.key }, agent: false });
  const [message] = (await once(request, 'response')) as [IncomingMessage];
  // Errors of the connection are reported by the response.
  request.on('error', () => undefined);
  const chunks: Buffer[] = [];
  const parts = message[Symbol.asyncIterator]();
  /** Reads the next part. Returns false if there are no more parts. */
  const next = async (): Promise<boolean> => {
    // Reading an incomplete response fails. `rest` reports this.
    const part = await parts.next().catch(() => ({ done: true as const, value: undefined }));
    if (part.done === true) return false;
    chunks.push(part.value);
    return true;
  };
  const text = () => new TextDecoder().decode(Buffer.concat(chunks));
  return {
    status: message.statusCode!,
    headers: message.headers,
    text,
    async read(bytes) {
      const length = () => chunks.reduce((sum, chunk) => sum + chunk.length, 0);
      for (const awaited = length() + bytes; length() < awaited && (await next()); );
    },
    async rest() {
      while (await next());
      return { text: text(), isWhole: message.complete };
    },
    leave: () => request.destroy(),
  };
}

/**
 * The number of megabytes that `fill` inserts. This is more than the kernel buffers for a connection that
 * isn't read.
 */
export const filledMegabytes = isFullSuite ? 32 : 12;

/** Inserts rows of 200 kB each, `filledMegabytes` MB in total. */
export async function fill(owner: Client, collection: string): Promise<void> {
  const row = { t: 'x'.repeat(200_000) };
  for (let n = 0; n < filledMegabytes; n += 1) {
    const { status } = await owner.post(`/v1/collections/${collection}/rows`, Array(5).fill(row), {
      Prefer: 'return=minimal',
    });
    if (status !== 201) throw new Error(`no rows could be made: ${status}`);
  }
}
