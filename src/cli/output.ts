/**
 * What the commands print: results on standard output, as tables for people or, with --json, one line of
 * JSON; remarks on standard error.
 */
import Table from 'cli-table3';

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

export function remark(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** A command came to an end that its exit code tells of. */
export class CommandFailure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A column's heading and whether what is in it is a number. */
export type Column = readonly [heading: string, kind?: 'number'];

/** Columns two spaces apart, without lines around them. */
export function formatTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  indent = '',
): string {
  const table = new Table({
    head: columns.map(([heading]) => heading),
    colAligns: columns.map(([, kind]) => (kind === 'number' ? 'right' : 'left')),
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
    chars: {
      ...{ top: '', 'top-mid': '', 'top-left': '', 'top-right': '' },
      ...{ bottom: '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '' },
      ...{ left: indent, 'left-mid': '', mid: '', 'mid-mid': '', right: '', 'right-mid': '', middle: '  ' },
    },
  });
  table.push(...rows.map((row) => [...row]));
  return table.toString().replace(/ +$/gm, '');
}

/** `2030-01-31 12:00`, in UTC. */
export function formatTime(time: number | undefined, otherwise: string): string {
  return time === undefined ? otherwise : new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

/** RFC 3339, or null. */
export function toWireTime(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

/** `12,480` */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}
