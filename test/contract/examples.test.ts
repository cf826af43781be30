import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { load } from 'js-yaml';
import { type Answer, type Client, client, type Headers } from '../support/client.js';
import { schemaErrorsAt } from '../support/contract.js';
import { breakDriver, isCopyingKeys, slowLists, stallDriver } from '../support/driver.js';
import { feed, refusal } from '../support/feed.js';
import { fillWithKeys, limit, newKey } from '../support/registry.js';
import { startService, type TestService } from '../support/service.js';
import { sendRaw } from '../support/wire.js';

// biome-ignore lint/suspicious/noExplicitAny: the contract is read as plain data here.
type Node = any;

const openapi: Node = load(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
const asyncapi: Node = load(readFileSync(new URL('../../asyncapi.yaml', import.meta.url), 'utf8'));
const resolved = (node: Node): Node =>
  typeof node?.$ref === 'string'
    ? resolved(
        node.$ref
          .slice(2)
          .split('/')
          .reduce((at: Node, name: string) => at[name], openapi),
      )
    : node;

/** Yields every place of a document that has a schema and examples, with its pointer. */
function* exampled(
  node: Node,
  pointer: readonly string[] = [],
): Generator<[pointer: readonly string[], values: Node[]]> {
  if (typeof node !== 'object' || node === null) return;
  const named = node.schema && typeof node.examples === 'object' ? Object.values<Node>(node.examples) : [];
  const values = [
    ...(node.schema && 'example' in node ? [node.example] : []),
    ...named.map((each) => resolved(each).value),
  ];
  if (values.length > 0) yield [[...pointer, 'schema'], values];
  for (const [name, value] of Object.entries(node)) yield* exampled(value, [...pointer, name]);
}

describe('examples', () => {
  it('of requests and responses conform to their schemas', () => {
    const all = [...exampled(openapi)];
    expect(all.length).to.be.greaterThan(60);
    for (const [pointer, values] of all) {
      for (const value of values) {
        expect(schemaErrorsAt('openapi.yaml', pointer, value), pointer.join(' / ')).to.equal(undefined);
      }
    }
  });

  it('of frames conform to their schemas', () => {
    for (const [name, { examples }] of Object.entries<Node>(asyncapi.components.messages)) {
      for (const { payload } of examples) {
        expect(
          schemaErrorsAt('asyncapi.yaml', ['components', 'messages', name, 'payload'], payload),
          name,
        ).to.equal(undefined);
      }
    }
  });
});

describe('the service as the examples show it', () => {
  const operations = new Map<string, Node>(
    Object.values<Node>(openapi.paths).flatMap((item) =>
      Object.values<Node>(item).map((operation) => [operation.operationId, operation] as const),
    ),
  );
  const rows = '/v1/collections/notes/rows';
  /** Members whose values differ in each run, or between the examples and this server. */
  const volatile = new Set(['request_id', 'created_at', 'seq', 'cursor', 'time', 'percent', 'ready_in_s']);
  const withoutIds = (text = ''): string => text.replaceAll(/key_[0-9A-Za-z]{12}/g, 'key_ID');
  const shownProblems = new Set<string>();
  let service: TestService;
  let owner: Client;

  const plain = (value: Node): Node =>
    JSON.parse(JSON.stringify(value, (name, inner) => (volatile.has(name) ? '…' : inner)));
  const request = (id: string, mediaType: string, name = 'typical'): Node =>
    operations.get(id).requestBody.content[mediaType].examples[name].value;
  const response = (id: string, status: number, name = 'typical'): Node => {
    const [content] = Object.values<Node>(resolved(operations.get(id).responses[status]).content);
    return resolved(content.examples[name]).value;
  };
  const problem = (answer: Answer, code: string): void => {
    shownProblems.add(code);
    const example = openapi.components.examples[code].value;
    // The limit and the waiting time in the example differ from those of this server.
    const words = ({ detail, instance, ...rest }: Node) =>
      plain({
        ...rest,
        instance: withoutIds(instance),
        detail: withoutIds(detail).replaceAll(/\d[\d,]*/g, 'N'),
      });
    const asShown = JSON.parse(answer.text.replaceAll(/drafts|keyed/g, 'notes'));
    expect(words(asShown)).to.deep.equal(words(example));
  };

  before(async () => {
    service = await startService({ env: { ROWFEED_MAX_SOCKETS: '2', ROWFEED_MAX_SOCKETS_PER_KEY: '2' } });
    owner = client(service, service.key);
  });
  after(() => service.close());

  it('collections', async () => {
    const create = request('createCollection', 'application/json');
    expect((await owner.post('/v1/collections', create)).status).to.equal(201);
    problem(await owner.post('/v1/collections', create), 'collection_exists');
  });

  it('rows and frames', async () => {
    await owner.post(rows, [{}, {}, {}, {}, {}, {}]);
    const watching = await feed(service, { key: service.key, collection: 'notes' });
    await owner.post(rows, request('insertRows', 'application/json'));
    await owner.patch(`${rows}/7`, request('updateRow', 'application/json'));
    problem(await owner.patch(`${rows}/7`, {}, { 'If-Match': '"k3f9x2mq-1041"' }), 'version_mismatch');
    await owner.delete(`${rows}/7`);
    problem(await owner.get(`${rows}/7`), 'row_not_found');
    const frames = await watching.next(4);
    const shown = ['insert', 'update', 'delete'].map((event) =>
      frames.find((frame) => frame.event === event),
    );
    const examples = ['insert', 'update', 'delete'].map(
      (name) => asyncapi.components.messages[name].examples[0].payload,
    );
    expect(plain(shown)).to.deep.equal(plain(examples));
  });

  it('repetitions, and more rows than reckoned with', async () => {
    const headers = { 'Idempotency-Key': '7b0c4e2a-3d5f-4a61-9c8e-1f2d3a4b5c6d' };
    const send = () => owner.post(rows, [{}], headers);
    const release = stallDriver();
    const both = [send(), send()];
    problem(await Promise.race(both), 'idempotency_in_progress');
    release();
    await Promise.all(both);
    problem(await owner.post(rows, [{ other: 1 }], headers), 'idempotency_key_reused');
    await owner.post(rows, new Array(51).fill({}));
    problem(await owner.delete(`${rows}?filter=!@.nothing&max_rows=50`), 'too_many_rows');
  });

  it('schemas', async () => {
    const at = '/v1/collections/drafts/schema';
    await owner.post('/v1/collections', { name: 'drafts' });
    const drafts = new Array(8).fill({ title: 'a', done: true }).with(6, { title: 'a', done: 1 });
    await owner.post('/v1/collections/drafts/rows', drafts);
    problem(await owner.get(at), 'schema_not_found');
    problem(await owner.put(at, '{"type":"object","patternProperties":{}}'), 'schema_invalid');
    const schema = request('setSchema', 'application/json');
    problem(await owner.put(at, schema), 'rows_mismatch');
    await owner.patch('/v1/collections/drafts/rows/7', { done: true });
    expect((await owner.put(at, schema)).status).to.equal(200);
    problem(await owner.post('/v1/collections/drafts/rows', [{ title: 'a', done: 1 }]), 'row_invalid');
    problem(await owner.put(at, schema, { 'If-Match': '"another"' }), 'schema_mismatch');
    const release = stallDriver(undefined, (sql) => /FROM rows/.test(sql));
    const both = ['a', 'b'].map((title) => owner.put(at, { type: 'object', title }));
    problem(await Promise.race(both), 'schema_busy');
    problem(await owner.delete(at), 'schema_busy');
    release();
    await Promise.all(both);
  });

  it('row keys', async () => {
    const at = '/v1/collections/keyed/row-key';
    const rows = '/v1/collections/keyed/rows';
    await owner.post('/v1/collections', { name: 'keyed' });
    await owner.post(rows, [...new Array(6).fill({ title: 'Tea' }), { title: 'Milk' }]);
    problem(await owner.get(at), 'row_key_not_found');
    problem(await owner.post(`${rows}?on_conflict=update`, [{ title: 'Milk' }]), 'row_key_missing');
    const rowKey = request('setRowKey', 'application/json');
    expect((await owner.put(at, rowKey)).code).to.equal('rows_mismatch');
    await owner.delete(`${rows}?filter=${encodeURIComponent('@.title == "Tea"')}&max_rows=9`);
    const release = stallDriver(undefined, (sql) => /FROM rows/.test(sql));
    const both = [rowKey, { fields: ['title', 'n'] }].map((body) => owner.put(at, body));
    problem(await Promise.race(both), 'row_key_busy');
    release();
    await Promise.all(both);
    expect((await owner.put(at, rowKey)).status).to.equal(200);
    problem(await owner.post(rows, [{ title: 'Milk' }]), 'row_key_taken');
  });

  it('problems', async () => {
    const reader = client(service, (await newKey(service, { scopes: ['read'] })).text);
    const nobody = client(service);
    const ask = { key: service.key, collection: 'notes' };
    const send = (headers: Headers) => owner.get('/v1/collections', headers);
    problem(await send({ 'x-api-key': 'another' }), 'credentials_conflict');
    problem(await nobody.get('/v1/collections'), 'key_missing');
    problem(await client(service, 'wrong').get('/v1/collections'), 'key_invalid');
    problem(await owner.get(`${rows}?limit=1001&colour=red`), 'parameter_invalid');
    problem(await owner.post(rows, '[{"title":'), 'body_malformed');
    problem(await owner.post(rows, [{}, {}, {}, { id: 7 }]), 'body_invalid');
    problem(await reader.post(rows, [{}]), 'scope_insufficient');
    problem(await owner.post(rows, ' '.repeat(1_048_577)), 'body_too_large');
    problem(
      await owner.post(rows, 'a=b', { 'Content-Type': 'application/x-www-form-urlencoded' }),
      'media_type_unsupported',
    );
    problem(await owner.post(rows, '[{"serial":9007199254740993}]'), 'value_unsupported');
    problem(await owner.get('/ws'), 'upgrade_required');
    problem(
      await refusal(service, { ...ask, headers: { Origin: 'https://elsewhere.example' } }),
      'origin_forbidden',
    );
    await owner.delete('/v1/collections/notes');
    problem(await owner.get(`${rows}/7`), 'collection_not_found');
  });

  it('problems of feeds', async () => {
    const ask = { key: service.key, collection: 'notes' };
    await owner.post('/v1/collections', { name: 'notes' });
    const head = `GET /ws?collection=notes HTTP/1.1\r\nHost: x\r\nx-api-key: ${service.key}\r\n`;
    const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n';
    const [malformed] = await sendRaw(service, [['GET', '/ws']], head + upgrade);
    problem(malformed!, 'request_malformed');
    const open = await Promise.all([feed(service, ask), feed(service, ask)]);
    problem(await refusal(service, ask), 'too_many_sockets');
    const another = (await newKey(service)).text;
    problem(await refusal(service, { ...ask, key: another }), 'sockets_exhausted');
    for (const each of open) await each.close();
  });

  it('problems of the service', async () => {
    const faults = {
      internal_error: 'unknown',
      database_unavailable: 'unavailable',
      storage_full: 'full',
    } as const;
    for (const [code, fault] of Object.entries(faults)) {
      const repair = breakDriver(fault);
      const answer = await owner.post(rows, [{}]);
      repair();
      problem(answer, code);
    }
    const large = Array.from({ length: 4 }, () => ({ text: 'x'.repeat(250_000) }));
    for (let n = 0; n < 17; n += 1) await owner.post(rows, large, { Prefer: 'return=minimal' });
    problem(await owner.get(rows), 'page_too_large');
  });

  it('a list that takes too long', async () => {
    const slow = await startService({ limits: { scanMs: 1 } });
    slowLists();
    const patient = client(slow, slow.key);
    await patient.post('/v1/collections', { name: 'notes' });
    const many = Array.from({ length: 1_000 }, () => ({ text: 'x'.repeat(1_000) }));
    for (let n = 0; n < 10; n += 1) await patient.post(rows, many, { Prefer: 'return=minimal' });
    problem(
      await patient.get(`${rows}?filter=${encodeURIComponent('contains(@.text, "abc")')}`),
      'query_too_costly',
    );
    const release = stallDriver(undefined, isCopyingKeys);
    await patient.get(`${rows}?order_by=price`);
    problem(await patient.get(`${rows}?order_by=price`), 'index_building');
    release();
    await slow.close();
  });

  it('a page token of a deleted collection, and a list with If-Match', async () => {
    const another = await startService();
    const reader = client(another, another.key);
    let after = '';
    for (const query of ['limit=1', 'limit=1&after=']) {
      await reader.delete('/v1/collections/notes');
      await reader.post('/v1/collections', { name: 'notes' });
      await reader.post(rows, [{}, {}]);
      const answer = await reader.get(`${rows}?${query}${after}`);
      if (after === '') after = answer.headers['next-after']!;
      else problem(answer, 'page_expired');
    }
    problem(await reader.get('/v1/collections/notes/changes?since=k3f9x2mq-1042'), 'cursor_expired');
    problem(await reader.get(rows, { 'If-Match': '"k3f9x2mq-1041"' }), 'list_mismatch');
    await another.close();
  });

  it('a plan that allows no more rows', async () => {
    const full = client(service, (await newKey(service, { account: 'full' })).text);
    const unmetered = { requests: undefined, period: undefined, burst: undefined };
    await limit(service, 'full', { name: 'starter', ...unmetered, maxRows: 1_000 });
    await full.post('/v1/collections', { name: 'notes' });
    await full.post(rows, new Array(998).fill({}));
    problem(await full.post(rows, new Array(5).fill({})), 'limit_reached');
  });

  it('a typed contract of another version, and one that is too large', async () => {
    problem(await owner.get('/v1/contract/openapi.json', { 'If-Match': 'W/"x"' }), 'contract_mismatch');
    const large = await newKey(service, { account: 'large', scopes: ['read', 'write', 'admin'] });
    const them = client(service, large.text);
    const d = { enum: Array.from({ length: 12_000 }, (_, index) => index) };
    const properties = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, { $ref: '#/$defs/d' }]));
    for (let index = 0; index < 15; index += 1) {
      await them.post('/v1/collections', { name: `c${index}` });
      await them.put(`/v1/collections/c${index}/schema`, { type: 'object', properties, $defs: { d } });
    }
    problem(await them.get('/v1/contract/openapi.json'), 'contract_too_large');
  });

  it('usage, and a plan that is used up', async () => {
    const laptop = client(service, (await newKey(service, { name: 'laptop' })).text);
    const { json } = await laptop.get('/v1/usage');
    const example = response('getUsage', 200);
    expect(Object.keys(json)).to.deep.equal(Object.keys(example));
    expect(Object.keys(json.keys[0])).to.deep.equal(Object.keys(example.keys[0]));
    const poor = client(service, (await newKey(service, { account: 'poor' })).text);
    await limit(service, 'poor', { name: 'starter', requests: 2, period: 'day', burst: undefined });
    await poor.get('/v1/usage');
    const limited = (await poor.get('/v1/usage')).json;
    expect([limited.plan, limited.requests]).to.deep.equal(['starter', { used: 2, limit: 2 }]);
    problem(await poor.get(rows), 'quota_exceeded');
    const guess = (): Promise<Answer> => client(service, 'a guess').get('/v1/collections');
    for (let n = 0; n < 20; n += 1) await guess();
    problem(await guess(), 'too_many_attempts');
  });

  it('keys', async () => {
    const create = request('createKey', 'application/json');
    const details = (value: Node) => ({ ...plain(value), id: 'ID', prefix: 'BEGIN', expires_at: 'TIME' });
    const made = await owner.post('/v1/keys', { ...create, expires_at: '2090-01-31T00:00:00Z' });
    const { key, ...rest } = made.json;
    const { key: _, ...example } = response('createKey', 201);
    expect(details(rest)).to.deep.equal(details(example));
    const path = `/v1/keys/${rest.id}`;
    expect(details((await owner.get(path)).json)).to.deep.equal(details(response('getKey', 200)));
    expect((await owner.patch(path, request('updateKey', 'application/json'))).status).to.equal(200);
    const replaced = await owner.post(`${path}/rotate`, request('rotateKey', 'application/json'));
    expect(details(plain(replaced.json))).to.deep.equal({ ...details(example), key: replaced.json.key });
    const narrow = await newKey(service, { scopes: ['admin', 'read'] });
    problem(await client(service, narrow.text).post('/v1/keys', { name: 'x' }), 'grant_exceeded');
    problem(await owner.get('/v1/keys/key_4fZ8mQ2rTn6W'), 'key_not_found');
    await owner.delete(path);
    problem(await owner.patch(path, { name: 'x' }), 'key_ended');
    await owner.delete(`/v1/keys/${narrow.id}`);
    const [first] = (await owner.get('/v1/keys')).json;
    problem(await owner.delete(`/v1/keys/${first.id}`), 'last_admin_key');
    await fillWithKeys(service, first.id);
    problem(await owner.post('/v1/keys', { name: 'x' }), 'too_many_keys');
  });

  it('tickets', async () => {
    const wanted = request('createTicket', 'application/json');
    const { json } = await owner.post('/v1/tickets', wanted);
    const example = response('createTicket', 201);
    expect({ ...json, ticket: '', expires_at: '' }).to.deep.equal({ ...example, ticket: '', expires_at: '' });
    const ann = client(service, json.ticket);
    problem(await ann.get(`${rows}?order_by=price`), 'ticket_exceeded');
  });

  it('an instance that takes nothing on', async () => {
    const busy = await startService({ limits: { maxInFlight: 0 } });
    problem(await client(busy, busy.key).get(rows), 'overloaded');
    await busy.close();
  });

  it('leaves no example out', () => {
    // admission.test.ts tests the response of an instance that is shutting down.
    const all = Object.keys(openapi.components.examples).filter((code) => code !== 'shutting_down');
    expect([...shownProblems]).to.have.members(all);
  });
});
