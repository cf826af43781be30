import { expect } from 'chai';
import { Authenticator } from '../../src/access/authenticator.js';
import { BadKeyLimiter } from '../../src/access/bad-key-limiter.js';
import { type NewKey, type Rights, revokeKey, rotateKey, updateKey } from '../../src/access/keys.js';
import { Meter } from '../../src/access/meter.js';
import { authorize, type Caller } from '../../src/access/rights.js';
import { registerEnvironmentKey } from '../../src/access/startup-keys.js';
import type { Loss } from '../../src/access/watches.js';
import type { Database } from '../../src/engines/open.js';
import { Problem } from '../../src/problem.js';
import { Background } from '../../src/runtime/background.js';
import { createLogger } from '../../src/runtime/logger.js';
import { generateKey } from '../../src/text/api-key.js';
import { client } from '../support/client.js';
import { failure } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { database, make, only, openFresh, removeFresh } from '../support/keys.js';
import { newKey, revoke } from '../support/registry.js';
import { startService } from '../support/service.js';

describe('a key in memory', () => {
  let now: number;
  const clock = { wall: () => now, monotonic: () => now };
  let isAway: boolean;
  /** The number of reads while the database was unavailable. */
  let refusals: number;
  let meter: Meter;
  let authenticator: Authenticator;
  const log: string[] = [];

  beforeEach(async () => {
    await openFresh();
    await begin();
  });
  /** Without `pollMs`, the registry notices changes only when `refresh` is called. */
  async function begin(pollMs = 3_600_000): Promise<void> {
    now = Date.now();
    isAway = false;
    refusals = 0;
    const knex = new Proxy(database.knex, {
      apply(target, self, args) {
        if (isAway) {
          refusals += 1;
          throw new Error('the database is away');
        }
        return Reflect.apply(target as never, self, args);
      },
    });
    const reached: Database = { ...database, knex, registry: knex };
    meter = new Meter(reached, { clock });
    log.length = 0;
    authenticator = new Authenticator(reached, meter, {
      clock,
      pollMs,
      background: new Background(createLogger('info', { write: (line) => void log.push(line) })),
    });
    await authenticator.start();
  }
  afterEach(async () => {
    isAway = false;
    await authenticator.stop();
    await removeFresh();
  });

  const present = (text: string, address = '192.0.2.1'): Promise<Caller> =>
    Promise.resolve().then(() =>
      authenticator.authenticate(
        { rawHeaders: ['Authorization', `Bearer ${text}`] },
        undefined,
        () => address,
      ),
    );
  const refusal = async (text: string, address?: string): Promise<Problem> => {
    const error = await present(text, address).then(
      () => undefined,
      (thrown) => thrown,
    );
    expect(error).to.be.instanceOf(Problem);
    return error;
  };

  it('is found without the database and without waiting', async () => {
    const { text, id, accountId } = await make({ scopes: ['read'], collections: ['a'] });
    expect(await present(text)).to.deep.include({ keyId: id, accountId });
    isAway = true;
    const caller = authenticator.authenticate({ rawHeaders: ['x-api-key', text] }, undefined, () => '');
    expect(caller).to.not.be.instanceOf(Promise);
    expect(caller).to.deep.include({ keyId: id });
    expect(await failure(authenticator.refresh())).to.equal('the database is away');
    expect(
      authenticator.authenticate({ rawHeaders: ['x-api-key', text] }, undefined, () => ''),
    ).to.not.be.instanceOf(Promise);
    expect(await failure(present(generateKey())), 'not known yet').to.equal('the database is away');
  });

  it('logs each outage once, and the end of each outage once', async () => {
    await authenticator.stop();
    await begin(1);
    let asked = 0;
    database.knex.on('start', () => {
      asked += 1;
    });
    for (let outage = 1; outage <= 2; outage += 1) {
      refusals = 0;
      isAway = true;
      await eventually('it fails several times', () => refusals >= 3);
      expect(log).to.have.length(2 * outage - 1);
      expect(log.at(-1)).to.match(/"level":"warn".*the database is away.*reading the registry failed/);
      isAway = false;
      const before = asked;
      await eventually('it works several times', () => asked >= before + 3);
      expect(log).to.have.length(2 * outage);
      expect(log.at(-1)).to.match(/"level":"info".*reading the registry works again/);
    }
  });

  it('is found where its network has sent too many bad keys, for which the database is hardly asked', async () => {
    for (let n = 0; n < 20; n += 1) expect((await refusal(generateKey())).code).to.equal('key_invalid');
    const { text, id } = await make();
    let queries = 0;
    database.knex.on('query', ({ sql }) => {
      if (/\bkeys\b.*\bhash\b/.test(sql)) queries += 1;
    });
    const guessed = Array.from({ length: 200 }, () => refusal(generateKey()));
    expect((await present(text)).keyId).to.equal(id);
    for (const { code } of await Promise.all(guessed)) expect(code).to.equal('too_many_attempts');
    // One query for the first key, and one for each hundred of the others.
    expect(queries).to.be.at.most(4);
    expect((await refusal(generateKey(), '192.0.2.2')).code, 'of another network').to.equal('key_invalid');
  });

  it('ends the very millisecond it expires', async () => {
    const { text } = await make({ expiresAt: now + 1_000 });
    await present(text);
    now += 999;
    await present(text);
    now += 1;
    expect((await refusal(text)).code).to.equal('key_invalid');
  });

  it('works at once after it was presented in vain', async () => {
    const text = 'a key that somebody chose'.replaceAll(' ', '-');
    expect((await refusal(text)).code).to.equal('key_invalid');
    await registerEnvironmentKey(database, text);
    await authenticator.refresh();
    expect((await present(text)).accountId).to.equal(1);
  });

  it('follows every change', async () => {
    const { text, id } = await make();
    expect([...(await present(text)).scopes]).to.have.members(['read', 'write', 'admin']);
    await updateKey(database, id, { scopes: ['read'], collections: ['a'] });
    await authenticator.refresh();
    const caller = await present(text);
    expect([...caller.scopes, ...caller.collections!]).to.deep.equal(['read', 'a']);
    const { made: fresh } = await rotateKey(database, id, { graceMs: 50 });
    await authenticator.refresh();
    expect((await present(fresh.text)).collections).to.deep.equal(new Set(['a']));
    now = Date.now() + 50;
    expect((await refusal(text)).code).to.equal('key_invalid');
    await revokeKey(database, fresh.id);
    await authenticator.refresh();
    expect((await refusal(fresh.text)).code).to.equal('key_invalid');
  });

  it('is read once, though many come at once', async () => {
    const { text } = await make();
    let queries = 0;
    const noteQuery = (): void => {
      queries += 1;
    };
    database.knex.on('query', noteQuery);
    const reached = { ...database, registry: database.knex };
    const other = new Authenticator(reached, new Meter(reached), { pollMs: 3_600_000 });
    await other.start();
    queries = 0;
    await Promise.all(
      Array.from({ length: 50 }, () =>
        other.authenticate({ rawHeaders: ['x-api-key', text] }, undefined, () => ''),
      ),
    );
    expect(queries).to.be.lessThan(6);
    database.knex.removeListener('query', noteQuery);
    await other.stop();
  });

  it('is noted as used at most once a minute', async () => {
    const { text, id } = await make();
    await present(text);
    now += 5_000;
    await authenticator.refresh();
    const usedAt = now;
    await eventually('its use is noted', async () => (await only(id)).lastUsedAt === usedAt);
    for (let second = 0; second < 50; second += 5) {
      now += 5_000;
      await present(text);
      await authenticator.refresh();
    }
    expect((await only(id)).lastUsedAt).to.equal(usedAt);
    now += 15_000;
    await present(text);
    now += 5_000;
    await authenticator.refresh();
    await eventually('its use is noted again', async () => (await only(id)).lastUsedAt === now);
  });

  it('when bad slows its address down, from the 21st in a minute', async () => {
    const bad = ['x', 'y', generateKey(), `${generateKey().slice(0, -1)}-`, 'x'.repeat(300)];
    for (let n = 0; n < 20; n += 1) expect((await refusal(bad[n % 5]!)).code).to.equal('key_invalid');
    const { code, headers } = await refusal(bad[0]!);
    expect(code).to.equal('too_many_attempts');
    expect(headers['Retry-After']).to.equal('60');
    const { text } = await make();
    await present(text);
    expect((await refusal('x', '192.0.2.2')).code, 'from another address').to.equal('key_invalid');
    now += 59_000;
    expect((await refusal('x')).headers['Retry-After']).to.equal('1');
    now += 1_000;
    expect((await refusal('x')).code).to.equal('key_invalid');
  });

  describe('of an open feed', () => {
    const losses: Loss[] = [];
    const watch = (caller: Caller, collection = 'a') =>
      authenticator.watch(caller, { scopes: ['read'] }, collection, {
        onLoss: (loss) => losses.push(loss),
      });
    beforeEach(() => losses.splice(0));

    it('ends it when it is revoked', async () => {
      const { text, id } = await make();
      watch(await present(text));
      await revokeKey(database, id);
      await authenticator.refresh();
      expect(losses).to.deep.equal(['revoked']);
    });

    it('ends it when it expires, with nothing changed', async () => {
      const { text } = await make({ expiresAt: now + 1_000 });
      await authenticator.refresh();
      watch(await present(text));
      await authenticator.refresh();
      expect(losses).to.deep.equal([]);
      now += 1_000;
      await authenticator.refresh();
      expect(losses).to.deep.equal(['revoked']);
    });

    it('ends it when it expires, even while the database is away', async () => {
      await authenticator.stop();
      await begin(1);
      const { text } = await make({ expiresAt: now + 1_000 });
      watch(await present(text));
      isAway = true;
      now += 1_000;
      await eventually('it ends', () => losses.length > 0);
      expect(losses).to.deep.equal(['revoked']);
    });

    it('ends only those that it may not read any more', async () => {
      const { text, id } = await make();
      const caller = await present(text);
      watch(caller, 'a');
      watch(caller, 'b');
      await updateKey(database, id, { collections: ['b'] });
      await authenticator.refresh();
      expect(losses).to.deep.equal(['forbidden']);
      await updateKey(database, id, { scopes: ['write'] });
      await authenticator.refresh();
      expect(losses).to.deep.equal(['forbidden', 'forbidden']);
    });

    it('is noticed also when it was changed just before the watch began', async () => {
      const { text, id } = await make();
      const caller = await present(text);
      await revokeKey(database, id);
      await authenticator.refresh();
      watch(caller);
      await authenticator.refresh();
      expect(losses).to.deep.equal(['revoked']);
    });

    it('does nothing to one that has ended, and nothing while the database is away', async () => {
      const { text, id } = await make();
      const caller = await present(text);
      const ended = watch(caller);
      watch(caller);
      ended.end();
      isAway = true;
      await revokeKey(database, id);
      expect(await failure(authenticator.refresh())).to.equal('the database is away');
      expect(losses).to.deep.equal([]);
      isAway = false;
      await authenticator.refresh();
      expect(losses).to.deep.equal(['revoked']);
    });
  });
});

