/** `after` of rows by whose long values a list is sorted: the place is no more when such a value changes. */
import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { untilIndexed } from '../../support/indexes.js';
import { idsOf, nextOf, pagesFrom } from '../../support/pages.js';
import { inTurn, sampleOf } from '../../support/sample.js';
import { startService, type TestService } from '../../support/service.js';

describe('after a long value', function () {
  this.timeout(60_000);
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
  // The text of these is JSON.
  const cases: readonly [name: string, isLong: boolean, value: unknown, other: unknown][] = [
    ['256 bytes', false, bytes(256), bytes(255)],
    ['257 bytes', true, bytes(257), bytes(256)],
    ['257 bytes, whose last one changes', true, bytes(257), `${bytes(256)}y`],
    ['10,000 bytes, whose last one changes', true, bytes(10_000), `${bytes(9_999)}y`],
    ['128 letters of two bytes', false, 'é'.repeat(128), 'é'],
    ['129 letters of two bytes', true, 'é'.repeat(129), 'é'],
    ['64 emoji', false, '\u{1f600}'.repeat(64), 1],
    ['65 emoji', true, '\u{1f600}'.repeat(65), 1],
    ['an array of 256 bytes', false, [bytes(252)], []],
    ['an array of 257 bytes', true, [bytes(253)], []],
    ['an object of 256 bytes', false, { a: bytes(248) }, {}],
    ['an object of 257 bytes', true, { a: bytes(249) }, { a: bytes(250) }],
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
    for (const [turn, [name, isLong, value, other]] of values.entries()) {
      it(`${name}, in a ${size} collection: ${isLong ? 'expires when the value changes' : 'never expires'}`, async () => {
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
          // Another field, and the value as it was.
          for (const n of [1, 2]) {
            await owner.patch(`${rows}/3`, { other: n });
            expect(await again()).to.deep.equal([2]);
          }
          // What is short is in the token.
          if (sort.includes('w:')) {
            await owner.patch(`${rows}/3`, { w: 9 });
            expect(await again()).to.deep.equal([2]);
            await owner.send(
              'PATCH',
              `${rows}/3`,
              { w: null },
              { 'Content-Type': 'application/merge-patch+json' },
            );
          }
          await owner.patch(`${rows}/3`, { v: other });
          expect(await again(), sort).to.deep.equal(isLong ? [410, 'page_expired'] : [2]);
          await owner.patch(`${rows}/3`, { v: value });
          expect(await again()).to.deep.equal([2]);
        }
        const { headers } = await owner.get(`${rows}?sort=v:desc&limit=1`);
        await owner.delete(`${rows}/3`);
        const answer = await owner.get(`${rows}?sort=v:desc&limit=1&after=${headers['next-after']}`);
        if (isLong) expect([answer.status, answer.code]).to.deep.equal([410, 'page_expired']);
        else expect(idsOf(answer)).to.deep.equal([2]);
      });
    }
  }

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
