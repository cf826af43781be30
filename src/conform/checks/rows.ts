/** Conformance checks of rows. */
import { type Check, checksOf, idsOf, values } from '../check.js';
import { listChecks } from './lists.js';

const insertion = checksOf('insertRows', {
  'returns the rows in the order of the request, with ascending ids': async (world) => {
    const inserted = await world.insert(values.map((value) => ({ value })));
    const ids = idsOf(inserted);
    const rows = values.map((value, index) => ({ id: ids[0]! + index, value }));
    world.expect('the rows', inserted.json, rows);
    const last = await world.insertOne({ title: 'after' });
    if (last <= ids.at(-1)!) world.note(`the id ${last} follows ${ids.at(-1)}`);
  },
  'returns only ids with Prefer: return=minimal': async (world) => {
    const headers = { Prefer: 'return=minimal' };
    const answer = await world.succeed('insertRows', 201, { body: [{ a: 1 }, {}], headers });
    world.expect('the members', answer.json.map(Object.keys), [['id'], ['id']]);
    world.expect('Preference-Applied', answer.headers.get('Preference-Applied'), 'return=minimal');
  },
  'rejects all rows if one has an id': async (world) => {
    const before = (await world.list()).cursor;
    await world.refuse('insertRows', 'body_invalid', { body: [{}, {}, { id: 7 }] }, '/2/id');
    await world.refuse('insertRows', 'body_invalid', { body: [{}, 'text'] }, '/1');
    await world.refuse('insertRows', 'body_invalid', { body: [] }, '');
    world.expect('the cursor', (await world.list()).cursor, before);
  },
  'rejects values that it cannot return unchanged': async (world) => {
    for (const text of ['9007199254740993', '1e400', '"\\u0000"', '"\\ud800"', '{"__proto__":1}']) {
      const at = text.startsWith('{') ? '/0/a/__proto__' : '/0/a';
      await world.refuse('insertRows', 'value_unsupported', { body: `[{"a":${text}}]` }, at);
    }
  },
  'rejects a collection that does not exist': [
    'collection_not_found',
    { collection: 'not_there', body: [{}] },
  ],
  'rejects other media types': [
    'media_type_unsupported',
    { body: 'a,b', headers: { 'Content-Type': 'text/csv' } },
  ],
});

const reading = checksOf('getRow', {
  'returns the stored row': async (world) => {
    const row = { title: 'é\u{1f600}', nested: { a: [1, null, { b: '' }] }, '': 0, constructor: 'x' };
    const id = await world.insertOne(row);
    const { json } = await world.succeed('getRow', 200, { row: id });
    world.expect('the row', json, { id, ...row });
  },
  'uses the cursor of the last change as the version': async (world) => {
    const inserted = await world.insert([{ n: 1 }]);
    const { id } = inserted.json[0];
    const read = await world.succeed('getRow', 200, { row: id });
    world.expect('the ETag', read.etag, `"${inserted.cursor}"`);
    world.expect('the cursor', read.cursor, inserted.cursor);
  },
  'returns 304 while the row is unchanged': async (world) => {
    const id = await world.insertOne({ n: 1 });
    await world.expectUnmodified('getRow', { row: id });
    await world.succeed('getRow', 200, { row: id, headers: { 'If-None-Match': '"another"' } });
    await world.refuse('getRow', 'version_mismatch', { row: id, headers: { 'If-Match': '"another"' } });
  },
  'returns only the requested fields, with the same version': async (world) => {
    const id = await world.insertOne({ b: 1, a: null, c: { d: 2 }, 'e f': 3 });
    const whole = await world.succeed('getRow', 200, { row: id });
    const query = { fields: ['c', 'a', 'nowhere', 'e f'] };
    const { json, etag } = await world.succeed('getRow', 200, { row: id, query });
    world.expect('the row', json, { id, c: { d: 2 }, a: null, 'e f': 3 });
    world.expect('the first member', Object.keys(json)[0], 'id');
    world.expect('the ETag', etag, whole.etag);
    await world.expectUnmodified('getRow', { row: id, query });
    await world.refuse('getRow', 'parameter_invalid', { row: id, query: { fields: ['a', 'a'] } }, 'fields');
  },
  'rejects a row that does not exist': ['row_not_found', { row: Number.MAX_SAFE_INTEGER }],
  'rejects an invalid id': ['parameter_invalid', { row: '01' }, 'row_id'],
});

