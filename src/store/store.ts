/**
 * The entry point to collections and rows. `reads` and `writes` concern rows, and the methods concern collections
 * with their schemas and row keys. A method throws a Problem if it rejects the request. When a method that changes
 * something resolves, the change is synced to disk.
 */
import type {
  CollectionDescription,
  CollectionRef,
  Engine,
  NamesOf,
  NamesRead,
  ReadableDatabase,
} from '../engines/engine.js';
import { BoundedQueue, Turns } from '../fairness/bounded-queue.js';
import type { ReadRequest, Requester } from '../fairness/read-request.js';
import type { Shares } from '../fairness/shares.js';
import { cursorOf } from '../log/cursor.js';
import type { Problem } from '../problem.js';
import type { Background } from '../runtime/background.js';
import { closeInOrder } from '../runtime/closing.js';
import { Bulks, type BulksDependencies } from './bulk/bulks.js';
import { Collections } from './collections.js';
import { Creations } from './creations.js';
import { Housekeeping, type Retention } from './housekeeping.js';
import type { IndexReport } from './indexes/index-builds.js';
import { IndexMaintenance } from './indexes/index-maintenance.js';
import { type IndexDescription, Indexes } from './indexes/indexes.js';
import type { StorageLimits } from './limits/account-limits.js';
import { Limits } from './limits/limits.js';
import { scanLimitMs } from './reads/deadlines.js';
import type { PageTokens } from './reads/page-token.js';
import { Reader } from './reads/reader.js';
import { type ReplicaOutcome, ReplicaReads } from './reads/replica-reads.js';
import { type AtCursor, RowReads } from './reads/row-reads.js';
import {
  changeRowKey,
  type RowKeyDependencies,
  type RowKeyQuery,
  rowKeyNotFound,
} from './row-keys/row-key-changes.js';
import {
  changeSchema,
  type SchemaDependencies,
  type SchemaQuery,
  schemaNotFound,
  tagOfSchema,
} from './schemas/schema-changes.js';
import { Schemas } from './schemas/schemas.js';
import { IdempotencyKeys, type KeyedRequest } from './writes/idempotency-keys.js';
import { RowWrites } from './writes/row-writes.js';
import type { UsageSource } from './writes/usage-commits.js';
import { Writer } from './writes/writer.js';
import type { WriterEvents } from './writes/writer-events.js';

/** Notifications for other modules. They are hints: they can arrive late or more than once. */
export interface StoreEvents extends Pick<WriterEvents, 'measured'> {
  /** A commit that changed this collection, and contains the change `seq` if it is given, is synced to disk. */
  committed(collectionId: number, seq?: number): void;
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

export interface StoreDependencies {
  readonly engine: Engine;
  readonly usage: UsageSource;
  readonly events: StoreEvents;
  readonly retention: Retention;
  readonly background: Background;
  readonly shares: Shares;
  readonly tokens: PageTokens;
  readonly limits: StoreLimits;
}

/** The number of changes of collections and schemas that PostgreSQL executes at once. */
const collectionChangesAtOnce = 4;

export class Store {
  readonly collections: Collections;
  readonly reads: RowReads;
  readonly writes: RowWrites;
  readonly keyChanges: Turns;
  /** Reads of tables that don't contain rows: keys, usage and schemas. */
  readonly tableReads: Turns;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly #engine: Engine;
  readonly #events: StoreEvents;
  readonly #writer: Writer;
  readonly #reader: Reader;
  readonly #replica: ReplicaReads | undefined;
  readonly #indexes = new Indexes(() => this.#indexMaintenance.work());
  readonly #indexMaintenance: IndexMaintenance;
  readonly #limits: Limits;
  readonly #schemas: Schemas;
  readonly #dependencies: SchemaDependencies &
    RowKeyDependencies &
    BulksDependencies & { readonly shares: Shares };
  readonly #names: BoundedQueue<NamesOf, NamesRead>;
  readonly #collectionChanges: Turns;
  readonly #creations: Creations;
  readonly #housekeeping: Housekeeping;
  #ping: Promise<void> | undefined;

