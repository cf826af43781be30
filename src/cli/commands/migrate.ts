/** The command `rowfeed migrate`, which migrates the database to the schema of this version. */
import type { Command } from 'commander';
import { withDatabase } from '../database.js';
import { print, printJson, remark } from '../output.js';

export function defineMigrate(migrate: Command): void {
  migrate.option('--json', 'print JSON').action(({ json }: { readonly json?: true }) =>
    // Opening the database migrates it.
    withDatabase(
      async ({ name, migrated: { from, to, citus, warning } }) => {
        if (warning !== undefined) remark(`${warning}.`);
        if (json) return printJson({ from, to, ...(citus !== undefined && { citus }) });
        if (from === to) print(`${name} already has the schema version ${to}.`);
        else print(`${name} now has the schema version ${to}${from === 0 ? '' : `, instead of ${from}`}.`);
        if (citus === 'spread') print('Citus distributes its collections over its workers.');
        else if (citus !== undefined) print('Citus has no workers yet, so all data is on this server.');
      },
      { create: true },
    ),
  );
}
