/** Upserts the rows of a file. A request that is repeated changes nothing, so it needs no `Idempotency-Key`. */
import { type Bad, badRowsIn, bodyOf, type Chunk, type Row } from '../files/chunks.js';
import { collectionPath } from './collection.js';
import type { RowWriter } from './import.js';
import type { OnConflict } from './row-key-rows.js';
import { failureOf, problemOf, type Service } from './service.js';

export class Upserts implements RowWriter {
  readonly #service: Service;
  readonly #path: string;
  readonly #sent: (rows: number) => void;
  inserted = 0;
  updated = 0;

  /** @param sent called with the number of rows that the server has accepted */
  constructor(service: Service, collection: string, onConflict: OnConflict, sent: (rows: number) => void) {
    this.#service = service;
    this.#path = `${collectionPath(collection)}/rows?on_conflict=${onConflict}`;
    this.#sent = sent;
  }

  write(_chunk: Chunk, rows: readonly Row[]): () => Promise<readonly Bad[]> {
    const body = bodyOf(rows);
    return () => this.#send(rows, body);
  }

  async #send(rows: readonly Row[], body = bodyOf(rows)): Promise<readonly Bad[]> {
    const headers = { Prefer: 'return=minimal' };
    const answer = await this.#service.ask({ method: 'POST', path: this.#path, headers, body });
    if (answer.status === 200) {
      await answer.skip();
      this.inserted += Number(answer.header('rows-inserted'));
      this.updated += Number(answer.header('rows-updated'));
      this.#sent(rows.length);
      return [];
    }
    const problem = await problemOf(answer);
    // The existing rows can be much larger than the request.
    if (problem.code === 'too_many_rows' && rows.length > 1) {
      const half = rows.length >> 1;
      const bad = await this.#send(rows.slice(0, half));
      return bad.length > 0 ? bad : this.#send(rows.slice(half));
    }
    const bad = answer.status === 422 ? badRowsIn(problem.errors ?? [], rows) : [];
    if (bad.length === 0) throw await failureOf(answer, problem);
    return bad;
  }
}
