import { expect } from 'chai';
import { changesBy } from '../../support/changes.js';
import type { Client } from '../../support/client.js';
import { type Frame, feed } from '../../support/feed.js';
import { untilIndexed } from '../../support/indexes.js';
import { begin, collection, follow, owner, range, rows, serve, service } from '../../support/observed.js';
import { type Line, table } from '../../support/table.js';

const put = 'PUT /v1/collections/{c}/rows/1';
const given = [{ text: 'a', n: 1, deep: { x: 1, y: [1, 2] }, none: null }, { text: 'other' }];
const fields = given[0]!;
const before_ = { id: 1, ...fields };
const { changes, changesNothing, refusals } = changesBy('PUT', before_);
const all = ['text', 'n', 'deep', 'none'];
const kibibyte = 1024;

table(
  'PUT row: the row becomes the body',
  [
    changes('another row', { title: 'b' }, { id: 1, title: 'b' }, [...all, 'title']),
    changes('no fields', {}, { id: 1 }, all),
    changes('no fields but its id', { id: 1 }, { id: 1 }, all),
    changes('its id first', { id: 1, n: 2 }, { id: 1, n: 2 }, all),
    changes('its id last', '{"n":2,"id":1}', { id: 1, n: 2 }, all),
    changes('its id spelled otherwise', '{"n":2,"id":1.0}', { id: 1, n: 2 }, all),
    changes('one field differs', { ...fields, n: 2 }, { ...before_, n: 2 }, ['n']),
    changes('one field more', { ...fields, more: false }, { ...before_, more: false }, ['more']),
    changes('a field less', { text: 'a', n: 1, none: null }, { id: 1, text: 'a', n: 1, none: null }, [
      'deep',
    ]),
    changes(
      'a field with null less',
      { text: 'a', n: 1, deep: fields.deep },
      { id: 1, text: 'a', n: 1, deep: fields.deep },
      ['none'],
    ),
    changes('null is stored, and removes nothing', { ...fields, n: null }, { ...before_, n: null }, ['n']),
    changes('null inside is stored', { ...fields, deep: { x: null } }, { ...before_, deep: { x: null } }, [
      'deep',
    ]),
    changes(
      'objects are replaced, not merged',
      { ...fields, deep: { z: 1 } },
      { ...before_, deep: { z: 1 } },
      ['deep'],
    ),
    changes('another type', { ...fields, n: '1' }, { ...before_, n: '1' }, ['n']),
    changes(
      'an array in another order',
      { ...fields, deep: { x: 1, y: [2, 1] } },
      { ...before_, deep: { x: 1, y: [2, 1] } },
      ['deep'],
    ),
    changes(
      'a field by another name',
      { Text: 'a', n: 1, deep: fields.deep, none: null },
      { id: 1, Text: 'a', n: 1, deep: fields.deep, none: null },
      ['text', 'Text'],
    ),
    changes('an empty name, and one with dots', { '': 0, 'a.b': 1 }, { id: 1, '': 0, 'a.b': 1 }, [
      ...all,
      '',
      'a.b',
    ]),
    changes('duplicate names, of which the last counts', '{"n":1,"n":2}', { id: 1, n: 2 }, all),
    changes(
      'names that objects inherit',
      '{"constructor":1,"toString":null}',
      JSON.parse('{"id":1,"constructor":1,"toString":null}'),
      [...all, 'constructor', 'toString'],
    ),
    changes('with a charset', '{"n":2}', { id: 1, n: 2 }, all, {
      'Content-Type': 'application/json; charset=utf-8',
    }),
    changes('1,000 fields', thousand(), { id: 1, ...thousand() }, [...all, ...Object.keys(thousand())]),
    changesNothing('the same fields', fields),
    changesNothing('the row as it is read', before_),
    changesNothing('the fields in another order', Object.fromEntries(Object.entries(fields).reverse())),
    changesNothing('fields inside in another order', { ...fields, deep: { y: [1, 2], x: 1 } }),
    changesNothing(
      'equal values spelled otherwise',
      '{ "text":"\\u0061","n":1.0e0,"deep":{"x":10e-1,"y":[1,2]},"none":null}',
    ),
  ],
  { given },
);

/** Returns the maximum number of fields of a row. */
function thousand(): Record<string, number> {
  return Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`f${n}`, n]));
}

