/**
 * Writes rows: finds the collection, checks what the ticket of the request allows, validates rows by a known schema,
 * and submits a `WriteRequest`. When a method resolves, the write is synced to disk. A method throws a Problem if it
 * rejects the request.
 */
import type { CollectionRef } from '../../engines/engine.js';
import type { ReadRequest, Requester } from '../../fairness/read-request.js';
import type { Shares } from '../../fairness/shares.js';
import { cursorOf, entityTagOf } from '../../log/cursor.js';
import { requireFields, requireScopes, selectionWithin, shownBy } from '../../values/grant.js';
import type { BulkQuery } from '../bulk/bulk-rows.js';
import type { Bulks } from '../bulk/bulks.js';
import type { Collections } from '../collections.js';
import type { Limits } from '../limits/limits.js';
import type { AtCursor, VersionedRow } from '../reads/row-reads.js';
import type { Schemas } from '../schemas/schemas.js';
import { requireGranted } from './batch-plan.js';
import type { IdempotencyKeys, KeyedRequest } from './idempotency-keys.js';
import { withId } from './row-changes.js';
import type {
  Batch,
  BatchDone,
  Delete,
  Insert,
  Requested,
  ResultOf,
  RowWrite,
  SetFields,
  Update,
} from './write-request.js';
import type { Writer } from './writer.js';

interface InsertedRows extends AtCursor {
  readonly firstId: number;
  readonly rows: readonly string[];
}

interface Dependencies {
  readonly writer: Writer;
  readonly collections: Collections;
  readonly schemas: Schemas;
  readonly limits: Limits;
  readonly bulks: Bulks;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly shares: Shares;
}

export class RowWrites {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Inserts all of the rows or none of them. */
  async insert(
    requester: Requester,
    name: string,
    { rows, values, keyed }: Requested<Insert>,
  ): Promise<InsertedRows> {
    const { grant } = requester;
    requireScopes(grant, ['insert']);
    for (const row of grant?.fields === undefined ? [] : values) requireFields(grant, Object.keys(row));
    const done = await this.#write('insert', requester, name, keyed, async (collection) => {
      const validated = await this.#dependencies.schemas.validateAhead(requester, collection, rows, values);
      return { kind: 'insert', collection, rows, values, keyed, validated };
    });
    const { incarnation, seq, firstId } = done;
    const texts = done.rows ?? rows.map((text, index) => withId(firstId + index, text));
    return {
      firstId,
      rows: grant === undefined ? texts : texts.map(shownBy(grant)),
      cursor: cursorOf(incarnation, seq),
    };
  }

  /** Updates or replaces one row. If `change` returns an equal row, the store doesn't write anything. */
  async update(
    requester: Requester,
    name: string,
    { fields, ...update }: Requested<Update> & SetFields,
  ): Promise<VersionedRow> {
    const { grant } = requester;
    requireScopes(grant, ['update']);
    requireFields(grant, fields);
    const done = await this.#write('update', requester, name, update.keyed, (collection) => {
      return { kind: 'update', collection, ...update };
    });
    const { incarnation, row, seq } = done;
    return {
      row: shownBy(grant)(row.data),
      etag: entityTagOf(incarnation, row.seq),
      cursor: cursorOf(incarnation, seq),
    };
  }

  async delete(requester: Requester, name: string, removal: Requested<Delete>): Promise<AtCursor> {
    requireScopes(requester.grant, ['delete']);
    const done = await this.#write('delete', requester, name, removal.keyed, (collection) => {
      return { kind: 'delete', collection, ...removal };
    });
    return { cursor: cursorOf(done.incarnation, done.seq) };
  }

  /** Executes all of the operations or none of them. */
  async batch(
    requester: Requester,
    name: string,
    { operations, size, keyed, isUpsert }: Pick<Batch, 'operations' | 'size' | 'keyed' | 'isUpsert'>,
  ): Promise<AtCursor & Pick<BatchDone, 'results'>> {
    const { grant } = requester;
    requireGranted(grant, operations, isUpsert);
    const rowIds = new Set<number>();
    for (const operation of operations) if ('id' in operation) rowIds.add(operation.id);
    const done = await this.#write('batch', requester, name, keyed, (collection) => {
      return { kind: 'batch', collection, operations, rowIds: [...rowIds], size, keyed, isUpsert };
    });
    const { incarnation, seq } = done;
    const isReader = grant?.scopes.has('read') ?? true;
    const shown = shownBy(grant);
    // The record of a request with an idempotency key contains no inserted rows.
    const results = done.results.map(({ outcome, id, row: stored }, index) => {
      const operation = operations[index]!;
      const row = stored ?? ('text' in operation ? withId(id, operation.text) : undefined);
      return { outcome, id, row: row !== undefined && isReader ? shown(row) : undefined };
    });
    return { results, cursor: cursorOf(incarnation, seq) };
  }

  /** Updates or deletes all rows that match the filter, or none of them. */
  async bulk(
    reading: ReadRequest,
    name: string,
    { fields, ...asked }: Omit<BulkQuery, 'grant'> & SetFields,
  ): Promise<AtCursor & { readonly matched: number; readonly changed: number }> {
    const { grant } = reading;
    const { collections, bulks, limits, idempotencyKeys, shares } = this.#dependencies;
    requireScopes(grant, [asked.change === undefined ? 'delete' : 'update']);
    requireFields(grant, fields);
    const { filter } = selectionWithin(grant, { filter: asked.filter, fields: undefined });
    const query = { ...asked, filter: filter!, grant };
    const ended = shares.take('bulkWrites', reading);
    const submit = () =>
      collections.on(reading.accountId, name, async (collection) => {
        const done = await bulks.write(reading, collection, query);
        return done && { ...done, incarnation: collection.incarnation };
      });
    const done = await idempotencyKeys
      .carryOut(query.keyed, () =>
        query.change === undefined ? submit() : limits.adding(reading.accountId, submit),
      )
      .finally(ended);
    const { matched, changed, incarnation, seq } = done;
    return { matched, changed, cursor: cursorOf(incarnation, seq) };
  }

  /** Executes a write, or returns its recorded outcome if the request is a retry. */
  #write<Kind extends RowWrite['kind']>(
    kind: Kind,
    requester: Requester,
    name: string,
    keyed: KeyedRequest | undefined,
    writeOf: (
      collection: CollectionRef,
    ) => Extract<RowWrite, { kind: Kind }> | Promise<Extract<RowWrite, { kind: Kind }>>,
  ): Promise<ResultOf<Kind> & Pick<CollectionRef, 'incarnation'>> {
    const { accountId } = requester;
    const { collections, writer, limits, idempotencyKeys } = this.#dependencies;
    const submit = () =>
      collections.on(accountId, name, async (collection) => {
        const done = await writer.submit<Kind>(await writeOf(collection), requester);
        return done && { ...done, incarnation: collection.incarnation };
      });
    return idempotencyKeys.carryOut(keyed, () =>
      kind === 'delete' ? submit() : limits.adding(accountId, submit),
    );
  }
}
