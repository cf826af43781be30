/** Renders lists of parameters, headers and object members with their schemas. */
import type { Schema } from '../schemas.js';
import { type Content, type Html, html, joined } from './html.js';
import { type Links, phrase } from './prose.js';

/** The links and schemas that all parts of the page refer to. */
export interface References {
  readonly links: Links;
  readonly schemas: Readonly<Record<string, Schema>>;
}

interface Term {
  readonly id?: string;
  readonly name: string;
  /** The part of the request that contains the term. */
  readonly in?: string;
  readonly required?: boolean;
  readonly schema: Schema;
  /** If omitted, the schema's description is used. */
  readonly description?: string;
  readonly example?: unknown;
}

/** @param need the text for required terms */
export function termList(terms: readonly Term[], references: References, need = 'required'): Html {
  return html`<dl class="terms">${terms.map((term) => renderTerm(term, references, need))}</dl>`;
}

/** Returns the members of an object, including the members of its `allOf` parts. */
export function membersOf(schema: Schema): Term[] {
  const parts = (schema.allOf ?? []) as readonly Schema[];
  const required = (schema.required ?? []) as readonly string[];
  const own = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  return [
    ...parts.flatMap(membersOf),
    ...own.map(([name, schema]) => ({ name, schema, required: required.includes(name) })),
  ];
}

/** Describes the type of a schema in a few words. */
export function kindOf(schema: Schema): Content {
  const name = schemaName(schema);
  if (name !== undefined) return schemaLink(name);
  if (Array.isArray(schema.enum)) {
    return joined(
      schema.enum.map((value) => html`<code>${value}</code>`),
      ' or ',
    );
  }
  if (Array.isArray(schema.allOf)) return joined(schema.allOf.map(kindOf), ' with ');
  if (schema.type === 'array') return html`array of ${kindOf((schema.items ?? {}) as Schema)}`;
  if (schema.format !== undefined)
    return html`${String(schema.type)} <small>${String(schema.format)}</small>`;
  return schema.type === undefined ? 'any JSON value' : String(schema.type);
}

/** Describes the other restrictions of a schema. */
export function limitsOf(schema: Schema): Content[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, minProperties, pattern } = schema;
  return [
    range(minimum, maximum),
    range(minLength, maxLength, 'character'),
    range(minItems, maxItems, 'item'),
    range(minProperties, undefined, 'member'),
    schema.uniqueItems === true && 'each once',
    schema.additionalProperties === false && 'no other members',
    isOpen(schema) && 'any further members',
    schema.not !== undefined && html`without ${joined(forbiddenIn(schema), ', ')}`,
    typeof pattern === 'string' && html`matches <code>${pattern}</code>`,
    schema.default !== undefined && html`default <code>${plain(schema.default)}</code>`,
  ].filter((limit) => limit !== false);
}

function isOpen({ additionalProperties }: Schema): boolean {
  return additionalProperties === true || typeof additionalProperties === 'object';
}

/** The members that an object must not have. */
function forbiddenIn({ not }: Schema): Html[] {
  return (not as { readonly required: readonly string[] }).required.map((name) => html`<code>${name}</code>`);
}

/** Returns the name of the referenced schema, or undefined if the schema isn't a reference. */
export function schemaName({ $ref }: Schema): string | undefined {
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

export function schemaLink(name: string): Html {
  return html`<a href="#schema-${name}">${name}</a>`;
}

function renderTerm(term: Term, { links, schemas }: References, need: string): Html {
  const { id, name, required, schema, example } = term;
  const description =
    term.description ?? (schema.description as string | undefined) ?? referred(schema, schemas);
  const limits = limitsOf(schema);
  const tellsMore =
    example !== schema.default && (schema.enum as readonly unknown[] | undefined)?.length !== 1;
  if (example !== undefined && tellsMore) limits.push(html`for example <code>${plain(example)}</code>`);
  return html`<div${id !== undefined && html` id="${id}"`}>
<dt><code>${name}</code> <span class="kind">${kindOf(schema)}</span>${term.in && html` <span class="place">${term.in}</span>`}${
    required && html` <span class="required">${need}</span>`
  }</dt>
${description !== undefined && html`<dd>${phrase(description, links)}</dd>\n`}${
  limits.length > 0 && html`<dd class="limits">${joined(limits, ' · ')}</dd>\n`
}</div>
`;
}

function referred(schema: Schema, schemas: References['schemas']): string | undefined {
  const name = schemaName(schema);
  return name === undefined ? undefined : (schemas[name]?.description as string | undefined);
}

function range(least: unknown, most: unknown, noun?: string): Content {
  if (least === undefined && most === undefined) return false;
  const counted = noun === undefined ? '' : ` ${noun}${(most ?? least) === 1 ? '' : 's'}`;
  if (most === undefined) return `at least ${least}${counted}`;
  return `${least === undefined ? 'at most' : `${least} to`} ${most}${counted}`;
}

/** Formats a value for a URL or a header. */
function plain(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value);
}
