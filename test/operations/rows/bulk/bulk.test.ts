import { expect } from 'chai';
import { client, type Headers } from '../../../support/client.js';
import { feed } from '../../../support/feed.js';
import { untilIndexed } from '../../../support/indexes.js';
import { startService, type TestService } from '../../../support/service.js';
import { type Line, table } from '../../../support/table.js';

const many = (method: string, filter: string | undefined, rest = 'max_rows=4'): string => {
  const query = filter === undefined ? rest : `filter=${encodeURIComponent(filter)}&${rest}`;
  return `${method} /v1/collections/{c}/rows?${query}`;
};
const merge = { 'Content-Type': 'application/merge-patch+json' };

const given = [
  { n: 1, done: false, tags: ['home'], sub: { a: 1, b: 2 } },
  { n: 2, done: true },
  { n: 3, done: false, tags: [] },
  { n: 'three', done: false },
];
const [first, , third, fourth] = given;

/** Requests that PATCH and DELETE both reject, and requests with the counts that both return. */
function both(method: 'PATCH' | 'DELETE', body: object | undefined): Line[] {
  const line = (rest: Omit<Line, 'body'>): Line => ({ ...rest, ...(body && { body }) });
  const counts = (n: number) => (method === 'PATCH' ? { matched: n, changed: n } : { deleted: n });
  const invalid = { status: 400, code: 'parameter_invalid' } as const;
  return [
    line({ name: 'no filter', request: many(method, undefined), ...invalid, at: ['filter'] }),
    line({ name: 'an empty filter', request: many(method, ''), ...invalid, at: ['filter'] }),
    line({ name: 'no such filter', request: many(method, '@.n = 1'), ...invalid, at: ['filter'] }),
    line({
      name: 'two filters',
      request: many(method, '@.n', 'max_rows=4&filter=@.m'),
      ...invalid,
      at: ['filter'],
    }),
    line({ name: 'no max_rows', request: many(method, '@.n', ''), ...invalid }),
    line({ name: 'neither', request: many(method, undefined, ''), ...invalid, at: ['filter', 'max_rows'] }),
    ...['', '0', '1001', '-1', '1.0', '01', 'x', '1e2'].map((most) =>
      line({
        name: `max_rows=${most}`,
        request: many(method, '@.n', `max_rows=${most}`),
        ...invalid,
        at: ['max_rows'],
      }),
    ),
    ...['', 'false', 'TRUE', '1'].map((value) =>
      line({
        name: `dry_run=${value}`,
        request: many(method, '@.n', `max_rows=4&dry_run=${value}`),
        ...invalid,
        at: ['dry_run'],
      }),
    ),
    line({
      name: 'dry_run twice',
      request: many(method, '@.n', 'max_rows=4&dry_run=true&dry_run=true'),
      ...invalid,
      at: ['dry_run'],
    }),
    line({ name: 'limit', request: many(method, '@.n', 'max_rows=4&limit=1'), ...invalid, at: ['limit'] }),
    ...['If-Match', 'If-None-Match'].map((name) =>
      line({ name, request: many(method, '@.n'), headers: { [name]: '*' }, ...invalid, at: [name] }),
    ),
    line({
      name: 'no such collection',
      request: `${method} /v1/collections/nowhere/rows?filter=@.n&max_rows=1`,
      status: 404,
      code: 'collection_not_found',
    }),
    line({
      name: 'no such collection, for a dry run',
      request: `${method} /v1/collections/nowhere/rows?filter=@.n&max_rows=1&dry_run=true`,
      status: 404,
      code: 'collection_not_found',
    }),
    line({
      name: 'a key that reads',
      request: many(method, '@.n', 'max_rows=4&dry_run=true'),
      as: 'reader',
      status: 403,
      code: 'scope_insufficient',
    }),
    line({
      name: 'a key of another collection',
      request: many(method, '@.n'),
      as: 'bound',
      status: 403,
      code: 'scope_insufficient',
    }),
    line({
      name: 'a key that writes',
      request: many(method, '@.n == 2'),
      as: 'writer',
      status: 200,
      json: counts(1),
      frames: 1,
    }),
    line({ name: 'none', request: many(method, '@.n > 3'), status: 200, json: counts(0) }),
    line({ name: 'one', request: many(method, '@.id == 2'), status: 200, json: counts(1), frames: 1 }),
    line({ name: 'as many as may', request: many(method, '@.n'), status: 200, json: counts(4), frames: 4 }),
    line({
      name: 'the most of all',
      request: many(method, '@.n', 'max_rows=1000'),
      status: 200,
      json: counts(4),
      frames: 4,
    }),
    ...['', '&dry_run=true'].flatMap((dry) => [
      line({
        name: `one more than may${dry}`,
        request: many(method, '@.n', `max_rows=3${dry}`),
        status: 409,
        code: 'too_many_rows',
        check: async (_answer, { client: owner, collection }) =>
          expect((await owner.get(`/v1/collections/${collection}/rows`)).json).to.deep.equal(
            given.map((row, at) => ({ id: at + 1, ...row })),
          ),
      }),
    ]),
    line({
      name: 'a dry run',
      request: many(method, '@.done == false', 'max_rows=3&dry_run=true'),
      status: 200,
      json: counts(3),
      bears: { 'collection-cursor': /./ },
      check: async (answer, { client: owner, collection }) => {
        const list = await owner.get(`/v1/collections/${collection}/rows`);
        expect(list.json).to.deep.equal(given.map((row, at) => ({ id: at + 1, ...row })));
        expect(answer.headers['collection-cursor']).to.not.equal(undefined);
      },
    }),
  ];
}

