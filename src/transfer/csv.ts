/**
 * Reads rows from CSV (RFC 4180). The first record contains the names of the columns, and each further record
 * is a row.
 */
import { CsvError, parse } from 'csv-parse/sync';
import { pointerTo } from '../values/json/pointer.js';
import { ColumnType, type InferredType, withPoint } from './cell-types.js';
import { bytesOf, type Line, type LineEnd, Unreadable } from './lines.js';
import { notUtf8 } from './ndjson.js';
import type { Fault, Read, RowReader } from './rows.js';
import { namedSeparator, separatorIn } from './separator.js';

/** The types that a column can be given. */
export const cellTypes = ['string', 'number', 'boolean', 'json'] as const;
export type CellType = (typeof cellTypes)[number];

export interface CsvOptions {
  /** The character between cells. If undefined, a line such as `sep=;` or the line of names decides. */
  readonly separator: string | undefined;
  /** The decimal sign of numbers. */
  readonly decimal?: '.' | ',';
  /** Whether names that repeat get a number, and cells without a name get one. */
  readonly renameHeaders?: boolean;
  /** Whether lines can have fewer or more cells than there are names. */
  readonly relaxColumns?: boolean;
  /** Whether quotes can be part of cells. */
  readonly relaxQuotes?: boolean;
  /** The types by column name. The name `all` stands for all columns that have no type of their own. */
  readonly types: ReadonlyMap<string, CellType>;
  /**
   * The types of all other columns, if the whole file was read to infer them. Otherwise, they are inferred
   * from the first rows.
   */
  readonly inferred?: InferredTypes;
  /** Called once, when the types are inferred from the first rows. */
  readonly inferredFromSample?: (types: InferredTypes) => void;
}

export type InferredTypes = ReadonlyMap<string, InferredType>;

/** The number of rows from which types are inferred if the file can be read only once. */
export const sampleRows = 1_000;

/**
 * Maximum number of characters per record. A row always has fewer. Without this limit, a quote that is never
 * closed would make the rest of the file one record.
 */
const maxRecordLength = 1_048_576;

interface Column {
  readonly name: string;
  readonly type: CellType | undefined;
  /** Whether `type` is only what the first rows had. */
  readonly isGuess: boolean;
  /** The quoted name and a colon, as they start a member of a JSON object. */
  readonly member: string;
}

/** The lines of a record, and the error that is already known. */
interface CsvRecord {
  readonly lines: readonly Line[];
  readonly fault?: Fault;
}

/** A record with its cells, or with what is wrong with it. A blank record has neither. */
interface Parsed extends CsvRecord {
  readonly cells?: readonly string[];
}

export class CsvRows {
  readonly #options: CsvOptions;
  readonly #rows: RowReader;
  #columns: readonly Column[] | undefined;
  #header: Buffer | undefined;
  #separator: string | undefined;
  /** The line `sep=;`, if the file has one. */
  #separatorLine: Line | undefined;
  /** Whether a line that isn't blank has been read. */
  #isBegun = false;
  /** The lines of the record that isn't complete yet. */
  #open: Line[] = [];
  #openLength = 0;
  #isQuoted = false;
  /** For each kind of line end that ends a record: the first line with it. */
  readonly ends = new Map<LineEnd, number>();

  constructor(options: CsvOptions, rows: RowReader) {
    this.#options = options;
    this.#separator = options.separator;
    this.#rows = rows;
  }

  /** The original lines of the header. Undefined until they have been read. */
  get header(): Buffer | undefined {
    return this.#header;
  }

