/**
 * Templates with `{names}` that are replaced for each request with random values or counters. They are filled
 * in here for a single request, and translated to Lua for wrk.
 */
import { whole } from '../shared/statistics.js';

/** The number of collections, and the number of rows in each. */
export interface Spread {
  readonly collections: number;
  readonly rowsEach: number;
}

/** The first one is the smallest. Each of the others has more rows in a collection, or more collections. */
const spreads: readonly Spread[] = [
  { collections: 1, rowsEach: 100_000 },
  { collections: 1, rowsEach: 1_000_000 },
  { collections: 1, rowsEach: 10_000_000 },
  { collections: 1_000, rowsEach: 1_000 },
  { collections: 100_000, rowsEach: 10 },
];

/** Returns the numbers of rows and collections at which growth is measured, up to this number of rows. */
export const spreadsUpTo = (rows: number): readonly Spread[] =>
  spreads.filter(({ rowsEach }) => rowsEach <= rows);

export const titleOf = ({ collections, rowsEach }: Spread): string =>
  `${whole(collections)} x ${whole(rowsEach)}`;

const firstLongId = 100_000_001;

/** The ranges of integers for each name. Literal ranges are written `{1..50}`. */
const ranges: Readonly<Record<string, (spread: Spread) => readonly [number, number]>> = {
  collection: ({ collections }) => [1, collections],
  id: ({ rowsEach }) => [1, rowsEach],
  /** The same with exactly nine digits, for IDs that are texts of equal length. */
  longId: ({ rowsEach }) => [firstLongId, firstLongId + rowsEach - 1],
  /** Near the start, but different in each request. */
  offset: ({ rowsEach }) => [0, Math.min(1_000, rowsEach / 2)],
  deepOffset: ({ rowsEach }) => [Math.max(0, rowsEach * 0.9 - 50), rowsEach * 0.9 + 50],
  /** Always six digits. */
  score: () => [100_000, 999_999],
};

/** A name, a range, or one of several words, as in `{asc|desc}`. */
const placeholder = new RegExp(
  `\\{(${Object.keys(ranges).join('|')}|next|nextLongId|nextCollection|\\d+\\.\\.\\d+|[\\w.-]+(?:\\|[\\w.-]+)+)\\}`,
  'g',
);

/** @param number the number of earlier requests, from which `{next}` and similar names continue */
export function fill(template: string, spread: Spread, number: number): string {
  return template.replace(placeholder, (_, name: string) => {
    if (name === 'nextCollection') return `${(number % spread.collections) + 1}`;
    if (name === 'next') return `${Math.floor(number / spread.collections) + 1}`;
    if (name === 'nextLongId') return `${Math.floor(number / spread.collections) + firstLongId}`;
    const words = name.split('|');
    if (words.length > 1) return words[Math.floor(Math.random() * words.length)]!;
    const [low, high] = rangeOf(name, spread);
    return `${low + Math.floor(Math.random() * (high - low + 1))}`;
  });
}

/**
 * Returns the template as a Lua expression. It uses a local variable `number`, the functions `random` and
 * `floor`, and `choose`, which returns one of the words between bars.
 */
export function toLua(template: string, spread: Spread): string {
  const { collections } = spread;
  const parts = template.split(placeholder).map((part, index) => {
    if (index % 2 === 0) return luaText(part);
    if (part === 'nextCollection') return `(number % ${collections} + 1)`;
    if (part === 'next') return `(floor(number / ${collections}) + 1)`;
    if (part === 'nextLongId') return `(floor(number / ${collections}) + ${firstLongId})`;
    if (part.includes('|')) return `choose(${luaText(part)})`;
    return `random(${rangeOf(part, spread).join(', ')})`;
  });
  return parts.filter((part) => part !== '""').join(' .. ');
}

/** Printable ASCII and line ends have the same escapes in JSON and Lua. */
export const luaText = (text: string): string => JSON.stringify(text);

function rangeOf(name: string, spread: Spread): readonly [number, number] {
  const [low, high] = name.split('..').map(Number);
  return ranges[name]?.(spread) ?? [low!, high!];
}
