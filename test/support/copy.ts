/**
 * Keeps a copy of a collection, or of its rows that match a filter. The copy is built only from the frames of
 * a feed.
 */
import { EventEmitter, once } from 'node:events';
import { expect } from 'chai';
import { hangMs } from './eventually.js';
import { type Feed, type FeedOptions, type Frame, feed } from './feed.js';
import { isEqual, type ModelRow } from './model.js';
import { seqOf } from './writers.js';

/** A filter, and the function that decides whether a row matches it. */
export type Meaning = readonly [filter: string | undefined, fits: (row: ModelRow) => boolean];

/** The frames of all connections in order. `anew` marks a connection that starts with the initial rows. */
type Told = 'anew' | Frame;

/**
 * Follows a feed with `initial`, or from a cursor with an empty copy. Resumes from the last cursor, as a
 * client would.
 */
export class Copy {
  readonly #options: FeedOptions;
  readonly #fits: Meaning[1];
  readonly #told: Told[] = [];
  readonly #arrivals = new EventEmitter();
  #since: string | undefined;
  #feed: Feed | undefined;
  #taken = 0;
  connections = 0;

  /**
   * @param since a cursor from when the collection was empty; if undefined, the copy starts with the initial
   * rows
   */
  constructor(options: FeedOptions, [filter, fits]: Meaning, since?: string) {
    this.#options = { ...options, filter };
    this.#fits = fits;
    this.#since = since;
  }

  /**
   * The sequence number of the last change in the copy. Undefined until the copy contains all initial rows.
   */
  get seq(): number | undefined {
    this.#take();
    return this.#since === undefined ? undefined : seqOf(this.#since);
  }

  async connect(service: { readonly url: string }): Promise<void> {
    const since = this.#since;
    if (since === undefined) this.#told.push('anew');
    const from = since === undefined ? { initial: 'true' } : { since };
    this.#feed = await feed(service, { ...this.#options, ...from });
    this.#feed.socket.on('message', () => this.#arrivals.emit('frame'));
    this.#taken = 0;
    this.connections += 1;
  }

  /** Terminates the connection. Returns the close code. */
  async cut(): Promise<number> {
    this.#feed!.socket.terminate();
    return this.ended();
  }

  async ended(): Promise<number> {
    const { code } = await this.#feed!.closed();
    this.#take();
    this.#feed = undefined;
    return code;
  }

  /** Waits for this number of frames, or until the copy includes a change. */
  async progress(frames: number, seq = Number.POSITIVE_INFINITY): Promise<void> {
    const awaited = this.#feed!.all.length + frames;
    const signal = AbortSignal.timeout(hangMs);
    while (this.#feed!.all.length < awaited && (this.seq ?? -1) < seq) {
      await once(this.#arrivals, 'frame', { signal }).catch(() => {
        throw new Error(`the copy stands at ${this.#since}, ${this.#feed!.all.length} of ${awaited} frames`);
      });
    }
  }

  /**
   * Compares the copy with the collection at every bookmark and every frame with a cursor. The complete
   * change log provides the expected state. Returns the number of comparisons.
   */
  hold(log: readonly Frame[]): number {
    this.#take();
    let held = 0;
    const copy = new Map<number, object>();
    let model = new Map<number, ModelRow>();
    let place = 0;
    let isWhole = this.#told[0] !== 'anew';
    for (const told of this.#told) {
      if (told === 'anew') {
        copy.clear();
        isWhole = false;
        continue;
      }
      const { event, row, seq, synced } = told;
      if (event === 'delete' || event === 'leave') copy.delete(row.id);
      else if (event !== 'bookmark') copy.set(row.id, row);
      isWhole ||= synced === true;
      if (!isWhole || event === 'row') continue;
      // A new connection with initial rows can start at an earlier change than the previous connection had
      // reached.
      if (log[place - 1] !== undefined && log[place - 1]!.seq > seq) [model, place] = [new Map(), 0];
      for (; log[place] !== undefined && log[place]!.seq <= seq; place += 1) {
        const change = log[place]!;
        if (change.event === 'delete') model.delete(change.row.id);
        else model.set(change.row.id, change.row);
      }
      held += 1;
      const expected = [...model.values()].filter(this.#fits);
      const isSame =
        expected.length === copy.size && expected.every((each) => isEqual(copy.get(each.id), each));
      if (!isSame) expect(copy, `at ${seq}`).to.deep.equal(new Map(expected.map((each) => [each.id, each])));
    }
    return held;
  }

  #take(): void {
    const all = this.#feed?.all ?? [];
    for (; this.#taken < all.length; this.#taken += 1) {
      const frame = all[this.#taken]!;
      this.#told.push(frame);
      if (this.#since !== undefined || frame.synced === true) this.#since = frame.cursor;
    }
  }
}
