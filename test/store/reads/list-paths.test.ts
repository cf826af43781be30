/** Lists as engines read them, by every path and in every way, beside a plain model of what they have. */
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type AccessPath,
  builtWhole,
  cheapWalk,
  type Engine,
  type Lane,
  type ListOf,
  type ListRead,
  maxBatchLists,
  type PageRead,
  smallPageBytes,
  smallSortRows,
} from '../../../src/engines/engine.js';
import { placeKey } from '../../../src/engines/list.js';
import { type Filter, type Literal, parseFilter } from '../../../src/values/filter.js';
import { type FieldOrder, indexFieldsOf, type Order, type Position } from '../../../src/values/order.js';
import { idKeyBytes, isCut, keyAfter, keyOfValue, sortKey } from '../../../src/values/sort-key.js';
import type { JsonObject, JsonValue } from '../../../src/values/values.js';
import { engineOn, freshDatabase, type TestDatabase } from '../../support/database.js';
import { engine as testedOn } from '../../support/engine.js';
import { anyFilter, fits, scene } from '../../support/filters.js';
import { comparatorOf } from '../../support/order.js';
import { cases, seed } from '../../support/suite.js';

const numRuns = cases(30);
/** Of each collection. */
const lists = 40;

type Row = JsonObject & { readonly id: number };

const longName = 'é\u{1f600}'.repeat(64);
const names = ['a', 'b', 's', 't', 'a.b', 'a"b', "a'b", '\\', '$', '', '0', 'constructor', longName];
const long = 'é'.repeat(150);
/** Doubles that SQLite reads as their neighbours are among them. */
const values: readonly JsonValue[] = [
  ...[null, true, false, 0, 1, -1, 2.5, 2 ** 53, 1e21, -1e21, 5e-324],
  ...[4075805.4699921748, 4075805.469992175, 4075805.4699921757],
  ...[-2285.3189599647458, -2285.318959964746, -2285.3189599647467],
  ...[4.7936819749638447e235, 4.793681974963845e235, 4.793681974963846e235],
  ...[-5.4995372930118157e-70, -5.499537293011816e-70, -5.499537293011817e-70],
  ...[
    '',
    'a',
    'ab',
    'b',
    '1',
    '\uffff',
    '\u{10000}',
    '\u{1f600}',
    long,
    `${long}a`,
    `${long}b`,
    `${long}\u{1f600}`,
  ],
  ...[[], [1], [2], {}, { a: 1 }, { a: [long] }, { a: [long, 1] }, [long, 2], [long, 1]],
];
const value = fc.constantFrom(...values);

