/**
 * The entry point to collections and rows. It maps names to collections, writes rows in group commits and
 * reads them in shared database calls. A method throws a Problem if it rejects the request. When a write
 * method resolves, the write is synced to disk.
 */
import type {
  CollectionDescription,
  CollectionRef,
  CollectionType,
  Engine,
  NamesOf,
  NamesRead,
  ReadableDatabase,
} from '../engines/engine.js';
import { BoundedQueue, Turns } from '../fairness/bounded-queue.js';
import type { ReadRequest, Requester } from '../fairness/read-request.js';
import type { Shares } from '../fairness/shares.js';
import { cursorOf, entityTagOf } from '../log/cursor.js';
import type { Background } from '../runtime/background.js';
import { closeInOrder } from '../runtime/closing.js';
import { requireFields, requireScopes, selectionWithin, shownBy } from '../values/grant.js';
import type { BulkQuery } from './bulk/bulk-rows.js';
import { Bulks } from './bulk/bulks.js';
import { Collections } from './collections.js';
import { Creations } from './creations.js';
import { Housekeeping, type Retention } from './housekeeping.js';
import { IndexMaintenance, type IndexReport } from './indexes/index-maintenance.js';
import { type IndexDescription, Indexes } from './indexes/indexes.js';
import type { StorageLimits } from './limits/account-limits.js';
import { Limits } from './limits/limits.js';
import { scanLimitMs } from './reads/deadlines.js';
import type { PageTokens } from './reads/page-token.js';
import { Reader } from './reads/reader.js';
import { type ReplicaOutcome, ReplicaReads } from './reads/replica-reads.js';
import { type AtCursor, RowReads, type VersionedRow } from './reads/row-reads.js';
import { changeRowKey, type RowKeyQuery, rowKeyNotFound } from './row-keys/row-key-changes.js';
import { changeSchema, type SchemaQuery, schemaNotFound, tagOfSchema } from './schemas/schema-changes.js';
import { Schemas } from './schemas/schemas.js';
import { requireGranted } from './writes/batch-plan.js';
import { IdempotencyKeys, type KeyedRequest } from './writes/idempotency-keys.js';
import { withId } from './writes/row-changes.js';
import type { UsageSource } from './writes/usage-commits.js';
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
} from './writes/write-request.js';
import { Writer } from './writes/writer.js';
import type { WriterEvents } from './writes/writer-events.js';

export interface InsertedRows extends AtCursor {
  readonly firstId: number;
  readonly rows: readonly string[];
}

/** Notifications for other modules. They are hints: they can arrive late or more than once. */
export interface StoreEvents extends Pick<WriterEvents, 'measured'> {
  /** A commit that changed this collection is synced to disk. */
  committed(collectionId: number): void;
  deleted(collectionId: number): void;
  /** Receives the outcome of each read that was attempted on the read replica. */
  replicaRead?: ((outcome: ReplicaOutcome) => void) | undefined;
  indexing?: ((report: IndexReport) => void) | undefined;
}

export interface StoreLimits {
  /** The maximum duration of a scan, such as a list that sorts a whole collection. */
  readonly scanMs?: number;
  /** The maximum duration of the validation of the rows of one request by a schema. */
  readonly validateMs?: number;
  /** The interval at which the store removes obsolete data, and creates or drops indexes. */
  readonly sweepMs?: number;
}

type Awaitable<T> = T | Promise<T>;

/** The number of changes of collections and schemas that PostgreSQL executes at once. */
const collectionChangesAtOnce = 4;

export class Store {
  readonly reads: RowReads;
  readonly keyChanges: Turns;
  /** Reads of tables that don't contain rows: keys, usage and schemas. */
  readonly tableReads: Turns;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly #engine: Engine;
  readonly #events: StoreEvents;
  readonly #writer: Writer;
  readonly #reader: Reader;
  readonly #replica: ReplicaReads | undefined;
  readonly #bulks: Bulks;
  readonly #indexes = new Indexes(() => this.#indexMaintenance.work());
  readonly #indexMaintenance: IndexMaintenance;
  readonly #limits: Limits;
  readonly #schemas: Schemas;
  readonly #shares: Shares;
  readonly #names: BoundedQueue<NamesOf, NamesRead>;
  readonly #collections: Collections;
  readonly #collectionChanges: Turns;
  readonly #creations: Creations;
  readonly #housekeeping: Housekeeping;
  #ping: Promise<void> | undefined;