  constructor({ engine, usage, events, retention, background, shares, tokens, limits }: StoreDependencies) {
    const { scanMs = scanLimitMs, validateMs, sweepMs } = limits;
    this.#engine = engine;
    this.#events = events;
    this.#limits = new Limits(engine, background);
    this.#schemas = new Schemas(engine, shares, validateMs);
    const writerEvents: WriterEvents = {
      committed: (commit) => {
        events.committed(commit.collectionId, commit.head.seq);
        this.#indexMaintenance.committed(commit);
      },
      measured: (...measured) => events.measured?.(...measured),
    };
    this.#writer = new Writer({
      engine,
      usage,
      events: writerEvents,
      background,
      shares,
      limits: this.#limits,
      schemas: this.#schemas,
    });
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
    this.collections = new Collections(engine);
    const readerOf = (source: ReadableDatabase) => new Reader(source, this.#indexes, scanMs, shares);
    this.#reader = readerOf(engine);
    if (engine.replica !== undefined)
      this.#replica = new ReplicaReads(
        engine.replica,
        readerOf(engine.replica),
        this.collections,
        background,
        events.replicaRead,
      );
    this.reads = new RowReads(engine, this.collections, this.#reader, this.#replica, shares, tokens);
    this.#dependencies = {
      engine,
      shares,
      reader: this.#reader,
      writer: this.#writer,
      indexes: this.#indexes,
      maintenance: this.#indexMaintenance,
      limits: this.#limits,
      schemas: this.#schemas,
      changes: this.#collectionChanges,
    };
    this.writes = new RowWrites({
      ...this.#dependencies,
      collections: this.collections,
      idempotencyKeys: this.idempotencyKeys,
      bulks: new Bulks(this.#dependencies),
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
      this.collections.remember(await this.#creations.create(requester, name, keyed));
      return {};
    });
  }

  /** With a ticket, the description counts only the rows that the ticket reaches, and does not contain indexes. */
  async describeCollection(
    reading: ReadRequest,
    name: string,
  ): Promise<CollectionDescription & { readonly indexes: IndexDescription[] }> {
    return this.collections.on(reading.accountId, name, async (collection) => {
      const { id } = collection;
      const described = await this.#engine.describeCollection(id);
      if (described === undefined) return undefined;
      if (reading.grant === undefined) {
        const stored = this.#engine.commitsInParallel ? await this.#engine.readIndexesOf(id) : undefined;
        return { ...described, indexes: this.#indexes.describe(id, stored) };
      }
      const rows = await this.reads.count(reading, collection);
      return rows === undefined ? undefined : { ...described, rows, indexes: [] };
    });
  }

  async deleteCollection(requester: Requester, name: string, keyed: KeyedRequest | undefined): Promise<void> {
    const { accountId } = requester;
    const remove = async (collection: CollectionRef): Promise<object | undefined> => {
      const isDeleted = await this.#collectionChanges
        .run(requester, () => this.#engine.deleteCollection(collection, keyed?.record('{}')))
        .catch((error: unknown) => {
          this.#limits.doubt(accountId);
          throw error;
        });
      this.collections.forget(accountId, name);
      if (!isDeleted) return undefined;
      this.#limits.deleted(accountId, collection.id);
      this.#events.deleted(collection.id);
      this.#indexMaintenance.look();
      return {};
    };
    await this.idempotencyKeys.carryOut(keyed, () => this.collections.on(accountId, name, remove));
  }

  /**
   * Returns the schema of a collection as the client sent it.
   *
   * @throws Problem schema_not_found
   */
  readSchema(
    requester: Requester,
    name: string,
  ): Promise<AtCursor & { readonly text: string; readonly etag: string }> {
    const read = async ({ id, incarnation }: CollectionRef) => {
      const schema = await this.#engine.readSchema(id);
      if (schema === undefined) return undefined;
      const { text, seq } = schema;
      return { text, etag: tagOfSchema(text), cursor: cursorOf(incarnation, seq) };
    };
    return this.#readRule(requester, name, read, schemaNotFound);
  }

  changeSchema(reading: ReadRequest, name: string, query: SchemaQuery): Promise<void> {
    return this.#changeRule(reading, name, query.keyed, (collection) =>
      changeSchema(this.#dependencies, reading, collection, query),
    );
  }

  /**
   * Returns the fields of a collection's row key.
   *
   * @throws Problem row_key_not_found
   */
  readRowKey(requester: Requester, name: string): Promise<readonly string[]> {
    return this.#readRule(requester, name, ({ id }) => this.#engine.readRowKey(id), rowKeyNotFound);
  }

  /** Sets or removes the row key of a collection. */
  changeRowKey(reading: ReadRequest, name: string, query: RowKeyQuery): Promise<void> {
    return this.#changeRule(reading, name, query.keyed, (collection) =>
      changeRowKey(this.#dependencies, reading, collection, query),
    );
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

  /** Reads the schema or the row key of a collection. @throws Problem from `notFound` if it does not exist */
  #readRule<T>(
    requester: Requester,
    name: string,
    read: (collection: CollectionRef) => Promise<T | undefined>,
    notFound: (name: string) => Problem,
  ): Promise<T> {
    const readOrThrow = async (collection: CollectionRef) => {
      const rule = await read(collection);
      if (rule === undefined && (await this.#engine.describeCollection(collection.id)) !== undefined)
        throw notFound(name);
      return rule;
    };
    return this.tableReads.run(requester, () => this.collections.on(requester.accountId, name, readOrThrow));
  }

  /** Changes the schema or the row key of a collection. */
  async #changeRule(
    reading: ReadRequest,
    name: string,
    keyed: KeyedRequest | undefined,
    change: (collection: CollectionRef) => Promise<object | undefined>,
  ): Promise<void> {
    const done = this.#dependencies.shares.take('schemaChanges', reading);
    await this.idempotencyKeys
      .carryOut(keyed, () => this.collections.on(reading.accountId, name, change))
      .finally(done);
  }
}
