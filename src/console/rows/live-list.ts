/**
 * A live list of rows. It reads the first rows, loads others when the user scrolls to them, and applies the
 * changes that the feed sends.
 */
import type { Frame } from '../../client/copy.js';
import type { MirrorError } from '../../client/error.js';
import { Follower } from '../../client/follower.js';
import { platformTime } from '../../client/time.js';
import { collectionPath, type Service } from '../service.js';
import type { Connection } from '../templates.js';
import { type Asked, Places, type PlacesEvents, type Portion, type Row } from './places.js';

interface ListEvents extends PlacesEvents {
  /** Called for each change, so that an open editor can show it. */
  readonly rowChanged: (row: Row, event: string) => void;
  /**
   * Called when the list is no longer live: the feed can't be opened, or the list must be read again
   * (`isExpired`).
   */
  readonly failed: (error: unknown, isExpired: boolean) => void;
}

/** The number of rows in the first page. */
const firstRows = 100;
/** The delay in milliseconds before rows are requested again after an error. */
const pauseMs = 1_500;

export class LiveList {
  readonly places: Places;
  readonly asked: Asked;
  connection: Connection = 'connecting';
  /** The current number of rows. Deleted rows that keep their place don't count. */
  count = 0;
  /** The reason why the visible rows can't be loaded at the moment. */
  failure: unknown;
  /** The IDs of new rows that have no place in the displayed list. */
  readonly more = new Set<number>();
  readonly #service: Service;
  readonly #events: ListEvents;
  readonly #closing = new AbortController();
  #cursor = '';
  #looked: readonly [first: number, last: number] = [0, 0];
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(service: Service, asked: Asked, events: ListEvents) {
    this.#service = service;
    this.asked = asked;
    this.#events = events;
    const { field, direction } = asked.sort;
    this.places = new Places(
      (offset, limit) => this.#read({ offset, limit }),
      field === 'id' && direction === 'asc',
      events,
    );
  }

  /** Reads the first page and opens the feed. @throws the error of the first request */
  async open(): Promise<void> {
    const { rows, total, cursor } = await this.#read({ limit: firstRows }, { Prefer: 'count=exact' });
    if (this.#closing.signal.aborted) return;
    this.places.begin(rows, total!);
    this.count = this.places.total;
    this.#cursor = cursor;
    this.#events.changed();
    void this.#follow();
  }

  /** Loads the rows at these places. */
  want(first: number, last: number): void {
    this.#looked = [first, last];
    if (this.#pause !== undefined) return;
    this.places.want(first, last).then(
      () => this.failure !== undefined && this.#tell(undefined),
      (error) => {
        if (this.#closing.signal.aborted) return;
        this.#tell(error);
        this.#pause = setTimeout(() => {
          this.#pause = undefined;
          this.want(...this.#looked);
        }, pauseMs);
      },
    );
  }

  close(): void {
    this.#closing.abort();
    clearTimeout(this.#pause);
  }

  get isClosed(): boolean {
    return this.#closing.signal.aborted;
  }

  #tell(failure: unknown): void {
    this.failure = failure;
    this.#events.changed();
  }

  async #read(
    place: { readonly offset?: number; readonly limit: number },
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Portion & { readonly total: number | undefined; readonly cursor: string }> {
    const { collection, filter, sort } = this.asked;
    const answer = await this.#service.request<Row[]>('GET', `${collectionPath(collection)}/rows`, {
      query: { ...place, filter, order_by: sort.field, order: sort.direction },
      headers,
      signal: this.#closing.signal,
    });
    const total = answer.headers.get('Total-Count');
    const cursor = answer.headers.get('Collection-Cursor')!;
    return {
      rows: answer.body,
      seq: seqOf(cursor),
      total: total === null ? undefined : Number(total),
      cursor,
    };
  }

  #follow(): Promise<void> {
    const { collection, filter } = this.asked;
    const { key, url } = this.#service;
    const now = (connection: Connection): void => {
      this.connection = connection;
      this.#events.changed();
    };
    const follower = new Follower<Row>(
      { url, collection, filter, key, signal: this.#closing.signal },
      platformTime,
      {
        begin: () => this.#cursor,
        opened: () => now('live'),
        frames: (frames) => this.#take(frames),
        ended: () => now('lost'),
        expired: () => false,
        error: (error: MirrorError) => {
          const isExpired = error.code === 'cursor_expired';
          if (isExpired) this.close();
          if (error.isFinal) now('ended');
          if (isExpired || error.isFinal) this.#events.failed(error, isExpired);
        },
      },
    );
    return follower.run();
  }

  #take(frames: readonly Frame<Row>[]): void {
    for (const { event, row, cursor } of frames) {
      this.#cursor = cursor ?? this.#cursor;
      if (row !== undefined) this.#takeRow(event, row);
    }
    this.#events.changed();
  }

  #takeRow(event: string, row: Row): void {
    const isGone = event === 'delete' || event === 'leave';
    if (event !== 'update') this.count += isGone ? -1 : 1;
    const isHeld = this.places.take({ event, row, seq: seqOf(this.#cursor) });
    if (isGone) this.more.delete(row.id);
    else if (!isHeld && event === 'insert' && this.places.appends) this.places.append(row);
    else if (!isHeld && event !== 'update') this.more.add(row.id);
    this.#events.rowChanged(row, event);
  }
}

/** The sequence number of the change that a cursor refers to. */
function seqOf(cursor: string): number {
  return Number(cursor.slice(cursor.lastIndexOf('-') + 1));
}
