/**
 * The assertions of JSON Schema: the keywords that check a value without validating its parts by other schemas.
 */
import { lengthOf } from '../json/code-points.js';
import { isObject, type JsonObject, type JsonValue } from '../json/json.js';
import { canonicalOf } from './canonical.js';
import { multipleOf } from './decimal.js';
import { reporting, type Validate } from './findings.js';
import { type Format, formats } from './format.js';
import type { Budget, PatternMatcher } from './matcher.js';
import type { types } from './schema.js';

type Test = (value: JsonValue, budget: Budget) => boolean;

/**
 * Yields a validator for each assertion of the schema.
 *
 * @param isRow whether the schema applies to the row itself, whose `id` does not count
 */
export function* assertions(
  schema: JsonObject,
  isRow: boolean,
  matcherOf: (pattern: string) => PatternMatcher,
): Generator<Validate> {
  yield* typesOf(schema);
  yield* values(schema);
  yield* strings(schema, matcherOf);
  yield* numbers(schema);
  yield* arrays(schema);
  yield* objects(schema, isRow);
}

const namedTypes: Readonly<Record<string, readonly [name: string, test: Test]>> = {
  null: ['null', (value) => value === null],
  boolean: ['true or false', (value) => typeof value === 'boolean'],
  object: ['an object', isObject],
  array: ['an array', Array.isArray],
  number: ['a number', (value) => typeof value === 'number'],
  string: ['a string', (value) => typeof value === 'string'],
  integer: ['an integer', Number.isInteger],
} satisfies Record<(typeof types)[number], readonly [string, Test]>;

function* typesOf({ type }: JsonObject): Generator<Validate> {
  if (type === undefined) return;
  const allowed = (Array.isArray(type) ? type : [type]).map((name) => namedTypes[name as string]!);
  const tests = allowed.map(([, test]) => test);
  const detail = `must be ${allowed.map(([name]) => name).join(' or ')}`;
  yield reporting(
    detail,
    tests.length === 1 ? tests[0]! : (value, budget) => tests.some((test) => test(value, budget)),
  );
}

const maxShown = 200;

function* values({ enum: several, const: only }: JsonObject): Generator<Validate> {
  if (several !== undefined) {
    const allowed = several as JsonValue[];
    const shown = allowed.map((value) => JSON.stringify(value)).join(', ');
    const detail = `must be one of ${shown.length <= maxShown ? shown : 'the listed values'}`;
    yield reporting(detail, isOneOf(allowed));
  }
  if (only !== undefined) {
    const shown = JSON.stringify(only);
    yield reporting(`must be ${shown.length <= maxShown ? shown : 'the value of const'}`, isOneOf([only]));
  }
}

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

function* strings(
  { minLength, maxLength, pattern, format }: JsonObject,
  matcherOf: (pattern: string) => PatternMatcher,
): Generator<Validate> {
  const isString =
    (test: (text: string, budget: Budget) => boolean): Test =>
    (value, budget) =>
      typeof value !== 'string' || test(value, budget);
  const lengths = rangeOf(minLength, maxLength, 'character');
  if (lengths !== undefined) {
    const { least, most, detail } = lengths;
    yield reporting(
      detail,
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
    const matcher = matcherOf(pattern as string);
    yield reporting(
      `must match ${pattern}`,
      isString((text, budget) => matcher.matches(text, budget)),
    );
  }
  if (format !== undefined) {
    const test = formats[format as Format];
    yield reporting(
      `must be ${formatNames[format as Format]}`,
      isString((text, budget) => {
        budget.spend(2 + (text.length >> 4));
        return test(text);
      }),
    );
  }
}

const bounds: readonly [keyword: string, words: string, (value: number, bound: number) => boolean][] = [
  ['minimum', 'at least', (value, bound) => value >= bound],
  ['maximum', 'at most', (value, bound) => value <= bound],
  ['exclusiveMinimum', 'more than', (value, bound) => value > bound],
  ['exclusiveMaximum', 'less than', (value, bound) => value < bound],
];

function* numbers(schema: JsonObject): Generator<Validate> {
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

function* arrays({ minItems, maxItems, uniqueItems }: JsonObject): Generator<Validate> {
  const lengths = rangeOf(minItems, maxItems, 'item');
  if (lengths !== undefined) {
    const { least, most, detail } = lengths;
    yield reporting(
      detail,
      (value) => !Array.isArray(value) || (value.length >= least && value.length <= most),
    );
  }
  if (uniqueItems === true) {
    yield reporting('must not contain duplicate items', (value, budget) => {
      if (!Array.isArray(value)) return true;
      const scalars = new Set<JsonValue>();
      const texts = new Set<string>();
      for (const item of value) {
        if (isScalar(item, budget)) scalars.add(item);
        else texts.add(canonicalText(item, budget));
      }
      return scalars.size + texts.size === value.length;
    });
  }
}

function* objects(schema: JsonObject, isRow: boolean): Generator<Validate> {
  const counts = rangeOf(schema.minProperties, schema.maxProperties, 'member');
  if (counts !== undefined) {
    const { least, most, detail } = counts;
    yield reporting(detail, (value, budget) => {
      if (!isObject(value)) return true;
      const count = Object.keys(value).length - (isRow && Object.hasOwn(value, 'id') ? 1 : 0);
      budget.spend(count);
      return count >= least && count <= most;
    });
  }
  const names = (schema.required ?? []) as string[];
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
}

/** Returns the limits of a length or count, and the error for others. Returns undefined if there are no limits. */
function rangeOf(
  min: JsonValue | undefined,
  max: JsonValue | undefined,
  noun: string,
): { readonly least: number; readonly most: number; readonly detail: string } | undefined {
  if (min === undefined && max === undefined) return undefined;
  const counted = (count: JsonValue): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
  const words =
    max === undefined
      ? `at least ${counted(min!)}`
      : min === undefined
        ? `at most ${counted(max)}`
        : `${min === max ? '' : `${min} to `}${counted(max)}`;
  return { least: Number(min ?? 0), most: Number(max ?? Infinity), detail: `must have ${words}` };
}

function isOneOf(values: readonly JsonValue[]): (value: JsonValue, budget: Budget) => boolean {
  const free: Budget = { spend: () => undefined };
  const scalars = new Set(values.filter((value) => isScalar(value, free)));
  const others = new Set(values.filter((value) => !scalars.has(value)).map(canonicalOf));
  return (value, budget) =>
    isScalar(value, budget)
      ? scalars.has(value)
      : others.size > 0 && others.has(canonicalText(value, budget));
}

/** Whether the value is a scalar. JavaScript compares two scalars exactly. */
function isScalar(value: JsonValue, budget: Budget): boolean {
  budget.spend(typeof value === 'string' ? 1 + (value.length >> 6) : 1);
  return typeof value !== 'object' || value === null;
}

function canonicalText(value: JsonValue, budget: Budget): string {
  const text = canonicalOf(value);
  budget.spend(1 + (text.length >> 2));
  return text;
}
