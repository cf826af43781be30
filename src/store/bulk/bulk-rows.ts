/**
 * Prepares the rows of a bulk write before its commit, row by row, so that no other write waits for slow
 * work. Changes that are committed during the preparation come from the change log.
 */
import {
  type CollectionCommit,
  type CollectionRef,
  type Head,
  type IndexKey,
  type LogAfter,
  type MaintainedIndex,
  noSchema,
  type UpdatedRow,
} from '../../engines/engine.js';
import { changesOf, EntryWriter, type LogEntry } from '../../log/entry.js';
import { Problem, type ValidationItem } from '../../problem.js';
import type { Filter } from '../../values/filter.js';
import { matcherOf } from '../../values/filter-match.js';
import type { Grant } from '../../values/grant.js';
import { Steps, TooCostly } from '../../values/schema/validate.js';
import type { JsonObject } from '../../values/values.js';
import { rowInvalid } from '../schemas/row-rules.js';
import type { KnownSchema } from '../schemas/schemas.js';
import type { KeyedRequest } from '../writes/idempotency-keys.js';
import { IndexKeyChanges } from '../writes/key-changes.js';
import { rowChange } from '../writes/row-changes.js';

/** The maximum bytes of the rows of a bulk write, before and after it. Other writes wait for its commit. */
export const maxBulkBytes = 4_194_304;

export interface BulkQuery {
  readonly filter: Filter;
  readonly maxRows: number;
  /** Returns the new row and doesn't modify the old one. `undefined` if the rows are deleted. */
  readonly change: ((row: JsonObject) => JsonObject) | undefined;
  /** What the requester's ticket reaches. The filter must include its filter. */
  readonly grant?: Grant | undefined;
  /** Text that is appended to the error if a new row doesn't conform to the schema. */
  readonly advice?: string | undefined;
  /** If true, all checks run, but rows aren't written. */
  readonly isDryRun: boolean;
  readonly keyed: KeyedRequest | undefined;
}

/** The parts of a commit that are sorted by id. */
type Written = Pick<CollectionCommit, 'head' | 'log' | 'updated' | 'deleted' | 'keys'>;

interface BulkRow {
  readonly before: string;
  /** Undefined if the row is deleted. */
  readonly after: string | undefined;
  /** The row's entry in the change log. Undefined if the row doesn't change. */
  readonly entry: string | undefined;
  keys: CollectionCommit['keys'];
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

/**
 * How many bytes of the change log are read within a commit. This takes some milliseconds. The number doubles
 * with each attempt, up to the maximum.
 */
const leastLogBytes = 131_072;
const mostLogBytes = 2_097_152;
/** The validation steps of a bulk write on this thread: about 5 ms. Another thread validates the rest. */
const stepsOfBulk = 30_000;
/** The number of rows that are sent to that thread at once. */
const validatedAtOnce = 1_000;

export class BulkRows implements LogAfter {
  readonly collectionId: number;
  /** The sequence number of the latest change that the rows include. */
  seq: number;
  /** How much of the change log, in bytes, may still be missing when the write is committed. */
  bytes = leastLogBytes;
  readonly query: BulkQuery;
  readonly #matches: (row: JsonObject) => boolean;
  #rows = new Map<number, BulkRow>();
  #indexes: readonly MaintainedIndex[];
  #schema: KnownSchema | undefined;
  #steps = new Steps(stepsOfBulk);
  /** The errors of rows that don't conform to the schema, and the rows that aren't validated yet. */
  #violations = new Map<number, readonly ValidationItem[]>();
  #unvalidated = new Set<number>();
  #sums = { bytesBefore: 0, bytesAfter: 0, changed: 0, addedBytes: 0 };

