/** Lists with a filter, over HTTP, on every engine. */
import { expect } from 'chai';
import fc from 'fast-check';
import sqlite3 from 'sqlite3';
import { parseFilter } from '../../../src/values/filter.js';
import { matcherOf } from '../../../src/values/filter-match.js';
import type { JsonObject, JsonValue } from '../../../src/values/values.js';
import { type Answer, type Client, client } from '../../support/client.js';
import { cpuMsOf } from '../../support/cpu-time.js';
import { isCopyingKeys, slowLists, stallDriver } from '../../support/driver.js';
import { engine } from '../../support/engine.js';
import { eventually } from '../../support/eventually.js';
import { examples, scene, written } from '../../support/filters.js';
import { untilIndexed } from '../../support/indexes.js';
import { sorted } from '../../support/order.js';
import { idsOf, nextOf, pagesFrom } from '../../support/pages.js';
import { administer, newKey } from '../../support/registry.js';
import { sampleOf } from '../../support/sample.js';
import { startService, type TestService } from '../../support/service.js';
import { cases, seed } from '../../support/suite.js';
import { ticketClient } from '../../support/tickets.js';

const numRuns = cases(20);
const counted = { Prefer: 'count=exact' };

let service: TestService;
let owner: Client;

async function start(limits: { readonly scanMs?: number } = {}): Promise<void> {
  service = await startService({ limits });
  owner = client(service, service.key);
}

async function rowsOf(rows?: readonly object[]): Promise<string> {
  return `/v1/collections/${await owner.collection(rows)}/rows`;
}

function target(rows: string, parameters: Readonly<Record<string, string | number>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) query.set(name, `${value}`);
  return `${rows}?${query}`;
}

