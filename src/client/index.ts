/**
 * `rowfeed/client`: a live copy of a collection, or of the rows that fit a filter, over one WebSocket. Nothing outside
 * this folder is imported, and nothing of it is of browsers or of Node.js alone.
 */

import type { AnyRow, RowLike } from './copy.js';
import { LiveMirror, type Mirror, type MirrorOptions } from './mirror.js';
import { platformTime } from './time.js';

export type { WebSocketClass, WebSocketEvent, WebSocketLike } from './connection.js';
export type { AnyRow, Change, RowLike } from './copy.js';
export { MirrorError } from './error.js';
export { indexedDbStorage } from './indexed-db.js';
export type { Mirror, MirrorEvents, MirrorOptions } from './mirror.js';
export type { MirrorStorage, StoredChanges, StoredCopy } from './storage.js';

/**
 * Begins to mirror a collection.
 *
 * @throws TypeError where the address is none, or there is no WebSocket
 */
export function mirror<R extends RowLike = AnyRow>(options: MirrorOptions<R>): Mirror<R> {
  return new LiveMirror(options, platformTime);
}
