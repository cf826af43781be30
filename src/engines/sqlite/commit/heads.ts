/** Keeps the heads of collections in memory, which is safe because no other process writes the file. */
import { createCache } from '../../../runtime/cache.js';
import { dropped, type Head, type MaintainedIndex, noSchema } from '../../engine.js';
import { indexOf, type StoredIndex } from '../../shared/stored-index.js';
import type { Connection } from '../open.js';

/** The head of a collection after the last commit. The next group is planned on it. */
export interface KnownHead {
  readonly head: Head;
  /** Increases when an index is created or dropped, and when the schema changes. */
  readonly indexVersion: number;
  readonly indexes: readonly MaintainedIndex[];
  readonly schemaId: number;
}

/** One head takes about 150 bytes. */
const maxHeads = 50_000;
const noIndexes: readonly MaintainedIndex[] = [];

export class Heads {
  readonly #writer: Connection;
  readonly #known = createCache<number, KnownHead>(maxHeads);
  /** The collections of the group that is being committed. */
  #moving: ReadonlySet<number> = new Set();
  /** The collections whose heads are being read for `seqNow`. */
  readonly #loading = new Set<number>();
  /** Increases whenever heads are forgotten, so that a head that was read before is not stored after. */
  #epoch = 0;

  constructor(writer: Connection) {
    this.#writer = writer;
  }

  get(id: number): KnownHead | undefined {
    return this.#known.get(id);
  }

  /**
   * Returns the seq of the last change. Returns undefined if it is not known yet. Also returns undefined
   * during a commit, because a feed may send its changes before the commit is acknowledged.
   */
  seqNow(id: number): number | undefined {
    if (this.#moving.has(id)) return undefined;
    const known = this.#known.get(id);
    if (known === undefined) void this.#loadOnce(id);
    return known?.head.seq;
  }

  /**
   * Runs `commit`, and then stores `heads` as the current heads. @throws the error of `commit`, after which
   * all heads are forgotten
   */
  async move(heads: ReadonlyMap<number, KnownHead>, commit: () => Promise<unknown>): Promise<void> {
    this.#moving = new Set(heads.keys());
    try {
      await commit();
      for (const [id, known] of heads) this.#known.set(id, known);
    } catch (error) {
      this.#epoch += 1;
      this.#known.clear();
      throw error;
    } finally {
      this.#moving = new Set();
    }
  }

  /** Forgets a head that was changed or deleted outside of a group commit. */
  forget(id: number): void {
    this.#epoch += 1;
    this.#known.delete(id);
  }

  async load(ids: readonly number[]): Promise<void> {
    for (const [id, known] of await this.#read(ids)) this.#known.set(id, known);
  }

  async #read(ids: readonly number[]): Promise<(readonly [number, KnownHead])[]> {
    type Found = Head & { id: number; indexVersion: number; schemaId: number; indexes: string };
    const heads = await this.#writer.all<Found>(
      `SELECT collection_id AS id, seq, next_row_id AS nextRowId, rows, bytes, index_version AS indexVersion,
         coalesce((SELECT id FROM schemas WHERE schemas.collection_id = heads.collection_id), ${noSchema}) AS schemaId, (
         SELECT json_group_array(json_object('id', id, 'fields', fields, 'stage', built_through,
             'rowKey', row_key)) FROM sort_indexes
         WHERE sort_indexes.collection_id = heads.collection_id AND built_through <> ${dropped}) AS indexes
       FROM heads WHERE collection_id IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(ids)],
    );
    return heads.map(({ id, indexVersion, indexes, schemaId, ...head }) => {
      const known = (JSON.parse(indexes) as StoredIndex[]).map(indexOf);
      return [id, { head, indexVersion, indexes: known.length === 0 ? noIndexes : known, schemaId }];
    });
  }

  async #loadOnce(id: number): Promise<void> {
    if (this.#loading.has(id)) return;
    this.#loading.add(id);
    const epoch = this.#epoch;
    // The next commit gets the same error and reports it.
    const found = await this.#read([id]).catch(() => []);
    this.#loading.delete(id);
    // The head may have changed in the meantime, or a commit may have stored a newer one.
    if (epoch !== this.#epoch) return;
    for (const [, known] of found) if (this.#known.get(id) === undefined) this.#known.set(id, known);
  }
}
