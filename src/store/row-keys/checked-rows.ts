/** Checks that the rows of a collection conform to a new row key while other requests write to it. */
import type { CollectionRef, Engine, IndexState, KeyInFile } from '../../engines/engine.js';
import type { LogEntry } from '../../log/entry.js';
import type { ValidationItem } from '../../problem.js';
import { pointerTo } from '../../values/json/pointer.js';
import { rowKeyOf } from '../../values/row-key.js';
import { maxErrors } from '../../values/schema/findings.js';
import { maxTextBytes, sortType, valuesOfKey } from '../../values/sort-key.js';
import type { JsonObject } from '../../values/values.js';
import { type CollectionCheck, latestOf } from '../collection-check.js';

/** The number of keys and of rows that are read at once. */
const keysAtOnce = 2_000;
const rowsAtOnce = 100;
/** If more errors are collected, only the first ones are kept. */
const manyErrors = 1_000;

interface CheckedRowsDependencies {
  readonly engine: Engine;
  readonly collection: CollectionRef;
  readonly check: CollectionCheck;
  /** The fields of the row key. */
  readonly fields: readonly string[];
  /** The complete index of these fields. */
  readonly index: IndexState;
}

/** A row that doesn't conform, and why. */
type Misfit = ValidationItem & { readonly id: number };

export class CheckedRows {
  readonly #of: CheckedRowsDependencies;
  #checked = 0;

  constructor(dependencies: CheckedRowsDependencies) {
    this.#of = dependencies;
  }

  /** The sequence number of the change up to which the rows are checked. */
  get seq(): number {
    return this.#of.check.seq;
  }

  get index(): IndexState {
    return this.#of.index;
  }

  /**
   * Checks all keys of the index in their order, so that equal keys follow each other. Equal keys are read by one
   * statement, and so from one snapshot.
   *
   * @throws Problem rows_mismatch, overloaded
   */
  async checkAll(): Promise<void> {
    const { engine, collection, check, index } = this.#of;
    check.seq = (await engine.readLogStates([collection.id])).get(collection.id)?.seq ?? 0;
    let misfits: Misfit[] = [];
    for (let from: string | undefined = ''; from !== undefined; ) {
      check.refuseLate();
      const keys: readonly KeyInFile[] = await engine.readKeys(index, from, keysAtOnce);
      const last = keys.at(-1)?.key;
      const isAll = keys.length < keysAtOnce;
      // The rest of the last key's rows may be on the next page. If all keys are equal, the rest have higher ids.
      const isOneKey = keys[0]?.key === last;
      const complete = isAll || isOneKey ? keys : keys.filter(({ key }) => key !== last);
      misfits.push(...(await this.#misfitsIn(complete)));
      if (misfits.length > manyErrors) misfits = firstOf(misfits);
      this.#checked += complete.length;
      from = isAll ? undefined : isOneKey ? `${last}00` : last;
    }
    this.#refuse(misfits);
  }

  /**
   * Checks the rows that were written since.
   *
   * @throws Problem rows_mismatch, overloaded
   */
  follow(): Promise<void> {
    const { engine, check, index } = this.#of;
    return check.follow(async (rows) => {
      const written = this.#keysIn(rows);
      const misfits = written.flatMap(({ id, key }) => (typeof key === 'string' ? [] : [{ id, ...key[0]! }]));
      const valid = written.flatMap(({ key }) => (typeof key === 'string' ? [key] : []));
      misfits.push(...sharing(await engine.readSharedKeys(index, valid)));
      this.#refuse(misfits);
    });
  }

  /** Returns the keys of the rows written since. Undefined if one is not allowed, or if there are many. */
  writtenKeys(entries: readonly LogEntry[]): readonly string[] | undefined {
    if (this.#of.check.isBehind(entries)) return undefined;
    const keys = this.#keysIn(latestOf(entries)).map(({ key }) => key);
    return keys.every((key) => typeof key === 'string') ? keys : undefined;
  }

  #keysIn(rows: readonly string[]) {
    return rows.map((text) => {
      const row = JSON.parse(text) as JsonObject & { readonly id: number };
      return { id: row.id, key: rowKeyOf(this.#of.fields, row) };
    });
  }

  async #misfitsIn(keys: readonly KeyInFile[]): Promise<Misfit[]> {
    const misfits: Misfit[] = [];
    const unclear: KeyInFile[] = [];
    let first: KeyInFile | undefined;
    for (const each of keys) {
      const values = valuesOfKey(this.index.fields, each.key)!;
      const place = values.findIndex(({ type }) => type === sortType.null || type > sortType.string);
      if (place >= 0) misfits.push(this.#notAllowed(each.rowId, place));
      // The value can be longer than its key.
      else if (values.some(({ text }) => text.length === maxTextBytes)) unclear.push(each);
      else if (first?.key === each.key) misfits.push(sameAs(first, each));
      else first = each;
    }
    misfits.push(...(await this.#misfitsAmong(unclear)));
    return misfits;
  }

  /** Reads the rows of these keys, because their values may be longer than the keys. */
  async #misfitsAmong(keys: readonly KeyInFile[]): Promise<Misfit[]> {
    const { engine, collection, check, fields } = this.#of;
    const misfits: Misfit[] = [];
    // Rows with the same key can be in two reads.
    const firsts = new Map<string, KeyInFile>();
    for (let from = 0; from < keys.length; from += rowsAtOnce) {
      check.refuseLate();
      const some = keys.slice(from, from + rowsAtOnce);
      const reads = await engine.readRows(some.map(({ rowId: id }) => ({ collectionId: collection.id, id })));
      for (const [place, each] of some.entries()) {
        const row = reads[place]?.row;
        if (row === undefined) continue;
        const key = rowKeyOf(fields, JSON.parse(row.data) as JsonObject);
        if (typeof key !== 'string') misfits.push({ id: each.rowId, ...key[0]! });
        else if (firsts.has(key)) misfits.push(sameAs(firsts.get(key)!, each));
        else firsts.set(key, each);
      }
    }
    return misfits;
  }

  #notAllowed(id: number, place: number): Misfit {
    return { id, pointer: pointerTo([this.index.fields[place]!.field]), detail: notAllowed };
  }

  #refuse(misfits: readonly Misfit[]): void {
    this.#of.check.refuse(firstOf(misfits), this.#checked);
  }
}

const notAllowed = 'must be a string, a number or a boolean, because it is part of the row key';

/** Returns the misfits with the lowest ids. */
function firstOf(misfits: readonly Misfit[]): Misfit[] {
  return misfits.toSorted((a, b) => a.id - b.id).slice(0, maxErrors);
}

function sharing(keys: readonly KeyInFile[]): Misfit[] {
  let first: KeyInFile | undefined;
  return keys.flatMap((each) => {
    if (first?.key === each.key) return [sameAs(first, each)];
    first = each;
    return [];
  });
}

function sameAs({ rowId }: KeyInFile, { rowId: id }: KeyInFile): Misfit {
  return { id, pointer: '', detail: `has the same row key as row ${rowId}` };
}
