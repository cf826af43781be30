/**
 * The rows of a bulk write, prepared for its commit: whatever takes long is done here, row by row, before anybody has to
 * wait for it. What is written to the collection meanwhile comes in by its log.
 */
import {
  type CollectionCommit,
  type CollectionRef,
  type Head,
  type LogAfter,
  noSchema,
  type SortIndex,
  type UpdatedRow,
} from '../../engines/engine.js';
import { changesOf, deleteText, EntryWriter, type LogEntry, updateText } from '../../log/entry.js';
import { Problem, type ValidationItem } from '../../problem.js';
import type { Filter } from '../../values/filter.js';
import { matcherOf } from '../../values/filter-match.js';
import { Steps, TooCostly } from '../../values/schema/validate.js';
import { type JsonObject, maxFields } from '../../values/values.js';
import { rowInvalid } from '../schemas/row-rules.js';
import type { KnownSchema } from '../schemas/schemas.js';
import { changedFields, isTooLarge, rowTooLarge, tooManyFields } from '../writes/commit-plan.js';
import type { KeyedRequest } from '../writes/idempotency-keys.js';
import { KeyChanges } from '../writes/key-changes.js';

/** Bytes of the rows of one bulk write, and of what becomes of them: as long as it is committed, all others wait. */
export const maxBulkBytes = 4_194_304;

export interface BulkQuery {
  readonly filter: Filter;
  readonly maxRows: number;
  /** Returns the row as it shall be, and leaves the old one as it is; undefined where rows are deleted. */
  readonly change: ((row: JsonObject) => JsonObject) | undefined;
  /** What is added where a row that it makes is refused. */
  readonly advice?: string | undefined;
  /** Nothing is written, and all else as if it were. */
  readonly isDryRun: boolean;
  readonly keyed: KeyedRequest | undefined;
}

/** The parts of a commit that are in the order of ids. */
type Written = Pick<CollectionCommit, 'head' | 'log' | 'updated' | 'deleted' | 'keys'>;

interface BulkRow {
  readonly before: string;
  /** Undefined where the row is deleted. */
  readonly after: string | undefined;
  /** As it is logged; undefined where nothing differs. */
  readonly entry: string | undefined;
  keys: CollectionCommit['keys'];
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

/** What is read of the log within a commit: some milliseconds' work; each further time twice as much. */
const leastLogBytes = 131_072;
const mostLogBytes = 2_097_152;
/** What all its rows may take of this thread to be validated, some 5 ms; the rest of them is validated in another one. */
const stepsOfBulk = 30_000;
/** Rows that are handed over to that. */
const validatedAtOnce = 1_000;

export class BulkRows implements LogAfter {
  readonly collectionId: number;
  /** The last change of the collection that they include. */
  seq: number;
  /** How much of the log may still be missing when they are to be committed. */
  bytes = leastLogBytes;
  readonly #query: BulkQuery;
  readonly #fits: (row: JsonObject) => boolean;
  readonly #rows = new Map<number, BulkRow>();
  #indexes: readonly SortIndex[];
  #schema: KnownSchema | undefined;
  readonly #steps = new Steps(stepsOfBulk);
  /** What is wrong with those that don't keep to the schema, and those of which that isn't known. */
  readonly #violations = new Map<number, readonly ValidationItem[]>();
  readonly #unvalidated = new Set<number>();
  #bytesBefore = 0;
  #bytesAfter = 0;
  #changed = 0;
  #addedBytes = 0;

  /** @param seq as of which change rows are going to be put in */
  constructor(
    collectionId: number,
    seq: number,
    query: BulkQuery,
    indexes: readonly SortIndex[],
    schema: KnownSchema | undefined,
  ) {
    this.collectionId = collectionId;
    this.seq = seq;
    this.#query = query;
    this.#fits = matcherOf(query.filter);
    this.#indexes = indexes;
    this.#schema = schema;
  }

  get matched(): number {
    return this.#rows.size;
  }

  /** Those that differ afterwards. */
  get changed(): number {
    return this.#changed;
  }

  /** By how much the rows are longer afterwards, in bytes; below 0 where they are shorter. */
  get addedBytes(): number {
    return this.#addedBytes;
  }

