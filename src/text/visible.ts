/**
 * Makes characters visible that a terminal would obey, or that would hide or reorder other text: control characters,
 * the bidirectional controls of Unicode, line separators, tag characters and unpaired surrogates.
 *
 * Each of them becomes an escape of JSON, such as `\u001b`. JSON therefore keeps its meaning.
 */

/** The control characters except for the tab and the line feed. */
const controls = '\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f';
const hidden =
  '\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\u{e0000}-\\u{e007f}\\p{Cs}';
const inText = new RegExp(`[${controls}${hidden}]`, 'gu');
const inLine = new RegExp(`[${controls}${hidden}\\t\\n]`, 'gu');

/** Returns a text with its tabs and line feeds. */
export function visibleText(text: string): string {
  return text.replace(inText, escaped);
}

/** Returns a text that stays on one line and in one cell of a table. */
export function visibleLine(text: string): string {
  return text.replace(inLine, escaped);
}

/** Quotes a text, which can contain any characters, for a message on one line. */
export function quote(text: string): string {
  return visibleLine(JSON.stringify(text));
}

function escaped(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
