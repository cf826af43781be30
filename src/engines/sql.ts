/**
 * Implements the engine operations that are not performance-critical, with SQL that works on both engines.
 */
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { LoggedEntry } from '../log/entry.js';
import type { FieldOrder } from '../values/order.js';
import type { Database } from './database.js';
import {
  type CollectionDescription,
  type CollectionRef,
  type CollectionTotals,
  type CollectionType,
  dropped,
  type IndexState,
  type KeyedOutcome,
  KeyTaken,
  type SchemaChange,
  type SchemaChanged,
  type StoredSchema,
  stepBytes,
  TooManyCollections,
} from './engine.js';
import { fieldsOf, storedFields } from './index-fields.js';
import { nextId } from './open.js';
import * as schemas from './schemas.js';

/**
 * Runs one statement on its own. Its parameters are `$1`, `$2` and so on, in the order of their first use.
 */
export interface Statements {
  all<Row>(sql: string, parameters: readonly (string | number)[]): Promise<Row[]>;
}

/** The maximum numbers of rows, log entries, index keys and idempotency records that one step removes. */
const purgeRows = 500;
export const trimEntries = 200;
export const purgeKeys = 500;
const expireRecords = 500;
/** Later than all times. */
export const never = Number.MAX_SAFE_INTEGER;

export abstract class SqlEngine {
  readonly #database: Database;
  readonly #on: { readonly writer: Statements; readonly points: Statements; readonly log: Statements };

  constructor(database: Database, on: { writer: Statements; points: Statements; log: Statements }) {
    this.#database = database;
    this.#on = on;
  }

