/** `rowfeed migrate` */
import type { Command } from 'commander';
import { withDatabase } from './database.js';
import { print, printJson } from './output.js';

export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the schema of this version, as every start does by itself')
    .option('--json', 'print JSON')
    .action(({ json }: { readonly json?: true }) =>
      // To open it is to migrate it.
      withDatabase(
        async ({ name, migrated: { from, to } }) => {
          if (json) printJson({ from, to });
          else if (from === to) print(`${name} has the schema ${to} already.`);
          else print(`${name} has the schema ${to} now; ${from === 0 ? 'it had none' : `it was ${from}`}.`);
        },
        { create: true },
      ),
    );
}
