import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import sqlite3 from 'sqlite3';
import { Authenticator } from '../../src/access/authenticator.js';
import { Tails } from '../../src/feed/tails.js';
import { repeatedSignalMs } from '../../src/runtime/signals.js';
import { Housekeeping } from '../../src/store/housekeeping.js';
import { type Answer, client, disconnect } from '../support/client.js';
import { start, told } from '../support/command.js';
import { freshStorage, type OwnStorage } from '../support/database.js';
import { engine } from '../support/engine.js';
import { eventually } from '../support/eventually.js';
import { feed } from '../support/feed.js';
import { chosenKey } from '../support/leaks.js';
import { freePort, isOpen } from '../support/port.js';
import { killServers, type ServerProcess, startServer } from '../support/server-process.js';
import { startService } from '../support/service.js';
import { holdLog, retryLater, seqOf, startWriters } from '../support/writers.js';

describe('a stop', () => {
  const rows = '/v1/collections/notes/rows';
  const key = chosenKey();
  let storage: OwnStorage;
  let otherStorage: OwnStorage;
  let patience: ReturnType<typeof stopPatiently>;
  before(async () => {
    storage = await freshStorage();
    otherStorage = await freshStorage();
    // This takes several seconds, so the other tests run at the same time.
    patience = stopPatiently();
    patience.catch(() => undefined);
    const service = await startService({ directory: storage.directory, key });
    await client(service, key).post('/v1/collections', { name: 'notes' });
    await service.stop();
  });
  after(async () => {
    await killServers();
    for (const each of [storage, otherStorage]) await each.remove();
  });

  const body = JSON.stringify([{ slow: true }]);
  const draining = { ROWFEED_DRAIN_SECONDS: '2' };

  /** Starts an insert and sends the first part of its body. */
  async function beginInsert(server: ServerProcess): Promise<Socket> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const head = [`POST ${rows} HTTP/1.1`, 'Host: a', `x-api-key: ${key}`, 'Content-Type: application/json'];
    socket.on('error', () => undefined);
    socket.write(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`);
    // The server sends 100 (Continue), so the request is in progress.
    expect(String((await once(socket, 'data'))[0])).to.match(/^HTTP\/1\.1 100 /);
    socket.write(body.slice(0, 5));
    return socket;
  }

  /** Waits until a server reports that it is not ready any more. */
  const unready = (server: ServerProcess): Promise<Answer> =>
    eventually('it is not ready', async () => {
      const answer = await client(server).get('/ready');
      return answer.status === 503 && answer;
    });

  async function textOf(socket: Socket): Promise<string> {
    let text = '';
    for await (const chunk of socket.setEncoding('utf8')) {
      text += chunk;
      if (/\r\n\r\n.*\S/s.test(text)) break;
    }
    return text;
  }

  it('under load finishes the requests in progress, rejects others, closes feeds, and loses nothing', async () => {
    const server = await startServer(storage.url, key);
    const owner = client(server, key);
    const beginning = (await owner.get(rows)).headers['collection-cursor']!;
    const follower = await feed(server, { key, collection: 'notes', since: beginning });
    let refusals = 0;
    const refused = (): Promise<void> => {
      refusals += 1;
      return retryLater();
    };
    const writers = startWriters(() => owner, rows, 8, { unanswered: refused });
    const slow = await beginInsert(server);
    await writers.progress(50);
    process.kill(server.pid, 'SIGTERM');
    // While the slow request is in progress, the server still accepts connections and rejects new requests.
    const probe = await unready(server);
    expect([probe.status, probe.json]).to.deep.equal([503, { ok: false, service: 'rowfeed' }]);
    expect((await client(server).get('/health')).status).to.equal(200);
    const late = await eventually('new requests are rejected', async () => {
      const answer = await owner.get('/v1/collections');
      expect(answer.headers.connection).to.equal('close');
      return answer.status !== 200 && answer;
    });
    expect([late.status, late.code]).to.deep.equal([503, 'shutting_down']);
    expect(late.headers['retry-after']).to.match(/^\d+$/);
    await eventually('every writer is refused', () => refusals >= 8);
    await writers.stop();
    slow.write(body.slice(5));
    const answer = await textOf(slow);
    expect(answer).to.match(/^HTTP\/1\.1 201 .*"slow":true/s);
    expect((await follower.closed()).code).to.equal(1001);
    expect(await server.ended()).to.equal(0);
    disconnect(server.url);
    expect(server.errors()).to.equal('');
    const messages = server.log.map((line) => JSON.parse(line).msg);
    expect(messages).to.include('stopping');
    expect(messages.at(-1)).to.equal('stopped');

    if (engine === 'sqlite') {
      expect(readdirSync(storage.directory).sort()).to.deep.equal(['rowfeed.db', 'rowfeed.db-server']);
    }

    // The feed sent all acknowledged writes, and the next start finds them.
    const again = await startServer(storage.url, key);
    const last = seqOf((await client(again, key).get(rows)).headers['collection-cursor']!);
    const frames = follower.all.filter(({ event }) => event !== 'bookmark');
    expect(frames).to.have.length(last - seqOf(beginning));
    holdLog(frames, writers.acknowledged);
    disconnect(again.url);
    await again.end('SIGTERM');
  });

  it('accepts connections during the drain time, although none is open', async () => {
    const server = await startServer(storage.url, key, { env: draining });
    process.kill(server.pid, 'SIGTERM');
    await eventually('it stops', () => server.log.some((line) => line.includes('"stopping"')));
    // Each request uses a new connection, because the server closes the connection after its response.
    const probe = await client(server).get('/ready');
    expect([probe.status, probe.json]).to.deep.equal([503, { ok: false, service: 'rowfeed' }]);
    const inserted = await client(server, key).post(rows, [{ n: 'draining' }]);
    expect([inserted.status, inserted.headers.connection]).to.deep.equal([201, 'close']);
    expect(await server.ended()).to.equal(0);
    disconnect(server.url);
  });

  it('serves requests on idle and new connections until a load balancer has noticed it, and then closes them', async () => {
    const server = await startServer(storage.url, key, { env: draining });
    const follower = await feed(server, { key, collection: 'notes' });
    const port = Number(new URL(server.url).port);
    const request = (line: string, text = ''): string =>
      [line, 'Host: a', `x-api-key: ${key}`, ...(text && ['Content-Type: application/json']), ''].join(
        '\r\n',
      ) +
      (text && `Content-Length: ${text.length}\r\n`) +
      `\r\n${text}`;
    // Connections of a proxy, each of which has served a request.
    const idle = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const socket = connect(port, '127.0.0.1');
        socket.write(request('GET /health HTTP/1.1'));
        const [head] = await once(socket, 'data');
        expect(String(head)).to.match(/^HTTP\/1\.1 200 /);
        expect(String(head)).to.not.match(/^connection: close/im);
        return socket;
      }),
    );
    const signalled = performance.now();
    process.kill(server.pid, 'SIGTERM');
    const probe = await unready(server);
    expect(probe.headers.connection).to.equal('close');
    const [first, second, third] = idle as [Socket, Socket, Socket];
    for (const [socket, sent, status] of [
      [first, request(`POST ${rows} HTTP/1.1`, '[{"n":"plain"}]'), 201],
      [second, request(`GET ${rows}/1000000 HTTP/1.1`), 404],
      [connect(port, '127.0.0.1'), request(`POST ${rows} HTTP/1.1`, '[{"n":"new"}]'), 201],
    ] as const) {
      let text = '';
      socket.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      const closed = once(socket, 'close');
      socket.write(sent);
      await closed;
      expect(text).to.match(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(text).to.match(/^connection: close\r$/im);
    }
    // The feed and the third connection are still open.
    const frames = await follower.next(2);
    expect(frames.map(({ row }) => row!.n)).to.deep.equal(['plain', 'new']);
    expect(third.readyState).to.equal('open');
    const thirdClosed = once(third.resume(), 'close');
    expect((await follower.closed()).code).to.equal(1001);
    await thirdClosed;
    expect(await server.ended()).to.equal(0);
    expect(performance.now() - signalled).to.be.below(10_000);
    disconnect(server.url);
  });

  for (const signal of ['SIGINT', 'SIGHUP'] as const)
    it(`does not wait for idle and unused connections after ${signal}`, async () => {
      const server = await startServer(storage.url, key, { env: draining });
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      await once(socket, 'connect');
      const closed = once(socket.resume(), 'close');
      expect((await client(server).get('/health')).status).to.equal(200);
      const signalled = performance.now();
      process.kill(server.pid, signal);
      await closed;
      expect(await server.ended()).to.equal(0);
      // Otherwise, the server would close busy connections after 6 s.
      expect(performance.now() - signalled).to.be.below(5_500);
      disconnect(server.url);
    });

  it('cuts what does not move for 3 seconds', async () => {
    const { code, ms } = await patience;
    expect(code).to.equal(0);
    expect(ms).to.be.within(2_000, 8_000);
  });

  it('is at once at a second signal', async () => {
    const server = await startServer(storage.url, key);
    const held = await beginInsert(server);
    process.kill(server.pid, 'SIGTERM');
    await unready(server);
    await sleep(repeatedSignalMs);
    process.kill(server.pid, 'SIGTERM');
    // The exit code would be 0 if the server had only disconnected a client without progress.
    expect(await server.ended()).to.equal(1);
    held.destroy();
    disconnect(server.url);
  });

  it('is complete if a process manager sends the signal to the process and to its group', async () => {
    const server = await startServer(storage.url, key);
    const held = await beginInsert(server);
    process.kill(server.pid, 'SIGTERM');
    // The server has received the first signal, so the system doesn't combine it with the second one.
    await eventually('it stops', () => server.log.some((line) => line.includes('"stopping"')));
    process.kill(server.pid, 'SIGTERM');
    held.write(body.slice(5));
    expect(await textOf(held)).to.match(/^HTTP\/1\.1 201 /);
    expect(await server.ended()).to.equal(0);
    expect(JSON.parse(server.log.at(-1)!).msg).to.equal('stopped');
    disconnect(server.url);
  });

  /** Starts a separate server and stops it while an insert never ends. */
  async function stopPatiently(): Promise<{ code: number | null; ms: number }> {
    const server = await startServer(otherStorage.url, key);
    await client(server, key).post('/v1/collections', { name: 'notes' });
    const held = await beginInsert(server);
    const from = performance.now();
    process.kill(server.pid, 'SIGTERM');
    const code = await server.ended();
    held.destroy();
    disconnect(server.url);
    return { code, ms: performance.now() - from };
  }
});

const onSqlite = engine === 'sqlite' ? describe : describe.skip;

onSqlite('a stop during the start', () => {
  it('waits until the server has started, and then shuts it down', async () => {
    const storage = await freshStorage();
    const earlier = await startService({ directory: storage.directory });
    await earlier.stop();
    // The start registers another key, so it waits for the lock.
    const database = new sqlite3.Database(join(storage.directory, 'rowfeed.db'));
    const exec = (sql: string): Promise<unknown> => new Promise((done) => database.exec(sql, done));
    await exec('BEGIN IMMEDIATE');
    const port = await freePort();
    const child = start(['serve'], {
      PORT: String(port),
      DATABASE_URL: storage.url,
      ROWFEED_API_KEY: chosenKey(),
    });
    const log = told(child.stdout);
    const exited = once(child, 'exit');
    await eventually('the server listens', () => isOpen(port));
    child.kill('SIGTERM');
    await exec('ROLLBACK');
    expect(await exited).to.deep.equal([0, null]);
    expect(log()).to.match(/"stopping".*"rowfeed is listening".*"stopped"/s);
    await new Promise((done) => database.close(done));
    await storage.remove();
  });
});

describe('a stop while parts fail to close', () => {
  /** Makes a method fail after it has done its work, until the returned function is called. */
  function failAfter<Name extends string>(
    { prototype, name }: { readonly prototype: Record<Name, () => Promise<void>>; readonly name: string },
    method: Name,
  ): () => void {
    const work = prototype[method];
    prototype[method] = async function (this: unknown) {
      await work.call(this);
      throw new Error(`${name}.${method}`);
    };
    return () => {
      prototype[method] = work;
    };
  }

  it('closes the other parts, then reports the failures', async () => {
    const storage = await freshStorage();
    const service = await startService({ directory: storage.directory });
    const restore = [
      failAfter(Authenticator, 'stop'),
      failAfter(Housekeeping, 'close'),
      failAfter(Tails, 'close'),
    ];
    const error = await service.stop().catch((reason: unknown) => reason);
    for (const each of restore) each();
    expect(error).to.be.instanceOf(AggregateError);
    expect((error as AggregateError).errors.map(({ message }) => message)).to.deep.equal([
      'Authenticator.stop',
      'Housekeeping.close',
      'Tails.close',
    ]);
    // Another server can open the database, so it was closed.
    await (await startService({ directory: storage.directory })).stop();
    await storage.remove();
  });
});
