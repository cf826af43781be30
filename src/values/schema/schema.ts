/**
 * Checks whether a JSON Schema is supported as the schema of a collection. Only listed keywords of JSON
 * Schema 2020-12 are allowed. The limits apply to the schema with all references expanded, but the check
 * computes these sizes without expanding any reference.
 */
import type { ValidationItem } from '../../problem.js';
import { parseShallow } from '../json/depth.js';
import { isObject, type JsonObject, type JsonValue } from '../json/json.js';
import { unsupportedLiterals } from '../json/number-text.js';
import { pointerTo } from '../json/pointer.js';
import { canonicalOf } from './canonical.js';
import { formats, isFormat } from './format.js';
import { PatternError, translatePattern } from './pattern.js';

export type Schema = boolean | JsonObject;

/** Maximum size of the schema as the client sends it, in bytes. */
const maxSchemaBytes = 65_536;
const maxExpandedBytes = 262_144;
const maxDepth = 16;
const maxSubschemas = 500;
const maxInstructionsInAll = 5_000;
const maxItems = 20;
/**
 * Maximum number of JSON levels of a value, as in rows. It is also the number of levels around a schema that is not
 * rejected before it is measured.
 */
const maxNesting = 64;
/** A text that is nested deeper has a value or a schema beyond these limits, so the rest need not be parsed. */
const maxParsedLevels = 2 * maxNesting + 2;

const dialect = 'https://json-schema.org/draft/2020-12/schema';
export const types = ['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'] as const;

type Path = readonly (string | number)[];

/** Keywords whose value is a schema, a list of schemas, or an object with schemas as its members. */
export const inOne: ReadonlySet<string> = new Set(['additionalProperties', 'items', 'not']);
export const inLists: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const inMaps: ReadonlySet<string> = new Set(['properties', '$defs']);
/** Keywords whose schemas apply to the value itself and not to a part of it. */
const branches: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'not']);

/** The size of a schema with its references expanded. */
interface Measure {
  readonly bytes: number;
  readonly depth: number;
  readonly subschemas: number;
}

/**
 * Reads the schema of a collection.
 *
 * @returns the schema, or up to 20 errors
 * @throws SyntaxError if the text is not JSON
 */
export function readSchema(
  text: string,
): { readonly schema: JsonObject } | { readonly errors: ValidationItem[] } {
  const schema = parseShallow(text, maxParsedLevels) as JsonValue;
  if (bytesOf(text) > maxSchemaBytes)
    return { errors: [{ pointer: '', detail: `is larger than ${maxSchemaBytes >> 10} KiB` }] };
  const literals = unsupportedLiterals(text, maxItems, 'once');
  if (literals.length > 0) return { errors: literals };
  if (!isObject(schema)) return { errors: [{ pointer: '', detail: 'must be an object' }] };
  const check = new Check(schema);
  check.run();
  return check.errors.length > 0 ? { errors: check.errors } : { schema };
}

const encoder = new TextEncoder();

/** Returns the length of a text in UTF-8. */
function bytesOf(text: string): number {
  return encoder.encode(text).length;
}

/** Returns the name and the schema of a reference to the root's `$defs`, or undefined if it is invalid. */
export function referred(
  root: JsonObject,
  reference: JsonValue,
): readonly [name: string, Schema] | undefined {
  if (typeof reference !== 'string' || !reference.startsWith(definitions)) return undefined;
  const name = unescaped(reference.slice(definitions.length));
  const defs = root.$defs;
  if (name === undefined || !isObject(defs) || !Object.hasOwn(defs, name)) return undefined;
  return [name, defs[name] as Schema];
}

const definitions = '#/$defs/';

/** Decodes a name from a JSON Pointer in a URI fragment (RFC 6901, section 6). */
function unescaped(segment: string): string | undefined {
  if (segment.includes('/')) return undefined;
  try {
    const pointer = decodeURIComponent(segment);
    return /~(?![01])/.test(pointer) ? undefined : pointer.replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return undefined;
  }
}

class Check {
  readonly errors: ValidationItem[] = [];
  readonly root: JsonObject;
  instructions = 0;
  /** The schemas that `#branchOfRoot` has already visited. */
  readonly #met = new Set<object>();
  readonly #measures = new Map<string, Measure | 'being measured'>();

  constructor(root: JsonObject) {
    this.root = root;
  }

