/** A request cannot widen what its ticket reaches: not by its filter, its sort order, its parameters or its body. */
import { expect } from 'chai';
import { type Client, client } from '../../support/client.js';
import { handshake } from '../../support/feed.js';
import { startService, type TestService } from '../../support/service.js';
import { everyScope, ticketClient } from '../../support/tickets.js';

const rows = '/v1/collections/notes/rows';
const hidden = { owner: 'bob', n: 2, title: 'hidden title', secret: 'hidden secret' };
const own = { owner: 'ann', n: 1, title: "x' OR 1=1 --", secret: 'own secret' };
const written = (filter: string): string => encodeURIComponent(filter);

/** Filters that would reach more if they were combined as texts, or if they were copied into SQL. */
const filters = [
  '@.n > 0) || (@.n > 0',
  ') || (@.n > 0',
  '(@.n > 0',
  '@.n > 0)',
  '@.n > 0 || @.owner == "bob"',
  '@.n > 0 || !(@.n > 0)',
  '!(@.owner == "ann")',
  '@.owner != "ann"',
  '@.owner == "bob"',
  "@['owner'] == 'bob'",
  '@["ow\\u006eer"] == "bob"',
  '@.n > 0 -- ',
  '@.n > 0 --\n',
  '@.n > 0 /*',
  '@.n > 0 */ || true',
  '/* @.n */ 1 == 1',
  '@.n > 0 # ',
  '@.n > 0;',
  '@.n > 0; DROP TABLE rows',
  "' OR 1=1 --",
  '1 == 1',
  'true',
  '@.n > 0 || true',
  `@.title == "x' OR 1=1 --"`,
  `@.title == "x' OR 1=1 --" || @.n > 0`,
  String.raw`@.title == 'x\' OR 1=1 --'`,
  String.raw`@.title == "\") || (@.n > 0"`,
  String.raw`@.title == 'x\\' || @.n > 0`,
  '@.title == "$1" || @.title == "?"',
  '@.title == "$$) OR true --$$"',
  '@["a\' OR 1=1 --"] == 1',
  '@["a\\") OR 1=1 --"] == 1',
  "@['a')) OR 1=1 --'] == 1",
  '@["owner\' = \'ann"]',
  '$.owner == "bob"',
  '@.* == "bob"',
  '@..owner == "bob"',
  '?(@.owner == "bob")',
  '@',
  '@.n > 0 && (@.n > 0 || (@.owner == "bob"))',
  '@.id > 0',
  '@.id == 2',
  '@.n > 0 \u0000',
  '@.n > 0 || @.owner == "bob"'.replaceAll(' ', '\n'),
];

/** Other names of a field that the ticket does not reach. */
const hiddenFilters = [
  '@.secret',
  '!@.secret',
  '@.secret == "own secret"',
  '@["secret"] != "a"',
  "@['secret']",
  String.raw`@["s\u0065cret"]`,
  String.raw`@['\u0073ecret'] == 'own secret'`,
  '@.n > 0 && @.secret',
  '@.n > 0 || (@.n < 0 && !(@.secret == "x"))',
  '@.none == 1',
];

