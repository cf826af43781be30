/** Formats a number, such as `12,480`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** Formats a number with its noun, such as `1 row` or `12,480 rows`. */
export function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
