/**
 * Decides which changes a filtered feed sends, from the row before and after each change. For example, an
 * update that makes a row match is sent as `enter`. Subscriptions with equal filters share one compiled
 * filter. It tests each change once, and the result is encoded once per combination of events.
 *
 * A test of a row of 256 KiB takes up to 0.1 s, and every subscription can have a different filter. All tests
 * together therefore use at most half of the main thread. After some milliseconds of work, the tests rest for
 * the same time, and then the next account has its turn. Only subscriptions that keep up request tests.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { RoundRobinQueue } from '../fairness/round-robin-queue.js';
import { rowBefore, type Update } from '../log/entry.js';
import { type ChangeFrame, crossingFrame } from '../log/frames.js';
import { type Filter, fieldsIn } from '../values/filter.js';
import { matcherOf } from '../values/filter-match.js';
import type { JsonObject } from '../values/values.js';
import { type Choice, type Encoded, encodePart, encodeText } from './encode.js';
import type { Segment } from './segment.js';

/** A filter that at least one subscription uses. */
interface LiveFilter {
  readonly matches: (row: JsonObject) => boolean;
  /** The top-level fields that the filter reads. */
  readonly fields: ReadonlySet<string>;
  sockets: number;
}

/** The choice of one subscription. Call `end` when the subscription is closed. */
export interface FilteredChoice extends Choice {
  readonly end: () => void;
}

/** How long tests run before they rest for the same time. */
const maxTurnMs = 5;
/** The limit of the cache for subscriptions that need the same changes a little later. */
const maxKeptBytes = 16_777_216;
/** The estimated size of a cached outcome without its frames. */
const outcomeBytes = 512;

const nothing = (): void => undefined;

export class Filters {
  readonly #live = new Map<string, LiveFilter>();
  readonly #outcomes = new WeakMap<Segment, Map<LiveFilter, Outcome | Promise<Outcome>>>();
  /** The cached outcomes, oldest first. */
  readonly #kept = new Set<Outcome>();
  #keptBytes = 0;
  readonly #waiting = new RoundRobinQueue<Trial>();
  #isWorking = false;
  /** The rest that was due at `#workedAt`, when the last work stopped. */
  #owedMs = 0;
  #workedAt = 0;
  /** The parsed changes of the last segment, because other filters usually test the same segment next. */
  #parsed: { readonly segment: Segment; readonly changes: readonly ParsedChange[] } | undefined;

  /**
   * Returns the choice of a new subscription.
   *
   * @param bits the wanted kinds of change. `enter` and `leave` count as updates.
   */
  choose(filter: Filter, bits: number): FilteredChoice {
    const name = JSON.stringify(filter);
    const live = this.#live.get(name) ?? {
      matches: matcherOf(filter),
      fields: new Set(fieldsIn(filter)),
      sockets: 0,
    };
    this.#live.set(name, live);
    live.sockets += 1;
    return {
      encode: (segment, after, through) => {
        const outcome = this.#outcomeOf(segment, live);
        const encode = (known: Outcome): Encoded => this.#encode(segment, after, through, bits, known);
        return outcome instanceof Promise ? outcome.then(encode) : encode(outcome);
      },
      end: () => {
        live.sockets -= 1;
        if (live.sockets > 0) return;
        this.#live.delete(name);
        if (this.#live.size > 0) return;
        this.#parsed = undefined;
        for (const outcome of this.#kept) this.#forget(outcome);
      },
    };
  }

  #outcomeOf(segment: Segment, filter: LiveFilter): Outcome | Promise<Outcome> {
    const outcomes = this.#outcomes.get(segment) ?? new Map<LiveFilter, Outcome | Promise<Outcome>>();
    this.#outcomes.set(segment, outcomes);
    const known = outcomes.get(filter);
    if (known !== undefined) return known;
    const outcome = new Outcome(() => outcomes.delete(filter));
    const trial: Trial = { segment, filter, outcome, next: 0, done: nothing, failed: nothing };
    const isDone = !this.#isWorking && this.#owed() < maxTurnMs && this.#work(trial);
    const result = isDone ? outcome : this.#later(trial);
    outcomes.set(filter, result);
    return result;
  }

  async #later(trial: Trial): Promise<Outcome> {
    await new Promise<void>((resolve, reject) => {
      trial.done = resolve;
      trial.failed = reject;
      this.#waiting.push(trial.segment.collection.accountId, trial);
      if (!this.#isWorking) void this.#workOn();
    });
    this.#outcomes.get(trial.segment)!.set(trial.filter, trial.outcome);
    return trial.outcome;
  }

