/** Other servers of the same field, doing the same work in the same run. What can't be had is named, with why. */

import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Cell } from './cells.js';
import { type Bench, deletableRows, type Measurement } from './measure.js';
import { feathers } from './peers/feathers.js';
import { jsonServer } from './peers/json-server.js';
import type { Peer } from './peers/peer.js';
import { platformatic } from './peers/platformatic.js';
import { postgrest } from './peers/postgrest.js';
import { soul } from './peers/soul.js';
import { freePort } from './processes.js';
import { comparison, type Groups } from './report.js';
import { measureAndPrint, measureRowfeed } from './session.js';

const peers: readonly Peer[] = [platformatic, soul, feathers, postgrest, jsonServer];

/** Native parts are built from source where no built ones can be had. */
const installWithinMs = 15 * 60_000;

const execute = promisify(execFile);

/** @param folder where the peers are installed, each in a folder of its own; those that are there are taken as they are */
export async function comparePeers(bench: Bench, chosen: readonly Cell[], folder: string): Promise<Groups> {
  const groups = new Map<string, readonly Measurement[]>();
  const failures: string[] = [];
  // As root PostgreSQL runs as a user of its own, who must get at its program.
  await chmod(bench.folder, 0o755);
  console.log('\nrowfeed');
  groups.set('rowfeed', await measureRowfeed(bench, chosen));
  for (const peer of peers) {
    console.log(`\n${peer.title}`);
    try {
      groups.set(peer.name, await measurePeer(bench, chosen, peer, join(folder, peer.name)));
    } catch (error) {
      const [reason] = (error as Error).message.split('\n');
      failures.push(`${peer.name}: ${reason}`);
      console.log(`not measured: ${(error as Error).message}`);
    }
  }
  const remark = { title: 'x best peer', text: timesBestPeer };
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
  const server = await peer.start({ installed, data, port: await freePort(), rows });
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

function timesBestPeer([own, ...others]: readonly (number | undefined)[]): string {
  const known = others.filter((ratio) => ratio !== undefined);
  if (own === undefined || known.length === 0) return '';
  return (own / Math.max(...known)).toFixed(1);
}
