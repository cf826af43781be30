/** Compares lists, read by every path of an engine, with a simple model of the rows. */
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type Engine,
  type IndexSource,
  type Lane,
  type ListPlan,
  type ListRead,
  type Method,
  maxBatchLists,
  type PageRead,
  smallPageBytes,
  testedFrom,
} from '../../../src/engines/engine.js';
import { cheapRows, maxWalkedKeys } from '../../../src/store/reads/cheap-limits.js';
import { type Filter, type Literal, parseFilter } from '../../../src/values/filter.js';
import { type FieldOrder, indexFieldsOf, type Order, type Position } from '../../../src/values/order.js';
import { keyAfter, keyOfValue, sortKey } from '../../../src/values/sort-key.js';
import type { JsonObject, JsonValue } from '../../../src/values/values.js';
import { createCollection, engineOn, freshDatabase, type TestDatabase } from '../../support/database.js';
import { engine as testedOn } from '../../support/engine.js';
import { anyFilter, fits, scene } from '../../support/filters.js';
import { createIndex } from '../../support/indexes.js';
import { comparatorOf } from '../../support/order.js';
import { cases, seed } from '../../support/suite.js';

const numRuns = cases(30);
/** The number of lists of each collection. */
const lists = 40;

type Row = JsonObject & { readonly id: number };

const longName = 'é\u{1f600}'.repeat(64);
const names = ['a', 'b', 's', 't', 'a.b', 'a"b', "a'b", '\\', '$', '', '0', 'constructor', longName];
const long = 'é'.repeat(150);
/** The values include doubles that SQLite cannot distinguish from their neighbours. */
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

/** Rows in which the same values occur repeatedly. */
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
  readonly rows: number;
  readonly lane: Lane;
}

const test = fc.record({
  kind: fc.constant('compare' as const),
  operator: fc.constantFrom('==', '!=', '<', '<=', '>', '>='),
  path: fc.constantFrom('a', 's', 't', 'id').map((name) => [name]),
  literal: value.filter((each): each is Literal => typeof each !== 'object' || each === null),
});
/** Includes simple filters, because often no row matches a completely random filter. */
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
  rows: fc.constantFrom(1, 5, 30, cheapRows),
  lane: fc.constantFrom('cheap', 'cheap', 'large', 'scan'),
});

/** A plan, and the row after which the page starts. */
interface Planned {
  readonly plan: ListPlan;
  readonly lane: Lane;
  readonly start: Row | undefined;
}

