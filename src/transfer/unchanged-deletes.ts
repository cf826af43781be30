/** Deletes rows of a snapshot that have not changed since. */
import { collectionPath } from './collection.js';
import { type Answer, failureOf, problemOf, type Service } from './service.js';

interface DeleteOptions {
  readonly collection: string;
  /** The cursor of the snapshot. */
  readonly cursor: string;
  /** Called with the number of rows that the server has deleted, or that do not exist after a lost response. */
  readonly deleted: (rows: number) => void;
}

/** The maximum number of operations in a batch, and of rows in a page. */
const maxOperations = 1_000;

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
      await this.#delete(ids.slice(from, from + maxOperations));
  }

  async #delete(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const { collection, cursor, deleted } = this.#options;
    const operations = ids.map((id) => ({ op: 'delete', id, if_unchanged_since: cursor }));
    const answer = await this.#service.ask({
      method: 'POST',
      path: `${collectionPath(collection)}/batch`,
      headers: { Prefer: 'return=minimal' },
      body: JSON.stringify({ operations }),
    });
    if (answer.status === 200) {
      await answer.skip();
      deleted(ids.length);
      return;
    }
    const problem = await problemOf(answer);
    if (problem.code === 'too_many_rows' && ids.length > 1) {
      await this.#deleteParts(ids, ids.length >> 1, ids.length >> 1);
    } else if (problem.code === 'row_not_found' && answer.isRepeated && isDense(ids)) {
      // An attempt whose response was lost has probably deleted all of these rows.
      const left = await this.#existing(ids);
      deleted(ids.length - left.length);
      await this.#delete(left);
    } else if (problem.code === 'version_mismatch' || problem.code === 'row_not_found') {
      const [, index] = /^\/operations\/(\d+)/.exec(problem.errors?.[0]?.pointer ?? '') ?? [];
      if (index === undefined) throw await failureOf(answer, problem);
      // The row does not exist if another client, or an attempt whose response was lost, has deleted it.
      if (problem.code === 'version_mismatch') this.kept += 1;
      await this.#deleteParts(ids, Number(index), Number(index) + 1);
    } else throw await failureOf(answer, problem);
  }

  /** Returns the ids of the rows that exist, in order. */
  async #existing(ids: readonly number[]): Promise<readonly number[]> {
    const wanted = new Set(ids);
    const filter = encodeURIComponent(`@.id >= ${ids[0]} && @.id <= ${ids.at(-1)}`);
    const path = `${collectionPath(this.#options.collection)}/rows?fields=id&limit=${maxOperations}&filter=${filter}`;
    const existing: number[] = [];
    for (let after: string | undefined = ''; after !== undefined; ) {
      const answer: Answer = await this.#service.ask({ method: 'GET', path: `${path}${after}` });
      if (answer.status !== 200) throw await failureOf(answer);
      const rows = JSON.parse(await answer.text()) as { readonly id: number }[];
      for (const { id } of rows) if (wanted.has(id)) existing.push(id);
      const next = answer.header('next-after');
      after = next && `&after=${encodeURIComponent(next)}`;
    }
    return existing;
  }

  async #deleteParts(ids: readonly number[], end: number, start: number): Promise<void> {
    await this.#delete(ids.slice(0, end));
    await this.#delete(ids.slice(start));
  }
}

/** Whether reading the rows between these ids, in pages, takes fewer requests than one for each id. */
function isDense(ids: readonly number[]): boolean {
  return (ids.at(-1)! - ids[0]!) / maxOperations < ids.length / 2;
}
