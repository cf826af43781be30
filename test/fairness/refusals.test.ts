/** After every rejected, failed or interrupted operation, all counted resources have their previous values. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import type { DeclaredOperation } from '../support/contract.js';
import { breakDriver, type Fault, stallDriver } from '../support/driver.js';
import { eventually } from '../support/eventually.js';
import { handshake } from '../support/feed.js';
import { bodies, keyedOperations, targetOf } from '../support/operation-requests.js';
import { closeRawSockets, feedRequest, rawSocket } from '../support/raw-feed.js';
import { limit, newKey, revoke } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';

describe('what clients share is as before', () => {
  let service: TestService;
  let owner: Client;
  let reader: Client;
  let keyId: string;
  let before: object;
  beforeEach(async () => {
    service = await startService();
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post('/v1/collections/notes/rows', [{ n: 1 }]);
    const other = await newKey(service, { scopes: ['read'], collections: ['other'] });
    keyId = other.id;
    reader = client(service, other.text);
    await reader.get('/v1/usage');
    await eventually('nothing is under way', () => service.shares.taken('requests') === 0);
    before = service.shares.snapshot();
  });
  afterEach(async () => {
    closeRawSockets();
    await service.close();
  });

  const isAsBefore = (): Promise<unknown> =>
    eventually(
      () => `not as before: ${JSON.stringify(service.shares.snapshot())}`,
      () => isDeepStrictEqual(service.shares.snapshot(), before),
    );

  const send = (caller: Client, operation: DeclaredOperation, body?: string, more = '') =>
    caller.send(
      operation.method,
      targetOf(operation, keyId, more),
      body ?? bodies[operation.operationId],
      operation.mediaTypes.length > 0 ? { 'Content-Type': operation.mediaTypes[0]! } : {},
    );

  /** Makes the server reject every operation in one way. */
  function refusedBy(
    way: string,
    refuse: (operation: DeclaredOperation) => Promise<{ readonly status: number }>,
  ) {
    it(`after ${way}`, async () => {
      for (const operation of keyedOperations) {
        const { status } = await refuse(operation);
        expect(status, operation.operationId).to.be.at.least(400);
        await isAsBefore();
      }
    });
  }

  refusedBy('a bad key', (operation) => send(client(service, 'bad'), operation));
  refusedBy('a bad parameter', (operation) => send(owner, operation, undefined, '&nowhere=1'));
  for (const fault of ['unknown', 'unavailable'] as Fault[]) {
    it(`after an error of the database (${fault})`, async () => {
      for (const operation of keyedOperations) {
        const repair = breakDriver(fault);
        await send(owner, operation).finally(repair);
        await isAsBefore();
      }
    });
  }

  it('after a full quota', async () => {
    const poor = await newKey(service, { account: 'poor', scopes: ['read', 'write', 'admin'] });
    await limit(service, 'poor', { name: 'one', requests: 1, period: 'month', burst: undefined });
    const as = client(service, poor.text);
    await as.get('/v1/usage');
    for (const operation of keyedOperations) {
      expect((await send(as, operation)).code, operation.operationId).to.equal('quota_exceeded');
      await isAsBefore();
    }
  });

  it('after the key was revoked while the request waited for the database', async function () {
    this.timeout(60_000);
    for (const operation of keyedOperations) {
      const doomed = await newKey(service, { scopes: ['read', 'write', 'admin'] });
      const as = client(service, doomed.text);
      await as.get('/v1/usage');
      const release = stallDriver(undefined, (sql) => !/settings|registry_version|UPDATE .?keys/i.test(sql));
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
      await isAsBefore();
    }
  });

  it('after missing rights, and bodies that are malformed or too large', async () => {
    for (const operation of keyedOperations) {
      await send(reader, operation);
      if (operation.mediaTypes.length > 0) {
        expect((await send(owner, operation, '[{')).status).to.equal(400);
        expect((await send(owner, operation, `"${'x'.repeat(1_100_000)}"`)).status).to.equal(413);
      }
      await isAsBefore();
    }
  });

  for (const [way, part] of [
    ['in the middle of its head', 0.3],
    ['in the middle of its body', 0.97],
    ['after the last byte', 1],
  ] as const) {
    it(`after a client that disconnects ${way}`, async () => {
      for (const operation of keyedOperations) {
        const release = stallDriver();
        try {
          const body = JSON.stringify(bodies[operation.operationId] ?? '');
          const type = operation.mediaTypes[0];
          const head = `${operation.method} ${targetOf(operation, keyId)} HTTP/1.1\r\nHost: a\r\nx-api-key: ${service.key}\r\n`;
          const request =
            type === undefined
              ? `${head}\r\n`
              : `${head}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
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
        await isAsBefore();
      }
    });
  }

  it('after handshakes that are refused, fail, or whose client disconnects', async () => {
    for (const initial of [undefined, 'true']) {
      const asked = { key: service.key, collection: 'notes', ...(initial && { initial }) };
      for (const wrong of [{ key: 'bad' }, { collection: 'nowhere' }, { events: 'x' }, { filter: '(' }]) {
        expect(await handshake(service, { ...asked, ...wrong })).to.have.property('status');
        await isAsBefore();
      }
      const repair = breakDriver('unknown', (sql) => !/FROM collections/.test(sql));
      expect(await handshake(service, asked).finally(repair)).to.have.property('status');
      await isAsBefore();
      const release = stallDriver();
      const socket = await rawSocket(service);
      socket.on('error', () => undefined);
      await new Promise<unknown>((resolve) => socket.write(feedRequest(service, asked), resolve));
      socket.resetAndDestroy();
      release();
      await isAsBefore();
    }
  });
});
