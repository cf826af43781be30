/** Splits a file into lines. */
import { concat, latin1Bytes, latin1Of } from './bytes.js';

/** The last line of a file can have no end. If a line is cut, only its last part has an end. */
export type LineEnd = '\n' | '\r\n' | '\r' | '';

export interface Line {
  /** The line number. The first line has 1. */
  readonly number: number;
  /**
   * The line without its end. A line that isn't valid UTF-8 is decoded as Latin-1, one character per byte.
   */
  readonly text: string;
  readonly end: LineEnd;
  readonly isUtf8: boolean;
  /** Whether the text is a row of a JSON array, or was joined from several lines. */
  readonly isJoined?: true;
}

/** The file can't be imported. The message describes why. */
export class Unreadable extends Error {}

/**
 * No row is nearly as long as this. A longer line means that the file isn't text, or isn't split into lines.
 */
const maxMebibytes = 8;
const maxLineBytes = maxMebibytes * 1_048_576;
const [lineFeed, carriageReturn] = [0x0a, 0x0d];

/**
 * Yields all complete lines as soon as they arrive, and skips a byte order mark.
 *
 * @param cutAfter an ASCII character: lines of any length are then cut into parts, each of which ends with it
 * @throws Unreadable
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  cutAfter?: string,
): AsyncGenerator<readonly Line[], void, undefined> {
  const cut = cutAfter?.charCodeAt(0);
  let pending: Uint8Array[] = [];
  let pendingBytes = 0;
  let number = 1;
  let isFirst = true;
  const take = (bytes: Uint8Array): Line[] => {
    const text = isFirst ? withoutMark(bytes) : bytes;
    isFirst = false;
    const lines = split(text, number);
    number += lines.length;
    if (lines.at(-1)?.end === '') number -= 1;
    return lines;
  };
  for await (const chunk of chunks) {
    // If the last byte of a chunk is CR, the next chunk can start with LF.
    if (pending.at(-1)?.at(-1) === carriageReturn && chunk[0] !== lineFeed) {
      yield take(concat(pending));
      pending = [];
      pendingBytes = 0;
    }
    const end =
      1 +
      Math.max(
        chunk.lastIndexOf(lineFeed),
        chunk.subarray(0, -1).lastIndexOf(carriageReturn),
        cut === undefined ? -1 : chunk.lastIndexOf(cut),
      );
    if (end > 0) {
      yield take(concat([...pending, chunk.subarray(0, end)]));
      pending = [];
      pendingBytes = 0;
    }
    if (end === chunk.length) continue;
    pending.push(chunk.subarray(end));
    pendingBytes += chunk.length - end;
    if (pendingBytes > maxLineBytes)
      throw new Unreadable(
        cut === undefined
          ? `line ${number} is longer than ${maxMebibytes} MiB, but each row needs its own line`
          : `line ${number} has a row that is larger than ${maxMebibytes} MiB`,
      );
  }
  if (pendingBytes > 0) yield take(concat(pending));
}

/** Returns the original bytes of a line. A line without an end gets a line feed. */
export function bytesOf({ text, end, isUtf8 }: Line): Uint8Array {
  const line = text + (end || '\n');
  return isUtf8 ? new TextEncoder().encode(line) : latin1Bytes(line);
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns undefined if the bytes aren't UTF-8. */
function utf8Of(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Splitting the bytes as Latin-1 is safe, because only line ends contain the bytes 0x0A and 0x0D in UTF-8. */
function split(bytes: Uint8Array, first: number): Line[] {
  const text = utf8Of(bytes);
  if (text !== undefined) return splitText(text, first, true);
  return splitText(latin1Of(bytes), first, false).map((line) => {
    const text = utf8Of(latin1Bytes(line.text));
    return text === undefined ? line : { ...line, text, isUtf8: true };
  });
}

function splitText(text: string, first: number, isUtf8: boolean): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let lf = text.indexOf('\n');
  let cr = text.indexOf('\r');
  while (lf >= 0 || cr >= 0) {
    const isLf = cr < 0 || (lf >= 0 && lf < cr);
    const at = isLf ? lf : cr;
    const end = isLf ? '\n' : lf === cr + 1 ? '\r\n' : '\r';
    lines.push({ number: first + lines.length, text: text.slice(start, at), end, isUtf8 });
    start = at + end.length;
    if (end !== '\r') lf = text.indexOf('\n', start);
    if (!isLf) cr = text.indexOf('\r', start);
  }
  if (start < text.length)
    lines.push({ number: first + lines.length, text: text.slice(start), end: '', isUtf8 });
  return lines;
}

/** Some programs write a byte order mark before a file that already has one. */
function withoutMark(bytes: Uint8Array): Uint8Array {
  let start = 0;
  while (bytes[start] === 0xef && bytes[start + 1] === 0xbb && bytes[start + 2] === 0xbf) start += 3;
  return bytes.subarray(start);
}
