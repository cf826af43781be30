/** Receives a feed as Server-Sent Events. */
import type { ConnectionEvents } from './connection.js';
import type { Frame, RowLike } from './copy.js';
import { readEvents, type ServerSentEvent } from './event-stream.js';
import { HttpConnection } from './http.js';
import { failure, problemOf, Refused } from './refusal.js';
import { type FeedRequest, streamType, streamUrl } from './request.js';
import type { Time } from './time.js';
import { frameOf } from './websocket.js';

/**
 * Opens a stream with `fetch`. An `EventSource` can't set headers, so the key would have to be in the URL. It also doesn't
 * expose the problem of a rejected request.
 */
export function openStream<R extends RowLike>(
  request: FeedRequest,
  time: Time,
  events: ConnectionEvents<R>,
): HttpConnection<R> {
  return new HttpConnection<R>(request, time, events, async (connection) => {
    const { body } = await connection.get(streamUrl(request), streamType);
    connection.accepted();
    connection.opened();
    for await (const received of readEvents(body!)) {
      const end = received.findIndex(({ event }) => event === 'end');
      const frames = (end < 0 ? received : received.slice(0, end)).map(framesIn<R>);
      connection.frames(frames);
      if (end >= 0) throw endOf(received[end]!);
    }
  });
}

function framesIn<R extends RowLike>({ data }: ServerSentEvent): Frame<R> {
  const frame = frameOf<R>(data);
  if (frame === undefined) throw new Error('the server sent an event that is not a frame of a feed');
  return frame;
}

function endOf({ data }: ServerSentEvent): Refused {
  const { status, code, detail = 'the server closed the feed' } = problemOf(data);
  return new Refused(failure(detail, status, code));
}
