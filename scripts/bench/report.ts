/** The table, as Markdown that is aligned for a terminal too. */
import type { Measurement } from './measure.js';

interface Column {
  readonly title: string;
  readonly text: (measurement: Measurement) => string;
  readonly isLeft?: boolean;
}

const columns: readonly Column[] = [
  { title: 'cell', text: ({ title }) => title, isLeft: true },
  {
    title: 'req/s',
    text: ({ requestsPerSecond }) => requestsPerSecond.toLocaleString('en', { maximumFractionDigits: 0 }),
  },
  { title: 'ratio', text: ({ ratio }) => ratio.toFixed(3) },
  { title: 'goal', text: ({ goal }) => goal?.toFixed(3) ?? '' },
  { title: 'reached', text: verdict, isLeft: true },
  { title: 'CPU us', text: ({ cpuUs }) => cpuUs.toFixed(1) },
  { title: 'main us', text: ({ mainThreadUs }) => mainThreadUs.toFixed(1) },
  { title: 'p50 ms', text: ({ p50Ms }) => p50Ms.toFixed(2) },
  { title: 'p99 ms', text: ({ p99Ms }) => p99Ms.toFixed(2) },
  { title: 'RSS MB', text: ({ rssMb }) => rssMb.toFixed(0) },
  { title: 'baseline', text: ({ baseline }) => baseline.toLocaleString('en', { maximumFractionDigits: 0 }) },
];

/** Widths are known before the rows are, so that each can be printed at once. */
const widths = columns.map(({ title }, index) =>
  index === 0 ? 41 : Math.max(title.length, index === 4 ? 12 : 7),
);

export const tableHead = (): string =>
  [
    line(columns.map(({ title }) => title)),
    `|${columns.map(({ isLeft }, index) => (isLeft ? '-'.repeat(widths[index]! + 2) : `${'-'.repeat(widths[index]! + 1)}:`)).join('|')}|`,
  ].join('\n');

export const tableRow = (measurement: Measurement): string =>
  line(columns.map(({ text }) => text(measurement)));

/** What the first request for an order was like. */
export function firstAskNote({ firstAsk }: Measurement): string | undefined {
  if (firstAsk === undefined) return undefined;
  const { firstMs, indexedAfterMs } = firstAsk;
  const index =
    indexedAfterMs === undefined
      ? 'no index came'
      : `an index answered after ${(indexedAfterMs / 1_000).toFixed(1)} s`;
  return `first asked for, unindexed: ${firstMs.toFixed(1)} ms; ${index}`;
}

function verdict({ errors, goal, ratio }: Measurement): string {
  if (errors > 0) return `${errors} errors`;
  if (goal === undefined) return '';
  return ratio >= goal ? 'yes' : 'no';
}

const line = (texts: readonly string[]): string =>
  `| ${texts.map((text, index) => (columns[index]!.isLeft ? text.padEnd(widths[index]!) : text.padStart(widths[index]!))).join(' | ')} |`;
