/**
 * Reads a JSON Schema, of OpenAPI 3.0 or JSON Schema 2020-12, in one form: references are followed, `allOf` is merged, and
 * keywords that have several spellings have one.
 */
import { sameValue } from '../values/values.js';
import {
  at,
  isMembers,
  itemsOf,
  type Members,
  membersOf,
  type Node,
  type Part,
  resolve,
} from './document.js';

export interface Keywords {
  /** The place for changes of the schema itself. */
  readonly part: Part;
  /** Undefined if no value is valid. */
  readonly isNever: boolean;
  /** The JSON types. Undefined means all types. */
  readonly types: ReadonlySet<string> | undefined;
  /** The only values. `const` is a list of one value. */
  readonly values: readonly Node[] | undefined;
  readonly properties: ReadonlyMap<string, Part>;
  readonly required: ReadonlySet<string>;
  readonly bounds: ReadonlyMap<string, Bound>;
  /**
   * The schemas of parts of a value, by their keyword (`items`), or by their keyword and what it names, such as
   * `patternProperties ^x-`.
   */
  readonly inner: ReadonlyMap<string, Part>;
  /** The lists of `oneOf` and `anyOf`. A value must match an alternative of each list. */
  readonly alternatives: readonly (readonly Part[])[];
  /** All other keywords that constrain values. */
  readonly others: ReadonlyMap<string, Part>;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  readonly default: Part;
  readonly discriminator: Part;
  /** The fields of the row key (`x-row-key`), if rows in requests have one. */
  readonly rowKey: Part;
}

/** A bound of numbers, lengths or counts. */
export interface Bound {
  readonly value: number;
  readonly isExclusive: boolean;
  readonly part: Part;
}

const upper = { maximum: 'maximum', exclusiveMaximum: 'maximum' } as const;
const lower = { minimum: 'minimum', exclusiveMinimum: 'minimum' } as const;
const counted = namesIn(
  'maxLength maxItems maxProperties maxContains minLength minItems minProperties minContains',
);
/** Keywords that contain one schema. Keywords with the same meaning in a merged schema are compared under the same name. */
const inner: Readonly<Record<string, string>> = {
  items: 'items',
  additionalProperties: 'additionalProperties',
  propertyNames: 'propertyNames',
  contains: 'contains',
  additionalItems: 'items',
  unevaluatedItems: 'items',
  unevaluatedProperties: 'additionalProperties',
};
/** Keywords that contain several schemas. */
const innerMaps = ['patternProperties', 'dependentSchemas', 'prefixItems'];
/** Keywords that describe a value, but do not constrain it. */
const annotations = new Set([
  ...namesIn('title description example examples deprecated externalDocs xml nullable discriminator default'),
  ...namesIn('readOnly writeOnly $schema $id $comment $defs definitions $anchor $ref'),
]);
const handled = new Set([
  ...[...Object.keys(upper), ...Object.keys(lower), ...counted, ...Object.keys(inner), ...innerMaps],
  ...['type', 'enum', 'const', 'properties', 'required', 'allOf', 'oneOf', 'anyOf'],
]);
/** Lists of schemas, of which a value must match one or at least one. */
const lists = ['oneOf', 'anyOf'];
/** Keywords that do not exclude `null`, except for the type and the list of values. */
const openToNull = new Set(
  [...handled, 'format', 'pattern', 'multipleOf', 'uniqueItems'].filter((name) => !lists.includes(name)),
);

function namesIn(list: string): string[] {
  return list.split(' ');
}

/** Whether a keyword does not constrain values. */
function isAnnotation(name: string): boolean {
  return annotations.has(name) || name.startsWith('x-');
}

/** Reads a schema. An absent schema accepts everything. */
export function keywordsOf(schema: Part): Keywords {
  return merged(piecesOf(schema, new Set()), schema);
}

