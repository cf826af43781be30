/** The thread that validates slow rows for costly-rows.ts. It is terminated if a task takes too long. */
import { parentPort } from 'node:worker_threads';
import { type RowValidator, rowValidator } from '../../values/schema/validate.js';
import type { JsonObject } from '../../values/values.js';
import type { Violations } from './row-rules.js';

export interface ValidationTask {
  readonly schema: string;
  /** The JSON texts of the rows. */
  readonly rows: readonly string[];
  /** The number of invalid rows after which the validation stops. */
  readonly most: number;
  /** Shared memory: its first number is the index of the row that is being validated. */
  readonly at: Int32Array;
}

/** On this thread, only time limits the validation. */
const boundless = { spend: () => undefined };

/** The validator of the last task, because requests that send many rows to a collection follow each other. */
let last: { readonly schema: string; readonly validator: RowValidator } | undefined;

parentPort!.on('message', ({ schema, rows, most, at }: ValidationTask) => {
  if (last?.schema !== schema) last = { schema, validator: rowValidator(JSON.parse(schema) as JsonObject) };
  const { validate } = last.validator;
  const violations: Violations[number][] = [];
  for (let index = 0; index < rows.length && violations.length < most; index += 1) {
    at[0] = index;
    const items = validate(JSON.parse(rows[index]!) as JsonObject, boundless);
    if (items.length > 0) violations.push([index, items]);
  }
  parentPort!.postMessage(violations satisfies Violations);
});
