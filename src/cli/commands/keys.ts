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
import { parseCollections, parseDuration, parseExpiry, parseScopes } from '../arguments.js';
import { withDatabase } from '../database.js';
import { formatTable, formatTime, print, printJson, remark } from '../output.js';

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

export function addKeysCommands(program: Command): void {
  const keys = program.command('keys').description('make, show, change and revoke API keys');
  const withRights = (command: Command): Command =>
    command
      .option('--scopes <scopes>', 'some of read, write and admin (read,write)', parseScopes)
      .option('--collections <names>', 'the only collections it may use (a,b); "*" for all', parseCollections)
      .option('--expires <when>', 'a time from now (30d, 12h), a date (2030-01-31) or never', parseExpiry)
      .option('--json', 'print JSON');

  withRights(
    keys
      .command('create')
      .description('make a key and print it, this once')
      .requiredOption('--name <name>', 'the name that keys list shows')
      .option('--account <account>', 'whose key it is; created where it is new', defaultAccount)
      .addHelpText(
        'after',
        '\nUnless told otherwise the key may read and write all collections, and never expires. The first key of an account\n' +
          'is an admin key, too, which may make and end keys over HTTP.',
      ),
  ).action(({ name, account, json, ...options }: Options) =>
    withDatabase(async (database) => {
      const wanted = { collections: undefined, expiresAt: undefined, ...givenRights(options) };
      const key = await createKey(database, { name, account, ...wanted });
      printNewKey(key, json);
      await remarkMissing(database, key);
    }),
  );

  keys
    .command('list')
    .description('show all keys (never their text)')
    .option('--account <account>', 'only those of this one')
    .option('--valid', 'only those that work')
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
    .description(
      'end a key, named by its id or its only name, for good; its feeds are closed within 2 seconds',
    )
    .option('--json', 'print JSON')
    .action((id: string, { json }: Options) =>
      withDatabase(async (database) => {
        const key = await revokeKey(database, id);
        if (json) printJson(keyDetails(key));
        else print(`Revoked ${describe(key)}.`);
        if (key.origin === 'environment')
          remark('It came from ROWFEED_API_KEY, whose next start would revive it.');
      }),
    );

  keys
    .command('rotate <key>')
    .description('make a key like this one, which then expires')
    .addOption(
      new Option('--grace <time>', 'how long the old key still works')
        .argParser(parseDuration)
        .default(dayMs, '24h'),
    )
    .option('--json', 'print JSON')
    .action((id: string, { grace, json }: Options) =>
      withDatabase(async (database) => {
        const { old, made } = await rotateKey(database, id, { graceMs: grace });
        printNewKey(made, json);
        remark(`Key ${old.id} ends at ${formatTime(old.expiresAt, 'never')} UTC.`);
      }),
    );

  withRights(
    keys
      .command('update <key>')
      .description('change the rights of a key, or its name')
      .option('--name <name>', 'the name that keys list shows'),
  ).action((id: string, { json, name, ...options }: Partial<Options>, command: Command) => {
    const changes = { ...givenRights(options), ...(name !== undefined && { name }) };
    if (Object.keys(changes).length === 0)
      command.error('error: give --name, --scopes, --collections or --expires');
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
    remark(`Made ${describe(key)}. This is the only time it is shown:`);
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
  if (missing.length > 0) remark(`The account ${account} has no collection ${missing.join(', ')} yet.`);
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
