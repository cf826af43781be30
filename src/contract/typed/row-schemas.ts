/**
 * What a collection's rows are where they are sent and received: its schema, which is of a row without its `id`, as the
 * answers, inserts and changes of its own have it. A service never answers with what isn't described so, and takes whatever
 * is, as far as a schema can say that of a change.
 */
import type { JsonObject, JsonValue } from '../../values/json.js';
import { and, embedded, spelledOut } from './embedded.js';

/** Of the rows of one collection, by what stands behind its name: `NotesRow` is the `Row` of `notes`. */
export function rowSchemas(collection: string, typeName: string, schema: JsonObject): [string, JsonObject][] {
  // By a title generators would call all of them alike.
  const { title, description, ...row } = embedded(schema);
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
      `A row of ${collection}, all of it; \`id\`, if sent, is the one in the path.`,
      replacing(row),
    ),
    named('RowPatch', `Fields of a row of ${collection} to change.`, permittingId(patch, id)),
    named(
      'RowMergePatch',
      `A merge patch (RFC 7396) of a row of ${collection}.`,
      permittingId(mergePatch, id),
    ),
    named('RowsPatch', `Fields to change in rows of ${collection}.`, bulk(patch)),
    named('RowsMergePatch', `A merge patch (RFC 7396) of rows of ${collection}.`, bulk(mergePatch)),
    [`${typeName}RowList`, { description: `Rows of ${collection} in the order asked for.`, ...rows('Row') }],
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

/** As the service answers it: with an `id`, which counts. */
function answered(row: JsonObject): JsonObject {
  const counted = mapBranches(row, (branch) => counting(branch, 1, 1));
  if (branchesOf(row).every(({ additionalProperties }) => additionalProperties === undefined)) {
    const idPart = { type: 'object', required: ['id'], properties: { id } };
    // Generators look beside the parts for what else there may be.
    return { allOf: [idPart, counted], additionalProperties: {} };
  }
  const permitting = permittingId(counted, id);
  return {
    ...permitting,
    required: ['id', ...((permitting.required as string[] | undefined) ?? [])],
    properties: { id, ...(permitting.properties as JsonObject | undefined) },
  };
}

/** As PUT takes it: the `id` may be there, and counts or not. */
function replacing(row: JsonObject): JsonObject {
  const branches = branchesOf(row);
  const isCounted = branches.some((branch) => 'minProperties' in branch || 'maxProperties' in branch);
  // One count can't be right for both in a branch that is to fit alone, or not to fit.
  if (isCounted && branches.some(({ oneOf, not }) => oneOf ?? not))
    return { anyOf: [and(row, 'not', hasId), answered(row)] };
  const permitting = permittingId(
    mapBranches(row, (branch) => counting(branch, 0, 1)),
    id,
  );
  return { ...permitting, properties: { id, ...(permitting.properties as JsonObject | undefined) } };
}

function counting(branch: JsonObject, least: 0 | 1, most: 0 | 1): JsonObject {
  const { minProperties, maxProperties } = branch;
  return {
    ...branch,
    ...(minProperties !== undefined && { minProperties: (minProperties as number) + least }),
    ...(maxProperties !== undefined && { maxProperties: (maxProperties as number) + most }),
  };
}

/** Where a branch says what other members there may be, `id` is none of them. */
function permittingId(row: JsonObject, schema: JsonObject): JsonObject {
  return mapBranches(row, (branch) =>
    branch.additionalProperties === undefined
      ? branch
      : { ...branch, properties: { id: schema, ...(branch.properties as JsonObject | undefined) } },
  );
}

/** The members of a row, of which a change has some; together with those that are there they keep to the rest. */
function patchOf(row: JsonObject): JsonObject {
  return mapBranches(row, partial);
}

/**
 * As it is, but for what only a whole object can be held to. A part of an object that keeps to one of several branches keeps
 * to that part of it, and maybe to others'.
 */
function partial({ required, minProperties, maxProperties, not, oneOf, ...rest }: JsonObject): JsonObject {
  return oneOf === undefined ? rest : and(rest, 'anyOf', oneOf);
}

/**
 * What a merge patch holds of a value: of an object a part, in which null removes a member that need not be there, of
 * anything else the whole.
 *
 * @param required members of the object that have to be there
 */
function mergePatchOf(schema: JsonObject, required: readonly JsonValue[] = []): JsonObject {
  const needed = [...required, ...requiredIn(schema)];
  const member = ([name, each]: [string, JsonValue]): [string, JsonValue] => {
    const patch = mergePatchOf(each as JsonObject);
    return [name, needed.includes(name) ? patch : orNull(patch)];
  };
  const branch = (each: JsonValue): JsonObject => mergePatchOf(each as JsonObject, needed);
  const { properties, additionalProperties, enum: values, const: value, ...rest } = schema;
  const patch: JsonObject = rest;
  if (properties !== undefined)
    patch.properties = Object.fromEntries(Object.entries(properties as JsonObject).map(member));
  if (typeof additionalProperties === 'object')
    patch.additionalProperties = orNull(mergePatchOf(additionalProperties as JsonObject));
  else if (additionalProperties !== undefined) patch.additionalProperties = additionalProperties;
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const)
    if (patch[keyword] !== undefined) patch[keyword] = (patch[keyword] as JsonValue[]).map(branch);
  // A part of an object that is to be exactly such an object may be any.
  if (values !== undefined && !(values as JsonValue[]).some(isObjectValue)) patch.enum = values;
  if (value !== undefined && !isObjectValue(value)) patch.const = value;
  return partial(patch);
}

/** Of a schema and of all that applies beside it. */
function requiredIn({ required, allOf }: JsonObject): readonly JsonValue[] {
  const parts = (allOf as JsonObject[] | undefined) ?? [];
  return [...((required as JsonValue[] | undefined) ?? []), ...parts.flatMap(requiredIn)];
}

function isObjectValue(value: JsonValue): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function orNull(schema: JsonObject): JsonObject {
  const { type, enum: values, const: value } = schema;
  const hasBranches = ['const', 'allOf', 'anyOf', 'oneOf', 'not'].some((keyword) => keyword in schema);
  const types = [type ?? []].flat() as string[];
  if (types.includes('null') && values === undefined && value === undefined && !hasBranches) return schema;
  if (Object.keys(schema).length === 0) return schema;
  if (types.length > 0 && !hasBranches) {
    const isListed = (values as JsonValue[] | undefined)?.includes(null) ?? true;
    return {
      ...schema,
      type: types.includes('null') ? types : [...types, 'null'],
      ...(!isListed && { enum: [...(values as JsonValue[]), null] }),
    };
  }
  return { anyOf: [schema, { type: 'null' }] };
}

/** A schema and all that applies to the same value. */
function branchesOf(schema: JsonObject): JsonObject[] {
  const all: JsonObject[] = [];
  mapBranches(schema, (branch) => {
    all.push(branch);
    return branch;
  });
  return all;
}

/** A schema with all that applies to the same value changed, from the inside out. */
function mapBranches(schema: JsonObject, change: (branch: JsonObject) => JsonObject): JsonObject {
  const mapped: JsonObject = { ...schema };
  for (const keyword of ['allOf', 'anyOf', 'oneOf'] as const)
    if (mapped[keyword] !== undefined)
      mapped[keyword] = (mapped[keyword] as JsonObject[]).map((branch) => mapBranches(branch, change));
  if (mapped.not !== undefined) mapped.not = mapBranches(mapped.not as JsonObject, change);
  return change(mapped);
}
