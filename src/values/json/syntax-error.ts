/** Finds the place of a syntax error in JSON. The messages of `JSON.parse` differ between versions of Node.js. */
import { parseIfJson } from './json.js';
import { endOfString } from './json-strings.js';

const [quote, comma, colon] = [0x22, 0x2c, 0x3a];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const numberOrWord = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Returns where an error of a JSON parser is in the text: ` at position 7`, or nothing if the position is unknown. The
 * messages of some versions of Node.js contain no position. Finding it takes as long as parsing the text.
 */
export function placeOf(error: unknown, text: string): string {
  const place = / at position \d+/.exec(String(error))?.[0];
  if (place !== undefined || text.length > maxSearchedLength) return place ?? '';
  const at = errorPositionOf(text);
  return at === undefined ? '' : ` at position ${at}`;
}

/** A longer text would occupy the main thread of a server for more than 1 ms. */
const maxSearchedLength = 65_536;

/** Returns the line and the column, each starting at 1, at which a text stops being JSON. Returns undefined if it is JSON. */
export function errorPlaceOf(text: string): { readonly line: number; readonly column: number } | undefined {
  const at = errorPositionOf(text);
  if (at === undefined) return undefined;
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** The tokens that are allowed next. */
type Next = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end';

/**
 * Returns the position, the first being 0, at which a text stops being JSON. Returns undefined if it is JSON. This is a
 * loop, because recursion could overflow the stack.
 */
export function errorPositionOf(text: string): number | undefined {
  let next: Next = 'value';
  /** The opening brackets of the open arrays and objects, by depth. With a growing array, this takes four times as long. */
  const open = new Uint8Array(text.length + 1);
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) continue;
    if (code === openArray || code === openObject) {
      if (next !== 'value' && next !== 'value or end') return at;
      depth += 1;
      open[depth] = code;
      next = code === openArray ? 'value or end' : 'name or end';
    } else if (code === closeArray || code === closeObject) {
      const [opening, ifEmpty] =
        code === closeArray ? [openArray, 'value or end'] : [openObject, 'name or end'];
      if (open[depth] !== opening || (next !== ifEmpty && next !== 'comma or end')) return at;
      depth -= 1;
      next = 'comma or end';
    } else if (code === comma) {
      if (next !== 'comma or end' || depth === 0) return at;
      next = open[depth] === openArray ? 'value' : 'name';
    } else if (code === colon) {
      if (next !== 'colon') return at;
      next = 'value';
    } else {
      const isName: boolean = next === 'name' || next === 'name or end';
      if (isName ? code !== quote : next !== 'value' && next !== 'value or end') return at;
      const end = endOfScalar(text, at);
      if (end === undefined) return at;
      at = end - 1;
      next = isName ? 'colon' : 'comma or end';
    }
  }
  return depth === 0 && next === 'comma or end' ? undefined : text.length;
}

/** Returns the index after the string, number, `true`, `false` or `null` at `start`. Otherwise returns undefined. */
function endOfScalar(text: string, start: number): number | undefined {
  if (text.charCodeAt(start) === quote) {
    const end = endOfString(text, start);
    // With a regular expression, a string with millions of escapes would overflow the stack.
    return parseIfJson(text.slice(start, end)) === undefined ? undefined : end;
  }
  numberOrWord.lastIndex = start;
  return numberOrWord.test(text) ? numberOrWord.lastIndex : undefined;
}

/** Returns whether JSON ignores this character outside of strings. */
export function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
