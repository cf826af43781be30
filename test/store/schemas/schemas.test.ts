/** The schema of a collection: set, get and remove it, and validate writes. */
import { expect } from 'chai';
import type { Scope } from '../../../src/access/keys.js';
import { type Answer, type Client, client } from '../../support/client.js';
import { eventually } from '../../support/eventually.js';
import { feed } from '../../support/feed.js';
import { heldBytes } from '../../support/memory.js';
import { newKey } from '../../support/registry.js';
import { startService, type TestService } from '../../support/service.js';
import { onlyInFullSuite } from '../../support/suite.js';

let service: TestService;
let owner: Client;
const task =
  '{"type":"object","required":["title"],"properties":{"title":{"type":"string"},"done":{"type":"boolean"}}}';

/** Returns a schema with this number of patterns, which take long to match `long`. */
const costly = (count: number) => ({
  type: 'object',
  properties: {
    text: { allOf: Array.from({ length: count }, (_, n) => ({ not: { pattern: `a[ab]{${230 + n}}[cd]` } })) },
    n: { type: 'integer' },
  },
});
// After any prefix of this text, the pattern can be in many states.
const long = Array.from({ length: 20_000 }, () => (Math.random() < 0.5 ? 'a' : 'b')).join('');

/** A text with many different characters. */
const varied = String.fromCodePoint(...Array.from({ length: 4_000 }, (_, index) => 0x4e00 + index));
/** Returns a schema whose patterns are different for each number. They match `varied`. */
const unlike = (nr: number) => ({
  type: 'object',
  properties: {
    text: { allOf: Array.from({ length: 10 }, (_, n) => ({ pattern: `^(?:[^a]|a{${n + 2}}b{${nr}})*$` })) },
  },
});

async function place(rows: readonly object[] = []): Promise<{ schema: string; rows: string; name: string }> {
  const name = await owner.collection(rows);
  const path = `/v1/collections/${name}`;
  return { schema: `${path}/schema`, rows: `${path}/rows`, name };
}

