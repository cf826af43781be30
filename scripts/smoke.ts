/**
 * Starts the packed program that is installed in a folder, with the Node.js that runs this script. It uses
 * health, insert, list, a frame of the feed and a mirror, and then stops the server. The exit code is 1 if a
 * check fails.
 *
 *   node --import tsx scripts/smoke.ts FOLDER
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WebSocket } from 'ws';

const startWithinMs = 20_000;
const key = 'a-key-for-the-smoke-test';
const folder = resolve(process.argv[2] ?? '.');
const directory = await mkdtemp(join(tmpdir(), 'rowfeed-smoke-'));

const service = spawn(process.execPath, [join(folder, 'node_modules', '.bin', 'rowfeed')], {
  cwd: directory,
  env: { PATH: process.env.PATH, PORT: '0', ROWFEED_API_KEY: key },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const exited = once(service, 'exit');
try {
  const url = await listening();
  const call = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(url + path, {
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    return answer.json();
  };
  assert.deepEqual(await call('/health'), { ok: true, service: 'rowfeed' });
  assert.deepEqual(await call('/v1/collections', { name: 'notes' }), { name: 'notes' });
  const feed = new WebSocket(`${url.replace('http', 'ws')}/ws?api_key=${key}&collection=notes`);
  const message = once(feed, 'message');
  await once(feed, 'open');
  const rows = [{ id: 1, text: 'Buy milk' }];
  assert.deepEqual(await call('/v1/collections/notes/rows', [{ text: 'Buy milk' }]), rows);
  assert.deepEqual(await call('/v1/collections/notes/rows'), rows);
  const { event, seq, row } = JSON.parse(String((await message)[0]));
  assert.deepEqual({ event, seq, row }, { event: 'insert', seq: 1, row: rows[0] });
  const { mirror }: typeof import('../src/client/index.js') = await import(
    pathToFileURL(join(folder, 'node_modules/rowfeed/dist/src/client/index.js')).href
  );
  // Node.js has a built-in WebSocket from version 22.
  const notes = mirror({
    url,
    collection: 'notes',
    key,
    WebSocket: 'WebSocket' in globalThis ? undefined : WebSocket,
  });
  await notes.ready;
  assert.deepEqual([...notes.rows.values()], rows);
  await notes.close();
  const closed = once(feed, 'close');
  service.kill('SIGTERM');
  assert.equal((await closed)[0], 1001);
  assert.deepEqual(await exited, [0, null]);
  console.log(`rowfeed serves and stops on Node.js ${process.version}`);
} finally {
  service.kill('SIGKILL');
  await rm(directory, { recursive: true });
}

/** Returns the URL of the server from its log. */
async function listening(): Promise<string> {
  const timer = setTimeout(() => service.kill('SIGKILL'), startWithinMs);
  let log = '';
  for await (const [chunk] of on(service.stdout, 'data', { close: ['end'] })) {
    log += chunk;
    const [, url] = /"url":"([^"]+)".*listening/.exec(log) ?? [];
    if (url === undefined) continue;
    clearTimeout(timer);
    return url;
  }
  throw new Error(`the service did not start: ${log}`);
}
