/**
 * The public module `rowfeed/client`. It mirrors a collection, or the rows that match a filter, over a
 * WebSocket, a stream or polls. It runs in browsers and in Node.js, and imports nothing outside this folder.
 */
import type { AnyRow, RowLike } from './copy.js';
import { LiveMirror, type Mirror, type MirrorOptions } from './mirror.js';
import { checkOptions } from './options.js';
import { platformTime } from './time.js';

export type { AnyRow, Change, RowLike } from './copy.js';
export { MirrorError } from './error.js';
export { indexedDbStorage } from './indexed-db.js';
export type { Mirror, MirrorEvents, MirrorOptions } from './mirror.js';
export type { MirrorStorage, StoredChanges, StoredCopy } from './storage.js';
export type { Transport } from './transport.js';
export type { WebSocketClass, WebSocketEvent, WebSocketLike } from './websocket.js';

/**
 * Starts to mirror a collection. For example, log its rows whenever they change:
 *
 *     const orders = mirror({ url: 'https://rows.example', collection: 'orders', key });
 *     orders.on('change', () => console.log([...orders.rows.values()]));
 *
 * @throws TypeError if an option is unknown, missing or invalid, or if the platform has no WebSocket and none is passed,
 * or no fetch
 */
export function mirror<R extends RowLike = AnyRow>(options: MirrorOptions<R>): Mirror<R> {
  checkOptions(options);
  return new LiveMirror(options, platformTime);
}
