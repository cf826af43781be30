/** The command `rowfeed export`, which writes the rows of a collection to a file or to standard output. */
import { type Command, Option } from 'commander';
import { exportRows, exportToFile } from '../../transfer/export.js';
import { Service } from '../../transfer/service.js';
import { counted, dataOutput, printJson, remark } from '../output.js';
import { withProgress } from '../progress.js';
import {
  addServiceOptions,
  formatOf,
  interruption,
  parseSeparator,
  type ServiceOptions,
} from '../service.js';

interface Options extends ServiceOptions {
  readonly format?: 'ndjson' | 'csv' | 'json';
  readonly gzip?: true;
  readonly bom?: true;
  readonly separator?: string;
  readonly filter?: string;
  readonly fields?: readonly string[];
  readonly out?: string;
  readonly json?: true;
}

export function addExportCommand(program: Command): void {
  const command = program
    .command('export')
    .description('write the rows of a collection, as they are at one moment, to a file or standard output')
    .argument('<collection>', 'its name');
  addServiceOptions(command, 'read the collection')
    .addOption(
      new Option('--format <format>', "by the file's name unless given, else ndjson").choices([
        'ndjson',
        'csv',
        'json',
      ]),
    )
    .option('--gzip', 'compress the rows; also if the name of the file ends with .gz')
    .option('--bom', 'start CSV with a byte order mark, so that Excel reads it as UTF-8')
    .option('--separator <character>', 'the character between cells of CSV, or tab', parseSeparator)
    .option('--filter <filter>', "only rows that fit, such as '@.price > 10', as for lists")
    .option(
      '--fields <names>',
      'these fields alone, with commas between them, and id; all fields unless given',
      (text) => text.split(','),
    )
    .option(
      '--out <file>',
      'the file, which has its name only when it is whole; standard output unless given',
    )
    .option('--json', 'with --out, print how many rows they are, and the cursor to follow from, as JSON')
    .addHelpText(
      'after',
      `
For example: rowfeed export stock --out stock.csv --fields name,price --url http://127.0.0.1:3000 --key KEY`,
    )
    .action(async (collection: string, options: Options) => {
      const { url, key, filter, fields = [], out, json, gzip, bom, separator } = options;
      const name = (out ?? '').replace(/\.gz$/i, '');
      const format = options.format ?? (/\.json$/i.test(name) ? 'json' : (formatOf(name) ?? 'ndjson'));
      if (format !== 'csv' && (bom || separator !== undefined))
        command.error(`error: --${bom ? 'bom' : 'separator'} is for CSV`);
      if (json && out === undefined) command.error('error: --json needs --out');
      const service = new Service(url, key, interruption());
      const { rows, bytes, cursor } = await withProgress((progress) => {
        const options = {
          collection,
          format,
          isGzipped: gzip === true || name !== (out ?? ''),
          hasMark: bom === true,
          ...(separator !== undefined && { separator }),
          filter,
          fields,
          received: (count: number) => progress.update(count),
        } as const;
        return out === undefined
          ? exportRows(service, options, dataOutput)
          : exportToFile(service, options, out);
      });
      if (json) printJson({ collection, rows, bytes, cursor });
      // Printed to standard error, because standard output may contain the rows.
      else remark(`${counted(rows, 'row')}, as ${rows === 1 ? 'it was' : 'they were'} at ${cursor}.`);
    });
}
