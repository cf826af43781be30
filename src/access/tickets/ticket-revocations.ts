/**
 * Stores which tickets were revoked: those of a subject that were created before a version of the registry. The rows
 * are kept for as long as such a ticket can last.
 *
 * Every server has all revocations in memory, so their number is bounded. If there are too many, the oldest ones of a
 * key are merged into one for all of its subjects. It revokes the tickets that are older than these revocations, so no
 * revoked ticket becomes valid again. Tickets of other subjects that are as old end too, and their clients renew them.
 */
import type { Knex } from 'knex';
import { registryVersion } from '../registry.js';
import type { Ticket } from './ticket.js';
import { maxTicketMs } from './ticket-secrets.js';

interface Revocation {
  readonly accountId: number;
  /** Empty for the tickets of all keys of the account. */
  readonly keyId: string;
  /** `*` for all subjects. */
  readonly subject: string;
  /** Tickets that were created at an earlier version of the registry end. */
  readonly version: number;
  /**
   * Milliseconds since the epoch. Tickets that were created earlier end too: if a backup was restored, the version of
   * the registry has gone back, but not the time.
   */
  readonly revokedAt: number;
}

const table = 'ticket_revocations';
const everyKey = '';
/** No subject has this name. */
const everySubject = '*';
/** The clock of an instance can be wrong by this much, in both directions, before a revocation is deleted too early. */
const maxSkewMs = 86_400_000;

/**
 * The maximum number of revocations that servers keep in memory, at about 300 bytes each. If no key of an account has
 * `few`, those of all of its keys are merged.
 */
const revocationBounds = { account: 10_000, total: 100_000, few: 100 };
/** Counting all revocations takes milliseconds, so it is done once in so many changes of the registry. */
const countEvery = 100;

/** Revokes the tickets of a subject, in the transaction of a change of the registry. */
export async function revokeSubject(
  trx: Knex.Transaction,
  accountId: number,
  keyId: string | undefined,
  subject: string,
  bounds = revocationBounds,
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
  await keepWithin(trx, version, bounds, accountId);
}

/** Merges revocations if the account, or all accounts together, have too many. */
async function keepWithin(
  trx: Knex.Transaction,
  version: number,
  { account, total, few }: typeof revocationBounds,
  accountId: number,
): Promise<void> {
  if ((await countOf(trx, { account_id: accountId })) > account)
    await mergeOldest(trx, version, few, { account_id: accountId });
  if (version % countEvery !== 0) return;
  // If every account has only one revocation, merging them would change nothing.
  let before = Number.POSITIVE_INFINITY;
  for (let count = await countOf(trx, {}); count > total && count < before; count = await countOf(trx, {})) {
    before = count;
    await mergeOldest(trx, version, few, {});
  }
}

async function countOf(trx: Knex.Transaction, part: object): Promise<number> {
  const [row] = await trx(table).where(part).count({ count: '*' });
  return Number(row!.count);
}

/**
 * Merges the older half of the revocations of the key that has most of them. If this key has only a few, merges those of
 * all keys of its account.
 */
async function mergeOldest(trx: Knex.Transaction, version: number, few: number, part: object): Promise<void> {
  const [largest] = (await trx(table)
    .where(part)
    .groupBy('account_id', 'key_id')
    .orderBy('count', 'desc')
    .limit(1)
    .select('account_id', 'key_id')
    .count({ count: '*' })) as { account_id: number; key_id: string; count: number | string }[];
  const { account_id, key_id, count } = largest!;
  const isOfKey = Number(count) >= few;
  const whose = isOfKey ? { account_id, key_id } : { account_id };
  const merged = { account_id, key_id: isOfKey ? key_id : everyKey, subject: everySubject };
  const half = Math.ceil((await countOf(trx, whose)) / 2);
  const [last] = await trx(table)
    .where(whose)
    .orderBy('version')
    .offset(half - 1)
    .limit(1)
    .select('version');
  const before_version = last!.version;
  const older = trx(table).where(whose).where('version', '<=', before_version);
  const [times] = await older.clone().orWhere(merged).max({ revoked_at: 'revoked_at' });
  await older.delete();
  await trx(table)
    .insert({ ...merged, version, before_version, revoked_at: times!.revoked_at })
    .onConflict(['account_id', 'key_id', 'subject'])
    .merge();
}

/** Returns the time of the last revocation of a subject's tickets, or 0. A ticket created now must not be earlier. */
export async function lastRevokedAt(knex: Knex, accountId: number, subject: string): Promise<number> {
  const [row] = await knex(table)
    .where({ account_id: accountId })
    .whereIn('subject', [subject, everySubject])
    .max('revoked_at as at');
  return Number(row?.at ?? 0);
}

/** The revocations in memory, for the check of each ticket without a query. */
export class TicketRevocations {
  /** The least recent ones come first. */
  readonly #revocations = new Map<string, Revocation>();
  #version = 0;

  get size(): number {
    return this.#revocations.size;
  }

  /** Reads the revocations since the last call. */
  async refresh(knex: Knex): Promise<void> {
    const rows = await knex(table).where('version', '>', this.#version).orderBy('version');
    for (const { account_id, key_id: keyId, subject, version, before_version, revoked_at } of rows) {
      const [accountId, revokedAt] = [Number(account_id), Number(revoked_at)];
      const name = nameOf(accountId, keyId, subject);
      const revocation = { accountId, keyId, subject, version: Number(before_version ?? version), revokedAt };
      this.#version = Number(version);
      this.#revocations.delete(name);
      if (subject === everySubject) this.#forgetMerged(revocation);
      this.#revocations.set(name, revocation);
    }
    const before = Date.now() - maxTicketMs - maxSkewMs;
    for (const [name, { revokedAt }] of this.#revocations) {
      if (revokedAt >= before) break;
      this.#revocations.delete(name);
    }
  }

  isRevoked(accountId: number, { keyId, subject, version, createdAt }: Ticket): boolean {
    const isBefore = (key: string, of: string): boolean => {
      const revocation = this.#revocations.get(nameOf(accountId, key, of));
      return revocation !== undefined && (version < revocation.version || createdAt < revocation.revokedAt);
    };
    return [keyId, everyKey].some((key) => isBefore(key, subject) || isBefore(key, everySubject));
  }

  #forgetMerged({ accountId, keyId, version }: Revocation): void {
    for (const [name, each] of this.#revocations) {
      if (each.version > version) continue;
      if (each.accountId === accountId && [each.keyId, everyKey].includes(keyId))
        this.#revocations.delete(name);
    }
  }
}

function nameOf(accountId: number, keyId: string, subject: string): string {
  return `${accountId} ${keyId} ${subject}`;
}
