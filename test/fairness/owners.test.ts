/** Everything that an account takes is counted for its key too, and nothing is done for a client that has gone. */
import { once } from 'node:events';
import { expect } from 'chai';
import { Hold } from '../../src/fairness/share.js';
import { Shares } from '../../src/fairness/shares.js';
import { Thread } from '../../src/runtime/thread.js';
import { type Client, client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { feed } from '../support/feed.js';
import { bodies, keyedOperations, targetOf } from '../support/operation-requests.js';
import { closeRawSockets, rawSocket } from '../support/raw-feed.js';
import { newKey, revoke } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';

// After any prefix of this text, each pattern can be in many states.
const text = Array.from({ length: 20_000 }, (_, n) => ((n * n) % 7 < 3 ? 'a' : 'b')).join('');
const patterns = Array.from({ length: 4 }, (_, n) => ({ not: { pattern: `a[ab]{${230 + n}}[cd]` } }));
const slow = { type: 'object', properties: { text: { allOf: patterns } } };
const rows = '/v1/collections/slow/rows';

describe('the owner of what is taken', () => {
  let service: TestService;
  let owner: Client;
  beforeEach(async () => {
    service = await startService({ limits: { validateMs: 60_000 } });
    owner = client(service, service.key);
    for (const name of ['notes', 'slow']) await owner.post('/v1/collections', { name });
    await owner.post('/v1/collections/notes/rows', [{ n: 1 }]);
    await owner.put('/v1/collections/slow/schema', slow);
    await owner.post(rows, [{}]);
  });
  afterEach(async () => {
    closeRawSockets();
    await service.close();
  });

  it('is a key of an account, for every resource and operation', async () => {
    const taken = new Map<string, boolean>();
    const { hold } = Shares.prototype;
    const { add } = Hold.prototype;
    const names = new WeakMap<Hold, string>();
    Shares.prototype.hold = function (resource, of) {
      const held = hold.call(this, resource, of);
      names.set(held, resource);
      return held;
    };
    Hold.prototype.add = function (amount) {
      add.call(this, amount);
      const { accountId, keyId } = this.owner;
      const isOfKey = accountId === undefined || (keyId !== undefined && keyId !== '') === accountId > 0;
      if (amount > 0) taken.set(names.get(this)!, isOfKey && taken.get(names.get(this)!) !== false);
    };
    try {
      const { id } = await newKey(service);
      for (const operation of keyedOperations) {
        const { operationId, method, template, mediaTypes } = operation;
        const headers: Record<string, string> = {};
        if (mediaTypes.length > 0) headers['Content-Type'] = mediaTypes[0]!;
        if (method !== 'GET') headers['Idempotency-Key'] = `"${template}"`;
        await owner.send(method, targetOf(operation, id), bodies[operationId], headers);
      }
      await owner.post(rows, [{ text }]);
      await owner.patch(`${rows}/1`, { text });
      await owner.post('/v1/collections', { name: 'more' });
      await (await feed(service, { key: service.key, collection: 'more' })).close();
    } finally {
      Shares.prototype.hold = hold;
      Hold.prototype.add = add;
    }
    const wrong = [...taken].filter(([, isOfKey]) => !isOfKey).map(([resource]) => resource);
    expect(wrong).to.deep.equal([]);
    expect([...taken.keys()]).to.include.members(['slowRows', 'keyChanges', 'bulkWrites', 'schemaChanges']);
  });

  it('is asked whether it is still there before slow rows are validated', async () => {
    let validations = 0;
    let goOn = (): void => undefined;
    // The first validation lasts until the other two clients have gone.
    const gone = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { run } = Thread.prototype;
    Thread.prototype.run = function (...task) {
      validations += 1;
      return gone.then(() => run.apply(this, task as never)) as never;
    };
    try {
      const first = owner.post(rows, [{ text }]);
      await eventually('the first is validated', () => validations === 1);
      const doomed = await newKey(service);
      const late = client(service, doomed.text).post(rows, [{ text }]);
      const body = JSON.stringify([{ text }]);
      const socket = await rawSocket(service);
      socket.write(
        `POST ${rows} HTTP/1.1\r\nHost: a\r\nx-api-key: ${service.key}\r\nContent-Type: application/json\r\n` +
          `Content-Length: ${body.length}\r\n\r\n${body}`,
      );
      await eventually('two wait', () => service.shares.taken('slowRows') === 2);
      socket.resetAndDestroy();
      await Promise.all([once(socket, 'close'), revoke(service, doomed.id)]);
      expect((await late).code).to.equal('key_invalid');
      goOn();
      expect((await first).status).to.equal(201);
      await eventually('nobody waits', () => service.shares.taken('slowRows') === 0);
      expect(validations).to.equal(1);
    } finally {
      goOn();
      Thread.prototype.run = run;
    }
  });
});
