/** How values of rows are shown in tables. */
import { visibleText } from '../../text/visible.js';

/** The maximum number of characters shown per value. The editor shows the complete value. */
const mostShown = 160;

/** Formats a value: strings unchanged, other values as JSON, a missing field as the empty string. */
export function shownValue(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return visibleText(text.length > mostShown ? `${text.slice(0, mostShown)}…` : text);
}

export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
