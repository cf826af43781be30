/**
 * Collections and their rows: names to collections, writes in group commits, reads in shared calls. Every
 * method throws a Problem when it refuses, and what it resolves with is on disk.
 */
import type { Background } from '../background.js';
import { BoundedMap } from '../bounded-map.js';
import {
  type CollectionDescription,
  type CollectionRef,
  type CollectionType,
  type Engine,
  type NamesRead,
  type RowRead,
  TooManyCollections,
} from '../engines/engine.js';
import { newIncarnation } from '../engines/history.js';
import { Problem, parameterInvalid } from '../errors.js';
import { cursorOf, entityTagOf } from '../log/cursor.js';
import type { Reading } from '../reading.js';
import type { Filter } from '../values/filter.js';
import type { Order, Position } from '../values/order.js';
import { fieldOf, type JsonObject } from '../values.js';
import { limitReached, type StorageLimits } from './account-limits.js';
import type { BulkQuery } from './bulk-rows.js';
import { Bulks } from './bulks.js';
import {
  collectionNotFound,
  type Insert,
  type Precondition,
  rowNotFound,
  type Write,
  withId,
} from './commit-plan.js';
import { Housekeeping, type Retention } from './housekeeping.js';
import { IdempotencyKeys, type KeyedRequest } from './idempotency-keys.js';
import { Indexes } from './indexes.js';
import { Limits } from './limits.js';
import { digestOf, type ListIdentity, type Place, placeOf, tokenOf } from './page-token.js';
import { Pages } from './pages.js';
import { byId, maxQueuedReads, noRow, Reader, type RowsQuery } from './reader.js';
import { RecentPages } from './recent-pages.js';
import { RegistryChanges } from './registry-changes.js';
import { type ReplicaOutcome, ReplicaReads, type RowReads } from './replica-reads.js';
import { scanLimitMs } from './scans.js';
import { SchemaChanges, type SchemaQuery, schemaNotFound, tagOfSchema } from './schema-changes.js';
import { Schemas } from './schemas.js';
import { type Done, type UsageSource, Writer, type WriterEvents } from './writer.js';

/** `cursor`: the collection's point in its history that the answer belongs to. */
export interface AtCursor {
  readonly cursor: string;
}

/** A row's JSON text and version. */
export interface VersionedRow extends AtCursor {
  readonly row: string;
  readonly etag: string;
}

export interface InsertedRows extends AtCursor {
  readonly firstId: number;
  readonly rows: readonly string[];
}

export interface ListQuery extends RowsQuery {
  /** A token of the page before. */
  readonly after: string | undefined;
  /** Equal for queries that are the same. */
  readonly asked: string;
  /** Whether the client has the list as it is at this cursor. Where it is given, it is asked before anything is listed. */
  readonly isUnchanged: ((cursor: string) => boolean) | undefined;
  /** A cursor: the page is of no earlier state. */
  readonly seen: string | undefined;
}

export interface RowPage extends AtCursor {
  /** A JSON array; undefined where the client has it. */
  readonly page: string | undefined;
  /** Rows that fit the filter, if they were counted. */
  readonly total: number;
  /** A token of what is behind the page, if anything is. */
  readonly next: string | undefined;
}

/** What other parts want to hear; hints that may come late or twice. */
export interface StoreEvents extends WriterEvents {
  deleted(collectionId: number): void;
  /** What came of a read that the replica was asked for. */
  replicaRead?: ((outcome: ReplicaOutcome) => void) | undefined;
}

export interface StoreLimits {
  /** How long a list may sort a whole collection, or the like. */
  readonly scanMs?: number;
  /** Reads, and writes, that wait; beyond that more are refused. */
  readonly maxQueuedReads?: number;
  readonly maxQueuedWrites?: number;
}

const noRead: RowRead = { head: 0, row: undefined };
/** Names that are kept; each takes some 300 bytes. */
const maxCollections = 50_000;
const exportRetrySeconds = 5;

type Awaitable<T> = T | Promise<T>;