/** Returns the schema without `allOf` and references, as several schemas that all apply. */
function piecesOf({ also = [], ...schema }: Part, seen: Set<Node>): Part[] {
  if (also.length > 0) return [schema, ...also].flatMap((each) => piecesOf(each, seen));
  if (!isMembers(schema.node) || seen.has(schema.node)) return [schema];
  seen.add(schema.node);
  const { $ref } = schema.node;
  const target = typeof $ref === 'string' ? piecesOf(schema.document.target($ref), seen) : [];
  // `at` would follow the reference.
  const own = { ...schema, node: withoutReference(schema.node) };
  const parts = itemsOf(at(own, 'allOf')).flatMap((each) => piecesOf(each, seen));
  for (const name of lists) {
    const list = itemsOf(at(own, name));
    const simpler = orNullOf(list, seen) ?? (name === 'anyOf' ? typesOnly(list) : undefined);
    if (simpler === undefined) continue;
    const { [name]: _, ...others } = own.node;
    own.node = others;
    parts.push(...simpler);
  }
  return [...target, own, ...parts];
}

/** Reads a list of a schema and `null` as that schema with one more type. Returns undefined for other lists. */
function orNullOf(list: readonly Part[], seen: ReadonlySet<Node>): Part[] | undefined {
  const others = list.filter((each) => !isOnlyNull(each));
  if (list.length !== 2 || others.length !== 1) return undefined;
  const pieces = piecesOf(others[0]!, new Set(seen));
  const nodes = pieces.map(({ node }) => (isMembers(node) ? node : {}));
  const isSimple = nodes.every((node) =>
    Object.keys(node).every((name) => openToNull.has(name) || isAnnotation(name)),
  );
  if (!isSimple || !nodes.some((node) => 'type' in node || 'enum' in node || 'const' in node))
    return undefined;
  if (nodes.some((node) => typesOf(node)?.has('null'))) return undefined;
  return pieces.map((piece) => ({
    ...piece,
    node: isMembers(piece.node) ? withNull(piece.node) : piece.node,
  }));
}

/** Reads alternatives that only have types as a list of types. Typed contracts contain the one, and schemas the other. */
function typesOnly(list: readonly Part[]): Part[] | undefined {
  const types: Node[] = [];
  for (const { node } of list.map(resolve)) {
    if (!isMembers(node) || node.type === undefined) return undefined;
    const isNumber = node.type === 'integer' || node.type === 'number';
    const isSimple = Object.keys(node).every(
      (name) => name === 'type' || (name === 'format' && isNumber) || isAnnotation(name),
    );
    if (!isSimple) return undefined;
    types.push(...(typesOf(node) ?? []));
  }
  return types.length === 0 ? undefined : [{ ...list[0]!, node: { type: types } }];
}

function isOnlyNull(schema: Part): boolean {
  const { node } = resolve(schema);
  return (
    isMembers(node) &&
    node.type === 'null' &&
    Object.keys(node).every((name) => name === 'type' || isAnnotation(name))
  );
}

function withNull({ const: only, ...node }: Members): Members {
  const values = only === undefined ? node.enum : [only];
  return {
    ...node,
    ...(node.type !== undefined && { type: [...[node.type].flat(), 'null'] as Node }),
    ...(Array.isArray(values) && { enum: [...values, null] as Node }),
  };
}

function withoutReference({ $ref, ...others }: Members): Members {
  return typeof $ref === 'string' ? others : { ...others, ...($ref !== undefined && { $ref }) };
}

