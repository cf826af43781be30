/** Infers the types of the columns of a CSV file from its cells. */

/** What a column can be found to be. */
export type InferredType = 'string' | 'number' | 'boolean';

const numeral = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/**
 * Returns whether a cell is a number that a double holds exactly as it is written, apart from zeros at its
 * end. Leading zeros and integers beyond 2^53 therefore stay strings.
 */
export function isExactNumber(text: string): boolean {
  if (!numeral.test(text)) return false;
  const number = Number(text);
  if (/^-?\d+$/.test(text)) return Number.isSafeInteger(number) && !Object.is(number, -0);
  return Number.isFinite(number) && !Object.is(number, -0) && decimalOf(text) === decimalOf(`${number}`);
}

/** Returns the digits and the exponent of a number, in the same form for equal numbers. */
function decimalOf(text: string): string {
  const [, integer = '', fraction = '', exponent = '0'] = /^-?(\d+)(?:\.(\d+))?(?:[eE](.+))?$/.exec(text)!;
  const digits = `${integer}${fraction}`.replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return '0';
  return `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}

/**
 * Finds the type of one column. The column has a type other than `string` if each filled cell has it. A cell
 * in quotes is a string. Empty cells and `null` have no type.
 */
export class ColumnType {
  #type: InferredType | undefined;

  get type(): InferredType {
    return this.#type ?? 'string';
  }

  /** @param cell the cell; a quoted cell starts with a quote */
  take(cell: string, decimal?: string): void {
    if (this.#type === 'string' || cell === '' || cell === 'null') return;
    const own = typeOf(decimal === ',' ? withPoint(cell) : cell);
    this.#type = this.#type === undefined || this.#type === own ? own : 'string';
  }
}

/** Replaces a decimal comma. A number with a point becomes invalid, because the point can group thousands. */
export function withPoint(text: string): string {
  return text.includes('.') ? `${text} ` : text.replace(',', '.');
}

function typeOf(cell: string): InferredType {
  if (/^(true|false)$/i.test(cell)) return 'boolean';
  return isExactNumber(cell) ? 'number' : 'string';
}
