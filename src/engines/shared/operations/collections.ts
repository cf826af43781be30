/** Finds, creates and deletes collections. */
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { nextIds } from '../../database.js';
import {
  type CollectionCreated,
  type CollectionDescription,
  type CollectionRef,
  type CollectionTotals,
  type Engine,
  type KeyedOutcome,
  stepBytes,
} from '../../engine.js';
import { powerOfTwo } from '../statement-slots.js';
import type { Context } from './operation-context.js';

/** The maximum number of rows that one step removes. */
const purgeRows = 500;

export function collectionOperations({ database, writer, points, record, change }: Context) {
  return {
    findCollections: (accountId, names) => {
      const wanted = Array.from(
        { length: powerOfTwo(names.length) },
        (_, index) => names[index] ?? names[0]!,
      );
      return points.all<CollectionRef>(
        `SELECT id, account_id AS "accountId", name, incarnation FROM collections JOIN heads ON collection_id = id
         WHERE account_id = $1 AND name IN (${wanted.map((_, index) => `$${index + 2}`)})`,
        [accountId, ...wanted],
      );
    },

    async describeCollection(id) {
      const [found] = await points.all<CollectionDescription>(
        `SELECT id, account_id AS "accountId", name, created_at AS "createdAt", incarnation, rows
         FROM collections JOIN heads ON collection_id = id WHERE id = $1`,
        [id],
      );
      return found;
    },

    async readNamesTag(accountId) {
      const [account] = await points.all<{ tag: string }>(
        'SELECT collections_tag AS tag FROM accounts WHERE id = $1',
        [accountId],
      );
      return account!.tag;
    },

    async readNames({ accountId, names, after = '', limit }) {
      const wanted = names ?? [];
      const isWanted =
        names === undefined ? '' : `AND name IN (${wanted.map((_, at) => `$${at + 3}`).join()})`;
      // The names contain no spaces.
      const [account] = await points.all<{ tag: string; names: string | null }>(
        `SELECT collections_tag AS tag, (
           SELECT string_agg(name, ' ' ORDER BY name) FROM (
             SELECT name FROM collections WHERE account_id = $1 AND name > $2 ${isWanted}
             ORDER BY name LIMIT $${wanted.length + 3} + 0) AS page) AS names
         FROM accounts WHERE id = $1`,
        [accountId, after, ...wanted, limit],
      );
      return { tag: account!.tag, names: account!.names?.split(' ') ?? [] };
    },

    createCollections: (accountId, wanted, now, maxCollections) =>
      database.transaction(async (trx) => {
        // This locks the counter, so the queries see all collections that were created before.
        const firstId = await nextIds(trx, 'collection', wanted.length);
        const ofAccount = () => trx('collections').where({ account_id: accountId });
        const names = wanted.map(({ name }) => name);
        const taken = new Set<string>(await ofAccount().whereIn('name', names).pluck('name'));
        let count =
          maxCollections === undefined ? 0 : Number((await ofAccount().count({ all: '*' }))[0]!.all);
        const created: CollectionRef[] = [];
        const keyed: KeyedOutcome[] = [];
        const results = wanted.map((each, index): CollectionCreated => {
          const { name, incarnation } = each;
          if (taken.has(name)) return 'exists';
          if (count >= (maxCollections ?? Number.POSITIVE_INFINITY)) return { collections: count };
          taken.add(name);
          count += 1;
          if (each.keyed !== undefined) keyed.push(each.keyed);
          const collection = { id: firstId + index, accountId, name, incarnation };
          created.push(collection);
          return collection;
        });
        if (created.length === 0) return results;
        await trx('collections').insert(
          created.map(({ id, name }) => ({ id, account_id: accountId, name, created_at: now })),
        );
        const counters = { seq: 0, next_row_id: 1, rows: 0, log_start: 0, index_version: 0 };
        await trx('heads').insert(
          created.map(({ id, incarnation }) => ({ collection_id: id, incarnation, ...counters })),
        );
        await renewTag(trx, accountId);
        if (keyed.length > 0) await record(trx, ...keyed);
        return results;
      }, accountId),

    deleteCollection: ({ id, accountId }, keyed) =>
      change(
        id,
        async (trx) => {
          if (!(await dropCollection(trx, { id, accountId }))) return false;
          if (keyed !== undefined) await record(trx, keyed);
          return true;
        },
        accountId,
      ),

    async purge() {
      if ((await writer.all('SELECT 1 FROM dropped_collections LIMIT 1', [])).length === 0) return false;
      return database.transaction(async (trx) => {
        // The lock makes instances take turns. Otherwise, an instance that finds no rows could finish while
        // another is still removing some.
        const gone = await trx('dropped_collections').forUpdate().first('collection_id');
        if (gone === undefined) return false;
        for (const [table, key, size] of [
          ['rows', 'id', 'octet_length(data)'],
          ['changes', 'last_seq', 'octet_length(changes)'],
          ['deleted_per_block', 'block', '0'],
          ['cursor_aliases', 'incarnation', '0'],
        ] as const) {
          const sized = trx(table).where(gone).orderBy(key).limit(purgeRows);
          const some = upToStepBytes(trx, sized.select(key, trx.raw(`${size} AS size`)).as('sized'), key);
          if ((await trx(table).where(gone).whereIn(key, some).delete()) > 0) return true;
        }
        await trx('dropped_collections').where(gone).delete();
        return true;
      });
    },

    async readTotals(accountIds) {
      const found = await database
        .knex('collections')
        .join('heads', 'heads.collection_id', 'collections.id')
        .whereIn('account_id', accountIds)
        .select('id', 'account_id', 'seq', 'rows', 'bytes');
      const totals = new Map<number, CollectionTotals[]>();
      for (const { account_id: accountId, ...collection } of found) {
        const ofAccount = totals.get(accountId);
        if (ofAccount === undefined) totals.set(accountId, [collection]);
        else ofAccount.push(collection);
      }
      return totals;
    },
  } satisfies Partial<Engine>;
}

/** Deletes a collection. `purge` removes its rows later. Returns false if the collection doesn't exist any more. */
export async function dropCollection(
  trx: Knex.Transaction,
  { id, accountId }: Pick<CollectionRef, 'id' | 'accountId'>,
): Promise<boolean> {
  // The head is locked first, because a write in progress has locked it.
  await trx('heads').where({ collection_id: id }).delete();
  await trx('schemas').where({ collection_id: id }).delete();
  if ((await trx('collections').where({ id }).delete()) === 0) return false;
  await trx('dropped_collections').insert({ collection_id: id });
  await renewTag(trx, accountId);
  return true;
}

/** Sets a random tag, so that a restored database never uses a tag again that stood for another list. */
async function renewTag(trx: Knex.Transaction, accountId: number): Promise<void> {
  await trx('accounts')
    .where({ id: accountId })
    .update({ collections_tag: randomBytes(8).toString('hex') });
}

/** Selects keys from `sized`, in order, until the sum of `size` reaches the limit of one step. */
function upToStepBytes(trx: Knex.Transaction, sized: Knex.QueryBuilder, key: string): Knex.QueryBuilder {
  const before = trx.raw('sum(size) OVER (ORDER BY ??) - size AS before', [key]);
  return trx
    .select(key)
    .from(trx.select(key, before).from(sized).as('summed'))
    .where('before', '<', stepBytes);
}