  /** @throws Unreadable if the header is missing or invalid */
  async *read(batches: AsyncIterable<readonly Line[]>): AsyncGenerator<readonly Read[], void, undefined> {
    const sample: Parsed[] = [];
    let isTyped = false;
    for await (const parsed of this.#parsed(batches)) {
      isTyped ||= this.#columns !== undefined && this.#untyped().length === 0;
      if (isTyped) yield parsed.map((each) => this.#read(each));
      else sample.push(...parsed);
      if (isTyped || sample.length < sampleRows) continue;
      this.#inferFrom(sample);
      isTyped = true;
      yield sample.splice(0).map((each) => this.#read(each));
    }
    if (isTyped || this.#columns === undefined) return;
    this.#inferFrom(sample);
    yield sample.map((each) => this.#read(each));
  }

  /** Reads the whole file to infer the types of columns that have none. @throws Unreadable */
  async infer(batches: AsyncIterable<readonly Line[]>): Promise<InferredTypes> {
    const types = new Map<string, ColumnType>();
    for await (const parsed of this.#parsed(batches)) {
      if (this.#columns !== undefined && this.#untyped().length === 0) break;
      this.#observe(parsed, types);
    }
    return typesIn(types);
  }

  #untyped(): readonly Column[] {
    return this.#columns!.filter(({ name, type }) => name !== '' && type === undefined);
  }

  #inferFrom(sample: readonly Parsed[]): void {
    if (this.#options.inferred !== undefined) return;
    const types = new Map<string, ColumnType>();
    this.#observe(sample.slice(0, sampleRows), types);
    const inferred = typesIn(types);
    this.#columns = this.#columns!.map((column) => ({ ...column, ...guess(column, inferred) }));
    if (inferred.size > 0) this.#options.inferredFromSample?.(inferred);
  }

  #observe(parsed: readonly Parsed[], types: Map<string, ColumnType>): void {
    if (this.#columns === undefined) return;
    const columns = this.#columns.map(({ name, type }) => {
      if (name === '' || type !== undefined) return undefined;
      const found = types.get(name) ?? new ColumnType();
      types.set(name, found);
      return found;
    });
    for (const { cells } of parsed)
      if (cells !== undefined && (cells.length === columns.length || this.#options.relaxColumns))
        for (const [n, cell] of cells.entries()) columns[n]?.take(cell, this.#options.decimal);
  }

  async *#parsed(
    batches: AsyncIterable<readonly Line[]>,
  ): AsyncGenerator<readonly Parsed[], void, undefined> {
    for await (const batch of batches) yield this.#parse([...this.#records(batch)]);
    yield this.#parse([...this.#ended()]);
    if (this.#columns === undefined) throw new Unreadable('there is no line of names');
  }

  *#records(batch: readonly Line[]): Generator<CsvRecord, void, undefined> {
    for (const line of batch) {
      if (!this.#isBegun && line.text !== '') {
        this.#isBegun = true;
        const named = namedSeparator(line.text);
        this.#separator ??= named ?? separatorIn(line.text);
        if (named !== undefined) {
          this.#separatorLine = line;
          continue;
        }
      }
      this.#open.push(line);
      this.#openLength += line.text.length;
      this.#isQuoted = isQuotedBehind(line.text, this.#separator!, this.#isQuoted);
      if (!this.#isQuoted) {
        if (line.end !== '' && !this.ends.has(line.end)) this.ends.set(line.end, line.number);
        yield* this.#checked(this.#take());
      } else if (this.#openLength > maxRecordLength) yield* this.#unclosed(this.#take());
    }
  }

  *#ended(): Generator<CsvRecord, void, undefined> {
    while (this.#open.length > 0) yield* this.#unclosed(this.#take());
  }

  /**
   * A record of several lines can be valid only because a missing quote joined them. If parsing it fails, the
   * record is treated as unclosed.
   */
  *#checked(lines: readonly Line[]): Generator<CsvRecord, void, undefined> {
    if (lines.length === 1 || Array.isArray(this.#cellsOf(textOf(lines)))) yield { lines };
    else yield* this.#unclosed(lines);
  }

  /** Reports the line that contains the quote, and reads the following lines as separate records. */
  *#unclosed([first, ...others]: readonly Line[]): Generator<CsvRecord, void, undefined> {
    yield { lines: [first!], fault: { pointer: '', detail: 'has a quote that is not closed' } };
    yield* this.#records(others);
  }

  #take(): readonly Line[] {
    const lines = this.#open;
    this.#open = [];
    this.#openLength = 0;
    this.#isQuoted = false;
    return lines;
  }

  #parse(records: readonly CsvRecord[]): readonly Parsed[] {
    const first = this.#columns === undefined ? records.findIndex(({ lines }) => !isBlank(lines)) : -1;
    if (first >= 0) this.#takeHeader(records[first]!);
    const rest = records.slice(first + 1);
    const texts = rest.map(({ lines, fault }) =>
      fault !== undefined || isBlank(lines) || lines.some(({ isUtf8 }) => !isUtf8)
        ? undefined
        : textOf(lines),
    );
    const cells = this.#cellsOfAll(texts);
    return rest.map(({ lines, fault }, index) => {
      if (fault !== undefined) return { lines, fault };
      if (isBlank(lines)) return { lines };
      const own = cells[index];
      if (own === undefined) return { lines, fault: notUtf8 };
      return Array.isArray(own) ? { lines, cells: own } : { lines, fault: own as Fault };
    });
  }

  #takeHeader({ lines, fault }: CsvRecord): void {
    const { number } = lines[0]!;
    if (lines.some(({ isUtf8 }) => !isUtf8))
      throw new Unreadable(`line ${number}: the line of names ${notUtf8.detail}`);
    const names = fault ?? this.#cellsOf(textOf(lines));
    if (!Array.isArray(names))
      throw new Unreadable(`line ${number}: the line of names ${(names as Fault).detail}`);
    const given = (names as readonly string[]).map(textIn);
    const columns = this.#options.renameHeaders ? distinct(given) : given;
    const twice = columns.findIndex((name, index) => name !== '' && columns.indexOf(name) < index);
    if (twice >= 0) {
      const first = columns.indexOf(columns[twice]!);
      throw new Unreadable(
        `line ${number}: there are two columns ${JSON.stringify(columns[twice])}, the ${first + 1}. and the ${twice + 1}.; --rename-headers numbers them`,
      );
    }
    const { types, inferred } = this.#options;
    const unknown = [...types.keys()].find((name) => name !== 'all' && !columns.includes(name));
    if (unknown !== undefined) throw new Unreadable(`there is no column ${JSON.stringify(unknown)}`);
    this.#columns = columns.map((name) => ({
      name,
      type: types.get(name) ?? types.get('all') ?? typeOf(inferred?.get(name)),
      isGuess: false,
      member: `${JSON.stringify(name)}:`,
    }));
    const before = this.#separatorLine === undefined ? [] : [this.#separatorLine];
    this.#header = Buffer.concat([...before, ...lines].map(bytesOf));
  }

  /**
   * Parses all records together, if all of them are valid. This is six times as fast as parsing with the
   * information which cells are quoted.
   */
  #cellsOfAll(texts: readonly (string | undefined)[]): (readonly string[] | Fault | undefined)[] {
    const plain = texts.filter((text) => text?.includes('"') && !isAmbiguous(text));
    let parsed: string[][] = [];
    try {
      parsed = parse(plain.join(''), this.#parserOptions());
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
    }
    const isParsed = parsed.length === plain.length;
    let next = 0;
    return texts.map((text) => {
      if (text === undefined) return undefined;
      // A record without quotes only needs to be split.
      if (!text.includes('"')) return text.slice(0, -1).split(this.#separator!);
      return isParsed && !isAmbiguous(text) ? parsed[next++] : this.#cellsOf(text);
    });
  }

  /** Returns the cells of one record. A quoted cell gets a quote as its first character. */
  #cellsOf(text: string): readonly string[] | Fault {
    try {
      const [cells] = parse(text, {
        ...this.#parserOptions(),
        cast: (value, { quoting }) => (quoting ? `"${value}` : value),
      });
      return cells!;
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
      relax_quotes: this.#options.relaxQuotes === true,
      record_delimiter: '\n',
      relax_column_count: true,
    };
  }

  #read({ lines, cells, fault }: Parsed): Read {
    if (fault !== undefined) return { lines, faults: [fault] };
    if (cells === undefined) return { lines };
    const columns = this.#columns!;
    if (cells.length !== columns.length && !this.#options.relaxColumns) {
      const missing = columns[cells.length]?.name;
      const which = missing === undefined ? '' : `: ${JSON.stringify(missing)} is the first without a cell`;
      const detail = `has ${cells.length} cells, where there are ${columns.length} names${which} (--relax-columns stores it)`;
      return { lines, faults: [{ pointer: '', detail }] };
    }
    // Spreadsheets can write an empty cell in quotes. In a column without a name, such a cell is ignored.
    const isFilled = (cell: string, index: number): boolean =>
      cell !== '' && (cell !== '"' || (columns[index]?.name ?? '') !== '');
    // Spreadsheets export an empty row as a record with only empty cells.
    if (!cells.some(isFilled)) return { lines };
    const members: string[] = [];
    const faults: Fault[] = [];
    cells.forEach((cell, index) => {
      if (!isFilled(cell, index)) return;
      const { name, type, member, isGuess } = columns[index] ?? extraColumn(index);
      const json = jsonOf(cell, type, this.#options.decimal);
      if (name === '')
        faults.push({
          pointer: '',
          detail: `has a cell under no name, the ${index + 1}. of the line (--rename-headers names it)`,
        });
      else if (json === undefined)
        faults.push({
          pointer: pointerTo([name]),
          detail:
            notOfType[type!] + commaHint(cell, type!, this.#options.decimal) + (isGuess ? guessed(name) : ''),
        });
      else members.push(`${member}${json}`);
    });
    return faults.length > 0 ? { lines, faults } : this.#rows.read(`{${members.join()}}`, lines);
  }
}

