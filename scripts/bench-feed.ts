/**
 * Measures the speed of the feed: `npm run bench:feed`. To run some of the measurements, name them:
 *
 *     npm run bench:feed -- latency stalled fan-out filters initial idle across peers
 *
 * The server, its subscribers and its writers run in separate processes. Writes are durable, and keys,
 * metering and all checks are active, as in production. Needs Linux.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasPooler, startPooler } from '../test/support/pooler.js';
import { closeRawSockets, rawFeed } from '../test/support/raw-feed.js';
import { costOf, pause, settle } from './bench/processes.js';
import { newStorage, type Storage, startPostgres } from './bench/storage.js';
import { tableHead, tableRow } from './bench/table.js';
import { nowUs } from './bench-feed/clock.js';
import { key, type Service, startPocketbase, startRowfeed } from './bench-feed/services.js';
import type { Order, Reply } from './bench-feed/subscribers.js';
import { median } from './median.js';

const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    subscribers: { type: 'string', default: '500' },
    writers: { type: 'string', default: '8' },
    /** The number of rows per insert in the fan-out. */
    batch: { type: 'string', default: '1' },
    /** The number of rounds that measure feeds without and with filters in turn. */
    rounds: { type: 'string', default: '3' },
    idle: { type: 'string', default: '10000' },
    /** The folder in which PocketBase is built and kept for later runs. */
    'peers-folder': { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const columns = [
  { title: 'measured', width: 51, isLeft: true },
  { title: 'figure', width: 12 },
  { title: 'goal', width: 10 },
];

const print = (measured: string, figure: string, goal = ''): void =>
  console.log(tableRow(columns, [measured, figure, goal]));

/** Starts the process of the subscribers and sends it orders. */
class Subscribers {
  readonly #child: ChildProcess;

  constructor() {
    this.#child = fork(join(import.meta.dirname, 'bench-feed/subscribers.ts'), {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
    });
  }

  async ask(order: Order): Promise<Reply> {
    const reply = once(this.#child, 'message');
    this.#child.send(order);
    return (await reply)[0] as Reply;
  }

  async end(): Promise<void> {
    const exited = once(this.#child, 'exit');
    this.#child.kill();
    await exited;
  }
}

async function withService(
  work: (service: Service, subscribers: Subscribers) => Promise<void>,
  start = async (folder: string) => startRowfeed(await newStorage(folder, undefined)),
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rowfeed-bench-'));
  const subscribers = new Subscribers();
  try {
    const service = await start(folder);
    try {
      await work(service, subscribers);
    } finally {
      await service.server.stop();
    }
  } finally {
    await subscribers.end();
    await rm(folder, { recursive: true, force: true });
  }
}

const open = ({ subscribing }: Service, count: number, more: readonly string[] = []): Order => ({
  kind: 'open',
  subscribing,
  count,
  more,
});

/** Returns the values at these fractions of the sorted list. */
function quantiles(values: readonly number[], fractions: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return fractions.map(
    (fraction) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN,
  );
}

const ms = (us: number): string => `${(us / 1_000).toFixed(2)} ms`;

/**
 * Writes for a number of seconds over several connections. Returns the duration in seconds and the number of
 * rows.
 */
async function write(service: Service, writers: number, batch: number, forSeconds: number) {
  const until = performance.now() + forSeconds * 1_000;
  let events = 0;
  const from = performance.now();
  await Promise.all(
    Array.from({ length: writers }, async () => {
      const writer = await service.openWriter();
      while (performance.now() < until) {
        await writer.insert(service.body(batch));
        events += batch;
      }
      writer.close();
    }),
  );
  return { events, seconds: (performance.now() - from) / 1_000 };
}

/** Returns p50 and p99 of the latency in µs, with one subscriber and one writer. */
async function latencies(subscribers: Subscribers, writing: Service, following: Service): Promise<number[]> {
  await subscribers.ask(open(following, 1));
  await write(writing, 1, 1, 1);
  await pause(500);
  await subscribers.ask({ kind: 'begin' });
  const { events } = await write(writing, 1, 1, seconds);
  await pause(500);
  const { frames, latenciesUs } = await subscribers.ask({ kind: 'report' });
  if (frames !== events) throw new Error(`${events} writes made ${frames} frames`);
  return quantiles(latenciesUs, [0.5, 0.99]);
}

async function measureLatency(): Promise<void> {
  await withService(async (service, subscribers) => {
    const [p50, p99] = await latencies(subscribers, service, service);
    print('write to event, 1 subscriber, 1 writer: p50', ms(p50!));
    print('p99', ms(p99!));
  });
}

/** Measures the latency next to subscribers that stopped reading after their buffers were full. */
async function measureStalled(): Promise<void> {
  const count = 8;
  await withService(async (service, subscribers) => {
    const request = { collection: 'feed', key };
    const stalled = await Promise.all(
      Array.from({ length: count }, () => rawFeed({ url: service.server.origin, key }, request)),
    );
    for (const { socket } of stalled) socket.pause();
    const writer = await service.openWriter();
    // Several times the size of the kernel's buffers.
    for (let n = 0; n < 160; n += 1) await writer.insert(`[{"t":"${'x'.repeat(200_000)}"}]`);
    writer.close();
    const [p50, p99] = await latencies(subscribers, service, service);
    print(`the same beside ${count} that stand still: p50`, ms(p50!));
    print('p99', ms(p99!));
    closeRawSockets();
  });
}

/**
 * Measures the latency between two instances on PostgreSQL, with NOTIFY and with polling. Behind a pooler,
 * which doesn't forward NOTIFY, instances poll.
 */
async function measureAcross(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'rowfeed-bench-'));
  const postgres = await startPostgres(folder);
  try {
    await measurePair('NOTIFY', '<= 150 ms', await newStorage(folder, postgres));
    if (!hasPooler()) return print('by polling', 'not measured: pgbouncer is missing');
    const storage = await newStorage(folder, postgres);
    const pooler = await startPooler(storage.url);
    try {
      await measurePair('polling', '<= 350 ms', { ...storage, url: pooler.through(storage.url) });
    } finally {
      await pooler.close();
    }
  } finally {
    await postgres.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measurePair(by: string, goal: string, storage: Storage): Promise<void> {
  const writing = await startRowfeed(storage);
  const following = await startRowfeed(storage);
  const subscribers = new Subscribers();
  try {
    const [p50, p99] = await latencies(subscribers, writing, following);
    print(`write to event at another instance, ${by}: p50`, ms(p50!));
    print('p99', ms(p99!), goal);
  } finally {
    await subscribers.end();
    await writing.server.stop();
    await following.server.stop();
  }
}

/** Filters that match all rows, so that the server sends as many frames as without a filter. */
const filters = (count: number): string[] =>
  Array.from(
    { length: count },
    (_, n) => `&filter=${encodeURIComponent(`@.done == false && @.score != ${n}`)}`,
  );

async function measureFilters(): Promise<void> {
  const count = Number(options.subscribers);
  const kinds = [0, 1, 50];
  const rates = new Map(kinds.map((filtered) => [filtered, [] as number[]]));
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const filtered of kinds) rates.get(filtered)!.push(await rateWith(filters(filtered)));
  const [none, ...some] = kinds.map((filtered) => quantiles(rates.get(filtered)!, [0.5])[0]!);
  print(`${count} subscribers without a filter: frames/s`, none!.toFixed(0));
  for (const [at, rate] of some.entries()) {
    const filtered = kinds[at + 1]!;
    print(`with ${filtered}`, rate.toFixed(0), filtered === 1 ? '' : '>= 300000');
    print('of those without', `${((100 * rate) / none!).toFixed(0)} %`, filtered === 1 ? '>= 90 %' : '');
    print('changes held against a filter a second', ((rate / count) * filtered).toFixed(0));
  }
}

