import fc from 'fast-check';
import { anyCharacter } from './arbitraries.js';

type Type = 'string' | 'integer' | 'array' | 'object' | 'boolean';

/** A JSON schema within the subset that the contract uses. */
export interface Schema {
  readonly type?: Type | readonly [Type, 'null'];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly additionalProperties?: boolean;
  readonly allOf?: readonly Schema[];
  /** Alternatives with a member that selects one of them. */
  readonly oneOf?: readonly Schema[];
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
}

/** A value that violates its schema in one place, which `pointer` names. */
export interface Broken {
  readonly value: unknown;
  readonly pointer: string;
}

/** Field names that look special but are valid. */
const names = ['a', 'title', 'c d', 'é', '0', '', '"', 'a/b', '~', '\u{1f600}', 'constructor', 'toString'];
const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: anyCharacter, maxLength: 8 }).map((text) => text.replaceAll('\0', '')),
  fc.constantFrom('', '\uffff', '\u{10000}', "'", '\\', '%', '</script>', '2025-02-30', 'null'),
);
/** Integers that a double can represent exactly, and fractions. The server rejects larger integers. */
const numbers = fc.oneof(
  fc.maxSafeInteger(),
  fc.integer({ min: -99, max: 99 }).map((number) => number / 8),
  fc.constantFrom(5e-324, 1.7976931348623157e308, 1e21, 0.1),
);
const { anything } = fc.letrec<{ anything: unknown }>((tie) => ({
  anything: fc.oneof(
    { maxDepth: 3, withCrossShrink: true, depthIdentifier: 'anything' },
    fc.oneof(fc.constantFrom(null, true, false), numbers, texts),
    fc.array(tie('anything'), { maxLength: 3, depthIdentifier: 'anything' }),
    fc.dictionary(fc.constantFrom(...names), tie('anything'), {
      maxKeys: 3,
      noNullPrototype: true,
      depthIdentifier: 'anything',
    }),
  ),
}));

/** Dates in the future, because the expiry of a key must not be in the past. */
const moments = fc
  .date({ min: new Date('2090-01-01'), max: new Date('2190-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Generates values that are valid for a schema. Arrays are short. */
export function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const { type, properties = {}, required = [], minItems = 0, maxItems = 4 } = schema;
  if (Array.isArray(type)) return fc.option(fitting({ ...schema, type: type[0] }));
  if (schema.format === 'date-time') return moments;
  if (schema.allOf) return objects(schema.allOf.map(fitting));
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(fitting));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (type) {
    case 'integer': {
      const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema;
      const most = Math.min(minimum + 20, maximum);
      return fc.oneof(fc.constantFrom(minimum, maximum), fc.integer({ min: minimum, max: most }));
    }
    case 'string': {
      const { pattern, minLength = 0, maxLength = 1_000 } = schema;
      const matching = pattern === undefined ? texts : fc.stringMatching(new RegExp(pattern, 'u'));
      return matching.filter((text) => [...text].length >= minLength && [...text].length <= maxLength);
    }
    case 'array': {
      const bounds = { minLength: minItems, maxLength: Math.min(maxItems, 4) };
      const items = fitting(schema.items!);
      return schema.uniqueItems ? fc.uniqueArray(items, bounds) : fc.array(items, bounds);
    }
    case 'object': {
      const { minProperties = 0 } = schema;
      const own = fc
        .record(
          Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, fitting(property)])),
          {
            requiredKeys: [...required],
            noNullPrototype: true,
          },
        )
        .filter((object) => Object.keys(object).length >= minProperties);
      if (schema.additionalProperties !== true) return own;
      return objects([
        fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 4, noNullPrototype: true }),
        own,
      ]);
    }
    default:
      // The contract accepts any value here, but the server doesn't. Only the examples are certain to be
      // valid.
      return schema.examples === undefined ? anything : fc.constantFrom(...schema.examples);
  }
}

/** Generates values that violate a schema in one place. */
export function breaking(schema: Schema, pointer = ''): fc.Arbitrary<Broken> {
  const here = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Broken> =>
    value.map((each) => ({ value: each, pointer }));
  const ways: fc.Arbitrary<Broken>[] = [];
  if (Array.isArray(schema.type))
    return breaking({ ...schema, type: schema.type[0] }, pointer).filter(({ value }) => value !== null);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((each) => breaking(each, pointer)));
  const object = objectOf(schema);
  const kind = object ? 'object' : schema.type;
  if (kind !== undefined)
    ways.push(here(anything.filter((value) => kindOf(value) !== kind && !isInteger(schema, value))));
  if (schema.minProperties !== undefined && schema.minProperties > 0) ways.push(here(fc.constant({})));
  if (schema.enum) ways.push(here(texts.filter((text) => !schema.enum!.includes(text))));
  if (schema.pattern !== undefined) {
    const pattern = new RegExp(schema.pattern, 'u');
    ways.push(here(nearly(fitting(schema)).filter((text) => !pattern.test(text))));
  }
  if (schema.format === 'date-time')
    ways.push(here(nearly(moments).filter((text) => Number.isNaN(Date.parse(text)))));
  if (schema.minLength === 1) ways.push(here(fc.constant('')));
  if (schema.maxLength !== undefined) ways.push(here(fc.constant('x'.repeat(schema.maxLength + 1))));
  if (schema.minimum !== undefined)
    ways.push(here(fc.integer({ min: schema.minimum - 99, max: schema.minimum - 1 })));
  if (schema.maximum !== undefined) ways.push(here(fc.constant(schema.maximum + 1)));
  if (kind === 'array') ways.push(...brokenArrays(schema, pointer, here));
  if (object) ways.push(...brokenObjects(schema, object, pointer));
  return fc.oneof(...ways);
}

