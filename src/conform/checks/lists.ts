/** Conformance checks of lists: their sort order, filters, fields, pagination and versions. */
import { compareValues } from '../../values/sort-key.js';
import { type Check, checksOf, idsOf, values, withRows } from '../check.js';
import { nextOf, pagesOf } from '../pages.js';
import type { Query, Row } from '../world.js';
import { filterChecks } from './filters.js';

const kinds = 3;
/**
 * One row per value. Each row has one of three kinds, and ten rows have the kind 0. Every second row also has
 * a field `a:b` that contains a string.
 */
const rows: readonly Row[] = values.map((value, n) => ({
  value,
  kind: n % kinds,
  ...(n % 2 === 0 && { 'a:b': `${n % 4}` }),
}));

/** Lists with different sort orders and filters. One of them excludes some rows. */
const lists: readonly Query[] = [
  {},
  { order: 'desc' },
  { order_by: 'value' },
  { order_by: 'value', order: 'desc' },
  { sort: ['kind:asc', 'value:desc'] },
  { sort: ['a:b:desc', 'kind:asc'], filter: '@.kind != 1' },
];

const ordering = checksOf('listRows', {
  'sorts by id': withRows(rows, async (world) => {
    const ids = idsOf(await world.list());
    const ascending = [...ids].sort((a, b) => a - b);
    world.expect('the ids', ids, ascending);
  }),
  'sorts by any field, in both directions': withRows(rows, async (world) => {
    const all: readonly Row[] = (await world.list()).json;
    const expected = sorted(all, ['value:asc']);
    world.expect('the ids', idsOf(await world.list({ order_by: 'value', order: 'asc' })), expected);
    const backwards = await world.list({ order_by: 'value', order: 'desc' });
    world.expect('the ids in descending order', idsOf(backwards), [...expected].reverse());
  }),
  'sorts by several fields, each in its own direction': withRows(rows, async (world) => {
    const all: readonly Row[] = (await world.list()).json;
    for (const sort of [
      ['value:desc'],
      ['kind:asc', 'value:desc'],
      ['kind:desc', 'value:asc'],
      // Most rows have equal values of this field. They are sorted by id, in the direction of the field.
      ['a:b:desc'],
      ['kind:desc', 'a:b:asc'],
      ['nowhere:asc', 'kind:asc', 'a:b:desc', 'value:asc'],
      ['kind:desc', 'id:asc', 'value:asc'],
    ])
      world.expect(`the ids by ${sort}`, idsOf(await world.list({ sort })), sorted(all, sort));
  }),
  'rejects an ambiguous sort': async (world) => {
    const refuse = (query: Query) => world.refuse('listRows', 'parameter_invalid', { query }, 'sort');
    for (const sort of ['id', 'n:', 'n:up', ':asc', 'n:ASC', `${'n'.repeat(129)}:asc`])
      await refuse({ sort: [sort] });
    await refuse({ sort: ['n:asc', 'm:asc', 'n:desc'] });
    await refuse({ sort: ['a:asc', 'b:asc', 'c:asc', 'd:asc', 'e:asc'] });
    await refuse({ sort: ['n:asc'], order_by: 'm' });
    await refuse({ sort: ['n:asc'], order: 'asc' });
  },
  'rejects values that it would have to clamp or guess': async (world) => {
    const wrong = { limit: ['0', '1001', '1e2', ''], offset: ['-1', '01'], order: ['up'], order_by: [''] };
    for (const [name, texts] of Object.entries(wrong)) {
      for (const text of texts)
        await world.refuse('listRows', 'parameter_invalid', { query: { [name]: text } }, name);
    }
    await world.refuse('listRows', 'parameter_invalid', { query: 'limit=5&limit=5' }, 'limit');
  },
  'rejects a collection that does not exist': ['collection_not_found', { collection: 'not_there' }],
});

const projecting = checksOf('listRows', {
  'returns only the requested fields, and id first': withRows(
    [{ b: 1, a: null, c: { d: [2] } }, { a: 'x', 'e f': 3 }, { d: 2 }],
    async (world) => {
      const whole = await world.list();
      const part = await world.list({ fields: ['c', 'a', 'id', 'e f'], order_by: 'b', order: 'desc' });
      const expected = [{ id: 1, a: null, c: { d: [2] } }, { id: 3 }, { id: 2, a: 'x', 'e f': 3 }];
      world.expect('the rows', part.json, expected);
      for (const row of part.json) world.expect('the first member', Object.keys(row)[0], 'id');
      world.expect('the cursor', part.cursor, whole.cursor);
    },
  ),
  'rejects ambiguous fields': async (world) => {
    for (const fields of [
      ['a', 'a'],
      [''],
      ['a\n'],
      ['a'.repeat(129)],
      Array.from({ length: 51 }, (_, n) => `f${n}`),
    ])
      await world.refuse('listRows', 'parameter_invalid', { query: { fields } }, 'fields');
  },
});

