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
  const format = start.startsWith('\x1f\x8b') ? 'gzip' : start.startsWith('(\xb5/\xfd') ? 'zstd' : undefined;
  if (format !== undefined) [start, content] = await startOf(decompress(content, format));
  const binary = binaries.find((each) => start.startsWith(each.start));
  if (binary !== undefined) throw new Unreadable(`the file is ${binary.what}`);
  const utf16 = utf16Of(start);
  if (utf16 !== undefined) yield* converted(content, utf16);
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

/** Files that people import by mistake, and what to do about them. */
const binaries = [
  {
    start: 'PK\x03\x04',
    what: 'a ZIP archive, such as an Excel workbook (.xlsx). Save the sheet as CSV, or extract the archive',
  },
  { start: '\xd0\xcf\x11\xe0', what: 'an Excel workbook (.xls). Save the sheet as CSV' },
  { start: '\xfd7zX', what: 'compressed with xz. Decompress it with "xz -d"' },
];

/** Recognizes UTF-16 by its byte order mark, or by two ASCII characters. A text in UTF-8 contains no bytes 0. */
function utf16Of(start: string): string | undefined {
  if (/^(\xff\xfe|([^\0]\0){2})/.test(start)) return 'utf-16le';
  return /^(\xfe\xff|(\0[^\0]){2})/.test(start) ? 'utf-16be' : undefined;
}

/** Returns up to four bytes of the start, as characters of Latin-1, and the whole content. */
async function startOf(chunks: Chunks): Promise<[start: string, content: Chunks]> {
  const [held, content] = await peeked(chunks, (held) => concat(held).length >= 4);
  return [latin1Of(concat(held).subarray(0, 4)), content];
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
