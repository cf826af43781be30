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

export interface Found {
  readonly section: Section;
  /** The text around the words that were found. */
  readonly gist: string;
}

/**
 * Returns the sections that contain every word of the query, at least as the start of a word. Sections with a
 * match in the title come first.
 */
export function find(sections: readonly Section[], query: string, most: number): Found[] {
  const wanted = wordsOf(query);
  const scored = sections.flatMap((section) => {
    const score = scoreOf(section, wanted, query.trim().toLowerCase());
    return score === 0 ? [] : [{ section, score }];
  });
  scored.sort((a, b) => b.score - a.score);
  return scored.slice(0, most).map(({ section }) => ({ section, gist: gistOf(section.text, wanted) }));
}

function scoreOf({ title, where, text }: Section, wanted: readonly string[], query: string): number {
  const [inTitle, inWhere, inText] = [title, where, text].map((each) => each.toLowerCase()) as [
    string,
    string,
    string,
  ];
  let score = inTitle === query ? 100 : inTitle.startsWith(query) ? 30 : 0;
  for (const word of wanted) {
    if (hasWord(inTitle, word)) score += 20;
    else if (hasWord(inWhere, word)) score += 8;
    else if (hasWord(inText, word)) score += 3;
    else if ((inTitle + inWhere + inText).includes(word)) score += 1;
    else return 0;
  }
  return score;
}

/** Returns true if a word of the text starts with `start`. */
function hasWord(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return true;
  return false;
}

function wordsOf(query: string): string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

function gistOf(text: string, wanted: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = wanted.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const at = places.length === 0 ? 0 : Math.min(...places);
  const from = at < 40 ? 0 : text.lastIndexOf(' ', at - 30) + 1;
  const gist = text.slice(from, from + 140).replaceAll(/\s+/g, ' ');
  return `${from > 0 ? '… ' : ''}${gist}${from + 140 < text.length ? ' …' : ''}`;
}
