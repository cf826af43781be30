/**
 * Makes a row that conforms to a schema, to show in a contract. It prefers the `examples` and `default` of the schema,
 * then its constants, and otherwise generates values. The row depends only on the schema.
 */
import { isObject, type JsonObject, type JsonValue } from '../json/json.js';
import { unsupportedLiterals } from '../json/number-text.js';
import type { Budget } from './matcher.js';
import { type Translation, translatePattern } from './pattern.js';
import { referred, type Schema } from './schema.js';
import { type RowValidator, rowValidator, Steps, TooCostly } from './validate.js';

/** The number of values that are tried for one part of the schema. */
const maxTriesPerPart = 24;
/** The budget of one schema. In the worst case, it lasts for 0.5 s (2 cores, Node 20). */
const maxSteps = 500_000;
/** The steps for each value, in addition to its validation. */
const stepsPerTry = 100;
const maxBytes = 16_384;

/**
 * @param budget the remaining budget for all schemas of the document. If it is exhausted, no row is found.
 * @returns the row without `id`, or undefined if no conforming row was found
 */
export function exampleRow(schema: JsonObject, budget?: Budget): JsonObject | undefined {
  const own = new Steps(maxSteps);
  const spend = (steps: number): void => {
    budget?.spend(steps);
    own.spend(steps);
  };
  try {
    const maker = new Maker(schema, { spend });
    for (const row of maker.values(schema, maxTriesPerPart))
      if (isObject(row) && maker.isValid(schema, row)) return row;
  } catch (error) {
    if (!(error instanceof TooCostly)) throw error;
  }
  return undefined;
}

/** A member that other tools would follow, which can read a local file. */
const reference = /"\$ref":"/;

class Maker {
  readonly #root: JsonObject;
  readonly #budget: Budget;
  readonly #validators = new Map<Schema, RowValidator>();
  readonly #patterns = new Map<string, Translation>();

  constructor(root: JsonObject, budget: Budget) {
    this.#root = root;
    this.#budget = budget;
  }

  isValid(schema: Schema, value: JsonValue): boolean {
    const text = JSON.stringify(value);
    this.#budget.spend(stepsPerTry + (text.length >> 4));
    if (text.length > maxBytes || reference.test(text) || unsupportedLiterals(text, 1).length > 0)
      return false;
    // The row itself is validated as a row: its `id` does not count.
    const row = schema === this.#root ? (value as JsonObject) : { value };
    return this.#validator(schema).validate(row, this.#budget).length === 0;
  }

  #validator(schema: Schema): RowValidator {
    const known = this.#validators.get(schema);
    if (known !== undefined) return known;
    const { $defs } = this.#root;
    const of = { type: 'object', properties: { value: schema }, ...($defs !== undefined && { $defs }) };
    const validator = rowValidator(schema === this.#root ? this.#root : of);
    this.#validators.set(schema, validator);
    return validator;
  }