const keys = {
  reader: { scopes: ['read'] },
  writer: { scopes: ['write'] },
  bound: { collections: ['elsewhere'] },
} as const;

table(
  'PATCH rows',
  [
    {
      name: 'those that fit',
      request: many('PATCH', '@.done == false'),
      body: { done: true, at: null },
      status: 200,
      json: { matched: 3, changed: 3 },
      bears: { 'collection-cursor': /./, etag: null, 'content-type': 'application/json' },
      frames: [1, 3, 4].map((id) => ({
        event: 'update',
        row: { id, ...given[id - 1], done: true, at: null },
        changed: ['done', 'at'],
      })),
      check: async (answer, { client: owner, collection, frames }) => {
        expect(answer.headers['collection-cursor']).to.equal(frames.at(-1)!.cursor);
        const row = await owner.get(`/v1/collections/${collection}/rows/3`);
        expect(row.json).to.deep.equal({ id: 3, ...third, done: true, at: null });
        expect(row.headers.etag).to.equal(`"${frames[1]!.cursor}"`);
      },
    },
    {
      name: 'those that fit, of which some differ',
      request: many('PATCH', '@.n'),
      body: { done: false },
      status: 200,
      json: { matched: 4, changed: 1 },
      frames: [{ event: 'update', row: { id: 2, n: 2, done: false }, changed: ['done'] }],
    },
    {
      name: 'those that fit, and none differs',
      request: many('PATCH', '@.done == false'),
      body: { done: false },
      status: 200,
      json: { matched: 3, changed: 0 },
    },
    {
      name: 'no fields',
      request: many('PATCH', '@.n'),
      body: {},
      status: 200,
      json: { matched: 4, changed: 0 },
    },
    {
      name: 'a merge patch',
      request: many('PATCH', '@.tags'),
      body: { tags: null, sub: { a: null, c: [1] } },
      headers: merge,
      status: 200,
      json: { matched: 2, changed: 2 },
      frames: [
        {
          event: 'update',
          row: { id: 1, n: 1, done: false, sub: { b: 2, c: [1] } },
          changed: ['sub', 'tags'],
        },
        { event: 'update', row: { id: 3, n: 3, done: false, sub: { c: [1] } }, changed: ['sub', 'tags'] },
      ],
    },
    {
      name: 'fields of objects in no order',
      request: many('PATCH', '@.id == 1'),
      body: { sub: { b: 2, a: 1 } },
      status: 200,
      json: { matched: 1, changed: 0 },
    },
    {
      name: 'so that they fit no more',
      request: many('PATCH', '@.n < 3'),
      body: { n: 9 },
      status: 200,
      json: { matched: 2, changed: 2 },
      frames: 2,
    },
    ...[{ id: 1 }, { id: null, n: 1 }].map(
      (body): Line => ({
        name: `an id (${JSON.stringify(body)})`,
        request: many('PATCH', '@.n'),
        body,
        status: 400,
        code: 'body_invalid',
        at: ['/id'],
      }),
    ),
    ...['[]', '"x"', 'null', '7'].map(
      (body): Line => ({
        name: `the body ${body}`,
        request: many('PATCH', '@.n'),
        body,
        headers: { 'Content-Type': 'application/json' },
        status: 400,
        code: 'body_invalid',
        at: [''],
      }),
    ),
    { name: 'no body', request: many('PATCH', '@.n'), status: 415, code: 'media_type_unsupported' },
    {
      name: 'no JSON',
      request: many('PATCH', '@.n'),
      body: '{',
      headers: { 'Content-Type': 'application/json' },
      status: 400,
      code: 'body_malformed',
    },
    {
      name: 'another media type',
      request: many('PATCH', '@.n'),
      body: '{}',
      headers: { 'Content-Type': 'application/json-patch+json' },
      status: 415,
      code: 'media_type_unsupported',
    },
    {
      name: 'too large a body',
      request: many('PATCH', '@.n'),
      body: { text: 'x'.repeat(1_048_576) },
      status: 413,
      code: 'body_too_large',
    },
    {
      name: 'a number that would change, though no row fits',
      request: many('PATCH', '@.n > 3'),
      body: '{"n":9007199254740993}',
      headers: { 'Content-Type': 'application/json' },
      status: 422,
      code: 'value_unsupported',
      at: ['/n'],
    },
    ...['', '&dry_run=true'].map(
      (dry): Line => ({
        name: `a row that would be too large${dry}`,
        request: many('PATCH', '@.n', `max_rows=4${dry}`),
        given: [{ n: 1 }, { n: 2, text: 'x'.repeat(200_000) }, { n: 3 }],
        body: { more: 'y'.repeat(100_000) },
        status: 422,
        code: 'value_unsupported',
        at: [''],
        check: async (answer, { client: owner, collection }) => {
          expect(answer.json.detail).to.equal('Row 2 is larger than 256 KiB of JSON.');
          expect((await owner.get(`/v1/collections/${collection}/rows/1`)).json).to.deep.equal({
            id: 1,
            n: 1,
          });
        },
      }),
    ),
    {
      name: 'a row that would have too many fields',
      request: many('PATCH', '@.n'),
      given: [{ n: 1 }, { n: 2, ...Object.fromEntries(Array.from({ length: 999 }, (_, n) => [`f${n}`, 0])) }],
      body: { more: 1 },
      status: 422,
      code: 'value_unsupported',
      at: [''],
      check: ({ json }) => expect(json.detail).to.equal('Row 2 would have more than 1000 fields.'),
    },
    ...both('PATCH', { more: 1 }),
  ],
  { given, keys },
);

