/** Adds colours to JSON. */
import { element } from './element.js';

/** The maximum number of characters. For longer texts, the highlighting would take too long. */
const longest = 100_000;
const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** @param code an element that contains JSON as text */
export function highlight(code: HTMLElement): void {
  const text = code.textContent;
  if (text.length > longest) return;
  const parts: (Node | string)[] = [];
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    const [whole, string, colon = ''] = match;
    const kind = string === undefined ? 'value' : colon === '' ? 'string' : 'name';
    parts.push(
      text.slice(end, match.index),
      element('span', { class: `json-${kind}` }, string ?? whole),
      colon,
    );
    end = match.index + whole.length;
  }
  code.replaceChildren(...parts, text.slice(end));
}
