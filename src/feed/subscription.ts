/**
 * One open feed: sends the changes of a collection to one client, in order and as fast as its output accepts them. It
 * also sends initial rows and bookmarks. The output is a WebSocket connection, a stream of events or a poll.
 */
import type { Loss, Watch, Watcher } from '../access/watches.js';
import type { Hold } from '../fairness/share.js';
import { bookmarkFrame } from '../log/frames.js';
import { Problem } from '../problem.js';
import type { Encoded } from './encode.js';
import type { RowSource, RowsPage } from './initial.js';
import { isDue } from './inspection.js';
import type { EndReason, Output } from './outputs/output.js';
import type { Segment } from './segment.js';
import type { Selected } from './selections.js';
import { CursorGone, type Start, type Subscriber, type Tail } from './tail.js';

const bookmarkIntervalMs = 30_000;
const bookmarkSkipped = 1_000;

const noFrames: Encoded = { bytes: Buffer.alloc(0), frames: 0, through: 0 };

/** The initial rows of a feed. `page` is the next page to send. */
export interface InitialPages {
  readonly rows: RowSource;
  readonly page: RowsPage;
}

export class Subscription implements Subscriber, Watcher {
  readonly #choice: Selected;
  readonly #place: Hold;
  /** Contains this subscription until it is closed. */
  readonly #group: Set<Subscription>;
  #watch: Watch | undefined;
  #tail: Tail | undefined;
  #output: Output | undefined;
  /** The sequence number of the last change that was sent or skipped. */
  #seq = 0;
  /** The last change that was committed before the start. */
  #head = 0;
  #frames = 0;
  /** The number of changes skipped since the last bookmark. */
  #skipped = 0;
  /** Whether the feed sends bookmarks: the client passed a cursor, or has received all initial rows. */
  #isResumed = false;
  /** The initial rows that have yet to be sent. */
  #initial: InitialPages | undefined;
  #isPulling = false;
  #isDeleted = false;
  #isEnded = false;
  /** Why the feed must end as soon as it is opened. */
  #pendingEnd: EndReason | undefined;
  #lastBookmarkAt = performance.now();
  /** Called when the feed is closed. */
  #stopped: (() => void) | undefined;

  /**
   * @param place the place of the feed among the open feeds
   * @param group contains the subscription until it is closed
   */
  constructor(choice: Selected, place: Hold, group: Set<Subscription>) {
    this.#choice = choice;
    this.#place = place;
    this.#group = group;
    group.add(this);
  }

  /** The number of frames that were sent or queued. */
  get frames(): number {
    return this.#frames;
  }

  /** Whether the client has disconnected or the server closes the feed. */
  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Whether there may be committed changes that were neither sent nor skipped. */
  get isBehind(): boolean {
    const tail = this.#tail!;
    return this.#isPulling || tail.isBehind || this.#seq < Math.max(tail.seq, this.#head);
  }

  /** Whether later changes are known to be committed. */
  get hasMore(): boolean {
    return this.#seq < this.#tail!.end;
  }

  /** Why the feed must end, if it isn't open yet. */
  get pendingEnd(): EndReason | undefined {
    return this.#pendingEnd;
  }

