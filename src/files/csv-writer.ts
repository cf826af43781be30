/**
 * Writes rows as CSV (RFC 4180) so that an import without options reads the same rows.
 *
 * CSV has no types. An import infers the type of a column from all of its cells, so how a cell is written
 * depends on the whole column. The rows are therefore read twice: first to find the columns.
 */
import type { JsonObject, JsonValue } from '../values/values.js';
import { ColumnType, isNull, isTyped } from './cell-types.js';
import { separators } from './csv-records.js';
import { linesOf } from './lines.js';

/** Spreadsheets open no more columns than this. */
const maxColumns = 16_384;

/** What a column contains, and how its cells are written. */
class ExportColumn {
  readonly #found = new Set<string>();
  readonly #type = new ColumnType();

  take(value: JsonValue): void {
    if (value === null) return;
    this.#found.add(typeof value === 'object' ? 'json' : typeof value);
    // A string never becomes a number or a truth value, because such a string is written in quotes.
    this.#type.take(typeof value === 'string' ? `"${value}` : JSON.stringify(value));
  }

  /** Whether all values, and thus strings, too, are written as JSON, because an import can't infer the type. */
  get isJson(): boolean {
    return this.#found.size > 1 || (this.#found.size === 1 && !this.#found.has(this.#type.type));
  }
}

/** How a CSV file is written. */
export interface CsvStyle {
  /** The character between cells. */
  readonly separator: string;
  /** The decimal sign of numbers. It differs from the separator. JSON in cells keeps its points. */
  readonly decimal: '.' | ',';
  /** Whether the file starts with a byte order mark, so that Excel reads it as UTF-8. */
  readonly hasMark: boolean;
}

/** The rows of an export and their columns. */
interface ExportedColumns {
  readonly rows: number;
  /** By name: whether the column is written as JSON. */
  readonly columns: ReadonlyMap<string, boolean>;
}

/**
 * Finds the columns.
 *
 * @param rows NDJSON
 * @param fields the columns besides `id`. If it is empty, there is a column for each field.
 * @throws Error if a field can't be a column
 */
export async function columnsOf(
  rows: AsyncIterable<Uint8Array>,
  fields: readonly string[],
  received: (rows: number) => void,
): Promise<ExportedColumns> {
  const columns = new Map(['id', ...fields].map((name) => [name, new ExportColumn()]));
  const isOpen = fields.length === 0;
  let count = 0;
  for await (const lines of linesOf(rows)) {
    for (const { text } of lines) {
      for (const [name, value] of Object.entries(JSON.parse(text) as JsonObject)) {
        if (isOpen && !columns.has(name)) columns.set(name, new ExportColumn());
        columns.get(name)?.take(value);
      }
    }
    if (columns.size > maxColumns)
      throw new Error(
        `the rows have over ${maxColumns.toLocaleString('en')} fields, which is too many for CSV columns. Select fields with --fields, or write NDJSON`,
      );
    count += lines.length;
    received(count);
  }
  if (columns.has(''))
    throw new Error(
      'a field has an empty name, but a CSV column must have a name. Select other fields with --fields, or write NDJSON',
    );
  return { rows: count, columns: new Map([...columns].map(([name, { isJson }]) => [name, isJson])) };
}

/**
 * Yields the text of the CSV file.
 *
 * @param rows the same NDJSON, read again
 */
export async function* csvOf(
  rows: AsyncIterable<Uint8Array>,
  { columns }: ExportedColumns,
  style: CsvStyle,
): AsyncGenerator<string, void, undefined> {
  const { separator, hasMark } = style;
  const special = [...separators, separator, '"', '\r', '\n'];
  // An import finds the separator in the line of names, where it doesn't count characters in quotes.
  const names = [...columns.keys()].map((name) =>
    special.some((mark) => name.includes(mark)) ? quoted(name) : name,
  );
  yield `${hasMark ? '\ufeff' : ''}${names.join(separator)}\r\n`;
  const all = [...columns];
  for await (const lines of linesOf(rows)) {
    let text = '';
    for (const line of lines) {
      const row = JSON.parse(line.text) as JsonObject;
      const cells = all.map(([name, isJson]) =>
        Object.hasOwn(row, name) ? cellOf(row[name]!, isJson, style) : '',
      );
      text += `${cells.join(separator)}\r\n`;
    }
    yield text;
  }
}

/** A missing field is an empty cell, and null is `null`. */
function cellOf(value: JsonValue, isJson: boolean, { separator, decimal }: CsvStyle): string {
  if (typeof value === 'number' && !isJson) {
    const number = JSON.stringify(value).replace('.', decimal);
    return number.includes(separator) ? quoted(number) : number;
  }
  const text = typeof value === 'string' && !isJson ? value : JSON.stringify(value);
  const isQuoted =
    /[",\r\n]/.test(text) ||
    text.includes(separator) ||
    (typeof value === 'string' && !isJson && (value === '' || isNull(value) || isTyped(value)));
  return isQuoted ? quoted(text) : text;
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
