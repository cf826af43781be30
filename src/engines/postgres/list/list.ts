/** Reads lists of rows. */
import type { Position } from '../../../values/order.js';
import {
  type Lane,
  type ListPlan,
  type ListRead,
  positionOfKey,
  positionOfValues,
  stalePlan,
} from '../../engine.js';
import { isCancelled, isConnectionLost } from '../connection/errors.js';
import { scanTimeoutMs, searchTimeoutMs } from '../connection/limits.js';
import { type Pool, retried, type Statement } from '../connection/pool.js';
import { isPage, printPages } from './pages.js';
import { printSearch, searchSettings } from './search.js';

export type ListPools = Readonly<Record<Lane, Pool>>;

/** A row of the result of a statement for lists. Each list whose collection exists has one. */
interface ListRow {
  /** The place of the list in the statement, from 1. */
  readonly number: number;
  readonly head: number;
  /** The number of matching rows if the plan counts them, otherwise of all rows. */
  readonly total: number;
  /** The number of rows in the collection, if it can differ from `total`. */
  readonly rows?: number;
  /** Whether the index of the plan exists and is complete. If not, the page is meaningless. */
  readonly is_whole: boolean;
  /** Null if the page takes more bytes than it may. */
  readonly page: string | null;
  /** The size of the page. Null if the list would examine more rows than it may. */
  readonly bytes: number | null;
  /** The id of the page's last row, if another row follows. */
  readonly next_id: number | null;
  /** Its key in the index, or a JSON array of the values of its sort fields. */
  readonly next_key?: Buffer | null;
  readonly next_values?: string | null;
}

/**
 * Reads lists. Pages without a filter share one statement, as do pages with a filter. Each other list has its
 * own statement, as has every list on Citus.
 */
export async function readLists(
  pools: ListPools,
  lane: Lane,
  plans: readonly ListPlan[],
  signal: AbortSignal | undefined,
): Promise<(ListRead | undefined)[]> {
  const reads = new Map<ListPlan, ListRead>();
  /** Reads lists with one statement. */
  const read = async (some: readonly ListPlan[]): Promise<void> => {
    const rows = await run(pools, lane, some, signal);
    for (const row of rows ?? []) {
      const plan = some[row.number - 1]!;
      reads.set(plan, toRead(row, plan, lane));
    }
    if (rows !== undefined) return;
    // A list that is slow although it examines few rows is read as a scan.
    if (some.length === 1) reads.set(some[0]!, { page: undefined, lane: 'scan', bytes: 0 });
    // Perhaps only one of the lists is slow.
    else for (const plan of some) await read([plan]);
  };
  const pages = plans.filter(isPage);
  const plain = pages.filter(({ filter }) => filter === undefined);
  const filtered = pages.filter(({ filter }) => filter !== undefined);
  const searches = plans.filter((plan) => !isPage(plan));
  const oneByOne = (some: readonly ListPlan[]) => some.map((plan) => [plan]);
  const together = (some: readonly ListPlan[]) =>
    pools[lane].placement === 'citus' || some.length === 0 ? oneByOne(some) : [some];
  // In turn, because the lists belong to one account, and other accounts need connections too.
  const readOthers = async (): Promise<void> => {
    for (const batch of [...together(filtered), ...oneByOne(searches)]) await read(batch);
  };
  // Lists without a filter don't wait for the others.
  await Promise.all([...together(plain).map(read), readOthers()]);
  return plans.map((plan) => reads.get(plan));
}

function toRead(row: ListRow, plan: ListPlan, lane: Lane): ListRead {
  const { head, total, rows = total, page, bytes } = row;
  if (plan.source.by === 'index' && !row.is_whole) return stalePlan;
  if (page !== null) return { head, rows, total, page, next: nextOf(row, plan) };
  // Only a scan reads rows that are larger than a page to select their fields.
  const mustScan = bytes === null || (plan.fields !== undefined && plan.bounds !== undefined);
  if (mustScan) return { page: undefined, lane: 'scan', bytes: 0, rows };
  return { page: undefined, lane: lane === 'scan' ? 'scan' : 'large', bytes, rows };
}

/** Returns the position of the page's last row, if another row follows. */
function nextOf(row: ListRow, plan: ListPlan): Position | undefined {
  const { next_id: id, next_key: key, next_values: values } = row;
  if (id === null) return undefined;
  if (plan.order.fields.length === 0) return { id, key: '' };
  return key ? positionOfKey(plan, id, key) : positionOfValues(plan, id, JSON.parse(values!) as unknown[]);
}

/**
 * Reads lists with one statement. Returns undefined if lists that are not scans take too long. PostgreSQL
 * enforces this limit in a transaction, because a setting of a session does not work through a pooler.
 */
async function run(
  pools: ListPools,
  lane: Lane,
  plans: readonly ListPlan[],
  signal: AbortSignal | undefined,
): Promise<ListRow[] | undefined> {
  const pool = pools[lane];
  const [first] = plans as [ListPlan];
  const isSearch = !isPage(first);
  const { sql, parameters }: Statement = isSearch
    ? printSearch(first, pool.placement)
    : printPages(plans, pool.placement);
  if (lane !== 'scan' && !isSearch && first.filter === undefined) return pool.all<ListRow>(sql, parameters);
  const timeoutMs = lane === 'scan' ? scanTimeoutMs : searchTimeoutMs;
  const settings = isSearch ? searchSettings[pool.placement] : '';
  const runBounded = () =>
    pool.lend(
      async (connection) => {
        const [, rows] = await Promise.all([
          connection.all(`BEGIN; SET LOCAL statement_timeout = ${timeoutMs}; ${settings}`),
          connection.all<ListRow>(sql, parameters),
          connection.all('COMMIT'),
        ]);
        return rows;
      },
      { signal },
    );
  if (lane === 'scan') return runBounded();
  try {
    return await retried(runBounded, isConnectionLost);
  } catch (error) {
    if (isCancelled(error)) return undefined;
    throw error;
  }
}
