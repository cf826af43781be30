/** Formats the results: one line per cell during the measurement, and tables that compare servers. */
import { type Cell, cells } from './cells.js';
import type { Measurement } from './measure.js';
import { type Column, tableHead, tableRow } from './table.js';

/** Measurements by server or build, in display order. */
export type Groups = ReadonlyMap<string, readonly Measurement[]>;

interface Figure extends Column {
  readonly text: (measurement: Measurement) => string;
}

const titleColumn = {
  title: 'cell',
  width: Math.max(...cells.map(({ title }) => title.length)),
  isLeft: true,
};

const figures: readonly Figure[] = [
  { ...titleColumn, text: ({ title }) => title },
  { title: 'server', width: 17, isLeft: true, text: ({ server }) => server },
  { title: 'req/s', width: 6, text: ({ requestsPerSecond }) => whole(requestsPerSecond) },
  { title: 'ratio', width: 6, text: ({ ratio }) => ratio.toFixed(3) },
  { title: 'goal', width: 6, text: ({ goal }) => goal?.toFixed(3) ?? '' },
  { title: 'reached', width: 11, isLeft: true, text: verdict },
  { title: 'CPU us', width: 7, text: ({ cpuUs }) => tenths(cpuUs) },
  { title: 'main us', width: 7, text: ({ mainThreadUs }) => tenths(mainThreadUs) },
  { title: 'p50 ms', width: 7, text: ({ p50Ms }) => p50Ms.toFixed(2) },
  { title: 'p99 ms', width: 7, text: ({ p99Ms }) => p99Ms.toFixed(2) },
  { title: 'RSS MB', width: 6, text: ({ rssMb }) => whole(rssMb) },
  { title: 'anon MB', width: 7, text: ({ anonymousMb }) => whole(anonymousMb) },
  { title: 'baseline', width: 8, text: ({ baseline }) => whole(baseline) },
];

export const figuresHead = (): string => tableHead(figures);

export const figuresRow = (measurement: Measurement): string =>
  tableRow(
    figures,
    figures.map(({ text }) => text(measurement)),
  );

/** Returns a line about the first request, if it was measured. */
export function firstAskNote({ server, title, firstAsk }: Measurement): string {
  if (firstAsk === undefined) return '';
  const { firstMs, indexedAfterMs } = firstAsk;
  const index = indexedAfterMs === undefined ? '' : `; served by an index after ${whole(indexedAfterMs)} ms`;
  return `\n${server}, ${title}: the first request, a scan, took ${firstMs.toFixed(1)} ms${index}`;
}

/**
 * Returns a table of ratios to the baseline, with one row per cell and one column per group. The last column
 * is a remark of the caller.
 */
export function comparison(
  chosen: readonly Cell[],
  groups: Groups,
  remark: { readonly title: string; readonly text: (ratios: readonly (number | undefined)[]) => string },
): string {
  const rows = chosen.map(({ name, title }) => {
    const found = [...groups.values()].map((group) => group.find(({ cell }) => cell === name));
    const texts = found.map((measurement) => {
      if (measurement === undefined) return '-';
      if (measurement.requests === 0) return 'none';
      return isValid(measurement) ? measurement.ratio.toFixed(3) : 'errors';
    });
    const ratios = found.map((one) => (one !== undefined && isValid(one) ? one.ratio : undefined));
    return [title, ...texts, remark.text(ratios)];
  });
  const columns = [titleColumn.title, ...groups.keys(), remark.title].map((title, index) => ({
    title,
    width: Math.max(title.length, ...rows.map((texts) => texts[index]!.length)),
    isLeft: index === 0,
  }));
  return [tableHead(columns), ...rows.map((texts) => tableRow(columns, texts))].join('\n');
}

export const whole = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });

/** Returns true if there were responses and all of them were as expected. */
export const isValid = ({ errors, requests }: Measurement): boolean => errors === 0 && requests > 0;

function verdict(measurement: Measurement): string {
  const { errors, goal, ratio, requests } = measurement;
  if (!isValid(measurement)) return requests === 0 ? 'no answers' : `${errors} errors`;
  if (goal === undefined) return '';
  return ratio >= goal ? 'yes' : 'no';
}

const tenths = (value: number): string => (Number.isFinite(value) ? value.toFixed(1) : '');
