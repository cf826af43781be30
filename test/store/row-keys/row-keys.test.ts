/** The row key of a collection: set, get and remove it, and writes that respect it. */
import { expect } from 'chai';
import type { Scope } from '../../../src/access/keys.js';
import { type Client, client } from '../../support/client.js';
import { stallDriver } from '../../support/driver.js';
import { eventually } from '../../support/eventually.js';
import { feed } from '../../support/feed.js';
import { newKey } from '../../support/registry.js';
import { startService, type TestService } from '../../support/service.js';

let service: TestService;
let owner: Client;

interface Place {
  readonly name: string;
  readonly key: string;
  readonly rows: string;
}

async function place(rows: readonly object[] = [], fields?: readonly string[]): Promise<Place> {
  const name = await owner.collection(rows);
  const path = `/v1/collections/${name}`;
  const made = { name, key: `${path}/row-key`, rows: `${path}/rows` };
  if (fields !== undefined) expect((await owner.put(made.key, { fields })).status).to.equal(200);
  return made;
}

const filtered = (rows: string, filter: string) => owner.get(`${rows}?filter=${encodeURIComponent(filter)}`);

describe('the row key of a collection', () => {
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  it('is set, returned, replaced and removed', async () => {
    const { key, rows } = await place([{ sku: 'a', n: 1 }]);
    expect([(await owner.get(key)).code, (await owner.delete(key)).code]).to.deep.equal([
      'row_key_not_found',
      'row_key_not_found',
    ]);
    for (const fields of [['sku'], ['sku'], ['n', 'sku'], ['sku', 'n'], ['n']]) {
      const set = await owner.put(key, { fields });
      expect([set.status, set.json]).to.deep.equal([200, { fields }]);
      expect((await owner.get(key)).json).to.deep.equal({ fields });
    }
    expect((await owner.post(rows, [{ sku: 'a', n: 1 }])).code).to.equal('row_key_taken');
    expect((await owner.delete(key)).status).to.equal(204);
    expect((await owner.get(key)).code).to.equal('row_key_not_found');
    expect((await owner.post(rows, [{ sku: 'a', n: 1 }])).status).to.equal(201);
  });

  it('belongs to a collection that exists', async () => {
    const none = '/v1/collections/none/row-key';
    const answers = [
      await owner.get(none),
      await owner.put(none, { fields: ['a'] }),
      await owner.delete(none),
    ];
    expect(answers.map(({ code }) => code)).to.deep.equal(Array(3).fill('collection_not_found'));
    const { name, key, rows } = await place([{ a: 1 }], ['a']);
    expect((await owner.delete(`/v1/collections/${name}`)).status).to.equal(204);
    expect((await owner.post('/v1/collections', { name })).status).to.equal(201);
    expect((await owner.get(key)).code).to.equal('row_key_not_found');
    expect((await owner.post(rows, [{ a: 1 }, { a: 1 }])).status).to.equal(201);
  });

  it('needs valid field names', async () => {
    const { key } = await place();
    const cases: [body: unknown, pointer: string][] = [
      [{}, '/fields'],
      [{ fields: [] }, '/fields'],
      [{ fields: 'sku' }, '/fields'],
      [{ fields: ['a', 'b', 'c', 'd'] }, '/fields'],
      [{ fields: ['a', 'a'] }, '/fields'],
      [{ fields: ['a', 'id'] }, '/fields/1'],
      [{ fields: [''] }, '/fields/0'],
      [{ fields: ['x'.repeat(129)] }, '/fields/0'],
      [{ fields: ['a\n'] }, '/fields/0'],
      [{ fields: [1] }, '/fields/0'],
      ['{"fields":["\\ud800"]}', '/fields/0'],
      [{ fields: ['a'], unique: true }, '/unique'],
    ];
    for (const [body, pointer] of cases) {
      const { status, code, json } = await owner.put(key, body);
      expect([status, code, json.errors[0].pointer], JSON.stringify(body)).to.deep.equal([
        400,
        'body_invalid',
        pointer,
      ]);
    }
    const long = [{ fields: ['x'.repeat(128), 'a,b', '__proto__'] }, { fields: ['\u{1f600}'.repeat(128)] }];
    for (const body of long) expect((await owner.put(key, body)).status).to.equal(200);
    expect((await owner.put(`${key}?dry=true`, { fields: ['a'] })).code).to.equal('parameter_invalid');
  });

  it('needs the scopes of a schema', async () => {
    const { key } = await place([], ['a']);
    const statuses = async (scopes: Scope[]) => {
      const caller = client(service, (await newKey(service, { scopes })).text);
      return [
        (await caller.get(key)).status,
        (await caller.put(key, { fields: ['a'] })).status,
        (await caller.delete(key)).status,
      ];
    };
    expect(await statuses(['read', 'write'])).to.deep.equal([200, 403, 403]);
    expect(await statuses(['admin'])).to.deep.equal([403, 403, 204]);
    expect(await statuses(['admin', 'read'])).to.deep.equal([404, 200, 204]);
  });

  it('rejects each write that would make two rows equal, and stores nothing', async () => {
    const { name, rows } = await place(
      [
        { sku: 'a', n: 1 },
        { sku: 'b', n: 2 },
      ],
      ['sku'],
    );
    const changes = await feed(service, { key: service.key, collection: name });
    const before = (await owner.get(rows)).text;
    const taken = async (method: string, path: string, body: unknown, errors: unknown[]) => {
      const { status, code, json } = await owner.send(method, `${rows}${path}`, body);
      expect([status, code]).to.deep.equal([409, 'row_key_taken']);
      expect(
        json.errors.map(({ pointer, id }: { pointer: string; id?: number }) => [pointer, id]),
      ).to.deep.equal(errors);
      expect((await owner.get(rows)).text).to.equal(before);
    };
    await taken('POST', '', [{ sku: 'c' }, { sku: 'a' }], [['/1', 1]]);
    await taken('POST', '', [{ sku: 'c' }, { sku: 'd' }, { sku: 'c' }], [['/2', undefined]]);
    await taken('PATCH', '/2', { sku: 'a' }, [['', 1]]);
    await taken('PUT', '/1', { sku: 'b' }, [['', 2]]);
    const all = `?filter=${encodeURIComponent('@.n > 0')}&max_rows=9`;
    await taken('PATCH', `${all}`, { sku: 'z' }, [['', undefined]]);
    await taken('PATCH', `?filter=${encodeURIComponent('@.n == 2')}&max_rows=9`, { sku: 'a' }, [['', 1]]);
    await taken('PATCH', `${all}`, { sku: 'a' }, [['', 1]]);
    await taken('PATCH', `${all}&dry_run=true`, { sku: 'a' }, [['', 1]]);
    // The next frame is of a write that is accepted.
    await owner.post(rows, [{ sku: 'c' }]);
    const [frame] = await changes.next();
    expect([frame!.event, frame!.row]).to.deep.equal(['insert', { id: 3, sku: 'c' }]);
    await changes.close();
  });

  it('rejects each write of a value that a row key cannot have', async () => {
    const { rows } = await place([{ sku: 'a', at: 1 }], ['sku', 'at']);
    const before = (await owner.get(rows)).text;
    const long = 'é'.repeat(128);
    for (const value of [null, [], {}, [1], `${long}x`, undefined]) {
      for (const [method, path, body, prefix] of [
        [
          'POST',
          '',
          [
            { sku: 'b', at: 1 },
            { sku: value, at: 2 },
          ],
          '/1',
        ],
        ['PUT', '/1', { sku: value, at: 1 }, ''],
        ['PATCH', '/1', { sku: value }, ''],
        ['PATCH', `?filter=${encodeURIComponent('@.at == 1')}&max_rows=9`, { sku: value }, ''],
      ] as const) {
        if (method === 'PATCH' && value === undefined) continue;
        const { status, code, json } = await owner.send(method, `${rows}${path}`, body);
        const label = `${method} ${JSON.stringify(value)}`;
        expect([status, code, json?.errors?.[0].pointer], label).to.deep.equal([
          422,
          'row_invalid',
          `${prefix}/sku`,
        ]);
      }
    }
    expect(
      (await owner.post(rows, [{}])).json.errors.map(({ pointer }: { pointer: string }) => pointer),
    ).to.deep.equal(['/0/sku', '/0/at']);
    const merge = { 'Content-Type': 'application/merge-patch+json' };
    expect((await owner.patch(`${rows}/1`, { at: null }, merge)).json.errors[0].pointer).to.equal('/at');
    expect((await owner.get(rows)).text).to.equal(before);
    expect((await owner.post(rows, [{ sku: long, at: true }])).status).to.equal(201);
  });

  it('compares numbers as doubles, strings by code points, and distinguishes types', async () => {
    const { rows } = await place([], ['k']);
    const stored: [spelling: string, isNew: boolean][] = [
      ['1', true],
      ['1.0', false],
      ['1e0', false],
      ['100e-2', false],
      ['"1"', true],
      ['true', true],
      ['"true"', true],
      ['false', true],
      ['0', true],
      ['-0', false],
      ['-0.0', false],
      ['""', true],
      ['" "', true],
      ['9007199254740992', true],
      ['9007199254740992.0', false],
      ['9007199254740991', true],
      ['1e308', true],
      ['-1e308', true],
      ['5e-324', true],
      ['"\u00e9"', true],
      ['"e\u0301"', true],
      ['"\\u00e9"', false],
      ['"a"', true],
      ['"A"', true],
      ['"a "', true],
      ['"\u{1f600}"', true],
      ['"\\ud83d\\ude00"', false],
      ['"\uff5e"', true],
      [`"${'x'.repeat(255)}"`, true],
      [`"${'x'.repeat(256)}"`, true],
      [`"${'x'.repeat(256)}"`, false],
      [`"${'x'.repeat(255)}y"`, true],
    ];
    for (const [spelling, isNew] of stored) {
      const { status, code } = await owner.post(rows, `[{"k":${spelling}}]`);
      expect([status, code], spelling).to.deep.equal(isNew ? [201, undefined] : [409, 'row_key_taken']);
    }
  });

  it('is free again after its row was deleted or has got another', async () => {
    const { rows } = await place([{ k: 1 }, { k: 2 }], ['k']);
    expect((await owner.patch(`${rows}/1`, { k: 3 })).status).to.equal(200);
    expect((await owner.patch(`${rows}/2`, { k: 1 })).status).to.equal(200);
    expect((await owner.put(`${rows}/2`, { k: 1, more: true })).status).to.equal(200);
    expect((await owner.delete(`${rows}/1`)).status).to.equal(204);
    expect((await owner.post(rows, [{ k: 3 }, { k: 2 }])).status).to.equal(201);
    expect(
      (await owner.delete(`${rows}?filter=${encodeURIComponent('@.k > 0')}&max_rows=9`)).json.deleted,
    ).to.equal(3);
    expect((await owner.post(rows, [{ k: 1 }, { k: 2 }, { k: 3 }])).status).to.equal(201);
  });

  it('is taken by exactly one of many writes at once', async () => {
    const { rows } = await place([{ k: 0 }], ['k']);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => owner.post(rows, [{ k: `new ${n % 6}`, n }])),
    );
    const created = answers.filter(({ status }) => status === 201);
    expect(created.map(({ json }) => json[0].k).sort()).to.deep.equal(
      [0, 1, 2, 3, 4, 5].map((n) => `new ${n}`),
    );
    for (const { status, code, json } of answers) {
      if (status === 201) continue;
      expect(code).to.equal('row_key_taken');
      const { id } = json.errors[0];
      const winner = created.find((each) => each.json[0].id === id)!;
      expect(winner).to.not.equal(undefined);
    }
    const moved = await Promise.all(
      created.map(({ json }) => owner.patch(`${rows}/${json[0].id}`, { k: 'same' })),
    );
    expect(moved.filter(({ status }) => status === 200).length).to.equal(1);
    expect(moved.filter(({ code }) => code === 'row_key_taken').length).to.equal(5);
  });

  it('is not set if rows do not conform, and names the first ten of them', async () => {
    const wrong = [null, [], {}, 'x'.repeat(257), undefined];
    const given = [
      { k: 'a' },
      { k: 'b' },
      { k: 'a' },
      ...wrong.map((k) => ({ k })),
      { k: 'a' },
      { k: 'x'.repeat(256) },
      { k: 'x'.repeat(256) },
      ...Array.from({ length: 20 }, () => ({ k: 'z' })),
    ];
    const { name, key, rows } = await place(given);
    const before = (await owner.get(`/v1/collections/${name}`)).text;
    for (const query of ['', '?dry_run=true']) {
      const { status, code, json } = await owner.put(`${key}${query}`, { fields: ['k'] });
      expect([status, code, json.checked]).to.deep.equal([409, 'rows_mismatch', given.length]);
      expect(json.errors.map(({ id }: { id: number }) => id)).to.deep.equal([
        3, 4, 5, 6, 7, 8, 9, 11, 13, 14,
      ]);
      expect(json.errors.map(({ pointer }: { pointer: string }) => pointer)).to.deep.equal([
        '',
        ...wrong.map(() => '/k'),
        '',
        '',
        '',
        '',
      ]);
      expect((await owner.get(`/v1/collections/${name}`)).text).to.equal(before);
      expect((await owner.get(key)).code).to.equal('row_key_not_found');
    }
    expect((await owner.post(rows, [{ k: 'a' }])).status).to.equal(201);
  });

  it('is not set if two rows have the same key of 256 bytes, however many other such keys there are', async () => {
    const long = (n: number) => `${n}`.padStart(256, '0');
    const { key, rows } = await place(Array.from({ length: 250 }, (_, n) => ({ k: long(n) })));
    for (const n of [0, 98, 99, 100, 199, 249]) {
      const copy = (await owner.post(rows, [{ k: long(n) }])).json[0].id;
      const { status, json } = await owner.put(key, { fields: ['k'] });
      expect([status, json.errors?.map(({ id }: { id: number }) => id)]).to.deep.equal([409, [copy]]);
      expect((await owner.delete(`${rows}/${copy}`)).status).to.equal(204);
    }
    expect((await owner.put(key, { fields: ['k'] })).status).to.equal(200);
  });

  it('is checked and not set by a dry run', async () => {
    const { key, rows } = await place([{ k: 1 }, { k: 2 }]);
    const dry = await owner.put(`${key}?dry_run=true`, { fields: ['k'] });
    expect([dry.status, dry.json]).to.deep.equal([200, { fields: ['k'] }]);
    expect((await owner.get(key)).code).to.equal('row_key_not_found');
    expect((await owner.post(rows, [{ k: 1 }])).status).to.equal(201);
  });

  it('is not removed while another request sets it', async () => {
    const { key } = await place([{ k: 1, j: 2 }], ['k']);
    const reads: string[] = [];
    const release = stallDriver(
      (sql) => reads.push(sql),
      (sql) => /FROM rows/.test(sql),
    );
    const setting = owner.put(key, { fields: ['j'] });
    await eventually('its rows are read', () => reads.length > 0);
    const removed = await owner.delete(key);
    release();
    expect(removed.code).to.equal('row_key_busy');
    expect([removed.status, removed.headers['retry-after']]).to.deep.equal([409, '1']);
    expect((await setting).status).to.equal(200);
    expect((await owner.get(key)).json).to.deep.equal({ fields: ['j'] });
  });

  it('is set by one of two requests at once', async () => {
    const { key } = await place(Array.from({ length: 1_000 }, (_, k) => ({ k, j: 0 })));
    const answers = await Promise.all([['k'], ['k', 'j']].map((fields) => owner.put(key, { fields })));
    const busy = answers.filter(({ code }) => code === 'row_key_busy');
    const set = answers.filter(({ status }) => status === 200);
    expect([set.length + busy.length, set.length > 0]).to.deep.equal([2, true]);
    expect(busy.map(({ headers }) => headers['retry-after'])).to.deep.equal(busy.map(() => '1'));
    // Without a busy one, the two were set one after the other, in either order.
    expect(set.map(({ text }) => text)).to.include((await owner.get(key)).text);
  });

  it('serves a filter for all of its fields', async () => {
    const given = Array.from({ length: 300 }, (_, n) => ({ a: n % 7, b: `b${n % 9}`, c: n, d: n % 2 }));
    const { rows } = await place(given, ['c', 'a', 'b']);
    const some = given[100]!;
    const filter = `@.b == "${some.b}" && @.a == ${some.a} && @.c == ${some.c}.0`;
    for (const more of ['', ' && @.d == 0', ' && @.d == 1', ' && @.id > 5'])
      for (const sort of ['', '&sort=d:desc', '&sort=a:asc&sort=id:desc', '&order=desc']) {
        const path = `${rows}?filter=${encodeURIComponent(filter + more)}${sort}`;
        const { json, headers } = await owner.get(path, { Prefer: 'count=exact' });
        const expected = more === ' && @.d == 1' ? [] : [{ id: 101, ...some }];
        expect(json, path).to.deep.equal(expected);
        expect(headers['total-count']).to.equal(String(expected.length));
      }
    expect((await filtered(rows, `@.b == null && @.a == 1 && @.c == 2`)).json).to.deep.equal([]);
  });
});
