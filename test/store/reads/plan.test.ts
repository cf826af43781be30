/** Every plan of a list finds exactly the matching rows, in the requested sort order. */
import { expect } from 'chai';
import fc from 'fast-check';
import type { KeyRange, ListPlan, SortIndex } from '../../../src/engines/engine.js';
import { cheapRows, firstRows } from '../../../src/store/reads/cheap-limits.js';
import { planList } from '../../../src/store/reads/plan.js';
import { parseFilter } from '../../../src/values/filter.js';
import { matcherOf } from '../../../src/values/filter-match.js';
import { type FieldOrder, type Order, orderOf } from '../../../src/values/order.js';
import { maxTextBytes, sortKey } from '../../../src/values/sort-key.js';
import type { JsonObject } from '../../../src/values/values.js';
import { explain } from '../../support/explain.js';
import { scene } from '../../support/filters.js';
import { comparatorOf } from '../../support/order.js';
import { cases, seed } from '../../support/suite.js';

const numRuns = cases(500);

type Row = JsonObject & { readonly id: number };

const byId = orderOf([{ field: 'id', direction: 'asc' }]);
const ascending = (field: string): FieldOrder => ({ field, direction: 'asc' });

const page = { limit: 20, offset: 0, isCounted: false, fields: undefined };

function keyOf({ fields }: SortIndex, row: Row): string {
  const values = fields.map(({ field }) => (Object.hasOwn(row, field) ? row[field] : undefined));
  return sortKey(fields, values);
}

function isWithin({ from, to }: KeyRange, key: string): boolean {
  return from <= key && key < to;
}

/** Returns the rows in the order in which the plan finds them. */
function found({ source, method, filter, order }: ListPlan, rows: readonly Row[]): Row[] {
  const rest = filter === undefined ? () => true : matcherOf(filter);
  const fitting = rows.filter(rest);
  const met = source.by === 'id' ? byIds() : byKeys();
  if (method === 'sort') return met.sort(comparatorOf(order));
  return order.id === 'asc' ? met : met.reverse();

  function byIds(): Row[] {
    const { from, to } = source.range ?? { from: 1, to: Infinity };
    return fitting.filter(({ id }) => Number(from) <= id && id <= Number(to));
  }

  function byKeys(): Row[] {
    if (source.by === 'id') throw new Error('no index');
    const { index, range, test, prefix } = source;
    const keyed = fitting
      .map((row) => ({ row, key: keyOf(index, row) }))
      .filter(({ key }) => range === undefined || isWithin(range, key))
      .filter(({ key }) => test === undefined || isWithin(test.range, key.slice(2 * test.at)));
    if (method !== 'sort') expect(keyed.every(({ key }) => key.startsWith(prefix))).to.equal(true);
    const inOrder = keyed.sort((a, b) => (a.key === b.key ? a.row.id - b.row.id : a.key < b.key ? -1 : 1));
    return inOrder.map(({ row }) => row);
  }
}

/** Texts that are longer than the part in an index key. Some of them start with the same characters. */
const long = fc.constantFrom('x', 'y', '').map((end) => 'é'.repeat(maxTextBytes / 2) + end);

