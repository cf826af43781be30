/**
 * Stores which tickets were revoked: those of a subject that were created before a version of the registry. The rows
 * are kept for as long as such a ticket can last.
 */
import type { Knex } from 'knex';
import { registryVersion } from '../registry.js';
import type { Ticket } from './ticket.js';
import { maxTicketMs } from './ticket-secrets.js';

interface Revocation {
  readonly accountId: number;
  /** Empty for the tickets of all keys of the account. */
  readonly keyId: string;
  readonly subject: string;
  /** The version of the registry with this revocation. Tickets that were created at an earlier version end. */
  readonly version: number;
  /**
   * Milliseconds since the epoch. Tickets that were created earlier end too: if a backup was restored, the version of
   * the registry has gone back, but not the time.
   */
  readonly revokedAt: number;
}

const table = 'ticket_revocations';
const everyKey = '';
/** The clocks of instances can differ by this much. */
const maxSkewMs = 3_600_000;

/** Revokes the tickets of a subject, in the transaction of a change of the registry. */
export async function revokeSubject(
  trx: Knex.Transaction,
  accountId: number,
  keyId: string | undefined,
  subject: string,
): Promise<void> {
  const now = Date.now();
  const version = Number(await registryVersion(trx));
  await trx(table)
    .insert({
      account_id: accountId,
      key_id: keyId ?? everyKey,
      subject,
      version,
      revoked_at: now,
    })
    .onConflict(['account_id', 'key_id', 'subject'])
    .merge();
  await trx(table)
    .where('revoked_at', '<', now - maxTicketMs - maxSkewMs)
    .delete();
}

/** Returns the time of the last revocation of a subject's tickets, or 0. A ticket created now must not be earlier. */
export async function lastRevokedAt(knex: Knex, accountId: number, subject: string): Promise<number> {
  const [row] = await knex(table).where({ account_id: accountId, subject }).max('revoked_at as at');
  return Number(row?.at ?? 0);
}

/** The revocations in memory, for the check of each ticket without a query. */
export class TicketRevocations {
  /** The least recent ones come first. */
  readonly #revocations = new Map<string, Revocation>();
  #version = 0;

  /** Reads the revocations since the last call. */
  async refresh(knex: Knex): Promise<void> {
    const rows = await knex(table).where('version', '>', this.#version).orderBy('version');
    for (const { account_id, key_id, subject, version, revoked_at } of rows) {
      const [accountId, revokedAt] = [Number(account_id), Number(revoked_at)];
      const name = nameOf(accountId, key_id, subject);
      this.#version = Number(version);
      this.#revocations.delete(name);
      this.#revocations.set(name, { accountId, keyId: key_id, subject, version: this.#version, revokedAt });
    }
    const before = Date.now() - maxTicketMs - maxSkewMs;
    for (const [name, { revokedAt }] of this.#revocations) {
      if (revokedAt >= before) break;
      this.#revocations.delete(name);
    }
  }

  isRevoked(accountId: number, { keyId, subject, version, createdAt }: Ticket): boolean {
    return [keyId, everyKey].some((key) => {
      const revocation = this.#revocations.get(nameOf(accountId, key, subject));
      return revocation !== undefined && (version < revocation.version || createdAt < revocation.revokedAt);
    });
  }
}

function nameOf(accountId: number, keyId: string, subject: string): string {
  return `${accountId} ${keyId} ${subject}`;
}
