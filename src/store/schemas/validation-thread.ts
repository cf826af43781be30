/** A thread of its own, in which rows are validated that take long (costly-rows.ts); it is ended where they take too long. */
import { parentPort } from 'node:worker_threads';
import type { ValidationItem } from '../../problem.js';
import { rowValidator } from '../../values/schema/validate.js';
import type { JsonObject } from '../../values/values.js';

export interface ValidationTask {
  readonly schema: string;
  /** JSON texts of rows. */
  readonly rows: readonly string[];
  /** Rows that don't fit, after which there is nothing more to look for. */
  readonly most: number;
  /** Shared: its first number is that of the row that is being looked at. */
  readonly at: Int32Array;
}

/** By the numbers of the rows that don't fit. */
export type Violations = readonly (readonly [index: number, items: readonly ValidationItem[]])[];

/** Time is all that bounds it. */
const boundless = { spend: () => undefined };

parentPort!.on('message', ({ schema, rows, most, at }: ValidationTask) => {
  const { validate } = rowValidator(JSON.parse(schema) as JsonObject);
  const violations: (readonly [number, readonly ValidationItem[]])[] = [];
  for (let index = 0; index < rows.length && violations.length < most; index += 1) {
    at[0] = index;
    const items = validate(JSON.parse(rows[index]!) as JsonObject, boundless);
    if (items.length > 0) violations.push([index, items]);
  }
  parentPort!.postMessage(violations satisfies Violations);
});
