import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { registerEnvironmentKey } from '../../src/access/startup-keys.js';
import { parseCollections, parseDuration, parseExpiry, parseScopes } from '../../src/cli/arguments.js';
import { formatTable } from '../../src/cli/output.js';
import { openDatabase } from '../../src/engines/open.js';
import { isWellFormed } from '../../src/text/api-key.js';
import { client, disconnect } from '../support/client.js';
import { type Outcome, run, runCommand, start } from '../support/command.js';
import { eventually } from '../support/eventually.js';
import { section, tableRows } from '../support/readme.js';
import { heard } from '../support/registry.js';
import { removeDirectory, temporaryDirectory } from '../support/service.js';
import { startStandIn } from '../support/stand-in.js';

let directory: string;
let env: Record<string, string>;

async function prepare(): Promise<void> {
  directory = await temporaryDirectory();
  env = { DATABASE_URL: `sqlite:${join(directory, 'rowfeed.db')}`, HOST: '127.0.0.1', PORT: '0' };
}

async function prepareDatabase(): Promise<void> {
  await prepare();
  expect((await rowfeed('migrate')).code).to.equal(0);
}

const rowfeed = (...words: string[]): Promise<Outcome> => runCommand(words, env);

/** Runs a command with --json, expects it to succeed, and returns its output. */
async function json(...words: string[]) {
  const { code, stdout, stderr } = await rowfeed(...words, '--json');
  expect(code, stderr).to.equal(0);
  expect(stdout).to.match(/^[^\n]+\n$/);
  return JSON.parse(stdout);
}

describe('words on the command line', () => {
  const now = Date.now();
  const lines: [read: (text: string) => unknown, text: string, value: unknown][] = [
    [parseDuration, '2s', 2_000],
    [parseDuration, '15m', 900_000],
    [parseDuration, '12h', 43_200_000],
    [parseDuration, '30d', 2_592_000_000],
    [parseDuration, '2w', 1_209_600_000],
    [parseDuration, '0s', 0],
    [parseExpiry, 'never', 'never'],
    [parseExpiry, '2999-01-31', Date.UTC(2999, 0, 31)],
    [parseExpiry, '2996-02-29', Date.UTC(2996, 1, 29)],
    [parseExpiry, '2999-01-31T12:00Z', Date.UTC(2999, 0, 31, 12)],
    [parseExpiry, '2999-01-31T12:00:30.5+02:00', Date.UTC(2999, 0, 31, 10, 0, 30, 500)],
    [parseScopes, 'read', ['read']],
    [parseScopes, 'write,read', ['read', 'write']],
    [parseCollections, 'a,B-2,_x,a', ['a', 'B-2', '_x']],
    [parseCollections, '*', '*'],
  ];
  for (const [read, text, value] of lines) {
    it(`${read.name} takes ${text}`, () => expect(read(text)).to.deep.equal(value));
  }

  const refusals: [read: (text: string) => unknown, texts: string[]][] = [
    [parseDuration, ['', '5', 'd', '-1d', '1.5h', '1 d', '1y', '1d2h', '9999999s']],
    [
      parseExpiry,
      ['', 'soon', '2999-02-29', '2999-13-01', '2999-1-1', '2999-01-01T12:00', '2020-01-01', '0s'],
    ],
    [parseScopes, ['', 'all', 'read,', 'read,owner', 'READ', 'read, write']],
    [parseCollections, ['', 'a,', '1a', 'a b', 'a,*', 'x'.repeat(65)]],
  ];
  for (const [read, texts] of refusals) {
    for (const text of texts) {
      it(`${read.name} refuses ${JSON.stringify(text).slice(0, 30)}`, () =>
        expect(() => read(text)).to.throw());
    }
  }

  it('parseExpiry counts from now', () => {
    expect(parseExpiry('30d')).to.be.within(now + 2_592_000_000, Date.now() + 2_592_000_000);
  });
});

