/**
 * Reads a row, a page of a list, or all rows of a collection. If the client passes a cursor, rows and pages
 * come from the read replica, if it has reached the cursor.
 */
import type { CollectionRef, Engine, PageRead } from '../../engines/engine.js';
import type { ReadRequest } from '../../fairness/read-request.js';
import type { Shares } from '../../fairness/shares.js';
import { cursorOf, entityTagOf } from '../../log/cursor.js';
import { Problem, parameterInvalid } from '../../problem.js';
import type { Filter } from '../../values/filter.js';
import { type Grant, isReached, type Selection, selectionWithin } from '../../values/grant.js';
import { projection } from '../../values/projection.js';
import type { Collections } from '../collections.js';
import { rowNotFound } from '../writes/row-changes.js';
import type { ListIdentity, PageTokens, TokenPosition } from './page-token.js';
import { byId, noRow, type Reader, type RowsQuery } from './reader.js';
import { RecentPages } from './recent-pages.js';
import type { ReplicaReads, RowReader } from './replica-reads.js';
import { SnapshotStream } from './snapshot-stream.js';

/** `cursor` is the position in the feed to which the response belongs. */
export interface AtCursor {
  readonly cursor: string;
}

interface RowQuery {
  readonly fields: readonly string[] | undefined;
  /** A cursor. The response must not be older than it. */
  readonly seen: string | undefined;
}

/** The JSON text of a row, and its version. */
export interface VersionedRow extends AtCursor {
  readonly row: string;
  readonly etag: string;
}

interface ListQuery extends Omit<RowsQuery, 'after'> {
  /** The page token from the previous page. */
  readonly after: string | undefined;
  /** Equal for equal queries. Names the page in the cache. */
  readonly cacheKey: string;
  /**
   * Returns whether the client already has this version of the list. If the function is given, it's called before
   * the list is read.
   */
  readonly isUnchanged: ((version: string) => boolean) | undefined;
  /** A cursor. The page must not be older than it. */
  readonly seen: string | undefined;
}

interface RowPage extends AtCursor {
  /** The cursor, and the grant of the ticket, so that a ticket that reaches more never gets 304 for this page. */
  readonly version: string;
  /** Undefined if the client already has the page. */
  readonly page: PageRead['page'] | undefined;
  /** The total count of rows that match the filter, if they were counted. */
  readonly total: number;
  /** The page token for the next page, if there is one. */
  readonly next: string | undefined;
}

/** Resolves with `undefined` if the collection doesn't exist any more. */
type Work<T> = (collection: CollectionRef, from: RowReader) => Promise<T | undefined>;

export class RowReads {
  readonly #engine: Engine;
  readonly #collections: Collections;
  readonly #reader: Reader;
  readonly #replica: ReplicaReads | undefined;
  readonly #tokens: PageTokens;
  readonly #recentPages: RecentPages<RowPage & Pick<PageRead, 'page'>>;
  readonly #shares: Shares;

  constructor(
    engine: Engine,
    collections: Collections,
    reader: Reader,
    replica: ReplicaReads | undefined,
    shares: Shares,
    tokens: PageTokens,
  ) {
    this.#tokens = tokens;
    this.#engine = engine;
    this.#shares = shares;
    this.#collections = collections;
    this.#reader = reader;
    this.#replica = replica;
    this.#recentPages = new RecentPages(engine);
  }