/** Returns the number of frames per second for subscribers that use these query parameters in turn. */
async function rateWith(more: readonly string[]): Promise<number> {
  const count = Number(options.subscribers);
  const [writers, batch] = [Number(options.writers), Number(options.batch)];
  let rate = 0;
  await withService(async (service, subscribers) => {
    await subscribers.ask(open(service, count, more));
    await write(service, writers, batch, 1);
    await pause(500);
    await subscribers.ask({ kind: 'begin' });
    const written = await write(service, writers, batch, seconds);
    rate = (await arrived(subscribers, written.events * count)).frames / written.seconds;
  });
  return rate;
}

/** Waits for this number of frames. Fails if no frame arrives for 5 s. */
async function arrived(subscribers: Subscribers, frames: number): Promise<Reply> {
  let reply = await subscribers.ask({ kind: 'report' });
  for (let tries = 0; reply.frames < frames && tries < 50; tries += 1) {
    await pause(100);
    const before = reply.frames;
    reply = await subscribers.ask({ kind: 'report' });
    if (reply.frames > before) tries = 0;
  }
  if (reply.frames !== frames) throw new Error(`${reply.frames} frames came of ${frames}`);
  return reply;
}

/**
 * Measures the initial rows of a collection with 10,000 rows for one subscriber and for 100 concurrent
 * subscribers, and the delay for other requests.
 */
async function measureInitial(): Promise<void> {
  const [rows, count] = [10_000, 100];
  await withService(async (service, subscribers) => {
    const writer = await service.openWriter();
    for (let n = 0; n < rows; n += 1_000) await writer.insert(service.body(1_000));
    writer.close();
    const begin = async (sockets: number): Promise<number> => {
      await subscribers.ask({ kind: 'begin' });
      const fromUs = nowUs();
      await subscribers.ask(open(service, sockets, ['&initial=true']));
      let reply = await subscribers.ask({ kind: 'report' });
      while (reply.frames < sockets * rows) {
        await pause(1);
        reply = await subscribers.ask({ kind: 'report' });
      }
      return reply.lastUs - fromUs;
    };
    for (let n = 0; n < 3; n += 1) await begin(1);
    print(`${rows} rows first, 1 subscriber`, ms(await begin(1)), '<= 250 ms');
    print(`to ${count} at once`, ms(await begin(count)));
    const live = new Subscribers();
    try {
      const [quiet50, quiet99] = await latencies(live, service, service);
      print('write to event of another: p50', ms(quiet50!));
      print('p99', ms(quiet99!));
      await live.ask({ kind: 'begin' });
      const writing = write(service, 1, 1, seconds);
      const begun: number[] = [];
      while (begun.length < 3) begun.push(await begin(count));
      print(`${rows} rows first, to ${count} at once, with a writer`, ms(begun[1]!));
      await writing;
      const [p50, p99] = quantiles((await live.ask({ kind: 'report' })).latenciesUs, [0.5, 0.99]);
      print('write to event of another meanwhile: p50', ms(p50!));
      print('p99', ms(p99!));
    } finally {
      await live.end();
    }
  });
}

