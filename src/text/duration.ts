/** Parses durations as people write them. */

const unitMs = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/**
 * Returns a duration such as `30d`, `12h`, `15m`, `2s` or `2w` in milliseconds. Returns undefined for any
 * other text, and for more than 6 digits (5 for weeks).
 */
export function durationOf(text: string): number | undefined {
  const [, count, unit] = /^(?=\d{1,6}[smhd]$|\d{1,5}w$)(\d+)(.)$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * unitMs[unit as keyof typeof unitMs];
}