table(
  'PUT row, refused',
  [
    ...refusals(),
    {
      name: '1,001 fields',
      request: put,
      body: { ...thousand(), more: 1 },
      status: 422,
      code: 'value_unsupported',
    },
    {
      name: 'a row that is too large',
      request: put,
      body: { a: 'x'.repeat(256 * kibibyte) },
      status: 422,
      code: 'value_unsupported',
    },
    ...[
      'text/plain',
      'application/merge-patch+json',
      'application/json-patch+json',
      'application/json; charset=latin1',
      '',
    ].map(
      (type): Line => ({
        name: `media type ${type || 'missing'}`,
        request: put,
        body: '{"n":2}',
        headers: { 'Content-Type': type },
        status: 415,
        code: 'media_type_unsupported',
      }),
    ),
    {
      name: 'all rows at once',
      request: 'PUT /v1/collections/{c}/rows',
      body: [],
      status: 405,
      code: 'method_not_allowed',
    },
    {
      name: 'a collection',
      request: 'PUT /v1/collections/{c}',
      body: {},
      status: 405,
      code: 'method_not_allowed',
    },
    { name: 'no key', request: put, body: {}, as: 'none', status: 401, code: 'key_missing' },
    {
      name: 'a key that only reads',
      request: put,
      body: {},
      as: 'reader',
      status: 403,
      code: 'scope_insufficient',
    },
    {
      name: 'a key of another collection',
      request: put,
      body: {},
      as: 'bound',
      status: 403,
      code: 'scope_insufficient',
    },
    {
      name: 'a key that only writes',
      request: 'PUT /v1/collections/notes/rows/1',
      body: { n: 2 },
      as: 'writer',
      status: 200,
      json: { id: 1, n: 2 },
    },
    {
      name: 'a key of this collection',
      request: 'PUT /v1/collections/notes/rows/1',
      body: {},
      as: 'bound',
      status: 200,
      json: { id: 1 },
    },
    {
      name: "another account's",
      request: put,
      body: {},
      as: 'other',
      status: 404,
      code: 'collection_not_found',
    },
    {
      name: 'HEAD is as GET',
      request: 'HEAD /v1/collections/{c}/rows/1',
      status: 200,
    },
    {
      name: 'TRACE',
      request: 'TRACE /v1/collections/{c}/rows/1',
      status: 405,
      code: 'method_not_allowed',
      bears: { allow: 'DELETE, GET, HEAD, PATCH, PUT' },
    },
    {
      name: 'OPTIONS',
      request: 'OPTIONS /v1/collections/{c}/rows/1',
      status: 405,
      code: 'method_not_allowed',
      bears: { allow: 'DELETE, GET, HEAD, PATCH, PUT' },
    },
  ],
  {
    given,
    keys: {
      reader: { scopes: ['read'] },
      writer: { scopes: ['write'] },
      bound: { collections: ['notes'] },
      other: { account: 'other' },
    },
    collections: { notes: [{ n: 1 }] },
  },
);

