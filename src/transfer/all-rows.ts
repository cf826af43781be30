/** Reads all rows of a collection from a server, as one snapshot. */
import { Writable } from 'node:stream';
import { exportRows } from './export.js';
import type { Service } from './service.js';

/**
 * Calls `take` with each row as JSON.
 *
 * @param received called from time to time with the number of rows received so far
 * @returns the number of rows, and the cursor of the snapshot
 * @throws ServiceFailure
 */
export function readAllRows(
  service: Service,
  collection: string,
  take: (row: string) => void,
  received: (rows: number) => void,
): Promise<{ readonly rows: number; readonly cursor: string }> {
  const options = { collection, format: 'ndjson', filter: undefined, fields: [], received } as const;
  return exportRows(service, options, () => new LineWriter(take));
}

const lineFeed = 0x0a;

/** Calls a function with each line of a UTF-8 text. */
class LineWriter extends Writable {
  readonly #take: (line: string) => void;
  #start: Buffer[] = [];

  constructor(take: (line: string) => void) {
    super();
    this.#take = take;
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    try {
      const end = chunk.lastIndexOf(lineFeed) + 1;
      if (end === 0) this.#start.push(chunk);
      else {
        const text = Buffer.concat([...this.#start, chunk.subarray(0, end - 1)]).toString();
        this.#start = [chunk.subarray(end)];
        for (const line of text.split('\n')) this.#take(line);
      }
      done();
    } catch (error) {
      done(error as Error);
    }
  }
}