const bytes = 4_194_304;
const byId: Order = { fields: [], id: 'asc' };

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
  /** Creates a collection with these rows, as if rows with the other ids had been deleted. */
  async function collectionOf(rows: readonly Row[], deleted: readonly number[]): Promise<number> {
    collections += 1;
    const { id } = await createCollection(engine, 1, `c${collections}`, `c${collections}`);
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

  const indexes = new Map<string, IndexSource['index']>();
  async function indexOf(collectionId: number, of: readonly FieldOrder[]) {
    const key = `${collectionId} ${JSON.stringify(of)}`;
    let index = indexes.get(key);
    if (index === undefined) {
      const { id } = await createIndex(engine, collectionId, of);
      index = { id, fields: of };
      indexes.set(key, index);
    }
    return index;
  }

  /** Returns the list as a plan that the server could give to an engine. */
  async function planOf(collectionId: number, rows: readonly Row[], wanted: Asked): Promise<Planned> {
    const { limit, filter, ids, indexed, range, lane } = wanted;
    const byId: Order = { fields: [], id: wanted.order.id };
    const isTested = wanted.by === 'tested' && engine.testsKeys;
    const isById = wanted.by === 'id' || wanted.by === 'one' || isTested || wanted.order.fields.length === 0;
    const order =
      isById && (wanted.by === 'id' || wanted.by === 'one' || isTested || wanted.by === 'sorted')
        ? byId
        : wanted.order;
    const [source, isInOrder] = await sourceOf();
    const isCounted = wanted.isCounted && !isTested && (filter !== undefined || source.range !== undefined);
    const method = methodOf(isInOrder, filter !== undefined || isTested, isCounted);
    const bounds =
      lane === 'scan' ? undefined : { rows: method === 'walk' ? maxWalkedKeys : wanted.rows, bytes };
    const fields = wanted.fields?.filter((field) => field !== 'id');
    const of = { collectionId, source, method, order, limit, filter, fields, isCounted, bounds };
    const plan = { ...of, most: smallPageBytes };
    if (wanted.after === undefined)
      return { plan: { ...plan, offset: wanted.offset }, lane, start: undefined };
    const place = rows[wanted.after.row];
    const values = order.fields.map(
      ({ field }, at) =>
        wanted.after!.values?.[at] ?? (place === undefined ? null : (valueIn(place, field) ?? null)),
    );
    const id = place?.id ?? wanted.after.row;
    const start = { ...Object.fromEntries(order.fields.map(({ field }, at) => [field, values[at]!])), id };
    const after = { id, key: sortKey(indexFieldsOf(order), values) };
    return { plan: { ...plan, offset: 0, after }, lane, start };

    async function sourceOf(): Promise<readonly [ListPlan['source'], isInOrder: boolean]> {
      const keyOf = (given: JsonValue) => sortKey([indexed], [given]);
      if (isTested) return [await testedSource(), true];
      if (wanted.by.startsWith('combined')) return combinedSource();
      if (wanted.by === 'all') return [{ by: 'id' }, false];
      if (wanted.by === 'id' || (wanted.by === 'sorted' && order.fields.length === 0))
        return [{ by: 'id', ...(range && { range: { from: ids[0], to: ids[1] } }) }, true];
      if (wanted.by === 'sorted') {
        const index = await indexOf(collectionId, indexFieldsOf(order));
        return [
          { by: 'index', index, prefix: '', ...(range && { range: rangeBetween(index.fields, range) }) },
          true,
        ];
      }
      const index = await indexOf(collectionId, [indexed]);
      const [one, other] = range ?? [valueIn(rows[ids[0]], indexed.field) ?? null, 'b'];
      const from = keyOf(one);
      if (wanted.by === 'one')
        return [{ by: 'index', index, range: { from, to: keyAfter(from) }, prefix: from }, true];
      const within = ids[1] % 4 > 0 && { range: { from, to: keyAfter(keyOf(other)) } };
      return [{ by: 'index', index, prefix: '', ...within }, false];
    }

    /**
     * Reads by id, and tests with index keys whether a value is in a range. It reads either all rows or the
     * rows with one value of a first field.
     */
    async function testedSource(): Promise<IndexSource> {
      const equals = ids[1] % 3 === 0 ? [] : ['b'];
      const index = await indexOf(
        collectionId,
        [...equals, 'id', indexed.field].map((field) => ({ field, direction: 'asc' })),
      );
      const prefix = equals.length === 0 ? '' : keyOfValue(valueIn(rows[ids[0]], 'b'));
      const [first, last] = range === undefined ? [1, Number.MAX_SAFE_INTEGER] : ids;
      const within = { from: prefix + keyOfValue(first), to: prefix + keyAfter(keyOfValue(last)) };
      const test = { at: testedFrom(prefix), range: rangeBetween([indexed], range ?? [null, 'b']) };
      return { by: 'index', index, range: within, test, prefix };
    }

    /** A source of rows with one value of a first field, either in the list's order or by another field. */
    async function combinedSource(): Promise<readonly [IndexSource, isInOrder: boolean]> {
      const isInOrder = wanted.by === 'combined' && order.fields.length < 4;
      const others = isInOrder ? indexFieldsOf(order) : [indexed];
      const field = ['b', 's', 't', 'a', 'none'].find((name) => !others.some((by) => by.field === name))!;
      const index = await indexOf(collectionId, [{ field, direction: 'asc' }, ...others]);
      const prefix = keyOfValue(valueIn(rows[ids[0]], field));
      const inner = range === undefined || others.length === 0 ? undefined : rangeBetween(others, range);
      const { from, to } = inner ?? { from: '', to: undefined };
      const within = { from: prefix + from, to: to === undefined ? keyAfter(prefix) : prefix + to };
      return [{ by: 'index', index, range: within, prefix }, isInOrder];
    }
  }

  /** Returns a range of the first field of an index. */
  function rangeBetween([first]: readonly FieldOrder[], [from, to]: readonly [JsonValue, JsonValue]) {
    const [one, other] = [from, to].map((each) => sortKey([{ ...first!, direction: 'asc' }], [each]));
    if (first!.direction === 'asc') return { from: one!, to: keyAfter(other!) };
    const turned = (key: string) =>
      Buffer.from(Buffer.from(key, 'hex').map((byte) => 255 - byte)).toString('hex');
    return { from: turned(one!), to: keyAfter(turned(other!)) };
  }

  /** Reads the list in one lane after the other until it has a page. */
  async function follow(plan: ListPlan, first: Lane, read: ListRead | undefined): Promise<PageRead> {
    let lane = first;
    let found = read;
    while (found !== undefined && 'lane' in found) {
      expect(lane).not.to.equal('scan');
      expect(found.lane).not.to.equal(lane);
      lane = found.lane;
      [found] = await engine.readLists(lane, [lane === 'scan' ? { ...plan, bounds: undefined } : plan]);
    }
    expect(found).not.to.include({ isStale: true });
    return found as PageRead;
  }

  function hold(found: PageRead, rows: readonly Row[], head: number, { plan, start }: Planned): void {
    const { page, total, next } = expected(rows, plan, start);
    expect({ ...found, page: `${found.page}` }, JSON.stringify({ plan, rows })).to.deep.equal({
      head,
      rows: rows.length,
      total,
      page,
      next,
    });
  }

  /** Compares lists with the model. Cheap lists are read together. */
  async function compare(rows: readonly Row[], head: number, lists: readonly Planned[]): Promise<void> {
    const cheap = lists.filter(({ lane }) => lane === 'cheap');
    for (let from = 0; from < cheap.length; from += maxBatchLists) {
      const batch = cheap.slice(from, from + maxBatchLists);
      const reads = await engine.readLists(
        'cheap',
        batch.map(({ plan }) => plan),
      );
      for (const [at, list] of batch.entries())
        hold(await follow(list.plan, 'cheap', reads[at]), rows, head, list);
    }
    for (const list of lists) {
      if (list.lane === 'cheap') continue;
      const [read] = await engine.readLists(list.lane, [list.plan]);
      hold(await follow(list.plan, list.lane, read), rows, head, list);
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
    const of = { source: { by: 'id' }, order: byId, limit: 2, offset: 0, most: smallPageBytes } as const;
    const lines: readonly [found: number | 'scan', wanted: Partial<ListPlan>, rows?: number][] = [
      [2, { filter: parseFilter('@.n >= 0') }],
      [2, { filter: parseFilter('@.n >= 100') }],
      [1, { filter: parseFilter('@.n == 150'), source: { by: 'id', range: { from: 100, to: 200 } } }],
      ['scan', { filter: parseFilter('@.n >= 299') }],
      ['scan', { filter: parseFilter('@.n >= 0'), isCounted: true }],
      [2, { filter: parseFilter('@.n < 299'), order: { fields: [], id: 'desc' } }],
      [1, { collectionId: small, filter: parseFilter('@.n == 299') }],
      [1, { collectionId: small, filter: parseFilter('@.n == 299'), isCounted: true }],
      [2, { collectionId: small, filter: parseFilter('@.n >= 10') }, 13],
      ['scan', { collectionId: small, filter: parseFilter('@.n >= 10') }, 12],
      ['scan', { collectionId: small, filter: parseFilter('@.n == 299') }, 299],
    ];
    for (const [expectedRows, wanted, most = 300] of lines) {
      const isCounted = wanted.isCounted === true;
      const method = isCounted ? 'gather' : 'search';
      const plan: ListPlan = {
        ...{ collectionId, ...of, isCounted, method, bounds: { rows: most, bytes } },
        ...wanted,
      };
      const [read] = await engine.readLists('cheap', [plan]);
      const what = JSON.stringify([wanted, most]);
      if (expectedRows === 'scan')
        expect(read, what).to.deep.include({ page: undefined, lane: 'scan', rows: 300 });
      else expect(JSON.parse(String(read!.page)), what).to.have.length(expectedRows);
    }
  });

  if (testedOn === 'sqlite')
    it('are no scans where fields are shown of a page that is large', async () => {
      const text = 'x'.repeat(200_000);
      const rows = Array.from({ length: 90 }, (_, at): Row => ({ id: at + 1, text }));
      const collectionId = await collectionOf(rows, []);
      const of = {
        collectionId,
        source: { by: 'id' },
        method: 'walk',
        order: byId,
        offset: 0,
        isCounted: false,
        fields: ['n'],
        bounds: { rows: 90, bytes },
        most: smallPageBytes,
      } as const;
      for (const lane of ['cheap', 'large'] as const) {
        for (const filter of [undefined, parseFilter('@.id > 0')]) {
          const method = filter === undefined ? 'walk' : 'search';
          const [read] = await engine.readLists(lane, [{ ...of, method, filter, limit: 10 }]);
          const size = JSON.stringify(rows.slice(0, 10)).length;
          expect(read, lane).to.deep.include({ page: undefined, lane: 'large', bytes: size });
        }
        for (const more of [
          { limit: 90 },
          { limit: 20, fields: Array.from({ length: 50 }, (_, n) => `n${n}`) },
        ]) {
          const [scan] = await engine.readLists(lane, [{ ...of, ...more }]);
          expect(scan, lane).to.deep.include({ page: undefined, lane: 'scan' });
        }
      }
      const [page] = await engine.readLists('large', [{ ...of, limit: 10, most: 2_100_000 }]);
      expect(JSON.parse(String(page!.page))).to.deep.equal(rows.slice(0, 10).map(({ id }) => ({ id })));
    });

  if (testedOn === 'sqlite')
    it('are scans that do not parse rows without a text that all matching rows contain', async () => {
      const rows: Row[] = [{ id: 1, a: 'a "b"', t: ['é'] }, { id: 2 }];
      const collectionId = await collectionOf(rows, []);
      await database.knex('rows').where({ collection_id: collectionId, id: 2 }).update({ data: 'no JSON' });
      const of = { collectionId, source: { by: 'id' }, order: byId, limit: 5, offset: 0 } as const;
      for (const filter of [
        String.raw`@.id > 0 && @.a == "a \"b\""`,
        String.raw`starts_with(@.a, "a \"")`,
        '@.t[?contains(@, "é")]',
        `contains(@.a, "b") && contains(@.a, "a") && @.a != "${'x'.repeat(100)}" && @.t`,
      ]) {
        for (const method of ['gather', 'sort'] as const) {
          const plan = { ...of, method, isCounted: true, most: smallPageBytes, filter: parseFilter(filter) };
          const [read] = await engine.readLists('scan', [plan]);
          expect(JSON.parse(String(read!.page)), filter).to.deep.equal([rows[0]]);
        }
      }
    });

  it('count no rows of a collection, however many it has', async () => {
    const rows = Array.from({ length: maxWalkedKeys + 1 }, (_, at): Row => ({ id: at + 1, n: -at }));
    const collectionId = await collectionOf(rows, []);
    const order: Order = { fields: [{ field: 'n', direction: 'asc' }], id: 'asc' };
    const index = await indexOf(collectionId, indexFieldsOf(order));
    const list = {
      collectionId,
      method: 'walk',
      limit: 1,
      offset: 0,
      fields: ['n'],
      isCounted: false,
      bounds: { rows: 0, bytes: 0 },
      most: smallPageBytes,
    } as const;
    for (const lane of ['cheap', 'large'] as const) {
      for (const [source, sorted, id] of [
        [{ by: 'id' }, byId, 1],
        [{ by: 'index', index, prefix: '' }, order, rows.length],
      ] as const) {
        const [read] = await engine.readLists(lane, [{ ...list, source, order: sorted }]);
        expect(read, source.by).to.deep.include({ rows: rows.length, total: rows.length });
        expect(JSON.parse(String(read!.page))).to.deep.equal([{ id, n: 1 - id }]);
      }
    }
  });

  it('parse the rows alone, as scans on PostgreSQL, that hold the texts of the filter', async function () {
    if (testedOn !== 'postgres') return this.skip();
    const text = `"${'é'.repeat(28)}\u{1f600}\u{1f600}\u{1f600}\n`;
    const collectionId = await collectionOf([{ id: 1, a: text }, { id: 2 }, { id: 3, a: `${text}b` }], []);
    await database.knex('rows').where({ collection_id: collectionId, id: 2 }).update({ data: '{"no JSON' });
    const page = { order: byId, limit: 3, offset: 0, isCounted: true, most: smallPageBytes };
    const written = JSON.stringify(text);
    for (const [filter, ...ids] of [
      [`@.a == ${written}`, 1],
      [`@.id > 0 && starts_with(@.a, ${written})`, 1, 3],
      [`contains(@.a, ${written}) && !(@.a == ${written})`, 3],
    ] as const) {
      const source = { by: 'id' } as const;
      const list: ListPlan = {
        ...{ ...page, collectionId, source, method: 'gather', filter: parseFilter(filter) },
      };
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
      const read: Planned[] = [];
      for (const each of wanted) read.push(await planOf(collectionId, rows, each));
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

/** Returns the page, its rows, and whether another page follows. */
function expected(
  rows: readonly Row[],
  plan: ListPlan,
  start: Row | undefined,
): { page: string; total: number; next: Position | undefined } {
  const { source, order: by, filter } = plan;
  const compare = comparatorOf(by);
  const fitting = rows.filter((row) => isInRange(row, source) && (filter === undefined || fits(filter, row)));
  const inOrder = [...fitting].sort(compare);
  const behind = start === undefined ? inOrder : inOrder.filter((row) => compare(row, start) > 0);
  const page = behind.slice(plan.offset, plan.offset + plan.limit);
  const last = page.at(-1);
  const isMore = behind.length > plan.offset + plan.limit;
  return {
    page: `[${page.map((row) => textOf(row, plan.fields)).join()}]`,
    total: plan.isCounted ? fitting.length : rows.length,
    next: isMore ? { id: last!.id, key: keyIn(indexFieldsOf(by), last!) } : undefined,
  };
}

function methodOf(isInOrder: boolean, isTested: boolean, isCounted: boolean): Method {
  if (!isInOrder) return 'sort';
  return isTested ? (isCounted ? 'gather' : 'search') : 'walk';
}

function isInRange(row: Row, source: ListPlan['source']): boolean {
  if (source.by === 'id') {
    const { from, to } = source.range ?? { from: 1, to: Number.MAX_SAFE_INTEGER };
    return row.id >= from && row.id <= to;
  }
  const { index, test, range } = source;
  const key = keyIn(index.fields, row);
  const tested = key.slice(2 * (test?.at ?? 0));
  const passes = test === undefined || (tested >= test.range.from && tested < test.range.to);
  return (range === undefined || (key >= range.from && key < range.to)) && passes;
}

function textOf(row: Row, some: readonly string[] | undefined): string {
  if (some === undefined) return JSON.stringify(row);
  const members = some.filter((field) => field !== 'id' && valueIn(row, field) !== undefined);
  const texts = members.map((field) => `,${JSON.stringify(field)}:${JSON.stringify(row[field])}`);
  return `{"id":${row.id}${texts.join('')}}`;
}
