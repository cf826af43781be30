/** Upserts in batches: operations that insert a row, or change the row with the same row key. */
import { expect } from 'chai';
import { client } from '../../../support/client.js';
import { feed } from '../../../support/feed.js';
import { newIdempotencyKey } from '../../../support/keyed.js';
import { startService, type TestService } from '../../../support/service.js';

type Mode = 'update' | 'replace' | 'ignore';
const upsert = (row: object, on_conflict: Mode = 'update') => ({ op: 'upsert', row, on_conflict });
const insert = (row: object) => ({ op: 'insert', row });
const inserted = (row: object) => ({ outcome: 'inserted', row });
const updated = (row: object) => ({ outcome: 'updated', row });
const replaced = (row: object) => ({ outcome: 'replaced', row });
const unchanged = (row: object) => ({ outcome: 'unchanged', row });

describe('upserts in batches', () => {
  let service: TestService;
  before(async () => {
    service = await startService();
  });
  after(() => service.close());

  async function place(rows: readonly object[], fields: readonly string[] | undefined = ['k']) {
    const owner = client(service, service.key);
    const collection = await owner.collection(rows);
    const path = `/v1/collections/${collection}`;
    if (fields.length > 0) expect((await owner.put(`${path}/row-key`, { fields })).status).to.equal(200);
    const watching = await feed(service, { key: service.key, collection });
    return {
      owner,
      path,
      send: (operations: readonly unknown[], headers = {}) =>
        owner.post(`${path}/batch`, { operations }, headers),
      rows: async () => (await owner.get(`${path}/rows`)).json,
      frames: async (count: number) =>
        (await watching.next(count)).map(({ event, row, changed }) => [
          event,
          row,
          changed && [...changed].sort(),
        ]),
      /** Changes the row, and fails if another frame comes before the frame of this change. */
      close: async (id = 1) => {
        expect((await owner.patch(`${path}/rows/${id}`, { last: true })).status).to.equal(200);
        const [last] = await watching.next(1);
        expect(last).to.deep.include({ event: 'update', changed: ['last'] });
        expect(last!.row).to.include({ id });
        await watching.close();
      },
    };
  }

  it('store the same row in whatever order the members of the operation are', async () => {
    const { send, rows } = await place([]);
    const row = (k: string) => ({ k, on_conflict: 'update', row: { id: 1 }, n: 1.5 });
    const { status } = await send([
      { op: 'upsert', row: row('a'), on_conflict: 'update' },
      { on_conflict: 'update', op: 'upsert', row: row('b') },
      { op: 'upsert', on_conflict: 'ignore', row: row('c') },
      { row: row('d'), on_conflict: 'replace', op: 'upsert' },
    ]);
    expect(status).to.equal(200);
    const stored = ['a', 'b', 'c', 'd'].map((k, index) => ({ id: index + 1, ...row(k) }));
    expect(JSON.stringify(await rows())).to.equal(JSON.stringify(stored));
  });

  it('update by a merge patch, replace or ignore the existing row, and insert other rows', async () => {
    const { send, rows, frames, close } = await place([
      { k: 'a', n: 1, deep: { x: 1, y: 2 } },
      { k: 'b', n: 2 },
      { k: 'c', n: 3 },
      { k: 'd' },
    ]);
    const { status, json, headers } = await send([
      upsert({ k: 'new', n: null, deep: { z: null, w: 1 } }),
      upsert({ k: 'c', n: 9 }, 'ignore'),
      upsert({ k: 'a', n: null, deep: { x: null } }),
      { op: 'delete', id: 4 },
      upsert({ k: 'b', m: null }, 'replace'),
      upsert({ k: 'e', x: null }, 'replace'),
      upsert({ k: 'f', x: null }, 'ignore'),
      upsert({ n: 3, k: 'c' }, 'replace'),
      upsert({ k: 'c', gone: null }),
    ]);
    const [first, a, b, c, e, f] = [
      { id: 5, k: 'new', deep: { w: 1 } },
      { id: 1, k: 'a', deep: { y: 2 } },
      { id: 2, k: 'b', m: null },
      { id: 3, k: 'c', n: 3 },
      { id: 6, k: 'e', x: null },
      { id: 7, k: 'f', x: null },
    ] as const;
    expect(status).to.equal(200);
    expect(json.results).to.deep.equal([
      inserted(first),
      unchanged(c),
      updated(a),
      { outcome: 'deleted', id: 4 },
      replaced(b),
      inserted(e),
      inserted(f),
      unchanged(c),
      unchanged(c),
    ]);
    expect(headers['rows-inserted']).to.equal(undefined);
    expect(await frames(6)).to.deep.equal([
      ['insert', first, undefined],
      ['update', a, ['deep', 'n']],
      ['delete', { id: 4, k: 'd' }, undefined],
      ['update', b, ['m', 'n']],
      ['insert', e, undefined],
      ['insert', f, undefined],
    ]);
    expect(await rows()).to.deep.equal([a, b, c, first, e, f]);
    await close();
  });

  it('send no frame if nothing changes', async () => {
    const { send, frames, close } = await place([{ k: 1, n: 1 }]);
    const operations = [
      upsert({ k: 1.0, n: 1 }),
      upsert({ k: 1, n: 2 }, 'ignore'),
      upsert({ k: 2, n: null }),
    ];
    const first = await send(operations);
    await frames(1);
    const again = await send(operations);
    expect(again.json.results).to.deep.equal([
      unchanged({ id: 1, k: 1, n: 1 }),
      unchanged({ id: 1, k: 1, n: 1 }),
      unchanged({ id: 2, k: 2 }),
    ]);
    expect(again.headers['collection-cursor']).to.equal(first.headers['collection-cursor']);
    await close();
  });

  it('see the changes of earlier operations, and may have the same row key', async () => {
    const { send, rows, frames, close } = await place([{ k: 'a' }, { k: 'b' }]);
    const { json } = await send([
      upsert({ k: 'x', n: 1 }),
      upsert({ k: 'x', m: 2 }),
      upsert({ k: 'x', n: 3 }, 'ignore'),
      upsert({ k: 'x', l: 4 }, 'replace'),
      { op: 'update', id: 1, patch: { k: 'moved' } },
      upsert({ k: 'moved', n: 5 }),
      upsert({ k: 'a', n: 6 }),
      { op: 'delete', id: 2 },
      upsert({ k: 'b', n: 7 }, 'ignore'),
      insert({ k: 'y' }),
      upsert({ k: 'y', n: 8 }),
      { op: 'update', id: 6, patch: { n: 9 } },
    ]);
    expect(json.results).to.deep.equal([
      inserted({ id: 3, k: 'x', n: 1 }),
      updated({ id: 3, k: 'x', n: 1, m: 2 }),
      unchanged({ id: 3, k: 'x', n: 1, m: 2 }),
      replaced({ id: 3, k: 'x', l: 4 }),
      updated({ id: 1, k: 'moved' }),
      updated({ id: 1, k: 'moved', n: 5 }),
      inserted({ id: 4, k: 'a', n: 6 }),
      { outcome: 'deleted', id: 2 },
      inserted({ id: 5, k: 'b', n: 7 }),
      inserted({ id: 6, k: 'y' }),
      updated({ id: 6, k: 'y', n: 8 }),
      updated({ id: 6, k: 'y', n: 9 }),
    ]);
    expect((await frames(11)).map(([event, row]) => [event, (row as { id: number }).id])).to.deep.equal([
      ['insert', 3],
      ['update', 3],
      ['update', 3],
      ['update', 1],
      ['update', 1],
      ['insert', 4],
      ['delete', 2],
      ['insert', 5],
      ['insert', 6],
      ['update', 6],
      ['update', 6],
    ]);
    expect(await rows()).to.deep.equal([
      { id: 1, k: 'moved', n: 5 },
      { id: 3, k: 'x', l: 4 },
      { id: 4, k: 'a', n: 6 },
      { id: 5, k: 'b', n: 7 },
      { id: 6, k: 'y', n: 9 },
    ]);
    await close();
  });

  it('return only ids with return=minimal', async () => {
    const { send, frames, close } = await place([{ k: 'a' }, { k: 'b' }]);
    const operations = [
      upsert({ k: 'c' }),
      upsert({ k: 'a', n: 1 }),
      upsert({ k: 'b', n: 1 }, 'replace'),
      upsert({ k: 'b' }, 'ignore'),
    ];
    const answer = await send(operations, { Prefer: 'return=minimal' });
    expect(answer.json.results).to.deep.equal([
      { outcome: 'inserted', id: 3 },
      { outcome: 'updated', id: 1 },
      { outcome: 'replaced', id: 2 },
      { outcome: 'unchanged', id: 2 },
    ]);
    expect(answer.headers['preference-applied']).to.equal('return=minimal');
    await frames(3);
    await close();
  });

  it('are executed once with an idempotency key', async () => {
    const { owner, path, send, rows, frames, close } = await place([{ k: 'a', n: 1 }, { k: 'b' }]);
    const operations = [
      upsert({ k: 'c', n: null, deep: { x: null, y: 'é' } }),
      upsert({ k: 'd', n: null }, 'replace'),
      upsert({ k: 'c', m: 1 }),
      upsert({ k: 'a', n: 2 }),
      upsert({ k: 'b', n: 2 }, 'ignore'),
    ];
    const headers = { 'Idempotency-Key': newIdempotencyKey() };
    const first = await send(operations, headers);
    expect(first.status, first.text).to.equal(200);
    await owner.delete(`${path}/rows/1`);
    await frames(5);
    await owner.delete(`${path}/row-key`);
    const stored = await rows();
    const again = await send(operations, headers);
    expect([again.status, again.text]).to.deep.equal([200, first.text]);
    expect(again.headers['idempotent-replayed']).to.equal('true');
    expect(again.headers['collection-cursor']).to.equal(first.headers['collection-cursor']);
    const other = [upsert({ k: 'a', n: 2 }, 'ignore')];
    expect((await send(other, headers)).code).to.equal('idempotency_key_reused');
    expect(await rows()).to.deep.equal(stored);
    await close(2);
  });

  it('need a row key', async () => {
    const { send, rows, close } = await place([{ k: 'a' }], []);
    const missing = await send([insert({ k: 'b' }), upsert({ k: 'a', n: 1 }), { op: 'delete', id: 9 }]);
    expect([missing.status, missing.code]).to.deep.equal([409, 'row_key_missing']);
    expect(missing.json.errors.map(({ pointer }: { pointer: string }) => pointer)).to.deep.equal([
      '/operations/1',
    ]);
    const earlier = await send([{ op: 'delete', id: 9 }, upsert({ k: 'a' })]);
    expect([earlier.code, earlier.json.errors[0].pointer]).to.deep.equal(['row_not_found', '/operations/0']);
    expect(await rows()).to.deep.equal([{ id: 1, k: 'a' }]);
    await close();
  });

  it('store nothing if an operation is rejected', async () => {
    const { owner, path, send, rows, close } = await place([
      { k: 'a', n: 1 },
      { k: 'b', n: 2 },
    ]);
    const schema = { type: 'object', required: ['n'], properties: { n: { type: 'integer' } } };
    expect((await owner.put(`${path}/schema`, schema)).status).to.equal(200);
    const ok = upsert({ k: 'c', n: 3 });
    const long = 'x'.repeat(262_200);
    const before = await rows();
    const rejected: [operation: unknown, status: number, code: string, error: object][] = [
      [{ op: 'update', id: 2, patch: { k: 'a' } }, 409, 'row_key_taken', { pointer: '', id: 1 }],
      [insert({ k: 'a', n: 3 }), 409, 'row_key_taken', { pointer: '', id: 1 }],
      [insert({ k: 'c', n: 3 }), 409, 'row_key_taken', { pointer: '' }],
      [upsert({ n: 2 }), 422, 'row_invalid', { pointer: '/row/k' }],
      [upsert({ k: null, n: 2 }, 'ignore'), 422, 'row_invalid', { pointer: '/row/k' }],
      [upsert({ k: ['a'], n: 2 }, 'replace'), 422, 'row_invalid', { pointer: '/row/k' }],
      [upsert({ k: 'd' }), 422, 'row_invalid', { pointer: '/row/n' }],
      [upsert({ k: 'a', n: 'x' }), 422, 'row_invalid', { pointer: '/row/n' }],
      [upsert({ k: 'a', n: null }), 422, 'row_invalid', { pointer: '/row/n' }],
      [upsert({ k: 'a' }, 'replace'), 422, 'row_invalid', { pointer: '/row/n' }],
      [upsert({ k: 'a', n: 1, long }), 422, 'value_unsupported', { pointer: '/row' }],
      [upsert({ k: 'a', id: 1 }), 400, 'body_invalid', { pointer: '/row/id' }],
      [{ op: 'upsert', row: { k: 'a' } }, 400, 'body_invalid', { pointer: '/on_conflict' }],
      [{ ...ok, on_conflict: 'merge' }, 400, 'body_invalid', { pointer: '/on_conflict' }],
      [{ ...ok, on_conflict: null }, 400, 'body_invalid', { pointer: '/on_conflict' }],
      [{ op: 'upsert', on_conflict: 'update' }, 400, 'body_invalid', { pointer: '/row' }],
      [{ ...ok, row: [] }, 400, 'body_invalid', { pointer: '/row' }],
      [{ ...ok, id: 1 }, 400, 'body_invalid', { pointer: '/id' }],
      [{ ...ok, if_match: '*' }, 400, 'body_invalid', { pointer: '/if_match' }],
      [{ ...ok, op: 'insert' }, 400, 'body_invalid', { pointer: '/on_conflict' }],
    ];
    for (const [operation, status, code, error] of rejected) {
      const answer = await send([ok, operation]);
      const { detail: _, ...first } = answer.json.errors[0];
      const { pointer, ...more } = error as { pointer: string };
      expect([answer.status, answer.code, first], JSON.stringify(operation).slice(0, 80)).to.deep.equal([
        status,
        code,
        { pointer: `/operations/1${pointer}`, ...more },
      ]);
    }
    const unsupported = await owner.post(
      `${path}/batch`,
      '{"operations":[{"op":"upsert","row":{"k":9007199254740993},"on_conflict":"update"}]}',
    );
    expect([unsupported.code, unsupported.json.errors[0].pointer]).to.deep.equal([
      'value_unsupported',
      '/operations/0/row/k',
    ]);
    expect(await rows()).to.deep.equal(before);
    // An ignored row is not stored, so it does not have to conform to the schema.
    const ignored = await send([upsert({ k: 'a', n: 'x' }, 'ignore')]);
    expect(ignored.json.results).to.deep.equal([unchanged({ id: 1, k: 'a', n: 1 })]);
    await close();
  });

  it('of the same row keys at once never fail, and never make two rows', async () => {
    const { send, rows, frames, close } = await place([{ k: 'old' }]);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        send([
          upsert({ k: n % 4, [`w${n}`]: 1 }),
          upsert({ k: 'old', [`w${n}`]: 1 }),
          upsert({ k: n % 4, [`v${n}`]: 1 }),
        ]),
      ),
    );
    expect(answers.map(({ status }) => status)).to.deep.equal(Array(40).fill(200));
    const outcomes = answers.flatMap(({ json }) => json.results.map(({ outcome }: Result) => outcome));
    expect(outcomes.filter((outcome) => outcome === 'inserted').length).to.equal(4);
    const stored: object[] = await rows();
    expect(stored.map((row) => Object.keys(row).length).sort()).to.deep.equal([22, 22, 22, 22, 42]);
    // The first operation of a key and its third one are two changes, so each batch has three.
    await frames(120);
    await close();
  });
});

interface Result {
  readonly outcome: string;
}
