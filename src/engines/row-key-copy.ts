/** Makes the keys of the indexes of row keys again from the rows, for a copy of a database and for a repair. */
import type { Knex } from 'knex';
import { type JsonObject, parseIfJson } from '../values/json/json.js';
import type { FieldOrder } from '../values/order.js';
import { sortKey } from '../values/sort-key.js';
import { fieldOf } from '../values/values.js';
import { fieldsOf } from './shared/stored-index.js';

/** The number of keys in one statement, because the drivers limit its parameters. */
const keysAtOnce = 500;

export class IndexKeys {
  readonly #indexes = new Map<number, { readonly id: number; readonly fields: readonly FieldOrder[] }>();
  /** Whether the keys contain their collection, which determines the worker of Citus. */
  readonly #isSpread: boolean;

  constructor(isSpread: boolean) {
    this.#isSpread = isSpread;
  }

  /** Adds an index, as the table `sort_indexes` contains it. */
  add({ id, collection_id: collectionId, fields }: Readonly<Record<string, unknown>>): void {
    this.#indexes.set(Number(collectionId), { id: Number(id), fields: fieldsOf(String(fields)) });
  }

  /** Inserts the keys of rows, as the table `rows` contains them. */
  async insert(trx: Knex.Transaction, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
    const keys = rows.flatMap(({ collection_id: collectionId, id: rowId, data }) => {
      const index = this.#indexes.get(Number(collectionId));
      if (index === undefined) return [];
      // The rows of a damaged database are not always JSON.
      const row = parseIfJson(String(data)) as JsonObject | undefined;
      const key = sortKey(
        index.fields,
        index.fields.map(({ field }) => fieldOf(row, field)),
      );
      const of = this.#isSpread ? { collection_id: Number(collectionId) } : {};
      return [{ ...of, index_id: index.id, key: Buffer.from(key, 'hex'), row_id: Number(rowId) }];
    });
    for (let from = 0; from < keys.length; from += keysAtOnce)
      await trx('sort_keys').insert(keys.slice(from, from + keysAtOnce));
  }
}