describe('the schema of a collection', () => {
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  it('is stored byte for byte, with a strong ETag and a cursor', async () => {
    const { schema, rows } = await place([{ title: 'a' }]);
    expect([(await owner.get(schema)).code, (await owner.delete(schema)).code]).to.deep.equal([
      'schema_not_found',
      'schema_not_found',
    ]);
    const text =
      ' {"type" : "object", "x-any": 1.50,\n"properties":{"title":{"type":"string","title":"\\u00e9"}}}';
    const set = await owner.put(schema, text);
    expect([set.status, set.text]).to.deep.equal([200, text]);
    const read = await owner.get(schema);
    expect([read.status, read.text, read.headers.etag]).to.deep.equal([200, text, set.headers.etag]);
    const { headers } = await owner.get(rows);
    expect(read.headers['schema-since']).to.equal(headers['collection-cursor']);
    expect((await owner.get(schema, { 'If-None-Match': set.headers.etag! })).status).to.equal(304);
    expect((await owner.get(schema, { 'If-Match': '"other"' })).code).to.equal('version_mismatch');
    const marked = Buffer.from(`\ufeff${text}`);
    expect((await owner.put(schema, marked)).headers.etag).to.equal(set.headers.etag);
    expect((await owner.get(schema)).text).to.equal(text);
    expect((await owner.delete(schema)).status).to.equal(204);
    expect((await owner.get(schema)).code).to.equal('schema_not_found');
  });

  it('is refused with the pointers of what is not taken', async () => {
    const { schema } = await place();
    const cases: [text: string, pointers: string[]][] = [
      ['{}', ['']],
      ['true', ['']],
      ['[]', ['']],
      ['{"type":"array"}', ['/type']],
      ['{"type":"object","patternProperties":{},"minimum":"a"}', ['/patternProperties', '/minimum']],
      ['{"type":"object","x-a":1e400}', ['/x-a']],
      ['{"type":"object","title":"a","title":"b"}', ['/title']],
    ];
    for (const [text, pointers] of cases) {
      const { status, code, json } = await owner.put(schema, text);
      expect([status, code], text).to.deep.equal([422, 'schema_invalid']);
      expect(
        json.errors.map(({ pointer }: { pointer: string }) => pointer),
        text,
      ).to.deep.equal(pointers);
    }
    expect((await owner.put(schema, '{')).code).to.equal('body_malformed');
    expect((await owner.get(schema)).code).to.equal('schema_not_found');
  });

  it('applies to every write of rows', async () => {
    const { schema, rows, name } = await place([{ title: 'a', done: true }]);
    expect((await owner.put(schema, task)).status).to.equal(200);
    const following = await feed(service, { key: service.key, collection: name });
    const refused = async (answer: Promise<Answer>, errors: object[]) => {
      const { status, code, json } = await answer;
      expect([status, code, json.errors]).to.deep.equal([422, 'row_invalid', errors]);
    };
    await refused(owner.post(rows, [{ title: 'b' }, { done: 1 }, {}]), [
      { pointer: '/1/done', detail: 'must be true or false' },
      { pointer: '/1/title', detail: 'is required' },
      { pointer: '/2/title', detail: 'is required' },
    ]);
    await refused(owner.patch(`${rows}/1`, { done: 'no' }), [
      { pointer: '/done', detail: 'must be true or false' },
    ]);
    await refused(owner.put(`${rows}/1`, { done: true }), [{ pointer: '/title', detail: 'is required' }]);
    await refused(
      owner.patch(`${rows}/1`, { title: null }, { 'Content-Type': 'application/merge-patch+json' }),
      [{ pointer: '/title', detail: 'is required' }],
    );
    const all = `${rows}?filter=${encodeURIComponent('@.id > 0')}&max_rows=10`;
    for (const more of ['', '&dry_run=true'])
      await refused(owner.patch(all + more, { done: 3 }), [
        { id: 1, pointer: '/done', detail: 'must be true or false' },
      ]);
    expect((await owner.post(rows, [{ title: 'b', more: 1 }])).status).to.equal(201);
    expect((await owner.patch(all, { done: false })).json).to.deep.equal({ matched: 2, changed: 2 });
    expect((await owner.delete(`${rows}/1`)).status).to.equal(204);
    expect((await owner.delete(schema)).status).to.equal(204);
    const events = (await following.drain(owner)).map(({ event }) => event);
    expect(events).to.deep.equal(['insert', 'update', 'update', 'delete']);
    expect((await owner.post(rows, [{}])).status).to.equal(201);
  });

  it('makes the error of a patch explain how to remove a field only if the patch contains null', async () => {
    const { schema, rows } = await place([{ title: 'a' }]);
    await owner.put(schema, task);
    const batch = rows.replace(/rows$/, 'batch');
    const detailsOf = async (patch: object): Promise<boolean[]> => {
      const answers = [
        await owner.patch(`${rows}/1`, patch),
        await owner.patch(`${rows}?filter=${encodeURIComponent('@.id > 0')}&max_rows=5`, patch),
        await owner.post(batch, { operations: [{ op: 'update', id: 1, patch }] }),
      ];
      for (const { code } of answers) expect(code).to.equal('row_invalid');
      return answers.map(({ json }) => json.detail.includes('To remove a field'));
    };
    expect(await detailsOf({ done: 'soon' })).to.deep.equal([false, false, false]);
    expect(await detailsOf({ done: null })).to.deep.equal([true, true, true]);
  });

  it('is not set where rows do not keep to it, which are named', async () => {
    const { schema, rows } = await place([{ title: 'a' }, { title: 1 }, {}]);
    for (const more of ['', '?dry_run=true']) {
      const { status, code, json } = await owner.put(schema + more, task);
      expect([status, code, json.checked]).to.deep.equal([409, 'rows_mismatch', 3]);
      expect(json.errors).to.deep.equal([
        { id: 2, pointer: '/title', detail: 'must be a string' },
        { id: 3, pointer: '/title', detail: 'is required' },
      ]);
    }
    await owner.delete(`${rows}/2`);
    await owner.delete(`${rows}/3`);
    const dry = await owner.put(`${schema}?dry_run=true`, task);
    expect([dry.status, dry.text]).to.deep.equal([200, task]);
    expect((await owner.get(schema)).code).to.equal('schema_not_found');
    expect((await owner.put(schema, task)).status).to.equal(200);
  });

  it('is set with If-Match only where it is the one', async () => {
    const { schema } = await place();
    expect((await owner.put(schema, task, { 'If-Match': '*' })).code).to.equal('version_mismatch');
    const { headers } = await owner.put(schema, task);
    expect((await owner.put(schema, '{"type":"object"}', { 'If-Match': '"x"' })).code).to.equal(
      'version_mismatch',
    );
    expect((await owner.delete(schema, { 'If-Match': '"x"' })).code).to.equal('version_mismatch');
    expect((await owner.put(schema, '{"type":"object"}', { 'If-Match': headers.etag! })).status).to.equal(
      200,
    );
  });

  it('is set with If-None-Match: * only if the collection has none', async () => {
    const { schema } = await place();
    const unset = { 'If-None-Match': '*' };
    const other = '{"type":"object"}';
    const { status, headers } = await owner.put(schema, task, unset);
    expect(status).to.equal(200);
    for (const given of ['*', headers.etag!]) {
      const refusals = [
        await owner.put(schema, other, { 'If-None-Match': given }),
        await owner.put(`${schema}?dry_run=true`, other, { 'If-None-Match': given }),
        await owner.delete(schema, { 'If-None-Match': given }),
      ];
      for (const { code } of refusals) expect(code).to.equal('version_mismatch');
    }
    expect((await owner.get(schema)).text).to.equal(task);
    expect((await owner.put(schema, other, { 'If-None-Match': '"x"' })).status).to.equal(200);
  });

  onlyInFullSuite('Sixty schemas with slow patterns take 2 s of CPU.').it(
    'leaves nothing behind when it is only tried',
    async () => {
      const { schema } = await place([{ text: varied }, { text: varied.slice(0, 50) }]);
      const dryRuns = async (from: number, to: number) => {
        for (let nr = from; nr < to; nr += 1)
          expect((await owner.put(`${schema}?dry_run=true`, unlike(nr))).status).to.equal(200);
      };
      await dryRuns(0, 10);
      const before = heldBytes();
      await dryRuns(10, 60);
      expect(heldBytes() - before).to.be.below(10_000_000);
    },
  );

  it('goes with its collection', async () => {
    const { schema, rows, name } = await place();
    await owner.put(schema, task);
    await owner.delete(`/v1/collections/${name}`);
    expect((await owner.get(schema)).code).to.equal('collection_not_found');
    expect((await owner.put(schema, task)).code).to.equal('collection_not_found');
    expect((await owner.delete(schema)).code).to.equal('collection_not_found');
    await owner.post('/v1/collections', { name });
    expect((await owner.get(schema)).code).to.equal('schema_not_found');
    expect((await owner.post(rows, [{}])).status).to.equal(201);
  });

  it('of an account take at most 1 MiB together', async () => {
    const small = client(
      service,
      (await newKey(service, { account: 'schemas', scopes: ['read', 'write', 'admin'] })).text,
    );
    const text = JSON.stringify({ type: 'object', description: 'x'.repeat(64_000) });
    const answers: (string | undefined)[] = [];
    for (let count = 0; count < 17; count += 1) {
      const path = `/v1/collections/${await small.collection()}/schema`;
      const dry = await small.put(`${path}?dry_run=true`, text);
      const { status, code, json } = await small.put(path, text);
      expect([dry.status, dry.code]).to.deep.equal([status, code]);
      answers.push(code);
      if (code !== undefined) expect(json.detail).to.contain('can be at most 1,048,576 bytes in total');
      // Setting the same schema again, or replacing it with a smaller one, does not use more space.
      if (count === 15) expect((await small.put(path, text.slice(0, -1).concat(' }'))).status).to.equal(200);
    }
    expect(answers).to.deep.equal([...new Array(16).fill(undefined), 'limit_reached']);
    expect((await small.put(`/v1/collections/${await small.collection()}/schema`, task)).status).to.equal(
      200,
    );
  });

  it('is set during writes, by one request at a time', async () => {
    const { schema, rows } = await place(Array.from({ length: 1_000 }, () => ({ title: 'a' })));
    let isStopping = false;
    const writing = [1, 2, 3, 4].map(async (n) => {
      for (let written = 0; ; written += 1) {
        if (isStopping) return written;
        const { status } = await owner.post(rows, [{ title: `${n}` }, { title: 'x'.repeat(n) }]);
        expect(status).to.equal(201);
        expect((await owner.patch(`${rows}/${n}`, { done: written % 2 === 0 })).status).to.equal(200);
      }
    });
    const both = await Promise.all([owner.put(schema, task), owner.put(schema, '{"type":"object"}')]);
    const codes = both.map(({ status, code }) => code ?? status);
    expect(codes.filter((code) => code === 200)).to.have.length.within(1, 2);
    for (const code of codes) expect(code).to.be.oneOf([200, 'schema_busy']);
    expect((await owner.put(schema, task)).status).to.equal(200);
    isStopping = true;
    for (const written of await Promise.all(writing)) expect(written).to.be.greaterThan(0);
  });

  it('applies to rows whose validation takes long, and other requests do not wait for it', async () => {
    const { schema, rows } = await place();
    expect((await owner.put(schema, costly(1))).status).to.equal(200);
    let isValidated = false;
    const inserted = owner.post(rows, [{ n: 1 }, { n: 2, text: long }, { n: 'x' }, {}]).finally(() => {
      isValidated = true;
    });
    let answered = 0;
    for (; !isValidated; answered += 1) await owner.get('/health');
    // If others waited, the first of them would be answered last.
    expect(answered).to.be.greaterThan(2);
    expect((await inserted).json.errors).to.deep.equal([{ pointer: '/2/n', detail: 'must be an integer' }]);
    const many = Array.from({ length: 1_000 }, (_, n) => ({ n, text: long.slice(0, 20) }));
    expect((await owner.post(rows, many)).status).to.equal(201);
    expect((await owner.patch(`${rows}/1`, { text: long })).status).to.equal(200);
    const all = `${rows}?filter=${encodeURIComponent('@.n < 20')}&max_rows=1000`;
    expect((await owner.patch(all, { text: `a${'b'.repeat(230)}c` })).json.errors).to.deep.equal([
      { id: 1, pointer: '/text', detail: 'must not match the excluded schema' },
    ]);
    expect((await owner.patch(all, { text: 'b' })).json).to.deep.equal({ matched: 20, changed: 20 });
  });

  it('takes a key with the scopes for it', async () => {
    const { schema, name } = await place();
    const of = async (scopes: readonly Scope[], collections?: readonly string[]) =>
      client(service, (await newKey(service, { scopes, collections })).text);
    expect((await (await of(['admin'])).put(schema, task)).code).to.equal('scope_insufficient');
    expect((await (await of(['read', 'write'])).put(schema, task)).code).to.equal('scope_insufficient');
    expect((await (await of(['admin', 'read'], ['elsewhere'])).put(schema, task)).code).to.equal(
      'scope_insufficient',
    );
    expect((await (await of(['admin', 'read'], [name])).put(schema, task)).status).to.equal(200);
    expect((await (await of(['write'])).get(schema)).code).to.equal('scope_insufficient');
    expect((await (await of(['admin'])).delete(schema)).status).to.equal(204);
  });
});

