/** A model of a collection: the behaviour that rowfeed promises, as a few lines over a map. */

export interface ModelRow {
  readonly id: number;
  readonly [field: string]: unknown;
}

export interface ModelFrame {
  readonly event: 'insert' | 'update' | 'delete';
  readonly seq: number;
  readonly row: ModelRow;
  readonly changed?: readonly string[];
}

export type ChangeKind = 'shallow' | 'merge' | 'whole';

export class Model {
  readonly rows = new Map<number, ModelRow>();
  readonly frames: ModelFrame[] = [];
  /** The `seq` of each row's last change. */
  readonly versions = new Map<number, number>();
  seq = 0;
  #lastId = 0;

  /** Returns a model whose later changes don't affect this one. */
  copy(): Model {
    const copied = new Model();
    for (const [id, row] of this.rows) copied.rows.set(id, row);
    for (const [id, seq] of this.versions) copied.versions.set(id, seq);
    copied.frames.push(...this.frames);
    copied.seq = this.seq;
    copied.#lastId = this.#lastId;
    return copied;
  }

  insert(fields: readonly object[]): ModelRow[] {
    return fields.map((each) => {
      this.#lastId += 1;
      const row = { id: this.#lastId, ...each };
      this.#put(row);
      this.frames.push({ event: 'insert', seq: this.seq, row });
      return row;
    });
  }

  /**
   * Changes a row like PATCH with one of its media types, or like PUT. Returns undefined if the row doesn't
   * exist.
   */
  change(id: number, fields: Record<string, unknown>, kind: ChangeKind): ModelRow | undefined {
    const old = this.rows.get(id);
    if (!old) return undefined;
    const row = {
      shallow: () => ({ ...old, ...fields }),
      merge: () => mergePatch(old, fields) as ModelRow,
      whole: () => ({ id, ...fields }),
    }[kind]();
    const changed = [...new Set([...Object.keys(old), ...Object.keys(row)])].filter(
      (name) =>
        Object.hasOwn(old, name) !== Object.hasOwn(row, name) ||
        !isEqual(old[name as never], row[name as never]),
    );
    if (changed.length === 0) return old;
    this.#put(row);
    this.frames.push({ event: 'update', seq: this.seq, row, changed });
    return row;
  }

  delete(id: number): boolean {
    const row = this.rows.get(id);
    if (!row) return false;
    this.rows.delete(id);
    this.versions.delete(id);
    this.seq += 1;
    this.frames.push({ event: 'delete', seq: this.seq, row });
    return true;
  }

  #put(row: ModelRow): void {
    this.seq += 1;
    this.rows.set(row.id, row);
    this.versions.set(row.id, this.seq);
  }
}

/** Compares JSON values. The order of keys and the sign of zero don't count. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [keysOfA, keysOfB] = [Object.keys(a), Object.keys(b)];
  return (
    keysOfA.length === keysOfB.length &&
    keysOfA.every((key) => Object.hasOwn(b, key) && isEqual(a[key as never], b[key as never]))
  );
}

/** Implements the pseudocode of RFC 7396, section 2. */
function mergePatch(target: unknown, patch: unknown): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const base = typeof target === 'object' && target !== null && !Array.isArray(target) ? target : {};
  const result: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = mergePatch(result[name], value);
  }
  return result;
}
