import { expect } from 'chai';
import { rotateTicketSecret } from '../../../src/access/tickets/ticket-secrets.js';
import { type Answer, type Client, client } from '../../support/client.js';
import { passTime, restoreClock, setClock } from '../../support/clock.js';
import { run } from '../../support/command.js';
import { eventually } from '../../support/eventually.js';
import { feed } from '../../support/feed.js';
import { waiting } from '../../support/poll.js';
import { administer, limit, newKey, revoke, rotate } from '../../support/registry.js';
import { startService, type TestService } from '../../support/service.js';
import { stream } from '../../support/stream.js';
import { everyScope, newTicket } from '../../support/tickets.js';

const detailOf = ({ status, code, json }: Answer) => [status, code, json.detail];

describe('the end of a ticket', () => {
  let service: TestService;
  let owner: Client;
  let name: string;
  let rows: string;

  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());
  beforeEach(async () => {
    name = await owner.collection([{ n: 1 }]);
    rows = `/v1/collections/${name}/rows`;
  });

  const grants = () => [{ collection: name, scopes: everyScope }];
  const status = async (key: string) => (await client(service, key).get(rows)).status;

  /** Opens a feed with a ticket of this key, ends it in a certain way, and returns the close code and the next response. */
  async function endedBy(
    end: (keyId: string, ticket: string) => Promise<unknown>,
  ): Promise<[number, Answer]> {
    const key = await newKey(service);
    const ticket = await newTicket(client(service, key.text), 'ann', grants());
    const open = await feed(service, { key: ticket, collection: name });
    await end(key.id, ticket);
    const { code } = await open.closed();
    return [code, await client(service, ticket).get(rows)];
  }

  it('comes with the revocation of its key', async () => {
    const [code, answer] = await endedBy((keyId) => revoke(service, keyId));
    expect(code).to.equal(4401);
    expect(detailOf(answer)).to.deep.equal([
      401,
      'key_invalid',
      'The ticket was revoked, or its key is no longer valid.',
    ]);
  });

  it('comes once with a revocation that is retried with an idempotency key', async () => {
    const revokeOnce = () => owner.delete('/v1/tickets/ann', { 'Idempotency-Key': name });
    const earlier = await newTicket(owner, 'ann', grants());
    expect((await revokeOnce()).headers).not.to.have.property('idempotent-replayed');
    const later = await newTicket(owner, 'ann', grants());
    const again = await revokeOnce();
    expect([again.status, again.headers['idempotent-replayed']]).to.deep.equal([204, 'true']);
    expect([await status(earlier), await status(later)]).to.deep.equal([401, 200]);
  });

  it('comes with `tickets revoke`, also if the subject has exhausted the quota of its account', async () => {
    const key = await newKey(service, { account: 'shop', scopes: ['read', 'write', 'admin'] });
    const shop = client(service, key.text);
    await shop.post('/v1/collections', { name: 'orders' });
    const orders = [{ collection: 'orders', scopes: everyScope }];
    const ticket = await newTicket(shop, 'ann', orders);
    const open = await feed(service, { key: ticket, collection: 'orders' });
    await limit(service, 'shop', { name: 'one', requests: 1, period: 'month', burst: undefined });
    await eventually(
      'the quota is exhausted',
      async () => (await client(service, ticket).get('/v1/collections/orders/rows')).status === 429,
    );
    expect((await shop.delete('/v1/tickets/ann')).code).to.equal('quota_exceeded');
    const tickets = (...words: string[]) =>
      run(['tickets', 'revoke', ...words], { DATABASE_URL: service.databaseUrl });
    const revoked = await tickets('ann', '--account', 'shop');
    expect([revoked.code, revoked.stdout, revoked.stderr]).to.deep.equal([
      0,
      'All tickets of ann in account shop become invalid within 2 s.\n',
      '',
    ]);
    expect((await open.closed()).code).to.equal(4401);
    const json = JSON.parse((await tickets('bob', '--account', 'shop', '--json')).stdout);
    expect(json).to.deep.equal({ account: 'shop', subject: 'bob', revoked_at: json.revoked_at });
    for (const [words, code, error] of [
      [['ann', '--account', 'shopp'], 1, 'There is no account "shopp".'],
      [['an n'], 2, 'A subject has 1 to 128 letters, digits and . _ ~ @ : + | -'],
    ] as const) {
      const refused = await tickets(...words);
      expect(refused.code).to.equal(code);
      expect(refused.stderr).to.contain(error);
    }
  });

  it('comes with the revocation of its subject', async () => {
    const [code, answer] = await endedBy(() => owner.delete('/v1/tickets/ann'));
    expect([code, answer.status]).to.deep.equal([4401, 401]);
  });

  it('comes with a new secret', async () => {
    const [code, answer] = await endedBy(() => administer(service, rotateTicketSecret));
    expect([code, answer.status]).to.deep.equal([4401, 401]);
    expect(await status(await newTicket(owner, 'ann', grants()))).to.equal(200);
  });

  it('comes with the end of the grace period of a rotated key', async () => {
    const issuer = await newKey(service);
    const ticket = await newTicket(client(service, issuer.text), 'ann', grants());
    const { text } = await rotate(service, issuer.id, 600_000);
    const renewed = await newTicket(client(service, text), 'ann', grants());
    const open = await feed(service, { key: ticket, collection: name });
    const kept = await feed(service, { key: renewed, collection: name });
    expect([await status(ticket), await status(renewed)]).to.deep.equal([200, 200]);
    passTime(300_000);
    expect(await status(ticket)).to.equal(200);
    passTime(300_000);
    expect((await open.closed()).code).to.equal(4401);
    expect(detailOf(await client(service, ticket).get(rows))).to.deep.equal([
      401,
      'key_invalid',
      'The ticket was revoked, or its key is no longer valid.',
    ]);
    expect(await status(renewed)).to.equal(200);
    await kept.close();
  });

  it('comes for what the key loses', async () => {
    const [code, answer] = await endedBy((keyId) => owner.patch(`/v1/keys/${keyId}`, { scopes: ['write'] }));
    expect([code, answer.status, answer.code]).to.deep.equal([4403, 403, 'scope_insufficient']);
    const [lost, after] = await endedBy((keyId) =>
      owner.patch(`/v1/keys/${keyId}`, { collections: ['other'] }),
    );
    expect([lost, after.status]).to.deep.equal([4403, 403]);
  });

  it('is none for what the key loses and gets back', async () => {
    const issuer = await newKey(service);
    const ann = client(service, await newTicket(client(service, issuer.text), 'ann', grants()));
    const both = { scopes: ['read', 'write'], collections: null };
    for (const [less, read, written] of [
      [{ scopes: ['write'] }, 403, 201],
      [{ scopes: ['read'] }, 200, 403],
      [{ collections: ['other'] }, 403, 403],
      [{ collections: [name] }, 200, 201],
    ] as const)
      for (const [rights, expected] of [
        [{ ...both, ...less }, [read, written]],
        [both, [200, 201]],
      ] as const) {
        expect((await owner.patch(`/v1/keys/${issuer.id}`, rights)).status).to.equal(200);
        expect([(await ann.get(rows)).status, (await ann.post(rows, [{ n: 2 }])).status]).to.deep.equal(
          expected,
        );
      }
  });

  it('is not the end of its collection: a later one with the same name belongs to the grant too', async () => {
    const grant = { collection: name, scopes: everyScope, filter: '@.n == 1', fields: ['n'] };
    const key = await newTicket(owner, 'ann', [grant]);
    const ann = client(service, key);
    await owner.post(rows, [{ n: 1 }, { n: 2 }]);
    const { headers } = await ann.get(`${rows}?limit=1`);
    const open = await feed(service, { key, collection: name });
    expect((await owner.delete(`/v1/collections/${name}`)).status).to.equal(204);
    expect((await open.closed()).code).to.equal(4404);
    expect((await ann.get(rows)).code).to.equal('collection_not_found');
    await owner.post('/v1/collections', { name });
    await owner.post(rows, [{ n: 2 }, { n: 1, secret: 1 }, { n: 1 }]);
    expect((await ann.get(rows)).json).to.deep.equal([
      { id: 2, n: 1 },
      { id: 3, n: 1 },
    ]);
    expect((await ann.get(rows, { 'If-None-Match': headers.etag! })).status).to.equal(200);
    expect((await ann.get(`${rows}?limit=1&after=${headers['next-after']}`)).code).to.equal('page_expired');
    const since = headers['collection-cursor'];
    expect((await ann.get(`/v1/collections/${name}/changes?since=${since}`)).code).to.equal('cursor_expired');
    const again = await feed(service, { key, collection: name });
    await owner.post(rows, [{ n: 2 }, { n: 1, secret: 2 }]);
    expect((await again.next())[0]!.row).to.deep.equal({ id: 5, n: 1 });
    await again.close();
  });

  it('concerns only the tickets of the key that revokes, without the scope admin', async () => {
    const [one, other] = [await newKey(service), await newKey(service)];
    const tickets = await Promise.all(
      [one, other].map((key) => newTicket(client(service, key.text), 'ann', grants())),
    );
    expect((await client(service, one.text).delete('/v1/tickets/ann')).status).to.equal(204);
    expect(await Promise.all(tickets.map(status))).to.deep.equal([401, 200]);
    expect((await owner.delete('/v1/tickets/ann')).status).to.equal(204);
    expect(await status(tickets[1]!)).to.equal(401);
    expect((await owner.delete('/v1/tickets/nobody')).status).to.equal(204);
  });

  it('does not count as a guess of a key, unless the ticket was never authentic', async () => {
    const ticket = await newTicket(owner, 'eve', grants());
    await owner.delete('/v1/tickets/eve');
    for (let count = 0; count < 30; count += 1) expect(await status(ticket)).to.equal(401);
    const changes = [
      `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`,
      ticket.replace('rft_', 'rft_A'),
      ticket.slice(0, -4),
      ticket.replace(/\.\.(.)/, (_, first) => `..${first === 'A' ? 'B' : 'A'}`),
    ];
    const statuses = new Set<number>();
    for (let count = 0; count < 24; count += 1) statuses.add(await status(changes[count % 4]!));
    expect([...statuses]).to.deep.equal([401, 429]);
    expect(await status(await newTicket(owner, 'eve', grants()))).to.equal(200);
  });

  it('is not a ticket of another database', async () => {
    const other = await startService();
    try {
      const foreign = await newTicket(owner, 'ann', grants());
      expect((await client(other, foreign).get('/v1/collections')).code).to.equal('key_invalid');
    } finally {
      await other.close();
    }
  });

  it('is at most the end of its key', async () => {
    const soon = await newKey(service, { expiresAt: Date.now() + 120_000 });
    const answer = await client(service, soon.text).post('/v1/tickets', {
      subject: 'a',
      grants: grants(),
      expires_in: 300,
    });
    expect([answer.status, answer.code]).to.deep.equal([403, 'grant_exceeded']);
    await newTicket(client(service, soon.text), 'a', grants(), 60);
  });

  const expired = 'The ticket has expired. Request a new one.';
  const revoked = 'The ticket was revoked, or its key is no longer valid.';
  const ends: [how: string, detail: string, end: (keyId: string) => unknown][] = [
    ['expiry', expired, () => setClock(60_000)],
    ['revocation', revoked, () => owner.delete('/v1/tickets/ann')],
    ["key's revocation", revoked, (keyId) => revoke(service, keyId)],
  ];
  for (const [how, detail, end] of ends)
    it(`is reported as its ${how}, also to what is open`, async () => {
      const issuer = await newKey(service);
      const key = await newTicket(client(service, issuer.text), 'ann', grants(), 60);
      const open = await feed(service, { key, collection: name });
      const events = await stream(service, { key, collection: name });
      const { json } = await client(service, key).get(`/v1/collections/${name}/changes`);
      const { answer } = await waiting(service, name, { since: json.cursor }, key);
      await end(issuer.id);
      try {
        const ended = [401, 'key_invalid', detail];
        expect(detailOf(await answer)).to.deep.equal(ended);
        expect((await open.closed()).code).to.equal(4401);
        expect(await events.ended).to.equal(true);
        const last = JSON.parse(events.events.at(-1)!.data);
        expect([last.status, last.code, last.detail]).to.deep.equal(ended);
        expect(detailOf(await client(service, key).get(rows))).to.deep.equal(ended);
      } finally {
        restoreClock();
      }
    });

  it('names no subject in the log', async () => {
    const ticket = await newTicket(owner, 'hidden-person', grants());
    expect(await status(ticket)).to.equal(200);
    const open = await feed(service, { key: ticket, collection: name });
    await open.close();
    await owner.delete('/v1/tickets/hidden-person');
    expect((await owner.delete('/V1/Tickets/hidden-person')).status).to.equal(404);
    expect(await status(ticket)).to.equal(401);
    await eventually('the log has the requests', async () =>
      service.log.some((line) => line.includes('revokeTickets')),
    );
    for (const line of service.log) {
      expect(line).to.not.contain('hidden-person');
      expect(line).to.not.contain(ticket.slice(0, 40));
    }
  });
});