/** Returns the column of a cell behind the last name, if `relaxColumns` is set. */
function extraColumn(index: number): Column {
  const name = `column_${index + 1}`;
  return { name, type: undefined, isGuess: false, member: `${JSON.stringify(name)}:` };
}

/** Returns names that differ: `a,a,` becomes `a,a_2,column_3`. */
function distinct(names: readonly string[]): readonly string[] {
  const taken = new Set(names);
  const seen = new Set<string>();
  return names.map((name, index) => {
    const base = name === '' ? `column_${index + 1}` : name;
    let own = base;
    for (let n = 2; seen.has(own) || (own !== name && taken.has(own)); n += 1) own = `${base}_${n}`;
    seen.add(own);
    return own;
  });
}

function commaHint(cell: string, type: CellType, decimal: string | undefined): string {
  const isComma = type === 'number' && decimal !== ',' && /^"?-?\d+,\d+$/.test(cell);
  return isComma ? ' (--decimal , reads decimal commas)' : '';
}

function typesIn(types: ReadonlyMap<string, ColumnType>): InferredTypes {
  return new Map([...types].map(([name, { type }]) => [name, type]));
}

function guess({ name, type }: Column, inferred: InferredTypes): Pick<Column, 'type' | 'isGuess'> {
  const found = type ?? typeOf(inferred.get(name));
  return { type: found, isGuess: type === undefined && found !== undefined };
}

