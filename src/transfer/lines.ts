/** Splits a file into lines. */
import { isUtf8 } from 'node:buffer';

export interface Line {
  /** The line number. The first line has 1. */
  readonly number: number;
  /**
   * The line without its line feed. A line that isn't valid UTF-8 is decoded as Latin-1, one character per
   * byte.
   */
  readonly text: string;
  readonly isUtf8: boolean;
}

/** The file can't be imported. The message describes why. */
export class Unreadable extends Error {}

/**
 * No row is nearly as long as this. A longer line means that the file isn't text, or isn't split into lines.
 */
const maxLineBytes = 8_388_608;
const lineFeed = 0x0a;

/** Yields all complete lines as soon as they arrive, and skips a byte order mark. @throws Unreadable */
export async function* linesOf(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<readonly Line[], void, undefined> {
  let pending: Buffer[] = [];
  let pendingBytes = 0;
  let number = 1;
  let isFirst = true;
  const take = (bytes: Buffer): Line[] => {
    const text = isFirst ? withoutMark(bytes) : bytes;
    isFirst = false;
    const lines = split(text, number);
    number += lines.length;
    return lines;
  };
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf(lineFeed) + 1;
    if (end > 0) {
      yield take(Buffer.concat([...pending, chunk.subarray(0, end - 1)]));
      pending = [];
      pendingBytes = 0;
    }
    if (end === chunk.length) continue;
    pending.push(chunk.subarray(end));
    pendingBytes += chunk.length - end;
    if (pendingBytes > maxLineBytes)
      throw new Unreadable(
        `line ${number} is over ${maxLineBytes / 1_048_576} MiB long; each row needs a line`,
      );
  }
  if (pendingBytes > 0) yield take(Buffer.concat(pending));
}

/** Returns the original bytes of a line. */
export function bytesOf({ text, isUtf8 }: Line): Buffer {
  return Buffer.from(`${text}\n`, isUtf8 ? 'utf8' : 'latin1');
}

/** Splitting the bytes as Latin-1 is safe, because only a line feed contains the byte 0x0A in UTF-8. */
function split(bytes: Buffer, first: number): Line[] {
  if (isUtf8(bytes))
    return bytes
      .toString('utf8')
      .split('\n')
      .map((text, index) => ({ number: first + index, text, isUtf8: true }));
  return bytes
    .toString('latin1')
    .split('\n')
    .map((text, index) => {
      const own = Buffer.from(text, 'latin1');
      const isValid = isUtf8(own);
      return { number: first + index, text: isValid ? own.toString('utf8') : text, isUtf8: isValid };
    });
}

function withoutMark(bytes: Buffer): Buffer {
  const start = bytes.subarray(0, 3).toString('hex');
  if (start.startsWith('fffe') || start.startsWith('feff'))
    throw new Unreadable('this is UTF-16; save it as UTF-8');
  return start === 'efbbbf' ? bytes.subarray(3) : bytes;
}
