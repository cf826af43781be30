/** Checks that the rows of a group conform to the schema of their collection, and describes rows that don't conform. */
import { type CollectionRef, noSchema, type Rule } from '../../engines/engine.js';
import { Problem, type ValidationItem } from '../../problem.js';
import type { Grant } from '../../values/grant.js';
import { segmentsIn } from '../../values/json/pointer.js';
import { maxErrors } from '../../values/schema/findings.js';
import { type RowValidator, Steps, TooCostly } from '../../values/schema/validate.js';
import type { JsonObject } from '../../values/values.js';

/** The errors of invalid rows, by the index of the row. */
export type Violations = readonly (readonly [index: number, items: readonly ValidationItem[]])[];

/** The rows that a write inserts, or the new version of the row that it updates. */
export interface RowsToValidate {
  /** The JSON texts of the rows. */
  readonly texts: readonly string[];
  readonly schemaId: number;
}

/** Rows that were validated before their write is planned. */
export interface ValidatedRows extends RowsToValidate {
  readonly violations: Violations;
}

export const unvalidated = Symbol('unvalidated');

/** The validation steps that all rows of one group can use: about 3 ms. */
const stepsOfGroup = 20_000;

export class RowRules {
  readonly #validatorOf: (schemaId: number) => RowValidator | undefined;
  readonly #steps = new Steps(stepsOfGroup);

  constructor(validatorOf: (schemaId: number) => RowValidator | undefined) {
    this.#validatorOf = validatorOf;
  }

  /**
   * Returns the errors of the rows, or `unvalidated` if the rows must be validated before the next attempt.
   *
   * @param validated rows of the same write that were validated before
   */
  violations(
    schemaId: number,
    texts: readonly string[],
    rows: readonly JsonObject[],
    validated: ValidatedRows | undefined,
  ): Violations | typeof unvalidated {
    if (schemaId === noSchema) return noViolations;
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

const noViolations: Violations = [];

/**
 * Returns the first errors. It stops after the row with the 10th error.
 *
 * @throws TooCostly
 */
export function validateRows(
  { validate }: Pick<RowValidator, 'validate'>,
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

export interface InvalidRows {
  /** Returns the JSON Pointer of a row in the request body. By default, the body is the row. */
  readonly pointerOf?: (index: number) => string;
  readonly advice?: string | undefined;
  /** The problem names neither fields that the grant doesn't reach, nor their rules. */
  readonly grant?: Grant | undefined;
  /** The stored row that the errors are about, if the body doesn't contain the row. */
  readonly rowId?: number | undefined;
}

/** @param rule the rule to which the rows don't conform */
export function rowInvalid(
  { name }: Pick<CollectionRef, 'name'>,
  violations: Violations,
  { pointerOf = () => '', advice = '', grant, rowId }: InvalidRows,
  rule: Rule = 'schema',
): Problem {
  const errors = violations.flatMap(([index, items]) =>
    shownItems(items, grant).map(({ pointer, detail }) => ({
      ...(rowId !== undefined && { id: rowId }),
      pointer: `${pointerOf(index)}${pointer}`,
      detail,
    })),
  );
  return new Problem(
    'row_invalid',
    `At least one row would not conform to the ${rule} of ${name}.${advice}`,
    {
      errors: errors.slice(0, maxErrors),
    },
  );
}

/** Joins the errors that are not about a field of the grant into one about the row. */
function shownItems(items: readonly ValidationItem[], grant: Grant | undefined): readonly ValidationItem[] {
  const { fields } = grant ?? {};
  if (fields === undefined) return items;
  const shown = items.filter(({ pointer }) => fields.has(segmentsIn(pointer!)[0] ?? ''));
  return shown.length === items.length
    ? items
    : [{ pointer: '', detail: 'does not conform in a field that the ticket does not allow' }, ...shown];
}

/** Returns a sentence for a patch in which `null` is a value and doesn't remove the field. */
export function adviceOnNull(patch: JsonObject): string | undefined {
  return Object.values(patch).includes(null)
    ? ' To remove a field, use a merge patch (application/merge-patch+json) or PUT instead of null.'
    : undefined;
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return (
    some === others || (some.length === others.length && some.every((text, index) => text === others[index]))
  );
}
