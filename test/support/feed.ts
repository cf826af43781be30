import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import { type Answer, type Client, type Headers, heldMessage, linesOf } from './client.js';
import { holdAnswer, holdClose, holdFrame } from './contract.js';
import { reachedAnswer, reachedClose } from './coverage.js';
import { holdNoKey } from './leaks.js';

/** A frame of the feed, already validated against `asyncapi.yaml`. */
export interface Frame {
  readonly event: string;
  readonly collection: string;
  readonly seq: number;
  readonly cursor: string;
  readonly time: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test defines its rows.
  readonly row: any;
  readonly changed?: readonly string[];
  readonly synced?: true;
}

export interface FeedOptions {
  /** The value of the parameter `api_key`. If undefined, the parameter isn't sent. */
  readonly key?: string | undefined;
  readonly collection?: string;
  readonly events?: string;
  readonly since?: string;
  readonly filter?: string | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly initial?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The complete query string, instead of the parameters above. */
  readonly query?: string;
  /** If false, the client doesn't reply to pings. */
  readonly autoPong?: boolean;
}

/** An open feed. */
export interface Feed {
  readonly socket: WebSocket;
  /** All frames so far, including bookmarks. */
  readonly all: readonly Frame[];
  /** Waits for the next `count` row frames, and skips bookmarks. */
  next(count?: number): Promise<Frame[]>;
  /**
   * Makes changes of every kind with this client in the feed's collection, and waits until they arrive.
   * Returns the earlier row frames that weren't read yet. If nothing else changed, the result is empty.
   */
  drain(writer: Client): Promise<Frame[]>;
  /** Waits until `count` bookmarks have arrived in total, and returns them. */
  bookmarks(count: number): Promise<Frame[]>;
  /** Waits until the connection is closed. */
  closed(timeoutMs?: number): Promise<{ code: number; reason: string }>;
  close(): Promise<void>;
}

const frameTimeoutMs = 8_000;
const opened = new Set<WebSocket>();
let fences = 0;

/** Opens a feed. Fails if the server rejects the handshake. */
export async function feed(service: { readonly url: string }, options: FeedOptions): Promise<Feed> {
  const result = await handshake(service, options);
  if ('status' in result) throw new Error(`the feed was refused: ${result.status} ${result.text}`);
  return result;
}

/**
 * Returns whether a feed can resume from a cursor. Otherwise, the server must close it with 4410. There must
 * be changes after the cursor.
 */
export async function isResumed(service: { readonly url: string }, options: FeedOptions): Promise<boolean> {
  const resumed = await feed(service, options);
  const end = await Promise.race([resumed.closed(), resumed.next().then(() => undefined)]);
  await resumed.close();
  if (end !== undefined && (end.code !== 4410 || resumed.all.length > 0))
    throw new Error(`closed with ${end.code}`);
  return end === undefined;
}

/** Returns the sequence numbers of frames. */
export const seqs = (frames: readonly Frame[]): number[] => frames.map(({ seq }) => seq);

/**
 * Returns the response that rejects a handshake, validated against `openFeed`. Fails if the server accepts
 * the handshake.
 */
export async function refusal(service: { readonly url: string }, options: FeedOptions): Promise<Answer> {
  const result = await handshake(service, options);
  if ('status' in result) return result;
  await result.close();
  throw new Error(`the handshake was accepted: ${JSON.stringify(options)}`);
}

