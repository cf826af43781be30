/**
 * Defines the command line. `rowfeed serve` runs the server. The other commands administer a database
 * directly, whether a server runs on it or not, or send requests to a server. Exit codes:
 *
 * - 0: the command succeeded
 * - 1: the command failed
 * - 2: the arguments are invalid, or `conform` could not decide
 */
import { existsSync, readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { ConfigError, loadConfig, variables } from '../config.js';
import { visibleText } from '../text/visible.js';
import { parseHost, parseKey, parsePort } from './arguments.js';
import { addAccountsCommands } from './commands/accounts.js';
import { addBackupCommands } from './commands/backup.js';
import { addCheckCommand } from './commands/check.js';
import { addConformCommand } from './commands/conform.js';
import { addContractCommands } from './commands/contract.js';
import { addCopyCommand } from './commands/copy.js';
import { addExportCommand } from './commands/export.js';
import { addFollowCommand } from './commands/follow.js';
import { addImportCommand } from './commands/import.js';
import { addKeysCommands } from './commands/keys.js';
import { addMigrateCommand } from './commands/migrate.js';
import { addPlansCommands } from './commands/plans.js';
import { addSchemaCommands } from './commands/schema.js';
import { addTicketsCommands } from './commands/tickets.js';
import { addUsageCommand } from './commands/usage.js';
import { CommandFailure, remark } from './output.js';
import { systemErrorSentence } from './system-errors.js';

interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly acceptDamage?: true;
  readonly memory?: true;
  readonly seed?: string;
  readonly key?: string;
  readonly quiet?: true;
}

/** Runs a command line, without the name of the program. Returns the exit code. */
export async function run(words: readonly string[]): Promise<number> {
  // If the reader of a pipe stops early (`| head`), the command has not failed.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    for (const line of explain(error)) remark(`rowfeed: ${line}`);
    process.exit(1);
  });
  // Without a command, the server starts, with the options of `serve`.
  const isCommand = /^([^-]|-h$|--help$|-V$|--version$)/.test(words[0] ?? '-');
  try {
    await createProgram().parseAsync(isCommand ? words : ['serve', ...words], { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has already printed its own error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    for (const line of explain(error)) remark(`rowfeed: ${line}`);
    return error instanceof CommandFailure ? error.exitCode : 1;
  }
}

/** Returns a new program with all commands and their options. */
export function createProgram(): Command {
  const program = new Command('rowfeed')
    .description('Store JSON rows in collections, serve them over HTTP, and send every change over a feed.')
    .version(readVersion())
    .exitOverride()
    .configureOutput({
      outputError: (text, write) =>
        write(visibleText(text.replace(/^error: /, 'rowfeed: ').replace('\n(', ' ('))),
    })
    .addHelpText('after', `\nWithout a command, rowfeed runs serve with its options.\n${environmentHelp()}`);
  program
    .command('serve')
    .description('start the server on HOST:PORT')
    .option('--port <n>', 'TCP port to listen on, instead of PORT', parsePort)
    .option('--host <host>', 'host name or address to listen on, instead of HOST', parseHost)
    .option(
      '--accept-damage',
      'start with a damaged SQLite database; if its write-ahead log is damaged, the last commits are lost',
    )
    .option('--memory', 'for tests: use a temporary database, which is deleted when the server stops')
    .option(
      '--seed <folder>',
      'with --memory: load NAME.ndjson, NAME.json or NAME.csv, NAME.schema.json and NAME.row-key.json',
    )
    .option('--key <key>', 'with --memory: the key of the account, instead of ROWFEED_API_KEY', parseKey)
    .option('--quiet', 'with --memory: log nothing')
    .addHelpText('after', `\n${environmentHelp()}`)
    .action(async ({ port: PORT, host: HOST, acceptDamage, ...options }: ServeOptions, command: Command) => {
      if (options.memory) {
        if (acceptDamage) command.error('error: --accept-damage and --memory exclude each other');
        const { runMemoryServer } = await import('../memory/serve.js');
        const settings = {
          ...(PORT && { PORT }),
          ...(HOST && { HOST }),
          ...(options.key && { ROWFEED_API_KEY: options.key }),
        };
        return runMemoryServer(
          { ...process.env, ...settings },
          { seed: options.seed, isQuiet: options.quiet === true },
        );
      }
      for (const name of ['seed', 'key', 'quiet'] as const)
        if (options[name] !== undefined) command.error(`error: --${name} needs --memory`);
      const config = loadConfig({ ...process.env, ...(PORT && { PORT }), ...(HOST && { HOST }) });
      // Only `serve` loads the server, because the other commands don't need it.
      const { runServer } = await import('../main.js');
      await runServer({ ...config, acceptDamage });
    });
  addKeysCommands(program);
  addAccountsCommands(program);
  addPlansCommands(program);
  addTicketsCommands(program);
  addUsageCommand(program);
  addConformCommand(program);
  addCheckCommand(program);
  addBackupCommands(program);
  addCopyCommand(program);
  addImportCommand(program);
  addExportCommand(program);
  addFollowCommand(program);
  addSchemaCommands(program);
  addContractCommands(program);
  addMigrateCommand(program);
  requireLate(program);
  return program;
}

/**
 * Checks for missing required options only after all arguments have been parsed. Otherwise, commander would
 * report for `--nam` that `--name` is missing, instead of the misspelled option.
 */
function requireLate(command: Command): void {
  const required = command.options.filter(({ mandatory }) => mandatory);
  for (const option of required) option.mandatory = false;
  command.hook('preAction', () => {
    const missing = required.find((option) => command.getOptionValue(option.attributeName()) === undefined);
    if (missing !== undefined) command.error(`error: required option '${missing.flags}' not specified`);
  });
  for (const each of command.commands) requireLate(each);
}

/** Lists the environment variables in the help, because users look for settings there. */
function environmentHelp(): string {
  const width = Math.max(...Object.keys(variables).map(({ length }) => length));
  const lines = Object.entries(variables).map(([name, what]) => `  ${name.padEnd(width)}  ${what}`);
  return `Environment (more in src/docs/reference/configuration.md, or /docs/configuration on a server):\n${lines.join('\n')}`;
}

/** Returns one line for each problem with the environment, or one line for any other error. */
function explain(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof ConfigError || error.name === 'SeedError') return [...(error as ConfigError).problems];
  const sentence = systemErrorSentence(error);
  if (sentence !== undefined) return [sentence];
  const text = (message || code || error.name).replace(/\s+/g, ' ').trim();
  // The code is an SQLSTATE of PostgreSQL or a code of SQLite. No better description exists.
  const isOfDatabase = /^((?=.*\d)[0-9A-Z]{5}|SQLITE_\w+)$/.test(code ?? '');
  return [isOfDatabase ? `The database failed: ${text.replace(/^SQLITE_\w+: /, '')}` : text];
}

/** Returns the version in package.json, which is one folder further up from the built file. */
function readVersion(): string {
  const file = ['../../package.json', '../../../package.json']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url));
  return file === undefined ? 'unknown' : JSON.parse(readFileSync(file, 'utf8')).version;
}
