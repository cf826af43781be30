/** A list of rows as it is now: its first rows, further ones as they are looked at, and the feed from there on. */

import type { Frame } from '../../client/copy.js';
import type { MirrorError } from '../../client/error.js';
import { Follower } from '../../client/follower.js';
import { platformTime } from '../../client/time.js';
import type { Connection } from '../problem.js';
import { collectionPath, type Service } from '../service.js';
import { Places, type Portion } from './places.js';
import type { Row } from './row.js';

export interface Asked {
  readonly collection: string;
  readonly filter: string | undefined;
  readonly sort: { readonly field: string; readonly direction: 'asc' | 'desc' };
}

export interface ListEvents {
  /** Something is to be drawn anew. */
  readonly changed: () => void;
  /** Of an open row among others. */
  readonly rowChanged: (row: Row, event: string) => void;
  /** From a place on, all have moved. */
  readonly moved: (from: number, by: number) => void;
  /** It isn't live any more: it can't be, or it has to be asked for anew (`isExpired`). */
  readonly failed: (error: unknown, isExpired: boolean) => void;
}

/** The log doesn't reach back to where the list was read. */
const expired = 4410;
/** Rows that are read at first. */
const firstRows = 100;
/** Rows that couldn't be read are asked for again after such a pause. */
const pauseMs = 1_500;

export class LiveList {
  readonly places: Places;
  readonly asked: Asked;
  connection: Connection = 'connecting';
  /** The rows that there are by now; those that are gone and keep their place aren't among them. */
  count = 0;
  /** Why rows that are looked at don't come, for now. */
  failure: unknown;
  /** Rows that came since and have no place in what is shown, by their ids. */
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

  /** Reads the first page and begins to follow. @throws what the service answers */
  async open(): Promise<void> {
    const { rows, total, cursor } = await this.#read({ limit: firstRows }, { Prefer: 'count=exact' });
    if (this.#closing.signal.aborted) return;
    this.places.begin(rows, total!);
    this.count = this.places.total;
    this.#cursor = cursor;
    this.#events.changed();
    void this.#follow();
  }

  /** Brings the rows of these places. */
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
    const answer = await this.#service.get<Row[]>(`${collectionPath(collection)}/rows`, {
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
    const { key, origin } = this.#service;
    const now = (connection: Connection): void => {
      this.connection = connection;
      this.#events.changed();
    };
    const follower = new Follower<Row>(
      { url: origin, collection, filter, key, signal: this.#closing.signal },
      platformTime,
      {
        begin: () => this.#cursor,
        opened: () => now('live'),
        frames: (frames) => this.#take(frames),
        ended: () => now('lost'),
        expired: () => false,
        error: (error: MirrorError) => {
          const isExpired = error.closeCode === expired;
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

/** The number of the change that a cursor stands behind. */
function seqOf(cursor: string): number {
  return Number(cursor.slice(cursor.lastIndexOf('-') + 1));
}
