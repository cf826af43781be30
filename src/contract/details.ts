/** Describes validation errors for people. A detail continues a name, as in "limit must be at most 1000". */
import type { ValidationError } from '../../generated/validators.js';
import { segmentsIn } from '../values/json/pointer.js';

/**
 * Describes an error.
 *
 * @param depth the number of path segments to the value that the message names. If the error is deeper, it is
 * about the items of this value.
 */
export function detailOf(error: ValidationError, depth: number): string {
  const detail = detailOfValue(error);
  return segmentsOf(error).length > depth ? `must be a list, and each item ${detail}` : detail;
}

/** Returns the path of names and indexes to the value with the error. */
export function segmentsOf(error: ValidationError): string[] {
  const segments = segmentsIn(error.instancePath);
  const { missingProperty, additionalProperty, tag } = error.params;
  const member = missingProperty ?? additionalProperty ?? tag ?? forbiddenIn(error);
  return typeof member === 'string' ? [...segments, member] : segments;
}

/** Returns the name of a member that `not: { required: [name] }` in the contract forbids. */
function forbiddenIn({ keyword, parentSchema }: ValidationError): string | undefined {
  return keyword === 'not' ? (parentSchema.not as Forbidden).required?.[0] : undefined;
}

interface Forbidden {
  readonly required?: readonly string[];
  readonly 'x-detail'?: string;
}

function detailOfValue({ keyword, params, parentSchema: schema, data }: ValidationError): string {
  if (keyword === 'required') return 'is required';
  if (keyword === 'additionalProperties') return 'is not a known field';
  // It describes the strings that are allowed, which doesn't help if the value isn't a string.
  if (keyword !== 'type' && typeof schema['x-detail'] === 'string') return schema['x-detail'];
  switch (keyword) {
    case 'type':
      // A common mistake: the client sends a single row without an array.
      if (params.type === 'array' && typeof data === 'object' && data !== null)
        return 'must be an array: wrap the object in [ ]';
      return params.type === 'integer'
        ? `must be an integer${rangeOf(schema)} in plain decimal digits`
        : `must be ${[params.type].flat().map(nounOf).join(' or ')}`;
    case 'format':
      return params.format === 'date-time'
        ? 'must be a date and time with an offset, for example 2030-01-31T09:26:53Z'
        : `must have the format ${params.format}`;
    case 'minProperties':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} fields`;
    case 'minimum':
      return `must be at least ${params.limit}`;
    case 'maximum':
      return `must be at most ${params.limit}`;
    case 'enum':
      return `must be one of ${(params.allowedValues as readonly unknown[]).join(', ')}`;
    case 'minLength':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} characters`;
    case 'maxLength':
      return `must have at most ${params.limit} characters`;
    case 'pattern':
      return `must match the pattern ${params.pattern}`;
    case 'minItems':
      return params.limit === 1 ? 'must not be empty' : `must have at least ${params.limit} items`;
    case 'maxItems':
      return `must have at most ${params.limit} items`;
    case 'discriminator':
      return typeof params.tagValue === 'undefined'
        ? 'is required'
        : `must be one of ${tagsIn(schema.oneOf as readonly Branch[], String(params.tag)).join(', ')}`;
    case 'uniqueItems':
      return 'must not contain duplicate items';
    case 'not':
      return (schema.not as Forbidden)['x-detail'] ?? 'must be omitted';
    default:
      return 'is invalid';
  }
}

/** An alternative of `oneOf` in the contract. */
interface Branch {
  readonly properties: Readonly<Record<string, { readonly enum: readonly string[] }>>;
}

/** Returns the values of the property that selects the alternative. */
function tagsIn(branches: readonly Branch[], tag: string): string[] {
  return branches.flatMap(({ properties }) => properties[tag]!.enum);
}

const nouns: Readonly<Record<string, string>> = {
  array: 'an array',
  object: 'an object',
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
};

function nounOf(type: unknown): string {
  return nouns[String(type)] ?? String(type);
}

function rangeOf({ minimum, maximum }: Readonly<Record<string, unknown>>): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : ` from ${minimum}`;
}
