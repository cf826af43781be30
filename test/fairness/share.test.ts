import { expect } from 'chai';
import fc from 'fast-check';
import { type Bound, bounds } from '../../src/fairness/bounds.js';
import { Hold, type Owner, Share } from '../../src/fairness/share.js';
import { Shares } from '../../src/fairness/shares.js';
import { Problem } from '../../src/problem.js';
import { passTime, restoreClock } from '../support/clock.js';

const retrySeconds = 5;
const full: Bound['full'] = (level, most) =>
  new Problem('overloaded', `${level} ${most}`, { headers: { 'Retry-After': String(retrySeconds) } });
const shareOf = (bound: Partial<Bound>): Share => new Share({ what: 'things', full, ...bound });
const account = (accountId: number): Owner => ({ accountId, keyId: `key of ${accountId}` });

/** Takes from the share until it is rejected. Returns the holds and the reason of the rejection. */
function takeAll(share: Share, owner: Owner, amount = 1): { holds: Hold[]; refusal: string } {
  const holds: Hold[] = [];
  for (;;) {
    const hold = new Hold(share, owner);
    try {
      hold.take(amount);
    } catch (error) {
      return { holds, refusal: (error as Problem).detail };
    }
    holds.push(hold);
  }
}

describe('the bounds of shared resources', () => {
  for (const [name, bound] of Object.entries<Bound>(bounds))
    it(`${name}: an address or a key has at most as much as all together`, () => {
      const { address, subject, tickets, key, guaranteed, total = Number.POSITIVE_INFINITY } = bound;
      for (const part of [address, subject, tickets, key, guaranteed])
        if (part !== undefined) expect(part).to.be.at.most(total);
    });
});

