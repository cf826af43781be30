/**
 * Decides, for one collection, what a group of writes changes: pure, between the locked state and the
 * commit. A refused write (no such row, another version, too large) fails alone and leaves no trace.
 */

import {
  type CollectionCommit,
  type CollectionRef,
  type CommitEntry,
  type GroupState,
  maxGroupRowBytes,
  type StoredRow,
  type UpdatedRow,
  unread,
} from '../engines/engine.js';
import { Problem } from '../errors.js';
import { loggedDelete, loggedUpdate, separator } from '../log/entry.js';
import { type JsonObject, maxFields, maxRowBytes, sameValue } from '../values.js';

/** `rows` are JSON texts without id. */
export interface Insert {
  readonly kind: 'insert';
  readonly collection: CollectionRef;
  readonly rows: readonly string[];
}

export interface Update {
  readonly kind: 'update';
  readonly collection: CollectionRef;
  readonly id: number;
  readonly ifMatch: Precondition | undefined;
  /** Characters of what it brings. */
  readonly size: number;
  /** Returns the new row and leaves the old one as it is. */
  readonly change: (row: JsonObject) => JsonObject;
}

export interface Delete {
  readonly kind: 'delete';
  readonly collection: CollectionRef;
  readonly id: number;
  readonly ifMatch: Precondition | undefined;
}

export type Write = Insert | Update | Delete;

/** If-Match (RFC 9110, section 13.1.1): any version, or one of these entity tags. */
export type Precondition = '*' | readonly string[];

/** What a write did: `seq` is the collection's just after it. */
export type Outcome =
  | {
      readonly kind: 'insert';
      readonly seq: number;
      readonly firstId: number;
      readonly rows: readonly string[];
    }
  | { readonly kind: 'update'; readonly seq: number; readonly row: StoredRow }
  | { readonly kind: 'delete'; readonly seq: number }
  | Problem;

/** The outcome of a write that was too much for its group, and belongs into the next one. */
export const postponed = Symbol('postponed');

/**
 * What the changes of a group may take: the main thread reads a changed row, writes it, and compares it. 200 patches of
 * rows of 250 KB in one group blocked it for 214 ms. The first change always fits.
 */
export class ChangeBudget {
  #left = maxGroupRowBytes;

  get isSpent(): boolean {
    return this.#left <= 0;
  }

  spend(characters: number): void {
    this.#left -= characters;
  }
}

/** A log entry ends once its changes have this many characters, so that a reader never has to take more at once. */
const maxEntryLength = 262_144;

/**
 * Writes to the same row apply in their order; new rows get the lowest seqs, in theirs. An outcome is undefined
 * when the collection is gone. Once a change is postponed, so are all later ones.
 */
export function planCollection(
  collection: CollectionRef,
  writes: readonly Write[],
  state: GroupState,
  time: number,
  budget: ChangeBudget,
): {
  readonly commit: CollectionCommit | undefined;
  readonly outcomes: readonly (Outcome | typeof postponed | undefined)[];
} {
  const head = state.head(collection.id);
  if (head === undefined) return { commit: undefined, outcomes: writes.map(() => undefined) };
  const { incarnation } = collection;
  const log = new Log(head.seq);
  let { nextRowId } = head;
  let rows = head.rows;

  const insert = (write: Insert): Outcome => {
    const firstId = nextRowId;
    const texts = write.rows.map((text, index) => withId(firstId + index, text));
    const tooLarge = texts.findIndex(isTooLarge);
    if (tooLarge >= 0) return rowTooLarge(`/${tooLarge}`);
    for (const text of texts) {
      log.addInsert(nextRowId, text);
      nextRowId += 1;
    }
    rows += texts.length;
    return { kind: 'insert', seq: log.seq, firstId, rows: texts };
  };

  /** What the group has made of the rows it touched; undefined where it deleted them. */
  const touched = new Map<number, StoredRow | undefined>();

  let isFull = false;

  const change = (write: Update | Delete): Outcome | typeof postponed => {
    const row = touched.has(write.id) ? touched.get(write.id) : state.row(collection.id, write.id);
    isFull ||= row === unread || budget.isSpent;
    if (isFull || row === unread) return postponed;
    if (row === undefined) return rowNotFound(collection.name, write.id);
    if (!matches(write.ifMatch, etag(incarnation, row.seq))) {
      return new Problem('version_mismatch', `Row ${write.id} has another version than If-Match asks for.`);
    }
    budget.spend(row.data.length + (write.kind === 'update' ? write.size : 0));
    if (write.kind === 'delete') {
      log.addDelete(write.id, row.data);
      touched.set(write.id, undefined);
      rows -= 1;
      return { kind: 'delete', seq: log.seq };
    }
    const before = JSON.parse(row.data) as JsonObject;
    const after = write.change(before);
    const changed = changedFields(before, after);
    if (changed.length === 0) return { kind: 'update', seq: log.seq, row };
    const data = JSON.stringify(after);
    if (isTooLarge(data)) return rowTooLarge('');
    if (Object.keys(after).length > maxFields + 1) return tooManyFields();
    log.addUpdate(data, changed);
    const updated = { seq: log.seq, data };
    touched.set(write.id, updated);
    return { kind: 'update', seq: log.seq, row: updated };
  };

  const outcomes: (Outcome | typeof postponed)[] = new Array(writes.length);
  writes.forEach((write, index) => {
    if (write.kind === 'insert') outcomes[index] = insert(write);
  });
  writes.forEach((write, index) => {
    if (write.kind !== 'insert') outcomes[index] = change(write);
  });

  if (log.seq === head.seq) return { commit: undefined, outcomes };
  const updated: UpdatedRow[] = [];
  const deleted: number[] = [];
  for (const [id, row] of touched) {
    if (row === undefined) deleted.push(id);
    else updated.push({ id, ...row });
  }
  const commit = {
    collectionId: collection.id,
    head: { seq: log.seq, nextRowId, rows },
    time,
    log: log.entries(),
    updated,
    deleted,
  };
  return { commit, outcomes };
}

