/** `rowfeed conform` */
import { type Command, Option } from 'commander';
import type { CheckResult } from '../conform.js';
import { print, printJson } from './output.js';

interface Options {
  readonly url: string;
  readonly key: string;
  readonly json?: true;
}

export function addConformCommand(program: Command): void {
  program
    .command('conform')
    .description('check whether a deployment keeps the contract, in a collection of its own')
    .requiredOption('--url <url>', 'where it is, such as http://127.0.0.1:3000')
    .addOption(
      new Option('--key <key>', 'a key that may read and write all collections')
        .env('ROWFEED_API_KEY')
        .makeOptionMandatory(),
    )
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nThe exit code is 0 when it does, else 1. Some 150 requests are counted for the key.',
    )
    .action(async ({ url, key, json }: Options) => {
      // Loaded only here: the other commands need no contract.
      const { conform } = await import('../conform.js');
      const results = await conform(url, key);
      const failed = results.filter(({ failures }) => failures.length > 0).length;
      if (json) printJson({ url, ok: failed === 0, checks: results });
      else print(format(results));
      if (failed > 0)
        throw new Error(`${url} does not keep the contract: ${failed} of ${results.length} checks failed.`);
    });
}

/** A line for each operation, and what failed below it. */
function format(results: readonly CheckResult[]): string {
  const operations = [...new Set(results.map(({ operation }) => operation))];
  const lines = operations.flatMap((operation) => {
    const own = results.filter((result) => result.operation === operation);
    const failed = own.filter(({ failures }) => failures.length > 0);
    const count = `${own.length} ${own.length === 1 ? 'check' : 'checks'}`;
    return [
      `${failed.length === 0 ? '✔' : '✘'} ${operation.padEnd(17)} ${count}${failed.length === 0 ? '' : `, ${failed.length} failed`}`,
      ...failed.flatMap(({ name, failures }) => [
        `    ${name}`,
        ...failures.map((failure) => `      ${failure}`),
      ]),
    ];
  });
  return [...lines, `${results.length} checks of ${operations.length} operations`].join('\n');
}
