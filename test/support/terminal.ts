import { spawnSync } from 'node:child_process';

/**
 * A command line that runs another command on a terminal (`script` of util-linux). Undefined if `script`
 * isn't installed.
 */
export const onTerminal: readonly string[] | undefined =
  spawnSync('script', ['--version']).status === 0
    ? ['bash', '-c', 'exec script -qec "$(printf "%q " "$@")" /dev/null', 'bash']
    : undefined;

/** Returns the final content of a terminal on which this text was printed. */
export function shownOf(printed: string): string {
  const lines = [''];
  let [row, column] = [0, 0];
  let saved = [row, column];
  for (const [each] of printed.matchAll(/\u001b(?:[78]|\[\??\d*[A-Za-z])|[^\u001b]/g)) {
    const line = lines[row]!;
    const [, target] = /^\u001b\[(\d+)G$/.exec(each) ?? [];
    if (target !== undefined) column = Number(target) - 1;
    else if (each === '\r') column = 0;
    else if (each === '\n') {
      row += 1;
      lines[row] ??= '';
    } else if (each === '\u001b7') saved = [row, column];
    else if (each === '\u001b8') [row, column] = saved as [number, number];
    else if (each === '\u001b[2K') lines[row] = '';
    else if (each === '\u001b[0K' || each === '\u001b[0J') lines[row] = line.slice(0, column);
    else if (/^\u001b\[\?(25|7)[hl]$/.test(each)) continue;
    else if (each.length > 1) throw new Error(`unknown: ${JSON.stringify(each)}`);
    else {
      lines[row] = line.slice(0, column).padEnd(column) + each + line.slice(column + 1);
      column += 1;
    }
  }
  return lines.join('\n');
}
