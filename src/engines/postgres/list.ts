/** Lists of rows, and of the names of collections. */
import {
  cheapWalk,
  type Detour,
  type ListOf,
  type ListRead,
  type ListWay,
  type NamesOf,
  type NamesRead,
} from '../engine.js';
import { isCancelled, isConnectionLost } from './errors.js';
import { scanTimeoutMs, searchTimeoutMs } from './limits.js';
import { isPage, type PageRow, pagesStatement, toPageRead } from './pages.js';
import { type Pool, retried, type Statement } from './pool.js';
import { type FoundRow, Search, searchSettings, toFoundRead } from './search.js';

export type ListPools = Readonly<Record<ListWay, Pool>>;

export async function readLists(
  pools: ListPools,
  way: ListWay,
  lists: readonly ListOf[],
  signal: AbortSignal | undefined,
): Promise<(ListRead | undefined)[]> {
  const reads: (ListRead | undefined)[] = new Array(lists.length);
  const pages: number[] = [];
  const reading: Promise<unknown>[] = [];
  for (const [place, list] of lists.entries()) {
    if (way !== 'scan' && isDeep(list)) reads[place] = { page: undefined, way: 'scan', bytes: 0 };
    else if (isPage(list, way)) pages.push(place);
    else reading.push(search(pools, way, list, signal).then((read) => (reads[place] = read)));
  }
  if (pages.length > 0) reading.push(readPages(pages.map((place) => lists[place]!)));
  await Promise.all(reading);
  return reads;

  async function readPages(some: readonly ListOf[]): Promise<void> {
    const statement = pagesStatement(some, way);
    const rows =
      way === 'scan'
        ? await bounded<PageRow>(pools.scan, scanTimeoutMs, statement, signal)
        : await pools[way].all<PageRow>(statement.sql, statement.parameters);
    for (const row of rows) {
      const place = pages[row.number - 1]!;
      reads[place] = toPageRead(row, lists[place]!, way);
    }
  }
}

/** One that turns out to take long, though not so much is looked at, is a scan, too. */
async function search(
  pools: ListPools,
  way: ListWay,
  list: ListOf,
  signal: AbortSignal | undefined,
): Promise<ListRead | undefined> {
  const statement = new Search(list, way);
  if (way === 'scan') {
    const [row] = await bounded<FoundRow>(pools.scan, scanTimeoutMs, statement, signal, searchSettings);
    return toFoundRead(row, list, way);
  }
  try {
    const [row] = await retried(
      () => bounded<FoundRow>(pools[way], searchTimeoutMs, statement, signal, searchSettings),
      isConnectionLost,
    );
    return toFoundRead(row, list, way);
  } catch (error) {
    if (!isCancelled(error)) throw error;
    return { page: undefined, way: 'scan', bytes: 0 };
  }
}

/** Bounded by the server too, in a transaction: a setting of a session doesn't pass a pooler. */
function bounded<Row>(
  pool: Pool,
  timeoutMs: number,
  { sql, parameters }: Statement,
  signal: AbortSignal | undefined,
  settings = '',
): Promise<Row[]> {
  return pool.lend(
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
}

export async function readNames(
  pool: Pool,
  { accountId, names, most }: NamesOf,
): Promise<NamesRead | Detour> {
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

/** Whether a list walks far. */
function isDeep({ path, offset }: ListOf): boolean {
  const isWalked = path.by === 'index' ? path.isSorted : path.by === 'id' && path.range !== undefined;
  return isWalked && offset > cheapWalk;
}
