/**
 * Indexes that make themselves: once a large collection has been listed by a field, `sort_keys` keeps its rows in
 * that order. Sorting 100,000 rows takes about 60 ms, a page from the index about 60 us at any size; each write
 * pays about 5 us for each such field of its collection. Keys are made and removed in small steps, between which
 * writers have their turn, and by the commits themselves (`commits_apply` in migrations.ts).
 */
import type { Background } from '../../background.js';
import { firstOfEach, givesWay, maxFieldsPerCollection } from '../index-shares.js';
import type { Connection } from './open.js';
import { builtWhole } from './order.js';

/** Smaller collections are sorted at once. */
const minRows = 2_000;
/** A field that nobody asked for so long is dropped. */
const unusedMs = 3_600_000;
const pauseMs = 2;
/**
 * Rows whose keys are made, and keys that are removed, in one step, and bytes of the rows: a few milliseconds of the
 * writer. 500 rows of 100 KB took 72 ms.
 */
const stepRows = 500;
const stepBytes = 2_097_152;

/** `built_to` of a field whose keys are being removed. */
const dropped = -1;

interface Wish {
  readonly collectionId: number;
  readonly path: string;
}

interface SortedField extends Wish {
  readonly id: number;
  readonly accountId: number;
  isWhole: boolean;
  usedAt: number;
}

export class SortIndexes {
  readonly #writer: Connection;
  readonly #background: Background;
  /** Those that are made or being made. */
  readonly #fields = new Map<string, SortedField>();
  /** Fields to be begun. */
  readonly #wishes = new Map<string, Wish>();
  /** Ids of those that are to be dropped. */
  readonly #unwanted = new Set<number>();
  readonly #unfinished = new Set<SortedField>();
  /** There may be keys that are to be removed. */
  #isRemoving = true;
  /** Something may be left to be made or removed. */
  #isDue = true;
  #working: Promise<void> | undefined;
  #isClosed = false;

  constructor(writer: Connection, background: Background) {
    this.#writer = writer;
    this.#background = background;
  }

