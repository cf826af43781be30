/** Imports the rows of an NDJSON file in batches that are safe to retry. */
import {
  ConnectionLost,
  collectionPath,
  newIdempotencyKey,
  type Service,
  ServiceProblem,
} from '../service.js';

export interface ImportProgress {
  readonly rows: number;
  /** The number of the last line that was imported. */
  readonly line: number;
  /** The share of the file that was imported, from 0 to 1. */
  readonly share: number;
}

/** A line contains a row that can't be stored. The batches before its batch are stored. */
export class BadLine extends Error {
  constructor(line: number, pointer: string, detail: string) {
    super(`Line ${line}: ${pointer === '' ? 'the row' : pointer} ${detail}`);
  }
}

/** The limits of one request: the number of rows, and the approximate number of characters. */
const mostRows = 1_000;
const mostLength = 250_000;
/** The number of attempts per batch. The pause between attempts grows. */
const attempts = 8;
const firstPauseMs = 500;

interface Portion {
  readonly rows: string[];
  /** The line number of each row. */
  readonly lines: number[];
  readonly share: number;
}

/**
 * The idempotency keys of imports that didn't finish, by file. If the same file is imported again, rows that
 * are already stored aren't stored twice.
 */
const unfinished = new Map<string, string>();

/** @throws BadLine, ServiceProblem, ConnectionLost, or the reason of the signal */
export async function importFile(
  service: Service,
  collection: string,
  file: File,
  told: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<number> {
  const name = [collection, file.name, file.size, file.lastModified].join('\0');
  const run = unfinished.get(name) ?? newIdempotencyKey();
  unfinished.set(name, run);
  let number = 0;
  let stored = 0;
  for await (const portion of portionsOf(file)) {
    signal.throwIfAborted();
    await send(service, collection, portion, `${run}-${number}`, signal);
    number += 1;
    stored += portion.rows.length;
    told({ rows: stored, line: portion.lines.at(-1)!, share: portion.share });
  }
  unfinished.delete(name);
  return stored;
}

async function* portionsOf(file: File): AsyncGenerator<Portion, void, undefined> {
  let rows: string[] = [];
  let lines: number[] = [];
  let length = 0;
  let line = 0;
  let read = 0;
  for await (const text of linesOf(file, (bytes) => (read = bytes))) {
    line += 1;
    // An export contains the IDs of the rows. Imported rows get new IDs.
    const row = text.trim().replace(/^\{\s*"id"\s*:\s*\d+\s*(?:,|(?=\}))/, '{');
    if (row === '') continue;
    requireObject(row, line);
    rows.push(row);
    lines.push(line);
    length += row.length + 1;
    if (rows.length < mostRows && length < mostLength) continue;
    yield { rows, lines, share: file.size === 0 ? 1 : read / file.size };
    rows = [];
    lines = [];
    length = 0;
  }
  if (rows.length > 0) yield { rows, lines, share: 1 };
}

/**
 * Checks that a line is a complete JSON object. An incomplete one would be joined with the next line in the
 * request.
 */
function requireObject(text: string, line: number): void {
  try {
    const row: unknown = JSON.parse(text);
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return;
  } catch {
    throw new BadLine(line, '', 'is not valid JSON');
  }
  throw new BadLine(line, '', 'is not a JSON object');
}

async function* linesOf(file: File, told: (bytes: number) => void): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = file.stream().getReader();
  let parts: string[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    const text = decoded(decoder, value, done);
    bytes += value?.length ?? 0;
    told(bytes);
    const [first = '', ...others] = text.split('\n');
    parts.push(first);
    for (const other of others) {
      yield parts.join('');
      parts = [other];
    }
    if (!done) continue;
    if (parts.some((part) => part !== '')) yield parts.join('');
    return;
  }
}

/** @throws Error if the file isn't valid UTF-8 */
function decoded(decoder: TextDecoder, bytes: Uint8Array | undefined, isLast: boolean): string {
  try {
    return decoder.decode(bytes, { stream: !isLast });
  } catch {
    throw new Error('The file is not text in UTF-8.');
  }
}

async function send(
  service: Service,
  collection: string,
  { rows, lines }: Portion,
  key: string,
  signal: AbortSignal,
): Promise<void> {
  const headers = { 'Idempotency-Key': key, Prefer: 'return=minimal' };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await service.request('POST', `${collectionPath(collection)}/rows`, {
        text: `[${rows.join()}]`,
        headers,
        signal,
      });
      return;
    } catch (error) {
      const item = error instanceof ServiceProblem ? error.errors[0] : undefined;
      const [, index, pointer] = /^\/(\d+)(.*)$/s.exec(item?.pointer ?? '') ?? [];
      if (index !== undefined) throw new BadLine(lines[Number(index)]!, pointer!, item!.detail);
      if (attempt === attempts || !mayPass(error)) throw error;
      await pause(firstPauseMs * 2 ** (attempt - 1), signal);
    }
  }
}

/** Returns true if the same request can succeed after a pause. */
function mayPass(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  if (!(error instanceof ServiceProblem)) return false;
  return error.status === 429 || error.status === 503 || error.code === 'idempotency_in_progress';
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
