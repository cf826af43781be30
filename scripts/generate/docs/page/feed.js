/** The panel that follows the feed live. */
import { jsonText } from '../json.ts';
import { requestTarget } from '../request.ts';
import { element } from './element.js';
import { highlight } from './highlight.js';

/** How many frames stay on the page. */
const keptFrames = 200;

/** Leads to the panel, set to go on from a cursor. */
export function followFrom(cursor) {
  document.getElementById('feed-since').value = cursor;
  document.getElementById('live-feed').scrollIntoView({ block: 'center' });
  document.querySelector('[data-feed] [type=submit]').focus({ preventScroll: true });
}

/** @param apiKey gives the key that was entered */
export function startFeed(apiKey) {
  const form = document.querySelector('[data-feed]');
  const resume = form.querySelector('[data-feed-resume]');
  const close = form.querySelector('[data-feed-close]');
  const open = form.querySelector('[type=submit]');
  const state = document.querySelector('[data-feed-state]');
  const frames = document.querySelector('.frames');
  let socket;
  let lastCursor;

  const showButtons = () => {
    const isIdle = socket === undefined;
    open.disabled = !isIdle;
    resume.disabled = !isIdle || lastCursor === undefined;
    close.disabled = isIdle;
  };

  const follow = (since) => {
    const collection = form.elements.collection.value;
    const address = new URL(
      requestTarget(form.dataset.feed, fieldsOf(form, since, apiKey())),
      location.origin,
    );
    address.protocol = location.protocol.replace('http', 'ws');
    let isOpen = false;
    socket = new WebSocket(address);
    state.textContent = 'Opening …';
    showButtons();
    socket.addEventListener('open', () => {
      isOpen = true;
      state.textContent = `Open on ${collection}${since === '' ? '' : `, resumed from ${since}`}. Waiting for changes.`;
    });
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(data);
      lastCursor = frame.cursor;
      state.textContent = `Open on ${collection}. The last cursor is ${lastCursor}.`;
      show(frame, frames);
    });
    socket.addEventListener('close', async ({ code }) => {
      socket = undefined;
      showButtons();
      state.textContent = isOpen ? meaningOf(code) : await reason(collection, apiKey());
    });
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    follow(form.elements.since.value);
  });
  resume.addEventListener('click', () => {
    form.elements.since.value = lastCursor;
    follow(lastCursor);
  });
  close.addEventListener('click', () => socket?.close(1000));
}

function fieldsOf(form, since, key) {
  const kinds = [...form.elements.events];
  const wanted = kinds.filter(({ checked }) => checked).map(({ value }) => value);
  const fields = [['collection', form.elements.collection.value]];
  if (wanted.length < kinds.length) fields.push(['events', wanted.join(',')]);
  if (since !== '') fields.push(['since', since]);
  // Browsers can't set headers on a WebSocket. This is not the page's address, and the service keeps it out of its log.
  if (key !== '') fields.push(['api_key', key]);
  return fields.map(([name, value]) => ({ in: 'query', name, value }));
}

function show(frame, frames) {
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
  if (frames.childElementCount > keptFrames) frames.firstElementChild.remove();
  if (atEnd) frames.scrollTop = frames.scrollHeight;
}

function meaningOf(code) {
  if (code === 1000) return 'Closed from here.';
  const meaning = document.querySelector(`#close-${code} dd`)?.textContent.trim();
  return meaning === undefined ? `The connection was lost (${code}).` : `Closed with ${code}. ${meaning}`;
}

/** Browsers don't tell why a handshake was refused; a request for the same collection does in most cases. */
async function reason(collection, key) {
  const refused = 'The feed could not be opened.';
  try {
    const response = await fetch(
      requestTarget('/v1/collections/{name}', [{ in: 'path', name: 'name', value: collection }]),
      {
        headers: key === '' ? {} : { Authorization: `Bearer ${key}` },
        cache: 'no-store',
        credentials: 'omit',
      },
    );
    if (response.ok) return `${refused} The key and the collection are good, so look at events and since.`;
    const { status, code, detail } = await response.json();
    return `${refused} ${status} ${code}: ${detail}`;
  } catch {
    return `${refused} The service can't be reached.`;
  }
}
