/** Exports the rows of a collection from a server to a stream or a file. */
import { createWriteStream } from 'node:fs';
import { chmod, lstat, rename, rm, stat } from 'node:fs/promises';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { writeFieldName } from '../values/field-name.js';
import { failureOf, type Service, ServiceFailure } from './service.js';

export interface ExportOptions {
  readonly collection: string;
  readonly format: 'ndjson' | 'csv';
  readonly filter: string | undefined;
  readonly fields: readonly string[];
  /** Called from time to time with the number of rows received so far. */
  readonly received: (rows: number) => void;
}

export interface Exported {
  readonly rows: number;
  readonly bytes: number;
  /** The cursor of the snapshot. A feed can resume from it. */
  readonly cursor: string;
}

/**
 * Writes all rows to a stream and ends it. If the promise rejects, the output is incomplete.
 *
 * @param open returns the stream; called only after the server has accepted the request
 * @throws ServiceFailure
 */
export async function exportRows(
  service: Service,
  options: ExportOptions,
  open: () => Writable,
): Promise<Exported> {
  const { collection, format, filter, fields } = options;
  const query = new URLSearchParams({ format });
  if (filter !== undefined) query.set('filter', filter);
  for (const field of fields) query.append('fields', writeFieldName(field));
  const path = `/v1/collections/${encodeURIComponent(collection)}/export?${query}`;
  const answer = await service.ask({ method: 'GET', path });
  if (answer.status !== 200) throw await failureOf(answer);
  const cursor = answer.headers.get('Collection-Cursor');
  if (cursor === null) throw new ServiceFailure('this is no answer of rowfeed: it has no Collection-Cursor');
  // Without both headers, an incomplete response looks like a complete one.
  if (!answer.headers.has('Transfer-Encoding') && !answer.headers.has('Content-Length'))
    throw new ServiceFailure('the answer does not say where it ends, perhaps for a proxy that has HTTP/1.0');
  const count = new RecordCount(format === 'csv', options.received);
  const body = Readable.fromWeb(answer.body!).on('error', () => undefined);
  try {
    await pipeline(body, count, open());
  } catch (error) {
    service.signal.throwIfAborted();
    // `fetch` fails with a TypeError. A file that can't be written fails with another error.
    throw error instanceof TypeError
      ? new ServiceFailure('the service cut the export: it is not whole')
      : error;
  }
  const { records, bytes } = count;
  return { rows: format === 'csv' ? records - 1 : records, bytes, cursor };
}

/**
 * Exports to a file. The file gets its name only when it is complete. Only its owner can read a new file, and a file
 * that is replaced passes on its mode. A link to a file is replaced, so nobody can redirect the rows with a link. If
 * the path is a device or a pipe, such as `/dev/stdout`, the function writes to it directly.
 */
export async function exportToFile(
  service: Service,
  options: ExportOptions,
  file: string,
): Promise<Exported> {
  const there = await stat(file).catch(() => undefined);
  if (there?.isFile() === false) return exportRows(service, options, () => createWriteStream(file));
  const partial = `${file}.partial`;
  const mode = (await lstat(file).catch(() => undefined))?.isFile() ? there!.mode & 0o777 : 0o600;
  try {
    // An earlier export may have been killed. The flag fails if somebody else creates the file first.
    await rm(partial, { force: true });
    const open = () => createWriteStream(partial, { flags: 'wx', flush: true, mode: 0o600 });
    const exported = await exportRows(service, options, open);
    await chmod(partial, mode);
    await rename(partial, file);
    return exported;
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    // An error of a write has no path.
    throw error instanceof Error && 'syscall' in error ? Object.assign(error, { path: file }) : error;
  }
}

const [lineFeed, quote] = [0x0a, 0x22];

/** Counts the records that pass through. In CSV, line feeds inside quotes don't end a record. */
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
