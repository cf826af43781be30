/**
 * Prints the output of commands. Results go to standard output, as tables for people or as one line of JSON
 * with `--json`. Remarks go to standard error. All output passes through this file, which makes the control
 * characters of data visible. Otherwise, data could control the terminal.
 */
import { Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { visibleLine, visibleText } from '../text/visible.js';

export function print(text: string): void {
  write(`${text}\n`);
}

/** Like `print`, but without a line feed at the end. */
export function write(text: string): void {
  process.stdout.write(visibleText(text));
}

/** Returns standard output for data. If it is a terminal, control characters of the data become visible. */
export function dataOutput(): Writable {
  if (!process.stdout.isTTY) return process.stdout;
  const decoder = new StringDecoder();
  return new Writable({
    write: (chunk, _encoding, done) => process.stdout.write(visibleText(decoder.write(chunk)), done),
  });
}

export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

export function remark(text: string): void {
  process.stderr.write(`${visibleText(text)}\n`);
}

/** Ends a command that failed, with a message and an exit code. */
export class CommandFailure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The heading of a column. The kind `number` aligns the cells to the right. */
type Column = readonly [heading: string, kind?: 'number'];

/** Formats a table without borders. Two spaces separate the columns. */
export function formatTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  indent = '',
): string {
  const lines = [columns.map(([heading]) => heading), ...rows.map((row) => row.map(visibleLine))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => widthOf(line[index]!))));
  const pad = (cell: string, index: number): string => {
    const space = ' '.repeat(widths[index]! - widthOf(cell));
    return columns[index]![1] === 'number' ? space + cell : cell + space;
  };
  return lines.map((line) => `${indent}${line.map(pad).join('  ')}`.trimEnd()).join('\n');
}

/** Formats a time in milliseconds since the epoch, such as `2030-01-31 12:00`, in UTC. */
export function formatTime(time: number | undefined, otherwise: string): string {
  return time === undefined ? otherwise : formatSeconds(time).slice(0, 16);
}

export function formatSeconds(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

const graphemes = new Intl.Segmenter('en');
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}\uff01-\uff60]/u;

/** Returns the number of columns that a text takes up in a terminal. */
function widthOf(text: string): number {
  return [...graphemes.segment(text)].reduce((sum, { segment }) => sum + (wide.test(segment) ? 2 : 1), 0);
}
