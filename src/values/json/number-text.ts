/** Finds parts of a JSON text that the database can't store exactly, such as integers that doubles round. */
import type { ValidationItem } from '../../problem.js';
import { endOfString } from './json-strings.js';
import { hasLoneSurrogate, pointerTo } from './pointer.js';

/**
 * Reports numbers that a double would change, `\u0000`, lone surrogates, and `__proto__` as a name.
 * JSON.parse must have accepted the text.
 *
 * This is a loop, because recursion could overflow the stack. JSON.parse drops the earlier value of a
 * duplicate name, and that value can be nested to any depth.
 *
 * @param names `once` to also report a name that occurs twice in one object
 */
export function unsupportedLiterals(text: string, maxItems: number, names?: 'once'): ValidationItem[] {
  const items: ValidationItem[] = [];
  /** The names read so far in each open container. Empty unless `names` is `once`. */
  const met: Set<string>[] = [];
  /** One segment per open container: the current index of an array, or the current name in an object. */
  const path: (string | number)[] = [];
  let expectsName = false;
  let at = 0;

  const report = (detail: string | undefined, where: readonly (string | number)[] = path) => {
    if (detail !== undefined) items.push({ pointer: pointerTo(where), detail });
  };

  while (at < text.length && items.length < maxItems) {
    const character = text[at]!;
    if (character === '"') {
      const end = endOfString(text, at);
      const string = decode(text.slice(at, end));
      if (expectsName) {
        const error = textError(string);
        // A deep path is long, so it is copied only if there is an error to report.
        if (error !== undefined) report(`has a field name that ${error}`, path.slice(0, -1));
        path[path.length - 1] = string;
        if (string === '__proto__') report('is a field name that is not supported');
        if (met.at(-1)?.has(string)) report('occurs twice');
        met.at(-1)?.add(string);
        expectsName = false;
      } else report(textError(string));
      at = end;
    } else if (character === '-' || (character >= '0' && character <= '9')) {
      const literal = numberAt(text, at);
      report(numberError(literal));
      at += literal.length;
    } else {
      if (character === '{') path.push('');
      else if (character === '[') path.push(0);
      else if (character === '}' || character === ']') path.pop();
      if (names === 'once') {
        if (character === '{' || character === '[') met.push(new Set());
        else if (character === '}' || character === ']') met.pop();
      }
      const inside = path.at(-1);
      if (character === ',' && typeof inside === 'number') path[path.length - 1] = inside + 1;
      if (character === '{' || character === ',') expectsName = typeof inside === 'string';
      else if (character === '}') expectsName = false;
      at += 1;
    }
  }
  return items;
}

/** Returns the error of a number as a sentence without its subject, or undefined if it can be stored. */
export function numberError(literal: string): string | undefined {
  const value = Number(literal);
  if (!Number.isFinite(value)) return 'is too large to be stored as a number';
  if (/^-?\d+$/.test(literal)) {
    // The server returns the number in this form. If it is equal, a client can send back what it read.
    const stored = String(value);
    return stored === literal || value === 0
      ? undefined
      : `is an integer that can only be stored as ${stored}`;
  }
  const isZero = !/[1-9]/.test(literal.replace(/[eE].*/, ''));
  return value === 0 && !isZero ? 'is too close to 0 to be stored as a number' : undefined;
}

/** Returns the error of a string or name, as `numberError` does. */
export function textError(text: string): string | undefined {
  if (text.includes('\0')) return 'contains the character U+0000';
  return hasLoneSurrogate(text) ? 'contains half of a surrogate pair' : undefined;
}

function decode(string: string): string {
  return string.includes('\\') ? (JSON.parse(string) as string) : string.slice(1, -1);
}

function numberAt(text: string, start: number): string {
  const number = /[-+.\deE]+/y;
  number.lastIndex = start;
  return number.exec(text)![0];
}
