/** Reads rows from NDJSON, with one row per line, or from a JSON array, which can have any number of lines. */
import { peeked } from './decode.js';
import { type Line, Unreadable } from './lines.js';
import { notUtf8, type Read, type RowReader } from './rows.js';

/** Maximum number of characters of an element. A row always has fewer. */
const maxElementLength = 8_388_608;

/** Reads a JSON array of rows if the first character is `[`, and NDJSON otherwise. */
export async function* jsonRows(
  batches: AsyncIterable<readonly Line[]>,
  rows: RowReader,
): AsyncGenerator<readonly Read[], void, undefined> {
  const firstText = (held: readonly (readonly Line[])[]): string | undefined =>
    held.at(-1)?.find(({ text }) => text.trim() !== '')?.text;
  const [held, all] = await peeked(batches, (held) => firstText(held) !== undefined);
  const isArray = firstText(held)?.trimStart().startsWith('[') === true;
  for await (const batch of isArray ? elementsOf(all) : all) {
    yield batch.map((line) => {
      if (!line.isUtf8) return { lines: [line], faults: [notUtf8] };
      const text = line.text.trim();
      return text === '' ? { lines: [line] } : rows.read(text, [line]);
    });
  }
}

/** Yields each element of the array as one line, with the number of the line where it starts. */
async function* elementsOf(
  batches: AsyncIterable<readonly Line[]>,
): AsyncGenerator<readonly Line[], void, undefined> {
  let depth = 0;
  let isQuoted = false;
  let isEnded = false;
  let text = '';
  let number = 0;
  let isUtf8 = true;
  const elements: Line[] = [];
  const add = (part: string, line: Line): void => {
    if (text === '' && part.trim() === '') return;
    if (text === '') [number, isUtf8] = [line.number, true];
    text += part;
    isUtf8 &&= line.isUtf8;
  };
  const end = (line: Line, isLast: boolean): void => {
    if (text !== '') elements.push({ number, text: text.trim(), end: '\n', isUtf8 });
    else if (!isLast) throw new Unreadable(`line ${line.number} has a comma without a row before it`);
    text = '';
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
          if (depth === 1) start = at + 1;
        } else if (character === ',' && depth === 1) {
          add(line.text.slice(start, at), line);
          end(line, false);
          start = at + 1;
        } else if (character === ']' || character === '}') {
          depth -= 1;
          if (depth === 0) {
            add(line.text.slice(start, at), line);
            end(line, true);
            start = at + 1;
            isEnded = true;
          }
        }
      }
      if (isEnded && line.text.slice(start).trim() !== '')
        throw new Unreadable(`line ${line.number} has text after the end of the array`);
      // A line break can't be part of a string, so that a space means the same.
      if (depth > 0) add(`${line.text.slice(start)} `, line);
      if (text.length > maxElementLength)
        throw new Unreadable(`the row that starts in line ${number} is larger than 8 MiB`);
    }
    yield elements.splice(0);
  }
  if (depth > 0) throw new Unreadable('the JSON array has no end: the file is incomplete');
}
