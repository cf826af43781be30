/** Compares the pages of a list with a simple model: together, the pages are the complete list. */
import { expect } from 'chai';
import fc from 'fast-check';
import type { Filter } from '../../../src/values/filter.js';
import { matcherOf } from '../../../src/values/filter-match.js';
import type { JsonObject, JsonValue } from '../../../src/values/values.js';
import { type Client, client } from '../../support/client.js';
import { scene, written } from '../../support/filters.js';
import { untilIndexed } from '../../support/indexes.js';
import { type Sort, sortedBy } from '../../support/order.js';
import { afterOf, idsOf, nextOf, pagesFrom, targetOf } from '../../support/pages.js';
import { sampleOf } from '../../support/sample.js';
import { startService, type TestService } from '../../support/service.js';
import { cases, onlyInFullSuite, seed } from '../../support/suite.js';
import { retryLater, startWriters, type Writers } from '../../support/writers.js';

const numRuns = cases(20);
const counted = { Prefer: 'count=exact' };

type Row = JsonObject & { readonly id: number };

/** A list, and the limits of its pages, which are used in turn. */
interface List {
  readonly sorts: readonly Sort[];
  readonly filter: Filter | undefined;
  readonly fields: readonly string[] | undefined;
  readonly limits: readonly number[];
  readonly isCounted: boolean;
}

const names = ['a', 'b', 'c d', 'constructor', '0', '\u{1f600}'];
/** Texts that are equal in the part that an index contains, or differ just at its end. */
const longText = fc
  .tuple(
    fc.constantFrom('x'.repeat(255), 'x'.repeat(256), '\u{1f600}'.repeat(64), 'é'.repeat(200)),
    fc.constantFrom('', 'a', 'b', '\uffff', '\u{10000}'),
  )
  .map(([beginning, end]) => beginning + end);
