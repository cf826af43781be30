/** The command `rowfeed import`, which stores the rows of a file in a collection. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Bad } from '../../files/chunks.js';
import { type CellType, cellTypes } from '../../files/csv.js';
import { isEncoding } from '../../files/decode.js';
import { rowFormatOf } from '../../files/file-name.js';
import { type ThousandsSeparator, thousandsSeparators } from '../../files/number-format.js';
import type { Read } from '../../files/rows.js';
import { counted, formatCount } from '../../text/count.js';
import { findSchema } from '../../transfer/collection.js';
import { Import } from '../../transfer/import.js';
import { Inserts } from '../../transfer/inserts.js';
import { conflictModes, type OnConflict } from '../../transfer/row-key-rows.js';
import { Service, ServiceFailure } from '../../transfer/service.js';
import { readFieldName } from '../../values/field-name.js';
import { parseCollection, parseFieldNames, splitNames } from '../arguments.js';
import { BadLines, invalidLinesSentence, noLineValid } from '../import/bad-lines.js';
import { RowFile, type RowFileOptions } from '../import/row-file.js';
import { importByRowKey, uncheckedRemark } from '../import/row-key-import.js';
import { CommandFailure, print, printJson } from '../output.js';
import { startTimer, withProgress } from '../progress.js';
import { addServiceOptions, interruption, parseSeparator, type ServiceOptions } from '../service.js';
import { reasonOf } from '../system-errors.js';

interface Options extends ServiceOptions, RowFileOptions {
  readonly create?: true;
  readonly skipBad?: string;
  readonly again?: true;
  readonly onConflict?: OnConflict;
  readonly rowKey?: readonly string[];
  readonly deleteMissing?: true;
  readonly dryRun?: true;
  readonly maxDelete?: number;
  readonly yes?: true;
  readonly json?: true;
}

export function defineImport(command: Command): void {
  command
    .argument('<collection>', 'the name of the collection', parseCollection)
    .argument(
      '<file>',
      'a file of NDJSON, CSV, TSV or a JSON array, which can be compressed with gzip; - reads standard input',
    );
  addServiceOptions(command, 'read and write the collection')
    .addOption(
      new Option(
        '--format <format>',
        'the format (default: from the name of the file, otherwise ndjson)',
      ).choices(['ndjson', 'csv']),
    )
    .option(
      '--types <types>',
      'types of CSV columns: string, number, boolean, json, or skip (omits the column), such as n:number,tags:json or all:string (default: inferred)',
      parseTypes,
    )
    .option(
      '--separator <character>',
      'the character between CSV cells, or the word tab (default: detected in the first line)',
      parseSeparator,
    )
    .option('--delimiter <character>', 'the same as --separator', parseSeparator)
    .addOption(
      new Option('--decimal <sign>', 'the decimal sign of numbers in CSV (default: a point)').choices([
        '.',
        ',',
      ]),
    )
    .option(
      '--thousands <character>',
      'the thousands separator of numbers in CSV, such as a point or the word space (default: none)',
      parseThousands,
    )
    .option(
      '--encoding <name>',
      'the encoding of a file that is not UTF-8 or UTF-16, such as latin1, windows-1252, iso-8859-7 or shift_jis',
      parseEncoding,
    )
    .option(
      '--names <names>',
      'the column names, such as a,b, if the CSV file has no header line; rowfeed names further columns column_3 and so on',
      (text) => parseFieldNames(text).filter((name) => name !== ''),
    )
    .option(
      '--null <text>',
      'also read CSV cells with this text as null, such as NA; repeat the option for other texts',
      (text, others: readonly string[] = []) => [...others, text],
    )
    .option(
      '--backslash-escapes',
      'read \\t, \\n and \\\\ in CSV cells as a tab, a line feed and a backslash, as PostgreSQL and MySQL write them',
    )
    .option('--rename-headers', 'add a number to duplicate column names')
    .option('--relax-columns', 'accept CSV lines with fewer or more cells than names')
    .option('--relax-quotes', 'read quotes inside CSV cells as text')
    .option('--create', 'create the collection if it does not exist')
    .option(
      '--keep-id <field>',
      'store the ids of the file in this field; the server assigns new ids to the rows',
    )
    .option(
      '--skip-bad <file>',
      'store the rows of all valid lines, and write the invalid lines to this file, which is replaced',
    )
    .option('--again', 'store the rows again if an earlier run has already stored them')
    .addOption(
      new Option(
        '--on-conflict <mode>',
        'upsert by row key: update, replace or ignore rows whose row key exists, and insert the others',
      ).choices(conflictModes),
    )
    .option(
      '--row-key <fields>',
      'with --on-conflict, set this row key, such as sku or shop,sku, if the collection does not have a row key',
      parseRowKey,
    )
    .option('--delete-missing', 'with --on-conflict, also delete the rows whose row keys are not in the file')
    .option(
      '--max-delete <rows>',
      'with --delete-missing, delete at most this many rows without confirmation; if there are more, the import fails and writes nothing',
      parseMaxDelete,
    )
    .option(
      '--yes',
      'with --delete-missing, delete without confirmation, even if this is more than half of the rows',
    )
    .option('--dry-run', 'read the complete file, and only print what the import would store')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
For example: rowfeed import stock stock.csv --types price:number --create

If an import stops early, run it again within 24 hours with the same file and options. It continues and does not store
any row twice. Before that, you can correct invalid lines in the file, but do not add or remove lines.

To keep a collection equal to a file that changes: rowfeed import stock stock.csv --types all:string --on-conflict replace
--row-key sku --delete-missing. You can run this command again at any time, because it sends only rows that differ.`,
    )
    .action((collection: string, file: string, options: Options) => run(command, collection, file, options));
}

/** Options that only apply to CSV. */
const csvOnly = [
  ...(['types', 'separator', 'delimiter', 'decimal', 'thousands', 'names', 'null'] as const),
  ...(['backslashEscapes', 'renameHeaders', 'relaxColumns', 'relaxQuotes'] as const),
];
/** Options that only apply to upserts. */
const keyedOnly = ['rowKey', 'deleteMissing', 'maxDelete', 'yes'] as const;

