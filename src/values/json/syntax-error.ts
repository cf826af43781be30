/** Finds the place of a syntax error in JSON. The messages of `JSON.parse` differ between versions of Node.js. */

const space = /[ \t\n\r]*/y;
const scalar =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Returns the line, the first being 1, in which a text stops being JSON. Returns undefined if it is JSON. */
export function errorLineOf(text: string): number | undefined {
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
  return text.slice(0, at).split('\n').length;
}
