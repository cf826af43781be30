/**
 * How the changes of a commit are written down: as little as frames can be made of, since the log is half of all that
 * a commit writes. An entry is a text with a change a line, and nobody else reads or writes it; JSON texts hold no line
 * feeds.
 *
 *     +ROW                an insert
 *     ~ROW                an update,
 *     =BEFORE             with the old value of each field that has another one now: {"text":["Buy milk"],"due":[]}
 *                         where `due` was missing
 *     -ROW                a delete, with the last state of the row
 */

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

/** `row` is a JSON text with the id; of a delete the last state. */
export type Change =
  | { readonly kind: 'insert' | 'delete'; readonly row: string }
  | { readonly kind: 'update'; readonly row: string; readonly before: Before };

/** The fields that were added, removed or have another value now, each with its old value; an empty list: it was missing. */
export type Before = Readonly<Record<string, readonly unknown[]>>;

/** An entry ends once it has this many characters, so that a reader never has to take more at once. */
const maxEntryLength = 262_144;

/** Gathers the changes of one commit into entries. */
export class EntryWriter {
  /** That of the last change. */
  seq: number;
  readonly #entries: LogEntry[] = [];
  #firstSeq: number;
  #lines: string[] = [];
  #length = 0;

  /** @param seq that of the change before */
  constructor(seq: number) {
    this.seq = seq;
    this.#firstSeq = seq + 1;
  }

  insert(row: string): void {
    this.#add(`+${row}`);
  }

  /** Returns how many characters the old values take. */
  update(row: string, before: Before): number {
    const old = JSON.stringify(before);
    this.#add(`~${row}\n=${old}`);
    return old.length;
  }

  delete(row: string): void {
    this.#add(`-${row}`);
  }

  entries(): readonly LogEntry[] {
    if (this.#lines.length > 0) this.#end();
    return this.#entries;
  }

  #add(line: string): void {
    this.seq += 1;
    this.#lines.push(line);
    this.#length += line.length;
    if (this.#length >= maxEntryLength) this.#end();
  }

  #end(): void {
    this.#entries.push({ firstSeq: this.#firstSeq, lastSeq: this.seq, changes: this.#lines.join('\n') });
    this.#firstSeq = this.seq + 1;
    this.#lines = [];
    this.#length = 0;
  }
}

/** The changes of an entry, in their order. */
export function changesOf({ changes }: LogEntry): Change[] {
  const lines = changes.split('\n');
  const found: Change[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]!;
    const row = line.slice(1);
    if (line.startsWith('~')) {
      index += 1;
      found.push({ kind: 'update', row, before: JSON.parse(lines[index]!.slice(1)) as Before });
    } else found.push({ kind: line.startsWith('+') ? 'insert' : 'delete', row });
  }
  return found;
}
