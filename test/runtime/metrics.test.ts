import { existsSync } from 'node:fs';
import { chmod, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { engine } from '../support/engine.js';
import { eventually } from '../support/eventually.js';
import { feed } from '../support/feed.js';
import { scrape } from '../support/metrics.js';
import { feedRequest } from '../support/raw-feed.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from '../support/service.js';
import { sendRaw } from '../support/wire.js';

/** Returns the tasks in the table of the reference. */
async function documentedTasks(): Promise<readonly string[]> {
  const guide = await readFile('src/docs/reference/metrics.md', 'utf8');
  const rows = guide.split('## Background tasks')[1]!.match(/^\| `.*?\|/gm)!;
  return rows.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, task]) => task!));
}

describe('/metrics', () => {
  let service: TestService;
  let owner: Client;
  let rows: string;
  let collection: string;
  before(async () => {
    service = await startService({ env: { ROWFEED_METRICS_PORT: '0' } });
    owner = client(service, service.key);
    collection = await owner.collection([{ n: 1 }]);
    rows = `/v1/collections/${collection}/rows`;
  });
  after(() => service.close());

  it('counts the failures of each background task from 0', async () => {
    const tasks = await documentedTasks();
    expect(tasks).to.include('flush_usage');
    const samples = await scrape(service);
    for (const task of tasks)
      expect(samples.get(`rowfeed_background_failures_total{task="${task}"}`), task).to.equal(0);
  });

  it('counts and times requests by operation and status', async () => {
    const sample = (operation: string, status: number | string): string =>
      `rowfeed_request_duration_seconds_count{operation="${operation}",status="${status}"}`;
    const before = await scrape(service);
    for (let n = 0; n < 3; n += 1) await owner.get(`${rows}/1`);
    await owner.get(`${rows}/99`);
    await owner.get('/v1/nowhere');
    await owner.get('/health');
    await client(service).get(rows);
    const follower = await feed(service, { key: service.key, collection });
    await follower.close();
    const handshake = feedRequest(service, { collection });
    const [refused] = await sendRaw(
      service,
      [['GET', '/ws']],
      handshake.replace(/^(Sec-WebSocket-Key: ).*$/im, '$1short'),
    );
    expect(refused!.code).to.equal('request_malformed');
    const after = await scrape(service);
    const more = (operation: string, status: number): number =>
      after.get(sample(operation, status))! - (before.get(sample(operation, status)) ?? 0);
    expect(more('getRow', 200)).to.equal(3);
    expect(more('getRow', 404)).to.equal(1);
    expect(more('none', 404)).to.equal(1);
    expect(more('getHealth', 200)).to.equal(1);
    expect(more('listRows', 401)).to.equal(1);
    expect(more('openFeed', 101)).to.equal(1);
    expect(more('openFeed', 400)).to.equal(1);
    expect(after.get('rowfeed_request_duration_seconds_sum{operation="getRow",status="200"}')).to.be.within(
      0,
      10,
    );
  });

  it('contains 1 for a server that is ready', async () => {
    expect((await owner.get('/ready')).status).to.equal(200);
    expect((await scrape(service)).get('rowfeed_ready')).to.equal(1);
  });

  it('contains the version of the server', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    expect((await scrape(service)).get(`rowfeed_version_info{version="${version}"}`)).to.equal(1);
  });

  it('counts a request whose client has gone', async () => {
    const socket = connect(service.port, '127.0.0.1');
    socket.write(
      `POST ${rows} HTTP/1.1\r\nHost: a\r\nx-api-key: ${service.key}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n[`,
    );
    const inFlight = 'rowfeed_requests_in_flight';
    await eventually('it is under way', async () => (await scrape(service)).get(inFlight) === 1);
    socket.destroy();
    const aborted = 'rowfeed_request_duration_seconds_count{operation="insertRows",status="aborted"}';
    await eventually('it is given up', async () => (await scrape(service)).has(aborted));
    expect((await scrape(service)).get(aborted)).to.equal(1);
    await eventually('nothing is under way', async () => (await scrape(service)).get(inFlight) === 0);
  });

  it('tells of commits, their groups, and the lag of the feed', async () => {
    const follower = await feed(service, { key: service.key, collection });
    const before = await scrape(service);
    const writes = 40;
    await Promise.all(Array.from({ length: writes }, (_, n) => owner.post(rows, [{ n }])));
    await follower.next(writes);
    const after = await scrape(service);
    const more = (name: string): number => after.get(name)! - (before.get(name) ?? 0);
    expect(more('rowfeed_commit_writes_sum')).to.equal(writes);
    expect(more('rowfeed_commit_writes_count')).to.be.within(1, writes);
    expect(more('rowfeed_commit_duration_seconds_count{outcome="done"}')).to.be.at.least(
      more('rowfeed_commit_writes_count'),
    );
    expect(more('rowfeed_feed_lag_seconds_count')).to.be.at.least(1);
    expect(more('rowfeed_feed_lag_seconds_sum')).to.be.within(0, 10);
    expect(after.get('rowfeed_feeds_open')).to.equal(1);
    expect(after.get('rowfeed_write_queue_length')).to.equal(0);
    if (engine === 'sqlite') expect(after.get('rowfeed_wal_bytes')).to.be.greaterThan(0);
    else expect(after.has('rowfeed_wal_bytes')).to.equal(false);
  });

  it('tells of the process', async () => {
    const names = [...(await scrape(service)).keys()];
    for (const name of [
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'process_open_fds',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_heap_size_used_bytes',
    ]) {
      expect(names).to.include(name);
    }
  });

  it('has a port of its own, with nothing else on it', async () => {
    expect((await owner.get('/metrics')).code).to.equal('route_not_found');
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/health'],
      ['GET', '/metrics/'],
      ['POST', '/metrics'],
    ] as const) {
      const response = await fetch(`http://127.0.0.1:${service.metricsPort}${path}`, { method });
      expect(response.status, `${method} ${path}`).to.equal(404);
    }
  });

  it('is off where no port is given', async () => {
    const other = await startService();
    expect(other.metricsPort).to.equal(undefined);
    await other.close();
  });

  it('a port that is taken keeps the service from starting', async () => {
    const taken = { ROWFEED_METRICS_PORT: String(service.metricsPort) };
    const directory = await temporaryDirectory();
    const error = await startService({ directory, env: taken }).then(
      () => undefined,
      (reason: Error) => reason,
    );
    await removeDirectory(directory);
    expect(error?.message).to.equal(
      `Cannot listen on ROWFEED_METRICS_PORT ${service.metricsPort}: another program uses this port (EADDRINUSE). Set ROWFEED_METRICS_PORT to another port.`,
    );
  });

  it('a port that needs more permissions keeps the service from starting, with the name of the setting', async function () {
    const isRoot = process.getuid?.() === 0;
    const firstFree = '/proc/sys/net/ipv4/ip_unprivileged_port_start';
    const isLimited = existsSync(firstFree) && Number(await readFile(firstFree, 'utf8')) > 81;
    if (!isLimited || (isRoot && process.seteuid === undefined)) this.skip();
    const directory = await temporaryDirectory();
    await chmod(directory, 0o777);
    // For root, every port is allowed.
    if (isRoot) process.seteuid!(65_534);
    const error = await startService({ directory, env: { ROWFEED_METRICS_PORT: '81' } }).then(
      () => undefined,
      (reason: Error) => reason,
    );
    if (isRoot) process.seteuid!(0);
    await removeDirectory(directory);
    expect(error?.message).to.equal(
      'Cannot listen on ROWFEED_METRICS_PORT 81: this user is not allowed to use this port (EACCES). Set ROWFEED_METRICS_PORT to another port.',
    );
  });
});
