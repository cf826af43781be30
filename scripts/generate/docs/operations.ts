/** The operations on the page: their parameters and responses, and a form to try them next to it. */
import { jsonText } from '../../../src/docs/page/json-text.js';
import { type Content, type Html, html, joined } from './html.js';
import type { Answer, Body, Example, Header, Media, Operation } from './model.js';
import { codeWord, markdown, phrase } from './prose.js';
import { kindOf, limitsOf, membersOf, type References, schemaName, termList } from './terms.js';

/**
 * @param panel the form to try the operation
 * @param further additional content
 */
export function operationSection(
  operation: Operation,
  references: References,
  panel: Html,
  further?: Html,
): Html {
  const { id, summary, description, parameters, body, answers } = operation;
  return html`<section class="operation" id="${id}" aria-labelledby="${id}-title">
<header>
<h3 id="${id}-title"><a href="#${id}">${summary}</a></h3>
${route(operation)}
<p class="facts">${joined(factsOf(operation), ' · ')}</p>
</header>
<div class="reading">
${markdown(description, references.links, { idPrefix: `${id}-`, level: 3 })}
${parameters.length > 0 && html`<h4>Parameters</h4>\n${termList(parameters, references)}`}
${
  body !== undefined &&
  html`<h4>Body</h4>
${body.description !== undefined && html`<p>${phrase(body.description, references.links)}</p>`}
<ul class="media">${body.media.map((media) => html`<li>${mediaLine(media, references)}</li>`)}</ul>
${bodyFields(body, references)}`
}
${further}
<h4>Answers</h4>
${answerList(answers, references)}
</div>
<div class="trying">
${panel}
${answers.map(examplesOf)}
</div>
</section>
`;
}

/** Renders the fields of a body, if its schemas have named fields. */
function bodyFields({ media }: Body, references: References): Content {
  const names = new Set(media.map(({ schema }) => schemaName(schema)).filter((name) => name !== undefined));
  return [...names].map((name) => {
    const members = membersOf(references.schemas[name]!);
    return members.length > 0 && termList(members, references);
  });
}

/** Renders the responses. Headers that several responses share are listed once, in a collapsed element. */
export function answerList(answers: readonly Answer[], { links, schemas }: References): Html {
  const statuses = new Map<string, string[]>();
  for (const { status, headers } of answers)
    for (const { id } of headers) statuses.set(id, [...(statuses.get(id) ?? []), status]);
  const headers = new Map(answers.flatMap((answer) => answer.headers.map((header) => [header.id, header])));
  const repeated = [...headers.values()].filter(({ id }) => statuses.get(id)!.length > 1);
  const link = ({ id, name }: Header) => html`<a href="#header-${id}">${name}</a>`;
  const where = ({ id }: Header) => {
    const having = statuses.get(id)!;
    return having.length === answers.length ? 'each' : having.join(' ');
  };
  return html`<dl class="answers">${answers.map(
    ({ status, description, codes, headers, media }) => html`<div>
<dt><span class="status s${status[0]!}">${status}</span></dt>
<dd>
<p>${phrase(description, links)}</p>
${
  codes.length > 0 &&
  html`<p class="codes">${joined(
    codes.map((code) => codeWord(code, links)),
    ' ',
  )}</p>`
}
${media
  .filter(({ type }) => type !== 'application/problem+json')
  .map((each) => html`<p class="media">${mediaLine(each, { links, schemas })}</p>`)}
${ownHeaders(headers.filter(({ id }) => statuses.get(id)!.length === 1).map(link))}
</dd></div>`,
  )}</dl>
<details class="headers"><summary>Headers of several responses</summary>
<ul>${repeated.map((header) => html`<li>${link(header)} ${where(header)}</li>`)}</ul></details>`;
}

function ownHeaders(links: readonly Html[]): Content {
  return links.length > 0 && html`<p class="headers">Headers: ${joined(links, ', ')}</p>`;
}

/** Renders the examples of a response that isn't a problem. */
function examplesOf({ status, media }: Answer): Content {
  return media
    .filter(({ type }) => type !== 'application/problem+json')
    .map(({ type, examples }) =>
      examples.map((example) =>
        exampleCard(
          html`<span class="status s${status[0]!}">${status}</span> ${example.summary ?? type}`,
          example,
        ),
      ),
    );
}

export function exampleCard(title: Content, { value }: Example): Html {
  const isText = typeof value === 'string';
  return html`<figure class="card">
<figcaption>${title}</figcaption>
<pre><code data-language="${isText ? 'text' : 'json'}">${isText ? value : jsonText(value)}</code></pre>
</figure>
`;
}

function route({ method, path }: Pick<Operation, 'method' | 'path'>): Html {
  const segments = path
    .split(/(\{\w+\})/)
    .map((segment) => (segment.startsWith('{') ? html`<var>${segment}</var>` : segment));
  return html`<p class="route">${methodBadge(method)} <code>${segments}</code></p>`;
}

export function methodBadge(method: string): Html {
  return html`<span class="method ${method.toLowerCase()}">${method}</span>`;
}

function factsOf({ id, secured, scopes, unboundOnly }: Operation): Content[] {
  return [
    html`<code>${id}</code>`,
    !secured
      ? 'no key required'
      : scopes.length === 0
        ? 'any key'
        : html`key with scope${scopes.length > 1 && 's'} ${joined(
            scopes.map((scope) => html`<code>${scope}</code>`),
            ' and ',
          )}`,
    unboundOnly && 'not for keys that are limited to collections',
  ].filter((fact) => fact !== false);
}

function mediaLine({ type, schema }: Media, { schemas }: References): Html {
  const name = schemaName(schema);
  const named = name === undefined ? undefined : schemas[name];
  const limits = named === undefined || named.type === 'string' ? [] : [kindOf(named), ...limitsOf(named)];
  return html`<code>${type}</code> ${kindOf(schema)}${
    limits.length > 0 && html` <span class="limits">${joined(limits, ' · ')}</span>`
  }`;
}
