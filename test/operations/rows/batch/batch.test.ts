import { expect } from 'chai';
import { client } from '../../../support/client.js';
import { feed } from '../../../support/feed.js';
import { startService, type TestService } from '../../../support/service.js';
import { type Line, table } from '../../../support/table.js';

const batch = 'POST /v1/collections/{c}/batch';
const given = [
  { title: 'Milk', done: false },
  { title: 'Tea', tags: ['a'] },
  { title: 'Bread', price: 3 },
];
const operations = (...all: unknown[]) => ({ operations: all });

/** Batches that are rejected because of their text alone. */
const malformed = (
  [
    ['no operations', {}, '/operations'],
    ['an empty list', operations(), '/operations'],
    ['an object instead of a list', { operations: { op: 'delete', id: 1 } }, '/operations'],
    ['1,001 operations', operations(...Array(1_001).fill({ op: 'insert', row: {} })), '/operations'],
    ['an unknown member', { operations: [{ op: 'delete', id: 1 }], dry_run: true }, '/dry_run'],
    ['an array', [{ op: 'delete', id: 1 }], ''],
    ['an operation that is null', operations(null), '/operations/0'],
    ['an operation without op', operations({ id: 1 }), '/operations/0/op'],
    ['an unknown op', operations({ op: 'delete', id: 1 }, { op: 'merge', id: 1 }), '/operations/1/op'],
    ['an op that is a number', operations({ op: 1 }), '/operations/0/op'],
    ['an insert without row', operations({ op: 'insert' }), '/operations/0/row'],
    ['an insert of an array', operations({ op: 'insert', row: [] }), '/operations/0/row'],
    ['an insert with id', operations({ op: 'insert', id: 4, row: {} }), '/operations/0/id'],
    ['an insert of a row with id', operations({ op: 'insert', row: { id: 4 } }), '/operations/0/row/id'],
    [
      'an insert with if_match',
      operations({ op: 'insert', row: {}, if_match: '*' }),
      '/operations/0/if_match',
    ],
    ['an update without patch', operations({ op: 'update', id: 1 }), '/operations/0/patch'],
    ['an update with row', operations({ op: 'update', id: 1, row: {} }), '/operations/0/patch'],
    ['an update without id', operations({ op: 'update', patch: {} }), '/operations/0/id'],
    ['an update of row 0', operations({ op: 'update', id: 0, patch: {} }), '/operations/0/id'],
    ['an update of row "1"', operations({ op: 'update', id: '1', patch: {} }), '/operations/0/id'],
    [
      'an update to another id',
      operations({ op: 'update', id: 1, patch: { id: 2 } }),
      '/operations/0/patch/id',
    ],
    [
      'a replacement with another id',
      operations({ op: 'replace', id: 1, row: { id: '1' } }),
      '/operations/0/row/id',
    ],
    ['a delete with row', operations({ op: 'delete', id: 1, row: {} }), '/operations/0/row'],
    [
      'a version without quotes',
      operations({ op: 'delete', id: 1, if_match: 'x-1' }),
      '/operations/0/if_match',
    ],
    [
      'a cursor that is none',
      operations({ op: 'delete', id: 1, if_unchanged_since: '"x-1"' }),
      '/operations/0/if_unchanged_since',
    ],
    ['an empty version', operations({ op: 'delete', id: 1, if_match: '' }), '/operations/0/if_match'],
    ['a version that is null', operations({ op: 'delete', id: 1, if_match: null }), '/operations/0/if_match'],
  ] as const
).map(
  ([name, body, pointer]): Line => ({
    name,
    request: batch,
    body,
    status: 400,
    code: 'body_invalid',
    at: [pointer],
  }),
);

const unsupported = (
  [
    ['an integer that a double would change', '{"op":"insert","row":{"a":9007199254740993}}', '/row/a'],
    ['a lone surrogate', '{"op":"update","id":1,"patch":{"a":["\\ud800"]}}', '/patch/a/0'],
    ['a name that no row can have', '{"op":"replace","id":1,"row":{"__proto__":1}}', '/row/__proto__'],
    [
      'a value that is nested too deep',
      `{"op":"insert","row":{"a":${'['.repeat(64)}${']'.repeat(64)}}}`,
      `/row/a${'/0'.repeat(63)}`,
    ],
  ] as const
).map(
  ([name, operation, pointer]): Line => ({
    name,
    request: batch,
    // Row 9 doesn't exist, but the text of the request is checked first.
    body: `{"operations":[{"op":"delete","id":9},${operation}]}`,
    status: 422,
    code: 'value_unsupported',
    at: [`/operations/1${pointer}`],
  }),
);

