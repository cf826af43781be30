/** The heads of collections as the last commit left them: nobody else writes to the file, so they are kept in memory. */
import { BoundedMap } from '../../../runtime/bounded-map.js';
import { dropped, type Head, noSchema, type SortIndex } from '../../engine.js';
import { fieldsOf } from '../../index-fields.js';
import type { Connection } from '../open.js';

/** The head as the last commit left it, upon which the next group is planned. */
export interface KnownHead {
  readonly head: Head;
  /** Moves on when an index is begun or dropped, or a schema set or removed. */
  readonly indexVersion: number;
  readonly indexes: readonly SortIndex[];
  readonly schemaId: number;
}

/** One takes some 150 bytes. */
const maxHeads = 50_000;
export const noIndexes: readonly SortIndex[] = [];

export class Heads {
  readonly #writer: Connection;
  readonly #known = new BoundedMap<number, KnownHead>(maxHeads);
  /** Of the group that is being committed. */
  #moving: ReadonlySet<number> = new Set();
  /** Being looked up for `seqNow`. */
  readonly #loading = new Set<number>();
  /** Moves on whenever some are forgotten: what was read before isn't to be learnt after. */
  #epoch = 0;

  constructor(writer: Connection) {
    this.#writer = writer;
  }

  get(id: number): KnownHead | undefined {
    return this.#known.get(id);
  }

  /**
   * The number of the last change; undefined while another one is being committed, which a feed may tell of before it is
   * acknowledged, or where it isn't known yet.
   */
  seqNow(id: number): number | undefined {
    if (this.#moving.has(id)) return undefined;
    const known = this.#known.get(id);
    if (known === undefined) void this.#loadOnce(id);
    return known?.head.seq;
  }

  /** Runs what moves on the heads of these, and then knows them as they are told. @throws what `commit` does; then none are known */
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

  /** Something else than a commit moves it on, or ends it. */
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
         SELECT json_group_array(json_object('id', id, 'fields', fields)) FROM sort_indexes
         WHERE sort_indexes.collection_id = heads.collection_id AND built_through <> ${dropped}) AS indexes
       FROM heads WHERE collection_id IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(ids)],
    );
    return heads.map(({ id, indexVersion, indexes, schemaId, ...head }) => {
      const known = (JSON.parse(indexes) as { id: number; fields: string }[]).map((index) => ({
        ...index,
        fields: fieldsOf(index.fields),
      }));
      return [id, { head, indexVersion, indexes: known.length === 0 ? noIndexes : known, schemaId }];
    });
  }

  async #loadOnce(id: number): Promise<void> {
    if (this.#loading.has(id)) return;
    this.#loading.add(id);
    const epoch = this.#epoch;
    // Whoever commits meets the fault, too, and tells of it.
    const found = await this.#read([id]).catch(() => []);
    this.#loading.delete(id);
    // A commit may have told it meanwhile, or it may be outdated.
    if (epoch !== this.#epoch) return;
    for (const [, known] of found) if (this.#known.get(id) === undefined) this.#known.set(id, known);
  }
}
