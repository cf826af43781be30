/**
 * Converts JSON Schema 2020-12 to the dialects of OpenAPI and AsyncAPI.
 *
 * If a dialect can't express a rule, the result is less strict, never stricter. Every value that is valid by
 * the original schema is also valid by the converted one.
 */
import type { JsonObject, JsonValue } from '../../values/json/json.js';
import { and, annotations, mapInner, mapSchema } from './embedded.js';

/** Converts a schema from JSON Schema 2020-12, which is the dialect of OpenAPI 3.1. */
export type Dialect = (schema: JsonObject) => JsonObject;

export const inOpenapi31: Dialect = (schema) => schema;

/**
 * Draft 7, which AsyncAPI 3.0 uses. It has `items` and `additionalItems` instead of `prefixItems`. The parser of AsyncAPI
 * reads every member with the name `$ref` as a reference, so a field with this name is described by a pattern.
 */
export const inDraft07: Dialect = (schema) =>
  mapSchema(schema, ({ prefixItems, items, properties, ...rest }) => ({
    ...rest,
    ...(properties !== undefined && withoutRef(properties as JsonObject)),
    ...(prefixItems !== undefined && { items: prefixItems }),
    ...(items !== undefined && { [prefixItems === undefined ? 'items' : 'additionalItems']: items }),
  }));

function withoutRef({ $ref, ...properties }: JsonObject): JsonObject {
  return { properties, ...($ref !== undefined && { patternProperties: { '^\\$ref$': $ref } }) };
}

/** OpenAPI 3.0 (section Schema Object). It has no `null`, `const` or `prefixItems`, and no lists of types. */
export const inOpenapi30: Dialect = (schema) => loosened(schema).schema;

interface Loosened {
  readonly schema: JsonObject;
  /** Whether the schema accepts exactly the same values as the original. Otherwise, it accepts more. */
  readonly isExact: boolean;
}

function loosened(original: JsonObject): Loosened {
  if (isNull(original)) return { schema: {}, isExact: false };
  const { prefixItems, const: constant, type, ...rest } = withoutLoneBranch(original);
  let isExact = prefixItems === undefined;
  let schema: JsonObject = {};
  for (const [keyword, value] of Object.entries(rest)) {
    if (typeof value === 'boolean') {
      schema[keyword] = value;
      continue;
    }
    let isSame = true;
    const inner = mapInner(keyword, withoutNull(keyword, value), (each) => {
      // `withoutNull` has already converted this branch.
      if (each.nullable === true && isNull({ enum: each.enum! })) return each;
      const made = loosened(each);
      isSame &&= made.isExact;
      return made.schema;
    });
    isExact &&= isSame;
    // If an inner schema accepts more values, `not` and `oneOf` would accept fewer. So `not` is omitted and
    // `oneOf` becomes `anyOf`.
    if (keyword === 'not' && !isSame) continue;
    schema = and(schema, keyword === 'oneOf' && !isSame ? 'anyOf' : keyword, inner);
  }
  if (prefixItems !== undefined) schema.items = {};
  if (constant !== undefined) schema.enum = [constant];
  exclusive(schema, 'minimum', 'exclusiveMinimum', (bound, other) => bound >= other);
  exclusive(schema, 'maximum', 'exclusiveMaximum', (bound, other) => bound <= other);
  // Both values mean the same. But next to `not`, Rust generators read `true` as an object without members.
  if (schema.additionalProperties === true && schema.not !== undefined) schema.additionalProperties = {};
  return { schema: typed(schema, [type ?? []].flat() as string[]), isExact };
}

function isNull({ type, const: constant, enum: values }: JsonObject): boolean {
  return (
    type === 'null' ||
    constant === null ||
    (Array.isArray(values) && values.length === 1 && values[0] === null)
  );
}

/** Removes `null` from branches. The first other branch becomes nullable, or a nullable one is added. */
function withoutNull(keyword: string, value: JsonValue): JsonValue {
  if (keyword !== 'anyOf' && keyword !== 'oneOf') return value;
  const branches = value as JsonObject[];
  const [first, ...others] = branches.filter((branch) => !isNull(branch));
  if (others.length + 1 === branches.length) return value;
  if (first === undefined) return [nullAlone];
  const isSimple = typeof first.type === 'string' && !compound.some((each) => each in first);
  if (!isSimple) return [first, ...others, nullAlone];
  const values = first.enum as JsonValue[] | undefined;
  return [{ ...first, type: [first.type!, 'null'], ...(values && { enum: [...values, null] }) }, ...others];
}

/** If removing `null` leaves one branch, merges that branch into the schema. */
function withoutLoneBranch({ anyOf, ...rest }: JsonObject): JsonObject {
  if (anyOf === undefined) return rest;
  const [only, ...others] = withoutNull('anyOf', anyOf) as JsonObject[];
  const isAlone = others.length === 0 && Object.keys(rest).every((keyword) => annotations.has(keyword));
  return isAlone ? { ...only, ...rest } : { anyOf, ...rest };
}

const compound = ['const', 'allOf', 'anyOf', 'oneOf', 'not'];
const nullAlone: JsonObject = { type: 'string', nullable: true, enum: [null] };

function typed(schema: JsonObject, types: readonly string[]): JsonObject {
  const [first, ...others] = types.filter((type) => type !== 'null');
  if (first === undefined) return schema;
  const nullable = types.includes('null') && { nullable: true };
  if (others.length === 0) return arrayWithItems({ type: first, ...nullable, ...schema });
  const branches = [{ type: first, ...nullable }, ...others.map((type) => ({ type }))];
  return and(schema, 'anyOf', branches.map(arrayWithItems));
}

function arrayWithItems(schema: object): JsonObject {
  const said = schema as JsonObject;
  return said.type === 'array' && said.items === undefined ? { ...said, items: {} } : said;
}

function exclusive(
  schema: JsonObject,
  inclusive: 'minimum' | 'maximum',
  exclusive: 'exclusiveMinimum' | 'exclusiveMaximum',
  isStricter: (bound: number, other: number) => boolean,
): void {
  const { [exclusive]: bound, [inclusive]: other } = schema;
  if (typeof bound !== 'number') return;
  delete schema[exclusive];
  if (typeof other === 'number' && !isStricter(bound, other)) return;
  Object.assign(schema, { [inclusive]: bound, [exclusive]: true });
}
