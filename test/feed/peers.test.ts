import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { type Feed, feed, handshake } from '../support/feed.js';
import {
  closeFrame,
  closeRawSockets,
  feedRequest,
  framesOf,
  rawFeed,
  rawSocket,
} from '../support/raw-feed.js';
import { startService, type TestService } from '../support/service.js';
import { cases } from '../support/suite.js';
import { sendRaw } from '../support/wire.js';

const places = 20;

/** Waits for this number of turns of the event loop, which the server shares. */
async function turns(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await turn();
}

describe('peers that misbehave', () => {
  let service: TestService;
  let owner: Client;
  let collection: string;
  let rows: string;
  before(async () => {
    service = await startService({
      env: { ROWFEED_MAX_SOCKETS: String(places), ROWFEED_MAX_SOCKETS_PER_KEY: String(places) },
      limits: { lingerMs: 500 },
    });
    owner = client(service, service.key);
  });
  after(() => service.close());
  afterEach(closeRawSockets);
  beforeEach(async () => {
    collection = await owner.collection();
    rows = `/v1/collections/${collection}/rows`;
  });

  /** Opens as many feeds as possible. Fails if an earlier feed still occupies a place. */
  async function fillAllPlaces(): Promise<void> {
    const open: Feed[] = [];
    await eventually(`all ${places} places are free`, async () => {
      const result = await handshake(service, { key: service.key, collection });
      if (!('status' in result)) open.push(result);
      return open.length === places;
    });
    expect(await handshake(service, { key: service.key, collection })).to.include({ status: 429 });
    await Promise.all(open.map((each) => each.close()));
  }

  it('that reset in the middle of the handshake, at any moment, take no place', async () => {
    const request = feedRequest(service, { collection });
    for (let round = 0; round < cases(10); round += 1) {
      await Promise.all(
        Array.from({ length: 30 }, async (_, n) => {
          const socket = await rawSocket(service);
          socket.resume();
          if (n % 5 === 0) socket.write(request.slice(0, (n * 7) % request.length));
          else socket.write(request);
          // The delays cover all moments from before the server reads the request until after its response.
          await turns(n % 10);
          socket.resetAndDestroy();
        }),
      );
      const live = await handshake(service, { key: service.key, collection });
      if (!('status' in live)) await live.close();
    }
    await fillAllPlaces();
  });

  it('that end their side at once take no place', async () => {
    const request = feedRequest(service, { collection });
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const socket = await rawSocket(service);
        socket.resume();
        const closed = new Promise((resolve) => socket.once('close', resolve));
        socket.end(request);
        await closed;
      }),
    );
    await fillAllPlaces();
  });

  it('that come all at once are let in up to the cap, and not one more', async () => {
    // A client can notice the end of its feed before the place is free.
    await eventually('no feed is open', () => service.shares.taken('feeds') === 0);
    const results = await Promise.all(
      Array.from({ length: places * 3 }, () => handshake(service, { key: service.key, collection })),
    );
    const open = results.filter((result): result is Feed => !('status' in result));
    expect(open).to.have.length(places);
    for (const result of results) if ('status' in result) expect(result.code).to.equal('too_many_sockets');
    await Promise.all(open.map((each) => each.close()));
    await fillAllPlaces();
  });

  it('that ask for a feed while an earlier request awaits its answer get both answers, in order', async () => {
    const target = `/ws?api_key=${service.key}&collection=${collection}`;
    const request = feedRequest(service, { collection });
    for (const first of ['/health', '/v1/collections', rows]) {
      const answers = await sendRaw(
        service,
        [
          ['GET', first],
          ['GET', target],
        ],
        `GET ${first} HTTP/1.1\r\nHost: localhost\r\nx-api-key: ${service.key}\r\n\r\n${request}`,
      );
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 101]);
    }
    const refused = await sendRaw(
      service,
      [
        ['GET', '/v1/collections'],
        ['GET', '/ws'],
      ],
      'GET /v1/collections HTTP/1.1\r\nHost: x\r\n\r\nGET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(refused.map(({ status }) => status)).to.deep.equal([401, 426]);
  });

  it('that close or are closed while frames flow get no frame after the close frame', async () => {
    const tooLong = Buffer.concat([Buffer.from([0x81, 0xfe, 0x10, 0x01, 0, 0, 0, 0]), Buffer.alloc(4_097)]);
    const rounds = Math.max(2, cases(20));
    let isWriting = true;
    const writers = Array.from({ length: 8 }, async () => {
      while (isWriting) await owner.post(rows, [{ t: 'x'.repeat(500) }], { Prefer: 'return=minimal' });
    });
    for (let round = 0; round < rounds; round += 1) {
      const peer = await rawFeed(service, { collection });
      await turns(3 * round);
      peer.socket.write(round % 2 === 0 ? closeFrame(1000) : tooLong);
      await peer.ended;
      const { frames, rest } = framesOf(peer.bytes());
      expect(rest.length, 'bytes of a frame that was cut').to.equal(0);
      const closings = frames.flatMap(({ opcode }, index) => (opcode === 8 ? [index] : []));
      expect(closings).to.deep.equal([frames.length - 1]);
    }
    isWriting = false;
    await Promise.all(writers);
  });

  it('that are refused and leave the connection half open are cut', async () => {
    const sockets = await Promise.all(
      Array.from({ length: 5 }, () => rawSocket(service, { allowHalfOpen: true })),
    );
    for (const socket of sockets) {
      socket.resume();
      socket.write(feedRequest(service, { collection: 'nowhere' }));
    }
    await Promise.all(sockets.map((socket) => once(socket, 'end')));
    await Promise.all(
      sockets.map(async (socket) => {
        const closed = new Promise((resolve) => socket.once('close', resolve));
        // If the peer has closed the connection, writing to it causes a reset.
        const writing = setInterval(() => socket.write('x'), 100);
        await closed;
        clearInterval(writing);
      }),
    );
  });
});

describe('a stop of the service', () => {
  afterEach(closeRawSockets);

  it('ends, and waits for no peers that have vanished, read nothing, or leave connections half open', async () => {
    const service = await startService({ limits: { closeMs: 500, lingerMs: 500 } });
    const owner = client(service, service.key);
    const collection = await owner.collection();
    const vanished = await Promise.all(Array.from({ length: 5 }, () => rawFeed(service, { collection })));
    for (const { socket } of vanished) socket.pause();
    const halfOpen = await Promise.all(
      Array.from({ length: 3 }, () => rawSocket(service, { allowHalfOpen: true })),
    );
    for (const socket of halfOpen) {
      socket.resume();
      socket.write(feedRequest(service, { collection: 'nowhere' }));
    }
    const live = await feed(service, { key: service.key, collection });
    const row = { t: 'x'.repeat(200_000) };
    for (let batch = 0; batch < 12; batch += 1) {
      await owner.post(`/v1/collections/${collection}/rows`, [row, row, row, row, row], {
        Prefer: 'return=minimal',
      });
    }
    await live.next(60);
    let isClosed = false;
    const closing = service.close().then(() => {
      isClosed = true;
    });
    expect((await live.closed()).code).to.equal(1001);
    expect(isClosed, 'the live one waits for no other').to.equal(false);
    await closing;
  });
});