const paging = checksOf('listRows', {
  'returns pages without gaps': withRows(rows, async (world) => {
    const whole: readonly Row[] = (await world.list()).json;
    const limit = Math.ceil(whole.length / 3);
    const pages: Row[] = [];
    for (let offset = 0; offset < whole.length; offset += limit) {
      const page = await world.succeed('listRows', 200, { query: { limit, offset } });
      pages.push(...page.json);
      const next = nextOf(page);
      const isMore = offset + limit < whole.length;
      world.expect('limit of the next page', next?.get('limit'), isMore ? `${limit}` : undefined);
      world.expect('its offset', next?.get('offset'), isMore ? `${offset + limit}` : undefined);
      world.expect('whether Next-After is present', page.headers.has('Next-After'), isMore);
    }
    world.expect('the pages together', pages, whole);
    world.expect('the page after the last row', (await world.list({ offset: 1_000_000_000 })).json, []);
  }),
  'links each page to the next page, for any sort order and filter': withRows(rows, async (world) => {
    for (const list of lists) {
      const whole: readonly Row[] = (await world.list(list)).json;
      const pages: Row[] = [];
      for await (const page of pagesOf(world, 'listRows', { ...list, limit: 5 })) {
        pages.push(...page.json);
        const isMore = pages.length < whole.length;
        world.expect('whether Next-After is present', page.headers.has('Next-After'), isMore);
        if (pages.length > whole.length) break;
      }
      world.expect(`the pages of ${JSON.stringify(list)} together`, pages, whole);
    }
    const filter = '@.kind == 0';
    const first = await world.succeed('listRows', 200, { query: { filter, limit: 5 } });
    const linked = await world.succeed('listRows', 200, { query: nextOf(first)?.toString() ?? '' });
    world.expect('the page of Link', linked.json, (await world.list({ filter })).json.slice(5));
    world.expect('Link of the last page, if this page is full', linked.headers.get('Link'), null);
  }),
  'returns each unchanged row on exactly one page while other clients write': async (world) => {
    const twelve = Array.from({ length: 12 }, (_, n) => ({ n }));
    const orders: readonly Query[] = [{ sort: ['n:asc'], filter: '@.n < 100' }, { order: 'desc' }, {}];
    for (const list of orders) {
      await world.inScratchCollection(twelve, async (scratch) => {
        const found: number[] = [];
        const writes = [
          async () => {
            await scratch.insert([{ n: -1 }, { n: 5.5 }, { n: 12 }]);
            // Deletes and moves rows before and after the position of the page.
            for (const row of [2, 11]) await scratch.succeed('deleteRow', 204, { row });
            await scratch.succeed('updateRow', 200, { row: 3, body: { n: 9.5 } });
            await scratch.succeed('updateRow', 200, { row: 10, body: { n: 0.5 } });
          },
          () => scratch.insert([{ n: 0 }, { n: 99 }]),
        ];
        for await (const page of pagesOf(scratch, 'listRows', { ...list, limit: 4 })) {
          found.push(...idsOf(page));
          await writes.shift()?.();
          if (found.length > 20) break;
        }
        const untouched = [1, 4, 5, 6, 7, 8, 9, 12];
        const unchanged = found.filter((id) => untouched.includes(id)).sort((a, b) => a - b);
        world.expect(`the unchanged rows on the pages of ${JSON.stringify(list)}`, unchanged, untouched);
      });
    }
  },
  'accepts a page token only with the same filter and sort order': (world) =>
    world.inScratchCollection(rows, async (scratch) => {
      const list: Query = { filter: '@.kind == 0', sort: ['kind:asc', 'value:desc'] };
      const whole: readonly Row[] = (await scratch.list({ ...list, fields: ['value'] })).json;
      const first = await scratch.succeed('listRows', 200, { query: { ...list, limit: 2 } });
      const after = first.headers.get('Next-After') ?? '';
      const others = await scratch.list({ ...list, fields: ['value'], after });
      world.expect('all rows after the page, with one field', others.json, whole.slice(2));
      const refuse = (query: Query, collection = scratch.collection) =>
        world.refuse(
          'listRows',
          'parameter_invalid',
          { collection, query: { ...list, after, ...query } },
          'after',
        );
      await refuse({ filter: '@.kind == 1' });
      await refuse({ sort: ['kind:asc', 'value:asc'] });
      await refuse({ sort: ['value:desc'] });
      await refuse({ offset: 0 });
      await refuse({}, world.collection);
      for (const place of [0, after.length >> 1, after.length - 1]) {
        const other = after[place] === 'A' ? 'B' : 'A';
        await refuse({ after: after.slice(0, place) + other + after.slice(place + 1) });
      }
      for (const text of ['', 'x', `${after}A`, after.slice(0, -1)]) await refuse({ after: text });
    }),
  'reports that the page token is no longer valid': async (world) => {
    await world.inScratchCollection([{}, {}], async (scratch) => {
      const first = await scratch.succeed('listRows', 200, { query: { limit: 1 } });
      const query = { after: first.headers.get('Next-After') ?? '' };
      await scratch.succeed('deleteCollection', 204);
      await scratch.refuse('listRows', 'collection_not_found', { query });
      await scratch.succeed('createCollection', 201, { body: { name: scratch.collection } });
      await scratch.insert([{}, {}]);
      await scratch.refuse('listRows', 'page_expired', { query });
    });
  },
  'returns Total-Count only if the request contains Prefer: count=exact': withRows(rows, async (world) => {
    const answer = await world.succeed('listRows', 200, { query: { limit: 1 }, headers: countExact });
    const { json } = await world.succeed('getCollection', 200);
    world.expect('Total-Count', answer.headers.get('Total-Count'), `${json.rows}`);
    world.expect('Preference-Applied', answer.headers.get('Preference-Applied'), 'count=exact');
    const uncounted = await world.succeed('listRows', 200, { query: { limit: 1 } });
    world.expect('Total-Count without a request for it', uncounted.headers.get('Total-Count'), null);
  }),
  'counts all rows that match a filter, on every page': withRows(rows, async (world) => {
    const list = { filter: '@.kind == 0', sort: ['value:desc'], limit: 2 };
    const after = (await world.succeed('listRows', 200, { query: list })).headers.get('Next-After') ?? '';
    const fitting = rows.filter(({ kind }) => kind === 0).length;
    const pages: readonly Query[] = [{}, { offset: 1 }, { offset: 1_000 }, { after }];
    for (const page of pages) {
      const query = { ...list, ...page };
      const { headers } = await world.succeed('listRows', 200, { query, headers: countExact });
      world.expect(`Total-Count of ${Object.keys(page)}`, headers.get('Total-Count'), `${fitting}`);
    }
  }),
});

