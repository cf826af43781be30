/** A row, and how its fields are shown. */

export interface Row {
  readonly id: number;
  readonly [field: string]: unknown;
}

/** So much of a value is drawn; the rest is in the editor. */
const mostShown = 160;

/** Strings as they are, other values as JSON; a missing field is empty. */
export function shownValue(value: unknown): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}

export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Columns that are shown; the editor has all fields. */
const mostColumns = 24;

/** The fields of the rows in the order in which they were first met, `id` first. */
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

  /** How many fields have no column. */
  get hidden(): number {
    return this.#hidden.size;
  }
}
