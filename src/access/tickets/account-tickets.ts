/**
 * Creates and revokes the tickets of an account. Any key can create tickets within its own permissions, and revoke the
 * tickets that it created. A key with the scope `admin` can revoke all tickets of the account.
 */
import type { Knex } from 'knex';
import type { components } from '../../../generated/openapi.js';
import type { Requester } from '../../fairness/read-request.js';
import { Problem, type ValidationItem } from '../../problem.js';
import { isFieldName } from '../../values/field-name.js';
import { parseFilter } from '../../values/filter.js';
import { FilterError } from '../../values/filter-scanner.js';
import { changeForKey, type RegistryChanges } from '../account-keys.js';
import { registryVersion } from '../registry.js';
import type { Caller } from '../rights.js';
import { maxTicketLength } from './ticket.js';
import { lastRevokedAt, revokeSubject } from './ticket-revocations.js';
import type { Tickets } from './tickets.js';

type TicketInput = components['schemas']['TicketInput'];
type TicketDetails = components['schemas']['Ticket'];

const defaultExpiresInS = 3_600;

export class AccountTickets {
  readonly #options: RegistryChanges;
  readonly #tickets: Tickets;

  constructor(options: RegistryChanges, tickets: Tickets) {
    this.#options = options;
    this.#tickets = tickets;
  }

  /** @throws Problem body_invalid, grant_exceeded */
  async create(caller: Caller, requester: Requester, input: TicketInput): Promise<TicketDetails> {
    const { subject, grants } = input;
    refuseInvalid(grants.flatMap((grant, index) => errorsOf(grant, index, grants)));
    const expiresAt = Date.now() + (input.expires_in ?? defaultExpiresInS) * 1_000;
    for (const grant of grants) refuseBeyondKey(caller, grant);
    if (expiresAt > caller.expiresAt)
      throw new Problem(
        'grant_exceeded',
        'The ticket would expire later than the key that creates it. Use a smaller expires_in.',
      );
    const [revokedAt, version] = await this.#stateOf(requester, subject);
    const { keyId } = caller;
    const createdAt = Math.max(Date.now(), revokedAt);
    const ticket = await this.#tickets.seal({ keyId, subject, createdAt, version, expiresAt, grants });
    if (ticket.length > maxTicketLength)
      refuseInvalid([
        {
          pointer: '/grants',
          detail: `must be smaller, because the ticket would have more than ${maxTicketLength} characters`,
        },
      ]);
    return { ticket, subject, expires_at: new Date(expiresAt).toISOString() };
  }

  /**
   * Ends the subject's tickets that were created before this call.
   *
   * @param also called in the transaction of the change, so that it can commit more data atomically with the change
   */
  revoke(
    requester: Requester,
    subject: string,
    also: (trx: Knex.Transaction) => Promise<void>,
  ): Promise<void> {
    return changeForKey(
      this.#options,
      requester,
      async (trx, { id, accountId, scopes }) => {
        await revokeSubject(trx, accountId, scopes.includes('admin') ? undefined : id, subject);
        await also(trx);
      },
      true,
    );
  }

  /** Reads the time and the version by which a new ticket of the subject is later than all revoked ones. */
  #stateOf(requester: Requester, subject: string): Promise<readonly [revokedAt: number, version: number]> {
    const { database, readInTurn } = this.#options;
    return readInTurn(requester, async () => {
      const revokedAt = await lastRevokedAt(database.knex, requester.accountId, subject);
      return [revokedAt, Number(await registryVersion(database.knex))] as const;
    });
  }
}

type GrantInput = TicketInput['grants'][number];

/** Returns the errors that the contract can't express. */
function errorsOf(
  { collection, filter, fields = [] }: GrantInput,
  index: number,
  grants: readonly GrantInput[],
): ValidationItem[] {
  const pointer = `/grants/${index}`;
  const errors: ValidationItem[] = [];
  if (grants.findIndex((other) => other.collection === collection) < index)
    errors.push({
      pointer: `${pointer}/collection`,
      detail: 'must not be the same collection as in another grant',
    });
  const filterError = filter === undefined ? undefined : errorOf(filter);
  if (filterError !== undefined) errors.push({ pointer: `${pointer}/filter`, detail: filterError });
  fields.forEach((field, place) => {
    const at = `${pointer}/fields/${place}`;
    if (field === 'id')
      errors.push({ pointer: at, detail: 'must not be id, because every ticket allows it' });
    else if (!isFieldName(field)) errors.push({ pointer: at, detail: 'must not contain a lone surrogate' });
  });
  return errors;
}

function errorOf(filter: string): string | undefined {
  try {
    parseFilter(filter);
    return undefined;
  } catch (error) {
    if (error instanceof FilterError) return error.message;
    throw error;
  }
}

/** @throws Problem body_invalid */
function refuseInvalid(errors: readonly ValidationItem[]): void {
  if (errors.length === 0) return;
  const sentences = errors.map(({ pointer, detail }) => `${pointer} ${detail}.`);
  throw new Problem('body_invalid', sentences.join(' '), { errors });
}

/** @throws Problem grant_exceeded */
function refuseBeyondKey({ scopes, collections }: Caller, grant: GrantInput): void {
  for (const scope of grant.scopes) {
    const needed = scope === 'read' ? 'read' : 'write';
    if (!scopes.has(needed))
      throw new Problem('grant_exceeded', `Only a key with the ${needed} scope can grant ${scope}.`);
  }
  if (collections?.has(grant.collection) ?? true) return;
  throw new Problem(
    'grant_exceeded',
    `Only a key with permission for collection ${grant.collection} can grant access to it.`,
  );
}
