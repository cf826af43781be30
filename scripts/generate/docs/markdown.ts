/**
 * Markdown, as far as the documents use it: paragraphs, `##` headings, flat lists, tables, fenced code; in a line code,
 * emphasis and links.
 */
import { type Content, Html, html } from './html.js';

/** Where the words lead that have a place of their own on the page, when they are written as code. */
export type Links = ReadonlyMap<string, string>;

export interface Heading {
  readonly id: string;
  readonly title: string;
}

/**
 * @param idPrefix of the headings' ids
 * @param level of the headings on the page
 */
export function markdown(text: string, links: Links, idPrefix: string, level: 2 | 3): Html {
  return html`${blocksOf(text).map((block) =>
    block.startsWith('## ')
      ? renderHeading(heading(block, idPrefix), links, level)
      : html`${renderBlock(block, links)}\n`,
  )}`;
}

/** The headings that `markdown` makes of a text. */
export function headingsOf(text: string, idPrefix: string): Heading[] {
  return blocksOf(text).flatMap((block) => (block.startsWith('## ') ? [heading(block, idPrefix)] : []));
}

/** A text without blocks. */
export function phrase(text: string, links: Links): Html {
  const parts: Content[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, code, strong, emphasis, label, address] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (code !== undefined) parts.push(codeWord(code, links));
    else if (strong !== undefined) parts.push(html`<strong>${phrase(strong, links)}</strong>`);
    else if (emphasis !== undefined) parts.push(html`<em>${phrase(emphasis, links)}</em>`);
    else parts.push(html`<a href="${addressOf(address!)}">${phrase(label!, links)}</a>`);
  }
  return html`${parts}${text.slice(end)}`;
}

/** A word as code, leading to its place if it has one. */
export function codeWord(word: string, links: Links): Html {
  const place = links.get(word);
  return place === undefined ? html`<code>${word}</code>` : html`<a href="${place}"><code>${word}</code></a>`;
}

const marks = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|\[([^\]]+)\]\(([^)\s]+)\)/gs;

/** Blocks stand between empty lines; code in fences may have such lines itself. */
function blocksOf(text: string): string[] {
  const parts = text.split(/^(```\w*\n[\s\S]*?\n```)$/m);
  return parts
    .flatMap((part, index) => (index % 2 === 1 ? [part] : part.split(/\n{2,}/)))
    .map(trimmed)
    .filter(Boolean);
}

function trimmed(block: string): string {
  return block.trim();
}

function renderHeading({ id, title }: Heading, links: Links, level: 2 | 3): Html {
  const content = html`<a href="#${id}">${phrase(title, links)}</a>`;
  return level === 2 ? html`<h2 id="${id}">${content}</h2>\n` : html`<h3 id="${id}">${content}</h3>\n`;
}

function renderBlock(block: string, links: Links): Html {
  if (block.startsWith('```')) return renderFence(block);
  if (block.startsWith('- ')) return html`<ul>${renderItems(block, /^- /m, links)}</ul>`;
  if (block.startsWith('1. ')) return html`<ol>${renderItems(block, /^\d+\. /m, links)}</ol>`;
  if (block.startsWith('|')) return renderTable(block, links);
  if (/^[#>]|^!\[/.test(block)) throw new Error(`not in the subset of Markdown: ${block.slice(0, 60)}`);
  return html`<p>${phrase(block, links)}</p>`;
}

function heading(block: string, idPrefix: string): Heading {
  const title = block.slice('## '.length);
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return { id: `${idPrefix}-${slug}`, title };
}

function renderFence(block: string): Html {
  const [, language, code] = /^```(\w*)\n([\s\S]*?)\n?```$/.exec(block)!;
  return html`<pre><code data-language="${language || 'text'}">${code}</code></pre>`;
}

function renderItems(block: string, mark: RegExp, links: Links): Html[] {
  const items = block.split(mark).slice(1);
  return items.map((item) => html`<li>${phrase(item.trim(), links)}</li>`);
}

function renderTable(block: string, links: Links): Html {
  const [head, , ...rows] = block.split('\n').map((line) => line.split('|').slice(1, -1));
  const cells = (row: readonly string[], tag: Html) =>
    html`<tr>${row.map((cell) => html`<${tag}>${phrase(cell.trim(), links)}</${tag}>`)}</tr>`;
  return html`<div class="wide"><table><thead>${cells(head!, columnHead)}</thead><tbody>${rows.map((row) =>
    cells(row, cell),
  )}</tbody></table></div>`;
}

const columnHead = new Html('th');
const cell = new Html('td');

function addressOf(address: string): string {
  if (!/^(https:\/\/|\/(?!\/)|#)/.test(address))
    throw new Error(`not an address that a page should lead to: ${address}`);
  return address;
}
