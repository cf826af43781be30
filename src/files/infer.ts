/**
 * Infers a JSON Schema from rows. Every row conforms to the schema. The schema contains only what all rows
 * have in common, such as types, required fields and formats.
 */
import { type Format, formats } from '../values/schema/format.js';
import type { JsonObject, JsonValue } from '../values/values.js';

/** Maximum number of names in a row and in an inner object. An object with more names is treated as a map. */
const [maxFields, maxNames] = [1_000, 100];
/** Maximum number of places (paths in the rows) that are tracked. */
const maxPlaces = 20_000;
/** Maximum number of levels that are examined. The row is the first level. */
const maxDepth = 8;
/** Maximum number of schemas in the result. */
const maxSchemas = 400;
const maxBytes = 60_000;
/**
 * An enumeration has at most 8 values of at most 100 characters each. On average, each value must occur at
 * least 10 times. A value contains no control characters, such as line breaks. They occur in texts, and some
 * generators omit them from the generated code, so that the SDK rejects the rows.
 */
const [maxValues, maxValueLength, oftenEnough] = [8, 100, 10];

const controlCharacter = /\p{Cc}/u;

interface Room {
  left: number;
  readonly hasEnums: boolean;
}

/** The values that occurred at one place. */
class Met {
  count = 0;
  readonly types = new Set<string>();
  /** The distinct strings. Undefined if there are too many, or if one cannot be in an enumeration. */
  strings: Set<string> | undefined = new Set();
  /**
   * The formats that every string has. A string such as `a:b` is a valid URI, but only strings with `://`
   * count as one.
   */
  formats: Format[] = Object.keys(formats) as Format[];
  objects = 0;
  /** The members of the objects. Undefined if there are too many. */
  members: Map<string, Met> | undefined = new Map();
  items: Met | undefined;
  /** The number of places that can still be added. All places share this object. */
  readonly #room: Room;

  constructor(room: Room) {
    this.#room = room;
    room.left -= 1;
    if (!room.hasEnums) this.strings = undefined;
  }

  take(value: JsonValue, depth: number): void {
    this.count += 1;
    if (value === null) this.types.add('null');
    else if (typeof value === 'string') this.#takeString(value);
    else if (typeof value === 'number') this.types.add(Number.isInteger(value) ? 'integer' : 'number');
    else if (typeof value === 'boolean') this.types.add('boolean');
    else if (Array.isArray(value)) this.#takeArray(value, depth);
    else this.takeObject(value, depth);
  }

  #takeString(text: string): void {
    this.types.add('string');
    if (this.formats.length > 0)
      this.formats = this.formats.filter(
        (name) => formats[name](text) && (name !== 'uri' || text.includes('://')),
      );
    if (this.strings === undefined) return;
    this.strings.add(text);
    const isTooLong = text.length > maxValueLength;
    if (this.strings.size > maxValues || isTooLong || controlCharacter.test(text)) this.strings = undefined;
  }

  #takeArray(items: readonly JsonValue[], depth: number): void {
    this.types.add('array');
    if (depth >= maxDepth) return;
    this.items ??= new Met(this.#room);
    for (const item of items) this.items.take(item, depth + 1);
  }

  /** @param without a name to ignore */
  takeObject(object: JsonObject, depth: number, without?: string): void {
    this.types.add('object');
    this.objects += 1;
    if (depth >= maxDepth || this.members === undefined) return;
    for (const [name, value] of Object.entries(object)) {
      if (name === without) continue;
      let member = this.members.get(name);
      if (member === undefined) {
        if (this.members.size === (depth === 1 ? maxFields : maxNames) || this.#room.left <= 0) {
          this.members = undefined;
          return;
        }
        member = new Met(this.#room);
        this.members.set(name, member);
      }
      member.take(value, depth + 1);
    }
  }
}

/** Collects rows and derives their schema. */
export class Inference {
  readonly #row: Met;

  /** @param hasEnums whether the schema can have enumerations, which new values of a field do not conform to */
  constructor({ hasEnums = true } = {}) {
    this.#row = new Met({ left: maxPlaces, hasEnums });
  }

  get rows(): number {
    return this.#row.objects;
  }

  take(row: JsonObject): void {
    this.#row.takeObject(row, 1, 'id');
  }

  /** Returns the schema of a row without its `id`. */
  schema(): JsonObject {
    for (let depth = maxDepth; depth > 1; depth -= 1) {
      const schema = { type: 'object', ...schemaOf(this.#row, depth) };
      if (countOf(schema) <= maxSchemas && JSON.stringify(schema).length <= maxBytes) return schema;
    }
    return { type: 'object', ...membersOf(this.#row, 2, maxSchemas - 1) };
  }
}

/** Returns where a schema has an enumeration, such as `state` or `lines[].product`. */
export function enumeratedFields({ properties = {}, items }: JsonObject, path = ''): string[] {
  const inner = Object.entries(properties as JsonObject).map(
    ([name, schema]) => [path === '' ? name : `${path}.${name}`, schema] as const,
  );
  if (items !== undefined) inner.push([`${path}[]`, items]);
  return inner.flatMap(([place, schema]) => [
    ...(Object.hasOwn(schema as JsonObject, 'enum') ? [place] : []),
    ...enumeratedFields(schema as JsonObject, place),
  ]);
}

const order = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'];

/** @param depth number of levels that the schema describes */
function schemaOf(met: Met, depth: number): JsonObject {
  const types = typesOf(met);
  const [only] = types;
  const isString = types.length === 1 && only === 'string';
  const [format] = types.includes('string') ? met.formats : [];
  const isEnumerated =
    isString &&
    met.strings !== undefined &&
    met.count >= oftenEnough * met.strings.size &&
    format === undefined;
  return {
    ...(types.length > 0 && { type: types.length === 1 ? only! : types }),
    ...(format !== undefined && { format }),
    ...(isEnumerated && { enum: [...met.strings!].sort() }),
    ...(depth > 1 &&
      met.items !== undefined &&
      met.items.count > 0 && { items: schemaOf(met.items, depth - 1) }),
    ...(depth > 1 && membersOf(met, depth)),
  };
}

function typesOf({ types }: Met): string[] {
  // JSON Schema's type `number` includes integers.
  return order.filter((name) => types.has(name) && !(name === 'integer' && types.has('number')));
}

/** @param most maximum number of members, of which the most frequent are kept */
function membersOf({ members, objects }: Met, depth: number, most = maxSchemas): JsonObject {
  if (members === undefined || members.size === 0) return {};
  const sorted = [...members]
    .sort(([, a], [, b]) => (members.size > most ? b.count - a.count : 0))
    .slice(0, most);
  const required = sorted.flatMap(([name, member]) => (member.count === objects ? [name] : []));
  return {
    properties: Object.fromEntries(sorted.map(([name, member]) => [name, schemaOf(member, depth - 1)])),
    ...(required.length > 0 && { required }),
  };
}

function countOf({ properties = {}, items }: JsonObject): number {
  const inner = [...Object.values(properties as JsonObject), ...(items === undefined ? [] : [items])];
  return inner.reduce<number>((sum, schema) => sum + countOf(schema as JsonObject), 1);
}
