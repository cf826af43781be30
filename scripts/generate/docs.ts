/** The page that shows both contracts and lets them be tried: one file that needs nothing else. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import { closeCodeList, feedPanel, feedSections } from './docs/feed.js';
import { type Content, Html, html } from './docs/html.js';
import { headingsOf, type Links, markdown } from './docs/markdown.js';
import { type Group, type Model, modelOf, type Operation } from './docs/model.js';
import { methodBadge, operationSection } from './docs/operations.js';
import { errorSection, headerSection, outsideSection, schemaSection } from './docs/reference.js';
import type { References } from './docs/terms.js';
import { requestPanel } from './docs/trying.js';
import type { Documents } from './documents.js';

export interface DocsPage {
  readonly docsHtml: string;
  /** The value of the header under which the page is to be served: its own style and script, by their hashes. */
  readonly docsContentSecurityPolicy: string;
}

export async function docsPage(documents: Pick<Documents, 'openapi' | 'asyncapi'>): Promise<DocsPage> {
  const [style, script] = await Promise.all([bundled('page.css'), bundled('page.js')]);
  if (/<\/style/i.test(style) || /<\/script|<!--/i.test(script))
    throw new Error('would end its element early');
  return {
    docsHtml: asciiHtml(page(modelOf(documents), style, script).text),
    docsContentSecurityPolicy: [
      "default-src 'none'",
      `script-src '${hashOf(script)}'`,
      `style-src '${hashOf(style)}'`,
      // The page's icon.
      'img-src data:',
      // The service itself; that includes its WebSocket (CSP Level 3, section 6.7.2.8).
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
  };
}

const sources = join(import.meta.dirname, 'docs/page');

/** A file of the page's with all it imports. */
async function bundled(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(sources, name)],
    absWorkingDir: sources,
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
  });
  return outputFiles[0]!.text;
}