function brokenArrays(
  { items = {}, minItems = 0, maxItems, uniqueItems }: Schema,
  pointer: string,
  here: (value: fc.Arbitrary<unknown>) => fc.Arbitrary<Broken>,
): fc.Arbitrary<Broken>[] {
  const item = fitting(items);
  const around = fc.tuple(fc.array(item, { maxLength: 3 }), fc.array(item, { maxLength: 3 }));
  const ways: fc.Arbitrary<Broken>[] = [];
  if (minItems === 1) ways.push(here(fc.constant([])));
  if (maxItems !== undefined)
    ways.push(here(item.map((each) => Array.from({ length: maxItems + 1 }, () => each))));
  if (uniqueItems) ways.push(here(item.map((each) => [each, each])));
  else if (Object.keys(items).length > 0) {
    const inside = around.chain(([before, after]) =>
      breaking(items, `${pointer}/${before.length}`).map((broken) => ({
        ...broken,
        value: [...before, broken.value, ...after],
      })),
    );
    ways.push(inside, inside);
  }
  return ways;
}

function brokenObjects(
  schema: Schema,
  { properties, required, isOpen }: ObjectSchema,
  pointer: string,
): fc.Arbitrary<Broken>[] {
  const whole = fitting(schema) as fc.Arbitrary<Record<string, unknown>>;
  const ways = [...required].map((name) =>
    whole.map(({ [name]: _, ...value }) => ({ value, pointer: `${pointer}/${name}` })),
  );
  if (!isOpen) {
    const unknown = fc.constantFrom(...names.filter((name) => !Object.hasOwn(properties, name)));
    ways.push(
      fc.tuple(whole, unknown, anything).map(([value, name, extra]) => ({
        value: { ...value, [name]: extra },
        pointer: `${pointer}/${escaped(name)}`,
      })),
    );
  }
  for (const [name, property] of Object.entries(properties)) {
    const at = `${pointer}/${escaped(name)}`;
    const inside = breaking(property, at);
    ways.push(
      fc
        .tuple(whole, inside)
        .map(([value, broken]) => ({ ...broken, value: { ...value, [name]: broken.value } })),
    );
  }
  return ways;
}

interface ObjectSchema {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: ReadonlySet<string>;
  readonly isOpen: boolean;
}

/** Returns the member rules of an object schema. Merges all parts of its `allOf`. */
function objectOf({
  type,
  allOf,
  properties,
  required,
  additionalProperties,
}: Schema): ObjectSchema | undefined {
  const parts = (allOf ?? []).map(objectOf).filter((part) => part !== undefined);
  if (type !== 'object' && parts.length === 0) return undefined;
  return {
    properties: Object.assign({}, properties, ...parts.map((part) => part.properties)),
    required: new Set([...(required ?? []), ...parts.flatMap((part) => [...part.required])]),
    isOpen: additionalProperties !== false && parts.every(({ isOpen }) => isOpen),
  };
}

/** Generates texts that differ slightly from the given ones. */
export function nearly(texts: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const slip = fc.constantFrom(
    '',
    ' ',
    '-',
    '0',
    '9',
    'A',
    '%',
    '"',
    ',',
    '.',
    '\n',
    'é',
    '\u0000',
    '\u{1f600}',
  );
  return fc.tuple(texts, fc.nat(), slip, fc.boolean()).map(([text, at, character, replaces]) => {
    const characters = [...String(text)];
    characters.splice(at % (characters.length + 1), replaces ? 1 : 0, character);
    return characters.join('');
  });
}

function objects(parts: readonly fc.Arbitrary<unknown>[]): fc.Arbitrary<Record<string, unknown>> {
  return fc
    .tuple(...parts)
    .map((each) => Object.assign({}, ...(each as object[])) as Record<string, unknown>);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isInteger({ type }: Schema, value: unknown): boolean {
  return type === 'integer' && Number.isInteger(value);
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
