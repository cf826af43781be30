/** Receives a feed by long polling. Each request returns the changes after the cursor of the previous response. */
import type { ConnectionEvents } from './connection.js';
import type { Frame, RowLike } from './copy.js';
import { HttpConnection } from './http.js';
import { type FeedRequest, feedUrl } from './request.js';
import type { Time } from './time.js';

/** Proxies often close connections that are silent for 30 s. */
const waitSeconds = 25;
const limit = 1_000;

interface Changes<R extends RowLike> {
  readonly changes: readonly Frame<R>[];
  readonly cursor: string;
  readonly has_more: boolean;
}

/**
 * Starts to poll. Without a cursor, it lists the rows and then requests the changes from the cursor of the first
 * page. The copy is complete when these changes have arrived.
 */
export function startPoll<R extends RowLike>(
  request: FeedRequest,
  time: Time,
  events: ConnectionEvents<R>,
): HttpConnection<R> {
  return new HttpConnection<R>(request, time, events, async (connection) => {
    let since = request.cursor ?? (await listRows(connection, request));
    let isSynced = false;
    for (;;) {
      const wait = isSynced ? waitSeconds : 0;
      const answer: Response = await connection.get(changesUrl(request, since, wait));
      const { changes, cursor, has_more }: Changes<R> = await readChanges(answer);
      connection.accepted();
      const bookmark = { event: 'bookmark', cursor, ...(!has_more && !isSynced && { synced: true }) };
      isSynced ||= !has_more;
      if (isSynced) connection.opened();
      connection.frames([...changes, bookmark]);
      since = cursor;
    }
  });
}

/** Passes all rows on and returns the cursor of the first page. */
async function listRows<R extends RowLike>(
  connection: HttpConnection<R>,
  request: FeedRequest,
): Promise<string> {
  let cursor: string | null = null;
  let after: string | undefined;
  do {
    const answer = await connection.get(feedUrl(request, 'rows', { limit, after }));
    const rows = (await answer.json()) as readonly R[];
    cursor ??= answer.headers.get('collection-cursor');
    if (cursor === null) throw new Error('the response is not from rowfeed');
    connection.accepted();
    connection.frames(rows.map((row) => ({ event: 'row', row })));
    after = answer.headers.get('next-after') ?? undefined;
  } while (after !== undefined);
  return cursor;
}

export function changesUrl(request: FeedRequest, since: string, wait = 0): URL {
  return feedUrl(request, 'changes', { since, limit, wait });
}

export async function readChanges<R extends RowLike>(answer: Response): Promise<Changes<R>> {
  const page = (await answer.json()) as Partial<Changes<R>> | null;
  if (Array.isArray(page?.changes) && typeof page.cursor === 'string') return page as Changes<R>;
  throw new Error('the response is not from rowfeed');
}
