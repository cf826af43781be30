/** Exports the rows of a collection from a server to a stream or a file. */
import { appendFileSync, closeSync, createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { access, chmod, constants, lstat, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type CsvStyle, columnsOf, csvOf } from '../files/csv-writer.js';
import { linesOf } from '../files/lines.js';
import { writeFieldName } from '../values/field-name.js';
import { projection } from '../values/projection.js';
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
 * Writes all rows to a stream and ends it, or passes them to a function. If the promise rejects, the output is incomplete.
 *
 * @param open returns the stream or the function; called only after the server has accepted the request
 * @throws ServiceFailure
 */
export async function exportRows(
  service: Service,
  options: ExportOptions,
  open: () => Writable | ((chunks: AsyncIterable<Buffer>) => Promise<void>),
): Promise<Exported> {
  const { collection, format, filter, fields } = options;
  const query = new URLSearchParams({ format: 'ndjson' });
  if (filter !== undefined) query.set('filter', filter);
  const isSelectedHere = fields.length > maxFieldsAsked;
  if (isSelectedHere) checkDistinct(fields);
  else for (const field of fields) query.append('fields', writeFieldName(field));
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
  let rows = 0;
  let bytes = 0;
  async function* countRows(chunks: Chunks): Chunks {
    for await (const chunk of chunks) {
      for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, at + 1)) rows += 1;
      search.take(chunk);
      options.received(rows);
      yield chunk;
    }
  }
  async function* countBytes(chunks: Chunks): Chunks {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  const stages: readonly unknown[] = [
    answer.body.on('error', () => undefined),
    countRows,
    ...(isSelectedHere ? [selecting(fields)] : []),
    ...(format === 'json' ? [arrayOfLines] : []),
    ...(format === 'csv' ? [csvWith(fields, options.csv)] : []),
    ...(options.isGzipped ? [createGzip()] : []),
    countBytes,
    open(),
  ];
  try {
    await pipeline(stages as readonly NodeJS.ReadWriteStream[]);
    return { rows, bytes, cursor, missing: rows === 0 ? [] : [...search.missing] };
  } catch (error) {
    service.signal.throwIfAborted();
    // A lost connection fails with ECONNRESET. A file that can't be written fails with another error.
    throw (error as NodeJS.ErrnoException).code === 'ECONNRESET'
      ? new ServiceFailure('the server ended the export before it was complete')
      : error;
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
  if (there?.isDirectory())
    throw Object.assign(new Error('The file is a folder.'), { code: 'EISDIR', syscall: 'open', path: file });
  if (there?.isFile() === false) return exportRows(service, options, () => createWriteStream(file));
  const partial = `${file}.partial`;
  const mode = (await lstat(file).catch(() => undefined))?.isFile() ? there!.mode & 0o777 : 0o600;
  let target: WriteStream | undefined;
  try {
    // Otherwise, the server would start an export that nobody reads.
    await access(dirname(file), constants.W_OK);
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

type Chunks = AsyncGenerator<Buffer>;

const lineFeed = 0x0a;

/** Finds out which of the selected fields no row of NDJSON contains. */
class FieldSearch {
  readonly missing: Set<string>;
  /** The end of the previous chunk: the start of a row. */
  #begun = Buffer.alloc(0);

  constructor(fields: readonly string[]) {
    this.missing = new Set(fields);
  }

  take(chunk: Buffer): void {
    if (this.missing.size === 0) return;
    const bytes = Buffer.concat([this.#begun, chunk]);
    const end = bytes.lastIndexOf(lineFeed) + 1;
    this.#begun = bytes.subarray(end);
    for (const line of bytes.toString('utf8', 0, end).split('\n').slice(0, -1)) {
      if (this.missing.size === 0) return;
      const row = JSON.parse(line) as object;
      for (const name of this.missing) if (Object.hasOwn(row, name)) this.missing.delete(name);
    }
  }
}

/** The server rejects a repeated field, but only if it selects the fields. @throws ServiceFailure */
function checkDistinct(fields: readonly string[]): void {
  const repeated = fields.find((field, index) => fields.indexOf(field) < index);
  if (repeated !== undefined)
    throw new ServiceFailure(`The field ${repeated} is selected twice. Name each field once`);
}

/** Returns a stage that reduces each row of NDJSON to its id and these fields. */
function selecting(fields: readonly string[]): (chunks: Chunks) => Chunks {
  const project = projection(fields);
  return async function* (chunks) {
    for await (const lines of linesOf(chunks))
      yield Buffer.from(lines.map(({ text }) => `${project(text)}\n`).join(''));
  };
}

/** Turns NDJSON into a JSON array with one row per line. A row in NDJSON contains no line feed. */
async function* arrayOfLines(chunks: Chunks): Chunks {
  /** What comes before the next row. */
  let before = '[\n';
  for await (const chunk of chunks) {
    const text = chunk.toString('latin1');
    const isWhole = text.endsWith('\n');
    const rows = (isWhole ? text.slice(0, -1) : text).replaceAll('\n', ',\n');
    yield Buffer.from(before + rows, 'latin1');
    before = isWhole ? ',\n' : '';
  }
  yield Buffer.from(before === ',\n' ? '\n]\n' : '[]\n');
}

/** Returns a stage that turns NDJSON into CSV. It keeps the rows in a temporary file until it knows all columns. */
function csvWith(fields: readonly string[], style: CsvStyle = rfc4180): (chunks: Chunks) => Chunks {
  return async function* (chunks) {
    const spool = openSpool();
    async function* spooled(): Chunks {
      for await (const chunk of chunks) {
        appendFileSync(spool, chunk);
        yield chunk;
      }
    }
    try {
      const columns = await columnsOf(spooled(), fields, () => undefined);
      const rows = createReadStream('', { fd: spool, start: 0, autoClose: false });
      for await (const text of csvOf(rows, columns, style)) yield Buffer.from(text);
    } finally {
      closeSync(spool);
    }
  };
}

const rfc4180: CsvStyle = { separator: ',', decimal: '.', hasMark: false };
