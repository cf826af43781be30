/** How values of rows are shown in tables. */
import { visibleText } from '../../text/visible.js';

/** The start of a long value. The editor shows the complete value. */
const shownStart = /^(.{160}).+/su;

/** Formats a value: strings unchanged, other values as JSON, a missing field as the empty string. */
export function shownValue(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return visibleText(text.replace(shownStart, '$1…'));
}

export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