const refused = (
  [
    ['a row that does not exist', 404, 'row_not_found', { op: 'update', id: 9, patch: {} }, ''],
    [
      'a replacement of a row that does not exist',
      404,
      'row_not_found',
      { op: 'replace', id: 9, row: {} },
      '',
    ],
    ['another version', 412, 'version_mismatch', { op: 'update', id: 1, patch: {}, if_match: '"x-1"' }, ''],
    ['a weak version', 412, 'version_mismatch', { op: 'delete', id: 1, if_match: 'W/"x-1"' }, ''],
    ['no row with another version', 404, 'row_not_found', { op: 'delete', id: 9, if_match: '"x-1"' }, ''],
    [
      'another version before a row that is too large',
      412,
      'version_mismatch',
      { op: 'replace', id: 1, row: { a: 'x'.repeat(262_144) }, if_match: '"x-1"' },
      '',
    ],
    [
      'an insert that is too large',
      422,
      'value_unsupported',
      { op: 'insert', row: { a: 'x'.repeat(262_144) } },
      '/row',
    ],
    [
      'an update that is too large',
      422,
      'value_unsupported',
      { op: 'update', id: 1, patch: { a: 'x'.repeat(262_144) } },
      '/patch',
    ],
  ] as const
).map(
  ([name, status, code, operation, pointer]): Line => ({
    name: `${name}, after an operation that would succeed`,
    request: batch,
    body: operations({ op: 'insert', row: { n: 1 } }, operation, { op: 'delete', id: 10 }),
    status,
    code,
    at: [`/operations/1${pointer}`],
  }),
);

