/**
 * Executes bulk writes. It lists the matching rows like any other list, and prepares them in small steps. It
 * takes changes that are committed before its own commit from the change log. So the commit waits for no
 * other work, and other writes wait little longer than its database work takes.
 *
 * If the change log contains too many new changes, the bulk write is postponed. Then the other writes of its
 * account wait until it has caught up, so that the next attempt finds few changes.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CollectionRef,
  type Engine,
  noSchema,
  rowKeyIndexIn,
  smallPageBytes,
} from '../../engines/engine.js';
import { overloaded } from '../../fairness/bounds.js';
import { FairQueue } from '../../fairness/fair-queue.js';
import { clientGone, type ReadRequest } from '../../fairness/read-request.js';
import { Problem } from '../../problem.js';
import { elementsOf } from '../../values/json/elements.js';
import type { Indexes } from '../indexes/indexes.js';
import type { Limits } from '../limits/limits.js';
import { byId, type Reader } from '../reads/reader.js';
import type { KnownSchema, Schemas } from '../schemas/schemas.js';
import type { Bulk, BulkDone, BulkState } from '../writes/write-request.js';
import type { Writer } from '../writes/writer.js';
import { type BulkQuery, BulkRows, maxBulkBytes, tooManyRows } from './bulk-rows.js';

interface BulkOutcome {
  /** Undefined if the collection doesn't exist any more. 'start_again': the write must start again. */
  readonly done: BulkDone | 'start_again' | undefined;
  readonly restMs: number;
}

/** The number of bulk writes that run at once. Each of them has its rows in memory several times. */
const atOnce = 4;
/**
 * If a commit delayed other accounts by more than `shortMs`, the next bulk write of its account has to pause.
 * The pause is 30 times as long as the commit. So hardly more than 1 of 100 writes of other accounts meets
 * such a commit. A commit of 4 MiB takes 65 ms, and a commit of 1,000 rows of 200 bytes takes 4 ms.
 */
const shortMs = 10;
const restTimes = 30;
const maxRestMs = 2_000;
/** The time after which the thread is left to other work. */
const sliceMs = 2;
/** The number of change log entries that are read at once. An entry has at most about 256 KB. */
const logEntries = 8;
/**
 * The maximum number of attempts. If all of them fail, other instances write faster to the collection than
 * the bulk write can follow.
 */
const maxTries = 20;

export interface BulksDependencies {
  readonly engine: Engine;
  readonly reader: Reader;
  readonly writer: Writer;
  readonly indexes: Indexes;
  readonly limits: Limits;
  readonly schemas: Schemas;
}

