/** Follows a collection on a server. It reads a stream of events, and resumes from the last cursor after a loss. */
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { readEvents } from '../client/event-stream.js';
import { writeFieldName } from '../values/field-name.js';
import { collectionPath } from './collection.js';
import { failureOf, type Service, ServiceFailure } from './service.js';

export interface FollowOptions {
  readonly collection: string;
  /** The cursor to start from. Without it, the first frame is the next change. */
  readonly since?: string | undefined;
  /** Whether to start with the current rows. */
  readonly isInitial?: boolean | undefined;
  readonly filter?: string | undefined;
  readonly fields?: readonly string[] | undefined;
}

interface FollowedFrame {
  readonly event: string;
  /** The frame as one line of JSON, as the server sent it. */
  readonly text: string;
  /** Undefined if nobody can resume after this frame, because it is one of the initial rows. */
  readonly cursor: string | undefined;
}

interface ConnectionEvents {
  /** The connection was lost for this reason. */
  readonly lost: (reason: string) => void;
  /** The feed continues after a loss. */
  readonly restored: () => void;
}

/** The server sends a comment every 15 s. */
const silenceMs = 45_000;
const firstPauseMs = 250;
const maxPauseMs = 5_000;
/** After a connection of this length, the pauses start again with the shortest. */
const goodMs = 10_000;

/**
 * Yields the frames in order, and never ends. It reads only as fast as the caller consumes frames. The initial rows
 * start again if the connection is lost before the last of them.
 *
 * @throws ServiceFailure if the server rejects the request, for example because the cursor has expired
 */
export async function* followFrames(
  service: Service,
  options: FollowOptions,
  { lost, restored }: ConnectionEvents,
): AsyncGenerator<FollowedFrame> {
  let { since } = options;
  let isLost = false;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
    const silence = new AbortController();
    const openedAt = performance.now();
    try {
      const body = await open(service, { ...options, since }, silence.signal);
      if (isLost) restored();
      isLost = false;
      let reason: string | undefined = 'the server closed the stream';
      for await (const frame of framesIn(body, silence)) {
        service.signal.throwIfAborted();
        if (frame.event === 'end') {
          // The response to the next request contains the reason.
          reason = undefined;
          break;
        }
        since = frame.cursor ?? since;
        yield frame;
      }
      isLost = reason !== undefined;
      if (reason !== undefined) lost(reason);
    } catch (error) {
      service.signal.throwIfAborted();
      if (error instanceof ServiceFailure) throw error;
      const { message } = (silence.signal.reason ?? error) as Error;
      isLost = true;
      lost(message);
    }
    if (performance.now() - openedAt >= goodMs) pauseMs = firstPauseMs;
    await sleep(Math.random() * pauseMs, undefined, { signal: service.signal }).catch(() =>
      service.signal.throwIfAborted(),
    );
  }
}

async function open(
  service: Service,
  { collection, since, isInitial = false, filter, fields = [] }: FollowOptions,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const query = new URLSearchParams();
  for (const field of fields) query.append('fields', writeFieldName(field));
  if (since !== undefined) query.set('since', since);
  else if (isInitial) query.set('initial', 'true');
  if (filter !== undefined) query.set('filter', filter);
  const path = `${collectionPath(collection)}/changes/stream?${query}`;
  const answer = await service.ask({ method: 'GET', path, signal }, Number.POSITIVE_INFINITY);
  if (answer.status !== 200) throw await failureOf(answer);
  if (!answer.header('content-type')?.startsWith('text/event-stream'))
    throw answer.cancel('the response is not a stream of events, so it does not come from rowfeed');
  return Readable.toWeb(answer.body) as ReadableStream<Uint8Array>;
}

/** Yields the frames until the stream ends. */
async function* framesIn(
  body: ReadableStream<Uint8Array>,
  silence: AbortController,
): AsyncGenerator<FollowedFrame> {
  const batches = readEvents(body);
  const giveUp = (): void => silence.abort(new Error(`no data was received for ${silenceMs / 1_000} s`));
  try {
    for (;;) {
      const timer = setTimeout(giveUp, silenceMs);
      const { done, value: events = [] } = await batches.next().finally(() => clearTimeout(timer));
      if (done) return;
      for (const { event, id, data } of events) yield { event, text: data, cursor: id };
    }
  } finally {
    await batches.return(undefined);
  }
}