table(
  'batches',
  [
    {
      name: 'one of each kind, in order',
      request: batch,
      body: operations(
        { op: 'insert', row: { title: 'Salt' } },
        { op: 'update', id: 1, patch: { done: true } },
        { op: 'replace', id: 2, row: { id: 2, title: 'Green tea' } },
        { op: 'delete', id: 3 },
      ),
      status: 200,
      json: {
        results: [
          { outcome: 'inserted', row: { id: 4, title: 'Salt' } },
          { outcome: 'updated', row: { id: 1, title: 'Milk', done: true } },
          { outcome: 'replaced', row: { id: 2, title: 'Green tea' } },
          { outcome: 'deleted', id: 3 },
        ],
      },
      bears: {
        'collection-cursor': /./,
        'preference-applied': null,
        'cache-control': 'private, no-cache',
        etag: null,
      },
      frames: [
        { event: 'insert', row: { id: 4, title: 'Salt' } },
        { event: 'update', row: { id: 1, title: 'Milk', done: true }, changed: ['done'] },
        { event: 'update', row: { id: 2, title: 'Green tea' }, changed: ['title', 'tags'] },
        { event: 'delete', row: { id: 3, title: 'Bread', price: 3 } },
      ],
      check: ({ headers }, { frames }) => expect(headers['collection-cursor']).to.equal(frames[3]!.cursor),
    },
    {
      name: 'only ids with return=minimal',
      request: batch,
      headers: { Prefer: 'return=minimal' },
      body: operations(
        { op: 'insert', row: {} },
        { op: 'update', id: 1, patch: { title: 'Milk' } },
        { op: 'replace', id: 2, row: {} },
        { op: 'delete', id: 3 },
      ),
      status: 200,
      json: {
        results: [
          { outcome: 'inserted', id: 4 },
          { outcome: 'unchanged', id: 1 },
          { outcome: 'replaced', id: 2 },
          { outcome: 'deleted', id: 3 },
        ],
      },
      bears: { 'preference-applied': 'return=minimal' },
      frames: 3,
    },
    {
      name: 'operations on a row that the batch inserted',
      request: batch,
      body: operations(
        { op: 'insert', row: { n: 1 } },
        { op: 'update', id: 4, patch: { n: 2 } },
        { op: 'insert', row: { m: 1 } },
        { op: 'replace', id: 4, row: { k: 3 } },
        { op: 'delete', id: 5 },
        { op: 'insert', row: {} },
      ),
      status: 200,
      json: {
        results: [
          { outcome: 'inserted', row: { id: 4, n: 1 } },
          { outcome: 'updated', row: { id: 4, n: 2 } },
          { outcome: 'inserted', row: { id: 5, m: 1 } },
          { outcome: 'replaced', row: { id: 4, k: 3 } },
          { outcome: 'deleted', id: 5 },
          { outcome: 'inserted', row: { id: 6 } },
        ],
      },
      frames: [
        { event: 'insert', row: { id: 4, n: 1 } },
        { event: 'update', row: { id: 4, n: 2 }, changed: ['n'] },
        { event: 'insert', row: { id: 5, m: 1 } },
        { event: 'update', row: { id: 4, k: 3 }, changed: ['k', 'n'] },
        { event: 'delete', row: { id: 5, m: 1 } },
        { event: 'insert', row: { id: 6 } },
      ],
      check: async (_answer, { client, collection }) => {
        const rows = (await client.get(`/v1/collections/${collection}/rows?limit=1000`)).json;
        expect(rows.map(({ id }: { id: number }) => id)).to.deep.equal([1, 2, 3, 4, 6]);
        expect(rows[3]).to.deep.equal({ id: 4, k: 3 });
      },
    },
    {
      name: 'an update of a row that the batch deleted',
      request: batch,
      body: operations({ op: 'delete', id: 1 }, { op: 'update', id: 1, patch: {} }),
      status: 404,
      code: 'row_not_found',
      at: ['/operations/1'],
    },
    {
      name: 'operations that change nothing',
      request: batch,
      body: operations(
        { op: 'update', id: 1, patch: {} },
        { op: 'replace', id: 1, row: { done: false, title: 'Milk' } },
        { op: 'update', id: 3, patch: { price: 3.0 } },
      ),
      status: 200,
      json: {
        results: [
          { outcome: 'unchanged', row: { id: 1, ...given[0] } },
          { outcome: 'unchanged', row: { id: 1, ...given[0] } },
          { outcome: 'unchanged', row: { id: 3, ...given[2] } },
        ],
      },
    },
    {
      name: 'a null, which a patch stores',
      request: batch,
      body: operations({ op: 'update', id: 1, patch: { done: null } }),
      status: 200,
      json: { results: [{ outcome: 'updated', row: { id: 1, title: 'Milk', done: null } }] },
      frames: 1,
    },
    {
      name: 'any version',
      request: batch,
      body: operations({ op: 'update', id: 1, patch: { n: 1 }, if_match: '*' }),
      status: 200,
      frames: 1,
    },
    {
      name: 'the first of several operations that fail',
      request: batch,
      body: operations(
        { op: 'update', id: 1, patch: { n: 1 } },
        { op: 'delete', id: 2, if_match: '"x-1"' },
        { op: 'delete', id: 9 },
      ),
      status: 412,
      code: 'version_mismatch',
      at: ['/operations/1'],
    },
    {
      name: '1,000 operations',
      request: batch,
      body: operations(...Array.from({ length: 1_000 }, (_, n) => ({ op: 'insert', row: { n } }))),
      status: 200,
      frames: 1_000,
      check: ({ json }) =>
        expect(json.results[999]).to.deep.equal({ outcome: 'inserted', row: { id: 1_003, n: 999 } }),
    },
    ...malformed,
    ...unsupported,
    ...refused,
    {
      name: 'a value at the deepest level that a row can have',
      request: batch,
      body: `{"operations":[{"op":"insert","row":{"a":${'['.repeat(63)}${']'.repeat(63)}}}]}`,
      status: 200,
      frames: 1,
    },
    {
      name: 'a collection that does not exist',
      request: 'POST /v1/collections/nowhere/batch',
      body: operations({ op: 'insert', row: {} }),
      status: 404,
      code: 'collection_not_found',
    },
    {
      name: 'If-Match, which is for single rows',
      request: batch,
      headers: { 'If-Match': '*' },
      body: operations({ op: 'insert', row: {} }),
      status: 400,
      code: 'parameter_invalid',
      at: ['If-Match'],
    },
    {
      name: 'a merge patch',
      request: batch,
      headers: { 'Content-Type': 'application/merge-patch+json' },
      body: operations({ op: 'insert', row: {} }),
      status: 415,
      code: 'media_type_unsupported',
    },
    {
      name: 'a key without the scope write',
      as: 'reader',
      request: batch,
      body: operations({ op: 'insert', row: {} }),
      status: 403,
      code: 'scope_insufficient',
    },
    {
      name: 'a body of more than 1 MiB',
      request: batch,
      body: `{"operations":[{"op":"insert","row":{}}]${' '.repeat(1_048_576)}}`,
      status: 413,
      code: 'body_too_large',
    },
  ],
  { given, keys: { reader: { scopes: ['read'] } } },
);