/** An inferred string column isn't a column of the type `string`, in which `null` is a text. */
function typeOf(inferred: InferredType | undefined): CellType | undefined {
  return inferred === 'string' ? undefined : inferred;
}

function guessed(name: string): string {
  return `, but the first ${sampleRows.toLocaleString('en')} rows were (--types '${name}:string')`;
}

const details: Readonly<{ [code: string]: string }> = {
  INVALID_OPENING_QUOTE: 'has a quote in a cell that does not begin with one',
  CSV_INVALID_CLOSING_QUOTE: 'has text behind a quote that ends a cell',
};

const notOfType: Readonly<Record<CellType, string>> = {
  string: 'is not a text',
  number: 'is not a number as JSON has it',
  boolean: 'is neither true nor false',
  json: 'is not valid JSON',
};

/**
 * Returns the value of a cell as JSON. Returns undefined if it doesn't have the type. If the cell starts with
 * a quote, it was quoted in the file.
 */
function jsonOf(cell: string, type: CellType | undefined, decimal: string | undefined): string | undefined {
  if (cell === 'null' && type !== 'string') return 'null';
  const text = textIn(cell);
  const value = type === 'number' && decimal === ',' ? withPoint(text) : text;
  if (type === 'number') return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(value) ? value : undefined;
  if (type === 'boolean') return /^(true|false)$/i.test(value) ? value.toLowerCase() : undefined;
  if (type !== 'json') return JSON.stringify(value);
  try {
    JSON.parse(value);
    return value;
  } catch {
    return undefined;
  }
}

function textIn(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1) : cell;
}

/**
 * Returns whether the parser must know which cells are quoted. This is the case if a cell can start with a
 * quote, or if it would have another type without its quotes.
 */
function isAmbiguous(text: string): boolean {
  return text.includes('""') || /"(null|true|false|-?\d[\d.e+-]*)"/i.test(text);
}

function isBlank(lines: readonly Line[]): boolean {
  return lines.length === 1 && lines[0]!.text === '';
}

/** Returns a record for the parser, which always ends with a line feed. Ends inside quotes are kept. */
function textOf(lines: readonly Line[]): string {
  if (lines.length === 1) return `${lines[0]!.text}\n`;
  const inner = lines.slice(0, -1).map(({ text, end }) => text + end);
  return `${inner.join('')}${lines.at(-1)!.text}\n`;
}

/** Returns whether a line ends inside quotes. A quote opens a quoted cell only at the start of a cell. */
function isQuotedBehind(text: string, delimiter: string, isQuoted: boolean): boolean {
  let at = 0;
  for (;;) {
    if (isQuoted) {
      const end = text.indexOf('"', at);
      if (end < 0) return true;
      at = end + 1;
      if (text[at] === '"') at += 1;
      else isQuoted = false;
    } else {
      // An unquoted cell, or text after a closing quote, ends at the next delimiter. Only a quote directly
      // after a delimiter opens the next quoted cell.
      if (at > 0 || text[0] !== '"') {
        const quoted = text.indexOf(`${delimiter}"`, at);
        if (quoted < 0) return false;
        at = quoted + delimiter.length;
      }
      at += 1;
      isQuoted = true;
    }
  }
}
