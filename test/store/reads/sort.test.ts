/** `sort` of listRows: valid values, invalid values, and the resulting sort order. */
import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { type Sort, sortedBy } from '../../support/order.js';
import { idsOf, targetOf } from '../../support/pages.js';
import { startService, type TestService } from '../../support/service.js';
import { type Line, table } from '../../support/table.js';

const list = 'GET /v1/collections/{c}/rows';
const given = [
  { a: 1, b: 'x' },
  { a: 2, b: 'x' },
  { a: 1, b: 'y' },
  { a: 2, b: 'x', c: true },
  { b: 'y', c: false },
  { a: 1, b: 'y', 'p:q': 1 },
];

/** Expects these ids in this order. */
const gives = (query: string, ...ids: number[]): Line => ({
  name: query.slice(0, 60) || 'nothing',
  request: `${list}?${query}`,
  status: 200,
  check: (answer) => expect(idsOf(answer)).to.deep.equal(ids),
});
const refused = (query: string, ...at: string[]): Line => ({
  name: query.slice(0, 60),
  request: `${list}?${query}`,
  status: 400,
  code: 'parameter_invalid',
  at: at.length > 0 ? at : ['sort'],
});

table(
  'GET rows: sort',
  [
    gives('sort=a:asc', 5, 1, 3, 6, 2, 4),
    gives('sort=a:desc', 4, 2, 6, 3, 1, 5),
    gives('sort=a:asc&sort=b:asc', 5, 1, 3, 6, 2, 4),
    gives('sort=a:asc&sort=b:desc', 5, 6, 3, 1, 4, 2),
    gives('sort=b:desc&sort=a:asc', 5, 3, 6, 1, 2, 4),
    gives('sort=b:desc&sort=a:desc', 6, 3, 5, 4, 2, 1),
    gives('sort=b:asc&sort=a:desc', 4, 2, 1, 6, 3, 5),
    gives('sort=c:desc&sort=b:asc', 4, 5, 1, 2, 3, 6),
    gives('sort=c:desc&sort=b:desc&sort=a:asc', 4, 5, 3, 6, 1, 2),
    gives('sort=nowhere:desc&sort=c:asc&sort=b:asc&sort=a:desc', 2, 1, 6, 3, 5, 4),
    gives('sort=id:desc', 6, 5, 4, 3, 2, 1),
    gives('sort=id:asc', 1, 2, 3, 4, 5, 6),
    gives('sort=b:asc&sort=id:desc', 4, 2, 1, 6, 5, 3),
    gives('sort=b:desc&sort=id:asc', 3, 5, 6, 1, 2, 4),
    gives('sort=id:desc&sort=b:asc', 6, 5, 4, 3, 2, 1),
    gives('sort=nowhere:desc', 6, 5, 4, 3, 2, 1),
    gives('sort=p:q:desc', 6, 5, 4, 3, 2, 1),
    gives('sort=p:q:asc', 1, 2, 3, 4, 5, 6),
    gives('sort=p%3Aq%3Adesc&limit=1', 6),
    // In a quoted name, the comma, the space and the colon are part of the name.
    gives('sort="a:asc,b":desc', 6, 5, 4, 3, 2, 1),
    gives('sort=a+b:desc', 6, 5, 4, 3, 2, 1),
    gives('sort=::desc', 6, 5, 4, 3, 2, 1),
    gives('sort=:desc:asc', 1, 2, 3, 4, 5, 6),
    gives('sort=asc:desc&sort=desc:asc', 1, 2, 3, 4, 5, 6),
    gives('%73ort=%61:desc&limit=1', 4),
    gives('sort=a:desc&limit=2&offset=1', 2, 6),
    gives('limit=2&sort=a:asc&offset=1&sort=b:desc', 6, 3),
    gives(`sort=${'n'.repeat(128)}:desc&limit=1`, 6),
    gives(`sort=${encodeURIComponent('\u{1f600}'.repeat(128))}:desc&limit=1`, 6),
    ...['__proto__', 'constructor', 'toString', '$.a', '*', "'%20OR%201=1", '%22', 'a.b', '%25', '[0]'].map(
      (name) => gives(`sort=${name}:desc&limit=2`, 6, 5),
    ),
    // Lists without `sort` keep their order.
    gives('', 1, 2, 3, 4, 5, 6),
    gives('order_by=a', 5, 1, 3, 6, 2, 4),
    gives('order_by=a&order=desc', 4, 2, 6, 3, 1, 5),
    gives('order_by=p:q:asc', 1, 2, 3, 4, 5, 6),
    gives('order=desc', 6, 5, 4, 3, 2, 1),

    ...[
      '',
      'a',
      ':asc',
      ':desc',
      ':',
      'a:',
      'a:up',
      'a:ASC',
      'a:Desc',
      'a:asc%20',
      'a:%20asc',
      'a:asc:',
      'a=asc',
      'asc',
    ].map((sort) => refused(`sort=${sort}`)),
    refused('sort'),
    refused('sort=-a'),
    refused('sort=a:asc%0A'),
    refused('sort=a:asc&sort='),
    refused('sort=a:asc&sort=b'),
    refused('sort=a:asc&sort=b:asc&sort=c:asc&sort=d:asc&sort=e:asc'),
    refused('sort=a:asc&sort=a:asc'),
    refused('sort=a:asc&sort=a:desc'),
    refused('sort=a:asc&sort=b:asc&sort=%61:desc'),
    refused('sort=id:asc&sort=id:desc'),
    refused('sort=p:q:asc&sort=p:q:desc'),
    refused(`sort=${'n'.repeat(129)}:asc`),
    refused(`sort=${'n'.repeat(5_000)}:asc`),
    refused(`sort=${encodeURIComponent('\u{1f600}'.repeat(129))}:asc`),
    ...['%00', '%0A', 'a%1Fb', '%7F', '%09'].map((name) => refused(`sort=${name}:asc`)),
    ...['%FF', '%', '%zz', '%ED%A0%80', '%C0%80'].map((name) => refused(`sort=${name}:asc`)),
    refused('sort=a:asc&order_by=a'),
    refused('sort=a:asc&order_by=id'),
    refused('order_by=b&sort=a:asc'),
    refused('sort=a:asc&order=asc'),
    refused('order=desc&sort=a:asc&order_by=a'),
    refused('sort=a:asc&order=up', 'sort', 'order'),
    refused('sort=a&limit=0', 'sort', 'limit'),
    refused('sort[]=a:asc', 'sort[]'),
    refused('Sort=a:asc', 'Sort'),
    refused('sorts=a:asc', 'sorts'),
  ],
  { given },
);

