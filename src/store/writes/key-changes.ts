/** The changes of a group to the indexes of a collection: only keys of fields that have another value. */
import type { CollectionCommit, IndexKey, SortIndex } from '../../engines/engine.js';
import type { FieldOrder } from '../../values/order.js';
import { sortKey } from '../../values/sort-key.js';
import { fieldOf, type JsonObject } from '../../values/values.js';

export class KeyChanges {
  readonly #indexes: readonly SortIndex[];
  /** Keys of rows as they were before the group, and as they are after it; by index and row. */
  readonly #removed = new Map<string, IndexKey>();
  readonly #added = new Map<string, IndexKey>();

  constructor(indexes: readonly SortIndex[]) {
    this.#indexes = indexes;
  }

  /** Whether the collection has indexes at all. */
  get areKept(): boolean {
    return this.#indexes.length > 0;
  }

  /** A row has become another one; undefined where it wasn't there, or isn't any more. */
  changed(rowId: number, before: JsonObject | undefined, after: JsonObject | undefined): void {
    for (const { id: indexId, fields } of this.#indexes) {
      // Equal objects may be written in another order of names, and a key is of what is written.
      if (
        before &&
        after &&
        fields.every(({ field }) => field === 'id' || fieldOf(before, field) === fieldOf(after, field))
      )
        continue;
      const name = `${indexId}/${rowId}`;
      // A key that an earlier write of the group has added was never stored.
      if (before !== undefined && !this.#added.delete(name))
        this.#removed.set(name, { indexId, key: keyOf(rowId, before, fields), rowId });
      if (after === undefined) continue;
      const key = keyOf(rowId, after, fields);
      if (this.#removed.get(name)?.key === key) this.#removed.delete(name);
      else this.#added.set(name, { indexId, key, rowId });
    }
  }

  all(): CollectionCommit['keys'] {
    return { removed: [...this.#removed.values()], added: [...this.#added.values()] };
  }
}

/** A new row has no id yet among its fields. */
function keyOf(rowId: number, row: JsonObject, fields: readonly FieldOrder[]): string {
  return sortKey(
    fields,
    fields.map(({ field }) => (field === 'id' ? rowId : fieldOf(row, field))),
  );
}
