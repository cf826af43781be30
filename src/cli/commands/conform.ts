/** The command `rowfeed conform`, which checks whether a deployment conforms to the contract. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type OperationId, operations } from '../../../generated/operations.js';
import type { CheckResult, Report } from '../../conform/conform.js';
import { counted } from '../../text/count.js';
import { parseDuration } from '../arguments.js';
import { CommandFailure, print, printJson } from '../output.js';
import { addServiceOptions, interruption, type ServiceOptions } from '../service.js';

interface Options extends ServiceOptions {
  readonly wait?: number;
  readonly operation?: OperationId[];
  readonly json?: true;
}

const exitCodes = { kept: 0, broken: 1, unjudged: 2 } as const;

export function defineConform(command: Command): void {
  addServiceOptions(command, 'read and write all collections')
    .addOption(
      new Option(
        '--wait <time>',
        'how long to wait in total after responses with 429 or 503 (default: 60s)',
      ).argParser(parseDuration),
    )
    .addOption(
      new Option(
        '--operation <id...>',
        'run only the checks of these operations, and createCollection (default: all)',
      ).argParser(parseOperation),
    )
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nThe exit code is 0 if the server conforms to the contract, and 1 if it does not. It is 2 if some checks did not' +
        '\nfinish, for example because the quota is exhausted. The checks send about 600 requests.',
    )
    .action(async ({ url, key, wait, operation, json }: Options) => {
      // Only this command loads the contract, because the other commands don't need it.
      const { conform, NotCheckable } = await import('../../conform/conform.js');
      const report = await conform(url, key, {
        signal: interruption(),
        ...(wait !== undefined && { waitMs: wait }),
        ...(operation !== undefined && { operations: operation }),
      }).catch((error: unknown) => {
        throw error instanceof NotCheckable ? new CommandFailure(error.message, exitCodes.unjudged) : error;
      });
      const { verdict, checks, left, keys } = report;
      if (json) printJson({ url, ok: verdict === 'kept', verdict, checks, left, keys });
      else print(format(checks));
      if (verdict !== 'kept') throw new CommandFailure(summaryOf(url, report), exitCodes[verdict]);
      if (!json) print(summaryOf(url, report));
    });
}

function parseOperation(text: string, given: OperationId[] = []): OperationId[] {
  const operation = text as OperationId;
  if (!Object.hasOwn(operations, operation))
    throw new InvalidArgumentError(`Use one of ${Object.keys(operations).join(', ')}.`);
  return [...given, operation];
}

/** Returns the verdict in one line. */
function summaryOf(url: string, { verdict, checks, left, keys }: Report): string {
  const failed = checks.filter(({ failures }) => failures.length > 0).length;
  const unjudged = checks.filter((each) => each.unjudged !== undefined).length;
  const sentence = {
    kept: `${url} conforms to the contract: ${checks.length} checks passed`,
    broken: `${url} does not conform to the contract: ${failed} of ${checks.length} checks failed`,
    unjudged: `${url} could not be checked: ${unjudged} of ${checks.length} checks did not finish`,
  }[verdict];
  const also = [
    ...(verdict === 'broken' && unjudged > 0 ? [`${unjudged} did not finish`] : []),
    ...(keys.length > 0 ? [`it created and revoked ${counted(keys.length, 'key')}`] : []),
    ...(left.length > 0 ? [`not removed: ${left.join(', ')}`] : []),
  ];
  return `${[sentence, ...also].join('; ')}.`;
}

/** Returns one line for each operation, followed by its checks that failed or could not be decided. */
function format(results: readonly CheckResult[]): string {
  const operations = [...new Set(results.map(({ operation }) => operation))];
  const lines = operations.flatMap((operation) => {
    const own = results.filter((result) => result.operation === operation);
    const failed = own.filter(({ failures }) => failures.length > 0);
    const unjudged = own.filter((result) => result.unjudged !== undefined);
    const count = [
      `${own.length} ${own.length === 1 ? 'check' : 'checks'}`,
      ...(failed.length > 0 ? [`${failed.length} failed`] : []),
      ...(unjudged.length > 0 ? [`${unjudged.length} did not finish`] : []),
    ];
    const mark = failed.length > 0 ? '✘' : unjudged.length > 0 ? '?' : '✔';
    return [
      `${mark} ${operation.padEnd(17)} ${count.join(', ')}`,
      ...own
        .filter((result) => result.failures.length > 0 || result.unjudged !== undefined)
        .flatMap(({ name, failures, unjudged }) => [
          `    ${name}`,
          ...failures.map((failure) => `      ${failure}`),
          ...(unjudged === undefined ? [] : [`      did not finish: ${unjudged}`]),
        ]),
    ];
  });
  return [...lines, `${results.length} checks of ${operations.length} operations`].join('\n');
}
