import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { operations } from '../../../generated/operations.js';
import type { Authenticator } from '../../../src/access/authenticator.js';
import type { Meter } from '../../../src/access/meter.js';
import { createContract } from '../../../src/contract/contract.js';
import type { Handlers } from '../../../src/contract/handlers.js';
import { MainThread } from '../../../src/fairness/main-thread.js';
import { Shares } from '../../../src/fairness/shares.js';
import { createHttpServer, defaultLimits, type HttpServer } from '../../../src/http/server.js';
import { createLogger } from '../../../src/runtime/logger.js';
import { passTime, stopTime } from '../../support/clock.js';
import { eventually } from '../../support/eventually.js';
import { inspectMs, readSlowly } from '../../support/slow-client.js';

const megabyte = 1_048_576;
/** How long a client can make no progress, by the clock of the test. */
const stalledMs = 3_000;

/** A source of chunks that counts how often it is read. */
class Source {
  asked = 0;
  ended = false;
  readonly #next: (n: number) => string | Uint8Array | undefined;

  constructor(next: (n: number) => string | Uint8Array | undefined) {
    this.#next = next;
  }

  [Symbol.asyncIterator](): AsyncIterator<string | Uint8Array> {
    return {
      next: async () => {
        const value = this.#next(this.asked++);
        return value === undefined ? { done: true, value } : { done: false, value };
      },
      return: async () => {
        this.ended = true;
        return { done: true, value: undefined };
      },
    };
  }
}

