/** The forms that send requests. The page's script `src/docs/page/trying/trying.ts` makes them interactive. */

import { jsonText } from '../../../src/docs/page/json-text.js';
import { type Language, languages } from '../../../src/docs/page/trying/examples.js';
import { type Request, requestTarget } from '../../../src/docs/page/trying/request.js';
import { setByBrowsers } from '../operations.js';
import { type Content, type Html, html } from './html.js';
import type { Body, Operation, Parameter } from './model.js';

/** Renders the request as a command, and a form to modify and send it. */
export function requestPanel(operation: Operation, server: string): Html {
  const { id, method, path, secured, parameters, body } = operation;
  return html`<div class="card request">
${examples(id, 'Request', (language) => language.request(exampleRequest(operation, server)))}<details>
<summary>Try it</summary>
<form data-method="${method}" data-path="${path}"${secured && html` data-secured`}${isStream(operation) && html` data-stream`} aria-label="Try ${id}">
${parameters.filter(({ name }) => !setByBrowsers.has(name)).map((parameter) => parameterField(parameter, id))}${body && bodyFields(body, id)}
${secured && keyReminder}
<button type="submit">Send ${method}</button>
</form>
<p class="outcome" role="status"></p>
<div class="answer"></div>
</details>
</div>
`;
}

/** Renders the example in all languages. The page's script shows one of them. */
export function examples(id: string, title: string, write: (language: Language) => string): Html {
  return html`<figure class="examples">
<figcaption>${title}</figcaption>
${languages.map(
  (
    language,
  ) => html`<pre id="${id}-${language.id}" data-example="${language.id}"><code data-language="${language.syntax}">${write(language)}</code></pre>
`,
)}</figure>
`;
}

/** A reminder that is visible until the user enters a key. */
export const keyReminder = html`<p class="reminder">Enter an <a href="#api-key">API key</a> first.</p>`;

/** @param isWhole true if the field uses a complete line */
export function field(id: string, label: Content, control: Html, isWhole = false): Html {
  return html`<div class="field${isWhole && ' whole'}"><label for="${id}">${label}</label>${control}</div>\n`;
}

function parameterField(parameter: Parameter, operationId: string): Html {
  const { name, in: place } = parameter;
  const id = `try-${operationId}-${name}`;
  return field(id, html`<code>${name}</code> <span class="place">${place}</span>`, control(parameter, id));
}

function control({ name, in: place, required, explode, schema, example }: Parameter, id: string): Html {
  const common = html`id="${id}" name="${name}" data-in="${place}"${required && html` required`}`;
  if (Array.isArray(schema.enum)) {
    const left = schema.default === undefined ? 'not sent' : `${schema.default}, by default`;
    return html`<select ${common}><option value="">${left}</option>${schema.enum.map(
      (value) => html`<option>${value}</option>`,
    )}</select>`;
  }
  if (schema.type === 'array' && explode !== false) {
    const lines = (example as readonly string[]).join('\n');
    return html`<textarea ${common} data-each-line rows="2" spellcheck="false" autocapitalize="off" placeholder="${lines}"></textarea>`;
  }
  const hint = schema.default ?? example;
  return html`<input ${common} ${plainText}${schema.type === 'integer' && html` inputmode="numeric"`}${
    required ? html` value="${example as string}"` : html` placeholder="${hint as string}"`
  }>`;
}

/** Turns off corrections, because these fields contain technical values. */
export const plainText = html`type="text" autocomplete="off" autocapitalize="off" spellcheck="false"`;

function bodyFields({ media, required }: Body, operationId: string): Html {
  const examples = media.flatMap(({ type, examples }) => examples.map((example) => ({ type, ...example })));
  const typeId = `try-${operationId}-type`;
  const exampleId = `try-${operationId}-example`;
  const bodyId = `try-${operationId}-body`;
  const options = examples.map(
    ({ type, summary, value }) =>
      html`<option value="${jsonText(value)}" data-type="${type}">${summary}</option>`,
  );
  return html`${field(
    typeId,
    'Content-Type',
    html`<select id="${typeId}" data-body-type>${media.map(({ type }) => html`<option>${type}</option>`)}</select>`,
  )}${
    examples.length > 1 &&
    field(exampleId, 'Example', html`<select id="${exampleId}" data-body-example>${options}</select>`)
  }${field(
    bodyId,
    'Body',
    html`<textarea id="${bodyId}" data-body${required && html` required`} spellcheck="false" autocapitalize="off">${jsonText(examples[0]?.value)}</textarea>`,
    true,
  )}`;
}

/** Returns the request that the form sends if the user doesn't modify it. */
export function exampleRequest(operation: Operation, server: string): Request {
  const { method, path, secured, parameters, body } = operation;
  const fields = parameters
    .filter(({ required }) => required)
    .map(({ name, in: place, example }) => ({ name, in: place, value: String(example) }));
  const [media] = body?.media ?? [];
  return {
    method,
    url: server + requestTarget(path, fields),
    secured,
    headers: media ? [['Content-Type', media.type]] : [],
    body: media && jsonText(media.examples[0]?.value),
    isStream: isStream(operation),
  };
}

function isStream({ answers }: Operation): boolean {
  return answers.some(({ media }) => media.some(({ type }) => type === 'text/event-stream'));
}