  #pattern(pattern: string): Translation {
    const known = this.#patterns.get(pattern) ?? translatePattern(pattern);
    this.#patterns.set(pattern, known);
    return known;
  }

  /** Returns the first value that conforms. A value need not be tried if there is no other. */
  #first(schema: Schema): JsonValue | undefined {
    const { value: first, done } = this.values(schema, 1).next();
    if (done || this.isValid(schema, first)) return done ? undefined : first;
    for (const value of this.values(schema, maxTriesPerPart)) if (this.isValid(schema, value)) return value;
    return undefined;
  }

  /** Yields values that may conform, the best ones first. */
  *values(schema: Schema, most: number): Generator<JsonValue, undefined> {
    let left = most;
    for (const value of this.#all(schema)) {
      yield value;
      left -= 1;
      if (left === 0) return;
    }
  }

  *#all(schema: Schema): Generator<JsonValue, undefined> {
    if (schema === false) return;
    if (schema === true) return yield* this.#texts({});
    const { examples, default: standard, const: only, enum: several, ...rest } = this.#merged(schema);
    if (Array.isArray(examples)) yield* examples;
    if (standard !== undefined) yield standard;
    if (only !== undefined) return yield only;
    if (Array.isArray(several)) return yield* several;
    const { anyOf, oneOf, ...own } = rest;
    const branches = (anyOf ?? oneOf) as Schema[] | undefined;
    if (branches === undefined) return yield* this.#generated(own);
    const others: JsonObject = anyOf !== undefined && oneOf !== undefined ? { oneOf } : {};
    for (const branch of branches)
      if (branch !== false) yield* this.#all({ ...own, ...others, allOf: [branch] });
  }

  /** Returns the schema with its reference and its `allOf` branches merged into it. */
  #merged({ $ref, allOf, ...schema }: JsonObject): JsonObject {
    const target = $ref === undefined ? [] : [referred(this.#root, $ref)![1]];
    return [...target, ...((allOf as Schema[] | undefined) ?? [])].reduce<JsonObject>((merged, branch) => {
      if (typeof branch === 'boolean') return merged;
      return both(merged, this.#merged(branch));
    }, schema);
  }

  *#generated(schema: JsonObject): Generator<JsonValue, undefined> {
    for (const type of typesOf(schema)) {
      if (type === 'object') yield* this.#objects(schema);
      else if (type === 'array') yield* this.#arrays(schema);
      else if (type === 'string') yield* this.#texts(schema);
      else if (type === 'boolean') yield* [false, true];
      else if (type === 'null') yield null;
      else for (const value of numbers(schema)) if (Number.isFinite(value)) yield value;
    }
  }

  /** An object with all properties, then one with only the required ones, then one with further ones. */
  *#objects(schema: JsonObject): Generator<JsonValue, undefined> {
    const properties = (schema.properties ?? {}) as Readonly<Record<string, Schema>>;
    const required = new Set((schema.required ?? []) as string[]);
    const object = (names: Iterable<string>): JsonObject => {
      const members = [...names].flatMap((name): [string, JsonValue][] => {
        const own = Object.hasOwn(properties, name)
          ? properties[name]!
          : (schema.additionalProperties ?? true);
        const value = this.#first(own as Schema);
        const isReference = name === '$ref' && typeof value === 'string';
        return value === undefined || isReference ? [] : [[name, value]];
      });
      return Object.fromEntries(members);
    };
    const known = Object.keys(properties).filter((name) => name !== 'id' || required.has(name));
    yield object(new Set([...known, ...required]));
    yield object(required);
    const further = Array.from(
      { length: Math.min(Number(schema.minProperties ?? 0), 50) },
      (_, n) => `field${n + 1}`,
    );
    if (further.length > 0)
      yield object(new Set([...required, ...known, ...further].slice(0, further.length)));
    for (const name of known) yield object(new Set([...required, name]));
  }

  /** An array with one element, or as many as it must have, then an empty one. */
  *#arrays(schema: JsonObject): Generator<JsonValue, undefined> {
    const { minItems = 0, prefixItems = [], items = true } = schema;
    const prefix = prefixItems as Schema[];
    const first = prefix.map((each) => this.#first(each));
    if (first.every((each) => each !== undefined)) {
      const length = Math.min(Math.max(Number(minItems) - first.length, 0), 100);
      const rest = this.#several(items as Schema, Math.max(length, first.length === 0 ? 1 : 0));
      yield [...(first as JsonValue[]), ...rest];
      yield [...(first as JsonValue[]), ...rest.slice(0, length)];
    }
    yield [];
  }

  /** Returns different values if there are enough. */
  #several(schema: Schema, count: number): JsonValue[] {
    if (count === 0) return [];
    const found = new Map<string, JsonValue>();
    for (const value of this.values(schema, maxTriesPerPart)) {
      if (found.size === count) break;
      if (this.isValid(schema, value)) found.set(JSON.stringify(value), value);
    }
    const values = [...found.values()];
    return values.length === 0
      ? []
      : Array.from({ length: count }, (_, index) => values[index % values.length]!);
  }

  *#texts({ pattern, format, minLength, maxLength }: JsonObject): Generator<string, undefined> {
    const least = Math.min(Number(minLength ?? 0), 1_000);
    const most = Number(maxLength ?? Number.POSITIVE_INFINITY);
    if (typeof format === 'string' && Object.hasOwn(ofFormats, format)) yield ofFormats[format]!;
    if (typeof pattern === 'string') {
      const { sample } = this.#pattern(pattern);
      for (const times of [1, 0, 2, 3, 5, 8, least]) yield sample(times);
      yield sample(1).padEnd(least, 'a');
      return;
    }
    for (const word of ['text', 'another text', 'a', 'b', 'c', 'd'])
      yield [...word].slice(0, most).join('').padEnd(least, word);
  }
}

