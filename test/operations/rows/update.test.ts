import { expect } from 'chai';
import { changesBy } from '../../support/changes.js';
import { type Client, client, type Headers } from '../../support/client.js';
import { feed } from '../../support/feed.js';
import { startService, type TestService } from '../../support/service.js';
import { type Line, table } from '../../support/table.js';

const patch = 'PATCH /v1/collections/{c}/rows/1';
const given = [{ text: 'a', n: 1, deep: { x: 1, y: [1, 2] }, none: null }, { text: 'other' }];
const before_ = { id: 1, ...given[0] };
const merge: Headers = { 'Content-Type': 'application/merge-patch+json' };

const { changes, changesNothing, refusals } = changesBy('PATCH', before_);

table(
  'PATCH row, application/json: shallow',
  [
    changes('a new value', { n: 2 }, { ...before_, n: 2 }, ['n']),
    changes('a new field', { more: true }, { ...before_, more: true }, ['more']),
    changes('several fields', { n: 2, text: 'b', z: 0 }, { ...before_, n: 2, text: 'b', z: 0 }, [
      'n',
      'text',
      'z',
    ]),
    changes('only what differs is named', { n: 2, text: 'a' }, { ...before_, n: 2 }, ['n']),
    changes('null is stored', { n: null }, { ...before_, n: null }, ['n']),
    changes('null in a new field is stored', { more: null }, { ...before_, more: null }, ['more']),
    changes('nested values are replaced', { deep: { x: 1 } }, { ...before_, deep: { x: 1 } }, ['deep']),
    changes('null inside is stored', { deep: { x: null } }, { ...before_, deep: { x: null } }, ['deep']),
    changes('another type', { n: '1' }, { ...before_, n: '1' }, ['n']),
    changes(
      'an array in another order',
      { deep: { x: 1, y: [2, 1] } },
      { ...before_, deep: { x: 1, y: [2, 1] } },
      ['deep'],
    ),
    changes('its own id beside others', { id: 1, n: 2 }, { ...before_, n: 2 }, ['n']),
    changes('with a charset', '{"n":2}', { ...before_, n: 2 }, ['n'], {
      'Content-Type': 'application/json; charset=utf-8',
    }),
    changesNothing('{}', {}),
    changesNothing('equal values', { n: 1, text: 'a', none: null }),
    changesNothing('equal values spelled otherwise', '{"n":1.0,"text":"\\u0061"}'),
    changesNothing('keys in another order', '{"deep":{"y":[1,2],"x":1}}'),
    changesNothing('only its own id', { id: 1 }),
    changesNothing('whitespace', ' { } '),
  ],
  { given },
);

table(
  'PATCH row, application/merge-patch+json: RFC 7396',
  [
    changes('a new value', { n: 2 }, { ...before_, n: 2 }, ['n'], merge),
    changes(
      'null removes',
      { n: null },
      { id: 1, text: 'a', deep: given[0]!.deep, none: null },
      ['n'],
      merge,
    ),
    changes(
      'null removes a null',
      { none: null },
      { id: 1, text: 'a', n: 1, deep: given[0]!.deep },
      ['none'],
      merge,
    ),
    changes(
      'objects are merged',
      { deep: { x: 2, z: 3 } },
      { ...before_, deep: { x: 2, y: [1, 2], z: 3 } },
      ['deep'],
      merge,
    ),
    changes('null removes inside', { deep: { y: null } }, { ...before_, deep: { x: 1 } }, ['deep'], merge),
    changes(
      'arrays are replaced',
      { deep: { y: [null] } },
      { ...before_, deep: { x: 1, y: [null] } },
      ['deep'],
      merge,
    ),
    changes(
      'an object over a value',
      { text: { a: 1, b: null } },
      { ...before_, text: { a: 1 } },
      ['text'],
      merge,
    ),
    changes('a value over an object', { deep: 'flat' }, { ...before_, deep: 'flat' }, ['deep'], merge),
    changes(
      'nulls in a new object are dropped',
      { more: { a: null, b: { c: null } } },
      { ...before_, more: { b: {} } },
      ['more'],
      merge,
    ),
    changesNothing('{}', {}, merge),
    changesNothing('removing what is not there', { nothing: null }, merge),
    changesNothing('an empty merge of an object', { deep: {} }, merge),
    changesNothing('removing inside what is not there', { deep: { nothing: null } }, merge),
    changesNothing('only its own id', { id: 1 }, merge),
    {
      name: 'removing the id',
      request: patch,
      body: { id: null },
      headers: merge,
      status: 400,
      code: 'body_invalid',
      at: ['/id'],
    },
  ],
  { given },
);

