/** Reads lists of rows, and lists of collection names. */
import type { Lane, ListPlan, ListRead, NamesOf, NamesRead, Reroute } from '../../engine.js';
import { isCancelled, isConnectionLost } from '../connection/errors.js';
import { scanTimeoutMs, searchTimeoutMs } from '../connection/limits.js';
import { type Pool, retried, type Statement } from '../connection/pool.js';
import { isPage, type PageRow, pagesStatement, toPageRead } from './pages.js';
import { type FoundRow, Search, searchSettings, toFoundRead } from './search.js';

export type ListPools = Readonly<Record<Lane, Pool>>;

export async function readLists(
  pools: ListPools,
  lane: Lane,
  plans: readonly ListPlan[],
  signal: AbortSignal | undefined,
): Promise<(ListRead | undefined)[]> {
  const reads: (ListRead | undefined)[] = new Array(plans.length);
  // Lists with a filter are read separately, so that they do not delay other lists.
  const pages: number[] = [];
  const filteredPages: number[] = [];
  const searches: number[] = [];
  for (const [place, plan] of plans.entries()) {
    if (!isPage(plan)) searches.push(place);
    else (plan.filter === undefined ? pages : filteredPages).push(place);
  }
  const readTogether = async (places: readonly number[]): Promise<void> => {
    if (places.length === 0) return;
    const found = await readPages(
      pools,
      lane,
      places.map((place) => plans[place]!),
      signal,
    );
    for (const [at, place] of places.entries()) reads[place] = found[at];
  };
  // Read one after the other, because they belong to one account and other accounts need connections too.
  const readInTurn = async (): Promise<void> => {
    await readTogether(filteredPages);
    for (const place of searches) reads[place] = await search(pools, lane, plans[place]!, signal);
  };
  await Promise.all([readTogether(pages), readInTurn()]);
  return reads;
}

/**
 * Reads pages in one call, or in one call per list on Citus. Either all lists have a filter, or none has one.
 */
async function readPages(
  pools: ListPools,
  lane: Lane,
  plans: readonly ListPlan[],
  signal: AbortSignal | undefined,
): Promise<(ListRead | undefined)[]> {
  const { placement } = pools[lane];
  const isPlain = lane !== 'scan' && plans[0]!.filter === undefined;
  if (placement === 'citus' && plans.length > 1) {
    const readOne = async (plan: ListPlan) => (await readPages(pools, lane, [plan], signal))[0];
    return isPlain ? Promise.all(plans.map(readOne)) : inTurn(plans, readOne);
  }
  const { sql, parameters } = pagesStatement(plans, placement);
  const rows = isPlain
    ? await pools[lane].all<PageRow>(sql, parameters)
    : await bounded<PageRow>(pools, lane, { sql, parameters }, signal);
  const reads: (ListRead | undefined)[] = new Array(plans.length);
  if (rows === undefined) {
    if (plans.length === 1) return [tooLong];
    // Perhaps only one of the lists is slow, so each is read separately.
    for (const [at, plan] of plans.entries()) [reads[at]] = await readPages(pools, lane, [plan], signal);
    return reads;
  }
  for (const row of rows) reads[row.number - 1] = toPageRead(row, plans[row.number - 1]!, lane);
  return reads;
}

async function inTurn<T, U>(items: readonly T[], work: (item: T) => Promise<U>): Promise<U[]> {
  const done: U[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}

async function search(
  pools: ListPools,
  lane: Lane,
  plan: ListPlan,
  signal: AbortSignal | undefined,
): Promise<ListRead | undefined> {
  const { placement } = pools[lane];
  const statement = new Search(plan, placement);
  const rows = await bounded<FoundRow>(pools, lane, statement, signal, searchSettings[placement]);
  return rows === undefined ? tooLong : toFoundRead(rows[0], plan, lane);
}

/** A list that is slow although it examines few rows is read as a scan. */
const tooLong: Reroute = { page: undefined, lane: 'scan', bytes: 0 };

/**
 * Runs a statement with a time limit. Returns undefined if a list that is not a scan takes too long.
 * PostgreSQL enforces the limit in a transaction, because a setting of a session does not work through a
 * pooler.
 */
async function bounded<Row>(
  pools: ListPools,
  lane: Lane,
  { sql, parameters }: Statement,
  signal: AbortSignal | undefined,
  settings = '',
): Promise<Row[] | undefined> {
  const timeoutMs = lane === 'scan' ? scanTimeoutMs : searchTimeoutMs;
  const run = () =>
    pools[lane].lend(
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
  if (lane === 'scan') return run();
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
  return page === null ? { page: undefined, lane: 'large', bytes } : { page, tag };
}
