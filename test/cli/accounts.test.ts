import { expect } from 'chai';
import { deleteAccount, readContents } from '../../src/access/account-deletion.js';
import { client } from '../support/client.js';
import { type Outcome, runCommand } from '../support/command.js';
import { eventually } from '../support/eventually.js';
import { feed } from '../support/feed.js';
import { administer, newKey } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';

describe('rowfeed accounts delete', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  const rowfeed = (...words: string[]): Promise<Outcome> =>
    runCommand(['accounts', ...words], { DATABASE_URL: service.databaseUrl });
  const rows = '/v1/collections/notes/rows';

  /** Creates an account with two keys, two collections, a schema, a row key and an idempotency key. */
  async function customer(account: string) {
    const scopes = ['read', 'write', 'admin'] as const;
    const key = await newKey(service, { account, scopes });
    await newKey(service, { account, expiresAt: Date.now() - 1 });
    const owner = client(service, key.text);
    for (const name of ['notes', 'goods']) await owner.post('/v1/collections', { name });
    await owner.put('/v1/collections/goods/schema', { type: 'object' });
    await owner.put('/v1/collections/notes/row-key', { fields: ['n'] });
    await owner.post(rows, [{ n: 1 }, { n: 2 }, { n: 3 }], { 'Idempotency-Key': 'k' });
    return { key, owner };
  }

  /** Returns the tables that still contain something of the account or its collections. */
  function leftovers(accountId: number, collectionIds: readonly number[]): Promise<string[]> {
    return administer(service, async ({ knex }) => {
      const found: string[] = [];
      for (const table of ['keys', 'collections', 'schemas', 'idempotency_keys', 'ticket_revocations'])
        if ((await knex(table).where({ account_id: accountId }).first()) !== undefined) found.push(table);
      for (const table of ['heads', 'rows', 'changes', 'dropped_collections', 'sort_indexes'])
        if ((await knex(table).whereIn('collection_id', collectionIds).first()) !== undefined)
          found.push(table);
      if ((await knex('accounts').where({ id: accountId }).first()) !== undefined) found.push('accounts');
      return found;
    });
  }

  const collectionsOf = (accountId: number): Promise<number[]> =>
    administer(service, ({ knex }) => knex('collections').where({ account_id: accountId }).pluck('id'));

  it('deletes the keys, collections and usage of one account while a server runs', async () => {
    const { key, owner } = await customer('acme');
    const other = await customer('other');
    const collections = await collectionsOf(key.accountId);
    const follower = await feed(service, { key: key.text, collection: 'notes' });
    const { code, stdout, stderr } = await rowfeed('delete', 'acme', '--yes');
    expect([code, stdout], stderr).to.deep.equal([0, 'Deleted the account acme.\n']);
    expect(stderr).to.match(
      /^The account acme has 2 keys \(1 valid\) and 2 collections with 3 rows \(\d+ bytes\)\.\n/,
    );
    expect((await follower.closed()).code).to.equal(4401);
    expect((await owner.get('/v1/collections')).code).to.equal('key_invalid');
    await eventually(
      'the server has removed all rows and indexes',
      async () => (await leftovers(key.accountId, collections)).length === 0,
    );
    const usage = await administer(service, ({ knex }) => knex('usage').where({ key_id: key.id }));
    expect(usage).to.deep.equal([]);
    const check = await runCommand(['check'], { DATABASE_URL: service.databaseUrl });
    expect(check.code, check.stdout).to.equal(0);
    expect((await other.owner.get(rows)).json).to.have.length(3);

    expect((await rowfeed('list')).stdout).to.not.include('acme');
    expect((await rowfeed('delete', 'acme', '--yes')).stderr).to.equal(
      'rowfeed: There is no account "acme".\n',
    );
    // A new account with the same name is empty.
    const again = client(service, (await newKey(service, { account: 'acme' })).text);
    expect((await again.get('/v1/collections')).json).to.deep.equal([]);
    expect((await again.get('/v1/usage')).json.requests.used).to.equal(2);
  });

  it('prints what it would delete, and deletes nothing without --yes', async () => {
    const { owner } = await customer('careful');
    const { code, stdout, stderr } = await rowfeed('delete', 'careful');
    expect([code, stdout]).to.deep.equal([1, '']);
    expect(stderr).to.match(
      /^The account careful has 2 keys \(1 valid\) and 2 collections with 3 rows \(\d+ bytes\)\.\nrowfeed: To delete the account and its data, use --yes\.\n$/,
    );
    expect((await owner.get(rows)).json).to.have.length(3);
  });

  it('continues after an interruption', async () => {
    const { key } = await customer('broken');
    const collections = await collectionsOf(key.accountId);
    await administer(service, async (database) => {
      const { id } = await readContents(database, 'broken');
      const failure = await deleteAccount(database, id, () => {
        throw new Error('interrupted');
      }).catch((error: unknown) => error);
      expect((failure as Error).message).to.equal('interrupted');
    });
    const { code, stdout, stderr } = await rowfeed('delete', 'broken', '--yes', '--json');
    expect(code, stderr).to.equal(0);
    expect(stderr).to.match(/^The account broken has 2 keys \(0 valid\) and 1 collection /);
    const { bytes, ...rest } = JSON.parse(stdout);
    expect(bytes).to.be.a('number');
    expect(rest).to.include({ account: 'broken', keys: 2, valid_keys: 0, collections: 1 });
    await eventually(
      'the server has removed all rows and indexes',
      async () => (await leftovers(key.accountId, collections)).length === 0,
    );
  });
});
