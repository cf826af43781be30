/** A key that is revoked while its requests are in progress: none of them has an effect 2 s later. */
import { once } from 'node:events';
import { expect } from 'chai';
import type { NewKey } from '../../src/access/keys.js';
import { type Client, client } from '../support/client.js';
import { declaredOperations } from '../support/contract.js';
import { isWriting, stallDriver } from '../support/driver.js';
import { engine } from '../support/engine.js';
import { eventually } from '../support/eventually.js';
import { beginExport, fill } from '../support/exporting.js';
import { closeRawSockets, rawSocket } from '../support/raw-feed.js';
import { changeRights, newKey, revoke } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';

const withBody = declaredOperations().filter(({ mediaTypes }) => mediaTypes.length > 0);
const withinMs = 2_000;

describe('a key that is revoked', () => {
  let service: TestService;
  let owner: Client;
  let key: NewKey;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await fill(owner, 'notes');
  });
  after(() => service.close());
  beforeEach(async () => {
    key = await newKey(service, { scopes: ['read', 'write', 'admin'] });
  });
  afterEach(closeRawSockets);

  /** Revokes the key and returns the number of milliseconds until `ended` resolves. */
  async function timed(ended: Promise<unknown>): Promise<number> {
    const begun = performance.now();
    await revoke(service, key.id);
    await ended;
    return performance.now() - begun;
  }

  /** Sends the headers and half of the body; resolves when the server has them. */
  async function halfSent({ operationId, method, template, mediaTypes }: (typeof withBody)[number]) {
    const path = template
      .replace('{collection_name}', 'notes')
      .replace('{row_id}', '1')
      .replace('{key_id}', key.id);
    const body = JSON.stringify(operationId === 'insertRows' ? [{ late: true }] : { name: 'late' });
    const socket = await rawSocket(service);
    const query = operationId === 'updateRows' ? '?filter=@.n==1&max_rows=1' : '';
    socket.write(
      `${method} ${path}${query} HTTP/1.1\r\nHost: a\r\nx-api-key: ${key.text}\r\nContent-Type: ${mediaTypes[0]}\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    await eventually('the request has begun', () => service.shares.taken('bodies') === 5);
    return { socket, rest: body.slice(5) };
  }

  for (const operation of withBody) {
    it(`can not complete the body of ${operation.operationId}`, async () => {
      const before = (await owner.get('/v1/collections/notes/rows?limit=1&fields=id')).headers;
      const { socket, rest } = await halfSent(operation);
      const answered = once(socket, 'data');
      expect(await timed(answered)).to.be.below(withinMs);
      expect(String((await answered)[0])).to.match(/^HTTP\/1\.1 401 [\s\S]*"key_invalid"/);
      socket.write(rest);
      const after = (await owner.get('/v1/collections/notes/rows?limit=1&fields=id')).headers;
      expect(after['collection-cursor']).to.equal(before['collection-cursor']);
    });
  }

  it('or has lost its scope, can not complete a body', async () => {
    const { socket } = await halfSent(withBody.find(({ operationId }) => operationId === 'insertRows')!);
    const answered = once(socket, 'data');
    await changeRights(service, key.id, { scopes: ['read'] });
    expect(String((await answered)[0])).to.match(/^HTTP\/1\.1 403 [\s\S]*"scope_insufficient"/);
  });

  it('can not be written with by a write that waits for its turn', async () => {
    const commits: string[] = [];
    const release = stallDriver((sql) => commits.push(sql), isCommit);
    try {
      const first = owner.post('/v1/collections/notes/rows', [{ n: 1 }]);
      // Otherwise, both writes could be committed together.
      await eventually('a write is committed', () => commits.length > 0);
      const late = client(service, key.text).post('/v1/collections/notes/rows', [{ late: true }]);
      // On PostgreSQL, changes of collections don't wait for commits of rows.
      const made = engine === 'sqlite' && client(service, key.text).post('/v1/collections', { name: 'late' });
      await eventually('they wait', () => service.shares.taken('requests') === (made ? 3 : 2));
      await revoke(service, key.id);
      await eventually('the server knows', async () => {
        const { status } = await client(service, key.text).get('/v1/usage');
        return status === 401;
      });
      release();
      expect((await first).status).to.equal(201);
      for (const each of made ? [late, made] : [late]) expect((await each).code).to.equal('key_invalid');
    } finally {
      release();
    }
    expect((await owner.get('/v1/collections/notes/rows?filter=@.late==true')).json).to.deep.equal([]);
  });

  it('ends exports that nobody reads, and those that wait for memory', async () => {
    const exporting = await beginExport({ url: service.url, key: key.text }, 'notes');
    expect(exporting.status).to.equal(200);
    const ended = eventually('the export ends', () => service.shares.taken('exports') === 0, { everyMs: 5 });
    expect(await timed(ended)).to.be.below(withinMs);
    expect((await exporting.rest()).isWhole).to.equal(false);
  });

  it('loses its requests while others occupy the connections for keys, usage and schemas', async () => {
    const busy = client(service, (await newKey(service, { account: 'busy', scopes: ['admin'] })).text);
    const { socket } = await halfSent(withBody.find(({ operationId }) => operationId === 'insertRows')!);
    const answered = once(socket, 'data');
    const release = stallDriver(undefined, (sql) =>
      /from `?"?(keys|usage|accounts)`?"? .*order by/is.test(sql),
    );
    try {
      const lists = Array.from({ length: 50 }, () => busy.get('/v1/keys'));
      await eventually('they wait', () => service.shares.taken('tableReads') >= 40);
      expect(await timed(answered)).to.be.below(withinMs);
      expect(String((await answered)[0])).to.match(/^HTTP\/1\.1 401 /);
      release();
      for (const each of lists) expect((await each).status).to.equal(200);
    } finally {
      release();
    }
  });

  it('ends lists that scan a collection', async () => {
    const release = stallDriver(undefined, (sql) => /FROM rows/.test(sql));
    try {
      const listed = client(service, key.text).get('/v1/collections/notes/rows?order_by=t&filter=@.t!="x"');
      await eventually('it is read', () => service.shares.taken('requests') === 1);
      setTimeout(release, 1_000);
      expect(await timed(listed)).to.be.below(withinMs);
      expect((await listed).code).to.equal('key_invalid');
    } finally {
      release();
    }
  });
});

/** Whether a statement commits a group of writes. */
function isCommit(sql: string): boolean {
  return isWriting(sql) && /commit/i.test(sql);
}
