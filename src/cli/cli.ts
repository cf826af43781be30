/**
 * Defines the command line. `rowfeed serve` runs the server. The other commands administer a database
 * directly, whether a server runs on it or not, or send requests to a server. Exit codes:
 *
 * - 0: the command succeeded
 * - 1: the command failed
 * - 2: the arguments are invalid, or `conform` could not decide
 */
import { type Argument, Command, CommanderError, InvalidArgumentError, type Option } from 'commander';
import { ConfigError } from '../config.js';
import { failureOf } from '../problem.js';
import { version } from '../runtime/version.js';
import { visibleText } from '../text/visible.js';
import { environmentHelp } from './environment-help.js';
import { CommandFailure, remark } from './output.js';
import { systemErrorSentence } from './system-errors.js';

interface LazyCommand {
  readonly description: string;
  /** Loads the module of the command, and returns the function that defines its options and its action. */
  load(): Promise<(command: Command) => void>;
}

/**
 * The commands in the order of the help. Only the command that is used is loaded, because all of them together take
 * longer to load than most commands take to run.
 */
const commands: Readonly<Record<string, LazyCommand>> = {
  serve: {
    description: 'start the server on HOST:PORT',
    load: async () => (await import('./commands/serve.js')).defineServe,
  },
  keys: {
    description: 'create, show, update and revoke API keys',
    load: async () => (await import('./commands/keys.js')).defineKeys,
  },
  accounts: {
    description: 'list and delete accounts; to create an account, use keys create',
    load: async () => (await import('./commands/accounts.js')).defineAccounts,
  },
  plans: {
    description: 'limit the requests and the storage of accounts',
    load: async () => (await import('./commands/plans.js')).definePlans,
  },
  tickets: {
    description: 'manage the tickets of end users',
    load: async () => (await import('./commands/tickets.js')).defineTickets,
  },
  usage: {
    description: 'show the usage of accounts and their keys',
    load: async () => (await import('./commands/usage.js')).defineUsage,
  },
  conform: {
    description: 'create temporary collections, and check whether the server conforms to the contract',
    load: async () => (await import('./commands/conform.js')).defineConform,
  },
  check: {
    description: 'verify a database, or an SQLite file such as a backup',
    load: async () => (await import('./commands/check.js')).defineCheck,
  },
  backup: {
    description: 'copy the database to a new file, even while a server is writing',
    load: async () => (await import('./commands/backup.js')).defineBackup,
  },
  restore: {
    description:
      'replace the database with a backup while no server is running; clients must then list their rows again',
    load: async () => (await import('./commands/backup.js')).defineRestore,
  },
  cursors: {
    description: 'manage the cursors of clients',
    load: async () => (await import('./commands/cursors.js')).defineCursors,
  },
  copy: {
    description: 'copy a complete SQLite or PostgreSQL database to an empty database',
    load: async () => (await import('./commands/copy.js')).defineCopy,
  },
  import: {
    description: 'store the rows of a file in a collection',
    load: async () => (await import('./commands/import.js')).defineImport,
  },
  export: {
    description: 'write a snapshot of the rows of a collection to a file or standard output',
    load: async () => (await import('./commands/export.js')).defineExport,
  },
  follow: {
    description: 'print each change of a collection as one line of JSON, until you press Ctrl-C',
    load: async () => (await import('./commands/follow.js')).defineFollow,
  },
  schema: {
    description: 'infer, get, set and remove JSON Schemas of collections',
    load: async () => (await import('./commands/schema.js')).defineSchema,
  },
  contract: {
    description: 'save the typed contract of an account, and compare contracts',
    load: async () => (await import('./commands/contract.js')).defineContract,
  },
  migrate: {
    description: 'migrate the database to this version, as each start of the server does',
    load: async () => (await import('./commands/migrate.js')).defineMigrate,
  },
};

/** Runs a command line, without the name of the program. Returns the exit code. */
export async function run(words: readonly string[]): Promise<number> {
  // If the reader of a pipe stops early (`| head`), the command has not failed.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    for (const line of explain(error)) remark(`rowfeed: ${line}`);
    process.exit(1);
  });
  // Messages that can't be written are lost, but the command continues.
  process.stderr.on('error', () => undefined);
  // Without a command, the server starts, with the options of `serve`.
  const isCommand = /^([^-]|-h$|--help$|-V$|--version$)/.test(words[0] ?? '-');
  const line = isCommand ? words : ['serve', ...words];
  try {
    const program = await createProgram([line[0] === 'help' ? (line[1] ?? '') : line[0]!]);
    await program.parseAsync(line, { from: 'user' });
    return 0;
  } catch (error) {
    // Commander has already printed its own error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    for (const line of explain(error)) remark(`rowfeed: ${line}`);
    // Exit at once. Otherwise, Node.js would report a failed import again.
    if (isUnloadable(error)) process.exit(1);
    return error instanceof CommandFailure ? error.exitCode : 1;
  }
}

