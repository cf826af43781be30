/**
 * Validates rows against a schema that `readSchema` has accepted. The schema is compiled once, to a tree of
 * closures. A valid value costs no allocation. An invalid value is validated again to collect the errors.
 */
import type { ValidationItem } from '../../problem.js';
import { lengthOf } from '../json/code-points.js';
import type { JsonObject, JsonValue } from '../json/json.js';
import { pointerTo } from '../json/pointer.js';
import { canonicalOf } from './canonical.js';
import { multipleOf } from './decimal.js';
import { type Format, formats } from './format.js';
import { type Budget, PatternMatcher } from './matcher.js';
import { isObject, referred, type Schema, type types } from './schema.js';

/** Maximum number of errors reported for a row. */
export const maxErrors = 10;

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

/** The path to a value, as a linked list that starts with the last segment. */
interface ValuePath {
  readonly outer: ValuePath | undefined;
  readonly segment: string | number;
}

/** The errors of a row: the first ones in order of their pointers, without duplicates. */
class Findings {
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
type Validate = (value: JsonValue, budget: Budget, findings?: Findings, path?: ValuePath) => boolean;

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

const fine: readonly ValidationItem[] = [];

export function rowValidator(schema: JsonObject): RowValidator {
  const compiler = new Compiler(schema);
  const validate = compiler.validate(schema, true);
  return {
    patternBytes: compiler.patternBytes,
    validate(row, budget) {
      if (validate(row, budget)) return fine;
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
    yield* typeValidator(schema.type);
    yield* this.#values(schema);
    yield* this.#strings(schema);
    yield* numbers(schema);
    yield* this.#arrays(schema);
    yield* this.#objects(schema, isRow);
    yield* this.#branches(schema, isRow);
  }

  *#values({ enum: several, const: only }: JsonObject): Generator<Validate> {
    const values = several as JsonValue[] | undefined;
    if (values !== undefined) {
      const isKnown = isOneOf(values);
      const shown = values.map((value) => JSON.stringify(value)).join(', ');
      yield reporting(
        shown.length <= 200 ? `must be one of ${shown}` : 'must be one of the listed values',
        isKnown,
      );
    }
    if (only === undefined) return;
    const shown = JSON.stringify(only);
    yield reporting(`must be ${shown.length <= 200 ? shown : 'the value of const'}`, isOneOf([only]));
  }

  *#strings({ minLength, maxLength, pattern, format }: JsonObject): Generator<Validate> {
    const isString =
      (test: (text: string, budget: Budget) => boolean) => (value: JsonValue, budget: Budget) =>
        typeof value !== 'string' || test(value, budget);
    if (minLength !== undefined || maxLength !== undefined) {
      const [least, most] = [Number(minLength ?? 0), Number(maxLength ?? Number.POSITIVE_INFINITY)];
      yield reporting(
        lengthDetail(minLength, maxLength, 'character'),
        isString((text, budget) => {
          // A character has one or two UTF-16 code units. The length in code units therefore often decides.
          if (text.length < least) return false;
          if (text.length <= most && text.length >= 2 * least) return true;
          budget.spend(text.length >> 4);
          const length = lengthOf(text);
          return length >= least && length <= most;
        }),
      );
    }
    if (pattern !== undefined) {
      const matcher = this.#matcher(pattern as string);
      yield reporting(
        `must match ${pattern}`,
        isString((text, budget) => matcher.matches(text, budget)),
      );
    }
    if (format === undefined) return;
    const test = formats[format as Format];
    yield reporting(
      `must be ${formatNames[format as Format]}`,
      isString((text, budget) => {
        budget.spend(2 + (text.length >> 4));
        return test(text);
      }),
    );
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

  *#arrays({ minItems, maxItems, uniqueItems, prefixItems, items }: JsonObject): Generator<Validate> {
    if (minItems !== undefined || maxItems !== undefined) {
      const [least, most] = [Number(minItems ?? 0), Number(maxItems ?? Number.POSITIVE_INFINITY)];
      yield reporting(
        lengthDetail(minItems, maxItems, 'item'),
        (value) => !Array.isArray(value) || (value.length >= least && value.length <= most),
      );
    }
    if (uniqueItems === true) {
      yield reporting('must not contain duplicate items', (value, budget) => {
        if (!Array.isArray(value)) return true;
        const met = new Set<JsonValue>();
        const texts = new Set<string>();
        for (const item of value) {
          if (isPlain(item, budget)) met.add(item);
          else texts.add(spelled(item, budget));
        }
        return met.size + texts.size === value.length;
      });
    }
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

  *#objects(schema: JsonObject, isRow: boolean): Generator<Validate> {
    const { minProperties, maxProperties, required, properties, additionalProperties } = schema;
    if (minProperties !== undefined || maxProperties !== undefined) {
      const [least, most] = [Number(minProperties ?? 0), Number(maxProperties ?? Number.POSITIVE_INFINITY)];
      yield reporting(lengthDetail(minProperties, maxProperties, 'member'), (value, budget) => {
        if (!isObject(value)) return true;
        const count = Object.keys(value).length - (isRow && Object.hasOwn(value, 'id') ? 1 : 0);
        budget.spend(count);
        return count >= least && count <= most;
      });
    }
    const names = (required ?? []) as string[];
    if (names.length > 0) {
      yield (value, budget, findings, path) => {
        if (!isObject(value)) return true;
        budget.spend(names.length);
        let isValid = true;
        for (const name of names) {
          if (value[name] !== undefined && Object.hasOwn(value, name)) continue;
          if (findings === undefined) return false;
          findings.add({ outer: path, segment: name }, 'is required');
          isValid = false;
        }
        return isValid;
      };
    }
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
        let fitting = 0;
        for (const validate of one) {
          if (validate(value, budget)) fitting += 1;
          if (fitting > 1) break;
        }
        if (fitting === 1) return true;
        findings?.add(
          path,
          fitting === 0
            ? 'must match one of the allowed schemas'
            : 'must match only one of the allowed schemas',
        );
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

/** Returns a validator that reports one error if the value doesn't pass the test. */
function reporting(detail: string, test: (value: JsonValue, budget: Budget) => boolean): Validate {
  return (value, budget, findings, path) => {
    if (test(value, budget)) return true;
    findings?.add(path, detail);
    return false;
  };
}

/**
 * Names that every object inherits, such as `toString`. Only for these names must the validator check that an
 * object has its own member. For other names, comparing the value with undefined is enough.
 */
const inherited: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

function ofKnown(members: readonly (readonly [name: string, Validate])[]): Validate {
  const all = members.map(([name, validate]) => ({
    name,
    validate: validate,
    isInherited: inherited.has(name),
  }));
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

const typeTests: Readonly<Record<string, (value: JsonValue) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  object: isObject,
  array: Array.isArray,
  number: (value) => typeof value === 'number',
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
} satisfies Record<(typeof types)[number], (value: JsonValue) => boolean>;

const typeNames: Readonly<Record<string, string>> = {
  null: 'null',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  number: 'a number',
  string: 'a string',
  integer: 'an integer',
};

const formatNames: Readonly<Record<Format, string>> = {
  'date-time': 'a date and a time with an offset, such as 2030-01-31T12:00:00Z',
  date: 'a date, such as 2030-01-31',
  time: 'a time with an offset, such as 12:00:00Z',
  email: 'an e-mail address',
  uuid: 'a UUID',
  uri: 'an absolute URI',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
};

function* typeValidator(type: JsonValue | undefined): Generator<Validate> {
  if (type === undefined) return;
  const named = (Array.isArray(type) ? type : [type]) as string[];
  const tests = named.map((name) => typeTests[name]!);
  const [only] = tests;
  const detail = `must be ${named.map((name) => typeNames[name]).join(' or ')}`;
  yield reporting(detail, tests.length === 1 ? only! : (value) => tests.some((test) => test(value)));
}

function* numbers(schema: JsonObject): Generator<Validate> {
  const bounds: readonly (readonly [
    keyword: string,
    words: string,
    (value: number, bound: number) => boolean,
  ])[] = [
    ['minimum', 'at least', (value, bound) => value >= bound],
    ['maximum', 'at most', (value, bound) => value <= bound],
    ['exclusiveMinimum', 'more than', (value, bound) => value > bound],
    ['exclusiveMaximum', 'less than', (value, bound) => value < bound],
  ];
  for (const [keyword, words, test] of bounds) {
    const bound = schema[keyword];
    if (bound === undefined) continue;
    yield reporting(`must be ${words} ${bound}`, (value, budget) => {
      if (typeof value !== 'number') return true;
      budget.spend(1);
      return test(value, bound as number);
    });
  }
  const { multipleOf: divisor } = schema;
  if (divisor === undefined) return;
  const isMultiple = multipleOf(divisor as number);
  yield reporting(`must be a multiple of ${divisor}`, (value, budget) => {
    if (typeof value !== 'number') return true;
    budget.spend(5);
    return isMultiple(value);
  });
}

function lengthDetail(least: JsonValue | undefined, most: JsonValue | undefined, noun: string): string {
  const counted = (count: JsonValue): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
  if (most === undefined) return `must have at least ${counted(least!)}`;
  if (least === undefined) return `must have at most ${counted(most)}`;
  return least === most ? `must have ${counted(most)}` : `must have ${least} to ${counted(most)}`;
}

function isOneOf(values: readonly JsonValue[]): (value: JsonValue, budget: Budget) => boolean {
  const free: Budget = { spend: () => undefined };
  const plain = new Set(values.filter((value) => isPlain(value, free)));
  const others = new Set(values.filter((value) => !plain.has(value)).map(canonicalOf));
  return (value, budget) =>
    isPlain(value, budget) ? plain.has(value) : others.size > 0 && others.has(spelled(value, budget));
}

/** Whether the value is a scalar. JavaScript compares two scalars exactly. */
function isPlain(value: JsonValue, budget: Budget): boolean {
  budget.spend(typeof value === 'string' ? 1 + (value.length >> 6) : 1);
  return typeof value !== 'object' || value === null;
}

function spelled(value: JsonValue, budget: Budget): string {
  const text = canonicalOf(value);
  budget.spend(1 + (text.length >> 2));
  return text;
}
