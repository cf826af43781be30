/** The command `rowfeed migrate`, which migrates the database to the schema of this version. */
import type { Command } from 'commander';
import { withDatabase } from '../database.js';
import { print, printJson } from '../output.js';

export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the schema of this version, as every start does by itself')
    .option('--json', 'print JSON')
    .action(({ json }: { readonly json?: true }) =>
      // Opening the database migrates it.
      withDatabase(
        async ({ name, migrated: { from, to, citus } }) => {
          if (json) return printJson({ from, to, ...(citus !== undefined && { citus }) });
          if (from === to) print(`${name} has the schema ${to} already.`);
          else print(`${name} has the schema ${to} now; ${from === 0 ? 'it had none' : `it was ${from}`}.`);
          if (citus === 'spread') print('Its collections are spread over the workers of Citus.');
          else if (citus !== undefined) print('Citus has no workers yet; all is on this server.');
        },
        { create: true },
      ),
    );
}
