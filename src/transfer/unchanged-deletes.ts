/** Deletes rows of a snapshot that have not changed since. */
import { pointOf } from '../log/cursor.js';
import { batchPath, rowsPath } from './collection.js';
import { failureOf, problemOf, type Service } from './service.js';

export interface DeleteOptions {
  readonly collection: string;
  /** The cursor of the snapshot. */
  readonly cursor: string;
  /** Called with the number of rows that the server has deleted. */
  readonly deleted: (rows: number) => void;
}

/** The maximum number of operations in a batch. */
const maxOperations = 1_000;
/** One request per row needs this to be fast. */
const readsAtOnce = 16;

interface Version {
  readonly id: number;
  readonly etag: string;
}

export class UnchangedDeletes {
  readonly #service: Service;
  readonly #options: DeleteOptions;
  /** The number of rows that have changed since the snapshot, and were therefore not deleted. */
  kept = 0;

  constructor(service: Service, options: DeleteOptions) {
    this.#service = service;
    this.#options = options;
  }

  /** @throws ServiceFailure */
  async run(ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += maxOperations)
      await this.#delete(await this.#unchanged(ids.slice(from, from + maxOperations)));
  }

  async #delete(rows: readonly Version[]): Promise<void> {
    if (rows.length === 0) return;
    const operations = rows.map(({ id, etag }) => ({ op: 'delete', id, if_match: etag }));
    const answer = await this.#service.ask({
      method: 'POST',
      path: batchPath(this.#options.collection),
      headers: { Prefer: 'return=minimal' },
      body: JSON.stringify({ operations }),
    });
    if (answer.status === 200) {
      await answer.skip();
      this.#options.deleted(rows.length);
      return;
    }
    const problem = await problemOf(answer);
    if (problem.code === 'too_many_rows' && rows.length > 1) {
      const half = rows.length >> 1;
      await this.#delete(rows.slice(0, half));
      await this.#delete(rows.slice(half));
    } else if (problem.code === 'version_mismatch' || problem.code === 'row_not_found') {
      const [, index] = /^\/operations\/(\d+)/.exec(problem.errors?.[0]?.pointer ?? '') ?? [];
      if (index === undefined) throw await failureOf(answer, problem);
      if (problem.code === 'version_mismatch') this.kept += 1;
      const others = rows.filter((_, place) => place !== Number(index));
      // If the response to an earlier attempt was lost, none of the rows exist any more.
      await this.#delete(await this.#unchanged(others.map(({ id }) => id)));
    } else throw await failureOf(answer, problem);
  }

  /** Returns the versions of the rows that still exist and have not changed since the snapshot. */
  async #unchanged(ids: readonly number[]): Promise<readonly Version[]> {
    const { collection, cursor } = this.#options;
    const { incarnation, seq } = pointOf(cursor);
    const versions: (Version | undefined)[] = [];
    let next = 0;
    const read = async (): Promise<void> => {
      while (next < ids.length) {
        const place = next;
        next += 1;
        const id = ids[place]!;
        const path = `${rowsPath(collection)}/${id}?fields=id`;
        const answer = await this.#service.ask({ method: 'GET', path });
        if (answer.status !== 200) {
          const problem = await problemOf(answer);
          if (problem.code === 'row_not_found') continue;
          throw await failureOf(answer, problem);
        }
        await answer.skip();
        const etag = answer.header('etag') ?? '';
        const version = pointOf(etag.slice(1, -1));
        if (version.incarnation === incarnation && version.seq <= seq) versions[place] = { id, etag };
        else this.kept += 1;
      }
    };
    await Promise.all(Array.from({ length: readsAtOnce }, read));
    return versions.filter((version) => version !== undefined);
  }
}
