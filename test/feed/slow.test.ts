import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { passTime } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { inspected } from '../support/inspection.js';
import { heldBytes } from '../support/memory.js';
import { closeRawSockets, framesOf, type RawFeed, rawFeed } from '../support/raw-feed.js';
import { startService, type TestService } from '../support/service.js';
import { onlyInFullSuite } from '../support/suite.js';

/** A reader that only counts its bytes. */
class Meter {
  bytes = 0;
  readonly #socket: Socket;

  constructor({ socket }: RawFeed) {
    this.#socket = socket;
    socket.removeAllListeners('data');
    socket.on('data', (chunk: Buffer) => {
      this.bytes += chunk.length;
    });
  }

  async reach(bytes: number): Promise<void> {
    while (this.bytes < bytes) await once(this.#socket, 'data');
  }
}

describe('slow readers', () => {
  let service: TestService;
  let owner: Client;
  let collection: string;
  let rows: string;
  before(async () => {
    service = await startService({ limits: { inspectMs: 10, closeMs: 200 } });
    owner = client(service, service.key);
  });
  after(() => service.close());
  afterEach(closeRawSockets);
  beforeEach(async () => {
    collection = await owner.collection();
    rows = `/v1/collections/${collection}/rows`;
  });

  const rowLength = 200_000;
  /** Writes this number of mebibytes, one after the other, and waits until the reader has received each. */
  async function write(batches: number, reader: Meter): Promise<void> {
    const row = { t: 'x'.repeat(rowLength) };
    for (let batch = 0; batch < batches; batch += 1) {
      const awaited = reader.bytes + 5 * rowLength;
      await owner.post(rows, [row, row, row, row, row], { Prefer: 'return=minimal' });
      await reader.reach(awaited);
    }
  }

  const large = onlyInFullSuite('Its readers receive tens of MB.');
  large.it('cost about 1 MiB each and hold up nobody; one that reads nothing for 30 s is ended', async () => {
    const live = await rawFeed(service, { collection });
    const reader = new Meter(live);
    // Writes first, so that memory that all feeds share is allocated before the measurement.
    await write(10, reader);
    const slow = await Promise.all(Array.from({ length: 8 }, () => rawFeed(service, { collection })));
    for (const { socket } of slow) socket.pause();
    const before = heldBytes();
    // The reader receives each batch before the next one is written. The other feeds do not read.
    await write(14, reader);
    const eachBytes = (heldBytes() - before) / slow.length;
    expect(eachBytes).to.be.lessThan(1_258_291);

    await inspected();
    passTime(30_000);
    await inspected();
    for (const { socket } of slow) socket.resume();
    await Promise.all(slow.map((each) => each.ended));
    for (const each of slow) {
      const { frames } = framesOf(each.bytes());
      expect(frames.length).to.be.lessThan(72);
      const closing = frames.find(({ opcode }) => opcode === 8);
      if (closing) expect(closing.payload.readUInt16BE(0)).to.equal(4408);
    }
    const had = reader.bytes;
    await owner.post(rows, [{ n: 2 }]);
    await reader.reach(had + 1);
    expect(live.socket.destroyed).to.equal(false);
  });

  /** The connections that the server has closed, and whose data the kernel keeps until the client reads it. */
  function closedWithData(): string[] {
    const finWait1 = '04';
    const lines = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
    return lines.filter((line) => {
      const [, local, , state] = line.trim().split(/\s+/);
      return Number.parseInt(local!.split(':')[1]!, 16) === service.port && state === finWait1;
    });
  }

  it('that read nothing after the close frame either leave no data in the kernel', async function () {
    if (!existsSync('/proc/net/tcp')) return this.skip();
    const reader = new Meter(await rawFeed(service, { collection }));
    const { socket } = await rawFeed(service, { collection });
    socket.pause();
    await write(14, reader);
    await inspected();
    passTime(30_000);
    await eventually('the feed is closed', () => service.shares.taken('feeds') === 1);
    expect(closedWithData()).to.deep.equal([]);
  });

  large.it('cost no more while they are sent the rows that are there', async () => {
    const live = new Meter(await rawFeed(service, { collection }));
    await write(14, live);
    // Memory that all feeds share is allocated before the measurement, and stays allocated while one of them is
    // not complete.
    (await rawFeed(service, { collection, initial: 'true' })).socket.pause();
    const quick = new Meter(await rawFeed(service, { collection, initial: 'true' }));
    // A part of the data arrived together with the handshake.
    await quick.reach(69 * rowLength);
    const before = heldBytes();
    const slow = await Promise.all(
      Array.from({ length: 8 }, () => rawFeed(service, { collection, initial: 'true' })),
    );
    for (const { socket } of slow) socket.pause();
    // Another feed receives all rows during this time.
    const other = new Meter(await rawFeed(service, { collection, initial: 'true' }));
    await other.reach(69 * rowLength);
    expect((heldBytes() - before) / slow.length).to.be.lessThan(1_258_291);
  });

  it('that take a little from time to time are left in peace, and get every frame in order', async () => {
    const live = await rawFeed(service, { collection });
    const reader = new Meter(live);
    const slow = await rawFeed(service, { collection });
    slow.socket.pause();
    await write(12, reader);
    for (let round = 0; round < 2; round += 1) {
      await inspected();
      passTime(25_000);
      slow.socket.resume();
      // Reads so much that the kernel's buffers have room and the server can send more.
      const had = slow.bytes().length;
      while (slow.bytes().length < had + 3_000_000) await once(slow.socket, 'data');
      slow.socket.pause();
    }
    await owner.post(rows, [{ last: true }]);
    slow.socket.resume();
    const whole = (): boolean => slow.bytes().subarray(-200).includes('"last":true');
    while (!whole()) await once(slow.socket, 'data');
    const { frames } = framesOf(slow.bytes());
    const seqs = frames
      .filter(({ opcode }) => opcode === 1)
      .map(({ payload }) => Number(/"seq":(\d+)/.exec(payload.toString('latin1', 0, 200))?.[1]));
    expect(seqs).to.deep.equal(Array.from({ length: 61 }, (_, n) => n + 1));
  });
});
