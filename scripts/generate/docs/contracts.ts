/** The page with both contracts. */
import { closeCodeList, feedPanel, feedSections } from './feed.js';
import { contentsList, entry, type Frame, headings } from './frame.js';
import { type Guide, guideLists } from './guides.js';
import { type Html, html } from './html.js';
import type { Group, Model, Operation } from './model.js';
import { methodBadge, operationSection } from './operations.js';
import { type Links, markdown } from './prose.js';
import { errorSection, headerSection, outsideSection, schemaSection } from './reference.js';
import type { References } from './terms.js';
import { requestPanel } from './trying.js';

export function contractsPage(model: Model, links: Links, guides: readonly Guide[]): Frame {
  const references = { links, schemas: model.schemas };
  const { info } = model;
  return {
    info,
    title: `${info.title} ${info.version}: the contracts`,
    home: '#content',
    bar: html`<form class="key" id="key-form" autocomplete="off" aria-label="Authentication">
<label for="api-key">API key</label>
<input id="api-key" type="password" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="rf_…" aria-describedby="key-note">
<button type="button" aria-pressed="false" aria-controls="api-key">Show</button>
<span class="hidden" id="key-note">The page keeps the key only in memory. The key is lost when you leave or reload the page.</span>
</form>
`,
    contents: [...guideLists(guides), contents(model)],
    main: html`<section class="guide prose" id="guide" aria-labelledby="guide-title">
<h1 id="guide-title">${info.title} <small>${info.version}</small></h1>
<ul class="documents" aria-label="The contracts as documents">
${model.documents.map((path) => html`<li><a href="${path}">${path.slice(1)}</a></li>\n`)}</ul>
${markdown(info.description, links, { idPrefix: 'guide-' })}</section>
${model.groups.map((group) => groupSection(group, model, references))}
${referenceSections.map(
  ({ id, title, render }) => html`<section class="shared" id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title"><a href="#${id}">${title}</a></h2>
${render(model, references)}
</section>
`,
)}`,
  };
}

const referenceSections: readonly {
  readonly id: string;
  readonly title: string;
  readonly render: (model: Model, references: References) => Html;
}[] = [
  { id: 'errors', title: 'Error codes', render: errorSection },
  { id: 'outside', title: 'Responses outside any operation', render: outsideSection },
  { id: 'headers', title: 'Response headers', render: headerSection },
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
        feedPanel(model.feed, operation.parameters, model.server),
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
  const lists = groups.map(({ name, operations }) => {
    const isFeed = operations.some((operation) => opensFeed(operation, model));
    const entries = operations.map((operation) =>
      entry(
        `#${operation.id}`,
        html`${methodBadge(opensFeed(operation, model) ? 'WS' : operation.method)} ${operation.summary}`,
      ),
    );
    const frames = feed.frames.map(({ name, title }) =>
      entry(`#frame-${name}`, html`<span class="method event-${name}">${name}</span> ${title}`),
    );
    const ofFeed = [entry('#close-codes', 'Close codes'), headings(feed.info.description, 'feed-'), frames];
    const title = html`<a href="#tag-${name}">${capitalized(name)}</a>`;
    return contentsList(title, [entries, isFeed && ofFeed]);
  });
  return html`${contentsList(html`<a href="#guide">Interface</a>`, headings(info.description, 'guide-'))}${lists}${contentsList(
    'Reference',
    referenceSections.map(({ id, title }) => entry(`#${id}`, title)),
  )}`;
}

/** Returns the words that have a section on the page, with their links. */
export function linksOf({ groups, errors, headers, schemas, feed }: Model): Links {
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
