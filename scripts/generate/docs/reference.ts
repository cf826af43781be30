/** The reference part of the page: error codes, headers and schemas that several operations share. */
import { jsonText } from '../../../src/docs/page/json-text.js';
import { type Html, html, joined } from './html.js';
import type { Model } from './model.js';
import { answerList } from './operations.js';
import { phrase } from './prose.js';
import { kindOf, limitsOf, membersOf, type References, termList } from './terms.js';

export function errorSection({ errors }: Model, { links }: References): Html {
  return html`<div class="wide"><table>
<thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead>
<tbody>${errors.map(
    ({ code, status, title, description, example }) => html`<tr id="error-${code}">
<td><span class="status s${String(status)[0]!}">${status}</span></td>
<th scope="row"><a href="#error-${code}"><code>${code}</code></a></th>
<td><strong>${title}.</strong> ${phrase(description, links)}${
      example !== undefined &&
      html`<details><summary>Example</summary><pre><code data-language="json">${jsonText(example.value)}</code></pre></details>`
    }</td></tr>
`,
  )}</tbody></table></div>`;
}

export function outsideSection({ answersOutsideOperations }: Model, references: References): Html {
  return answerList(answersOutsideOperations, references);
}

export function headerSection({ headers, transportHeaders }: Model, references: References): Html {
  return html`<p class="lead">Headers that are marked with “always” are present in every response that lists them.</p>
${termList(
  headers.map((header) => ({ ...header, id: `header-${header.id}` })),
  references,
  'always',
)}
<p>In addition, any response can have ${joined(
    transportHeaders.map((name) => html`<code>${name}</code>`),
    ', ',
  )}.</p>`;
}

export function schemaSection({ schemas }: Model, references: References): Html {
  return html`${Object.entries(schemas).map(([name, schema]) => {
    const members = membersOf(schema);
    const limits = limitsOf(schema);
    return html`<section class="model" id="schema-${name}">
<h3><a href="#schema-${name}">${name}</a> <span class="kind">${kindOf(schema)}</span></h3>
<p>${phrase(String(schema.description), references.links)}</p>
${limits.length > 0 && html`<p class="limits">${joined(limits, ' · ')}</p>`}
${members.length > 0 && termList(members, references)}
</section>
`;
  })}`;
}
