/** Installs and starts similar servers. Servers that can't be installed are listed with the reason. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../test/support/port.js';
import type { Cell } from './cells.js';
import type { Bench, Target } from './measure.js';
import type { Packages, Peer } from './peers/peer.js';
import { platformatic } from './peers/platformatic.js';
import { pocketbase } from './peers/pocketbase.js';
import { postgrest } from './peers/postgrest.js';
import { deletableRows } from './rowfeed.js';

const peers: readonly Peer[] = [platformatic, postgrest, pocketbase];
/** The peer on the PostgreSQL server that rowfeed uses. */
const peersOnPostgres: readonly Peer[] = [postgrest];
/** Native modules are compiled if no binaries are available. */
const installWithinMs = 15 * 60_000;

/**
 * @param folder the folder with one subfolder per peer; peers that are already installed are used unchanged
 */
export async function startPeers(
  bench: Bench,
  chosen: readonly Cell[],
  { only, folder }: { readonly only: readonly string[] | undefined; readonly folder: string },
): Promise<Target[]> {
  const targets: Target[] = [];
  for (const peer of bench.postgres === undefined ? peers : peersOnPostgres) {
    if (only?.includes(peer.name) === false) continue;
    if (!chosen.some(({ name }) => peer.requests[name] !== undefined)) continue;
    console.log(peer.title);
    await startPeer(bench, peer, join(folder, peer.name)).then(
      (target) => targets.push(target),
      (error: Error) => console.log(`not measured: ${error.message}`),
    );
  }
  return targets;
}

async function startPeer(bench: Bench, peer: Peer, installed: string): Promise<Target> {
  const { install } = peer;
  await mkdir(installed, { recursive: true });
  await (typeof install === 'function' ? install(installed) : installPackages(install, installed));
  const data = await mkdtemp(join(bench.folder, 'peer-'));
  const { rowsEach: items } = bench.spread;
  const rows = { items, spares: Math.max(items, deletableRows(bench)) };
  const port = await freePort();
  const server = await peer.start({ installed, data, port, rows, postgres: bench.postgres });
  return { name: peer.name, server, headers: server.headers ?? {}, requests: peer.requests };
}

async function installPackages({ packages, built }: Packages, folder: string): Promise<void> {
  const allowScripts = Object.fromEntries(built.map((name) => [name, true]));
  const manifest = { private: true, type: 'module', dependencies: packages, allowScripts };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  // npm sets environment variables for the project in which it runs. They must not apply to the peer's folder.
  const env = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_registry)|INIT_CWD$)/i.test(name),
  );
  const options = { cwd: folder, env: Object.fromEntries(env), timeout: installWithinMs };
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], options);
}
