/** Reads the guides and renders them as pages, as Markdown, and as the list in `/llms.txt`. */
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path/posix';
import { contentsList, entry, type Frame, headings } from './frame.js';
import { type Html, html } from './html.js';
import type { Info } from './model.js';
import { darkFormOf, headingsOf, type Links, markdown, sectionsOf } from './prose.js';

export interface Guide {
  readonly name: string;
  /** The title of the section that contains the guide. */
  readonly section: string;
  /** The path of the file, relative to the project. */
  readonly path: string;
  readonly title: string;
  /** The Markdown text. */
  readonly text: string;
  /** The pictures as data URLs, by the link in the text. */
  readonly pictures: ReadonlyMap<string, string>;
}

/**
 * All guides in reading order. A section is a folder in `src/docs`. The name of a guide is its file name and its
 * address on the server, `/docs/NAME`, so it must be unique.
 */
const sections: readonly (readonly [title: string, folder: string, names: string])[] = [
  ['Start', 'start', 'what-rowfeed-is install quickstart quickstart-typescript'],
  ['Tutorials', 'tutorials', 'todo-list spreadsheet keep-in-sync'],
  [
    'How to',
    'how-to',
    'rows lists safe-writes row-keys python import-export follow follow-http resume authenticate keys end-users plans schemas sdks react testing test-in-ci console ' +
      'deploy postgres citus backup monitor upgrade',
  ],
  ['Reference', 'reference', 'http feed filter client cli configuration errors limits metrics generators'],
  [
    'Explanation',
    'explanation',
    'consistency durability indexes security-model versioning benchmarks comparison',
  ],
  ['Help', 'help', 'troubleshooting faq glossary'],
];

/** The changelog is a guide too, but its file is in the folder of the project. */
const changelog = { name: 'changelog', section: 'Help', path: 'CHANGELOG.md' };

export const guideFiles: readonly Pick<Guide, 'name' | 'section' | 'path'>[] = [
  ...sections.flatMap(([section, folder, names]) =>
    (names.match(/\S+/g) ?? []).map((name) => ({ name, section, path: `src/docs/${folder}/${name}.md` })),
  ),
  changelog,
];

/** @param directory the directory of the project */
export function readGuides(directory: string): Promise<Guide[]> {
  return Promise.all(
    guideFiles.map(async (file) => {
      const text = await readFile(join(directory, file.path), 'utf8');
      const pictures = new Map<string, string>();
      for (const [, written = ''] of text.matchAll(/!\[[^\]]*\]\(([\w./-]+\.(?:svg|webp))\)/g)) {
        for (const each of [written, darkFormOf(written) ?? written])
          pictures.set(each, await dataUrlOf(join(directory, dirname(file.path), each)));
      }
      return { ...file, title: headingsOf(text, '', 1)[0]!.title, text, pictures };
    }),
  );
}

async function dataUrlOf(file: string): Promise<string> {
  if (file.endsWith('.svg')) return `data:image/svg+xml,${encodeURIComponent(await readFile(file, 'utf8'))}`;
  return `data:image/webp;base64,${await readFile(file, 'base64')}`;
}

/** @param links the links of the page with the contracts */
export function guidePage(guide: Guide, all: readonly Guide[], info: Info, links: Links): Frame {
  const words = new Map([...links].map(([word, place]) => [word, `/docs${place}`]));
  const at = all.indexOf(guide);
  return {
    info,
    title: `${guide.title} · ${info.title} ${info.version}`,
    home: '/docs',
    contents: [...guideLists(all, guide), contentsList('Contracts', [entry('/docs', 'Both contracts')])],
    main: html`<article class="prose">
${markdown(guide.text, words, { address: (written) => addressOf(guide, written), pictures: guide.pictures })}</article>
<div class="pager">
${pagerLink('Previous', all[at - 1])}${pagerLink('Next', all[at + 1])}<a href="/docs/${guide.name}.md">This guide as Markdown</a>
</div>
`,
  };
}

function pagerLink(which: 'Previous' | 'Next', guide: Guide | undefined): Html | false {
  const rel = which === 'Next' ? 'next' : 'prev';
  return (
    guide !== undefined && html`<a rel="${rel}" href="/docs/${guide.name}">${which}: ${guide.title}</a>\n`
  );
}

/** Renders one list per section. The current guide is followed by its headings. */
export function guideLists(all: readonly Guide[], here?: Guide): Html[] {
  const entryOf = (guide: Guide): Html =>
    entry(
      `/docs/${guide.name}`,
      guide.title,
      guide === here,
      guide === here && html`\n<ul>${headings(guide.text)}</ul>`,
    );
  return bySection(all).map(([section, guides]) => contentsList(section, guides.map(entryOf)));
}

function bySection(all: readonly Guide[]): [section: string, guides: Guide[]][] {
  const titles = [...new Set(all.map(({ section }) => section))];
  return titles.map((title) => [title, all.filter(({ section }) => section === title)]);
}

/** Returns the Markdown of a guide with complete addresses, because relative links only work in the repository. */
export function guideMarkdown(guide: Guide, server: string): string {
  const text = guide.text.replace(
    /(?<!!)\[([^\]]*)\]\(([^)\s]+)\)/g,
    (whole, label: string, written: string) => {
      if (written.startsWith('#')) return whole;
      const address = addressOf(guide, written);
      const target = address.replace(/^(\/docs\/[a-z-]+)(#.*)?$/, '$1.md$2');
      return `[${label}](${target.startsWith('/') ? server : ''}${target})`;
    },
  );
  return text.replace(/!\[([^\]]*)\]\([^)\s]+\)/g, '[Picture: $1]');
}

/** Returns the list of all guides for language models, see https://llmstxt.org. */
export function llmsList(all: readonly Guide[], server: string): string {
  const lists = bySection(all).map(([section, guides]) => {
    const lines = guides.map(
      ({ name, title, text }) => `- [${title}](${server}/docs/${name}.md): ${gist(text)}`,
    );
    return `## ${section}\n\n${lines.join('\n')}\n`;
  });
  return `# rowfeed

> rowfeed is a self-hosted data service. It stores collections of JSON rows, serves them over HTTP, and sends every
> change over a WebSocket feed that clients can resume.

- [OpenAPI document](${server}/openapi.json): the complete HTTP API
- [AsyncAPI document](${server}/asyncapi.json): the frames of the feed

${lists.join('\n')}`;
}

/** Returns the first sentence of a guide. */
function gist(text: string): string {
  const [first = ''] = sectionsOf(text, '').map((section) => section.text);
  return /^.*?[.:](?= |$)/.exec(first)?.[0].replace(/:$/, '.') ?? first;
}

/** Returns the address on the server for a link that is written for the repository. */
function addressOf({ path }: Pick<Guide, 'path'>, written: string): string {
  if (/^(https:\/\/|#)/.test(written)) return written;
  const [file = '', heading = ''] = written.split(/(?=#)/);
  const target = join(dirname(path), file);
  const guide = guideFiles.find((each) => each.path === target);
  if (guide !== undefined) return `/docs/${guide.name}${heading}`;
  if (/^(openapi|asyncapi)\.yaml$/.test(target)) return `/${basename(target)}`;
  throw new Error(`a guide leads to ${written}, which is not served`);
}