table(
  'DELETE rows',
  [
    {
      name: 'those that fit',
      request: many('DELETE', '@.done == false'),
      status: 200,
      json: { deleted: 3 },
      bears: { 'collection-cursor': /./, etag: null, 'content-type': 'application/json' },
      frames: [
        { event: 'delete', row: { id: 1, ...first } },
        { event: 'delete', row: { id: 3, ...third } },
        { event: 'delete', row: { id: 4, ...fourth } },
      ],
      check: async (answer, { client: owner, collection, frames }) => {
        expect(answer.headers['collection-cursor']).to.equal(frames.at(-1)!.cursor);
        const path = `/v1/collections/${collection}`;
        const list = await owner.get(`${path}/rows?offset=0`, { Prefer: 'count=exact' });
        expect(list.json).to.deep.equal([{ id: 2, n: 2, done: true }]);
        expect(list.headers['total-count']).to.equal('1');
      },
    },
    {
      name: 'a body is ignored',
      request: many('DELETE', '@.n == 1'),
      body: '{{{',
      status: 200,
      json: { deleted: 1 },
      frames: 1,
    },
    ...both('DELETE', undefined),
  ],
  { given, keys },
);

describe('rows written at once', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  const owner = () => client(service, service.key);
  const query = (filter: string, rest = 'max_rows=1000'): string =>
    `filter=${encodeURIComponent(filter)}&${rest}`;

  it('are 1,000 at most', async () => {
    const rows = `/v1/collections/${await owner().collection(Array.from({ length: 1_000 }, (_, n) => ({ n })))}/rows`;
    const all = `${rows}?${query('@.n >= 0')}`;
    expect((await owner().patch(all, { at: 1 })).json).to.deep.equal({ matched: 1_000, changed: 1_000 });
    await owner().post(rows, [{ n: 1_000 }]);
    expect((await owner().patch(all, { at: 2 })).code).to.equal('too_many_rows');
    expect((await owner().delete(all)).code).to.equal('too_many_rows');
    const others = `${rows}?${query('@.n > 0 && @.n < 1000')}`;
    expect((await owner().delete(others)).json).to.deep.equal({ deleted: 999 });
    expect((await owner().get(`${rows}?offset=1`)).json).to.deep.equal([{ id: 1_001, n: 1_000 }]);
  });

  it('reach filtered feeds as entering and leaving', async () => {
    const collection = await owner().collection([{ n: 1 }, { n: 2 }, { n: 3 }]);
    const watching = await feed(service, { key: service.key, collection, filter: '@.n >= 2' });
    const rows = `/v1/collections/${collection}/rows`;
    await owner().patch(`${rows}?${query('@.n == 2')}`, { n: 0 });
    await owner().patch(`${rows}?${query('@.n < 2')}`, { n: 5 });
    await owner().delete(`${rows}?${query('@.n == 5')}`);
    const frames = await watching.next(5);
    expect(frames.map(({ event, row }) => [event, row.id, row.n])).to.deep.equal([
      ['leave', 2, 2],
      ['enter', 1, 5],
      ['enter', 2, 5],
      ['delete', 1, 5],
      ['delete', 2, 5],
    ]);
    await watching.close();
  });

  it('keep indexes as they are to be', async () => {
    const count = 2_500;
    const rows = `/v1/collections/${await owner().collection()}/rows`;
    for (let from = 0; from < count; from += 500)
      await owner().post(
        rows,
        Array.from({ length: 500 }, (_, n) => ({ n: from + n, half: (from + n) % 2 })),
      );
    await owner().get(`${rows}?order_by=n&limit=1`);
    await untilIndexed(service, ({ whole, unfinished }) => whole > 0 && unfinished === 0);
    expect((await owner().patch(`${rows}?${query('@.n < 100')}`, { n: 1_000_000 })).json.changed).to.equal(
      100,
    );
    expect((await owner().delete(`${rows}?${query('@.n >= 2400 && @.n < 3000')}`)).json.deleted).to.equal(
      100,
    );
    expect(
      (await owner().patch(`${rows}?${query('@.n >= 100 && @.n < 200')}`, { half: 2 })).json.changed,
    ).to.equal(100);
    await untilIndexed(service, ({ whole, keys }) => keys === whole * 2_400);
    const sorted = await owner().get(`${rows}?order_by=n&limit=1000&offset=1900`, { Prefer: 'count=exact' });
    expect(sorted.headers['total-count']).to.equal('2400');
    const ids = sorted.json.map(({ id }: { id: number }) => id);
    const last = Array.from({ length: 500 }, (_, n) => (n < 400 ? 2_001 + n : n - 399));
    expect(ids).to.deep.equal(last);
  });

  it('are no more than 4 MiB, as they are or as they would be', async () => {
    const text = 'x'.repeat(250_000);
    const rows = `/v1/collections/${await owner().collection([])}/rows`;
    for (let n = 0; n < 17; n += 1) await owner().post(rows, [{ n, text }]);
    expect((await owner().patch(`${rows}?${query('@.n < 16')}`, { n: 0 })).json).to.deep.equal({
      matched: 16,
      changed: 15,
    });
    expect((await owner().patch(`${rows}?${query('@.text')}`, { n: 1 })).code).to.equal('too_many_rows');
    expect((await owner().delete(`${rows}?${query('@.text')}`)).code).to.equal('too_many_rows');
    const small = `/v1/collections/${await owner().collection(Array.from({ length: 30 }, (_, n) => ({ n })))}/rows`;
    expect((await owner().patch(`${small}?${query('@.n >= 0')}`, { text })).code).to.equal('too_many_rows');
    expect((await owner().patch(`${small}?${query('@.n < 16')}`, { text })).json.changed).to.equal(16);
  });

  it('are written once, whoever repeats the request with its key', async () => {
    const collection = await owner().collection([{ n: 1 }, { n: 2 }]);
    const rows = `/v1/collections/${collection}/rows`;
    const watching = await feed(service, { key: service.key, collection });
    const twice = async (method: string, target: string, body: object | undefined, key: string) => {
      const headers: Headers = { 'Idempotency-Key': key };
      const answer = await owner().send(method, target, body, headers);
      const again = await owner().send(method, target, body, headers);
      expect([again.status, again.text], again.text).to.deep.equal([answer.status, answer.text]);
      expect(again.headers['idempotent-replayed']).to.equal('true');
      expect(again.headers['collection-cursor']).to.equal(answer.headers['collection-cursor']);
      return answer.json;
    };
    const all = `${rows}?${query('@.n')}`;
    expect(await twice('PATCH', `${all}&dry_run=true`, { n: 2 }, `${collection}-1`)).to.deep.equal({
      matched: 2,
      changed: 1,
    });
    expect(await twice('PATCH', all, { n: 2 }, `${collection}-2`)).to.deep.equal({ matched: 2, changed: 1 });
    expect(await twice('PATCH', all, { n: 2 }, `${collection}-3`)).to.deep.equal({ matched: 2, changed: 0 });
    expect(await twice('DELETE', `${all}&dry_run=true`, undefined, `${collection}-4`)).to.deep.equal({
      deleted: 2,
    });
    expect(await twice('DELETE', all, undefined, `${collection}-5`)).to.deep.equal({ deleted: 2 });
    const events = (await watching.next(3)).map(({ event, row }) => `${event} ${row.id}`);
    expect(events).to.deep.equal(['update 1', 'delete 1', 'delete 2']);
    expect(await watching.drain(owner())).to.deep.equal([]);
    await watching.close();
  });
});
