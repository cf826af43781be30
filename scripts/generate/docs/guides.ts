/** Reads the guides (`src/docs/*.md`) and renders them as pages. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentsList, entry, type Frame, headings } from './frame.js';
import { type Html, html } from './html.js';
import type { Info } from './model.js';
import { darkFormOf, headingsOf, type Links, markdown } from './prose.js';

export interface Guide {
  readonly name: string;
  readonly title: string;
  /** The Markdown text. */
  readonly text: string;
  /** The pictures as data URLs, by file name. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** The names of the guides in reading order. */
const names = (
  'console rows schemas feed mirror in-out keys sdks errors http configuration deploy monitor backup limits ' +
  'troubleshooting postgres citus benchmarks'
).split(' ');

/** @param directory the directory of the project */
export function readGuides(directory: string): Promise<Guide[]> {
  const folder = join(directory, 'src/docs');
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, `${name}.md`), 'utf8');
      const pictures = new Map<string, string>();
      for (const [, file = ''] of text.matchAll(/!\[[^\]]*\]\(([\w/-]+\.(?:svg|webp))\)/g)) {
        for (const each of [file, darkFormOf(file) ?? file])
          pictures.set(each, await dataUrlOf(join(folder, each)));
      }
      return { name, title: headingsOf(text, '', 1)[0]!.title, text, pictures };
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
  return {
    info,
    title: `${guide.title} · ${info.title} ${info.version}`,
    home: '/docs',
    contents: [
      guideList(all, guide),
      contentsList('On this page', headings(guide.text)),
      contentsList('Reference', [entry('/docs', 'Both contracts')]),
    ],
    main: html`<article class="prose">
${markdown(guide.text, words, { address: addressOf, pictures: guide.pictures })}</article>
`,
  };
}

export function guideList(all: readonly Guide[], here?: Guide): Html {
  return contentsList(
    'Guides',
    all.map((guide) => entry(`/docs/${guide.name}`, guide.title, guide === here)),
  );
}

/** Returns the address on the server for a link that is written for the repository. */
function addressOf(written: string): string {
  if (/^(https:\/\/|#)/.test(written)) return written;
  const [, name, heading = ''] = /^([a-z-]+)\.md(#.+)?$/.exec(written) ?? [];
  if (names.includes(name ?? '')) return `/docs/${name}${heading}`;
  const [, contract] = /^\.\.\/\.\.\/((?:openapi|asyncapi)\.yaml)$/.exec(written) ?? [];
  if (contract !== undefined) return `/${contract}`;
  throw new Error(`a guide leads to ${written}, which is not served`);
}