export class Store {
  readonly #engine: Engine;
  readonly #events: StoreEvents;
  readonly #writer: Writer;
  readonly #reader: Reader;
  readonly #replica: ReplicaReads | undefined;
  readonly #recentPages: RecentPages<RowPage & { readonly page: string }>;
  readonly #bulks: Bulks;
  readonly #indexes: Indexes;
  readonly #limits: Limits;
  readonly #keys: IdempotencyKeys;
  readonly #schemas: Schemas;
  readonly #schemaChanges: SchemaChanges;
  readonly #registryChanges: RegistryChanges;
  /** By account and name. */
  readonly #collections = new BoundedMap<string, CollectionRef>(maxCollections);
  /** Under way. */
  #exports = 0;
  readonly #housekeeping: Housekeeping;
  #ping: Promise<void> | undefined;

  constructor(
    engine: Engine,
    usage: UsageSource,
    events: StoreEvents,
    retention: Retention,
    background: Background,
    { scanMs = scanLimitMs, ...limits }: StoreLimits = {},
  ) {
    this.#engine = engine;
    this.#events = events;
    this.#limits = new Limits(engine, background);
    this.#schemas = new Schemas(engine);
    this.#writer = new Writer(
      engine,
      usage,
      events,
      background,
      limits.maxQueuedWrites,
      this.#limits,
      this.#schemas,
    );
    this.#registryChanges = new RegistryChanges(this.#writer, limits.maxQueuedWrites);
    this.#indexes = new Indexes(engine, background, (work) => this.#writer.alone(work));
    this.#keys = new IdempotencyKeys(engine);
    this.#reader = new Reader(engine, this.#indexes, scanMs, limits.maxQueuedReads ?? maxQueuedReads);
    if (engine.replica !== undefined)
      this.#replica = new ReplicaReads(
        engine.replica,
        new Reader(engine.replica, this.#indexes, scanMs, limits.maxQueuedReads ?? maxQueuedReads),
        (accountId, name) => this.find(accountId, name),
        background,
        events.replicaRead,
      );
    this.#recentPages = new RecentPages(engine);
    this.#bulks = new Bulks(engine, this.#reader, this.#writer, this.#indexes, this.#limits, this.#schemas);
    this.#schemaChanges = new SchemaChanges(engine, this.#reader, this.#writer, this.#schemas);
    this.#housekeeping = new Housekeeping(
      engine,
      this.#writer,
      this.#indexes,
      this.#limits,
      retention,
      background,
    );
  }

  /** Meets the indexes that there are. */
  start(): Promise<void> {
    this.#replica?.start();
    return this.#indexes.start();
  }

  get registryChanges(): RegistryChanges {
    return this.#registryChanges;
  }

  /** What an account may store from now on; undefined: without bounds. */
  limit(accountId: number, limits: StorageLimits | undefined): void {
    this.#limits.set(accountId, limits);
  }

  get idempotencyKeys(): IdempotencyKeys {
    return this.#keys;
  }

  /** How many writes wait for their commit. */
  get queuedWrites(): number {
    return this.#writer.queuedWrites;
  }

  /**
   * Objects with a `name`, by which they are in code point order.
   * @param names the only ones that are listed; undefined: all
   */
  listCollections(reading: Reading, names: ReadonlySet<string> | undefined): Promise<NamesRead> {
    return this.#reader.collections(reading, names && [...names]);
  }

  /** The tag that the list would have, without a look at it. */
  collectionsTag(accountId: number): Promise<string> {
    return this.#engine.readNamesTag(accountId);
  }

  async createCollection(accountId: number, name: string, keyed: KeyedRequest | undefined): Promise<void> {
    const limits = this.#limits.of(accountId);
    const max = limits?.maxCollections;
    const create = () =>
      this.#engine
        .createCollection(accountId, name, newIncarnation(), Date.now(), keyed?.record('{}'), max)
        .catch((error: unknown) => {
          if (!(error instanceof TooManyCollections)) throw error;
          throw limitReached(limits!, max!, 'collections', error.collections);
        });
    await this.#keys.carryOut(keyed, async () => {
      const created = await this.#writer.exclusive(create);
      if (created === undefined)
        throw new Problem('collection_exists', `There is a collection ${name} already.`);
      this.#remember(created);
      return {};
    });
  }

  async describeCollection(accountId: number, name: string): Promise<CollectionDescription> {
    return this.#on(accountId, name, ({ id }) => this.#engine.describeCollection(id));
  }

  async deleteCollection(accountId: number, name: string, keyed: KeyedRequest | undefined): Promise<void> {
    const remove = async (collection: CollectionRef): Promise<object | undefined> => {
      const isDeleted = await this.#writer.exclusive(() =>
        this.#engine.deleteCollection(collection, keyed?.record('{}')),
      );
      this.#collections.delete(`${accountId}/${name}`);
      if (!isDeleted) return undefined;
      this.#limits.deleted(accountId, collection.id);
      this.#events.deleted(collection.id);
      this.#indexes.sweep(0);
      return {};
    };
    await this.#keys.carryOut(keyed, () => this.#on(accountId, name, remove));
  }

  /** `rows`: JSON texts of objects without id, `values` what they say; all are stored or none. */
  async insert(
    accountId: number,
    name: string,
    rows: readonly string[],
    values: readonly JsonObject[],
    keyed: KeyedRequest | undefined,
  ): Promise<InsertedRows> {
    const done = await this.#write<'insert'>(
      accountId,
      name,
      async (collection) => {
        const write: Insert = { kind: 'insert', collection, rows, values, keyed };
        await this.#schemas.judgeAhead(write, collection, rows, values);
        return write;
      },
      keyed,
      true,
    );
    const { incarnation, seq, firstId } = done;
    const texts = done.rows ?? rows.map((text, index) => withId(firstId + index, text));
    return { firstId, rows: texts, cursor: cursorOf(incarnation, seq) };
  }

  /** `change` returns the row as it shall be; where that is the same, nothing happens. `size`: characters of what it brings. */
  async update(
    accountId: number,
    name: string,
    id: number,
    precondition: Precondition | undefined,
    change: (row: JsonObject) => JsonObject,
    size: number,
    keyed: KeyedRequest | undefined,
    advice?: string,
  ): Promise<VersionedRow> {
    const done = await this.#write<'update'>(
      accountId,
      name,
      (collection) => {
        return { kind: 'update', collection, id, precondition, change, advice, size, keyed };
      },
      keyed,
      true,
    );
    const { incarnation, row, seq } = done;
    return { row: row.data, etag: entityTagOf(incarnation, row.seq), cursor: cursorOf(incarnation, seq) };
  }

  async delete(
    accountId: number,
    name: string,
    id: number,
    precondition: Precondition | undefined,
    keyed: KeyedRequest | undefined,
  ): Promise<AtCursor> {
    const { incarnation, seq } = await this.#write<'delete'>(
      accountId,
      name,
      (collection) => {
        return { kind: 'delete', collection, id, precondition, keyed };
      },
      keyed,
      false,
    );
    return { cursor: cursorOf(incarnation, seq) };
  }

  /** The schema of a collection, as it was sent. @throws Problem schema_not_found */
  async readSchema(
    accountId: number,
    name: string,
  ): Promise<AtCursor & { readonly text: string; readonly etag: string }> {
    return this.#on(accountId, name, async ({ id, incarnation }) => {
      const schema = await this.#engine.readSchema(id);
      if (schema !== undefined) {
        const { text, seq } = schema;
        return { text, etag: tagOfSchema(text), cursor: cursorOf(incarnation, seq) };
      }
      if ((await this.#engine.describeCollection(id)) === undefined) return undefined;
      throw schemaNotFound(name);
    });
  }

  /** The collections that have a schema, of these names where only those are of interest; `most` at most. */
  readTypes(
    accountId: number,
    names: ReadonlySet<string> | undefined,
    most: number,
    withTexts: boolean,
  ): Promise<readonly CollectionType[]> {
    return this.#engine.readTypes(accountId, names, most, withTexts);
  }

  /** Sets or removes the schema of a collection. */
  async changeSchema(reading: Reading, name: string, query: SchemaQuery): Promise<void> {
    const change = (collection: CollectionRef) => this.#schemaChanges.change(reading, collection, query);
    await this.#keys.carryOut(query.keyed, () => this.#on(reading.accountId, name, change));
  }

  /** Changes or deletes the rows that fit, all or none. */
  async bulk(
    reading: Reading,
    name: string,
    query: BulkQuery,
  ): Promise<AtCursor & { readonly matched: number; readonly changed: number }> {
    const write = async (collection: CollectionRef) => {
      const done = await this.#bulks.write(reading, collection, query);
      return done && { ...done, incarnation: collection.incarnation };
    };
    const submit = () => this.#on(reading.accountId, name, write);
    const done = await this.#keys.carryOut(query.keyed, () =>
      query.change === undefined ? submit() : this.#limits.adding(reading.accountId, submit),
    );
    const { matched, changed, incarnation, seq } = done;
    return { matched, changed, cursor: cursorOf(incarnation, seq) };
  }

  /** @param seen a cursor: what is read is of no earlier state */
  async read(reading: Reading, name: string, id: number, seen?: string): Promise<VersionedRow> {
    const read = async (collection: CollectionRef, from: RowReads): Promise<VersionedRow | undefined> => {
      const read = await from.row(reading, collection.id, id);
      if (read === undefined) return undefined;
      if (read.row === undefined) throw rowNotFound(name, id);
      const { incarnation } = collection;
      return {
        row: read.row.data,
        etag: entityTagOf(incarnation, read.row.seq),
        cursor: cursorOf(incarnation, read.head),
      };
    };
    return this.#on(reading.accountId, name, read, seen);
  }

  /** @throws Problem parameter_invalid where `after` isn't of this list, page_expired */
  async list(reading: Reading, name: string, query: ListQuery): Promise<RowPage> {
    const { accountId } = reading;
    const { order, filter, after, asked, isUnchanged, seen } = query;
    const met = this.#collections.get(`${accountId}/${name}`);
    const recent = met && isUnchanged === undefined && this.#recentPages.get(met.id, asked);
    if (recent) return recent;
    const identity = { accountId, collection: name, order, filter };
    const place = after === undefined ? undefined : placeOfToken(identity, after);
    const list = async (known: CollectionRef, from: RowReads): Promise<RowPage | undefined> => {
      const collection = place === undefined ? known : await this.#ofPlace(known, place);
      const { id, incarnation } = collection;
      if (isUnchanged !== undefined) {
        const head = this.#engine.seqNow(id) ?? (await from.row(reading, id, noRow))?.head;
        if (head === undefined) return undefined;
        const cursor = cursorOf(incarnation, head);
        if (isUnchanged(cursor)) return { cursor, page: undefined, total: 0, next: undefined };
      }
      const position = place && (await this.#positionOf(from, reading, id, order, place));
      if (place !== undefined && position === undefined) return undefined;
      const read = await from.list(reading, id, query, position);
      if (read === undefined) return undefined;
      const { head, page, total, next } = read;
      const found = {
        cursor: cursorOf(incarnation, head),
        page,
        total,
        next: next && tokenOf(identity, incarnation, next),
      };
      this.#recentPages.keep(id, asked, head, found);
      return found;
    };
    return this.#on(accountId, name, list, seen);
  }

  /** So many rows that fit, by id, behind the one with the id `after`. Undefined when the collection is gone. */
  async rowsAfter(
    reading: Reading,
    { id }: CollectionRef,
    filter: Filter | undefined,
    limit: number,
    after: number,
  ): Promise<
    { readonly head: number; readonly page: string; readonly next: number | undefined } | undefined
  > {
    const query = { ...byId, filter, limit };
    const read = await this.#reader.list(
      reading,
      id,
      query,
      after === 0 ? undefined : { id: after, values: [] },
    );
    return read && { head: read.head, page: read.page, next: read.next?.id };
  }

  /**
   * The rows that fit, as they are at one moment; `pages` are their texts, each with a line feed behind it.
   *
   * @throws Problem overloaded where there are as many exports under way as may be
   */
  async export(
    reading: Reading,
    name: string,
    filter: Filter | undefined,
  ): Promise<AtCursor & { readonly pages: AsyncIterableIterator<string> }> {
    if (this.#exports === this.#engine.snapshotsAtOnce) {
      const headers = { 'Retry-After': String(exportRetrySeconds) };
      throw new Problem('overloaded', 'As many exports as may be are under way.', { headers });
    }
    this.#exports += 1;
    const leave = (): void => {
      this.#exports -= 1;
    };
    return this.#on(reading.accountId, name, async ({ id, incarnation }) => {
      const snapshot = await this.#engine.openRows(id, filter);
      if (snapshot === undefined) return undefined;
      return {
        cursor: cursorOf(incarnation, snapshot.head),
        pages: new Pages(reading, snapshot, leave),
      };
    }).catch((error: unknown) => {
      leave();
      throw error;
    });
  }

  /** The collection, if it is the one that the place is in. */
  async #ofPlace(known: CollectionRef, { incarnation }: Place): Promise<CollectionRef> {
    if (known.incarnation === incarnation) return known;
    const collection = await this.find(known.accountId, known.name);
    if (collection.incarnation === incarnation) return collection;
    throw pageExpired('The collection was made anew since the page before this one');
  }

  /** Long values aren't in a token: they are those of its row, if it has them still. Undefined when the collection is gone. */
  async #positionOf(
    from: RowReads,
    reading: Reading,
    collectionId: number,
    { fields }: Order,
    { id, values }: Place,
  ): Promise<Position | undefined> {
    const isWhole = values.every((each) => 'value' in each);
    const read = isWhole ? noRead : await from.row(reading, collectionId, id);
    if (read === undefined) return undefined;
    // As long as the list waits, it holds the long values twice: as they are, and as it is named.
    if (read.row !== undefined) await reading.reserve(2 * read.row.data.length);
    const row = read.row === undefined ? {} : (JSON.parse(read.row.data) as JsonObject);
    const found = values.map((each, place) => {
      if ('value' in each) return each.value;
      const value = fieldOf(row, fields[place]!.field) ?? null;
      if (digestOf(value) === each.digest) return value;
      throw pageExpired(
        'The last row of the page before this one no longer has the long value it was listed by',
      );
    });
    return { id, values: found };
  }

  async find(accountId: number, name: string): Promise<CollectionRef> {
    const found = await this.#engine.findCollection(accountId, name);
    if (found === undefined) throw collectionNotFound(name);
    this.#remember(found);
    return found;
  }

  /** Fails when the database can't be reached. A caller that comes while a ping is under way shares it. */
  ping(): Promise<void> {
    this.#ping ??= this.#engine.ping().finally(() => (this.#ping = undefined));
    return this.#ping;
  }

  /** Refuses what would delay the end: lists that take long, those under way too. */
  stop(): void {
    this.#reader.stop();
    this.#replica?.stop();
    this.#schemas.stop();
  }

  /** Commits what was accepted, and refuses the rest. */
  async close(): Promise<void> {
    await this.#replica?.close();
    await this.#housekeeping.close();
    await this.#indexes.close();
    await this.#writer.close();
    await this.#limits.close();
    await this.#schemas.close();
  }

  /** What came of a write: now, or when it was first sent. */
  #write<Kind extends Write['kind']>(
    accountId: number,
    name: string,
    writeOf: (collection: CollectionRef) => Awaitable<Extract<Write, { kind: Kind }>>,
    keyed: KeyedRequest | undefined,
    isAdding: boolean,
  ): Promise<Done<Kind> & Pick<CollectionRef, 'incarnation'>> {
    const submit = () =>
      this.#on(accountId, name, async (collection) => {
        const write = writeOf(collection);
        const done = await this.#writer.submit<Kind>(write instanceof Promise ? await write : write);
        return done && { ...done, incarnation: collection.incarnation };
      });
    return this.#keys.carryOut(keyed, () => (isAdding ? this.#limits.adding(accountId, submit) : submit()));
  }

  /** Works on a collection, which may have been deleted, or made anew, since this process met it. */
  async #on<T>(
    accountId: number,
    name: string,
    work: (collection: CollectionRef, from: RowReads) => Promise<T | undefined>,
    seen?: string,
  ): Promise<T> {
    const known = this.#collections.get(`${accountId}/${name}`);
    if (known !== undefined) {
      const result = await this.#from(known, seen, work);
      if (result !== undefined) return result;
      this.#collections.delete(`${accountId}/${name}`);
    }
    const result = await this.#from(await this.find(accountId, name), seen, work);
    if (result === undefined) throw collectionNotFound(name);
    return result;
  }

  /** From the replica, where that is there and has reached the cursor; else from the database itself. */
  #from<T>(
    collection: CollectionRef,
    seen: string | undefined,
    work: (collection: CollectionRef, from: RowReads) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const primary = () => work(collection, this.#reader);
    if (seen === undefined || this.#replica === undefined) return primary();
    return this.#replica.read(collection, seen, work).then((found) => found ?? primary());
  }

  #remember(collection: CollectionRef): void {
    this.#collections.set(`${collection.accountId}/${collection.name}`, collection);
  }
}

function placeOfToken(list: ListIdentity, token: string): Place {
  const place = placeOf(list, token);
  if (place !== undefined) return place;
  throw parameterInvalid('after', 'must be as Next-After gave it, for the same collection, filter and order');
}

function pageExpired(why: string): Problem {
  return new Problem('page_expired', `${why}; list it from the beginning.`);
}
