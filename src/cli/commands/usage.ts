/** The command `rowfeed usage`, which shows the usage of accounts and their keys. */
import type { Command } from 'commander';
import { findAccount, listAccounts } from '../../access/registry.js';
import { reportUsage, type UsageReport, usageHistory } from '../../access/usage.js';
import type { Database } from '../../engines/open.js';
import { counted, formatCount } from '../../text/count.js';
import { withDatabase } from '../database.js';
import { formatTable, print, printJson, remark } from '../output.js';

interface Options {
  readonly account?: string;
  readonly json?: true;
}

/** The response of GET /v1/usage. For each key, it also has the recent days (UTC) that had requests. */
interface AccountUsage extends UsageReport {
  readonly keys: KeyUsage[];
}

interface KeyUsage {
  readonly id: string;
  readonly name: string;
  readonly requests: number;
  readonly days: readonly { readonly date: string; readonly requests: number }[];
}

const dayMs = 86_400_000;
/** Number of days in the JSON, and in the chart of the table. */
const toldDays = 31;
const drawnDays = 14;

export function defineUsage(usage: Command): void {
  usage
    .option('--account <account>', 'show only this account')
    .option('--json', 'print JSON')
    .action(({ account, json }: Options) =>
      withDatabase(async (database) => {
        const accounts = await readUsage(database, account);
        if (json) printJson(accounts);
        else if (accounts.length > 0) print(accounts.map(formatUsage).join('\n\n'));
        else remark('There are no accounts.');
      }),
    );
}

async function readUsage(database: Database, only: string | undefined): Promise<AccountUsage[]> {
  const { knex } = database;
  const accounts = only === undefined ? await listAccounts(knex) : [await findAccount(knex, only)];
  const usages: AccountUsage[] = [];
  for (const { id } of accounts) {
    const report = await reportUsage(knex, id, Date.now());
    const history = await usageHistory(knex, id, toldDays, Date.now());
    const keys = report.keys.map((key) => ({
      ...key,
      days: history.flatMap(({ date, keys: used }) =>
        used.filter(({ id }) => id === key.id).map(({ requests }) => ({ date, requests })),
      ),
    }));
    usages.push({ ...report, keys });
  }
  return usages;
}

/** Returns the dates of the last `count` UTC days, such as `2026-11-21`. The last one is today. */
function lastDates(count: number): string[] {
  const today = Date.now();
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}

function formatUsage({ account, plan, period, requests, keys, ...stored }: AccountUsage): string {
  const dates = lastDates(drawnDays);
  const rows = keys.map((key) => {
    const byDate = new Map(key.days.map(({ date, requests }) => [date, requests]));
    const daily = dates.map((date) => byDate.get(date) ?? 0);
    return [key.name, key.id, formatCount(key.requests), formatCount(daily.at(-1)!), drawDays(daily)];
  });
  return [
    `${account}: plan ${plan}, ${formatPeriod(period)}`,
    `  ${formatRequests(requests)}`,
    `  ${formatStored(stored)}`,
    formatTable(
      [['KEY'], ['ID'], ['REQUESTS', 'number'], ['TODAY', 'number'], [`${drawnDays} DAYS`]],
      rows,
      '  ',
    ),
  ].join('\n');
}

/** Formats a period, such as `November 2026`, `2026-11-21 UTC` or `the hour from 2026-11-21 14:00 UTC`. */
function formatPeriod({ start, end }: AccountUsage['period']): string {
  const lengthMs = Date.parse(end) - Date.parse(start);
  if (lengthMs < dayMs) return `the hour from ${start.slice(0, 16).replace('T', ' ')} UTC`;
  if (lengthMs === dayMs) return `${start.slice(0, 10)} UTC`;
  return new Date(start).toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** Returns a text such as `250 of 1,000 requests  █████░░░░░░░░░░░░░░░ 25 %`. */
function formatRequests({ used, limit }: AccountUsage['requests']): string {
  if (limit === undefined) return counted(used, 'request');
  const share = Math.min(1, used / limit);
  const bar = '█'.repeat(Math.floor(share * barWidth)).padEnd(barWidth, '░');
  return `${formatUsed({ used, limit }, 'request')}  ${bar} ${Math.floor(share * 100)} %`;
}

/** Returns a text such as `1 row` or `2 of 3 rows`. */
function formatUsed({ used, limit }: AccountUsage['rows'], thing: string): string {
  return limit === undefined ? counted(used, thing) : `${formatCount(used)} of ${counted(limit, thing)}`;
}

/** Returns a text such as `2 of 3 collections, 129 rows, 4,096 bytes`. */
function formatStored(stored: Pick<AccountUsage, 'collections' | 'rows' | 'bytes'>): string {
  const figures = (['collection', 'row', 'byte'] as const).map((what) =>
    formatUsed(stored[`${what}s`], what),
  );
  return figures.join(', ');
}

/** Draws a small chart with one block per day. The height is relative to the busiest day. */
function drawDays(daily: readonly number[]): string {
  const most = Math.max(...daily);
  return daily
    .map((requests) => (requests === 0 ? '·' : blocks[Math.ceil((requests / most) * 8) - 1]))
    .join('');
}

const barWidth = 20;
const blocks = '▁▂▃▄▅▆▇█';
