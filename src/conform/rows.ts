/** Checks of rows. */
import { compareValues } from '../values/sort-key.js';
import { type Check, checksOf, cursorOf, type Row } from './check.js';

/** One of each kind of value, and near ones, in no order. */
const values: readonly unknown[] = JSON.parse(
  '[10, "b", null, {"b": 1}, 2, true, "a", [2], false, -1.5, "B", [1], {"a": 2}, "", "é", "\u{1f600}", "\uffff", 0,' +
    '9007199254740991, -9007199254740991, 1e20, 1e21, 5e-324, "10", {"a": {"b": [null]}}, [[]], {}, [], 2]',
);

const insertion = checksOf('insertRows', {
  'answers the rows in their order, with ids that ascend': async (world) => {
    const { json } = await world.insert(values.map((value) => ({ value })));
    world.expect(
      'the rows',
      json.map(({ value }: Row) => value),
      values,
    );
    const ids: number[] = json.map(({ id }: Row) => id);
    world.expect(
      'the ids',
      ids,
      ids.map((_, index) => ids[0]! + index),
    );
    const last = await world.insertOne({ title: 'after' });
    if (last <= ids.at(-1)!) world.note(`the id ${last} follows ${ids.at(-1)}`);
  },
  'answers ids alone when asked to': async (world) => {
    const headers = { Prefer: 'return=minimal' };
    const answer = await world.succeed('insertRows', 201, { body: [{ a: 1 }, {}], headers });
    world.expect('the members', answer.json.map(Object.keys), [['id'], ['id']]);
    world.expect('Preference-Applied', answer.headers.get('Preference-Applied'), 'return=minimal');
  },
  'refuses an id, and then all rows': async (world) => {
    const before = cursorOf(await world.list());
    await world.refuse('insertRows', 'body_invalid', { body: [{}, {}, { id: 7 }] }, '/2/id');
    await world.refuse('insertRows', 'body_invalid', { body: [{}, 'text'] }, '/1');
    await world.refuse('insertRows', 'body_invalid', { body: [] }, '');
    world.expect('the cursor', cursorOf(await world.list()), before);
  },
  'refuses values that it could not give back': async (world) => {
    for (const text of ['9007199254740993', '1e400', '"\\u0000"', '"\\ud800"', '{"__proto__":1}']) {
      const at = text.startsWith('{') ? '/0/a/__proto__' : '/0/a';
      await world.refuse('insertRows', 'value_unsupported', { body: `[{"a":${text}}]` }, at);
    }
  },
  'refuses a collection that is not there': (world) =>
    world.refuse('insertRows', 'collection_not_found', { collection: 'not_there', body: [{}] }),
  'refuses other media types': (world) =>
    world.refuse('insertRows', 'media_type_unsupported', {
      body: 'a,b',
      headers: { 'Content-Type': 'text/csv' },
    }),
});