describe(`ways to find the rows of a list, seed ${seed}`, function () {
  this.timeout(120_000);

  it('find the matching rows, in the order that they declare', () => {
    const sorts = fc.array(
      fc.record({
        field: fc.constantFrom('a', 'b', 'id'),
        direction: fc.constantFrom('asc', 'desc'),
      } as const),
      { minLength: 1, maxLength: 3 },
    );
    const longs = fc.array(fc.option(long, { nil: undefined }), { minLength: 12, maxLength: 12 });
    const property = fc.property(
      scene(12, 6),
      sorts,
      longs,
      fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
      fc.boolean(),
      fc.boolean(),
      ({ rows: given, filters }, terms, texts, areThere, isCounted, testsKeys) => {
        const rows = given.map(
          (row, at): Row => ({ ...row, ...(texts[at] && { a: texts[at] }), id: at + 1 }),
        );
        const order = orderOf(
          terms.filter(({ field }, at) => terms.findIndex((t) => t.field === field) === at),
        );
        // Literals that occur in rows, because random literals rarely do.
        const compared = rows.slice(0, 6).flatMap(({ a = 'é', b = 'é', id }) => {
          const literalOf = (value: unknown) => JSON.stringify(typeof value === 'object' ? null : value);
          const operator = ['==', '<', '<=', '>', '>=', '!='][id % 6]!;
          const text = `@.a ${operator} ${literalOf(a)}`;
          const other = `@.b == ${literalOf(b)}`;
          const beginning = `starts_with(@.a, ${JSON.stringify(typeof a === 'string' ? a : '')})`;
          return [
            text,
            beginning,
            `${text} && @.a != 1`,
            `${text} && ${other}`,
            `@.b != 1 && ${beginning} && ${other} && ${text}`,
            `${other} && @.b > "b" && ${text}`,
            `@.id ${operator} ${id}`,
            `@.id < 9 && @.id >= ${id}.5`,
          ];
        });
        for (const filter of [undefined, ...filters, ...compared.map(parseFilter)]) {
          let asked = 0;
          const find = (fields: readonly FieldOrder[]): SortIndex | undefined => {
            asked += 1;
            return areThere[asked % areThere.length] ? { id: asked, fields } : undefined;
          };
          const request = { ...page, order, filter, isCounted };
          const { cheap, scan } = planList(1, request, { find, testsKeys });
          const expected = rows.filter(filter === undefined ? () => true : matcherOf(filter));
          const ids = expected.sort(comparatorOf(order)).map(({ id }) => id);
          for (const plan of [...cheap, scan])
            expect(
              found(plan, rows).map(({ id }) => id),
              JSON.stringify(plan),
            ).to.deep.equal(ids);
        }
      },
    );
    fc.assert(property, { seed, numRuns });
  });

  const there = (...fields: string[]) => {
    const known = fields.map((names, id): SortIndex => ({ id, fields: names.split(',').map(ascending) }));
    return (wanted: readonly FieldOrder[]) =>
      known.find(({ fields: of }) => JSON.stringify(of) === JSON.stringify(wanted));
  };
  const planned = (filter: string, order: Order, indexes: readonly string[], more = {}) => {
    const request = { ...page, order, filter: parseFilter(filter), ...more };
    const { cheap, scan } = planList(1, request, { find: there(...indexes), testsKeys: true });
    return [...cheap, scan];
  };
  const plan = (filter: string, order: Order, ...indexes: string[]) => {
    const tried = planned(filter, order, indexes).filter(({ bounds }) => bounds?.rows !== firstRows);
    return tried.map(({ source, method, filter: rest }) => {
      const isById = source.by === 'id';
      const name = isById
        ? method === 'sort'
          ? 'all'
          : 'id'
        : source.index.fields.map(({ field }) => field).join();
      const isTested = !isById && source.test !== undefined;
      return `${method === 'sort' ? 'sort' : 'walk'} ${name}${source.range ? ' range' : ''}${isTested ? ' test' : ''}${rest === undefined ? '' : ' +'}`;
    });
  };
  const byPrice = orderOf([{ field: 'price', direction: 'desc' }]);
  const plans: readonly [filter: string, order: Order, indexes: string[], ...ways: string[]][] = [
    ['@.city == "Oslo"', byId, [], 'walk id +', 'walk id +'],
    ['@.city == "Oslo"', byId, ['city'], 'walk city range', 'walk city range'],
    ['@.city == "Oslo" && @.age > 30', byId, ['city'], 'walk city range +', 'walk city range +'],
    [
      '@.city == "Oslo" && @.age > 30 && @.b',
      byId,
      ['city', 'age', 'city,age'],
      'sort city,age range +',
      'walk city range +',
      'sort city,age range +',
    ],
    [
      '@.city == "Oslo" && @.age > 30',
      byId,
      ['city', 'age', 'city,id,age'],
      'walk city,id,age range test',
      'sort age range +',
      'walk city,id,age range test',
    ],
    [
      '@.city == "Oslo" && @.age > 30 && @.b',
      byId,
      ['city,id,age', 'city,age'],
      'sort city,age range +',
      'walk city,id,age range test +',
      'sort city,age range +',
    ],
    [
      '@.a == 1 && @.b == 2 && @.c < 3 && @.id > 4',
      byId,
      ['a', 'a,b,id,c'],
      'walk a,b,id,c range test',
      'walk a,b,id,c range test',
    ],
    ['@.age > 30', byId, ['age', 'id,age'], 'walk id,age range test', 'sort age range', 'sort age range'],
    ['@.b == 1 && @.a == 2', byId, ['a', 'b', 'a,b'], 'walk a,b range', 'walk a,b range'],
    ['@.a == 1 && @.a == 2 && @.b > 3', byId, ['a'], 'walk a range +', 'walk a range +'],
    ['@.a == 1', byPrice, ['a', 'price', 'a,price'], 'walk a,price range', 'walk a,price range'],
    [
      '@.a == 1 && @.price > 2 && @.price < 3',
      byPrice,
      ['a,price'],
      'walk a,price range',
      'walk a,price range',
    ],
    [
      '@.a == 1 && @.b > 2',
      byPrice,
      ['a', 'price', 'a,price'],
      'walk a,price range +',
      'walk a,price range +',
    ],
    ['@.age > 30', byId, ['age'], 'sort age range', 'walk id +', 'sort age range'],
    ['@.age > 30 && @.b', byId, ['age'], 'sort age range +', 'walk id +', 'walk id +'],
    ['@.age > 30 && @.age < 40 && @.b', byId, ['age'], 'sort age range +', 'walk id +', 'sort age range +'],
    ['@.age > 30', byPrice, [], 'sort all +', 'sort all +'],
    ['@.age > 30', byPrice, ['price'], 'walk price +', 'walk price +'],
    ['@.price > 30', byPrice, ['price'], 'walk price range', 'walk price range'],
    ['@.price > 30 && @.price <= 40', byPrice, ['price'], 'walk price range', 'walk price range'],
    ['@.age > 30', byPrice, ['price', 'age'], 'sort age range', 'walk price +', 'sort age range'],
    ['starts_with(@.city, "O")', byPrice, ['city'], 'sort city range', 'sort city range'],
    ['@.id > 7', byId, [], 'walk id range', 'walk id range'],
    ['@.due == null', byId, ['due'], 'walk due range +', 'walk due range +'],
    ['@.city != "Oslo"', byId, ['city'], 'walk id +', 'walk id +'],
    ['@.city == "Oslo" || @.age > 30', byId, ['city', 'age'], 'walk id +', 'walk id +'],
    ['@.city.name == "Oslo"', byId, ['city'], 'walk id +', 'walk id +'],
  ];
  for (const [filter, order, indexes, ...ways] of plans) {
    const by = order.fields[0]?.field ?? 'id';
    it(`${filter} by ${by}, with indexes on ${indexes.join(' and ') || 'nothing'}`, () => {
      expect(plan(filter, order, ...indexes)).to.deep.equal(ways);
    });
  }

  it('examine few rows first if the rows come in order, and all of them if the matches are counted', () => {
    const rows = (isCounted: boolean) =>
      planned('@.age > 30', byPrice, ['price', 'age'], { isCounted }).map(({ source, bounds }) => [
        source.by === 'index' && source.index.id,
        bounds?.rows,
      ]);
    expect(rows(false)).to.deep.equal([
      [0, firstRows],
      [1, cheapRows],
      [0, cheapRows],
      [1, undefined],
    ]);
    expect(rows(true)).to.deep.equal([
      [1, cheapRows],
      [0, cheapRows],
      [1, undefined],
    ]);
  });

  it('examine fewer bytes where a test takes longer per byte', () => {
    const bytesOf = (filter: string, order = byId) => planned(filter, order, [])[0]!.bounds!.bytes;
    const one = bytesOf('@.n >= 0');
    expect(bytesOf('@.n >= 10 && contains(@.text, "xx")')).to.be.below(one / 3);
    expect(bytesOf(`@.n >= 10 && contains(@.text, "${'x'.repeat(1_000)}")`)).to.be.below(one / 60);
    expect(bytesOf(`@.n >= 10 && @.text != "${'x'.repeat(1_000)}"`)).to.equal(one / 2);
    expect(bytesOf('@.tags[?@ == 1]')).to.be.below(one / 60);
    expect(bytesOf('@.n >= 0', orderOf(['a', 'b'].map(ascending)))).to.equal(one / 2);
  });

  it('are scans at once where the offset is deep', () => {
    for (const [filter, indexes] of [
      ['@.city == "Oslo"', ['city']],
      ['@.id > 7', []],
    ] as const) {
      expect(planned(filter, byId, indexes, { offset: 10_000 })).to.have.length(2);
      expect(planned(filter, byId, indexes, { offset: 10_001 })).to.have.length(1);
    }
    expect(planned('@.n > 1', byId, [], { offset: 10_001 })).to.have.length(3);
  });
});

