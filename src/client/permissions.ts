/** Identifies which rows and fields a key can read. A cursor is valid only for the same rows and fields. */
import { type FeedRequest, feedUrl, get, withinMs } from './request.js';

/** The permissions of every API key: it can read all rows and fields. */
export const allPermissions = '';

/**
 * Returns a text that is the same for two tickets if they have the same filter and fields. The client can't read a ticket. It
 * therefore uses the `ETag` of an empty list, which consists of the cursor of the collection and the grant.
 *
 * @throws Refused if the server rejects the ticket; other errors if the server is unreachable
 */
export async function findPermissions(request: FeedRequest, signal: AbortSignal): Promise<string> {
  if (!request.key.startsWith('rft_')) return allPermissions;
  const url = feedUrl({ ...request, filter: '@.id == 0' }, 'rows', { limit: 1 });
  const answer = await get(url, request.key, AbortSignal.any([signal, AbortSignal.timeout(withinMs)]));
  await answer.text();
  const cursor = answer.headers.get('collection-cursor') ?? '';
  // If a proxy removes the header, each ticket counts as one with other grants.
  return answer.headers.get('etag')?.replace(cursor, '') ?? `${Date.now()}`;
}