describe(`lists with a filter (seed ${seed})`, () => {
  before(() => start());
  after(() => service.close());

  describe('contain the matching rows', () => {
    let rows: string;
    before(async () => {
      rows = await rowsOf(Object.values(examples.rows));
    });

    for (const [filter, ...fitting] of examples.lines) {
      it(`${filter} -> ${fitting.join() || 'none'}`, async () => {
        const ids = fitting.map(Number);
        for (const order of ['asc', 'desc']) {
          const answer = await owner.get(target(rows, { filter, order }), counted);
          expect(idsOf(answer)).to.deep.equal(order === 'asc' ? ids : [...ids].reverse());
          expect(answer.headers['total-count']).to.equal(`${ids.length}`);
          expect(nextOf(answer)).to.equal(undefined);
          expect(
            (await owner.get(target(rows, { filter, order, limit: 1 }))).headers.link !== undefined,
          ).to.equal(ids.length > 1);
        }
      });
    }
  });

  const refusals: readonly [filter: string, detail: string][] = [
    ['', 'unexpected end at character 1'],
    [`@.a == "${'x'.repeat(2_040)}"`, 'is too long at character 2049'],
    [`${' '.repeat(1_048)}@.a == "${'\u{1f600}'.repeat(993)}"`, 'is too long at character 2049'],
    ['@.a = 5', "unexpected '=' at character 5"],
    ['@.\u{1f600} = 5', "unexpected '=' at character 5"],
    ['@.a == 1 &&', 'unexpected end at character 12'],
    ['@.a == 1e400', 'unexpected number at character 8'],
    ['$.a == 1', "unexpected '$' at character 1"],
    ['@.a == @.b', "unexpected '@' at character 8"],
  ];
  for (const [filter, detail] of refusals) {
    it(`refuse ${filter.slice(0, 40) || 'an empty one'}`, async () => {
      const answer = await owner.get(target('/v1/collections/nowhere/rows', { filter }));
      expect([answer.status, answer.code]).to.deep.equal([400, 'parameter_invalid']);
      expect(answer.json.errors).to.have.length(1);
      const [error] = answer.json.errors;
      expect(error.parameter).to.equal('filter');
      expect(error.detail.slice(0, detail.length)).to.equal(detail);
      expect(answer.json.detail).to.contain('filter').and.to.contain(detail);
    });
  }

  it('refuse one that is given twice', async () => {
    const { json } = await owner.get('/v1/collections/nowhere/rows?filter=@.a&filter=@.a');
    expect(json.errors).to.deep.equal([{ parameter: 'filter', detail: 'must not be repeated' }]);
  });

  it('have pages that join by their links, each with the filter as it was', async () => {
    const text = `a&b+c%20"d"'e>; \u{1f600}`;
    const all = Array.from({ length: 30 }, (_, n) => ({ n: (n * 7) % 10, text: n % 3 === 0 ? 'x' : text }));
    const rows = await rowsOf(all);
    const stored = all.map((row, at) => ({ id: at + 1, ...row })).filter((row) => row.text === text);
    const filter = `@.text == ${JSON.stringify(text)}`;
    const expected = sorted(stored, 'n', 'desc').map(({ id }) => id);
    const found: number[] = [];
    let page: string | undefined = target(rows, {
      filter,
      order_by: 'n',
      order: 'desc',
      limit: 4,
      offset: 2,
    });
    while (page !== undefined) {
      const answer: Answer = await owner.get(page, counted);
      expect(answer.headers['total-count']).to.equal('20');
      found.push(...idsOf(answer));
      page = nextOf(answer);
      expect(page?.replace(/.*[?&]filter=/, '')).to.be.oneOf([undefined, encodeURIComponent(filter)]);
    }
    expect(found).to.deep.equal(expected.slice(2));
  });

  it('skip rows, however many of their elements match', async () => {
    const rows = await rowsOf([{ tags: ['a', 'a', 'a'] }, { tags: [] }, { tags: ['b', 'a', 'a'] }]);
    for (const [offset, ids] of [[1, 3], [3], []].entries()) {
      expect(idsOf(await owner.get(target(rows, { filter: '@.tags[?@ == "a"]', offset })))).to.deep.equal(
        ids,
      );
    }
  });

  it('look into elements of elements, as deep as may be', async () => {
    const text = 'x'.repeat(1_000);
    const nested = (value: JsonValue, depth: number): JsonValue =>
      depth > 0 ? [nested(value, depth - 1)] : value;
    const all = [1, 2, text].flatMap((value) => [7, 8].map((depth) => ({ a: nested(value, depth) })));
    const rows = await rowsOf(all);
    for (const literal of [1, text]) {
      const filter = `!@.a[?${'!@[?'.repeat(7)}@ == ${JSON.stringify(literal)}${']'.repeat(8)}`;
      const matches = matcherOf(parseFilter(filter));
      const expected = all.flatMap((row, at) => (matches(row) ? [at + 1] : []));
      expect(expected).to.have.length.within(1, 5);
      const cpuMs = await cpuMsOf(async () =>
        expect(idsOf(await owner.get(target(rows, { filter })))).to.deep.equal(expected),
      );
      expect(cpuMs).to.be.below(500);
    }
  });

  it('are those of the collection and its rights alone', async () => {
    const rows = await rowsOf([{ secret: 1 }, { secret: 2 }]);
    const others = await rowsOf([{ open: 1 }]);
    const bound = client(service, (await newKey(service, { collections: [others.split('/')[3]!] })).text);
    const filter = '@.secret || @.open';
    const refused = await bound.get(target(rows, { filter }));
    expect([refused.status, refused.code]).to.deep.equal([403, 'scope_insufficient']);
    const [answer, owners] = await Promise.all([
      bound.get(target(others, { filter }), counted),
      owner.get(target(rows, { filter }), counted),
    ]);
    expect([answer.json, answer.headers['total-count']]).to.deep.equal([[{ id: 1, open: 1 }], '1']);
    expect(idsOf(owners)).to.deep.equal([1, 2]);
  });

  it('return their own rows when many lists are requested at once', async () => {
    const rows = await rowsOf(Array.from({ length: 40 }, (_, n) => ({ n })));
    const asked = Array.from({ length: 40 }, async (_, n) => {
      const [fitting, sortedBy, all] = await Promise.all([
        owner.get(target(rows, { filter: `@.n == ${n}` })),
        owner.get(target(rows, { filter: `@.n == ${n}`, order_by: 'n', limit: 1 }), counted),
        owner.get(target(rows, { limit: 1, offset: n })),
      ]);
      expect([idsOf(fitting), idsOf(sortedBy), idsOf(all)]).to.deep.equal([[n + 1], [n + 1], [n + 1]]);
      expect(sortedBy.headers['total-count']).to.equal('1');
    });
    await Promise.all(asked);
  });

  it('are what the rows say, by any filter, order and page', async function () {
    this.timeout(600_000);
    const page = fc.record({
      limit: fc.integer({ min: 1, max: 12 }),
      offset: fc.integer({ min: 0, max: 12 }),
      order: fc.constantFrom('asc' as const, 'desc' as const),
      orderBy: fc.constantFrom('id', 'a', 'b'),
      isCounted: fc.boolean(),
    });
    const property = fc.asyncProperty(
      scene(20, 10),
      fc.array(page, { minLength: 10, maxLength: 10 }),
      async ({ rows: given, filters }, pages) => {
        const rows = await rowsOf(given);
        const stored: (JsonObject & { id: number })[] = (await owner.get(rows)).json;
        for (const [at, tree] of filters.entries()) {
          const { limit, offset, order, orderBy, isCounted } = pages[at]!;
          const filter = written(tree);
          const fitting = sorted(stored.filter(matcherOf(tree)), orderBy, order).map(({ id }) => id);
          const parameters = { filter, limit, offset, order, order_by: orderBy };
          const answer = await owner.get(target(rows, parameters), isCounted ? counted : {});
          expect(idsOf(answer), filter).to.deep.equal(fitting.slice(offset, offset + limit));
          expect(nextOf(answer) !== undefined, filter).to.equal(offset + limit < fitting.length);
          expect(answer.headers['total-count']).to.equal(isCounted ? `${fitting.length}` : undefined);
        }
      },
    );
    await fc.assert(property, { seed, numRuns });
  });
});

