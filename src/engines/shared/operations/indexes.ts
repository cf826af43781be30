/** Creates, advances, drops and reads automatic indexes. Each engine stores their keys itself. */
import { nextId } from '../../database.js';
import { begun, dropped, type Engine, type IndexState } from '../../engine.js';
import { columnsOfDropped, fieldsOf, indexOf, type StoredIndex, storedFields } from '../stored-index.js';
import type { Context } from './operation-context.js';

/** Returns the `index_id` of the keys that an index doesn't need any more. */
export function purgedIds({ id, stage }: Pick<IndexState, 'id' | 'stage'>): readonly number[] {
  return stage === dropped ? [-id, id] : [-id];
}

/** The maximum number of index keys that one step removes. */
export const purgeKeys = 500;

export function indexOperations({ writer, points, change }: Context) {
  return {
    async readIndexes() {
      type Found = StoredIndex & Pick<IndexState, 'collectionId' | 'usedAt'> & { accountId: number | null };
      const found = await writer.all<Found>(
        `SELECT sort_indexes.id, collection_id AS "collectionId", fields, built_through AS stage,
           used_at AS "usedAt", row_key AS "rowKey", account_id AS "accountId"
         FROM sort_indexes LEFT JOIN collections ON collections.id = collection_id`,
        [],
      );
      return found.map((index) => ({ ...indexOf(index), accountId: index.accountId ?? undefined }));
    },

    async readIndexesOf(collectionId) {
      const found = await points.all<Pick<StoredIndex, 'fields' | 'stage'>>(
        `SELECT fields, built_through AS stage FROM sort_indexes WHERE collection_id = $1
           AND built_through <> ${dropped} ORDER BY id`,
        [collectionId],
      );
      return found.map(({ fields, stage }) => ({ fields: fieldsOf(fields), stage }));
    },

    async readUnpurgedIndexes() {
      const found = await writer.all<{ id: number }>(
        'SELECT id FROM sort_indexes WHERE EXISTS (SELECT 1 FROM sort_keys WHERE index_id = -sort_indexes.id)',
        [],
      );
      return found.map(({ id }) => id);
    },

    beginIndex: (collectionId, fields, usedAt, maxIndexes) =>
      change(collectionId, async (trx) => {
        // Index ids are never reused, because an instance may still work on a deleted index. Concurrent
        // requests wait here for each other.
        const id = await nextId(trx, 'index');
        const of = { collection_id: collectionId };
        const collection = await trx('collections').where({ id: collectionId }).first('account_id');
        if (collection === undefined) return undefined;
        const kept = trx('sort_indexes').where(of).whereNull('row_key').whereNot({ built_through: dropped });
        const [{ count } = { count: 0 }] = await kept.count({ count: '*' });
        if (Number(count) >= maxIndexes) return undefined;
        const [created] = await trx('sort_indexes')
          .insert({ id, ...of, fields: storedFields(fields), built_through: begun, used_at: usedAt })
          .onConflict(['collection_id', 'fields'])
          .ignore()
          .returning('id');
        if (created === undefined) return undefined;
        await trx('heads').where(of).increment('index_version');
        const accountId = Number(collection.account_id);
        return { id, collectionId, accountId, fields, stage: begun, usedAt };
      }),

    advanceIndex: ({ id, collectionId, stage: from }, stage) =>
      change(collectionId, async (trx) => {
        // Commits that are planned on the earlier stage have no effect.
        await trx('heads').where({ collection_id: collectionId }).increment('index_version');
        const index = trx('sort_indexes').where({ id, collection_id: collectionId, built_through: from });
        return (await index.update({ built_through: stage })) > 0;
      }),

    dropIndex: ({ id, collectionId, accountId, usedAt }) =>
      change(collectionId, async (trx) => {
        // The head is locked first, because a step that builds keys has locked it.
        await trx('heads').where({ collection_id: collectionId }).increment('index_version');
        const index = trx('sort_indexes').where({ id, collection_id: collectionId, used_at: usedAt });
        if (accountId !== undefined) index.whereNull('row_key');
        return (await index.update(columnsOfDropped(id))) > 0;
      }),

    async purgeIndex({ id, stage }) {
      const columns = 'index_id, key, row_id';
      for (const keysOf of purgedIds({ id, stage })) {
        const removed = await writer.all(
          `DELETE FROM sort_keys WHERE (${columns}) IN (SELECT ${columns} FROM sort_keys WHERE index_id = $1
             LIMIT ${purgeKeys}) RETURNING 1`,
          [keysOf],
        );
        if (removed.length > 0) return false;
      }
      if (stage !== dropped) return true;
      // Another instance may be about to remove the remaining keys, so the statement checks that no keys exist.
      await writer.all(
        `DELETE FROM sort_indexes WHERE id = $1 AND built_through = ${dropped}
           AND NOT EXISTS (SELECT 1 FROM sort_keys WHERE index_id = $1)`,
        [id],
      );
      // Another instance may have removed the index.
      return (await writer.all('SELECT 1 FROM sort_indexes WHERE id = $1', [id])).length === 0;
    },

    async touchIndex({ id, collectionId }, usedAt) {
      const sql = 'UPDATE sort_indexes SET used_at = $1 WHERE id = $2 AND collection_id = $3';
      await writer.all(sql, [usedAt, id, collectionId]);
    },
  } satisfies Partial<Engine>;
}