const listing = checksOf('listRows', {
  'is ordered by id': async (world) => {
    const ids = (await world.list()).json.map(({ id }: Row) => id);
    world.expect(
      'the ids',
      ids,
      [...ids].sort((a, b) => a - b),
    );
  },
  'is ordered by any field, and backwards exactly so': async (world) => {
    const rows: readonly Row[] = (await world.list()).json;
    const expected = [...rows]
      .sort((a, b) => compareValues(a.value, b.value) || a.id - b.id)
      .map(({ id }) => id);
    const ids = async (order: string) =>
      (await world.list({ order_by: 'value', order })).json.map(({ id }: Row) => id);
    world.expect('the ids', await ids('asc'), expected);
    world.expect('the ids backwards', await ids('desc'), [...expected].reverse());
  },
  'comes in pages that join without a gap': async (world) => {
    const whole: readonly Row[] = (await world.list()).json;
    const limit = Math.ceil(whole.length / 3);
    const pages: Row[] = [];
    for (let offset = 0, more = true; more && offset <= whole.length; offset += limit) {
      const page = await world.succeed('listRows', 200, { query: { limit, offset } });
      pages.push(...page.json);
      const [, next] = /^<([^>]*)>; rel="next"$/.exec(page.headers.get('Link') ?? '') ?? [];
      more = next !== undefined;
      if (!more) continue;
      const query = new URLSearchParams(next!.split('?')[1]);
      world.expect(
        'the next page',
        [query.get('limit'), query.get('offset')],
        [`${limit}`, `${offset + limit}`],
      );
    }
    world.expect('the pages together', pages, whole);
  },
  'has the rows alone that fit a filter, and counts them': async (world) => {
    const texts = (await world.list({ filter: '@.value >= "a" && @.value != "é"' })).json;
    world.expect(
      'the values',
      texts.map(({ value }: Row) => value),
      ['b', 'a', '\u{1f600}', '\uffff'],
    );
    const one = await world.succeed('listRows', 200, {
      query: { filter: '@.value[?@ == 1] || @.value == "\u{1f600}"', limit: 2 },
      headers: { Prefer: 'count=exact' },
    });
    world.expect('Total-Count', one.headers.get('Total-Count'), '3');
    const [, next] = /^<[^>]*\?([^>]*)>; rel="next"$/.exec(one.headers.get('Link') ?? '') ?? [];
    const second = await world.succeed('listRows', 200, { query: next ?? '' });
    world.expect('the next page', second.json.length, 1);
    const refused = await world.refuse(
      'listRows',
      'parameter_invalid',
      { query: { filter: '@.a = 1' } },
      'filter',
    );
    if (!/ 5\b/.test(refused.json.detail))
      world.note(`the place of the error isn't told: ${refused.json.detail}`);
  },
  'is empty past the end': async (world) => {
    world.expect('the page', (await world.list({ offset: 1_000_000_000 })).json, []);
  },
  'is counted when asked to': async (world) => {
    const answer = await world.succeed('listRows', 200, {
      query: { limit: 1 },
      headers: { Prefer: 'count=exact' },
    });
    const { json } = await world.succeed('getCollection', 200);
    world.expect('Total-Count', answer.headers.get('Total-Count'), `${json.rows}`);
  },
  'refuses what it would have to clamp or to guess': async (world) => {
    const wrong = {
      limit: ['0', '1001', '1e2', ''],
      offset: ['-1', '01'],
      order: ['up'],
      order_by: [''],
      sort: ['id'],
    };
    for (const [name, texts] of Object.entries(wrong)) {
      for (const text of texts)
        await world.refuse('listRows', 'parameter_invalid', { query: { [name]: text } }, name);
    }
    await world.refuse('listRows', 'parameter_invalid', { query: 'limit=5&limit=5' }, 'limit');
  },
  'refuses a collection that is not there': (world) =>
    world.refuse('listRows', 'collection_not_found', { collection: 'not_there' }),
});

const reading = checksOf('getRow', {
  'gives back what was stored': async (world) => {
    const row = { title: 'é\u{1f600}', nested: { a: [1, null, { b: '' }] }, '': 0, constructor: 'x' };
    const id = await world.insertOne(row);
    const { json } = await world.succeed('getRow', 200, { row: id });
    world.expect('the row', json, { id, ...row });
  },
  'has the cursor of the last change as its version': async (world) => {
    const inserted = await world.insert([{ n: 1 }]);
    const { id } = inserted.json[0];
    const read = await world.succeed('getRow', 200, { row: id });
    world.expect('the ETag', read.headers.get('ETag'), `"${cursorOf(inserted)}"`);
    world.expect('the cursor', cursorOf(read), cursorOf(inserted));
  },
  'is not sent again while it is the same': async (world) => {
    const id = await world.insertOne({ n: 1 });
    const etag = (await world.succeed('getRow', 200, { row: id })).headers.get('ETag') ?? '';
    await world.succeed('getRow', 304, { row: id, headers: { 'If-None-Match': etag } });
    await world.succeed('getRow', 200, { row: id, headers: { 'If-None-Match': '"another"' } });
    await world.refuse('getRow', 'version_mismatch', { row: id, headers: { 'If-Match': '"another"' } });
  },
  'refuses a row that is not there': (world) =>
    world.refuse('getRow', 'row_not_found', { row: Number.MAX_SAFE_INTEGER }),
  'refuses an id that can not be': (world) =>
    world.refuse('getRow', 'parameter_invalid', { row: '01' }, 'row_id'),
});

