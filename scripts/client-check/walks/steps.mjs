// What Artillery calls between requests: counts operations by openapi.json, and follows feeds, whose frames it counts.
import { on, once } from 'node:events';
import { readFileSync } from 'node:fs';
import WebSocket from 'ws';

const { ROWFEED_URL, ROWFEED_WS, ROWFEED_KEY } = process.env;
const headers = { 'x-api-key': ROWFEED_KEY, 'content-type': 'application/json' };
const withinMs = 20_000;

const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8'));
/** Those that name most of their path come first: /docs/search.json is no guide. */
const routes = Object.entries(paths)
  .map(([template, methods]) => ({
    methods,
    pattern: new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    parameters: template.split('{').length,
  }))
  .sort((one, other) => one.parameters - other.parameters);

export async function count({ method, url }, _response, _context, events) {
  const { pathname } = new URL(url, ROWFEED_URL);
  const { methods } = routes.find(({ pattern }) => pattern.test(pathname));
  events.emit('counter', `operation.${methods[method.toLowerCase()].operationId}`, 1);
}

/** Makes, changes and deletes a row, and reads each frame of it: on a feed of all rows, and on one of those that are done. */
export async function follow(_context, events) {
  const signal = AbortSignal.timeout(withinMs);
  const sockets = ['initial=true', 'filter=@.done == true'].map(
    (query) => new WebSocket(`${ROWFEED_WS}/ws?collection=load&${query}`, { headers }),
  );
  const [all, done] = sockets.map((socket) => on(socket, 'message', { signal }));
  const read = async (frames, isLast) => {
    let frame;
    do {
      const { value } = await frames.next();
      frame = JSON.parse(value[0]);
      events.emit('counter', `frame.${frame.event}`, 1);
    } while (!isLast(frame));
  };
  await Promise.all(sockets.map((socket) => once(socket, 'open', { signal })));
  events.emit('counter', 'operation.openFeed', sockets.length);
  await read(all, ({ synced }) => synced);
  const [{ id }] = await call('POST', '', [{ text: 'followed' }]);
  await call('PATCH', `/${id}`, { done: true });
  await call('PUT', `/${id}`, { text: 'followed' });
  await call('DELETE', `/${id}`);
  await read(done, ({ event, row }) => event === 'leave' && row.id === id);
  await read(all, ({ event, row }) => event === 'delete' && row.id === id);
  for (const socket of sockets) socket.close();
}

async function call(method, path, body) {
  const answer = await fetch(`${ROWFEED_URL}/v1/collections/load/rows${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
