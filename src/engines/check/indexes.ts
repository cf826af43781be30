/** Verifies the indexes of a collection by making their keys again from the rows. */
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { quote } from '../../text/visible.js';
import type { JsonObject } from '../../values/json/json.js';
import type { FieldOrder } from '../../values/order.js';
import { rowKeyOf } from '../../values/row-key.js';
import { sortKey } from '../../values/sort-key.js';
import { fieldOf } from '../../values/values.js';
import { whole } from '../engine.js';
import { IndexKeys } from '../row-key-copy.js';
import { batchesOf } from '../shared/query-batches.js';
import { columnsOfDropped, fieldsOf, rowKeyIn } from '../shared/stored-index.js';
import type { RunningCheck } from './report.js';

const batchRows = 500;
/** The maximum number of faults that are reported for one row key. */
const maxFaults = 20;

/** A collection as the report names it. */
interface Labelled {
  readonly id: number;
  readonly label: string;
}

export interface CheckedIndex {
  readonly id: number;
  readonly fields: readonly FieldOrder[];
  /** The fields of the row key to which the index belongs. */
  readonly rowKey: readonly string[] | undefined;
  /** Whether the index is complete. The index of a row key always is. */
  readonly isWhole: boolean;
  readonly expected: Digest;
  /** The columns of `sort_keys` by which its keys are found. On Citus, the collection determines the worker. */
  readonly keysOf: Readonly<Record<string, number>>;
}

/** @param isSpread whether the keys contain their collection, as on Citus */
export async function indexesOf(
  trx: Knex.Transaction,
  { id }: Labelled,
  isSpread: boolean,
): Promise<CheckedIndex[]> {
  const found = await checkedIndexes(trx)
    .where({ collection_id: id })
    .select('id', 'fields', 'built_through', 'row_key');
  return found.map(({ id: index, fields, built_through: stage, row_key }) => ({
    isWhole: Number(stage) === whole,
    id: Number(index),
    fields: fieldsOf(fields),
    rowKey: rowKeyIn(row_key),
    expected: new Digest(),
    keysOf: { ...(isSpread && { collection_id: id }), index_id: Number(index) },
  }));
}

/** Returns the number of all indexes and of their keys, according to the heads. */
export async function countIndexes(trx: Knex.Transaction): Promise<number> {
  const [found] = await checkedIndexes(trx)
    .join('heads', 'heads.collection_id', 'sort_indexes.collection_id')
    .count({ indexes: '*' })
    .sum({ keys: 'rows' });
  return Number(found!.indexes) + Number(found!.keys);
}

function checkedIndexes(trx: Knex.Transaction) {
  // The keys of other indexes are being created or removed.
  return trx('sort_indexes').where((index) =>
    index.where({ built_through: whole }).orWhereNotNull('row_key'),
  );
}

/**
 * Adds a row to the expected keys of the indexes. A row without a row key is a fault.
 *
 * @param row undefined if the stored text is not JSON
 */
export function expectKeys(
  indexes: readonly CheckedIndex[],
  id: number,
  row: JsonObject | undefined,
  label: string,
  check: RunningCheck,
): void {
  for (const { fields, rowKey, expected } of indexes) {
    if (rowKey !== undefined && row !== undefined && typeof rowKeyOf(rowKey, row) !== 'string')
      check.fault(`${label}: row ${id} has no row key.`);
    const values = fields.map(({ field }) => fieldOf(row, field));
    expected.add(sortKey(fields, values), id);
  }
}

export async function compareIndexes(
  trx: Knex.Transaction,
  { id: collectionId, label }: Labelled,
  indexes: readonly CheckedIndex[],
  check: RunningCheck,
): Promise<void> {
  for (const { id, fields, rowKey, isWhole, expected, keysOf } of indexes) {
    check.count('index');
    const found = new Digest();
    const query = trx('sort_keys').where(keysOf).select('key', 'row_id');
    const batches = batchesOf<{ key: Buffer; row_id: number }>(query, ['key', 'row_id'], batchRows);
    for await (const batch of batches) {
      for (const { key, row_id: rowId } of batch) found.add(key.toString('hex'), rowId);
      check.count('index key', batch.length);
    }
    const names = quote(fields.map(({ field }) => field).join(', '));
    if (rowKey !== undefined) await checkUniqueness(trx, keysOf, label, check);
    if (found.equals(expected) && isWhole) continue;
    if (rowKey !== undefined) {
      check.fault(`${label}: the keys of the row key ${names} do not match the rows.`, {
        text: `${label}: recreated the keys of the row key ${names}`,
        run: (to) => remakeKeys(to, collectionId, id, keysOf),
      });
      continue;
    }
    check.fault(`${label}: the keys of the index of ${names} do not match the rows.`, {
      text: `${label}: dropped the index on ${names}, which lists create again`,
      run: async (to) => {
        await to('heads').where({ collection_id: collectionId }).increment('index_version');
        await to('sort_indexes').where({ id, collection_id: collectionId }).update(columnsOfDropped(id));
      },
    });
  }
}

/** No two rows have the same row key. Rows aren't derived from other data, so there is no repair. */
async function checkUniqueness(
  trx: Knex.Transaction,
  keysOf: CheckedIndex['keysOf'],
  label: string,
  check: RunningCheck,
): Promise<void> {
  const shared = await trx('sort_keys')
    .where(keysOf)
    .groupBy('key')
    .havingRaw('count(*) > 1')
    .orderBy('first')
    .limit(maxFaults)
    .min({ first: 'row_id' })
    .max({ last: 'row_id' });
  for (const { first, last } of shared)
    check.fault(`${label}: the rows ${first} and ${last} have the same row key.`);
}

/** Makes the keys of the index of a row key again. Without the index, the row key would not be enforced. */
async function remakeKeys(
  trx: Knex.Transaction,
  collectionId: number,
  indexId: number,
  keysOf: CheckedIndex['keysOf'],
): Promise<void> {
  const of = { collection_id: collectionId };
  await trx('heads').where(of).increment('index_version');
  const keys = new IndexKeys('collection_id' in keysOf);
  const index = trx('sort_indexes').where({ ...of, id: indexId });
  await index.clone().update({ built_through: whole });
  keys.add(await index.first());
  await trx('sort_keys').where(keysOf).delete();
  const rows = trx('rows').where(of).select('collection_id', 'id', 'data');
  for await (const batch of batchesOf<{ id: number }>(rows, ['id'], batchRows)) await keys.insert(trx, batch);
}

/** A checksum of a set of index keys, regardless of their order. */
class Digest {
  count = 0;
  #sum = 0n;

  add(key: string, rowId: number): void {
    this.count += 1;
    const hash = createHash('sha1').update(`${key} ${rowId}`).digest();
    this.#sum = BigInt.asUintN(64, this.#sum + hash.readBigUInt64BE());
  }

  equals(other: Digest): boolean {
    return this.count === other.count && this.#sum === other.#sum;
  }
}
