/**
 * Sets and removes the row key of a collection. First, an index of its fields is completed while writes continue,
 * and its keys are checked page by page. Then, the keys of the rows that were written in the meantime are checked
 * from the change log. Writes wait only during the check of the last changes. The row key is in force from its
 * commit on. Groups that were planned without it are planned again.
 */
import type { CollectionRef, Engine, IndexState } from '../../engines/engine.js';
import type { Turns } from '../../fairness/bounded-queue.js';
import type { ReadRequest } from '../../fairness/read-request.js';
import { Problem } from '../../problem.js';
import { indexFieldsOfRowKey } from '../../values/row-key.js';
import { CollectionCheck, checkForMs, lastBytes, whileReserved } from '../collection-check.js';
import type { IndexMaintenance } from '../indexes/index-maintenance.js';
import type { Indexes } from '../indexes/indexes.js';
import type { KeyedRequest } from '../writes/idempotency-keys.js';
import { CheckedRows } from './checked-rows.js';

export interface RowKeyQuery {
  /** Undefined if the row key is removed. */
  readonly fields: readonly string[] | undefined;
  /** If true, all checks run, but the row key isn't changed. */
  readonly isDryRun: boolean;
  readonly keyed: KeyedRequest | undefined;
}

export interface RowKeyDependencies {
  readonly engine: Engine;
  readonly indexes: Indexes;
  readonly maintenance: IndexMaintenance;
  /** The turns of accounts in which row keys are committed. */
  readonly changes: Turns;
}

/**
 * Sets or removes the row key of a collection. Returns `undefined` if the collection doesn't exist any more.
 *
 * @throws Problem row_key_not_found, row_key_busy, rows_mismatch, overloaded
 */
export async function changeRowKey(
  dependencies: RowKeyDependencies,
  reading: ReadRequest,
  collection: CollectionRef,
  query: RowKeyQuery,
): Promise<object | undefined> {
  const { engine } = dependencies;
  const present = await presentRowKey(engine, collection, query);
  if (present === 'gone') return undefined;
  // If the row key is already in force, other requests that change it don't matter.
  if (query.keyed === undefined && areSame(present, query.fields)) return {};
  return whileReserved(engine, 'row key', collection, (token) =>
    checkAndCommit(dependencies, reading, collection, query, token),
  );
}

async function checkAndCommit(
  { engine, indexes, maintenance, changes }: RowKeyDependencies,
  reading: ReadRequest,
  collection: CollectionRef,
  query: RowKeyQuery,
  token: string,
): Promise<object | undefined> {
  // Another request may just have changed the row key.
  const present = await presentRowKey(engine, collection, query);
  if (present === 'gone') return undefined;
  const { fields } = query;
  const isSame = areSame(present, fields);
  const commit = (rows?: CheckedRows) =>
    changes.run(reading, () =>
      engine.changeRowKey({
        collection,
        token,
        from: present,
        to: rows && { index: rows.index, fields: fields! },
        after: { collectionId: collection.id, seq: rows?.seq ?? Number.MAX_SAFE_INTEGER, bytes: lastBytes },
        writtenKeys: (entries) => rows?.writtenKeys(entries),
        isDryRun: query.isDryRun || isSame,
        keyed: query.keyed?.record('{}'),
      }),
    );
  const deadline = performance.now() + checkForMs;
  if (fields === undefined || isSame) {
    const changed = await commit();
    if (changed === undefined) return undefined;
    // The reservation has expired, and another request has changed the row key.
    if (changed !== 'changed')
      throw new CollectionCheck(engine, reading, collection, 'row key', deadline).tookTooLong();
    if (fields === undefined) indexes.keepRowKey(collection.id, undefined);
    return {};
  }
  const sorted = indexFieldsOfRowKey(fields);
  let created: IndexState | undefined;
  try {
    for (;;) {
      const index = await maintenance.complete(collection.id, sorted, reading, deadline);
      if (index === undefined) return undefined;
      if (index.isNew) created = index;
      const check = new CollectionCheck(engine, reading, collection, 'row key', deadline);
      const rows = new CheckedRows({ engine, collection, check, fields, index });
      await rows.checkAll();
      const changed = await committed(rows, () => commit(rows));
      if (changed === undefined) return undefined;
      // The index was dropped before the commit.
      if (changed === 'moved') {
        indexes.noteMissing(collection.id, sorted);
        continue;
      }
      if (!query.isDryRun) {
        indexes.keepRowKey(collection.id, { ...index, rowKey: fields });
        created = undefined;
      }
      return {};
    }
  } finally {
    if (created !== undefined) await maintenance.discard(created);
  }
}

/** Commits the row key after the rows that were written meanwhile are checked. */
async function committed(rows: CheckedRows, commit: () => ReturnType<Engine['changeRowKey']>) {
  for (;;) {
    await rows.follow();
    const changed = await commit();
    if (changed !== 'behind' && changed !== 'refused') return changed;
  }
}

/**
 * Returns the fields of the row key in force.
 *
 * @throws Problem row_key_not_found
 */
async function presentRowKey(
  engine: Engine,
  { id, name }: CollectionRef,
  { fields }: RowKeyQuery,
): Promise<readonly string[] | undefined | 'gone'> {
  const present = await engine.readRowKey(id);
  if (present === undefined && (await engine.describeCollection(id)) === undefined) return 'gone';
  if (present === undefined && fields === undefined) throw rowKeyNotFound(name);
  return present;
}

export function rowKeyNotFound(name: string): Problem {
  return new Problem('row_key_not_found', `The collection ${name} has no row key.`);
}

function areSame(some: readonly string[] | undefined, others: readonly string[] | undefined): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}