const longValue = fc.oneof<fc.Arbitrary<JsonValue>[]>(
  longText,
  fc.tuple(longText),
  fc.record({ a: longText }),
);
const anySorts = fc.uniqueArray(
  fc.record({
    field: fc.oneof({ arbitrary: fc.constantFrom(...names), weight: 5 }, fc.constantFrom('id', 'nowhere')),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  { maxLength: 4, selector: ({ field }) => field },
);

function anyList(most: number): fc.Arbitrary<Omit<List, 'filter'>> {
  return fc.record({
    sorts: anySorts,
    fields: fc.option(fc.uniqueArray(fc.constantFrom(...names, 'id', 'd'), { minLength: 1, maxLength: 4 }), {
      nil: undefined,
    }),
    limits: fc.array(fc.integer({ min: Math.ceil(most / 20), max: most }), { minLength: 1, maxLength: 3 }),
    isCounted: fc.boolean(),
  });
}

/** Generates rows, some of which have long values, and lists of these rows. */
function anyLists(rows: number, lists: number, most: number) {
  return fc.record({
    scene: scene(rows, lists),
    long: fc.array(fc.tuple(fc.nat(rows - 1), fc.constantFrom('a', 'b'), longValue), {
      maxLength: Math.ceil(rows / 3),
    }),
    asked: fc.array(fc.tuple(anyList(most), fc.nat(3), fc.nat()), { minLength: lists, maxLength: lists }),
  });
}

let service: TestService;
let owner: Client;

async function start(): Promise<void> {
  service = await startService();
  owner = client(service, service.key);
}

async function insert(rows: string, given: readonly object[]): Promise<Row[]> {
  const all: Row[] = [];
  for (let n = 0; n < given.length; n += 200) {
    const { status, json, text } = await owner.post(rows, given.slice(n, n + 200));
    expect(status, text).to.equal(201);
    all.push(...json);
  }
  return all;
}

function shown(row: Row, fields: readonly string[] | undefined): object {
  if (fields === undefined) return row;
  const kept = fields.filter((field) => Object.hasOwn(row, field));
  return { id: row.id, ...Object.fromEntries(kept.map((field) => [field, row[field]])) };
}

/**
 * Reads all pages with `after`, and expects them to be the complete list. Each page except the last one must
 * lead to another page.
 */
async function hold(
  rows: string,
  stored: readonly Row[],
  { sorts, filter, fields, limits, isCounted }: List,
): Promise<void> {
  const fitting = filter === undefined ? stored : stored.filter(matcherOf(filter));
  const expected = sortedBy(fitting, sorts).map((row) => shown(row, fields));
  const text = filter && written(filter);
  const found: unknown[] = [];
  let after: string | undefined;
  for (let turn = 0; ; turn += 1) {
    const target = targetOf(rows, {
      sorts,
      filter: text,
      fields,
      limit: limits[turn % limits.length],
      after,
    });
    const page = await owner.get(target, isCounted ? counted : {});
    expect(page.status, `${target}: ${page.text.slice(0, 500)}`).to.equal(200);
    const until = Math.min(found.length + limits[turn % limits.length]!, expected.length);
    expect(page.json, target).to.deep.equal(expected.slice(found.length, until));
    expect(page.headers['total-count'], target).to.equal(isCounted ? `${expected.length}` : undefined);
    found.push(...page.json);
    expect(nextOf(page) !== undefined, `${target} has a further page`).to.equal(
      found.length < expected.length,
    );
    if (nextOf(page) === undefined) return;
    after = afterOf(page);
  }
}

/** Returns a filter that an index can serve, with values that occur in the rows. */
function indexedFilter(stored: readonly Row[], which: number, field: string): Filter {
  const value = stored[which % stored.length]![field];
  const other = stored[(which * 7) % stored.length]![field];
  const literal = typeof value === 'object' && value !== null ? 'x' : (value ?? null);
  const path = [field] as const;
  const above: Filter = { kind: 'compare', operator: which % 2 === 0 ? '>' : '>=', path, literal };
  switch (which % 4) {
    case 0:
      return { kind: 'compare', operator: '==', path, literal };
    case 1:
      return above;
    case 2:
      return {
        kind: 'starts_with',
        path,
        text:
          typeof value === 'string'
            ? value.slice(0, which % 3 === 0 ? undefined : 3).replace(/[\ud800-\udbff]$/, '')
            : 'x',
      };
    default:
      return typeof literal !== typeof other || typeof other === 'object' || other === undefined
        ? above
        : { kind: 'and', parts: [above, { kind: 'compare', operator: '<', path, literal: other }] };
  }
}

describe(`pages by after (seed ${seed})`, function () {
  this.timeout(600_000);
  before(start);
  after(() => service.close());

  function given(
    { rows }: { readonly rows: readonly JsonObject[] },
    long: readonly [number, string, JsonValue][],
  ): JsonObject[] {
    const all = rows.map((row) => ({ ...row }));
    for (const [at, name, value] of long) all[at]![name] = value;
    return all;
  }

  it('joined are the whole list, by any sort, filter, fields and limits', async () => {
    const property = fc.asyncProperty(anyLists(24, 6, 12), async ({ scene, long, asked }) => {
      const rows = `/v1/collections/${await owner.collection()}/rows`;
      const stored = await insert(rows, given(scene, long));
      for (const [at, [list, kind, which]] of asked.entries()) {
        const filter = [
          undefined,
          scene.filters[at],
          indexedFilter(stored, which, which % 5 === 0 ? 'id' : 'a'),
        ][kind % 3];
        await hold(rows, stored, { ...list, filter });
      }
    });
    await fc.assert(property, { seed, numRuns });
  });

  it('of a large collection too, before its indexes are there, while they are made and when they are whole', async () => {
    const [sample] = fc.sample(anyLists(40, cases(24), 900), { seed, numRuns: 1 });
    const { scene, long, asked } = sample!;
    const rows = `/v1/collections/${await owner.collection()}/rows`;
    const values = given(scene, long);
    // Rows that have few different values, each in many rows.
    const stored = await insert(
      rows,
      Array.from({ length: 2_400 }, (_, n) => {
        const [one, other] = [values[n % 40]!, values[(n * 7 + Math.floor(n / 40)) % 40]!];
        return { ...one, ...(Object.hasOwn(other, 'b') && { b: other.b! }), d: n % 300 };
      }),
    );
    const lists = asked.map(([list, kind, which], at): List => {
      const indexed = indexedFilter(stored, which, ['d', 'a', 'a', 'id', 'b'][which % 5]!);
      const both: Filter = { kind: 'and', parts: [indexed, { kind: 'exists', path: ['a'] }] };
      return { ...list, filter: [undefined, scene.filters[at], indexed, both][kind] };
    });
    // The server creates an index for this list, regardless of the other lists.
    const sorts = [{ field: 'd', direction: 'asc' }] as const;
    lists.push({ sorts, filter: undefined, fields: undefined, limits: [700], isCounted: false });
    for (const list of lists) await hold(rows, stored, list);
    await untilIndexed(service, ({ whole, unfinished }) => whole > 0 && unfinished === 0);
    for (const list of lists) {
      await hold(rows, stored, list);
      await untilIndexed(service, ({ unfinished }) => unfinished === 0);
      await hold(rows, stored, list);
    }
  });
});

describe(`pages by after, while others write (seed ${seed})`, function () {
  this.timeout(300_000);
  beforeEach(start);
  afterEach(() => service.close());

  const orders: readonly (readonly Sort[])[] = [
    [],
    [{ field: 'id', direction: 'desc' }],
    [{ field: 's', direction: 'asc' }],
    [{ field: 'v', direction: 'desc' }],
    [
      { field: 's', direction: 'desc' },
      { field: 'v', direction: 'asc' },
    ],
    [
      { field: 'kind', direction: 'asc' },
      { field: 'v', direction: 'desc' },
      { field: 's', direction: 'asc' },
      { field: 'nowhere', direction: 'desc' },
    ],
  ];
  const filters = [
    undefined,
    '@.v > 2',
    'starts_with(@.s, "s") && @.v <= 12',
    '@.s == "s3"',
    '@.tags[?@ == 1]',
  ];
  const fits: readonly ((row: Row) => boolean)[] = [
    () => true,
    ({ v }) => (v as number) > 2,
    ({ s, v }) => (s as string).startsWith('s') && (v as number) <= 12,
    ({ s }) => s === 's3',
    ({ tags }) => (tags as number[] | undefined)?.includes(1) === true,
  ];
  const lists = orders.flatMap((sorts) => filters.map((_, at) => [sorts, at] as const));
  // Some of the rows that do not change have long texts, which differ only after the part that an index
  // contains.
  const still = (n: number) => ({
    kind: 'still',
    v: n % 17,
    s: n % 5 === 0 ? `${'s'.repeat(300)}${n % 10}` : `s${n % 7}`,
    ...(n % 3 === 0 && { tags: [n % 2] }),
  });
  const random = (below: number) => Math.floor(Math.random() * below);
  const moving = () => ({ kind: 'moving', v: random(17), s: `s${random(9)}`, tags: [random(3)] });

  /** Reads all pages of every list, with writes between the pages. */
  async function holdWhile(
    rows: string,
    untouched: readonly Row[],
    writing: Writers,
    least: number,
  ): Promise<void> {
    const ids = new Set(untouched.map(({ id }) => id));
    for (const [sorts, at] of sampleOf(lists)) {
      const expected = sortedBy(untouched.filter(fits[at]!), sorts).map(({ id }) => id);
      const found: number[] = [];
      const limit = least + random(2 * least);
      const target = targetOf(rows, { sorts, filter: filters[at], limit, fields: ['v'] });
      for await (const page of pagesFrom(owner, target)) {
        found.push(...idsOf(page));
        await writing.progress(random(6));
      }
      expect(
        found.filter((id) => ids.has(id)),
        target,
      ).to.deep.equal(expected);
    }
  }

  const besideIndexes = onlyInFullSuite('Writers that do not pause keep a core busy until an index is made.');
  for (const [name, count, least, test] of [
    ['small', 240, 7, it],
    ['large', 2_600, 120, besideIndexes.it],
  ] as const) {
    test(`have each row that nobody touches once, in a ${name} collection`, async () => {
      const rows = `/v1/collections/${await owner.collection()}/rows`;
      const all = await insert(
        rows,
        Array.from({ length: count }, (_, n) => (n % 2 === 0 ? still(n / 2) : moving())),
      );
      const untouched = all.filter(({ kind }) => kind === 'still');
      // Updates a field of some of these rows that no sort order and no filter uses.
      const busy = untouched.filter(({ id }) => id % 4 === 1).map(({ id }) => id);
      const own = all.filter(({ kind }) => kind === 'moving').map(({ id }) => id);
      const writing = startWriters(() => owner, rows, 4, {
        own,
        keep: own.length / 4,
        batch: 1,
        fields: moving,
        unanswered: retryLater,
      });
      let isBusy = true;
      const changing = (async () => {
        for (let n = 0; isBusy; n += 1)
          expect((await owner.patch(`${rows}/${busy[n % busy.length]}`, { note: n })).status).to.be.oneOf([
            200, 503,
          ]);
      })();
      try {
        await holdWhile(rows, untouched, writing, least);
        if (name === 'large') {
          await untilIndexed(service, ({ whole, unfinished }) => whole > 0 && unfinished === 0);
          await holdWhile(rows, untouched, writing, least);
        }
      } finally {
        isBusy = false;
        await Promise.all([changing, writing.stop()]);
      }
    });
  }
});
