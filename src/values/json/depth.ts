/**
 * Parses a JSON body quickly even if it is nested extremely deep. Containers that are nested too deep to be
 * stored become empty ones. For 1 MiB of `[[[..]]]`, JSON.parse blocks the main thread for up to 300 ms, and
 * this module for about 20 ms.
 */
import { endOfString } from './json-strings.js';
import { errorPositionOf, isSpace } from './syntax-error.js';

/** Texts shorter than this many characters can't take long, so JSON.parse reads them directly. */
const minLength = 4_096;
/** Longer texts that are nested at most this deep can't either. The limit is above the 1,000 operations of a batch. */
const harmlessLevels = 1_024;

const [quote, colon] = [0x22, 0x3a];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Returns the value that JSON.parse returns. If the text could be nested so deep that JSON.parse takes long, empties
 * all arrays and objects that are nested deeper than `levels`.
 *
 * @throws SyntaxError if JSON.parse would throw it
 */
export function parseShallow(text: string, levels: number): unknown {
  if (text.length < minLength || isHarmless(text)) return JSON.parse(text);
  const shallow = withoutDeep(text, levels);
  if (shallow !== text) {
    const at = errorPositionOf(text);
    if (at !== undefined) throw new SyntaxError(`Unexpected token or end at position ${at}`);
  }
  return JSON.parse(shallow);
}

/**
 * Returns true if the text has too few brackets to be nested deeper than `harmlessLevels`. Each array counts twice,
 * because it can contain an object. Other objects count only if they are the value of a field.
 */
function isHarmless(text: string): boolean {
  let deepest = 1;
  for (let at = text.indexOf('['); at >= 0 && deepest <= harmlessLevels; at = text.indexOf('[', at + 1))
    deepest += 2;
  for (let at = text.indexOf('{'); at >= 0 && deepest <= harmlessLevels; at = text.indexOf('{', at + 1)) {
    let before = at - 1;
    while (isSpace(text.charCodeAt(before))) before -= 1;
    if (text.charCodeAt(before) === colon) deepest += 1;
  }
  return deepest <= harmlessLevels;
}

/** Returns the text with all containers below `levels` emptied. */
function withoutDeep(text: string, levels: number): string {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at) - 1;
    else if (code === openArray || code === openObject) {
      depth += 1;
      if (depth === levels + 1) parts.push(text.slice(from, at + 1));
    } else if (code === closeArray || code === closeObject) {
      if (depth === levels + 1) from = at;
      depth -= 1;
    }
  }
  return parts.join('') + text.slice(from);
}
