/** Converts the cells of CSV files to JSON. */
import { isShortestNumber } from '../values/json/canonical-text.js';
import { isNull } from './cell-types.js';
import { textIn } from './csv-records.js';
import { type NumberFormat, numeral } from './number-format.js';

/** The types of values that the cells of a column can have. */
export type ValueType = 'string' | 'number' | 'boolean' | 'json';

/** How errors describe a cell that does not have the type of its column. */
export const notOfType: Readonly<Record<ValueType, string>> = {
  string: 'is not a string',
  number: 'is not a JSON number',
  boolean: 'is not true or false',
  json: 'is not valid JSON',
};

/** Characters that `JSON.stringify` may escape. It takes three times as long as this test (30 characters, Node 20). */
const escaped = /["\\\0-\x1f\ud800-\udfff]/;

/**
 * Returns the value of a cell as JSON. Returns undefined if it doesn't have the type. If the cell starts with
 * a quote, it was quoted in the file.
 */
export function jsonOf(
  cell: string,
  type: ValueType | undefined,
  format: NumberFormat,
  nulls: readonly string[] | undefined,
): string | undefined {
  if (type !== 'string' && isNull(cell, nulls)) return 'null';
  const text = textIn(cell);
  if (type === 'number') return numberOf(format.plain(text));
  if (type === 'boolean') return /^(true|false)$/i.test(text) ? text.toLowerCase() : undefined;
  if (type !== 'json') return escaped.test(text) ? JSON.stringify(text) : `"${text}"`;
  try {
    JSON.parse(text);
    return text;
  } catch {
    return undefined;
  }
}

/** Returns whether a number has so few digits that JavaScript keeps all of them. */
function isExact(number: string): boolean {
  return number.length <= 15 && !/[eE]/.test(number);
}

/** Returns whether a number from `numberOf`, or null, is spelled as JSON.stringify writes it. */
export function isShortest(number: string): boolean {
  return isExact(number) || number === `${Number(number)}`;
}

/** Returns the JSON of a number, in its shortest form if JavaScript keeps all of its digits. */
function numberOf(text: string): string | undefined {
  if (isShortestNumber(text)) return text;
  if (!numeral.test(text)) return undefined;
  return isExact(text) ? `${Number(text)}` : text;
}
