/**
 * Indexes that make themselves: once a large collection has been listed by a field, `sort_keys` keeps its rows in
 * that order. Keys are made and removed in small steps and by the commits themselves (`commit_group` in
 * postgres-functions.ts). A step holds the collection's head as a commit does, and moves its `sorts` on, so that
 * commits planned before are planned again. Instances need not know of each other: any of them takes the next step, where another one has left off.
 *
 * On a busy 2-core machine 20 of 100,000 rows took 1.1 ms over HTTP (by id 1.0, sorted 260), of 1,000,000 1.0 ms
 * (by id .8, sorted 3,200). An index was made in 2 and 21 s, while a writer waited for 28 and 78 ms at most: for a
 * step, and for what else the machine did. A commit takes the server .3 ms more where there are new rows, .8 ms where
 * others change, and 10 us for each row and field.
 *
 * Not PostgreSQL's partial indexes on an expression: the server looks at each of them for every statement on `rows`,
 * whatever collection it is about. With 64 of them one row was read in 1.3 ms instead of .08.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Background } from '../../background.js';
import { CautiousClock, systemClock } from '../../clock.js';
import { firstOfEach, givesWay, maxFieldsPerCollection } from '../index-shares.js';
import type { ByField } from './list.js';
import { boundWaits, type Pool } from './open.js';
import { builtWhole, keySql } from './order.js';

/** Smaller collections are sorted at once. */
const minRows = 2_000;
/** A field that nobody asked for so long, on any instance, is dropped. */
const unusedMs = 3_600_000;
/** How often it is written down that a field is in use. */
const touchMs = 300_000;
/** How often each instance looks what others have made, and for what one has left. */
const lookMs = 5_000;
/** What a step may take, during which writers of its collection wait; in rows, as the last one has shown. */
const stepMs = 5;
const maxStepRows = 1_000;
const minStepRows = 10;
const pauseMs = 2;

/** `built_to` of a field whose keys are being removed. */
const dropped = -1;

interface Wish {
  readonly collectionId: number;
  readonly name: string;
}

interface SortedField extends Wish {
  readonly id: number;
  /** Rows up to this id have their key. */
  readonly builtTo: number;
  readonly usedAt: number;
  /** Null where its collection was deleted. */
  readonly accountId: number | null;
}

/** An index that is being made here. */
interface Making {
  readonly accountId: number;
  field: SortedField;
  /** Of the next step. */
  rows: number;
}

export class SortIndexes {
  readonly #pool: Pool;
  readonly #background: Background;
  /** As they were when last looked at. */
  #fields = new Map<string, SortedField>();
  /** Fields to be begun. */
  readonly #wishes = new Map<string, Wish>();
  /** When a field was asked for here. */
  readonly #usedAt = new Map<string, number>();
  /** Of which it is known here that texts in it are longer than its keys. */
  readonly #cut = new Set<string>();
  readonly #ages = new CautiousClock(systemClock);
  readonly #closing = new AbortController();
  readonly #making = new Map<string, Making>();
  #removing: SortedField[] = [];
  #lookedAt = -Infinity;
  #working: Promise<void> | undefined;

  constructor(pool: Pool, background: Background) {
    this.#pool = pool;
    this.#background = background;
  }

  /** How a list by a field is to be read, as far as is known here. */
  find(collectionId: number, name: string): ByField {
    const key = keyOf(collectionId, name);
    const field = this.#fields.get(key);
    if (field === undefined) return 'field';
    this.#usedAt.set(key, this.#ages.now());
    if (field.builtTo !== builtWhole) return 'field';
    return this.#cut.has(key) ? 'cut' : 'sorted';
  }

  /** There are texts in it that are longer than its keys. */
  cut(collectionId: number, name: string): void {
    this.#cut.add(keyOf(collectionId, name));
  }

