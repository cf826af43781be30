/** Splits the lines of a CSV file (RFC 4180) into records, and records into cells. */
import { type Line, type LineEnd, Unreadable } from './lines.js';
import { type Fault, notUtf8 } from './rows.js';

/** The separators that an import finds by itself. */
export const separators = [',', ';', '\t', '|'];

/** A record has cells or a fault. A blank line has neither. */
export interface CsvRecord {
  readonly lines: readonly Line[];
  /** A cell that is quoted in the file starts with a quote: `"a ""b"""` becomes `"a "b"`. */
  readonly cells?: readonly string[];
  readonly fault?: Fault;
}

/** Returns the text of a cell, whether it is quoted in the file or not. */
export function textIn(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1) : cell;
}

/**
 * Maximum number of characters per record. A row always has fewer. Without this limit, a quote that is never
 * closed would make the rest of the file one record.
 */
const maxRecordLength = 1_048_576;
const quote = 0x22;
/** The escapes that are not the character behind the backslash itself. */
const controls: Readonly<Record<string, string>> = {
  ...{ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
  ...{ '0': '\0', Z: '\x1a' },
};

/** A record that isn't complete yet. */
class OpenRecord {
  readonly lines: Line[] = [];
  /** The number of characters in the lines. */
  length = 0;
  /** The complete cells. */
  readonly cells: string[] = [];
  /** The next cell so far, if its closing quote is missing. It then starts with a quote. */
  cell = '';
  /** The text of lines that end with a backslash, which makes the line end a part of the cell. */
  before = '';
  /** The first fault. */
  fault: Fault | undefined;
}

/**
 * Cells are split here and not by a library, because the import must know which cells are quoted. Libraries
 * don't report this, or take six times as long (csv-parse 7).
 */
export class CsvRecords {
  readonly #relaxQuotes: boolean;
  readonly #hasEscapes: boolean;
  #separator: string | undefined;
  /** The line `sep=;`, if the file has one. */
  separatorLine: Line | undefined;
  /** For each kind of line end that ends a record: the first line with it. */
  readonly ends = new Map<LineEnd, number>();
  /** The first line with a backslash that can be an escape, if escapes are not read. */
  backslashLine: number | undefined;
  #open = new OpenRecord();

  /**
   * @param separator if undefined, a line such as `sep=;` or the line of names decides
   * @param hasEscapes whether a backslash escapes the next character
   */
  constructor(separator: string | undefined, relaxQuotes: boolean, hasEscapes: boolean) {
    this.#separator = separator;
    this.#relaxQuotes = relaxQuotes;
    this.#hasEscapes = hasEscapes;
  }

  /** Undefined until the first line has been read. */
  get separator(): string | undefined {
    return this.#separator;
  }

  async *read(batches: AsyncIterable<readonly Line[]>): AsyncGenerator<CsvRecord[], void, undefined> {
    let isBegun = false;
    for await (const batch of batches) {
      const start = isBegun ? 0 : batch.findIndex(({ text }) => text !== '');
      if (start < 0) continue;
      const lines = batch.slice(isBegun || this.#begin(batch[start]!) ? start : start + 1);
      isBegun = true;
      const records: CsvRecord[] = [];
      this.#split(lines, records);
      yield records;
    }
    while (this.#open.lines.length > 0) {
      const records: CsvRecord[] = [];
      this.#splitUnclosed(records);
      yield records;
    }
  }

  /** Finds the separator. Returns false if the first line only names the separator, as Excel reads it. */
  #begin(first: Line): boolean {
    const named = /^"?sep=([^"\w])"?$/i.exec(first.text)?.[1];
    this.#separator ??= named ?? separatorIn(first.text);
    if (named !== undefined) this.separatorLine = first;
    return named === undefined;
  }

  #split(lines: readonly Line[], records: CsvRecord[]): void {
    for (const line of lines) {
      const { end, isUtf8 } = line;
      const open = this.#open;
      const text = this.#hasEscapes ? open.before + withoutEscapes(line.text) : line.text;
      if (this.#separator === '\t' && !this.#hasEscapes && /\\(?!N(\t|$))/.test(text))
        this.backslashLine ??= line.number;
      const isContinued = this.#hasEscapes && end !== '' && text.endsWith('\\');
      if (!isContinued && open.lines.length === 0 && !text.includes('"')) {
        if (!isUtf8) records.push({ lines: [line], fault: notUtf8 });
        else if (text === '') records.push({ lines: [line] });
        else records.push({ lines: [line], cells: this.#finished(splitAt(text, this.#separator!)) });
      } else {
        // A line end inside quotes is part of the cell.
        if (!isContinued && open.cell !== '') open.cell += open.lines.at(-1)!.end;
        open.lines.push(line);
        open.length += line.text.length;
        open.before = isContinued ? text.slice(0, -1) + escaped(end) : '';
        if (!isContinued) this.#takeCells(text, open);
      }
      if (open.cell + open.before === '') {
        if (open.lines.length > 0) this.#complete(records);
        if (end !== '' && !this.ends.has(end)) this.ends.set(end, line.number);
      } else if (open.length > maxRecordLength) this.#splitUnclosed(records);
    }
  }

  /**
   * Takes the cells of a line. A quote opens a quoted cell only at the start of a cell. Text after a closing
   * quote ends at the next separator.
   */
  #takeCells(line: string, open: OpenRecord): void {
    let at = 0;
    do {
      let cell = open.cell;
      if (cell === '' && line.charCodeAt(at) === quote) {
        cell = '"';
        at += 1;
      }
      const isQuoted = cell !== '';
      while (isQuoted) {
        const end = line.indexOf('"', at);
        if (end < 0) {
          open.cell = cell + line.slice(at);
          return;
        }
        const isEscaped = line.charCodeAt(end + 1) === quote;
        cell += line.slice(at, isEscaped ? end + 1 : end);
        at = isEscaped ? end + 2 : end + 1;
        if (!isEscaped) break;
      }
      open.cell = '';
      const next = line.indexOf(this.#separator!, at);
      const rest = line.slice(at, next < 0 ? undefined : next);
      if (isQuoted && rest !== '') {
        const option = cell.endsWith('\\') ? '--backslash-escapes reads it' : undefined;
        cell = `"${cell}"`;
        this.#blame(open, 'has text after the closing quote of a cell', option);
      } else if (rest.includes('"')) this.#blame(open, 'has a quote inside a cell without quotes');
      open.cells.push(cell + rest);
      at = next + 1;
    } while (at > 0);
  }

  #finished(cells: string[]): string[] {
    return this.#hasEscapes ? cells.map(withEscapes) : cells;
  }

  #blame(open: OpenRecord, what: string, hint = '--relax-quotes keeps it'): void {
    if (!this.#relaxQuotes)
      open.fault ??= { pointer: '', detail: `${what}, in cell ${open.cells.length + 1}`, hint };
  }

  /**
   * A record of several lines can be valid only because a missing quote joined them. If it has a fault, it is
   * treated as unclosed.
   */
  #complete(records: CsvRecord[]): void {
    const { lines, cells, fault: found } = this.#open;
    if (lines.length > 1 && found !== undefined) this.#splitUnclosed(records);
    else {
      this.#open = new OpenRecord();
      const fault = lines.every(({ isUtf8 }) => isUtf8) ? found : notUtf8;
      records.push(fault === undefined ? { lines, cells: this.#finished(cells) } : { lines, fault });
    }
  }

  /** Reports the line that contains the quote, and reads the following lines as separate records. */
  #splitUnclosed(records: CsvRecord[]): void {
    const [first, ...others] = this.#open.lines;
    this.#open = new OpenRecord();
    records.push({ lines: [first!], fault: { pointer: '', detail: 'has a quote that is not closed' } });
    this.#split(others, records);
  }
}

