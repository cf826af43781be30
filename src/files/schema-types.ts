/** Derives the types of CSV columns from the JSON Schema of their collection. */
import { isObject, type JsonObject, type JsonValue } from '../values/json/json.js';
import { referred } from '../values/schema/schema.js';
import type { CellType, InferredTypes } from './csv.js';

type Found = ReadonlySet<string>;

const all: Found = new Set(['null', 'boolean', 'number', 'string', 'array', 'object']);

/** The types for `CsvRows`: a column with one type, and what to use instead of the inferred types. */
interface ColumnTypes {
  readonly types: ReadonlyMap<string, CellType>;
  readonly inferred: InferredTypes;
  /** The columns whose type the schema determines. */
  readonly determined: ReadonlySet<string>;
}

/**
 * @param names the columns of the file
 * @param inferred the types of the columns by their cells. They stay for columns of which the schema permits several types.
 */
export function columnTypesOf(
  schema: JsonObject,
  names: readonly string[],
  inferred: InferredTypes,
): ColumnTypes {
  const types = new Map<string, CellType>();
  const others = new Map(inferred);
  const determined = new Set<string>();
  for (const name of names) {
    const found = [...typesIn(propertyOf(schema, name), schema)];
    const [only, another] = found.filter((type) => type !== 'null');
    if (only === 'string' && another === undefined) {
      // In a column whose type is given as `string`, the cell `null` would be a text.
      if (found.includes('null')) {
        others.set(name, 'string');
        determined.add(name);
      } else types.set(name, 'string');
    } else if (found.every((type) => /^(array|object|null)$/.test(type))) types.set(name, 'json');
    else if (another === undefined) types.set(name, only as 'number' | 'boolean');
  }
  for (const name of types.keys()) determined.add(name);
  return { types, inferred: others, determined };
}

function propertyOf({ properties }: JsonObject, name: string): JsonValue | undefined {
  return isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** Returns the JSON types of the values that a schema can accept. */
function typesIn(schema: JsonValue | undefined, root: JsonObject, depth = 0): Found {
  if (!isObject(schema) || depth > 16) return all;
  const within = (other: JsonValue): Found => typesIn(other, root, depth + 1);
  let found = all;
  const narrow = (other: Found): void => {
    found = new Set([...found].filter((type) => other.has(type)));
  };
  const { type, enum: values, const: only, $ref, allOf, anyOf, oneOf } = schema;
  if (type !== undefined)
    narrow(new Set([type].flat().map((each) => (each === 'integer' ? 'number' : String(each)))));
  if (Array.isArray(values)) narrow(new Set(values.map(typeOf)));
  if (only !== undefined) narrow(new Set([typeOf(only)]));
  const target = $ref === undefined ? undefined : referred(root, $ref)?.[1];
  if (target !== undefined) narrow(within(target));
  if (Array.isArray(allOf)) for (const each of allOf) narrow(within(each));
  for (const either of [anyOf, oneOf])
    if (Array.isArray(either)) narrow(new Set(either.flatMap((each) => [...within(each)])));
  return found;
}

function typeOf(value: JsonValue): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
