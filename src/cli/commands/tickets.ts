/** The commands `rowfeed tickets`, which revoke the tickets of a subject or of a database. */
import type { Command } from 'commander';
import { changeRegistry, findAccount } from '../../access/registry.js';
import { revokeSubject } from '../../access/tickets/ticket-revocations.js';
import { rotateTicketSecret } from '../../access/tickets/ticket-secrets.js';
import { parseSubject } from '../arguments.js';
import { withDatabase } from '../database.js';
import { print, printJson } from '../output.js';

export function defineTickets(tickets: Command): void {
  tickets
    .command('revoke')
    .description(
      'revoke all tickets of an end user within 2 s, even if the quota of the account is exhausted',
    )
    .argument('<subject>', 'the end user, as in the tickets', parseSubject)
    .option('--account <account>', 'the account of the end user', 'default')
    .option('--json', 'print JSON')
    .action((subject: string, { account, json }: { readonly account: string; readonly json?: true }) =>
      withDatabase(async (database) => {
        const { id } = await findAccount(database.knex, account);
        await changeRegistry(database, (trx) => revokeSubject(trx, id, undefined, subject), id, true);
        if (json) printJson({ account, subject, revoked_at: new Date().toISOString() });
        else print(`All tickets of ${subject} in account ${account} become invalid within 2 s.`);
      }),
    );

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