  /** @param seq the sequence number of the change at which the rows were read */
  constructor(
    collectionId: number,
    seq: number,
    query: BulkQuery,
    indexes: readonly MaintainedIndex[],
    schema: KnownSchema | undefined,
  ) {
    this.collectionId = collectionId;
    this.seq = seq;
    this.query = query;
    this.#matches = matcherOf(query.filter);
    this.#indexes = indexes;
    this.#schema = schema;
  }

  get matched(): number {
    return this.#rows.size;
  }

  /** The number of rows that the write changes. */
  get changed(): number {
    return this.#sums.changed;
  }

  /** How many bytes longer the rows are after the write. Negative if they are shorter. */
  get addedBytes(): number {
    return this.#sums.addedBytes;
  }

  /** The approximate number of characters that the commit writes. */
  get size(): number {
    return 2 * this.#sums.bytesAfter + this.#sums.bytesBefore;
  }

  /** Why the rows can't be written. Undefined if they can. */
  get problem(): Problem | undefined {
    return this.#isMore(1) ? tooManyRows(this.query.maxRows) : undefined;
  }

  /** Returns whether all rows are validated by this schema, or an invalid one is already known. */
  isValidatedBy(schemaId: number): boolean {
    // Deleted rows don't have to conform to a schema.
    if (this.query.change === undefined) return true;
    const isDecided = this.#unvalidated.size === 0 || this.#violations.size > 0;
    return (this.#schema?.id ?? noSchema) === schemaId && isDecided;
  }

  /** Returns the error for the invalid row with the lowest id. */
  violation(collection: Pick<CollectionRef, 'name'>): Problem | undefined {
    if (this.#violations.size === 0) return undefined;
    const rowId = [...this.#violations.keys()].reduce((first, next) => Math.min(first, next));
    return rowInvalid(collection, [[0, this.#violations.get(rowId)!]], { ...this.query, rowId });
  }

  /**
   * Yields the rows that must be validated on another thread, in groups. If the schema has changed, all
   * changed rows are validated again.
   */
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

  /** Records the result of the validation of one row. */
  validated(id: number, items: readonly ValidationItem[]): void {
    this.#unvalidated.delete(id);
    if (items.length > 0) this.#violations.set(id, items);
  }

  /**
   * Adds a row that matches the filter.
   *
   * @throws Problem value_unsupported, ticket_exceeded if the row can't be changed
   */
  put(text: string): void {
    this.#put(text, JSON.parse(text) as JsonObject);
  }

  /**
   * Applies changes of the collection to the rows.
   *
   * @throws Problem value_unsupported, ticket_exceeded; too_many_rows if more than twice the maximum match
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
      if (row !== undefined && this.#matches(row)) this.#put(texts.get(id)!, row);
      else this.#remove(id);
    }
    this.seq = entry.lastSeq;
    // A commit can have several entries, so only twice the maximum is an error here. The exact maximum is
    // checked when the write is planned.
    if (this.#isMore(2)) throw tooManyRows(this.query.maxRows);
  }

  /**
   * Returns the rows after further changes. It doesn't modify these rows, because the commit may yet fail.
   *
   * @throws as `follow`
   */
  after(entries: readonly LogEntry[]): BulkRows {
    if (entries.length === 0) return this;
    const rows = new BulkRows(this.collectionId, this.seq, this.query, this.#indexes, this.#schema);
    rows.#rows = new Map(this.#rows);
    rows.#violations = new Map(this.#violations);
    rows.#unvalidated = new Set(this.#unvalidated);
    rows.#steps = this.#steps;
    rows.#sums = { ...this.#sums };
    for (const entry of entries) rows.follow(entry);
    return rows;
  }

  /** Returns whether the prepared keys belong to these indexes. */
  hasKeysOf(indexes: readonly MaintainedIndex[]): boolean {
    return (
      indexes.length === this.#indexes.length &&
      indexes.every(({ id }) => this.#indexes.some((known) => known.id === id))
    );
  }

  /** Returns the keys that the write adds to an index, in order of id. */
  addedKeys(indexId: number): IndexKey[] {
    return [...this.#rows]
      .sort(([a], [b]) => a - b)
      .flatMap(([, { keys }]) => keys.added.filter((key) => key.indexId === indexId));
  }

  /** Returns a row as the write leaves it. */
  afterOf(id: number): JsonObject {
    return JSON.parse(this.#rows.get(id)!.after!) as JsonObject;
  }

  /** Creates the keys for other indexes, one row per step. */
  *rekey(indexes: readonly MaintainedIndex[]): Iterable<void> {
    this.#indexes = indexes;
    for (const [id, row] of this.#rows) {
      row.keys = this.#keysOf(id, row, JSON.parse(row.before) as JsonObject);
      yield;
    }
  }

  /** Doubles the part of the change log that may be missing at the next attempt. */
  allowLongerLog(): void {
    this.bytes = Math.min(2 * this.bytes, mostLogBytes);
  }

  /** Returns what the commit writes if the head of the collection is `head`. */
  written(head: Head): Written {
    const log = new EntryWriter(head.seq);
    const updated: UpdatedRow[] = [];
    const deleted: number[] = [];
    const keys = { removed: [], added: [] } as {
      [Part in keyof Written['keys']]: Written['keys'][Part][number][];
    };
    for (const [id, { after, entry, keys: ofRow }] of [...this.#rows].sort(([a], [b]) => a - b)) {
      if (entry === undefined || this.query.isDryRun) continue;
      log.add(entry);
      if (after === undefined) deleted.push(id);
      else updated.push({ id, seq: log.seq, data: after });
      keys.removed.push(...ofRow.removed);
      keys.added.push(...ofRow.added);
    }
    const { nextRowId } = head;
    const rows = head.rows - deleted.length;
    const bytes = head.bytes + (this.query.isDryRun ? 0 : this.#sums.addedBytes);
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
    const change = rowChange(before, row, this.query, `Row ${id}`);
    if (change instanceof Problem) throw change;
    if (change === 'unchanged') {
      const bytesBefore = Buffer.byteLength(before);
      return { before, after: before, entry: undefined, keys: noKeys, bytesBefore, bytesAfter: 0 };
    }
    const { entry, bytesBefore, bytesAfter } = change;
    const after = change.after && change.data;
    const made = { before, after, entry, bytesBefore, bytesAfter };
    return { ...made, keys: this.#keysOf(id, made, row) };
  }

  #keysOf(id: number, { after, entry }: Pick<BulkRow, 'after' | 'entry'>, row: JsonObject): BulkRow['keys'] {
    if (this.#indexes.length === 0 || entry === undefined) return noKeys;
    const keys = new IndexKeyChanges(this.#indexes);
    keys.changed(id, row, after === undefined ? undefined : (JSON.parse(after) as JsonObject));
    return keys.all();
  }

  #count({ bytesBefore, bytesAfter, entry }: BulkRow, sign: 1 | -1): void {
    this.#sums.bytesBefore += sign * bytesBefore;
    this.#sums.bytesAfter += sign * bytesAfter;
    if (entry === undefined) return;
    this.#sums.changed += sign;
    this.#sums.addedBytes += sign * (bytesAfter - bytesBefore);
  }

  #isMore(times: number): boolean {
    const bytes = Math.max(this.#sums.bytesBefore, this.#sums.bytesAfter);
    return this.#rows.size > times * this.query.maxRows || bytes > times * maxBulkBytes;
  }
}

const noKeys: CollectionCommit['keys'] = { removed: [], added: [] };

export function tooManyRows(maxRows: number): Problem {
  const detail = `The filter matches more than ${maxRows} rows (max_rows), or the rows are larger than ${maxBulkBytes >> 20} MiB in total. The server did not change any row. To change more rows, send several requests with parts of the ids, such as '@.id > 1000 && @.id <= 2000' in the filter.`;
  return new Problem('too_many_rows', detail);
}
