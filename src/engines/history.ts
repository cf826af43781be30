/** The lives of collections: what tells cursors and entity tags of one from those of another. */
import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { Database } from './open.js';

/** Ten characters of 0-9a-z: about 52 bits. */
export function newIncarnation(): string {
  return Array.from({ length: 10 }, () => randomInt(36).toString(36)).join('');
}

/**
 * Gives every collection a new life and an empty log, which begins where the rows stand: what followers saw after
 * that point, in a database that a copy now stands for, was never part of this history.
 *
 * @returns how many collections there are, and how many rows in them
 */
export function beginHistories(database: Database): Promise<{ collections: number; rows: number }> {
  return database.transaction(async (trx) => {
    const heads = await trx('heads').select('collection_id', 'rows');
    await renew(trx, { log_start: trx.ref('seq') });
    await trx('changes').delete();
    await trx('cursor_aliases').delete();
    return { collections: heads.length, rows: heads.reduce((sum, { rows }) => sum + Number(rows), 0) };
  });
}

/**
 * Gives every collection of a copy a life of its own that goes on from the one it was copied from. Up to here both
 * have the same history, so the log is kept, and a cursor of the original leads to the same changes in the copy. What
 * comes after may differ, since nothing keeps the original from being written to: with one incarnation for both, a
 * cursor or entity tag of the one could stand for something else in the other, and nobody would notice.
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
