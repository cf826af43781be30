/** The clock of one instance steps by hours, in both directions. No revoked or expired ticket becomes valid again. */
import { expect } from 'chai';
import { rotateTicketSecret } from '../../../src/access/tickets/ticket-secrets.js';
import { type Answer, type Client, client } from '../../support/client.js';
import { passTime, restoreClock, setClock } from '../../support/clock.js';
import { run } from '../../support/command.js';
import { engine } from '../../support/engine.js';
import { eventually } from '../../support/eventually.js';
import { feed } from '../../support/feed.js';
import { administer, heard, newKey } from '../../support/registry.js';
import { type ServerProcess, startServer } from '../../support/server-process.js';
import { startService, type TestService } from '../../support/service.js';
import { isFullSuite } from '../../support/suite.js';
import { newTicket } from '../../support/tickets.js';

const hourMs = 3_600_000;
const daySeconds = 86_400;
const rows = '/v1/collections/notes/rows';
const grants = [{ collection: 'notes', scopes: ['read'] }];
const expired = [401, 'The ticket has expired. Request a new one.'];
const revoked = [401, 'The ticket was revoked, or its key is no longer valid.'];
const detailOf = ({ status, json }: Answer) => [status, json.detail];

describe('the clock of an instance', () => {
  let service: TestService;
  let owner: Client;
  /** Another instance, whose clock is right. SQLite allows only one instance. */
  let other: ServerProcess | undefined;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post(rows, [{ n: 1 }]);
    if (engine === 'postgres' && isFullSuite) other = await startServer(service.databaseUrl, service.key);
  });
  after(async () => {
    await other?.end('SIGTERM');
    await service.close();
  });

  /** Returns the statuses of a ticket on all instances. */
  const statuses = async (ticket: string): Promise<number[]> => {
    const all = [service, ...(other === undefined ? [] : [other])];
    const answers = all.map(async (at) => (await client(at, ticket).get(rows)).status);
    return [...new Set(await Promise.all(answers))];
  };
  const restart = async (): Promise<void> => {
    await service.stop();
    service = await startService({ directory: service.directory, key: service.key });
    owner = client(service, service.key);
  };
  const isRevoked = (ticket: string): Promise<unknown> =>
    eventually('the ticket is revoked', async () => `${await statuses(ticket)}` === '401');

  for (const [name, byMs] of [
    ['forward', 2 * hourMs],
    ['back', -2 * hourMs],
  ] as const)
    it(`steps ${name} and returns: revoked tickets stay revoked, and others stay valid`, async () => {
      const before = await newTicket(owner, 'before', grants, daySeconds);
      const kept = await newTicket(owner, 'kept', grants, daySeconds);
      expect((await owner.delete('/v1/tickets/before')).status).to.equal(204);
      await isRevoked(before);
      setClock(byMs);
      await heard(service);
      expect([await statuses(before), await statuses(kept)]).to.deep.equal([[401], [200]]);
      const [meanwhile, renewed] = [
        await newTicket(owner, 'meanwhile', grants, daySeconds),
        await newTicket(owner, 'before', grants, daySeconds),
      ];
      expect([await statuses(meanwhile), await statuses(renewed)]).to.deep.equal([[200], [200]]);
      expect((await owner.delete('/v1/tickets/meanwhile')).status).to.equal(204);
      await isRevoked(meanwhile);
      restoreClock();
      await heard(service);
      for (const ticket of [before, meanwhile]) expect(await statuses(ticket)).to.deep.equal([401]);
      for (const ticket of [kept, renewed, await newTicket(owner, 'meanwhile', grants)])
        expect(await statuses(ticket)).to.deep.equal([200]);
    });

  it('is behind when a subject is revoked: the revocation lasts as long as its tickets', async () => {
    const ticket = await newTicket(owner, 'ann', grants, daySeconds);
    setClock(-5 * hourMs);
    expect((await owner.delete('/v1/tickets/ann')).status).to.equal(204);
    restoreClock();
    setClock(23 * hourMs);
    // The server deletes old revocations with each new one.
    expect((await owner.delete('/v1/tickets/bob')).status).to.equal(204);
    expect(detailOf(await client(service, ticket).get(rows))).to.deep.equal(revoked);
    await restart();
    expect(detailOf(await client(service, ticket).get(rows))).to.deep.equal(revoked);
  });

  it('is ahead by more than a day for a while: revocations from before are kept', async () => {
    const ticket = await newTicket(owner, 'ann', grants, daySeconds);
    expect((await owner.delete('/v1/tickets/ann')).status).to.equal(204);
    setClock(30 * hourMs);
    expect((await owner.delete('/v1/tickets/bob')).status).to.equal(204);
    expect(detailOf(await client(service, ticket).get(rows))).to.deep.equal(expired);
    restoreClock();
    await heard(service);
    expect((await client(service, ticket).get(rows)).status).to.equal(401);
    await restart();
    expect(detailOf(await client(service, ticket).get(rows))).to.deep.equal(revoked);
  });

  it('goes back after a ticket was rejected as expired: the ticket stays expired', async () => {
    const [ticket, unused] = [
      await newTicket(owner, 'ann', grants, 60),
      await newTicket(owner, 'bob', grants),
    ];
    const open = await feed(service, { key: ticket, collection: 'notes' });
    setClock(hourMs / 2);
    expect((await open.closed()).code).to.equal(4401);
    expect(detailOf(await client(service, ticket).get(rows))).to.deep.equal(expired);
    restoreClock();
    expect(detailOf(await client(service, ticket).get(rows))).to.deep.equal(expired);
    await heard(service);
    expect(detailOf(await client(service, ticket).get(rows))).to.deep.equal(expired);
    expect((await client(service, unused).get(rows)).status).to.equal(200);
    expect((await client(service, await newTicket(owner, 'ann', grants, 60)).get(rows)).status).to.equal(200);
  });

  it('decides how long earlier secrets are kept: for a day, their tickets are no guesses of a key', async () => {
    const first = await newTicket(owner, 'ann', grants, daySeconds);
    const unused = await newTicket(owner, 'bob', grants, daySeconds);
    const late = await newTicket(owner, 'eve', grants, daySeconds);
    const rotated = await run(['tickets', 'rotate-secret'], { DATABASE_URL: service.databaseUrl });
    expect([rotated.code, rotated.stdout]).to.deep.equal([
      0,
      'Created a new secret. All earlier tickets become invalid within 2 s.\n',
    ]);
    await eventually(
      'the ticket has ended',
      async () => (await client(service, first).get(rows)).status === 401,
    );
    const between = await newTicket(owner, 'kim', grants, daySeconds);
    await administer(service, rotateTicketSecret);
    // A ticket that is created before the service has read the new secret ends with the earlier ones.
    await eventually(
      'the service has read the new secret',
      async () => (await client(service, between).get(rows)).status === 401,
    );
    const renewed = await newTicket(owner, 'ann', grants, daySeconds);
    for (const ticket of [first, unused])
      for (let count = 0; count < 15; count += 1)
        expect(detailOf(await client(service, ticket).get(rows))).to.deep.equal(revoked);
    expect((await client(service, renewed).get(rows)).status).to.equal(200);
    passTime(25 * hourMs);
    const asked: unknown[] = [];
    for (let count = 0; count < 21; count += 1) asked.push((await client(service, late).get(rows)).status);
    expect(asked).to.deep.equal([...Array(20).fill(401), 429]);
    await administer(service, rotateTicketSecret);
    const stored = await administer(service, ({ knex }) =>
      knex('settings').where({ name: 'ticket_secrets' }),
    );
    expect(JSON.parse(stored[0].value)).to.have.length(2);
    const key = await newKey(service);
    // A ticket that is created before the service has read the new secret ends with the earlier ones.
    await heard(service);
    expect(
      (await client(service, await newTicket(client(service, key.text), 'a', grants)).get(rows)).status,
    ).to.equal(200);
  });
});