/** One character beyond Latin-1, and V8 keeps the whole text in twice the memory. Style and script are ASCII already. */
function asciiHtml(text: string): string {
  return text.replace(/[^\0-\x7f]/gu, (character) => `&#${character.codePointAt(0)};`);
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function page(model: Model, style: string, script: string): Html {
  const references = { links: linksOf(model), schemas: model.schemas };
  const { info } = model;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${info.title} ${info.version}: the contracts</title>
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(logo('#12807a').text)}">
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="brand" href="#content">${logo('currentColor')}<span>${info.title}</span></a>
<button type="button" class="menu" aria-expanded="false" aria-controls="contents">Contents</button>
</header>
<form class="key" id="key-form" autocomplete="off" aria-label="Authentication">
<label for="api-key">API key</label>
<input id="api-key" type="password" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="rf_…" aria-describedby="key-note">
<button type="button" aria-pressed="false" aria-controls="api-key">Show</button>
<span class="hidden" id="key-note">Kept in this tab's memory only, and gone when the page is left or loaded again.</span>
</form>
<nav id="contents" aria-label="Contents">
${contents(model)}</nav>
<main id="content" tabindex="-1">
<section class="guide prose" id="guide" aria-labelledby="guide-title">
<h1 id="guide-title">${info.title} <small>${info.version}</small></h1>
<ul class="documents" aria-label="The contracts as documents">
${model.documents.map((path) => html`<li><a href="${path}">${path.slice(1)}</a></li>\n`)}</ul>
${markdown(info.description, references.links, 'guide', 2)}</section>
${model.groups.map((group) => groupSection(group, model, references))}
${referenceSections.map(
  ({ id, title, render }) => html`<section class="shared" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title"><a href="#${id}">${title}</a></h2>
${render(model, references)}
</section>
`,
)}<footer><p>${info.title} ${info.version} · <a href="${info.license.url}">${info.license.name}</a></p></footer>
</main>
<script>${new Html(script)}</script>
</body>
</html>
`;
}

const referenceSections: readonly {
  readonly id: string;
  readonly title: string;
  readonly render: (model: Model, references: References) => Html;
}[] = [
  { id: 'errors', title: 'Error codes', render: errorSection },
  { id: 'outside', title: 'Answers outside any operation', render: outsideSection },
  { id: 'headers', title: 'Headers of answers', render: headerSection },
  { id: 'schemas', title: 'Schemas', render: schemaSection },
];

function groupSection({ name, description, operations }: Group, model: Model, references: References): Html {
  const isFeed = operations.some((operation) => opensFeed(operation, model));
  return html`<section class="group" id="tag-${name}" aria-labelledby="tag-${name}-title">
<h2 id="tag-${name}-title"><a href="#tag-${name}">${capitalized(name)}</a></h2>
<p class="lead">${description}</p>
${operations.map((operation) =>
  opensFeed(operation, model)
    ? operationSection(
        operation,
        references,
        feedPanel(model.feed, operation.parameters),
        closeCodeList(model.feed, references),
      )
    : operationSection(operation, references, requestPanel(operation, model.server)),
)}${isFeed && feedSections(model.feed, references)}</section>
`;
}

function opensFeed({ path }: Operation, { feed }: Model): boolean {
  return path === feed.path;
}

function contents(model: Model): Html {
  const { info, groups, feed } = model;
  return html`${contentsList(
    'guide',
    'Guide',
    headingsOf(info.description, 'guide').map(({ id, title }) => entry(id, title)),
  )}
${groups.map(({ name, operations }) => {
  const isFeed = operations.some((operation) => opensFeed(operation, model));
  const entries = operations.map((operation) =>
    entry(
      operation.id,
      html`${methodBadge(opensFeed(operation, model) ? 'WS' : operation.method)} ${operation.summary}`,
    ),
  );
  const feedEntries = isFeed
    ? [
        entry('close-codes', 'Close codes'),
        ...headingsOf(feed.info.description, 'feed').map(({ id, title }) => entry(id, title)),
        ...feed.frames.map((frame) =>
          entry(
            `frame-${frame.name}`,
            html`<span class="method event-${frame.name}">${frame.name}</span> ${frame.title}`,
          ),
        ),
      ]
    : [];
  return contentsList(`tag-${name}`, capitalized(name), [...entries, ...feedEntries]);
})}${contentsList(
  undefined,
  'Reference',
  referenceSections.map(({ id, title }) => entry(id, title)),
)}`;
}

function contentsList(id: string | undefined, title: string, entries: readonly Html[]): Html {
  return html`<h2>${id === undefined ? title : html`<a href="#${id}">${title}</a>`}</h2>
<ul>${entries}</ul>
`;
}

function entry(id: string, title: Content): Html {
  return html`<li><a href="#${id}">${title}</a></li>\n`;
}

/** Words that have a place of their own on the page. */
function linksOf({ groups, errors, headers, schemas, feed }: Model): Links {
  const paths = groups.flatMap(({ operations }) => operations).filter(({ secured }) => !secured);
  return new Map([
    ...paths.map(({ id, path }) => [path, `#${id}`] as const),
    ...groups.flatMap(({ operations }) => operations.map(({ id }) => [id, `#${id}`] as const)),
    ...[...headers].reverse().map(({ id, name }) => [name, `#header-${id}`] as const),
    ...Object.keys(schemas).map((name) => [name, `#schema-${name}`] as const),
    ...errors.map(({ code }) => [code, `#error-${code}`] as const),
    ...Object.keys(feed.closeCodes).map((code) => [code, `#close-${code}`] as const),
    ['x-error-codes', '#errors'] as const,
    ['x-answers-outside-operations', '#outside'] as const,
  ]);
}

function capitalized(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}

function logo(colour: string): Html {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round" aria-hidden="true"><path d="M3 6h11M3 12h6M3 18h11"/><path d="M13 12h2l1.5-3 2.5 6 1.5-3H22" stroke-linejoin="round"/></svg>`;
}