describe('the schema of a collection, with a second for the rows of a request', () => {
  before(async () => {
    service = await startService({ limits: { validateMs: 1_000 } });
    owner = client(service, service.key);
  });
  after(() => service.close());

  it('refuses rows that take longer to be validated', async () => {
    const { schema, rows } = await place();
    expect((await owner.put(schema, costly(8))).status).to.equal(200);
    // A thread that is still starting may not validate the first row in time.
    const validated = async () => (await owner.post(rows, [{ text: long.slice(0, 600) }])).status === 201;
    await eventually('the thread that validates them is running', validated);
    const { code, json } = await owner.post(rows, [{ n: 1 }, { text: long.repeat(12) }]);
    expect([code, json.errors]).to.deep.equal([
      'row_invalid',
      [{ pointer: '/1', detail: 'takes too long to validate' }],
    ]);
  });
});

describe('the schema of a collection, with 1 ms for the rows of a request in the thread', () => {
  before(async () => {
    service = await startService({ limits: { validateMs: 1 } });
    owner = client(service, service.key);
  });
  after(() => service.close());

  it('has long texts of many different characters validated in the thread', async () => {
    const { schema, rows } = await place();
    const pattern = '^[\\p{L}\\p{N}\\p{M}]{1,20}$|.';
    await owner.put(schema, { type: 'object', properties: { text: { pattern } } });
    // The first row loads the schema. Its text is short, so it is validated immediately.
    expect((await owner.post(rows, [{ text: 'a' }])).status).to.equal(201);
    // Only the thread for slow rows has a time limit.
    const { code, json } = await owner.post(rows, [{ text: varied.repeat(20) }]);
    expect([code, json.errors]).to.deep.equal([
      'row_invalid',
      [{ pointer: '/0', detail: 'takes too long to validate' }],
    ]);
  });
});
