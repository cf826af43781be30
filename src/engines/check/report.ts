/** What a check of a database has verified and found. */
import type { Knex } from 'knex';

export interface Check {
  readonly name: string;
  /** How many things of which kind were compared. */
  readonly verified: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
}

interface Fault {
  readonly text: string;
  /** Recomputes what is wrong. Undefined if it cannot be derived from other data. */
  readonly repair?: Repair | undefined;
}

export interface Repair {
  readonly text: string;
  readonly run: (trx: Knex.Transaction) => Promise<unknown>;
}

/**
 * Receives the progress of a check.
 *
 * @param count how many entries (collections, rows, changes, indexes and index keys) were compared; undefined in other steps
 * @param done the completed share of the step, from 0 to 1
 */
export type CheckProgress = (step: string, count?: number, done?: number) => void;

export class RunningCheck implements Check {
  readonly name: string;
  readonly verified: Record<string, number>;
  readonly faults: Fault[] = [];
  /** Called after everything that was counted. */
  onCount: ((by: number) => void) | undefined;

  /** @param things the things that the check counts, even if their number is 0 */
  constructor(name: string, ...things: string[]) {
    this.name = name;
    this.verified = Object.fromEntries(things.map((thing) => [thing, 0]));
  }

  count(thing: string, by = 1): void {
    this.verified[thing] = (this.verified[thing] ?? 0) + by;
    this.onCount?.(by);
  }

  fault(text: string, repair?: Repair): void {
    this.faults.push({ text, repair });
  }
}
