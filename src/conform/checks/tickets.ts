/** Conformance checks of tickets: what they reach of the rows, and that they end. */
import { type Check, checksOf, withRows } from '../check.js';
import type { World } from '../world.js';

const rows = [
  { owner: 'a', title: 'Milk', secret: 1 },
  { owner: 'b', title: 'Tea', secret: 2 },
];

/** Creates a ticket for the rows of owner `a`, and returns it with its subject. */
async function ticketIn(world: World): Promise<{ readonly ticket: string; readonly subject: string }> {
  const subject = world.collection;
  const grant = { filter: '@.owner == "a"', fields: ['owner', 'title'] };
  const body = {
    subject,
    expires_in: 600,
    grants: [{ collection: world.collection, scopes: ['read', 'insert'], ...grant }],
  };
  const { json } = await world.succeed('createTicket', 201, { body });
  return { ticket: json.ticket, subject };
}

export const ticketChecks: readonly Check[] = [
  ...checksOf('createTicket', {
    'gives access only to the matching rows and the granted fields': withRows(rows, async (world) => {
      const { ticket: key } = await ticketIn(world);
      const { json } = await world.succeed('listRows', 200, { key });
      world.expect('the rows', json, [{ id: 1, owner: 'a', title: 'Milk' }]);
      await world.refuse('getRow', 'row_not_found', { key, row: '2' });
      await world.refuse('listRows', 'ticket_exceeded', { key, query: { sort: 'secret:asc' } });
    }),
    'inserts only rows that the ticket allows': withRows(rows, async (world) => {
      const { ticket: key } = await ticketIn(world);
      await world.refuse('insertRows', 'ticket_exceeded', { key, body: [{ owner: 'b' }] });
      await world.refuse('deleteRow', 'scope_insufficient', { key, row: '1' });
      const { json } = await world.succeed('insertRows', 201, { key, body: [{ owner: 'a' }] });
      world.expect('the row', json, [{ id: 3, owner: 'a' }]);
    }),
    'cannot create tickets': withRows(rows, async (world) => {
      const { ticket: key, subject } = await ticketIn(world);
      const body = { subject, grants: [{ collection: world.collection, scopes: ['read'] }] };
      await world.refuse('createTicket', 'scope_insufficient', { key, body });
    }),
    'rejects an invalid filter': [
      'body_invalid',
      { body: { subject: 'x', grants: [{ collection: 'x', scopes: ['read'], filter: '(' }] } },
      '/grants/0/filter',
    ],
  }),
  ...checksOf('revokeTickets', {
    'revokes the tickets of a subject': withRows(rows, async (world) => {
      const { ticket: key, subject } = await ticketIn(world);
      await world.succeed('listRows', 200, { key });
      await world.succeed('revokeTickets', 204, { path: { subject } });
      await world.expectEnd(key);
    }),
  }),
];
