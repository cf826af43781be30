/**
 * Validates rows against a schema that `readSchema` has accepted. The schema is compiled once, to a tree of
 * closures. A valid value costs no allocation. An invalid value is validated again to collect the errors.
 */
import type { ValidationItem } from '../../problem.js';
import { isObject, type JsonObject, type JsonValue } from '../json/json.js';
import { assertions } from './assertions.js';
import { Findings, reporting, type Validate } from './findings.js';
import { type Budget, PatternMatcher } from './matcher.js';
import { referred, type Schema } from './schema.js';

/** Validation would exceed its budget of steps. */
export class TooCostly extends Error {}

/** A budget for validation, in steps. A step takes about 100 to 300 ns. */
export class Steps implements Budget {
  #left: number;

  constructor(steps: number) {
    this.#left = steps;
  }

  spend(steps: number): void {
    this.#left -= steps;
    if (this.#left < 0) throw new TooCostly();
  }
}

/** Validates the rows of one collection. */
export interface RowValidator {
  /** The maximum size of the compiled patterns in memory, approximately. */
  readonly patternBytes: number;
  /**
   * Returns up to 10 errors, sorted by pointer, or an empty array if the row is valid. It doesn't validate
   * `id`.
   *
   * @throws TooCostly
   */
  validate(row: JsonObject, budget: Budget): readonly ValidationItem[];
}

const noErrors: readonly ValidationItem[] = [];

export function rowValidator(schema: JsonObject): RowValidator {
  const compiler = new Compiler(schema);
  const validate = compiler.validate(schema, true);
  return {
    patternBytes: compiler.patternBytes,
    validate(row, budget) {
      if (validate(row, budget)) return noErrors;
      const findings = new Findings();
      validate(row, budget, findings);
      return findings.items;
    },
  };
}

class Compiler {
  patternBytes = 0;
  readonly #root: JsonObject;
  /** Validators of the `$defs`, by name and by whether they apply to the row itself. */
  readonly #referred = new Map<string, Validate>();
  readonly #matchers = new Map<string, PatternMatcher>();

  constructor(root: JsonObject) {
    this.#root = root;
  }

  /** @param isRow whether the schema applies to the row itself */
  validate(schema: Schema, isRow: boolean): Validate {
    if (schema === true) return () => true;
    if (schema === false) return reporting('is not allowed', () => false);
    const validators = [...this.#validators(schema, isRow)];
    if (validators.length === 1) return validators[0]!;
    return (value, budget, findings, path) => {
      let isValid = true;
      for (const validate of validators) {
        if (validate(value, budget, findings, path)) continue;
        if (findings === undefined) return false;
        isValid = false;
      }
      return isValid;
    };
  }

  *#validators(schema: JsonObject, isRow: boolean): Generator<Validate> {
    yield* assertions(schema, isRow, (pattern) => this.#matcher(pattern));
    yield* this.#items(schema);
    yield* this.#properties(schema, isRow);
    yield* this.#branches(schema, isRow);
  }

  #matcher(pattern: string): PatternMatcher {
    let matcher = this.#matchers.get(pattern);
    if (matcher === undefined) {
      matcher = new PatternMatcher(pattern);
      this.#matchers.set(pattern, matcher);
      this.patternBytes += matcher.bytes;
    }
    return matcher;
  }

  *#items({ prefixItems, items }: JsonObject): Generator<Validate> {
    if (prefixItems === undefined && items === undefined) return;
    const first = ((prefixItems ?? []) as Schema[]).map((schema) => this.validate(schema, false));
    const others = items === undefined ? undefined : this.validate(items as Schema, false);
    yield (value, budget, findings, path) => {
      if (!Array.isArray(value)) return true;
      const end = others === undefined ? Math.min(first.length, value.length) : value.length;
      budget.spend(end);
      let isValid = true;
      for (let index = 0; index < end; index += 1) {
        const validate = first[index] ?? others!;
        const at = findings && { outer: path, segment: index };
        if (validate(value[index]!, budget, findings, at)) continue;
        if (findings === undefined) return false;
        isValid = false;
      }
      return isValid;
    };
  }

  *#properties({ properties, additionalProperties }: JsonObject, isRow: boolean): Generator<Validate> {
    if (properties === undefined && additionalProperties === undefined) return;
    const known = new Map(
      Object.entries((properties ?? {}) as Readonly<Record<string, Schema>>).map(([name, inner]) => [
        name,
        this.validate(inner, false),
      ]),
    );
    const others =
      additionalProperties === undefined ? undefined : this.validate(additionalProperties as Schema, false);
    yield others === undefined ? ofKnown([...known]) : ofAll(known, others, isRow);
  }

  *#branches({ $ref, allOf, anyOf, oneOf, not }: JsonObject, isRow: boolean): Generator<Validate> {
    const all = (schemas: JsonValue | undefined) =>
      ((schemas ?? []) as Schema[]).map((schema) => this.validate(schema, isRow));
    if ($ref !== undefined) yield this.#reference($ref, isRow);
    yield* all(allOf);
    const some = all(anyOf);
    if (some.length > 0) {
      yield reporting('must match one of the allowed schemas', (value, budget) => {
        budget.spend(some.length);
        return some.some((validate) => validate(value, budget));
      });
    }
    const one = all(oneOf);
    if (one.length > 0) {
      yield (value, budget, findings, path) => {
        budget.spend(one.length);
        let matches = 0;
        for (const validate of one) {
          if (validate(value, budget)) matches += 1;
          if (matches > 1) break;
        }
        if (matches === 1) return true;
        findings?.add(path, `must match ${matches === 0 ? '' : 'only '}one of the allowed schemas`);
        return false;
      };
    }
    if (not === undefined) return;
    const excluded = this.validate(not as Schema, isRow);
    yield reporting('must not match the excluded schema', (value, budget) => !excluded(value, budget));
  }

  #reference($ref: JsonValue, isRow: boolean): Validate {
    const [name, schema] = referred(this.#root, $ref)!;
    const key = `${isRow} ${name}`;
    let validate = this.#referred.get(key);
    if (validate === undefined) {
      validate = this.validate(schema, isRow);
      this.#referred.set(key, validate);
    }
    return validate;
  }
}

/**
 * Names that every object inherits, such as `toString`. Only for these names must the validator check that an
 * object has its own member. For other names, comparing the value with undefined is enough.
 */
const inherited: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

function ofKnown(members: readonly (readonly [name: string, Validate])[]): Validate {
  const all = members.map(([name, validate]) => ({ name, validate, isInherited: inherited.has(name) }));
  return (value, budget, findings, path) => {
    if (!isObject(value)) return true;
    budget.spend(all.length);
    let isValid = true;
    for (const { name, validate, isInherited } of all) {
      const member = value[name];
      if (member === undefined || (isInherited && !Object.hasOwn(value, name))) continue;
      if (validate(member, budget, findings, findings && { outer: path, segment: name })) continue;
      if (findings === undefined) return false;
      isValid = false;
    }
    return isValid;
  };
}

function ofAll(known: ReadonlyMap<string, Validate>, others: Validate, isRow: boolean): Validate {
  return (value, budget, findings, path) => {
    if (!isObject(value)) return true;
    let isValid = true;
    for (const name of Object.keys(value)) {
      budget.spend(1);
      if (isRow && name === 'id') continue;
      const validate = known.get(name) ?? others;
      if (validate(value[name]!, budget, findings, findings && { outer: path, segment: name })) continue;
      if (findings === undefined) return false;
      isValid = false;
    }
    return isValid;
  };
}
