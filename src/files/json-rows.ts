/**
 * Reads rows from NDJSON, with one row per line, or from a JSON array or pretty-printed JSON objects, which can have any
 * number of lines.
 */
import { type Chunks, peeked } from './decode.js';
import { type Line, linesOf, Unreadable } from './lines.js';
import { notUtf8, type Read, type RowReader } from './rows.js';

/** Maximum number of characters of an element. A row always has fewer. */
const maxElementLength = 8_388_608;

/**
 * Reads a JSON array of rows if the first character is `[`. If the first line is `{` and a member or `}` follows, reads
 * pretty-printed objects. Otherwise, reads NDJSON.
 *
 * @param content the file in UTF-8
 */
export async function* jsonRows(
  content: Chunks,
  rows: RowReader,
): AsyncGenerator<readonly Read[], void, undefined> {
  const [held, all] = await peeked(content, (held) => firstCharacterOf(held.at(-1)) !== undefined);
  // Many programs write an array as one line, which can be as long as the file.
  const [batches, hint] =
    firstCharacterOf(held.at(-1)) === '['
      ? [elementsOf(linesOf(all, ','), 1)]
      : await objectsOf(linesOf(all));
  for await (const batch of batches) {
    yield batch.map((line) => {
      if (!line.isUtf8) return { lines: [line], faults: [notUtf8] };
      const text = line.text.trim();
      if (text === '') return { lines: [line] };
      const read = rows.read(text, [line]);
      const faults = read.faults?.map((fault) => ({ ...fault, hint }));
      return faults ? { ...read, faults } : read;
    });
  }
}

/** Returns the first character that is neither white space nor a byte order mark. */
function firstCharacterOf(chunk: Uint8Array | undefined): string | undefined {
  const first = chunk?.find((byte) => !skippedBytes.has(byte));
  return first === undefined ? undefined : String.fromCharCode(first);
}

const skippedBytes = new Set(new TextEncoder().encode(' \t\r\n\uFEFF'));

/** Yields each row as one line, and returns a hint for rows that are invalid. */
async function objectsOf(
  batches: AsyncIterable<readonly Line[]>,
): Promise<[rows: AsyncIterable<readonly Line[]>, hint?: string | undefined]> {
  let texts: string[] = [];
  const [, all] = await peeked(batches, (held) => {
    if (texts.length < 2)
      texts = [...texts, ...(held.at(-1) ?? []).map(({ text }) => text.trim())].filter(Boolean);
    return texts.length > 1;
  });
  const [start = '{}', second = ''] = texts;
  if (start === '{' && /^["}]/.test(second)) return [elementsOf(all, 0)];
  if (!start.startsWith('{')) return [all, 'to import CSV, use --format csv'];
  return [
    all,
    start.endsWith('}') ? undefined : 'each row must be on its own line, as in the output of jq -c .',
  ];
}

/**
 * Yields each row as one line, with the number of its first line.
 *
 * @param outer the depth around rows: 1 in an array, 0 for objects without an array
 */
async function* elementsOf(
  batches: AsyncIterable<readonly Line[]>,
  outer: 0 | 1,
): AsyncGenerator<readonly Line[], void, undefined> {
  let depth = 0;
  let isQuoted = false;
  let isEnded = false;
  let text = '';
  let number = 0;
  let isUtf8 = true;
  /** The line of the last comma between rows. */
  let lastComma = 0;
  const elements: Line[] = [];
  const joined = (): Line => ({ number, text: text.trim(), end: '\n', isUtf8, isJoined: true });
  const add = (part: string, line: Line): void => {
    if (text === '' && part.trim() === '') return;
    if (text === '') [number, isUtf8] = [line.number, true];
    text += part;
    isUtf8 &&= line.isUtf8;
  };
  const end = (line: Line, isLast: boolean): void => {
    const comma = isLast ? lastComma : line.number;
    if (text !== '') elements.push(joined());
    else if (comma > 0)
      throw new Unreadable(`line ${comma} has a comma without a row ${isLast ? 'after' : 'before'} it`);
    text = '';
    lastComma = comma;
  };
  for await (const batch of batches) {
    for (const line of batch) {
      let start = 0;
      const marks = /["\\[\]{},]/g;
      for (let mark = marks.exec(line.text); mark !== null; mark = marks.exec(line.text)) {
        const at = mark.index;
        const [character] = mark;
        if (isQuoted) {
          if (character === '\\') marks.lastIndex = at + 2;
          else if (character === '"') isQuoted = false;
          continue;
        }
        if (isEnded) throw new Unreadable(`line ${line.number} has text after the end of the array`);
        if (character === '"') isQuoted = true;
        else if (character === '[' || character === '{') {
          depth += 1;
          if (depth === 1 && outer === 1) start = at + 1;
        } else if (character === ',' && depth === outer) {
          if (outer === 0)
            throw new Unreadable(`line ${line.number} has a comma between rows without an array`);
          add(line.text.slice(start, at), line);
          end(line, false);
          start = at + 1;
        } else if (character === ']' || character === '}') {
          depth -= 1;
          if (depth === 0) {
            add(line.text.slice(start, at + 1 - outer), line);
            end(line, true);
            start = at + 1;
            isEnded = outer === 1;
          }
        }
      }
      if (isEnded && line.text.slice(start).trim() !== '')
        throw new Unreadable(`line ${line.number} has text after the end of the array`);
      // A line break can't be part of a string, so that a space means the same.
      if (depth > 0 || outer === 0) add(line.text.slice(start) + (line.end === '' ? '' : ' '), line);
      if (text.length > maxElementLength)
        throw new Unreadable(`the row that starts in line ${number} is larger than 8 MiB`);
    }
    yield elements.splice(0);
  }
  if (depth > 0)
    throw new Unreadable(`the JSON ${outer === 1 ? 'array' : 'object'} has no end: the file is incomplete`);
  yield text === '' ? [] : [joined()];
}
