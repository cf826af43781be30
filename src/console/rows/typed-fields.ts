/**
 * Validates the row in the editor against the collection's schema, and suggests the fields that are missing.
 */
import { isObject, type JsonObject, type JsonValue } from '../../values/json/json.js';
import { readSchema } from '../../values/schema/schema.js';
import { type RowValidator, rowValidator, Steps, TooCostly } from '../../values/schema/validate.js';
import { collectionPath, type Service } from '../service.js';

export interface MissingField {
  readonly name: string;
  readonly isRequired: boolean;
}

/**
 * The maximum number of validation steps, which take a few milliseconds. The server reports errors that need
 * more steps.
 */
const steps = 30_000;
/** The maximum number of suggested fields, because a schema can name hundreds. */
const mostOffered = 20;

export class TypedFields {
  readonly #schema: JsonObject;
  /** Undefined if the schema only suggests fields. */
  readonly #judge: RowValidator | undefined;

  /** @param isBinding whether rows must conform to the schema */
  constructor(schema: JsonObject, isBinding = true) {
    this.#schema = schema;
    this.#judge = isBinding ? rowValidator(schema) : undefined;
  }

  /** Returns the first reason why the row is invalid, or the empty string. */
  misfitIn(row: JsonObject): string {
    try {
      const [item] = this.#judge?.validate(row, new Steps(steps)) ?? [];
      return item === undefined ? '' : `${item.pointer || 'The row'} ${item.detail}.`;
    } catch (error) {
      if (error instanceof TooCostly) return '';
      throw error;
    }
  }

  /** Returns the fields of the schema that the row doesn't contain, required fields first. */
  missingIn(row: JsonObject): readonly MissingField[] {
    const required = new Set((this.#schema.required ?? []) as string[]);
    return [...new Set([...required, ...Object.keys(this.#properties)])]
      .filter((name) => !Object.hasOwn(row, name))
      .slice(0, mostOffered)
      .map((name) => ({ name, isRequired: required.has(name) }));
  }

  /** Returns the value that the editor inserts for a new field. */
  beginningOf(name: string): JsonValue {
    const of = this.#properties[name];
    if (!isObject(of)) return null;
    const [listed] = (of.enum ?? of.examples ?? []) as JsonValue[];
    return of.default ?? of.const ?? listed ?? beginnings[String([of.type].flat()[0])] ?? null;
  }

  /** Returns a row with the fields of the schema. It may be invalid, because the user must fill it in. */
  example(): JsonObject {
    return Object.fromEntries(this.missingIn({}).map(({ name }) => [name, this.beginningOf(name)]));
  }

  get #properties(): JsonObject {
    return (this.#schema.properties ?? {}) as JsonObject;
  }
}

const beginnings: Readonly<Record<string, JsonValue>> = {
  string: '',
  number: 0,
  integer: 0,
  boolean: false,
  array: [],
  object: {},
};

/**
 * Returns undefined if the collection has no schema or if it can't be read. The server validates rows in
 * either case.
 */
export async function typedFieldsOf(service: Service, collection: string): Promise<TypedFields | undefined> {
  const response = await service.fetch('GET', `${collectionPath(collection)}/schema`);
  // Reads the body of every response, so that the connection is released.
  const text = await response.text();
  if (!response.ok) return undefined;
  const read = readSchema(text);
  return 'schema' in read ? new TypedFields(read.schema) : undefined;
}
