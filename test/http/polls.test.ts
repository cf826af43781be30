/** The connection of a poll, which has no parser while the poll waits. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect } from 'chai';
import { passTime, stopTime } from '../support/clock.js';
import { eventually } from '../support/eventually.js';
import { begin, collection, cursorNow, owner, rows, serve, service } from '../support/observed.js';
import { changesTarget, type PollOptions } from '../support/poll.js';
import { rawSocket } from '../support/raw-feed.js';
import { inspectMs } from '../support/slow-client.js';
import { sendRaw } from '../support/wire.js';

const head = (target: string, ...more: readonly string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: x', `x-api-key: ${service.key}`, ...more, '', ''].join('\r\n');
const poll = async (options: PollOptions = {}): Promise<string> =>
  changesTarget(collection, { since: await cursorNow(), wait: 60, ...options });
const waits = (count = 1): Promise<unknown> =>
  eventually('the poll waits', () => service.shares.taken('feeds') === count);
const insert = (): Promise<unknown> => owner.post(rows, [{ n: 1 }], { Prefer: 'return=minimal' });

/** Opens a connection, and collects what it receives. */
async function open(): Promise<{ readonly socket: Socket; readonly received: () => string }> {
  const socket = await rawSocket(service);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  return { socket, received: () => text };
}

describe('the connection of a poll', () => {
  before(() => serve({ limits: { inspectMs } }));
  after(() => service.close());
  beforeEach(() => begin());

  for (const more of [[], ['Connection: Keep-Alive'], ['Connection: keep-alive, x-other'], ['Upgrade: h2c']])
    it(`executes the requests behind the poll after its response, in order (${more.join() || 'no headers'})`, async () => {
      const target = await poll();
      const requests = [target, '/health', rows, target, '/ready'].map((each) => ['GET', each] as const);
      const asked = sendRaw(service, requests, requests.map(([, each]) => head(each, ...more)).join(''));
      await waits();
      await insert();
      const answers = await asked;
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200, 200]);
      const counts = [1, undefined, undefined, 1, undefined];
      expect(answers.map(({ json }) => json.changes?.length)).to.deep.equal(counts);
      for (const { headers } of answers)
        expect(headers).to.include({ connection: 'keep-alive', 'keep-alive': 'timeout=75' });
    });

  it('receives the next request in parts, while the poll waits and after its response', async () => {
    const { socket, received } = await open();
    socket.write(head(await poll()));
    await waits();
    const next = head('/health');
    socket.write(next.slice(0, 20));
    await insert();
    await eventually('the poll has its response', () => received().includes('"has_more"'));
    socket.write(next.slice(20, 40));
    socket.write(next.slice(40));
    await eventually('the next one, too', () => received().includes('"ok"'));
    socket.write(head(await poll()));
    await waits();
    socket.destroy();
    await waits(0);
  });

  it('reads invalid HTTP behind the poll after its response', async () => {
    const target = await poll();
    const asked = sendRaw(
      service,
      [
        ['GET', target],
        ['GET', '/'],
      ],
      `${head(target)}nonsense\r\n\r\n`,
    );
    await waits();
    await insert();
    expect((await asked).map(({ status }) => status)).to.deep.equal([200, 400]);
  });

  it('does not take the body of a poll for a request', async () => {
    const target = await poll();
    const body = head('/v1/keys');
    const requests = [
      ['GET', target],
      ['GET', '/health'],
    ] as const;
    const sent = `${head(target, `Content-Length: ${body.length}`)}${body}${head('/health')}`;
    const asked = sendRaw(service, requests, sent);
    await waits();
    await insert();
    expect((await asked).map(({ json }) => Object.keys(json)[0])).to.deep.equal(['changes', 'ok']);
  });

  it('is closed when the client ends its side', async () => {
    const { socket } = await open();
    socket.write(head(await poll()));
    await waits();
    socket.end();
    await once(socket, 'close');
    await waits(0);
  });

  it('has the rest of a long response before the poll', async () => {
    const text = 'x'.repeat(250_000);
    for (let n = 0; n < 15; n += 1)
      await owner.post(rows, [{ text }, { text }, { text }, { text }], { Prefer: 'return=minimal' });
    const { socket, received } = await open();
    socket.pause();
    socket.write(head(`/v1/collections/${collection}/export?format=ndjson`) + head(await poll()));
    await eventually('the export is in progress', () => service.shares.taken('exports') === 1);
    socket.resume();
    await waits();
    expect(received().length).to.be.greaterThan(15_000_000);
    await insert();
    await eventually('the poll has its response', () => received().includes('"has_more"'));
    socket.destroy();
  });

  it('is closed 75 s after the response', async () => {
    stopTime();
    const { socket, received } = await open();
    const target = await poll();
    await insert();
    socket.write(head(target));
    await eventually('the poll has its response', () => received().includes('"has_more"'));
    passTime(74_000);
    socket.write(head(target));
    await eventually('so has the next one', () => received().split('"has_more"').length === 3);
    passTime(74_000);
    socket.write(head('/health'));
    await eventually('so has another request', () => received().includes('"ok"'));
    socket.write(head(target));
    await eventually('and another poll', () => received().split('"has_more"').length === 4);
    const closed = once(socket, 'close');
    passTime(75_000);
    await closed;
  });

  it('does not delay a shutdown when it is idle', async () => {
    const { socket, received } = await open();
    const target = await poll();
    await insert();
    socket.write(head(target));
    await eventually('the poll has its response', () => received().includes('"has_more"'));
    const closed = once(socket, 'close');
    await Promise.all([service.close(), closed]);
    await serve({ limits: { inspectMs } });
  });
});