/** Opens a feed. If the server rejects the handshake, returns the response. */
export async function handshake(
  service: { readonly url: string },
  options: FeedOptions,
): Promise<Feed | Answer> {
  const target = `/ws${queryOf(options)}`;
  const socket = new WebSocket(`${service.url.replace(/^http/, 'ws')}${target}`, {
    headers: options.headers as Headers as Record<string, string>,
    handshakeTimeout: frameTimeoutMs,
    perMessageDeflate: false,
    autoPong: options.autoPong ?? true,
  });
  const frames: Frame[] = [];
  const waiting = new Set<() => void>();
  let read = 0;
  let end: { code: number; reason: string } | undefined;
  let failure: Error | undefined;
  const wake = (): void => {
    for (const check of [...waiting]) check();
  };
  // Attached before the handshake ends, because a frame can arrive in the same packet as the 101.
  socket.on('message', (data, isBinary) => {
    try {
      if (isBinary) throw new Error('a binary frame');
      const text = (data as Buffer).toString('utf8');
      holdFrame(text);
      holdNoKey('frames', text);
      frames.push(JSON.parse(text) as Frame);
    } catch (error) {
      failure ??= error as Error;
    }
    wake();
  });
  socket.on('close', (code, reason) => {
    opened.delete(socket);
    end = { code, reason: reason.toString() };
    reachedClose(code);
    try {
      holdClose(code, end.reason);
    } catch (error) {
      failure ??= error as Error;
    }
    wake();
  });
  socket.on('error', () => undefined);

  const upgraded = once(socket, 'upgrade') as Promise<[IncomingMessage]>;
  const refused = once(socket, 'unexpected-response') as Promise<[unknown, IncomingMessage]>;
  const broken = once(socket, 'close');
  for (const each of [upgraded, refused, broken]) each.catch(() => undefined);
  const first = await Promise.race([
    upgraded.then(([message]) => ({ upgraded: message })),
    refused.then(([, message]) => ({ refused: message })),
    broken.then(() => ({})),
  ]);
  if ('refused' in first) {
    const answer = await heldMessage('GET', target, first.refused);
    socket.terminate();
    return answer;
  }
  if (!('upgraded' in first)) throw new Error(`the handshake ${target} ended without an answer`);
  holdAnswer({ method: 'GET', target, status: 101, headerLines: linesOf(first.upgraded), body: '' });
  reachedAnswer('openFeed', 101, undefined);
  opened.add(socket);

  const until = <T>(what: string, timeoutMs: number, found: () => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        const value = failure ? undefined : found();
        if (!failure && value === undefined) return;
        clearTimeout(timer);
        waiting.delete(check);
        if (failure) reject(failure);
        else resolve(value as T);
      };
      const timer = setTimeout(() => {
        waiting.delete(check);
        const state = end ? `, but it closed with ${end.code} ${end.reason}` : '';
        const last = frames.slice(-5).map((frame) => JSON.stringify(frame).slice(0, 200));
        reject(
          new Error(`${what} did not come in ${timeoutMs} ms${state}; last frames:\n${last.join('\n')}`),
        );
      }, timeoutMs);
      waiting.add(check);
      check();
    });
  /** Removes row frames from the queue until `enough` returns true for them. */
  const take = (what: string, enough: (taken: Frame[]) => boolean): Promise<Frame[]> =>
    until(what, frameTimeoutMs, () => {
      const taken: Frame[] = [];
      for (let index = read; index < frames.length; index += 1) {
        const frame = frames[index]!;
        if (frame.event === 'bookmark') continue;
        taken.push(frame);
        if (!enough(taken)) continue;
        read = index + 1;
        return taken;
      }
      return undefined;
    });
  return {
    socket,
    all: frames,
    next: async (count = 1) =>
      count === 0 ? [] : take(`frame ${count} of ${count}`, (taken) => taken.length === count),
    async drain(writer) {
      fences += 1;
      const fence = fences;
      const rows = `/v1/collections/${options.collection}/rows`;
      const inserted = await writer.post(rows, [{ fence }]);
      const row = `${rows}/${inserted.json[0].id}`;
      await writer.patch(row, { fence, again: true });
      await writer.delete(row);
      const kinds = (options.events ?? 'insert,update,delete').split(',');
      const last = kinds.includes('delete') ? 'delete' : kinds.includes('update') ? 'update' : 'insert';
      const marks = (frame: Frame): boolean => frame.row.fence === fence;
      const taken = await take('the fence', (frames) => {
        const frame = frames.at(-1)!;
        return frame.event === last && marks(frame);
      });
      return taken.filter((frame) => !marks(frame));
    },
    bookmarks: (count) =>
      until(`bookmark ${count}`, frameTimeoutMs, () => {
        const found = frames.filter(({ event }) => event === 'bookmark');
        return found.length >= count ? found : undefined;
      }),
    closed: (timeoutMs = frameTimeoutMs) => until('the close', timeoutMs, () => end),
    async close() {
      if (!end) socket.close();
      await until('the close', frameTimeoutMs, () => end);
    },
  };
}

/** Terminates every feed that a test left open. */
export function closeFeeds(): void {
  for (const socket of opened) socket.terminate();
  opened.clear();
}

function queryOf({ query, key, fields, collection, events, since, filter, initial }: FeedOptions): string {
  if (query !== undefined) return query;
  const parts = [
    ...Object.entries({ api_key: key, collection, events, since, filter, initial }),
    ...(fields ?? []).map((field) => ['fields', field]),
  ].filter(([, value]) => value !== undefined);
  return parts.length > 0 ? `?${new URLSearchParams(parts as [string, string][])}` : '';
}