const mergePatch = { 'Content-Type': 'application/merge-patch+json' };
const updating = checksOf('updateRow', {
  'replaces the fields sent': async (world) => {
    const id = await world.insertOne({ a: 1, b: { c: 1, d: 2 }, e: 'x' });
    const { json } = await world.succeed('updateRow', 200, { row: id, body: { b: { c: 3 }, e: null } });
    world.expect('the row', json, { id, a: 1, b: { c: 3 }, e: null });
  },
  'merges, when told so by the media type': async (world) => {
    const id = await world.insertOne({ a: 1, b: { c: 1, d: 2 }, e: 'x' });
    const { json } = await world.succeed('updateRow', 200, {
      row: id,
      body: { b: { c: 3 }, e: null },
      headers: mergePatch,
    });
    world.expect('the row', json, { id, a: 1, b: { c: 3, d: 2 } });
  },
  'changes the version, unless nothing differs': async (world) => {
    const { id } = (await world.insert([{ n: 1, m: 2 }])).json[0];
    const changed = await world.succeed('updateRow', 200, { row: id, body: { n: 2 } });
    world.expect('the ETag', changed.headers.get('ETag'), `"${cursorOf(changed)}"`);
    const same = await world.succeed('updateRow', 200, { row: id, body: { m: 2, n: 2 } });
    world.expect('the ETag', same.headers.get('ETag'), changed.headers.get('ETag'));
    world.expect('the cursor', cursorOf(same), cursorOf(changed));
  },
  'refuses when another was first': async (world) => {
    const id = await world.insertOne({ n: 1 });
    const etag = (await world.succeed('getRow', 200, { row: id })).headers.get('ETag') ?? '';
    const ifMatch = { headers: { 'If-Match': etag } };
    await world.succeed('updateRow', 200, { row: id, body: { n: 2 }, ...ifMatch });
    await world.refuse('updateRow', 'version_mismatch', { row: id, body: { n: 3 }, ...ifMatch });
    const ifNoneMatch = { headers: { 'If-None-Match': '*' } };
    await world.refuse('updateRow', 'version_mismatch', { row: id, body: { n: 3 }, ...ifNoneMatch });
  },
  'refuses another id': async (world) => {
    const id = await world.insertOne({});
    await world.refuse('updateRow', 'body_invalid', { row: id, body: { id: id + 1 } }, '/id');
  },
  'refuses a row that is not there': (world) =>
    world.refuse('updateRow', 'row_not_found', { row: Number.MAX_SAFE_INTEGER, body: {} }),
});

const deleting = checksOf('deleteRow', {
  'deletes once': async (world) => {
    const id = await world.insertOne({});
    await world.succeed('deleteRow', 204, { row: id });
    await world.refuse('deleteRow', 'row_not_found', { row: id });
    await world.refuse('getRow', 'row_not_found', { row: id });
    const next = await world.insertOne({});
    if (next <= id) world.note(`the id ${next} was given out after ${id}`);
  },
  'refuses when another was first': async (world) => {
    const id = await world.insertOne({});
    await world.refuse('deleteRow', 'version_mismatch', { row: id, headers: { 'If-Match': '"another"' } });
  },
});

export const rowChecks: readonly Check[] = [...insertion, ...listing, ...reading, ...updating, ...deleting];