  async findCollection(accountId: number, name: string): Promise<CollectionRef | undefined> {
    const [found] = await this.#on.points.all<{ id: number; incarnation: string }>(
      `SELECT id, incarnation FROM collections JOIN heads ON collection_id = id WHERE account_id = $1 AND name = $2`,
      [accountId, name],
    );
    return found && { id: found.id, accountId, name, incarnation: found.incarnation };
  }

  async describeCollection(id: number): Promise<CollectionDescription | undefined> {
    const [found] = await this.#on.points.all<CollectionDescription>(
      `SELECT id, account_id AS "accountId", name, created_at AS "createdAt", incarnation, rows
       FROM collections JOIN heads ON collection_id = id WHERE id = $1`,
      [id],
    );
    return found;
  }

  async readNamesTag(accountId: number): Promise<string> {
    const [account] = await this.#on.points.all<{ tag: string }>(
      'SELECT collections_tag AS tag FROM accounts WHERE id = $1',
      [accountId],
    );
    return account!.tag;
  }

  createCollection(
    accountId: number,
    name: string,
    incarnation: string,
    now: number,
    keyed?: KeyedOutcome,
    maxCollections?: number,
  ): Promise<CollectionRef | undefined> {
    return this.#database.transaction(async (trx) => {
      const id = await nextId(trx, 'collection');
      const [created] = await trx('collections')
        .insert({ id, account_id: accountId, name, created_at: now })
        .onConflict(['account_id', 'name'])
        .ignore()
        .returning('id');
      if (created === undefined) return undefined;
      if (maxCollections !== undefined) await refuseMore(trx, accountId, maxCollections);
      const head = {
        collection_id: id,
        incarnation,
        seq: 0,
        next_row_id: 1,
        rows: 0,
        log_start: 0,
        index_version: 0,
      };
      await trx('heads').insert(head);
      await renewTag(trx, accountId);
      await record(trx, keyed);
      return { id, accountId, name, incarnation };
    }, accountId);
  }

  deleteCollection(
    { id, accountId }: Pick<CollectionRef, 'id' | 'accountId'>,
    keyed?: KeyedOutcome,
  ): Promise<boolean> {
    return this.#database.transaction(async (trx) => {
      // The head is locked first, because a write in progress has locked it.
      await trx('heads').where({ collection_id: id }).delete();
      await trx('schemas').where({ collection_id: id }).delete();
      if ((await trx('collections').where({ id }).delete()) === 0) return false;
      await trx('dropped_collections').insert({ collection_id: id });
      await renewTag(trx, accountId);
      await record(trx, keyed);
      return true;
    }, accountId);
  }

  async purge(): Promise<boolean> {
    if ((await this.#on.writer.all('SELECT 1 FROM dropped_collections LIMIT 1', [])).length === 0)
      return false;
    return this.#database.transaction(async (trx) => {
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
  }

  async trim(keepChanges: number, before: number, after = never): Promise<boolean> {
    // Selects the oldest entries of one collection that exceed both limits (number and age), at most as many
    // as one step processes. Because times grow with seqs, the query checks the oldest entry first. With
    // 400,000 recent entries, this check reduced the time from 735 ms to 0.3 ms. `log_start` moves before the
    // entries are deleted, so that a reader does not mistake the gap for the start of the log.
    const [due] = await this.#on.writer.all<{ id: number; logStart: number }>(
      `SELECT id, max(last_seq) AS "logStart" FROM (
         SELECT id, seq, last_seq, time, sum(size) OVER (ORDER BY last_seq) - size AS before FROM (
           SELECT h.id, h.seq, c.last_seq, c.time, octet_length(c.changes) AS size FROM (
             SELECT collection_id AS id, seq FROM heads WHERE seq - log_start > $1 AND EXISTS (
               SELECT 1 FROM (SELECT last_seq, time FROM changes WHERE changes.collection_id = heads.collection_id
                 ORDER BY last_seq LIMIT 1) AS oldest WHERE oldest.last_seq <= heads.seq - $1 AND (oldest.time < $2 OR oldest.time > $3))
             LIMIT 1) AS h
           JOIN changes AS c ON c.collection_id = h.id ORDER BY c.last_seq LIMIT ${trimEntries}) AS sized) AS oldest
       WHERE before < ${stepBytes} AND last_seq <= seq - $1 AND (time < $2 OR time > $3) GROUP BY id`,
      [keepChanges, before, after],
    );
    if (due === undefined) return false;
    const { id, logStart } = due;
    await this.#on.writer.all('UPDATE heads SET log_start = $1 WHERE collection_id = $2 AND log_start < $1', [
      logStart,
      id,
    ]);
    await this.#on.writer.all('DELETE FROM changes WHERE collection_id = $1 AND last_seq <= $2', [
      id,
      logStart,
    ]);
    return true;
  }

  record(trx: Knex.Transaction, keyed: KeyedOutcome): Promise<void> {
    return record(trx, keyed);
  }

  async expireKeyed(before: number): Promise<boolean> {
    const removed = await this.#on.writer.all(
      `DELETE FROM idempotency_keys WHERE (account_id, key) IN (
         SELECT account_id, key FROM (
           SELECT account_id, key, sum(octet_length(outcome)) OVER (ORDER BY created_at, account_id, key)
             - octet_length(outcome) AS before
           FROM (SELECT * FROM idempotency_keys WHERE created_at < $1 ORDER BY created_at LIMIT ${expireRecords}) AS oldest
         ) AS sized WHERE before < ${stepBytes}) RETURNING 1`,
      [before],
    );
    return removed.length > 0;
  }

  async readTotals(accountIds: readonly number[]): Promise<Map<number, CollectionTotals[]>> {
    const found = await this.#database
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
  }

  readSchema(collectionId: number): Promise<StoredSchema | undefined> {
    return schemas.readSchema(this.#database, collectionId);
  }

  readTypes(
    accountId: number,
    names: ReadonlySet<string> | undefined,
    most: number,
    withTexts: boolean,
  ): Promise<readonly CollectionType[]> {
    return schemas.readTypes(this.#database, accountId, names, most, withTexts);
  }

  beginSchemaChange(collectionId: number, token: string, forMs: number): Promise<boolean> {
    return schemas.beginSchemaChange(this.#database, collectionId, token, forMs);
  }

  endSchemaChange(collectionId: number, token: string): Promise<void> {
    return schemas.endSchemaChange(this.#database, collectionId, token);
  }

  changeSchema(change: SchemaChange): Promise<SchemaChanged | undefined> {
    return this.#database.transaction(
      (trx) => schemas.changeSchema(trx, change, (...of) => this.record(...of)),
      change.collection.accountId,
    );
  }

  async readIndexes(): Promise<readonly IndexState[]> {
    const found = await this.#on.writer.all<StoredIndex>(
      `SELECT sort_indexes.id, collection_id AS "collectionId", fields, built_through AS "builtThrough",
         used_at AS "usedAt", account_id AS "accountId"
       FROM sort_indexes LEFT JOIN collections ON collections.id = collection_id`,
      [],
    );
    return found.map(({ fields, accountId, ...index }) => ({
      ...index,
      fields: fieldsOf(fields),
      accountId: accountId ?? undefined,
    }));
  }

  beginIndex(
    collectionId: number,
    fields: readonly FieldOrder[],
    usedAt: number,
    maxIndexes: number,
  ): Promise<IndexState | undefined> {
    return this.#database.transaction(async (trx) => {
      // Index ids are never reused, because an instance may still work on a deleted index. Concurrent
      // requests wait here for each other.
      const id = await nextId(trx, 'index');
      const collection = await trx('collections').where({ id: collectionId }).first('account_id');
      if (collection === undefined) return undefined;
      const kept = trx('sort_indexes')
        .where({ collection_id: collectionId })
        .whereNot({ built_through: dropped });
      const [{ count } = { count: 0 }] = await kept.count({ count: '*' });
      if (Number(count) >= maxIndexes) return undefined;
      const index = {
        id,
        collection_id: collectionId,
        fields: storedFields(fields),
        built_through: 0,
        used_at: usedAt,
      };
      const [begun] = await trx('sort_indexes')
        .insert(index)
        .onConflict(['collection_id', 'fields'])
        .ignore()
        .returning('id');
      if (begun === undefined) return undefined;
      await trx('heads').where({ collection_id: collectionId }).increment('index_version');
      const accountId = Number(collection.account_id);
      return { id, collectionId, accountId, fields, builtThrough: 0, usedAt };
    });
  }

  dropIndex({ id, collectionId, usedAt }: IndexState): Promise<boolean> {
    return this.#database.transaction(async (trx) => {
      // The head is locked first, because a step that builds keys has locked it.
      await trx('heads').where({ collection_id: collectionId }).increment('index_version');
      const index = trx('sort_indexes').where({ id, collection_id: collectionId, used_at: usedAt });
      return (await index.update({ built_through: dropped })) > 0;
    });
  }

  async purgeIndex({ id }: IndexState): Promise<boolean> {
    const columns = 'index_id, key, row_id';
    const removed = await this.#on.writer.all(
      `DELETE FROM sort_keys WHERE (${columns}) IN (SELECT ${columns} FROM sort_keys WHERE index_id = $1
         LIMIT ${purgeKeys}) RETURNING 1`,
      [id],
    );
    if (removed.length > 0) return false;
    // Another instance may be about to remove the remaining keys, so the statement checks that no keys exist.
    const gone = await this.#on.writer.all(
      `DELETE FROM sort_indexes WHERE id = $1 AND built_through = ${dropped}
         AND NOT EXISTS (SELECT 1 FROM sort_keys WHERE index_id = $1) RETURNING 1`,
      [id],
    );
    return gone.length > 0;
  }

  async touchIndex({ id, collectionId }: IndexState, usedAt: number): Promise<void> {
    await this.#on.writer.all('UPDATE sort_indexes SET used_at = $1 WHERE id = $2 AND collection_id = $3', [
      usedAt,
      id,
      collectionId,
    ]);
  }

  readLog(collectionId: number, seq: number, entries: number): Promise<LoggedEntry[]> {
    // `$3 + 0` instead of `$3`: SQLite plans a statement again at every call if its LIMIT is only a parameter
    // (see sqlite/list/list.ts).
    return this.#on.log.all<LoggedEntry>(
      `SELECT first_seq AS "firstSeq", last_seq AS "lastSeq", time, changes FROM changes
       WHERE collection_id = $1 AND last_seq > $2 ORDER BY last_seq LIMIT $3 + 0`,
      [collectionId, seq, entries],
    );
  }

  async readShared(collectionId: number, incarnation: string): Promise<number | undefined> {
    const [shared] = await this.#on.log.all<{ seq: number }>(
      'SELECT seq FROM cursor_aliases WHERE collection_id = $1 AND incarnation = $2',
      [collectionId, incarnation],
    );
    return shared?.seq;
  }
}

interface StoredIndex extends Omit<IndexState, 'fields' | 'accountId'> {
  /** A JSON array. */
  readonly fields: string;
  readonly accountId: number | null;
}

/** @throws KeyTaken, after which the transaction is rolled back */
async function record(trx: Knex.Transaction, keyed: KeyedOutcome | undefined): Promise<void> {
  if (keyed === undefined) return;
  const { accountId, ...rest } = keyed;
  const made = await trx('idempotency_keys')
    .insert({ account_id: accountId, ...rest, created_at: Date.now() })
    .onConflict(['account_id', 'key'])
    .ignore()
    .returning('key');
  if (made.length === 0) throw new KeyTaken();
}

/**
 * Checks the limit of collections. The counter of ids is locked by then, so the query sees all collections
 * that were created before.
 * @throws TooManyCollections if the account has more than `most` with the new one; the transaction is then
 * rolled back
 */
async function refuseMore(trx: Knex.Transaction, accountId: number, most: number): Promise<void> {
  const [found] = await trx('collections').where({ account_id: accountId }).count({ count: '*' });
  const count = Number(found!.count);
  if (count > most) throw new TooManyCollections(count - 1);
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