  run(): void {
    if (this.root.type !== 'object')
      this.report(Object.hasOwn(this.root, 'type') ? ['type'] : [], 'must have "type": "object"');
    this.schema(this.root, [], true);
    if (this.instructions > maxInstructionsInAll)
      this.report([], `has patterns of more than ${maxInstructionsInAll} instructions in total`);
    if (this.errors.length > 0) return;
    this.#bound(this.#measure(this.root, []), []);
    // Only unused definitions are left. The limits of the root already cover the used ones.
    for (const name of Object.keys(isObject(this.root.$defs) ? this.root.$defs : {}))
      if (!this.#measures.has(name)) this.#bound(this.#definition(name, ['$defs', name]), ['$defs', name]);
    if (this.errors.length === 0) this.#branchOfRoot(this.root, []);
  }

  report(path: Path, detail: string): void {
    if (this.errors.length < maxItems) this.errors.push({ pointer: pointerTo(path), detail });
  }

  schema(schema: JsonValue, path: Path, isRoot: boolean): void {
    if (this.errors.length >= maxItems || typeof schema === 'boolean') return;
    const isTooDeep = path.length > maxNesting;
    if (isTooDeep) this.report(path, `is more than ${maxDepth} schemas deep`);
    else if (isObject(schema)) this.#keywords(schema, path, isRoot);
    else this.report(path, 'must be a schema: an object, true or false');
  }

  #keywords(schema: JsonObject, path: Path, isRoot: boolean): void {
    for (const [keyword, value] of Object.entries(schema)) {
      const at = [...path, keyword];
      const isOfRoot = keyword === '$defs' || keyword === '$schema';
      if (isOfRoot && !isRoot) this.report(at, 'is only supported at the root');
      else if (keyword.startsWith('x-')) this.data(value, at);
      else if (Object.hasOwn(keywords, keyword)) keywords[keyword]!(this, value, at);
      else this.report(at, 'is not a supported keyword');
    }
  }

  /**
   * Checks a value that is not a schema, such as the value of `const`. It must not be nested deeper than a row. It must
   * not contain anything that looks like a reference, because other JSON Schema tools would try to resolve it.
   *
   * @param levels the maximum number of its levels
   */
  data(value: JsonValue, path: Path, levels = maxNesting): void {
    if (typeof value !== 'object' || value === null) return;
    if (levels === 0) this.report(path, `is more than ${maxNesting} levels deep`);
    else
      for (const [name, inner] of Object.entries(value)) {
        const at = [...path, name];
        if (name === '$ref' && typeof inner === 'string')
          this.report(at, 'looks like a reference that other tools would follow');
        this.data(inner, at, levels - 1);
      }
  }

  map(value: JsonValue, path: Path): void {
    if (!isObject(value)) this.report(path, 'must be an object');
    else for (const [name, schema] of Object.entries(value)) this.schema(schema, [...path, name], false);
  }

  list(value: JsonValue, path: Path): void {
    if (!Array.isArray(value) || value.length === 0)
      this.report(path, 'must be an array with at least one schema');
    else for (const [index, schema] of value.entries()) this.schema(schema, [...path, index], false);
  }

  #bound({ bytes, depth, subschemas }: Measure, path: Path): void {
    const what = path.length === 0 ? 'the schema' : 'it';
    if (depth > maxDepth)
      this.report(path, `${what} is more than ${maxDepth} schemas deep, with references expanded`);
    else if (subschemas > maxSubschemas)
      this.report(path, `${what} has more than ${maxSubschemas} schemas, with references expanded`);
    else if (bytes > maxExpandedBytes)
      this.report(path, `${what} is larger than ${maxExpandedBytes >> 10} KiB, with references expanded`);
  }

  /** Returns the measure of one of the `$defs`. Reports a circular reference. */
  #definition(name: string, path: Path): Measure {
    const known = this.#measures.get(name);
    if (known === 'being measured') {
      this.report(path, 'is a circular reference');
      return nothing;
    }
    if (known !== undefined) return known;
    this.#measures.set(name, 'being measured');
    const measure = this.#measure((this.root.$defs as JsonObject)[name] as Schema, ['$defs', name]);
    this.#measures.set(name, measure);
    return measure;
  }

  #measure(schema: Schema, path: Path): Measure {
    if (typeof schema === 'boolean') return { bytes: 5, depth: 1, subschemas: 1 };
    let total: Measure = { bytes: 2, depth: 1, subschemas: 1 };
    const add = ({ bytes, depth, subschemas }: Measure, isBeside: boolean): void => {
      total = {
        bytes: total.bytes + bytes,
        depth: Math.max(total.depth, depth + (isBeside ? 0 : 1)),
        subschemas: total.subschemas + subschemas - (isBeside ? 1 : 0),
      };
    };
    const inner = (value: JsonValue, at: Path): void => add(this.#measure(value as Schema, at), false);
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === '$defs') continue;
      const at = [...path, keyword];
      const named = bytesOf(keyword) + 4;
      total = { ...total, bytes: total.bytes + named };
      if (keyword === '$ref') add(this.#definition(referred(this.root, value)![0], at), true);
      else if (inOne.has(keyword)) inner(value, at);
      else if (inLists.has(keyword))
        for (const [index, each] of (value as JsonValue[]).entries()) inner(each, [...at, index]);
      else if (inMaps.has(keyword)) {
        for (const [name, each] of Object.entries(value as JsonObject)) {
          total = { ...total, bytes: total.bytes + bytesOf(name) + 4 };
          inner(each, [...at, name]);
        }
      } else total = { ...total, bytes: total.bytes + bytesOf(JSON.stringify(value)) };
    }
    return total;
  }

  /** Checks a schema of the row itself. It must not restrict `id`, because the server assigns it. */
  #branchOfRoot(schema: Schema, path: Path): void {
    if (typeof schema === 'boolean' || this.#met.has(schema)) return;
    this.#met.add(schema);
    for (const [keyword, value] of Object.entries(schema)) {
      const at = [...path, keyword];
      if (keyword === 'enum' || keyword === 'const') this.report(at, 'is not supported for the row itself');
      else if (keyword === 'properties' && Object.hasOwn(value as JsonObject, 'id'))
        this.report([...at, 'id'], 'is assigned by the server');
      else if (keyword === 'required' && (value as JsonValue[]).includes('id'))
        this.report([...at, (value as JsonValue[]).indexOf('id')], 'is assigned by the server');
      else if (keyword === '$ref') {
        const [name, target] = referred(this.root, value)!;
        this.#branchOfRoot(target, ['$defs', name]);
      } else if (branches.has(keyword)) {
        const all =
          keyword === 'not'
            ? [[value, at] as const]
            : (value as Schema[]).map((each, index) => [each, [...at, index]] as const);
        for (const [each, place] of all) this.#branchOfRoot(each as Schema, place);
      }
    }
  }
}