describe('a table', () => {
  it('has its columns where a terminal shows them, whatever characters are in it', () => {
    const rows = [
      ['a', '1', 'x'],
      ['顧客', '1,000', ''],
      ['👩‍🚀é', '20', 'y'],
    ];
    expect(formatTable([['NAME'], ['N', 'number'], ['LAST']], rows, '  ').split('\n')).to.deep.equal([
      '  NAME      N  LAST',
      '  a         1  x',
      '  顧客  1,000',
      '  👩‍🚀é      20  y',
    ]);
    expect(formatTable([['NAME']], [])).to.equal('NAME');
  });
});

describe('rowfeed', () => {
  before(prepareDatabase);
  after(() => removeDirectory(directory));

  const misunderstood: [words: string, says: RegExp][] = [
    ['bogus', /unknown command 'bogus'/],
    ['keys create', /required option '--name <name>'/],
    ['keys create --name x --scopes owner', /Use one or more of read, write and admin/],
    ['keys create --name x --expires 2020-01-01', /must be in the future/],
    [
      'keys create --name x --account -a',
      /'--account <account>' argument '-a' is invalid\. Use 1 to 64 letters/,
    ],
    [`keys create --name ${'x'.repeat(101)}`, /Use 1 to 100 characters, without control characters/],
    [`keys update key_x --name ${'x'.repeat(101)}`, /Use 1 to 100 characters, without control characters/],
    ['keys list more', /too many arguments/],
    ['keys update key_x', /use --name, --scopes, --collections or --expires/],
    ['plans set pro --requests 0 --period day', /at least 1/],
    ['plans set pro --requests 5 --period week', /hour, day, month/],
    ['plans set pro --requests 5', /--requests and --period must be used together/],
    ['plans set pro --period day', /--requests and --period must be used together/],
    ['plans set pro --burst 5', /--burst requires --requests/],
    ['plans set pro --max-rows 0', /at least 1/],
    ['plans set a/b', /'a\/b' is invalid for argument 'plan'\. Use 1 to 64 letters/],
    ['plans set unlimited', /"unlimited" is for accounts without a plan/],
    ['serve --port abc', /option '--port <n>' argument 'abc' is invalid\. Use a port from 0 to 65535\.$/m],
    ['serve --port 70000', /Use a port/],
    ['serve --host a/b', /Use a host name or an address/],
    ['--prot 80', /unknown option '--prot' \(Did you mean --port\?\)/],
    ['--port abc', /option '--port <n>' argument 'abc' is invalid/],
    ['copy --from sqlite:a', /required option '--to <url>' not specified/],
    ['schema get a', /required option '--key <key>' not specified\. You can also set ROWFEED_KEY\.$/m],
    ['kyes list', /unknown command 'kyes' \(Did you mean keys\?\)/],
  ];
  for (const [words, says] of misunderstood) {
    it(`${words}: 2`, async () => {
      const { code, stdout, stderr } = await rowfeed(...words.split(' '));
      expect({ code, stdout }).to.deep.equal({ code: 2, stdout: '' });
      expect(stderr)
        .to.match(/^rowfeed: [^\n]+\n$/)
        .and.match(says);
    });
  }

  it('keeps to the exit codes that the guide has', async () => {
    const rows = tableRows(section('src/docs/reference/cli.md', '## Exit codes'));
    expect(rows.map(([code]) => code)).to.deep.equal(['0', '1', '2']);
    const nobody = ['--url', 'http://127.0.0.1:1', '--key', 'k'];
    const held: [code: number, words: readonly string[], env?: Record<string, string>][] = [
      [0, ['keys', 'list']],
      [0, ['help']],
      [1, ['keys', 'list'], { LOG_LEVEL: 'loud' }],
      [1, ['export', 'notes', ...nobody]],
      [1, ['schema', 'get', 'notes', ...nobody]],
      [1, ['restore', join(directory, 'nowhere.db')]],
      [1, ['plans', 'remove', 'none']],
      [2, ['conform', ...nobody]],
      [2, ['copy', '--from', 'a', '--to', 'b']],
      [2, ['keys']],
      [2, ['nowhere']],
    ];
    for (const [code, words, changes] of held)
      expect((await runCommand(words, { ...env, ...changes })).code, words.join(' ')).to.equal(code);
  });

  it('reads the URL and the key from the environment, and its help shows no key', async () => {
    const keys: unknown[] = [];
    const server = await startStandIn(({ headers }, response) => {
      keys.push(headers.authorization);
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
    try {
      const words = ['schema', 'get', 'notes'];
      const all = { ROWFEED_URL: server.url, ROWFEED_KEY: 'one-key', ROWFEED_API_KEY: 'key-of-the-server' };
      const { ROWFEED_KEY: _, ...without } = all;
      for (const given of [all, without])
        expect(await runCommand(words, given)).to.deep.equal({ code: 0, stdout: '{}', stderr: '' });
      expect((await runCommand([...words, '--key', 'mine'], all)).code).to.equal(0);
      expect(keys).to.deep.equal(['Bearer one-key', 'Bearer key-of-the-server', 'Bearer mine']);
      const { stdout } = await runCommand([...words, '--help'], all);
      expect(stdout)
        .to.include('http://127.0.0.1:3000')
        .and.not.match(/one-key|key-of-the-server/);
      const invalid = await runCommand(words, { ...all, ROWFEED_URL: 'here' });
      expect(invalid.code).to.equal(2);
      expect(invalid.stderr).to.match(/ROWFEED_URL.*Use a URL such as/);
    } finally {
      await server.close();
    }
  });

  const failing: [words: string, says: RegExp, env?: Record<string, string>][] = [
    ['keys revoke key_x', /There is no key "key_x"/],
    ['keys rotate rf_000000000000000000000000000000002wjyrI', /by its id/],
    ['plans assign nobody pro', /There is no plan "pro"/],
    ['usage --account nobody', /There is no account "nobody"/],
    ['keys list', /DATABASE_URL must be sqlite:PATH/, { DATABASE_URL: 'mysql://root:secret@db/x' }],
    ['keys list', /damaged or not an SQLite database/, { DATABASE_URL: 'foreign' }],
    ['serve', /PORT must be an integer from 0 to 65535, not "abc"/, { PORT: 'abc' }],
  ];
  for (const [words, says, changed] of failing) {
    it(`${words}${changed ? ` with ${Object.keys(changed)}` : ''}: 1`, async () => {
      const foreign = join(directory, 'foreign.db');
      await writeFile(foreign, 'this is no database, but long enough to be taken for one');
      const changes = changed?.DATABASE_URL === 'foreign' ? { DATABASE_URL: `sqlite:${foreign}` } : changed;
      const { code, stdout, stderr } = await runCommand(words.split(' '), { ...env, ...changes });
      expect({ code, stdout }).to.deep.equal({ code: 1, stdout: '' });
      expect(stderr)
        .to.match(/^rowfeed: [^\n]+\n$/)
        .and.match(says);
      expect(stderr).to.not.match(/secret|rf_\w/);
    });
  }

  it('names everything that is wrong with the environment, a line each', async () => {
    const { code, stderr } = await run([], {
      PORT: '70000',
      LOG_LEVEL: 'loud',
      ROWFEED_API_KEY: 'too short',
    });
    expect(code).to.equal(1);
    expect(stderr.split('\n')).to.have.length(4);
    expect(stderr).to.match(
      /^rowfeed: PORT must.+\nrowfeed: ROWFEED_API_KEY must.+\nrowfeed: LOG_LEVEL must.+\n$/,
    );
    expect(stderr).to.not.contain('too short');
  });

  for (const words of ['--help', 'keys --help', 'keys create --help', 'plans set --help', 'usage --help']) {
    it(`${words}: 0`, async () => {
      const { code, stdout, stderr } = await rowfeed(...words.split(' '));
      expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
      expect(stdout).to.match(/^Usage: rowfeed /);
    });
  }

  it('--version: 0', async () => {
    expect((await run(['--version'], env)).stdout).to.match(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('rowfeed without a server', () => {
  before(prepareDatabase);
  after(() => removeDirectory(directory));

  it('makes a key, alone on standard output', async () => {
    const { code, stdout, stderr } = await run(['keys', 'create', '--name', 'ci'], env);
    expect(code, stderr).to.equal(0);
    expect(isWellFormed(stdout.trimEnd())).to.equal(true);
    expect(stderr).to.contain('(ci) of account default').and.not.contain(stdout.trimEnd());
  });

  it('keeps keys: made, listed, changed, rotated, revoked', async () => {
    const made = await json(
      ...['keys', 'create', '--name', 'laptop', '--account', 'shop'],
      ...['--scopes', 'read', '--collections', 'notes,todos', '--expires', '30d'],
    );
    expect(Object.keys(made).slice(0, 4)).to.deep.equal(['id', 'key', 'name', 'account']);
    expect(made).to.deep.include({
      name: 'laptop',
      account: 'shop',
      prefix: made.key.slice(0, 8),
      scopes: ['read'],
      collections: ['notes', 'todos'],
      revoked_at: null,
      last_used_at: null,
    });
    expect(Date.parse(made.expires_at)).to.be.closeTo(Date.now() + 30 * 86_400_000, 60_000);

    const changed = await json(
      'keys',
      'update',
      made.id,
      '--scopes',
      'read,write',
      '--collections',
      '*',
      '--expires',
      'never',
    );
    expect(changed).to.include({ id: made.id, collections: null, expires_at: null });
    expect(changed).to.not.have.property('key');

    const rotated = await json('keys', 'rotate', made.id, '--grace', '2h');
    expect(rotated).to.deep.include({ name: 'laptop', account: 'shop', scopes: ['read', 'write'] });
    expect(rotated.key).to.not.equal(made.key);

    const revoked = await json('keys', 'revoke', rotated.id);
    expect(revoked.revoked_at).to.be.a('string');

    const list = await json('keys', 'list');
    expect(list.map(({ name }: { name: string }) => name)).to.deep.equal(['ci', 'laptop', 'laptop']);
    const old = list.find(({ id }: { id: string }) => id === made.id);
    expect(Date.parse(old.expires_at)).to.be.closeTo(Date.now() + 2 * 3_600_000, 60_000);
    const { stdout } = await rowfeed('keys', 'list');
    expect(stdout)
      .to.match(/^ID +NAME +ACCOUNT/)
      .and.match(/laptop .+ revoked\n/)
      .and.match(/ci .+ never +never +valid\n/);
    for (const text of [made.key, rotated.key]) {
      expect(stdout + JSON.stringify(list)).to.not.contain(text.slice(8));
    }
  });

  it('keeps plans', async () => {
    const { stdout } = await rowfeed(
      'plans',
      'set',
      'pro',
      '--requests',
      '10000',
      '--period',
      'month',
      '--burst',
      '20',
    );
    expect(stdout).to.equal('Plan pro: 10,000 requests per month, 20 at once.\n');
    expect(await json('plans', 'assign', 'shop', 'pro')).to.deep.equal({ account: 'shop', plan: 'pro' });
    expect(await json('plans', 'list')).to.deep.equal([
      {
        ...{ name: 'pro', requests: 10_000, period: 'month', burst: 20 },
        ...{ max_collections: null, max_rows: null, max_bytes: null, accounts: ['shop'] },
      },
    ]);
    expect((await rowfeed('plans', 'list')).stdout).to.match(
      /^PLAN .+\npro +10,000 +month +20 +- +- +- +shop\n$/,
    );
  });

  it('removes plans that nobody has, and lists accounts', async () => {
    expect((await rowfeed('plans', 'remove', 'pro')).stderr).to.match(
      /is assigned to shop\. First, assign another plan/,
    );
    await json('plans', 'set', 'hourly', '--requests', '1', '--period', 'hour', '--max-rows', '1');
    const hourly = () => rowfeed('plans', 'set', 'hourly', '--requests', '1', '--period', 'hour');
    expect(await hourly()).to.deep.include({
      stdout: 'Plan hourly: 1 request per hour.\n',
      stderr: 'Before: 1 request per hour, 1 row. An omitted limit is removed.\n',
    });
    expect((await hourly()).stderr).to.equal('');
    expect(await json('plans', 'remove', 'hourly')).to.deep.equal({ name: 'hourly' });
    expect((await rowfeed('plans', 'remove', 'hourly')).code).to.equal(1);
    expect(await json('accounts', 'list')).to.deep.equal([
      { name: 'default', plan: null, keys: 1 },
      { name: 'shop', plan: 'pro', keys: 1 },
    ]);
    expect((await rowfeed('accounts', 'list')).stdout).to.match(
      /^ACCOUNT +PLAN +KEYS\ndefault +unlimited +1\n/,
    );
  });

  it('names keys by a name that one alone has, says when a rotated one ends, and what is missing', async () => {
    const made = await rowfeed(
      'keys',
      'create',
      '--name',
      'lone',
      '--account',
      'names',
      '--collections',
      'nots',
    );
    expect(made.stderr).to.include('The account names is new. It did not exist before.\n');
    expect(made.stderr).to.match(/account names does not have these collections yet: nots\./);
    const rotated = await rowfeed('keys', 'rotate', 'lone', '--grace', '2h');
    expect(rotated.stderr).to.match(/^Key key_\w+ expires at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\.$/m);
    expect(rotated.stderr).to.not.include('ROWFEED_API_KEY');
    // Both keys are valid until the first one is revoked.
    expect((await rowfeed('keys', 'revoke', 'lone')).stderr).to.match(
      /^rowfeed: Several keys have the name "lone": /,
    );
    const [old] = await json('keys', 'list', '--account', 'names', '--valid');
    await json('keys', 'revoke', old.id);
    expect((await rowfeed('keys', 'revoke', 'lone')).stdout).to.match(
      /^Revoked key key_\w+ \(lone\) of account names\.\n$/,
    );
    expect(await json('keys', 'list', '--account', 'names', '--valid')).to.deep.equal([]);
    expect(await json('keys', 'list', '--account', 'names')).to.have.length(2);
  });

  it('states that the variable ROWFEED_API_KEY must change if its key is rotated or revoked', async () => {
    const key = 'the-key-in-the-environment';
    const register = async (text: string): Promise<void> => {
      const database = await openDatabase(env.DATABASE_URL!, { role: 'tool' });
      await registerEnvironmentKey(database, text).finally(() => database.close());
    };
    await register(key);
    const [{ id }] = (await json('keys', 'list', '--valid')).filter(
      ({ name }: { name: string }) => name === 'environment',
    );
    const rotated = await rowfeed('keys', 'rotate', id, '--grace', '2h');
    expect(rotated.stderr).to.include(
      'The old key was set by ROWFEED_API_KEY. Set this variable to the new key.',
    );
    await register(rotated.stdout.trimEnd());
    const statuses = async () => (await rowfeed('keys', 'list')).stdout.match(/(?<=environment .*)\w+$/gm);
    expect(await statuses()).to.deep.equal(['valid', 'valid']);
    await register(key);
    expect((await rowfeed('keys', 'revoke', id)).stderr).to.include('The key was set by ROWFEED_API_KEY.');
  });

  it('keeps plans that limit what is stored', async () => {
    const limits = ['--max-collections', '3', '--max-rows', '1000', '--max-bytes', '5000000'];
    const { stdout } = await rowfeed('plans', 'set', 'free', ...limits);
    expect(stdout).to.equal(
      'Plan free: any number of requests, 3 collections, 1,000 rows, 5,000,000 bytes.\n',
    );
    const wire = { name: 'free', requests: null, period: null, burst: null };
    const stored = { max_collections: 3, max_rows: 1_000, max_bytes: 5_000_000 };
    expect((await json('plans', 'list'))[0]).to.deep.equal({ ...wire, ...stored, accounts: [] });
    expect((await rowfeed('plans', 'list')).stdout).to.match(/\nfree +- +- +- +3 +1,000 +5,000,000 *\n/);
    // The plan has these limits and no others.
    expect(await json('plans', 'set', 'free', '--max-rows', '7')).to.deep.equal({
      ...wire,
      ...{ max_collections: null, max_rows: 7, max_bytes: null },
    });
  });

  it('shows what was used', async () => {
    const usage = await json('usage', '--account', 'shop');
    expect(usage).to.have.length(1);
    expect(usage[0]).to.deep.include({ account: 'shop', plan: 'pro', requests: { used: 0, limit: 10_000 } });
    expect(usage[0].keys.map(({ name }: { name: string }) => name)).to.deep.equal(['laptop']);
    const { stdout } = await rowfeed('usage');
    expect(stdout).to.match(
      /^default: plan unlimited, \w+ \d{4}\n {2}0 requests\n {2}0 collections, 0 rows, 0 bytes\n {2}KEY/,
    );
    expect(stdout).to.match(/\nshop: plan pro, .+\n {2}0 of 10,000 requests .+ 0 %\n/);
    await rowfeed('plans', 'set', 'tiny', '--max-rows', '1');
    await rowfeed('plans', 'assign', 'names', 'tiny');
    expect((await rowfeed('usage', '--account', 'names')).stdout).to.match(/ 0 of 1 row, /);
  });

  it('says that there is nothing yet', async () => {
    const empty = { DATABASE_URL: `sqlite:${join(directory, 'empty.db')}` };
    await runCommand(['migrate'], empty);
    for (const words of [['keys', 'list'], ['plans', 'list'], ['usage']]) {
      expect(await runCommand([...words, '--json'], empty)).to.deep.equal({
        code: 0,
        stdout: '[]\n',
        stderr: '',
      });
      const { code, stdout, stderr } = await runCommand(words, empty);
      expect({ code, stdout }).to.deep.equal({ code: 0, stdout: '' });
      expect(stderr).to.match(/^There are no .+\n$/);
    }
  });
});

describe('rowfeed while a server runs', () => {
  before(prepare);
  after(() => removeDirectory(directory));

  it('takes effect in the server within a second, and prints no key twice', async () => {
    const child = start([], env);
    const ended = once(child, 'exit');
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    let url: string | undefined;
    try {
      url = await eventually('it listens', () => /"url":"([^"]+)"/.exec(stdout)?.[1]);
      const first = /rf_\w{38}/.exec(stderr)![0];
      expect(isWellFormed(first)).to.equal(true);
      const beside = { url, databaseUrl: env.DATABASE_URL! };
      expect((await client({ url }, first).get('/v1/collections')).status).to.equal(200);

      const second = await rowfeed('serve');
      expect(second.code).to.equal(1);
      expect(second.stderr).to.match(/^rowfeed: Another rowfeed server is using .+\n$/);

      const made = await json('keys', 'create', '--name', 'ci', '--account', 'shop');
      const caller = client({ url }, made.key);
      expect((await caller.get('/v1/collections')).status).to.equal(200);

      await json('plans', 'set', 'two', '--requests', '2', '--period', 'month');
      await json('plans', 'assign', 'shop', 'two');
      await heard(beside);
      expect((await caller.get('/v1/usage')).json.requests).to.deep.equal({ used: 2, limit: 2 });
      expect((await caller.get('/v1/usage')).code).to.equal('quota_exceeded');
      const days = async () => (await json('usage', '--account', 'shop'))[0].keys[0].days;
      // The server stores the usage after a short delay.
      await eventually('both requests are stored', async () => (await days())[0]?.requests === 2);
      const today = new Date().toISOString().slice(0, 10);
      expect(await days()).to.deep.equal([{ date: today, requests: 2 }]);
      expect((await rowfeed('usage')).stdout).to.match(/2 of 2 requests {2}█+ 100 %\n.+\n.+\n.+ 2 +2 +·+█\n/);

      await json('keys', 'revoke', made.id);
      await heard(beside);
      expect((await caller.get('/v1/collections')).code).to.equal('key_invalid');
    } finally {
      if (url !== undefined) disconnect(url);
      child.kill('SIGTERM');
    }
    expect(await ended).to.deep.equal([0, null]);
    expect(stdout).to.not.match(/rf_\w{38}/);

    const [again] = await json('keys', 'list');
    expect(again.last_used_at, 'noted at the latest when it stops').to.be.a('string');
  });
});
