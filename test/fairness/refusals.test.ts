/** After every rejected, failed or interrupted operation, all internal counters have their previous values. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import { type OperationId, operations } from '../../generated/operations.js';
import { scopes } from '../../src/access/keys.js';
import { type Client, client, disconnect } from '../support/client.js';
import type { DeclaredOperation } from '../support/contract.js';
import { type Counts, findCounters } from '../support/counters.js';
import { breakDriver, breakTransactions, type Fault, stallDriver } from '../support/driver.js';
import { eventually } from '../support/eventually.js';
import { fill } from '../support/exporting.js';
import { feed, handshake } from '../support/feed.js';
import { scrape } from '../support/metrics.js';
import { bodies, keyedOperations, targetOf } from '../support/operation-requests.js';
import { closeRawSockets, feedRequest, rawSocket } from '../support/raw-feed.js';
import { limit, newKey, revoke } from '../support/registry.js';
import { inTurn, partOf } from '../support/sample.js';
import { startService, type TestService } from '../support/service.js';
import { onlyInFullSuite, seed } from '../support/suite.js';

describe('a server that has stopped', () => {
  const search = onlyInFullSuite('A search of the heap for the objects of a server takes seconds.');
  search.it('has nothing in progress, whatever it did', async () => {
    const service = await startService();
    const owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post('/v1/collections/notes/rows', [{ n: 1 }]);
    const { id } = await newKey(service);
    const read = findCounters();
    disconnect(service.url);
    await sleep(300);
    const before = read();
    const release = stallDriver();
    const sent = keyedOperations.map((operation) => {
      const { method, operationId, mediaTypes } = operation;
      const headers: Record<string, string> = mediaTypes.length > 0 ? { 'Content-Type': mediaTypes[0]! } : {};
      return owner.send(method, targetOf(operation, id), bodies[operationId], headers);
    });
    const opened = handshake(service, { key: service.key, collection: 'notes', initial: 'true' });
    await sleep(100);
    const stopped = service.stop();
    release();
    await Promise.allSettled([...sent, opened, stopped]);
    await stopped;
    const after = read();
    const left = Object.keys(after).filter((name) => Number(after[name]) > Number(before[name]));
    expect(left.filter((name) => !/\.#is(Closed|Closing|Stopping)$/.test(name))).to.deep.equal([]);
    await service.close();
  });
});

describe('what clients share is as before', () => {
  let service: TestService;
  let owner: Client;
  let reader: Client;
  let keyId: string;
  let read: () => Counts;
  let counts: Counts;
  before(async () => {
    service = await startService({ env: { ROWFEED_MAX_SOCKETS_PER_KEY: '2', ROWFEED_METRICS_PORT: '0' } });
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post('/v1/collections/notes/rows', [{ n: 1 }]);
    read = findCounters();
  });
  after(() => service.close());
  beforeEach(async () => {
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post('/v1/collections/notes/rows', [{ n: 1 }]);
    const other = await newKey(service, { scopes: ['read'], collections: ['other'] });
    keyId = other.id;
    reader = client(service, other.text);
    await reader.get('/v1/usage');
    await keepAsBefore();
  });
  afterEach(async () => {
    closeRawSockets();
    const isQuiet = async () => (await scrape(service)).get('rowfeed_requests_in_flight') === 0;
    await eventually('no request is in flight', isQuiet);
  });

  /** Waits until the server is idle, and records its counters. */
  async function keepAsBefore(): Promise<void> {
    disconnect(service.url);
    await eventually('nothing is under way', () => service.shares.taken('requests') === 0);
    let last = read();
    await eventually('the counters stay', async () => {
      await sleep(300);
      counts = last;
      last = read();
      const isWorking = Object.keys(last).some(
        (name) => /^(Writer \d+\.#lanes|Housekeeping \d+\.#running)$/.test(name) && last[name] !== 0,
      );
      return !isWorking && isDeepStrictEqual(last, counts);
    });
  }

  const isAsBefore = async (): Promise<void> => {
    disconnect(service.url);
    const differing = (): string[] => {
      const now = read();
      return Object.keys(now)
        .filter((name) => now[name] !== counts[name])
        .map((name) => `${name}: ${counts[name]}, now ${now[name]}`);
    };
    await eventually(
      () => `not as before: ${differing().join('; ')}`,
      () => differing().length === 0,
      { everyMs: 100 },
    );
  };

  const send = (caller: Client, operation: DeclaredOperation, body?: string, more = '') =>
    caller.send(
      operation.method,
      targetOf(operation, keyId, more),
      body ?? bodies[operation.operationId],
      operation.mediaTypes.length > 0 ? { 'Content-Type': operation.mediaTypes[0]! } : {},
    );

  function requestText(operation: DeclaredOperation): string {
    const body = JSON.stringify(bodies[operation.operationId] ?? '');
    const type = operation.mediaTypes[0];
    const head = `${operation.method} ${targetOf(operation, keyId)} HTTP/1.1\r\nHost: a\r\nx-api-key: ${service.key}\r\n`;
    if (type === undefined) return `${head}\r\n`;
    return `${head}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  }

  /** Makes the server reject every operation in one way. */
  function refusedBy(
    way: string,
    turn: number,
    refuse: (operation: DeclaredOperation) => Promise<{ readonly status: number }>,
  ) {
    it(`after ${way}`, async () => {
      for (const operation of partOf(keyedOperations, turn)) {
        const { status } = await refuse(operation);
        expect(status, operation.operationId).to.be.at.least(400);
      }
      await isAsBefore();
    });
  }

  refusedBy('a bad key', 0, (operation) => send(client(service, 'bad'), operation));
  refusedBy('a bad parameter', 1, (operation) => send(owner, operation, undefined, '&nowhere=1'));
  for (const [turn, fault] of (['unknown', 'unavailable'] as Fault[]).entries()) {
    it(`after an error of the database (${fault})`, async () => {
      for (const operation of partOf(keyedOperations, turn)) {
        const repair = breakDriver(fault);
        await send(owner, operation).finally(repair);
      }
      await isAsBefore();
    });
  }

  for (const [turn, at] of (['BEGIN', 'COMMIT'] as const).entries()) {
    it(`after a transaction that fails at ${at}`, async () => {
      for (const operation of partOf(keyedOperations, turn)) {
        const repair = breakTransactions(at);
        await send(owner, operation).finally(repair);
      }
      await isAsBefore();
    });
  }

  it('after each scope that is missing alone', async () => {
    for (const [turn, missing] of scopes.entries()) {
      const key = await newKey(service, { scopes: scopes.filter((scope) => scope !== missing) });
      const as = client(service, key.text);
      await as.get('/v1/usage');
      await keepAsBefore();
      const withScope = keyedOperations.filter(({ operationId }) =>
        operations[operationId as OperationId].scopes.some((scope) => scope === missing),
      );
      for (const operation of partOf(withScope, turn))
        expect((await send(as, operation)).code, operation.operationId).to.equal('scope_insufficient');
    }
    await isAsBefore();
  });

  it('after a full quota', async () => {
    const poor = await newKey(service, { account: 'poor', scopes: ['read', 'write', 'admin'] });
    await limit(service, 'poor', { name: 'one', requests: 1, period: 'month', burst: undefined });
    const as = client(service, poor.text);
    await as.get('/v1/usage');
    await keepAsBefore();
    for (const operation of partOf(keyedOperations, 3)) {
      expect((await send(as, operation)).code, operation.operationId).to.equal('quota_exceeded');
    }
    await isAsBefore();
  });

  it('after the key was revoked while the request waited for the database', async () => {
    for (const operation of partOf(keyedOperations, 2)) {
      const doomed = await newKey(service, { scopes: ['read', 'write', 'admin'] });
      const as = client(service, doomed.text);
      await as.get('/v1/usage');
      const release = stallDriver(
        undefined,
        (sql) => !/settings|registry_version|ticket_revocations|UPDATE .?keys/i.test(sql),
      );
      const sent = send(as, operation);
      try {
        await eventually('it is in progress', () => service.shares.taken('requests') > 0, {
          withinMs: 200,
        }).catch(() => undefined);
        setTimeout(release, 50);
        await revoke(service, doomed.id);
        await sent;
      } finally {
        release();
      }
    }
    await isAsBefore();
  });

  it('after the key was revoked while the server looked for an idempotency key', async () => {
    const retried: [method: string, target: string, body?: object][] = [
      ['POST', '/v1/collections/notes/rows', [{ n: 2 }]],
      ['DELETE', '/v1/collections/notes/rows/1'],
      ['POST', '/v1/keys', { name: 'created once' }],
    ];
    for (const [method, target, body] of inTurn(retried, seed)) {
      const headers = { 'Idempotency-Key': target, ...(body && { 'Content-Type': 'application/json' }) };
      const first = await owner.send(method, target, body, headers);
      expect(first.status, first.text).to.be.within(201, 204);
      const doomed = await newKey(service, { scopes: ['read', 'write', 'admin'] });
      await client(service, doomed.text).get('/v1/usage');
      await keepAsBefore();
      const release = stallDriver(undefined, (sql) => /idempotency_keys|read_keyed/.test(sql));
      try {
        const sent = client(service, doomed.text).send(method, target, body, headers);
        await eventually('it is in progress', () => service.shares.taken('requests') > 0);
        await revoke(service, doomed.id);
        expect((await sent).code).to.equal('key_invalid');
      } finally {
        release();
      }
      await isAsBefore();
      const retry = await owner.send(method, target, body, headers);
      expect([retry.status, retry.headers['idempotent-replayed']]).to.deep.equal([first.status, 'true']);
    }
  });

  it('after missing rights, and bodies that are malformed or too large', async () => {
    for (const operation of partOf(keyedOperations, 0)) {
      await send(reader, operation);
      if (operation.mediaTypes.length > 0) {
        expect((await send(owner, operation, '[{')).status).to.equal(400);
        expect((await send(owner, operation, `"${'x'.repeat(1_100_000)}"`)).status).to.equal(413);
      }
    }
    await isAsBefore();
  });

  for (const [way, part, turn] of [
    ['in the middle of its head', 0.3, 0],
    ['in the middle of its body', 0.97, 3],
    ['after the last byte', 1, 6],
  ] as const) {
    it(`after a client that disconnects ${way}`, async () => {
      for (const operation of partOf(keyedOperations, turn, 8)) {
        const release = stallDriver();
        try {
          const request = requestText(operation);
          const socket = await rawSocket(service);
          const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
          socket.on('error', () => undefined);
          await new Promise<unknown>((resolve) =>
            socket.write(request.slice(0, Math.ceil(part * request.length)), resolve),
          );
          socket.resetAndDestroy();
          await closed;
        } finally {
          release();
        }
      }
      await isAsBefore();
    });
  }

  for (const [way, isRead] of [
    ['at the first byte of the response', false],
    ['after the response', true],
  ] as const) {
    it(`after a client that disconnects ${way}`, async () => {
      for (const operation of partOf(keyedOperations, isRead ? 1 : 5, 8)) {
        const socket = await rawSocket(service);
        socket.write(requestText(operation));
        await once(socket, 'data');
        if (isRead) await sleep(20);
        socket.resetAndDestroy();
      }
      await isAsBefore();
    });
  }

  it('after a client that disconnects in the middle of a long response', async () => {
    await owner.post('/v1/collections', { name: 'large' });
    await fill(owner, 'large');
    await keepAsBefore();
    for (const target of ['rows?limit=50', 'export?format=ndjson', 'export?format=csv']) {
      const socket = await rawSocket(service);
      socket.write(
        `GET /v1/collections/large/${target} HTTP/1.1\r\nHost: a\r\nx-api-key: ${service.key}\r\n\r\n`,
      );
      await once(socket, 'data');
      socket.resetAndDestroy();
    }
    await isAsBefore();
  });

  it('after polls and streams whose client disconnects before they are open', async () => {
    const { headers } = await owner.get('/v1/collections/notes/rows');
    await keepAsBefore();
    const since = `since=${headers['collection-cursor']}`;
    for (const asked of [
      ...[`?${since}&wait=60`, `?${since}&wait=60&filter=%40.n%3D%3D1`],
      ...['/stream', `/stream?${since}`, '/stream?initial=true', '/stream?initial=true&filter=%40.n%3D%3D1'],
    ]) {
      const release = stallDriver();
      try {
        const socket = await rawSocket(service);
        const closed = once(socket, 'close');
        socket.on('error', () => undefined);
        const request = `GET /v1/collections/notes/changes${asked} HTTP/1.1\r\nHost: a\r\nx-api-key: ${service.key}\r\n\r\n`;
        await new Promise<unknown>((resolve) => socket.write(request, resolve));
        await sleep(50);
        socket.resetAndDestroy();
        await closed;
        await sleep(50);
      } finally {
        release();
      }
    }
    await isAsBefore();
  });

  it('after more feeds than a key can have', async () => {
    const open = [1, 2].map(() => feed(service, { key: service.key, collection: 'notes' }));
    const feeds = await Promise.all(open);
    await keepAsBefore();
    for (const initial of [undefined, 'true']) {
      const asked = { key: service.key, collection: 'notes', filter: '@.n==1', ...(initial && { initial }) };
      expect(await handshake(service, asked)).to.include({ code: 'too_many_sockets' });
    }
    await isAsBefore();
    for (const each of feeds) await each.close();
  });

  it('after handshakes that are refused, fail, or whose client disconnects', async () => {
    for (const more of [{}, { initial: 'true' }, { initial: 'true', filter: '@.n==1' }]) {
      const asked = { key: service.key, collection: 'notes', ...more };
      for (const wrong of [{ key: 'bad' }, { collection: 'nowhere' }, { events: 'x' }, { filter: '(' }]) {
        expect(await handshake(service, { ...asked, ...wrong })).to.have.property('status');
      }
      await isAsBefore();
      const repair = breakDriver('unknown', (sql) => !/FROM collections/.test(sql));
      expect(await handshake(service, asked).finally(repair)).to.have.property('status');
      await isAsBefore();
      const release = stallDriver();
      const socket = await rawSocket(service);
      socket.on('error', () => undefined);
      await new Promise<unknown>((resolve) => socket.write(feedRequest(service, asked), resolve));
      socket.resetAndDestroy();
      release();
    }
    await isAsBefore();
  });
});
