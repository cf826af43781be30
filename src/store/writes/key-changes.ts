/** Collects how a group changes index keys. A key changes only with the value of one of its fields. */
import {
  type CollectionCommit,
  type IndexKey,
  isInProgress,
  type MaintainedIndex,
} from '../../engines/engine.js';
import type { FieldOrder } from '../../values/order.js';
import { sortKey } from '../../values/sort-key.js';
import { fieldOf, type JsonObject } from '../../values/values.js';

export class IndexKeyChanges {
  readonly #indexes: readonly MaintainedIndex[];
  /** Keys to remove and to add, by index and row: the keys before the group, and the keys after it. */
  readonly #removed = new Map<string, IndexKey>();
  readonly #added = new Map<string, IndexKey>();

  constructor(indexes: readonly MaintainedIndex[]) {
    this.#indexes = indexes;
  }

  /** Whether the collection has indexes. */
  get areKept(): boolean {
    return this.#indexes.length > 0;
  }

  /** Records the change of a row. `before` is undefined for an insert, `after` for a delete. */
  changed(rowId: number, before: JsonObject | undefined, after: JsonObject | undefined): void {
    for (const { id: indexId, fields } of this.#indexes) {
      // Compares objects by identity, because equal objects can have their members in a different order, and
      // a key depends on this order.
      if (
        before &&
        after &&
        fields.every(({ field }) => field === 'id' || fieldOf(before, field) === fieldOf(after, field))
      )
        continue;
      const name = `${indexId}/${rowId}`;
      // If an earlier write of the group added the key, the database doesn't contain it yet.
      if (before !== undefined && !this.#added.delete(name))
        this.#removed.set(name, { indexId, key: keyOf(rowId, before, fields), rowId });
      if (after === undefined) continue;
      const key = keyOf(rowId, after, fields);
      if (this.#removed.get(name)?.key === key) this.#removed.delete(name);
      else this.#added.set(name, { indexId, key, rowId });
    }
  }

  all(): CollectionCommit['keys'] {
    const removed = [...this.#removed.values()];
    const inProgress = new Set(this.#indexes.filter(({ stage }) => isInProgress(stage)).map(({ id }) => id));
    const noted = inProgress.size === 0 ? [] : removed.filter(({ indexId }) => inProgress.has(indexId));
    return {
      removed,
      added: [...this.#added.values(), ...noted.map((key) => ({ ...key, indexId: -key.indexId }))],
    };
  }
}

/** A new row doesn't contain its id yet, so the id is passed separately. */
function keyOf(rowId: number, row: JsonObject, fields: readonly FieldOrder[]): string {
  return sortKey(
    fields,
    fields.map(({ field }) => (field === 'id' ? rowId : fieldOf(row, field))),
  );
}
