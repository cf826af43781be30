/**
 * How the changes of a commit are written down: as little as frames can be made of, since the log is half of all that
 * a commit writes. An entry is a text of lines, and nobody else reads or writes it; JSON texts hold no line feeds.
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

/** An entry as it is read: `time` is that of its changes, in milliseconds since the epoch. */
export interface LoggedEntry extends LogEntry {
  readonly time: number;
}

/**
 * JSON texts: `row` with its id, of a delete the last state; `changed` an array of names; `before` an array with an
 * array for each of them, which holds the old value if there was one.
 */
export type Change = { readonly kind: 'insert' | 'delete'; readonly row: string } | Update;

export interface Update {
  readonly kind: 'update';
  readonly row: string;
  readonly changed: string;
  readonly before: string;
}

export type ChangeKind = Change['kind'];

/** The fields that were added, removed or have another value now, each with its old value if there was one. */
export type Before = ReadonlyMap<string, readonly [] | readonly [unknown]>;

/** No entry of more than one change is longer, so that a reader never has to take more at once. */
const maxEntryLength = 262_144;

/** Gathers the changes of one commit into entries. */
export class EntryWriter {
  /** That of the last change. */
  seq: number;
  readonly #entries: LogEntry[] = [];
  #firstSeq: number;
  #changes: string[] = [];
  #length = 0;

  /** @param seq that of the change before */
  constructor(seq: number) {
    this.seq = seq;
    this.#firstSeq = seq + 1;
  }

  insert(row: string): void {
    this.add(`+${row}`);
  }

  /** Returns how many characters it takes besides the row. */
  update(row: string, before: Before): number {
    const update = updateText(row, before);
    this.add(update);
    return update.length - row.length;
  }

  delete(row: string): void {
    this.add(deleteText(row));
  }

  /** @param change as `updateText` or `deleteText` have written it */
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

/** An update as it is logged. */
export function updateText(row: string, before: Before): string {
  return `~${row}\n=${JSON.stringify([...before.keys()])}\n<${JSON.stringify([...before.values()])}`;
}

/** A delete as it is logged. */
export function deleteText(row: string): string {
  return `-${row}`;
}

/** The row before an update; `after`: the row as it is now. */
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

/** The changes of an entry, in their order. */
export function changesOf({ changes }: LogEntry): Change[] {
  const lines = changes.split('\n');
  const found: Change[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const row = lines[at]!.slice(1);
    switch (lines[at]![0]) {
      case '+':
        found.push({ kind: 'insert', row });
        break;
      case '-':
        found.push({ kind: 'delete', row });
        break;
      default:
        found.push({
          kind: 'update',
          row,
          changed: lines[at + 1]!.slice(1),
          before: lines[at + 2]!.slice(1),
        });
        at += 2;
    }
  }
  return found;
}
