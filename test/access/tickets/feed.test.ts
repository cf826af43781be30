import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { feed, handshake } from '../../support/feed.js';
import { startService, type TestService } from '../../support/service.js';
import { everyScope, newTicket } from '../../support/tickets.js';

describe('a feed with a ticket', () => {
  let service: TestService;
  let owner: Client;
  let name: string;
  let rows: string;
  const mine = '@.owner == "ann"';

  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());
  beforeEach(async () => {
    name = await owner.collection([
      { owner: 'ann', title: 'Milk', secret: 1 },
      { owner: 'bob', title: 'Tea', secret: 2 },
    ]);
    rows = `/v1/collections/${name}/rows`;
  });

  it('sends the rows that match, with the granted fields', async () => {
    const ticket = await newTicket(owner, 'ann', [
      { collection: name, scopes: ['read'], filter: mine, fields: ['owner', 'title'] },
    ]);
    const open = await feed(service, { key: ticket, collection: name, initial: 'true' });
    await open.bookmarks(1);
    await owner.post(rows, [
      { owner: 'bob', title: 'Oil' },
      { owner: 'ann', title: 'Rye', secret: 3 },
    ]);
    await owner.patch(`${rows}/1`, { secret: 9 });
    await owner.patch(`${rows}/1`, { title: 'New', secret: 8 });
    await owner.patch(`${rows}/2`, { owner: 'ann' });
    await owner.patch(`${rows}/2`, { owner: 'bob', title: 'x', secret: 5 });
    await owner.delete(`${rows}/2`);
    await owner.delete(`${rows}/4`);
    const frames = await open.next(6);
    expect(frames.map(({ event, row, changed }) => [event, row, changed])).to.deep.equal([
      ['row', { id: 1, owner: 'ann', title: 'Milk' }, undefined],
      ['insert', { id: 4, owner: 'ann', title: 'Rye' }, undefined],
      ['update', { id: 1, owner: 'ann', title: 'New' }, ['title']],
      ['enter', { id: 2, owner: 'ann', title: 'Tea' }, undefined],
      ['leave', { id: 2, owner: 'ann', title: 'Tea' }, undefined],
      ['delete', { id: 4, owner: 'ann', title: 'Rye' }, undefined],
    ]);
    await open.close();
  });

  it('is rejected for hidden fields, other collections and without the scope read', async () => {
    const ticket = await newTicket(owner, 'ann', [
      { collection: name, scopes: ['read'], filter: mine, fields: ['owner'] },
    ]);
    const code = async (options: Parameters<typeof handshake>[1]) => {
      const answer = await handshake(service, { key: ticket, collection: name, ...options });
      return 'status' in answer ? answer.code : 'open';
    };
    expect(await code({ filter: '@.secret == 1' })).to.equal('ticket_exceeded');
    expect(await code({ fields: ['secret'] })).to.equal('ticket_exceeded');
    expect(await code({ collection: 'other' })).to.equal('scope_insufficient');
    const writer = await newTicket(owner, 'ann', [{ collection: name, scopes: everyScope.slice(1) }]);
    expect(await code({ key: writer })).to.equal('scope_insufficient');
  });

  it('opens with a ticket of almost 4,096 characters', async () => {
    const filter = `@.owner == "ann" || @.title == "${'x'.repeat(1_000)}"`;
    const others = Array.from({ length: 15 }, (_, n) => ({
      collection: `${name}-${n}`,
      scopes: everyScope,
      filter: `@.owner == "ann-of-a-long-name-${n}-${'y'.repeat(55)}"`,
    }));
    const ticket = await newTicket(owner, 'ann', [{ collection: name, scopes: ['read'], filter }, ...others]);
    expect(ticket.length).to.be.within(3_500, 4_096);
    const open = await feed(service, { key: ticket, collection: name });
    await owner.post(rows, [{ owner: 'ann' }]);
    expect((await open.next()).map(({ event }) => event)).to.deep.equal(['insert']);
    await open.close();
  });

  it('is bounded: a subject has at most 8', async () => {
    const grants = [{ collection: name, scopes: ['read'] }];
    const first = await newTicket(owner, 'ann', grants);
    const second = await newTicket(owner, 'ann', grants);
    const open = [];
    for (let count = 0; count < 8; count += 1)
      open.push(await feed(service, { key: count % 2 ? first : second, collection: name }));
    const refused = await handshake(service, { key: first, collection: name });
    expect('status' in refused && refused.code).to.equal('too_many_sockets');
    const other = await newTicket(owner, 'bob', grants);
    open.push(await feed(service, { key: other, collection: name }));
    for (const each of open) await each.close();
  });
});
