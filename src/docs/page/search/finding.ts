/**
 * Finds the sections of the documentation that contain all words of a query. This module doesn't depend on
 * the page.
 */

/** A section of a contract or guide, as `/docs/search.json` contains it. */
export interface Section {
  readonly title: string;
  /** The title of the page or group that contains the section. */
  readonly where: string;
  readonly address: string;
  readonly text: string;
}

interface Found {
  readonly section: Section;
  /** The text around the words that were found. */
  readonly gist: string;
}

/** Words that readers search for, with the words that the documentation uses instead. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  angular: ['javascript'],
  k8s: ['kubernetes'],
  login: ['authenticate', 'authentication'],
  migration: ['migrate'],
  offline: ['indexeddb', 'reconnect'],
  paging: ['pagination'],
  permissions: ['scopes'],
  push: ['feed'],
  query: ['filter'],
  react: ['javascript'],
  realtime: ['feed'],
  roles: ['scopes'],
  subscribe: ['follow'],
  svelte: ['javascript'],
  testing: ['test'],
  throttling: ['quotas'],
  timestamp: ['date-time'],
  transaction: ['atomic', 'bulk'],
  upsert: ['replace'],
  vue: ['javascript'],
  watch: ['follow'],
  where: ['filter'],
};

/** Two words that mean the same as one word of the documentation. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bgetting started\b|\bget started\b|\bquick start\b/g, 'quickstart'],
  [/\breal[ -]time\b/g, 'realtime'],
  [/\boptimistic lock\w*/g, 'lost updates'],
  [/\bsign[ -]in\b|\blog[ -]in\b/g, 'login'],
];

/**
 * Returns the sections that contain every word of the query or a synonym of it, at least as the start of a
 * word. Sections with a match in the title come first.
 */
export function find(sections: readonly Section[], query: string, most: number): Found[] {
  const wanted = wordsOf(query);
  const scored = sections.flatMap((section) => {
    const score = scoreOf(section, wanted, query.trim().toLowerCase());
    return score === 0 ? [] : [{ section, score }];
  });
  scored.sort((a, b) => b.score - a.score);
  const words = wanted.flat();
  return scored.slice(0, most).map(({ section }) => ({ section, gist: gistOf(section.text, words) }));
}

function scoreOf(section: Section, wanted: readonly (readonly string[])[], query: string): number {
  const title = section.title.toLowerCase();
  let score = title === query ? 100 : title.startsWith(query) ? 30 : 0;
  for (const [word = '', ...others] of wanted) {
    const best = Math.max(
      scoreOfWord(section, word),
      ...others.map((each) => scoreOfWord(section, each) / 2),
    );
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

function scoreOfWord({ title, where, text }: Section, word: string): number {
  const parts = [title, where, text].map((each) => each.toLowerCase());
  const points = [20, 8, 3][parts.findIndex((part) => hasWord(part, word))];
  return points ?? Number(parts.join('').includes(word));
}

/** Returns true if a word of the text starts with `start`. */
function hasWord(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return true;
  return false;
}

/** Returns the words of a query, each followed by its synonyms. */
function wordsOf(query: string): string[][] {
  const text = phrases.reduce((rest, [phrase, word]) => rest.replace(phrase, word), query.toLowerCase());
  return (text.match(/\S+/g) ?? []).map((word) => [
    word,
    ...Object.entries(synonyms).flatMap(([name, others]) =>
      word.length > 2 && (name.startsWith(word) || word === `${name}s`) ? others : [],
    ),
  ]);
}

function gistOf(text: string, wanted: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = wanted.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const at = places.length === 0 ? 0 : Math.min(...places);
  const from = at < 40 ? 0 : text.lastIndexOf(' ', at - 30) + 1;
  const gist = text.slice(from, from + 140).replaceAll(/\s+/g, ' ');
  return `${from > 0 ? '… ' : ''}${gist}${from + 140 < text.length ? ' …' : ''}`;
}
