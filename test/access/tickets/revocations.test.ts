/** Every server has the revocations of tickets in memory, so their number is bounded. */
import { expect } from 'chai';
import { changeRegistry, registryVersion } from '../../../src/access/registry.js';
import type { Ticket } from '../../../src/access/tickets/ticket.js';
import {
  lastRevokedAt,
  revokeSubject,
  TicketRevocations,
} from '../../../src/access/tickets/ticket-revocations.js';
import type { Database } from '../../../src/engines/open.js';
import { restoreClock, setClock } from '../../support/clock.js';
import { administer } from '../../support/registry.js';
import { startService, type TestService } from '../../support/service.js';
import { onlyInFullSuite } from '../../support/suite.js';

const bounds = { account: 60, total: 200, few: 6 };
const everyKey = undefined;
const why = 'Hundreds of changes of the registry take seconds.';

describe('the revocations of tickets', function () {
  this.timeout(120_000);
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());
  afterEach(restoreClock);

  /** Runs `work` with functions for one account. */
  const within = <T>(work: (database: Database) => Promise<T>) => administer(service, work);
  const revoke = (database: Database, accountId: number, keyId: string | undefined, subject: string) =>
    changeRegistry(database, (trx) => revokeSubject(trx, accountId, keyId, subject, bounds));
  const ticket = async ({ knex }: Database, keyId: string, subject: string): Promise<Ticket> => ({
    ...{ keyId, subject, createdAt: Date.now(), expiresAt: Date.now() + 1_000_000, grants: [] },
    version: Number(await registryVersion(knex)),
  });
  const stored = async ({ knex }: Database, accountId: number) =>
    Number((await knex('ticket_revocations').where({ account_id: accountId }).count({ n: '*' }))[0]!.n);

  it('are merged beyond a number, for the key that has most of them', async () => {
    await within(async (database) => {
      const memory = new TicketRevocations();
      const of = (subject: string, keyId = 'busy') => ticket(database, keyId, subject);
      const [bystander, quiet] = [await of('bystander'), await of('quiet', 'other')];
      const revoked: Ticket[] = [];
      await revoke(database, 71, 'other', 'someone');
      for (let n = 0; n < 180; n += 1) {
        revoked.push(await of(`user-${n}`));
        await revoke(database, 71, 'busy', `user-${n}`);
        if (n % 50 === 0) await memory.refresh(database.registry);
      }
      const recent = await of('recent');
      const renewed = await of('user-0');
      await memory.refresh(database.registry);
      const later = new TicketRevocations();
      await later.refresh(database.registry);
      for (const each of [memory, later]) {
        expect(each.size).to.be.at.most(61);
        const isRevoked = (one: Ticket) => each.isRevoked(71, one);
        expect(revoked.filter((one) => !isRevoked(one))).to.deep.equal([]);
        expect(isRevoked(bystander), 'as old as the merged ones').to.equal(true);
        expect([recent, renewed, quiet].map(isRevoked)).to.deep.equal([false, false, false]);
        expect(each.isRevoked(72, bystander), 'in another account').to.equal(false);
      }
      expect(await stored(database, 71)).to.be.at.most(61);
    });
  });

  onlyInFullSuite(why).it('are merged for all keys of an account, if each key has only a few', async () => {
    await within(async (database) => {
      const memory = new TicketRevocations();
      const revoked: Ticket[] = [];
      for (let n = 0; n < 140; n += 1) {
        revoked.push(await ticket(database, `key-${n}`, 'ann'));
        await revoke(database, 73, `key-${n}`, 'ann');
      }
      await revoke(database, 73, everyKey, 'bob');
      await memory.refresh(database.registry);
      expect(await stored(database, 73)).to.be.at.most(61);
      expect(revoked.filter((one) => !memory.isRevoked(73, one))).to.deep.equal([]);
      expect(memory.isRevoked(73, await ticket(database, 'key-0', 'ann'))).to.equal(false);
    });
  });

  onlyInFullSuite(why).it('are bounded for all accounts together', async () => {
    await within(async (database) => {
      for (let account = 80; account < 86; account += 1)
        for (let n = 0; n < 50; n += 1) await revoke(database, account, everyKey, `user-${n}`);
      const memory = new TicketRevocations();
      await memory.refresh(database.registry);
      expect(memory.size).to.be.at.most(bounds.total + 100);
    });
  });

  it('do not revoke a ticket that is created afterwards, even if the clock steps back', async () => {
    await within(async (database) => {
      for (let n = 0; n < 61; n += 1) await revoke(database, 90, everyKey, `user-${n}`);
      setClock(-7_200_000);
      const createdAt = Math.max(Date.now(), await lastRevokedAt(database.knex, 90, 'user-1'));
      const memory = new TicketRevocations();
      await memory.refresh(database.registry);
      const renewed = { ...(await ticket(database, 'key', 'user-1')), createdAt };
      expect(memory.isRevoked(90, renewed)).to.equal(false);
      const early = await ticket(database, 'key', 'user-1');
      expect(memory.isRevoked(90, { ...early, version: early.version - 1_000 })).to.equal(true);
    });
  });
});
