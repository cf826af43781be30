import type { JsonObject } from '../../values/json.js';

/** A collection that has a schema. */
export interface TypedCollection {
  readonly name: string;
  /** What its rows are called in documents. */
  readonly typeName: string;
  readonly schema: JsonObject;
}
