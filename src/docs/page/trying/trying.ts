/** The forms that send requests to the server that the page was loaded from. */
import { element, only } from '../element.js';
import { highlight } from '../highlight.js';
import { jsonText } from '../json-text.js';
import { serverUrl } from '../server.js';
import { languages } from './examples.js';
import { followFrom } from './feed.js';
import { type Field, type Request, requestTarget } from './request.js';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The maximum number of characters shown per response body. */
const shownCharacters = 200_000;

/** @param apiKey returns the key that the user entered */
export function startTrying(apiKey: () => string): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-method]')) {
    const example = form.querySelector<HTMLSelectElement>('[data-body-example]');
    example?.addEventListener('change', () => {
      const [chosen] = example.selectedOptions;
      only<HTMLTextAreaElement>('[data-body]', form).value = chosen!.value;
      only<HTMLSelectElement>('[data-body-type]', form).value = chosen!.dataset.type!;
      showExamples(form);
    });
    form.addEventListener('input', () => showExamples(form));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form, apiKey());
    });
    showExamples(form);
  }
  shareCollectionName();
}

/**
 * Most forms have a field for the collection name. A name that is typed into one form is copied to the
 * others.
 */
function shareCollectionName(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[name=collection_name], #feed-collection')];
  for (const field of fields) {
    field.addEventListener('input', ({ isTrusted }) => {
      if (!isTrusted) return;
      for (const other of fields) {
        if (other === field) continue;
        other.value = field.value;
        other.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    });
  }
}

function showExamples(form: HTMLFormElement): void {
  const { target, ...request } = readRequest(form);
  const figure = only('figure.examples', form.closest('.request')!);
  for (const { id, request: write } of languages) {
    const text = write({ ...request, url: serverUrl + target, secured: 'secured' in form.dataset });
    only(`[data-example=${id}] code`, figure).textContent = text;
  }
}

/**
 * Reads the request from the form. Empty fields are omitted, except path fields. In some fields, each line is
 * a separate value.
 */
function readRequest(
  form: HTMLFormElement,
): Pick<Request, 'method' | 'headers' | 'body' | 'isStream'> & { target: string } {
  const inputs = [...form.querySelectorAll<Control>('[data-in]')];
  const fields = inputs
    .flatMap((input) => {
      const values = 'eachLine' in input.dataset ? input.value.split('\n') : [input.value];
      return values.map((value): Field => ({ name: input.name, in: input.dataset.in as Field['in'], value }));
    })
    .filter((field) => field.in === 'path' || field.value !== '');
  const body = form.querySelector<HTMLTextAreaElement>('[data-body]');
  const headers = fields
    .filter((field) => field.in === 'header')
    .map(({ name, value }) => [name, value] as const);
  const type = form.querySelector<HTMLSelectElement>('[data-body-type]');
  // If the body is optional and empty, the request has no body.
  const text = body === null || (body.value === '' && !body.required) ? undefined : body.value;
  return {
    method: form.dataset.method!,
    target: requestTarget(form.dataset.path!, fields),
    headers: type === null || text === undefined ? headers : [...headers, ['Content-Type', type.value]],
    body: text,
    isStream: 'stream' in form.dataset,
  };
}

async function send(form: HTMLFormElement, key: string): Promise<void> {
  const { method, target, headers, body, isStream } = readRequest(form);
  if (method === 'DELETE' && !confirm(`${method} ${target}?`)) return;
  const around = form.parentElement!;
  const outcome = only('.outcome', around);
  const answer = only('.answer', around);
  const button = only<HTMLButtonElement>('button[type=submit]', form);
  const stopping = new AbortController();
  button.disabled = true;
  outcome.replaceChildren('Waiting for the response …');
  answer.replaceChildren();
  try {
    const authorization: [string, string][] =
      'secured' in form.dataset && key !== '' ? [['x-api-key', key]] : [];
    const startedAt = performance.now();
    const response = await fetch(serverUrl + target, {
      method,
      headers: [...authorization, ...headers.map(([name, value]): [string, string] => [name, value])],
      ...(body !== undefined && { body }),
      cache: 'no-store',
      credentials: 'omit',
      signal: stopping.signal,
    });
    const text = isStream && response.ok ? '' : await response.text();
    const tookMs = Math.round(performance.now() - startedAt);
    const badge = element(
      'span',
      { class: `status s${String(response.status)[0]}` },
      String(response.status),
    );
    outcome.replaceChildren(badge, ` ${response.statusText} after ${tookMs} ms`);
    answer.replaceChildren(...answerParts(response, text));
    if (isStream && response.ok) await showStream(response, answer, stopping);
  } catch (error) {
    outcome.replaceChildren(`The request failed: ${(error as Error).message}`);
  } finally {
    button.disabled = false;
  }
}

/** Shows the text of a response as it arrives, until the server ends it or the user stops it. */
async function showStream(response: Response, answer: HTMLElement, stopping: AbortController): Promise<void> {
  const stop = element('button', { type: 'button' }, 'Stop');
  stop.addEventListener('click', () => stopping.abort());
  const code = element('code', {});
  answer.append(stop, element('pre', { tabindex: '0' }, code));
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      code.textContent = (code.textContent + next.value).slice(-shownCharacters);
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
  } finally {
    stop.remove();
  }
}

function answerParts(response: Response, text: string): HTMLElement[] {
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

function bodyPart(type: string, text: string): HTMLElement {
  const isJson = /^application\/(\w+\+)?json/.test(type) && text.length <= shownCharacters;
  // The server creates its JSON with JSON.stringify, so parsing and formatting it here doesn't change any
  // value.
  const shown = isJson ? jsonText(JSON.parse(text)) : text.slice(0, shownCharacters);
  const code = element('code', {}, shown);
  if (isJson) highlight(code);
  const left = text.length - shownCharacters;
  if (left > 0) code.append(`\n… and ${left} further characters`);
  return element('pre', { tabindex: '0' }, code);
}

function followButton(cursor: string): HTMLElement {
  const button = element('button', { type: 'button', class: 'follow' }, `Follow the feed from ${cursor}`);
  button.addEventListener('click', () => followFrom(cursor));
  return button;
}
