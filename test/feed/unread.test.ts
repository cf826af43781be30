/** How much memory feeds can take whose clients don't read. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { closeRawSockets, rawFeed, rawSocket } from '../support/raw-feed.js';
import { newKey } from '../support/registry.js';
import { inTurn } from '../support/sample.js';
import { startService, type TestService } from '../support/service.js';
import { streamTarget } from '../support/stream.js';
import { seed } from '../support/suite.js';

const rowLength = 200_000;
const key = 1_048_576;
const feeds = 8;
/** The kernel accepts at most about 6 MB for a client on this machine that doesn't read. */
const mebibytesWritten = 14;

describe('frames that clients have not read', () => {
  let service: TestService;
  let owner: Client;
  let collection: string;
  before(async () => {
    service = await startService({ limits: { inspectMs: 10, bounds: { unreadFrames: { key } } } });
    owner = client(service, service.key);
  });
  after(() => service.close());
  afterEach(closeRawSockets);
  beforeEach(async () => {
    collection = await owner.collection();
  });

  /** Writes rows, each after a client that reads has received the rows before. */
  async function write(reader: Socket): Promise<void> {
    let received = 0;
    reader.removeAllListeners('data');
    reader.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    const row = { t: 'x'.repeat(rowLength) };
    for (let batch = 1; batch <= mebibytesWritten; batch += 1) {
      await owner.post(`/v1/collections/${collection}/rows`, [row, row, row, row, row], {
        Prefer: 'return=minimal',
      });
      while (received < batch * 5 * rowLength) await once(reader, 'data');
    }
  }

  /** Opens a WebSocket feed, and a stream of events, whose clients don't read. */
  const transports = {
    'WebSocket connections': async (fields?: readonly string[], ofKey = service.key): Promise<Socket> => {
      const { socket } = await rawFeed(service, { collection, key: ofKey, fields });
      return socket.pause();
    },
    'streams of events': async (fields?: readonly string[], ofKey = service.key): Promise<Socket> => {
      const socket = await rawSocket(service);
      const target = streamTarget({ collection, key: ofKey, ...(fields && { fields }) });
      socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`);
      const [head] = (await once(socket, 'data')) as [Buffer];
      expect(head.toString('latin1')).to.match(/^HTTP\/1.1 200 /);
      return socket.pause();
    },
  };
  for (const [name, open] of inTurn(Object.entries(transports), seed)) {
    it(`are limited for the ${name} of a key: those that would need more are closed`, async () => {
      const before = service.shares.snapshot();
      const reader = await open(undefined, (await newKey(service)).text);
      // Feeds with different fields have no frame in common.
      await Promise.all(Array.from({ length: feeds }, (_, n) => open(['t', `field${n}`])));
      let most = 0;
      const timer = setInterval(() => {
        most = Math.max(most, service.shares.taken('unreadFrames'));
      }, 1);
      await write(reader.resume());
      clearInterval(timer);
      // The frames of the feed that reads belong to another key.
      expect(most).to.be.within(rowLength, key + 2 * rowLength);
      expect(service.shares.taken('feeds') - 1).to.be.within(1, feeds - 1);
      expect(reader.destroyed).to.equal(false);
      closeRawSockets();
      await eventually('everything was given back', () =>
        isDeepStrictEqual(service.shares.snapshot(), before),
      );
    });

    it(`count once for all ${name} that have the same frames`, async () => {
      const reader = await open();
      await Promise.all(Array.from({ length: feeds }, () => open()));
      await write(reader.resume());
      expect(service.shares.taken('feeds')).to.equal(1 + feeds);
      expect(service.shares.taken('unreadFrames')).to.be.within(rowLength, key);
    });
  }
});
