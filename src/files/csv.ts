/**
 * Reads rows from CSV (RFC 4180). The first record contains the names of the columns, and each further record
 * is a row.
 */
import { counted } from '../text/count.js';
import { writeFieldName } from '../values/field-name.js';
import { pointerTo } from '../values/json/pointer.js';
import { maxFields } from '../values/values.js';
import { hintFor, shownCell } from './cell-hints.js';
import { isShortest, jsonOf, notOfType, type ValueType } from './cell-json.js';
import { ColumnType, type InferredType } from './cell-types.js';
import { doubtOf, nameByPosition, numberRepeated } from './column-names.js';
import { type CsvRecord, CsvRecords, textIn } from './csv-records.js';
import { peeked } from './decode.js';
import { type Line, type LineEnd, Unreadable } from './lines.js';
import { type DecimalSign, NumberFormat, type ThousandsSeparator } from './number-format.js';
import type { Fault, Read, RowReader } from './rows.js';

/** The types that a column can be given. Rows don't contain the cells of a column of the type `skip`. */
export const cellTypes = ['string', 'number', 'boolean', 'json', 'skip'] as const;
export type CellType = (typeof cellTypes)[number];

/** How the user wants a CSV file to be read. */
export interface CsvFormat {
  /** The character between cells. If undefined, a line such as `sep=;` or the line of names decides. */
  readonly separator?: string | undefined;
  /** The decimal sign of numbers. */
  readonly decimal?: DecimalSign;
  /** The character between the groups of three digits of a number. */
  readonly thousands?: ThousandsSeparator | undefined;
  /**
   * The names of the columns, if the file has no line of names. If there are fewer than columns, the others are named
   * by their position.
   */
  readonly names?: readonly string[];
  /** How unquoted cells are spelled that are null, in addition to `null` and `\N`. */
  readonly null?: readonly string[];
  /** Whether a backslash escapes the next character, as in the text formats of PostgreSQL and MySQL. */
  readonly backslashEscapes?: boolean;
  /** Whether names that repeat get a number. */
  readonly renameHeaders?: boolean;
  /** Whether lines can have fewer or more cells than there are names. */
  readonly relaxColumns?: boolean;
  /** Whether quotes can be part of cells. */
  readonly relaxQuotes?: boolean;
}

interface CsvOptions extends CsvFormat {
  /** The types by column name. The name `all` stands for all columns that have no type of their own. */
  readonly types: ReadonlyMap<string, CellType>;
  /** The types of all other columns, as `infer` returns them. Without it, other columns contain strings. */
  readonly inferred?: InferredTypes;
}

export type InferredTypes = ReadonlyMap<string, InferredType>;

interface Column {
  readonly name: string;
  readonly type: ValueType | undefined;
  /** The quoted name and a colon, as they start a member of a JSON object. */
  readonly member: string;
  /** Whether the file has no name for the column, so that it is named by its position. */
  readonly isUnnamed: boolean;
  /** Why rows don't contain the cells: the user skips the column, or the server assigns the ids. */
  readonly omitted: 'skip' | 'id' | undefined;
}

export class CsvRows {
  readonly #options: CsvOptions;
  readonly #rows: RowReader;
  readonly #records: CsvRecords;
  readonly #format: NumberFormat;
  #columns: readonly Column[] | undefined;
  #header: readonly Line[] | undefined;
  #doubt: string | undefined;
  #emptyRows = 0;
  #firstEmptyLine: number | undefined;
  /** Whether rows keep the order and the spelling of the names when the server stores them. */
  #hasPlainNames = false;

