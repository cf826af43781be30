/** Splits the lines of a CSV file (RFC 4180) into records, and records into cells. */
import { CsvError, parse } from 'csv-parse/sync';
import type { Line, LineEnd } from './lines.js';
import { notUtf8 } from './ndjson.js';
import type { Fault } from './rows.js';
import { namedSeparator, separatorIn } from './separator.js';

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

export class CsvRecords {
  readonly #relaxQuotes: boolean;
  #separator: string | undefined;
  /** The line `sep=;`, if the file has one. */
  #separatorLine: Line | undefined;
  /** The lines of the record that isn't complete yet, and their text for the parser. */
  #open: Line[] = [];
  #text = '';
  #isQuoted = false;
  /** For each kind of line end that ends a record: the first line with it. */
  readonly ends = new Map<LineEnd, number>();

  /** @param separator if undefined, a line such as `sep=;` or the line of names decides */
  constructor(separator: string | undefined, relaxQuotes: boolean) {
    this.#separator = separator;
    this.#relaxQuotes = relaxQuotes;
  }

  get separatorLine(): Line | undefined {
    return this.#separatorLine;
  }

  async *read(batches: AsyncIterable<readonly Line[]>): AsyncGenerator<CsvRecord[], void, undefined> {
    let isBegun = false;
    for await (const batch of batches) {
      const start = isBegun ? 0 : batch.findIndex(({ text }) => text !== '');
      if (start < 0) continue;
      const lines = isBegun || this.#begin(batch[start]!) ? batch.slice(start) : batch.slice(start + 1);
      isBegun = true;
      const records: Pending[] = [];
      this.#split(lines, records);
      yield this.#parsed(records);
    }
    while (this.#open.length > 0) {
      const records: Pending[] = [];
      this.#splitUnclosed(records);
      yield this.#parsed(records);
    }
  }

  /** Finds the separator. Returns false if the first line only names the separator. */
  #begin(first: Line): boolean {
    const named = namedSeparator(first.text);
    this.#separator ??= named ?? separatorIn(first.text);
    if (named !== undefined) this.#separatorLine = first;
    return named === undefined;
  }

  #split(lines: readonly Line[], records: Pending[]): void {
    const separator = this.#separator!;
    for (const line of lines) {
      const { text, end, isUtf8 } = line;
      if (this.#open.length === 0 && !text.includes('"')) {
        if (!isUtf8) records.push({ lines: [line], fault: notUtf8 });
        else if (text === '') records.push({ lines: [line] });
        else records.push({ lines: [line], cells: text.split(separator) });
      } else {
        // A line end inside quotes is part of the cell.
        const before = this.#open.at(-1)?.end ?? '';
        const marked = markQuoted(text, separator, this.#isQuoted);
        this.#open.push(line);
        this.#text += before + marked.text;
        this.#isQuoted = marked.isQuoted;
        if (this.#isQuoted) {
          if (this.#text.length > maxRecordLength) this.#splitUnclosed(records);
          continue;
        }
        this.#close(records);
      }
      if (end !== '' && !this.ends.has(end)) this.ends.set(end, line.number);
    }
  }

  /**
   * A record of several lines can be valid only because a missing quote joined them. If parsing it fails, the
   * record is treated as unclosed.
   */
  #close(records: Pending[]): void {
    const text = `${this.#text}\n`;
    const lines = this.#open;
    if (lines.length > 1 && !Array.isArray(this.#cellsOf(text))) {
      this.#splitUnclosed(records);
      return;
    }
    this.#reset();
    records.push(lines.every(({ isUtf8 }) => isUtf8) ? { lines, text } : { lines, fault: notUtf8 });
  }

  /** Reports the line that contains the quote, and reads the following lines as separate records. */
  #splitUnclosed(records: Pending[]): void {
    const [first, ...others] = this.#open;
    this.#reset();
    records.push({ lines: [first!], fault: { pointer: '', detail: 'has a quote that is not closed' } });
    this.#split(others, records);
  }

  #reset(): void {
    this.#open = [];
    this.#text = '';
    this.#isQuoted = false;
  }

  /** Parses all records together if all of them are valid, because each call of the parser takes 20 µs. */
  #parsed(records: readonly Pending[]): CsvRecord[] {
    const texts = records.flatMap(({ text }) => text ?? []);
    let cells: string[][] = [];
    try {
      if (texts.length > 0) cells = parse(texts.join(''), this.#parserOptions());
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
    }
    const isParsed = cells.length === texts.length;
    let next = 0;
    return records.map((record) => {
      const { lines, text } = record;
      if (text === undefined) return record;
      if (isParsed) return { lines, cells: cells[next++]! };
      const own = this.#cellsOf(text);
      return Array.isArray(own) ? { lines, cells: own } : { lines, fault: own as Fault };
    });
  }

  #cellsOf(text: string): readonly string[] | Fault {
    try {
      return parse(text, this.#parserOptions())[0]!;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      const column =
        'column' in error && typeof error.column === 'number' ? `, in cell ${error.column + 1}` : '';
      const detail = details[error.code];
      return {
        pointer: '',
        detail: detail === undefined ? 'is not valid CSV' : `${detail}${column} (--relax-quotes keeps it)`,
      };
    }
  }

  #parserOptions() {
    return {
      delimiter: this.#separator!,
      relax_quotes: this.#relaxQuotes,
      record_delimiter: '\n',
      relax_column_count: true,
    };
  }
}

/** A record whose cells are parsed together with those of other records: its text for the parser. */
interface Pending extends CsvRecord {
  readonly text?: string;
}

const details: Readonly<{ [code: string]: string }> = {
  INVALID_OPENING_QUOTE: 'has a quote in a cell that does not begin with one',
  CSV_INVALID_CLOSING_QUOTE: 'has text behind a quote that ends a cell',
};

/**
 * Writes an escaped quote behind each quote that opens a cell, so that the parsed cell starts with a quote.
 * The parser can also report which cells are quoted, but then it takes six times as long.
 *
 * @returns the text, and whether it ends inside quotes. A quote opens a quoted cell only at the start of a
 * cell.
 */
function markQuoted(text: string, separator: string, isQuoted: boolean): { text: string; isQuoted: boolean } {
  let marked = '';
  let from = 0;
  let at = 0;
  for (;;) {
    if (isQuoted) {
      const end = text.indexOf('"', at);
      if (end < 0) break;
      at = end + 1;
      if (text.charCodeAt(at) === quote) at += 1;
      else isQuoted = false;
    } else {
      // An unquoted cell, or text after a closing quote, ends at the next separator. Only a quote directly
      // after a separator opens the next quoted cell.
      if (at > 0 || text.charCodeAt(0) !== quote) {
        const quoted = text.indexOf(`${separator}"`, at);
        if (quoted < 0) break;
        at = quoted + separator.length;
      }
      at += 1;
      marked += `${text.slice(from, at)}""`;
      from = at;
      isQuoted = true;
    }
  }
  return { text: marked + text.slice(from), isQuoted };
}

const quote = 0x22;