/**
 * Returns a new program.
 *
 * @param used the commands that are loaded; the others only appear in the help
 */
export async function createProgram(used: readonly string[] = Object.keys(commands)): Promise<Command> {
  const program = new Command('rowfeed')
    .description('Store JSON rows in collections, serve them over HTTP, and send every change over a feed.')
    .version(version)
    .exitOverride()
    .configureOutput({
      outputError: (text, write) =>
        // Arguments in the text can contain line breaks, and a suggestion follows on a second line.
        write(
          visibleText(
            `${text
              .replace(/^error: /, 'rowfeed: ')
              .trimEnd()
              .replaceAll('\n', ' ')}\n`,
          ),
        ),
    })
    .addHelpText('afterAll', ({ error }) =>
      error ? '\nrowfeed: the command is missing or unknown. Use one of the commands above.' : '',
    )
    .addHelpText('after', `\nIf you omit the command, rowfeed runs serve.\n${environmentHelp()}`);
  for (const [name, { description, load }] of Object.entries(commands)) {
    const command = program.command(name).description(description);
    if (used.includes(name)) (await load())(command);
  }
  // Only here, because the options of most commands are unknown.
  program.configureHelp({ subcommandTerm: (command) => command.name() });
  requireLate(program);
  rejectEmptyValues(program);
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
    if (missing === undefined) return;
    const variable = missing.envVar === undefined ? '' : `. You can also set ${missing.envVar}.`;
    command.error(`error: required option '${missing.flags}' not specified${variable}`);
  });
  for (const each of command.commands) requireLate(each);
}

/**
 * Rejects empty values of options and arguments. Usually, a script uses a variable that isn't set. The command
 * would then do something else than the script expects.
 */
function rejectEmptyValues({ commands: children, options, registeredArguments }: Command): void {
  // A text for --null can be anything. Flags have no values.
  const withValues = options.filter(({ required, long }) => required && long !== '--null');
  for (const each of [...withValues, ...registeredArguments]) rejectEmptyValue(each);
  for (const child of children) rejectEmptyValues(child);
}

function rejectEmptyValue(part: Option | Argument): void {
  const parse = part.parseArg;
  part.argParser((text, previous: unknown) => {
    // The parser of the option knows better what is missing.
    const value = parse === undefined ? text : (parse(text, previous as never) as unknown);
    if (text !== '') return value;
    throw new InvalidArgumentError(
      'The value is empty, for example because a variable of a script is not set.',
    );
  });
}

/** Returns one line for each problem with the environment, or one line for any other error. */
function explain(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof ConfigError || error.name === 'SeedError') return [...(error as ConfigError).problems];
  const sentence = systemErrorSentence(error);
  if (sentence !== undefined) return [sentence];
  if (isNotBuilt(error))
    return [
      'The npm package sqlite3 is not built. Allow your package manager to run its install script, and then run it, for example with npm rebuild sqlite3 or pnpm approve-builds. With Yarn 4, add "dependenciesMeta": {"sqlite3": {"built": true}} to package.json and run yarn install.',
    ];
  if (failureOf(error) === 'full')
    return ['The disk of the database is full. Free disk space, and run the command again.'];
  const text = (message || code || error.name).replace(/\s+/g, ' ').trim();
  // The code is an SQLSTATE of PostgreSQL or a code of SQLite. No better description exists.
  const isOfDatabase = /^((?=.*\d)[0-9A-Z]{5}|SQLITE_\w+)$/.test(code ?? '');
  return [isOfDatabase ? `The database failed: ${text.replace(/^SQLITE_\w+: /, '')}` : text];
}

/** Whether npm has installed sqlite3 without its binary, because install scripts are off. */
function isNotBuilt({ message }: Error): boolean {
  return message.startsWith('Could not locate the bindings file');
}

/** Whether a module of the command may be what could not be loaded. */
function isUnloadable(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return error instanceof Error && (isNotBuilt(error) || code === 'EMFILE' || code === 'ENFILE');
}
