import { expect } from 'chai';
import { type Client, client } from './client.js';

export interface WantedGrant {
  readonly collection: string;
  readonly scopes: readonly string[];
  readonly filter?: string | undefined;
  readonly fields?: readonly string[] | undefined;
}

export const everyScope = ['read', 'insert', 'update', 'delete'];

/** Creates a ticket with the key of this client, and returns its text. */
export async function newTicket(
  owner: Client,
  subject: string,
  grants: readonly WantedGrant[],
  expiresIn?: number,
): Promise<string> {
  const answer = await owner.post('/v1/tickets', {
    subject,
    grants,
    ...(expiresIn !== undefined && { expires_in: expiresIn }),
  });
  expect(answer.status, answer.text).to.equal(201);
  return answer.json.ticket;
}

/** Returns a client with a new ticket. */
export async function ticketClient(
  service: { readonly url: string },
  owner: Client,
  subject: string,
  ...grants: readonly WantedGrant[]
): Promise<Client> {
  return client(service, await newTicket(owner, subject, grants));
}
