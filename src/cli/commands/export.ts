/** The command `rowfeed export`, which writes the rows of a collection to a file or to standard output. */
import { type Command, Option } from 'commander';
import { exportRows, exportToFile } from '../../transfer/export.js';
import { Service } from '../../transfer/service.js';
import { counted, dataOutput, printJson, remark } from '../output.js';
import { withProgress } from '../progress.js';
import { addServiceOptions, formatOf, interruption, type ServiceOptions } from '../service.js';

interface Options extends ServiceOptions {
  readonly format?: 'ndjson' | 'csv';
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
      ]),
    )
    .option('--filter <filter>', "only rows that fit, such as '@.price > 10', as for lists")
    .option(
      '--fields <names>',
      'these fields alone, with commas between them, and id; CSV needs them, as its columns',
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
    .action(async (collection: string, { url, key, format, filter, fields = [], out, json }: Options) => {
      if (json && out === undefined) command.error('error: --json needs --out');
      const service = new Service(url, key, interruption());
      const { rows, bytes, cursor } = await withProgress((progress) => {
        const options = {
          collection,
          format: format ?? formatOf(out ?? '') ?? 'ndjson',
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
