/** The requests about a feed. All of them contain the collection and the filter. */
import { type Refusal, Refused, refusalIn, refusalOf } from './refusal.js';

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

/** Returns a successful response. @throws Refused; other errors if the server is unreachable */
export async function get(url: URL, key: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { headers: { 'x-api-key': key }, signal });
  if (!answer.ok) throw new Refused(await refusalOf(answer));
  return answer;
}

/** Returns the address of the stream that sends the same frames as a WebSocket. */
export function streamUrl(request: FeedRequest): URL {
  const { cursor } = request;
  return feedUrl(request, 'changes/stream', cursor === undefined ? { initial: 'true' } : { since: cursor });
}

/**
 * Finds out why the server rejected the handshake of a WebSocket, which doesn't expose the response. The server
 * rejects a stream with the same parameters for the same reason, so this function requests one.
 *
 * @returns undefined if the server accepts the stream, or if it is unreachable
 */
export async function findRefusal(request: FeedRequest, signal: AbortSignal): Promise<Refusal | undefined> {
  const done = new AbortController();
  try {
    await get(
      streamUrl(request),
      request.key,
      AbortSignal.any([signal, done.signal, AbortSignal.timeout(withinMs)]),
    );
    return undefined;
  } catch (error) {
    return refusalIn(error);
  } finally {
    done.abort();
  }
}
