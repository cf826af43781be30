/** The command `rowfeed import`, which stores the rows of a file in a collection. */
import {
  appendFileSync,
  closeSync,
  createReadStream,
  fstatSync,
  ftruncateSync,
  openSync,
  writeSync,
} from 'node:fs';
import type { Readable } from 'node:stream';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type CellType, CsvRows, cellTypes, type InferredTypes } from '../../files/csv.js';
import { decoded, type Encoding, encodings } from '../../files/decode.js';
import { jsonRows } from '../../files/json-rows.js';
import { bytesOf, type LineEnd, linesOf } from '../../files/lines.js';
import { RowReader } from '../../files/rows.js';
import { visibleLine } from '../../text/visible.js';
import { decompress } from '../../transfer/decompress.js';
import { Import } from '../../transfer/import.js';
import { Service } from '../../transfer/service.js';
import { openSpool } from '../../transfer/spool.js';
import { CommandFailure, counted, formatCount, formatTable, print, printJson } from '../output.js';
import { withProgress } from '../progress.js';
import {
  addServiceOptions,
  formatOf,
  interruption,
  parseSeparator,
  type ServiceOptions,
} from '../service.js';

interface Options extends ServiceOptions {
  readonly format?: 'ndjson' | 'csv';
  readonly types?: ReadonlyMap<string, CellType>;
  readonly separator?: string;
  readonly delimiter?: string;
  readonly decimal?: '.' | ',';
  readonly names?: readonly string[];
  readonly null?: string;
  readonly backslashEscapes?: true;
  readonly encoding?: Encoding;
  readonly renameHeaders?: true;
  readonly relaxColumns?: true;
  readonly relaxQuotes?: true;
  readonly create?: true;
  readonly keepId?: string;
  readonly skipBad?: string;
  readonly again?: true;
  readonly json?: true;
}

