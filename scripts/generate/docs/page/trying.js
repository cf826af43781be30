/** The forms that send requests to the service which the page came from. */
import { jsonText } from '../json.ts';
import { curlCommand, requestTarget } from '../request.ts';
import { element } from './element.js';
import { followFrom } from './feed.js';
import { highlight } from './highlight.js';

/** How much of a body is shown. */
const shownCharacters = 200_000;

/** @param apiKey gives the key that was entered */
export function startTrying(apiKey) {
  for (const form of document.querySelectorAll('form[data-method]')) {
    const example = form.querySelector('[data-body-example]');
    example?.addEventListener('change', () => {
      const [chosen] = example.selectedOptions;
      form.querySelector('[data-body]').value = chosen.value;
      form.querySelector('[data-body-type]').value = chosen.dataset.type;
    });
    form.addEventListener('input', () => showCommand(form));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      send(form, apiKey());
    });
    showCommand(form);
    offerCopy(form);
  }
  shareCollectionName();
}

/** A request needs its collection's name in most forms; what is typed in one goes for all. */
function shareCollectionName() {
  const fields = [...document.querySelectorAll('[name=collection_name], #feed-collection')];
  for (const field of fields) {
    field.addEventListener('input', () => {
      for (const other of fields) {
        other.value = field.value;
        if (other.form.dataset.method) showCommand(other.form);
      }
    });
  }
}

function showCommand(form) {
  const { target, ...request } = readRequest(form);
  const url = location.origin + target;
  commandOf(form).textContent = curlCommand({ ...request, url, secured: 'secured' in form.dataset });
}

function commandOf(form) {
  return form.closest('.request').querySelector('[data-curl]');
}

function offerCopy(form) {
  // Browsers have a clipboard on secure origins only.
  if (!navigator.clipboard) return;
  const button = element('button', { type: 'button' }, 'Copy');
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(commandOf(form).textContent);
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  });
  form.closest('.request').querySelector('figcaption').append(button);
}

/** Fields that are empty are left out, apart from those of the path; of some each line is a field. */
function readRequest(form) {
  const inputs = [...form.querySelectorAll('[data-in]')];
  const fields = inputs
    .flatMap((input) => {
      const values = 'eachLine' in input.dataset ? input.value.split('\n') : [input.value];
      return values.map((value) => ({ name: input.name, in: input.dataset.in, value }));
    })
    .filter((field) => field.in === 'path' || field.value !== '');
  const body = form.querySelector('[data-body]');
  const headers = fields.filter((field) => field.in === 'header').map(({ name, value }) => [name, value]);
  if (body) headers.push(['Content-Type', form.querySelector('[data-body-type]').value]);
  return {
    method: form.dataset.method,
    target: requestTarget(form.dataset.path, fields),
    headers,
    body: body?.value,
  };
}

async function send(form, key) {
  const { method, target, headers, body } = readRequest(form);
  if (method === 'DELETE' && !confirm(`${method} ${target}?`)) return;
  const outcome = form.parentElement.querySelector('.outcome');
  const answer = form.parentElement.querySelector('.answer');
  const button = form.querySelector('button[type=submit]');
  button.disabled = true;
  outcome.replaceChildren('Waiting for the answer …');
  answer.replaceChildren();
  try {
    const authorization = 'secured' in form.dataset && key !== '' ? [['Authorization', `Bearer ${key}`]] : [];
    const startedAt = performance.now();
    const response = await fetch(target, {
      method,
      headers: [...authorization, ...headers],
      body,
      cache: 'no-store',
      credentials: 'omit',
    });
    const text = await response.text();
    const tookMs = Math.round(performance.now() - startedAt);
    const badge = element(
      'span',
      { class: `status s${String(response.status)[0]}` },
      String(response.status),
    );
    outcome.replaceChildren(badge, ` ${response.statusText} after ${tookMs} ms`);
    answer.replaceChildren(...answerParts(response, text));
  } catch (error) {
    outcome.replaceChildren(`The request could not be sent or answered: ${error.message}`);
  } finally {
    button.disabled = false;
  }
}

function answerParts(response, text) {
  const headers = [...response.headers];
  const lines = headers.map(([name, value]) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, value)),
  );
  const cursor = response.headers.get('collection-cursor');
  return [
    element(
      'details',
      {},
      element('summary', {}, `Headers (${headers.length})`),
      element('dl', {}, ...lines),
    ),
    ...(text === '' ? [] : [bodyPart(response.headers.get('content-type') ?? '', text)]),
    ...(cursor === null ? [] : [followButton(cursor)]),
  ];
}

function bodyPart(type, text) {
  const isJson = /^application\/(\w+\+)?json/.test(type) && text.length <= shownCharacters;
  // What the service sends is made by JSON.stringify of the same values, so that nothing changes on the way.
  const shown = isJson ? jsonText(JSON.parse(text)) : text.slice(0, shownCharacters);
  const code = element('code', {}, shown);
  if (isJson) highlight(code);
  const left = text.length - shownCharacters;
  if (left > 0) code.append(`\n… and ${left} further characters`);
  return element('pre', { tabindex: '0' }, code);
}

function followButton(cursor) {
  const button = element('button', { type: 'button', class: 'follow' }, `Follow the feed from ${cursor}`);
  button.addEventListener('click', () => followFrom(cursor));
  return button;
}
