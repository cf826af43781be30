/** Rows as they are read from a file, and as they are sent. */
import { Problem } from '../problem.js';
import { parseShallow } from '../values/depth.js';
import { pointerTo } from '../values/pointer.js';
import { type JsonObject, maxNesting, maxRowBytes, textsOfRows } from '../values/values.js';
import type { Line } from './lines.js';

/** What is wrong with a row: `pointer` (RFC 6901) into it, and a sentence without its subject. */
export interface Fault {
  readonly pointer: string;
  readonly detail: string;
}

/** What stands in a line of NDJSON, or in the lines of a record of CSV: a row, something wrong, or nothing. */
export interface Read {
  readonly lines: readonly Line[];
  /** The row as JSON, as it is stored. */
  readonly text?: string;
  readonly faults?: readonly Fault[];
}

export class RowReader {
  readonly #keptIdAs: string | undefined;
  readonly #idDropped: () => void;

  /**
   * @param keptIdAs the name under which an `id` is kept
   * @param idDropped is called for each row of which an `id` isn't
   */
  constructor(keptIdAs: string | undefined, idDropped: () => void) {
    this.#keptIdAs = keptIdAs;
    this.#idDropped = idDropped;
  }

  /** What the service would refuse is found here already, by the same code. */
  read(json: string, lines: readonly Line[]): Read {
    let row: unknown;
    try {
      row = parseShallow(json, maxNesting + 1);
    } catch (error) {
      const at = / at position \d+/.exec(String(error))?.[0] ?? '';
      return { lines, faults: [{ pointer: '', detail: `is not valid JSON${at}` }] };
    }
    if (typeof row !== 'object' || row === null || Array.isArray(row))
      return { lines, faults: [{ pointer: '', detail: 'is not a JSON object' }] };
    const stored = this.#stored(row as JsonObject, json);
    if (typeof stored !== 'string') return { lines, faults: stored };
    if (Buffer.byteLength(stored) > maxRowBytes)
      return { lines, faults: [{ pointer: '', detail: `is over ${maxRowBytes} bytes of JSON` }] };
    return { lines, text: stored };
  }

  #stored(row: JsonObject, json: string): string | readonly Fault[] {
    const hasId = Object.hasOwn(row, 'id');
    try {
      const [text] = textsOfRows(`[${json}]`, [row]);
      if (!hasId) return text!;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const faults = faultsOf(error.errors ?? []).map(({ fault }) => fault);
      const isDropped = ({ pointer }: Fault): boolean =>
        hasId && this.#keptIdAs === undefined && (pointer === '/id' || pointer.startsWith('/id/'));
      if (!faults.every(isDropped)) return faults.filter((fault) => !isDropped(fault));
    }
    const { id, ...others } = row;
    const name = this.#keptIdAs;
    if (name === undefined) {
      this.#idDropped();
      return JSON.stringify(others);
    }
    if (Object.hasOwn(others, name))
      return [{ pointer: pointerTo([name]), detail: 'is where the id would be kept' }];
    return JSON.stringify({ [name]: id!, ...others });
  }
}

/** The faults that a problem names, by the index of their rows in the body. */
export function faultsOf(items: readonly { readonly pointer?: string; readonly detail: string }[]) {
  return items.map(({ pointer = '', detail }) => {
    const [, index, rest] = /^\/(\d+)(.*)$/s.exec(pointer) ?? [];
    return { index: Number(index), fault: { pointer: rest ?? '', detail } };
  });
}
