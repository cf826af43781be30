/** The command `rowfeed tickets rotate-secret`, which ends all tickets of a database. */
import type { Command } from 'commander';
import { rotateTicketSecret } from '../../access/tickets/ticket-secrets.js';
import { withDatabase } from '../database.js';
import { print, printJson } from '../output.js';

export function defineTickets(tickets: Command): void {
  tickets
    .command('rotate-secret')
    .description(
      'create a new secret for tickets, which makes all earlier tickets of the database invalid within 2 s',
    )
    .option('--json', 'print JSON')
    .action(({ json }: { readonly json?: true }) =>
      withDatabase(async (database) => {
        await rotateTicketSecret(database);
        if (json) printJson({ rotated_at: new Date().toISOString() });
        else print('Created a new secret. All earlier tickets become invalid within 2 s.');
      }),
    );
}