describe('an answer that is made while it is read', () => {
  let source: Source;
  let status: number;
  let http: HttpServer;
  let port: number;
  const log: string[] = [];
  const answered: (number | undefined)[] = [];
  const sockets: Socket[] = [];
  before(async () => {
    const handlers = Object.fromEntries(
      Object.keys(operations).map((id) => [id, () => ({ status, body: source })]),
    );
    http = createHttpServer({
      contract: await createContract(handlers as unknown as Handlers, {
        begin: () => expect.fail('no key was sent'),
      }),
      authenticator: {} as Authenticator,
      meter: {} as Meter,
      address: () => '',
      origins: { allowed: [], own: undefined },
      state: { isStopping: false, isRejecting: false, hasFailed: false },
      // The clients of this test have no key, but as much memory as with one.
      shares: new Shares({ responses: { address: 64 * megabyte } }),
      mainThread: new MainThread(),
      limits: { ...defaultLimits, stalledMs, inspectMs, patienceMs: 300 },
      answered: (_operation, answer) => void answered.push(answer),
      log: createLogger('warn', { write: (line) => void log.push(line) }),
    });
    http.server.listen(0, '127.0.0.1');
    await once(http.server, 'listening');
    port = (http.server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    // The clock advances as the slow client reads, so that the load of the machine does not matter.
    stopTime();
    status = 200;
    log.length = 0;
    answered.length = 0;
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  after(async () => {
    http.server.close();
    http.server.closeAllConnections();
    await once(http.server, 'close');
  });

  /** Returns the received text, and whether it is complete. */
  async function get(method = 'GET', path = '/health') {
    const asked = request({ port, host: '127.0.0.1', method, path, agent: false }).end();
    const [answer] = await once(asked, 'response');
    const chunks: Buffer[] = [];
    const isWhole = await new Promise<boolean>((resolve) => {
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () => resolve(true));
      answer.once('error', () => resolve(false));
      // Since Node.js 24, the request reports the reset too.
      asked.once('error', () => resolve(false));
    });
    const { statusCode, headers } = answer;
    return { status: statusCode as number, headers, text: String(Buffer.concat(chunks)), isWhole };
  }

  /** Sends a request and does not read the response. */
  function ask(): Socket {
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => undefined);
    sockets.push(socket);
    socket.write('GET /health HTTP/1.1\r\nHost: a\r\n\r\n');
    return socket;
  }

  it('comes whole, of texts and bytes, with the headers of its operation', async () => {
    const parts = ['[', '', Buffer.from('"ä"'), ',"ö"', new Uint8Array([0x5d])];
    source = new Source((n) => parts[n]);
    const answer = await get();
    expect(answer).to.include({ status: 200, text: '["ä","ö"]', isWhole: true });
    expect(answer.headers).to.include({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'transfer-encoding': 'chunked',
    });
    expect(answer.headers).to.have.property('request-id');
    expect(source.ended).to.equal(true);
    expect(log).to.deep.equal([]);
  });

  it('asks for no more than its client reads, and goes on when it does', async () => {
    const count = 64;
    const chunk = 'x'.repeat(megabyte);
    const unread = new Source((n) => (n < count ? chunk : undefined));
    source = unread;
    const socket = ask();
    await eventually('it is asked for', () => unread.asked > 0);
    // Waits for many turns, in any of which the source could be asked for more.
    for (let n = 0; n < 16; n += 1) {
      source = new Source((part) => (part < 1 ? 'other' : undefined));
      expect(await get()).to.include({ text: 'other', isWhole: true });
    }
    expect(unread.asked).to.be.within(1, count / 2);
    let received = 0;
    socket.on('data', ({ length }) => (received += length)).resume();
    await eventually('all has come', () => received > count * megabyte && unread.ended);
    expect(unread.asked).to.equal(count + 1);
  });

  it('that a slow client reads is left to it', async () => {
    const chunk = 'x'.repeat(65_536);
    source = new Source((n) => (n < 160 ? chunk : undefined));
    const socket = ask();
    const begun = performance.now();
    await readSlowly(socket, 160 * 65_536);
    // The transfer took longer than the time after which the server disconnects a client without progress.
    expect(performance.now() - begun).to.be.above(stalledMs);
  });

  it('is a problem where its source fails at once', async () => {
    source = new Source(() => {
      throw new Error('secret');
    });
    const answer = await get();
    expect(answer).to.include({ status: 500, isWhole: true });
    expect(JSON.parse(answer.text).code).to.equal('internal_error');
    expect(source.ended).to.equal(true);
  });

  it('is cut where its source fails later', async () => {
    source = new Source((n) => {
      if (n < 3) return 'part';
      throw new Error('secret');
    });
    const answer = await get();
    expect(answer).to.include({ status: 200, isWhole: false });
    await eventually('the source is told', () => source.ended);
    expect(log.some((line) => line.includes('request failed'))).to.equal(true);
  });

  it('is a problem where its client has too much to read', async () => {
    // Two of these chunks exceed what a key can leave unread.
    const chunk = 'x'.repeat(30 * megabyte);
    const slow = new Source((n) => (n === 0 ? chunk : undefined));
    source = slow;
    const socket = ask();
    await eventually('it is asked for', () => slow.asked > 0);
    const other = new Source((n) => (n === 0 ? chunk : undefined));
    source = other;
    let isAnswered = false;
    const asked = get().finally(() => (isAnswered = true));
    const begun = performance.now();
    while (!isAnswered || performance.now() - begun < stalledMs) await readSlowly(socket, 327_680);
    const { status: code, text, isWhole } = await asked;
    expect([code, isWhole, JSON.parse(text).code]).to.deep.equal([503, true, 'overloaded']);
    expect(other.ended).to.equal(true);
  });

  it('is closed if its client does not read, and releases its memory', async () => {
    // Two of these chunks exceed what a key can leave unread.
    const chunk = 'x'.repeat(30 * megabyte);
    source = new Source(() => chunk);
    ask();
    await eventually('the source is told', () => {
      passTime(500);
      return source.ended;
    });
    expect(http.inFlight()).to.equal(0);
    expect(answered).to.deep.equal([200]);
    source = new Source((n) => (n === 0 ? chunk : undefined));
    expect((await get()).isWhole).to.equal(true);
  });

  it('ends with its client', async () => {
    source = new Source(() => 'x'.repeat(65_536));
    const socket = ask().resume();
    await once(socket, 'data');
    socket.destroy();
    await eventually('the source is told', () => source.ended);
    expect(log).to.deep.equal([]);
  });

  it('is not asked for where none is sent: HEAD, 304', async () => {
    for (const [method, path, code] of [
      ['HEAD', '/health', 200],
      ['GET', '/docs', 304],
    ] as const) {
      status = code;
      source = new Source(() => 'part');
      expect(await get(method, path)).to.include({ status: code, text: '', isWhole: true });
      expect(source).to.include({ asked: 0, ended: true });
    }
  });
});
