/** The panel that follows a feed live. */
import { element, only } from '../element.js';
import { highlight } from '../highlight.js';
import { jsonText } from '../json-text.js';
import { serverUrl } from '../server.js';
import { languages } from './examples.js';
import { type Field, requestTarget } from './request.js';

/** The maximum number of frames that stay on the page. */
const keptFrames = 200;

interface Frame {
  readonly event: string;
  readonly seq: number;
  readonly time: string;
  readonly row?: object;
  readonly cursor: string;
}

/** Scrolls to the panel and fills in the cursor to resume from. */
export function followFrom(cursor: string): void {
  const since = only<HTMLInputElement>('#feed-since');
  since.value = cursor;
  since.dispatchEvent(new InputEvent('input', { bubbles: true }));
  only('#live-feed').scrollIntoView({ block: 'center' });
  only('[data-feed] [type=submit]').focus({ preventScroll: true });
}

/** @param apiKey returns the key that the user entered */
export function startFeed(apiKey: () => string): void {
  const form = only<HTMLFormElement>('[data-feed]');
  const collection = only<HTMLInputElement>('[name=collection]', form);
  const since = only<HTMLInputElement>('[name=since]', form);
  const resume = only<HTMLButtonElement>('[data-feed-resume]', form);
  const close = only<HTMLButtonElement>('[data-feed-close]', form);
  const open = only<HTMLButtonElement>('[type=submit]', form);
  const state = only('[data-feed-state]');
  const frames = only('.frames');
  let socket: WebSocket | undefined;
  let lastCursor: string | undefined;

  const showButtons = (): void => {
    const isIdle = socket === undefined;
    open.disabled = !isIdle;
    resume.disabled = !isIdle || lastCursor === undefined;
    close.disabled = isIdle;
  };

  const addressOf = (key: string): URL => {
    const kinds = [...form.querySelectorAll<HTMLInputElement>('[name=events]')];
    const wanted = kinds.filter(({ checked }) => checked).map(({ value }) => value);
    const fields = [['collection', collection.value]];
    if (wanted.length < kinds.length) fields.push(['events', wanted.join(',')]);
    if (since.value !== '') fields.push(['since', since.value]);
    // Browsers can't set headers on a WebSocket. This URL isn't shown in the address bar, and the server
    // doesn't log it.
    if (key !== '') fields.push(['api_key', key]);
    const query = fields.map(([name = '', value = '']): Field => ({ in: 'query', name, value }));
    const address = new URL(serverUrl + requestTarget(form.dataset.feed!, query));
    address.protocol = location.protocol.replace('http', 'ws');
    return address;
  };

  const follow = (): void => {
    const { value: name } = collection;
    const from = since.value;
    let isOpen = false;
    socket = new WebSocket(addressOf(apiKey()));
    state.textContent = 'Opening …';
    showButtons();
    socket.addEventListener('open', () => {
      isOpen = true;
      state.textContent = `Open on ${name}${from === '' ? '' : `, resumed from ${from}`}. Waiting for changes.`;
    });
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(data) as Frame;
      lastCursor = frame.cursor;
      state.textContent = `Open on ${name}. The last cursor is ${lastCursor}.`;
      show(frame, frames);
    });
    socket.addEventListener('close', async ({ code }) => {
      socket = undefined;
      showButtons();
      state.textContent = isOpen ? meaningOf(code) : await reason(name, apiKey());
    });
  };

  const showExamples = (): void => {
    const figure = only('figure.examples', only('#live-feed').parentElement!);
    for (const { id, feed } of languages)
      only(`[data-example=${id}] code`, figure).textContent = feed(addressOf('').href);
  };
  showExamples();
  form.addEventListener('input', showExamples);
  // A cursor is only valid for its collection.
  collection.addEventListener('input', () => {
    lastCursor = undefined;
    showButtons();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    follow();
  });
  resume.addEventListener('click', () => {
    since.value = lastCursor ?? '';
    showExamples();
    follow();
  });
  close.addEventListener('click', () => socket?.close(1000));
}

function show(frame: Frame, frames: HTMLElement): void {
  const { event, seq, time, row } = frame;
  const code = element('code', {}, jsonText(frame));
  highlight(code);
  const summary = element(
    'summary',
    { class: 'frame' },
    element('span', { class: `method event-${event}` }, event),
    element('span', {}, `#${seq}`),
    element('code', { class: 'gist' }, row === undefined ? '' : JSON.stringify(row)),
    element('time', { datetime: time }, new Date(time).toLocaleTimeString()),
  );
  const atEnd = frames.scrollHeight - frames.scrollTop - frames.clientHeight < 40;
  frames.hidden = false;
  frames.append(element('li', {}, element('details', {}, summary, element('pre', {}, code))));
  if (frames.childElementCount > keptFrames) frames.firstElementChild?.remove();
  if (atEnd) frames.scrollTop = frames.scrollHeight;
}

function meaningOf(code: number): string {
  if (code === 1000) return 'Closed from here.';
  const meaning = document.querySelector(`#close-${code} dd`)?.textContent.trim();
  return meaning === undefined ? `The connection was lost (${code}).` : `Closed with ${code}. ${meaning}`;
}

/**
 * Browsers don't report why a handshake was rejected. In most cases, a request for the same collection fails
 * with the same reason.
 */
async function reason(collection: string, key: string): Promise<string> {
  const refused = 'The feed could not be opened.';
  try {
    const response = await fetch(
      serverUrl + requestTarget('/v1/collections/{name}', [{ in: 'path', name: 'name', value: collection }]),
      { headers: key === '' ? {} : { 'x-api-key': key }, cache: 'no-store', credentials: 'omit' },
    );
    if (response.ok)
      return `${refused} The key and the collection are valid, so check the parameters events and since.`;
    const { status, code, detail } = await response.json();
    return `${refused} ${status} ${code}: ${detail}`;
  } catch {
    return `${refused} The server cannot be reached.`;
  }
}
