/** The lives of collections: what tells cursors and entity tags of one from those of another. */
import { randomInt } from 'node:crypto';
import type { Database } from '../database.js';

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
    for (const { collection_id } of heads) {
      const renewed = { incarnation: newIncarnation(), floor: trx.ref('seq') };
      await trx('heads').where({ collection_id }).update(renewed);
    }
    await trx('changes').delete();
    return { collections: heads.length, rows: heads.reduce((sum, { rows }) => sum + Number(rows), 0) };
  });
}
