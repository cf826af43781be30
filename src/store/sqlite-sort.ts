/**
 * Indexes that make themselves: once a large collection has been listed by a field, `sort_keys` keeps its rows in
 * that order. Sorting 100,000 rows takes about 60 ms, a page from the index about 60 us at any size; each write
 * pays about 5 us for each such field of its collection. Keys are made and removed in small steps, between which
 * writers have their turn, and by the commits themselves (`commits_apply` in migrations.ts).
 */
import type { Background } from '../background.js';
import type { Connection } from '../database/sqlite.js';
import { builtWhole } from '../database/sqlite-order.js';

/** Smaller collections are sorted at once. */
const minRows = 2_000;
const maxFieldsPerCollection = 4;
const maxFields = 4_000;
/** A field that nobody asked for so long makes room, and is dropped at last. */
const unusedMs = 3_600_000;
const pauseMs = 2;
/**
 * Rows whose keys are made, and keys that are removed, in one step, and bytes of the rows: a few milliseconds of the
 * writer. 500 rows of 100 KB took 72 ms.
 */
const stepRows = 500;
const stepBytes = 2_097_152;

interface SortedField {
  readonly id: number;
  readonly collectionId: number;
  readonly path: string;
  isWhole: boolean;
  usedAt: number;
}

export class SortIndexes {
  readonly #writer: Connection;
  readonly #background: Background;
  readonly #fields = new Map<string, SortedField>();
  #working: Promise<void> | undefined;
  #isClosed = false;

  constructor(writer: Connection, background: Background) {
    this.#writer = writer;
    this.#background = background;
  }

  /** Meets the indexes that are there, and goes on with those that were being made or removed. */
  async load(): Promise<void> {
    const found = await this.#writer.all<{ id: number; collectionId: number; path: string; builtTo: number }>(
      'SELECT id, collection_id AS collectionId, path, built_to AS builtTo FROM sorted_fields',
      [],
    );
    for (const { builtTo, ...field } of found) {
      const known = { ...field, isWhole: builtTo === builtWhole, usedAt: performance.now() };
      this.#fields.set(keyOf(field.collectionId, field.path), known);
    }
    this.#work();
  }

  /** The id of the index of a field, when it is whole. */
  find(collectionId: number, path: string): number | undefined {
    const field = this.#fields.get(keyOf(collectionId, path));
    if (field === undefined) return undefined;
    field.usedAt = performance.now();
    return field.isWhole ? field.id : undefined;
  }

  /** A collection of so many rows was sorted by a field that has no index. */
  want(collectionId: number, path: string, rows: number): void {
    const key = keyOf(collectionId, path);
    if (rows < minRows || this.#fields.has(key) || this.#isFull(collectionId)) return;
    // Known before it is there, so that it is made once.
    const field = { id: 0, collectionId, path, isWhole: false, usedAt: performance.now() };
    this.#fields.set(key, field);
    this.#work();
  }

  /** An index that was found turned out to be no more. */
  forget(collectionId: number, path: string): void {
    this.#fields.delete(keyOf(collectionId, path));
  }

  /** A collection was deleted, and its indexes go with it. */
  forgetCollection(collectionId: number): void {
    const ofCollection = [...this.#fields.values()].filter((field) => field.collectionId === collectionId);
    for (const { path } of ofCollection) this.forget(collectionId, path);
    if (ofCollection.length > 0) this.#work();
  }

  /** Makes what was asked for while others were made, and drops indexes that nobody asks for. */
  sweep(): void {
    const now = performance.now();
    const isDue = ({ isWhole, usedAt }: SortedField) => !isWhole || now - usedAt > unusedMs;
    if ([...this.#fields.values()].some(isDue)) this.#work();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#working;
  }

  #isFull(collectionId: number): boolean {
    const ofCollection = [...this.#fields.values()].filter((field) => field.collectionId === collectionId);
    return this.#fields.size >= maxFields || ofCollection.length >= maxFieldsPerCollection;
  }

  #work(): void {
    // A failure leaves what is there as it is; the next sweep tries again.
    this.#working ??= this.#background
      .run('index', () => this.#makeAndDrop())
      .finally(() => {
        this.#working = undefined;
      });
  }

  async #makeAndDrop(): Promise<void> {
    for (const field of [...this.#fields.values()]) {
      if (performance.now() - field.usedAt > unusedMs)
        this.#fields.delete(keyOf(field.collectionId, field.path));
      else if (!field.isWhole) await this.#make(field);
    }
    const kept = [...this.#fields.values()].map(({ id }) => id);
    await this.#writer.all(
      'UPDATE sorted_fields SET built_to = -1 WHERE id NOT IN (SELECT value FROM json_each(?))',
      [JSON.stringify(kept)],
    );
    await this.#drop();
  }

  async #make({ collectionId, path }: SortedField): Promise<void> {
    const parameters = [collectionId, path];
    await this.#writer.all(
      `INSERT INTO sorted_fields SELECT ?1, ?2, coalesce(max(id), 0) + 1, 0 FROM sorted_fields WHERE true
       ON CONFLICT (collection_id, path) DO NOTHING`,
      parameters,
    );
    while (!this.#isClosed) {
      await this.#writer.all(nextStep, parameters);
      const [made] = await this.#writer.all<{ id: number; builtTo: number }>(
        'SELECT id, built_to AS builtTo FROM sorted_fields WHERE collection_id = ? AND path = ?',
        parameters,
      );
      if (made === undefined) break;
      if (made.builtTo === builtWhole) {
        const whole = { id: made.id, collectionId, path, isWhole: true, usedAt: performance.now() };
        this.#fields.set(keyOf(collectionId, path), whole);
        break;
      }
      await pause();
    }
  }

  async #drop(): Promise<void> {
    const dropped = 'SELECT id FROM sorted_fields WHERE built_to = -1 LIMIT 1';
    while (!this.#isClosed) {
      const [field] = await this.#writer.all<{ id: number }>(dropped, []);
      if (field === undefined) return;
      const removed = await this.#writer.all(
        `DELETE FROM sort_keys WHERE field_id = ?1 AND (rank, value, row_id) IN
           (SELECT rank, value, row_id FROM sort_keys WHERE field_id = ?1 LIMIT ${stepRows}) RETURNING 1`,
        [field.id],
      );
      if (removed.length === 0) await this.#writer.all('DELETE FROM sorted_fields WHERE id = ?', [field.id]);
      await pause();
    }
  }
}

/** Makes the keys of the next rows, up to the last of this step; of none, and so the whole, when none are left. */
const nextStep = `INSERT INTO sort_steps SELECT ?1, ?2, (SELECT max(id) FROM (
    SELECT id, sum(size) OVER (ORDER BY id) - size AS before FROM (
      SELECT rows.id, octet_length(data) AS size FROM sorted_fields AS field
      CROSS JOIN rows ON rows.collection_id = field.collection_id AND rows.id > built_to
      WHERE field.collection_id = ?1 AND path = ?2 AND built_to >= 0 ORDER BY rows.id LIMIT ${stepRows}))
  WHERE before < ${stepBytes})`;

function keyOf(collectionId: number, path: string): string {
  return `${collectionId} ${path}`;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pauseMs));
}
