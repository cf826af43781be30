/** A JSON Schema that every row seen keeps to, as loose as it takes: what the rows have in common, and no more. */
import { type Format, formats } from '../values/schema/format.js';
import type { JsonObject, JsonValue } from '../values/values.js';

/** Names of fields that are kept, and of members of one object: one with more is taken for a table of its own. */
const [maxFields, maxNames] = [1_000, 100];
/** Places in all that are told apart. */
const maxPlaces = 20_000;
/** Levels that are looked into, the row being the first. */
const maxDepth = 8;
/** Schemas in all. */
const maxSchemas = 400;
const maxBytes = 60_000;
/** An enumeration has at most so many values, of at most so many characters, met so often each on the average. */
const [maxValues, maxValueLength, oftenEnough] = [8, 100, 10];

/** All values that were met at one place. */
class Met {
  count = 0;
  readonly types = new Set<string>();
  /** Undefined where they are too many, or too long. */
  strings: Set<string> | undefined = new Set();
  /** Those that every string had. Of what may be a URI, such as `a:b`, only what looks like one is taken for one. */
  formats: Format[] = Object.keys(formats) as Format[];
  objects = 0;
  /** Of objects; undefined where they have too many. */
  members: Map<string, Met> | undefined = new Map();
  items: Met | undefined;
  /** How many places may still be told apart. */
  readonly #room: { left: number };

  constructor(room: { left: number }) {
    this.#room = room;
    room.left -= 1;
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
    if (this.strings.size > maxValues || text.length > maxValueLength) this.strings = undefined;
  }

  #takeArray(items: readonly JsonValue[], depth: number): void {
    this.types.add('array');
    if (depth >= maxDepth) return;
    this.items ??= new Met(this.#room);
    for (const item of items) this.items.take(item, depth + 1);
  }

  /** @param without a name that is left out */
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

/** Learns from rows, and tells the schema. */
export class Inference {
  readonly #row = new Met({ left: maxPlaces });

  get rows(): number {
    return this.#row.objects;
  }

  take(row: JsonObject): void {
    this.#row.takeObject(row, 1, 'id');
  }

  /** Of a row without its `id`. */
  schema(): JsonObject {
    for (let depth = maxDepth; depth > 1; depth -= 1) {
      const schema = { type: 'object', ...schemaOf(this.#row, depth) };
      if (countOf(schema) <= maxSchemas && JSON.stringify(schema).length <= maxBytes) return schema;
    }
    return { type: 'object', ...membersOf(this.#row, 2, maxSchemas - 1) };
  }
}

const order = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'];

/** @param depth of levels that are told */
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
  // An integer is a number.
  return order.filter((name) => types.has(name) && !(name === 'integer' && types.has('number')));
}

/** @param most of them are told, those that were met most often */
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
