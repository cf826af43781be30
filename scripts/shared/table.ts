/**
 * Prints a Markdown table line by line. It is also aligned for a terminal.
 *
 * @param columns the titles and widths; a column with a negative width is aligned to the left
 * @returns a function that prints a row
 */
export function startTable(columns: Readonly<Record<string, number>>): (...cells: readonly string[]) => void {
  const widths = Object.entries(columns).map(
    ([title, width]) => Math.max(title.length, Math.abs(width)) * Math.sign(width),
  );
  const print = (...cells: readonly string[]): void => {
    const padded = widths.map((width, index) => {
      const text = cells[index] ?? '';
      return width < 0 ? text.padEnd(-width) : text.padStart(width);
    });
    console.log(`| ${padded.join(' | ')} |`);
  };
  print(...Object.keys(columns));
  const rules = widths.map((width) => (width < 0 ? '-'.repeat(2 - width) : `${'-'.repeat(width + 1)}:`));
  console.log(`|${rules.join('|')}|`);
  return print;
}
