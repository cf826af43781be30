/** What a group of writes has to keep to: the schema of its collection. Pure, but for what it notes for later. */
import { type CollectionRef, noSchema, OutdatedState } from '../../engines/engine.js';
import { Problem, type ValidationItem } from '../../problem.js';
import { maxErrors, type RowJudge, Steps, TooCostly } from '../../values/schema/validate.js';
import type { JsonObject } from '../../values/values.js';

/** What is wrong with rows, by their numbers. */
export type Misfits = readonly (readonly [index: number, items: readonly ValidationItem[]])[];

/** That a write brings, or what it makes of a row. */
export interface JudgedRows {
  /** Their JSON texts. */
  readonly texts: readonly string[];
  readonly schemaId: number;
}

/** A write whose rows may have to be judged before it is planned. */
export interface Judgeable {
  /** Rows that were judged before, and what came of that. */
  judged?: (JudgedRows & { readonly misfits: Misfits }) | undefined;
  /** Rows that are to be judged before the next try. */
  toJudge?: JudgedRows | undefined;
}

export const unjudged = Symbol('unjudged');

/** What the rows of one group may take in all: some 3 ms. */
const stepsOfGroup = 20_000;

export class RowRules {
  readonly #judgeOf: (schemaId: number) => RowJudge | undefined;
  readonly #isCurrent: boolean;
  readonly #steps = new Steps(stepsOfGroup);

  /** @param isCurrent whether what is in force is known for sure; else a commit that was planned upon it fails where it isn't */
  constructor(judgeOf: (schemaId: number) => RowJudge | undefined, isCurrent: boolean) {
    this.#judgeOf = judgeOf;
    this.#isCurrent = isCurrent;
  }

  /**
   * What is wrong with rows; `unjudged` where that is to be found out before the next try.
   * @throws OutdatedState
   */
  misfits(
    write: Judgeable,
    schemaId: number,
    texts: readonly string[],
    rows: readonly JsonObject[],
  ): Misfits | typeof unjudged {
    if (schemaId === noSchema) return noMisfits;
    const misfits = this.#misfits(write, schemaId, texts, rows);
    if (misfits !== noMisfits && !this.#isCurrent) throw new OutdatedState();
    if (misfits === unjudged) write.toJudge = { texts, schemaId };
    return misfits;
  }

  #misfits(
    { judged }: Judgeable,
    schemaId: number,
    texts: readonly string[],
    rows: readonly JsonObject[],
  ): Misfits | typeof unjudged {
    if (judged !== undefined && judged.schemaId === schemaId && areSame(judged.texts, texts))
      return judged.misfits;
    const rowJudge = this.#judgeOf(schemaId);
    if (rowJudge === undefined) return unjudged;
    try {
      return judgeRows(rowJudge, rows, this.#steps);
    } catch (error) {
      if (error instanceof TooCostly) return unjudged;
      throw error;
    }
  }
}

/** Where a collection's rows may be any. */
export const noRules = new RowRules(() => undefined, true);

export const noMisfits: Misfits = [];

/** The first ones, of at most 10 things. @throws TooCostly */
export function judgeRows({ judge }: RowJudge, rows: readonly JsonObject[], steps: Steps): Misfits {
  let misfits: (readonly [number, readonly ValidationItem[]])[] | undefined;
  let count = 0;
  for (let index = 0; index < rows.length && count < maxErrors; index += 1) {
    const items = judge(rows[index]!, steps);
    if (items.length === 0) continue;
    misfits ??= [];
    misfits.push([index, items]);
    count += items.length;
  }
  return misfits ?? noMisfits;
}

/** @param pointerOf where in the body a row is */
export function rowInvalid(
  { name }: Pick<CollectionRef, 'name'>,
  misfits: Misfits,
  pointerOf: (index: number) => string,
  advice = '',
): Problem {
  const errors = misfits.flatMap(([index, items]) =>
    items.map(({ pointer, detail }) => ({ pointer: `${pointerOf(index)}${pointer}`, detail })),
  );
  return new Problem('row_invalid', `Not every row would keep to the schema of ${name}.${advice}`, {
    errors: errors.slice(0, maxErrors),
  });
}

/** For a patch whose `null` is a value. */
export const removalAdvice =
  ' A field is removed by a merge patch (application/merge-patch+json) or by PUT, and not by null.';

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return (
    some === others || (some.length === others.length && some.every((text, index) => text === others[index]))
  );
}
