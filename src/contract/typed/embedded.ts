/**
 * Prepares a collection's schema for an API document: inlines its references, and removes keywords that only
 * inform people and tools. The result is JSON Schema 2020-12, which is the dialect of OpenAPI 3.1.
 */
import { isObject, type JsonObject, type JsonValue } from '../../values/json/json.js';
import { inLists, inOne, referred, type Schema } from '../../values/schema/schema.js';

/** Omitted from documents, because resolvers and generators misinterpret them. */
const dropped: ReadonlySet<string> = new Set(['$ref', '$defs', '$schema', '$comment', 'default', 'examples']);
/** Keywords that describe a schema and don't restrict any value. */
export const annotations: ReadonlySet<string> = new Set(['description', 'deprecated']);

/**
 * Returns the schema with all references replaced by their targets.
 *
 * @param root a supported schema: its references lead to `$defs` and don't form a cycle
 */
export function embedded(root: JsonObject): JsonObject {
  const { title, ...untitled } = root;
  return embed(untitled, root);
}

function embed(schema: Schema, root: JsonObject): JsonObject {
  if (typeof schema === 'boolean') return schema ? {} : { not: {} };
  const own: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (dropped.has(keyword) || keyword.startsWith('x-')) continue;
    if (keyword === 'title') {
      // Generators name a type by its title, and generate nothing if two types have the same title.
      own.description ??= value;
      continue;
    }
    const isFlag = typeof value === 'boolean' && keyword !== 'items' && keyword !== 'not';
    own[keyword] = isFlag ? value : mapInner(keyword, value, (inner) => embed(inner, root));
  }
  // Earlier drafts and OpenAPI 3.0 don't allow an empty list.
  if (Array.isArray(own.required) && own.required.length === 0) delete own.required;
  if (schema.$ref === undefined) return own;
  const target = embed(referred(root, schema.$ref)![1], root);
  if (Object.keys(own).every((keyword) => annotations.has(keyword))) return { ...target, ...own };
  return { ...own, allOf: [target, ...((own.allOf as JsonObject[] | undefined) ?? [])] };
}

/** Returns the value of a keyword, with `change` applied to each schema directly inside it. */
export function mapInner(
  keyword: string,
  value: JsonValue,
  change: (schema: JsonObject) => JsonObject,
): JsonValue {
  const changed = (schema: JsonValue): JsonValue => change(schema as JsonObject);
  if (inOne.has(keyword)) return changed(value);
  if (inLists.has(keyword)) return (value as JsonValue[]).map(changed);
  if (keyword !== 'properties') return value;
  // `Object.fromEntries` also defines a property with the name `__proto__` as an own property.
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([name, schema]) => [name, changed(schema)]),
  );
}

/** Applies `change` to a schema and to all schemas inside it, the innermost first. */
export function mapSchema(schema: JsonObject, change: (schema: JsonObject) => JsonObject): JsonObject {
  const mapped: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema))
    mapped[keyword] =
      typeof value === 'boolean' ? value : mapInner(keyword, value, (inner) => mapSchema(inner, change));
  return change(mapped);
}

/** The formats of numbers, by type. */
const formats: Readonly<Record<string, string>> = { integer: 'int64', number: 'double' };

/**
 * States what generators would guess: objects can have more members, integers have 64 bits, and numbers are doubles. Without
 * the format, generators for Go and Rust use 32 bits for numbers, which changes values such as 52.520008. Several types
 * become alternatives, because oapi-codegen generates nothing from a list of them. Objects and arrays in `enum` and
 * `const` become schemas, because generators expect simple values there. Arrays without `items` get them, and values get
 * their type.
 */
