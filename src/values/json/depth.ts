/**
 * Parses a JSON body quickly even if it is nested extremely deep. Containers that are nested too deep to be
 * stored become empty ones. For 1 MiB of `[[[..]]]`, JSON.parse blocks the main thread for up to 300 ms, and
 * this module for 18 ms.
 */
import { endOfString } from './json-strings.js';

/** Texts shorter than this many characters can't take long, so JSON.parse reads them directly. */
const minLength = 4_096;
/** Longer texts that are nested at most this deep can't either. The limit is above the 1,000 operations of a batch. */
const harmlessLevels = 1_024;

const [quote, comma, colon] = [0x22, 0x2c, 0x3a];
const [openArray, closeArray, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Returns the value that JSON.parse returns. If the text could be nested so deep that JSON.parse takes long, empties
 * all arrays and objects that are nested deeper than `levels`.
 *
 * @throws SyntaxError if JSON.parse would throw it
 */
export function parseShallow(text: string, levels: number): unknown {
  const isShallow = text.length < minLength || isHarmless(text) || !isDeep(text, levels);
  return JSON.parse(isShallow ? text : withoutDeep(text, levels));
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

function isDeep(text: string, levels: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at) - 1;
    else if (code === openArray || code === openObject) {
      depth += 1;
      if (depth > levels) return true;
    } else if (code === closeArray || code === closeObject) depth -= 1;
  }
  return false;
}

/** The tokens that are allowed next. */
type Next = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end';

/**
 * Returns the text with all containers below `levels` emptied. It checks the syntax of the entire text.
 *
 * @throws SyntaxError
 */
function withoutDeep(text: string, levels: number): string {
  const parts: string[] = [];
  let from = 0;
  const open = new Uint8Array(text.length + 1);
  let depth = 0;
  let next: Next = 'value';
  let at = 0;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) continue;
    if (code === openArray || code === openObject) {
      if (next !== 'value' && next !== 'value or end') break;
      depth += 1;
      open[depth] = code;
      next = code === openArray ? 'value or end' : 'name or end';
      if (depth === levels + 1) parts.push(text.slice(from, at + 1));
    } else if (code === closeArray || code === closeObject) {
      const [opened, ifEmpty] =
        code === closeArray ? [openArray, 'value or end'] : [openObject, 'name or end'];
      if (open[depth] !== opened || (next !== ifEmpty && next !== 'comma or end')) break;
      if (depth === levels + 1) from = at;
      depth -= 1;
      next = 'comma or end';
    } else if (code === comma) {
      if (next !== 'comma or end' || depth === 0) break;
      next = open[depth] === openArray ? 'value' : 'name';
    } else if (code === colon) {
      if (next !== 'colon') break;
      next = 'value';
    } else {
      const isName: boolean = next === 'name' || next === 'name or end';
      if (isName ? code !== quote : next !== 'value' && next !== 'value or end') break;
      const end = code === quote ? endOfString(text, at) : endOfWord(text, at);
      JSON.parse(text.slice(at, end));
      next = isName ? 'colon' : 'comma or end';
      at = end - 1;
    }
  }
  if (at < text.length || depth > 0 || next !== 'comma or end') {
    throw new SyntaxError(`Unexpected token or end at position ${at}`);
  }
  return parts.join('') + text.slice(from);
}

/** Returns the index after a number, a literal or an invalid word. */
function endOfWord(text: string, start: number): number {
  let end = start + 1;
  for (; end < text.length; end += 1) {
    const code = text.charCodeAt(end);
    if (isSpace(code) || code === comma || code === colon || code === quote || isBracket(code)) break;
  }
  return end;
}

function isBracket(code: number): boolean {
  return code === openArray || code === closeArray || code === openObject || code === closeObject;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