async function run(command: Command, collection: string, path: string, options: Options): Promise<void> {
  const { keepId, onConflict, again, deleteMissing, maxDelete, yes } = options;
  const given = (names: readonly (keyof Options)[]): string | undefined => {
    const name = names.find((each) => options[each] !== undefined);
    return command.options.find((option) => option.attributeName() === name)?.long;
  };
  const format = options.format ?? rowFormatOf(path);
  const ofCsv = format === 'ndjson' ? given(csvOnly) : undefined;
  if (ofCsv !== undefined) command.error(`error: ${ofCsv} requires the format csv`);
  const ofUpserts = onConflict === undefined ? given(keyedOnly) : undefined;
  if (ofUpserts !== undefined) command.error(`error: ${ofUpserts} requires --on-conflict`);
  if (keepId === 'id') command.error('error: --keep-id must not be the field id');
  if (onConflict !== undefined && again)
    command.error(
      'error: --again cannot be combined with --on-conflict, because an upsert always sends all rows that differ',
    );
  if (yes && !deleteMissing) command.error('error: --yes requires --delete-missing');
  if (maxDelete !== undefined && !deleteMissing)
    command.error('error: --max-delete requires --delete-missing');
  if (maxDelete !== undefined && yes)
    command.error('error: --max-delete cannot be combined with --yes, which allows any number of deletions');
  const { file, badLines } = opened(path, collection, options);
  if (badLines?.isSameAs(file)) command.error('error: --skip-bad must not name the imported file');

  const service = new Service(options.url, options.key, interruption());
  if (onConflict === undefined) await insert(service, collection, file, badLines, options);
  else await importByRowKey(service, file, badLines, { ...options, collection, onConflict });
}

/** Opens the files of the import. If one of them is missing, `--json` still prints its line. */
function opened(path: string, collection: string, options: Options) {
  const { skipBad, onConflict, dryRun = false, json } = options;
  const times = startTimer();
  try {
    const file = new RowFile(path, options);
    return { file, badLines: skipBad === undefined ? undefined : new BadLines(skipBad, dryRun) };
  } catch (error) {
    const none =
      onConflict === undefined
        ? { rows: 0, replayed: 0, bad: 0, last_line: 0 }
        : { dry_run: dryRun, inserted: 0, updated: 0, unchanged: 0, deleted: 0, bad: 0 };
    if (json) printJson({ collection, ok: false, ...none, ...times() });
    throw error;
  }
}

async function insert(
  service: Service,
  collection: string,
  file: RowFile,
  badLines: BadLines | undefined,
  options: Options,
): Promise<void> {
  const isDryRun = options.dryRun === true;
  badLines?.empty();
  const count = { rows: 0, replayed: 0, bad: 0 };
  const times = startTimer();
  const { lastLine, isStarted, failure } = await withProgress(async (progress) => {
    service.retrying = progress.remark;
    const inserts = new Inserts(service, {
      collection,
      isMade: options.create === true,
      isAgain: options.again === true,
      isDryRun,
      stored: (more, isReplayed) => {
        count.rows += more;
        if (isReplayed) count.replayed += more;
        progress.update(count.rows, file.done);
      },
    });
    const setAside = badLines && (({ lines }: Read): void => badLines.add(lines, file.header));
    const badFound = (bad: Bad): void => {
      count.bad += 1;
      file.remarkBad(progress, bad);
    };
    const schema = () => findSchema(service, collection);
    const rows = await file
      .open(progress, 'The server assigns new ids.', schema)
      .catch((error: Error) => error);
    if (rows instanceof Error) return { lastLine: 0, isStarted: false, failure: rows };
    const imported = await new Import(inserts, { setAside, badFound }).run(rows);
    file.remarkDoubts(progress, collection, imported.failure === undefined && count.rows + count.bad === 0);
    if (isDryRun && (await schema()) !== undefined) progress.remark(uncheckedRemark);
    return imported;
  });
  file.close();
  badLines?.close();

  const { rows, bad } = count;
  const isStopped = bad > 0 && badLines === undefined;
  const isWithoutValid = bad > 0 && rows === 0;
  const isWhole = failure === undefined && !isStopped && !isWithoutValid;
  if (options.json)
    printJson({
      collection,
      ok: isWhole,
      ...(isDryRun && { dry_run: true }),
      ...count,
      last_line: lastLine,
      ...times(),
    });
  const ending = isDryRun ? dryRunEnding : importEnding;
  if (failure !== undefined) {
    const code = failure instanceof ServiceFailure ? failure.code : undefined;
    // The server has rejected the first batch, so there is nothing to continue.
    const isNothing = code !== undefined && lastLine === 0;
    const stored = isNothing && code === 'idempotency_key_reused' ? '' : ` ${ending.stored(lastLine)}`;
    throw new CommandFailure(
      `${reasonOf(failure)}${stored}${isStarted && !isNothing ? ending.toContinue : ''}`,
    );
  }
  // With corrected rows, or in a file of these rows only, a column could get another type.
  const words = file.typesOption;
  if (isStopped)
    throw new CommandFailure(
      `${invalidLinesSentence(bad)} ${ending.stored(lastLine)}${ending.toCorrect(words)}`,
    );
  if (!options.json)
    print(ending.done({ ...count, collection, badLines, words, seconds: times().duration_ms / 1_000 }));
  if (isWithoutValid) throw new CommandFailure(noLineValid);
}