export function spelledOut(schema: JsonObject): JsonObject {
  return mapSchema(schema, (each) => {
    const { type, ...rest } = withSimpleValues(each);
    const types = [type ?? []].flat() as string[];
    const [first, ...others] = types.filter((each) => each !== 'null');
    const isObjects = types.includes('object') || isObject(rest.properties);
    const open = isObjects && rest.additionalProperties === undefined && { additionalProperties: true };
    if (first === undefined || others.length === 0) {
      const format = formats[String(first)];
      return {
        ...(type !== undefined && { type }),
        ...rest,
        ...(format !== undefined && rest.format === undefined && { format }),
        ...(first === 'array' && rest.prefixItems === undefined && { items: rest.items ?? {} }),
        ...open,
      };
    }
    const alternatives = [types.includes('null') ? [first, 'null'] : first, ...others];
    const branches = alternatives.map((each) => {
      const format = formats[[each].flat()[0]!];
      const items = [each].flat().includes('array') && { items: {} };
      return { type: each, ...(format !== undefined && { format }), ...items };
    });
    return and({ ...rest, ...open }, 'anyOf', branches);
  });
}

function withSimpleValues({ enum: values, const: value, ...rest }: JsonObject): JsonObject {
  const schema = values === undefined ? rest : oneOfValues(rest, values as JsonValue[]);
  return value === undefined ? schema : oneOfValues(schema, [value], true);
}

/**
 * Restricts a schema to these values. Generators expect the values of an `enum` to have one type and not to be null.
 *
 * @param isConstant whether to use `const` for a string or a number
 */
function oneOfValues(
  { type, ...schema }: JsonObject,
  all: readonly JsonValue[],
  isConstant = false,
): JsonObject {
  const types = type === undefined ? undefined : ([type].flat() as string[]);
  const values = all.filter((value) => types?.some((each) => isOfType(value, each)) ?? true);
  const numberType = types?.includes('number') ? 'number' : 'integer';
  const [strings, numbers, booleans] = ['string', 'number', 'boolean'].map((each) =>
    values.filter((value) => typeof value === each),
  ) as [string[], number[], boolean[]];
  // openapi-python-client generates nothing from an `enum` with fractions, and invalid code from a boolean `const`.
  const areAlone = isConstant || !numbers.every(Number.isSafeInteger);
  const alternatives: JsonObject[] = [
    ...(isConstant || strings.length === 0 ? strings.map(exactly) : [{ type: 'string', enum: strings }]),
    ...(areAlone || numbers.length === 0
      ? numbers.map(exactly)
      : [{ type: numberType, format: formats[numberType]!, enum: numbers }]),
    ...(booleans.length === 0 ? [] : [{ type: 'boolean', enum: booleans }]),
    ...values.filter((value) => typeof value === 'object').map(exactly),
  ];
  const [only, ...others] = alternatives;
  if (only === undefined) return and(schema, 'not', {});
  const isAlone =
    others.length === 0 &&
    Object.entries(only).every(([keyword, value]) => (schema[keyword] ?? value) === value);
  return isAlone ? { ...schema, ...only } : and(schema, 'anyOf', alternatives);
}

/** Returns the schema of a single value, without an object or array in `const`. */
function exactly(value: JsonValue): JsonObject {
  if (value === null) return { type: 'null' };
  if (typeof value === 'boolean') return { type: 'boolean', enum: [value] };
  if (typeof value === 'string') return { type: 'string', const: value };
  if (typeof value === 'number') {
    const type = Number.isSafeInteger(value) ? 'integer' : 'number';
    // From a negative `const`, kubb and oazapfts generate nothing at all.
    return { type, format: formats[type]!, ...(value < 0 ? { enum: [value] } : { const: value }) };
  }
  if (Array.isArray(value)) {
    const prefixItems = value.length > 0 && { prefixItems: value.map(exactly) };
    return { type: 'array', minItems: value.length, maxItems: value.length, ...prefixItems, items: {} };
  }
  const members = Object.entries(value);
  return {
    type: 'object',
    ...(members.length > 0 && {
      required: members.map(([name]) => name),
      properties: Object.fromEntries(members.map(([name, each]) => [name, exactly(each)])),
    }),
    additionalProperties: false,
  };
}

function isOfType(value: JsonValue, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isObject(value) : typeof value === type;
}

/** Adds a keyword. If the schema already has this keyword, adds it as a branch of `allOf`. */
export function and(schema: JsonObject, keyword: string, value: JsonValue): JsonObject {
  if (schema[keyword] === undefined) return { ...schema, [keyword]: value };
  return { ...schema, allOf: [...((schema.allOf as JsonObject[] | undefined) ?? []), { [keyword]: value }] };
}
