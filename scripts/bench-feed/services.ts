/** Starts rowfeed or PocketBase to measure it, and defines how to subscribe to it and how to write. */
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../test/support/port.js';
import { sampleRow } from '../bench/cells.js';
import { installPocketbase, makeCollections, records, servePocketbase } from '../bench/peers/pocketbase.js';
import { key, startRowfeed } from '../bench/rowfeed.js';
import type { Storage } from '../bench/storage.js';
import type { Spread } from '../bench/template.js';
import type { ServerProcess } from '../shared/processes.js';
import { insertRows, inTurns, sender } from '../shared/requests.js';
import { openWriter, type Writer } from '../shared/writer.js';
import { sentField } from './frames.js';
import type { Subscribing } from './subscribers.js';

export interface Service {
  readonly title: string;
  readonly server: ServerProcess;
  /** The parameters for subscriptions to the only collection of the server. */
  readonly subscribing: Subscribing;
  openWriter(): Promise<Writer>;
  /** Returns the body of a request that inserts this number of rows. */
  body(rows: number): string;
}

const portOf = ({ origin }: ServerProcess): number => Number(new URL(origin).port);

/** A row of about 100 bytes that contains the time of its creation. */
const row = (): string =>
  `{${sentField()},"name":"a name of some length","score":12.5,"done":false,"tags":["a","b"]}`;

/** @param storage a new database */
export async function startFeed(storage: Pick<Storage, 'url' | 'pids'>): Promise<Service> {
  const sockets = { ROWFEED_MAX_SOCKETS: '100000', ROWFEED_MAX_SOCKETS_PER_KEY: '100000' };
  const { server } = await startRowfeed(storage, undefined, sockets);
  await sender(server.origin, key)('POST', '/v1/collections', { name: 'feed' });
  const headers = `x-api-key: ${key}\r\nPrefer: return=minimal\r\n`;
  return {
    title: 'rowfeed',
    server,
    subscribing: { protocol: 'websocket', port: portOf(server), token: key, collection: 'feed' },
    openWriter: () => openWriter(portOf(server), '/v1/collections/feed/rows', headers, 201),
    body: (rows) => `[${Array.from({ length: rows }, row).join()}]`,
  };
}

/** Fills the collection of rowfeed, and creates other collections with as many rows. */
export function fill({ server }: Service, { collections, rowsEach }: Spread): Promise<void> {
  const send = sender(server.origin, key);
  return inTurns(16, collections, async (turn) => {
    const name = turn === 0 ? 'feed' : `other_${turn}`;
    if (turn > 0) await send('POST', '/v1/collections', { name });
    await insertRows(send, `/v1/collections/${name}/rows`, rowsEach, sampleRow);
  });
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
  const path = batch === 1 ? records('feed') : '/api/batch';
  return {
    title: 'PocketBase',
    server,
    subscribing: { protocol: 'pocketbase', port: portOf(server), token: authorization!, collection: 'feed' },
    openWriter: () => openWriter(portOf(server), path, `Authorization: ${authorization}\r\n`, 200),
    body: (rows) => (batch === 1 ? row() : `{"requests":[${Array.from({ length: rows }, request).join()}]}`),
  };
}
