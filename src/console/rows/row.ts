/** The type of a row, and how the table shows its fields. */
import { visibleText } from '../../text/visible.js';

export interface Row {
  readonly id: number;
  readonly [field: string]: unknown;
}

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

/** The maximum number of columns. The editor shows all fields. */
const mostColumns = 24;

/** Collects the field names of the rows in the order in which they first appear, with `id` first. */
export class Columns {
  readonly #names = new Set(['id']);
  #hidden = new Set<string>();

  meet(rows: Iterable<Row>): void {
    for (const row of rows) {
      for (const name in row) {
        if (this.#names.has(name)) continue;
        if (this.#names.size < mostColumns) this.#names.add(name);
        else this.#hidden.add(name);
      }
    }
  }

  get names(): readonly string[] {
    return [...this.#names];
  }

  /** The number of fields that have no column. */
  get hidden(): number {
    return this.#hidden.size;
  }
}
