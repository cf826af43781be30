/** Reads lists page by page. */
import type { Answer, Query, World } from './world.js';

/**
 * Yields all pages of a list, by following `Next-After`. It also checks that `Link` has the same page token.
 */
export async function* pagesOf(
  world: World,
  operation: 'listCollections' | 'listKeys' | 'listRows',
  query: Query,
): AsyncGenerator<Answer> {
  for (let place: Query = {}; ; ) {
    const page = await world.succeed(operation, 200, { query: { ...query, ...place } });
    yield page;
    const after = page.headers.get('Next-After');
    world.expect('after of Link', nextOf(page)?.get('after') ?? null, after);
    if (after === null) return;
    place = { after };
  }
}

/** Returns the query of the next page in `Link`. Returns undefined if there is no next page. */
export function nextOf({ headers }: Answer): URLSearchParams | undefined {
  const [, query] = /^<[^>?]*\?([^>]*)>; rel="next"$/.exec(headers.get('Link') ?? '') ?? [];
  return query === undefined ? undefined : new URLSearchParams(query);
}