const replacing = checksOf('replaceRow', {
  'replaces the row with the body': async (world) => {
    const id = await world.insertOne({ a: 1, b: { c: 1, d: 2 } });
    const body = { b: { d: null }, e: 'x' };
    const { json } = await world.succeed('replaceRow', 200, { row: id, body });
    world.expect('the row', json, { id, ...body });
    const { json: none } = await world.succeed('replaceRow', 200, { row: id, body: { id } });
    world.expect('the row', none, { id });
  },
  'changes the version only if the row changes': async (world) => {
    const id = await world.insertOne({ n: 1, m: { a: 1, b: 2 } });
    const changed = await world.succeed('replaceRow', 200, { row: id, body: { n: 2, m: { a: 1, b: 2 } } });
    world.expect('the ETag', changed.etag, `"${changed.cursor}"`);
    const same = await world.succeed('replaceRow', 200, { row: id, body: '{"m":{"b":2,"a":1},"n":2.0}' });
    world.expect('the ETag', same.etag, changed.etag);
    world.expect('the cursor', same.cursor, changed.cursor);
  },
  'rejects the request if another client has changed the row': async (world) => {
    const id = await world.insertOne({ n: 1 });
    const ask = { row: id, body: {}, headers: { 'If-Match': '"another"' } };
    await world.refuse('replaceRow', 'version_mismatch', ask);
  },
  'rejects another id': async (world) => {
    const id = await world.insertOne({});
    await world.refuse('replaceRow', 'body_invalid', { row: id, body: { id: id + 1 } }, '/id');
  },
  'does not create a row': ['row_not_found', { row: Number.MAX_SAFE_INTEGER, body: {} }],
});

const mergePatch = { 'Content-Type': 'application/merge-patch+json' };
const updating = checksOf('updateRow', {
  'replaces the fields in the body': async (world) => {
    const id = await world.insertOne({ a: 1, b: { c: 1, d: 2 }, e: 'x' });
    const { json } = await world.succeed('updateRow', 200, { row: id, body: { b: { c: 3 }, e: null } });
    world.expect('the row', json, { id, a: 1, b: { c: 3 }, e: null });
  },
  'applies a merge patch if the media type is application/merge-patch+json': async (world) => {
    const id = await world.insertOne({ a: 1, b: { c: 1, d: 2 }, e: 'x' });
    const { json } = await world.succeed('updateRow', 200, {
      row: id,
      body: { b: { c: 3 }, e: null },
      headers: mergePatch,
    });
    world.expect('the row', json, { id, a: 1, b: { c: 3, d: 2 } });
  },
  'changes the version only if the row changes': async (world) => {
    const { id } = (await world.insert([{ n: 1, m: 2 }])).json[0];
    const changed = await world.succeed('updateRow', 200, { row: id, body: { n: 2 } });
    world.expect('the ETag', changed.etag, `"${changed.cursor}"`);
    const same = await world.succeed('updateRow', 200, { row: id, body: { m: 2, n: 2 } });
    world.expect('the ETag', same.etag, changed.etag);
    world.expect('the cursor', same.cursor, changed.cursor);
  },
  'rejects the request if another client has changed the row': async (world) => {
    const id = await world.insertOne({ n: 1 });
    const etag = (await world.succeed('getRow', 200, { row: id })).etag;
    const ifMatch = { headers: { 'If-Match': etag } };
    await world.succeed('updateRow', 200, { row: id, body: { n: 2 }, ...ifMatch });
    await world.refuse('updateRow', 'version_mismatch', { row: id, body: { n: 3 }, ...ifMatch });
    const ifNoneMatch = { headers: { 'If-None-Match': '*' } };
    await world.refuse('updateRow', 'version_mismatch', { row: id, body: { n: 3 }, ...ifNoneMatch });
  },
  'rejects another id': async (world) => {
    const id = await world.insertOne({});
    await world.refuse('updateRow', 'body_invalid', { row: id, body: { id: id + 1 } }, '/id');
  },
  'rejects a row that does not exist': ['row_not_found', { row: Number.MAX_SAFE_INTEGER, body: {} }],
});

const deleting = checksOf('deleteRow', {
  'deletes once': async (world) => {
    const id = await world.insertOne({});
    await world.succeed('deleteRow', 204, { row: id });
    await world.refuse('deleteRow', 'row_not_found', { row: id });
    await world.refuse('getRow', 'row_not_found', { row: id });
    const next = await world.insertOne({});
    if (next <= id) world.note(`the id ${next} was assigned after ${id}`);
  },
  'rejects the request if another client has changed the row': async (world) => {
    const id = await world.insertOne({});
    await world.refuse('deleteRow', 'version_mismatch', { row: id, headers: { 'If-Match': '"another"' } });
  },
});

export const rowChecks: readonly Check[] = [
  ...insertion,
  ...listChecks,
  ...reading,
  ...replacing,
  ...updating,
  ...deleting,
];
