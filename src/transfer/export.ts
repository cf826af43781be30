/** Takes the rows of a collection from a service, as it sends them. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { failureOf, type Service, ServiceFailure } from './service.js';

export interface ExportOptions {
  readonly collection: string;
  readonly format: 'ndjson' | 'csv';
  readonly filter: string | undefined;
  readonly fields: readonly string[];
  /** Is told how many rows have come, now and then. */
  readonly received: (rows: number) => void;
}

export interface Exported {
  readonly rows: number;
  readonly bytes: number;
  /** To be followed from. */
  readonly cursor: string | undefined;
}

/**
 * Writes all rows to a stream, which is ended; what it has got where this rejects isn't whole.
 *
 * @throws ServiceFailure
 */
export async function exportRows(service: Service, options: ExportOptions, to: Writable): Promise<Exported> {
  const { collection, format, filter, fields } = options;
  const query = new URLSearchParams({ format });
  if (filter !== undefined) query.set('filter', filter);
  for (const field of fields) query.append('fields', field);
  const path = `/v1/collections/${encodeURIComponent(collection)}/export?${query}`;
  const answer = await service.ask({ method: 'GET', path });
  if (answer.status !== 200) throw await failureOf(answer);
  const count = new RecordCount(format === 'csv', options.received);
  const body = Readable.fromWeb(answer.body!).on('error', () => undefined);
  try {
    await pipeline(body, count, to);
  } catch (error) {
    throw body.errored === null ? error : new ServiceFailure('the service cut the export: it is not whole');
  }
  const { records, bytes } = count;
  const cursor = answer.headers.get('Collection-Cursor') ?? undefined;
  return { rows: format === 'csv' ? records - 1 : records, bytes, cursor };
}

/** To a file that has its name only when it is whole. */
export async function exportToFile(
  service: Service,
  options: ExportOptions,
  file: string,
): Promise<Exported> {
  const partial = `${file}.partial`;
  try {
    const exported = await exportRows(service, options, createWriteStream(partial, { flush: true }));
    await rename(partial, file);
    return exported;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

const [lineFeed, quote] = [0x0a, 0x22];

/** Counts the lines that go through, of CSV those that aren't within quotes. */
class RecordCount extends Transform {
  records = 0;
  bytes = 0;
  #isQuoted = false;
  readonly #hasQuotes: boolean;
  readonly #counted: (records: number) => void;

  constructor(hasQuotes: boolean, counted: (records: number) => void) {
    super();
    this.#hasQuotes = hasQuotes;
    this.#counted = counted;
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    for (const byte of chunk) {
      if (byte === lineFeed && !this.#isQuoted) this.records += 1;
      else if (byte === quote && this.#hasQuotes) this.#isQuoted = !this.#isQuoted;
    }
    this.bytes += chunk.length;
    this.#counted(this.records);
    done(null, chunk);
  }
}
