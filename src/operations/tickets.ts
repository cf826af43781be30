/** The operations of tickets: create and revoke. */
import type { AccountTickets } from '../access/tickets/account-tickets.js';
import type { Handlers } from '../contract/handlers.js';
import type { IdempotencyKeys } from '../store/writes/idempotency-keys.js';

export function tickets(accountTickets: AccountTickets, idempotencyKeys: IdempotencyKeys) {
  return {
    async createTicket({ caller, readRequest, body }) {
      return { status: 201, body: await accountTickets.create(caller, readRequest, body) };
    },

    async revokeTickets({ readRequest, parameters, keyed }) {
      await idempotencyKeys.carryOut(keyed, async () => {
        await accountTickets.revoke(readRequest, parameters.subject, async (trx) => {
          if (keyed !== undefined) await idempotencyKeys.record(trx, keyed, {});
        });
        return {};
      });
      return { status: 204 };
    },
  } satisfies Partial<Handlers>;
}