  /** Meets the indexes that are there, and goes on with those that were being made or removed. */
  async load(): Promise<void> {
    const found = await this.#writer.all<{
      id: number;
      collectionId: number;
      accountId: number | null;
      path: string;
      builtTo: number;
    }>(
      `SELECT field.id, collection_id AS collectionId, account_id AS accountId, path, built_to AS builtTo
       FROM sorted_fields AS field LEFT JOIN collections ON collections.id = collection_id`,
      [],
    );
    for (const { builtTo, accountId, ...field } of found) {
      if (builtTo === dropped) continue;
      if (accountId === null) this.#unwanted.add(field.id);
      else this.#add({ ...field, accountId, isWhole: builtTo === builtWhole, usedAt: performance.now() });
    }
    this.#work();
  }

  /** The id of the index of a field, when it is whole. */
  find(collectionId: number, path: string): number | undefined {
    const field = this.#fields.get(keyOf({ collectionId, path }));
    if (field === undefined) return undefined;
    field.usedAt = performance.now();
    return field.isWhole ? field.id : undefined;
  }

  /** A collection of so many rows was sorted by a field that has no index. */
  want(collectionId: number, path: string, rows: number): void {
    const wish = { collectionId, path };
    if (rows < minRows || this.#fields.has(keyOf(wish)) || this.#hasMost(collectionId)) return;
    this.#wishes.set(keyOf(wish), wish);
    this.#work();
  }

  /** An index that was found turned out to be no more. */
  forget(collectionId: number, path: string): void {
    const field = this.#fields.get(keyOf({ collectionId, path }));
    if (field !== undefined) this.#drop(field);
  }

  /** A collection was deleted, and its indexes go with it. */
  forgetCollection(collectionId: number): void {
    for (const field of this.#fields.values()) if (field.collectionId === collectionId) this.#drop(field);
    if (this.#unwanted.size > 0) this.#work();
  }

  /** Goes on with what failed, and drops indexes that nobody asks for. */
  sweep(): void {
    const now = performance.now();
    for (const field of this.#fields.values()) if (now - field.usedAt > unusedMs) this.#drop(field);
    if (this.#isDue) this.#work();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#working;
  }

  #hasMost(collectionId: number): boolean {
    let count = 0;
    for (const each of [this.#fields, this.#wishes]) {
      for (const field of each.values()) if (field.collectionId === collectionId) count += 1;
    }
    return count >= maxFieldsPerCollection;
  }

  #add(field: SortedField): void {
    this.#fields.set(keyOf(field), field);
    if (!field.isWhole) this.#unfinished.add(field);
  }

  #drop(field: SortedField): void {
    this.#fields.delete(keyOf(field));
    this.#unfinished.delete(field);
    this.#unwanted.add(field.id);
    this.#isDue = true;
  }

  #work(): void {
    this.#isDue = true;
    if (this.#isClosed) return;
    // A failure leaves what is there as it is; the next sweep tries again.
    this.#working ??= this.#background
      .run('index', async () => {
        while (this.#isDue && !this.#isClosed) {
          this.#isDue = false;
          try {
            while (await this.#round()) await pause();
          } catch (error) {
            this.#isDue = true;
            throw error;
          }
        }
      })
      .finally(() => {
        this.#working = undefined;
      });
  }

  /** One step for each account, and one of removing; false when nothing is left to do, or nothing more is to be done. */
  async #round(): Promise<boolean> {
    await this.#markUnwanted();
    await this.#begin();
    for (const field of firstOfEach(this.#unfinished)) {
      if (this.#isClosed) return false;
      await this.#step(field);
      await pause();
    }
    if (this.#isRemoving && !this.#isClosed) this.#isRemoving = await this.#remove();
    const isMaking = this.#unfinished.size + this.#wishes.size > 0;
    return !this.#isClosed && (isMaking || this.#isRemoving || this.#unwanted.size > 0);
  }

  async #markUnwanted(): Promise<void> {
    if (this.#unwanted.size === 0) return;
    const ids = [...this.#unwanted];
    await this.#writer.all(
      `UPDATE sorted_fields SET built_to = ${dropped} WHERE id IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(ids)],
    );
    for (const id of ids) this.#unwanted.delete(id);
    this.#isRemoving = true;
  }

  /** Begins one index for each account that wishes any. */
  async #begin(): Promise<void> {
    if (this.#wishes.size === 0) return;
    const all = [...this.#wishes.values()];
    const accounts = await this.#writer.all<{ id: number; accountId: number }>(
      'SELECT id, account_id AS accountId FROM collections WHERE id IN (SELECT value FROM json_each(?))',
      [JSON.stringify(all.map(({ collectionId }) => collectionId))],
    );
    const accountOf = new Map(accounts.map(({ id, accountId }) => [id, accountId]));
    const wishes = all.flatMap((wish) => {
      const accountId = accountOf.get(wish.collectionId);
      if (accountId === undefined) this.#wishes.delete(keyOf(wish));
      return accountId === undefined ? [] : [{ ...wish, accountId }];
    });
    for (const { accountId, ...wish } of firstOfEach(wishes)) {
      const givingWay = givesWay([...this.#fields.values()], accountId);
      if (givingWay !== undefined) this.#drop(givingWay);
      // None where one of that field is being removed; it may be asked for again.
      const [begun] = await this.#writer.all<{ id: number }>(
        `INSERT INTO sorted_fields
           SELECT id, ?2, (SELECT coalesce(max(id), 0) + 1 FROM sorted_fields), 0 FROM collections WHERE id = ?1
         ON CONFLICT (collection_id, path) DO NOTHING RETURNING id`,
        [wish.collectionId, wish.path],
      );
      this.#wishes.delete(keyOf(wish));
      if (begun !== undefined)
        this.#add({ ...wish, accountId, id: begun.id, isWhole: false, usedAt: performance.now() });
    }
  }

  async #step(field: SortedField): Promise<void> {
    const parameters = [field.collectionId, field.path];
    await this.#writer.all(nextStep, parameters);
    const [made] = await this.#writer.all<{ builtTo: number }>(
      'SELECT built_to AS builtTo FROM sorted_fields WHERE collection_id = ? AND path = ?',
      parameters,
    );
    if (made === undefined || made.builtTo === dropped) this.#drop(field);
    else if (made.builtTo === builtWhole) {
      field.isWhole = true;
      this.#unfinished.delete(field);
    }
  }

  /** Removes some keys of what is dropped; false when there is none. */
  async #remove(): Promise<boolean> {
    const [field] = await this.#writer.all<{ id: number }>(
      `SELECT id FROM sorted_fields WHERE built_to = ${dropped} LIMIT 1`,
      [],
    );
    if (field === undefined) return false;
    const removed = await this.#writer.all(
      `DELETE FROM sort_keys WHERE field_id = ?1 AND (rank, value, row_id) IN
         (SELECT rank, value, row_id FROM sort_keys WHERE field_id = ?1 LIMIT ${stepRows}) RETURNING 1`,
      [field.id],
    );
    if (removed.length === 0) await this.#writer.all('DELETE FROM sorted_fields WHERE id = ?', [field.id]);
    return true;
  }
}

/** Makes the keys of the next rows, up to the last of this step; of none, and so the whole, when none are left. */
const nextStep = `INSERT INTO sort_steps SELECT ?1, ?2, (SELECT max(id) FROM (
    SELECT id, sum(size) OVER (ORDER BY id) - size AS before FROM (
      SELECT rows.id, octet_length(data) AS size FROM sorted_fields AS field
      CROSS JOIN rows ON rows.collection_id = field.collection_id AND rows.id > built_to
      WHERE field.collection_id = ?1 AND path = ?2 AND built_to >= 0 ORDER BY rows.id LIMIT ${stepRows}))
  WHERE before < ${stepBytes})`;

function keyOf({ collectionId, path }: Wish): string {
  return `${collectionId} ${path}`;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pauseMs));
}
