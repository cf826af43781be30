/** Exports rows as NDJSON or CSV (RFC 4180), with all fields or the selected ones. CSV needs a selection. */
import { filterAsked } from '../../contract/filter-asked.js';
import type { Handlers } from '../../contract/handlers.js';
import { parameterInvalid } from '../../problem.js';
import type { Store } from '../../store/store.js';
import { memberReader } from '../../values/json/member-reader.js';
import { projection } from '../../values/projection.js';
import { fieldsAsked } from './fields.js';

export function exports(store: Store) {
  return {
    async exportRows({ readRequest, parameters }) {
      const { collection_name: name, format } = parameters;
      const asked = fieldsAsked(parameters);
      if (format === 'csv' && asked === undefined)
        throw parameterInvalid('fields', 'is required for CSV, because it determines the columns');
      const selection = { filter: filterAsked(parameters), fields: asked };
      const { cursor, pages, fields } = await store.reads.export(readRequest, name, selection);
      const headers = { 'Collection-Cursor': cursor };
      if (format === 'ndjson') {
        if (fields === undefined)
          return { status: 200, headers, mediaType: 'application/x-ndjson', body: pages };
        const shown = projection(fields);
        const body = new Lines(pages, (row) => `${shown(row)}\n`);
        return { status: 200, headers, mediaType: 'application/x-ndjson', body };
      }
      const columns = ['id', ...fields!.filter((field) => field !== 'id')];
      const body = new Lines(pages, recorder(columns), `${columns.map(quoted).join()}\r\n`);
      return { status: 200, headers, mediaType: 'text/csv; charset=utf-8; header=present', body };
    },
  } satisfies Partial<Handlers>;
}

/** Formats pages of rows while they are read. `lineOf` formats one row. */
class Lines implements AsyncIterableIterator<string> {
  readonly #pages: AsyncIterableIterator<string>;
  readonly #lineOf: (row: string) => string;
  #before: string;

  /** @param before text to send before the first row, such as the CSV header */
  constructor(pages: AsyncIterableIterator<string>, lineOf: (row: string) => string, before = '') {
    this.#pages = pages;
    this.#lineOf = lineOf;
    this.#before = before;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<string, undefined>> {
    const page = await this.#pages.next();
    if (page.done === true && this.#before === '') return page;
    const rows = (page.value ?? '').split('\n').slice(0, -1);
    const value = this.#before + rows.map(this.#lineOf).join('');
    this.#before = '';
    return { done: false, value };
  }

  async return(): Promise<IteratorResult<string, undefined>> {
    await this.#pages.return?.();
    return { done: true, value: undefined };
  }
}

/** @returns a function that formats a row (JSON) as a CSV record */
function recorder(columns: readonly string[]): (row: string) => string {
  const read = memberReader(columns);
  return (row) => `${read(row).map(cell).join()}\r\n`;
}

/**
 * Formats a value as a CSV cell. A missing field is an empty cell, and null is `null`. The strings `""` and
 * `"null"` are quoted, so that they differ from these cells.
 *
 * @param value the value as JSON, or undefined if the row doesn't have the field
 */
function cell(value: string | undefined): string {
  if (value?.[0] !== '"') return quoted(value ?? '');
  if (value === '""' || value === '"null"') return value;
  return quoted(value.includes('\\') ? JSON.parse(value) : value.slice(1, -1));
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
