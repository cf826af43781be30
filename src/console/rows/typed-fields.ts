/** What a schema says of the rows of a collection, while one is typed. */
import type { JsonObject, JsonValue } from '../../values/json.js';
import { isObject, readSchema } from '../../values/schema/schema.js';
import { type RowValidator, rowValidator, Steps, TooCostly } from '../../values/schema/validate.js';
import { collectionPath, type Service } from '../service.js';

export interface MissingField {
  readonly name: string;
  readonly isRequired: boolean;
}

/** Some milliseconds: what takes longer the service tells. */
const steps = 30_000;
/** A schema may name hundreds. */
const mostOffered = 20;

export class TypedFields {
  readonly #schema: JsonObject;
  readonly #judge: RowValidator;

  constructor(schema: JsonObject) {
    this.#schema = schema;
    this.#judge = rowValidator(schema);
  }

  /** The first thing that keeps a row from being taken; the empty text where nothing does. */
  misfitIn(row: JsonObject): string {
    try {
      const [item] = this.#judge.validate(row, new Steps(steps));
      return item === undefined ? '' : `${item.pointer || 'The row'} ${item.detail}.`;
    } catch (error) {
      if (error instanceof TooCostly) return '';
      throw error;
    }
  }

  /** Those of its fields that a row lacks, the required ones first. */
  missingIn(row: JsonObject): readonly MissingField[] {
    const required = new Set((this.#schema.required ?? []) as string[]);
    return [...new Set([...required, ...Object.keys(this.#properties)])]
      .filter((name) => !Object.hasOwn(row, name))
      .slice(0, mostOffered)
      .map((name) => ({ name, isRequired: required.has(name) }));
  }

  /** Where one begins to type. */
  beginningOf(name: string): JsonValue {
    const of = this.#properties[name];
    if (!isObject(of)) return null;
    const [listed] = (of.enum ?? of.examples ?? []) as JsonValue[];
    return of.default ?? of.const ?? listed ?? beginnings[String([of.type].flat()[0])] ?? null;
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

/** Undefined where the collection has no schema, or it can't be read: the service judges in any case. */
export async function typedFieldsOf(service: Service, collection: string): Promise<TypedFields | undefined> {
  const response = await service.fetch('GET', `${collectionPath(collection)}/schema`);
  // Whatever is answered, its connection isn't left waiting for somebody to read it.
  const text = await response.text();
  if (!response.ok) return undefined;
  const read = readSchema(text);
  return 'schema' in read ? new TypedFields(read.schema) : undefined;
}