async function measureFanOut(): Promise<void> {
  const count = Number(options.subscribers);
  const writers = Number(options.writers);
  const batch = Number(options.batch);
  await withService(async (service, subscribers) => {
    await subscribers.ask(open(service, count));
    await write(service, writers, batch, 1);
    await pause(500);
    await subscribers.ask({ kind: 'begin' });
    const before = await costOf(service.server);
    const written = await write(service, writers, batch, seconds);
    const reply = await arrived(subscribers, written.events * count);
    const cost = await costOf(service.server);
    const [p50, p99] = quantiles(reply.latenciesUs, [0.5, 0.99]);
    const framesPerSecond = reply.frames / written.seconds;
    print(
      `${count} subscribers, ${writers} writers, ${batch} rows an insert: frames/s`,
      framesPerSecond.toFixed(0),
      '>= 500000',
    );
    print('events/s', (written.events / written.seconds).toFixed(0));
    print('write to event: p50', ms(p50!));
    print('p99', ms(p99!), '<= 20 ms');
    print('CPU of the service a frame', `${((cost.cpuUs - before.cpuUs) / reply.frames).toFixed(2)} us`);
    print('CPU of the service', `${((cost.cpuUs - before.cpuUs) / written.seconds / 10_000).toFixed(0)} %`);
  });
}

/** Measures one subscriber, and then the configured number, in turn with PocketBase. */
async function measurePeers(): Promise<void> {
  const [count, writers, batch] = [options.subscribers, options.writers, options.batch].map(Number) as [
    number,
    number,
    number,
  ];
  const figures = new Map<string, { p50: number[]; p99: number[]; rates: number[] }>();
  const folder = options['peers-folder'] ?? (await mkdtemp(join(tmpdir(), 'rowfeed-bench-')));
  const starts = [undefined, (data: string) => startPocketbase(data, join(folder, 'pocketbase'), batch)];
  try {
    for (let round = 0; round < Number(options.rounds); round += 1) {
      for (const start of round % 2 === 0 ? starts : starts.toReversed())
        await withService(async (service, subscribers) => {
          const of = figures.get(service.title) ?? { p50: [], p99: [], rates: [] };
          figures.set(service.title, of);
          const [p50, p99] = await latencies(subscribers, service, service);
          of.p50.push(p50!);
          of.p99.push(p99!);
          await subscribers.ask(open(service, count - 1));
          await subscribers.ask({ kind: 'begin' });
          const fromUs = nowUs();
          const { events } = await write(service, writers, batch, seconds);
          const { frames, lastUs } = await arrived(subscribers, events * count);
          of.rates.push((frames * 1e6) / (lastUs - fromUs));
        }, start);
    }
  } finally {
    if (options['peers-folder'] === undefined) await rm(folder, { recursive: true, force: true });
  }
  for (const [title, { p50, p99, rates }] of figures) {
    print(`${title}: 1 subscriber, 1 writer: p50`, ms(median(p50)));
    print('p99', ms(median(p99)));
    print(`${count} subscribers, ${writers} writers of ${batch}: frames/s`, median(rates).toFixed(0));
  }
}

async function measureIdle(): Promise<void> {
  const count = Number(options.idle);
  await withService(async (service, subscribers) => {
    // Allocates the memory that any load needs once, before the measurement starts.
    await subscribers.ask(open(service, 500));
    await write(service, 8, 1, 1);
    await settle(service.server);
    const before = await costOf(service.server);
    const { open: opened } = await subscribers.ask(open(service, count));
    if (opened !== count + 500) throw new Error(`only ${opened} feeds are open`);
    await settle(service.server);
    await pause(3_000);
    const after = await costOf(service.server);
    print(
      `memory of an idle socket, of ${count}`,
      `${((after.rssBytes - before.rssBytes) / count / 1_024).toFixed(1)} KiB`,
    );
    print('memory of the service with them', `${(after.rssBytes / 2 ** 20).toFixed(0)} MiB`);
  });
}

console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model}, files in ${tmpdir()}`);
console.log(tableHead(columns));
const measurements = {
  latency: measureLatency,
  stalled: measureStalled,
  'fan-out': measureFanOut,
  filters: measureFilters,
  initial: measureInitial,
  idle: measureIdle,
  across: measureAcross,
  peers: measurePeers,
};
for (const [name, measure] of Object.entries(measurements)) {
  if (chosen.length === 0 || chosen.includes(name)) await measure();
}
