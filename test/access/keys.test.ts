import { expect } from 'chai';
import fc from 'fast-check';
import { type Key, listKeys, revokeKey, rotateKey, updateKey } from '../../src/access/keys.js';
import { createFirstKey, registerEnvironmentKey } from '../../src/access/startup-keys.js';
import { generateKey, isWellFormed } from '../../src/text/api-key.js';
import { failure } from '../support/database.js';
import { allRights, database, make, only, openFresh, removeFresh } from '../support/keys.js';

describe('the form of a key', () => {
  // Another program computed these checksums.
  const good = [
    'rf_000000000000000000000000000000002wjyrI',
    'rf_0123456789ABCDEFGHIJKLMNOPQRSTUV1ggZdL',
    'rf_zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz4W8LJS',
  ];
  for (const key of good) {
    it(`holds for ${key}`, () => expect(isWellFormed(key)).to.equal(true));
  }

  it('holds for every key that is made, and no two are the same', () => {
    const keys = Array.from({ length: 2_000 }, generateKey);
    expect(keys.filter(isWellFormed)).to.have.length(2_000);
    expect(new Set(keys)).to.have.property('size', 2_000);
  });

  it('uses every character as often as any other', () => {
    const counts = new Map<string, number>();
    for (let n = 0; n < 4_000; n += 1) {
      for (const character of generateKey().slice(3, 35))
        counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect(counts.size).to.equal(62);
    // The expected count is 2,065. A deviation of 7 standard deviations does not happen by chance.
    for (const count of counts.values()) expect(count).to.be.within(1_750, 2_380);
  });

  it('does not hold after any change of one character', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.integer({ min: 33, max: 126 }), (position, code) => {
        const key = generateKey();
        const changed = key.slice(0, position) + String.fromCharCode(code) + key.slice(position + 1);
        expect(isWellFormed(changed)).to.equal(changed === key);
      }),
    );
  });

  for (const text of [
    '',
    'rf_',
    good[0]!.slice(0, -1),
    `${good[0]}0`,
    `RF${good[0]!.slice(2)}`,
    `${good[0]}\n`,
  ]) {
    it(`does not hold for ${JSON.stringify(text)}`, () => expect(isWellFormed(text)).to.equal(false));
  }
});

describe('keys for administrators', () => {
  before(openFresh);
  after(removeFresh);

  it('are made for accounts, which are created where they are new', async () => {
    const first = await make({ account: 'shop', name: 'one' });
    const second = await make({ account: 'shop', name: 'two', scopes: ['read'], collections: ['a', 'b'] });
    expect(first.accountId).to.equal(second.accountId);
    expect(second).to.deep.include({
      name: 'two',
      account: 'shop',
      plan: undefined,
      scopes: ['read'],
      collections: ['a', 'b'],
      expiresAt: undefined,
      revokedAt: undefined,
      lastUsedAt: undefined,
    });
    expect(first.prefix).to.equal(first.text.slice(0, 8));
    expect(await only(first.id)).to.not.have.property('text');
  });

  for (const account of ['', ' ', 'a b', '-a', 'a/b', 'x'.repeat(65), 'a\n', 'é']) {
    it(`are not made for an account ${JSON.stringify(account).slice(0, 20)}`, async () => {
      expect(await failure(make({ account }))).to.contain('is not a valid name for an account');
    });
  }

  for (const name of ['', 'x'.repeat(101), 'a\nb', 'a\u0000']) {
    it(`are not named ${JSON.stringify(name).slice(0, 20)}, and then no account is left`, async () => {
      expect(await failure(make({ name, account: 'nobody' }))).to.contain('1 to 100 characters');
      expect(await database.knex('accounts').where({ name: 'nobody' })).to.deep.equal([]);
    });
  }

  it('are revoked once and for all', async () => {
    const { id } = await make();
    const { revokedAt } = await revokeKey(database, id);
    expect(revokedAt).to.be.closeTo(Date.now(), 2_000);
    expect((await revokeKey(database, id)).revokedAt).to.equal(revokedAt);
    expect(await failure(updateKey(database, id, { scopes: ['read'] }))).to.equal(`Key ${id} was revoked.`);
    expect(await failure(rotateKey(database, id, { graceMs: 0 }))).to.equal(`Key ${id} was revoked.`);
  });

  it('are rotated: the same rights, and the old one for as long as the grace', async () => {
    const expiresAt = Date.now() + 3_600_000;
    const old = await make({
      name: 'app',
      account: 'shop',
      scopes: ['write'],
      collections: ['a'],
      expiresAt,
    });
    const { made: fresh } = await rotateKey(database, old.id, { graceMs: 60_000 });
    expect(fresh.id).to.not.equal(old.id);
    expect(fresh.text).to.not.equal(old.text);
    for (const property of ['name', 'account', 'accountId', 'scopes', 'collections', 'expiresAt'] as const) {
      expect(fresh[property], property).to.deep.equal(old[property]);
    }
    expect((await only(old.id)).expiresAt).to.be.closeTo(Date.now() + 60_000, 2_000);
    await rotateKey(database, fresh.id, { graceMs: 86_400_000 });
    expect((await only(fresh.id)).expiresAt, 'never later than it was to').to.equal(expiresAt);
    expect(await failure(rotateKey(database, 'key_none', { graceMs: 0 }))).to.equal(
      'There is no key "key_none".',
    );
  });

  it('are changed only in what is given', async () => {
    const expiresAt = Date.now() + 3_600_000;
    const { id } = await make({ collections: ['a'], expiresAt });
    expect(await updateKey(database, id, { scopes: ['read'] })).to.deep.include({
      scopes: ['read'],
      collections: ['a'],
      expiresAt,
    });
    expect(await updateKey(database, id, { collections: undefined, expiresAt: undefined })).to.deep.include({
      scopes: ['read'],
      collections: undefined,
      expiresAt: undefined,
    });
  });

  it('are never repeated by an error', async () => {
    const { text } = await make();
    expect(await failure(revokeKey(database, text))).to.not.contain(text.slice(3, 12));
  });

  it('are stored as a hash and a few characters', async () => {
    const key = await make();
    const row = JSON.stringify(await database.knex('keys').where({ id: key.id }).first());
    expect(row).to.contain(key.text.slice(0, 8));
    expect(row).to.not.contain(key.text.slice(8, 14));
    expect(row).to.match(/"hash":"[0-9a-f]{64}"/);
  });
});

