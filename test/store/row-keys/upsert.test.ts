/** Upserts: rows that are inserted, or change the row with the same row key. */
import { expect } from 'chai';
import { type Answer, type Client, client } from '../../support/client.js';
import { feed } from '../../support/feed.js';
import { newIdempotencyKey } from '../../support/keyed.js';
import { startService, type TestService } from '../../support/service.js';

let service: TestService;
let owner: Client;
type Mode = 'update' | 'replace' | 'ignore';

async function place(rows: readonly object[] = [], fields: readonly string[] = ['k']) {
  const name = await owner.collection(rows);
  const path = `/v1/collections/${name}`;
  expect((await owner.put(`${path}/row-key`, { fields })).status).to.equal(200);
  const upsert = (mode: Mode, body: unknown, headers = {}) =>
    owner.post(`${path}/rows?on_conflict=${mode}`, body, headers);
  return { name, path, rows: `${path}/rows`, upsert };
}

const counts = ({ headers }: Answer) =>
  ['inserted', 'updated', 'unchanged'].map((name) => headers[`rows-${name}`]).join();
const pointers = ({ json }: Answer) => json.errors.map(({ pointer }: { pointer: string }) => pointer);

describe('an upsert', () => {
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  it('updates by a merge patch, and sends one frame for each change in order', async () => {
    const { name, upsert, rows } = await place([
      { k: 'a', n: 1, deep: { x: 1, y: 2 } },
      { k: 'b', n: 2 },
    ]);
    const changes = await feed(service, { key: service.key, collection: name });
    const body = [
      { k: 'new', n: null, deep: { z: null, w: 1 } },
      { k: 'a', n: 3, deep: { x: null } },
      { k: 'b' },
      { k: 'c', n: 4 },
    ];
    const first = await upsert('update', body);
    const after = [
      { id: 3, k: 'new', deep: { w: 1 } },
      { id: 1, k: 'a', n: 3, deep: { y: 2 } },
      { id: 2, k: 'b', n: 2 },
      { id: 4, k: 'c', n: 4 },
    ];
    expect([first.status, first.json, counts(first)]).to.deep.equal([200, after, '2,1,1']);
    const frames = await changes.next(3);
    expect(frames.map(({ event, row }) => [event, row])).to.deep.equal([
      ['insert', after[0]],
      ['update', after[1]],
      ['insert', after[3]],
    ]);
    expect(frames.map(({ seq }) => seq)).to.deep.equal([3, 4, 5]);
    const again = await upsert('update', body);
    expect([again.status, again.json, counts(again)]).to.deep.equal([200, after, '0,0,4']);
    expect(again.headers['collection-cursor']).to.equal(first.headers['collection-cursor']);
    expect((await owner.get(rows)).json).to.deep.equal(after.toSorted((a, b) => a.id - b.id));
    await owner.post(rows, [{ k: 'last' }]);
    expect((await changes.next())[0]!.row).to.deep.equal({ id: 5, k: 'last' });
    await changes.close();
  });

  it('replaces rows', async () => {
    const { upsert } = await place([
      { k: 'a', n: 1 },
      { k: 'b', n: 2 },
    ]);
    const answer = await upsert('replace', [
      { k: 'a', m: null },
      { k: 'c', x: null },
      { n: 2, k: 'b' },
    ]);
    expect(answer.json).to.deep.equal([
      { id: 1, k: 'a', m: null },
      { id: 3, k: 'c', x: null },
      { id: 2, k: 'b', n: 2 },
    ]);
    expect(counts(answer)).to.equal('1,1,1');
  });

  it('ignores rows that exist', async () => {
    const { upsert } = await place([{ k: 'a', n: 1 }]);
    const answer = await upsert('ignore', [
      { k: 'a', n: 2 },
      { k: 'b', n: null },
    ]);
    expect(answer.json).to.deep.equal([
      { id: 1, k: 'a', n: 1 },
      { id: 2, k: 'b', n: null },
    ]);
    expect(counts(answer)).to.equal('1,0,1');
  });

  it('returns only ids with return=minimal', async () => {
    const { upsert } = await place([{ k: 'a', n: 1 }]);
    const answer = await upsert('update', [{ k: 'b' }, { k: 'a', n: 2 }], { Prefer: 'return=minimal' });
    expect([answer.json, counts(answer), answer.headers['preference-applied']]).to.deep.equal([
      [{ id: 2 }, { id: 1 }],
      '1,1,0',
      'return=minimal',
    ]);
  });

  it('needs a row key, and a valid mode', async () => {
    const name = await owner.collection([{ k: 1 }]);
    const rows = `/v1/collections/${name}/rows`;
    const missing = await owner.post(`${rows}?on_conflict=update`, [{ k: 1 }]);
    expect([missing.status, missing.code]).to.deep.equal([409, 'row_key_missing']);
    for (const query of ['on_conflict=merge', 'on_conflict=', 'on_conflict=update&on_conflict=update'])
      expect((await owner.post(`${rows}?${query}`, [{ k: 1 }])).code).to.equal('parameter_invalid');
    const none = await owner.post('/v1/collections/none/rows?on_conflict=update', [{ k: 1 }]);
    expect(none.code).to.equal('collection_not_found');
    expect((await owner.get(rows)).json).to.deep.equal([{ id: 1, k: 1 }]);
  });

  it('stores nothing if a row is refused', async () => {
    const { path, upsert, rows } = await place([{ k: 'a', n: 1 }]);
    await owner.put(`${path}/schema`, {
      type: 'object',
      properties: { n: { type: 'integer' } },
      required: ['n'],
    });
    const before = (await owner.get(rows)).text;
    const firstTen = Array.from({ length: 10 }, (_, index) => `/${index}/n`);
    const refused: [body: object[], status: number, code: string, at: string[]][] = [
      [
        [
          { k: 'b', n: 1 },
          { k: 'a', n: 2 },
          { k: 'b', n: 3 },
        ],
        400,
        'body_invalid',
        ['/0', '/2'],
      ],
      [[{ k: 'b', n: 1 }, { n: 2 }], 422, 'row_invalid', ['/1/k']],
      [[{ k: 'b', n: 1 }, { k: null }], 422, 'row_invalid', ['/1/k']],
      [
        [
          { k: 'a', n: 'x' },
          { k: 'b', n: 1 },
        ],
        422,
        'row_invalid',
        ['/0/n'],
      ],
      [[{ k: 'a', n: 2 }, { k: 'b' }], 422, 'row_invalid', ['/1/n']],
      [
        [{ k: 'c' }, { k: 'a', n: 2 }, { k: 'a2', n: 'x' }, { k: 'd', n: 1.5 }],
        422,
        'row_invalid',
        ['/0/n', '/2/n', '/3/n'],
      ],
      [Array.from({ length: 12 }, (_, k) => ({ k })), 422, 'row_invalid', firstTen],
      [[{ k: 'a', n: null }], 422, 'row_invalid', ['/0/n']],
      [[{ k: 'a', n: 2, id: 1 }], 400, 'body_invalid', ['/0/id']],
      [[{ k: 'b', n: 1, t: 'x'.repeat(262_200) }], 422, 'value_unsupported', ['/0']],
    ];
    for (const [body, status, code, at] of refused) {
      const answer = await upsert('update', body);
      expect([answer.status, answer.code, pointers(answer)], JSON.stringify(body).slice(0, 80)).to.deep.equal(
        [status, code, at],
      );
      expect((await owner.get(rows)).text).to.equal(before);
    }
    const spelt = await owner.post(`${rows}?on_conflict=update`, '[{"k":1,"n":1},{"k":1.0,"n":1}]');
    expect([spelt.code, pointers(spelt)]).to.deep.equal(['body_invalid', ['/0', '/1']]);
    expect((await upsert('ignore', [{ k: 'a', n: 'x' }])).status).to.equal(200);
  });

  it('finds rows by value, whatever its spelling', async () => {
    const { rows } = await place([{ k: 1 }, { k: 0 }, { k: '1' }, { k: true }, { k: 2 ** 53 }, { k: 'é' }]);
    const sent =
      '[{"k":1.0},{"k":-0},{"k":"1"},{"k":true},{"k":9007199254740992.0},{"k":"\\u00e9"},{"k":"e\u0301"}]';
    const answer = await owner.post(`${rows}?on_conflict=update`, sent);
    expect(answer.json.map(({ id }: { id: number }) => id)).to.deep.equal([1, 2, 3, 4, 5, 6, 7]);
    expect(counts(answer)).to.equal('1,0,6');
  });

  it('uses all fields of the row key', async () => {
    const { upsert } = await place(
      [
        { a: 1, b: 1, n: 0 },
        { a: 1, b: 2, n: 0 },
      ],
      ['b', 'a'],
    );
    const answer = await upsert('update', [
      { b: 2, a: 1, n: 1 },
      { b: 1, a: 2, n: 1 },
    ]);
    expect(answer.json.map(({ id }: { id: number }) => id)).to.deep.equal([2, 3]);
  });

  it('of one key at once never fails, and never makes two rows', async () => {
    const { upsert, rows } = await place([{ k: 'old', writers: {} }]);
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          upsert('update', [
            { k: `${round} ${n % 4}`, writers: { [`w${n}`]: round } },
            { k: 'old', writers: { [`r${round}w${n}`]: 1 } },
          ]),
        ),
      );
      expect(answers.map(({ status }) => status)).to.deep.equal(Array(40).fill(200));
      expect(answers.reduce((sum, { headers }) => sum + Number(headers['rows-inserted']), 0)).to.equal(4);
    }
    const { json } = await owner.get(`${rows}?limit=1000`);
    expect(json.length).to.equal(21);
    for (const row of json) expect(Object.keys(row.writers).length).to.equal(row.k === 'old' ? 200 : 10);
  });

  it('works with inserts, updates and deletes of the same rows at once', async () => {
    const { upsert, rows } = await place();
    const tasks = Array.from({ length: 200 }, (_, n) => {
      const k = n % 5;
      if (n % 4 === 0) return owner.post(rows, [{ k, n }]);
      if (n % 4 === 1) return owner.delete(`${rows}?filter=${encodeURIComponent(`@.k == ${k}`)}&max_rows=1`);
      return upsert(n % 3 === 0 ? 'replace' : 'update', [{ k, n }]);
    });
    for (const { status, code } of await Promise.all(tasks))
      expect([status, code].join()).to.be.oneOf(['200,', '201,', '409,row_key_taken']);
    const { json } = await owner.get(rows);
    expect(new Set(json.map(({ k }: { k: number }) => k)).size).to.equal(json.length);
  });

  it('is executed once with an idempotency key', async () => {
    const { upsert, rows } = await place([{ k: 'a', n: 1 }]);
    const headers = { 'Idempotency-Key': newIdempotencyKey() };
    const body = [{ k: 'b', n: null }, { k: 'a', n: 2 }, { k: 'c' }];
    const first = await upsert('update', body, headers);
    await owner.delete(`${rows}/1`);
    const again = await upsert('update', body, headers);
    expect([again.status, again.text, counts(again)]).to.deep.equal([200, first.text, counts(first)]);
    expect(again.headers['idempotent-replayed']).to.equal('true');
    expect((await upsert('replace', body, headers)).code).to.equal('idempotency_key_reused');
    expect((await owner.get(rows)).json.length).to.equal(2);
  });

  it('changes 1,000 rows, and refuses rows that are too large in total', async () => {
    const { upsert, rows } = await place();
    const body = Array.from({ length: 1_000 }, (_, k) => ({ k, n: 0 }));
    expect(counts(await upsert('update', body))).to.equal('1000,0,0');
    const half = body.map(({ k }) => ({ k: k + 500, n: k % 2 }));
    expect(counts(await upsert('update', half))).to.equal('500,250,250');
    const long = 'x'.repeat(250_000);
    for (let k = 0; k < 20; k += 1) await owner.patch(`${rows}/${k + 1}`, { long });
    const many = Array.from({ length: 20 }, (_, k) => ({ k, n: 5 }));
    expect((await upsert('update', many)).code).to.equal('too_many_rows');
    expect(counts(await upsert('update', many.slice(0, 10)))).to.equal('0,10,0');
  });

  it('changes short and long rows that other writes change at the same time', async () => {
    const { upsert, rows } = await place();
    // More than a group of several writes reads.
    const long = 'x'.repeat(200_000);
    for (let k = 0; k < 6; k += 1) await owner.post(rows, [k % 2 === 0 ? { k, long } : { k }]);
    const keys = [0, 1, 2, 3, 4, 5, 6];
    const answers = await Promise.all(
      keys.flatMap((k) => [
        upsert('update', [{ k, a: 1 }]),
        ...(k < 6 ? [owner.patch(`${rows}/${k + 1}`, { b: 2 })] : []),
        upsert('update', [{ k, c: 3 }]),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([200]));
    const stored = (await owner.get(rows)).json.map((row: object) => ({ ...row, long: 'long' in row }));
    expect(stored).to.deep.equal(
      keys.map((k) => ({ id: k + 1, k, a: 1, ...(k < 6 && { b: 2 }), c: 3, long: k < 6 && k % 2 === 0 })),
    );
  });
});
