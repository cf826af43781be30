/**
 * Measures the speed of the feed: `npm run bench:feed`. To run some of the measurements, name them:
 *
 *     npm run bench:feed -- latency fan-out filters initial streams waits changes peers growth
 *
 * The measurement `growth` only runs if it is named, because it loads 10 million rows.
 *
 * The server, its subscribers and its writers run in separate processes. Writes are durable, and keys,
 * metering and all checks are active, as in production. Needs Linux.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Argument, Command } from 'commander';
import { newStorage } from './bench/storage.js';
import { spreadsUpTo, titleOf } from './bench/template.js';
import { nowUs } from './bench-feed/frames.js';
import { fill, type Service, startFeed, startPocketbase } from './bench-feed/services.js';
import type { Order, Protocol, Reply } from './bench-feed/subscribers.js';
import { positive } from './shared/options.js';
import { costOf, settle } from './shared/processes.js';
import { median, quantile } from './shared/statistics.js';
import { startTable } from './shared/table.js';
import { workingFolder } from './shared/work.js';

const measurements = {
  latency: measureLatency,
  'fan-out': measureFanOut,
  filters: measureFilters,
  initial: measureInitial,
  streams: measureStreams,
  waits: measureWaits,
  changes: measureChanges,
  peers: measurePeers,
  growth: measureGrowth,
};
type Name = keyof typeof measurements;

const command = new Command('bench:feed')
  .addArgument(new Argument('[names...]', 'the measurements').choices(Object.keys(measurements)))
  .option('--seconds <n>', 'how long each is measured', positive, 5)
  .option('--subscribers <n>', 'the number of subscribers', positive, 500)
  .option('--writers <n>', 'the number of writers', positive, 8)
  .option('--batch <n>', 'the number of rows per insert', positive, 1)
  .option('--rounds <n>', 'how often what is compared is measured in turns', positive, 3)
  .option('--waits <n>', 'the number of requests that wait', positive, 2_000)
  .option('--changes <n>', 'the number of old changes to list', positive, 1_000_000)
  .option('--rows <n>', 'the maximum number of rows of a collection for `growth`', positive, 10_000_000)
  .option('--peers-folder <folder>', 'where PocketBase is built, and kept for the next time')
  .parse();
const {
  seconds,
  subscribers: count,
  writers,
  batch,
  rounds,
  waits,
  changes,
  rows: mostRows,
  peersFolder,
} = command.opts();
/** Prints a row of the table. */
let print: ReturnType<typeof startTable>;

type Subscribers = Awaited<ReturnType<typeof startSubscribers>>;

/** Starts the process of the subscribers. Orders are sent to it. */
async function startSubscribers() {
  const child: ChildProcess = fork(join(import.meta.dirname, 'bench-feed/subscribers.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  const ask = async (order: Order): Promise<Reply> => {
    const reply = once(child, 'message');
    child.send(order);
    return (await reply)[0];
  };
  return {
    open: (
      { subscribing }: Service,
      opened: number,
      more: readonly string[] = [],
      protocol = subscribing.protocol,
    ) => ask({ kind: 'open', subscribing: { ...subscribing, protocol }, count: opened, more }),
    list: async ({ subscribing }: Service, since: string, query: string) =>
      (await ask({ kind: 'list', subscribing, since, query })).listed!,
    begin: () => ask({ kind: 'begin' }),
    report: () => ask({ kind: 'report' }),
    /** Returns the CPU time that the process has used so far, and its memory. */
    cost: () => costOf([child.pid!]),
    async end(): Promise<void> {
      const exited = once(child, 'exit');
      child.kill();
      await exited;
    },
  };
}

const folder = workingFolder('rowfeed-bench-');
const startRowfeed = async () => startFeed(await newStorage(folder, undefined));

async function withService<T>(
  work: (service: Service, subscribers: Subscribers) => Promise<T>,
  start = startRowfeed,
): Promise<T> {
  const subscribers = await startSubscribers();
  const service = await start();
  return work(service, subscribers).finally(() => Promise.all([service.server.stop(), subscribers.end()]));
}

const ms = (us: number): string => `${(us / 1_000).toFixed(2)} ms`;

/** Prints p50 and p99 of latencies in µs. */
function printLatencies(measured: string, latenciesUs: readonly number[], goal = ''): void {
  print(`${measured}: p50`, ms(median(latenciesUs)));
  print('p99', ms(quantile(latenciesUs, 0.99)), goal);
}

/** Writes for some seconds over several connections. Returns the time in seconds and the number of rows. */
async function write(service: Service, connections: number, rows: number, forSeconds = seconds) {
  const until = performance.now() + forSeconds * 1_000;
  let events = 0;
  const from = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const writer = await service.openWriter();
      while (performance.now() < until) {
        await writer.insert(service.body(rows));
        events += rows;
      }
      writer.close();
    }),
  );
  return { events, seconds: (performance.now() - from) / 1_000 };
}