const inferred: readonly (readonly [type: string, keywords: readonly string[]])[] = [
  ['object', ['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties']],
  ['array', ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems']],
  ['string', ['pattern', 'format', 'minLength', 'maxLength']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** Returns the types to generate. Without `type`, the other keywords show which type is meant. */
function typesOf(schema: JsonObject): readonly string[] {
  if (schema.type !== undefined) {
    const types = [schema.type].flat() as string[];
    return [...types.filter((type) => type !== 'null'), ...types.filter((type) => type === 'null')];
  }
  const [type = 'string'] = inferred.find(([, keywords]) => keywords.some((each) => each in schema)) ?? [];
  return [...new Set([type, 'string', 'object', 'array', 'number', 'boolean', 'null'])];
}

/** Merges two schemas that apply to the same value. If a keyword can't be merged, the validation decides. */
function both(one: JsonObject, other: JsonObject): JsonObject {
  const merged: JsonObject = { ...one };
  for (const [keyword, value] of Object.entries(other)) {
    const own = one[keyword];
    if (own === undefined) merged[keyword] = value;
    else if (keyword === 'properties')
      merged[keyword] = bothProperties(own as JsonObject, value as JsonObject);
    else if (keyword === 'required')
      merged[keyword] = [...new Set([...(own as string[]), ...(value as string[])])];
    else if (/^(min|exclusiveMin)/.test(keyword)) merged[keyword] = Math.max(Number(own), Number(value));
    else if (/^(max|exclusiveMax)/.test(keyword)) merged[keyword] = Math.min(Number(own), Number(value));
    else if (keyword === 'type') {
      const types = [own].flat().filter((type) => [value].flat().includes(type));
      merged[keyword] = types.length > 0 ? (types as JsonValue[]) : own;
    }
  }
  return merged;
}

function bothProperties(one: JsonObject, other: JsonObject): JsonObject {
  const merged = new Map(Object.entries(one));
  for (const [name, schema] of Object.entries(other))
    merged.set(name, merged.has(name) ? { allOf: [merged.get(name)!, schema] } : schema);
  return Object.fromEntries(merged);
}

const ofFormats: Readonly<Record<string, string>> = {
  'date-time': '2030-01-31T09:26:53Z',
  date: '2030-01-31',
  time: '09:26:53Z',
  email: 'ada@example.com',
  uuid: '7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d',
  uri: 'https://example.com/',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
};

function* numbers(schema: JsonObject): Generator<number, undefined> {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf } = schema;
  const step = Number(multipleOf ?? 1);
  const least = Number(minimum ?? exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
  const most = Number(maximum ?? exclusiveMaximum ?? Number.POSITIVE_INFINITY);
  if (least <= step && step <= most) yield step;
  if (Number.isFinite(least)) {
    const first = Math.ceil(least / step) * step;
    yield* [first, first + step, first + 2 * step, least];
  }
  if (Number.isFinite(most)) {
    const last = Math.floor(most / step) * step;
    yield* [last, last - step, most];
  }
  if (Number.isFinite(least) && Number.isFinite(most)) yield (least + most) / 2;
  yield* [0, step, 2 * step, 3 * step, -step, 1.5];
}
