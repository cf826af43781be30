/** Manages the incarnations of collections, which distinguish the cursors of two histories of a name. */
import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { Database } from './database.js';

/** Returns ten random characters of 0-9a-z, about 52 bits. */
export function newIncarnation(): string {
  return Array.from({ length: 10 }, () => randomInt(36).toString(36)).join('');
}

/**
 * Assigns every collection a new incarnation and an empty change log that starts at the present rows. It is
 * used when a copy replaces a database. Changes that clients saw in the old database after the copy are not
 * part of this history.
 *
 * @returns the number of collections and of all their rows
 */
export function beginHistories(
  database: Pick<Database, 'transaction'>,
): Promise<{ collections: number; rows: number }> {
  return database.transaction(async (trx) => {
    const heads = await trx('heads').select('collection_id', 'rows');
    await renew(trx, { log_start: trx.ref('seq') });
    await trx('changes').delete();
    await trx('cursor_aliases').delete();
    return { collections: heads.length, rows: heads.reduce((sum, { rows }) => sum + Number(rows), 0) };
  });
}

/**
 * Assigns every collection of a copy a new incarnation that continues the original. Up to this point, both
 * have the same history. The change log is therefore kept, and a cursor of the original leads to the same
 * changes in the copy.
 *
 * Later changes may differ, because the original may still be written to. If both had the same incarnation, a
 * cursor or ETag of one could silently mean something else in the other.
 */
export async function forkHistories(trx: Knex.Transaction): Promise<void> {
  const shared = trx('heads').select('collection_id', 'incarnation', 'seq');
  await trx('cursor_aliases').insert(shared);
  await renew(trx, {});
}

async function renew(trx: Knex.Transaction, also: Record<string, unknown>): Promise<void> {
  for (const id of await trx('heads').pluck('collection_id')) {
    await trx('heads')
      .where({ collection_id: id })
      .update({ incarnation: newIncarnation(), ...also });
  }
}
