/** The commands `rowfeed accounts ...`, which list and delete the accounts of a deployment. */
import type { Command } from 'commander';
import { type AccountContents, deleteAccount, readContents } from '../../access/account-deletion.js';
import { hasEnded, listKeys } from '../../access/keys.js';
import { listPlans } from '../../access/plans.js';
import { defaultAccount, listAccounts } from '../../access/registry.js';
import { counted, formatCount } from '../../text/count.js';
import { confirm, hasTerminal } from '../confirm.js';
import { withDatabase } from '../database.js';
import { CommandFailure, formatTable, print, printJson, remark } from '../output.js';
import { withProgress } from '../progress.js';

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

  accounts
    .command('delete <account>')
    .description(
      'revoke all keys of an account, and delete its collections, its usage and the account itself',
    )
    .option('--yes', 'delete the account without confirmation')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
The command first prints the contents of the account. If it stops early, run it again.
Backups still contain the account.`,
    )
    .action((account: string, { yes, json }: { readonly yes?: true; readonly json?: true }) =>
      withDatabase(async (database) => {
        const { id, ...contents } = await readContents(database, account);
        remark(`The account ${account} has ${describe(contents)}.`);
        if (!yes) {
          if (!hasTerminal()) throw new CommandFailure('To delete the account and its data, use --yes.');
          if (!(await confirm(`Delete the account ${account} and its data?`)))
            throw new CommandFailure('The account was not deleted.');
        }
        await withProgress((progress) => deleteAccount(database, id, progress.update), 'collections');
        if (json) {
          const { validKeys, ...rest } = contents;
          printJson({ account, ...rest, valid_keys: validKeys });
        } else print(`Deleted the account ${account}.`);
        if (account === defaultAccount && process.env.ROWFEED_API_KEY !== undefined)
          remark('The next start with ROWFEED_API_KEY creates this account again, without data.');
      }),
    );
}

function describe({ keys, validKeys, collections, rows, bytes }: Omit<AccountContents, 'id'>): string {
  return `${counted(keys, 'key')} (${formatCount(validKeys)} valid) and ${counted(collections, 'collection')} with ${counted(rows, 'row')} (${counted(bytes, 'byte')})`;
}
