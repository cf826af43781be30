/** The server on which clients are tried: the built program on a free port, with its own database. */
import { on } from 'node:events';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { killServers, type ServerProcess, startServer } from '../../test/support/server-process.js';
import { sender } from '../shared/requests.js';

const program = join(import.meta.dirname, '../../dist/src/bin.js');

/** @param folder the folder for its database */
export async function startService(folder: string): Promise<ServerProcess> {
  // Runs before the handler that removes the folder.
  process.prependOnceListener('exit', () => void killServers());
  return startServer(`sqlite:${join(folder, 'rowfeed.db')}`, 'sdk-check-sdk-check-sdk-check', { program });
}

/** Returns one frame of each kind, as the feed sends them for a row with these fields. */
export async function recordFrames(service: ServerProcess, fields: object): Promise<string[]> {
  const call = sender(`${service.url}/v1/collections`, service.key);
  await call('POST', '', { name: 'recorded' });
  const { headers: listed } = await call('GET', '/recorded/rows');
  const since = `since=${listed.get('collection-cursor')}`;
  await call('POST', '/recorded/rows', [fields]);
  await call('PATCH', '/recorded/rows/1', { text: 'changed', flag: null });
  const followed = async (query: string, count: number): Promise<string[]> => {
    const address = `${service.url.replace('http', 'ws')}/ws?collection=recorded&${query}`;
    const socket = new WebSocket(address, { headers: { 'x-api-key': service.key } });
    const frames: string[] = [];
    for await (const [frame] of on(socket, 'message')) if (frames.push(String(frame)) === count) break;
    socket.close();
    return frames;
  };
  const [row] = await followed('initial=true', 1);
  await call('DELETE', '/recorded/rows/1');
  // A feed sends a bookmark after a number of changes that it doesn't include.
  await call('POST', '/recorded/rows', Array(1_000).fill({}));
  const changes = await followed(since, 3);
  const [, bookmark] = await followed(`${since}&events=delete`, 2);
  const filtered = (filter: string): string => `${since}&${new URLSearchParams({ filter })}`;
  const [enter] = await followed(filtered('@.text == "changed"'), 1);
  const [, leave] = await followed(filtered('@.text && @.text != "changed"'), 2);
  return [...changes, bookmark!, enter!, leave!, row!];
}

/** The schemas of the collections: an open one, a closed one, and one with two kinds of rows. */
const typedCollections = {
  notes: {
    type: 'object',
    title: 'Note',
    required: ['title', 'done'],
    properties: {
      title: { type: 'string', minLength: 1 },
      done: { type: 'boolean' },
      rank: { type: ['integer', 'null'] },
      labels: { type: 'array', items: { type: 'string' }, uniqueItems: true },
      place: {
        type: 'object',
        required: ['lat', 'lon'],
        properties: { lat: { type: 'number' }, lon: { type: 'number' } },
      },
      kind: { type: 'string', enum: ['idea', 'task'] },
      due: { type: 'string', format: 'date-time' },
    },
  },
  'stock-lines': {
    type: 'object',
    required: ['sku', 'price'],
    additionalProperties: false,
    properties: {
      sku: { type: 'string', pattern: '^[A-Z]{3}-[0-9]+$' },
      price: { type: 'number', exclusiveMinimum: 0, multipleOf: 0.01 },
      count: { type: 'integer', minimum: 0 },
    },
  },
  shapes: {
    type: 'object',
    required: ['kind'],
    oneOf: [
      { type: 'object', required: ['r'], properties: { kind: { const: 'circle' }, r: { type: 'number' } } },
      {
        type: 'object',
        required: ['w', 'h'],
        properties: { kind: { const: 'box' }, w: { type: 'number' }, h: { type: 'number' } },
      },
    ],
    properties: { kind: { type: 'string' }, name: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
  },
};

/** Creates collections with a schema, so that the typed contract contains their types. */
export async function typeCollections(service: ServerProcess): Promise<void> {
  const call = sender(`${service.url}/v1/collections`, service.key);
  for (const [name, schema] of Object.entries(typedCollections)) {
    await call('POST', '', { name });
    await call('PUT', `/${name}/schema`, schema);
  }
}
