import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { type Client, client, disconnect } from './support/client.js';
import { stallDriver } from './support/driver.js';
import { storageIn } from './support/engine.js';
import { startServer } from './support/server-process.js';
import { removeDirectory, startService, type TestService, temporaryDirectory } from './support/service.js';

/** Times are those of a machine that may be busy with other things: the best of so many tries counts. */
const tries = 3;

function p99(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
}

describe('more requests at once than are taken on', () => {
  let service: TestService;
  let owner: Client;
  let row: string;
  before(async () => {
    service = await startService({ limits: { maxInFlight: 8 } });
    owner = client(service, service.key);
    row = `/v1/collections/${await owner.collection([{ n: 1 }])}/rows/1`;
    await owner.get(row);
  });
  after(() => service.close());

  /** Milliseconds for some requests: the best of a few tries. */
  async function pace(): Promise<number> {
    const times: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const from = performance.now();
      for (let request = 0; request < 40; request += 1) expect((await owner.get(row)).status).to.equal(200);
      times.push(performance.now() - from);
    }
    return Math.min(...times);
  }

  it('are refused at once, and the others answered; then all is as fast as before', async () => {
    const before = await pace();
    const release = stallDriver();
    const held = Array.from({ length: 8 }, () => owner.get(row));
    // They are under way before the next one comes.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const best: number[] = [];
    for (let n = 0; n < tries && !(best.at(-1)! <= 50); n += 1) {
      const times: number[] = [];
      for (let request = 0; request < 200; request += 1) {
        const from = performance.now();
        const refused = await owner.get(row);
        times.push(performance.now() - from);
        expect([refused.status, refused.code]).to.deep.equal([503, 'overloaded']);
        expect(refused.headers['retry-after']).to.match(/^\d+$/);
      }
      best.push(p99(times));
    }
    release();
    expect(best.at(-1), 'p99 of the refusals in ms').to.be.at.most(50);
    for (const answer of await Promise.all(held)) expect(answer.json).to.deep.equal({ id: 1, n: 1 });
    let after = await pace();
    for (let n = 0; n < tries && after > 2 * before; n += 1) after = await pace();
    expect(after, `ms, and ${before} before`).to.be.at.most(2 * before);
  });

  it('leave probes alone', async () => {
    const release = stallDriver();
    const held = Array.from({ length: 9 }, () => owner.get(row));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const probe = client(service).get('/ready');
    release();
    expect((await probe).status).to.equal(200);
    const statuses = (await Promise.all(held)).map(({ status }) => status).sort();
    expect(statuses).to.deep.equal([...new Array(8).fill(200), 503]);
  });
});

describe('2,000 kept-alive connections', () => {
  it('are held and served, in 40 MB of 200', async function () {
    this.timeout(30_000);
    const directory = await temporaryDirectory();
    const storage = await storageIn(directory);
    const key = 'connections-connections';
    const server = await startServer(storage.url, key);
    const owner = client(server, key);
    const row = `/v1/collections/${await owner.collection([{ n: 1 }])}/rows/1`;
    const request = `GET ${row} HTTP/1.1\r\nHost: a\r\nx-api-key: ${key}\r\n\r\n`;
    const ask = (socket: Socket): Promise<string> =>
      new Promise((resolve, reject) => {
        let text = '';
        const read = (chunk: string): void => {
          text += chunk;
          if (!text.endsWith('{"id":1,"n":1}')) return;
          socket.off('data', read).off('close', reject);
          resolve(text);
        };
        socket.on('data', read).once('close', reject);
        socket.write(request);
      });
    const port = Number(new URL(server.url).port);
    const megabytes = (): number => {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) / 1_024;
    };
    const open = (count: number): Socket[] =>
      Array.from({ length: count }, () => connect(port, '127.0.0.1').setEncoding('utf8'));
    // As many requests as there will be, over few of them: the rest is what the connections take.
    const sockets = open(20);
    for (let round = 0; round < 200; round += 1) await Promise.all(sockets.map(ask));
    const before = megabytes();
    sockets.push(...open(1_980));
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(sockets.map(ask));
      for (const text of answers) expect(text).to.match(/^HTTP\/1\.1 200 /);
    }
    const after = megabytes();
    console.log(`      (${after.toFixed(0)} MB, and ${before.toFixed(0)} without)`);
    expect(after).to.be.lessThan(200);
    expect(after - before).to.be.lessThan(40);
    for (const socket of sockets) socket.destroy();
    expect((await owner.get(row)).status).to.equal(200);
    disconnect(server.url);
    expect(await server.end('SIGTERM')).to.equal(0);
    await storage.remove();
    await removeDirectory(directory);
  });
});
