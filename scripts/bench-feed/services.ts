/** What is measured: rowfeed, and PocketBase beside it, each with how to be subscribed to and written to. */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { installPocketbase, makeCollections, records, servePocketbase } from '../bench/peers/pocketbase.js';
import { freePort, type ServerProcess, startServer } from '../bench/processes.js';
import type { Storage } from '../bench/storage.js';
import { sentField } from './clock.js';
import type { Subscribing } from './subscribers.js';
import { Writer } from './writer.js';

export interface Service {
  readonly title: string;
  readonly server: ServerProcess;
  /** How its only collection is subscribed to. */
  readonly subscribing: Subscribing;
  openWriter(): Promise<Writer>;
  /** The body that inserts so many rows. */
  body(rows: number): string;
}

export const key = `bench-${randomBytes(16).toString('hex')}`;
const program = join(import.meta.dirname, '../../dist/src/bin.js');
const portOf = ({ origin }: ServerProcess): number => Number(new URL(origin).port);
const json = 'Content-Type: application/json\r\n';

/** A row of some 100 bytes that says when it was made. */
const row = (): string =>
  `{${sentField()},"name":"a name of some length","score":12.5,"done":false,"tags":["a","b"]}`;

/** @param storage may be one that another of them uses, where the collection may be there */
export async function startRowfeed({ url, pids }: Pick<Storage, 'url' | 'pids'>): Promise<Service> {
  const server = await startServer({
    command: process.execPath,
    words: [program, 'serve'],
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      DATABASE_URL: url,
      ROWFEED_API_KEY: key,
      ROWFEED_MAX_SOCKETS: '100000',
      ROWFEED_MAX_SOCKETS_PER_KEY: '100000',
    },
    below: pids,
  });
  await fetch(`${server.origin}/v1/collections`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: '{"name":"feed"}',
  });
  return {
    title: 'rowfeed',
    server,
    subscribing: { protocol: 'websocket', port: portOf(server), token: key, collection: 'feed' },
    openWriter: () =>
      Writer.open(portOf(server), {
        path: '/v1/collections/feed/rows',
        headers: `x-api-key: ${key}\r\n${json}Prefer: return=minimal\r\n`,
        status: 201,
      }),
    body: (rows) => `[${Array.from({ length: rows }, row).join()}]`,
  };
}

/**
 * Its feed is of server-sent events, and its commits aren't synced.
 *
 * @param folder for its data
 * @param installed where it is built, and kept
 * @param batch rows of an insert: more than one are a request of many
 */
export async function startPocketbase(folder: string, installed: string, batch: number): Promise<Service> {
  await mkdir(installed, { recursive: true });
  await installPocketbase(installed);
  const data = await mkdtemp(join(folder, 'peer-'));
  const server = await servePocketbase({ installed, data, port: await freePort() });
  const { authorization } = await makeCollections(server.origin, { feed: [] }).catch(async (error) => {
    await server.stop();
    throw error;
  });
  const request = (): string => `{"method":"POST","url":"${records('feed')}","body":${row()}}`;
  return {
    title: 'PocketBase',
    server,
    subscribing: { protocol: 'pocketbase', port: portOf(server), token: authorization!, collection: 'feed' },
    openWriter: () =>
      Writer.open(portOf(server), {
        path: batch === 1 ? records('feed') : '/api/batch',
        headers: `Authorization: ${authorization}\r\n${json}`,
        status: 200,
      }),
    body: (rows) => (batch === 1 ? row() : `{"requests":[${Array.from({ length: rows }, request).join()}]}`),
  };
}
