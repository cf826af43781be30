/** Exports the rows of a collection from a server to a stream or a file. */
import { appendFileSync, closeSync, createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { chmod, lstat, rename, rm, stat } from 'node:fs/promises';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type CsvStyle, columnsOf, csvOf } from '../files/csv-writer.js';
import { writeFieldName } from '../values/field-name.js';
import { collectionPath } from './collection.js';
import { failureOf, type Service, ServiceFailure } from './service.js';
import { openSpool } from './spool.js';

/** Maximum number of fields that the server selects. More fields are selected here. */
const maxFieldsAsked = 50;

interface ExportOptions {
  readonly collection: string;
  readonly format: 'ndjson' | 'csv' | 'json';
  readonly isGzipped?: boolean;
  /** How CSV is written. The default is RFC 4180 with decimal points. */
  readonly csv?: CsvStyle;
  readonly filter: string | undefined;
  readonly fields: readonly string[];
  /** Called from time to time with the number of rows received so far. */
  readonly received: (rows: number) => void;
}

interface Exported {
  readonly rows: number;
  /** The bytes that were written. */
  readonly bytes: number;
  /** The cursor of the snapshot. A feed can resume from it. */
  readonly cursor: string;
  /** The selected fields that no row contains. Empty if there are no rows. */
  readonly missing: readonly string[];
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
  const query = new URLSearchParams({ format: 'ndjson' });
  if (filter !== undefined) query.set('filter', filter);
  if (fields.length <= maxFieldsAsked)
    for (const field of fields) query.append('fields', writeFieldName(field));
  const path = `${collectionPath(collection)}/export?${query}`;
  const answer = await service.ask({ method: 'GET', path });
  if (answer.status !== 200) throw await failureOf(answer);
  const cursor = answer.header('collection-cursor');
  if (cursor === undefined)
    throw answer.cancel('the response has no Collection-Cursor, so it does not come from rowfeed');
  // Without both headers, an incomplete response looks like a complete one.
  if ((answer.header('transfer-encoding') ?? answer.header('content-length')) === undefined)
    throw answer.cancel('the response does not mark its end, for example because a proxy uses HTTP/1.0');
  const search = new FieldSearch(fields);
  const missing = (rows: number): readonly string[] => (rows === 0 ? [] : search.missing);
  const count = new RowCount(search, options.received);
  const written = new ByteCount();
  const body = answer.body.on('error', () => undefined);
  const spool = format === 'csv' ? openSpool() : undefined;
  try {
    if (spool === undefined) {
      const stages = [count, ...shapers(options), written];
      await pipeline([body, ...stages, open()] as unknown as readonly NodeJS.ReadWriteStream[]);
      return { rows: count.rows, bytes: written.bytes, cursor, missing: missing(count.rows) };
    }
    const columns = await columnsOf(spooled(body, spool, search), fields, options.received);
    const again = createReadStream('', { fd: spool, start: 0, autoClose: false });
    const csv = csvOf(again, columns, options.csv ?? { separator: ',', decimal: '.', hasMark: false });
    const text = Readable.from(csv, { objectMode: false });
    const stages = [...shapers(options), written];
    await pipeline([text, ...stages, open()] as unknown as readonly NodeJS.ReadWriteStream[]);
    return { rows: columns.rows, bytes: written.bytes, cursor, missing: missing(columns.rows) };
  } catch (error) {
    service.signal.throwIfAborted();
    // A lost connection fails with ECONNRESET. A file that can't be written fails with another error.
    throw (error as NodeJS.ErrnoException).code === 'ECONNRESET'
      ? new ServiceFailure('the server ended the export before it was complete')
      : error;
  } finally {
    if (spool !== undefined) closeSync(spool);
  }
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
  let target: WriteStream | undefined;
  try {
    // An earlier export may have been killed. The flag fails if somebody else creates the file first.
    await rm(partial, { force: true });
    const open = () => {
      target = createWriteStream(partial, { flags: 'wx', flush: true, mode: 0o600 });
      return target;
    };
    const exported = await exportRows(service, options, open);
    await chmod(partial, mode);
    await rename(partial, file);
    return exported;
  } catch (error) {
    // If the export fails early, the stream is still opening the file, and creates it even though it is destroyed.
    const opened = target;
    if (opened?.closed === false) await new Promise<void>((resolve) => opened.on('close', resolve));
    await rm(partial, { force: true }).catch(() => undefined);
    // An error of a write has no path.
    throw error instanceof Error && 'syscall' in error ? Object.assign(error, { path: file }) : error;
  }
}

/** Also writes the rows to a temporary file, so that they can be read again. */
async function* spooled(
  rows: AsyncIterable<Buffer>,
  spool: number,
  search: FieldSearch,
): AsyncGenerator<Buffer> {
  for await (const chunk of rows) {
    search.take(chunk);
    appendFileSync(spool, chunk);
    yield chunk;
  }
}

const lineFeed = 0x0a;

/** Counts the rows of NDJSON that pass through. */
class RowCount extends Transform {
  rows = 0;
  readonly #search: FieldSearch;
  readonly #counted: (rows: number) => void;

  constructor(search: FieldSearch, counted: (rows: number) => void) {
    super();
    this.#search = search;
    this.#counted = counted;
  }

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, at + 1)) this.rows += 1;
    this.#search.take(chunk);
    this.#counted(this.rows);
    done(null, chunk);
  }
}

/** Finds out which of the selected fields no row of NDJSON contains. The members of inner objects count too. */
class FieldSearch {
  /** By name: how a member starts that was not found yet. */
  readonly #members: Map<string, Buffer>;
  /** The end of the previous chunk, in which a member can start. */
  #end = Buffer.alloc(0);

  constructor(fields: readonly string[]) {
    this.#members = new Map(fields.map((name) => [name, Buffer.from(`${JSON.stringify(name)}:`)]));
  }

  get missing(): readonly string[] {
    return [...this.#members.keys()];
  }

  take(chunk: Buffer): void {
    if (this.#members.size === 0) return;
    const text = Buffer.concat([this.#end, chunk]);
    for (const [name, member] of this.#members) if (text.includes(member)) this.#members.delete(name);
    const length = Math.max(0, ...[...this.#members.values()].map((member) => member.length - 1));
    this.#end = text.subarray(Math.max(0, text.length - length));
  }
}

class ByteCount extends Transform {
  bytes = 0;

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length;
    done(null, chunk);
  }
}

/** Returns the streams that turn the response into the file. */
function shapers({ format, isGzipped }: ExportOptions): Transform[] {
  return [...(format === 'json' ? [new ArrayOfLines()] : []), ...(isGzipped ? [createGzip()] : [])];
}

/** Turns NDJSON into a JSON array with one row per line. A row in NDJSON contains no line feed. */
class ArrayOfLines extends Transform {
  /** What comes before the next row. */
  #before = '[\n';

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    const text = chunk.toString('latin1');
    const isWhole = text.endsWith('\n');
    const rows = (isWhole ? text.slice(0, -1) : text).replaceAll('\n', ',\n');
    const out = this.#before + rows;
    this.#before = isWhole ? ',\n' : '';
    done(null, Buffer.from(out, 'latin1'));
  }

  override _flush(done: (error: null, chunk: Buffer) => void): void {
    done(null, Buffer.from(this.#before === ',\n' ? '\n]\n' : '[]\n'));
  }
}