  constructor(
    engine: Engine,
    usage: UsageSource,
    events: StoreEvents,
    retention: Retention,
    background: Background,
    shares: Shares,
    tokens: PageTokens,
    { scanMs = scanLimitMs, validateMs, sweepMs }: StoreLimits = {},
  ) {
    this.#engine = engine;
    this.#shares = shares;
    this.#events = events;
    this.#limits = new Limits(engine, background);
    this.#schemas = new Schemas(engine, shares, validateMs);
    const writerEvents: WriterEvents = {
      committed: (commit) => {
        events.committed(commit.collectionId);
        this.#indexMaintenance.committed(commit);
      },
      measured: (...measured) => events.measured?.(...measured),
    };
    this.#writer = new Writer(engine, usage, writerEvents, background, shares, this.#limits, this.#schemas);
    // On SQLite, such changes run between two group commits.
    const around = <T>(work: () => Promise<T>, requester: Requester) =>
      this.#writer.afterUsage(() => {
        if (requester.loss !== undefined) throw requester.loss;
        requester.commits?.(true);
        return work();
      });
    const atOnce = engine.commitsInParallel ? collectionChangesAtOnce : 1;
    this.keyChanges = new Turns(shares, { resource: 'keyChanges', atOnce: 1, around });
    this.#collectionChanges = new Turns(shares, { resource: 'collectionChanges', atOnce, around });
    this.#creations = new Creations({ engine, shares, writer: this.#writer, limits: this.#limits, atOnce });
    this.tableReads = new Turns(shares, { resource: 'tableReads', atOnce: 1 });
    this.#names = new BoundedQueue(shares, {
      resource: 'listReads',
      atOnce: 2,
      run: ([page]) => engine.readNames(page!).then((read) => [read]),
    });
    this.#indexMaintenance = new IndexMaintenance({
      indexes: this.#indexes,
      engine,
      background,
      betweenCommits: (work) => this.#writer.betweenCommits(work),
      reported: events.indexing,
    });
    this.idempotencyKeys = new IdempotencyKeys(engine, shares);
    const readerOf = (source: ReadableDatabase) => new Reader(source, this.#indexes, scanMs, shares);
    this.#collections = new Collections(engine);
    this.#reader = readerOf(engine);
    if (engine.replica !== undefined)
      this.#replica = new ReplicaReads(
        engine.replica,
        readerOf(engine.replica),
        this.#collections,
        background,
        events.replicaRead,
      );
    this.reads = new RowReads(engine, this.#collections, this.#reader, this.#replica, shares, tokens);
    this.#bulks = new Bulks({
      engine,
      reader: this.#reader,
      writer: this.#writer,
      indexes: this.#indexes,
      limits: this.#limits,
      schemas: this.#schemas,
    });
    this.#housekeeping = new Housekeeping({ engine, writer: this.#writer, retention, background }, sweepMs);
  }

  /** The number of indexes that are requested or in progress. */
  get indexesInProgress(): number {
    return this.#indexes.countInProgress;
  }

  /** Loads the existing indexes and starts to watch the read replica, if there is one. */
  start(): Promise<void> {
    this.#replica?.start();
    return this.#indexMaintenance.start();
  }

  /** Looks for indexes that were added to the database directly. */
  lookForIndexes(): void {
    this.#indexMaintenance.look();
  }

  /** Sets the storage limits of an account from now on. `undefined` removes them. */
  limit(accountId: number, limits: StorageLimits | undefined): void {
    this.#limits.set(accountId, limits);
  }

  /** Reads a page of the names of an account's collections. */
  listCollections(reading: ReadRequest, page: Omit<NamesOf, 'accountId'>): Promise<NamesRead> {
    const { accountId } = reading;
    return this.#names.add(accountId, reading, { accountId, ...page });
  }

  /** Returns the version (`ETag`) of the list of collections without reading the list. */
  collectionsTag(accountId: number): Promise<string> {
    return this.#engine.readNamesTag(accountId);
  }

  async createCollection(requester: Requester, name: string, keyed: KeyedRequest | undefined): Promise<void> {
    await this.idempotencyKeys.carryOut(keyed, async () => {
      this.#collections.remember(await this.#creations.create(requester, name, keyed));
      return {};
    });
  }

  /** With a ticket, the description counts only the rows that the ticket reaches, and does not contain indexes. */
  async describeCollection(
    reading: ReadRequest,
    name: string,
  ): Promise<CollectionDescription & { readonly indexes: IndexDescription[] }> {
    return this.#collections.on(reading.accountId, name, async (collection) => {
      const described = await this.#engine.describeCollection(collection.id);
      if (described === undefined || reading.grant === undefined)
        return described && { ...described, indexes: this.#indexes.describe(collection.id) };
      const rows = await this.reads.count(reading, collection);
      return rows === undefined ? undefined : { ...described, rows, indexes: [] };
    });
  }

  async deleteCollection(requester: Requester, name: string, keyed: KeyedRequest | undefined): Promise<void> {
    const { accountId } = requester;
    const remove = async (collection: CollectionRef): Promise<object | undefined> => {
      const isDeleted = await this.#collectionChanges.run(requester, () =>
        this.#engine.deleteCollection(collection, keyed?.record('{}')),
      );
      this.#collections.forget(accountId, name);
      if (!isDeleted) return undefined;
      this.#limits.deleted(accountId, collection.id);
      this.#events.deleted(collection.id);
      this.#indexMaintenance.look();
      return {};
    };
    await this.idempotencyKeys.carryOut(keyed, () => this.#collections.on(accountId, name, remove));
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
      const validated = await this.#schemas.validateAhead(requester, collection, rows, values);
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

  /**
   * Returns the schema of a collection as the client sent it.
   *
   * @throws Problem schema_not_found
   */
  async readSchema(
    requester: Requester,
    name: string,
  ): Promise<AtCursor & { readonly text: string; readonly etag: string }> {
    const read = async ({ id, incarnation }: CollectionRef) => {
      const schema = await this.#engine.readSchema(id);
      if (schema !== undefined) {
        const { text, seq } = schema;
        return { text, etag: tagOfSchema(text), cursor: cursorOf(incarnation, seq) };
      }
      if ((await this.#engine.describeCollection(id)) === undefined) return undefined;
      throw schemaNotFound(name);
    };
    return this.tableReads.run(requester, () => this.#collections.on(requester.accountId, name, read));
  }

  /**
   * Lists the collections of an account that have a schema, at most `most` of them.
   *
   * @param names lists only these collections; `undefined` lists all
   */
  readTypes(
    accountId: number,
    names: ReadonlySet<string> | undefined,
    most: number,
    withTexts: boolean,
  ): Promise<readonly CollectionType[]> {
    return this.#engine.readTypes(accountId, names, most, withTexts);
  }

  async changeSchema(reading: ReadRequest, name: string, query: SchemaQuery): Promise<void> {
    const done = this.#shares.take('schemaChanges', reading);
    const dependencies = {
      engine: this.#engine,
      reader: this.#reader,
      schemas: this.#schemas,
      changes: this.#collectionChanges,
    };
    const change = (collection: CollectionRef) => changeSchema(dependencies, reading, collection, query);
    await this.idempotencyKeys
      .carryOut(query.keyed, () => this.#collections.on(reading.accountId, name, change))
      .finally(done);
  }

  /**
   * Returns the fields of a collection's row key.
   *
   * @throws Problem row_key_not_found
   */
  async readRowKey(requester: Requester, name: string): Promise<readonly string[]> {
    const read = async ({ id }: CollectionRef) => {
      const fields = await this.#engine.readRowKey(id);
      if (fields !== undefined) return fields;
      if ((await this.#engine.describeCollection(id)) === undefined) return undefined;
      throw rowKeyNotFound(name);
    };
    return this.tableReads.run(requester, () => this.#collections.on(requester.accountId, name, read));
  }

  /** Sets or removes the row key of a collection. */
  async changeRowKey(reading: ReadRequest, name: string, query: RowKeyQuery): Promise<void> {
    const done = this.#shares.take('schemaChanges', reading);
    const dependencies = {
      engine: this.#engine,
      indexes: this.#indexes,
      maintenance: this.#indexMaintenance,
      changes: this.#collectionChanges,
    };
    const change = (collection: CollectionRef) => changeRowKey(dependencies, reading, collection, query);
    await this.idempotencyKeys
      .carryOut(query.keyed, () => this.#collections.on(reading.accountId, name, change))
      .finally(done);
  }

  /** Updates or deletes all rows that match the filter, or none of them. */
  async bulk(
    reading: ReadRequest,
    name: string,
    { fields, ...asked }: Omit<BulkQuery, 'grant'> & SetFields,
  ): Promise<AtCursor & { readonly matched: number; readonly changed: number }> {
    const { grant } = reading;
    requireScopes(grant, [asked.change === undefined ? 'delete' : 'update']);
    requireFields(grant, fields);
    const { filter } = selectionWithin(grant, { filter: asked.filter, fields: undefined });
    const query = { ...asked, filter: filter!, grant };
    const ended = this.#shares.take('bulkWrites', reading);
    const write = async (collection: CollectionRef) => {
      const done = await this.#bulks.write(reading, collection, query);
      return done && { ...done, incarnation: collection.incarnation };
    };
    const submit = () => this.#collections.on(reading.accountId, name, write);
    const done = await this.idempotencyKeys
      .carryOut(query.keyed, () =>
        query.change === undefined ? submit() : this.#limits.adding(reading.accountId, submit),
      )
      .finally(ended);
    const { matched, changed, incarnation, seq } = done;
    return { matched, changed, cursor: cursorOf(incarnation, seq) };
  }

  /** Runs `work` on a collection. If `work` returns undefined, the collection was deleted, and another one may have the name. */
  onCollection<T>(
    accountId: number,
    name: string,
    work: (collection: CollectionRef) => Promise<T | undefined>,
  ): Promise<T> {
    return this.#collections.on(accountId, name, work);
  }

  /** Fails if the database can't be reached. Calls that arrive during a ping share it. */
  ping(): Promise<void> {
    this.#ping ??= this.#engine.ping().finally(() => (this.#ping = undefined));
    return this.#ping;
  }

  /**
   * Cancels work that would delay the shutdown, both waiting and running: slow lists and slow validations.
   */
  stop(): void {
    this.#reader.stop();
    this.#replica?.stop();
    this.#schemas.stop();
  }

  /** Commits the accepted writes and rejects further ones. */
  async close(): Promise<void> {
    await closeInOrder([
      () => this.#replica?.close(),
      () => this.#housekeeping.close(),
      () => this.#indexMaintenance.close(),
      () => this.#writer.close(),
      () => this.#limits.close(),
      () => this.#schemas.close(),
    ]);
  }

  /** Executes a write, or returns its recorded outcome if the request is a retry. */
  #write<Kind extends RowWrite['kind']>(
    kind: Kind,
    requester: Requester,
    name: string,
    keyed: KeyedRequest | undefined,
    writeOf: (collection: CollectionRef) => Awaitable<Extract<RowWrite, { readonly kind: Kind }>>,
  ): Promise<ResultOf<Kind> & Pick<CollectionRef, 'incarnation'>> {
    const { accountId } = requester;
    const submit = () =>
      this.#collections.on(accountId, name, async (collection) => {
        const write = writeOf(collection);
        const ready = write instanceof Promise ? await write : write;
        const done = await this.#writer.submit<Kind>(ready, requester);
        return done && { ...done, incarnation: collection.incarnation };
      });
    return this.idempotencyKeys.carryOut(keyed, () =>
      kind === 'delete' ? submit() : this.#limits.adding(accountId, submit),
    );
  }
}