/** The version of a row (RFC 9110, section 8.8.3): the cursor of its last change. */
export function etag(incarnation: string, seq: number): string {
  return `"${incarnation}-${seq}"`;
}

/** Whether an entity tag meets a precondition, by strong comparison. */
export function matches(precondition: Precondition | undefined, tag: string): boolean {
  return precondition === undefined || precondition === '*' || precondition.includes(tag);
}

export function collectionNotFound(name: string): Problem {
  return new Problem('collection_not_found', `There is no collection ${name}.`);
}

export function rowNotFound(name: string, id: number): Problem {
  return new Problem('row_not_found', `There is no row ${id} in ${name}.`);
}

function isTooLarge(text: string): boolean {
  // A character is at most three bytes of UTF-8, so most rows needn't be measured.
  return text.length * 3 > maxRowBytes && Buffer.byteLength(text) > maxRowBytes;
}

function rowTooLarge(pointer: string): Problem {
  const detail = `a row is at most ${maxRowBytes} bytes of JSON`;
  return new Problem('value_unsupported', 'The row is too large.', { errors: [{ pointer, detail }] });
}

function tooManyFields(): Problem {
  const detail = `a row has at most ${maxFields} fields`;
  return new Problem('value_unsupported', 'The row would have too many fields.', {
    errors: [{ pointer: '', detail }],
  });
}

/** Puts the id in front of the other fields of a row's JSON text. */
function withId(id: number, text: string): string {
  return text === '{}' ? `{"id":${id}}` : `{"id":${id},${text.slice(1)}`;
}

/** The fields that were added, removed or have another value. */
function changedFields(before: JsonObject, after: JsonObject): string[] {
  const changed = Object.keys(after).filter(
    (field) => !Object.hasOwn(before, field) || !sameValue(before[field], after[field]),
  );
  return changed.concat(Object.keys(before).filter((field) => !Object.hasOwn(after, field)));
}

/** Gathers changes into log entries, of which each holds inserts alone or none. */
class Log {
  seq: number;
  readonly #entries: CommitEntry[] = [];
  #firstSeq: number;
  #insertedId: number | undefined;
  #changes: string[] = [];
  #deleted: number[] = [];
  #length = 0;

  constructor(seq: number) {
    this.seq = seq;
    this.#firstSeq = seq + 1;
  }

  /** Before all others, with consecutive ids. */
  addInsert(id: number, row: string): void {
    this.#insertedId ??= id;
    this.#add(row);
  }

  addUpdate(row: string, changed: readonly string[]): void {
    if (this.#insertedId !== undefined) this.#end();
    this.#add(loggedUpdate(row, changed));
  }

  addDelete(id: number, row: string): void {
    if (this.#insertedId !== undefined) this.#end();
    this.#deleted.push(id);
    this.#add(loggedDelete(row));
  }

  entries(): readonly CommitEntry[] {
    if (this.#changes.length > 0) this.#end();
    return this.#entries;
  }

  #add(change: string): void {
    this.seq += 1;
    this.#changes.push(change);
    this.#length += change.length;
    if (this.#length >= maxEntryLength) this.#end();
  }

  #end(): void {
    this.#entries.push({
      firstSeq: this.#firstSeq,
      lastSeq: this.seq,
      changes: `[${this.#changes.join(separator)}]`,
      insertedId: this.#insertedId,
      deleted: this.#deleted,
    });
    this.#firstSeq = this.seq + 1;
    this.#insertedId = undefined;
    this.#changes = [];
    this.#deleted = [];
    this.#length = 0;
  }
}
