import { once } from 'node:events';
import { expect } from 'chai';
import { passTime, setClock, stopTime } from '../support/clock.js';
import type { Feed } from '../support/feed.js';
import { begin, collection, cursorNow, follow, owner, rows, serve, service } from '../support/observed.js';
import { changeRights, heard, newKey, revoke } from '../support/registry.js';

describe('the feed: close', () => {
  before(() => serve());
  after(() => service.close());
  beforeEach(() => begin());

  it('4404 when the collection is deleted, after its last frames', async () => {
    const live = await follow();
    const resumed = await follow({ since: await cursorNow(), events: 'delete' });
    await owner.post(rows, [{ n: 1 }]);
    await owner.delete(`/v1/collections/${collection}`);
    expect((await live.closed()).code).to.equal(4404);
    expect((await resumed.closed()).code).to.equal(4404);
    expect(live.all.map(({ event }) => event)).to.deep.equal(['insert']);
  });

  it('4401 within 2 s when the key is revoked, and no other feed', async () => {
    const key = await newKey(service);
    const watching = await follow({ key: key.text });
    const other = await follow();
    const from = Date.now();
    await revoke(service, key.id);
    expect((await watching.closed()).code).to.equal(4401);
    expect(Date.now() - from).to.be.lessThan(2_000);
    expect(await other.drain(owner)).to.deep.equal([]);
  });

  it('4401 within 2 s when the key expires', async () => {
    const inAMinuteMs = 60_000;
    const key = await newKey(service, { expiresAt: Date.now() + inAMinuteMs });
    const watching = await follow({ key: key.text });
    setClock(inAMinuteMs);
    const from = Date.now();
    expect((await watching.closed()).code).to.equal(4401);
    expect(Date.now() - from).to.be.lessThan(2_000);
  });

  it('4403 when the key loses the scope or the collection', async () => {
    for (const rights of [{ scopes: ['write'] as const }, { collections: ['elsewhere'] }]) {
      const key = await newKey(service);
      const watching = await follow({ key: key.text });
      const from = Date.now();
      await changeRights(service, key.id, rights);
      expect((await watching.closed()).code).to.equal(4403);
      expect(Date.now() - from).to.be.lessThan(2_000);
    }
  });

  it('none when the key keeps what it needs', async () => {
    const key = await newKey(service);
    const watching = await follow({ key: key.text });
    await changeRights(service, key.id, { scopes: ['read'], collections: [collection] });
    await heard(service);
    expect(await watching.drain(owner)).to.deep.equal([]);
  });

  it('1003 for a binary frame', async () => {
    const watching = await follow();
    watching.socket.send(Buffer.from('hello'));
    expect((await watching.closed()).code).to.equal(1003);
  });

  it('1009 for a frame of more than 4 KiB, while smaller ones are ignored', async () => {
    const watching = await follow();
    watching.socket.send('x'.repeat(4_096));
    watching.socket.send('{"op":"subscribe"}');
    expect(await watching.drain(owner)).to.deep.equal([]);
    watching.socket.send('x'.repeat(4_097));
    expect((await watching.closed()).code).to.equal(1009);
  });

  it('1008 for over 100 frames within a second, wherever it begins, and not for as many in two', async () => {
    /** Sends some frames, and waits until the server has read them. */
    const say = async ({ socket }: Feed, frames: number): Promise<void> => {
      for (let n = 1; n < frames; n += 1) socket.send('x');
      const answered = once(socket, 'pong');
      socket.ping();
      await answered;
    };
    stopTime();
    const [patient, hasty, late] = [await follow(), await follow(), await follow()];
    await say(patient, 100);
    await say(late, 60);
    passTime(300);
    await say(hasty, 60);
    passTime(699);
    for (let n = 0; n < 41; n += 1) late.socket.send('x');
    expect((await late.closed()).code).to.equal(1008);
    passTime(1);
    await say(patient, 100);
    await say(hasty, 40);
    hasty.socket.send('x');
    expect((await hasty.closed()).code).to.equal(1008);
    expect(await patient.drain(owner)).to.deep.equal([]);
  });

  it('1008 for over 100 pings within a second, and 100 responses if they arrive at once', async () => {
    const ping = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);
    stopTime();
    const [modest, hasty] = [await follow(), await follow()];
    let pongs = 0;
    modest.socket.on('pong', () => (pongs += 1));
    sendBytes(modest, Array<Buffer>(100).fill(ping));
    sendBytes(hasty, Array<Buffer>(101).fill(ping));
    expect((await hasty.closed()).code).to.equal(1008);
    expect(await modest.drain(owner)).to.deep.equal([]);
    expect(pongs).to.equal(100);
  });

  it('1008 for a message in over 100 frames, before it is complete', async () => {
    const [first, middle, last] = [0x01, 0x00, 0x80].map((kind) =>
      Buffer.from([kind, 0x81, 0, 0, 0, 0, 120]),
    );
    const [modest, endless] = [await follow(), await follow()];
    sendBytes(modest, [first!, ...Array<Buffer>(98).fill(middle!), last!]);
    sendBytes(endless, [first!, ...Array<Buffer>(100).fill(middle!)]);
    expect((await endless.closed()).code).to.equal(1008);
    expect(await modest.drain(owner)).to.deep.equal([]);
  });

  it('1002 and 1007 for what is not the protocol', async () => {
    for (const [bytes, code] of [
      [Buffer.from([0x83, 0x80, 0, 0, 0, 0]), 1002],
      [Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff]), 1007],
    ] as const) {
      const watching = await follow();
      sendBytes(watching, [bytes]);
      expect((await watching.closed()).code).to.equal(code);
    }
  });

  it('is answered when the client closes', async () => {
    const watching = await follow();
    watching.socket.close(1000, 'done');
    expect((await watching.closed()).code).to.equal(1000);
  });

  it('answers a ping', async () => {
    const watching = await follow();
    const pong = new Promise<string>((resolve) =>
      watching.socket.once('pong', (data) => resolve(data.toString())),
    );
    watching.socket.ping('hello');
    expect(await pong).to.equal('hello');
  });
});

/** Writes to the TCP socket, because a WebSocket client would not send these frames, or not at once. */
function sendBytes({ socket }: Feed, frames: readonly Buffer[]): void {
  (socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(Buffer.concat(frames));
}
