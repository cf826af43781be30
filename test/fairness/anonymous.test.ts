/** Clients without a key. The server only knows their address. */
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { consoleFolder } from '../../src/operations/documents/console.js';
import { client } from '../support/client.js';
import { declaredOperations } from '../support/contract.js';
import { eventually } from '../support/eventually.js';
import { heldBytes } from '../support/memory.js';
import { startService, type TestService } from '../support/service.js';

/** The number of unread bytes per address: enough for the largest page, or for a few contracts. */
const ofAddress = 900_000;

describe('clients without a key that do not read', () => {
  let service: TestService;
  let sockets: Socket[];
  before(async () => {
    service = await startService({
      env: { ROWFEED_TRUST_PROXY: '127.0.0.1' },
      limits: { bounds: { responses: { address: ofAddress, key: 2 * ofAddress } } },
    });
  });
  after(() => service.close());
  beforeEach(() => {
    sockets = [];
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await eventually('nothing is held', () => service.shares.taken('responses') === 0);
  });

  const get = (path: string, address: string): Promise<Response> =>
    fetch(`${service.url}${path}`, {
      headers: { 'Accept-Encoding': 'identity', 'X-Forwarded-For': address },
    });

  async function statusOf(path: string, address: string): Promise<number> {
    const { status, body } = await get(path, address);
    await body?.cancel();
    return status;
  }

  /**
   * Requests more data over several connections than the kernel buffers, until the server rejects a request.
   */
  async function exhaust(address: string): Promise<void> {
    const request = `GET /openapi.json HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\n\r\n`;
    await eventually('it has no more room', async () => {
      if (sockets.length < 120) {
        const socket = connect(service.port, '127.0.0.1');
        socket.on('error', () => undefined).pause();
        socket.write(request.repeat(100));
        sockets.push(socket);
      }
      return (await statusOf('/openapi.json', address)) === 503;
    });
  }

  it('take nothing from other addresses', async () => {
    await exhaust('198.51.100.1');
    const refused = await get('/openapi.json', '198.51.100.1');
    expect(refused.headers.get('retry-after')).to.equal('1');
    expect(((await refused.json()) as { code: string }).code).to.equal('overloaded');
    for (const path of ['/health', '/ready', '/console', '/docs', '/openapi.json'])
      expect(await statusOf(path, '198.51.100.2'), path).to.equal(200);
  });

  it('take nothing from keys where they are many', async () => {
    // How much each address has when it is rejected depends on the kernel, so the number of addresses differs.
    let n = 0;
    await eventually('another address has no room', async () => {
      n += 1;
      await exhaust(`198.51.100.${n}`);
      return (await statusOf('/openapi.json', `203.0.113.${n}`)) === 503;
    });
    const owner = client(service, service.key);
    expect((await owner.get('/v1/collections')).status).to.equal(200);
  });
});

describe('pipelined requests', () => {
  it('wait in the socket, and not in memory', async () => {
    const service = await startService();
    const sockets: Socket[] = [];
    try {
      const payload = 'GET /openapi.json HTTP/1.1\r\nHost:a\r\n\r\n'.repeat(1_600);
      expect((await client(service).get('/openapi.json')).status).to.equal(200);
      const before = heldBytes();
      const count = 40;
      for (let n = 0; n < count; n += 1) {
        const socket = connect(service.port, '127.0.0.1');
        socket.on('error', () => undefined).pause();
        sockets.push(socket);
        await new Promise((resolve) => socket.write(payload, resolve));
      }
      const begun = performance.now();
      expect((await client(service).get('/health')).status).to.equal(200);
      const ms = performance.now() - begun;
      const each = (heldBytes() - before) / count;
      console.log(`      (${Math.round(each / 1_024)} KiB a connection, /health after ${ms.toFixed(0)} ms)`);
      // Ten connections take less than 1 MiB, regardless of what they have sent and not read.
      expect(each).to.be.below(104_858);
    } finally {
      for (const socket of sockets) socket.destroy();
      await service.close();
    }
  });
});

describe('probes', () => {
  it('are answered where clients without a key have taken all there is', async () => {
    const service = await startService({ limits: { bounds: { responses: { address: 0, key: 0 } } } });
    try {
      const asset = readdirSync(consoleFolder).find((name) => name.endsWith('.css'))!;
      const documents = declaredOperations().filter(
        ({ template, codes }) => codes.includes('overloaded') && !/^\/(v1|ws|health|ready)/.test(template),
      );
      expect(documents.length).to.be.above(5);
      for (const { template } of documents) {
        const path = template.replace('{asset}', asset).replace('{guide}', 'rows');
        expect((await client(service).get(path)).code, path).to.equal('overloaded');
      }
      for (const path of ['/health', '/ready'])
        expect((await client(service).get(path)).status, path).to.equal(200);
    } finally {
      await service.close();
    }
  });
});
