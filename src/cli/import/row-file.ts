/** Reads the rows of the file of an import, in any of its formats. */
import { appendFileSync, createReadStream, fstatSync, openSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { hintFor, shownCell } from '../../files/cell-hints.js';
import type { Bad } from '../../files/chunks.js';
import { type CellType, type CsvFormat, CsvRows, type InferredTypes } from '../../files/csv.js';
import { findDataFrame } from '../../files/data-frame.js';
import { type Chunks, decoded } from '../../files/decode.js';
import { FaultReport } from '../../files/fault-report.js';
import { isTabSeparated, type RowFormat, rowFormatOf } from '../../files/file-name.js';
import { jsonRows } from '../../files/json-rows.js';
import { type Line, linesOf } from '../../files/lines.js';
import { NumberFormat, optionsToRead } from '../../files/number-format.js';
import { type Fault, type Read, RowReader } from '../../files/rows.js';
import { columnTypesOf } from '../../files/schema-types.js';
import { findWrappedRows } from '../../files/wrapped-rows.js';
import { shellQuoted, shellWord } from '../../text/shell-word.js';
import { visibleLine } from '../../text/visible.js';
import { decompress } from '../../transfer/decompress.js';
import { openSpool } from '../../transfer/spool.js';
import { writeFieldName } from '../../values/field-name.js';
import { pointerTo, segmentsIn } from '../../values/json/pointer.js';
import { numberAdvice } from '../../values/json/unknown-numbers.js';
import { fieldOf, type JsonObject } from '../../values/values.js';
import type { Progress } from '../progress.js';
import {
  dataFrameRemark,
  maxTypesShown,
  pointsDoubt,
  severalEnds,
  typesTable,
  wrappedRemark,
} from './file-remarks.js';

/** How the file is read. */
export interface RowFileOptions extends CsvFormat {
  readonly format?: RowFormat;
  readonly types?: ReadonlyMap<string, CellType>;
  readonly delimiter?: string;
  readonly encoding?: string;
  readonly keepId?: string;
}

/**
 * With 16 KiB, each read of the file costs more than the lines in it. A text of 128 KiB is a large object: reading takes
 * 1.6 times as long (Node 20), and the process needs 50 MiB more.
 */
const portions = { highWaterMark: 32_768 };

/** Maximum number of invalid rows that are printed. */
const maxPrinted = 100;

/** Returns the schema, if the collection has one. */
export type FindSchema = () => Promise<JsonObject | undefined>;

export class RowFile {
  readonly #path: string;
  readonly #options: RowFileOptions;
  readonly #format: RowFormat;
  readonly #isTsv: boolean;
  readonly #isFile: boolean;
  readonly #source: number;
  /** The file that is read: the source, or a copy of what can be read only once. */
  #file: number;
  #size = 0;
  /** The types that only the cells determine. */
  #inferred: InferredTypes = new Map();
  #input: ReturnType<typeof createReadStream> | undefined;
  #csv: CsvRows | undefined;
  /** The name of the array if the file is one object around it. */
  #arrayName: string | undefined;
  readonly #report = new FaultReport();
  /** The number of invalid rows to print. */
  #printed = 0;

  /** Opens a file. @param path its path, or `-` for standard input */
  constructor(path: string, options: RowFileOptions) {
    this.#path = path;
    this.#options = options;
    this.#format = options.format ?? rowFormatOf(path);
    this.#isTsv = isTabSeparated(path);
    this.#source = path === '-' ? 0 : openSync(path, 'r');
    this.#file = this.#source;
    this.#isFile = path !== '-' && fstatSync(this.#source).isFile();
  }

  /** Whether another open file is this one. */
  isSameAs(file: number): boolean {
    const [{ ino, dev }, its] = [fstatSync(this.#source), fstatSync(file)];
    return its.ino === ino && its.dev === dev;
  }

  /** The share of the file that is read, from 0 to 1. Undefined if the size is unknown. */
  get done(): number | undefined {
    return this.#size > 0 ? (this.#input?.bytesRead ?? 0) / this.#size : undefined;
  }

  /** The names of the fields that rows of a CSV file can have. Undefined if the file is not CSV, or not read yet. */
  get columns(): readonly string[] | undefined {
    const { keepId, relaxColumns } = this.#options;
    const names = this.#csv?.names ?? [];
    // With `--relax-columns`, lines can have more cells than the header line.
    if (names.length === 0 || relaxColumns) return undefined;
    return keepId === undefined ? names : [...names, keepId];
  }

  /** The lines with the names of the columns. Empty if the file has no names. */
  get header(): readonly Line[] {
    return this.#csv?.header ?? [];
  }

  /**
   * Prepares to read. It infers and prints the types of CSV columns that the options do not name. A single cell such as
   * `n/a` must not make a column one of strings, so the schema of the collection takes precedence over the cells.
   *
   * @param idsRemark a sentence that describes how ids in the file are used
   * @throws Unreadable
   */
  async open(
    progress: Progress,
    idsRemark: string,
    findSchema: FindSchema,
  ): Promise<AsyncIterable<readonly Read[]>> {
    // V8 can learn that the lines of a batch survive a collection, and then creates all lines among its old objects. That
    // happened in every third import: it took 1.25 times the CPU time and 35 MiB more (1,000,000 rows, Node 20).
    setFlagsFromString('--no-allocation-site-pretenuring');
    let hadIds = false;
    const rows = new RowReader(this.#options.keepId, () => {
      if (!hadIds) progress.remark(`${idsRemark} To store the ids from the file, use --keep-id.`);
      hadIds = true;
    });
    const { types = new Map(), separator, delimiter } = this.#options;
    const csvOptions = {
      ...this.#options,
      separator: separator ?? delimiter ?? (this.#isTsv ? '\t' : undefined),
      types,
    };
    const infers = this.#format === 'csv' && !types.has('all');
    const inferred = infers
      ? await this.#inferTypes(new CsvRows(csvOptions, rows), progress, await findSchema())
      : undefined;
    const input = this.#content(true);
    this.#input = input;
    this.#size = fstatSync(this.#file).size;
    if (this.#format === 'ndjson') {
      const content = findDataFrame(this.#decoded(input), () => progress.remark(dataFrameRemark));
      return findWrappedRows(jsonRows(content, rows), (name) => {
        this.#arrayName = name;
      });
    }
    this.#csv = new CsvRows({ ...csvOptions, inferred }, rows);
    return this.#csv.read(this.#linesIn(input));
  }

  /** Infers the types of the columns from the schema and the cells, and prints them. */
  async #inferTypes(
    csv: CsvRows,
    progress: Progress,
    schema: JsonObject | undefined,
  ): Promise<InferredTypes> {
    // A pipe is kept, because its types are inferred before its first row is stored.
    if (!this.#isFile) this.#file = await spooled(this.#source);
    const reasons = new Map<string, string>();
    let hasDecimalCommas = false;
    const format = new NumberFormat(this.#options.decimal ?? '.', this.#options.thousands);
    const byCells = await csv.infer(this.#linesIn(this.#content(false)), (column, cell, line) => {
      if (reasons.has(column)) return;
      const hint = hintToRead(column, cell, format);
      // A cell such as `1,192` can also have a thousands separator, and then has two meanings.
      const [options = '', ...others] = optionsToRead(cell, format);
      hasDecimalCommas ||= options.startsWith('--decimal ","') && others.length === 0;
      reasons.set(column, `line ${line}: ${shownCell(cell)}${hint === undefined ? '' : ` (${hint})`}`);
    });
    let inferred = byCells;
    this.#inferred = byCells;
    if (schema !== undefined) {
      const typed = columnTypesOf(schema, [...byCells.keys()], byCells);
      // Only the option `--types` makes the cell `null` a text.
      inferred = new Map([...typed.inferred, ...(typed.types as InferredTypes)]);
      for (const name of typed.determined) reasons.set(name, 'the schema');
      this.#inferred = new Map([...byCells].filter(([name]) => !typed.determined.has(name)));
    }
    if (inferred.size > 0) progress.remark(typesTable(inferred, reasons, csv.unnamed, schema !== undefined));
    const doubt = hasDecimalCommas ? pointsDoubt(this.#inferred, csv.withPoints) : undefined;
    if (doubt !== undefined) progress.remark(doubt);
    return inferred;
  }

  /** Prints what may have been read in the wrong way. @param isEmpty whether the file had no rows */
  remarkDoubts(progress: Progress, collection: string, isEmpty: boolean): void {
    const csv = this.#csv;
    if (this.#arrayName !== undefined)
      progress.remark(wrappedRemark(this.#path, this.#arrayName, collection));
    for (const sentence of this.#report.rest) progress.remark(sentence);
    for (const doubt of csv?.doubts ?? []) progress.remark(doubt);
    if (csv !== undefined && csv.ends.size > 1) progress.remark(severalEnds(csv.ends));
    if (!isEmpty) return;
    progress.remark(
      csv?.header !== undefined && this.#options.names === undefined
        ? 'The file has a header line, but no rows.'
        : (this.#input?.bytesRead ?? 0) > 0
          ? 'The file contains no rows.'
          : 'The file is empty.',
    );
  }

  /** Prints the errors of an invalid row. With `--skip-bad`, every row of a large file can be invalid. */
  remarkBad(progress: Progress, { read, faults }: Bad): void {
    const [{ number: line, text }] = read.lines as [Line];
    const hinted = faults.map((fault) => {
      if (this.#format === 'csv') return isNull(read, fault) ? { ...fault, hint: nullHint } : fault;
      const advice = numberAdvice(fault.detail, text.trim());
      return advice === '' ? fault : { ...fault, detail: fault.detail + advice };
    });
    const described = this.#report.add(line, hinted);
    if (described.length === 0) return;
    this.#printed += 1;
    if (this.#printed === maxPrinted + 1)
      progress.remark(`Only the first ${maxPrinted} invalid lines are printed.`);
    if (this.#printed > maxPrinted) return;
    for (const { pointer, detail } of described)
      progress.remark(`line ${line}: ${pointer || 'the row'} ${detail}`);
  }

  /**
   * Returns the option that sets the inferred types. Empty if no column needs it, or if there are so
   * many columns that the option would hide the message that contains it.
   */
  get typesOption(): string {
    const found = [...this.#inferred].filter(([, type]) => type !== 'string');
    if (found.length === 0 || found.length > maxTypesShown) return '';
    const all = [...found, ...(this.#options.types ?? [])].map(
      ([name, type]) => `${writeFieldName(name)}:${type}`,
    );
    return `--types ${visibleLine(shellQuoted(all.join()))}`;
  }

  close(): void {
    this.#input?.destroy();
  }

  #content(autoClose: boolean): ReturnType<typeof createReadStream> {
    const isAtStart = this.#file === this.#source && !this.#isFile;
    const start = isAtStart ? {} : { start: 0 };
    return createReadStream('', { fd: this.#file, autoClose, ...start, ...portions });
  }

  #linesIn(stream: Readable): AsyncIterable<readonly Line[]> {
    return linesOf(this.#decoded(stream));
  }

  #decoded(stream: Readable): Chunks {
    return decoded(stream, decompress, this.#options.encoding);
  }
}

/** Returns the options with which a cell of a column without a type is a number. */
function hintToRead(column: string, cell: string, format: NumberFormat): string | undefined {
  const hint = hintFor(cell, 'number', format);
  // A column is only inferred to contain numbers in quotes if they contain the separator between cells.
  if (hint === undefined || !cell.startsWith('"')) return hint;
  return `${hint} and --types ${visibleLine(shellWord(`${writeFieldName(column)}:number`))}`;
}

async function spooled(source: number): Promise<number> {
  const spool = openSpool();
  for await (const chunk of createReadStream('', { fd: source, ...portions })) appendFileSync(spool, chunk);
  return spool;
}

/** This is also true for a field of the row key, which must have a value. */
const nullHint = 'the cell is read as null, and an empty cell omits the field';

/** Returns whether an error is about a field that is null. */
function isNull({ text }: Read, { pointer }: Fault): boolean {
  if (text === undefined) return false;
  const [name] = segmentsIn(pointer);
  const isField = name !== undefined && pointer === pointerTo([name]);
  return isField && fieldOf(JSON.parse(text) as JsonObject, name) === null;
}
