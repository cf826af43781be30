/**
 * Starts the servers to measure, rowfeed and PocketBase. Also defines how to subscribe to them and how to
 * write.
 */
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
  /** The parameters for subscriptions to the only collection of the server. */
  readonly subscribing: Subscribing;
  openWriter(): Promise<Writer>;
  /** Returns the body of a request that inserts this number of rows. */
  body(rows: number): string;
}

export const key = `bench-${randomBytes(16).toString('hex')}`;
const program = join(import.meta.dirname, '../../dist/src/bin.js');
const portOf = ({ origin }: ServerProcess): number => Number(new URL(origin).port);
const json = 'Content-Type: application/json\r\n';

/** A row of about 100 bytes that contains the time of its creation. */
const row = (): string =>
  `{${sentField()},"name":"a name of some length","score":12.5,"done":false,"tags":["a","b"]}`;

/** @param storage a database; another instance can use it too, and the collection can already exist */
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
 * Starts PocketBase. Its feed uses server-sent events, and it doesn't sync commits to disk.
 *
 * @param folder the folder for its data
 * @param installed the folder in which it is built and kept
 * @param batch the number of rows per insert; if it is more than 1, uses a batch request
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