/** Returns latencies in µs, with one subscriber and one writer. */
async function latencies(subscribers: Subscribers, service: Service): Promise<readonly number[]> {
  await subscribers.open(service, 1);
  await write(service, 1, 1, 1);
  await sleep(500);
  await subscribers.begin();
  const { events } = await write(service, 1, 1);
  return (await arrived(subscribers, events)).latenciesUs;
}

/** Waits for this number of frames. Fails if no frame arrives for 5 s. */
async function arrived(subscribers: Subscribers, frames: number): Promise<Reply> {
  let reply = await subscribers.report();
  for (let tries = 0; reply.frames < frames && tries < 50; tries += 1) {
    await sleep(100);
    const before = reply.frames;
    reply = await subscribers.report();
    if (reply.frames > before) tries = 0;
  }
  if (reply.frames !== frames) throw new Error(`${reply.frames} frames came of ${frames}`);
  return reply;
}

async function measureLatency(): Promise<void> {
  const measured = await withService((service, subscribers) => latencies(subscribers, service));
  printLatencies('write to event, 1 subscriber, 1 writer', measured);
}

/** Measures many subscribers that use these query parameters in turn. */
function fanOut(more: readonly string[] = [], protocol: Protocol = 'websocket') {
  return withService(async (service, subscribers) => {
    await subscribers.open(service, count, more, protocol);
    await write(service, writers, batch, 1);
    await sleep(500);
    await subscribers.begin();
    const before = await costOf(service.server.pids);
    const { events, seconds: took } = await write(service, writers, batch);
    const { frames, latenciesUs } = await arrived(subscribers, events * count);
    const cpuUs = (await costOf(service.server.pids)).cpuUs - before.cpuUs;
    return { frames, took, events, latenciesUs, cpuUs };
  });
}