  /** @throws Unreadable if the options contradict each other */
  constructor(options: CsvOptions, rows: RowReader) {
    const { decimal = '.', thousands } = options;
    if (thousands === decimal) throw new Unreadable('--decimal is the same as --thousands');
    this.#options = options;
    this.#format = new NumberFormat(decimal, thousands);
    this.#records = new CsvRecords(
      options.separator,
      options.relaxQuotes === true,
      options.backslashEscapes === true,
    );
    this.#rows = rows;
  }

  /** The names of the columns in which a point occurs. `infer` sets them. */
  readonly withPoints = new Set<string>();

  /** The original lines of the header. Undefined until they have been read. */
  get header(): readonly Line[] | undefined {
    return this.#header;
  }

  /** The names of the columns, including those whose cells are dropped. Empty until they have been read. */
  get names(): readonly string[] {
    return this.#columns?.map(({ name }) => name) ?? [];
  }

  /** The names of columns for which the file has no name. */
  get unnamed(): ReadonlySet<string> {
    return new Set(this.#columns?.filter(({ isUnnamed }) => isUnnamed).map(({ name }) => name));
  }

  /** Sentences about what may be read in the wrong way. */
  get doubts(): readonly string[] {
    const line = this.#records.backslashLine;
    const backslash =
      line === undefined
        ? undefined
        : `Line ${line} has a backslash. If it escapes the next character, as in files of PostgreSQL and MySQL, use --backslash-escapes.`;
    const empty =
      this.#firstEmptyLine === undefined
        ? undefined
        : `Rows with only empty cells are not stored. The file has ${this.#emptyRows}, and the first is line ${this.#firstEmptyLine}.`;
    return [this.#doubt, backslash, empty].filter((doubt) => doubt !== undefined);
  }

  /** For each kind of line end that ends a record: the first line with it. */
  get ends(): ReadonlyMap<LineEnd, number> {
    return this.#records.ends;
  }

  /** @throws Unreadable if the header is missing or invalid */
  async *read(batches: AsyncIterable<readonly Line[]>): AsyncGenerator<readonly Read[], void, undefined> {
    for await (const records of this.#rowsIn(batches)) yield records.map((record) => this.#read(record));
  }

  /**
   * Reads the whole file to infer the types of columns without a type. Columns without a name and without values have
   * no type.
   *
   * @param foundString called for cells because of which a column is one of strings. A quoted cell starts with a quote.
   * @throws Unreadable
   */
  async infer(
    batches: AsyncIterable<readonly Line[]>,
    foundString?: (column: string, cell: string, line: number) => void,
  ): Promise<InferredTypes> {
    const { null: nulls, relaxColumns } = this.#options;
    let types: (ColumnType | undefined)[] = [];
    for await (const records of this.#rowsIn(batches)) {
      const columns = this.#columns!;
      if (types.length === 0)
        types = columns.map(({ type, omitted }) =>
          type !== undefined || omitted !== undefined
            ? undefined
            : new ColumnType(this.#format, this.#records.separator!, nulls),
        );
      if (types.every((type) => type === undefined)) break;
      for (const { cells, lines } of records)
        if (cells !== undefined && (cells.length === columns.length || relaxColumns))
          for (let n = 0; n < cells.length; n += 1) {
            const [cell, column] = [cells[n]!, columns[n]];
            if (column === undefined || isIgnored(cell, column)) continue;
            if (cell.includes('.')) this.withPoints.add(column.name);
            if (types[n]?.take(cell)) foundString?.(column.name, cell, lines[0]!.number);
          }
    }
    return new Map(
      types.flatMap((type, n) => {
        const { name, isUnnamed } = this.#columns![n]!;
        return type === undefined || (isUnnamed && type.isEmpty) ? [] : [[name, type.type]];
      }),
    );
  }

  /** Yields the records behind the header, which it takes. */
  async *#rowsIn(
    batches: AsyncIterable<readonly Line[]>,
  ): AsyncGenerator<readonly CsvRecord[], void, undefined> {
    const [held, all] = await peeked(this.#records.read(batches), (held) => filled(held.flat()).length > 1);
    const [first, second] = filled(held.flat());
    const { names } = this.#options;
    if (first === undefined) {
      if (names === undefined) throw new Unreadable('the file is empty');
      return;
    }
    this.#takeHeader(first, second);
    let isHeader = names === undefined;
    for await (const records of all) {
      const start = isHeader ? records.indexOf(first) + 1 : 0;
      if (isHeader && start === 0) continue;
      isHeader = false;
      yield records.slice(start);
    }
  }

  #takeHeader(first: CsvRecord, second: CsvRecord | undefined): void {
    const { names } = this.#options;
    const { number } = first.lines[0]!;
    const { fault } = first;
    const cells = first.cells?.map(textIn) ?? [];
    const lines = names === undefined ? first.lines : [];
    if (fault !== undefined && names === undefined)
      throw new Unreadable(
        `line ${number}: the header line ${fault.detail}${fault.hint ? ` (${fault.hint})` : ''}`,
      );
    // R's `write.table` writes a name for each row, but none for their column.
    const isUnnamed = this.#records.separator === ' ' && second?.cells?.length === cells.length + 1;
    const given =
      names === undefined
        ? [...(isUnnamed ? [''] : []), ...cells]
        : [...names, ...cells.slice(names.length).map((_, n) => `column_${names.length + n + 1}`)];
    const columns = nameByPosition(this.#options.renameHeaders ? numberRepeated(given) : given);
    if (names === undefined) this.#doubt = doubtOf(cells, this.#options.separator);
    const twice = columns.findIndex((name, index) => columns.indexOf(name) < index);
    if (twice >= 0) {
      const first = columns.indexOf(columns[twice]!);
      throw new Unreadable(
        `line ${number}: columns ${first + 1} and ${twice + 1} have the same name ${JSON.stringify(columns[twice])}. To add numbers to these names, use --rename-headers. If the line is a row, use --names`,
      );
    }
    const { types, inferred } = this.#options;
    const unknown = [...types.keys()].filter((name) => name !== 'all' && !columns.includes(name));
    if (unknown.length > 0)
      throw new Unreadable(
        `the file has no column ${unknown.map((name) => JSON.stringify(name)).join(' and ')}. Its columns are ${columns.slice(0, 20).map(writeFieldName).join(', ')}`,
      );
    this.#columns = columns.map((name, index) => {
      const type = types.get(name) ?? types.get('all') ?? typeOf(inferred?.get(name));
      return {
        name,
        isUnnamed: given[index] === '',
        type: type === 'skip' ? undefined : type,
        member: `${JSON.stringify(name)}:`,
        omitted: type === 'skip' ? type : name === 'id' && this.#rows.dropsId ? name : undefined,
      };
    });
    this.#hasPlainNames =
      columns.length <= maxFields &&
      this.#columns.every(({ name, omitted }) => omitted !== undefined || isPlain(name));
    const { separatorLine } = this.#records;
    this.#header = [...(separatorLine ? [separatorLine] : []), ...lines];
  }

  #read({ lines, cells, fault }: CsvRecord): Read {
    if (fault !== undefined) return { lines, faults: [fault] };
    if (cells === undefined) return { lines };
    const columns = this.#columns!;
    const { null: nulls, relaxColumns, types } = this.#options;
    if (cells.length !== columns.length && !relaxColumns) {
      const missing = columns[cells.length]?.name;
      const which =
        missing === undefined ? '' : `: the first column without a cell is ${JSON.stringify(missing)}`;
      const detail = `has ${counted(cells.length, 'cell')}, but there ${columns.length === 1 ? 'is' : 'are'} ${counted(columns.length, 'column name')}${which}`;
      return { lines, faults: [{ pointer: '', detail, hint: 'to store the row, use --relax-columns' }] };
    }
    let isBlank = true;
    let isCanonical = this.#hasPlainNames && cells.length <= columns.length;
    let isQuoted = false;
    let members = '';
    const faults: Fault[] = [];
    for (let index = 0; index < cells.length; index += 1) {
      const cell = cells[index]!;
      if (cell === '') continue;
      isQuoted ||= cell.startsWith('"');
      const column = columns[index] ?? extraColumn(index, types);
      if (isIgnored(cell, column)) continue;
      const { name, type, member, omitted } = column;
      isBlank = false;
      if (omitted !== undefined) {
        if (omitted === 'id') this.#rows.dropId();
        continue;
      }
      const json = jsonOf(cell, type, this.#format, nulls);
      if (json === undefined)
        faults.push({
          pointer: pointerTo([name]),
          detail: `${notOfType[type!]}: ${shownCell(cell)}`,
          hint: hintFor(cell, type!, this.#format),
        });
      else {
        // Rows that are spelled as the server stores them are not parsed.
        isCanonical &&= type === 'number' ? isShortest(json) : type !== 'json' && !json.includes('\\');
        members += members === '' ? member + json : `,${member}${json}`;
      }
    }
    // Spreadsheets export an empty row as a record with only empty cells.
    if (isBlank) {
      this.#emptyRows += 1;
      this.#firstEmptyLine ??= lines[0]!.number;
      return { lines };
    }
    // A correction can give a column another type. It must not give the other rows another identity.
    const identity = (isQuoted ? cells.map(textIn) : cells).join('\u001f');
    if (faults.length > 0) return { lines, faults, identity };
    return this.#rows.read(`{${members}}`, lines, { isCanonical, identity });
  }
}

/** Returns whether JSON.stringify keeps the place and the spelling of the name in an object. */
function isPlain(name: string): boolean {
  return (
    name !== '' &&
    name !== 'id' &&
    name !== '__proto__' &&
    !/^\d/.test(name) &&
    !JSON.stringify(name).includes('\\')
  );
}

/** Returns the column of a cell behind the last name, if `relaxColumns` is set. */
function extraColumn(index: number, types: CsvOptions['types']): Column {
  const name = `column_${index + 1}`;
  const omitted = types.get('all') === 'skip' ? 'skip' : undefined;
  return { name, type: undefined, member: `${JSON.stringify(name)}:`, isUnnamed: false, omitted };
}

/** Spreadsheets can write an empty cell in quotes. In a column without a name, such a cell is ignored. */
function isIgnored(cell: string, column: Column | undefined): boolean {
  return cell === '"' && column?.isUnnamed === true;
}

/** Returns the records that are not blank lines. */
function filled(records: readonly CsvRecord[]): CsvRecord[] {
  return records.filter(({ cells, fault }) => cells !== undefined || fault !== undefined);
}

/** An inferred string column isn't a column of the type `string`, in which `null` is a text. */
function typeOf(inferred: InferredType | undefined): CellType | undefined {
  return inferred === 'string' ? undefined : inferred;
}
