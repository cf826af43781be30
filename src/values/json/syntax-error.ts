/** Finds the place of a syntax error in JSON. The messages of `JSON.parse` differ between versions of Node.js. */

const space = /[ \t\n\r]*/y;
const scalar =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

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

/** Returns the position, the first being 0, at which a text stops being JSON. Returns undefined if it is JSON. */
function errorPositionOf(text: string): number | undefined {
  let at = 0;
  const skip = (token: RegExp | string): boolean => {
    if (typeof token === 'string') {
      if (text[at] !== token) return false;
      at += 1;
      return true;
    }
    token.lastIndex = at;
    const isFound = token.test(text);
    if (isFound) at = token.lastIndex;
    return isFound;
  };
  const skipAll = (...tokens: readonly (RegExp | string)[]): boolean => tokens.every(skip);
  // The closing brackets that are still to come. A stack of calls could overflow.
  const open: ('}' | ']')[] = [];
  const name = (): boolean => text[at] === '"' && skipAll(scalar, space, ':', space);
  for (skip(space); ; ) {
    if (skip('{')) {
      open.push('}');
      skip(space);
      if (text[at] !== '}') {
        if (name()) continue;
        break;
      }
    } else if (skip('[')) {
      open.push(']');
      skip(space);
      if (text[at] !== ']') continue;
    } else if (!skip(scalar)) break;
    for (skip(space); open.length > 0 && skip(open.at(-1)!); skip(space)) open.pop();
    const closing = open.at(-1);
    if (closing === undefined) {
      if (at === text.length) return undefined;
      break;
    }
    if (!skipAll(',', space) || (closing === '}' && !name())) break;
  }
  return at;
}
