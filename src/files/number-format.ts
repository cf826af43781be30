/** Reads numbers as spreadsheets display them, such as `1.192,80`. */
import { textIn } from './csv-records.js';

const decimalSigns = ['.', ','] as const;
export const thousandsSeparators = [...decimalSigns, ' ', "'"] as const;
export type DecimalSign = (typeof decimalSigns)[number];
export type ThousandsSeparator = (typeof thousandsSeparators)[number];

/** A number in JSON (RFC 8259, section 6). */
export const numeral = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

/** Programs also write no-break spaces, and the Swiss format of Windows has a typographic apostrophe. */
const otherSpellings = { '.': '', ',': '', ' ': '\u00a0\u202f', "'": '\u2019' } as const;

export class NumberFormat {
  readonly decimal: DecimalSign;
  readonly thousands: ThousandsSeparator | undefined;
  /** Whether numbers are written as in JSON. */
  readonly isPlain: boolean;
  readonly #grouped: RegExp | undefined;
  readonly #separators: RegExp | undefined;

  constructor(decimal: DecimalSign, thousands: ThousandsSeparator | undefined) {
    this.decimal = decimal;
    this.thousands = thousands;
    this.isPlain = decimal === '.' && thousands === undefined;
    if (thousands === undefined) return;
    const separator = `[${thousands}${otherSpellings[thousands]}]`;
    this.#grouped = new RegExp(`^-?[1-9]\\d{0,2}(${separator}\\d{3})+([${decimal}]\\d+)?$`);
    this.#separators = new RegExp(separator, 'g');
  }

  /** Whether a text is a number in this format, with groups of digits if the format has a separator for them. */
  reads(text: string): boolean {
    if (this.#grouped !== undefined) return this.#grouped.test(text);
    return numeral.test(this.plain(text));
  }

  /**
   * Returns a number in the spelling of JSON. Any other text stays an invalid number. A point can group thousands, so
   * that `1.5` is not a number if the decimal sign is a comma.
   */
  plain(text: string): string {
    if (this.isPlain) return text;
    const isGrouped = this.#grouped?.test(text);
    const digits = isGrouped ? text.replace(this.#separators!, '') : text;
    if (this.decimal === '.') return digits;
    return !isGrouped && text.includes('.') ? `${text} ` : digits.replace(',', '.');
  }
}

/** Numbers as in JSON. */
export const plainFormat = new NumberFormat('.', undefined);

/** Formats with a decimal point come first. */
const allFormats = decimalSigns.flatMap((decimal) =>
  [undefined, ...thousandsSeparators]
    .filter((thousands) => thousands !== decimal)
    .map((thousands) => new NumberFormat(decimal, thousands)),
);

/** Returns the options with which a cell is a number. Several results are different meanings of it. */
export function optionsToRead(cell: string, given: NumberFormat): string[] {
  const text = textIn(cell);
  if (numeral.test(given.plain(text))) return [];
  const fitting = allFormats.filter(
    // A decimal comma is the user's choice, so only the point, which is the default, can be wrong.
    (format) => (format.decimal === given.decimal || given.decimal === '.') && format.reads(text),
  );
  // `1,234` can have a thousands separator or a decimal comma, but the decimal sign of `1'234` is unknown.
  const meanings = new Map(fitting.toReversed().map((format) => [format.thousands, format]));
  return [...meanings.values()].map(({ decimal, thousands }) =>
    [decimal !== given.decimal && `--decimal "${decimal}"`, thousands && `--thousands "${thousands}"`]
      .filter(Boolean)
      .join(' '),
  );
}
