/** The command `rowfeed accounts`, which lists the accounts of a deployment. */
import type { Command } from 'commander';
import { hasEnded, listKeys } from '../../access/keys.js';
import { listPlans } from '../../access/plans.js';
import { listAccounts } from '../../access/registry.js';
import { formatCount } from '../../text/count.js';
import { withDatabase } from '../database.js';
import { formatTable, print, printJson, remark } from '../output.js';

export function defineAccounts(accounts: Command): void {
  accounts
    .command('list')
    .description('list all accounts with their plans and the number of valid keys')
    .option('--json', 'print JSON')
    .action(({ json }: { readonly json?: true }) =>
      withDatabase(async (database) => {
        const [plans, keys] = [await listPlans(database), await listKeys(database)];
        const now = Date.now();
        const accounts = (await listAccounts(database.knex)).map(({ id, name }) => ({
          name,
          plan: plans.find((plan) => plan.accounts.includes(name))?.name ?? null,
          keys: keys.filter((key) => key.accountId === id && !hasEnded(key, now)).length,
        }));
        if (json) printJson(accounts);
        else if (accounts.length > 0)
          print(
            formatTable(
              [['ACCOUNT'], ['PLAN'], ['KEYS', 'number']],
              accounts.map(({ name, plan, keys }) => [name, plan ?? 'unlimited', formatCount(keys)]),
            ),
          );
        else remark('There are no accounts.');
      }),
    );
}