export class Bulks {
  readonly #dependencies: BulksDependencies;
  readonly #queue = new FairQueue<{ readonly work: () => Promise<unknown>; readonly reading: ReadRequest }>({
    atOnce,
    atOnceOfOne: 1,
    turnOf: ({ reading }) => reading,
    run: ([bulk]) => bulk!.work(),
  });

  constructor(dependencies: BulksDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Executes a bulk write. Returns `undefined` if the collection doesn't exist any more.
   *
   * @throws Problem too_many_rows, value_unsupported, limit_reached, query_too_costly, overloaded
   */
  async write(
    reading: ReadRequest,
    collection: CollectionRef,
    query: BulkQuery,
  ): Promise<BulkDone | undefined> {
    for (;;) {
      const found = await this.#find(reading, collection.id, query);
      if (found === undefined) return undefined;
      const done = await this.#inTurn(reading, () =>
        this.#prepareAndWrite(reading, collection, query, found),
      );
      if (done !== 'start_again') return done;
    }
  }

  /** Returns the matching rows from one snapshot, as a JSON array. */
  async #find(
    reading: ReadRequest,
    collectionId: number,
    { filter, maxRows: limit }: BulkQuery,
  ): Promise<{ readonly head: number; readonly page: string } | undefined> {
    const query = { ...byId, filter, limit, maxBytes: maxBulkBytes };
    const read = await this.#dependencies.reader
      .list(reading, collectionId, query)
      .catch((error: unknown) => {
        throw error instanceof Problem && error.code === 'page_too_large' ? tooManyRows(limit) : error;
      });
    if (read?.next !== undefined) throw tooManyRows(limit);
    // For larger pages, the reader reserved the memory before it read them.
    if (read !== undefined && read.page.length <= smallPageBytes) await reading.reserve(read.page.length);
    return read && { head: read.head, page: read.page.toString() };
  }

  async #prepareAndWrite(
    reading: ReadRequest,
    collection: CollectionRef,
    query: BulkQuery,
    { head, page }: { readonly head: number; readonly page: string },
  ): Promise<BulkOutcome> {
    if (reading.isGone()) throw clientGone();
    const indexes = this.#dependencies.indexes.of(collection.id);
    const schema =
      query.change === undefined ? undefined : await this.#dependencies.schemas.load(collection.id);
    const rows = new BulkRows(collection.id, head, query, indexes, schema);
    const slices = new Slices(reading);
    for (const text of elementsOf(page)) {
      if (slices.isOver) await slices.pause();
      rows.put(text);
    }
    if (rows.problem !== undefined) throw rows.problem;
    await this.#validate(reading, rows, schema);
    const { keyed, isDryRun } = query;
    const { matched, changed } = rows;
    const rowKey = rowKeyIndexIn(indexes);
    // If another instance has just set a row key, this instance does not know it yet.
    const claimsKeys = this.#dependencies.engine.commitsInParallel
      ? query.change !== undefined && changed > 0
      : rowKey !== undefined && rows.addedKeys(rowKey.id).length > 0;
    // The planner of a group checks row keys, so a dry run that changes them becomes a group, too.
    if (isDryRun && keyed === undefined && !claimsKeys) {
      const problem = this.#dependencies.limits.headroom(collection.accountId).problemOf(0, rows.addedBytes);
      if (problem !== undefined) throw problem;
      const violation = rows.violation(collection);
      if (violation !== undefined) throw violation;
      return { done: { kind: 'bulk', seq: head, matched, changed }, restMs: 0 };
    }
    const bulkAfter = (tries: number): Bulk => ({
      kind: 'bulk',
      collection,
      rows,
      keyed,
      prepare: async (state) => {
        if (tries === maxTries)
          throw overloaded('The collection changed too often during this operation. Retry later.');
        await this.#catchUp(reading, collection, rows, state, slices);
        return bulkAfter(tries + 1);
      },
    });
    try {
      const done = await this.#dependencies.writer.submit<'bulk'>(bulkAfter(0), reading);
      const delayedMs = done?.delayedOthersMs ?? 0;
      return { done, restMs: delayedMs > shortMs ? Math.min(restTimes * delayedMs, maxRestMs) : 0 };
    } catch (error) {
      if (error instanceof ChangesMissing) return { done: 'start_again', restMs: 0 };
      throw error;
    }
  }

  /** @throws ChangesMissing */
  async #catchUp(
    reading: ReadRequest,
    collection: CollectionRef,
    rows: BulkRows,
    { indexes, schemaId }: BulkState,
    slices: Slices,
  ): Promise<void> {
    if (!rows.hasKeysOf(indexes))
      for (const _ of rows.rekey(indexes)) if (slices.isOver) await slices.pause();
    for (;;) {
      const entries = await this.#dependencies.engine.readLog(rows.collectionId, rows.seq, logEntries);
      for (const entry of entries) {
        if (entry.firstSeq !== rows.seq + 1) throw new ChangesMissing();
        if (slices.isOver) await slices.pause();
        rows.follow(entry);
      }
      if (entries.length < logEntries) break;
    }
    rows.allowLongerLog();
    if (!rows.isValidatedBy(schemaId)) {
      const schema = schemaId === noSchema ? undefined : await this.#dependencies.schemas.load(collection.id);
      await this.#validate(reading, rows, schema);
    }
  }

  /** Validates the rows that aren't validated yet, up to the first invalid one. */
  async #validate(reading: ReadRequest, rows: BulkRows, schema: KnownSchema | undefined): Promise<void> {
    for (const some of rows.validatedBy(schema)) {
      const texts = some.map(([, text]) => text);
      const violations = await this.#dependencies.schemas.violationsOf(reading, schema!, texts, 1);
      for (const [index, items] of violations) rows.validated(some[index]![0], items);
      if (violations.length === 0) for (const [id] of some) rows.validated(id, []);
    }
  }

  #inTurn(reading: ReadRequest, work: () => Promise<BulkOutcome>): Promise<BulkOutcome['done']> {
    return new Promise((resolve, reject) => {
      const workAndRest = ({ done, restMs }: BulkOutcome): Promise<void> | undefined => {
        resolve(done);
        return restMs > 0 ? sleep(restMs, undefined, { ref: false }) : undefined;
      };
      this.#queue.add(reading.accountId, { reading, work: () => work().then(workAndRest, reject) });
    });
  }
}

/** The change log no longer contains the changes since the rows were read, so the write must start again. */
class ChangesMissing extends Error {}

/** Divides work into slices, with other work between them. Stops if the client has disconnected. */
class Slices {
  readonly #reading: ReadRequest;
  #since = performance.now();

  constructor(reading: ReadRequest) {
    this.#reading = reading;
  }

  get isOver(): boolean {
    return performance.now() - this.#since > sliceMs;
  }

  async pause(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (this.#reading.isGone()) throw clientGone();
    this.#since = performance.now();
  }
}
