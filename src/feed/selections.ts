/**
 * Decides which changes a feed with a filter or with `fields` sends, from the row before and after each change. For
 * example, an update that makes a row match is sent as `enter`, and an update of other fields isn't sent. Subscriptions
 * with equal filters and fields share one selection. It examines each change once, and the result is encoded once per
 * combination of events.
 *
 * Examining a row of 256 KiB takes up to 0.1 s, and every subscription can have a different selection. All selections
 * together therefore use at most half of the main thread. After some milliseconds of work, they rest for the same time,
 * and then the next account has its turn. Only subscriptions that keep up request work.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { filterAsked } from '../contract/filter-asked.js';
import type { ReadRequest } from '../fairness/read-request.js';
import { RoundRobinQueue } from '../fairness/round-robin-queue.js';
import { type ChangeKind, rowBefore, type Update } from '../log/entry.js';
import { type Frame, type LoggedChange, type Named, variantOf } from '../log/frames.js';
import { fieldsAsked } from '../operations/rows/fields.js';
import { type Filter, fieldsIn } from '../values/filter.js';
import { matcherOf } from '../values/filter-match.js';
import { selectionWithin } from '../values/grant.js';
import { projection } from '../values/projection.js';
import type { JsonObject } from '../values/values.js';
import { bitOf, bitsOf, type Choice, type Encoded, kindsOf, WholeSegment } from './encode.js';
import type { Segment } from './segment.js';

/** The changes that a client wants. */
export interface Wanted {
  readonly events: readonly ChangeKind[];
  readonly filter?: Filter | undefined;
  /** The fields of the rows in the frames. Undefined includes all of them. */
  readonly fields?: readonly string[] | undefined;
}

/** The parameters that select what a feed sends. */
interface Asked {
  readonly events: readonly ChangeKind[];
  readonly filter?: string;
  readonly fields?: readonly string[];
}

/**
 * Returns the changes that a request wants and that its ticket reaches. Every kind of feed gets them from here.
 *
 * @throws Problem parameter_invalid, scope_insufficient, ticket_exceeded
 */
export function wantedBy({ grant }: Pick<ReadRequest, 'grant'>, asked: Asked): Wanted {
  const selection = { filter: filterAsked(asked), fields: fieldsAsked(asked) };
  return { events: asked.events, ...selectionWithin(grant, selection) };
}

/** A filter and fields that at least one subscription uses. */
interface Selection {
  readonly filter: LiveFilter | undefined;
  readonly fields: Fields | undefined;
  subscriptions: number;
}

interface LiveFilter {
  readonly matches: (row: JsonObject) => boolean;
  /** The top-level fields that the filter reads. */
  readonly fields: ReadonlySet<string>;
}

interface Fields {
  readonly names: ReadonlySet<string>;
  /** Reduces a row (JSON) to `id` and these fields. */
  readonly project: (row: string) => string;
}

/** The choice of one subscription. Call `end` when the subscription is closed. */
export interface Selected extends Choice {
  readonly end: () => void;
}

/** How long selections work before they rest for the same time. */
const maxTurnMs = 5;
/** The limit of the cache for subscriptions that need the same changes a little later. */
const maxKeptBytes = 16_777_216;
/** The estimated size of a cached outcome without its reports. */
const outcomeBytes = 512;
/** The estimated size of a report without the text of its frame. */
const reportBytes = 128;

const nothing = (): void => undefined;
/** The choices of subscriptions without a filter and fields, by the bits of their events. */
const unselected = Array.from({ length: 8 }, (_, bits): Selected => ({ ...kindsOf(bits), end: nothing }));

export class Selections {
  readonly #live = new Map<string, Selection>();
  readonly #outcomes = new WeakMap<Segment, Map<Selection, Outcome | Promise<Outcome>>>();
  /** The cached outcomes, oldest first. */
  readonly #kept = new Set<Outcome>();
  #keptBytes = 0;
  readonly #waiting = new RoundRobinQueue<Trial>();
  #isWorking = false;
  /** The rest that was due at `#workedAt`, when the last work stopped. */
  #owedMs = 0;
  #workedAt = 0;
  /** The parsed changes of the last segment, because other selections usually examine the same segment next. */
  #parsed: { readonly segment: Segment; readonly changes: readonly ParsedChange[] } | undefined;

