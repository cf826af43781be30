/** Reads and changes the schemas of collections. */
import type { Knex } from 'knex';
import type { LogEntry } from '../../log/entry.js';
import { nextId } from '../database.js';
import { type Engine, noSchema, type SchemaChange } from '../engine.js';
import { readGroupLog } from './change-log.js';
import type { Context } from './context.js';
import { rowKeyIn } from './indexes.js';

export function schemaOperations({ database: { knex }, record, change }: Context) {
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

    beginSchemaChange: (collectionId, token, forMs) => announce(knex, collectionId, token, forMs),
    endSchemaChange: (collectionId, token) => endAnnounced(knex, collectionId, token),

    changeSchema: ({ collection, from, text, after, conforms, maxBytes, typeName, isDryRun, keyed }) =>
      change(
        collection.id,
        async (trx) => {
          const of = { collection_id: collection.id };
          // The head is locked first, because a write in progress has locked it.
          const head = await trx('heads').where(of).forUpdate().first('seq');
          if (head === undefined) return undefined;
          const seq = Number(head.seq);
          const present = await trx('schemas').where(of).first('id');
          if (Number(present?.id ?? noSchema) !== from) return 'moved';
          if (text !== undefined) {
            const entries = await readGroupLog(after, seq, (sql, parameters) => select(trx, sql, parameters));
            if (entries === undefined) return 'behind';
            if (!conforms(entries)) return 'refused';
            // This lock serializes concurrent schema changes of one account, so that the size limit is exact.
            await trx('accounts').where({ id: collection.accountId }).forUpdate().first('id');
            const bytes = await bytesOfOthers(trx, collection);
            if (bytes + Buffer.byteLength(text) > maxBytes) return { bytes };
          }
          if (keyed !== undefined) await record(trx, keyed);
          if (isDryRun) return 'changed';
          await trx('schemas').where(of).delete();
          if (text !== undefined) {
            const id = await nextId(trx, 'schema');
            await trx('schemas').insert({ id, ...of, account_id: collection.accountId, text, seq });
            await nameType(trx, collection, typeName);
          }
          // Groups that were planned earlier are planned again.
          await trx('heads').where(of).increment('index_version');
          return 'changed';
        },
        collection.accountId,
      ),
  } satisfies Partial<Engine>;
}

/**
 * Announces a change that only one request at a time can make. Returns false during `forMs` of another one.
 *
 * @param subject the id of a collection for its schema, and the negative id for its row key
 */
export async function announce(knex: Knex, subject: number, token: string, forMs: number): Promise<boolean> {
  const now = Date.now();
  const begun = await knex('schema_changes')
    .insert({ collection_id: subject, token, until: now + forMs })
    .onConflict('collection_id')
    .merge()
    .where('schema_changes.until', '<', now)
    .returning('token');
  return begun.length > 0;
}

export async function endAnnounced(knex: Knex, subject: number, token: string): Promise<void> {
  await knex('schema_changes').where({ collection_id: subject, token }).delete();
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

/** Runs a statement with the parameters `$1`, `$2` and so on. */
export async function select(
  trx: Knex.Transaction,
  sql: string,
  parameters: readonly number[],
): Promise<LogEntry[]> {
  const bindings = Object.fromEntries(parameters.map((value, index) => [`p${index + 1}`, value]));
  const result = await trx.raw(sql.replaceAll(/\$(\d)/g, ':p$1'), bindings);
  return Array.isArray(result) ? result : result.rows;
}
