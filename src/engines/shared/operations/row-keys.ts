/** Reads and changes the row keys of collections. The index of a row key is one of the automatic indexes. */
import type { Knex } from 'knex';
import { type Engine, type IndexState, type KeyInFile, whole } from '../../engine.js';
import { rowKeyIn } from '../stored-index.js';
import type { Context } from './operation-context.js';
import { changeRule, entriesAfter } from './schema-or-row-key-change.js';

/** The number of keys in one statement, because the drivers limit its parameters. */
const keysAtOnce = 500;

export function rowKeyOperations(context: Context) {
  const { knex, migrated } = context.database;
  /**
   * Selects keys of an index. If the index was dropped, selects none, because commits no longer maintain its keys. On Citus,
   * the collection determines the worker.
   */
  const keysOf = (on: Knex, { id, collectionId }: IndexState): Knex.QueryBuilder => {
    const index = on('sort_indexes').where({ id, collection_id: collectionId, built_through: whole });
    const keys = on('sort_keys')
      .where({ index_id: id })
      .whereExists(index.select(on.raw('1')));
    return migrated.citus === 'spread' ? keys.where({ collection_id: collectionId }) : keys;
  };

  const sharedKeys = async (on: Knex, index: IndexState, keys: readonly string[]): Promise<KeyInFile[]> => {
    const found: KeyInFile[] = [];
    // A key in two statements would seem to have more rows than it has.
    const wanted = [...new Set(keys)];
    for (let from = 0; from < wanted.length; from += keysAtOnce) {
      const some = wanted.slice(from, from + keysAtOnce).map((key) => Buffer.from(key, 'hex'));
      const owners = await keysOf(on, index)
        .whereIn('key', some)
        .orderBy(['key', 'row_id'])
        .select('key', 'row_id');
      found.push(...owners.map(keyInFile));
    }
    return found.filter(({ key }, at) => key === found[at - 1]?.key || key === found[at + 1]?.key);
  };

  return {
    async readRowKey(collectionId) {
      const found = await knex('sort_indexes')
        .where({ collection_id: collectionId })
        .whereNotNull('row_key')
        .first('row_key');
      return rowKeyIn(found?.row_key ?? null);
    },

    async readKeys(index, from, most) {
      const keys = keysOf(knex, index).where('key', '>=', Buffer.from(from, 'hex'));
      return (await keys.orderBy(['key', 'row_id']).limit(most).select('key', 'row_id')).map(keyInFile);
    },

    readSharedKeys: (index, keys) => sharedKeys(knex, index, keys),

    changeRowKey(change) {
      const { collection, from, to, after, writtenKeys } = change;
      const of = { collection_id: collection.id };
      return changeRule(context, 'row key', change, {
        async refusalOf(trx, seq) {
          const present = await trx('sort_indexes').where(of).whereNotNull('row_key').first('row_key');
          if ((present?.row_key ?? undefined) !== (from && JSON.stringify(from))) return 'moved';
          if (to === undefined) return undefined;
          const index = trx('sort_indexes').where({ ...of, id: to.index.id, built_through: whole });
          if ((await index.first('id')) === undefined) return 'moved';
          const entries = await entriesAfter(trx, after, seq);
          if (entries === undefined) return 'behind';
          const keys = writtenKeys(entries);
          const isAllowed = keys !== undefined && (await sharedKeys(trx, to.index, keys)).length === 0;
          return isAllowed ? undefined : 'refused';
        },
        async apply(trx) {
          await trx('sort_indexes').where(of).whereNotNull('row_key').update({ row_key: null });
          if (to === undefined) return;
          const index = trx('sort_indexes').where({ ...of, id: to.index.id });
          await index.update({ row_key: JSON.stringify(to.fields) });
        },
      });
    },
  } satisfies Partial<Engine>;
}

function keyInFile({ key, row_id: rowId }: { readonly key: Buffer; readonly row_id: unknown }): KeyInFile {
  return { key: key.toString('hex'), rowId: Number(rowId) };
}
