/**
 * Has clients generated from the documents that a service serves, compiles them strictly, and walks the whole
 * interface with each. Names of generators as arguments, all when there are none.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { type Generator, generators } from './sdk-check/generators.js';

const project = join(import.meta.dirname, '..');
const clients = join(import.meta.dirname, 'sdk-check/clients');
const key = 'sdk-check-sdk-check-sdk-check';
const run = promisify(execFile);

const names = process.argv.slice(2);
const unknown = names.filter((name) => !generators.some((generator) => generator.name === name));
if (unknown.length > 0) {
  console.error(
    `unknown: ${unknown.join(', ')}. There are ${generators.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const folder = await mkdtemp(join(tmpdir(), 'rowfeed-sdk-'));
const { url, stop } = await startService();
try {
  const wanted = generators.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const generator of wanted) {
    const begun = performance.now();
    const outcome = await check(generator);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${outcome.padEnd(7)} ${generator.name.padEnd(27)} ${seconds.padStart(6)} s`);
  }
} finally {
  await stop();
  await rm(folder, { recursive: true, force: true });
}

async function check({
  name,
  needs,
  packages,
  files,
  commands,
}: Generator): Promise<'ok' | 'failed' | 'skipped'> {
  const own = join(folder, name);
  await mkdir(own);
  const env = {
    ...process.env,
    ROWFEED_URL: url,
    ROWFEED_KEY: key,
    PATH: `${own}/node_modules/.bin:${process.env.PATH}`,
  };
  const shell = (command: string) =>
    run('sh', ['-c', command], { cwd: own, env, maxBuffer: 64 * 1024 * 1024 });
  for (const program of needs) {
    const isThere = await shell(`command -v ${program}`).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    console.log(`  ${name} needs ${program}, which is not here`);
    return 'skipped';
  }
  for (const document of ['openapi.json', 'openapi-3.0.json']) {
    await writeFile(join(own, document), await (await fetch(`${url}/${document}`)).text());
  }
  await writeFile(join(own, 'package.json'), '{ "type": "module", "private": true }\n');
  for (const file of files) await cp(join(clients, file), join(own, file));
  const install = packages.map((each) => `'${each}'`).join(' ');
  for (const command of [`npm install --no-audit --no-fund --no-save ${install}`, ...commands]) {
    try {
      await shell(command);
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      console.log(
        `  ${command}\n${`${stdout}${stderr}`
          .trim()
          .split('\n')
          .slice(-30)
          .map((line) => `    ${line}`)
          .join('\n')}`,
      );
      process.exitCode = 1;
      return 'failed';
    }
  }
  return 'ok';
}

/** Starts the service on a free port, with a database of its own. */
async function startService(): Promise<{ url: string; stop: () => Promise<void> }> {
  const service = spawn(process.execPath, ['--import', 'tsx', 'src/bin.ts', 'serve'], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: `sqlite:${folder}/rowfeed.db`,
      ROWFEED_API_KEY: key,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    const ended = once(service, 'exit');
    service.kill('SIGTERM');
    await ended;
  };
  for await (const line of createInterface(service.stdout)) {
    const { url } = JSON.parse(line);
    if (url !== undefined) return { url, stop };
  }
  throw new Error('the service did not start');
}
