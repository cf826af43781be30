/** What is special about each transport of a mirror. `mirror.test.ts` shows what is the same. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { WebSocket, WebSocketServer } from 'ws';
import { type AnyRow, type MirrorOptions, mirror } from '../../src/client/index.js';
import { LiveMirror } from '../../src/client/mirror.js';
import { blocked, failure, type Refusal } from '../../src/client/refusal.js';
import { platformTime, type Time } from '../../src/client/time.js';
import { TransportChoice } from '../../src/client/transport.js';
import { type Client, client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { feed } from '../support/feed.js';
import { type Line, startLine } from '../support/line.js';
import { listenTo } from '../support/mirrors.js';
import { OwnTime, turn } from '../support/own-time.js';
import { startService, type TestService } from '../support/service.js';
import { type StandIn, startStandIn } from '../support/stand-in.js';

/** Connects again after a few milliseconds. */
const quickly: Time = { ...platformTime, random: () => 0.01 };
/** Every pause takes a hundredth of its time, also the one that `Retry-After` requires. */
const hundredfold: Time = {
  ...platformTime,
  nowMs: () => 100 * platformTime.nowMs(),
  after: (ms, run) => platformTime.after(ms / 100, run),
};

describe('the transport auto', () => {
  let service: TestService;
  let line: Line;
  let owner: Client;
  let collection: string;
  let notes: LiveMirror<AnyRow> | undefined;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());
  beforeEach(async () => {
    line = await startLine(service);
    collection = await owner.collection([{ text: 'milk' }]);
  });
  afterEach(async () => {
    await notes?.close();
    await line.close();
  });

  function begin(options: Partial<MirrorOptions> = {}, time = quickly): LiveMirror<AnyRow> {
    notes = new LiveMirror({ url: line.url, collection, key: service.key, WebSocket, ...options }, time);
    return notes;
  }

  const handshakes = (): number => line.targets.filter((target) => target.startsWith('/ws?')).length;
  const polls = (): string[] => line.targets.filter((target) => target.includes('/changes?'));

  it('is the default, and uses a WebSocket if that opens', async () => {
    await begin().ready;
    expect([handshakes(), line.targets.length]).to.deep.equal([1, 1]);
  });

  it('polls after three handshakes without a response from rowfeed', async () => {
    line.refuses = (target) => target.startsWith('/ws?');
    const begun = begin();
    const told = listenTo(begun);
    await begun.ready;
    expect(handshakes()).to.equal(3);
    const message = 'The feed could not be opened: only the WebSocket failed, so a proxy may block it';
    expect(told.errors.map((error) => error.message)).to.deep.equal([message, message, message]);
    await owner.post(`/v1/collections/${collection}/rows`, [{ text: 'tea' }]);
    await told.until('the row is there', () => begun.rows.size === 2);
    line.cut();
    await told.until('it is lost', () => !begun.synced);
    await told.until('it is back', () => begun.synced);
    expect(handshakes()).to.equal(3);
    expect(polls().length).to.be.greaterThan(2);
  });

  it('closes a WebSocket immediately, even if the server does not respond', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    server.on('connection', (socket) => {
      socket.send('{"event":"bookmark","cursor":"x-1","synced":true}');
      // The server never reads the close frame.
      socket.pause();
    });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const sockets: WebSocket[] = [];
    class Watched extends WebSocket {
      constructor(url: string) {
        super(url);
        sockets.push(this);
      }
    }
    const begun = begin({ url: `http://127.0.0.1:${port}`, WebSocket: Watched });
    await begun.ready;
    await begun.close();
    await eventually('it is closed', () => sockets[0]!.readyState === WebSocket.CLOSED);
    for (const socket of server.clients) socket.terminate();
    server.close();
  });

  it('uses a WebSocket again after an outage of the server', async () => {
    const begun = begin();
    const told = listenTo(begun);
    await begun.ready;
    line.port = 1;
    line.cut();
    await told.until('it has failed often', () => told.errors.length > 6);
    line.port = service.port;
    await told.until('it is back', () => begun.synced);
    // A mirror that resumes over a WebSocket lists the changes in between, but doesn't wait for others.
    expect(polls().filter((target) => !target.includes('wait=0'))).to.deep.equal([]);
  });

  it('does not poll if rowfeed rejects the handshakes', async () => {
    const limited = await startService({ env: { ROWFEED_MAX_SOCKETS_PER_KEY: '1' } });
    line.port = limited.port;
    await client(limited, limited.key).post('/v1/collections', { name: 'notes' });
    const other = await feed(limited, { key: limited.key, collection: 'notes' });
    const begun = begin({ key: limited.key, collection: 'notes' }, hundredfold);
    const told = listenTo(begun);
    await told.until('it is rejected often', () => told.errors.length > 5);
    expect(told.errors.map(({ code, isFinal }) => [code, isFinal])[0]).to.deep.equal([
      'too_many_sockets',
      false,
    ]);
    await other.close();
    await begun.ready;
    expect(handshakes()).to.be.greaterThan(5);
    expect(polls()).to.deep.equal([]);
    await begun.close();
    await limited.close();
  });

  it('throws a TypeError over HTTP if the platform has no fetch', () => {
    const realFetch = globalThis.fetch;
    delete (globalThis as { fetch?: unknown }).fetch;
    try {
      for (const transport of ['stream', 'poll'] as const)
        expect(() => mirror({ url: line.url, collection, key: 'k', transport })).to.throw(
          TypeError,
          'This platform does not support fetch.',
        );
    } finally {
      globalThis.fetch = realFetch;
    }
  });

  it('has the key in the URL only of a WebSocket', async () => {
    for (const transport of ['websocket', 'stream', 'poll'] as const) {
      line.targets.splice(0);
      await begin({ transport }).ready;
      const isShown = line.targets.some((target) => target.includes(service.key));
      expect([transport, isShown]).to.deep.equal([transport, transport === 'websocket']);
      await notes!.close();
    }
  });
});

