/** The rows of a file with their row keys, and how they differ from the rows of a collection. */
import type { Bad, Chunk, Row } from '../files/chunks.js';
import type { Fault, Read } from '../files/rows.js';
import { memberReader } from '../values/json/member-reader.js';
import { describeRowKey, rowKeyOf } from '../values/row-key.js';
import { type JsonObject, type JsonValue, mergePatch, sameValue } from '../values/values.js';
import type { RowWriter } from './import.js';
import { digestOf, KeyTable } from './key-table.js';
import { RowSpool } from './row-spool.js';

/** What an import does with a row whose row key exists. */
export const conflictModes = ['update', 'replace', 'ignore'] as const;
export type OnConflict = (typeof conflictModes)[number];

/** How a row of the file differs from the collection. */
const states = { new: 0, changed: 1, unchanged: 2 } as const;

export class RowKeyRows implements RowWriter {
  readonly #fields: readonly string[];
  readonly #onConflict: OnConflict;
  readonly #signal: AbortSignal;
  readonly #keyMembers: ReturnType<typeof memberReader>;
  readonly #table = new KeyTable();
  readonly #spool: RowSpool;
  #states = new Uint8Array(1_024);
  readonly #counts = { inserted: 0, updated: 0, unchanged: 0 };
  readonly #missing: number[] = [];

  /**
   * @param fields the fields of the row key
   * @param keepsLines whether `changed` returns the original lines, and not only their numbers
   * @param signal stops `write`
   */
  constructor(
    fields: readonly string[],
    onConflict: OnConflict,
    { keepsLines, signal }: { readonly keepsLines: boolean; readonly signal: AbortSignal },
  ) {
    this.#fields = fields;
    this.#onConflict = onConflict;
    this.#signal = signal;
    this.#keyMembers = memberReader(['id', ...fields]);
    this.#spool = new RowSpool(keepsLines);
  }

  /** The number of rows of the file. */
  get length(): number {
    return this.#spool.length;
  }

  /** The numbers of rows that the import inserts, updates and leaves unchanged, as far as they were compared. */
  get counts(): { readonly inserted: number; readonly updated: number; readonly unchanged: number } {
    const { updated, unchanged } = this.#counts;
    return { updated, unchanged, inserted: this.length - updated - unchanged };
  }

  /** The ids of the compared rows whose row keys are not in the file. */
  get missing(): readonly number[] {
    return this.#missing;
  }

  close(): void {
    this.#spool.close();
  }

  /** Keeps rows of the file. A row is invalid if it has no row key, or the row key of an earlier line. */
  write(_chunk: Chunk, rows: readonly Row[]): () => Promise<readonly Bad[]> {
    return async () => this.#keep(rows);
  }

  #keep(rows: readonly Row[]): readonly Bad[] {
    this.#signal.throwIfAborted();
    const bad: Bad[] = [];
    const lines = new Map<string, number>();
    const digests: Uint32Array[] = [];
    for (const { read, text } of rows) {
      const values = this.#valuesIn(text);
      const key = rowKeyOf(this.#fields, values);
      if (typeof key !== 'string') {
        bad.push({ read, faults: key.map(({ pointer = '', detail }) => ({ pointer, detail })) });
        continue;
      }
      const digest = digestOf(key);
      const earlier = this.#table.find(digest);
      const line = lines.get(key) ?? (earlier === undefined ? undefined : this.#lineOf(earlier));
      if (line !== undefined) bad.push({ read, faults: [this.#repeated(values, line)] });
      else {
        lines.set(key, read.lines[0]!.number);
        digests.push(digest);
      }
    }
    if (bad.length > 0) return bad;
    for (const digest of digests) this.#table.add(digest);
    for (const row of rows) this.#spool.append(row);
    return [];
  }

  /** Compares a row of the collection with the file. @param stored the row in its stored form */
  compare(stored: string): void {
    const key = rowKeyOf(this.#fields, this.#valuesIn(stored));
    const number = typeof key === 'string' ? this.#table.find(digestOf(key)) : undefined;
    if (number === undefined) {
      this.#missing.push(Number(this.#keyMembers(stored)[0]));
      return;
    }
    const isUnchanged = keepsRow(this.#onConflict, stored, this.#spool.textAt(number));
    this.#counts[isUnchanged ? 'unchanged' : 'updated'] += 1;
    this.#setState(number, isUnchanged ? states.unchanged : states.changed);
  }

  /** Yields the rows of the file, in its order, without those that are unchanged. */
  async *changed(): AsyncGenerator<readonly Read[], void, undefined> {
    for (let number = 0; number < this.length; number += 1)
      if (this.#states[number] !== states.unchanged) yield [this.#spool.readAt(number)];
  }

  #setState(number: number, state: number): void {
    if (this.#states.length < this.length) {
      const grown = new Uint8Array(this.length);
      grown.set(this.#states);
      this.#states = grown;
    }
    this.#states[number] = state;
  }

  #valuesIn(row: string): JsonObject {
    const texts = this.#keyMembers(row);
    const values: Record<string, JsonValue> = {};
    for (let place = 0; place < this.#fields.length; place += 1) {
      const text = texts[place + 1];
      if (text !== undefined) values[this.#fields[place]!] = JSON.parse(text) as JsonValue;
    }
    return values;
  }

  #lineOf(number: number): number {
    return this.#spool.readAt(number).lines[0]!.number;
  }

  #repeated(values: JsonObject, line: number): Fault {
    return {
      pointer: '',
      detail: `has the same row key as line ${line}: ${describeRowKey(this.#fields, values)}`,
    };
  }
}

/**
 * Returns whether an upsert leaves a row unchanged, as the server decides it.
 *
 * @param stored the row in its stored form
 * @param text the row of the file, without an id
 */
function keepsRow(onConflict: OnConflict, stored: string, text: string): boolean {
  if (onConflict === 'ignore') return true;
  // A merge patch removes the fields that are null.
  const isPlain = onConflict === 'replace' || !text.includes('null');
  if (isPlain && isWithId(stored, text)) return true;
  const before = JSON.parse(stored) as JsonObject;
  const row = JSON.parse(text) as JsonObject;
  const after = onConflict === 'update' ? mergePatch(before, row) : { id: before.id!, ...row };
  return sameValue(before, after);
}

/** Returns whether a stored row is `{"id":N,` and then the members of `text`. Parsing both takes ten times as long. */
function isWithId(stored: string, text: string): boolean {
  const start = stored.length - text.length + 1;
  return /^\{"id":\d+,$/.test(stored.slice(0, start)) && stored.endsWith(text.slice(1));
}
