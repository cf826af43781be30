/**
 * The secrets with which tickets are sealed. They belong to the database, so that all instances share them. The first
 * one in the list seals new tickets, and only its tickets are valid. Earlier ones are kept for as long as a ticket can
 * last, only to tell their tickets from forged ones.
 */
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Database } from '../../engines/open.js';
import { settingOf } from '../../engines/settings.js';
import { changeRegistry } from '../registry.js';

export interface StoredSecret {
  readonly id: string;
  /** 32 bytes in base64url. */
  readonly secret: string;
  /** When the secret was replaced, in milliseconds since the epoch. */
  readonly replacedAt?: number;
}

/** The maximum lifetime of a ticket. */
export const maxTicketMs = 86_400_000;
const name = 'ticket_secrets';

/** Returns the secrets of the database, the present one first. The first server on the database creates it. */
export async function ticketSecrets(knex: Knex): Promise<readonly StoredSecret[]> {
  return JSON.parse(await settingOf(knex, name, () => JSON.stringify([newSecret()])));
}

/** Ends all tickets of the database, on every instance within 2 s. */
export function rotateTicketSecret(database: Database): Promise<void> {
  return changeRegistry(database, replaceTicketSecret, undefined, true);
}

/** Ends all tickets with the commit of a change of the registry. */
export async function replaceTicketSecret(trx: Knex.Transaction): Promise<void> {
  const now = Date.now();
  const stored = await trx('settings').where({ name }).first('value');
  const known: StoredSecret[] = stored === undefined ? [] : JSON.parse(stored.value);
  const kept = known
    .map((each) => ({ ...each, replacedAt: each.replacedAt ?? now }))
    .filter(({ replacedAt }) => replacedAt > now - maxTicketMs);
  const value = JSON.stringify([newSecret(), ...kept]);
  await trx('settings').insert({ name, value }).onConflict('name').merge();
}

function newSecret(): StoredSecret {
  return { id: randomBytes(6).toString('base64url'), secret: randomBytes(32).toString('base64url') };
}
