/** Returns the value that this share of the values is below; NaN if there is no value. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the median. For an even number of values, returns the larger of the two middle values. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Formats a number such as `12,480`. */
export const whole = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });
