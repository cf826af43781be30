import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { type Client, client } from './support/client.js';
import { passTime } from './support/clock.js';
import { closeRawSockets, framesOf, type RawFeed, rawFeed } from './support/raw-feed.js';
import { startService, type TestService } from './support/service.js';

/** Every inspection of the sockets is over after this time. */
const inspectedMs = 1_500;

/** Bytes that this process holds, garbage left out. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** A reader that keeps nothing, but for the time from a frame's commit to its arrival. */
class Meter {
  bytes = 0;
  readonly latenciesMs: number[] = [];

  constructor({ socket }: RawFeed) {
    socket.removeAllListeners('data');
    socket.on('data', (chunk: Buffer) => {
      this.bytes += chunk.length;
      const times = chunk.toString('latin1').match(/"time":"[^"]+"/g) ?? [];
      const now = Date.now();
      for (const time of times) this.latenciesMs.push(now - Date.parse(time.slice(8, -1)));
    });
  }
}

describe('slow readers', () => {
  let service: TestService;
  let owner: Client;
  let collection: string;
  let rows: string;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());
  afterEach(closeRawSockets);
  beforeEach(async () => {
    collection = await owner.collection();
    rows = `/v1/collections/${collection}/rows`;
  });

  const rowLength = 200_000;
  /** Writes so many times a mebibyte, and waits until the reader has it. */
  async function write(batches: number, reader: Meter): Promise<void> {
    const row = { t: 'x'.repeat(rowLength) };
    for (let batch = 0; batch < batches; batch += 1) {
      const awaited = reader.bytes + 5 * rowLength;
      await owner.post(rows, [row, row, row, row, row], { Prefer: 'return=minimal' });
      while (reader.bytes < awaited) await sleep(2);
    }
  }

  it('cost about 1 MiB each and delay nobody; who reads nothing for 30 s is ended', async function () {
    this.timeout(40_000);
    const live = await rawFeed(service, { collection });
    const reader = new Meter(live);
    // What is kept for all alike is there before it is measured.
    await write(10, reader);
    const slow = await Promise.all(Array.from({ length: 8 }, () => rawFeed(service, { collection })));
    for (const { socket } of slow) socket.pause();
    const before = heldBytes();
    reader.latenciesMs.splice(0);
    await write(14, reader);
    const eachBytes = (heldBytes() - before) / slow.length;
    expect(eachBytes).to.be.lessThan(1_258_291);
    reader.latenciesMs.sort((a, b) => a - b);
    expect(reader.latenciesMs).to.have.length(70);
    expect(reader.latenciesMs[35], 'the median of the latency').to.be.lessThan(200);
    expect(reader.latenciesMs[69], 'the worst latency').to.be.lessThan(2_000);

    await sleep(inspectedMs);
    passTime(30_000);
    await sleep(inspectedMs);
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
    while (reader.bytes === had) await sleep(2);
    expect(live.socket.destroyed).to.equal(false);
  });

  it('that take a little from time to time are left in peace, and get every frame in order', async function () {
    this.timeout(40_000);
    const live = await rawFeed(service, { collection });
    const reader = new Meter(live);
    const slow = await rawFeed(service, { collection });
    slow.socket.pause();
    await write(12, reader);
    for (let round = 0; round < 2; round += 1) {
      await sleep(inspectedMs);
      passTime(25_000);
      slow.socket.resume();
      // Enough that the kernel's buffers move on.
      const had = slow.bytes().length;
      while (slow.bytes().length < had + 3_000_000) await sleep(1);
      slow.socket.pause();
    }
    await owner.post(rows, [{ last: true }]);
    slow.socket.resume();
    const whole = (): boolean => slow.bytes().subarray(-200).includes('"last":true');
    for (let tries = 0; !whole() && tries < 400; tries += 1) await sleep(20);
    const { frames } = framesOf(slow.bytes());
    const seqs = frames
      .filter(({ opcode }) => opcode === 1)
      .map(({ payload }) => Number(/"seq":(\d+)/.exec(payload.toString('latin1', 0, 200))?.[1]));
    expect(seqs).to.deep.equal(Array.from({ length: 61 }, (_, n) => n + 1));
  });
});
