/**
 * Measures whether the cost of a request depends on the amount of data, with growing numbers of rows and
 * collections.
 */
import type { Cell } from './cells.js';
import type { Bench, Measurement } from './measure.js';
import { comparison, type Groups } from './report.js';
import { measureRowfeed } from './session.js';
import type { Spread } from './template.js';

const spreads: readonly Spread[] = [
  { collections: 1, rowsEach: 10_000 },
  { collections: 1, rowsEach: 100_000 },
  { collections: 1, rowsEach: 1_000_000 },
  { collections: 100, rowsEach: 10_000 },
  { collections: 1_000, rowsEach: 1_000 },
];

/** The index of the reference in `spreads`. */
const reference = 1;

export async function measureGrowth(bench: Bench, chosen: readonly Cell[]): Promise<Groups> {
  const groups = new Map<string, readonly Measurement[]>();
  for (const spread of spreads) {
    const title = `${spread.collections.toLocaleString('en')} x ${spread.rowsEach.toLocaleString('en')}`;
    console.log(`\n${title} rows`);
    groups.set(title, await measureRowfeed({ ...bench, spread }, chosen));
  }
  const remark = { title: 'least of larger ones', text: leastOfLarger };
  console.log(`\nCollections x rows in each, ratios:\n\n${comparison(chosen, groups, remark)}`);
  return groups;
}

/** Returns the worst result of the larger spreads, as a percentage of the reference. */
function leastOfLarger(ratios: readonly (number | undefined)[]): string {
  const known = ratios.slice(reference + 1).filter((ratio) => ratio !== undefined);
  const base = ratios[reference];
  if (known.length === 0 || base === undefined) return '';
  return `${((Math.min(...known) / base) * 100).toFixed(0)} %`;
}
