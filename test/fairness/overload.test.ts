import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { type Answer, type Client, client, disconnect } from '../support/client.js';
import { freshStorage } from '../support/database.js';
import { stallDriver } from '../support/driver.js';
import { eventually } from '../support/eventually.js';
import { scrape } from '../support/metrics.js';
import { startServer } from '../support/server-process.js';
import { startService, type TestService } from '../support/service.js';
import { isFullSuite, onlyInFullSuite } from '../support/suite.js';

describe('more requests at once than are taken on', () => {
  let service: TestService;
  let owner: Client;
  let row: string;
  before(async () => {
    service = await startService({ env: { ROWFEED_METRICS_PORT: '0' }, limits: { maxInFlight: 8 } });
    owner = client(service, service.key);
    row = `/v1/collections/${await owner.collection([{ n: 1 }])}/rows/1`;
    await owner.get(row);
  });
  after(() => service.close());

  /**
   * Starts this number of reads, to which the database does not respond, and waits until they are in progress.
   */
  async function held(count: number): Promise<Promise<Answer>[]> {
    const answers = Array.from({ length: count }, () => owner.get(row));
    const inFlight = async (): Promise<number> => (await scrape(service)).get('rowfeed_requests_in_flight')!;
    await eventually('they are under way', async () => (await inFlight()) === 8);
    return answers;
  }

  it('are refused without waiting for the database, and the others answered', async () => {
    const release = stallDriver();
    const reads = await held(8);
    for (let request = 0; request < (isFullSuite ? 200 : 50); request += 1) {
      const refused = await owner.get(row);
      expect([refused.status, refused.code]).to.deep.equal([503, 'overloaded']);
      expect(refused.headers['retry-after']).to.match(/^\d+$/);
    }
    release();
    for (const answer of await Promise.all(reads)) expect(answer.json).to.deep.equal({ id: 1, n: 1 });
    for (let request = 0; request < 40; request += 1) expect((await owner.get(row)).status).to.equal(200);
  });

  it('leave probes alone', async () => {
    const release = stallDriver();
    const reads = await held(9);
    // The server responds to the others only after the release.
    expect((await Promise.race(reads)).status).to.equal(503);
    const probe = client(service).get('/ready');
    release();
    expect((await probe).status).to.equal(200);
    const statuses = (await Promise.all(reads)).map(({ status }) => status).sort();
    expect(statuses).to.deep.equal([...new Array(8).fill(200), 503]);
  });
});

onlyInFullSuite('2,000 connections take seconds.').describe('2,000 persistent connections', () => {
  it('stay open and are served, in 40 MB of 200', async () => {
    const storage = await freshStorage();
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
    // First sends the requests on few connections. The difference afterwards is the memory of the other
    // connections.
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
  });
});
