/** A list of rows as it is now: its first page, further ones as they are asked for, and the feed from there on. */

import type { Frame } from '../../client/copy.js';
import type { MirrorError } from '../../client/error.js';
import { Follower } from '../../client/follower.js';
import { platformTime } from '../../client/time.js';
import { collectionPath, type Service } from '../service.js';
import { type Page, Pages, pageRows } from './pages.js';
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
  readonly rowChanged: (row: Row, isGone: boolean) => void;
  /** It isn't live any more: it can't be, or it has to be asked for anew (`isExpired`). */
  readonly failed: (error: unknown, isExpired: boolean) => void;
}

/** The log doesn't reach back to where the list was read. */
const expired = 4410;

export class LiveList {
  readonly pages: Pages;
  readonly asked: Asked;
  /** Whether changes come as they are made; undefined before the first time. */
  isLive: boolean | undefined;
  /** The rows that there are by now; those that are gone and keep their place aren't among them. */
  count = 0;
  /** Rows that came since and have no place in what is shown. */
  more = 0;
  readonly #service: Service;
  readonly #events: ListEvents;
  readonly #closing = new AbortController();
  #cursor = '';

  constructor(service: Service, asked: Asked, events: ListEvents) {
    this.#service = service;
    this.asked = asked;
    this.#events = events;
    this.pages = new Pages((offset, limit) => this.#page({ offset, limit }), events.changed);
  }

  /** Reads the first page and begins to follow. @throws what the service answers */
  async open(): Promise<void> {
    const first = await this.#page({ limit: pageRows }, { Prefer: 'count=exact' });
    if (this.#closing.signal.aborted) return;
    this.pages.begin(first);
    this.count = this.pages.total;
    this.#cursor = first.cursor;
    this.#events.changed();
    void this.#follow();
  }

  /** Brings the rows of these places. */
  want(first: number, last: number): void {
    this.pages.want(first, Math.min(last, this.pages.total - 1)).catch((error) => {
      if (!this.#closing.signal.aborted) this.#events.failed(error, false);
    });
  }

  close(): void {
    this.#closing.abort();
  }

  async #page(
    place: { readonly offset?: number; readonly limit: number },
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Page & { readonly cursor: string }> {
    const { collection, filter, sort } = this.asked;
    const answer = await this.#service.get<Row[]>(`${collectionPath(collection)}/rows`, {
      query: { ...place, filter, order_by: sort.field, order: sort.direction },
      headers,
      signal: this.#closing.signal,
    });
    const total = answer.headers.get('Total-Count');
    return {
      rows: answer.body,
      total: total === null ? undefined : Number(total),
      cursor: answer.headers.get('Collection-Cursor')!,
    };
  }

  #follow(): Promise<void> {
    const { collection, filter } = this.asked;
    const { key, origin } = this.#service;
    const live = (isLive: boolean): void => {
      this.isLive = isLive;
      this.#events.changed();
    };
    const follower = new Follower<Row>(
      { url: origin, collection, filter, key, signal: this.#closing.signal },
      platformTime,
      {
        begin: () => this.#cursor,
        opened: () => live(true),
        frames: (frames) => this.#take(frames),
        ended: () => live(false),
        expired: () => false,
        error: (error: MirrorError) => {
          const isExpired = error.closeCode === expired;
          if (isExpired) this.close();
          if (isExpired || error.isFinal) this.#events.failed(error, isExpired);
        },
      },
    );
    return follower.run();
  }

  #take(frames: readonly Frame<Row>[]): void {
    for (const { event, row, cursor } of frames) {
      if (row !== undefined) this.#takeRow(event, row);
      this.#cursor = cursor ?? this.#cursor;
    }
    this.#events.changed();
  }

  #takeRow(event: string, row: Row): void {
    const { sort } = this.asked;
    const isGone = event === 'delete' || event === 'leave';
    if (event !== 'update') this.count += isGone ? -1 : 1;
    const isKnown = this.pages.take({ event, row });
    if (!isKnown && event === 'insert' && sort.field === 'id' && sort.direction === 'asc')
      this.pages.append(row);
    else if (!isKnown && (event === 'insert' || event === 'enter')) this.more += 1;
    this.#events.rowChanged(row, isGone);
  }
}
