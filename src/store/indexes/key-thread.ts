/** The thread that makes the keys of many rows for index-build.ts, which takes about 2 µs per key. */
import { parentPort } from 'node:worker_threads';
import type { FieldOrder } from '../../values/order.js';
import { sortKey } from '../../values/sort-key.js';

export interface KeysTask {
  /** The fields of each index, and the places of their values in the rows. */
  readonly indexes: readonly { readonly fields: readonly FieldOrder[]; readonly places: readonly number[] }[];
  /** The JSON text of an array of rows. Each row is an array of its id and its values. */
  readonly rows: string;
}

/** For each index, the JSON text of an object: the keys by the ids of their rows. */
export type KeysOfRows = readonly string[];

parentPort!.on('message', ({ indexes, rows }: KeysTask) => {
  const parsed = JSON.parse(rows) as [id: number, ...values: unknown[]][];
  const keys = indexes.map(({ fields, places }) => {
    const members = parsed.map((row) => {
      const values = places.map((place) => row[place]);
      return `"${row[0]}":"${sortKey(fields, values)}"`;
    });
    return `{${members.join()}}`;
  });
  parentPort!.postMessage(keys satisfies KeysOfRows);
});
