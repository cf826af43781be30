/** The search index of the pages: every section of the contracts and guides as plain text. */
import type { Section } from '../../../src/docs/page/finding.js';
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
  return [
    ...operations.map(operationSection),
    ...parameterSections(operations),
    ...texts.flatMap(({ title, text, page, idPrefix }) =>
      sectionsOf(text, title, idPrefix).map((section) => ({
        title: section.title,
        where: title,
        address: section.id === '' ? page : `${page}#${section.id}`,
        text: section.text,
      })),
    ),
    ...errors.map(({ code, status, title, description }) => ({
      title: code,
      where: `Error ${status}`,
      address: `/docs#error-${code}`,
      text: `${title}. ${wordsOf(description)}`,
    })),
    ...Object.entries(feed.closeCodes).map(([code, meaning]) => ({
      title: code,
      where: 'Close code',
      address: `/docs#close-${code}`,
      text: wordsOf(meaning),
    })),
    ...feed.frames.map(({ name, title, summary }) => ({
      title,
      where: 'Frame',
      address: `/docs#frame-${name}`,
      text: wordsOf(summary),
    })),
    ...headers.map(({ id, name, description }) => ({
      title: name,
      where: 'Header of answers',
      address: `/docs#header-${id}`,
      text: wordsOf(description),
    })),
    ...Object.entries(schemas).map(([name, schema]) => ({
      title: name,
      where: 'Schema',
      address: `/docs#schema-${name}`,
      text: told([{ description: String(schema.description) }, ...membersOf(schema).map(described)]),
    })),
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

interface Described {
  readonly name?: string;
  readonly description: string;
}

function described({ name, schema }: ReturnType<typeof membersOf>[number]): Described {
  return { name, description: String(schema.description ?? '') };
}

function told(parts: readonly Described[]): string {
  return parts
    .map(({ name, description }) => [name, wordsOf(description)].filter((part) => part).join(': '))
    .join(' ');
}
