/**
 * What the checks of all rows of a collection by a new schema and by a new row key have in common. Other requests write
 * to the collection in the meantime. After the stored rows, the check therefore reads the change log, and writes wait only
 * during the check of the last changes.
 */
import { randomBytes } from 'node:crypto';
import type { CollectionRef, Engine, Rule } from '../engines/engine.js';
import { overloaded } from '../fairness/bounds.js';
import { clientGone, type ReadRequest } from '../fairness/read-request.js';
import { changesOf, type LogEntry } from '../log/entry.js';
import { Problem, type ValidationItem } from '../problem.js';

/** The maximum duration of a check. */
export const checkForMs = 60_000;
/** How long other requests can't change the rule if this instance crashes during the change. */
const reservedMs = checkForMs + 10_000;
/** Limits for the check while writes wait: the number of changes, and their bytes in the change log. */
const lastChanges = 1_000;
export const lastBytes = 524_288;
/** The number of change log entries that are read at once. An entry has at most about 256 KB. */
const logEntries = 4;

/** How messages say that rows are checked by a rule. */
const verbs = { schema: 'validated', 'row key': 'checked' } as const;

/**
 * Changes a rule while no other request does.
 *
 * @param change receives the token of the reservation. It returns undefined if the collection does not exist any more.
 * Otherwise, it must have committed with this token, which ends the reservation.
 * @throws Problem schema_busy, row_key_busy
 */
export async function whileReserved<T extends object>(
  engine: Engine,
  rule: Rule,
  { id, name }: CollectionRef,
  change: (token: string) => Promise<T | undefined>,
): Promise<T | undefined> {
  const token = randomBytes(8).toString('hex');
  if (!(await engine.beginRuleChange(rule, id, token, reservedMs)))
    throw new Problem(
      rule === 'schema' ? 'schema_busy' : 'row_key_busy',
      `Another request is changing the ${rule} of ${name}.`,
    );
  let changed: T | undefined;
  try {
    changed = await change(token);
    return changed;
  } finally {
    // A failure must not replace the outcome. The reservation then expires after `reservedMs`.
    if (changed === undefined) await engine.endRuleChange(rule, id, token).catch(() => undefined);
  }
}

export class CollectionCheck {
  /** The sequence number of the change up to which the rows are checked. */
  seq = 0;
  readonly #engine: Engine;
  readonly #reading: ReadRequest;
  readonly #collection: CollectionRef;
  readonly #rule: Rule;
  readonly #deadline: number;

  constructor(
    engine: Engine,
    reading: ReadRequest,
    collection: CollectionRef,
    rule: Rule,
    deadline = performance.now() + checkForMs,
  ) {
    this.#engine = engine;
    this.#reading = reading;
    this.#collection = collection;
    this.#rule = rule;
    this.#deadline = deadline;
  }

  /**
   * Checks the rows that were written since.
   *
   * @param check receives the latest state of rows that were inserted or updated, sorted by id
   * @throws Problem overloaded
   */
  async follow(check: (rows: readonly string[]) => Promise<void>): Promise<void> {
    for (;;) {
      this.refuseLate();
      const entries = await this.#engine.readLog(this.#collection.id, this.seq, logEntries);
      // The retention is very short, so the log no longer contains all changes since the last read.
      if (entries.length > 0 && entries[0]!.firstSeq !== this.seq + 1) throw this.tookTooLong();
      await check(latestOf(entries));
      this.seq = entries.at(-1)?.lastSeq ?? this.seq;
      if (entries.length < logEntries) return;
    }
  }

  /** Whether these changes are too many to check them while writes wait. */
  isBehind(entries: readonly LogEntry[]): boolean {
    return entries.length > 0 && entries.at(-1)!.lastSeq - this.seq > lastChanges;
  }

  /**
   * @param checked the number of rows that were checked
   * @throws Problem rows_mismatch if there are errors
   */
  refuse(errors: readonly ValidationItem[], checked: number): void {
    if (errors.length === 0) return;
    const detail = `Some rows of ${this.#collection.name} do not conform to the ${this.#rule}. The server did not change anything.`;
    throw new Problem('rows_mismatch', detail, { errors, checked });
  }

  /** @throws Problem if the client has disconnected or the check takes too long */
  refuseLate(): void {
    if (this.#reading.isGone()) throw clientGone();
    if (performance.now() > this.#deadline) throw this.tookTooLong();
  }

  tookTooLong(): Problem {
    return overloaded(
      `The rows of the collection could not be ${verbs[this.#rule]} within 60 s. The server did not change anything.`,
    );
  }
}

/** Returns the latest state of the rows that were inserted or updated, sorted by id. */
export function latestOf(entries: readonly LogEntry[]): readonly string[] {
  const latest = new Map<number, string | undefined>();
  for (const entry of entries) {
    for (const { kind, row } of changesOf(entry)) {
      const { id } = JSON.parse(row) as { id: number };
      latest.set(id, kind === 'delete' ? undefined : row);
    }
  }
  return [...latest].sort(([a], [b]) => a - b).flatMap(([, row]) => row ?? []);
}