const kibibyte = 1024;
table(
  'PATCH row, refused',
  [
    ...[{}, merge].flatMap((headers): Line[] => [
      ...refusals(headers),
      {
        name: 'a row that would become too large',
        request: patch,
        given: [{ a: 'x'.repeat(200 * kibibyte) }],
        body: { b: 'x'.repeat(100 * kibibyte) },
        headers,
        status: 422,
        code: 'value_unsupported',
      },
      {
        name: 'a row that would have 1,001 fields',
        request: patch,
        given: [Object.fromEntries(Array.from({ length: 999 }, (_, n) => [`f${n}`, n]))],
        body: { a: 1, b: 2 },
        headers,
        status: 422,
        code: 'value_unsupported',
      },
    ]),
    ...[
      'text/plain',
      'application/json-patch+json',
      'application/json; charset=latin1',
      'application/merge-patch+json; charset=utf-16',
      '',
    ].map(
      (type): Line => ({
        name: `media type ${type || 'missing'}`,
        request: patch,
        body: '{"n":2}',
        headers: { 'Content-Type': type },
        status: 415,
        code: 'media_type_unsupported',
      }),
    ),
  ],
  { given },
);

describe('PATCH row, If-Match', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  it('changes the row only in that version', async () => {
    const collection = await owner.collection(given);
    const row = `/v1/collections/${collection}/rows/1`;
    const watching = await feed(service, { key: service.key, collection });
    const { etag: first } = (await owner.get(row)).headers;
    const changed = await owner.patch(row, { n: 2 }, { 'If-Match': first! });
    expect(changed.status).to.equal(200);
    const second = changed.headers.etag!;
    for (const stale of [first!, `W/${second}`, '"other"', `${first!}, "x"`]) {
      const refused = await owner.patch(row, { n: 3 }, { 'If-Match': stale });
      expect(refused.code, stale).to.equal('version_mismatch');
    }
    expect((await owner.patch(row, {}, { 'If-Match': first! })).code).to.equal('version_mismatch');
    expect((await owner.patch(row, { n: 3 }, { 'If-Match': `"x", ${second}` })).status).to.equal(200);
    expect((await owner.patch(row, { n: 4 }, { 'If-Match': '*' })).status).to.equal(200);
    const frames = await watching.drain(owner);
    expect(frames.map((frame) => frame.row.n)).to.deep.equal([2, 3, 4]);
  });

  it('lets one of many through', async () => {
    const collection = await owner.collection(given);
    const row = `/v1/collections/${collection}/rows/1`;
    const { etag } = (await owner.get(row)).headers;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => owner.patch(row, { n: n + 100 }, { 'If-Match': etag! })),
    );
    expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
    expect(answers.filter(({ code }) => code === 'version_mismatch')).to.have.length(19);
  });

  it('of a missing row is 404, and a malformed one 400', async () => {
    const collection = await owner.collection(given);
    const path = `/v1/collections/${collection}/rows`;
    expect((await owner.patch(`${path}/9`, {}, { 'If-Match': '*' })).code).to.equal('row_not_found');
    expect((await owner.patch(`${path}/9`, {}, { 'If-Match': '"x"' })).code).to.equal('row_not_found');
    for (const value of ['x', '"x', '"x" "y"']) {
      const refused = await owner.patch(`${path}/1`, {}, { 'If-Match': value });
      expect(refused.code).to.equal('parameter_invalid');
      expect(refused.json.errors[0].parameter.toLowerCase()).to.equal('if-match');
    }
  });

  it('loses no concurrent change', async () => {
    const collection = await owner.collection([{}]);
    const row = `/v1/collections/${collection}/rows/1`;
    const watching = await feed(service, { key: service.key, collection });
    const fields = Array.from({ length: 40 }, (_, n) => `f${n}`);
    await Promise.all(fields.map((field) => owner.patch(row, { [field]: 1 })));
    const { json } = await owner.get(row);
    expect(json).to.deep.equal({ id: 1, ...Object.fromEntries(fields.map((field) => [field, 1])) });
    const frames = await watching.next(40);
    expect(frames.flatMap((frame) => frame.changed)).to.have.members(fields);
    expect(frames.at(-1)!.row).to.deep.equal(json);
  });
});
