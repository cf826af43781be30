/** New connections, while others keep the server busy. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { eventually } from '../support/eventually.js';
import { startService, type TestService } from '../support/service.js';

/** The clients that keep the server busy, and how many requests each of them sends at once. */
const busy = { clients: 150, requests: 1_000 };
const newClients = 60;
/** More than Node.js lets the kernel keep by default, which is 511. */
const atTheSameTime = 700;

describe('new connections', () => {
  let service: TestService;
  let sockets: Socket[];
  before(async () => {
    service = await startService();
  });
  after(() => service.close());
  beforeEach(() => {
    sockets = [];
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
  });

  function open(): Socket {
    const socket = connect(service.port, '127.0.0.1');
    socket.on('error', () => undefined).pause();
    sockets.push(socket);
    return socket;
  }

  /** Returns the number of connections to the server that the kernel has established. */
  function established(): number {
    const remote = `:${service.port.toString(16).toUpperCase().padStart(4, '0')}`;
    const lines = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
    return lines.filter((line) => {
      const [, , peer, state] = line.trim().split(/\s+/);
      return peer!.endsWith(remote) && state === '01';
    }).length;
  }

  const request = 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n';

  it('start few requests in a turn of the event loop, so that they delay clients with a connection less', async () => {
    let inTurn = 0;
    let most = 0;
    let requests = 0;
    const start = () => {
      inTurn += 1;
      requests += 1;
    };
    const endTurn = () => {
      most = Math.max(most, inTurn);
      inTurn = 0;
      turns = setImmediate(endTurn);
    };
    let turns = setImmediate(endTurn);
    let accepted = 0;
    const accept = () => {
      accepted += 1;
    };
    subscribe('net.server.socket', accept);
    subscribe('http.server.request.start', start);
    try {
      for (let n = 0; n < busy.clients; n += 1) open();
      await eventually('all are accepted', () => accepted >= busy.clients);
      for (const socket of sockets) socket.write(request);
      await eventually('each has started a request', () => requests >= busy.clients);
      expect(most, 'first requests in a turn').to.be.within(1, 32);
    } finally {
      clearImmediate(turns);
      unsubscribe('net.server.socket', accept);
      unsubscribe('http.server.request.start', start);
    }
  });

  it('are accepted before the server has responded to a few requests of each connection', async () => {
    let requests = 0;
    /** For each new connection, the number of requests that had started before the server accepted it. */
    const before: number[] = [];
    const counted = {
      'net.server.socket': () => {
        before.push(requests);
      },
      'http.server.request.start': () => {
        requests += 1;
      },
    };
    for (const [name, count] of Object.entries(counted)) subscribe(name, count);
    try {
      for (let n = 0; n < busy.clients; n += 1) open();
      await eventually('the busy clients are accepted', () => before.length === busy.clients);
      for (const socket of sockets) socket.write(request.repeat(busy.requests));
      await eventually('each of them has a response', () => requests > busy.clients);
      before.length = 0;
      for (let n = 0; n < newClients; n += 1) open().write(request);
      await eventually('all are accepted', () => before.length === newClients);
      const perConnection = (before.at(-1)! - before[0]!) / newClients;
      console.log(`      (${perConnection.toFixed(0)} requests per new connection)`);
      // Each turn of the event loop accepts one connection, and starts at most 32 of the busy clients' requests.
      expect(perConnection).to.be.below(50);
    } finally {
      for (const [name, count] of Object.entries(counted)) unsubscribe(name, count);
    }
  });

  it('are established immediately, even if many clients connect at the same time', async function () {
    // Only Linux lists the connections in a file.
    if (!existsSync('/proc/net/tcp')) return this.skip();
    for (let n = 0; n < atTheSameTime; n += 1) open();
    // Node.js connects in `nextTick`. The server in this process can't have accepted any connection yet.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    expect(established()).to.equal(atTheSameTime);
  });
});
