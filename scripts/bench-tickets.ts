/**
 * Measures what tickets cost: `npm run bench:tickets`. It prints reads with tickets beside the same reads by key, in turns,
 * and how many different tickets the server opens per second. Needs Linux and wrk.
 */
import { writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command } from 'commander';
import { importSecret, openTicket, sealTicket } from '../src/access/tickets/ticket.js';
import { key, startRowfeed } from './bench/rowfeed.js';
import { newStorage } from './bench/storage.js';
import { type LoadResult, requireWrk, runLoad, runScript } from './bench/wrk.js';
import { positive } from './shared/options.js';
import { insertRows, inTurns, sender } from './shared/requests.js';
import { median, whole } from './shared/statistics.js';
import { workingFolder } from './shared/work.js';

const { seconds, rounds, rows, tickets } = new Command('bench:tickets')
  .option('--seconds <n>', 'how long each turn is', positive, 3)
  .option('--rounds <n>', 'the number of turns, of which the median counts', positive, 5)
  .option('--rows <n>', 'the number of rows of the collection', positive, 100_000)
  .option('--tickets <n>', 'the number of different tickets', positive, 20_000)
  .parse()
  .opts<{ seconds: number; rounds: number; rows: number; tickets: number }>();

const users = 100;
const connections = 64;
const folder = workingFolder('rowfeed-bench-tickets-');
const grantOf = (user: number) => ({
  collection: 'tasks',
  scopes: ['read'],
  filter: `@.owner == "user-${user}"`,
  fields: ['owner', 'title', 'done'],
});

await requireWrk();
console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, files in ${tmpdir()}`);
await measureOpening();
const server = await startRowfeed(await newStorage(folder, undefined));
try {
  await measureServer(server.server.origin);
} finally {
  await server.server.stop();
}

/** Opens different tickets in this process. */
async function measureOpening(): Promise<void> {
  const secret = importSecret('bench', Buffer.alloc(32, 1).toString('base64url'));
  const now = Date.now();
  const texts = await Promise.all(
    Array.from({ length: tickets }, (_, n) => {
      const { scopes, ...grant } = grantOf(n);
      const times = { createdAt: now, version: 7, expiresAt: now + 3_600_000 };
      const grants = [{ ...grant, scopes: ['read' as const] }];
      return sealTicket({ keyId: 'key_000000000000', subject: `user-${n}`, ...times, grants }, secret);
    }),
  );
  const rates: number[] = [];
  const cpuUs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [begun, cpu] = [performance.now(), process.cpuUsage()];
    for (const text of texts)
      if (openTicket(text, () => secret) === undefined) throw new Error('A ticket was not opened.');
    const { user, system } = process.cpuUsage(cpu);
    rates.push((1_000 * tickets) / (performance.now() - begun));
    cpuUs.push((user + system) / tickets);
  }
  console.log(`CPU time per ticket: ${median(cpuUs).toFixed(0)} µs`);
  console.log(`different tickets opened and verified per second: ${whole(median(rates))}`);
}

async function measureServer(origin: string): Promise<void> {
  const send = sender(origin, key);
  await send('POST', '/v1/collections', { name: 'tasks' });
  const row = (n: number) => ({
    owner: `user-${n % 1_000}`,
    title: `Task ${n}`,
    done: n % 3 === 0,
    secret: n,
  });
  await insertRows(send, '/v1/collections/tasks/rows', rows, row);
  const list = '/v1/collections/tasks/rows?limit=20';
  const filtered = (user: string) =>
    `${list}&filter=@.owner%20==%20%22${user}%22&fields=owner&fields=title&fields=done`;
  for (let tookMs = Number.POSITIVE_INFINITY; tookMs > 10; await sleep(200)) {
    const begun = performance.now();
    await send('GET', filtered('user-1'));
    tookMs = performance.now() - begun;
  }
  const texts: string[] = [];
  await inTurns(16, tickets, async (turn) => {
    const body = JSON.stringify({ subject: `user-${turn}`, grants: [grantOf(turn % users)] });
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const response = await fetch(`${origin}/v1/tickets`, { method: 'POST', headers, body });
    texts[turn] = ((await response.json()) as { ticket: string }).ticket;
  });
  const load = (path: string, authorization: string) =>
    runLoad(
      {
        ...{ origin, connections, seconds, start: 0, spread: { collections: 1, rowsEach: rows } },
        request: { method: 'GET', path, status: 200 },
        headers: { Authorization: authorization },
      },
      folder,
    );
  const names = Array.from({ length: users }, (_, n) => `user-${n}`);
  const ways = {
    'by key, with the filter and fields': () => load(filtered(`{${names.join('|')}}`), `Bearer ${key}`),
    'with a ticket': () => load(list, `Bearer {${texts.slice(0, users).join('|')}}`),
    'with different tickets': () => loadInOrder(origin, list, texts),
  };
  const rates = Object.keys(ways).map((): number[] => []);
  for (let round = -1; round < rounds; round += 1)
    for (const [index, run] of Object.values(ways).entries()) {
      const { requestsPerSecond, errors } = await run();
      if (errors > 0) throw new Error(`${errors} requests failed.`);
      // The first turn warms up.
      if (round >= 0) rates[index]!.push(requestsPerSecond);
    }
  const [byKey = Number.NaN] = rates.map(median);
  console.log('\nlists of 20 rows per second, of one user, by an index');
  for (const [index, name] of Object.keys(ways).entries()) {
    const rate = median(rates[index]!);
    console.log(`${name.padEnd(38)}${whole(rate).padStart(8)}  ${(rate / byKey).toFixed(2)}×`);
  }
}

/** Sends each ticket in turn. There are more than the server caches, so that it has to open each of them. */
async function loadInOrder(origin: string, path: string, texts: readonly string[]): Promise<LoadResult> {
  const file = join(folder, 'tickets');
  await writeFile(file, texts.join('\n'));
  const request = `local texts = {}
for line in io.lines(${JSON.stringify(file)}) do texts[#texts + 1] = line end
local number = 0
function request()
  number = number + 1
  return "GET ${path} HTTP/1.1\\r\\nHost: bench\\r\\nAuthorization: Bearer " .. texts[number % #texts + 1] .. "\\r\\n\\r\\n"
end
`;
  return runScript(request, { origin, connections, seconds }, folder);
}