  /** @throws Problem row_not_found, also if the ticket of the request does not reach the row */
  async row(reading: ReadRequest, name: string, id: number, query: RowQuery): Promise<VersionedRow> {
    const { grant } = reading;
    const { fields } = selectionWithin(grant, { filter: undefined, fields: query.fields });
    return this.#on(reading, name, query.seen, async ({ id: collectionId, incarnation }, from) => {
      const read = await from.row(reading, collectionId, id);
      if (read === undefined) return undefined;
      if (read.row === undefined || !isReached(grant, read.row.data)) throw rowNotFound(name, id);
      return {
        row: fields === undefined ? read.row.data : projection(fields)(read.row.data),
        etag: entityTagOf(incarnation, read.row.seq),
        cursor: cursorOf(incarnation, read.head),
      };
    });
  }

  /** @throws Problem parameter_invalid if `after` doesn't belong to this list; page_expired */
  async list(reading: ReadRequest, name: string, asked: ListQuery): Promise<RowPage> {
    const { accountId, grant } = reading;
    const { order, after, isUnchanged, seen } = asked;
    const sorted = order.fields.map(({ field }) => field);
    const { filter, fields } = selectionWithin(grant, asked, sorted);
    const query = { ...asked, filter, fields };
    const cacheKey = grant === undefined ? asked.cacheKey : `${asked.cacheKey} ${grant.id}`;
    const cached = this.#collections.known(accountId, name);
    const recent = cached && isUnchanged === undefined && this.#recentPages.get(cached.id, cacheKey);
    if (recent) return recent;
    const identity = { accountId, collection: name, order, filter, grant: grant?.id };
    const position = after === undefined ? undefined : this.#positionOf(identity, after);
    const list: Work<RowPage> = async (known, from) => {
      const collection = position === undefined ? known : await this.#collectionOf(known, position);
      const { id, incarnation } = collection;
      if (isUnchanged !== undefined) {
        const head = this.#engine.seqNow(id) ?? (await from.row(reading, id, noRow))?.head;
        if (head === undefined) return undefined;
        const cursor = cursorOf(incarnation, head);
        const version = versionOf(cursor, grant);
        if (isUnchanged(version)) return { cursor, version, page: undefined, total: 0, next: undefined };
      }
      const read = await from.list(reading, id, { ...query, after: position });
      if (read === undefined) return undefined;
      const { head, page, total, next } = read;
      const cursor = cursorOf(incarnation, head);
      const found = {
        cursor,
        version: versionOf(cursor, grant),
        page,
        total,
        next: next && this.#tokens.tokenOf(identity, incarnation, next),
      };
      this.#recentPages.keep(id, cacheKey, head, found);
      return found;
    };
    return this.#on(reading, name, seen, list, cached);
  }

  /**
   * Returns at most `limit` matching rows with an id greater than `after`, sorted by id. Returns `undefined`
   * if the collection doesn't exist any more.
   */
  async rowsAfter(
    reading: ReadRequest,
    { id }: CollectionRef,
    filter: Filter | undefined,
    limit: number,
    after: number,
  ): Promise<
    { readonly head: number; readonly page: string; readonly next: number | undefined } | undefined
  > {
    const position = after === 0 ? undefined : { id: after, key: '' };
    const read = await this.#reader.list(reading, id, { ...byId, filter, limit, after: position });
    return read && { head: read.head, page: read.page.toString(), next: read.next?.id };
  }

  /**
   * Exports all matching rows from one snapshot. `pages` are texts with one entire row per line, and each line ends
   * with a line feed. The response must contain only `fields`, if they are defined.
   *
   * @throws Problem overloaded if the maximum number of exports is in progress
   */
  async export(
    reading: ReadRequest,
    name: string,
    selection: Selection,
  ): Promise<AtCursor & Pick<Selection, 'fields'> & { readonly pages: AsyncIterableIterator<string> }> {
    const { filter, fields } = selectionWithin(reading.grant, selection);
    const leave = this.#shares.take('exports', reading);
    const open = async ({ id, incarnation }: CollectionRef) => {
      const snapshot = await this.#engine.openRows(id, filter);
      return (
        snapshot && {
          cursor: cursorOf(incarnation, snapshot.head),
          fields,
          pages: new SnapshotStream(reading, snapshot, leave),
        }
      );
    };
    return this.#collections.on(reading.accountId, name, open).catch((error: unknown) => {
      leave();
      throw error;
    });
  }

  /** Counts the rows that the ticket of the request reaches. Resolves with `undefined` if the collection is gone. */
  async count(reading: ReadRequest, { id }: CollectionRef): Promise<number | undefined> {
    const { filter } = selectionWithin(reading.grant, { filter: undefined, fields: undefined });
    const query = { ...byId, filter, limit: 1, isCounted: true, fields: ['id'] };
    return (await this.#reader.list(reading, id, query))?.total;
  }

  #positionOf(list: ListIdentity, token: string): TokenPosition {
    const position = this.#tokens.positionOf(list, token);
    if (position !== undefined) return position;
    throw parameterInvalid(
      'after',
      'must be a value of Next-After for the same collection, filter and order',
    );
  }

  /** Returns the collection to which the page token belongs. */
  async #collectionOf(known: CollectionRef, { incarnation }: TokenPosition): Promise<CollectionRef> {
    if (known.incarnation === incarnation) return known;
    const collection = await this.#collections.find(known.accountId, known.name);
    if (collection.incarnation === incarnation) return collection;
    throw pageExpired(
      'After the previous page, the collection was deleted and created again, or the database was restored or copied',
    );
  }

  /** Reads from the replica if it is available and has reached the cursor `seen`. If not, from the primary. */
  #on<T>(
    { accountId }: ReadRequest,
    name: string,
    seen: string | undefined,
    work: Work<T>,
    known?: CollectionRef,
  ): Promise<T> {
    const read = (collection: CollectionRef): Promise<T | undefined> => {
      const primary = () => work(collection, this.#reader);
      if (seen === undefined || this.#replica === undefined) return primary();
      return this.#replica.read(collection, seen, work).then((found) => found ?? primary());
    };
    return this.#collections.on(accountId, name, read, known);
  }
}

function versionOf(cursor: string, grant: Grant | undefined): string {
  return grant === undefined ? cursor : `${cursor}-${grant.id}`;
}

function pageExpired(why: string): Problem {
  return new Problem('page_expired', `${why}. Start again from the first page.`);
}
