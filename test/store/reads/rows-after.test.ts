/**
 * `after`, `Next-After` and `Link` of listRows: when responses contain them, for which list they are valid, and
 * when they expire.
 */
import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { type Answer, type Client, client } from '../../support/client.js';
import { engine } from '../../support/engine.js';
import { startInstances } from '../../support/instances.js';
import { afterOf, idsOf, nextOf, pagesFrom, targetOf } from '../../support/pages.js';
import { newKey } from '../../support/registry.js';
import { inTurn, sampleOf } from '../../support/sample.js';
import { startService, type TestService } from '../../support/service.js';
import { table } from '../../support/table.js';

const list = 'GET /v1/collections/{c}/rows';
const numbered = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ n: n + 1, third: n % 3, text: `t${n % 5}` }));
const last = { link: null, 'next-after': null };
const further = {
  link: /^<[^>]*[?&]after=[^&>]+[^>]*>; rel="next"$/,
  'next-after': /^[A-Za-z0-9_-]{1,2048}$/,
};
const byOffset = { link: /^<[^>]*[?&]offset=\d+[^>]*>; rel="next"$/, 'next-after': further['next-after'] };

table(
  'GET rows: Next-After and Link are there exactly when there is a further row',
  [
    ...[
      '',
      '&order_by=third',
      '&sort=third:desc&sort=text:asc',
      '&sort=id:desc',
      '&filter=@.n%20%3E%200',
      '&fields=n',
    ].flatMap((query) => [
      { name: `one is left ${query}`, request: `${list}?limit=6${query}`, status: 200, bears: further },
      { name: `none is left ${query}`, request: `${list}?limit=7${query}`, status: 200, bears: last },
      { name: `limit is more ${query}`, request: `${list}?limit=8${query}`, status: 200, bears: last },
      {
        name: `one is left behind an offset ${query}`,
        request: `${list}?limit=3&offset=3${query}`,
        status: 200,
        bears: byOffset,
      },
      {
        name: `none is left behind an offset ${query}`,
        request: `${list}?limit=3&offset=4${query}`,
        status: 200,
        bears: last,
      },
      {
        name: `past the end ${query}`,
        request: `${list}?limit=3&offset=7${query}`,
        status: 200,
        json: [],
        bears: last,
      },
      {
        name: `an offset of 0 ${query}`,
        request: `${list}?offset=0&limit=6${query}`,
        status: 200,
        bears: byOffset,
      },
    ]),
    {
      name: 'a filter that few rows fit',
      request: `${list}?limit=1&filter=@.third%20==%202`,
      status: 200,
      bears: further,
    },
    {
      name: 'the last of them',
      request: `${list}?limit=2&filter=@.third%20==%202`,
      status: 200,
      bears: last,
    },
    {
      name: 'a filter that no row fits',
      request: `${list}?limit=1&filter=@.third%20==%209`,
      status: 200,
      json: [],
      bears: last,
    },
    { name: 'an empty collection', given: [{}], request: `${list}?limit=1`, status: 200, bears: last },
  ],
  { given: numbered(7) },
);

table(
  'GET rows: after is refused',
  [
    ...[
      '',
      '%20',
      'x',
      '0',
      '-',
      '=',
      'AAAA',
      '*',
      '%22',
      '%FF',
      '%00',
      'null',
      '1',
      'a'.repeat(2_048),
      'a'.repeat(2_049),
    ].map((after) => ({
      name: `after=${after.slice(0, 40)}`,
      request: `${list}?after=${after}`,
      status: 400,
      code: 'parameter_invalid',
      at: ['after'],
    })),
    {
      name: 'without a value',
      request: `${list}?after`,
      status: 400,
      code: 'parameter_invalid',
      at: ['after'],
    },
    {
      name: 'twice',
      request: `${list}?after=x&after=x`,
      status: 400,
      code: 'parameter_invalid',
      check: ({ json }) => expect(json.errors[0].parameter).to.equal('after'),
    },
    {
      name: 'before a collection is looked for',
      request: 'GET /v1/collections/nowhere/rows?after=%20',
      status: 400,
      code: 'parameter_invalid',
      at: ['after'],
    },
  ],
  { given: numbered(3) },
);

