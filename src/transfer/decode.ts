/** Decodes a file into UTF-8: decompresses it, and converts other encodings. */
import { Readable, type Transform } from 'node:stream';
import * as zlib from 'node:zlib';
import { Unreadable } from './lines.js';

/** The encodings that a file can have if it isn't in UTF-8 and has no byte order mark. */
export const encodings = ['utf-8', 'latin1', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

type Chunks = AsyncIterable<Buffer>;

/**
 * Yields the content in UTF-8. gzip, zstd and UTF-16 are recognized by their first bytes.
 *
 * @throws Unreadable
 */
export async function* decoded(chunks: Chunks, encoding: Encoding = 'utf-8'): Chunks {
  let [start, content] = await startOf(chunks);
  const decompressor = decompressorOf(start);
  if (decompressor !== undefined) [start, content] = await startOf(decompressed(content, decompressor));
  const mark = start.subarray(0, 2).toString('hex');
  if (mark === 'fffe' || mark === 'feff')
    yield* converted(content, mark === 'fffe' ? 'utf-16le' : 'utf-16be');
  else if (encoding === 'windows-1252') yield* converted(content, encoding);
  else if (encoding === 'latin1')
    for await (const chunk of content) yield Buffer.from(chunk.toString('latin1'), 'utf8');
  else yield* content;
}

/** Returns the first items, until they are enough or there are no more, and an iterable over all items. */
export async function peeked<T>(
  items: AsyncIterable<T>,
  isEnough: (held: readonly T[]) => boolean,
): Promise<[held: readonly T[], all: AsyncIterable<T>]> {
  const iterator = items[Symbol.asyncIterator]();
  const held: T[] = [];
  while (!isEnough(held)) {
    const next = await iterator.next();
    if (next.done === true) break;
    held.push(next.value);
  }
  async function* all(): AsyncIterable<T> {
    yield* held;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return [held, all()];
}

/** Returns at least four bytes of the start, if there are as many, and the whole content. */
async function startOf(chunks: Chunks): Promise<[start: Buffer, content: Chunks]> {
  const [held, content] = await peeked(chunks, (held) => Buffer.concat(held).length >= 4);
  return [Buffer.concat(held), content];
}

function decompressorOf(start: Buffer): Transform | undefined {
  if (start.subarray(0, 2).toString('hex') === '1f8b') return zlib.createGunzip();
  if (start.subarray(0, 4).toString('hex') !== '28b52ffd') return undefined;
  const { createZstdDecompress } = zlib as { createZstdDecompress?: () => Transform };
  if (createZstdDecompress !== undefined) return createZstdDecompress();
  throw new Unreadable(
    `the file is compressed with zstd, which Node.js ${process.versions.node} cannot read. Use Node.js 22.15 or later, or decompress the file with "zstd -d"`,
  );
}

async function* decompressed(content: Chunks, decompressor: Transform): Chunks {
  const source = Readable.from(content, { objectMode: false });
  source.on('error', (error) => decompressor.destroy(error));
  try {
    yield* source.pipe(decompressor);
  } catch (error) {
    throw new Unreadable(`the file can't be decompressed: ${(error as Error).message}`);
  } finally {
    source.destroy();
  }
}

async function* converted(content: Chunks, encoding: string): Chunks {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of content) yield Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8');
  const rest = decoder.decode();
  if (rest !== '') yield Buffer.from(rest, 'utf8');
}
