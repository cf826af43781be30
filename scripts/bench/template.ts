/**
 * Texts whose `{names}` are replaced anew for each request: drawn at random, or counted. Filled in here for a single
 * request, and translated to Lua for wrk.
 */

/** How many rows there are to choose from: so many in each of so many collections. */
export interface Spread {
  readonly collections: number;
  readonly rowsEach: number;
}

const firstLongId = 100_000_001;

/** Integers from these to those; literal ranges are written `{1..50}`. */
const ranges: Readonly<Record<string, (spread: Spread) => readonly [number, number]>> = {
  collection: ({ collections }) => [1, collections],
  id: ({ rowsEach }) => [1, rowsEach],
  /** The same with nine digits always, for ids that are texts of one length. */
  longId: ({ rowsEach }) => [firstLongId, firstLongId + rowsEach - 1],
  /** Near the beginning, yet different from request to request. */
  offset: ({ rowsEach }) => [0, Math.min(1_000, rowsEach / 2)],
  deepOffset: ({ rowsEach }) => [rowsEach * 0.9 - 50, rowsEach * 0.9 + 50],
  /** Six digits always. */
  score: () => [100_000, 999_999],
};

/** One of these words, as in `{asc|desc}`. */
const choice = '[\\w-]+(?:\\|[\\w-]+)+';

const placeholder = new RegExp(
  `\\{(${Object.keys(ranges).join('|')}|next|nextLongId|nextCollection|\\d+\\.\\.\\d+|${choice})\\}`,
  'g',
);

/** @param number how many requests were made before: `{next}` and others of that kind are counted on from it */
export function fill(template: string, spread: Spread, number: number): string {
  return template.replace(placeholder, (_, name: string) => {
    if (name === 'nextCollection') return String((number % spread.collections) + 1);
    if (name === 'next') return String(Math.floor(number / spread.collections) + 1);
    if (name === 'nextLongId') return String(Math.floor(number / spread.collections) + firstLongId);
    const words = name.split('|');
    if (words.length > 1) return words[Math.floor(Math.random() * words.length)]!;
    const [low, high] = rangeOf(name, spread);
    return String(low + Math.floor(Math.random() * (high - low + 1)));
  });
}

/**
 * The same as an expression over a local variable `number`, with `random` and `floor` of Lua's library at hand, and with
 * `choose`, which takes one of the words between bars.
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

/** Printable ASCII and line ends are written alike in JSON and Lua. */
export const luaText = (text: string): string => JSON.stringify(text);

function rangeOf(name: string, spread: Spread): readonly [number, number] {
  const range = ranges[name]?.(spread);
  if (range !== undefined) return range;
  const [low, high] = name.split('..').map(Number);
  return [low!, high!];
}