describe('a share', () => {
  afterEach(restoreClock);

  it('has so much for each address and key, and in total', () => {
    const share = shareOf({ address: 2, key: 3, total: 4 });
    const owner = (own: Owner): Owner => ({ accountId: 1, ...own });
    expect(takeAll(share, owner({ address: 'a', keyId: 'x' })).refusal).to.equal('address 2');
    expect(takeAll(share, owner({ address: 'b', keyId: 'x' })).refusal).to.equal('key 3');
    expect(takeAll(share, owner({ address: 'c', keyId: 'y' })).refusal).to.equal('total 4');
    expect(share.total).to.equal(4);
  });

  it('is as before after a refusal, and after all is given back, even twice', () => {
    const share = shareOf({ address: 2, key: 2, total: 3 });
    const before = share.snapshot();
    const owner = { address: 'a', keyId: 'x', accountId: 1 };
    const { holds } = takeAll(share, owner);
    const taken = share.snapshot();
    expect(taken).not.to.deep.equal(before);
    takeAll(share, owner);
    expect(share.snapshot()).to.deep.equal(taken);
    for (const hold of [...holds, ...holds]) hold.release();
    expect(share.snapshot()).to.deep.equal(before);
    holds[0]!.add(1);
    expect(share.snapshot(), 'what was released takes no more').to.deep.equal(before);
  });

  it('is all for one account while no other asks, and half of it at most while another does', () => {
    const share = shareOf({ total: 10 });
    const alone = takeAll(share, account(1));
    expect([alone.holds.length, alone.refusal]).to.deep.equal([10, 'total 10']);
    for (const hold of alone.holds) hold.release();
    const other = new Hold(share, account(2));
    other.take(1);
    const beside = takeAll(share, account(1));
    expect([beside.holds.length, beside.refusal]).to.deep.equal([5, 'account 5']);
    expect(takeAll(share, account(2)).holds.length, 'the other one').to.equal(4);
  });

  it('goes to an account that was refused before one that has half takes more', () => {
    const share = shareOf({ total: 2 });
    const [first, second] = takeAll(share, account(1)).holds;
    expect(takeAll(share, account(2)).refusal).to.equal('total 2');
    second!.release();
    expect(takeAll(share, account(1)).refusal).to.equal('account 1');
    const other = takeAll(share, account(2)).holds;
    expect(other.length).to.equal(1);
    other[0]!.release();
    expect(takeAll(share, account(1)).holds.length, 'the other one has what it asked for').to.equal(1);
    first!.release();
  });

  it('waits twice as long as Retry-After, and no longer', () => {
    const share = shareOf({ total: 2 });
    const [, second] = takeAll(share, account(1)).holds;
    takeAll(share, account(2));
    second!.release();
    passTime(2_000 * retrySeconds - 500);
    expect(takeAll(share, account(1)).holds.length).to.equal(0);
    passTime(501);
    expect(takeAll(share, account(1)).holds.length).to.equal(1);
  });

  it('never waits for two accounts that were both refused', () => {
    const share = shareOf({ total: 1 });
    const [only] = takeAll(share, account(1)).holds;
    takeAll(share, account(2));
    takeAll(share, account(3));
    only!.release();
    expect(takeAll(share, account(1)).holds.length).to.equal(1);
  });

  it('has a part for each account, if the table says so', () => {
    const share = shareOf({ total: 40, accountPart: 1 / 4 });
    for (const id of [1, 2, 3]) expect(takeAll(share, account(id)).refusal).to.equal('account 10');
    expect(takeAll(share, account(4)).refusal).to.equal('total 40');
    const large = shareOf({ total: 40, accountPart: 1 / 4 });
    expect(takeAll(large, account(1), 30).holds.length, 'the first one may be larger').to.equal(1);
  });

  it('leaves something for further accounts', () => {
    const share = shareOf({ total: 128 });
    const of = (id: number): [number, string] => {
      const { holds, refusal } = takeAll(share, account(id));
      return [holds.length, refusal];
    };
    expect(of(1)).to.deep.equal([126, 'account 126']);
    expect(of(2)).to.deep.equal([2, 'total 128']);
  });

  it('is at most half of an account for one of its keys, while another asks', () => {
    const share = shareOf({ total: 8 });
    const key = (keyId: string): Owner => ({ accountId: 1, keyId });
    const alone = takeAll(share, key('x')).holds;
    expect(alone.length, 'the only key').to.equal(8);
    takeAll(share, key('y'));
    for (const hold of alone.splice(0, 5)) hold.release();
    const again = takeAll(share, key('x'));
    expect([again.holds.length, again.refusal]).to.deep.equal([1, 'key 4']);
    expect(takeAll(share, key('y')).holds.length).to.equal(4);
    const parted = shareOf({ total: 40, accountPart: 1 / 4 });
    takeAll(parted, key('x')).holds[9]!.release();
    new Hold(parted, key('y')).take(1);
    const full = takeAll(parted, account(2)).refusal;
    expect([full, takeAll(parted, key('z')).refusal]).to.deep.equal(['account 10', 'account 10']);
  });

  it('is at most half of a key for one of its subjects, while another asks', () => {
    for (const asks of [{ subject: 'x b' }, {}]) {
      const share = shareOf({ key: 8, total: 40 });
      const before = share.snapshot();
      const user = (own: object): Owner => ({ accountId: 1, keyId: 'x', ...own });
      const alone = takeAll(share, user({ subject: 'x a' }));
      expect([alone.holds.length, alone.refusal], 'the only subject').to.deep.equal([8, 'key 8']);
      expect(takeAll(share, user(asks)).refusal).to.equal('key 8');
      for (const hold of alone.holds.splice(0, 5)) hold.release();
      const again = takeAll(share, user({ subject: 'x a' }));
      expect([again.holds.length, again.refusal]).to.deep.equal([1, 'subject 4']);
      const other = takeAll(share, user(asks));
      expect(other.holds.length).to.equal(4);
      for (const hold of [...alone.holds, ...again.holds, ...other.holds]) hold.release();
      expect(share.snapshot()).to.deep.equal(before);
    }
  });

  it('can have a bound for the tickets of a key, and another for the key itself', () => {
    const share = shareOf({ subject: 2, tickets: 3, key: 1 });
    const of = (subject?: string) => takeAll(share, { accountId: 1, keyId: 'x', subject }).refusal;
    expect([of('a'), of('b'), of()]).to.deep.equal(['subject 2', 'tickets 3', 'key 1']);
  });

  it('guarantees an account something', () => {
    const share = shareOf({ key: 8, total: 10, guaranteed: 2 });
    takeAll(share, account(1));
    takeAll(share, account(2));
    expect(takeAll(share, account(3)).holds.length).to.equal(2);
  });

  it('is counted for an owner who becomes known later', () => {
    const share = shareOf({ key: 1, total: 10 });
    const hold = new Hold(share, {});
    hold.take(1);
    hold.belongsTo(account(1));
    const second = new Hold(share, {});
    second.take(1);
    const before = share.snapshot();
    expect(() => second.belongsTo(account(1))).to.throw(Problem, 'key 1');
    expect(share.snapshot()).to.deep.equal(before);
    hold.release();
    second.belongsTo(account(1));
    second.release();
    expect(share.snapshot()).to.deep.equal(shareOf({ key: 1, total: 10 }).snapshot());
  });

  describe('that can be waited for', () => {
    it('is reserved in the order of each key, in half of the bounds', async () => {
      const share = shareOf({ key: 20, total: 40 });
      const before = share.snapshot();
      const order: string[] = [];
      const reserve = (id: number, amount: number, name: string): Hold => {
        const hold = new Hold(share, account(id));
        void Promise.resolve(hold.reserve(amount, 10_000)).then(() => order.push(name));
        return hold;
      };
      const holds = [reserve(1, 6, 'a1'), reserve(1, 6, 'a2'), reserve(1, 1, 'a3'), reserve(2, 6, 'b1')];
      await Promise.resolve();
      expect(order).to.deep.equal(['a1', 'b1']);
      holds[0]!.release();
      await Promise.resolve();
      expect(order).to.deep.equal(['a1', 'b1', 'a2', 'a3']);
      for (const hold of holds) hold.release();
      expect(share.snapshot()).to.deep.equal(before);
    });

    it('is reserved for one of each key after the other, whoever asked first', async () => {
      const share = shareOf({ total: 8 });
      const holder = new Hold(share, account(3));
      holder.take(4);
      const order: string[] = [];
      const reserve = (id: number, name: string): Hold => {
        const hold = new Hold(share, account(id));
        void hold.reserve(1, 10_000)!.then(() => order.push(name));
        return hold;
      };
      const holds = [reserve(1, 'a1'), reserve(1, 'a2'), reserve(1, 'a3'), reserve(2, 'b1')];
      holder.add(-2);
      await Promise.resolve();
      expect(order).to.deep.equal(['a1', 'b1']);
      for (const hold of [holder, ...holds]) hold.release();
    });

    it('is reserved without a promise if it is available', () => {
      const share = shareOf({ total: 4 });
      const hold = new Hold(share, account(1));
      expect(hold.reserve(2, 10_000)).to.equal(undefined);
      expect(hold.amount).to.equal(2);
      hold.release();
    });

    it('is refused after some time, and at once for work that has ended', async () => {
      const share = shareOf({ total: 4 });
      const holder = new Hold(share, account(1));
      holder.take(4);
      const late = new Hold(share, account(2));
      const refused = late.reserve(2, 5)!.catch(({ detail }) => detail);
      const ended = new Hold(share, account(3));
      const given = ended.reserve(2, 10_000)!.catch(({ detail }) => detail);
      ended.release();
      expect(await Promise.all([given, refused])).to.deep.equal(['total 4', 'total 4']);
      holder.release();
      expect(share.snapshot()).to.deep.equal(shareOf({ total: 4 }).snapshot());
    });
  });

  it('never has more than its bounds, and nothing at the end', () => {
    const owners = fc.record({
      address: fc.constantFrom(undefined, 'a', 'b'),
      keyId: fc.constantFrom('x', 'y', 'z'),
      accountId: fc.constantFrom(0, 1, 2),
    });
    const steps = fc.array(
      fc.record({ owner: owners, amount: fc.integer({ min: 1, max: 4 }), ends: fc.nat(9) }),
    );
    fc.assert(
      fc.property(steps, (list) => {
        const share = shareOf({ address: 5, key: 6, total: 12 });
        const open: [Owner, Hold][] = [];
        for (const { owner, amount, ends } of list) {
          const hold = new Hold(share, owner);
          const others = open.some(([each]) => each.accountId !== owner.accountId);
          try {
            hold.take(amount);
            open.push([owner, hold]);
          } catch {
            hold.release();
            continue;
          }
          const sumOf = (isSuch: (each: Owner) => boolean): number =>
            open.reduce((sum, [each, { amount: more }]) => sum + (isSuch(each) ? more : 0), 0);
          const own = sumOf(({ accountId }) => accountId === owner.accountId);
          expect(sumOf(() => true)).to.be.at.most(12);
          expect(sumOf(({ keyId }) => keyId === owner.keyId)).to.be.at.most(6);
          if (owner.address) expect(sumOf(({ address }) => address === owner.address)).to.be.at.most(5);
          if (others && own > amount) expect(own).to.be.at.most(6);
          if (ends < 5) open.splice(ends, 1)[0]?.[1].release();
        }
        for (const [, hold] of open) hold.release();
        expect(share.snapshot()).to.deep.equal(shareOf({ address: 5, key: 6, total: 12 }).snapshot());
      }),
    );
  });
});

