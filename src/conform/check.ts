/** Defines what a conformance check is. */
import type { ErrorCode, OperationId } from '../../generated/operations.js';
import type { Answer, Ask, Row, World } from './world.js';

/** One promise of an operation. `run` notes a failure, or throws if the check can't continue. */
export interface Check {
  /** The id of the operation in the contract, or in the typed contract. */
  readonly operation: string;
  /** The general operation, if `operation` is typed. */
  readonly general?: OperationId;
  readonly name: string;
  run(world: World): Promise<unknown>;
}

/** What the operation must reject, as the arguments of `World.refuse`. */
type Refusal = readonly [code: ErrorCode, ask?: Ask, at?: string];

/** Creates the checks of one operation from their functions or refusals, by name. */
export function checksOf(
  operation: OperationId,
  checks: Readonly<Record<string, Check['run'] | Refusal>>,
): Check[] {
  return Object.entries(checks).map(([name, check]) => ({
    operation,
    name,
    run: typeof check === 'function' ? check : (world) => world.refuse(operation, ...check),
  }));
}

/** Returns a check that runs in a collection of its own with only these rows, whose ids start at 1. */
export function withRows(rows: readonly Row[], run: Check['run']): Check['run'] {
  return (world) => world.inScratchCollection(rows, run);
}

/** JSON values of every type, with similar ones, in no particular order. */
export const values: readonly unknown[] = JSON.parse(
  '[10, "b", null, {"b": 1}, 2, true, "a", [2], false, -1.5, "B", [1], {"a": 2}, "", "é", "\u{1f600}", "\uffff", 0,' +
    '9007199254740991, -9007199254740991, 1e20, 1e21, 5e-324, "10", {"a": {"b": [null]}}, [[]], {}, [], 2]',
);

export function idsOf({ json }: Answer): number[] {
  return json.map(({ id }: Row) => id);
}