describe('lists of a large collection with a filter', () => {
  afterEach(() => service.close());
  const minimal = { Prefer: 'return=minimal' };
  const row = (n: number) => ({ n, tags: n % 2 === 0 ? ['even'] : [], text: 'x'.repeat(n % 50) });

  async function large(count: number): Promise<string> {
    const rows = await rowsOf();
    for (let from = 0; from < count; from += 1_000) {
      const batch = Array.from({ length: 1_000 }, (_, at) => row(from + at));
      expect((await owner.post(rows, batch, minimal)).status).to.equal(201);
    }
    return rows;
  }

  /** Returns a request for the number of matching rows, with a ticket that can only access these. */
  async function counterOf(rows: string, filter: string): Promise<() => Promise<Answer>> {
    const [collection, name] = /^.*\/([^/]+)(?=\/rows$)/.exec(rows) as unknown as [string, string];
    const ann = await ticketClient(service, owner, 'ann', { collection: name, scopes: ['read'], filter });
    return () => ann.get(collection);
  }

  it('contain the matching rows in order, and count them, also after deletes', async () => {
    await start();
    const rows = await large(5_000);
    await owner.delete(`${rows}/12`);
    const stored = Array.from({ length: 5_000 }, (_, n) => ({ id: n + 1, ...row(n) })).filter(
      ({ id }) => id !== 12,
    );
    const lines: readonly [filter: string, fits: (row: (typeof stored)[0]) => boolean][] = [
      ['@.n < 30', ({ n }) => n < 30],
      ['@.tags[?@ == "even"] && length(@.text) == 8', ({ n }) => n % 2 === 0 && n % 50 === 8],
      ['@.n', () => true],
      ['!@.n', () => false],
    ];
    const orders = [
      ['id', 'asc'],
      ['id', 'desc'],
      ['n', 'asc'],
      ['n', 'desc'],
      ['text', 'asc'],
      ['text', 'desc'],
    ] as const;
    const lists = lines.flatMap((line) => orders.map((order) => [line, order] as const));
    for (const [[filter, fits], [orderBy, order]] of sampleOf(lists)) {
      const fitting = stored.filter(fits);
      const expected = sorted(fitting, orderBy, order).map(({ id }) => id);
      for (const offset of [0, 7, 4_990]) {
        const parameters = { filter, order_by: orderBy, order, limit: 10, offset };
        const answer = await owner.get(target(rows, parameters), counted);
        expect(idsOf(answer), `${filter} ${orderBy}`).to.deep.equal(expected.slice(offset, offset + 10));
        expect(answer.headers['total-count']).to.equal(`${fitting.length}`);
        const uncounted = await owner.get(target(rows, parameters));
        expect(idsOf(uncounted)).to.deep.equal(idsOf(answer));
        expect(nextOf(uncounted) !== undefined).to.equal(offset + 10 < fitting.length);
      }
    }
  });

  it('are read from an index of several fields, once that of one has left many rows to be looked at', async () => {
    await start();
    const rows = await rowsOf();
    const stored = Array.from({ length: 6_000 }, (_, n) => ({
      id: n + 1,
      tag: n % 3,
      score: (n * 7) % 1_000,
    }));
    for (let from = 0; from < stored.length; from += 1_000) {
      const batch = stored.slice(from, from + 1_000).map(({ tag, score }) => ({ tag, score }));
      expect((await owner.post(rows, batch, minimal)).status).to.equal(201);
    }
    const untilMade = async (...wanted: readonly string[][]) => {
      await untilIndexed(service, ({ whole, unfinished }) => whole === wanted.length && unfinished === 0);
      const fields = await administer(service, ({ knex }) =>
        knex('sort_indexes').orderBy('id').pluck('fields'),
      );
      expect(fields.map((each) => JSON.parse(each))).to.deep.equal(wanted);
    };
    await owner.get(target(rows, { filter: '@.tag == 1', limit: 5 }));
    await untilMade(['tag']);
    // The matching row is among the first rows, so another index would not help.
    await owner.get(target(rows, { filter: '@.tag == 1 && @.score >= 0', limit: 5 }));
    await owner.get(target(rows, { filter: '@.tag == 1 && @.score == 7', limit: 5 }));
    await untilMade(['tag'], ['score', 'tag']);
    await owner.get(target(rows, { filter: '@.tag == 1 && @.score > 990', limit: 50 }));
    // On SQLite, the keys of this index are in the order of the ids and contain the score.
    const ranged = engine === 'sqlite' ? ['tag', 'id', 'score'] : ['tag', 'score'];
    await untilMade(['tag'], ['score', 'tag'], ranged);

    // Deletes one row, inserts one, and updates one so that it stops matching.
    const gone = stored.find(({ tag, score }) => tag === 1 && score > 990)!;
    const changed = stored.findLast(({ tag, score }) => tag === 1 && score > 990)!;
    await owner.delete(`${rows}/${gone.id}`);
    await owner.patch(`${rows}/${changed.id}`, { tag: 2 });
    await owner.post(rows, [{ tag: 1, score: 995.5 }]);
    const now = [
      ...stored.filter((row) => row !== gone).map((row) => (row === changed ? { ...row, tag: 2 } : row)),
      { id: 6_001, tag: 1, score: 995.5 },
    ];
    const lines: readonly [filter: string, fits: (row: (typeof now)[0]) => boolean][] = [
      ['@.tag == 1 && @.score > 990', ({ tag, score }) => tag === 1 && score > 990],
      ['@.score == 995.5 && @.tag == 1', ({ tag, score }) => tag === 1 && score === 995.5],
      [
        '@.tag == 1 && @.score > 990 && @.id > 50',
        ({ id, tag, score }) => tag === 1 && score > 990 && id > 50,
      ],
      ['@.tag == 1', ({ tag }) => tag === 1],
      ['@.tag == 3 && @.score > 1', () => false],
    ];
    const orders = [
      ['id', 'asc'],
      ['id', 'desc'],
      ['score', 'asc'],
      ['score', 'desc'],
    ] as const;
    const lists = lines.flatMap((line) => orders.map((order) => [line, order] as const));
    for (const [[filter, fits], [orderBy, order]] of sampleOf(lists)) {
      const expected = sorted(now.filter(fits), orderBy, order).map(({ id }) => id);
      for (const [headers, total, limit] of [
        [{}, undefined, 50],
        [counted, `${expected.length}`, 400],
      ] as const) {
        const found: number[] = [];
        const query = target(rows, { filter, limit, order_by: orderBy, order });
        for await (const page of pagesFrom(owner, query, headers)) {
          found.push(...idsOf(page));
          expect(page.headers['total-count']).to.equal(total);
        }
        expect(found, `${filter} ${orderBy} ${order}`).to.deep.equal(expected);
      }
    }
  });

  it('are rejected while an index for them is created, and complete after it', async () => {
    await start({ scanMs: 1 });
    slowLists();
    const rows = await large(20_000);
    const filter = '@.n == -2';
    const many = `${rows}?max_rows=1000&filter=${encodeURIComponent(filter)}`;
    const count = await counterOf(rows, filter);
    const release = stallDriver(undefined, isCopyingKeys);
    for (const request of [
      () => owner.get(target(rows, { filter })),
      count,
      () => owner.patch(many, { n: 0 }),
      () => owner.delete(many),
    ]) {
      const { status, code, json, headers } = await request();
      expect([status, code]).to.deep.equal([503, 'index_building']);
      expect(json.index.fields).to.deep.equal(['n']);
      expect(json.index.percent).to.be.within(0, 99);
      expect(headers['retry-after']).to.equal(String(json.index.ready_in_s));
    }
    release();
    const listed = await eventually('it is listed', async () => {
      const answer = await owner.get(target(rows, { filter: '@.n == 7' }));
      return answer.status === 200 && answer;
    });
    expect(listed.json.length).to.be.greaterThan(0);
    expect((await owner.delete(many)).json).to.deep.equal({ deleted: 0 });
  });

  it('are refused where they take too long, and never short', async () => {
    await start({ scanMs: 1 });
    slowLists();
    const rows = await large(20_000);
    const filter = '@.n != 1 && @.n != 2 && @.n < -1 || @.n < -2';
    const { status, code, json } = await owner.get(target(rows, { filter }));
    expect([status, code]).to.deep.equal([400, 'query_too_costly']);
    expect(json.errors).to.deep.equal([
      { parameter: 'filter', detail: 'makes the list too slow in a collection of this size' },
    ]);
    const count = await counterOf(rows, filter);
    expect((await count()).code).to.equal('query_too_costly');
    const many = `${rows}?max_rows=1000&filter=${encodeURIComponent('@.n < -2 || @.n < -3')}`;
    for (const write of [owner.patch(many, { n: 0 }), owner.delete(many)])
      expect((await write).code).to.equal('query_too_costly');
    expect((await owner.get(target(rows, { limit: 3 }))).json).to.have.length(3);
  });

  if (engine === 'sqlite') {
    it('keep few statements, whose forms are for clients to think of', async () => {
      await start();
      const rows = await rowsOf([{ n: 1 }]);
      const { prototype } = sqlite3.Statement;
      const { finalize } = prototype;
      let finalized = 0;
      prototype.finalize = function (callback) {
        // Counts only statements of lists with a filter, because background tasks send other ones.
        if ((this as unknown as { readonly sql: string }).sql.includes('json_type')) finalized += 1;
        return finalize.call(this, callback);
      };
      try {
        for (let form = 0; form < 60; form += 1) {
          const tests = Array.from({ length: 32 }, (_, at) =>
            (form >> (at % 6)) & 1 ? '@.m < 1' : '@.n == 1',
          );
          const answer = await owner.get(target(rows, { filter: tests.join(' || ') }));
          expect(idsOf(answer)).to.deep.equal([1]);
        }
        expect(finalized).to.be.within(20, 59);
      } finally {
        prototype.finalize = finalize;
      }
    });
  }
});
