/** Additional checks of some attacks, and a lock with which an attack disturbs the database. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { settle } from '../../shared/processes.js';
import type { Stage } from './stage.js';
import { type Finding, megabytesOf, type Watch } from './watch.js';

export interface Scene {
  readonly pid: number;
  readonly url: string;
  readonly stage: Stage;
  readonly watch: Watch;
}

export const changesOfNone = '/v1/collections/changed/changes?limit=1000&filter=%40.n%3D%3D-1';

/**
 * Each request examines 10,000 changes, and the rest of the segment in which the last of them is. A segment ends with
 * the log entry of its 1,024th change, and an entry contains at most 1,000 changes here.
 */
const examinedAtMost = 12_000;
const examiningAtMostMs = 1_000;

/**
 * Checks that a filter that matches none gets through the change log, with a bounded amount of work in each request.
 *
 * @param incarnation the first part of the cursors
 */
export async function advancesInSteps({ url, stage }: Scene, incarnation: string): Promise<Finding> {
  const headers = { 'x-api-key': stage.attackers[0]! };
  let [seq, requests, most, longestMs] = [1, 0, 0, 0];
  for (let hasMore = true; hasMore; requests += 1) {
    const begun = performance.now();
    const response = await fetch(`${url}${changesOfNone}&since=${incarnation}-${seq}`, { headers });
    const { cursor, has_more } = (await response.json()) as { cursor: string; has_more: boolean };
    longestMs = Math.max(longestMs, performance.now() - begun);
    const reached = Number(cursor.split('-')[1]);
    most = Math.max(most, reached - seq);
    if (has_more && reached === seq) return { text: `no progress at change ${seq}`, isGood: false };
    [seq, hasMore] = [reached, has_more];
  }
  return {
    text: `${seq} changes in ${requests} requests, at most ${most} of ${examinedAtMost} in one, the longest ${longestMs.toFixed(0)} ms of ${examiningAtMostMs}`,
    isGood: most <= examinedAtMost && longestMs <= examiningAtMostMs,
  };
}

/** Checks that lists of disconnected clients no longer use CPU time or sessions of PostgreSQL. */
export async function fallsIdle({ pid, stage }: Scene): Promise<Finding> {
  const withinSeconds = 12;
  const begun = performance.now();
  const seconds = (): number => (performance.now() - begun) / 1_000;
  while (seconds() <= withinSeconds) {
    if (!(await settle([pid], withinSeconds * 1_000))) break;
    if (stage.engine === 'sqlite' || (await activeSessions(stage.databaseUrl)) === 0) break;
  }
  const isGood = seconds() <= withinSeconds;
  return { text: `${isGood ? 'idle' : 'busy'} after ${seconds().toFixed(0)} s`, isGood };
}

async function activeSessions(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows: found } = await client.query(
    `SELECT 1 FROM pg_stat_activity
     WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()`,
  );
  await client.end();
  return found.length;
}

export async function keepsLogSmall({ stage, watch }: Scene): Promise<Finding> {
  const atMost = { peak: 256, later: 100 };
  const walPeakMegabytes = watch.walPeakMegabytes();
  await sleep(10_000);
  const later = await megabytesOf(stage.walFile);
  return {
    text: `log ${walPeakMegabytes.toFixed(0)} MB of ${atMost.peak}, ${later.toFixed(0)} of ${atMost.later} 10 s later`,
    isGood: walPeakMegabytes <= atMost.peak && later <= atMost.later,
  };
}

/** Locks the row that each write to the six collections must lock first. */
export async function lockHeads({ databaseUrl }: Stage): Promise<() => Promise<void>> {
  const client = new pg.Client(databaseUrl);
  // The connection can be closed together with the server.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('BEGIN');
  const { rowCount } = await client.query(
    `SELECT FROM heads WHERE collection_id IN (SELECT id FROM collections WHERE name LIKE 'locked%') FOR UPDATE`,
  );
  if (rowCount !== 6) throw new Error(`${rowCount} collections were locked`);
  return () => client.end();
}