/** Measures several variants in turns, so that noise on the machine affects all of them. Returns their results. */
async function inTurns<Variant, Result>(
  variants: readonly Variant[],
  measure: (variant: Variant) => Promise<Result>,
): Promise<ReadonlyMap<Variant, readonly Result[]>> {
  const results = new Map(variants.map((variant) => [variant, [] as Result[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const variant of round % 2 === 0 ? variants : variants.toReversed())
      results.get(variant)!.push(await measure(variant));
  return results;
}

const rateOf = (results: readonly { readonly frames: number; readonly took: number }[]): number =>
  median(results.map(({ frames, took }) => frames / took));

async function measureFanOut(): Promise<void> {
  const { frames, took, events, latenciesUs, cpuUs } = await fanOut();
  const what = `${count} subscribers, ${writers} writers, ${batch} rows an insert: frames/s`;
  print(what, (frames / took).toFixed(0), '>= 500000');
  print('events/s', (events / took).toFixed(0));
  printLatencies('write to event', latenciesUs, '<= 20 ms');
  print('CPU of the service a frame', `${(cpuUs / frames).toFixed(2)} us`);
  print('CPU of the service', `${(cpuUs / took / 10_000).toFixed(0)} %`);
}

/** Filters that match all rows, so that the server sends as many frames as without a filter. */
const filters = (many: number): string[] =>
  Array.from(
    { length: many },
    (_, n) => `&filter=${encodeURIComponent(`@.done == false && @.score != ${n}`)}`,
  );

async function measureFilters(): Promise<void> {
  const compared = await inTurns([0, 1, 50], (filtered) => fanOut(filters(filtered)));
  const none = rateOf(compared.get(0)!);
  for (const [filtered, results] of compared) {
    const rate = rateOf(results);
    print(
      `${count} subscribers with ${filtered} filters: frames/s`,
      rate.toFixed(0),
      filtered > 1 ? '>= 300000' : '',
    );
    if (filtered === 0) continue;
    print('of those without', `${((100 * rate) / none).toFixed(0)} %`, filtered === 1 ? '>= 90 %' : '');
    print('changes held against a filter a second', ((rate / count) * filtered).toFixed(0));
  }
}

/**
 * Measures the initial rows of a collection with 10,000 rows for one subscriber and for 100 concurrent
 * subscribers, and the delay for other requests.
 */
function measureInitial(): Promise<void> {
  const [rows, many] = [10_000, 100];
  return withService(async (service, subscribers) => {
    const writer = await service.openWriter();
    for (let n = 0; n < rows; n += 1_000) await writer.insert(service.body(1_000));
    writer.close();
    const begin = async (sockets: number): Promise<number> => {
      await subscribers.begin();
      const fromUs = nowUs();
      await subscribers.open(service, sockets, ['&initial=true']);
      for (;;) {
        const { frames, lastUs } = await subscribers.report();
        if (frames >= sockets * rows) return lastUs - fromUs;
        await sleep(1);
      }
    };
    for (let n = 0; n < 3; n += 1) await begin(1);
    print(`${rows} rows first, 1 subscriber`, ms(await begin(1)), '<= 250 ms');
    print(`to ${many} at once`, ms(await begin(many)));
    const live = await startSubscribers();
    try {
      printLatencies('write to event of another', await latencies(live, service));
      await live.begin();
      const writing = write(service, 1, 1);
      const begun: number[] = [];
      while (begun.length < 3) begun.push(await begin(many));
      print(`${rows} rows first, to ${many} at once, with a writer`, ms(begun[1]!));
      await writing;
      printLatencies('write to event of another meanwhile', (await live.report()).latenciesUs);
    } finally {
      await live.end();
    }
  });
}

/** Measures streams of server-sent events in turn with WebSocket connections. */
async function measureStreams(): Promise<void> {
  const compared = await inTurns(['websocket', 'stream'] as const, (protocol) => fanOut([], protocol));
  const [webSocket = 0, stream = 0] = [...compared.values()].map(rateOf);
  const costs = [...compared.values()].map((results) =>
    median(results.map(({ cpuUs, frames }) => cpuUs / frames)).toFixed(2),
  );
  print(`${count} subscribers by WebSocket: frames/s`, webSocket.toFixed(0));
  print(`${count} subscribers by stream: frames/s`, stream.toFixed(0));
  print('of those by WebSocket', (stream / webSocket).toFixed(2), '>= 0.7');
  print('CPU of the service a frame by WebSocket', `${costs[0]} us`);
  print('by stream', `${costs[1]} us`);
}

/** Measures requests that wait for a change: their memory, and the time until a commit has woken all of them. */
async function measureWaits(): Promise<void> {
  const memoryOfEach = (
    protocol: Protocol,
    measure?: (service: Service, subscribers: Subscribers) => Promise<void>,
  ) =>
    withService(async (service, subscribers) => {
      await write(service, 1, 1, 1);
      // The first connections allocate memory that all share.
      await subscribers.open(service, 200, [], protocol);
      await settle(service.server.pids);
      const before = await costOf(service.server.pids);
      await subscribers.open(service, waits, [], protocol);
      await settle(service.server.pids);
      const { anonymousMb } = await costOf(service.server.pids);
      await measure?.(service, subscribers);
      return ((anonymousMb - before.anonymousMb) * 1_024) / waits;
    });
  const idle = await memoryOfEach('websocket');
  const commits = 100;
  let firstUs = 0;
  const wakes: number[] = [];
  const cpuUs = { service: 0, client: 0 };
  const waiting = await memoryOfEach('poll', async (service, subscribers) => {
    const writer = await service.openWriter();
    const wake = async (): Promise<number> => {
      await subscribers.begin();
      const fromUs = nowUs();
      await writer.insert(service.body(1));
      const { lastUs } = await arrived(subscribers, waits + 200);
      // All requests wait again.
      await sleep(100);
      return lastUs - fromUs;
    };
    // Node.js has not compiled the code for responses yet.
    firstUs = await wake();
    for (let commit = 0; commit < 5; commit += 1) await wake();
    const before = [await costOf(service.server.pids), await subscribers.cost()] as const;
    for (let commit = 0; commit < commits; commit += 1) wakes.push(await wake());
    cpuUs.service = (await costOf(service.server.pids)).cpuUs - before[0].cpuUs;
    cpuUs.client = (await subscribers.cost()).cpuUs - before[1].cpuUs;
    writer.close();
  });
  const responses = commits * (waits + 200);
  print('memory of an idle WebSocket subscriber', `${idle.toFixed(1)} KiB`);
  print('memory of a request that waits', `${waiting.toFixed(1)} KiB`, `<= ${idle.toFixed(1)} KiB`);
  printLatencies(`write to the last of ${waits + 200} responses`, wakes, '<= 250 ms');
  print('the first one, which is not counted', ms(firstUs));
  print('CPU of the service a response', `${(cpuUs.service / responses).toFixed(0)} us`);
  print('CPU of the client a response', `${(cpuUs.client / responses).toFixed(0)} us`);
}

/** Measures how fast one client lists many old changes, and the work for a filter that matches none of them. */
function measureChanges(): Promise<void> {
  return withService(async (service, subscribers) => {
    const { port, token, collection } = service.subscribing;
    const url = `http://127.0.0.1:${port}/v1/collections/${collection}/changes`;
    const { cursor: since } = (await (await fetch(url, { headers: { 'x-api-key': token } })).json()) as {
      cursor: string;
    };
    const writer = await service.openWriter();
    for (let n = 0; n < changes; n += 1_000) await writer.insert(service.body(1_000));
    writer.close();
    const measure = async (query: string) => {
      const before = await costOf(service.server.pids);
      const listed = await subscribers.list(service, since, query);
      const { cpuUs } = await costOf(service.server.pids);
      return { ...listed, rate: (changes * 1e6) / listed.tookUs, cpuUs: (cpuUs - before.cpuUs) / changes };
    };
    const rates: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { frames, rate, cpuUs } = await measure('limit=1000');
      if (frames !== changes) throw new Error(`${frames} frames came of ${changes}`);
      rates.push(rate);
      if (round === rounds - 1) print('CPU of the service a frame', `${cpuUs.toFixed(2)} us`);
    }
    print(`${changes} old changes by 1,000: frames/s`, median(rates).toFixed(0), '>= 100000');
    const none = await measure(`limit=1000&filter=${encodeURIComponent('@.score > 100')}`);
    print('a filter that matches none: changes/s', none.rate.toFixed(0));
    print('requests', String(none.requests));
    print('the longest of them', ms(none.longestUs));
  });
}

/** Measures one subscriber, and then the configured number, in turn with PocketBase. */
async function measurePeers(): Promise<void> {
  const installed = join(peersFolder ?? folder, 'pocketbase');
  const starts = [startRowfeed, () => startPocketbase(folder, installed, batch)];
  const compared = await inTurns(starts, (start) =>
    withService(async (service, subscribers) => {
      const measured = await latencies(subscribers, service);
      await subscribers.open(service, count - 1);
      await subscribers.begin();
      const fromUs = nowUs();
      const { events } = await write(service, writers, batch);
      const { frames, lastUs } = await arrived(subscribers, events * count);
      return { title: service.title, measured, frames, took: (lastUs - fromUs) / 1e6 };
    }, start),
  );
  for (const results of compared.values()) {
    const quantileOf = (share: number): number =>
      median(results.map(({ measured }) => quantile(measured, share)));
    print(`${results[0]!.title}: 1 subscriber, 1 writer: p50`, ms(quantileOf(0.5)));
    print('p99', ms(quantileOf(0.99)));
    print(`${count} subscribers, ${writers} writers of ${batch}: frames/s`, rateOf(results).toFixed(0));
  }
}

/**
 * Measures one subscriber with growing numbers of rows and collections. All servers run at the same time, and are
 * measured in turns.
 */
async function measureGrowth(): Promise<void> {
  const spreads = spreadsUpTo(mostRows);
  const services: Service[] = [];
  try {
    for (const spread of spreads) {
      const service = await startRowfeed();
      services.push(service);
      await fill(service, spread);
      await settle(service.server.pids);
    }
    const compared = await inTurns(services, async (service) => {
      const subscribers = await startSubscribers();
      return latencies(subscribers, service).finally(() => subscribers.end());
    });
    const p50s = [...compared.values()].map((results) => median(results.map(median)));
    for (const [index, spread] of spreads.entries()) {
      print(`${titleOf(spread)} rows, 1 subscriber, 1 writer: p50`, ms(p50s[index]!));
      if (index > 0) print('multiple of the smallest', (p50s[index]! / p50s[0]!).toFixed(2), '<= 1.15');
    }
  } finally {
    for (const { server } of services) await server.stop();
  }
}

console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, files in ${tmpdir()}`);
print = startTable({ measured: -51, figure: 12, goal: 10 });
const chosen = command.processedArgs[0] as readonly Name[];
const unnamed = (Object.keys(measurements) as Name[]).filter((name) => name !== 'growth');
for (const name of chosen.length > 0 ? chosen : unnamed) await measurements[name]();