  /** Characters that a commit writes, about. */
  get size(): number {
    return 2 * this.#bytesAfter + this.#bytesBefore;
  }

  /** Why they can't be written as they are; undefined where they can. */
  get refusal(): Problem | undefined {
    return this.#isMore(1) ? tooManyRows(this.#query.maxRows) : undefined;
  }

  /** Whether they are validated by this schema: all of them, or up to one that doesn't keep to it. */
  isValidatedBy(schemaId: number): boolean {
    // Whatever is deleted was as it had to be.
    if (this.#query.change === undefined) return true;
    const isDecided = this.#unvalidated.size === 0 || this.#violations.size > 0;
    return (this.#schema?.id ?? noSchema) === schemaId && isDecided;
  }

  /** The first one by id that doesn't keep to the schema. */
  violation(collection: Pick<CollectionRef, 'name'>): Problem | undefined {
    if (this.#violations.size === 0) return undefined;
    const id = [...this.#violations.keys()].reduce((first, next) => Math.min(first, next));
    const { detail, errors } = rowInvalid(
      collection,
      [[0, this.#violations.get(id)!]],
      () => '',
      this.#query.advice,
    );
    return new Problem('row_invalid', detail, { errors: errors!.map((item) => ({ id, ...item })) });
  }

  /** Those that are to be validated elsewhere, by another schema now: some at a time. */
  *validatedBy(schema: KnownSchema | undefined): Iterable<readonly (readonly [id: number, text: string])[]> {
    if (schema?.id !== this.#schema?.id) {
      this.#schema = schema;
      this.#violations.clear();
      this.#unvalidated.clear();
      for (const [id, { after, entry }] of this.#rows) {
        if (schema !== undefined && after !== undefined && entry !== undefined) this.#unvalidated.add(id);
      }
    }
    while (this.#unvalidated.size > 0 && this.#violations.size === 0) {
      const some = [...this.#unvalidated].slice(0, validatedAtOnce);
      yield some.map((id) => [id, this.#rows.get(id)!.after!] as const);
    }
  }

  /** What came of that. */
  validated(id: number, items: readonly ValidationItem[]): void {
    this.#unvalidated.delete(id);
    if (items.length > 0) this.#violations.set(id, items);
  }

  /** Takes in a row that fits. @throws Problem value_unsupported where it can't be changed */
  put(text: string): void {
    this.#put(text, JSON.parse(text) as JsonObject);
  }

  /**
   * Takes in what has happened to the collection.
   * @throws Problem value_unsupported, and too_many_rows where there is no end of them
   */
  follow(entry: LogEntry): void {
    const latest = new Map<number, JsonObject | undefined>();
    const texts = new Map<number, string>();
    for (const change of changesOf(entry)) {
      const row = JSON.parse(change.row) as JsonObject & { id: number };
      latest.set(row.id, change.kind === 'delete' ? undefined : row);
      texts.set(row.id, change.row);
    }
    for (const [id, row] of latest) {
      if (row !== undefined && this.#fits(row)) this.#put(texts.get(id)!, row);
      else this.#remove(id);
    }
    this.seq = entry.lastSeq;
    // A commit may be more than one entry: how many there are at its end is seen by then.
    if (this.#isMore(2)) throw tooManyRows(this.#query.maxRows);
  }

  /** Whether keys are those of these indexes. */
  keeps(indexes: readonly SortIndex[]): boolean {
    return (
      indexes.length === this.#indexes.length &&
      indexes.every(({ id }) => this.#indexes.some((known) => known.id === id))
    );
  }

  /** Makes keys for other indexes than before, one row at a step. */
  *rekey(indexes: readonly SortIndex[]): Iterable<void> {
    this.#indexes = indexes;
    for (const [id, row] of this.#rows) {
      row.keys = this.#keysOf(id, row, JSON.parse(row.before) as JsonObject);
      yield;
    }
  }

  /** Lets more be missing the next time. */
  yieldMore(): void {
    this.bytes = Math.min(2 * this.bytes, mostLogBytes);
  }

  /** What is written after such a head. */
  written(head: Head): Written {
    const log = new EntryWriter(head.seq);
    const updated: UpdatedRow[] = [];
    const deleted: number[] = [];
    const keys = { removed: [], added: [] } as {
      [Part in keyof Written['keys']]: Written['keys'][Part][number][];
    };
    for (const [id, { after, entry, keys: ofRow }] of [...this.#rows].sort(([a], [b]) => a - b)) {
      if (entry === undefined || this.#query.isDryRun) continue;
      log.add(entry);
      if (after === undefined) deleted.push(id);
      else updated.push({ id, seq: log.seq, data: after });
      keys.removed.push(...ofRow.removed);
      keys.added.push(...ofRow.added);
    }
    const { nextRowId } = head;
    const rows = head.rows - deleted.length;
    const bytes = head.bytes + (this.#query.isDryRun ? 0 : this.#addedBytes);
    return { head: { seq: log.seq, nextRowId, rows, bytes }, log: log.entries(), updated, deleted, keys };
  }

  #put(before: string, row: JsonObject): void {
    const id = row.id as number;
    const made = this.#made(id, before, row);
    this.#remove(id);
    this.#rows.set(id, made);
    if (made.entry !== undefined && made.after !== undefined) this.#validate(id, made.after);
    this.#count(made, 1);
  }

  #validate(id: number, after: string): void {
    if (this.#schema === undefined) return;
    try {
      this.validated(id, this.#schema.validate(JSON.parse(after) as JsonObject, this.#steps));
    } catch (error) {
      if (!(error instanceof TooCostly)) throw error;
      this.#unvalidated.add(id);
    }
  }

  #remove(id: number): void {
    const row = this.#rows.get(id);
    if (row === undefined) return;
    this.#rows.delete(id);
    this.#violations.delete(id);
    this.#unvalidated.delete(id);
    this.#count(row, -1);
  }

  #made(id: number, before: string, row: JsonObject): BulkRow {
    const { change } = this.#query;
    const bytesBefore = Buffer.byteLength(before);
    if (change === undefined) {
      const gone = { before, after: undefined, entry: deleteText(before), bytesBefore, bytesAfter: 0 };
      return { ...gone, keys: this.#keysOf(id, gone, row) };
    }
    const changed = change(row);
    const differing = changedFields(row, changed);
    if (differing.size === 0)
      return { before, after: before, entry: undefined, keys: noKeys, bytesBefore, bytesAfter: 0 };
    const after = JSON.stringify(changed);
    if (isTooLarge(after)) throw rowTooLarge('', `Row ${id}`);
    if (Object.keys(changed).length > maxFields + 1) throw tooManyFields(`Row ${id}`);
    const bytesAfter = Buffer.byteLength(after);
    const made = { before, after, entry: updateText(after, differing), bytesBefore, bytesAfter };
    return { ...made, keys: this.#keysOf(id, made, row) };
  }

  #keysOf(id: number, { after, entry }: Pick<BulkRow, 'after' | 'entry'>, row: JsonObject): BulkRow['keys'] {
    if (this.#indexes.length === 0 || entry === undefined) return noKeys;
    const keys = new KeyChanges(this.#indexes);
    keys.changed(id, row, after === undefined ? undefined : (JSON.parse(after) as JsonObject));
    return keys.all();
  }

  #count({ bytesBefore, bytesAfter, entry }: BulkRow, sign: 1 | -1): void {
    this.#bytesBefore += sign * bytesBefore;
    this.#bytesAfter += sign * bytesAfter;
    if (entry === undefined) return;
    this.#changed += sign;
    this.#addedBytes += sign * (bytesAfter - bytesBefore);
  }

  #isMore(times: number): boolean {
    const bytes = Math.max(this.#bytesBefore, this.#bytesAfter);
    return this.#rows.size > times * this.#query.maxRows || bytes > times * maxBulkBytes;
  }
}

const noKeys: CollectionCommit['keys'] = { removed: [], added: [] };

export function tooManyRows(maxRows: number): Problem {
  const detail = `More rows fit the filter than max_rows (${maxRows}), or they are over ${maxBulkBytes >> 20} MiB together. Nothing was done.`;
  return new Problem('too_many_rows', detail);
}
