/**
 * Lists that are sorted by long values: the first 256 bytes decide, then the id. Page tokens stay valid if such
 * a value changes.
 */
import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { untilIndexed } from '../../support/indexes.js';
import { idsOf, nextOf, pagesFrom } from '../../support/pages.js';
import { inTurn, sampleOf } from '../../support/sample.js';
import { startService, type TestService } from '../../support/service.js';

describe('after a long value', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  async function rowsOf(given: readonly object[]): Promise<string> {
    return `/v1/collections/${await owner.collection(given)}/rows`;
  }

  const bytes = (count: number) => 'x'.repeat(count);
  // Arrays and objects are sorted by their JSON text.
  const cases: readonly [name: string, value: unknown, other: unknown][] = [
    ['256 bytes', bytes(256), bytes(255)],
    ['257 bytes', bytes(257), bytes(256)],
    ['257 bytes, whose last one changes', bytes(257), `${bytes(256)}y`],
    ['10,000 bytes, whose last one changes', bytes(10_000), `${bytes(9_999)}y`],
    ['129 letters of two bytes', 'é'.repeat(129), 'é'],
    ['65 emoji', '\u{1f600}'.repeat(65), 1],
    ['emoji of which one is cut in two', `xx${'\u{1f600}'.repeat(65)}`, 1],
    ['an array of 257 bytes', [bytes(253)], []],
    ['an object of 257 bytes', { a: bytes(249) }, { a: bytes(250) }],
  ];
  const sorts = ['sort=v:desc', 'order_by=v&order=desc', 'sort=w:asc&sort=v:desc', 'sort=v:desc&filter=@.v'];
  const few = (value: unknown) => [{ v: value }, { v: value }, { v: value }];

  for (const size of ['small', 'large'] as const) {
    const given = async (value: unknown): Promise<string> => {
      const rows = await rowsOf(few(value));
      if (size === 'small') return rows;
      const rest = Array.from({ length: 1_000 }, (_, n) => ({ v: n }));
      for (let batch = 0; batch < 2; batch += 1) await owner.post(rows, rest, { Prefer: 'return=minimal' });
      return rows;
    };
    const values = size === 'small' ? cases : cases.filter((_, at) => at === 1 || at === 3);
    for (const [turn, [name, value, other]] of values.entries()) {
      it(`${name}, in a ${size} collection: the page after never expires`, async () => {
        const rows = await given(value);
        for (const sort of inTurn(sorts, turn)) {
          const page = await owner.get(`${rows}?${sort}&limit=1`);
          expect(idsOf(page)).to.deep.equal([3]);
          if (size === 'large') await untilIndexed(service, ({ unfinished }) => unfinished === 0);
          const next = nextOf(page)!;
          const again = async () => {
            const answer = await owner.get(next);
            return answer.status === 200 ? idsOf(answer) : [answer.status, answer.code];
          };
          expect(await again()).to.deep.equal([2]);
          await owner.patch(`${rows}/3`, { v: other });
          expect(await again(), sort).to.deep.equal([2]);
          await owner.patch(`${rows}/3`, { v: value });
          expect(await again()).to.deep.equal([2]);
        }
        const { headers } = await owner.get(`${rows}?sort=v:desc&limit=1`);
        await owner.delete(`${rows}/3`);
        const answer = await owner.get(`${rows}?sort=v:desc&limit=1&after=${headers['next-after']}`);
        expect(idsOf(answer)).to.deep.equal([2]);
      });
    }
  }

  for (const size of ['small', 'large'] as const)
    it(`in a ${size} collection, their first 256 bytes decide, then the next field, then the id`, async () => {
      const beginnings = [bytes(256), `xx${'\u{1f600}'.repeat(64)}`];
      const all = beginnings.flatMap((beginning) => [
        { v: `${beginning}z`, w: 2 },
        { v: `${beginning}a`, w: 1 },
        { v: `${beginning}m`, w: 2 },
        { v: beginning, w: 1 },
        { v: beginning.slice(0, 4), w: 3 },
      ]);
      const rows = await rowsOf(all);
      if (size === 'large') {
        const rest = Array.from({ length: 1_000 }, () => ({ v: 'zz', w: 9 }));
        for (let batch = 0; batch < 2; batch += 1) await owner.post(rows, rest, { Prefer: 'return=minimal' });
      }
      const few = `filter=${encodeURIComponent('@.w < 9')}`;
      const expected: readonly [string, number[]][] = [
        [`sort=v:asc&${few}`, [5, 1, 2, 3, 4, 10, 6, 7, 8, 9]],
        [`sort=v:desc&${few}`, [9, 8, 7, 6, 10, 4, 3, 2, 1, 5]],
        [`sort=v:asc&sort=id:desc&${few}`, [5, 4, 3, 2, 1, 10, 9, 8, 7, 6]],
        [`sort=v:asc&sort=w:asc&${few}`, [5, 2, 4, 1, 3, 10, 7, 9, 6, 8]],
        [`sort=v:asc&sort=w:desc&${few}`, [5, 3, 1, 4, 2, 10, 8, 6, 9, 7]],
      ];
      for (const round of ['without an index', 'with one']) {
        for (const [query, ids] of expected) {
          expect(idsOf(await owner.get(`${rows}?${query}`)), `${query} ${round}`).to.deep.equal(ids);
          const found: number[] = [];
          for await (const page of pagesFrom(owner, `${rows}?${query}&limit=3`)) found.push(...idsOf(page));
          expect(found, `${query} ${round}, page by page`).to.deep.equal(ids);
        }
        if (size === 'large') await untilIndexed(service, ({ unfinished }) => unfinished === 0);
      }
    });

  it('texts, arrays and objects without contents have their place, too', async () => {
    const rows = await rowsOf(['', 'a', 7, [], {}, null, false, ''].map((v) => ({ v })));
    for (const [sort, ids] of [
      ['v:asc', [6, 7, 3, 1, 8, 2, 4, 5]],
      ['v:desc', [5, 4, 2, 8, 1, 3, 7, 6]],
    ] as const) {
      const found: number[] = [];
      for await (const page of pagesFrom(owner, `${rows}?sort=${sort}&limit=1`)) found.push(...idsOf(page));
      expect(found, sort).to.deep.equal(ids);
    }
  });

  it('a filter compares whole values, with and without an index', async () => {
    const long = bytes(256);
    const all = ['a', 'b', 'c', ''].map((end) => ({ v: long + end }));
    const rest = Array.from({ length: 1_000 }, (_, n) => ({ v: n }));
    const rows = await rowsOf(all);
    for (let batch = 0; batch < 2; batch += 1) await owner.post(rows, rest, { Prefer: 'return=minimal' });
    const expected: readonly [string, number[]][] = [
      [`@.v == "${long}b"`, [2]],
      [`@.v == "${long}"`, [4]],
      [`@.v < "${long}b"`, [1, 4]],
      [`@.v <= "${long}b"`, [1, 2, 4]],
      [`@.v > "${long}"`, [1, 2, 3]],
      [`@.v >= "${long}b"`, [2, 3]],
      [`starts_with(@.v, "${long}")`, [1, 2, 3, 4]],
      [`starts_with(@.v, "${long}c")`, [3]],
    ];
    for (const round of ['without an index', 'with one']) {
      for (const [filter, ids] of expected)
        for (const sort of ['', '&sort=v:asc']) {
          const query = `${rows}?filter=${encodeURIComponent(filter)}${sort}`;
          const answer = await owner.get(query, { Prefer: 'count=exact' });
          expect(answer.headers['total-count']).to.equal(String(ids.length));
          expect(idsOf(answer), `${filter.slice(0, 20)}${sort} ${round}`).to.deep.equal(ids);
        }
      await untilIndexed(service, ({ unfinished }) => unfinished === 0);
    }
  });

  it('of values with the most to write down is short enough', async () => {
    const texts = [
      'x'.repeat(256),
      'é'.repeat(128),
      '\u{1f600}'.repeat(64),
      '"'.repeat(256),
      '\\'.repeat(256),
      '\u0001'.repeat(256),
      '\u007f'.repeat(256),
    ];
    const long = ['x', 'é', '\u{1f600}', '"', '\u0001'].map((text) => text.repeat(20_000 / text.length / 4));
    const values = [...texts, ...long].flatMap((text) => [text, [text], { [text.slice(0, 100)]: text }]);
    for (const value of sampleOf(values)) {
      const row = { a: value, b: value, c: value, d: value };
      const rows = await rowsOf([row, row, row, {}]);
      for (const sort of ['sort=a:asc', 'sort=a:asc&sort=b:desc&sort=c:asc&sort=d:desc']) {
        const found: number[] = [];
        for await (const page of pagesFrom(owner, `${rows}?limit=1&${sort}&fields=e`))
          found.push(...idsOf(page));
        expect(found, `${sort} ${JSON.stringify(value).slice(0, 20)}`).to.deep.equal(
          sort === 'sort=a:asc' ? [4, 1, 2, 3] : [4, 3, 2, 1],
        );
      }
    }
  });

  it('of four values of 256 bytes, however they are written down, never expires', async () => {
    for (const letter of ['x', '"', '\\', '\u0001', '\u007f']) {
      const text = letter.repeat(256);
      const row = { a: text, b: text, c: text, d: text };
      const rows = await rowsOf([row, row, row]);
      const page = await owner.get(`${rows}?limit=1&sort=a:asc&sort=b:desc&sort=c:asc&sort=d:asc`);
      await owner.delete(`${rows}/1`);
      expect(idsOf(await owner.get(nextOf(page)!)), JSON.stringify(letter)).to.deep.equal([2]);
    }
  });
});
