/** Infers the types of the columns of a CSV file from its cells. */
import { isShortestNumber } from '../values/json/canonical-text.js';
import { parseShallow } from '../values/json/depth.js';
import { maxNesting, textsOfRows } from '../values/values.js';
import { textIn } from './csv-records.js';
import { numeral, plainFormat } from './number-format.js';

/**
 * What a column can be found to be. In a column of the type `json`, each cell is a JSON value, such as a list,
 * or values of several types.
 */
export type InferredType = 'string' | 'number' | 'boolean' | 'json';

const [minus, zero, nine] = [0x2d, 0x30, 0x39];

/**
 * Returns whether a cell is a number that a double holds exactly as it is written, apart from zeros at its
 * end. Leading zeros and integers with too many digits therefore stay strings.
 */
function isExactNumber(text: string): boolean {
  if (isShortestNumber(text)) return true;
  const first = text.charCodeAt(0);
  if (first !== minus && !(first >= zero && first <= nine)) return false;
  const number = Number(text);
  const spelled = `${number}`;
  if (spelled === text) return Number.isFinite(number);
  if (!numeral.test(text) || !Number.isFinite(number) || Object.is(number, -0)) return false;
  return decimalOf(text) === decimalOf(spelled);
}

/** Returns the digits and the exponent of a number, in the same form for equal numbers. */
function decimalOf(text: string): string {
  const [, integer = '', fraction = '', exponent = '0'] = /^-?(\d+)(?:\.(\d+))?(?:[eE](.+))?$/.exec(text)!;
  const digits = `${integer}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}

/** Returns whether a text is a list, an object or a string in JSON that the server can store. */
function isJson(text: string): boolean {
  if (!/^\s*[[{"]/.test(text)) return false;
  try {
    const row = `{"value":${text}}`;
    textsOfRows(`[${row}]`, [parseShallow(row, maxNesting + 1) as object]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns whether a cell without quotes is null. PostgreSQL and MySQL write `\N`.
 *
 * @param spellings how the file also writes null
 */
export function isNull(cell: string, spellings: readonly string[] = []): boolean {
  return cell === 'null' || cell === '\\N' || spellings.includes(cell);
}

/** Returns whether a cell without quotes is a number or a truth value. */
export function isTyped(cell: string): boolean {
  return isExactNumber(cell) || isBoolean(cell);
}

function isBoolean(cell: string): boolean {
  return cell.length < 6 && /^(true|false)$/i.test(cell);
}

/** The kinds of cells in a column, as bits. JSON spells truth values in lower case. */
const kinds = { number: 1, boolean: 2, capitalBoolean: 4, json: 8, text: 16 } as const;

/**
 * Finds the type of one column. The type is number or boolean if each filled cell is one, and JSON if each filled cell is a
 * JSON value. A cell in quotes isn't a number or a truth value, except for a number that contains the separator of cells.
 * Empty cells and nulls have no type.
 */
export class ColumnType {
  #kinds = 0;
  readonly #format: typeof plainFormat;
  readonly #separator: string | undefined;
  readonly #nulls: readonly string[] | undefined;

  /**
   * @param separator the character between the cells of a file that is read
   * @param nulls how the file also writes null
   */
  constructor(format = plainFormat, separator?: string, nulls?: readonly string[]) {
    this.#format = format;
    this.#separator = separator;
    this.#nulls = nulls;
  }

  /** Whether the column has only empty cells and nulls so far. */
  get isEmpty(): boolean {
    return this.#kinds === 0;
  }

  get type(): InferredType {
    const found = this.#kinds;
    if (found === 0 || found & kinds.text) return 'string';
    if (found === kinds.number) return 'number';
    if (!(found & ~(kinds.boolean | kinds.capitalBoolean))) return 'boolean';
    // JSON has no decimal comma and no thousands separator.
    const isJson = found === kinds.json || !(found & kinds.capitalBoolean || !this.#format.isPlain);
    return isJson ? 'json' : 'string';
  }

  /**
   * Returns whether the cell is a reason why the column is one of strings.
   *
   * @param cell the cell; a quoted cell starts with a quote
   */
  take(cell: string): boolean {
    if (this.#kinds & kinds.text || cell === '' || isNull(cell, this.#nulls)) return false;
    const before = this.#kinds;
    this.#kinds |= this.#kindOf(cell);
    return this.#kinds !== before && this.type === 'string';
  }

  #kindOf(cell: string): number {
    const isForced = this.#separator !== undefined && cell.startsWith('"') && cell.includes(this.#separator);
    if (isExactNumber(this.#format.plain(isForced ? textIn(cell) : cell))) return kinds.number;
    if (cell === 'true' || cell === 'false') return kinds.boolean;
    if (isBoolean(cell)) return kinds.capitalBoolean;
    return isJson(textIn(cell)) ? kinds.json : kinds.text;
  }
}
