/** Spans of time as people write them. */

const unitMs = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** `30d`, `12h`, `15m`, `2s` or `2w` in milliseconds; undefined where it is written otherwise, or is some 2,000 years. */
export function durationOf(text: string): number | undefined {
  const [, count, unit] = /^(?=\d{1,6}[smhd]$|\d{1,5}w$)(\d+)(.)$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * unitMs[unit as keyof typeof unitMs];
}