  /** A collection of so many rows was sorted by a field. */
  want(collectionId: number, name: string, rows: number): void {
    const key = keyOf(collectionId, name);
    if (rows < minRows || this.#fields.has(key) || this.#isFull(collectionId)) return;
    this.#wishes.set(key, { collectionId, name });
    this.#work();
  }

  /** An index that was found turned out to be no more. */
  forget(collectionId: number, name: string): void {
    this.#fields.delete(keyOf(collectionId, name));
  }

  /** Sees now and then to what others have made, or left; at once where there is something to do. */
  sweep(lookEveryMs = lookMs): void {
    if (performance.now() - this.#lookedAt < lookEveryMs) return;
    this.#lookedAt = -Infinity;
    this.#work();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#working;
  }

  #isFull(collectionId: number): boolean {
    const all = [...this.#fields.values(), ...this.#wishes.values()];
    return all.filter((field) => field.collectionId === collectionId).length >= maxFieldsPerCollection;
  }

  #work(): void {
    if (this.#closing.signal.aborted) return;
    // A failure leaves what is there as it is, until the next look.
    this.#working ??= this.#background
      .run('index', () => this.#makeAndDrop())
      .finally(() => {
        this.#working = undefined;
      });
  }

  async #makeAndDrop(): Promise<void> {
    do {
      if (performance.now() - this.#lookedAt >= lookMs) await this.#look();
    } while (await this.#round());
  }

  /** One step for each account, and one of removing; false when nothing is left to do, or nothing more is to be done. */
  async #round(): Promise<boolean> {
    await this.#beginWished();
    for (const making of firstOfEach(this.#making.values())) {
      if (this.#closing.signal.aborted) return false;
      await this.#make(making);
      await this.#pause();
    }
    const [removing] = this.#removing;
    if (removing !== undefined && !this.#closing.signal.aborted) {
      if (await this.#remove(removing)) this.#removing.shift();
      await this.#pause();
    }
    const isLeft = this.#wishes.size + this.#making.size + this.#removing.length > 0;
    return isLeft && !this.#closing.signal.aborted;
  }

  /** Begins one index for each account that wishes any. */
  async #beginWished(): Promise<void> {
    if (this.#wishes.size === 0) return;
    const all = [...this.#wishes];
    const accounts = await this.#pool.all<{ id: number; accountId: number }>(
      'SELECT id, account_id AS "accountId" FROM collections WHERE id = ANY($1::bigint[])',
      [all.map(([, { collectionId }]) => collectionId)],
    );
    const accountOf = new Map(accounts.map(({ id, accountId }) => [id, accountId]));
    const wishes = all.flatMap(([key, wish]) => {
      const accountId = accountOf.get(wish.collectionId);
      if (accountId === undefined) this.#wishes.delete(key);
      return accountId === undefined ? [] : [{ ...wish, accountId }];
    });
    for (const wish of firstOfEach(wishes)) {
      // Where it can't be begun it may be asked for again.
      this.#wishes.delete(keyOf(wish.collectionId, wish.name));
      await this.#begin(wish);
    }
  }

  async #begin({ collectionId, name, accountId }: Wish & { readonly accountId: number }): Promise<void> {
    const key = keyOf(collectionId, name);
    const kept = [...this.#fields].flatMap(([each, field]) => {
      const usedAt = Math.max(field.usedAt, this.#usedAt.get(each) ?? 0);
      return field.builtTo === dropped || field.accountId === null
        ? []
        : [{ accountId: field.accountId, usedAt, field }];
    });
    const givingWay = givesWay(kept, accountId)?.field;
    // Where another instance has just used it, none is begun.
    if (givingWay !== undefined && !(await this.#drop(givingWay))) return;
    const usedAt = this.#ages.now();
    // One that is begun by another instance meanwhile takes the same id, so that one of them waits and then does nothing.
    const [begun] = await this.#pool.all<{ id: number }>(
      `INSERT INTO sorted_fields (collection_id, name, id, built_to, used_at)
       SELECT id, $2, (SELECT coalesce(max(id), 0) + 1 FROM sorted_fields), 0, $3::bigint FROM collections
       WHERE id = $1 AND (SELECT count(*) FROM sorted_fields
         WHERE collection_id = $1 AND built_to <> ${dropped}) < ${maxFieldsPerCollection}
       ON CONFLICT DO NOTHING RETURNING id`,
      [collectionId, name, usedAt],
    );
    if (begun === undefined) return;
    const field = { id: begun.id, collectionId, name, accountId, builtTo: 0, usedAt };
    this.#fields.set(key, field);
    this.#making.set(key, { accountId, field, rows: minStepRows });
  }

  /** Takes in what all instances have made, and writes down what is used here. */
  async #look(): Promise<void> {
    this.#lookedAt = performance.now();
    const found = await this.#pool.all<SortedField>(
      `SELECT field.id, collection_id AS "collectionId", field.name, built_to AS "builtTo", used_at AS "usedAt",
         account_id AS "accountId"
       FROM sorted_fields AS field LEFT JOIN collections ON collections.id = collection_id`,
      [],
    );
    const fields: SortedField[] = [];
    for (const field of found) {
      const usedAt = this.#usedAt.get(keyOf(field.collectionId, field.name)) ?? 0;
      if (usedAt < field.usedAt + touchMs) fields.push(field);
      else {
        await this.#pool.all('UPDATE sorted_fields SET used_at = $2 WHERE id = $1', [field.id, usedAt]);
        fields.push({ ...field, usedAt });
      }
    }
    this.#fields = new Map(fields.map((field) => [keyOf(field.collectionId, field.name), field]));
    for (const known of [this.#usedAt, this.#cut, this.#making]) {
      for (const key of known.keys()) if (!this.#fields.has(key)) known.delete(key);
    }
    this.#removing = fields.filter(({ builtTo }) => builtTo === dropped);
    for (const field of fields) {
      if (field.builtTo === dropped) continue;
      if (isUnused(field, this.#ages.now())) await this.#drop(field);
      else if (field.builtTo !== builtWhole && field.accountId !== null) {
        const key = keyOf(field.collectionId, field.name);
        const rows = this.#making.get(key)?.rows ?? minStepRows;
        this.#making.set(key, { accountId: field.accountId, field, rows });
      }
    }
  }

  /** Makes some of its keys, until they are all there or another instance is found to make them. */
  async #make(making: Making): Promise<void> {
    const { field, rows } = making;
    const key = keyOf(field.collectionId, field.name);
    const step = await this.#step(field, rows);
    if (step === undefined || step.builtTo === builtWhole) this.#making.delete(key);
    if (step === undefined) return;
    making.field = { ...field, builtTo: step.builtTo };
    this.#fields.set(key, making.field);
    const asFast = Math.round((rows * stepMs) / step.tookMs);
    making.rows = Math.max(minStepRows, Math.min(asFast, maxStepRows));
  }

  /** Undefined when it isn't where it was. */
  #step(
    { id, collectionId, builtTo }: SortedField,
    rows: number,
  ): Promise<{ builtTo: number; tookMs: number } | undefined> {
    return this.#pool.lend(async (connection) => {
      let lockedAt = 0;
      const [, , [moved]] = await Promise.all([
        connection.all(`BEGIN; ${boundWaits}`),
        connection
          .all('SELECT seq FROM heads WHERE collection_id = $1 FOR UPDATE', [collectionId])
          .then(() => (lockedAt = performance.now())),
        // By a statement of its own: one that waits for a lock reads other tables as they were before.
        connection.all<{ builtTo: number }>(stepSql, [collectionId, id, builtTo, rows]),
        connection.all('COMMIT'),
      ]);
      return moved && { builtTo: moved.builtTo, tookMs: performance.now() - lockedAt };
    });
  }

  /** False when it was asked for after all. */
  async #drop(field: SortedField): Promise<boolean> {
    const { id, usedAt } = field;
    const done = await this.#pool.all(
      `WITH field AS (UPDATE sorted_fields SET built_to = ${dropped} WHERE id = $1 AND used_at = $2
          RETURNING id, collection_id),
        head AS (UPDATE heads SET sorts = CASE WHEN EXISTS (SELECT 1 FROM sorted_fields AS other
            WHERE other.collection_id = heads.collection_id AND other.id <> field.id AND built_to <> ${dropped})
          THEN sorts + 1 ELSE 0 END FROM field WHERE heads.collection_id = field.collection_id)
       SELECT id FROM field`,
      [id, usedAt],
    );
    if (done.length === 0) return false;
    const key = keyOf(field.collectionId, field.name);
    const isDropped = { ...field, builtTo: dropped };
    this.#making.delete(key);
    this.#fields.set(key, isDropped);
    this.#removing.push(isDropped);
    return true;
  }

  /** Removes some of its keys; true when there are none left. */
  async #remove({ id, collectionId, name }: SortedField): Promise<boolean> {
    const columns = 'field_id, rank, number, text, tie, row_id';
    const removed = await this.#pool.all(
      `DELETE FROM sort_keys WHERE (${columns}) IN (SELECT ${columns} FROM sort_keys
         WHERE field_id = $1 LIMIT ${maxStepRows}) RETURNING 1`,
      [id],
    );
    if (removed.length > 0) return false;
    // What another instance is about to remove is still there.
    await this.#pool.all(
      `DELETE FROM sorted_fields WHERE id = $1 AND built_to = ${dropped}
         AND NOT EXISTS (SELECT 1 FROM sort_keys WHERE field_id = $1)`,
      [id],
    );
    this.forget(collectionId, name);
    return true;
  }

  async #pause(): Promise<void> {
    await sleep(pauseMs, undefined, { signal: this.#closing.signal }).catch(() => undefined);
  }
}

const stepSql = `
  WITH field AS (SELECT name FROM sorted_fields JOIN heads USING (collection_id) WHERE id = $2 AND built_to = $3),
    step AS MATERIALIZED (SELECT id, data FROM rows
      WHERE collection_id = $1 AND id > $3 AND EXISTS (SELECT 1 FROM field) ORDER BY id LIMIT $4),
    keyed AS (INSERT INTO sort_keys
      SELECT $2, key.* FROM field CROSS JOIN step CROSS JOIN LATERAL ${keySql('data', 'name', 'step.id')} AS key),
    moved AS (UPDATE sorted_fields
      SET built_to = CASE WHEN (SELECT count(*) FROM step) < $4 THEN ${builtWhole} ELSE (SELECT max(id) FROM step) END
      FROM field WHERE id = $2 RETURNING built_to)
  UPDATE heads SET sorts = sorts + 1 FROM moved WHERE collection_id = $1 RETURNING built_to AS "builtTo"`;

function isUnused({ accountId, usedAt }: SortedField, now: number): boolean {
  return accountId === null || now - usedAt > unusedMs;
}

function keyOf(collectionId: number, name: string): string {
  return `${collectionId} ${name}`;
}
