import { expect } from 'chai';
import { type OperationId, operations } from '../../../generated/operations.js';
import { type Answer, type Client, client } from '../../support/client.js';
import type { DeclaredOperation } from '../../support/contract.js';
import { breakDriver, type Fault, isWriting, stallDriver } from '../../support/driver.js';
import { eventually } from '../../support/eventually.js';
import { feed, refusal } from '../../support/feed.js';
import { newIdempotencyKey } from '../../support/keyed.js';
import { bodies, keyedOperations, targetOf } from '../../support/operation-requests.js';
import { limit, newKey } from '../../support/registry.js';
import { startService, type TestService } from '../../support/service.js';

/** JSON texts that conform to the contract, except for a value that the server cannot store. */
const unsupported: Record<string, string> = {
  insertRows: '[{"name":1e999}]',
  createKey: '{"name":"\\ud800"}',
  updateKey: '{"name":"\\ud800"}',
  batchRows: '{"operations":[{"op":"insert","row":{"n":1e999}}]}',
};

let service: TestService;
let owner: Client;
let keyId: string;

function send(
  caller: Client,
  operation: DeclaredOperation,
  change: { query?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { operationId, method, mediaTypes } = operation;
  const headers =
    mediaTypes.length > 0 ? { 'Content-Type': mediaTypes[0]!, ...change.headers } : change.headers;
  return caller.send(
    method,
    targetOf(operation, keyId, change.query),
    change.body ?? bodies[operationId],
    headers,
  );
}

/** Only a row key that exists can be removed. Most other operations would fail with one. */
async function prepare({ operationId }: DeclaredOperation): Promise<void> {
  if (operationId === 'removeRowKey') await owner.put('/v1/collections/notes/row-key', bodies.setRowKey);
}

async function cleanUp({ operationId }: DeclaredOperation): Promise<void> {
  if (operationId === 'removeRowKey') await owner.delete('/v1/collections/notes/row-key');
}

/** Declares one test for each operation that declares the code. */
function each(code: string, ask: (operation: DeclaredOperation) => Promise<Answer>): void {
  for (const operation of keyedOperations.filter(({ codes }) => codes.includes(code))) {
    it(`${code}: ${operation.operationId}`, async () => {
      const answer = await ask(operation);
      expect(answer.code, answer.text).to.equal(code);
    });
  }
}

describe('every operation', () => {
  before(async () => {
    service = await startService({ env: { ROWFEED_TRUST_PROXY: '127.0.0.1' } });
    owner = client(service, service.key);
    keyId = (await newKey(service)).id;
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post('/v1/collections/notes/rows', [{ n: 1 }]);
    await owner.put('/v1/collections/notes/schema', { type: 'object' });
  });
  after(() => service.close());

  each('key_missing', (operation) => send(client(service), operation));
  // Each request has its own address, because the server accepts 20 invalid keys per address.
  let guessers = 0;
  each('key_invalid', (operation) => {
    guessers += 1;
    return send(client(service, 'wrong'), operation, {
      headers: { 'X-Forwarded-For': `192.0.2.${guessers}` },
    });
  });
  each('credentials_conflict', (operation) =>
    send(owner, operation, { headers: { 'x-api-key': 'another' } }),
  );
  each('parameter_invalid', (operation) => send(owner, operation, { query: '&nothing=1' }));
  each('media_type_unsupported', (operation) =>
    send(owner, operation, { headers: { 'Content-Type': 'text/csv' } }),
  );
  each('body_too_large', (operation) => send(owner, operation, { body: ' '.repeat(1_048_577) }));
  each('body_malformed', (operation) => send(owner, operation, { body: '{' }));
  each('body_invalid', (operation) => send(owner, operation, { body: '"text"' }));
  each('schema_invalid', (operation) => send(owner, operation, { body: '{"type":"array"}' }));
  each('value_unsupported', (operation) =>
    send(owner, operation, { body: unsupported[operation.operationId] ?? '{"name":1e999}' }),
  );

  describe('that writes, with a condition that does not hold', () => {
    /** All that the writes could change. */
    const state = async () => {
      const kept = '/v1/collections/notes';
      const paths = ['/v1/collections', '/v1/keys', `${kept}/rows`, `${kept}/schema`, `${kept}/row-key`];
      const answers = await Promise.all(paths.map((path) => owner.get(path)));
      // Every request uses the key, and the server stores this time later.
      return answers.map(({ status, text }) => [
        status,
        status === 200 && text.replaceAll(/"last_used_at":("[^"]*"|null)/g, ''),
      ]);
    };
    for (const operation of keyedOperations.filter(({ method }) => method !== 'GET')) {
      // Without a declared 412 for this header, the operation has no version to compare.
      const { parameters } = operations[operation.operationId as OperationId];
      const names: readonly string[] = parameters.map(({ name }) => name);
      for (const [name, value] of [
        ['If-Match', '"another"'],
        ['If-None-Match', '*'],
      ] as const) {
        const code = names.includes(name) ? 'version_mismatch' : 'parameter_invalid';
        it(`${operation.operationId}: ${name} is ${code}, and nothing is written`, async () => {
          const grants = [{ collection: 'notes', scopes: ['read'] }];
          const { ticket } = (await owner.post('/v1/tickets', { subject: 'ann', grants })).json;
          await prepare(operation);
          const before = await state();
          const answer = await send(owner, operation, { headers: { [name]: value } });
          expect(answer.code, answer.text).to.equal(code);
          expect(answer.json.detail).to.contain(name);
          expect(await state()).to.deep.equal(before);
          await cleanUp(operation);
          expect((await client(service, ticket).get('/v1/collections/notes/rows')).status).to.equal(200);
        });
      }
    }
  });

  describe('with a key that may not', () => {
    const others: Record<string, Client> = {};
    before(async () => {
      others.reader = client(service, (await newKey(service, { scopes: ['read'] })).text);
      others.writer = client(service, (await newKey(service, { scopes: ['write'] })).text);
      const grants = [{ collection: 'other', scopes: ['read'] }];
      const { ticket } = (await owner.post('/v1/tickets', { subject: 'ann', grants })).json;
      others.ticket = client(service, ticket);
    });
    // Every key has the scope of some operations, and these reject tickets.
    const other = ({ operationId, method }: DeclaredOperation): string => {
      if (operations[operationId as OperationId].scopes.length === 0) return 'ticket';
      return method === 'GET' ? 'writer' : 'reader';
    };
    each('scope_insufficient', (operation) => send(others[other(operation)]!, operation));
  });

  describe('on a plan that is used up', () => {
    let poor: Client;
    before(async () => {
      poor = client(service, (await newKey(service, { account: 'poor' })).text);
      await limit(service, 'poor', { name: 'one', requests: 1, period: 'month', burst: undefined });
      await poor.get('/v1/usage');
    });
    each('quota_exceeded', (operation) => send(poor, operation));
  });

  describe('while the driver fails', () => {
    const failing = async (fault: Fault, which: (sql: string) => boolean, work: () => Promise<Answer>) => {
      const repair = breakDriver(fault, which);
      try {
        return await work();
      } finally {
        repair();
      }
    };
    const all = () => true;

    each('database_unavailable', (operation) => failing('unavailable', all, () => send(owner, operation)));
    each('storage_full', async (operation) => {
      await prepare(operation);
      return failing('full', isWriting, () => send(owner, operation)).finally(() => cleanUp(operation));
    });
    each('internal_error', (operation) => failing('unknown', all, () => send(owner, operation)));

    it('a key that is not known yet can not be checked', async () => {
      const { text } = await newKey(service);
      const unknown = client(service, text);
      const unavailable = await failing('unavailable', all, () => unknown.get('/v1/nowhere'));
      expect(unavailable.code).to.equal('database_unavailable');
      expect((await failing('unknown', all, () => unknown.get('/v1/nowhere'))).code).to.equal(
        'internal_error',
      );
      expect((await unknown.get('/v1/nowhere')).code).to.equal('route_not_found');
    });

    it('the health check says so', async () => {
      const answer = await failing('unavailable', all, () => owner.get('/health'));
      expect([answer.status, answer.json]).to.deep.equal([503, { ok: false, service: 'rowfeed' }]);
      expect((await owner.get('/health')).status).to.equal(200);
    });

    it('reads go on when only the disk is full', async () => {
      const read = await failing('full', isWriting, () => owner.get('/v1/collections/notes/rows'));
      expect(read.json).to.deep.equal([{ id: 1, n: 1 }]);
    });

    it('no feed is opened', async () => {
      const ask = { key: service.key, collection: 'notes' };
      const unavailable = await failing('unavailable', all, () => refusal(service, ask));
      expect(unavailable.code).to.equal('database_unavailable');
      const broken = await failing('unknown', all, () => refusal(service, ask));
      expect(broken.code).to.equal('internal_error');
    });

    it('a feed that needs the log is closed with 1011, and a live one waits and loses nothing', async () => {
      const ask = { key: service.key, collection: 'notes' };
      const since = (await owner.get('/v1/collections/notes/rows')).headers['collection-cursor']!;
      await owner.post('/v1/collections/notes/rows', [{ n: 2 }]);
      const live = await feed(service, ask);
      const reading = (sql: string) => /FROM changes/.test(sql);
      await failing('unavailable', reading, async () => {
        const resumed = await feed(service, { ...ask, since });
        expect((await resumed.closed()).code).to.equal(1011);
        const written = await owner.post('/v1/collections/notes/rows', [{ n: 3 }]);
        expect(written.status).to.equal(201);
        return written;
      });
      const [frame] = await live.next();
      expect(frame!.row.n).to.equal(3);
    });

    it('nothing of it is left: no row, no id, no seq, no frame', async () => {
      const before = await owner.get('/v1/collections/notes/rows');
      const watching = await feed(service, { key: service.key, collection: 'notes' });
      for (const fault of ['unavailable', 'full', 'unknown'] as const) {
        await failing(fault, isWriting, () => owner.post('/v1/collections/notes/rows', [{ n: 3 }, { n: 4 }]));
      }
      const after = await owner.get('/v1/collections/notes/rows');
      expect(after.text).to.equal(before.text);
      expect(after.headers['collection-cursor']).to.equal(before.headers['collection-cursor']);
      const last = before.json.at(-1).id;
      expect((await owner.post('/v1/collections/notes/rows', [{}])).json).to.deep.equal([{ id: last + 1 }]);
      expect((await watching.drain(owner)).map(({ row }) => row)).to.deep.equal([{ id: last + 1 }]);
    });
  });
});

describe('every operation, while the same request with its Idempotency-Key is in progress', () => {
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());
  // Some operations delete what the next one needs.
  beforeEach(async () => {
    await owner.delete('/v1/collections/notes');
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post('/v1/collections/notes/rows', [{ n: 1 }]);
    await owner.put('/v1/collections/notes/schema', { type: 'object' });
    keyId = (await newKey(service)).id;
  });

  each('idempotency_in_progress', async (operation) => {
    await prepare(operation);
    const headers = { 'Idempotency-Key': newIdempotencyKey() };
    const release = stallDriver();
    const both = [send(owner, operation, { headers }), send(owner, operation, { headers })];
    const told = await Promise.race(both);
    release();
    const codes = (await Promise.all(both)).map(({ code }) => code);
    expect(codes.sort()).to.deep.equal(['idempotency_in_progress', undefined]);
    return told;
  });
});

describe('more than waits in line', () => {
  const most = 40;
  before(async () => {
    const total = { total: most };
    service = await startService({
      limits: { bounds: { rowReads: total, listReads: total, writes: total } },
    });
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post('/v1/collections/notes/rows', [{ n: 1 }]);
    await owner.put('/v1/collections/notes/schema', { type: 'object' });
  });
  after(() => service.close());

  const rows = '/v1/collections/notes/rows';
  const waiting: [name: string, request: (caller: Client, n: number) => Promise<Answer>][] = [
    ['row reads', (caller) => caller.get(`${rows}/1`)],
    ['lists', (caller, n) => caller.get(`${rows}?offset=${n}`)],
    ['patches', (caller) => caller.patch(`${rows}/1`, {})],
    ['inserts', (caller) => caller.post(rows, [{}])],
    ['deletes', (caller, n) => caller.delete(`${rows}/${n + 1_000}`)],
  ];
  for (const [name, request] of waiting) {
    it(`${name}: 503 overloaded beyond an account's share, which leaves others theirs`, async () => {
      const other = client(
        service,
        (await newKey(service, { account: `other-${name.replace(' ', '-')}` })).text,
      );
      expect((await other.post('/v1/collections', { name: 'notes' })).status).to.equal(201);
      const release = stallDriver();
      const count = 2 * most;
      const asked = Array.from({ length: count }, (_, n) => request(owner, n));
      // The server rejects the other requests immediately, while the first ones still wait.
      const refused: Answer[] = [];
      for (const answer of asked)
        void answer.then((each) => each.code === 'overloaded' && refused.push(each));
      await eventually('half are refused', () => refused.length >= count / 2);
      const others = request(other, 0);
      release();
      const answers = await Promise.all(asked);
      expect(answers.filter(({ code }) => code === 'overloaded').length).to.be.within(
        count / 2,
        count - most / 4,
      );
      for (const { headers } of refused) expect(Number(headers['retry-after'])).to.be.at.least(1);
      expect((await others).code).to.not.equal('overloaded');
      expect((await owner.get('/health')).status).to.equal(200);
    });
  }
});

describe('every operation, after 20 bad keys', () => {
  before(async () => {
    service = await startService();
    for (let n = 0; n < 20; n += 1) await client(service, `guess-${n}`).get('/v1/usage');
  });
  after(() => service.close());
  each('too_many_attempts', (operation) => send(client(service, 'another guess'), operation));
});
