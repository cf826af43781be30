/**
 * Makes the examples of a collection's typed operations from one row that conforms to its schema. They form a
 * conversation: the row is inserted, read, updated without a change, and deleted.
 */
import type { JsonObject, JsonValue } from '../../values/json/json.js';
import { rowKeyOf } from '../../values/row-key.js';
import { exampleRow } from '../../values/schema/example.js';
import type { Budget } from '../../values/schema/matcher.js';
import type { TypedCollection } from './collection.js';

/** The `id` of the example row: the same one that the path parameter `row_id` has as its example. */
const id = 7;

/**
 * Names whose request returns the row, or no row, in every collection. Other requests name fields of `notes`.
 */
const generalNames: ReadonlySet<string> = new Set(['typical', 'newest_first', 'past_the_end']);

/** The filter that matches the example row only. */
export const exampleFilter: JsonObject = { typical: { value: `@.id == ${id}` } };

/**
 * Names that every object of JavaScript inherits, as members. If a schema has such a property and an example does not,
 * openapi-typescript validates the inherited function, and then generates nothing.
 */
const inherited = new RegExp(`"(${Object.getOwnPropertyNames(Object.prototype).join('|')})":`);

/**
 * Returns a row that the collection accepts, without `id`. Undefined if none was found.
 *
 * @param budget the remaining budget for the examples of the document
 */
export function exampleRowOf(
  { schema, rowKey = [] }: TypedCollection,
  budget: Budget,
): JsonObject | undefined {
  if (inherited.test(JSON.stringify(schema))) return undefined;
  const required = [...((schema.required ?? []) as string[]), ...rowKey];
  const row = exampleRow(required.length === 0 ? schema : { ...schema, required }, budget);
  return row !== undefined && typeof rowKeyOf(rowKey, row) === 'string' ? row : undefined;
}

export class TypedExamples {
  /** By the general schema of a media type. Empty if no row that conforms to the schema was found. */
  readonly #values: Readonly<Record<string, JsonValue>>;

  /** @param budget the remaining budget for the examples of the document */
  constructor(collection: TypedCollection, budget: Budget) {
    const input = exampleRowOf(collection, budget);
    this.#values = input === undefined ? {} : valuesOf(input);
  }

  get isEmpty(): boolean {
    return Object.keys(this.#values).length === 0;
  }

  /**
   * Returns the member `examples` of a media type, or no member if the media type has no examples.
   *
   * @param general the name of the schema in the general operation, such as `RowList`
   * @param examples the examples of the general operation, by name
   */
  of(general: string, examples: JsonObject = {}): JsonObject {
    const own = this.#values[general];
    const named = Object.entries(examples as Readonly<Record<string, JsonObject>>).flatMap(
      ([name, { value }]): [string, JsonObject][] => {
        if (!generalNames.has(name)) return [];
        const isNone = Array.isArray(value) && value.length === 0;
        if (isNone) return [[name, { value }]];
        return own === undefined ? [] : [[name, { value: own }]];
      },
    );
    return named.length === 0 ? {} : { examples: Object.fromEntries(named) };
  }
}

function valuesOf(input: JsonObject): Readonly<Record<string, JsonValue>> {
  const row = { id, ...input };
  const [field] = Object.entries(input);
  // In a merge patch, null removes a member.
  const merged = Object.entries(input).find(([, value]) => typeof value !== 'object');
  const patch = field === undefined ? {} : Object.fromEntries([field]);
  const mergePatch = merged === undefined ? {} : Object.fromEntries([merged]);
  return {
    Row: row,
    RowList: [row],
    RowInputList: [input],
    RowReplacement: input,
    RowPatch: patch,
    RowsPatch: patch,
    RowMergePatch: mergePatch,
    RowsMergePatch: mergePatch,
    Batch: { operations: [{ op: 'update', id, patch }] },
    BatchResults: { results: [{ outcome: 'unchanged', row }] },
    RowsUpdated: { matched: 1, changed: 0 },
    RowsDeleted: { deleted: 1 },
    ExportedText: `${JSON.stringify(row)}\n`,
    ChangeList: { changes: [], cursor: 'k3f9x2mq-1042', has_more: false },
    EventStream: 'retry: 2000\n\n',
  };
}