describe('lists by several fields', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  const names = [
    'a b',
    'a.b',
    'a"b',
    "a'b",
    'a\\b',
    'a[0]',
    '$',
    '*',
    '%',
    '?',
    '&',
    '=',
    '+',
    ';--',
    '""',
    '0',
    '-1',
    ':',
    'a:',
    ':asc',
    'a:asc',
    ':desc:',
    'é',
    'e\u0301',
    '日本',
    '\u{1f600}',
    'constructor',
    'length',
    'ID',
    'data',
    '日'.repeat(128),
  ];
  it('of any names are in the order of these, and of no others', async () => {
    for (const [at, name] of names.entries()) {
      const other = names[(at + 1) % names.length]!;
      const collection = await owner.collection([
        { [name]: 2, [other]: 1 },
        { [name]: 1, [other]: 1 },
        { [name]: 2, [other]: 2 },
        { [name]: 1, [other]: 2 },
      ]);
      const ids = async (...sorts: Sort[]) =>
        idsOf(await owner.get(targetOf(`/v1/collections/${collection}/rows`, { sorts })));
      const up = { field: name, direction: 'asc' } as const;
      const down = { field: other, direction: 'desc' } as const;
      expect(await ids(up, down), JSON.stringify(name)).to.deep.equal([4, 2, 3, 1]);
      expect(await ids(down, up), JSON.stringify(name)).to.deep.equal([4, 3, 2, 1]);
      expect(await ids(down), JSON.stringify(name)).to.deep.equal([4, 3, 2, 1]);
    }
  });

  it('put every type in the order of order_by, in each direction and place', async () => {
    const values = [
      null,
      undefined,
      false,
      true,
      -1,
      0,
      2 ** 53 - 1,
      1e300,
      '',
      'a',
      '\uffff',
      '\u{1f600}',
      [],
      [1],
      {},
      { a: 1 },
    ];
    const collection = await owner.collection(
      values.flatMap((v) =>
        values.map((w) => ({ ...(v !== undefined && { v }), ...(w !== undefined && { w }) })),
      ),
    );
    const rows = `/v1/collections/${collection}/rows`;
    const all = (await owner.get(`${rows}?limit=1000`)).json;
    for (const one of ['asc', 'desc'] as const) {
      for (const other of ['asc', 'desc'] as const) {
        const sorts = [
          { field: 'v', direction: one },
          { field: 'w', direction: other },
        ];
        const { json } = await owner.get(targetOf(rows, { sorts, limit: 1_000 }));
        expect(json).to.deep.equal(sortedBy(all, sorts));
      }
    }
  });
});
