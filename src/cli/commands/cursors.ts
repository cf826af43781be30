/** The command `rowfeed cursors reset`, for databases that other programs have restored. */
import type { Command } from 'commander';
import { loadConfig } from '../../config.js';
import { beginHistories } from '../../engines/history.js';
import { withUnservedDatabase } from '../../engines/unserved.js';
import { counted } from '../../text/count.js';
import { print, printJson } from '../output.js';

export function defineCursors(cursors: Command): void {
  cursors
    .command('reset')
    .description(
      'make all cursors invalid after another program has restored the database; first stop all servers',
    )
    .option('--json', 'print JSON')
    .action(async ({ json }: { readonly json?: true }) => {
      const reset = await withUnservedDatabase(loadConfig(process.env).databaseUrl, beginHistories);
      if (json) printJson(reset);
      else
        print(
          `All cursors of ${counted(reset.collections, 'collection')} are now invalid. Clients must list the rows again.`,
        );
    });
}