describe('rights', () => {
  const caller = (scopes: Rights['scopes'], collections?: string[]): Caller => ({
    keyId: 'key_x',
    accountId: 1,
    scopes: new Set(scopes),
    collections: collections && new Set(collections),
    expiresAt: Number.POSITIVE_INFINITY,
    registryEpoch: 1,
  });
  const lines: [
    caller: Caller,
    rights: Parameters<typeof authorize>[1],
    collection: string | undefined,
    ok: boolean,
  ][] = [
    [caller(['read']), { scopes: ['read'] }, 'a', true],
    [caller(['read']), { scopes: ['write'] }, 'a', false],
    [caller(['write']), { scopes: ['read'] }, undefined, false],
    [caller(['write']), { scopes: [] }, undefined, true],
    [caller(['admin']), { scopes: ['admin', 'read'] }, 'a', false],
    [caller(['admin', 'read']), { scopes: ['admin', 'read'] }, 'a', true],
    [caller(['read'], ['a']), { scopes: ['read'] }, undefined, true],
    [caller(['read'], ['a']), { scopes: ['read'] }, 'a', true],
    [caller(['read'], ['a']), { scopes: ['read'] }, 'A', false],
    [caller(['write'], ['a']), { scopes: ['write'], unboundOnly: true }, 'a', false],
    [caller(['write'], ['a']), { scopes: ['write'], unboundOnly: true }, undefined, false],
    [caller(['write']), { scopes: ['write'], unboundOnly: true }, 'a', true],
  ];
  for (const [who, rights, collection, ok] of lines) {
    const bound = who.collections ? ` bound to ${[...who.collections]}` : '';
    const name = `${[...who.scopes]}${bound} for ${JSON.stringify(rights)} on ${collection}: ${ok}`;
    it(name, () => {
      if (ok) authorize(who, rights, collection);
      else
        expect(() => authorize(who, rights, collection))
          .to.throw(Problem)
          .with.property('code', 'scope_insufficient');
    });
  }
});