/** The sentences at the end of an import. */
interface Ending {
  /** Describes the rows that an import has stored before it failed. */
  stored(lastLine: number): string;
  /** The advice after a failure. */
  readonly toContinue: string;
  /** Returns the advice about invalid lines. @param words the option with the types of the columns, or '' */
  toCorrect(words: string): string;
  /** Describes an import that did not fail. */
  done(imported: Imported): string;
}

/** The result of an import or of a dry run. */
interface Imported {
  readonly collection: string;
  readonly rows: number;
  readonly replayed: number;
  readonly bad: number;
  readonly badLines: BadLines | undefined;
  readonly words: string;
  readonly seconds: number;
}

const dryRunEnding: Ending = {
  stored: () => 'No rows are stored, because this is a dry run.',
  toContinue: '',
  toCorrect: () => '',
  done({ collection, rows, bad }) {
    const invalid = bad > 0 ? ` ${counted(bad, 'line')} ${bad === 1 ? 'is' : 'are'} invalid.` : '';
    return `Dry run. ${counted(rows, 'row')} would be stored in ${collection}.${invalid}`;
  },
};

const importEnding: Ending = {
  stored: (line) => (line === 0 ? 'No rows are stored.' : `All rows up to line ${line} are stored.`),
  toContinue: ' To continue, run the import again within 24 hours. It does not store any row twice.',
  toCorrect: (words) =>
    ` Correct these lines and run the import again within 24 hours${words === '' ? '' : `, with ${words}`}. It does not store any row twice. To store only the rows of valid lines, use --skip-bad.`,
  done({ collection, rows, replayed, bad, badLines, words, seconds }) {
    const added = rows - replayed;
    const rate = added > 0 ? `, ${formatCount(Math.round(added / seconds))} per second` : '';
    return [
      `${counted(added, 'row')} stored in ${collection}${rate}.`,
      ...(replayed > 0
        ? [
            `${counted(replayed, 'row')} ${replayed === 1 ? 'was' : 'were'} already stored by a run in the last 24 hours. To store them again, use --again.`,
          ]
        : []),
      ...(badLines !== undefined && bad > 0 ? [badLines.describe(bad, words)] : []),
    ].join(' ');
  },
};

/** Parses `name:type` pairs. A name that contains a comma is a JSON string. */
function parseTypes(text: string): ReadonlyMap<string, CellType> {
  return new Map(
    splitNames(text, ':[^,]*').map((pair) => {
      const [, column, type] = /^(.+):(.+)$/.exec(pair) ?? [];
      if (column === undefined || !cellTypes.includes(type as CellType))
        throw new InvalidArgumentError(
          `Use name:type, separated by commas. A name that contains a comma is a JSON string, such as "a,b":number. The types are ${cellTypes.join(', ')}.`,
        );
      return [readFieldName(column) ?? column, type as CellType];
    }),
  );
}

function parseThousands(text: string): ThousandsSeparator {
  const separator = text === 'space' ? ' ' : text;
  if (thousandsSeparators.includes(separator as ThousandsSeparator)) return separator as ThousandsSeparator;
  throw new InvalidArgumentError("Use one of the characters . , and ', or the word space.");
}

function parseEncoding(name: string): string {
  if (isEncoding(name)) return name;
  throw new InvalidArgumentError('Use the name of an encoding, such as latin1, windows-1252 or shift_jis.');
}

function parseRowKey(text: string): readonly string[] {
  const fields = parseFieldNames(text);
  const isValid = fields.every((field) => field !== '' && field !== 'id');
  if (isValid && fields.length <= 3 && new Set(fields).size === fields.length) return fields;
  throw new InvalidArgumentError('Use 1 to 3 different fields, separated by commas, without id.');
}

function parseMaxDelete(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('Use a number of rows, such as 100.');
}