export function addImportCommand(program: Command): void {
  const command = program
    .command('import')
    .description('store the rows of a file in a collection')
    .argument('<collection>', 'its name')
    .argument('<file>', 'NDJSON, a JSON array, CSV or TSV, also compressed with gzip; - for standard input');
  addServiceOptions(command, 'read and write the collection')
    .addOption(
      new Option('--format <format>', "the format (by the file's name, otherwise ndjson)").choices([
        'ndjson',
        'csv',
      ]),
    )
    .option(
      '--types <types>',
      'types of CSV columns: string, number, boolean or json, such as n:number,tags:json or all:string (inferred)',
      parseTypes,
    )
    .option(
      '--separator <character>',
      'the character between CSV cells, or tab (found in the first line)',
      parseSeparator,
    )
    .option('--delimiter <character>', 'the same as --separator', parseSeparator)
    .addOption(
      new Option('--decimal <sign>', 'the decimal sign of numbers in CSV (a point)').choices(['.', ',']),
    )
    .addOption(
      new Option('--encoding <name>', 'the encoding of a file that is not UTF-8 or UTF-16').choices(
        encodings,
      ),
    )
    .option(
      '--names <names>',
      'the column names of a CSV file without a line of names, such as a,b; others are column_3 and so on',
      (text) => text.split(',').filter((name) => name !== ''),
    )
    .option('--null <text>', 'read CSV cells with this text as null, such as NA, in addition to null and \\N')
    .option('--backslash-escapes', 'read \\t, \\n and \\\\ in CSV cells as PostgreSQL and MySQL write them')
    .option('--rename-headers', 'number duplicate column names, and name columns without a name')
    .option('--relax-columns', 'store CSV lines with fewer or more cells than names')
    .option('--relax-quotes', 'read quotes inside CSV cells as text')
    .option('--create', 'create the collection if it does not exist')
    .option(
      '--keep-id <field>',
      'store the ids of the file in this field, because the server assigns new ids',
    )
    .option(
      '--skip-bad <file>',
      'store all other lines, and write bad lines to this file, which is overwritten',
    )
    .option('--again', 'store rows again that an earlier run has stored')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
For example: rowfeed import stock stock.csv --types price:number --create

If a run fails or is killed, run it again within 24 hours with the same file and options. It continues and stores no
row twice. You can fix bad lines in the file before that, but do not add or remove lines.`,
    )
    .action((collection: string, file: string, options: Options) => run(command, collection, file, options));
}

const csvOnly = [
  ['types', 'types'],
  ['separator', 'separator'],
  ['delimiter', 'delimiter'],
  ['decimal', 'decimal'],
  ['names', 'names'],
  ['null', 'null'],
  ['backslashEscapes', 'backslash-escapes'],
  ['renameHeaders', 'rename-headers'],
  ['relaxColumns', 'relax-columns'],
  ['relaxQuotes', 'relax-quotes'],
] as const;

/**
 * Small portions die young, and cost the garbage collector little. A text of 128 KiB is a large object: reading
 * takes 1.6 times as long (Node 20), and the process 50 MiB more.
 */
const portions = { highWaterMark: 16_384 };

async function run(command: Command, collection: string, file: string, options: Options): Promise<void> {
  const name = file.replace(/\.(gz|zst)$/i, '');
  const isTsv = /\.(tsv|tab)$/i.test(name);
  const isText = isTsv || /\.txt$/i.test(name);
  const format = options.format ?? (isText ? 'csv' : formatOf(name)) ?? 'ndjson';
  for (const [name, option] of csvOnly)
    if (format === 'ndjson' && options[name] !== undefined) command.error(`error: --${option} is for CSV`);
  if (options.keepId === 'id') command.error('error: --keep-id cannot be id');

  const { types = new Map() } = options;
  const source = file === '-' ? 0 : openSync(file, 'r');
  const status = fstatSync(source);
  const { ino, dev } = status;
  const badFile = options.skipBad === undefined ? undefined : openSync(options.skipBad, 'a');
  if (badFile !== undefined) {
    const its = fstatSync(badFile);
    if (its.ino === ino && its.dev === dev)
      command.error('error: --skip-bad must be another file than the imported one');
    ftruncateSync(badFile);
  }
  const isFile = file !== '-' && status.isFile();
  const isReadTwice = format === 'csv' && !types.has('all');
  let fd = source;
  let input: Readable | undefined;
  const count = { rows: 0, replayed: 0, bad: 0 };
  let inferred: InferredTypes = new Map();
  const start = performance.now();
  const { lastLine, failure } = await withProgress(async (progress) => {
    let hadIds = false;
    const rows = new RowReader(options.keepId, () => {
      if (!hadIds)
        progress.remark('The server assigns new ids. To store the ids of the file, use --keep-id.');
      hadIds = true;
    });
    const content = (autoClose: boolean) =>
      createReadStream('', { fd, autoClose, ...(fd !== source || isFile ? { start: 0 } : {}), ...portions });
    const linesIn = (stream: Readable) => linesOf(decoded(stream, decompress, options.encoding));
    const separator = options.separator ?? options.delimiter ?? (isTsv ? '\t' : undefined);
    const csvOptions = { ...options, separator, types };
    if (isReadTwice) {
      try {
        // A pipe is kept, because its types are inferred before its first row is stored.
        if (!isFile) fd = await spooled(source);
        inferred = await new CsvRows(csvOptions, rows).infer(linesIn(content(false)));
      } catch (failure) {
        return { lastLine: 0, failure };
      }
      if (inferred.size > 0) progress.remark(typesTable(inferred));
    }
    const read = content(true);
    input = read;
    const { size } = fstatSync(fd);
    const csv = format === 'csv' ? new CsvRows({ ...csvOptions, inferred }, rows) : undefined;
    const service = new Service(options.url, options.key, interruption());
    const imported = await new Import(service, {
      collection,
      isMade: options.create === true,
      isAgain: options.again === true,
      ...(badFile !== undefined && {
        setAside: ({ lines }) => {
          const header = (count.bad === 0 && csv?.header) || [];
          for (const line of [...header, ...lines]) writeSync(badFile, bytesOf(line));
        },
      }),
      badFound: ({ read, faults }) => {
        count.bad += 1;
        for (const { pointer, detail } of faults)
          progress.remark(`line ${read.lines[0]!.number}: ${pointer || 'the row'} ${detail}`);
      },
      stored: (more, isReplayed) => {
        count.rows += more;
        if (isReplayed) count.replayed += more;
        progress.update(count.rows, size > 0 ? read.bytesRead / size : undefined);
      },
    }).run(csv === undefined ? jsonRows(linesIn(read), rows) : csv.read(linesIn(read)));
    for (const doubt of csv?.doubts ?? []) progress.remark(doubt);
    if (csv !== undefined && csv.ends.size > 1) progress.remark(severalEnds(csv.ends));
    if (imported.failure === undefined && count.rows + count.bad === 0)
      progress.remark(
        csv?.header !== undefined && options.names === undefined
          ? 'The file has a line of names, but no rows.'
          : read.bytesRead > 0
            ? 'The file has only blank lines.'
            : 'The file is empty.',
      );
    return imported;
  });
  input?.destroy();
  if (badFile !== undefined) closeSync(badFile);

  const { rows, replayed, bad } = count;
  const isWhole = failure === undefined && (bad === 0 || badFile !== undefined);
  if (options.json) printJson({ collection, ok: isWhole, ...count, last_line: lastLine });
  if (failure !== undefined) {
    const reason = (failure as Error).message.replace(/\.?$/, '.');
    throw new CommandFailure(
      `${reason} ${storedThrough(lastLine)} Run the import again within 24 hours: it continues and stores no row twice.`,
    );
  }
  // With corrected rows, or in a file of these rows only, a column could get another type.
  const words = typesOption(inferred, options.types);
  if (!isWhole) {
    throw new CommandFailure(
      `Some lines are invalid. ${storedThrough(lastLine)} Fix these lines and run the import again within 24 hours${words === '' ? '' : `, with ${words}`}: it stores no row twice. To store only the other lines, use --skip-bad.`,
    );
  }
  if (options.json) return;
  const seconds = (performance.now() - start) / 1_000;
  const stored = rows - replayed;
  const rate = stored > 0 ? `, ${formatCount(Math.round(stored / seconds))} per second` : '';
  print(
    [
      `${counted(stored, 'row')} stored in ${collection}${rate}.`,
      ...(replayed > 0
        ? [
            `${counted(replayed, 'row')} ${replayed === 1 ? 'was' : 'were'} stored by an earlier run within 24 hours. To store them again, use --again.`,
          ]
        : []),
      ...(bad > 0
        ? [
            `${counted(bad, 'bad row')} ${bad === 1 ? 'is' : 'are'} in ${options.skipBad}${words === '' ? '' : `; import ${bad === 1 ? 'it' : 'them'} with ${words}`}.`,
          ]
        : []),
    ].join(' '),
  );
}

async function spooled(source: number): Promise<number> {
  const spool = openSpool();
  for await (const chunk of createReadStream('', { fd: source, ...portions })) appendFileSync(spool, chunk);
  return spool;
}

const maxTypesShown = 50;

function typesTable(types: InferredTypes): string {
  const rows = [...types].slice(0, maxTypesShown).map(([name, type]) => [visibleLine(name), type]);
  const more = types.size - rows.length;
  return [
    'Types of columns, inferred from the complete file (to change them, use --types):',
    formatTable([['column'], ['type']], rows, '  '),
    ...(more > 0 ? [`  and ${counted(more, 'more column')}`] : []),
  ].join('\n');
}

/** Returns the option that gives columns the types that were inferred. */
function typesOption(inferred: InferredTypes, given: ReadonlyMap<string, CellType> = new Map()): string {
  const found = [...inferred].filter(([, type]) => type !== 'string');
  if (found.length === 0) return '';
  const all = [...found, ...given].map(([name, type]) => `${name}:${type}`);
  return `--types ${visibleLine(`'${all.join().replaceAll("'", "'\\''")}'`)}`;
}

function severalEnds(ends: ReadonlyMap<LineEnd, number>): string {
  const names = { '\r\n': 'CRLF', '\n': 'LF', '\r': 'CR', '': '' };
  const parts = [...ends].map(([end, line]) => `${names[end]} from line ${line}`);
  return `The file has several kinds of line endings: ${parts.join(', ')}. Each of them ends a row.`;
}

function parseTypes(text: string): ReadonlyMap<string, CellType> {
  return new Map(
    text.split(',').map((part) => {
      const [, column, type] = /^(.+):(.+)$/.exec(part) ?? [];
      if (!cellTypes.includes(type as CellType))
        throw new InvalidArgumentError(
          `Write name:type, separated by commas. The types are ${cellTypes.join(', ')}.`,
        );
      return [column!, type as CellType];
    }),
  );
}

function storedThrough(line: number): string {
  return line === 0 ? 'No rows are stored.' : `All rows up to line ${line} are stored.`;
}
