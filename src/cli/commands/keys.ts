/** The commands `rowfeed keys ...`, which create, list, update, rotate and revoke API keys. */
import { type Command, Option } from 'commander';
import { keyDetails } from '../../access/account-keys.js';
import {
  createKey,
  hasEnded,
  type Key,
  listKeys,
  type NewKey,
  revokeKey,
  rotateKey,
  type Scope,
  updateKey,
} from '../../access/keys.js';
import { defaultAccount, findAccount } from '../../access/registry.js';
import type { Database } from '../../engines/open.js';
import {
  parseAccount,
  parseCollections,
  parseDuration,
  parseExpiry,
  parseKeyName,
  parseScopes,
} from '../arguments.js';
import { withDatabase } from '../database.js';
import { formatSeconds, formatTable, formatTime, print, printJson, remark } from '../output.js';

/** The options of all these commands. Each command uses some of them. */
interface Options {
  readonly name: string;
  readonly account: string;
  readonly valid?: true;
  readonly scopes?: readonly Scope[];
  readonly collections?: readonly string[] | '*';
  readonly expires?: number | 'never';
  readonly grace: number;
  readonly json?: true;
}

const dayMs = 86_400_000;

export function defineKeys(keys: Command): void {
  const withRights = (command: Command): Command =>
    command
      .option(
        '--scopes <scopes>',
        'one or more of read, write and admin, separated by commas (default: read,write)',
        parseScopes,
      )
      .option(
        '--collections <names>',
        'the collections that the key can access, such as a,b, or "*" for all',
        parseCollections,
      )
      .option(
        '--expires <when>',
        'when the key expires: a time from now (30d, 12h), a date (2030-01-31) or never',
        parseExpiry,
      )
      .option('--json', 'print JSON');

  withRights(
    keys
      .command('create')
      .description('create a key and print its secret, which is shown only once')
      .requiredOption('--name <name>', 'the name of the key, which keys list shows', parseKeyName)
      .option(
        '--account <account>',
        'the account of the key, which the command creates if it does not exist',
        parseAccount,
        defaultAccount,
      )
      .addHelpText(
        'after',
        '\nBy default, the key can read and write all collections, and never expires. The first key of an account also has the\n' +
          'admin scope, so it can manage keys over HTTP.',
      ),
  ).action(({ name, account, json, ...options }: Options) =>
    withDatabase(async (database) => {
      const wanted = { collections: undefined, expiresAt: undefined, ...givenRights(options) };
      const known = await database.knex('accounts').where({ name: account }).first('id');
      const key = await createKey(database, { name, account, ...wanted });
      printNewKey(key, json);
      // The name may be misspelled.
      if (known === undefined) remark(`The account ${account} is new. It did not exist before.`);
      await remarkMissing(database, key);
    }),
  );

  keys
    .command('list')
    .description('list all keys, without their secrets')
    .option('--account <account>', 'only the keys of this account')
    .option('--valid', 'only valid keys')
    .option('--json', 'print JSON')
    .action(({ account, valid, json }: Partial<Options>) =>
      withDatabase(async (database) => {
        const { id } = account === undefined ? {} : await findAccount(database.knex, account);
        const found = await listKeys(database, id);
        const all = valid ? found.filter((key) => !hasEnded(key, Date.now())) : found;
        if (json) printJson(all.map(keyDetails));
        else if (all.length > 0) print(formatKeys(all));
        else remark('There are no keys.');
      }),
    );

  keys
    .command('revoke <key>')
    .description('revoke a key permanently, by its id or its unique name; its feeds close within 2 s')
    .option('--json', 'print JSON')
    .action((id: string, { json }: Options) =>
      withDatabase(async (database) => {
        const key = await revokeKey(database, id);
        if (json) printJson(keyDetails(key));
        else print(`Revoked ${describe(key)}.`);
        if (key.origin === 'environment')
          remark(
            'The key was set by ROWFEED_API_KEY. The next start with this variable makes it valid again.',
          );
      }),
    );

  keys
    .command('rotate <key>')
    .description('replace a key with a new one that has the same permissions')
    .addOption(
      new Option('--grace <time>', 'how long the old key remains valid')
        .argParser(parseDuration)
        .default(dayMs, '24h'),
    )
    .option('--json', 'print JSON')
    .action((id: string, { grace, json }: Options) =>
      withDatabase(async (database) => {
        const { old, made } = await rotateKey(database, id, { graceMs: grace });
        printNewKey(made, json);
        remark(`Key ${old.id} expires at ${formatSeconds(old.expiresAt!)} UTC.`);
        if (old.origin === 'environment')
          remark(
            'The old key was set by ROWFEED_API_KEY. Set this variable to the new key. Otherwise, the old key ' +
              'becomes valid again if a server starts after this time.',
          );
      }),
    );

  withRights(
    keys
      .command('update <key>')
      .description('update the permissions or the name of a key')
      .option('--name <name>', 'the name of the key, which keys list shows', parseKeyName),
  ).action((id: string, { json, name, ...options }: Partial<Options>, command: Command) => {
    const changes = { ...givenRights(options), ...(name !== undefined && { name }) };
    if (Object.keys(changes).length === 0)
      command.error('error: use --name, --scopes, --collections or --expires');
    return withDatabase(async (database) => {
      const key = await updateKey(database, id, changes);
      if (json) printJson(keyDetails(key));
      else print(formatKeys([key]));
      await remarkMissing(database, key);
    });
  });
}

/** Returns only the permissions that the options specify, in the form that access/keys.ts expects. */
function givenRights({ scopes, collections, expires }: Pick<Options, 'scopes' | 'collections' | 'expires'>) {
  return {
    ...(scopes !== undefined && { scopes }),
    ...(collections !== undefined && { collections: collections === '*' ? undefined : collections }),
    ...(expires !== undefined && { expiresAt: expires === 'never' ? undefined : expires }),
  };
}

/** Prints only the secret to standard output, so that a script can read it from there. */
function printNewKey(key: NewKey, json: true | undefined): void {
  if (json) {
    const { id, ...rest } = keyDetails(key);
    printJson({ id, key: key.text, ...rest });
  } else {
    remark(`Created ${describe(key)}. Store this key safely, because it is shown only once:`);
    print(key.text);
  }
}

/** Warns about collections that don't exist. They may be created later, but a name may also be misspelled. */
async function remarkMissing(
  { knex }: Database,
  { accountId, account, collections = [] }: Key,
): Promise<void> {
  const there: string[] = await knex('collections')
    .where({ account_id: accountId })
    .whereIn('name', collections)
    .pluck('name');
  const missing = collections.filter((name) => !there.includes(name));
  if (missing.length > 0)
    remark(`The account ${account} does not have these collections yet: ${missing.join(', ')}.`);
}

function describe(key: Key): string {
  return `key ${key.id} (${key.name}) of account ${key.account}`;
}

function formatKeys(keys: readonly Key[]): string {
  const now = Date.now();
  return formatTable(
    [
      ['ID'],
      ['NAME'],
      ['ACCOUNT'],
      ['BEGINS'],
      ['SCOPES'],
      ['COLLECTIONS'],
      ['EXPIRES (UTC)'],
      ['LAST USED'],
      ['STATUS'],
    ],
    keys.map((key) => [
      key.id,
      key.name,
      key.account,
      key.prefix,
      key.scopes.join(', '),
      key.collections?.join(', ') ?? 'all',
      formatTime(key.expiresAt, 'never'),
      formatTime(key.lastUsedAt, 'never'),
      hasEnded(key, now) ? (key.revokedAt === undefined ? 'expired' : 'revoked') : 'valid',
    ]),
  );
}
