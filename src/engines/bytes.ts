/**
 * The bytes of a collection's rows. Each commit adds to `bytes` what it makes of them, and moves `bytes_seq` on by as
 * much as `seq`. A version that keeps no count moves `seq` alone: one from before, or one that still runs on the same
 * PostgreSQL. So a collection is counted exactly when both are the same; where they aren't, all its rows are counted
 * in one snapshot, which tells how much is missing from `bytes`, whatever is written meanwhile.
 */
import type { Knex } from 'knex';
import type { Database } from './database.js';

/** Counted in one statement: no server gives up on that. */
const rowsAtOnce = 20_000;

export interface BytesOfRows {
  /** How many changes of the collection aren't in its `bytes`. */
  readonly uncounted: number;
  readonly missing: number;
}

/** Undefined where the collection is gone, or `signal` was aborted. */
export function bytesOfRows(
  database: Database,
  collectionId: number,
  signal: AbortSignal,
): Promise<BytesOfRows | undefined> {
  const read = (trx: Knex.Transaction) => count(trx, collectionId, signal);
  // A transaction of the other kind would keep writers away on SQLite, where any reads one state.
  if (database.dialect === 'sqlite') return database.knex.transaction(read);
  return database.transaction(async (trx) => {
    await trx.raw('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return read(trx);
  });
}

async function count(
  snapshot: Knex.Transaction,
  collectionId: number,
  signal: AbortSignal,
): Promise<BytesOfRows | undefined> {
  const head = await snapshot('heads')
    .where({ collection_id: collectionId })
    .first('seq', 'bytes', 'bytes_seq');
  if (head === undefined) return undefined;
  let bytes = 0;
  for (let after = 0; !signal.aborted; ) {
    const read = await countSome(snapshot, collectionId, after);
    bytes += read.bytes;
    if (read.last === null) return { uncounted: head.seq - head.bytes_seq, missing: bytes - head.bytes };
    after = read.last;
  }
  return undefined;
}

async function countSome(
  snapshot: Knex.Transaction,
  collectionId: number,
  after: number,
): Promise<{ readonly last: number | null; readonly bytes: number }> {
  const some = snapshot('rows')
    .where({ collection_id: collectionId })
    .where('id', '>', after)
    .orderBy('id')
    .limit(rowsAtOnce)
    .select('id', snapshot.raw('octet_length(data) AS size'));
  const [read] = await snapshot
    .from(some.as('some'))
    .select(snapshot.raw('max(id) AS last, coalesce(sum(size), 0) AS bytes'));
  return { last: read.last, bytes: Number(read.bytes) };
}
