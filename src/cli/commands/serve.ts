/** The command `rowfeed serve`, which runs the server. */
import type { Command } from 'commander';
import { loadConfig } from '../../config.js';
import { parseHost, parseKey, parsePort } from '../arguments.js';
import { environmentHelp } from '../environment-help.js';

interface Options {
  readonly port?: string;
  readonly host?: string;
  readonly acceptDamage?: true;
  readonly memory?: true;
  readonly seed?: string;
  readonly key?: string;
  readonly quiet?: true;
}

export function defineServe(command: Command): void {
  command
    .option('--port <n>', 'TCP port to listen on, instead of PORT', parsePort)
    .option('--host <host>', 'host name or address to listen on, instead of HOST', parseHost)
    .option(
      '--accept-damage',
      'start with a damaged SQLite database; if its write-ahead log is damaged, the last commits are lost',
    )
    .option('--memory', 'for tests: use a temporary database, which the server deletes when it stops')
    .option(
      '--seed <folder>',
      'with --memory: load the collections from this folder: NAME.ndjson, NAME.json or NAME.csv, NAME.schema.json and NAME.row-key.json',
    )
    .option('--key <key>', 'with --memory: the key of the account, instead of ROWFEED_API_KEY', parseKey)
    .option('--quiet', 'with --memory: do not log')
    .addHelpText('after', `\n${environmentHelp()}`)
    .action(async ({ port: PORT, host: HOST, acceptDamage, ...options }: Options) => {
      if (options.memory) {
        if (acceptDamage) command.error('error: --accept-damage and --memory cannot be combined');
        const { runMemoryServer } = await import('../../memory/serve.js');
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
        if (options[name] !== undefined) command.error(`error: --${name} requires --memory`);
      const config = loadConfig({ ...process.env, ...(PORT && { PORT }), ...(HOST && { HOST }) });
      // The help of this command doesn't need the server.
      const { runServer } = await import('../../main.js');
      await runServer({ ...config, acceptDamage });
    });
}
