/** What a check of a database has verified and found. */
import type { Knex } from 'knex';
import { visibleLine } from '../../text/visible.js';

export interface Check {
  readonly name: string;
  /** How many things of which kind were compared. */
  readonly verified: Readonly<Record<string, number>>;
  readonly faults: readonly Fault[];
}

export interface Fault {
  readonly text: string;
  /** Recomputes what is wrong. Undefined if it cannot be derived from other data. */
  readonly repair?: Repair | undefined;
}

export interface Repair {
  readonly text: string;
  readonly run: (trx: Knex.Transaction) => Promise<unknown>;
}

export interface Running extends Check {
  readonly verified: Record<string, number>;
  readonly faults: Fault[];
}

export function start(name: string, ...things: string[]): Running {
  return { name, verified: Object.fromEntries(things.map((thing) => [thing, 0])), faults: [] };
}

export function count(check: Running, thing: string, by = 1): void {
  check.verified[thing] = (check.verified[thing] ?? 0) + by;
}

export function fault(check: Running, text: string, repair?: Repair): void {
  check.faults.push(repair === undefined ? { text } : { text, repair });
}

/** Returns undefined if a text is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Quotes a text. A damaged database can contain any text. */
export function quote(text: string): string {
  return visibleLine(JSON.stringify(text));
}
