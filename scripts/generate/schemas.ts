/** Walks through the JSON schemas of the documents, within the subset that OpenAPI 3.0 and 3.1 share. */

export interface Schema {
  [keyword: string]: unknown;
}

/**
 * Returns a copy of a schema. Applies `change` to each schema in it, from the inside out.
 * @param where the name of the schema in error messages
 */
export function mapSchema(schema: unknown, where: string, change: (schema: Schema) => Schema): Schema {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) {
    throw new Error(`${where}: OpenAPI 3.0 has no schema that is ${JSON.stringify(schema)}`);
  }
  const copy: Schema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const inner = `${where}/${keyword}`;
    if (
      keyword === 'items' ||
      keyword === 'not' ||
      (keyword === 'additionalProperties' && typeof value === 'object')
    ) {
      copy[keyword] = mapSchema(value, inner, change);
    } else if (keyword === 'allOf' || keyword === 'anyOf' || keyword === 'oneOf') {
      copy[keyword] = (value as unknown[]).map((part, index) => mapSchema(part, `${inner}/${index}`, change));
    } else if (keyword === 'properties') {
      copy[keyword] = mapValues(value as object, (property, name) =>
        mapSchema(property, `${inner}/${name}`, change),
      );
    } else if (keywords.has(keyword) || keyword.startsWith('x-')) {
      copy[keyword] = value;
    } else {
      throw new Error(`${where}: the contract does not use the keyword ${keyword}`);
    }
  }
  if (Array.isArray(copy.type) && (copy.type.length !== 2 || copy.type[1] !== 'null'))
    throw new Error(`${where}: OpenAPI 3.0 has no type arrays but for null`);
  return change(copy);
}

/** Returns a copy of a document, with those nodes replaced for which `replace` returns another one. */
export function mapNodes(node: unknown, replace: (node: object) => unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item) => mapNodes(item, replace));
  return replace(node) ?? mapValues(node, (value) => mapNodes(value, replace));
}

export function mapValues<T, U>(
  object: Readonly<Record<string, T>> | object,
  change: (value: T, key: string) => U,
): Record<string, U> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value as T, key)]));
}

/** Keywords whose value isn't a schema. */
const keywords = new Set(
  [
    '$ref type enum const format pattern minLength maxLength minItems maxItems uniqueItems minProperties',
    'maxProperties minimum maximum exclusiveMinimum exclusiveMaximum multipleOf required additionalProperties',
    'discriminator title description default deprecated readOnly writeOnly example examples externalDocs',
  ].flatMap((line) => line.split(' ')),
);
