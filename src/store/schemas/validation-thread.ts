/** A thread of its own, in which rows are judged that take long (costly-rows.ts); it is ended where they take too long. */
import { parentPort } from 'node:worker_threads';
import type { ValidationItem } from '../../problem.js';
import { rowJudge } from '../../values/schema/validate.js';
import type { JsonObject } from '../../values/values.js';

export interface JudgingTask {
  readonly schema: string;
  /** JSON texts of rows. */
  readonly rows: readonly string[];
  /** Rows that don't fit, after which there is nothing more to look for. */
  readonly most: number;
  /** Shared: its first number is that of the row that is being looked at. */
  readonly at: Int32Array;
}

/** By the numbers of the rows that don't fit. */
export type Misfits = readonly (readonly [index: number, items: readonly ValidationItem[]])[];

/** Time is all that bounds it. */
const boundless = { spend: () => undefined };

parentPort!.on('message', ({ schema, rows, most, at }: JudgingTask) => {
  const { judge } = rowJudge(JSON.parse(schema) as JsonObject);
  const misfits: (readonly [number, readonly ValidationItem[]])[] = [];
  for (let index = 0; index < rows.length && misfits.length < most; index += 1) {
    at[0] = index;
    const items = judge(JSON.parse(rows[index]!) as JsonObject, boundless);
    if (items.length > 0) misfits.push([index, items]);
  }
  parentPort!.postMessage(misfits satisfies Misfits);
});