describe('the limit on guessing', () => {
  it('holds a bounded number of addresses, and forgives the oldest first', () => {
    const limiter = new BadKeyLimiter();
    for (let n = 0; n < 21; n += 1) limiter.note('first', 0);
    expect(limiter.note('first', 0)).to.equal(60_000);
    for (let n = 0; n < 9_999; n += 1) limiter.note(`other ${n}`, 1);
    expect(limiter.note('first', 1)).to.equal(59_999);
    limiter.note('one more', 1);
    expect(limiter.note('first', 1)).to.equal(0);
  });
});

describe('a key revoked under load', () => {
  it('is refused within a second by requests that never pause, and no other is', async () => {
    const service = await startService();
    try {
      const [doomed, other] = [await newKey(service), await newKey(service)];
      const answers: {
        readonly key: string;
        readonly sentAt: number;
        readonly answeredAt: number;
        readonly status: number;
      }[] = [];
      let isOver = false;
      const load = async ({ text, id }: NewKey): Promise<void> => {
        const caller = client(service, text);
        while (!isOver) {
          const sentAt = Date.now();
          const { status } = await caller.get('/v1/collections');
          answers.push({ key: id, sentAt, answeredAt: Date.now(), status });
        }
      };
      const loads = [doomed, other, doomed, other, doomed, other].map(load);
      const of = ({ id }: NewKey) => answers.filter(({ key }) => key === id);
      await eventually('the load', () => of(doomed).length > 50 && of(other).length > 50);
      const beganAt = Date.now();
      await revoke(service, doomed.id);
      const revokedAt = Date.now();
      const isLate = ({ sentAt }: { readonly sentAt: number }): boolean => sentAt > revokedAt + 1_000;
      // The guide promises that this takes at most a second.
      await eventually('requests a second later', () => of(doomed).some(isLate) && of(other).some(isLate));
      isOver = true;
      await Promise.all(loads);
      // The server rejects further attempts with 429 after too many invalid ones.
      for (const { status } of of(doomed).filter(isLate)) expect(status).to.be.oneOf([401, 429]);
      const before = of(doomed).filter(({ answeredAt }) => answeredAt < beganAt);
      for (const { status } of [...before, ...of(other)]) expect(status).to.equal(200);
    } finally {
      await service.close();
    }
  });
});
