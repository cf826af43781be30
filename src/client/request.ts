/** The requests about a feed. All of them contain the collection and the filter. */
import { blocked, failure, type Refusal, Refused, refusalIn, refusalOf } from './refusal.js';

/** The parameters of a connection. */
export interface FeedRequest {
  /** The address of the server. It ends with a slash. */
  readonly service: URL;
  readonly collection: string;
  readonly filter: string | undefined;
  readonly key: string;
  /** The cursor to resume from. Undefined for initial rows. */
  readonly cursor: string | undefined;
}

/** How long to wait for the response to a request that only finds something out. */
export const withinMs = 10_000;

/** Returns the address of a request about the collection. Parameters that are undefined are omitted. */
export function feedUrl(
  { service, collection, filter }: FeedRequest,
  path: 'rows' | 'changes' | 'changes/stream',
  parameters: Readonly<Record<string, string | number | undefined>>,
): URL {
  const url = new URL(`v1/collections/${encodeURIComponent(collection)}/${path}`, service);
  for (const [name, value] of Object.entries({ filter, ...parameters }))
    if (value !== undefined) url.searchParams.set(name, `${value}`);
  return url;
}

/**
 * Returns a successful response.
 *
 * @param type the start of the media type. A response with another media type comes from another server
 * @throws Refused; other errors if the server is unreachable
 */
export async function get(
  url: URL,
  key: string,
  signal: AbortSignal,
  type = 'application/json',
): Promise<Response> {
  // If fetch followed a redirect to another server, it would also send the key to that server.
  const answer = await fetch(url, { headers: { 'x-api-key': key }, redirect: 'manual', signal });
  if (!answer.ok) throw new Refused(await refusalOf(answer));
  const { status, headers } = answer;
  const sent = headers.get('content-type');
  if (sent?.startsWith(type)) return answer;
  throw new Refused(failure(`the response (${status}, ${sent}) is not from rowfeed`, status));
}

export const streamType = 'text/event-stream';

/** Returns the address of the stream that sends the same frames as a WebSocket. */
export function streamUrl(request: FeedRequest): URL {
  const { cursor } = request;
  return feedUrl(request, 'changes/stream', cursor === undefined ? { initial: 'true' } : { since: cursor });
}

/**
 * Finds out why the handshake of a WebSocket failed, because a WebSocket doesn't expose the response. The server
 * rejects a stream with the same parameters for the same reason, so this function requests one.
 *
 * @returns `blocked` if the server accepts the stream, or if a proxy may delay it. Undefined if nothing responds
 */
export async function findRefusal(request: FeedRequest, signal: AbortSignal): Promise<Refusal | undefined> {
  const done = new AbortController();
  const timeout = AbortSignal.timeout(withinMs);
  try {
    const either = AbortSignal.any([signal, done.signal, timeout]);
    await get(streamUrl(request), request.key, either, streamType);
    return blocked;
  } catch (error) {
    return timeout.aborted ? blocked : refusalIn(error);
  } finally {
    done.abort();
  }
}
