/**
 * The format of the change log: encodes the changes of a commit and decodes them again. Entries contain only
 * what frames need, because the change log is half of the data that a commit writes. An entry is a text of
 * lines, since JSON texts contain no line feeds. Only this module reads and writes it.
 *
 *     +ROW                an insert
 *     ~ROW                an update: the row as it is now,
 *     =["text","due"]     the fields that were added, removed or have another value,
 *     <[["Milk"],[]]      and their old values; `due` was missing
 *     -ROW                a delete, with the last state of the row
 */
import type { JsonObject, JsonValue } from '../values/values.js';

/** The changes `firstSeq`..`lastSeq` of one commit. */
export interface LogEntry {
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly changes: string;
}

/** An entry read from the database. `time` is the time of its changes, in milliseconds since the epoch. */
export interface LoggedEntry extends LogEntry {
  readonly time: number;
}

/**
 * A change of one row. All members except `kind` are JSON texts:
 *
 * - `row`: the row with its id. For a delete, its last state.
 * - `changed`: an array with the names of the changed fields.
 * - `before`: an array with `[value]` for each of these fields, or `[]` if the field was missing.
 */
export type Change = { readonly kind: 'insert' | 'delete'; readonly row: string } | Update;

export interface Update {
  readonly kind: 'update';
  readonly row: string;
  readonly changed: string;
  readonly before: string;
}

export type ChangeKind = Change['kind'];

/** The fields that an update added, removed or changed, with `[old value]`, or `[]` for an added field. */
export type Before = ReadonlyMap<string, readonly [] | readonly [unknown]>;

/** The maximum characters of an entry with several changes. It limits the data that a reader gets at once. */
const maxEntryLength = 262_144;

/** Gathers the changes of one commit into entries. */
export class EntryWriter {
  /** The sequence number of the last change. */
  seq: number;
  readonly #entries: LogEntry[] = [];
  #firstSeq: number;
  #changes: string[] = [];
  #length = 0;

  /** @param seq the sequence number of the change before the first one */
  constructor(seq: number) {
    this.seq = seq;
    this.#firstSeq = seq + 1;
  }

  insert(row: string): void {
    this.add(insertText(row));
  }

  /** @param change an entry text, such as `updateText` or `deleteText` return */
  add(change: string): void {
    if (this.#length + change.length > maxEntryLength) this.#end();
    this.seq += 1;
    this.#changes.push(change);
    this.#length += change.length + 1;
  }

  entries(): readonly LogEntry[] {
    this.#end();
    return this.#entries;
  }

  #end(): void {
    if (this.#changes.length === 0) return;
    this.#entries.push({ firstSeq: this.#firstSeq, lastSeq: this.seq, changes: this.#changes.join('\n') });
    this.#firstSeq = this.seq + 1;
    this.#changes = [];
    this.#length = 0;
  }
}

/** The number of bytes in an entry before the row of an insert, and after it if another change follows. */
export const aroundInsertedRow = { before: '+'.length, after: '\n'.length } as const;

/** Returns the entry text of an insert. */
export function insertText(row: string): string {
  return `+${row}`;
}

/** Returns the entry text of an update. */
export function updateText(row: string, before: Before): string {
  return `~${row}\n=${JSON.stringify([...before.keys()])}\n<${JSON.stringify([...before.values()])}`;
}

/** Returns the entry text of a delete. */
export function deleteText(row: string): string {
  return `-${row}`;
}

/** Returns the row before an update. `after` is the row after the update. */
export function rowBefore({ changed, before }: Update, after: JsonObject): JsonObject {
  const row = { ...after };
  const values = JSON.parse(before) as (readonly [] | readonly [JsonValue])[];
  (JSON.parse(changed) as string[]).forEach((field, place) => {
    const [value] = values[place]!;
    if (value === undefined) delete row[field];
    else row[field] = value;
  });
  return row;
}

/** Returns the changes of an entry, in order. */
export function changesOf({ changes }: LogEntry): Change[] {
  const found: Change[] = [];
  let end = -1;
  /** Returns the next line without its first character. */
  const nextLine = (): string => {
    const start = end + 2;
    end = changes.indexOf('\n', start);
    if (end < 0) end = changes.length;
    return changes.slice(start, end);
  };
  while (end < changes.length) {
    const sign = changes[end + 1];
    const row = nextLine();
    if (sign === '+') found.push({ kind: 'insert', row });
    else if (sign === '-') found.push({ kind: 'delete', row });
    else found.push({ kind: 'update', row, changed: nextLine(), before: nextLine() });
  }
  return found;
}
