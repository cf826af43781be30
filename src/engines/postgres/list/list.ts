/** Reads lists of rows, and lists of collection names. */
import type { Lane, ListOf, ListRead, NamesOf, NamesRead, Reroute } from '../../engine.js';
import { isDeep } from '../../list.js';
import { isCancelled, isConnectionLost } from '../connection/errors.js';
import { scanTimeoutMs, searchTimeoutMs } from '../connection/limits.js';
import { type Pool, retried, type Statement } from '../connection/pool.js';
import { isPage, type PageRow, pagesStatement, toPageRead } from './pages.js';
import { type FoundRow, Search, searchSettings, toFoundRead } from './search.js';

export type ListPools = Readonly<Record<Lane, Pool>>;

export async function readLists(
  pools: ListPools,
  way: Lane,
  lists: readonly ListOf[],
  signal: AbortSignal | undefined,
): Promise<(ListRead | undefined)[]> {
  const reads: (ListRead | undefined)[] = new Array(lists.length);
  // Lists with a filter are read separately, so that they do not delay other lists.
  const pages: number[] = [];
  const filteredPages: number[] = [];
  const searches: number[] = [];
  for (const [place, list] of lists.entries()) {
    if (way !== 'scan' && isDeep(list)) reads[place] = { page: undefined, way: 'scan', bytes: 0 };
    else if (!isPage(list, way)) searches.push(place);
    else (list.filter === undefined ? pages : filteredPages).push(place);
  }
  const readTogether = async (places: readonly number[]): Promise<void> => {
    if (places.length === 0) return;
    const found = await readPages(
      pools,
      way,
      places.map((place) => lists[place]!),
      signal,
    );
    for (const [at, place] of places.entries()) reads[place] = found[at];
  };
  // Read one after the other, because they belong to one account and other accounts need connections too.
  const readInTurn = async (): Promise<void> => {
    await readTogether(filteredPages);
    for (const place of searches) reads[place] = await search(pools, way, lists[place]!, signal);
  };
  await Promise.all([readTogether(pages), readInTurn()]);
  return reads;
}

/**
 * Reads pages in one call, or in one call per list on Citus. Either all lists have a filter, or none has one.
 */
async function readPages(
  pools: ListPools,
  way: Lane,
  lists: readonly ListOf[],
  signal: AbortSignal | undefined,
): Promise<(ListRead | undefined)[]> {
  const { placement } = pools[way];
  const isPlain = way !== 'scan' && lists[0]!.filter === undefined;
  if (placement === 'citus' && lists.length > 1) {
    const readOne = async (list: ListOf) => (await readPages(pools, way, [list], signal))[0];
    return isPlain ? Promise.all(lists.map(readOne)) : inTurn(lists, readOne);
  }
  const { sql, parameters } = pagesStatement(lists, way, placement);
  const rows = isPlain
    ? await pools[way].all<PageRow>(sql, parameters)
    : await bounded<PageRow>(pools, way, { sql, parameters }, signal);
  const reads: (ListRead | undefined)[] = new Array(lists.length);
  if (rows === undefined) {
    if (lists.length === 1) return [tooLong];
    // Perhaps only one of the lists is slow, so each is read separately.
    for (const [at, list] of lists.entries()) [reads[at]] = await readPages(pools, way, [list], signal);
    return reads;
  }
  for (const row of rows) reads[row.number - 1] = toPageRead(row, lists[row.number - 1]!, way);
  return reads;
}

async function inTurn<T, U>(items: readonly T[], work: (item: T) => Promise<U>): Promise<U[]> {
  const done: U[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}

async function search(
  pools: ListPools,
  way: Lane,
  list: ListOf,
  signal: AbortSignal | undefined,
): Promise<ListRead | undefined> {
  const { placement } = pools[way];
  const rows = await bounded<FoundRow>(
    pools,
    way,
    new Search(list, way, placement),
    signal,
    searchSettings[placement],
  );
  return rows === undefined ? tooLong : toFoundRead(rows[0], list, way);
}

/** A list that is slow although it examines few rows is read as a scan. */
const tooLong: Reroute = { page: undefined, way: 'scan', bytes: 0 };

/**
 * Runs a statement with a time limit. Returns undefined if a list that is not a scan takes too long.
 * PostgreSQL enforces the limit in a transaction, because a setting of a session does not work through a
 * pooler.
 */
async function bounded<Row>(
  pools: ListPools,
  way: Lane,
  { sql, parameters }: Statement,
  signal: AbortSignal | undefined,
  settings = '',
): Promise<Row[] | undefined> {
  const timeoutMs = way === 'scan' ? scanTimeoutMs : searchTimeoutMs;
  const run = () =>
    pools[way].lend(
      async (connection) => {
        const [, rows] = await Promise.all([
          connection.all(`BEGIN; SET LOCAL statement_timeout = ${timeoutMs}; ${settings}`),
          connection.all<Row>(sql, parameters),
          connection.all('COMMIT'),
        ]);
        return rows;
      },
      { signal },
    );
  if (way === 'scan') return run();
  try {
    return await retried(run, isConnectionLost);
  } catch (error) {
    if (isCancelled(error)) return undefined;
    throw error;
  }
}

export async function readNames(
  pool: Pool,
  { accountId, names, most }: NamesOf,
): Promise<NamesRead | Reroute> {
  const [found] = await pool.all<{ bytes: number; tag: string; page: string | null }>(
    `WITH found AS MATERIALIZED (
       SELECT name FROM collections WHERE account_id = $1 AND ($2::text[] IS NULL OR name = ANY($2))),
     measured AS (SELECT coalesce(sum(length(name) + 12) + 1, 2) AS bytes FROM found)
     SELECT bytes::bigint, (SELECT collections_tag FROM accounts WHERE id = $1) AS tag, CASE WHEN bytes <= $3 THEN
       (SELECT '[' || coalesce(string_agg('{"name":"' || name || '"}', ',' ORDER BY name), '') || ']' FROM found) END AS page
     FROM measured`,
    [accountId, names ?? null, most],
  );
  const { bytes, tag, page } = found!;
  return page === null ? { page: undefined, way: 'large', bytes } : { page, tag };
}