  async #workOn(): Promise<void> {
    this.#isWorking = true;
    for (;;) {
      const owedMs = this.#owed();
      if (owedMs >= maxTurnMs) await sleep(owedMs);
      const [accountId] = this.#waiting.next(() => false) ?? [];
      if (accountId === undefined) break;
      const [trial] = this.#waiting.take(accountId);
      if (trial!.filter.sockets === 0) trial!.outcome.forget();
      else this.#workOnOne(accountId, trial!);
    }
    this.#isWorking = false;
  }

  /** If a trial fails, only its subscriptions end, and the next trials continue. */
  #workOnOne(accountId: number, trial: Trial): void {
    try {
      if (this.#work(trial)) trial.done();
      else this.#waiting.push(accountId, trial);
    } catch (error) {
      trial.outcome.forget();
      trial.failed(error);
    }
  }

  /** Continues a trial for one turn. Returns false if a part of it remains. */
  #work(trial: Trial): boolean {
    this.#owedMs = this.#owed();
    const begun = performance.now();
    const { segment, filter, outcome } = trial;
    if (this.#parsed?.segment !== segment) {
      this.#parsed = { segment, changes: segment.frames().map((frame) => new ParsedChange(frame)) };
    }
    const { changes } = this.#parsed;
    let now = begun;
    for (; trial.next < changes.length && now - begun < maxTurnMs; trial.next += 1) {
      outcome.add(changes[trial.next]!, filter);
      now = performance.now();
    }
    this.#workedAt = performance.now();
    this.#owedMs += this.#workedAt - begun;
    if (trial.next < changes.length) return false;
    this.#keep(outcome, outcomeBytes + outcome.bytes);
    return true;
  }

  #owed(): number {
    return Math.max(0, this.#owedMs - Math.max(0, performance.now() - this.#workedAt));
  }

  #encode(segment: Segment, after: number, through: number, bits: number, outcome: Outcome): Encoded {
    const isWhole = after < segment.firstSeq && through >= segment.lastSeq;
    const known = isWhole ? outcome.encoded.get(bits) : undefined;
    if (known !== undefined) return known;
    const encoded = encodePart(segment, after, through, (kind, place) =>
      outcome.reportedAt(bits, kind, place),
    );
    if (!isWhole) return encoded;
    outcome.encoded.set(bits, encoded);
    if (this.#kept.has(outcome)) this.#keep(outcome, encoded.bytes.length);
    return encoded;
  }

  /** Adds to the cached size of an outcome and removes the oldest outcomes if the cache is full. */
  #keep(outcome: Outcome, bytes: number): void {
    this.#kept.add(outcome);
    outcome.keptBytes += bytes;
    this.#keptBytes += bytes;
    for (const oldest of this.#kept) {
      if (this.#keptBytes <= maxKeptBytes || oldest === outcome) return;
      this.#forget(oldest);
    }
  }

  #forget(outcome: Outcome): void {
    this.#kept.delete(outcome);
    this.#keptBytes -= outcome.keptBytes;
    outcome.forget();
  }
}

/** The test of a segment against a filter. */
interface Trial {
  readonly segment: Segment;
  readonly filter: LiveFilter;
  readonly outcome: Outcome;
  /** The index of the next change to test. */
  next: number;
  done: () => void;
  failed: (error: unknown) => void;
}

/** The result of testing a segment against a filter. */
class Outcome {
  readonly forget: () => void;
  readonly encoded = new Map<number, Encoded>();
  keptBytes = 0;
  /** The total size of the frames in `#reported`. */
  bytes = 0;
  /** For each change: whether its own frame is sent, or the `enter` or `leave` frame to send instead. */
  readonly #reported: (boolean | Buffer)[] = [];

  constructor(forget: () => void) {
    this.forget = forget;
  }

  add(change: ParsedChange, { matches, fields }: LiveFilter): void {
    const isIn = matches(change.row);
    const wasIn = change.isOf(fields) ? matches(change.before) : isIn;
    if (isIn === wasIn) {
      this.#reported.push(isIn);
      return;
    }
    const frame = isIn ? change.enter : change.leave;
    this.bytes += frame.length;
    this.#reported.push(frame);
  }

  reportedAt(bits: number, kind: number, place: number): boolean | Buffer {
    return (bits & kind) !== 0 && this.#reported[place]!;
  }
}

/** A change whose parts are parsed when a filter first needs them. */
class ParsedChange {
  readonly #frame: ChangeFrame;
  #row: JsonObject | undefined;
  #changed: readonly string[] | undefined;
  #before: JsonObject | undefined;
  #enter: Buffer | undefined;
  #leave: Buffer | undefined;

  constructor(frame: ChangeFrame) {
    this.#frame = frame;
  }

  /** The row after the change. For a delete, its last state. */
  get row(): JsonObject {
    this.#row ??= JSON.parse(this.#frame.change.row) as JsonObject;
    return this.#row;
  }

  /** Whether the change is an update that changed one of these fields. */
  isOf(fields: ReadonlySet<string>): boolean {
    const { change } = this.#frame;
    if (change.kind !== 'update') return false;
    this.#changed ??= JSON.parse(change.changed) as string[];
    return this.#changed.some((field) => fields.has(field));
  }

  /** The row before an update. */
  get before(): JsonObject {
    this.#before ??= rowBefore(this.#update, this.row);
    return this.#before;
  }

  get enter(): Buffer {
    this.#enter ??= this.#crossing('enter', this.#frame.change.row);
    return this.#enter;
  }

  get leave(): Buffer {
    this.#leave ??= this.#crossing('leave', JSON.stringify(this.before));
    return this.#leave;
  }

  #crossing(event: 'enter' | 'leave', row: string): Buffer {
    return encodeText(crossingFrame(event, this.#update, this.#frame.text, row));
  }

  get #update(): Update {
    const { change } = this.#frame;
    if (change.kind === 'update') return change;
    throw new Error(`of a row there is nothing before its ${change.kind}`);
  }
}