describe('PUT row', () => {
  before(() => serve());
  after(() => service.close());

  const row = () => `${rows}/1`;

  it('a row that was deleted is not made again', async () => {
    await begin([{}]);
    await owner.delete(row());
    expect((await owner.put(row(), { n: 1 })).code).to.equal('row_not_found');
    expect((await owner.put(`${rows}/2`, { n: 1 })).code).to.equal('row_not_found');
    expect((await owner.post(rows, [{}])).json).to.deep.equal([{ id: 2 }]);
  });

  it('is read back as it was put, and by feeds that are resumed', async () => {
    await begin([{ a: 1, b: 2 }]);
    const since = (await owner.get(rows)).headers['collection-cursor']!;
    const answer = await owner.put(row(), { b: 3, c: { d: [1e20, '\u{1f600}', null] } });
    const read = await owner.get(row());
    expect(read.json).to.deep.equal(answer.json);
    expect(read.headers.etag).to.equal(answer.headers.etag);
    const resumed = await feed(service, { key: service.key, collection, since });
    const [frame] = await resumed.next();
    expect(frame).to.deep.include({
      event: 'update',
      row: answer.json,
      cursor: answer.headers['collection-cursor'],
    });
    expect(frame!.changed).to.have.members(['a', 'b', 'c']);
  });

  const filtered: [name: string, given: object, body: object, frame: Partial<Frame> | undefined][] = [
    [
      'in, in',
      { open: true, n: 1 },
      { open: true, m: 1 },
      { event: 'update', row: { id: 1, open: true, m: 1 } },
    ],
    ['out, in', { open: false, n: 1 }, { open: true }, { event: 'enter', row: { id: 1, open: true } }],
    [
      'out, in by a field that was missing',
      { n: 1 },
      { open: true },
      { event: 'enter', row: { id: 1, open: true } },
    ],
    [
      'in, out',
      { open: true, n: 1 },
      { open: false, secret: 1 },
      { event: 'leave', row: { id: 1, open: true, n: 1 } },
    ],
    [
      'in, out by a field that is removed',
      { open: true, n: 1 },
      { secret: 1 },
      { event: 'leave', row: { id: 1, open: true, n: 1 } },
    ],
    ['in, out by no fields', { open: true }, {}, { event: 'leave', row: { id: 1, open: true } }],
    ['out, out', { open: false }, { secret: 1 }, undefined],
    ['no difference', { open: true, n: 1 }, { n: 1, open: true }, undefined],
  ];
  for (const [name, before, body, expected] of filtered) {
    it(`sends a feed with a filter: ${name}`, async () => {
      await begin([before]);
      const watching = await follow({ filter: '@.open == true' });
      const resumed = (await owner.get(rows)).headers['collection-cursor']!;
      await owner.put(row(), body);
      await owner.post(rows, [{ open: true, fence: true }]);
      for (const each of [watching, await follow({ filter: '@.open == true', since: resumed })]) {
        const frames: Frame[] = [];
        while (frames.at(-1)?.row?.fence !== true) frames.push(...(await each.next()));
        const [frame] = frames;
        expect(frames).to.have.length(expected ? 2 : 1);
        if (expected) expect(frame).to.deep.include(expected);
        expect(frame!.changed !== undefined).to.equal(expected?.event === 'update');
        await each.close();
      }
    });
  }

  it('lists by order, filter and index find the row where it is now', async () => {
    await begin();
    for (let from = 0; from < 2_500; from += 500)
      await owner.post(
        rows,
        range(from, from + 499).map((n) => ({ n, kind: n % 2 ? 'odd' : 'even' })),
      );
    const list = async (query: string) => {
      const { json, headers } = await owner.get(`${rows}?${query}`, { Prefer: 'count=exact' });
      return [headers['total-count'], ...json.map(({ id }: { id: number }) => id)];
    };
    const last = 'order_by=n&order=desc&limit=3';
    expect(await list(last)).to.deep.equal(['2500', 2_500, 2_499, 2_498]);
    await untilIndexed(service, ({ whole }) => whole > 0);
    await owner.put(row(), { n: 9_000, kind: 'odd' });
    await owner.put(`${rows}/2500`, { kind: 'even' });
    await owner.put(`${rows}/3`, { n: 2, kind: 'odd', more: true });
    expect(await list(last)).to.deep.equal(['2500', 1, 2_499, 2_498]);
    expect(await list('order_by=n&limit=3')).to.deep.equal(['2500', 2_500, 2, 3]);
    expect(await list(`filter=${encodeURIComponent('@.n >= 2497')}`)).to.deep.equal(['3', 1, 2_498, 2_499]);
    const odd = `filter=${encodeURIComponent('@.kind == "odd"')}&limit=4`;
    expect(await list(odd)).to.deep.equal(['1251', 1, 2, 3, 4]);
  });

  it('of many at once the last one stands, and each is a frame of its own', async () => {
    await begin([{}]);
    const watching = await follow();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => owner.put(row(), { [`f${n}`]: n })),
    );
    const frames = await watching.next(40);
    expect(new Set(answers.map(({ headers }) => headers['collection-cursor']))).to.have.property('size', 40);
    for (const { event, row: state, cursor } of frames) {
      expect(event).to.equal('update');
      const answer = answers.find(({ headers }) => headers['collection-cursor'] === cursor)!;
      expect(answer.json).to.deep.equal(state);
      expect(Object.keys(state)).to.have.length(2);
    }
    expect((await owner.get(row())).json).to.deep.equal(frames.at(-1)!.row);
  });

  it('returns the row of its version during concurrent changes', async () => {
    await begin([{ kept: 1 }]);
    const watching = await follow();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        n % 2 ? owner.patch(row(), { [`p${n}`]: n }) : owner.put(row(), { [`f${n}`]: n }),
      ),
    );
    let state: Record<string, unknown> = { id: 1, kept: 1 };
    for (const { cursor, row: told } of await watching.next(40)) {
      const index = answers.findIndex(({ headers }) => headers['collection-cursor'] === cursor);
      state = index % 2 ? { ...state, [`p${index}`]: index } : { id: 1, [`f${index}`]: index };
      expect(told).to.deep.equal(state);
      expect(answers[index]!.json).to.deep.equal(state);
    }
  });

  it('of many with the version that was read, one is let through', async () => {
    await begin([{ n: 0 }]);
    const { etag } = (await owner.get(row())).headers;
    const attempt = (caller: Client, n: number) => caller.put(row(), { n }, { 'If-Match': etag! });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => attempt(owner, n + 1)));
    expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
    expect(answers.filter(({ code }) => code === 'version_mismatch')).to.have.length(19);
  });
});
