/**
 * Compares rowfeed with similar servers. They do the same work in turns. Servers that can't be installed are
 * listed with the reason.
 */

import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from '../median.js';
import { type Cell, cells } from './cells.js';
import { type Bench, deletableRows, type Measured, type Measurement, type Target } from './measure.js';
import { feathers } from './peers/feathers.js';
import type { Packages, Peer } from './peers/peer.js';
import { platformatic } from './peers/platformatic.js';
import { pocketbase } from './peers/pocketbase.js';
import { postgrestColumns, postgrestJson } from './peers/postgrest.js';
import { soul } from './peers/soul.js';
import { freePort } from './processes.js';
import { comparison, figuresHead, figuresRow, firstAskNote, type Groups } from './report.js';
import { startLoaded } from './session.js';
import { measureInTurns } from './turns.js';

const peers: readonly Peer[] = [platformatic, soul, feathers, postgrestColumns, pocketbase];
/** The peers on the PostgreSQL server that rowfeed uses. In each cell, the faster variant counts. */
const peersOnPostgres: readonly Peer[] = [postgrestColumns, postgrestJson];
const goalOnPostgres = 3;

/** Native modules are compiled if no binaries are available. */
const installWithinMs = 15 * 60_000;

const execute = promisify(execFile);

/**
 * @param folder the folder with one subfolder per peer; peers that are already installed are used unchanged
 */
export async function comparePeers(
  bench: Bench,
  chosen: readonly Cell[],
  { rounds, only }: { readonly rounds: number; readonly only?: readonly string[] },
  folder: string,
): Promise<Groups> {
  const loaded = { ...bench, seconds: bench.seconds * rounds };
  const targets: Target[] = [];
  const groups = new Map<string, Measurement[]>();
  try {
    targets.push(await startLoaded(loaded, chosen));
    for (const peer of bench.postgres === undefined ? peers : peersOnPostgres) {
      if (only?.includes(peer.name) === false) continue;
      if (!chosen.some(({ name }) => peer.requests[name] !== undefined)) continue;
      console.log(peer.title);
      await startPeer(loaded, peer, join(folder, peer.name)).then(
        (target) => targets.push(target),
        (error: Error) => console.log(`not measured: ${error.message}`),
      );
    }
    console.log(`\n${figuresHead()}`);
    for (const { name } of targets) groups.set(name, []);
    for (const cell of chosen) {
      const [own, baseline, ...others] = await measureInTurns(
        bench,
        [targets[0]!, helloOf(bench), ...targets.slice(1)],
        cell,
        rounds,
      );
      [own!, ...others].forEach((measured, index) => {
        if (measured.length === 0) return;
        // The goals only apply to rowfeed.
        const goal = index === 0 ? cell.goal : undefined;
        const measurement = { ...medianOf(measured, baseline!), goal };
        groups.get(measurement.server)!.push(measurement);
        console.log(figuresRow(measurement));
      });
    }
  } finally {
    for (const { server } of targets) await server.stop();
  }
  console.log([...groups.values()].flat().map(firstAskNote).join(''));
  const [, ...others] = groups.keys();
  const goal = bench.postgres === undefined ? undefined : goalOnPostgres;
  const remark = {
    title: goal === undefined ? 'x best peer' : `x best peer, goal ${goal.toFixed(1)}`,
    text: (ratios: readonly (number | undefined)[]) => timesBestPeer(ratios, others, goal),
  };
  console.log(`\nRatios to the baseline:\n\n${comparison(chosen, groups, remark)}`);
  return groups;
}

/** The baseline as a target that takes part in the turns. */
function helloOf({ hello }: Bench): Target {
  const requests = Object.fromEntries(
    cells.map(({ name }) => [name, { method: 'GET', path: '/', status: 200 }]),
  );
  return { name: 'hello', server: hello, headers: {}, requests, makesIndexes: false };
}

/** Returns the round with the median ratio to the baseline. The errors are the sum of all rounds. */
function medianOf(rounds: readonly Measured[], baselines: readonly Measured[]): Measurement {
  const all = rounds.map((measured, round) => {
    const baseline = baselines[round]!.requestsPerSecond;
    return { ...measured, baseline, ratio: measured.requestsPerSecond / baseline };
  });
  const middle = median(all.map(({ ratio }) => ratio));
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  return { ...all.find(({ ratio }) => ratio === middle)!, errors, firstAsk: rounds[0]!.firstAsk };
}

async function startPeer(bench: Bench, peer: Peer, installed: string): Promise<Target> {
  const { install } = peer;
  await mkdir(installed, { recursive: true });
  await (typeof install === 'function' ? install(installed) : installPackages(install, installed));
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
  const name = [peer.name, peer.form].filter(Boolean).join(' ');
  return { name, server, headers: server.headers ?? {}, requests: peer.requests, makesIndexes: false };
}

async function installPackages({ packages, built, programs }: Packages, folder: string): Promise<void> {
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

/**
 * npm sets environment variables for the project in which it runs. They must not apply to the peer's folder.
 */
function withoutNpm(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_(?!config_registry)|INIT_CWD$)/i.test(name)),
  );
}

/** @param names the names of the peers, in the order of their ratios */
function timesBestPeer(
  [own, ...others]: readonly (number | undefined)[],
  names: readonly string[],
  goal: number | undefined,
): string {
  const best = Math.max(...others.map((ratio) => ratio ?? 0));
  if (own === undefined || best === 0) return '';
  const times = own / best;
  const reached = goal === undefined ? [] : [times >= goal ? 'yes' : 'no'];
  return [names[others.indexOf(best)], String(Number(times.toPrecision(2))), ...reached].join('  ');
}
