/** Reads and changes the schemas of collections. */
import type { Knex } from 'knex';
import { nextId } from '../../database.js';
import { type Engine, noSchema, type SchemaChange } from '../../engine.js';
import { rowKeyIn } from '../stored-index.js';
import type { Context } from './operation-context.js';
import { changeRule, entriesAfter } from './schema-or-row-key-change.js';

export function schemaOperations(context: Context) {
  const { knex } = context.database;
  return {
    async readSchema(collectionId) {
      const found = await knex('schemas').where({ collection_id: collectionId }).first('id', 'text', 'seq');
      return found && { id: Number(found.id), text: found.text, seq: Number(found.seq) };
    },

    async readTypes(accountId, names, most, withTexts) {
      const query = knex('schemas')
        .join('collections', 'collections.id', 'schemas.collection_id')
        .leftJoin('sort_indexes AS keyed', (on) =>
          on.on('keyed.collection_id', 'schemas.collection_id').onNotNull('keyed.row_key'),
        )
        .where('schemas.account_id', accountId)
        .orderBy('collections.name')
        .limit(most)
        .select(
          'collections.name',
          'collections.type_name',
          'schemas.collection_id',
          'schemas.id',
          'keyed.row_key',
        );
      if (withTexts) query.select('schemas.text');
      if (names !== undefined) query.whereIn('collections.name', [...names]);
      return (await query).map(({ name, type_name, collection_id, id, row_key, text = '' }) => {
        const ids = { collectionId: Number(collection_id), schemaId: Number(id) };
        return { name, typeName: type_name, ...ids, rowKey: rowKeyIn(row_key), text };
      });
    },

    changeSchema(change) {
      const { collection, from, text, after, conforms, maxBytes, typeName } = change;
      const of = { collection_id: collection.id };
      return changeRule(context, 'schema', change, {
        async refusalOf(trx, seq) {
          const present = await trx('schemas').where(of).first('id');
          if (Number(present?.id ?? noSchema) !== from) return 'moved';
          if (text === undefined) return undefined;
          const entries = await entriesAfter(trx, after, seq);
          if (entries === undefined) return 'behind';
          if (!conforms(entries)) return 'refused';
          // This lock serializes concurrent schema changes of one account, so that the size limit is exact.
          await trx('accounts').where({ id: collection.accountId }).forUpdate().first('id');
          const bytes = await bytesOfOthers(trx, collection);
          return bytes + Buffer.byteLength(text) > maxBytes ? { bytes } : undefined;
        },
        async apply(trx, seq) {
          await trx('schemas').where(of).delete();
          if (text === undefined) return;
          const id = await nextId(trx, 'schema');
          await trx('schemas').insert({ id, ...of, account_id: collection.accountId, text, seq });
          await nameType(trx, collection, typeName);
        },
      });
    },
  } satisfies Partial<Engine>;
}

async function bytesOfOthers(
  trx: Knex.Transaction,
  { id, accountId }: SchemaChange['collection'],
): Promise<number> {
  const [found] = await trx('schemas')
    .where({ account_id: accountId })
    .whereNot({ collection_id: id })
    .select(trx.raw('coalesce(sum(octet_length(text)), 0) AS bytes'));
  return Number(found.bytes);
}

/** Names the collection's type if it has no name yet. The name stays as long as the collection exists. */
async function nameType(
  trx: Knex.Transaction,
  { id, accountId }: SchemaChange['collection'],
  typeName: SchemaChange['typeName'],
): Promise<void> {
  const { type_name: known } = await trx('collections').where({ id }).first('type_name');
  if (known !== null) return;
  // An account can have so many collections that it would take seconds to read all of their names.
  const areTaken = async (names: readonly string[]): Promise<boolean> => {
    const found = await trx('collections')
      .where({ account_id: accountId })
      .whereRaw(`lower(type_name) IN (${names.map(() => '?').join()})`, [...names])
      .first('id');
    return found !== undefined;
  };
  await trx('collections')
    .where({ id })
    .update({ type_name: await typeName(areTaken) });
}
