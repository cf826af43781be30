/** The errors that the validation of a row finds. */
import type { ValidationItem } from '../../problem.js';
import type { JsonValue } from '../json/json.js';
import { pointerTo } from '../json/pointer.js';
import type { Budget } from './matcher.js';

/** Maximum number of errors reported for a row. */
export const maxErrors = 10;

/** The path to a value, as a linked list that starts with the last segment. */
interface ValuePath {
  readonly outer: ValuePath | undefined;
  readonly segment: string | number;
}

/** The errors of a row: the first ones in order of their pointers, without duplicates. */
export class Findings {
  readonly items: ValidationItem[] = [];

  add(to: ValuePath | undefined, detail: string): void {
    const path: (string | number)[] = [];
    for (let at = to; at !== undefined; at = at.outer) path.unshift(at.segment);
    const pointer = pointerTo(path);
    const index = this.items.findIndex((item) => item.pointer! > pointer);
    const isKnown = this.items.some((item) => item.pointer === pointer && item.detail === detail);
    if (isKnown || (index < 0 && this.items.length === maxErrors)) return;
    this.items.splice(index < 0 ? this.items.length : index, 0, { pointer, detail });
    if (this.items.length > maxErrors) this.items.pop();
  }
}

/** Returns whether a value is valid. Adds the errors of an invalid value to `findings`, if it is set. */
export type Validate = (value: JsonValue, budget: Budget, findings?: Findings, path?: ValuePath) => boolean;

/** Returns a validator that reports one error if the value doesn't pass the test. */
export function reporting(detail: string, test: (value: JsonValue, budget: Budget) => boolean): Validate {
  return (value, budget, findings, path) => {
    if (test(value, budget)) return true;
    findings?.add(path, detail);
    return false;
  };
}
