/**
 * Derives the schemas of a collection's rows in responses, inserts and changes from the collection's schema.
 *
 * The collection's schema describes a row without `id`. The server returns only rows that the derived schemas
 * describe, and accepts every row that they describe. For changes, a schema can't express all rules, so the
 * server may reject more.
 */
import { isObject, type JsonObject, type JsonValue } from '../../values/json/json.js';
import { and, embedded, spelledOut } from './embedded.js';

/** Returns the schemas of one collection by name, for example `NotesRow` for the rows of `notes`. */
export function rowSchemas(collection: string, typeName: string, schema: JsonObject): [string, JsonObject][] {
  const { description, ...row } = embedded(schema);
  const more = description === undefined ? '' : ` ${String(description)}`;
  const isClosed = row.additionalProperties === false;
  const named = (suffix: string, what: string, of: JsonObject): [string, JsonObject] => [
    typeName + suffix,
    { description: what + more, ...spelledOut(of) },
  ];
  const patch = patchOf(row);
  const mergePatch = mergePatchOf(row);
  const bulk = (of: JsonObject): JsonObject => (isClosed ? of : and(of, 'not', hasId));
  const rows = (suffix: string): JsonObject => ({
    type: 'array',
    maxItems: 1000,
    items: reference(typeName + suffix),
  });
  return [
    named('Row', `A row of ${collection}.`, answered(row)),
    named(
      'RowInput',
      `A row to insert into ${collection}, without \`id\`.`,
      isClosed ? row : and(row, 'not', hasId),
    ),
    named(
      'RowReplacement',
      `All fields of a row of ${collection}. If the body contains \`id\`, it must be the \`id\` in the path.`,
      replacing(row),
    ),
    named('RowPatch', `The fields to update in a row of ${collection}.`, permittingId(patch, id)),
    named(
      'RowMergePatch',
      `A merge patch (RFC 7396) for a row of ${collection}.`,
      permittingId(mergePatch, id),
    ),
    named('RowsPatch', `The fields to update in rows of ${collection}.`, bulk(patch)),
    named('RowsMergePatch', `A merge patch (RFC 7396) for rows of ${collection}.`, bulk(mergePatch)),
    [
      `${typeName}RowList`,
      { description: `Rows of ${collection} in the requested sort order.`, ...rows('Row') },
    ],
    [
      `${typeName}RowInputList`,
      { description: `Rows to insert into ${collection}.`, minItems: 1, ...rows('RowInput') },
    ],
  ];
}