const nothing: Measure = { bytes: 0, depth: 0, subschemas: 0 };

/** Reports an error if the value of a keyword is invalid. */
type Keyword = (check: Check, value: JsonValue, path: Path) => void;

/** Returns a check that accepts values that pass a test. `what` describes these values. */
function taking(isTaken: (value: JsonValue) => boolean, what: string): Keyword {
  return (check, value, path) => {
    if (!isTaken(value)) check.report(path, `must be ${what}`);
  };
}

const one: Keyword = (check, value, path) => check.schema(value, path, false);
const list: Keyword = (check, value, path) => check.list(value, path);
const map: Keyword = (check, value, path) => check.map(value, path);
const data: Keyword = (check, value, path) => check.data(value, path);
const number = taking((value) => typeof value === 'number', 'a number');
const count = taking(
  (value) => Number.isInteger(value) && (value as number) >= 0,
  'an integer of at least 0',
);
const boolean = taking((value) => typeof value === 'boolean', 'true or false');
const string = taking((value) => typeof value === 'string', 'a string');

const keywords: Readonly<Record<string, Keyword>> = {
  type: taking(
    (value) => {
      const named = Array.isArray(value) ? value : [value];
      const isKnown = named.every((type) => types.some((known) => known === type));
      return isKnown && named.length > 0 && new Set(named).size === named.length;
    },
    `one of ${types.join(', ')}, or an array of some of them without duplicates`,
  ),
  properties: map,
  $defs: map,
  additionalProperties: one,
  items: one,
  not: one,
  prefixItems: list,
  allOf: list,
  anyOf: list,
  oneOf: list,
  required: taking(
    (value) =>
      Array.isArray(value) &&
      value.every((name) => typeof name === 'string') &&
      new Set(value).size === value.length,
    'an array of names without duplicates',
  ),
  enum(check, value, path) {
    if (!Array.isArray(value) || value.length === 0)
      return check.report(path, 'must be an array with at least one value');
    if (new Set(value.map(canonicalOf)).size < value.length)
      check.report(path, 'must not contain a value twice');
    check.data(value, path, maxNesting + 1);
  },
  const: data,
  default: data,
  examples(check, value, path) {
    if (!Array.isArray(value)) return check.report(path, 'must be an array');
    check.data(value, path, maxNesting + 1);
  },
  minimum: number,
  maximum: number,
  exclusiveMinimum: number,
  exclusiveMaximum: number,
  multipleOf: taking((value) => typeof value === 'number' && value > 0, 'a number greater than 0'),
  minLength: count,
  maxLength: count,
  minItems: count,
  maxItems: count,
  minProperties: count,
  maxProperties: count,
  uniqueItems: boolean,
  deprecated: boolean,
  title: string,
  description: string,
  $comment: string,
  $schema: taking((value) => value === dialect, dialect),
  $ref(check, value, path) {
    if (referred(check.root, value) === undefined)
      check.report(path, 'must be #/$defs/ and the name of one of the $defs of the root');
  },
  format: taking(
    (value) => typeof value === 'string' && isFormat(value),
    `one of ${Object.keys(formats).join(', ')}`,
  ),
  pattern(check, value, path) {
    if (typeof value !== 'string') return check.report(path, 'must be a string');
    try {
      check.instructions += translatePattern(value).size;
    } catch (error) {
      if (!(error instanceof PatternError)) throw error;
      check.report(path, `is not a supported pattern: ${error.message}`);
    }
  },
};