const polling = checksOf('listRows', {
  'returns 304 if nothing has changed': withRows(rows, async (world) => {
    const query = { filter: '@.kind == 0', sort: ['value:asc'], limit: 2 };
    for (const [what, write] of [
      ['an insert', () => world.insert([{ kind: 1 }])],
      ['a change', () => world.succeed('updateRow', 200, { row: 2, body: { kind: 0 } })],
      ['a deletion', () => world.succeed('deleteRow', 204, { row: 3 })],
    ] as const) {
      const listed = await world.succeed('listRows', 200, { query });
      const { etag } = listed;
      for (const tags of [etag, `"another", ${etag}`, etag.replace('W/', ''), '*']) {
        const headers = { 'If-None-Match': tags };
        const polled = await world.succeed('listRows', 304, { query, headers });
        world.expect('the ETag', polled.etag, etag);
        world.expect('the cursor', polled.cursor, listed.cursor);
      }
      await write();
      const changed = await world.ask('listRows', { query, headers: { 'If-None-Match': etag } });
      world.expect(`the status after ${what}`, changed.status, 200);
      if (changed.etag === etag) world.note(`${what} has not changed the ETag`);
    }
  }),
  'never accepts its ETag in If-Match, because the ETag is weak': async (world) => {
    const etag = (await world.list()).etag;
    for (const tags of [etag, etag.replace('W/', ''), '"another"'])
      await world.refuse('listRows', 'version_mismatch', { headers: { 'If-Match': tags } });
    await world.succeed('listRows', 200, { headers: { 'If-Match': '*' } });
  },
});

export const listChecks: readonly Check[] = [
  ...ordering,
  ...filterChecks,
  ...projecting,
  ...paging,
  ...polling,
];

const countExact = { Prefer: 'count=exact' };

/** Returns the ids of the rows, sorted by `sort`. */
function sorted(all: readonly Row[], sort: readonly string[]): number[] {
  const orders = sort.map((each) => {
    const colon = each.lastIndexOf(':');
    return { field: each.slice(0, colon), sign: each.slice(colon + 1) === 'asc' ? 1 : -1 };
  });
  orders.push({ field: 'id', sign: orders.at(-1)!.sign });
  const compare = (a: Row, b: Row): number => {
    for (const { field, sign } of orders) {
      const difference = compareValues(a[field], b[field]);
      if (difference !== 0) return sign * difference;
    }
    return 0;
  };
  return [...all].sort(compare).map(({ id }) => id);
}
