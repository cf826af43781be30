/** Reads the text of a filter from left to right, and describes errors at a position in it. */
import { lengthOf } from './json/code-points.js';

/** Reports that a text is not a filter, or uses a feature or size that isn't supported. */
export class FilterError extends Error {}

/** The reason of an error, or the reasons by the character at its position. */
export type Why = string | Readonly<Record<string, string>>;

/** Matches the token that an error message quotes. */
const token = /[a-z_]\w*|[-+]?\d+|[=!<>]=|&&|\|\||\.\.|./isuy;
const maxShown = 32;
/** Matches operators of other query languages, as an error message quotes them. */
const foreign = /^'(=|~|and|or|in|like)'$/i;

export class Scanner {
  readonly text: string;
  /** The index of the next character in UTF-16 code units. */
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  get next(): string | undefined {
    return this.text[this.at];
  }

  get isQuote(): boolean {
    return this.sees('"') || this.next === "'";
  }

  sees(sign: string): boolean {
    return this.text.startsWith(sign, this.at);
  }

  take(sign: string): boolean {
    const isThere = this.sees(sign);
    if (isThere) this.at += sign.length;
    return isThere;
  }

  /** Skips whitespace. Returns whether there was any. */
  space(): boolean {
    return this.match(/[ \t\n\r]+/y) !== undefined;
  }

  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  /** @param why the reason, or a map from the character at `at` to the reason */
  unexpected(why: Why = '', at = this.at): FilterError {
    const reason = typeof why === 'string' ? why : why[this.text.charAt(at)];
    const shown = this.#shown(at);
    const advice = foreign.test(shown) ? 'use ==, &&, ||, contains()' : '';
    return this.#error(at, `unexpected ${shown}`, advice || reason);
  }

  beyond(what: string, subject: string, most: number, of: string, at = this.at): FilterError {
    return this.#error(at, what, `${subject} at most ${most} ${of}`);
  }

  /** The message names the position in characters, and the first character has position 1. */
  #error(at: number, what: string, why = ''): FilterError {
    const position = lengthOf(this.text.slice(0, at)) + 1;
    return new FilterError(`${what} at character ${position}${why && `: ${why}`}`);
  }

  #shown(at: number): string {
    token.lastIndex = at;
    const shown = token.exec(this.text)?.[0];
    if (shown === undefined) return 'end';
    if (shown === ' ') return 'space';
    if (shown === '"' || shown === "'") return 'string';
    if (/^[-+]?\d/.test(shown)) return 'number';
    if (/^[\p{C}\p{Z}]/u.test(shown)) {
      return `U+${shown.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
    }
    return `'${shown.length > maxShown ? `${shown.slice(0, maxShown)}…` : shown}'`;
  }
}
