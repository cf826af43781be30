import { setTimeout as sleep } from 'node:timers/promises';
import { client } from './client.js';
import { holdFrame } from './contract.js';
import { type FeedOptions, type Frame, feed } from './feed.js';
import { changesTarget } from './poll.js';
import { openStream } from './stream.js';

/** How a client follows a collection. */
export type Transport = 'websocket' | 'stream' | 'poll';

export const transports: readonly Transport[] = ['websocket', 'stream', 'poll'];

/** A connection over which a client follows a collection, or a series of polls. */
export interface Connection {
  /** All frames so far, also bookmarks. After each poll, a bookmark contains its cursor. */
  readonly all: readonly Frame[];
  /** Ends the connection. Returns the close code. */
  cut(): Promise<number>;
  /** Waits until the server ends the connection. Returns the close code, or the one with the same meaning. */
  closed(timeoutMs?: number): Promise<number>;
}

const codes: Readonly<Record<string, number>> = {
  key_invalid: 4401,
  scope_insufficient: 4403,
  collection_not_found: 4404,
  cursor_expired: 4410,
};
const lost = 1006;

/**
 * Follows a collection from a cursor.
 *
 * @param arrived is called after each frame
 */
export function connectBy(
  transport: Transport,
  service: { readonly url: string },
  options: FeedOptions & { readonly since: string },
  arrived: () => void,
): Promise<Connection> {
  return { websocket: byWebSocket, stream: byStream, poll: byPolls }[transport](service, options, arrived);
}

type Connect = (
  service: { readonly url: string },
  options: FeedOptions & { readonly since: string },
  arrived: () => void,
) => Promise<Connection>;

const byWebSocket: Connect = async (service, options, arrived) => {
  const { socket, all, closed } = await feed(service, options);
  socket.on('message', arrived);
  return {
    all,
    cut: async () => {
      socket.terminate();
      return (await closed()).code;
    },
    closed: async (timeoutMs) => (await closed(timeoutMs)).code,
  };
};

const byStream: Connect = async (service, { key, collection = '', events, filter, since }, arrived) => {
  const opened = await openStream(service, {
    ...{ key, collection, since },
    ...(events !== undefined && { events: events.split(',') }),
    ...(filter !== undefined && { filter }),
  });
  if ('status' in opened) return refused(opened.code);
  opened.message.on('data', arrived);
  const closed = async (): Promise<number> => {
    await opened.ended;
    const last = opened.events.at(-1);
    return last?.event === 'end' ? codes[JSON.parse(last.data).code]! : lost;
  };
  return {
    all: opened.frames,
    cut: () => {
      opened.close();
      return closed();
    },
    closed,
  };
};

const byPolls: Connect = async (service, { key, collection = '', events, filter, since }, arrived) => {
  const caller = client(service, key);
  const all: Frame[] = [];
  const kinds = events?.split(',');
  let cursor = since;
  let isCut = false;
  const ask = async (wait: number): Promise<string | undefined> => {
    const options = { ...(kinds && { events: kinds }), ...(filter !== undefined && { filter }) };
    const { status, code, json } = await caller.get(
      changesTarget(collection, { ...options, since: cursor, wait, limit: 7 }),
    );
    if (isCut) return undefined;
    if (status !== 200) return code;
    for (const frame of json.changes) holdFrame(JSON.stringify(frame));
    cursor = json.cursor;
    all.push(...json.changes, { event: 'bookmark', cursor } as Frame);
    arrived();
    return undefined;
  };
  const first = await ask(0).catch(() => 'lost');
  if (first !== undefined) return refused(first);
  const ended = (async () => {
    while (!isCut) {
      const code = await ask(1).catch(() => 'lost');
      // A WebSocket and a stream stay open while the database is unavailable, and clients that poll ask again.
      if (code === 'database_unavailable') await sleep(100);
      else if (code !== undefined) return codes[code] ?? lost;
    }
    return lost;
  })();
  return {
    all,
    cut: async () => {
      isCut = true;
      return lost;
    },
    closed: async (timeoutMs = 8_000) =>
      Promise.race([
        ended,
        sleep(timeoutMs, undefined, { ref: false }).then(() => {
          throw new Error(`the polls did not end in ${timeoutMs} ms`);
        }),
      ]),
  };
};

function refused(code: string | undefined): Connection {
  const closed = async (): Promise<number> => codes[code ?? ''] ?? lost;
  return { all: [], cut: closed, closed };
}