describe('a request with a ticket', () => {
  let service: TestService;
  let owner: Client;
  let ann: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());
  beforeEach(async () => {
    await owner.delete('/v1/collections/notes');
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post(rows, [own, hidden]);
    ann = await ticketClient(service, owner, 'ann', {
      ...{ collection: 'notes', scopes: everyScope, filter: '@.owner == "ann"' },
      fields: ['owner', 'n', 'title'],
    });
  });

  const isOwn = (json: unknown): void => {
    expect(JSON.stringify(json)).to.not.match(/bob|hidden|secret/);
  };

  it('reads only the rows of its grant, whatever its filter is', async () => {
    let valid = 0;
    for (const filter of filters) {
      const list = await ann.get(`${rows}?filter=${written(filter)}`, { Prefer: 'count=exact' });
      const others = [
        await ann.get(`/v1/collections/notes/export?format=ndjson&filter=${written(filter)}`),
        await ann.get(`/v1/collections/notes/changes?filter=${written(filter)}`),
      ];
      const opened = await handshake(service, { key: ann.key, collection: 'notes', filter, initial: 'true' });
      if (list.status === 200) {
        valid += 1;
        isOwn(list.json);
        expect(Number(list.headers['total-count']), filter).to.equal(list.json.length);
        expect(list.json.length, filter).to.be.at.most(1);
        expect(others.map(({ status }) => status)).to.deep.equal([200, 200]);
        expect(others[0]!.text).to.equal(list.json.map((row: object) => `${JSON.stringify(row)}\n`).join(''));
        if ('status' in opened) throw new Error(`The feed with ${filter} is not open: ${opened.text}`);
        const frames = (await opened.bookmarks(1)) && opened.all.filter(({ event }) => event === 'row');
        expect(frames.map(({ row }) => row)).to.deep.equal(list.json);
        await opened.close();
      } else {
        const codes = [list, ...others].map(({ code }) => code);
        expect(new Set(codes), filter).to.have.length(1);
        expect(list.code, filter).to.be.oneOf(['parameter_invalid', 'ticket_exceeded']);
        expect('status' in opened && opened.code, filter).to.equal(list.code);
      }
    }
    expect(valid).to.be.within(12, filters.length - 12);
  });

  it('writes only the rows of its grant, whatever its filter is', async () => {
    const before = (await owner.get(`${rows}/2`)).json;
    for (const filter of filters) {
      const target = `${rows}?max_rows=1000&filter=${written(filter)}`;
      const dry = await ann.patch(`${target}&dry_run=true`, { title: 'x' });
      if (dry.status === 200) expect(dry.json.matched, filter).to.be.at.most(1);
      const updated = await ann.patch(target, { n: 1 });
      const deleted = await ann.delete(`${target}&dry_run=true`);
      expect([updated.code, deleted.code], filter).to.deep.equal([dry.code, dry.code]);
      if (deleted.status === 200) expect(deleted.json.deleted, filter).to.be.at.most(1);
    }
    expect(
      (await ann.delete(`${rows}?max_rows=1000&filter=${written('@.n > 0 || @.n <= 0')}`)).json,
    ).to.deep.equal({
      deleted: 1,
    });
    expect((await owner.get(rows)).json).to.deep.equal([before]);
  });

  it('cannot name a hidden field, however it is written', async () => {
    const targets = [
      ...hiddenFilters.flatMap((filter) => [
        `${rows}?filter=${written(filter)}`,
        `/v1/collections/notes/export?format=ndjson&filter=${written(filter)}`,
        `/v1/collections/notes/changes?filter=${written(filter)}`,
      ]),
      ...['secret', 'SECRET', 's%65cret', 'none', 'title%20'].flatMap((field) => [
        `${rows}?sort=${field}:asc`,
        `${rows}?sort=n:asc&sort=${field}:desc`,
        `${rows}?order_by=${field}`,
        `${rows}?fields=${field}`,
        `${rows}?fields=n&fields=${field}`,
        `${rows}/1?fields=${field}`,
      ]),
    ];
    for (const target of targets) {
      const { status, code } = await ann.get(target);
      expect([status, code], target).to.deep.equal([403, 'ticket_exceeded']);
    }
    for (const query of ['fields=n%2Csecret', 'order_by=id&order_by=secret', 'filter=@.n&filter=@.secret'])
      expect((await ann.get(`${rows}?${query}`)).status, query).to.be.oneOf([400, 403]);
    for (const filter of hiddenFilters)
      for (const send of [
        () => ann.patch(`${rows}?max_rows=9&filter=${written(filter)}`, { n: 1 }),
        () => ann.delete(`${rows}?max_rows=9&filter=${written(filter)}`),
      ])
        expect((await send()).code, filter).to.equal('ticket_exceeded');
  });

  it('cannot write a hidden field or another row, however its body is written', async () => {
    const before = (await owner.get(rows)).json;
    const batch = (operation: string): string => `{"operations":[${operation}]}`;
    const bodies: readonly (readonly [string, string, string])[] = [
      ['POST', rows, '[{"owner":"ann","s\\u0065cret":1}]'],
      ['POST', rows, '[{"owner":"ann","__proto__":{"secret":1}}]'],
      ['POST', rows, '[{"owner":"ann","constructor":1}]'],
      ['POST', rows, '[{"owner":"ann","id":2}]'],
      ['POST', rows, '[{"__proto__":{"owner":"ann"}}]'],
      ['POST', rows, '[{"owner":["ann"]}]'],
      ['POST', rows, '[{"owner":"ann "}]'],
      ['POST', rows, '[{"owner":"ann"},{"owner":"bob"}]'],
      ['PATCH', `${rows}/1`, '{"secret":null}'],
      ['PATCH', `${rows}/1`, '{"owner":null}'],
      ['PATCH', `${rows}/1`, '{"id":2}'],
      ['PATCH', `${rows}/1`, '{"owner":"ann","owner":"bob"}'],
      ['PATCH', `${rows}/1`, '{"__proto__":{"owner":"bob"}}'],
      ['PATCH', `${rows}?max_rows=9&filter=@.n>0`, '{"owner":"ann","secret":1}'],
      ['POST', '/v1/collections/notes/batch', batch('{"op":"update","id":1,"patch":{"n":3},"id":2}')],
      ['POST', '/v1/collections/notes/batch', batch('{"op":"update","id":1,"patch":{"s\\u0065cret":3}}')],
      ['POST', '/v1/collections/notes/batch', batch('{"op":"insert","row":{"owner":"ann","owner":"bob"}}')],
      [
        'POST',
        '/v1/collections/notes/batch',
        batch('{"op":"insert","row":{"owner":"ann"},"row":{"owner":"bob"}}'),
      ],
      ['POST', '/v1/collections/notes/batch', batch('{"op":"delete","id":1},{"op":"delete","id":2}')],
    ];
    for (const [method, target, body] of bodies) {
      const answer = await ann.send(method, target, body);
      expect(answer.status, `${body} ${answer.text}`).to.be.oneOf([400, 403, 404, 422]);
      expect(answer.text, body).to.not.match(/hidden/);
    }
    expect((await owner.get(rows)).json).to.deep.equal(before);
  });

  it('stores one value of a member that occurs twice: the one that was compared with the grant', async () => {
    const before = (await owner.get(rows)).json;
    // JSON functions of databases find the first of two members, and JavaScript finds the last one.
    for (const [method, target, body, row] of [
      ['POST', rows, '[{"owner":"bob","owner":"ann"}]', { id: 3, owner: 'ann' }],
      ['POST', rows, '[{"owner":"bob","ow\\u006eer":"ann"}]', { id: 4, owner: 'ann' }],
      ['PATCH', `${rows}/3`, '{"owner":"bob","owner":"ann","n":1,"n":2}', { id: 3, owner: 'ann', n: 2 }],
    ] as const) {
      expect((await ann.send(method, target, body)).status, body).to.be.below(300);
      expect((await owner.get(`${rows}/${row.id}`)).text).to.equal(JSON.stringify(row));
    }
    expect((await owner.get(`${rows}?filter=${written('@.owner == "bob"')}`)).json).to.deep.equal([
      before[1],
    ]);
    expect((await ann.get(`${rows}?filter=${written('@.owner == "ann"')}`)).json).to.have.length(3);
  });
});