function merged(pieces: readonly Part[], schema: Part): Keywords {
  const nodes = pieces.map((piece) => ({ piece, node: isMembers(piece.node) ? piece.node : {} }));
  const constraining = nodes.filter(({ node }) => Object.keys(node).length > 0);
  const properties = new Map<string, Part>();
  const required = new Set<string>();
  const bounds = new Map<string, Bound>();
  const others = new Map<string, Part>();
  const inside = new Map<string, Part>();
  let types: ReadonlySet<string> | undefined;
  let values: readonly Node[] | undefined;
  const alternatives: Part[][] = [];
  for (const { piece, node } of nodes) {
    types = common(types, typesOf(node));
    const listed = 'const' in node ? [node.const] : Array.isArray(node.enum) ? node.enum : undefined;
    if (listed !== undefined)
      values =
        values === undefined
          ? listed
          : values.filter((value) => listed.some((each) => sameValue(each, value)));
    for (const [name, property] of membersOf(at(piece, 'properties'))) and(properties, name, property);
    if (Array.isArray(node.required)) for (const name of node.required) required.add(String(name));
    for (const [name, bound] of boundsOf(piece, node))
      bounds.set(name, tighter(name, bound, bounds.get(name)));
    for (const [name, meaning] of Object.entries(inner))
      if (name in node) and(inside, meaning, at(piece, name));
    for (const name of innerMaps)
      for (const [key, part] of [...membersOf(at(piece, name)), ...itemsOf(at(piece, name)).entries()])
        and(inside, `${name} ${key}`, part);
    for (const name of lists) {
      const items = itemsOf(at(piece, name));
      if (items.length > 0) alternatives.push(items);
    }
    for (const name of Object.keys(node))
      if (!handled.has(name) && !isAnnotation(name) && isEffective(name, node))
        others.set(others.has(name) ? `${name} ${others.size}` : name, at(piece, name));
  }
  types ??= values && new Set(values.map(typeOf));
  const has = (name: string): boolean => nodes.some(({ node }) => node[name] === true);
  const first = (name: string): Part =>
    at((nodes.find(({ node }) => name in node) ?? { piece: schema }).piece, name);
  return {
    part: resolve(constraining[0]?.piece ?? schema),
    isNever: pieces.some(isFalse),
    ...{ types, values, properties, required, bounds, inner: inside, alternatives, others },
    isReadOnly: has('readOnly'),
    isWriteOnly: has('writeOnly'),
    default: first('default'),
    discriminator: first('discriminator'),
    rowKey: first('x-row-key'),
  };
}

/** Whether a schema is `false`, which typed contracts write as `{ not: {} }`. */
function isFalse({ node }: Part): boolean {
  if (!isMembers(node)) return node === false;
  const { not } = node;
  return not === true || (isMembers(not) && Object.keys(not).every(isAnnotation));
}

/** Adds a schema of a part of a value. If there is one already, both apply. */
function and(parts: Map<string, Part>, name: string, part: Part): void {
  const known = parts.get(name);
  parts.set(name, known === undefined ? part : { ...known, also: [...(known.also ?? []), part] });
}

/** Whether a keyword constrains values. Every number of JSON is a double already. */
function isEffective(name: string, node: Members): boolean {
  if (name === 'format') return node.format !== 'double';
  if (name === 'if') return 'then' in node || 'else' in node;
  if (name === 'then' || name === 'else') return 'if' in node;
  return !(name === 'uniqueItems' && node.uniqueItems === false);
}

function typeOf(value: Node): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function typesOf({ type, nullable }: Members): ReadonlySet<string> | undefined {
  if (type === undefined) return undefined;
  return new Set([...[type].flat().map(String), ...(nullable === true ? ['null'] : [])]);
}

function common(
  a: ReadonlySet<string> | undefined,
  b: ReadonlySet<string> | undefined,
): ReadonlySet<string> | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return new Set(
    [...new Set([...a, ...b])].filter((type) =>
      [a, b].every((each) => each.has(type) || (type === 'integer' && each.has('number'))),
    ),
  );
}

function boundsOf(piece: Part, node: Members): [string, Bound][] {
  const found: [string, Bound][] = [];
  for (const [keyword, name] of Object.entries({ ...upper, ...lower })) {
    const value = node[keyword];
    // In OpenAPI 3.0, `exclusiveMaximum: true` belongs to `maximum`.
    const isExclusive =
      keyword.startsWith('exclusive') || node[keyword === name ? exclusiveOf(name) : keyword] === true;
    if (typeof value === 'number') found.push([name, { value, isExclusive, part: at(piece, keyword) }]);
  }
  for (const name of counted) {
    const value = node[name];
    if (typeof value === 'number') found.push([name, { value, isExclusive: false, part: at(piece, name) }]);
  }
  return found;
}

function exclusiveOf(name: string): string {
  return `exclusive${name[0]!.toUpperCase()}${name.slice(1)}`;
}

function tighter(name: string, a: Bound, b: Bound | undefined): Bound {
  return b === undefined || isTighter(name, a, b) ? a : b;
}

/** Whether a bound accepts less than another bound of the same name. */
export function isTighter(name: string, a: Bound, b: Bound): boolean {
  if (a.value === b.value) return a.isExclusive && !b.isExclusive;
  return name.startsWith('max') ? a.value < b.value : a.value > b.value;
}
