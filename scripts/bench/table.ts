/** Creates Markdown tables line by line. They are also aligned for a terminal. */

export interface Column {
  readonly title: string;
  readonly width: number;
  readonly isLeft?: boolean;
}

export function tableHead(columns: readonly Column[]): string {
  const rule = columns.map(({ width, isLeft }) =>
    isLeft ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`,
  );
  return `${tableRow(
    columns,
    columns.map(({ title }) => title),
  )}\n|${rule.join('|')}|`;
}

export function tableRow(columns: readonly Column[], texts: readonly string[]): string {
  const cells = columns.map(({ width, isLeft }, index) => {
    const text = texts[index] ?? '';
    return isLeft ? text.padEnd(width) : text.padStart(width);
  });
  return `| ${cells.join(' | ')} |`;
}
