/** Many feeds that start together, and send the same initial rows. */
import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { startService, type TestService } from '../support/service.js';

const feeds = 60;
/** Together more than the kernel keeps for each client that doesn't read. */
const rowBytes = 200_000;
const rowCount = 30;
/** A page of initial rows is about 1 MiB. One read of the database can return the pages of several feeds. */
const atMostPerTurn = 24 * 1_048_576;

describe('feeds that send the same initial rows', () => {
  let service: TestService;
  let name: string;
  const clients: Socket[] = [];
  before(async () => {
    service = await startService();
    const owner = client(service, service.key);
    name = await owner.collection();
    const text = 'x'.repeat(rowBytes);
    for (let n = 0; n < rowCount; n += 3)
      await owner.post(`/v1/collections/${name}/rows`, [{ text }, { text }, { text }], {
        Prefer: 'return=minimal',
      });
  });
  after(async () => {
    for (const socket of clients) socket.destroy();
    await service.close();
  });

  it('send only a few pages in a turn of the event loop', async () => {
    const accepted: Socket[] = [];
    const accept = (message: unknown): void => void accepted.push((message as { socket: Socket }).socket);
    const written = (): number => accepted.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
    subscribe('net.server.socket', accept);
    let [last, most] = [0, 0];
    let watch: NodeJS.Immediate | undefined;
    const look = (): void => {
      const now = written();
      most = Math.max(most, now - last);
      last = now;
      watch = setImmediate(look);
    };
    try {
      look();
      for (let n = 0; n < feeds; n += 1) {
        const socket = connect(service.port, '127.0.0.1');
        socket.on('error', () => undefined).pause();
        socket.write(
          [
            `GET /ws?collection=${name}&initial=true HTTP/1.1`,
            'Host: a',
            `x-api-key: ${service.key}`,
            'Upgrade: websocket',
            'Connection: Upgrade',
            'Sec-WebSocket-Version: 13',
            `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
            '\r\n',
          ].join('\r\n'),
        );
        clients.push(socket);
      }
      await eventually(
        'each feed has sent two pages',
        () => accepted.length >= feeds && accepted.every(({ bytesWritten }) => bytesWritten > 2 * 1_048_576),
      );
    } finally {
      clearImmediate(watch);
      unsubscribe('net.server.socket', accept);
    }
    console.log(`      (at most ${(most / 1_048_576).toFixed(1)} MiB in a turn)`);
    expect(most).to.be.below(atMostPerTurn);
  });
});
