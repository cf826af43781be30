/**
 * Implements the engine operations that are not performance-critical for collections that are distributed
 * over workers. A statement concerns one collection, or only tables on the coordinator. Otherwise it reads
 * from all workers, and the results are joined here.
 */
import {
  type CollectionDescription,
  type CollectionTotals,
  dropped,
  type Engine,
  type IndexState,
  stepBytes,
} from '../engine.js';
import { never, trimEntries, trimHeads } from '../shared/operations/change-log.js';
import { purgedIds, purgeKeys } from '../shared/operations/indexes.js';
import { indexOf, type StoredIndex } from '../shared/stored-index.js';
import { arrayOf, type Pool } from './connection/pool.js';

export function spreadOperations(writer: Pool, points: Pool) {
  /** The last collection that `trim` has examined. */
  let examined = 0;
  return {
    /** Uses two queries, because Citus reads a whole table for a join: 2.2 ms instead of 0.15 ms. */
    async findCollections(accountId, names) {
      const found = await points.all<{ id: number; name: string }>(
        'SELECT id, name FROM collections WHERE account_id = $1 AND name = ANY($2::text[])',
        [accountId, arrayOf(names)],
      );
      if (found.length === 0) return [];
      const heads = await points.all<{ id: number; incarnation: string }>(
        'SELECT collection_id AS id, incarnation FROM heads WHERE collection_id = ANY($1::bigint[])',
        [arrayOf(found.map(({ id }) => id))],
      );
      const incarnations = new Map(heads.map(({ id, incarnation }) => [id, incarnation]));
      return found.flatMap(({ id, name }) => {
        const incarnation = incarnations.get(id);
        return incarnation === undefined ? [] : [{ id, accountId, name, incarnation }];
      });
    },

    async describeCollection(id) {
      const [[named], [head]] = await Promise.all([
        points.all<Omit<CollectionDescription, 'incarnation' | 'rows'>>(
          'SELECT id, account_id AS "accountId", name, created_at AS "createdAt" FROM collections WHERE id = $1',
          [id],
        ),
        points.all<Pick<CollectionDescription, 'incarnation' | 'rows'>>(
          'SELECT incarnation, rows FROM heads WHERE collection_id = $1',
          [id],
        ),
      ]);
      return named && head && { ...named, ...head };
    },

    /** Reads totals that are consistent per collection. Two workers do not share a snapshot. */
    async readTotals(accountIds) {
      const named = await points.all<{ id: number; accountId: number }>(
        'SELECT id, account_id AS "accountId" FROM collections WHERE account_id = ANY($1::bigint[])',
        [arrayOf(accountIds)],
      );
      const totals = new Map<number, CollectionTotals[]>();
      if (named.length === 0) return totals;
      const heads = await points.all<CollectionTotals>(
        'SELECT collection_id AS id, seq, rows, bytes FROM heads WHERE collection_id = ANY($1::bigint[])',
        [arrayOf(named.map(({ id }) => id))],
      );
      const accountOf = new Map(named.map(({ id, accountId }) => [id, accountId]));
      for (const head of heads) {
        const accountId = accountOf.get(head.id)!;
        const ofAccount = totals.get(accountId);
        if (ofAccount === undefined) totals.set(accountId, [head]);
        else ofAccount.push(head);
      }
      return totals;
    },

    /**
     * Does the same as `trim` in shared/operations/change-log.ts. It checks collections one by one, because few have more
     * changes than are always kept.
     */
    async trim(keepChanges, before, after = never) {
      const heads = await writer.all<{ id: number; seq: number; changes: number }>(
        `SELECT collection_id AS id, seq, seq - log_start AS changes FROM heads WHERE collection_id > $1
         ORDER BY collection_id LIMIT ${trimHeads}`,
        [examined],
      );
      for (const { id, seq, changes } of heads) {
        if (changes <= keepChanges) continue;
        const [due] = await writer.all<{ logStart: number | null }>(
          `SELECT max(last_seq) AS "logStart" FROM (
             SELECT last_seq, time, sum(size) OVER (ORDER BY last_seq) - size AS before FROM (
               SELECT last_seq, time, octet_length(changes) AS size FROM changes WHERE collection_id = $1
               ORDER BY last_seq LIMIT ${trimEntries}) AS sized) AS oldest
           WHERE before < ${stepBytes} AND last_seq <= $2 AND (time < $3 OR time > $4)`,
          [id, seq - keepChanges, before, after],
        );
        const logStart = due?.logStart ?? null;
        if (logStart === null) continue;
        await writer.all('UPDATE heads SET log_start = $1 WHERE collection_id = $2 AND log_start < $1', [
          logStart,
          id,
        ]);
        await writer.all('DELETE FROM changes WHERE collection_id = $1 AND last_seq <= $2', [id, logStart]);
        return true;
      }
      examined = heads.length < trimHeads ? 0 : heads.at(-1)!.id;
      return false;
    },

    async readIndexes() {
      const indexes = await writer.all<StoredIndex & Pick<IndexState, 'collectionId' | 'usedAt'>>(
        `SELECT id, collection_id AS "collectionId", fields, built_through AS stage, used_at AS "usedAt",
           row_key AS "rowKey" FROM sort_indexes`,
        [],
      );
      if (indexes.length === 0) return [];
      const named = await writer.all<{ id: number; accountId: number }>(
        'SELECT id, account_id AS "accountId" FROM collections WHERE id = ANY($1::bigint[])',
        [arrayOf([...new Set(indexes.map(({ collectionId }) => collectionId))])],
      );
      const accountOf = new Map(named.map(({ id, accountId }) => [id, accountId]));
      return indexes.map((index) => ({ ...indexOf(index), accountId: accountOf.get(index.collectionId) }));
    },

    async readUnpurgedIndexes() {
      const found = await writer.all<{ id: number }>(
        `SELECT id FROM sort_indexes WHERE EXISTS (SELECT 1 FROM sort_keys
           WHERE sort_keys.collection_id = sort_indexes.collection_id AND index_id = -sort_indexes.id)`,
        [],
      );
      return found.map(({ id }) => id);
    },

    /**
     * Deletes the range from the first key to a key that it reads before. For a DELETE with a subquery, a worker
     * without table statistics would read the subquery again for each key. Deleting 500 of 10,000 keys took 8 s.
     */
    async purgeIndex({ id, collectionId, stage }) {
      for (const keysOf of purgedIds({ id, stage })) {
        const [last] = await writer.all<{ key: string; rowId: number }>(
          `SELECT key::text, row_id AS "rowId" FROM (
             SELECT key, row_id FROM sort_keys WHERE collection_id = $1 AND index_id = $2
             ORDER BY collection_id, index_id, key, row_id LIMIT ${purgeKeys}) AS first
           ORDER BY first.key DESC, first.row_id DESC LIMIT 1`,
          [collectionId, keysOf],
        );
        if (last === undefined) continue;
        await writer.all(
          'DELETE FROM sort_keys WHERE collection_id = $1 AND index_id = $2 AND (key, row_id) <= ($3::bytea, $4::bigint)',
          [collectionId, keysOf, last.key, last.rowId],
        );
        return false;
      }
      if (stage !== dropped) return true;
      await writer.all(
        `DELETE FROM sort_indexes WHERE collection_id = $1 AND id = $2 AND built_through = ${dropped}
           AND NOT EXISTS (SELECT 1 FROM sort_keys WHERE collection_id = $1 AND index_id = $2)`,
        [collectionId, id],
      );
      const left = await writer.all('SELECT 1 FROM sort_indexes WHERE collection_id = $1 AND id = $2', [
        collectionId,
        id,
      ]);
      return left.length === 0;
    },
  } satisfies Partial<Engine>;
}