export function reference(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

const id = reference('RowId');
const hasId: JsonObject = { type: 'object', required: ['id'], properties: { id: {} } };

/** The schema of a row in a response: with an `id`, which counts for `minProperties` and `maxProperties`. */
function answered(row: JsonObject): JsonObject {
  const counted = mapBranches(row, (branch) => countingId(branch, 1));
  if (branchesOf(row).every(({ additionalProperties }) => additionalProperties === undefined)) {
    const idPart = { type: 'object', required: ['id'], properties: { id } };
    // Next to `allOf`, generators look for further members.
    return { allOf: [idPart, counted], additionalProperties: {} };
  }
  const permitting = permittingId(counted, id);
  return {
    ...permitting,
    required: ['id', ...((permitting.required as string[] | undefined) ?? [])],
    properties: { id, ...(permitting.properties as JsonObject | undefined) },
  };
}

/** The schema of the body of PUT: with or without an `id`, so the counts of properties can differ by one. */
function replacing(row: JsonObject): JsonObject {
  const branches = branchesOf(row);
  const isCounted = branches.some((branch) => 'minProperties' in branch || 'maxProperties' in branch);
  // In `oneOf` and `not`, a schema must not accept more. No single count is correct with and without `id`.
  if (isCounted && branches.some(({ oneOf, not }) => oneOf ?? not))
    return { anyOf: [and(row, 'not', hasId), answered(row)] };
  const permitting = permittingId(
    mapBranches(row, (branch) => countingId(branch, 0)),
    id,
  );
  return { ...permitting, properties: { id, ...(permitting.properties as JsonObject | undefined) } };
}

function countingId(branch: JsonObject, least: 0 | 1): JsonObject {
  const { minProperties, maxProperties } = branch;
  return {
    ...branch,
    ...(minProperties !== undefined && { minProperties: (minProperties as number) + least }),
    ...(maxProperties !== undefined && { maxProperties: (maxProperties as number) + 1 }),
  };
}

/** Allows `id` in each branch that restricts further members. */
function permittingId(row: JsonObject, schema: JsonObject): JsonObject {
  return mapBranches(row, (branch) =>
    branch.additionalProperties === undefined
      ? branch
      : { ...branch, properties: { id: schema, ...(branch.properties as JsonObject | undefined) } },
  );
}

/** The schema of a patch: any fields of a row. The server validates the resulting row. */
function patchOf(row: JsonObject): JsonObject {
  return mapBranches(row, partial);
}

/**
 * Removes the keywords that only apply to a complete object. `oneOf` becomes `anyOf`, because a part of an
 * object can match several branches.
 */
function partial({ required, minProperties, maxProperties, not, oneOf, ...rest }: JsonObject): JsonObject {
  return oneOf === undefined ? rest : and(rest, 'anyOf', oneOf);
}

/**
 * The schema of a merge patch. If the value is an object, the patch is a part of it, in which null removes an
 * optional member. Any other value is replaced entirely.
 *
 * @param required the members that an object must have
 * @param isAlternative whether the value can match another schema before the patch. The patch then removes the members
 *   that only the other schema has.
 */
function mergePatchOf(
  schema: JsonObject,
  required: readonly JsonValue[] = [],
  isAlternative = false,
): JsonObject {
  const needed = [...required, ...requiredIn(schema)];
  const member = ([name, each]: [string, JsonValue]): [string, JsonValue] => {
    const patch = mergePatchOf(each as JsonObject, [], isAlternative);
    return [name, needed.includes(name) ? patch : orNull(patch)];
  };
  const { properties, additionalProperties, enum: values, const: value, ...rest } = schema;
  const patch: JsonObject = rest;
  if (properties !== undefined)
    patch.properties = Object.fromEntries(Object.entries(properties as JsonObject).map(member));
  if (typeof additionalProperties === 'object')
    patch.additionalProperties = orNull(mergePatchOf(additionalProperties as JsonObject, [], isAlternative));
  else if (additionalProperties === false && !isAlternative) patch.additionalProperties = false;
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const)
    if (patch[keyword] !== undefined)
      patch[keyword] = (patch[keyword] as JsonObject[]).map((each) =>
        mergePatchOf(each, needed, isAlternative || keyword !== 'allOf'),
      );
  // A patch can contain any part of an object, so a fixed object doesn't restrict it.
  if (values !== undefined && !(values as JsonValue[]).some(isObject)) patch.enum = values;
  if (value !== undefined && !isObject(value)) patch.const = value;
  return partial(patch);
}

/** Returns the required members of a schema and of its `allOf` branches. */
function requiredIn({ required, allOf }: JsonObject): readonly JsonValue[] {
  const parts = (allOf as JsonObject[] | undefined) ?? [];
  return [...((required as JsonValue[] | undefined) ?? []), ...parts.flatMap(requiredIn)];
}

function orNull(schema: JsonObject): JsonObject {
  const { type, enum: values, const: value } = schema;
  const hasBranches = ['allOf', 'anyOf', 'oneOf', 'not'].some((keyword) => keyword in schema);
  const types = [type ?? []].flat() as string[];
  const listed = value === undefined ? (values as JsonValue[] | undefined) : [value];
  const areTypesNullable = types.includes('null') || (types.length === 0 && listed !== undefined);
  if (areTypesNullable && (listed?.includes(null) ?? true) && !hasBranches) return schema;
  if (Object.keys(schema).length === 0) return schema;
  if (types.length > 0 && value === undefined && !hasBranches) {
    const isListed = (values as JsonValue[] | undefined)?.includes(null) ?? true;
    return {
      ...schema,
      type: types.includes('null') ? types : [...types, 'null'],
      ...(!isListed && { enum: [...(values as JsonValue[]), null] }),
    };
  }
  return { anyOf: [schema, { type: 'null' }] };
}

/** Returns a schema and all its branches that apply to the same value. */
function branchesOf(schema: JsonObject): JsonObject[] {
  const all: JsonObject[] = [];
  mapBranches(schema, (branch) => {
    all.push(branch);
    return branch;
  });
  return all;
}

/** Applies `change` to a schema and to all its branches that apply to the same value, the innermost first. */
function mapBranches(schema: JsonObject, change: (branch: JsonObject) => JsonObject): JsonObject {
  const mapped: JsonObject = { ...schema };
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const)
    if (mapped[keyword] !== undefined)
      mapped[keyword] = (mapped[keyword] as JsonObject[]).map((branch) => mapBranches(branch, change));
  if (mapped.not !== undefined) mapped.not = mapBranches(mapped.not as JsonObject, change);
  return change(mapped);
}
