import type { JsonObject } from '../../values/json/json.js';

/** A collection that has a schema. */
export interface TypedCollection {
  readonly name: string;
  /** The collection's part of the names in typed contracts, such as `Notes` in `NotesRow`. */
  readonly typeName: string;
  readonly schema: JsonObject;
  /** The fields of the row key. */
  readonly rowKey: readonly string[] | undefined;
}