/** Rows in which values meet again. */
const fields = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6, noNullPrototype: true }),
    fc.dictionary(fc.constantFrom('a', 'b', 's', 't'), fc.constantFrom(...values.slice(-12), 1, 'a'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  )
  .map(([some, others]) => ({ ...some, ...others }) as JsonObject);

const direction = fc.constantFrom('asc' as const, 'desc' as const);
const fieldOrders = fc.uniqueArray(
  fc.record({ field: fc.constantFrom('a', 'b', 's', 't', 'a"b', 'none'), direction }),
  { selector: ({ field }) => field, maxLength: 4 },
);
const order: fc.Arbitrary<Order> = fc.record({ fields: fieldOrders, id: direction });

interface Asked {
  readonly order: Order;
  readonly by: 'id' | 'all' | 'index' | 'one' | 'sorted' | 'combined' | 'combinedUnsorted' | 'tested';
  readonly range: readonly [JsonValue, JsonValue] | undefined;
  readonly ids: readonly [number, number];
  readonly indexed: FieldOrder;
  readonly filter: Filter | undefined;
  readonly isCounted: boolean;
  readonly after: { readonly row: number; readonly values: readonly JsonValue[] | undefined } | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly fields: readonly string[] | undefined;
  readonly maxScanRows: number;
  readonly first: Lane;
}

const test = fc.record({
  kind: fc.constant('compare' as const),
  operator: fc.constantFrom('==', '!=', '<', '<=', '>', '>='),
  path: fc.constantFrom('a', 's', 't', 'id').map((name) => [name]),
  literal: value.filter((each): each is Literal => typeof each !== 'object' || each === null),
});
/** Many of those that are made wholly at random are fit by no row. */
const filter: fc.Arbitrary<Filter> = fc.oneof(
  test,
  anyFilter,
  anyFilter.map((part): Filter => ({ kind: 'not', part })),
  fc
    .tuple(fc.constantFrom('and' as const, 'or' as const), fc.array(test, { minLength: 2, maxLength: 3 }))
    .map(([kind, parts]): Filter => ({ kind, parts })),
);

const option = { freq: 2, nil: undefined };
const asked: fc.Arbitrary<Asked> = fc.record({
  order,
  by: fc.constantFrom('id', 'all', 'index', 'one', 'sorted', 'combined', 'combinedUnsorted', 'tested'),
  range: fc.option(fc.tuple(value, value), option),
  ids: fc.tuple(fc.nat(20), fc.nat(60)),
  indexed: fc.record({ field: fc.constantFrom('a', 's'), direction: fc.constant('asc' as const) }),
  filter: fc.option(filter, option),
  isCounted: fc.boolean(),
  after: fc.option(
    fc.record({
      row: fc.nat(60),
      values: fc.option(fc.array(value, { minLength: 4, maxLength: 4 }), option),
    }),
    option,
  ),
  limit: fc.integer({ min: 1, max: 12 }),
  offset: fc.constantFrom(0, 0, 0, 1, 5, 20, 1_000),
  fields: fc.option(
    fc.uniqueArray(fc.constantFrom('id', ...names, '__proto__'), { minLength: 1, maxLength: 8 }),
    option,
  ),
  maxScanRows: fc.constantFrom(1, 5, 30, smallSortRows),
  first: fc.constantFrom('cheap', 'cheap', 'large', 'scan'),
});

describe(`the paths of lists (seed ${seed})`, function () {
  this.timeout(600_000);
  let database: TestDatabase;
  let engine: Engine;
  before(async () => {
    database = await freshDatabase();
    engine = await engineOn(database);
    await database.knex('accounts').insert({ id: 1, name: 'a', created_at: 0 });
  });
  after(async () => {
    await engine.close();
    await database.remove();
  });

  let collections = 0;
  /** A collection of these rows, of which those without an id of theirs were deleted. */
  async function collectionOf(rows: readonly Row[], deleted: readonly number[]): Promise<number> {
    collections += 1;
    const { id } = (await engine.createCollection(1, `c${collections}`, `c${collections}`, 0))!;
    const stored = rows.map((row) => ({
      collection_id: id,
      id: row.id,
      seq: row.id,
      data: JSON.stringify(row),
    }));
    await database.knex.batchInsert('rows', stored, 50);
    const of = { collection_id: id };
    const ids = rows.length + deleted.length;
    await database
      .knex('heads')
      .where(of)
      .update({ seq: ids, rows: rows.length, next_row_id: ids + 1 });
    if (deleted.length > 0)
      await database.knex('deleted_per_block').insert({ ...of, block: 0, deleted: deleted.length });
    return id;
  }

  const indexes = new Map<string, Extract<AccessPath, { by: 'index' }>['index']>();
  async function indexOf(collectionId: number, of: readonly FieldOrder[]) {
    const key = `${collectionId} ${JSON.stringify(of)}`;
    let index = indexes.get(key);
    if (index === undefined) {
      const begun = (await engine.beginIndex(collectionId, of, 0, 1_000))!;
      let state = begun;
      while (state.builtThrough !== builtWhole)
        state = { ...state, builtThrough: (await engine.buildIndex(state, 1_000))!.builtThrough };
      index = { id: begun.id, fields: of };
      indexes.set(key, index);
    }
    return index;
  }

  /** What is asked for, as a list that an engine may be asked for. */
  async function listOf(collectionId: number, rows: readonly Row[], wanted: Asked): Promise<ListOf> {
    const { limit, isCounted, filter, fields: some, maxScanRows, ids, indexed, range } = wanted;
    const byId: Order = { fields: [], id: wanted.order.id };
    const isTested = wanted.by === 'tested' && engine.testsKeys;
    const isById = wanted.by === 'id' || wanted.by === 'one' || isTested || wanted.order.fields.length === 0;
    const inOrder =
      isById && (wanted.by === 'id' || wanted.by === 'one' || isTested || wanted.by === 'sorted')
        ? byId
        : wanted.order;
    const path = await pathOf();
    const of = { collectionId, path, order: inOrder, limit, filter, fields: some, maxScanRows };
    const list = { ...of, isCounted: isCounted && !isTested };
    const most = smallPageBytes;
    if (wanted.after === undefined) return { ...list, offset: wanted.offset, most };
    const place = rows[wanted.after.row];
    const values = inOrder.fields.map(
      ({ field }, at) =>
        wanted.after!.values?.[at] ?? (place === undefined ? null : (valueIn(place, field) ?? null)),
    );
    return { ...list, offset: 0, most, after: { id: place?.id ?? wanted.after.row, values } };

    async function pathOf(): Promise<AccessPath> {
      const keyOf = (given: JsonValue) => sortKey([indexed], [given]);
      if (isTested) return testedPath();
      if (wanted.by.startsWith('combined')) return combinedPath();
      if (wanted.by === 'all') return { by: 'all' };
      if (wanted.by === 'id' || (wanted.by === 'sorted' && inOrder.fields.length === 0)) {
        return range === undefined ? { by: 'id' } : { by: 'id', range: { from: ids[0], to: ids[1] } };
      }
      if (wanted.by === 'sorted') {
        const index = await indexOf(collectionId, indexFieldsOf(inOrder));
        const mayBeCut = range === undefined && filter === undefined && wanted.ids[0] % 2 === 0;
        const ranged = range === undefined ? {} : { range: rangeBetween(index.fields, range) };
        return { by: 'index', index, isSorted: true, isCut: mayBeCut, ...ranged };
      }
      const index = await indexOf(collectionId, [indexed]);
      const [one, other] = range ?? [valueIn(rows[ids[0]], indexed.field) ?? null, 'b'];
      const from = keyOf(one);
      if (wanted.by === 'one') {
        return { by: 'index', index, range: { from, to: keyAfter(from) }, isSorted: true, isCut: false };
      }
      return {
        ...{ by: 'index', index, isSorted: false, isCut: false },
        ...(ids[1] % 4 > 0 && { range: { from, to: keyAfter(keyOf(other)) } }),
      } as AccessPath;
    }

    /** By id, where a value is in a range: of all rows, or of those that have one value of a first field. */
    async function testedPath(): Promise<AccessPath> {
      const equals = ids[1] % 3 === 0 ? [] : ['b'];
      const index = await indexOf(
        collectionId,
        [...equals, 'id', indexed.field].map((field) => ({ field, direction: 'asc' })),
      );
      const key = keyOfValue(valueIn(rows[ids[0]], 'b'));
      const before = equals.length === 0 ? '' : isCut(key) ? keyOfValue('a') : key;
      const [first, last] = range === undefined ? [1, Number.MAX_SAFE_INTEGER] : ids;
      const within = { from: before + keyOfValue(first), to: before + keyAfter(keyOfValue(last)) };
      const passing = rangeBetween([indexed], range ?? [null, 'b']);
      const test = { at: before.length / 2 + idKeyBytes, range: passing };
      return { by: 'index', index, range: within, test, isSorted: true, isCut: false };
    }

    /** Among the rows that have one value of a first field: in the list's order, or by another field. */
    async function combinedPath(): Promise<AccessPath> {
      const isSorted = wanted.by === 'combined' && inOrder.fields.length < 4;
      const others = isSorted ? indexFieldsOf(inOrder) : [indexed];
      const field = ['b', 's', 't', 'a', 'none'].find((name) => !others.some((by) => by.field === name))!;
      const index = await indexOf(collectionId, [{ field, direction: 'asc' }, ...others]);
      const key = keyOfValue(valueIn(rows[ids[0]], field));
      const equal = isCut(key) ? keyOfValue('a') : key;
      const inner = range === undefined || others.length === 0 ? undefined : rangeBetween(others, range);
      const { from, to } = inner ?? { from: '', to: undefined };
      const within = { from: equal + from, to: to === undefined ? keyAfter(equal) : equal + to };
      return { by: 'index', index, range: within, isSorted, isCut: false };
    }
  }

  /** Of the first field of an index. */
  function rangeBetween([first]: readonly FieldOrder[], [from, to]: readonly [JsonValue, JsonValue]) {
    const [one, other] = [from, to].map((each) => sortKey([{ ...first!, direction: 'asc' }], [each]));
    if (first!.direction === 'asc') return { from: one!, to: keyAfter(other!) };
    const turned = (key: string) =>
      Buffer.from(Buffer.from(key, 'hex').map((byte) => 255 - byte)).toString('hex');
    return { from: turned(one!), to: keyAfter(turned(other!)) };
  }

  /** As it is read at last. */
  async function follow(list: ListOf, first: Lane, read: ListRead | undefined): Promise<PageRead | 'cut'> {
    let way = first;
    let found = read;
    while (found !== undefined && 'way' in found) {
      expect(way).not.to.equal('scan');
      expect(found.way).not.to.equal(way);
      way = found.way;
      [found] = await engine.readLists(way, [list]);
    }
    if (found !== undefined && 'index' in found) expect(found.index).to.equal('cut');
    return 'index' in found! ? 'cut' : found!;
  }

  function hold(found: PageRead | 'cut', rows: readonly Row[], head: number, list: ListOf): void {
    const what = JSON.stringify({ list, rows });
    const { path } = list;
    if (found === 'cut') {
      const of = path.by === 'index' ? path.index.fields : [];
      const keys = [...rows.map((row) => keyIn(of, row)), placeKey(list) ?? ''];
      expect(keys.some(isCut), what).to.equal(true);
      return;
    }
    const { page, total, next } = expected(rows, list);
    expect({ ...found, page: `${found.page}` }, what).to.deep.equal({
      head,
      rows: rows.length,
      total,
      page,
      next,
    });
  }

  /** Cheap lists together. */
  async function compare(
    rows: readonly Row[],
    head: number,
    lists: readonly (readonly [list: ListOf, first: Lane])[],
  ): Promise<void> {
    const cheap = lists.filter(([, first]) => first === 'cheap').map(([list]) => list);
    for (let from = 0; from < cheap.length; from += maxBatchLists) {
      const batch = cheap.slice(from, from + maxBatchLists);
      const reads = await engine.readLists('cheap', batch);
      for (const [at, list] of batch.entries())
        hold(await follow(list, 'cheap', reads[at]), rows, head, list);
    }
    for (const [list, first] of lists) {
      if (first === 'cheap') continue;
      const [read] = await engine.readLists(first, [list]);
      hold(await follow(list, first, read), rows, head, list);
    }
  }

  it('are cheap where few rows and bytes are looked at', async () => {
    const text = 'x'.repeat(20_000);
    const all = Array.from(
      { length: 300 },
      (_, at): Row => ({ id: at + 1, n: at, ...(at < 250 && { text }) }),
    );
    const collectionId = await collectionOf(all, []);
    const small = await collectionOf(
      all.map(({ id, n }) => ({ id, n: n! })),
      [],
    );
    const byId = { path: { by: 'id' }, order: { fields: [], id: 'asc' }, limit: 2, offset: 0 } as const;
    const of = { ...byId, isCounted: false, maxScanRows: 300, most: smallPageBytes };
    const lines: readonly [found: number | 'scan', wanted: Partial<ListOf>][] = [
      [2, { filter: parseFilter('@.n >= 0') }],
      [2, { filter: parseFilter('@.n >= 100') }],
      [1, { filter: parseFilter('@.n == 150'), path: { by: 'id', range: { from: 100, to: 200 } } }],
      ['scan', { filter: parseFilter('@.n >= 299') }],
      ['scan', { filter: parseFilter('@.n >= 0'), isCounted: true }],
      [2, { filter: parseFilter('@.n < 299'), order: { fields: [], id: 'desc' } }],
      [1, { collectionId: small, filter: parseFilter('@.n == 299') }],
      [1, { collectionId: small, filter: parseFilter('@.n == 299'), isCounted: true }],
      [2, { collectionId: small, filter: parseFilter('@.n >= 10'), maxScanRows: 13 }],
      ['scan', { collectionId: small, filter: parseFilter('@.n >= 10'), maxScanRows: 12 }],
      ['scan', { collectionId: small, filter: parseFilter('@.n == 299'), maxScanRows: 299 }],
      // Where a long text is looked for, each byte of a row takes longer.
      [2, { filter: parseFilter('@.n >= 10 && contains(@.text, "xx")') }],
      ['scan', { filter: parseFilter(`@.n >= 10 && contains(@.text, "${'x'.repeat(1_000)}")`) }],
      [2, { filter: parseFilter(`@.n >= 10 && @.text != "${'x'.repeat(1_000)}"`) }],
    ];
    for (const [expectedRows, wanted] of lines) {
      const list = { collectionId, ...of, ...wanted };
      const [read] = await engine.readLists('cheap', [list]);
      const what = JSON.stringify(wanted);
      if (expectedRows === 'scan')
        expect(read, what).to.deep.include({ page: undefined, way: 'scan', rows: 300 });
      else expect(JSON.parse(String(read!.page)), what).to.have.length(expectedRows);
    }
  });

  if (testedOn === 'sqlite')
    it('are no scans where fields are shown of a page that is large', async () => {
      const text = 'x'.repeat(200_000);
      const rows = Array.from({ length: 90 }, (_, at): Row => ({ id: at + 1, text }));
      const collectionId = await collectionOf(rows, []);
      const byId = { path: { by: 'id' }, order: { fields: [], id: 'asc' }, offset: 0 } as const;
      const of = {
        collectionId,
        ...byId,
        isCounted: false,
        fields: ['n'],
        maxScanRows: 90,
        most: smallPageBytes,
      };
      for (const way of ['cheap', 'large'] as const) {
        for (const filter of [undefined, parseFilter('@.id > 0')]) {
          const [read] = await engine.readLists(way, [{ ...of, filter, limit: 10 }]);
          const bytes = JSON.stringify(rows.slice(0, 10)).length;
          expect(read, way).to.deep.include({ page: undefined, way: 'large', bytes });
        }
        for (const more of [
          { limit: 90 },
          { limit: 20, fields: Array.from({ length: 50 }, (_, n) => `n${n}`) },
        ]) {
          const [scan] = await engine.readLists(way, [{ ...of, ...more }]);
          expect(scan, way).to.deep.include({ page: undefined, way: 'scan' });
        }
      }
      const [page] = await engine.readLists('large', [{ ...of, limit: 10, most: 2_100_000 }]);
      expect(JSON.parse(String(page!.page))).to.deep.equal(rows.slice(0, 10).map(({ id }) => ({ id })));
    });

  if (testedOn === 'sqlite')
    it('are scans that parse no row which lacks a text of all that fit', async () => {
      const rows: Row[] = [{ id: 1, a: 'a "b"', t: ['é'] }, { id: 2 }];
      const collectionId = await collectionOf(rows, []);
      await database.knex('rows').where({ collection_id: collectionId, id: 2 }).update({ data: 'no JSON' });
      const byId = { path: { by: 'id' }, order: { fields: [], id: 'asc' }, limit: 5, offset: 0 } as const;
      const of = { collectionId, ...byId, isCounted: true, maxScanRows: 1, most: smallPageBytes };
      for (const filter of [
        String.raw`@.id > 0 && @.a == "a \"b\""`,
        String.raw`starts_with(@.a, "a \"")`,
        '@.t[?contains(@, "é")]',
        `contains(@.a, "b") && contains(@.a, "a") && @.a != "${'x'.repeat(100)}" && @.t`,
      ]) {
        for (const path of [{ by: 'id' }, { by: 'all' }] as const) {
          const [read] = await engine.readLists('scan', [{ ...of, path, filter: parseFilter(filter) }]);
          expect(JSON.parse(String(read!.page)), filter).to.deep.equal([rows[0]]);
        }
      }
    });

  it('count no rows of a collection, however many it has', async () => {
    const rows = Array.from({ length: cheapWalk + 1 }, (_, at): Row => ({ id: at + 1, n: -at }));
    const collectionId = await collectionOf(rows, []);
    const order: Order = { fields: [{ field: 'n', direction: 'asc' }], id: 'asc' };
    const index = await indexOf(collectionId, indexFieldsOf(order));
    const list = { collectionId, limit: 1, offset: 0, fields: ['n'], maxScanRows: 0, most: smallPageBytes };
    for (const way of ['cheap', 'large'] as const) {
      for (const [path, sorted, id] of [
        [{ by: 'id' }, { fields: [], id: 'asc' }, 1],
        [{ by: 'index', index, isSorted: true, isCut: false }, order, rows.length],
      ] as const) {
        const [read] = await engine.readLists(way, [{ ...list, path, order: sorted, isCounted: true }]);
        expect(read, path.by).to.deep.include({ rows: rows.length, total: rows.length });
        expect(JSON.parse(String(read!.page))).to.deep.equal([{ id, n: 1 - id }]);
      }
    }
  });

  it('parse the rows alone, as scans on PostgreSQL, that hold the texts of the filter', async function () {
    if (testedOn !== 'postgres') return this.skip();
    const text = `"${'é'.repeat(28)}\u{1f600}\u{1f600}\u{1f600}\n`;
    const collectionId = await collectionOf([{ id: 1, a: text }, { id: 2 }, { id: 3, a: `${text}b` }], []);
    await database.knex('rows').where({ collection_id: collectionId, id: 2 }).update({ data: '{"no JSON' });
    const order: Order = { fields: [], id: 'asc' };
    const page = { order, limit: 3, offset: 0, isCounted: true, maxScanRows: 3, most: smallPageBytes };
    const written = JSON.stringify(text);
    for (const [filter, ...ids] of [
      [`@.a == ${written}`, 1],
      [`@.id > 0 && starts_with(@.a, ${written})`, 1, 3],
      [`contains(@.a, ${written}) && !(@.a == ${written})`, 3],
    ] as const) {
      const list: ListOf = { ...page, collectionId, path: { by: 'id' }, filter: parseFilter(filter) };
      const [read] = await engine.readLists('scan', [list]);
      const found = JSON.parse(String(read!.page)) as Row[];
      expect(
        found.map(({ id }) => id),
        filter,
      ).to.deep.equal(ids);
    }
  });

  it(`are pages as the model has them, of ${numRuns * lists} lists`, async () => {
    const input = fc
      .tuple(scene(45, 0), fc.array(fields, { minLength: 0, maxLength: 45 }), fc.nat(3))
      .chain(([{ rows }, more, every]) => {
        const all = more.map((row, at) => ({ ...(at % 3 === 0 ? rows[at] : {}), ...row }));
        return fc.tuple(
          fc.constant(all),
          fc.constant(every),
          fc.array(asked, { minLength: lists, maxLength: lists }),
        );
      });
    const property = fc.asyncProperty(input, async ([all, every, wanted]) => {
      const numbered = all.map((row, at) => ({ id: at + 1, ...row }) as Row);
      const isGone = (row: Row) => every > 0 && row.id % (every + 2) === 0;
      const rows = numbered.filter((row) => !isGone(row));
      const collectionId = await collectionOf(
        rows,
        numbered.filter(isGone).map(({ id }) => id),
      );
      const read: [ListOf, Lane][] = [];
      for (const each of wanted) read.push([await listOf(collectionId, rows, each), each.first]);
      await compare(rows, numbered.length, read);
    });
    await fc.assert(property, { seed, numRuns, endOnFailure: true });
  });
});

function valueIn(row: Row | undefined, field: string): JsonValue | undefined {
  return row !== undefined && Object.hasOwn(row, field) ? row[field] : undefined;
}

function keyIn(of: readonly FieldOrder[], row: Row): string {
  return sortKey(
    of,
    of.map(({ field }) => valueIn(row, field)),
  );
}

/** What a page has, its rows, and what is behind it. */
function expected(
  rows: readonly Row[],
  list: ListOf,
): { page: string; total: number; next: Position | undefined } {
  const { path, order: by, after, filter } = list;
  const fitting = rows.filter((row) => isInRange(row, path) && (filter === undefined || fits(filter, row)));
  const inOrder = [...fitting].sort(comparatorOf(by));
  const behind = after === undefined ? inOrder : inOrder.filter((row) => isBehind(row, by, after));
  const page = behind.slice(list.offset, list.offset + list.limit);
  const last = page.at(-1);
  const isMore = behind.length > list.offset + list.limit;
  const isRanged = filter !== undefined || (path.by !== 'all' && path.range !== undefined);
  return {
    page: `[${page.map((row) => textOf(row, list.fields)).join()}]`,
    total: list.isCounted && isRanged ? fitting.length : rows.length,
    next: isMore
      ? { id: last!.id, values: by.fields.map(({ field }) => valueIn(last, field) ?? null) }
      : undefined,
  };
}

function isInRange(row: Row, path: AccessPath): boolean {
  if (path.by === 'all' || path.range === undefined) return true;
  if (path.by === 'id') return row.id >= path.range.from && row.id <= path.range.to;
  const key = keyIn(path.index.fields, row);
  const { test } = path;
  const tested = key.slice(2 * (test?.at ?? 0));
  const passes = test === undefined || (tested >= test.range.from && tested < test.range.to);
  return key >= path.range.from && key < path.range.to && passes;
}

function isBehind(row: Row, by: Order, { id, values }: Position): boolean {
  const place = Object.fromEntries(by.fields.map(({ field }, at) => [field, values[at]!]));
  return comparatorOf(by)(row, { ...place, id }) > 0;
}

function textOf(row: Row, some: readonly string[] | undefined): string {
  if (some === undefined) return JSON.stringify(row);
  const members = some.filter((field) => field !== 'id' && valueIn(row, field) !== undefined);
  const texts = members.map((field) => `,${JSON.stringify(field)}:${JSON.stringify(row[field])}`);
  return `{"id":${row.id}${texts.join('')}}`;
}