describe('the choice of a transport', () => {
  const rejected = failure('There is no collection notes.', 404, 'collection_not_found');
  const refusals: Readonly<Record<string, Refusal | undefined>> = { r: rejected, b: blocked, u: undefined };
  const chosen = (choice: TransportChoice, events: string): string =>
    [...events]
      .map((event) => {
        if (event === 'o') choice.opened();
        else choice.failed(refusals[event]);
        return choice.now[0];
      })
      .join('');
  // The first text contains the first letters of open, rejected, blocked and unreachable. The second text contains the first
  // letters of WebSocket and poll.
  const lines: readonly [events: string, transports: string][] = [
    ['bbb', 'wwp'],
    ['bbrbb', 'wwwww'],
    ['bbobb', 'wwwww'],
    ['bbbobrb', 'wwppwww'],
    ['bbbbbbbb', 'wwpwwwpw'],
    ['rrrrr', 'wwwww'],
    ['uuuuu', 'wwwww'],
    ['bubub', 'wwwwp'],
    ['bbbru', 'wwppw'],
  ];
  for (const [events, transports] of lines) {
    it(`after ${events} is ${transports}`, () =>
      expect(chosen(new TransportChoice('auto'), events)).to.equal(transports));
  }

  it('never changes if it is not auto', () => {
    for (const transport of ['websocket', 'stream', 'poll'] as const)
      expect(chosen(new TransportChoice(transport), 'bbbuu')).to.equal(transport[0]!.repeat(5));
  });
});

