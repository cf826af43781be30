import { EventEmitter, once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type Answer, heldMessage, linesOf } from './client.js';
import { holdAnswer, holdMessage } from './contract.js';
import { reachedAnswer } from './coverage.js';
import type { Frame } from './feed.js';
import { holdNoKey } from './leaks.js';

export interface StreamOptions {
  /** The value of the parameter `api_key`. If undefined, the parameter isn't sent. */
  readonly key?: string | undefined;
  readonly collection: string;
  readonly since?: string | undefined;
  readonly initial?: string;
  readonly events?: readonly string[];
  readonly filter?: string;
  readonly fields?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

/** An event of a stream, as the HTML standard defines it. */
export interface StreamEvent {
  readonly event: string;
  /** Undefined if the event has no `id`. */
  readonly id: string | undefined;
  readonly data: string;
}

/** An open stream. Each frame is already validated against `asyncapi.yaml`. */
export interface Stream {
  readonly message: IncomingMessage;
  /** All events so far, also `end`. */
  readonly events: readonly StreamEvent[];
  /** The frames in `events`, also bookmarks. */
  readonly frames: readonly Frame[];
  /** The lines that are not part of an event: `retry` and comments. */
  readonly otherLines: readonly string[];
  /** Waits for the next `count` row frames, and skips bookmarks. */
  next(count?: number): Promise<Frame[]>;
  /** Waits until `isEnough` returns a truthy value, and returns it. */
  until<T>(what: string, isEnough: () => T | undefined | false): Promise<T>;
  /** Resolves when the server has ended the response. False if it was incomplete. */
  readonly ended: Promise<boolean>;
  close(): void;
}

const frameTimeoutMs = 8_000;
const opened = new Set<IncomingMessage>();

export function streamTarget(options: StreamOptions): string {
  const { key, collection, events, fields, headers: _, method: __, ...rest } = options;
  const query = new URLSearchParams();
  if (key !== undefined) query.set('api_key', key);
  for (const [name, value] of Object.entries(rest)) if (value !== undefined) query.set(name, value);
  for (const event of events ?? []) query.append('events', event);
  for (const field of fields ?? []) query.append('fields', field);
  return `/v1/collections/${collection}/changes/stream?${query}`;
}

/** Opens a stream. If the server rejects the request, returns the response. */
export async function openStream(
  service: { readonly url: string },
  options: StreamOptions,
): Promise<Stream | Answer> {
  const target = streamTarget(options);
  const method = options.method ?? 'GET';
  const outgoing = request(`${service.url}${target}`, {
    method,
    headers: options.headers ?? {},
    agent: false,
  });
  // An error before the response rejects the promise, and a later one also ends the response.
  outgoing.on('error', () => undefined);
  outgoing.end();
  const [message] = (await once(outgoing, 'response')) as [IncomingMessage];
  if (message.statusCode !== 200 || method === 'HEAD') return heldMessage(method, target, message);
  holdAnswer({ method, target, status: 200, headerLines: linesOf(message), body: '' });
  reachedAnswer('streamChanges', 200, undefined);
  opened.add(message);
  return followed(message);
}

/** Opens a stream. Fails if the server rejects the request. */
export async function stream(service: { readonly url: string }, options: StreamOptions): Promise<Stream> {
  const result = await openStream(service, options);
  if ('status' in result) throw new Error(`the stream was refused: ${result.status} ${result.text}`);
  return result;
}

/** Returns the response that rejects a stream. Fails if the server opens it. */
export async function streamRefusal(
  service: { readonly url: string },
  options: StreamOptions,
): Promise<Answer> {
  const result = await openStream(service, options);
  if ('status' in result) return result;
  result.close();
  throw new Error(`the stream was opened: ${JSON.stringify(options)}`);
}

/** Destroys every stream that a test left open. */
export function closeStreams(): void {
  for (const message of opened) message.destroy();
  opened.clear();
}

function followed(message: IncomingMessage): Stream {
  const events: StreamEvent[] = [];
  const frames: Frame[] = [];
  const otherLines: string[] = [];
  const arrivals = new EventEmitter();
  arrivals.setMaxListeners(0);
  let failure: Error | undefined;
  let rest = '';
  let read = 0;
  message.setEncoding('utf8');
  message.on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop()!;
    try {
      for (const block of blocks) {
        const event = eventIn(block, otherLines);
        if (event === undefined) continue;
        holdNoKey('frames', event.data);
        events.push(event);
        holdMessage('stream', event.event, event.data);
        if (event.event !== 'end') frames.push(holdEvent(event));
      }
    } catch (error) {
      failure ??= error as Error;
    }
    arrivals.emit('event');
  });
  const ended = new Promise<boolean>((resolve) => {
    message.on('error', () => undefined);
    message.on('close', () => {
      opened.delete(message);
      resolve(message.complete);
      arrivals.emit('event');
    });
  });
  const until: Stream['until'] = async (what, isEnough) => {
    const signal = AbortSignal.timeout(frameTimeoutMs);
    for (;;) {
      if (failure !== undefined) throw failure;
      const found = isEnough();
      if (found) return found;
      await once(arrivals, 'event', { signal }).catch(() => {
        const last = JSON.stringify(events.slice(-3)).slice(0, 600);
        throw new Error(`${what} did not come; the last events: ${last}, the rest: ${rest.slice(0, 100)}`);
      });
    }
  };
  return {
    message,
    events,
    frames,
    otherLines,
    until,
    ended,
    next: (count = 1) =>
      until(`frame ${count}`, () => {
        const taken: Frame[] = [];
        for (let at = read; at < frames.length && taken.length < count; at += 1) {
          if (frames[at]!.event !== 'bookmark') taken.push(frames[at]!);
          if (taken.length === count) read = at + 1;
        }
        return taken.length === count && taken;
      }),
    close: () => void message.destroy(),
  };
}

/** Parses the lines of a block. Returns undefined if it contains no event. */
function eventIn(block: string, otherLines: string[]): StreamEvent | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^(event|id|data): (.*)$/s.exec(line) ?? [];
    if (name === '') otherLines.push(line);
    else if (fields.has(name)) throw new Error(`an event has two fields ${name}: ${block}`);
    else fields.set(name, value);
  }
  const data = fields.get('data');
  if (data === undefined) return undefined;
  return { event: fields.get('event')!, id: fields.get('id'), data };
}

function holdEvent({ event, id, data }: StreamEvent): Frame {
  const frame = JSON.parse(data) as Frame;
  if (frame.event !== event) throw new Error(`an event ${event} has the data of ${frame.event}`);
  if (id !== undefined && id !== frame.cursor) throw new Error(`an event has the id ${id}: ${data}`);
  return frame;
}