describe('batches', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  it('compare if_match with the version that the operation finds', async () => {
    const owner = client(service, service.key);
    const collection = await owner.collection([{ n: 0 }, { n: 0 }]);
    const row = `/v1/collections/${collection}/rows/1`;
    const { etag } = (await owner.get(row)).headers;
    const update = (if_match: string) => ({ op: 'update', id: 1, patch: { n: 1 }, if_match });
    const target = `/v1/collections/${collection}/batch`;
    const stale = await owner.post(target, operations(update(etag!), { ...update(etag!), patch: { n: 2 } }));
    expect([stale.status, stale.json.errors]).to.deep.equal([
      412,
      [{ pointer: '/operations/1', detail: 'Row 1 matches none of the versions in if_match.' }],
    ]);
    const done = await owner.post(
      target,
      operations({ op: 'update', id: 2, patch: { n: 1 } }, update(`"x", ${etag}`)),
    );
    expect(done.status).to.equal(200);
    expect((await owner.get(row)).headers.etag).to.equal(`"${done.headers['collection-cursor']}"`);
  });

  it('compare if_unchanged_since with the last change of the row that the operation finds', async () => {
    const owner = client(service, service.key);
    const collection = await owner.collection([{ n: 0 }, { n: 0 }, { n: 0 }]);
    const path = `/v1/collections/${collection}`;
    const cursor = (await owner.get(`${path}/rows`)).headers['collection-cursor']!;
    await owner.patch(`${path}/rows/2`, { n: 1 });
    const since = (id: number, if_unchanged_since = cursor) => ({ op: 'delete', id, if_unchanged_since });
    const refusal = (id: number) => `Row ${id} has changed since the cursor in if_unchanged_since.`;
    for (const [list, at, detail] of [
      [[since(1), since(2)], 1, refusal(2)],
      [[{ op: 'update', id: 1, patch: { n: 2 } }, since(1)], 1, refusal(1)],
      // The cursor of another collection.
      [[since(1, 'zzzzzzzz-99')], 0, refusal(1)],
      [[{ ...since(1), if_match: '"x"' }], 0, 'Row 1 matches none of the versions in if_match.'],
    ] as const) {
      const stale = await owner.post(`${path}/batch`, operations(...list));
      expect([stale.status, stale.json.code, stale.json.errors]).to.deep.equal([
        412,
        'version_mismatch',
        [{ pointer: `/operations/${at}`, detail }],
      ]);
    }
    const now = (await owner.get(`${path}/rows`)).headers['collection-cursor']!;
    const done = await owner.post(
      `${path}/batch`,
      operations(
        { ...since(1), op: 'update', patch: { n: 3 } },
        { ...since(2, now), op: 'replace', row: {} },
        since(3),
      ),
    );
    expect(done.status).to.equal(200);
    expect((await owner.get(`${path}/rows`)).json).to.deep.equal([{ id: 1, n: 3 }, { id: 2 }]);
  });

  it('of rows that have no room in a group with other writes are executed', async () => {
    const owner = client(service, service.key);
    const long = 'x'.repeat(200_000);
    const collection = await owner.collection();
    for (let n = 0; n < 20; n += 1) await owner.post(`/v1/collections/${collection}/rows`, [{ long }]);
    const ids = Array.from({ length: 20 }, (_, n) => n + 1);
    const patch = (n: number) => operations(...ids.map((id) => ({ op: 'update', id, patch: { n } })));
    const target = `/v1/collections/${collection}/batch`;
    const minimal = { Prefer: 'return=minimal' };
    const answers = await Promise.all([
      ...[1, 2].map((n) => owner.post(target, patch(n), minimal)),
      ...ids.map((id) => owner.patch(`/v1/collections/${collection}/rows/${id}`, { m: id })),
    ]);
    expect(answers.map(({ status }) => status)).to.deep.equal(answers.map(() => 200));
    const rows = (await owner.get(`/v1/collections/${collection}/rows?fields=n&fields=m`)).json;
    expect(new Set(rows.map(({ n }: { n: number }) => n)).size).to.equal(1);
    expect(rows.map(({ m }: { m: number }) => m)).to.deep.equal(ids);
    const twice = await owner.post(target, operations(...patch(3).operations, ...patch(4).operations));
    expect([twice.status, twice.code, twice.json.errors[0].pointer]).to.deep.equal([
      409,
      'too_many_rows',
      '/operations/20',
    ]);
  });

  it('report the first operation whose row does not conform to the schema', async () => {
    const owner = client(service, service.key);
    const collection = await owner.collection([{ n: 1 }, { n: 2 }]);
    const schema = { type: 'object', required: ['n'], properties: { n: { type: 'integer' } } };
    await owner.put(`/v1/collections/${collection}/schema`, schema);
    const watching = await feed(service, { key: service.key, collection });
    const refuse = async (pointer: string, status: number, ...all: object[]) => {
      const answer = await owner.post(`/v1/collections/${collection}/batch`, operations(...all));
      expect([answer.status, answer.json.errors[0].pointer], answer.text).to.deep.equal([status, pointer]);
    };
    const good = { op: 'insert', row: { n: 3 } };
    await refuse('/operations/1/row/n', 422, good, { op: 'insert', row: { n: 'x' } });
    await refuse('/operations/1/row/n', 422, good, { op: 'insert', row: {} }, { op: 'delete', id: 9 });
    await refuse('/operations/1', 404, good, { op: 'delete', id: 9 }, { op: 'insert', row: {} });
    await refuse('/operations/0/patch/n', 422, { op: 'update', id: 1, patch: { n: null } }, good);
    await refuse('/operations/1/row/n', 422, good, { op: 'replace', id: 1, row: {} });
    // Each state of a row must conform, even if a later operation corrects it.
    await refuse('/operations/0/row/n', 422, { op: 'replace', id: 1, row: {} }, { op: 'delete', id: 1 });
    const done = await owner.post(
      `/v1/collections/${collection}/batch`,
      operations(good, { op: 'delete', id: 1 }),
    );
    expect(done.status, done.text).to.equal(200);
    expect((await watching.next(2)).map(({ event }) => event)).to.deep.equal(['insert', 'delete']);
    await watching.close();
  });

  it('keep row keys unique after each operation', async () => {
    const owner = client(service, service.key);
    const collection = await owner.collection([{ sku: 'A' }, { sku: 'B' }, { sku: 'C' }]);
    await owner.put(`/v1/collections/${collection}/row-key`, { fields: ['sku'] });
    const send = (...all: object[]) => owner.post(`/v1/collections/${collection}/batch`, operations(...all));
    const insert = (sku: unknown) => ({ op: 'insert', row: { sku } });
    const update = (id: number, sku: unknown) => ({ op: 'update', id, patch: { sku } });
    const refuse = async (code: string, error: object, ...all: object[]) => {
      const answer = await send(...all);
      expect(answer.code, answer.text).to.equal(code);
      const { detail: _, ...first } = answer.json.errors[0];
      expect(first).to.deep.equal(error);
    };
    await refuse('row_key_taken', { pointer: '/operations/1', id: 2 }, insert('D'), insert('B'));
    await refuse('row_key_taken', { pointer: '/operations/1', id: 2 }, insert('D'), update(1, 'B'));
    await refuse('row_key_taken', { pointer: '/operations/1' }, insert('D'), insert('D'));
    await refuse('row_key_taken', { pointer: '/operations/1' }, update(1, 'D'), insert('D'));
    await refuse('row_key_taken', { pointer: '/operations/0', id: 2 }, update(1, 'B'), update(2, 'A'));
    await refuse('row_key_taken', { pointer: '/operations/1', id: 2 }, insert('D'), {
      op: 'replace',
      id: 1,
      row: { sku: 'B' },
    });
    await refuse('row_invalid', { pointer: '/operations/1/row/sku' }, insert('D'), insert(null));
    await refuse('row_invalid', { pointer: '/operations/1/row/sku' }, insert('D'), {
      op: 'replace',
      id: 1,
      row: {},
    });
    await refuse('row_not_found', { pointer: '/operations/0' }, { op: 'delete', id: 9 }, insert('B'));
    const swapped = await send(
      update(1, 'D'),
      update(2, 'A'),
      update(1, 'B'),
      { op: 'delete', id: 3 },
      insert('C'),
    );
    expect(swapped.status, swapped.text).to.equal(200);
    const rows = (
      await owner.get(`/v1/collections/${collection}/rows?filter=${encodeURIComponent(`@.sku == "C"`)}`)
    ).json;
    expect(rows).to.deep.equal([{ id: 4, sku: 'C' }]);
    await refuse('row_key_taken', { pointer: '/operations/0', id: 4 }, insert('C'));
    const again = await owner.post(`/v1/collections/${collection}/rows`, [{ sku: 'D' }]);
    expect(again.status, again.text).to.equal(201);
  });
});
