/** Decodes a file into UTF-8: decompresses it, and converts other encodings. */
import { concat, latin1Of } from './bytes.js';
import { Unreadable } from './lines.js';

/** The encodings that most files have if they aren't in UTF-8 and have no byte order mark. */
export const encodings = ['utf-8', 'latin1', 'windows-1252'] as const;

/** Returns whether a name is `latin1` or an encoding of the Encoding Standard, such as `shift_jis`. */
export function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

export type Chunks = AsyncIterable<Uint8Array>;
/** Decompresses a file. @throws Unreadable */
export type Decompress = (content: Chunks, format: 'gzip' | 'zstd') => Chunks;

/**
 * Yields the content in UTF-8. gzip, zstd and UTF-16 are recognized by their first bytes.
 *
 * @throws Unreadable if the first bytes show that the file contains no text
 */
export async function* decoded(
  chunks: Chunks,
  decompress: Decompress,
  encoding = 'utf-8',
): AsyncGenerator<Uint8Array, void, undefined> {
  let [start, content] = await startOf(chunks);
  const format = startsWith(start, gzip) ? 'gzip' : startsWith(start, zstd) ? 'zstd' : undefined;
  if (format !== undefined) [start, content] = await startOf(decompress(content, format));
  const binary = binaries.find(({ bytes }) => startsWith(start, bytes));
  if (binary !== undefined) throw new Unreadable(`the file is ${binary.what}`);
  const isUtf16 = /^utf-16/.test(new TextDecoder(encoding).encoding);
  const utf16 = isUtf16 ? undefined : unmarkedUtf16(start);
  if (utf16 !== undefined)
    throw new Unreadable(
      `the file is UTF-16 without a byte order mark. Set the encoding to ${utf16}, or save the file as UTF-8`,
    );
  if (startsWith(start, [0xff, 0xfe])) yield* converted(content, 'utf-16le');
  else if (startsWith(start, [0xfe, 0xff])) yield* converted(content, 'utf-16be');
  else if (encoding === 'latin1')
    // In the Encoding Standard, this is a name of windows-1252.
    for await (const chunk of content) yield new TextEncoder().encode(latin1Of(chunk));
  else if (new TextDecoder(encoding).encoding === 'utf-8') yield* content;
  else yield* converted(content, encoding);
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

const gzip = [0x1f, 0x8b];
const zstd = [0x28, 0xb5, 0x2f, 0xfd];

/** Files that people import by mistake, and what to do about them. */
const binaries = [
  {
    bytes: [0x50, 0x4b, 0x03, 0x04],
    what: 'a ZIP archive, such as an Excel workbook (.xlsx). Save the sheet as CSV, or extract the archive',
  },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], what: 'an Excel workbook (.xls). Save the sheet as CSV' },
  { bytes: [0xfd, 0x37, 0x7a, 0x58], what: 'compressed with xz. Decompress it with "xz -d"' },
];

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Returns the encoding if the file starts with two ASCII characters in UTF-16. A text in UTF-8 has no bytes 0. */
function unmarkedUtf16(start: Uint8Array): string | undefined {
  const zeros = [...start.subarray(0, 4)].map((byte) => byte === 0).join();
  if (zeros === 'false,true,false,true') return 'utf-16le';
  return zeros === 'true,false,true,false' ? 'utf-16be' : undefined;
}

/** Returns at least four bytes of the start, if there are as many, and the whole content. */
async function startOf(chunks: Chunks): Promise<[start: Uint8Array, content: Chunks]> {
  const [held, content] = await peeked(chunks, (held) => concat(held).length >= 4);
  return [concat(held), content];
}

/** @throws Unreadable if bytes are not valid in the encoding, because replacing them would change values */
async function* converted(content: Chunks, encoding: string): Chunks {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const encoder = new TextEncoder();
  let line = 1;
  const decode = (chunk?: Uint8Array): Uint8Array => {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined });
      line += lineFeedsIn(text);
      return encoder.encode(text);
    } catch {
      const [start = ''] = new TextDecoder(encoding).decode(chunk).split('\ufffd');
      throw new Unreadable(
        `line ${line + lineFeedsIn(start)} contains bytes that are not ${decoder.encoding}`,
      );
    }
  };
  for await (const chunk of content) yield decode(chunk);
  yield decode();
}

function lineFeedsIn(text: string): number {
  return text.split('\n').length - 1;
}
