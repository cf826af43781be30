/** Exports that are read as slowly as a test likes. */
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Client } from './client.js';
import { isFullSuite } from './suite.js';

export interface Exporting {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** What came of it so far. */
  readonly text: () => string;
  /** Reads so many bytes more, or up to the end. */
  read(bytes: number): Promise<void>;
  /** Reads to the end, and tells whether that is one. */
  rest(): Promise<{ readonly text: string; readonly isWhole: boolean }>;
  /** The client goes away. */
  leave(): void;
}

/** Asks for an export on a connection of its own, of which nothing is read but the head. */
export async function beginExport(
  service: { readonly url: string; readonly key: string },
  collection: string,
  query = 'format=ndjson',
): Promise<Exporting> {
  const target = `${service.url}/v1/collections/${collection}/export?${query}`;
  const request = get(target, { headers: { 'x-api-key': service.key }, agent: false });
  const [message] = (await once(request, 'response')) as [IncomingMessage];
  // The message tells of what happens to the connection.
  request.on('error', () => undefined);
  const chunks: Buffer[] = [];
  const parts = message[Symbol.asyncIterator]();
  /** Whether there is more. */
  const next = async (): Promise<boolean> => {
    // One that is cut fails; whether it was, the message tells.
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

/** The megabytes that `fill` makes: more than the kernel holds of a connection that is not read. */
export const filledMegabytes = isFullSuite ? 32 : 12;

/** Makes rows of 200 kB, of `filledMegabytes` in all. */
export async function fill(owner: Client, collection: string): Promise<void> {
  const row = { t: 'x'.repeat(200_000) };
  for (let n = 0; n < filledMegabytes; n += 1) {
    const { status } = await owner.post(`/v1/collections/${collection}/rows`, Array(5).fill(row), {
      Prefer: 'return=minimal',
    });
    if (status !== 201) throw new Error(`no rows could be made: ${status}`);
  }
}
