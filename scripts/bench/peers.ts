/** Other servers of the same field, doing the same work in the same run. What can't be had is named, with why. */

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Cell } from './cells.js';
import { type Bench, deletableRows, type Measurement } from './measure.js';
import { feathers } from './peers/feathers.js';
import { jsonServer } from './peers/json-server.js';
import type { Peer } from './peers/peer.js';
import { platformatic } from './peers/platformatic.js';
import { postgrestColumns, postgrestJson } from './peers/postgrest.js';
import { soul } from './peers/soul.js';
import { freePort } from './processes.js';
import { comparison, type Groups } from './report.js';
import { measureAndPrint, measureRowfeed } from './session.js';

const peers: readonly Peer[] = [platformatic, soul, feathers, postgrestColumns, jsonServer];
/** On the PostgreSQL that rowfeed runs on too; the faster form of each cell counts. */
const peersOnPostgres: readonly Peer[] = [postgrestColumns, postgrestJson];
const goalOnPostgres = 3;

/** Native parts are built from source where no built ones can be had. */
const installWithinMs = 15 * 60_000;

const execute = promisify(execFile);

/** @param folder where the peers are installed, each in a folder of its own; those that are there are taken as they are */
export async function comparePeers(bench: Bench, chosen: readonly Cell[], folder: string): Promise<Groups> {
  const groups = new Map<string, readonly Measurement[]>();
  const failures: string[] = [];
  console.log('\nrowfeed');
  groups.set('rowfeed', await measureRowfeed(bench, chosen));
  for (const peer of bench.postgres === undefined ? peers : peersOnPostgres) {
    console.log(`\n${peer.title}`);
    const name = [peer.name, peer.form].filter(Boolean).join(' ');
    try {
      groups.set(name, await measurePeer(bench, chosen, peer, join(folder, peer.name)));
    } catch (error) {
      const [reason] = (error as Error).message.split('\n');
      failures.push(`${name}: ${reason}`);
      console.log(`not measured: ${(error as Error).message}`);
    }
  }
  const [, ...others] = groups.keys();
  const goal = bench.postgres === undefined ? undefined : goalOnPostgres;
  const remark = {
    title: goal === undefined ? 'x best peer' : `x best peer, goal ${goal.toFixed(1)}`,
    text: (ratios: readonly (number | undefined)[]) => timesBestPeer(ratios, others, goal),
  };
  console.log(`\nRatios to the baseline:\n\n${comparison(chosen, groups, remark)}`);
  for (const failure of failures) console.log(`\nnot measured: ${failure}`);
  return groups;
}

async function measurePeer(
  bench: Bench,
  chosen: readonly Cell[],
  peer: Peer,
  installed: string,
): Promise<Measurement[]> {
  await install(peer, installed);
  const data = await mkdtemp(join(bench.folder, 'peer-'));
  const rows = {
    items: bench.spread.rowsEach,
    spares: Math.max(bench.spread.rowsEach, deletableRows(bench.seconds)),
  };
  const server = await peer.start({
    installed,
    data,
    port: await freePort(),
    rows,
    postgres: bench.postgres,
  });
  try {
    const target = { name: peer.name, server, headers: {}, requests: peer.requests, makesIndexes: false };
    // The goals are rowfeed's own.
    const withoutGoals = chosen.map((cell) => ({ ...cell, goal: undefined }));
    return await measureAndPrint(bench, target, withoutGoals);
  } finally {
    await server.stop();
  }
}

async function install({ packages, built, programs }: Peer, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const allowScripts = Object.fromEntries(built.map((name) => [name, true]));
  const manifest = { private: true, type: 'module', dependencies: packages, allowScripts };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2));
  await execute('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: withoutNpm(),
    timeout: installWithinMs,
  });
  for (const program of programs)
    await cp(join(import.meta.dirname, 'peers', program), join(folder, program));
}

/** npm tells what it runs about the project that it runs in, and that isn't this one. */
function withoutNpm(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_(?!config_registry)|INIT_CWD$)/i.test(name)),
  );
}

/** @param names those of the peers, in the order of their ratios */
function timesBestPeer(
  [own, ...others]: readonly (number | undefined)[],
  names: readonly string[],
  goal: number | undefined,
): string {
  const best = Math.max(...others.map((ratio) => ratio ?? 0));
  if (own === undefined || best === 0) return '';
  const times = own / best;
  const reached = goal === undefined ? [] : [times >= goal ? 'yes' : 'no'];
  return [names[others.indexOf(best)], times.toFixed(1), ...reached].join('  ');
}
