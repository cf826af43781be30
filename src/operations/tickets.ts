/** The operations of tickets: create and revoke. */
import type { AccountTickets } from '../access/tickets/account-tickets.js';
import type { Handlers } from '../contract/handlers.js';

export function tickets(accountTickets: AccountTickets) {
  return {
    async createTicket({ caller, readRequest, body }) {
      return { status: 201, body: await accountTickets.create(caller, readRequest, body) };
    },

    async revokeTickets({ readRequest, parameters }) {
      await accountTickets.revoke(readRequest, parameters.subject);
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
}
