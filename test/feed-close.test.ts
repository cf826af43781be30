import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import type { Feed } from './support/feed.js';
import {
  begin,
  collection,
  cursorNow,
  follow,
  owner,
  range,
  rows,
  serve,
  service,
} from './support/observed.js';
import { changeRights, newKey, revoke } from './support/registry.js';

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
    const key = await newKey(service, { expiresAt: Date.now() + 700 });
    const watching = await follow({ key: key.text });
    expect((await watching.closed()).code).to.equal(4401);
    expect(Date.now() - key.expiresAt!).to.be.within(0, 2_000);
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
    const later = await newKey(service);
    const revoked = await follow({ key: later.text });
    await revoke(service, later.id);
    await revoked.closed();
    expect(await watching.drain(owner)).to.deep.equal([]);
  });

  it('1003 for a binary frame', async () => {
    const watching = await follow();
    watching.socket.send(Buffer.from('hello'));
    expect((await watching.closed()).code).to.equal(1003);
  });

  it('1009 for a frame of over 4 KiB, while smaller ones are ignored', async () => {
    const watching = await follow();
    watching.socket.send('x'.repeat(4_096));
    watching.socket.send('{"op":"subscribe"}');
    expect(await watching.drain(owner)).to.deep.equal([]);
    watching.socket.send('x'.repeat(4_097));
    expect((await watching.closed()).code).to.equal(1009);
  });

  it('1008 for over 100 frames within a second', async () => {
    const patient = await follow();
    const hasty = await follow();
    for (let n = 0; n < 100; n += 1) patient.socket.send('x');
    for (let n = 0; n < 101; n += 1) hasty.socket.send('x');
    expect((await hasty.closed()).code).to.equal(1008);
    expect(await patient.drain(owner)).to.deep.equal([]);
  });

  it('1008 for them wherever the second begins, and not for as many in two', async () => {
    /** Sends some frames, and waits until the service has read them. */
    const say = async ({ socket }: Feed, frames: number): Promise<void> => {
      for (let n = 1; n < frames; n += 1) socket.send('x');
      const answered = new Promise((resolve) => socket.once('pong', resolve));
      socket.ping();
      await answered;
    };
    const hurry = async (): Promise<void> => {
      const hasty = await follow();
      const from = performance.now();
      await say(hasty, 60);
      await sleep(300);
      for (let n = 0; n < 41; n += 1) hasty.socket.send('x');
      // This process was held up.
      if (performance.now() - from > 900) return hurry();
      expect((await hasty.closed()).code).to.equal(1008);
    };
    const patient = await follow();
    await say(patient, 100);
    await Promise.all(range(0, 3).map((quarter) => sleep(quarter * 250).then(hurry)));
    await say(patient, 100);
    expect(await patient.drain(owner)).to.deep.equal([]);
  });

  it('1002 and 1007 for what is not the protocol', async () => {
    for (const [bytes, code] of [
      [Buffer.from([0x83, 0x80, 0, 0, 0, 0]), 1002],
      [Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff]), 1007],
    ] as const) {
      const watching = await follow();
      // The socket below: no client would send this.
      (watching.socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(bytes);
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
