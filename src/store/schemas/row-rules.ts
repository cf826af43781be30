/** What a group of writes has to keep to: the schema of its collection. Pure, but for what it notes for later. */
import { type CollectionRef, noSchema, OutdatedState } from '../../engines/engine.js';
import { Problem, type ValidationItem } from '../../problem.js';
import { maxErrors, type RowValidator, Steps, TooCostly } from '../../values/schema/validate.js';
import type { JsonObject } from '../../values/values.js';

/** What is wrong with rows, by their numbers. */
export type Violations = readonly (readonly [index: number, items: readonly ValidationItem[]])[];

/** That a write brings, or what it makes of a row. */
export interface ValidatedRows {
  /** Their JSON texts. */
  readonly texts: readonly string[];
  readonly schemaId: number;
}

/** A write whose rows may have to be validated before it is planned. */
export interface Validatable {
  /** Rows that were validated before, and what came of that. */
  validated?: (ValidatedRows & { readonly violations: Violations }) | undefined;
  /** Rows that are to be validated before the next try. */
  toValidate?: ValidatedRows | undefined;
}

export const unvalidated = Symbol('unvalidated');

/** What the rows of one group may take in all: some 3 ms. */
const stepsOfGroup = 20_000;

export class RowRules {
  readonly #validatorOf: (schemaId: number) => RowValidator | undefined;
  readonly #isCurrent: boolean;
  readonly #steps = new Steps(stepsOfGroup);

  /** @param isCurrent whether what is in force is known for sure; else a commit that was planned upon it fails where it isn't */
  constructor(validatorOf: (schemaId: number) => RowValidator | undefined, isCurrent: boolean) {
    this.#validatorOf = validatorOf;
    this.#isCurrent = isCurrent;
  }

  /**
   * What is wrong with rows; `unvalidated` where that is to be found out before the next try.
   * @throws OutdatedState
   */
  violations(
    write: Validatable,
    schemaId: number,
    texts: readonly string[],
    rows: readonly JsonObject[],
  ): Violations | typeof unvalidated {
    if (schemaId === noSchema) return noViolations;
    const violations = this.#violations(write, schemaId, texts, rows);
    if (violations !== noViolations && !this.#isCurrent) throw new OutdatedState();
    if (violations === unvalidated) write.toValidate = { texts, schemaId };
    return violations;
  }

  #violations(
    { validated }: Validatable,
    schemaId: number,
    texts: readonly string[],
    rows: readonly JsonObject[],
  ): Violations | typeof unvalidated {
    if (validated !== undefined && validated.schemaId === schemaId && areSame(validated.texts, texts))
      return validated.violations;
    const rowValidator = this.#validatorOf(schemaId);
    if (rowValidator === undefined) return unvalidated;
    try {
      return validateRows(rowValidator, rows, this.#steps);
    } catch (error) {
      if (error instanceof TooCostly) return unvalidated;
      throw error;
    }
  }
}

/** Where a collection's rows may be any. */
export const noRules = new RowRules(() => undefined, true);

export const noViolations: Violations = [];

/** The first ones, of at most 10 things. @throws TooCostly */
export function validateRows(
  { validate }: RowValidator,
  rows: readonly JsonObject[],
  steps: Steps,
): Violations {
  let violations: (readonly [number, readonly ValidationItem[]])[] | undefined;
  let count = 0;
  for (let index = 0; index < rows.length && count < maxErrors; index += 1) {
    const items = validate(rows[index]!, steps);
    if (items.length === 0) continue;
    violations ??= [];
    violations.push([index, items]);
    count += items.length;
  }
  return violations ?? noViolations;
}

/** @param pointerOf where in the body a row is */
export function rowInvalid(
  { name }: Pick<CollectionRef, 'name'>,
  violations: Violations,
  pointerOf: (index: number) => string,
  advice = '',
): Problem {
  const errors = violations.flatMap(([index, items]) =>
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
