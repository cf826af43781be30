import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { passTime, stopTime } from '../support/clock.js';
import { stallDriver } from '../support/driver.js';
import { eventually } from '../support/eventually.js';
import { scrape } from '../support/metrics.js';
import { newKey } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';
import { inspectMs, readSlowly } from '../support/slow-client.js';
import { sendRaw } from '../support/wire.js';

const megabyte = 1_048_576;
const stalledMs = 4_000;

describe('a connection', () => {
  let service: TestService;
  let owner: Client;
  let rows: string;
  const sockets: Socket[] = [];
  before(async () => {
    service = await startService({ env: { ROWFEED_METRICS_PORT: '0' }, limits: { stalledMs, inspectMs } });
    owner = client(service, service.key);
    rows = `/v1/collections/${await owner.collection()}/rows`;
    const text = 'x'.repeat(250_000);
    for (let n = 0; n < 60; n += 4)
      await owner.post(rows, [{ text }, { text }, { text }, { text }], { Prefer: 'return=minimal' });
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  after(() => service.close());

  /** Opens a connection that keeps its own direction open when the server ends the other one. */
  function open(): Socket {
    const socket = connect({ port: service.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    sockets.push(socket);
    return socket;
  }

  const closing = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

  const head = (method: string, target: string, ...more: string[]) =>
    [`${method} ${target} HTTP/1.1`, 'Host: a', `x-api-key: ${service.key}`, ...more, '', ''].join('\r\n');
  const posted = (length: number) =>
    head('POST', rows, 'Content-Type: application/json', `Content-Length: ${length}`);

  const requestsInFlight = async () => (await scrape(service)).get('rowfeed_requests_in_flight');

  it('has one request in progress, however many the client has sent', async () => {
    const small = `/v1/collections/${await owner.collection([{ n: 1 }])}/rows?limit=1`;
    const release = stallDriver();
    const count = 300;
    const asked = sendRaw(
      service,
      Array.from({ length: count }, () => ['GET', small] as const),
      head('GET', small).repeat(count),
    );
    await eventually('a request is under way', async () => (await requestsInFlight()) !== 0);
    expect(await requestsInFlight()).to.equal(1);
    release();
    const answers = await asked;
    expect(answers.filter(({ status }) => status === 200)).to.have.length(count);
  });

  it('gets the answer to a write before that to the garbage behind it', async () => {
    const before = (await owner.get(rows.replace('/rows', ''))).json.rows;
    const answers = await sendRaw(
      service,
      [
        ['POST', rows],
        ['GET', '/'],
      ],
      `${posted(4)}[{}]nonsense\r\n\r\n`,
    );
    expect(answers.map(({ status }) => status)).to.deep.equal([201, 400]);
    expect(answers[1]!.headers.connection).to.equal('close');
    expect((await owner.get(rows.replace('/rows', ''))).json.rows).to.equal(before + 1);
  });

  it('goes on after a body that was too large, however it is sent', async () => {
    const body = ' '.repeat(3 * megabyte);
    const chunked = head('POST', rows, 'Content-Type: application/json', 'Transfer-Encoding: chunked');
    for (const sent of [
      posted(body.length) + body,
      `${chunked}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    ]) {
      const answers = await sendRaw(
        service,
        [
          ['POST', rows],
          ['GET', '/health'],
        ],
        sent + head('GET', '/health'),
      );
      expect(answers.map(({ status }) => status)).to.deep.equal([413, 200]);
    }
  });

  it('gives a client that reads only when all is written its 413', async () => {
    const socket = open().pause();
    await new Promise<void>((resolve) => socket.write(posted(5 * megabyte), () => resolve()));
    for (let n = 0; n < 5; n += 1) {
      const error = await new Promise((resolve) => socket.write(' '.repeat(megabyte), resolve));
      expect(error ?? undefined).to.equal(undefined);
    }
    const [answer] = await once(socket.resume(), 'data');
    expect(String(answer)).to.match(/^HTTP\/1\.1 413 /);
  });

  it('is closed when a body that nobody reads has no end', async () => {
    const socket = open().resume();
    let sent = 0;
    const closed = closing(socket);
    socket.write(head('POST', rows, 'Content-Type: application/json', 'Transfer-Encoding: chunked'));
    const piece = `100000\r\n${' '.repeat(megabyte)}\r\n`;
    while (!socket.destroyed && sent < 200) {
      await new Promise((resolve) => socket.write(piece, resolve));
      sent += 1;
    }
    await closed;
    expect(sent).to.be.lessThan(200);
  });

  it('is gone soon after it was refused, though its client keeps it open', async () => {
    const socket = open();
    socket.write('nonsense\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).to.match(/^HTTP\/1\.1 400 /);
    // A closed socket responds to data with a reset.
    await eventually('the connection is gone', () => socket.destroyed || !socket.write(' '));
  });

  it('is cut when an answer stays unread', async () => {
    stopTime();
    const socket = open().pause();
    const closed = closing(socket);
    await new Promise((resolve) => socket.write(head('GET', `${rows}?limit=60`), resolve));
    // A paused socket does not notice that the connection has ended.
    await eventually('it is cut', async () => {
      passTime(500);
      return !(await openConnections()).has(socket.localPort!);
    });
    let received = 0;
    socket.on('end', () => socket.destroy());
    socket.on('data', (chunk) => (received += chunk.length)).resume();
    await closed;
    expect(received).to.be.lessThan(60 * 250_000);
  });

  it('counts a response from the start, even if the body of its request never ends', async () => {
    const socket = open().pause();
    const half = head('GET', `${rows}?limit=60`).replace(/\r\n\r\n$/, '\r\nContent-Length: 2\r\n\r\nx');
    await new Promise((resolve) => socket.write(half, resolve));
    await eventually('the unread rest is counted', () => service.shares.taken('responses') > 5_000_000);
    socket.destroy();
    await eventually('it is given back', () => service.shares.taken('responses') === 0);
  });

  it('is left to a client that reads slowly but goes on', async () => {
    stopTime();
    const begun = performance.now();
    const socket = open();
    socket.write(head('GET', `${rows}?limit=60`));
    await readSlowly(socket, 60 * 250_000);
    // The transfer took longer than the time after which the server disconnects a client without progress.
    expect(performance.now() - begun).to.be.above(stalledMs);
  });

  /** Returns the ports of clients to which the server is connected. */
  async function openConnections(): Promise<Set<number>> {
    const lines = (await readFile('/proc/net/tcp', 'utf8')).trim().split('\n').slice(1);
    const ports = lines.flatMap((line) => {
      const [, local, remote, state] = line.trim().split(/\s+/);
      const port = Number.parseInt(local!.split(':')[1]!, 16);
      return port === service.port && state === '01' ? [Number.parseInt(remote!.split(':')[1]!, 16)] : [];
    });
    return new Set(ports);
  }

  describe('and incomplete bodies', () => {
    /** Starts a body that announces 1 MiB, and sends all of it except its last bytes. */
    async function begin(bytes: number): Promise<Socket> {
      const socket = open();
      await new Promise<unknown>((resolve) => socket.write(posted(megabyte) + ' '.repeat(bytes), resolve));
      return socket;
    }

    it('that have only been announced cost nobody anything', async () => {
      for (let n = 0; n < 100; n += 1) await begin(1);
      expect((await owner.post(rows, [{ n: 1 }])).status).to.equal(201);
    });

    it('are read in short turns, however many have arrived', async () => {
      const arrived: Socket[] = [];
      const keep = (message: unknown): unknown => arrived.push((message as { socket: Socket }).socket);
      subscribe('net.server.socket', keep);
      await Promise.all(Array.from({ length: 12 }, () => begin(megabyte - 4)));
      const bytesRead = () => arrived.reduce((sum, socket) => sum + socket.bytesRead, 0);
      let [last, most] = [bytesRead(), 0];
      while (last < 12 * (megabyte - 4)) {
        await new Promise(setImmediate);
        most = Math.max(most, bytesRead() - last);
        last = bytesRead();
      }
      unsubscribe('net.server.socket', keep);
      console.log(`      (at most ${most >> 10} KiB in one turn)`);
      expect(most).to.be.below(megabyte / 2);
    });

    it('are taken on up to 16 MiB a key, and refused beyond; other keys are served', async () => {
      const other = client(service, (await newKey(service)).text);
      const held: Socket[] = [];
      for (let n = 0; n < 15; n += 1) held.push(await begin(megabyte - 4));
      // Once all bodies have arrived, there is no room for another one.
      while ((await owner.post(rows, ' '.repeat(megabyte - 8_192))).code !== 'overloaded') {
        held.push(await begin(megabyte - 4));
        expect(held.length).to.be.lessThan(20);
      }
      expect((await other.post(rows, [{ n: 1 }])).status).to.equal(201);
      expect((await owner.get(`${rows}/1`)).status, 'what has no body').to.equal(200);
      for (const socket of held) socket.destroy();
      await eventually('there is room', async () => (await owner.post(rows, [{ n: 1 }])).status === 201);
    });
  });
});