  /** The subscription belongs to this tail from now on, until it is closed. */
  joined(tail: Tail): void {
    this.#tail = tail;
    if (this.#isEnded) tail.leave(this);
  }

  /** The permissions of the key are watched from now on, until the subscription is closed. */
  watchedBy(watch: Watch): void {
    this.#watch = watch;
    if (this.#isEnded) watch.end();
  }

  /**
   * Sets where the feed starts. `start` is undefined if the change log can't continue from the cursor.
   * `initial` was read after `start`. Returns false if the client has disconnected.
   */
  starts(start: Start | undefined, initial?: InitialPages): boolean {
    if (this.#isEnded) {
      initial?.rows.end();
      return false;
    }
    if (start === undefined) {
      this.#pendingEnd ??= 'cursorGone';
    } else {
      this.#seq = start.seq;
      this.#head = start.head;
      this.#isResumed = start.isResumed;
      this.#initial = initial;
    }
    return true;
  }

  onLoss(loss: Loss): void {
    this.end(loss);
  }

  /**
   * Starts to send frames to an output. Call `closed` when everything is sent, or when the client has disconnected.
   *
   * @param startsWithBookmark whether the first frame is a bookmark, so that the client has a cursor
   */
  opened(output: Output, startsWithBookmark = false): void {
    this.#output = output;
    if (this.#pendingEnd !== undefined) {
      this.end(this.#pendingEnd);
      return;
    }
    if (startsWithBookmark) void this.#bookmark();
    this.advance();
  }

  advance(): void {
    if (this.#isPulling || !this.#isOpen) return;
    this.#pull().catch((error: unknown) => {
      // During shutdown, all feeds are closed.
      if (error instanceof Problem && error.code === 'shutting_down') return;
      if (!(error instanceof CursorGone)) this.end('failed', error);
      else this.end(this.#isDeleted ? 'deleted' : 'cursorGone');
    });
  }

  /** The collection was deleted. Sends the stored changes before its deletion, and then closes the feed. */
  deleted(): void {
    this.#isDeleted = true;
    if (this.#isOpen) this.advance();
    else this.end('deleted');
  }

  /** Closes the feed after everything queued is sent. */
  end(reason: EndReason, error?: unknown): void {
    if (this.#output === undefined) this.#pendingEnd ??= reason;
    else if (!this.#isEnded) {
      this.#isEnded = true;
      this.#output.end(reason, error);
    }
  }

  /** Ends the feed because the server shuts down. Resolves when the connection or the response is closed. */
  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#stopped = resolve;
      this.end('stopping');
      if (this.#output === undefined) resolve();
    });
  }

  /** The connection or the response is closed, or was never opened. Can be called repeatedly. */
  closed(): void {
    this.#isEnded = true;
    this.#initial?.rows.end();
    this.#tail?.leave(this);
    this.#watch?.end();
    if (this.#group.delete(this)) {
      this.#choice.end();
      this.#place.release();
    }
    this.#stopped?.();
  }

  /** Lets the output do what is due, and sends a bookmark when one is due. */
  inspect(now: number): void {
    if (!this.#isOpen) return;
    this.#output!.inspect(now);
    if (!this.#isOpen) return;
    if (this.#isResumed && !this.#isPulling && isDue(now, this.#lastBookmarkAt, bookmarkIntervalMs)) {
      void this.#bookmark();
    }
  }

  /** Whether frames can be sent. */
  get #isOpen(): boolean {
    return !this.#isEnded && this.#output?.isOpen === true;
  }

  async #pull(): Promise<void> {
    const output = this.#output!;
    this.#isPulling = true;
    try {
      for (;;) {
        if (this.#initial?.page.head === this.#seq) {
          await this.#sendPage(this.#initial);
          if (!this.#isOpen) return;
          continue;
        }
        const encoding = this.#nextPart();
        if (encoding === undefined) break;
        const encoded = encoding instanceof Promise ? await encoding : encoding;
        if (!this.#isOpen) return;
        const flushed = this.#send(encoded);
        if (flushed !== undefined) await flushed;
        if (!this.#isOpen) return;
        if (encoded.isCut) output.reached?.(this.#seq, 'unsent');
        else if (this.#seq < Math.max(this.#tail!.seq, this.#head)) output.reached?.(this.#seq, 'unread');
        if (!this.#isOpen) return;
        if (this.#isResumed && this.#skipped >= bookmarkSkipped) await this.#bookmark();
        if (!this.#isOpen) return;
      }
    } finally {
      // This runs in the same turn as the last call of `after`. If it ran later, a call of `advance` in
      // between would have no effect.
      this.#isPulling = false;
    }
    this.#atEnd();
  }

  /**
   * Returns the encoded frames of the next changes. Returns undefined at the end of the change log. This isn't a part of
   * `#pull`, because a feed whose client doesn't read would then keep the segment in memory.
   */
  #nextPart(): Encoded | Promise<Encoded> | undefined {
    const next = this.#tail!.after(this.#seq, this.#head);
    if (!(next instanceof Promise)) return next && this.#encode(next);
    return next.then((segment) => (this.#isOpen ? this.#encode(segment) : noFrames));
  }

  #encode(segment: Segment): Encoded | Promise<Encoded> {
    const output = this.#output!;
    const through = Math.min(segment.lastSeq, this.#initial?.page.head ?? segment.lastSeq);
    const format = output.format(this.#initial === undefined);
    return this.#choice.encode(segment, { after: this.#seq, through, format, room: output.room });
  }

  /** The subscription has read the change log up to its end. */
  #atEnd(): void {
    if (this.#isDeleted) this.end('deleted');
    // The tail has yet to read up to the page's `head`, and calls `advance` when it has.
    else if (this.#initial !== undefined) this.#tail!.reach(this.#initial.page.head);
    else this.#output!.reached?.(this.#seq, 'none');
  }

  /** Sends a page of initial rows, and reads the next one. After the last, sends the synced bookmark. */
  async #sendPage({ rows, page }: InitialPages): Promise<void> {
    const { frames } = page;
    this.#frames += frames;
    const bytes = this.#output!.format(false).join([page.bytes]);
    if (frames > 0) await this.#output!.write({ bytes, frames, through: this.#seq });
    if (!this.#isOpen) return;
    if (page.next === undefined) {
      rows.end();
      this.#initial = undefined;
      this.#isResumed = true;
      await this.#bookmark(true);
      return;
    }
    const next = await rows.pageAfter(page.next, this.#seq);
    if (next !== undefined) this.#initial = { rows, page: next };
    else this.end('deleted');
  }

  #send(encoded: Encoded): Promise<void> | undefined {
    const { bytes, frames, through } = encoded;
    this.#skipped += through - this.#seq - frames;
    this.#seq = through;
    this.#frames += frames;
    return bytes.length === 0 ? undefined : this.#output!.write(encoded);
  }

  #bookmark(isSynced = false): Promise<void> | undefined {
    this.#skipped = 0;
    this.#frames += 1;
    this.#lastBookmarkAt = performance.now();
    const { incarnation } = this.#tail!.collection;
    const frame = bookmarkFrame(incarnation, this.#seq, new Date().toISOString(), isSynced);
    const format = this.#output!.format(true);
    const bytes = format.join([format.encode([frame]).bytes]);
    return this.#output!.write({ bytes, frames: 1, through: this.#seq });
  }
}
