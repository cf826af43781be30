/** Options and helpers of the commands that send requests to a server. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { repeatedSignalMs } from '../runtime/signals.js';
import { parseFieldNames } from './arguments.js';

export interface ServiceOptions {
  readonly url: string;
  readonly key: string;
}

/**
 * @param rights the permissions that the key must have, as the help describes them
 * @param isKeyRequired whether the command cannot run without a key
 */
export function addServiceOptions(command: Command, rights: string, isKeyRequired = true): Command {
  // An empty variable counts as not set, as for the server.
  for (const name of ['ROWFEED_URL', 'ROWFEED_KEY', 'ROWFEED_API_KEY'])
    if (process.env[name]?.trim() === '') delete process.env[name];
  return command
    .addOption(
      new Option('--url <url>', 'the URL of the server')
        .env('ROWFEED_URL')
        .default('http://127.0.0.1:3000')
        .argParser(parseUrl),
    )
    .addOption(
      new Option('--key <key>', `a key with permission to ${rights}`)
        .env('ROWFEED_KEY')
        // The description is shown instead of the value, which is a secret.
        .default(process.env.ROWFEED_API_KEY, 'ROWFEED_API_KEY')
        .makeOptionMandatory(isKeyRequired),
    );
}

/** Adds the options that select rows and fields. */
export function addSelectionOptions(command: Command): Command {
  return command
    .option('--filter <filter>', "only rows that match this filter, such as '@.price > 10'")
    .option(
      '--fields <names>',
      'only id and these fields, such as a,b or "a,b",c if a name contains a comma (default: all fields)',
      parseFieldNames,
    );
}

/** Returns a signal that the first SIGINT or SIGTERM aborts. A later second one terminates the process. */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const interrupt = (): void => {
    if (controller.signal.aborted) return;
    controller.abort(new Error('interrupted'));
    setTimeout(() => {
      for (const signal of signals) process.off(signal, interrupt);
    }, repeatedSignalMs).unref();
  };
  for (const signal of signals) process.on(signal, interrupt);
  return controller.signal;
}

function parseUrl(text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new InvalidArgumentError('Use a URL such as http://127.0.0.1:3000.');
}

/** Reads the separator of cells in CSV. */
export function parseSeparator(text: string): string {
  if (text === 'tab') return '\t';
  if (/^[^"\r\n\w.+-]$/.test(text)) return text;
  throw new InvalidArgumentError('Use one character, such as ";", or the word tab.');
}