/** Does what String.split does, in half the time (5 cells, Node 20). */
function splitAt(text: string, separator: string): string[] {
  const cells: string[] = [];
  let start = 0;
  for (let end = text.indexOf(separator); end >= 0; end = text.indexOf(separator, start)) {
    cells.push(text.slice(start, end));
    start = end + separator.length;
  }
  cells.push(text.slice(start));
  return cells;
}

/** Replaces each escape by a lone low surrogate, which UTF-8 does not contain, so that it does not end a cell. */
function withoutEscapes(text: string): string {
  return text.includes('\\') ? text.replace(/\\(.)/g, (_, character: string) => escaped(character)) : text;
}

/** Characters from 0x400 on are never special. */
function escaped(text: string): string {
  return [...text]
    .map((each) => (each < '\u0400' ? String.fromCharCode(0xdc00 + each.charCodeAt(0)) : each))
    .join('');
}

const escapes = /(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Reads the escapes in a cell. `\N` is null, and every other cell with an escape is a text, like a cell in quotes. */
function withEscapes(cell: string): string {
  const text = cell.replace(escapes, (each) => {
    const character = String.fromCharCode(each.charCodeAt(0) - 0xdc00);
    return controls[character] ?? character;
  });
  if (text === cell || cell.startsWith('"')) return text;
  return cell === escaped('N') ? '\\N' : `"${text}`;
}

/**
 * Returns the candidate that occurs most often outside of quotes in the line of names. Returns a comma if
 * none occurs.
 *
 * @throws Unreadable if two occur equally often
 */
function separatorIn(header: string): string {
  const bare = header.replace(/"(?:[^"]|"")*("|$)/g, '');
  // R separates quoted names by spaces.
  if (bare !== header && /^ +$/.test(bare)) return ' ';
  const partsWith = (separator: string): number => bare.split(separator).length;
  const [first = '', second = ''] = [...separators].sort((a, b) => partsWith(b) - partsWith(a));
  if (partsWith(first) === 1) return ',';
  if (partsWith(first) === partsWith(second))
    throw new Unreadable(
      `line 1 has as many ${JSON.stringify(first)} as ${JSON.stringify(second)}. Select the separator, for example with --separator ${JSON.stringify(first)}`,
    );
  return first;
}