  /** Returns the choice of a new subscription. In `events`, `update` includes `enter` and `leave`. */
  choose({ events, filter, fields }: Wanted): Selected {
    const bits = bitsOf(events);
    if (filter === undefined && fields === undefined) return unselected[bits]!;
    const name = JSON.stringify([filter, fields]);
    const live = this.#live.get(name) ?? {
      filter: filter && { matches: matcherOf(filter), fields: new Set(fieldsIn(filter)) },
      fields: fields && { names: new Set(fields), project: projection(fields) },
      subscriptions: 0,
    };
    this.#live.set(name, live);
    live.subscriptions += 1;
    return {
      encode: (segment, part) => {
        const outcome = this.#outcomeOf(segment, live);
        const encode = (known: Outcome): Encoded =>
          known.whole.encode(
            segment,
            part,
            bits,
            (place) => known.reportedAt(bits, place),
            (bytes) => {
              if (this.#kept.has(known)) this.#keep(known, bytes);
            },
          );
        return outcome instanceof Promise ? outcome.then(encode) : encode(outcome);
      },
      end: () => {
        live.subscriptions -= 1;
        if (live.subscriptions > 0) return;
        this.#live.delete(name);
        if (this.#live.size > 0) return;
        this.#parsed = undefined;
        for (const outcome of this.#kept) this.#forget(outcome);
      },
    };
  }

  #outcomeOf(segment: Segment, selection: Selection): Outcome | Promise<Outcome> {
    const outcomes = this.#outcomes.get(segment) ?? new Map<Selection, Outcome | Promise<Outcome>>();
    this.#outcomes.set(segment, outcomes);
    const known = outcomes.get(selection);
    if (known !== undefined) return known;
    const outcome = new Outcome(() => outcomes.delete(selection));
    const trial: Trial = { segment, selection, outcome, next: 0, done: nothing, failed: nothing };
    const isDone = !this.#isWorking && this.#owed() < maxTurnMs && this.#work(trial);
    const result = isDone ? outcome : this.#later(trial);
    outcomes.set(selection, result);
    return result;
  }

  async #later(trial: Trial): Promise<Outcome> {
    await new Promise<void>((resolve, reject) => {
      trial.done = resolve;
      trial.failed = reject;
      this.#waiting.push(trial.segment.collection.accountId, trial);
      if (!this.#isWorking) void this.#workOn();
    });
    this.#outcomes.get(trial.segment)!.set(trial.selection, trial.outcome);
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
      if (trial!.selection.subscriptions === 0) trial!.outcome.forget();
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
    const { segment, selection, outcome } = trial;
    if (this.#parsed?.segment !== segment) {
      const changes = segment.changes().map((change) => new ParsedChange(change, segment.collection));
      this.#parsed = { segment, changes };
    }
    const { changes } = this.#parsed;
    let now = begun;
    for (; trial.next < changes.length && now - begun < maxTurnMs; trial.next += 1) {
      outcome.add(changes[trial.next]!, trial.next, selection);
      now = performance.now();
    }
    this.#workedAt = performance.now();
    this.#owedMs += this.#workedAt - begun;
    if (trial.next < changes.length) return false;
    this.#keep(outcome, outcome.bytes);
    return true;
  }

  #owed(): number {
    return Math.max(0, this.#owedMs - Math.max(0, performance.now() - this.#workedAt));
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

/** The work on a segment for a selection. */
interface Trial {
  readonly segment: Segment;
  readonly selection: Selection;
  readonly outcome: Outcome;
  /** The index of the next change to examine. */
  next: number;
  done: () => void;
  failed: (error: unknown) => void;
}

/** What a selection sends of a segment. */
class Outcome {
  readonly forget: () => void;
  readonly whole = new WholeSegment();
  keptBytes = 0;
  /** The estimated size of `#reports`. */
  bytes = outcomeBytes;
  /**
   * By the index of each change that is sent. A filter usually skips most changes. An entry for each of them took 27 KiB
   * per segment of 1,000 changes.
   */
  readonly #reports = new Map<number, Report>();

  constructor(forget: () => void) {
    this.forget = forget;
  }

  add(change: ParsedChange, place: number, { filter, fields }: Selection): void {
    const frame = reportOf(change, filter, fields);
    if (frame === false) return;
    this.bytes += reportBytes + (frame === true ? 0 : frame.text.length);
    this.#reports.set(place, { kind: change.kind, frame });
  }

  reportedAt(bits: number, place: number): boolean | Frame {
    const report = this.#reports.get(place);
    return report !== undefined && (bits & report.kind) !== 0 && report.frame;
  }
}

/** How a change is sent. */
interface Report {
  /** The bit of the change's kind. */
  readonly kind: number;
  /** True to send the frame of the change. Otherwise, another frame to send instead. */
  readonly frame: true | Frame;
}

/** Returns whether a change is sent, or the frame to send instead of its own. */
function reportOf(
  change: ParsedChange,
  filter: LiveFilter | undefined,
  fields: Fields | undefined,
): boolean | Frame {
  const isIn = filter === undefined || filter.matches(change.row);
  const wasIn = filter !== undefined && change.isOf(filter.fields) ? filter.matches(change.before) : isIn;
  if (isIn !== wasIn) return change.crossing(isIn ? 'enter' : 'leave', fields);
  return isIn && (fields === undefined || change.reducedTo(fields));
}

/** A change whose parts are parsed when a selection first needs them. */
class ParsedChange {
  readonly #logged: LoggedChange;
  readonly #collection: Named;
  #row: JsonObject | undefined;
  #changed: readonly string[] | undefined;
  #before: JsonObject | undefined;
  /** Created when a change first needs it, because most changes don't. */
  #crossings: Map<string, Frame> | undefined;

  constructor(logged: LoggedChange, collection: Named) {
    this.#logged = logged;
    this.#collection = collection;
  }

  /** The bit of the kind. */
  get kind(): number {
    return bitOf[this.#logged.change.kind];
  }

  /** The row after the change. For a delete, its last state. */
  get row(): JsonObject {
    this.#row ??= JSON.parse(this.#logged.change.row) as JsonObject;
    return this.#row;
  }

  /** The names of the fields that an update changed. */
  get changed(): readonly string[] {
    const { change } = this.#logged;
    this.#changed ??= change.kind === 'update' ? (JSON.parse(change.changed) as string[]) : [];
    return this.#changed;
  }

  /** Whether the change is an update that changed one of these fields. */
  isOf(fields: ReadonlySet<string>): boolean {
    return this.changed.some((field) => fields.has(field));
  }

  /** The row before an update. Call it only if `isOf` returned true, which means that the change is an update. */
  get before(): JsonObject {
    this.#before ??= rowBefore(this.#logged.change as Update, this.row);
    return this.#before;
  }

  /** Returns the frame for an update after which the row starts or stops to match a filter. */
  crossing(event: 'enter' | 'leave', fields: Fields | undefined): Frame {
    if (fields !== undefined) return this.#variant(event, fields.project(this.#rowOf(event)));
    this.#crossings ??= new Map();
    const known = this.#crossings.get(event) ?? this.#variant(event, this.#rowOf(event));
    this.#crossings.set(event, known);
    return known;
  }

  /** Returns the frame with only these fields. Returns false for an update that changed none of them. */
  reducedTo({ names, project }: Fields): false | Frame {
    const { change } = this.#logged;
    if (change.kind !== 'update') return this.#variant(change.kind, project(change.row));
    const changed = this.changed.filter((field) => names.has(field));
    if (changed.length === 0) return false;
    return this.#variant('update', project(change.row), JSON.stringify(changed));
  }

  #rowOf(event: 'enter' | 'leave'): string {
    return event === 'enter' ? this.#logged.change.row : JSON.stringify(this.before);
  }

  #variant(event: ChangeKind | 'enter' | 'leave', row: string, changed?: string): Frame {
    return variantOf(this.#logged, this.#collection, event, row, changed);
  }
}