let service: TestService;
let owner: Client;

async function start(): Promise<void> {
  service = await startService();
  owner = client(service, service.key);
}

async function rowsOf(given: readonly object[]): Promise<string> {
  return `/v1/collections/${await owner.collection(given)}/rows`;
}

const refusal = ({ status, code, json }: Answer): unknown[] => [
  status,
  code,
  json?.errors?.map(({ parameter }: { parameter?: string }) => parameter),
];
const invalid = [400, 'parameter_invalid', ['after']];

describe('after', () => {
  before(start);
  after(() => service.close());

  const sorts = [
    '',
    'order=desc',
    'order_by=third',
    'order_by=text&order=desc',
    'sort=third:asc',
    'sort=third:desc&sort=text:asc',
    'sort=nowhere:desc&sort=text:asc&sort=third:desc',
    'sort=text:asc&sort=id:desc',
  ];
  const filters = ['', 'filter=@.n%20%3E%203%20%26%26%20@.text%20!=%20%22t1%22'];
  it('of each page leads through the whole list, whatever the limit of each', async () => {
    const rows = await rowsOf(numbered(23));
    const queries = sorts.flatMap((sort) =>
      filters.map((filter) => [sort, filter].filter((part) => part !== '').join('&')),
    );
    for (const query of sampleOf(queries)) {
      const whole = idsOf(await owner.get(`${rows}?limit=1000&${query}`));
      for (const limits of [[1], [2, 7], [whole.length - 1], [whole.length], [1_000]]) {
        const found: number[] = [];
        let token = '';
        for (let turn = 0; ; turn += 1) {
          const after = turn === 0 ? '' : `&after=${token}`;
          const fields = ['', '&fields=n', '&fields=nothing&fields=third'][turn % 3];
          const limit = limits[turn % limits.length]!;
          const page = await owner.get(`${rows}?limit=${limit}&${query}${after}${fields}`, {
            Prefer: 'count=exact',
          });
          expect(page.headers['total-count']).to.equal(`${whole.length}`);
          found.push(...idsOf(page));
          expect(nextOf(page) !== undefined, `${query} ${found.length}`).to.equal(
            found.length < whole.length,
          );
          if (nextOf(page) === undefined) break;
          token = afterOf(page);
        }
        expect(found, `${query} by ${limits}`).to.deep.equal(whole);
      }
    }
  });

  it('and the link bear all that was asked for, as it was', async () => {
    const text = `a&b=c%20"d"'e'>; +\u{1f600}`;
    const rows = await rowsOf(Array.from({ length: 9 }, (_, n) => ({ 'a b&:"': n % 3, [text]: 1, t: text })));
    const asked = {
      sorts: [
        { field: 'a b&:"', direction: 'desc' },
        { field: text, direction: 'asc' },
      ],
      filter: `@.t == ${JSON.stringify(text)}`,
      fields: ['t', text],
      limit: 2,
    } as const;
    const named = (target: string) =>
      [...new URLSearchParams(target.slice(target.indexOf('?')))].filter(
        ([name]) => name !== 'after' && name !== 'offset',
      );
    const expected = named(targetOf(rows, asked));
    const offsets = { ...asked, offset: 1 };
    for (const first of [targetOf(rows, asked), targetOf(rows, offsets)]) {
      const found: number[] = [];
      for await (const page of pagesFrom(owner, first)) {
        found.push(...idsOf(page));
        const next = nextOf(page);
        if (next === undefined) continue;
        expect(next.startsWith(`${rows}?`)).to.equal(true);
        expect(named(next)).to.have.deep.members(expected);
        expect(named(next).filter(([name]) => name === 'sort')).to.deep.equal(
          expected.filter(([name]) => name === 'sort'),
        );
        const query = new URLSearchParams(next.slice(rows.length));
        if (first.includes('offset')) {
          expect([query.get('offset'), query.get('after')]).to.deep.equal([`${found.length + 1}`, null]);
        } else {
          expect([query.get('offset'), query.get('after')]).to.deep.equal([null, afterOf(page)]);
        }
      }
      expect(found).to.deep.equal([3, 6, 9, 2, 5, 8, 1, 4, 7].slice(first.includes('offset') ? 1 : 0));
    }
  });

  it('is given by a page of an offset too', async () => {
    const rows = await rowsOf(numbered(10));
    for (const sort of [
      '',
      '&order_by=third&order=desc',
      '&sort=text:desc&sort=third:asc',
      '&filter=@.n%20%3E%202',
    ]) {
      const whole = idsOf(await owner.get(`${rows}?limit=100${sort}`));
      const page = await owner.get(`${rows}?limit=2&offset=3${sort}`);
      const behind = await owner.get(`${rows}?limit=100&after=${afterOf(page)}${sort}`);
      expect(idsOf(behind)).to.deep.equal(whole.slice(5));
    }
  });

  it('cannot be combined with offset', async () => {
    const rows = await rowsOf(numbered(4));
    const token = afterOf(await owner.get(`${rows}?limit=1`));
    for (const offset of ['0', '1']) {
      for (const query of [`after=${token}&offset=${offset}`, `offset=${offset}&after=${token}`])
        expect(refusal(await owner.get(`${rows}?${query}`))).to.deep.equal(invalid);
    }
  });

  it('is of one order, in whichever words', async () => {
    const rows = await rowsOf(numbered(10));
    const same = [
      ['', 'order_by=id', 'order=asc', 'order_by=id&order=asc', 'sort=id:asc'],
      ['order=desc', 'order_by=id&order=desc', 'sort=id:desc'],
      ['order_by=third', 'order_by=third&order=asc', 'sort=third:asc'],
      ['order_by=third&order=desc', 'order=desc&order_by=third', 'sort=third:desc'],
      ['sort=third:desc&sort=text:asc'],
      ['sort=third:desc&sort=text:desc'],
      ['sort=text:asc&sort=third:desc'],
      ['sort=third:desc&sort=text:asc&sort=n:asc'],
      ['order_by=text'],
      ['order_by=nowhere'],
    ];
    for (const [at, words] of same.entries()) {
      const tokens = await Promise.all(
        words.map(async (word) => afterOf(await owner.get(`${rows}?limit=4&${word}`))),
      );
      const [expected] = await Promise.all(
        words.map(async (word) => idsOf(await owner.get(`${rows}?limit=9&${word}`))),
      );
      for (const token of tokens) {
        for (const word of words)
          expect(idsOf(await owner.get(`${rows}?limit=5&after=${token}&${word}`)), word).to.deep.equal(
            expected!.slice(4),
          );
        for (const others of inTurn(
          same.filter((_, other) => other !== at),
          at,
        ))
          expect(refusal(await owner.get(`${rows}?after=${token}&${others[0]}`)), others[0]).to.deep.equal(
            invalid,
          );
      }
    }
  });

  it('is of one filter, however it is spelt', async () => {
    const rows = await rowsOf(numbered(10));
    const same = [
      [undefined],
      ['@.n > 2', '@.n>2', ' ( @["n"]  > 2 ) ', '2 < @.n', '@.n > 2.0', "@['\\u006e'] > 20e-1"],
      ['@.n >= 2'],
      ['@.n > 3'],
      ['@.n'],
      ['!(@.n > 12)'],
      ['@.n > 2 && @.text'],
    ];
    for (const [at, filters] of same.entries()) {
      const tokens = await Promise.all(
        filters.map(async (filter) => afterOf(await owner.get(targetOf(rows, { filter, limit: 2 })))),
      );
      for (const after of tokens) {
        for (const filter of filters) {
          const answer = await owner.get(targetOf(rows, { filter, after }));
          expect(answer.status, `${filter} ${answer.text}`).to.equal(200);
        }
        for (const [filter] of same.filter((_, other) => other !== at))
          expect(refusal(await owner.get(targetOf(rows, { filter, after }))), filter).to.deep.equal(invalid);
      }
    }
  });

  it('is of one collection', async () => {
    const [rows, others] = [await rowsOf(numbered(10)), await rowsOf(numbered(10))];
    const token = afterOf(await owner.get(`${rows}?limit=4`));
    expect(refusal(await owner.get(`${others}?after=${token}`))).to.deep.equal(invalid);
    // A collection with the same name in another account.
    const stranger = client(service, (await newKey(service, { account: 'strangers' })).text);
    await stranger.post('/v1/collections', { name: rows.split('/')[3] });
    await stranger.post(rows, numbered(10));
    const answer = await stranger.get(`${rows}?after=${token}`);
    expect([answer.status, answer.code]).to.be.deep.oneOf([
      [400, 'parameter_invalid'],
      [410, 'page_expired'],
    ]);
  });

  it('expires with its collection', async () => {
    const rows = await rowsOf(numbered(10));
    const collection = rows.slice(0, -'/rows'.length);
    const orders = ['order=asc', 'sort=third:asc', 'filter=@.n%20%3E%201'];
    const tokens = await Promise.all(
      orders.map(async (order) => afterOf(await owner.get(`${rows}?limit=4&${order}`))),
    );
    await owner.delete(collection);
    for (const [at, order] of orders.entries())
      expect((await owner.get(`${rows}?after=${tokens[at]}&${order}`)).status).to.equal(404);
    await owner.post('/v1/collections', { name: collection.split('/')[3] });
    for (const given of [[], numbered(10)]) {
      if (given.length > 0) await owner.post(rows, given);
      for (const [at, order] of orders.entries()) {
        const answer = await owner.get(`${rows}?after=${tokens[at]}&${order}`);
        expect([answer.status, answer.code], answer.text).to.deep.equal([410, 'page_expired']);
      }
      // With another sort order or filter, the server rejects the token as invalid.
      const other = await owner.get(`${rows}?after=${tokens[0]}x`);
      expect(refusal(other)).to.deep.equal(invalid);
    }
  });

  it('goes on where the row it was given for is gone, or is elsewhere', async () => {
    const rows = await rowsOf(numbered(10));
    for (const [sort, whole] of [
      ['', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
      ['&sort=third:desc', [9, 6, 3, 8, 5, 2, 10, 7, 4, 1]],
      ['&sort=third:asc&sort=text:desc', [10, 4, 7, 1, 5, 8, 2, 9, 3, 6]],
    ] as const) {
      const page = await owner.get(`${rows}?limit=4${sort}`);
      expect(idsOf(page), sort).to.deep.equal(whole.slice(0, 4));
      const id = whole[3]!;
      const { id: _, ...row } = (await owner.get(`${rows}/${id}`)).json;
      await owner.patch(`${rows}/${id}`, { third: 9, text: 'elsewhere' });
      const moved = idsOf(await owner.get(`${rows}?after=${afterOf(page)}${sort}`));
      expect(moved.filter((each) => each !== id)).to.deep.equal(whole.slice(4));
      await owner.patch(`${rows}/${id}`, row);
      expect(idsOf(await owner.get(`${rows}?after=${afterOf(page)}${sort}`))).to.deep.equal(whole.slice(4));
    }
    const page = await owner.get(`${rows}?limit=4&sort=third:desc`);
    await owner.delete(`${rows}/8`);
    expect(idsOf(await owner.get(`${rows}?after=${afterOf(page)}&sort=third:desc`))).to.deep.equal([
      5, 2, 10, 7, 4, 1,
    ]);
    // All rows after the token were deleted, so the page is empty and is the last one.
    for (const each of [5, 2, 10, 7, 4, 1]) await owner.delete(`${rows}/${each}`);
    const end = await owner.get(`${rows}?after=${afterOf(page)}&sort=third:desc`);
    expect([end.status, end.json, nextOf(end)]).to.deep.equal([200, [], undefined]);
  });

  it('altered in any one character, cut or longer is refused', async () => {
    const rows = await rowsOf(numbered(10));
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
    for (const sort of ['', '&sort=text:desc&sort=third:asc', '&filter=@.n%20%3E%202']) {
      const token = afterOf(await owner.get(`${rows}?limit=4${sort}`));
      const characters = [...token];
      const altered = characters.flatMap((character, at) => {
        const near = letters[(letters.indexOf(character) + 1) % 64]!;
        const other = letters[(letters.indexOf(character) + 33) % 64]!;
        return [near, other].map((each) => characters.with(at, each).join(''));
      });
      // The last character has unused bits.
      altered.push(
        ...letters
          .filter((each) => each !== characters.at(-1))
          .map((each) => characters.with(-1, each).join('')),
      );
      altered.push(...characters.slice(1).map((_, at) => token.slice(0, at + 1)));
      altered.push(
        token.slice(1),
        `${token}A`,
        `A${token}`,
        token + token,
        `${token}=`,
        `${token}%3D`,
        `${token}%0A`,
        `${token}+`,
      );
      altered.push(
        token.slice(0, -1) + token.at(-1) + token.at(-1),
        characters.with(0, characters[1]!).with(1, characters[0]!).join(''),
      );
      for (const each of sampleOf([...new Set(altered)])) {
        if (each === token) continue;
        expect(refusal(await owner.get(`${rows}?after=${each}${sort}`)), each).to.deep.equal(invalid);
      }
      expect((await owner.get(`${rows}?after=${token}${sort}`)).status).to.equal(200);
    }
    for (let bytes = 1; bytes <= 1_500; bytes = Math.ceil(bytes * 1.4)) {
      const token = randomBytes(bytes).toString('base64url');
      expect(refusal(await owner.get(`${rows}?after=${token}`)), token).to.deep.equal(invalid);
    }
  });

  it('of another limit and other fields is the same', async () => {
    const rows = await rowsOf(numbered(10));
    const token = afterOf(await owner.get(`${rows}?limit=3&sort=n:desc&fields=third`));
    for (const query of ['', '&limit=1', '&limit=1000', '&fields=n', '&fields=text&fields=n']) {
      const { json } = await owner.get(`${rows}?sort=n:desc&after=${token}${query}`);
      expect(json[0].id).to.equal(7);
      expect(json).to.have.length(query === '&limit=1' ? 1 : 7);
    }
  });

  it('of HEAD is that of GET', async () => {
    const rows = await rowsOf(numbered(10));
    const get = await owner.get(`${rows}?limit=3`);
    const head = await owner.send('HEAD', `${rows}?limit=3`);
    expect([head.headers['next-after'], head.headers.link]).to.deep.equal([
      get.headers['next-after'],
      get.headers.link,
    ]);
    expect((await owner.send('HEAD', `${rows}?after=x`)).status).to.equal(400);
  });

  it('goes on after a restart', async () => {
    const rows = await rowsOf(numbered(10));
    const orders = ['order=asc', 'sort=third:asc&sort=text:desc', 'sort=text:asc&filter=@.n%20%3E%201'];
    const pages = await Promise.all(orders.map((order) => owner.get(`${rows}?limit=4&${order}`)));
    const wholes = await Promise.all(orders.map((order) => owner.get(`${rows}?${order}`)));
    await service.stop();
    service = await startService({ directory: service.directory, key: service.key });
    owner = client(service, service.key);
    for (const [at, page] of pages.entries())
      expect(idsOf(await owner.get(nextOf(page)!))).to.deep.equal(idsOf(wholes[at]!).slice(4, 8));
  });
});

if (engine === 'postgres') {
  describe('after, on several instances', () => {
    it('is the same on all of them', async () => {
      const instances = await startInstances(2);
      try {
        const [one, other] = instances.owners as [Client, Client];
        const rows = `/v1/collections/${await one.collection(numbered(50))}/rows`;
        for (const order of [
          'limit=7',
          'limit=7&sort=third:desc&sort=text:asc',
          'limit=7&filter=@.n%20%3E%205&order_by=text',
        ]) {
          const whole = idsOf(await one.get(`${rows}?${order.replace('limit=7', 'limit=100')}`));
          const found: number[] = [];
          let next: string | undefined = `${rows}?${order}`;
          for (let turn = 0; next !== undefined; turn += 1) {
            const pages = await Promise.all([one, other].map((each) => each.get(next!)));
            expect(pages[0]!.headers['next-after']).to.equal(pages[1]!.headers['next-after']);
            found.push(...idsOf(pages[turn % 2]!));
            next = nextOf(pages[turn % 2]!);
          }
          expect(found).to.deep.equal(whole);
        }
      } finally {
        await instances.close();
      }
    });
  });
}
