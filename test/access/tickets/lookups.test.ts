import { expect } from 'chai';
import { Authenticator } from '../../../src/access/authenticator.js';
import { Meter } from '../../../src/access/meter.js';
import type { Caller } from '../../../src/access/rights.js';
import { database, make, openFresh, removeFresh } from '../../support/keys.js';

describe('the lookup of the key of a ticket', () => {
  let authenticator: Authenticator;
  let queries: string[];
  const note = ({ sql }: { readonly sql: string }): void => void queries.push(sql);

  beforeEach(async () => {
    await openFresh();
    authenticator = new Authenticator(database, new Meter(database), { pollMs: 3_600_000 });
    await authenticator.start();
    queries = [];
    database.registry.on('query', note);
  });
  afterEach(async () => {
    database.registry.off('query', note);
    await authenticator.stop();
    await removeFresh();
  });

  const present = async (ticket: string, address = '192.0.2.1'): Promise<Caller> =>
    authenticator.authenticate({ rawHeaders: ['x-api-key', ticket] }, undefined, () => address);

  /** Creates tickets of different subjects with a key that the authenticator hasn't seen yet. */
  async function ticketsOf(count: number, ...filters: readonly string[]): Promise<string[]> {
    const { id } = await make();
    const ticket = {
      ...{
        keyId: id,
        createdAt: Date.now(),
        version: Number.MAX_SAFE_INTEGER,
        expiresAt: Date.now() + 60_000,
      },
      grants: filters.map((filter, n) => ({ collection: `notes${n}`, scopes: ['read'] as const, filter })),
    };
    return Promise.all(
      Array.from({ length: count }, (_, n) =>
        authenticator.tickets.seal({ ...ticket, subject: `user-${n}` }),
      ),
    );
  }

  const lookups = (): number =>
    queries.filter((sql) => / from .keys. .*where .keys.\..id. in/.test(sql)).length;

  it('is shared by all end users who connect at once, even from one address', async () => {
    const tickets = await ticketsOf(1_500, '@.a == 1');
    const callers = await Promise.all(tickets.map((ticket) => present(ticket)));
    expect(new Set(callers.map(({ subject }) => subject)).size).to.equal(tickets.length);
    expect(lookups()).to.equal(1);
  });

  it('finds the tickets that the cache has dropped meanwhile', async () => {
    const filters = ['x', 'y'].map(
      (letter) => `@.a == "${letter.repeat(1_000)}" || @.b == "${letter.repeat(350)}"`,
    );
    const tickets = await ticketsOf(1_100, ...filters);
    expect(tickets[0]!.length).to.be.within(3_900, 4_096);
    const callers = await Promise.all(tickets.map((ticket) => present(ticket)));
    expect(callers).to.have.length(tickets.length);
  });
});
