/** Markdown as HTML: what stands in it as HTML is text, and links lead only where a page should. */
import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { Html, html } from './html.js';

/** Where the words lead that have a place of their own, when they are written as code. */
export type Links = ReadonlyMap<string, string>;

export interface Heading {
  readonly id: string;
  readonly title: string;
}

export interface Prose {
  /** Comes before the ids of headings. */
  readonly idPrefix?: string;
  /** Of the headings with two `#`. */
  readonly level?: 2 | 3;
  /** Where a link of the text leads on the page; throws where it should not. */
  readonly address?: (written: string) => string;
  /** The pictures that it may show, as addresses of the scheme `data:`. */
  readonly pictures?: ReadonlyMap<string, string>;
}

export function markdown(text: string, links: Links, prose?: Prose): Html {
  return new Html(marked(links, prose).parse(text) as string);
}

/** A text without blocks. */
export function phrase(text: string, links: Links): Html {
  return new Html(marked(links).parseInline(text) as string);
}

/** A word as code, leading to its place if it has one. */
export function codeWord(word: string, links: Links): Html {
  const place = links.get(word);
  return place === undefined ? html`<code>${word}</code>` : html`<a href="${place}"><code>${word}</code></a>`;
}

/** The sections of a text without markup; what comes before the first heading has the one given. */
export function sectionsOf(
  text: string,
  title: string,
  idPrefix = '',
): (Heading & { readonly text: string })[] {
  const sections = [{ id: '', title, words: [] as string[] }];
  for (const token of new Marked().lexer(text)) {
    if (token.type === 'heading' && token.depth === 1) continue;
    if (token.type === 'heading')
      sections.push({ id: idPrefix + slug(token.text), title: token.text.replaceAll('`', ''), words: [] });
    else sections.at(-1)!.words.push(plain(token));
  }
  return sections
    .map(({ words, ...heading }) => ({ ...heading, text: words.join(' ').replaceAll(/\s+/g, ' ').trim() }))
    .filter((section) => section.text !== '');
}

/** Without markup. */
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

/** The headings with this many `#`, with the ids that `markdown` gives them. */
export function headingsOf(text: string, idPrefix = '', depth = 2): Heading[] {
  return new Marked().lexer(text).flatMap((token) => {
    if (token.type !== 'heading' || token.depth !== depth) return [];
    return { id: idPrefix + slug(token.text), title: token.text };
  });
}

function marked(
  links: Links,
  { idPrefix = '', level = 2, address = addressOf, pictures }: Prose = {},
): Marked {
  return new Marked({
    tokenizer: { html: nothing, tag: nothing, url: nothing },
    renderer: {
      heading({ text, depth }) {
        const [id, tag] = [idPrefix + slug(text), new Html(`h${depth + level - 2}`)];
        return html`<${tag} id="${id}"><a href="#${id}">${text}</a></${tag}>\n`.text;
      },
      code({ text, lang = '' }) {
        return html`<pre><code data-language="${lang.split(' ')[0] || 'text'}">${text}</code></pre>\n`.text;
      },
      codespan({ text }) {
        return codeWord(text, links).text;
      },
      tablecell(cell) {
        // A corner with nothing in it heads nothing.
        if (cell.header && cell.text === '') return '<td></td>\n';
        return Renderer.prototype.tablecell.call(this, cell);
      },
      table(token) {
        return `<div class="wide">${Renderer.prototype.table.call(this, token)}</div>\n`;
      },
      link({ href, tokens }) {
        return html`<a href="${address(href)}">${new Html(this.parser.parseInline(tokens))}</a>`.text;
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

/** The same picture for readers who like it dark, where there is one. */
export function darkFormOf(file: string): string | undefined {
  return file.endsWith('-light.webp') ? file.replace('-light.', '-dark.') : undefined;
}

const nothing = (): undefined => undefined;

/** As GitHub does it, so that a link to a heading leads there on either page. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

function addressOf(written: string): string {
  if (!/^(https:\/\/|\/(?!\/)|#)/.test(written))
    throw new Error(`not an address that a page should lead to: ${written}`);
  return written;
}
