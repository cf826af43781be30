/**
 * Builds the image of scripts/container/Containerfile and runs it: `npm run container-check`. It uses no
 * image registry. The base image is a minimal Debian from Debian's packages, with the Node.js that runs this
 * script.
 *
 * Needs Linux, root, buildah and debootstrap. If one is missing, the check is skipped and prints a line.
 */
import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const project = join(import.meta.dirname, '..');
/** The user ID that the image runs as. */
const uid = 1000;
/** The maximum size in MB that the image adds to the base: mostly the SQLite driver and the npm packages. */
const mostMegabytes = 60;
const startWithinMs = 60_000;
const key = 'container-check-container-check';

interface Image {
  readonly User: string;
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly Volumes: Readonly<Record<string, object>>;
  readonly StopSignal: string;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

const reason = whySkipped();
if (reason === undefined) await check();
else console.log(`skipped: ${reason}`);

function whySkipped(): string | undefined {
  if (process.getuid?.() !== 0) return 'needs root on Linux';
  for (const program of ['buildah', 'debootstrap'])
    if (spawnSync(program, ['--version']).error !== undefined) return `needs ${program}, which is not here`;
  return undefined;
}

async function check(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rowfeed-container-'));
  // Other file systems can still be mounted in this folder, and their content must not be deleted.
  process.on('exit', () => spawnSync('rm', ['-rf', '--one-file-system', folder]));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const buildah = (...words: readonly string[]): string[] => [
    ...['--root', join(folder, 'storage'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'],
    ...words,
  ];
  const run = (...words: readonly string[]): string =>
    execFileSync('buildah', buildah(...words), {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();

  makeBases(folder);
  const policy = join(folder, 'policy.json');
  const bases = ['base', 'build-base'].map((name) => {
    const container = run('from', '--signature-policy', policy, 'scratch');
    run('add', '--quiet', container, join(folder, name), '/');
    run('commit', '--quiet', '--signature-policy', policy, container, name);
    run('rm', container);
    return `localhost/${name}`;
  });
  run(
    ...['build', '--quiet', '--isolation', 'chroot', '--network', 'host', '--format', 'docker'],
    ...['--signature-policy', policy, '--pull-never'],
    ...['--build-arg', `BASE=${bases[0]}`, '--build-arg', `BUILD_BASE=${bases[1]}`],
    ...['--file', join(project, 'scripts/container/Containerfile'), '--tag', 'rowfeed', project],
  );
  const container = run('from', '--signature-policy', policy, '--pull-never', 'localhost/rowfeed');
  const image: Image = JSON.parse(run('inspect', container)).Docker.config;
  assert.deepEqual(
    [image.User, Object.keys(image.Volumes), image.StopSignal],
    [`${uid}:${uid}`, ['/data'], 'SIGTERM'],
  );
  const [kind, ...probe] = image.Healthcheck.Test;
  assert.equal(kind, 'CMD');

  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, uid, uid);
  // Otherwise, buildah mounts a new volume over the given folder.
  run('config', '--volume', '/data-', container);
  const inside = (port: number, ...words: readonly string[]): string[] =>
    buildah(
      ...['run', '--isolation', 'chroot', '--volume', `${data}:/data`],
      ...['--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1', '--env', `ROWFEED_API_KEY=${key}`],
      ...[container, '--', ...words],
    );
  const probed = (port: number): number | null => spawnSync('buildah', inside(port, ...probe)).status;
  // Starts a process group, because the server outlives a killed buildah and keeps its output open.
  const service = spawn('buildah', inside(0, ...image.Entrypoint, ...image.Cmd), {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const exited = once(service, 'exit');
  try {
    const { url, pid } = await listening(service);
    assert.match(readFileSync(`/proc/${pid}/status`, 'utf8'), new RegExp(`^Uid:\\t${uid}\\t`, 'm'));
    assert.equal(probed(Number(new URL(url).port)), 0);
    // No process listens on this port.
    assert.equal(probed(1), 1);
    const answer = await fetch(`${url}/v1/collections`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: '{"name":"notes"}',
    });
    assert.equal(answer.status, 201);
    process.kill(pid, 'SIGTERM');
    assert.deepEqual(await exited, [0, null]);
  } finally {
    end(service);
  }
  assert.ok(
    readdirSync(data).includes('rowfeed.db'),
    `the volume has ${readdirSync(data).join() || 'nothing'}`,
  );
  assert.equal(statSync(join(data, 'rowfeed.db')).uid, uid);
  const added = megabytesOf(join(run('mount', container), 'app'));
  assert.ok(added <= mostMegabytes, `${added} MB are added to the base`);
  run('umount', container);
  run('rm', container);
  console.log(`ok: built, ${added} MB over the base; serves as user ${uid}, is probed, stops by SIGTERM`);
}

/** Creates the root file systems of the images, and the policy for images, which some machines lack. */
function makeBases(folder: string): void {
  const suite = /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable';
  const nodeHome = dirname(dirname(process.execPath));
  for (const [name, packages] of [
    ['base', 'libstdc++6'],
    ['build-base', 'ca-certificates,g++,libstdc++6,make,python3'],
  ] as const) {
    const root = join(folder, name);
    execFileSync('debootstrap', ['--variant=minbase', `--include=${packages}`, suite, root], {
      stdio: 'pipe',
    });
    copyFileSync(process.execPath, join(root, 'usr/local/bin/node'));
    for (const part of ['var/cache/apt/archives', 'var/lib/apt/lists'])
      execFileSync('find', [join(root, part), '-type', 'f', '-delete']);
  }
  const root = join(folder, 'build-base');
  cpSync(join(nodeHome, 'lib/node_modules/npm'), join(root, 'usr/local/lib/node_modules/npm'), {
    recursive: true,
  });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
  cpSync(join(nodeHome, 'include/node'), join(root, 'usr/local/include/node'), { recursive: true });
  // The driver is compiled against local headers. This machine's certificates also apply to registries.
  const certificates = '/etc/ssl/certs/ca-certificates.crt';
  mkdirSync(join(root, 'usr/local/etc'), { recursive: true });
  writeFileSync(join(root, 'usr/local/etc/npmrc'), `nodedir=/usr/local\ncafile=${certificates}\n`);
  copyFileSync(process.env.NODE_EXTRA_CA_CERTS ?? certificates, join(root, certificates));
  writeFileSync(join(folder, 'policy.json'), '{"default":[{"type":"insecureAcceptAnything"}]}');
}

function megabytesOf(folder: string): number {
  return Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);
}

/** Reads the URL and the process ID of the server from its log. */
async function listening(service: ChildProcess): Promise<{ url: string; pid: number }> {
  const timer = setTimeout(() => end(service), startWithinMs);
  for await (const line of createInterface({ input: service.stdout! })) {
    const { url, pid } = JSON.parse(line);
    if (url === undefined) continue;
    clearTimeout(timer);
    service.stdout!.resume();
    return { url, pid };
  }
  throw new Error('the service did not start');
}

/** Kills the process group. */
function end({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGKILL');
  } catch {
    // All processes of the group have already exited.
  }
}