describe('the explanation of a list', () => {
  const sorts = (text: string): Order =>
    orderOf(
      text.split(' ').map((each) => {
        const [field, direction] = each.split(':') as [string, 'asc' | 'desc'];
        return { field, direction };
      }),
    );
  const indexOf = (text: string, id: number): SortIndex => ({
    id,
    fields: text.split(' ').map((each) => ({
      field: each.replace('-', ''),
      direction: each.startsWith('-') ? 'desc' : 'asc',
    })),
  });
  const lines = (
    filter: string | undefined,
    sort: string,
    indexes: readonly string[] = [],
    more: object = {},
  ): string[] => {
    const known = indexes.map(indexOf);
    const find = (fields: readonly FieldOrder[]) =>
      known.find((index) => JSON.stringify(index.fields) === JSON.stringify(fields));
    const request = {
      ...{ limit: 20, offset: 0, isCounted: false, fields: undefined },
      ...{ order: sorts(sort), filter: filter === undefined ? undefined : parseFilter(filter) },
      ...more,
    };
    return explain(planList(1, request, { find, testsKeys: true }));
  };

  const lists: readonly [what: string, lines: string[], ...expected: string[]][] = [
    [
      'all rows by id',
      lines(undefined, 'id:asc'),
      '1. cheap: walk all rows, stop after the page',
      '2. scan: walk all rows, stop after the page',
    ],
    [
      'all rows by a field without an index',
      lines(undefined, 'name:asc'),
      '1. cheap: read all rows, sort by name, id, at most 1999 rows and 4194304 bytes',
      '2. scan: read all rows, sort by name, id',
      'useful: index (name)',
    ],
    [
      'all rows by two fields with an index',
      lines(undefined, 'price:desc name:asc', ['-price name']),
      '1. cheap: walk index (price descending, name), stop after the page',
      '2. scan: walk index (price descending, name), stop after the page',
      'useful: index (price descending, name)',
    ],
    [
      'rows that match, without an index',
      lines('@.city == "Oslo"', 'id:asc'),
      '1. cheap: walk all rows, test 1 condition on each row, at most 300 rows and 4194304 bytes',
      '2. cheap: walk all rows, test 1 condition on each row, at most 1999 rows and 4194304 bytes',
      '3. scan: walk all rows, test 1 condition on each row, stop after the page',
      'useful: index (city)',
    ],
    [
      'rows that have one value, by descending id',
      lines('@.city == "Oslo"', 'id:desc', ['city']),
      '1. cheap: walk a range of index (city) backwards, stop after the page',
      '2. scan: walk a range of index (city) backwards, stop after the page',
      'useful: index (city)',
    ],
    [
      'rows that have one value, which are counted',
      lines('@.city == "Oslo"', 'id:asc', ['city'], { isCounted: true }),
      '1. cheap: walk a range of index (city), count all matches, at most 10000 keys',
      '2. scan: walk a range of index (city), count all matches',
      'useful: index (city)',
    ],
    [
      'rows in a range of values, by id',
      lines('@.age > 30', 'id:asc', ['age']),
      '1. cheap: walk all rows, test 1 condition on each row, at most 300 rows and 4194304 bytes',
      '2. cheap: read a range of index (age), sort by id, at most 1999 rows and 4194304 bytes',
      '3. cheap: walk all rows, test 1 condition on each row, at most 1999 rows and 4194304 bytes',
      '4. scan: read a range of index (age), sort by id',
      'useful: index (id, age), index (age)',
    ],
    [
      'rows in a range of values, by another field',
      lines('@.age > 30', 'name:asc', ['age', 'name']),
      '1. cheap: walk index (name), test 1 condition on each row, at most 300 rows and 4194304 bytes',
      '2. cheap: read a range of index (age), sort by name, id, at most 1999 rows and 4194304 bytes',
      '3. cheap: walk index (name), test 1 condition on each row, at most 1999 rows and 4194304 bytes',
      '4. scan: read a range of index (age), sort by name, id',
      'useful: index (name), index (age)',
    ],
    [
      'rows that have one value, and another in a range, by id',
      lines('@.city == "Oslo" && @.age > 30', 'id:asc', ['city id age']),
      '1. cheap: walk a range of index (city, id, age) and test age in each key, at most 1999 rows and 4194304 bytes',
      '2. scan: walk a range of index (city, id, age) and test age in each key, stop after the page',
      'useful: index (city, id, age), index (city, age), index (city), index (age)',
    ],
    [
      'rows that have one value, and an element that matches, by another field',
      lines('@.city == "Oslo" && @.tags[?@ == "new"]', 'price:asc', ['city price']),
      '1. cheap: walk a range of index (city, price), test 1 condition on each row, at most 300 rows and 32768 bytes',
      '2. cheap: walk a range of index (city, price), test 1 condition on each row, at most 1999 rows and 32768 bytes',
      '3. scan: walk a range of index (city, price), test 1 condition on each row, stop after the page',
      'useful: index (price), index (city, price), index (city)',
    ],
    [
      'a range of ids',
      lines('@.id > 7 && @.id <= 90', 'id:asc'),
      '1. cheap: walk ids from 8 to 90, stop after the page',
      '2. scan: walk ids from 8 to 90, stop after the page',
    ],
    [
      'a range of ids, from a deep offset',
      lines('@.id > 7', 'id:asc', [], { offset: 20_000 }),
      '1. scan: walk ids from 8, stop after the page',
    ],
  ];
  for (const [what, described, ...expected] of lists)
    it(`of ${what}`, () => expect(described).to.deep.equal(expected));
});
