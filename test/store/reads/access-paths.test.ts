/** That whichever way the rows of a list are found, they are those that fit, and in the order that it says. */
import { expect } from 'chai';
import fc from 'fast-check';
import { type KeyRange, smallSortRows } from '../../../src/engines/engine.js';
import {
  type Access,
  accessesOf,
  initialScanRows,
  type KnownIndex,
} from '../../../src/store/reads/access-paths.js';
import { parseFilter } from '../../../src/values/filter.js';
import { matcherOf } from '../../../src/values/filter-match.js';
import { type FieldOrder, type Order, orderOf } from '../../../src/values/order.js';
import { isCut, maxTextBytes, sortKey } from '../../../src/values/sort-key.js';
import type { JsonObject } from '../../../src/values/values.js';
import { scene } from '../../support/filters.js';
import { comparatorOf } from '../../support/order.js';
import { cases, seed } from '../../support/suite.js';

const numRuns = cases(500);

type Row = JsonObject & { readonly id: number };

const byId = orderOf([{ field: 'id', direction: 'asc' }]);
const ascending = (field: string): FieldOrder => ({ field, direction: 'asc' });

function keyOf({ index }: KnownIndex, row: Row): string {
  const values = index.fields.map(({ field }) => (Object.hasOwn(row, field) ? row[field] : undefined));
  return sortKey(index.fields, values);
}

function isWithin({ from, to }: KeyRange, key: string): boolean {
  return from <= key && key < to;
}

/** The rows as the path meets them. */
function found({ path, filter }: Access, order: Order, rows: readonly Row[]): Row[] {
  const rest = filter === undefined ? () => true : matcherOf(filter);
  const fitting = rows.filter(rest);
  if (path.by === 'all') return fitting.sort(comparatorOf(order));
  if (path.by === 'id') {
    const { from, to } = path.range ?? { from: 1, to: Infinity };
    const within = fitting.filter(({ id }) => from <= id && id <= to);
    return order.id === 'asc' ? within : within.reverse();
  }
  const known = { index: path.index, isCut: path.isCut };
  const keyed = fitting.map((row) => ({ row, key: keyOf(known, row) }));
  const passes = (key: string) =>
    path.test === undefined || isWithin(path.test.range, key.slice(2 * path.test.at));
  const within = keyed.filter(
    ({ key }) => (path.range === undefined || isWithin(path.range, key)) && passes(key),
  );
  if (!path.isSorted) return within.map(({ row }) => row).sort(comparatorOf(order));
  const walked = within.sort((a, b) => (a.key === b.key ? a.row.id - b.row.id : a.key < b.key ? -1 : 1));
  return (order.id === 'asc' ? walked : walked.reverse()).map(({ row }) => row);
}

/** Texts as long as keys are cut, and those that begin in the same way. */
const long = fc.constantFrom('x', 'y', '').map((end) => 'é'.repeat(maxTextBytes / 2) + end);

describe(`ways to find the rows of a list, seed ${seed}`, () => {
  it('find those that fit, in the order that they promise', () => {
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
        // Literals that rows have: at random they seldom do.
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
          const find = (fields: readonly FieldOrder[]): KnownIndex | undefined => {
            const index = { id: asked, fields };
            asked += 1;
            if (!areThere[asked % areThere.length]) return undefined;
            return { index, isCut: rows.some((row) => isCut(keyOf({ index, isCut: false }, row))) };
          };
          const { cheap, scan } = accessesOf(order, filter, isCounted, find, testsKeys);
          const expected = rows.filter(filter === undefined ? () => true : matcherOf(filter));
          const ids = expected.sort(comparatorOf(order)).map(({ id }) => id);
          for (const access of [...cheap, scan]) {
            // An index with cut keys is put in order by who walks it, or found out.
            if (access.path.by === 'index' && access.path.isSorted) {
              const { index } = access.path;
              if (rows.some((row) => isCut(keyOf({ index, isCut: false }, row)))) continue;
            }
            const described = JSON.stringify({ order, filter, access });
            expect(
              found(access, order, rows).map(({ id }) => id),
              described,
            ).to.deep.equal(ids);
          }
        }
      },
    );
    fc.assert(property, { seed, numRuns });
  });

  const there = (...fields: string[]) => {
    const known = fields.map(
      (names, id): KnownIndex => ({ index: { id, fields: names.split(',').map(ascending) }, isCut: false }),
    );
    return (wanted: readonly FieldOrder[]) =>
      known.find(({ index }) => JSON.stringify(index.fields) === JSON.stringify(wanted));
  };
  const plan = (filter: string, order: Order, ...indexes: string[]) => {
    const { cheap, scan } = accessesOf(order, parseFilter(filter), false, there(...indexes), true);
    const tried = cheap.filter(({ maxScanRows }) => maxScanRows > initialScanRows);
    return [...tried, scan].map(({ path, filter: rest }) => {
      const name = path.by === 'index' ? path.index.fields.map(({ field }) => field).join() : path.by;
      const isRange = path.by !== 'all' && path.range !== undefined;
      const isWalked = path.by !== 'all' && (path.by === 'id' || path.isSorted);
      const isTested = path.by === 'index' && path.test !== undefined;
      return `${isWalked ? 'walk' : 'sort'} ${name}${isRange ? ' range' : ''}${isTested ? ' test' : ''}${rest === undefined ? '' : ' +'}`;
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

  it('look at few rows first where they are met in order, and at no others where all are counted', () => {
    const find = there('price', 'age');
    const maxScanRows = (isCounted: boolean) =>
      accessesOf(byPrice, parseFilter('@.age > 30'), isCounted, find, true).cheap.map(
        ({ path, ...access }) => [path.by === 'index' && path.index.id, access.maxScanRows],
      );
    expect(maxScanRows(false)).to.deep.equal([
      [0, initialScanRows],
      [1, smallSortRows],
      [0, smallSortRows],
    ]);
    expect(maxScanRows(true)).to.deep.equal([
      [1, smallSortRows],
      [0, smallSortRows],
    ]);
  });
});
