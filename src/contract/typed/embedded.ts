/**
 * A collection's schema as it stands in documents: its references put in, without what is said to people and tools beside
 * it, in the words of JSON Schema 2020-12, which are those of OpenAPI 3.1.
 */
import type { JsonObject, JsonValue } from '../../values/json.js';
import { inLists, inOne, isObject, referred, type Schema } from '../../values/schema/schema.js';

/** Left out: resolvers and generators take them for more than they are. */
const dropped: ReadonlySet<string> = new Set(['$ref', '$defs', '$schema', '$comment', 'default', 'examples']);
/** What is said of a schema and applies to nothing. */
export const annotations: ReadonlySet<string> = new Set(['title', 'description', 'deprecated']);

/** @param root whose `$defs` are referred to; it has been taken, so that nothing in it leads back to itself */
export function embedded(root: JsonObject): JsonObject {
  return embed(root, root);
}

function embed(schema: Schema, root: JsonObject): JsonObject {
  if (typeof schema === 'boolean') return schema ? {} : { not: {} };
  const own: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (dropped.has(keyword) || keyword.startsWith('x-')) continue;
    const isFlag = typeof value === 'boolean' && keyword !== 'items' && keyword !== 'not';
    own[keyword] = isFlag ? value : mapInner(keyword, value, (inner) => embed(inner, root));
  }
  // In earlier drafts, and in OpenAPI 3.0, it has an entry at least.
  if (Array.isArray(own.required) && own.required.length === 0) delete own.required;
  if (schema.$ref === undefined) return own;
  const target = embed(referred(root, schema.$ref)![1], root);
  if (Object.keys(own).every((keyword) => annotations.has(keyword))) return { ...target, ...own };
  return { ...own, allOf: [target, ...((own.allOf as JsonObject[] | undefined) ?? [])] };
}

/** The value of a keyword with each schema in it changed. */
export function mapInner(
  keyword: string,
  value: JsonValue,
  change: (schema: JsonObject) => JsonObject,
): JsonValue {
  const changed = (schema: JsonValue): JsonValue => change(schema as JsonObject);
  if (inOne.some((known) => known === keyword)) return changed(value);
  if (inLists.some((known) => known === keyword)) return (value as JsonValue[]).map(changed);
  if (keyword !== 'properties') return value;
  // Without a prototype that a name could be of.
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([name, schema]) => [name, changed(schema)]),
  );
}

/** A schema with each one in it changed, from the inside out. */
export function mapSchema(schema: JsonObject, change: (schema: JsonObject) => JsonObject): JsonObject {
  const mapped: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema))
    mapped[keyword] =
      typeof value === 'boolean' ? value : mapInner(keyword, value, (inner) => mapSchema(inner, change));
  return change(mapped);
}

/** Says what generators would guess: that an object is open, and how large an integer may be. */
export function spelledOut(schema: JsonObject): JsonObject {
  return mapSchema(schema, (each) => {
    const types = [each.type ?? []].flat() as JsonValue[];
    const isObjects = types.includes('object') || isObject(each.properties);
    const isInteger = types.filter((type) => type !== 'null').join() === 'integer';
    return {
      ...each,
      ...(isInteger && each.format === undefined && { format: 'int64' }),
      ...(isObjects && each.additionalProperties === undefined && { additionalProperties: true }),
    };
  });
}

/** Adds a keyword; beside one that is there already, in a branch of its own. */
export function and(schema: JsonObject, keyword: string, value: JsonValue): JsonObject {
  if (schema[keyword] === undefined) return { ...schema, [keyword]: value };
  return { ...schema, allOf: [...((schema.allOf as JsonObject[] | undefined) ?? []), { [keyword]: value }] };
}