describe('the table of bounds', () => {
  it('gives way to settings', () => {
    const shares = new Shares({ feeds: { total: 1, key: undefined } });
    const release = shares.take('feeds', account(1));
    expect(shares.taken('feeds')).to.equal(1);
    expect(() => shares.take('feeds', account(2)))
      .to.throw(Problem)
      .with.property('code', 'sockets_exhausted');
    release();
    release();
    expect(shares.snapshot()).to.deep.equal(new Shares().snapshot());
  });

  it('bounds the response data that clients have not read, for an address, a key and in total', () => {
    const most = (owner: Owner): number => {
      const { holds, refusal } = takeAll(new Share(bounds.responses), owner, 1_048_576);
      expect(refusal).to.match(/^Too much response data is waiting to be read\./);
      return holds.length;
    };
    expect(most({ address: '10.0.0.1' })).to.equal(16);
    expect(most(account(1))).to.equal(64);
    expect(most({})).to.equal(256);
  });

  it('takes several resources together, or none', () => {
    const shares = new Shares({ writes: { total: 1 } });
    const release = shares.takeAll(account(1), { writes: 1, writtenText: 5 });
    const taken = shares.snapshot();
    expect(() => shares.takeAll(account(2), { writtenText: 5, writes: 1 })).to.throw(
      Problem,
      'Too many writes are waiting.',
    );
    expect(shares.taken('writtenText')).to.equal(5);
    expect(shares.snapshot()).to.deep.equal(taken);
    release();
    expect(shares.snapshot()).to.deep.equal(new Shares().snapshot());
  });

  it('says of every problem when to retry', () => {
    for (const { full: problemOf } of Object.values<Bound>(bounds)) {
      for (const level of ['address', 'key', 'account', 'total'] as const)
        expect(Number(problemOf(level, 1).headers['Retry-After'])).to.be.at.least(1);
    }
  });
});
