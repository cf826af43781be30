/**
 * Reads a seed: the collections with which `serve --memory` starts. Everything is read and checked once, so that a reset
 * only has to insert the rows again.
 */
import { readFileSync } from 'node:fs';
import { validateBody } from '../contract/body.js';
import { chunksOf } from '../files/chunks.js';
import { CsvRows } from '../files/csv.js';
import { type Chunks, type Decompress, decoded } from '../files/decode.js';
import { jsonRows } from '../files/json-rows.js';
import { type Line, linesOf, Unreadable } from '../files/lines.js';
import { type Fault, type Read, RowReader } from '../files/rows.js';
import { columnTypesOf } from '../files/schema-types.js';
import { requireRowKeyFields } from '../operations/row-keys.js';
import { Problem } from '../problem.js';
import { errorPlaceOf } from '../values/json/syntax-error.js';
import { readSchema } from '../values/schema/schema.js';
import { decodeUtf8, type JsonObject } from '../values/values.js';
import { SeedError, type SeedFiles, seedFilesIn } from './seed-files.js';

export interface SeedCollection {
  readonly name: string;
  readonly schema: SeedSchema | undefined;
  readonly rowKey: SeedRowKey | undefined;
  /** The rows in the order of their lines, as batches that the store accepts. */
  readonly batches: readonly SeedBatch[];
}

interface SeedSchema {
  readonly file: string;
  readonly text: string;
  readonly schema: JsonObject;
}

interface SeedRowKey {
  readonly file: string;
  readonly fields: readonly string[];
}

interface SeedBatch {
  readonly file: string;
  /** The line of each row. */
  readonly lines: readonly number[];
  readonly texts: readonly string[];
  readonly values: readonly JsonObject[];
}

const maxProblems = 20;

/** @throws SeedError */
export async function readSeed(folder: string | undefined): Promise<readonly SeedCollection[]> {
  if (folder === undefined) return [];
  const collections: SeedCollection[] = [];
  for (const files of seedFilesIn(folder)) collections.push(await readCollection(files));
  return collections;
}

async function readCollection(files: SeedFiles): Promise<SeedCollection> {
  const { name, rows } = files;
  const schema = files.schema === undefined ? undefined : readSchemaFile(files.schema);
  const rowKey = files.rowKey === undefined ? undefined : readRowKeyFile(files.rowKey);
  const batches = rows === undefined ? [] : await readRows(rows, schema?.schema);
  return { name, schema, rowKey, batches };
}

/** Reads a file that contains the body of setRowKey. */
function readRowKeyFile(file: string): SeedRowKey {
  const body = JSON.parse(jsonOf(file)) as { readonly fields: readonly string[] };
  try {
    validateBody('setRowKey', 'application/json', body);
    requireRowKeyFields(body.fields);
  } catch (error) {
    if (error instanceof Problem) throw new SeedError([`${file}: ${error.detail}`]);
    throw error;
  }
  return { file, fields: body.fields };
}

function readSchemaFile(file: string): SeedSchema {
  const text = jsonOf(file);
  const read = readSchema(text);
  if ('schema' in read) return { file, text, schema: read.schema };
  throw new SeedError(
    read.errors.map(({ pointer, detail }) => `${file}: ${pointer || 'the schema'} ${detail}.`),
  );
}

/** Returns the text of a file that contains JSON. */
function jsonOf(file: string): string {
  const text = textOf(file);
  const place = errorPlaceOf(text);
  if (place === undefined) return text;
  throw new SeedError([`${file}, line ${place.line}: the file is not valid JSON.`]);
}

function textOf(file: string): string {
  try {
    return decodeUtf8(readFileSync(file)).replace(/^\uFEFF/, '');
  } catch (error) {
    throw new SeedError([`${file}: ${(error as Error).message}`]);
  }
}

async function readRows(file: string, schema: JsonObject | undefined): Promise<SeedBatch[]> {
  try {
    if (file.endsWith('.json') && /^\s*\{/.test(textOf(file)))
      throw new SeedError([
        `${file}: the file must contain a JSON array of rows. If it contains one row per line, rename it to .ndjson.`,
      ]);
    const reads = file.endsWith('.csv') ? await csvRows(file, schema) : jsonRows(decodedFile(file), reader());
    return await batchesOf(file, reads);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const [, line, reason] = /^(?:the row that starts in )?line (\d+):? (.*)$/s.exec(error.message) ?? [];
    throw new SeedError([
      line === undefined
        ? `${file}: ${error.message}.`
        : `${file}, line ${line}: ${/^(is|has)/.test(reason!) ? 'the line ' : ''}${reason}.`,
    ]);
  }
}

async function csvRows(
  file: string,
  schema: JsonObject | undefined,
): Promise<AsyncIterable<readonly Read[]>> {
  const first = new CsvRows({ separator: undefined, types: new Map() }, reader());
  const inferred = await first.infer(linesIn(file));
  const typed =
    schema === undefined ? { inferred, types: new Map() } : columnTypesOf(schema, first.names, inferred);
  return new CsvRows({ separator: undefined, ...typed }, reader()).read(linesIn(file));
}

const refuseCompressed: Decompress = () => {
  throw new Unreadable('the file is compressed');
};

function reader(): RowReader {
  return new RowReader(undefined, () => undefined);
}

function linesIn(file: string): AsyncIterable<readonly Line[]> {
  return linesOf(decodedFile(file));
}

function decodedFile(file: string): Chunks {
  const bytes = readFileSync(file);
  async function* content(): Chunks {
    yield bytes;
  }
  return decoded(content(), refuseCompressed);
}

async function batchesOf(file: string, reads: AsyncIterable<readonly Read[]>): Promise<SeedBatch[]> {
  const batches: SeedBatch[] = [];
  const problems: string[] = [];
  for await (const { rows, bad } of chunksOf(reads)) {
    for (const { read, faults } of bad)
      problems.push(...faults.map((fault) => problemAt(file, read.lines[0]!.number, fault)));
    const texts = rows.map(({ text }) => text);
    const lines = rows.map(({ read }) => read.lines[0]!.number);
    if (rows.length > 0)
      batches.push({ file, lines, texts, values: texts.map((text) => JSON.parse(text) as JsonObject) });
  }
  if (problems.length > 0) throw new SeedError(problems.slice(0, maxProblems));
  return batches;
}

/** Describes a row that cannot be stored, without the hint, which is for `rowfeed import`. */
export function problemAt(file: string, line: number, { pointer, detail }: Fault): string {
  return `${file}, line ${line}: ${pointer || 'the row'} ${detail}.`;
}