describe('the first key', () => {
  beforeEach(openFresh);
  afterEach(removeFresh);

  it('is made once, also by several who start at once', async () => {
    const other = await database.again('tool');
    const made = await Promise.all([createFirstKey(database), createFirstKey(other)]);
    await other.close();
    expect(made.filter((text) => text !== undefined)).to.have.length(1);
    expect(await createFirstKey(database)).to.equal(undefined);
    const keys = await listKeys(database);
    expect(keys).to.have.length(1);
    expect(keys[0]).to.deep.include({ account: 'default', ...allRights });
  });

  it('is not made where there is one already, though it is revoked', async () => {
    const { id } = await make({ account: 'shop' });
    await revokeKey(database, id);
    expect(await createFirstKey(database)).to.equal(undefined);
  });
});

describe('ROWFEED_API_KEY', () => {
  beforeEach(openFresh);
  afterEach(removeFresh);

  const keyOf = (letter: string) => letter.repeat(20);
  const states = async () =>
    (await listKeys(database)).map(({ prefix, revokedAt }) => `${prefix} ${revokedAt === undefined}`).sort();

  it('is one key of the account default, whatever its form, and starts again change nothing', async () => {
    await registerEnvironmentKey(database, keyOf('a'));
    const [before] = await database.knex('settings').where({ name: 'registry_version' });
    await registerEnvironmentKey(database, keyOf('a'));
    expect(await database.knex('settings').where({ name: 'registry_version' })).to.deep.equal([before]);
    const keys = await listKeys(database);
    expect(keys).to.have.length(1);
    expect(keys[0]).to.deep.include({
      account: 'default',
      origin: 'environment',
      prefix: 'aaaa',
      ...allRights,
    });
  });

  it('that differs ends the one before, and no other', async () => {
    const other = await make();
    await registerEnvironmentKey(database, keyOf('a'));
    await registerEnvironmentKey(database, keyOf('b'));
    expect(await states()).to.deep.equal(['aaaa false', 'bbbb true', `${other.prefix} true`].sort());
    await registerEnvironmentKey(database, keyOf('a'));
    expect(await states()).to.deep.equal(['aaaa true', 'bbbb false', `${other.prefix} true`].sort());
  });

  it('keeps the rights that it was given since', async () => {
    await registerEnvironmentKey(database, keyOf('a'));
    const [key] = await listKeys(database);
    await updateKey(database, key!.id, { scopes: ['read'] });
    await registerEnvironmentKey(database, keyOf('b'));
    await registerEnvironmentKey(database, keyOf('a'));
    expect((await only(key!.id)).scopes).to.deep.equal(['read']);
  });

  it('that a rotation created leaves the previous key its grace period', async () => {
    await registerEnvironmentKey(database, keyOf('a'));
    const [{ id }] = (await listKeys(database)) as [Key];
    const { old, made } = await rotateKey(database, id, { graceMs: 600_000 });
    const isUnchanged = async (text: string): Promise<void> => {
      expect(await registerEnvironmentKey(database, text)).to.deep.equal({
        revoked: [],
        restored: undefined,
      });
      expect(await only(id)).to.deep.equal(old);
      expect((await only(made.id)).revokedAt).to.equal(undefined);
    };
    await isUnchanged(made.text);
    // Another instance restarts before its variable is changed.
    await isUnchanged(keyOf('a'));
    await isUnchanged(made.text);
    // A key that no rotation created replaces all keys that the variable set, as always.
    expect((await registerEnvironmentKey(database, keyOf('b'))).revoked).to.deep.equal([id]);
  });

  it('that expired is valid again after a start, until a start with the new key', async () => {
    await registerEnvironmentKey(database, keyOf('a'));
    const [{ id }] = (await listKeys(database)) as [Key];
    const { made } = await rotateKey(database, id, { graceMs: 0 });
    expect(await registerEnvironmentKey(database, made.text)).to.deep.include({ revoked: [] });
    expect(await registerEnvironmentKey(database, keyOf('a'))).to.deep.equal({ revoked: [], restored: id });
    expect((await only(id)).expiresAt).to.equal(undefined);
    expect((await registerEnvironmentKey(database, made.text)).revoked).to.deep.equal([id]);
  });

  it('may be a key made before, but not one of another account or one that has ended', async () => {
    const mine = await make();
    await registerEnvironmentKey(database, mine.text);
    expect(await listKeys(database)).to.have.length(1);
    const theirs = await make({ account: 'shop' });
    expect(await failure(registerEnvironmentKey(database, theirs.text))).to.contain(theirs.id);
    await revokeKey(database, mine.id);
    expect(await failure(registerEnvironmentKey(database, mine.text))).to.contain(mine.id);
  });
});
