/** Verifies a database, a copy or a backup, and recomputes what is derived from other data. */

import { readSnapshot, sqlitePathOf } from '../open.js';
import { locate } from '../sqlite/files/file.js';
import { describeDamage, inspectLog } from '../sqlite/files/log.js';
import { withUnservedDatabase } from '../unserved.js';
import { checkContents } from './contents.js';
import type { Check, CheckProgress } from './report.js';

export type { Check, CheckProgress } from './report.js';

interface CheckReport {
  readonly database: string;
  readonly checks: readonly Check[];
  /** What a repair has changed, as sentences without their end. */
  readonly repaired: readonly string[];
}

/**
 * Checks a database, which servers can use meanwhile. A repair recomputes what is derived, and checks again.
 *
 * @throws UnusableDatabase if there is no database, or if a server uses one that is to be repaired
 */
export async function checkDatabase(
  url: string,
  isRepair: boolean,
  progress: CheckProgress,
): Promise<CheckReport> {
  const path = sqlitePathOf(url);
  const file = path === undefined ? undefined : locate(path);
  if (file !== undefined) progress('checking the write-ahead log');
  const logs = file === undefined ? [] : [await checkLog(file)];
  // Opening the database would shorten a damaged log.
  if (file !== undefined && logs.some(({ faults }) => faults.length > 0))
    return { database: file, checks: logs, repaired: [] };
  if (!isRepair) return { ...(await inspect(url, logs, progress)), repaired: [] };
  return withUnservedDatabase(
    url,
    async (database) => {
      const { checks } = await inspect(url, logs, progress);
      const repairs = checks.flatMap(({ faults }) => faults.flatMap(({ repair }) => repair ?? []));
      for (const { run } of repairs) await database.transaction(run);
      return { ...(await inspect(url, logs, progress)), repaired: repairs.map(({ text }) => text) };
    },
    // A server does not start with the faults that a repair corrects.
    { acceptDamage: true },
  );
}

function inspect(
  url: string,
  logs: readonly Check[],
  progress: CheckProgress,
): Promise<Pick<CheckReport, 'database' | 'checks'>> {
  return readSnapshot(url, async (snapshot, database) => ({
    database,
    checks: [
      ...logs,
      ...(await checkContents(snapshot, sqlitePathOf(url) === undefined ? 'postgres' : 'sqlite', progress)),
    ],
  }));
}

/** Reads the write-ahead log of SQLite. A server that uses the database has read it at its start. */
async function checkLog(file: string): Promise<Check> {
  const report = await inspectLog(file);
  const faults = report?.damage === undefined ? [] : [{ text: describeDamage(file, report.damage) }];
  return { name: 'write-ahead log', verified: { frame: report?.frames ?? 0 }, faults };
}
