/** The search index of the pages: every section of the contracts and guides as plain text. */
import type { Section } from '../../../src/docs/page/search/finding.js';
import type { Schema } from '../schemas.js';
import type { Guide } from './guides.js';
import type { Model, Operation } from './model.js';
import { sectionsOf, wordsOf } from './prose.js';
import { membersOf } from './terms.js';

export function searchSections(model: Model, guides: readonly Guide[]): Section[] {
  const { info, groups, feed, errors, headers, schemas } = model;
  const operations = groups.flatMap((group) => group.operations);
  const texts = [
    ...guides.map(({ name, title, text }) => ({ title, text, page: `/docs/${name}`, idPrefix: '' })),
    { title: info.title, text: info.description, page: '/docs', idPrefix: 'guide-' },
    { title: feed.info.title, text: feed.info.description, page: '/docs', idPrefix: 'feed-' },
  ];
  const section = (title: string, where: string, anchor: string, text: string): Section => ({
    ...{ title, where, address: `/docs#${anchor}`, text },
  });
  return [
    ...operations.map(operationSection),
    ...parameterSections(operations),
    ...texts.flatMap(({ title, text, page, idPrefix }) =>
      sectionsOf(text, title, idPrefix).map((part) => ({
        title: part.title,
        where: title,
        address: part.id === '' ? page : `${page}#${part.id}`,
        text: part.text,
      })),
    ),
    ...errors.map(({ code, status, title, description }) =>
      section(code, `Error ${status}`, `error-${code}`, `${title}. ${wordsOf(description)}`),
    ),
    ...Object.entries(feed.closeCodes).map(([code, meaning]) =>
      section(code, 'Close code', `close-${code}`, wordsOf(meaning)),
    ),
    ...feed.frames.map(({ name, title, summary }) =>
      section(title, 'Frame', `frame-${name}`, wordsOf(summary)),
    ),
    ...headers.map(({ id, name, description }) =>
      section(name, 'Response header', `header-${id}`, wordsOf(description)),
    ),
    ...Object.entries(schemas).map(([name, schema]) =>
      section(name, 'Schema', `schema-${name}`, wordsOfSchema(schema)),
    ),
  ];
}

function operationSection({ id, method, path, summary, description, parameters }: Operation): Section {
  return {
    title: summary,
    where: `${method} ${path} ${id}`,
    address: `/docs#${id}`,
    text: [wordsOf(description), ...parameters.map(({ name }) => name)].join(' '),
  };
}

/** Parameters that several operations share are included once, with the first operation. */
function parameterSections(operations: readonly Operation[]): Section[] {
  const sections = new Map<string, Section>();
  for (const { id, summary, parameters } of operations) {
    for (const { name, description } of parameters) {
      const known = sections.get(name + description);
      const where = known === undefined ? summary : `${known.where} · ${summary}`;
      const address = known?.address ?? `/docs#${id}`;
      sections.set(name + description, { title: name, where, address, text: wordsOf(description) });
    }
  }
  return [...sections.values()];
}

/** Returns the descriptions of a schema and of its members. */
function wordsOfSchema(schema: Schema): string {
  const members = membersOf(schema).map(({ name, schema }) => [
    name,
    wordsOf(String(schema.description ?? '')),
  ]);
  const parts = [[wordsOf(String(schema.description))], ...members];
  return parts.map((part) => part.filter((words) => words).join(': ')).join(' ');
}
