/** Renders Markdown as HTML. HTML in the Markdown is shown as text, and only allowed links are accepted. */
import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { Html, html } from './html.js';

/** The links of words that have a section, for words that are written as code. */
export type Links = ReadonlyMap<string, string>;

interface Heading {
  readonly id: string;
  readonly title: string;
}

interface Prose {
  /** The prefix for the IDs of headings. */
  readonly idPrefix?: string;
  /** The HTML level of headings with two `#`. */
  readonly level?: 2 | 3;
  /** Converts the target of a link. @throws Error if the link isn't allowed */
  readonly address?: (written: string) => string;
  /** The allowed pictures, as `data:` URLs. */
  readonly pictures?: ReadonlyMap<string, string>;
}

export function markdown(text: string, links: Links, prose?: Prose): Html {
  return new Html(marked(links, prose).parse(text) as string);
}

/** Renders a text without block elements. */
export function phrase(text: string, links: Links): Html {
  return new Html(marked(links).parseInline(text) as string);
}

/** Renders a word as code, with a link to its section if it has one. */
export function codeWord(word: string, links: Links): Html {
  const place = links.get(word);
  return place === undefined ? html`<code>${word}</code>` : html`<a href="${place}"><code>${word}</code></a>`;
}

/** Returns the sections of a text without markup. The part before the first heading gets the given title. */
export function sectionsOf(
  text: string,
  title: string,
  idPrefix = '',
): (Heading & { readonly text: string })[] {
  const anchors = new Anchors();
  const sections = [{ id: '', title, words: [] as string[] }];
  for (const token of new Marked().lexer(text)) {
    if (token.type !== 'heading') sections.at(-1)!.words.push(plain(token));
    else {
      const id = idPrefix + anchors.add(token.text);
      if (token.depth > 1) sections.push({ id, title: token.text.replaceAll('`', ''), words: [] });
    }
  }
  return sections
    .map(({ words, ...heading }) => ({ ...heading, text: words.join(' ').replaceAll(/\s+/g, ' ').trim() }))
    .filter((section) => section.text !== '');
}

/** Returns the text without markup. */
export function wordsOf(written: string): string {
  return new Marked().lexer(written).map(plain).join(' ').replaceAll(/\s+/g, ' ').trim();
}

function plain(token: Token): string {
  const { header = [], rows = [], items = [] } = token as Tokens.Generic;
  const parts: readonly Tokens.Generic[] = [header, rows.flat(), items].flat();
  if (parts.length > 0) return parts.map(({ tokens = [] }) => tokens.map(plain).join('')).join(' ');
  if ('tokens' in token && token.tokens !== undefined) return token.tokens.map(plain).join('');
  return 'text' in token && token.type !== 'image' ? String(token.text) : ' ';
}

/** Returns the headings with this number of `#`, and their IDs in the output of `markdown`. */
export function headingsOf(text: string, idPrefix = '', depth = 2): Heading[] {
  const anchors = new Anchors();
  return new Marked().lexer(text).flatMap((token) => {
    if (token.type !== 'heading') return [];
    const id = idPrefix + anchors.add(token.text);
    return token.depth === depth ? { id, title: token.text } : [];
  });
}

function marked(
  links: Links,
  { idPrefix = '', level = 2, address = addressOf, pictures }: Prose = {},
): Marked {
  const anchors = new Anchors();
  const labels = new Map<Tokens.TableCell, string>();
  return new Marked({
    tokenizer: { html: nothing, tag: nothing, url: nothing },
    renderer: {
      heading({ text, depth }) {
        const [id, tag] = [idPrefix + anchors.add(text), new Html(`h${depth + level - 2}`)];
        return html`<${tag} id="${id}"><a href="#${id}">${text}</a></${tag}>\n`.text;
      },
      code({ text, lang = '' }) {
        return html`<pre><code data-language="${lang.split(' ')[0] || 'text'}">${text}</code></pre>\n`.text;
      },
      codespan({ text }) {
        return codeWord(text, links).text;
      },
      tablecell(cell) {
        // An empty corner cell isn't a header.
        if (cell.header && cell.text === '') return '<td></td>\n';
        const label = html` data-label="${labels.get(cell) ?? ''}"`.text;
        return Renderer.prototype.tablecell
          .call(this, cell)
          .replace('<td', labels.get(cell) ? `<td${label}` : '<td');
      },
      table(token) {
        // Narrow screens show the cells of a row below each other, each with the header of its column.
        for (const row of token.rows)
          for (const [index, cell] of row.entries())
            if (index > 0) labels.set(cell, token.header[index]!.text.replaceAll('`', ''));
        return `<div class="wide">${Renderer.prototype.table.call(this, token)}</div>\n`;
      },
      link({ href, tokens }) {
        // A word with a section of its own is not a link if it is inside a link.
        const label = this.parser.parseInline(tokens).replaceAll(/<\/?a\b[^>]*>/g, '');
        return html`<a href="${address(href)}">${new Html(label)}</a>`.text;
      },
      image({ href, text }) {
        if (!pictures?.has(href)) throw new Error(`shows ${href}, which is not at hand`);
        const dark = darkFormOf(href);
        const img = html`<img src="${pictures.get(href)}" alt="${text}">`;
        if (dark === undefined) return img.text;
        return html`<picture><source media="(prefers-color-scheme: dark)" srcset="${pictures.get(dark)}">${img}</picture>`
          .text;
      },
    },
  });
}

/** Returns the file name of the dark variant of a picture, if there is one. */
export function darkFormOf(file: string): string | undefined {
  return file.endsWith('-light.webp') ? file.replace('-light.', '-dark.') : undefined;
}

const nothing = (): undefined => undefined;

/**
 * Creates the same anchors for the headings of a text as GitHub, so that a link to a heading works in both places. If
 * several headings have the same title, the later ones end with a number.
 */
class Anchors {
  readonly #counts = new Map<string, number>();

  add(title: string): string {
    const anchor = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-');
    const count = this.#counts.get(anchor) ?? 0;
    this.#counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  }
}

function addressOf(written: string): string {
  if (!/^(https:\/\/|\/(?!\/)|#)/.test(written))
    throw new Error(`not an address that a page should lead to: ${written}`);
  return written;
}