describe('a mirror over HTTP', () => {
  let standIn: StandIn;
  let responses: ServerResponse[];
  let respond: (target: string, response: ServerResponse) => void;
  let notes: LiveMirror<AnyRow>;
  let time: OwnTime;
  beforeEach(async () => {
    responses = [];
    standIn = await startStandIn((request, response) => {
      responses.push(response);
      respond(request.url!, response);
    });
  });
  afterEach(async () => {
    await notes.close();
    await standIn.close();
  });

  function begin(transport: 'stream' | 'poll', key: MirrorOptions['key'] = 'k'): ReturnType<typeof listenTo> {
    time = new OwnTime();
    notes = new LiveMirror({ url: standIn.url, collection: 'notes', key, transport }, time);
    return listenTo(notes);
  }

  const events = { 'Content-Type': 'text/event-stream' };
  const synced = 'event: bookmark\nid: x-1\ndata: {"event":"bookmark","cursor":"x-1","synced":true}\n\n';

  it('takes a stream for dead on which nothing comes for 45 s, and a comment is something', async () => {
    respond = (_target, response) => void response.writeHead(200, events).write(synced);
    const told = begin('stream');
    await notes.ready;
    await time.pass(40_000);
    responses[0]!.write(':\n');
    await turn();
    await eventually('the comment has arrived', async () => {
      await time.pass(1_000);
      return time.nextMs > 40_000;
    });
    await time.pass(time.nextMs);
    expect(told.errors[0]!.message).to.equal('The feed ended: no data was received for 45 s');
  });

  it('takes a response of something else for none of rowfeed', async () => {
    for (const transport of ['stream', 'poll'] as const)
      for (const [status, body] of [
        [200, '<html>Sign in</html>'],
        [200, '[]'],
        [404, 'no such page'],
        [502, '<html>Bad gateway</html>'],
      ] as const) {
        respond = (_target, response) =>
          void response.writeHead(status, { 'Content-Type': 'text/html' }).end(body);
        const told = begin(transport);
        await told.until('it fails', () => told.errors.length > 0);
        expect(told.errors[0], `${transport} ${body}`).to.include({ isFinal: false, code: undefined });
        expect(told.errors[0]!.message).to.equal(
          `The feed could not be opened: ${status === 200 ? 'the response (200, text/html) is not from rowfeed' : `the server returned ${status}`}`,
        );
        await notes.close();
      }
  });

  it('waits as long as Retry-After requires', async () => {
    const problem = { status: 429, code: 'too_many_sockets', detail: 'Too many feeds are open.' };
    for (const transport of ['stream', 'poll'] as const) {
      respond = (_target, response) =>
        void response.writeHead(429, { 'Retry-After': '7' }).end(JSON.stringify(problem));
      const told = begin(transport);
      await told.until('it is rejected', () => told.errors.length > 0);
      expect(told.errors[0]).to.include({ code: 'too_many_sockets', isFinal: false });
      await eventually('it waits', () => Number.isFinite(time.nextMs));
      expect(time.nextMs).to.equal(7_000);
      await notes.close();
    }
  });

  it('understands a Retry-After that is a date', async () => {
    const after = new Date(Date.now() + 60_000).toUTCString();
    respond = (_target, response) => void response.writeHead(503, { 'Retry-After': after }).end();
    const told = begin('poll');
    await told.until('it is rejected', () => told.errors.length > 0);
    await eventually('it waits', () => Number.isFinite(time.nextMs));
    expect(time.nextMs).to.be.within(30_000, 60_000);
  });

  it('does not send the key to another server if the server redirects', async () => {
    const keys: unknown[] = [];
    const other = await startStandIn((request, response) => {
      keys.push(request.headers['x-api-key']);
      response.writeHead(404).end();
    });
    for (const transport of ['stream', 'poll'] as const)
      for (const status of [301, 302, 303, 307, 308]) {
        respond = (target, response) =>
          void response.writeHead(status, { Location: `${other.url}${target}` }).end();
        const told = begin(transport);
        await told.until('it fails', () => told.errors.length > 0);
        expect(told.errors[0]).to.include({
          isFinal: false,
          message: `The feed could not be opened: the server returned ${status}`,
        });
        await notes.close();
      }
    await other.close();
    expect(keys).to.deep.equal([]);
  });

  it('requests another key immediately after an outage in which the key has expired', async () => {
    const expired = { status: 401, code: 'key_invalid', detail: 'The ticket has expired.' };
    for (const transport of ['stream', 'poll'] as const) {
      responses = [];
      let status = 502;
      respond = (_target, response) =>
        void response.writeHead(status).end(status === 401 ? JSON.stringify(expired) : '');
      let keys = 0;
      const told = begin(transport, () => {
        keys += 1;
        return `${keys}`;
      });
      for (let count = 1; count <= 6; count += 1) {
        await told.until('it fails', () => told.errors.length === count);
        await eventually('it waits', () => Number.isFinite(time.nextMs));
        if (count === 6) status = 401;
        await time.pass(time.nextMs);
      }
      // While a request is open, only the limit for a silent connection is set.
      await eventually('it waits after 401', () => responses.length === 7 && time.nextMs < 45_000);
      expect([keys, time.nextMs]).to.deep.equal([1, 0]);
      await time.pass(0);
      await told.until('the new key is rejected too', () => told.errors.length === 7);
      expect(keys).to.equal(2);
      expect(told.errors.at(-1)).to.include({ isFinal: true, code: 'key_invalid' });
      await notes.close();
    }
  });

  it('goes on from the last complete frame if a stream ends within a frame', async () => {
    const targets: string[] = [];
    respond = (target, response) => {
      if (!target.includes('/stream')) {
        response.writeHead(200, { 'Content-Type': 'application/json' });
        return void response.end('{"changes":[],"cursor":"x-1","has_more":false}');
      }
      targets.push(target);
      response.writeHead(200, events).write(synced);
      if (targets.length === 1)
        response.end('event: insert\nid: x-2\ndata: {"event":"insert","cursor":"x-2","row":{"id":1}}\n');
    };
    const told = begin('stream');
    await told.until('the stream has ended', () => told.errors.length > 0);
    expect(notes.rows.size).to.equal(0);
    await eventually('it waits', () => Number.isFinite(time.nextMs));
    await time.pass(time.nextMs);
    await eventually('it connects again', () => targets.length === 2);
    expect(targets[1]).to.match(/\?since=x-1$/);
  });
});
