/**
 * The output of commands: results on standard output, as tables for people or, with --json, one line of JSON; remarks on
 * standard error.
 */

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

export function remark(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** The end of a command that could not do what it was told to. */
export class CommandFailure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** A column's heading, and whether it holds numbers. */
export type Column = readonly [heading: string, kind?: 'number'];

/** Columns two spaces apart, without lines around them. */
export function formatTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  indent = '',
): string {
  const lines = [columns.map(([heading]) => heading), ...rows];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => widthOf(line[index]!))));
  const pad = (cell: string, index: number): string => {
    const space = ' '.repeat(widths[index]! - widthOf(cell));
    return columns[index]![1] === 'number' ? space + cell : cell + space;
  };
  return lines.map((line) => `${indent}${line.map(pad).join('  ')}`.trimEnd()).join('\n');
}

/** `2030-01-31 12:00`, in UTC. */
export function formatTime(time: number | undefined, otherwise: string): string {
  return time === undefined ? otherwise : new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

/** `12,480` */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** `1 row`, `12,480 rows` */
export function counted(count: number, thing: string): string {
  return `${formatCount(count)} ${thing}${count === 1 ? '' : 's'}`;
}

const graphemes = new Intl.Segmenter('en');
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}\uff01-\uff60]/u;

/** How many characters wide a terminal shows a text. */
function widthOf(text: string): number {
  return [...graphemes.segment(text)].reduce((sum, { segment }) => sum + (wide.test(segment) ? 2 : 1), 0);
}
