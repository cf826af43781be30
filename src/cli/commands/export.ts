/** The command `rowfeed export`, which writes the rows of a collection to a file or to standard output. */
import { type Command, Option } from 'commander';
import { foreignExtensionOf, isTabSeparated, rowFormatOf } from '../../files/file-name.js';
import { counted } from '../../text/count.js';
import { exportRows, exportToFile } from '../../transfer/export.js';
import { Service } from '../../transfer/service.js';
import { parseCollection } from '../arguments.js';
import { dataOutput, printJson, remark } from '../output.js';
import { withProgress } from '../progress.js';
import {
  addSelectionOptions,
  addServiceOptions,
  interruption,
  parseSeparator,
  type ServiceOptions,
} from '../service.js';

interface Options extends ServiceOptions {
  readonly format?: 'ndjson' | 'csv' | 'json';
  readonly gzip?: true;
  readonly bom?: true;
  readonly separator?: string;
  readonly decimal?: '.' | ',';
  readonly filter?: string;
  readonly fields?: readonly string[];
  readonly out?: string;
  readonly json?: true;
}

export function defineExport(command: Command): void {
  command.argument('<collection>', 'the name of the collection', parseCollection);
  addServiceOptions(command, 'read the collection')
    .addOption(
      new Option(
        '--format <format>',
        'the format (default: from the name of the file, otherwise ndjson)',
      ).choices(['ndjson', 'csv', 'json']),
    )
    .option('--gzip', 'compress the output with gzip (default if the name of the file ends with .gz)')
    .option('--bom', 'start CSV with a byte order mark, so that Excel reads it as UTF-8')
    .option(
      '--separator <character>',
      'the character between CSV cells, or the word tab (default: a tab in a file that ends with .tsv, otherwise a comma, or a semicolon with --decimal ,)',
      parseSeparator,
    )
    .addOption(
      new Option(
        '--decimal <sign>',
        'the decimal sign of numbers in CSV, for Excel in languages with decimal commas (default: a point)',
      ).choices(['.', ',']),
    );
  addSelectionOptions(command)
    .option(
      '--out <file>',
      'the file to write, which only exists once it is complete (default: standard output)',
    )
    .option('--json', 'with --out, print JSON with the number of rows and the cursor of the snapshot')
    .addHelpText(
      'after',
      `
For example: rowfeed export stock --out stock.csv --fields name,price`,
    )
    .action(async (collection: string, options: Options) => {
      const { url, key, filter, fields = [], out, json, gzip, bom, decimal = '.' } = options;
      const name = (out ?? '').replace(/\.gz$/i, '');
      const isTsv = isTabSeparated(name);
      const foreign = foreignExtensionOf(name);
      if (options.format === undefined && foreign !== undefined)
        command.error(
          `error: the command cannot write ${foreign} files. Use .ndjson, .csv, .tsv or .json, or set --format.`,
        );
      const format = options.format ?? (/\.json$/i.test(name) ? 'json' : rowFormatOf(name));
      const ofCsv = (['bom', 'separator', 'decimal'] as const).find((each) => options[each] !== undefined);
      if (format !== 'csv' && ofCsv !== undefined) command.error(`error: --${ofCsv} requires the format csv`);
      const separator = options.separator ?? (isTsv ? '\t' : decimal === ',' ? ';' : ',');
      if (separator === decimal) command.error('error: --decimal , requires another separator than a comma');
      if (json && out === undefined) command.error('error: --json requires --out');
      const service = new Service(url, key, interruption());
      const { rows, bytes, cursor, missing } = await withProgress((progress) => {
        service.retrying = progress.remark;
        const options = {
          collection,
          format,
          isGzipped: gzip === true || name !== (out ?? ''),
          csv: { separator, decimal, hasMark: bom === true },
          filter,
          fields,
          received: (count: number) => progress.update(count),
        } as const;
        return out === undefined
          ? exportRows(service, options, dataOutput)
          : exportToFile(service, options, out);
      });
      if (missing.length > 0)
        remark(`No row has the ${missing.length === 1 ? 'field' : 'fields'} ${missing.join(', ')}.`);
      if (json) printJson({ collection, rows, bytes, cursor });
      // Printed to standard error, because standard output may contain the rows.
      else remark(`Exported ${counted(rows, 'row')} at cursor ${cursor}.`);
    });
}
