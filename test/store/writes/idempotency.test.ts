/**
 * Writes with an Idempotency-Key: which requests are the same, and how the server responds to a different one.
 */
import { expect } from 'chai';
import { type OperationDescription, operations } from '../../../generated/operations.js';
import { type Answer, type Client, client, type Headers } from '../../support/client.js';
import { breakDriver, isWriting } from '../../support/driver.js';
import { feed } from '../../support/feed.js';
import {
  everything,
  holdReplay,
  type KeyedWrite,
  keyedWrites,
  newIdempotencyKey,
  type Place,
  place,
  sendKeyed,
} from '../../support/keyed.js';
import { limit, newKey } from '../../support/registry.js';
import { inTurn, partOf } from '../../support/sample.js';
import { startService, type TestService } from '../../support/service.js';
import { onlyInFullSuite, seed } from '../../support/suite.js';
import { sendRaw } from '../../support/wire.js';

/** The headers that can change the outcome of a write, as the contract declares them. */
const deciding = [
  ...new Set(
    Object.values<OperationDescription>(operations)
      .filter(({ parameters }) => parameters.some(({ name }) => name === 'Idempotency-Key'))
      .flatMap(({ parameters, refusedHeaders }) => [
        ...parameters.filter((each) => each.in === 'header').map(({ name }) => name),
        ...refusedHeaders,
      ]),
  ),
].filter((name) => name !== 'Idempotency-Key');

describe('Idempotency-Key', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  /** Events between a request and its retry. */
  const meanwhile: [name: string, happens: (where: Place) => Promise<unknown>][] = [
    ['nothing', async () => undefined],
    [
      'other writes',
      async ({ rows }) => {
        await owner.put(`${rows}/2`, { other: 1 });
        await owner.post(rows, [{}]);
      },
    ],
    ['the row is deleted', ({ rows }) => owner.delete(`${rows}/2`)],
    [
      'the collections are deleted',
      async ({ collection, unused }) => {
        await owner.delete(`/v1/collections/${collection}`);
        await owner.delete(`/v1/collections/${unused}`);
      },
    ],
    [
      'the collections are made anew',
      async ({ collection, unused }) => {
        for (const name of [collection, unused]) {
          await owner.delete(`/v1/collections/${name}`);
          await owner.post('/v1/collections', { name });
        }
      },
    ],
  ];
  const everyPair = onlyInFullSuite('Every write with every event takes seconds; each has its turn without.');
  for (const [turn, write] of keyedWrites.entries()) {
    for (const [event, [what, happens]] of meanwhile.entries()) {
      const test = event === turn % meanwhile.length ? it : everyPair.it;
      test(`${write.name}, ${what}: the first answer again, and nothing else`, async () => {
        const where = await place(owner);
        const key = newIdempotencyKey();
        const first = await sendKeyed(owner, write, where, key);
        expect(first.status, first.text).to.equal(write.status);
        if (write.json !== undefined) expect(first.json).to.deep.equal(write.json);
        expect(Object.keys(first.headers))
          .to.include.members(write.bears)
          .and.not.include('idempotent-replayed');
        await happens(where);
        const before = await everything(owner, where);
        for (const form of [key, `"${key}"`, key])
          holdReplay(first, await sendKeyed(owner, write, where, form));
        expect(await everything(owner, where)).to.deep.equal(before);
      });
    }

    const headers = inTurn(deciding, turn);
    it(`${write.name} with another ${headers.join(', ')}: 422 idempotency_key_reused`, async () => {
      const where = await place(owner);
      const key = newIdempotencyKey();
      await sendKeyed(owner, write, where, key);
      const before = await everything(owner, where);
      for (const name of headers) {
        const other = { ...write, headers: { ...write.headers, [name]: '"other"' } };
        expect((await sendKeyed(owner, other, where, key)).code, name).to.equal('idempotency_key_reused');
      }
      expect(await everything(owner, where)).to.deep.equal(before);
    });

    const test = partOf(keyedWrites, 0).includes(write) ? it : everyPair.it;
    test(`${write.name} with another key is another request`, async () => {
      const where = await place(owner);
      await sendKeyed(owner, write, where, newIdempotencyKey());
      const again = await sendKeyed(owner, write, where, newIdempotencyKey());
      expect(again.headers).not.to.have.property('idempotent-replayed');
    });
  }

  it('a repetition is no frame', async () => {
    const where = await place(owner);
    const watching = await feed(service, { key: service.key, collection: where.collection });
    const expected: string[] = [];
    for (const write of keyedWrites.filter(
      ({ name }) =>
        !/Collection|Schema|RowKey|Tickets|batch|difference|\*|Rows$/.test(name) || name === 'insertRows',
    )) {
      const key = newIdempotencyKey();
      const { status } = await sendKeyed(owner, write, where, key);
      if (status < 300) {
        const event = { POST: 'insert', PUT: 'update', PATCH: 'update', DELETE: 'delete' }[write.method]!;
        expected.push(...(Array.isArray(write.json) ? write.json.map(() => event) : [event]));
      }
      await sendKeyed(owner, write, where, key);
    }
    expect((await watching.drain(owner)).map(({ event }) => event)).to.deep.equal(expected);
  });

  describe('is', () => {
    const insert = async (rows: string, key: string, headers: Headers = {}): Promise<Answer> =>
      owner.post(rows, [{}], { ...headers, 'Idempotency-Key': key });

    const good = [
      'a',
      '0',
      "!#$%&'()*+,-./:;<=>?@[]^_`{|}~",
      'x'.repeat(255),
      `"${'y'.repeat(255)}"`,
      '__proto__',
      'null',
      'A',
    ];
    for (const key of good) {
      it(`${key.slice(0, 40)}${key.length > 40 ? `.. (${key.length} characters)` : ''}`, async () => {
        const { rows } = await place(owner);
        const first = await insert(rows, key);
        expect(first.status, first.text).to.equal(201);
        const bare = key.replaceAll('"', '');
        holdReplay(first, await insert(rows, bare));
        holdReplay(first, await insert(rows, `"${bare}"`));
      });
    }

    const bad = [
      ['a blank inside', 'a b'],
      ['a comma and a blank, as two headers become', 'a, b'],
      ['a quote inside', 'a"b'],
      ['a quote before', '"a'],
      ['a quote behind', 'a"'],
      ['quotes inside quotes', '"a"b"'],
      ['quotes around nothing', '""'],
      ['one quote', '"'],
      ['a backslash', 'a\\b'],
      ['a backslash in quotes', '"a\\"'],
      ['256 characters', 'x'.repeat(256)],
      ['256 characters in quotes', `"${'x'.repeat(256)}"`],
      ['parameters', '"a";b=1'],
      ['blanks in quotes', '" a"'],
    ] as const;
    const writes = keyedWrites.filter(({ name }) => !/ /.test(name));
    let untouched: Place | undefined;
    let contents: unknown;
    for (const [turn, [what, key]] of bad.entries()) {
      it(`not with ${what}: 400, on every operation`, async () => {
        untouched ??= await place(owner);
        contents ??= await everything(owner, untouched);
        for (const write of inTurn(writes, turn)) {
          const answer = await sendKeyed(owner, write, untouched, key);
          expect([answer.status, answer.code], answer.text).to.deep.equal([400, 'parameter_invalid']);
          expect(answer.json.errors.map(({ parameter }: { parameter: string }) => parameter)).to.deep.equal([
            'Idempotency-Key',
          ]);
        }
        expect(await everything(owner, untouched)).to.deep.equal(contents);
      });
    }

    const lines: [what: string, header: string][] = [
      ['nothing', 'Idempotency-Key:'],
      ['blanks', 'Idempotency-Key: \t '],
      ['a letter beyond ASCII', 'Idempotency-Key: caf\u00e9'],
      ['a tab inside', 'Idempotency-Key: a\tb'],
      ['two lines', 'Idempotency-Key: a\r\nIdempotency-Key: b'],
      ['two equal lines', 'Idempotency-Key: a\r\nidempotency-key: a'],
    ];
    for (const [what, header] of lines) {
      it(`not ${what}: 400`, async () => {
        const { rows } = await place(owner);
        const head = `POST ${rows} HTTP/1.1\r\nHost: x\r\nx-api-key: ${service.key}\r\n${header}\r\n`;
        const body = 'Content-Type: application/json\r\nContent-Length: 4\r\n\r\n[{}]';
        const [answer] = await sendRaw(service, [['POST', rows]], Buffer.from(head + body, 'latin1'));
        expect(answer!.json.errors, answer!.text).to.have.length(1);
        expect(answer!.json.errors[0].parameter).to.equal('Idempotency-Key');
        expect((await owner.get(rows)).json).to.have.length(3);
      });
    }

    it('the same between blanks, which are no part of it', async () => {
      const { rows } = await place(owner);
      const first = await insert(rows, 'between');
      const head = `POST ${rows} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.key}\r\nidempotency-KEY: \t between \r\n`;
      const body = 'Content-Type: application/json\r\nContent-Length: 4\r\n\r\n[{}]';
      const [answer] = await sendRaw(service, [['POST', rows]], head + body);
      holdReplay(first, answer!);
    });

    it('the account, whichever of its keys is used', async () => {
      const { rows } = await place(owner);
      const key = newIdempotencyKey();
      const first = await insert(rows, key);
      const writer = client(service, (await newKey(service, { scopes: ['write'] })).text);
      holdReplay(first, await writer.post(rows, [{}], { 'Idempotency-Key': key }));
      const stranger = client(service, (await newKey(service, { account: 'stranger' })).text);
      await stranger.post('/v1/collections', { name: rows.split('/')[3] });
      const theirs = await stranger.post(rows, [{}], { 'Idempotency-Key': key });
      expect([theirs.status, theirs.json]).to.deep.equal([201, [{ id: 1 }]]);
      expect(theirs.headers).not.to.have.property('idempotent-replayed');
      holdReplay(first, await insert(rows, key));
    });

    it('nothing to what only reads', async () => {
      const { collection, rows } = await place(owner);
      for (const key of ['read', 'not one', '""']) {
        for (const target of [
          rows,
          `${rows}/1`,
          '/v1/collections',
          `/v1/collections/${collection}`,
          '/v1/usage',
          '/health',
        ]) {
          for (const method of ['GET', 'HEAD']) {
            const { status, headers } = await owner.send(method, target, undefined, {
              'Idempotency-Key': key,
            });
            expect(status, `${method} ${target}`).to.equal(200);
            expect(headers).not.to.have.property('idempotent-replayed');
          }
        }
      }
      expect((await insert(rows, 'read')).headers).not.to.have.property('idempotent-replayed');
    });
  });

  describe('of another request: 422', () => {
    let where: Place;
    let key: string;
    let first: Answer;
    let headers: Headers;
    let contents: unknown;
    const body = '{"n":5,"m":[1,2]}';
    before(async () => {
      where = await place(owner);
      key = newIdempotencyKey();
      const etag = (await owner.get(`${where.rows}/1`)).headers.etag!;
      headers = { 'Idempotency-Key': key, 'Content-Type': 'application/json', 'If-Match': etag };
      first = await owner.patch(`${where.rows}/1`, body, headers);
      expect(first.status).to.equal(200);
      contents = await everything(owner, where);
    });

    type Change = () => { method?: string; target?: string; body?: unknown; headers?: Headers };
    const row = (id: string) => `${where.rows}/${id}`;
    const others: [what: string, change: Change][] = [
      ['another method', () => ({ method: 'PUT' })],
      [
        'another method without a body',
        () => ({ method: 'DELETE', body: undefined, headers: { 'Content-Type': '' } }),
      ],
      ['another row', () => ({ target: row('2') })],
      ['a row that is not there', () => ({ target: row('99') })],
      ['an id that can not be', () => ({ target: row('01') })],
      ['the same path spelled otherwise', () => ({ target: row('%31') })],
      ['a collection that is not there', () => ({ target: '/v1/collections/nowhere/rows/1' })],
      ['all rows', () => ({ method: 'POST', target: where.rows })],
      ['a collection', () => ({ method: 'POST', target: '/v1/collections' })],
      ['a query', () => ({ target: `${row('1')}?x=1` })],
      ['a query that says nothing', () => ({ target: `${row('1')}?&` })],
      ['another media type', () => ({ headers: { 'Content-Type': 'application/merge-patch+json' } })],
      ['a media type that is not taken', () => ({ headers: { 'Content-Type': 'text/csv' } })],
      ['no media type', () => ({ headers: { 'Content-Type': '' } })],
      ['another charset', () => ({ headers: { 'Content-Type': 'application/json; charset=latin1' } })],
      ['a coding', () => ({ headers: { 'Content-Encoding': 'gzip' } })],
      ['no If-Match', () => ({ headers: { 'If-Match': '' } })],
      ['another If-Match', () => ({ headers: { 'If-Match': '*' } })],
      ['the present version as If-Match', () => ({ headers: { 'If-Match': first.headers.etag! } })],
      ['an If-Match that is none', () => ({ headers: { 'If-Match': 'x' } })],
      ['an If-None-Match', () => ({ headers: { 'If-None-Match': '"x"' } })],
      ['an If-None-Match that is none', () => ({ headers: { 'If-None-Match': 'x' } })],
      ['a Prefer', () => ({ headers: { Prefer: 'return=minimal' } })],
      ['a Prefer that means nothing', () => ({ headers: { Prefer: 'x' } })],
      ['another value', () => ({ body: '{"n":6,"m":[1,2]}' })],
      ['an equal value spelled otherwise', () => ({ body: '{"n":5.0,"m":[1,2]}' })],
      ['a blank more', () => ({ body: `${body} ` })],
      ['a line more', () => ({ body: `\n${body}` })],
      ['another order of fields', () => ({ body: '{"m":[1,2],"n":5}' })],
      ['an empty body', () => ({ body: '' })],
      ['a body that is no JSON', () => ({ body: '{' })],
      ['a body that is no UTF-8', () => ({ body: Buffer.from([0x22, 0xff, 0x22]) })],
      ['a body that does not fit', () => ({ body: '[]' })],
      ['a body that can not be stored', () => ({ body: '{"n":1e400}' })],
      ['a body that is too large', () => ({ body: ' '.repeat(1_048_577) })],
    ];
    for (const [what, change] of partOf(others, seed, 2)) {
      it(what, async () => {
        const asked = { method: 'PATCH', target: row('1'), body, ...change() };
        const sent = { ...headers, ...change().headers };
        const answer = await owner.send(asked.method, asked.target, asked.body, sent);
        expect([answer.status, answer.code], answer.text).to.deep.equal([422, 'idempotency_key_reused']);
        expect(await everything(owner, where)).to.deep.equal(contents);
        holdReplay(first, await owner.patch(row('1'), body, headers));
      });
    }

    it('not by what says nothing of the request', async () => {
      const further: Headers[] = [
        { Accept: 'text/html' },
        { 'X-Request-Id': 'other' },
        { 'User-Agent': 'other' },
        { 'Transfer-Encoding': 'chunked' },
        { 'Accept-Encoding': 'br' },
        { Authorization: '', 'x-api-key': service.key },
        { Prefer: '' },
      ];
      for (const others of further)
        holdReplay(first, await owner.patch(row('1'), body, { ...headers, ...others }));
    });

    it('but not before it is known who asks, and whether they may', async () => {
      const reader = client(service, (await newKey(service, { scopes: ['read'] })).text);
      const bound = client(service, (await newKey(service, { collections: ['other'] })).text);
      for (const sent of [body, '{}']) {
        for (const [caller, code] of [
          [client(service), 'key_missing'],
          [client(service, 'wrong'), 'key_invalid'],
          [reader, 'scope_insufficient'],
          [bound, 'scope_insufficient'],
        ] as const)
          expect((await caller.patch(row('1'), sent, headers)).code).to.equal(code);
      }
      const conflict = { ...headers, 'x-api-key': 'another' };
      expect((await owner.patch(row('1'), body, conflict)).code).to.equal('credentials_conflict');
      expect((await owner.send('OPTIONS', row('1'), undefined, headers)).code).to.equal('method_not_allowed');
      expect((await owner.send('PATCH', `${row('1')}/x`, body, headers)).code).to.equal('route_not_found');
      const malformed = { 'Idempotency-Key': '""' };
      expect((await reader.patch(row('1'), body, malformed)).code).to.equal('scope_insufficient');
    });
  });

  describe('of a request that failed is free', () => {
    const failing: [
      code: string,
      write: Pick<KeyedWrite, 'method' | 'target' | 'body'> & { headers?: Headers },
      mend?: (where: Place) => Promise<unknown>,
    ][] = [
      [
        'row_not_found',
        { method: 'PATCH', target: ({ rows }) => `${rows}/4`, body: () => ({}) },
        ({ rows }) => owner.post(rows, [{}]),
      ],
      [
        'collection_not_found',
        { method: 'POST', target: ({ unused }) => `/v1/collections/${unused}/rows`, body: () => [{}] },
        ({ unused }) => owner.post('/v1/collections', { name: unused }),
      ],
      [
        'collection_exists',
        { method: 'POST', target: () => '/v1/collections', body: ({ collection }) => ({ name: collection }) },
        ({ collection }) => owner.delete(`/v1/collections/${collection}`),
      ],
      [
        'version_mismatch',
        {
          method: 'PUT',
          target: ({ rows }) => `${rows}/1`,
          body: () => ({}),
          headers: { 'If-Match': '"x"' },
        },
      ],
      [
        'version_mismatch',
        { method: 'DELETE', target: ({ rows }) => `${rows}/1`, headers: { 'If-None-Match': '*' } },
      ],
      ['parameter_invalid', { method: 'DELETE', target: ({ rows }) => `${rows}/1?x` }],
      ['parameter_invalid', { method: 'DELETE', target: ({ rows }) => `${rows}/0` }],
      ['body_malformed', { method: 'POST', target: ({ rows }) => rows, body: () => '[{' }],
      ['body_invalid', { method: 'POST', target: ({ rows }) => rows, body: () => [{ id: 1 }] }],
      ['value_unsupported', { method: 'POST', target: ({ rows }) => rows, body: () => '[{"n":1e400}]' }],
      [
        'value_unsupported',
        { method: 'PATCH', target: ({ rows }) => `${rows}/1`, body: () => ({ n: 'x'.repeat(300_000) }) },
      ],
      ['body_too_large', { method: 'POST', target: ({ rows }) => rows, body: () => ' '.repeat(1_048_577) }],
      [
        'media_type_unsupported',
        {
          method: 'POST',
          target: ({ rows }) => rows,
          body: () => '[{}]',
          headers: { 'Content-Type': 'text/csv' },
        },
      ],
    ];
    for (const [code, write, mend] of failing) {
      it(`${write.method}: ${code}`, async () => {
        const where = await place(owner);
        const key = newIdempotencyKey();
        const send = () =>
          owner.send(write.method, write.target(where), write.body?.(where), {
            ...write.headers,
            'Idempotency-Key': key,
          });
        for (let times = 0; times < 2; times += 1) {
          const refused = await send();
          expect(refused.code, refused.text).to.equal(code);
          expect(refused.headers).not.to.have.property('idempotent-replayed');
        }
        await mend?.(where);
        // The same request if the server can now execute it, otherwise a corrected request.
        const again = () =>
          mend ? send() : owner.post(where.rows, [{ mended: true }], { 'Idempotency-Key': key });
        const done = await again();
        expect(done.status, done.text).to.be.below(300);
        expect(done.headers).not.to.have.property('idempotent-replayed');
        if (code !== 'collection_exists') holdReplay(done, await again());
      });
    }

    const plainWrites = keyedWrites.filter(({ name }) => !/ |,|Collection|deleteRows/.test(name));
    for (const [turn, fault] of (['unavailable', 'full', 'unknown'] as const).entries()) {
      it(`a database that is ${fault}`, async () => {
        const where = await place(owner);
        for (const write of partOf(plainWrites, turn, 3)) {
          const key = newIdempotencyKey();
          for (const which of [isWriting, () => true]) {
            const repair = breakDriver(fault, which);
            const refused = await sendKeyed(owner, write, where, key);
            repair();
            expect(refused.status, refused.text).to.be.at.least(500);
          }
          const done = await sendKeyed(owner, write, where, key);
          expect(done.status, done.text).to.equal(write.status);
          expect(done.headers).not.to.have.property('idempotent-replayed');
          holdReplay(done, await sendKeyed(owner, write, where, key));
        }
      });
    }
  });

  it('a repetition counts like any request, and needs what any request needs', async () => {
    const poor = client(service, (await newKey(service, { account: 'poor' })).text);
    await limit(service, 'poor', { name: 'four', requests: 4, period: 'month', burst: undefined });
    const send = () => poor.post('/v1/collections', { name: 'notes' }, { 'Idempotency-Key': 'a' });
    const answers = [await send(), await send(), await send(), await send(), await send()];
    expect(answers.map(({ status }) => status)).to.deep.equal([201, 201, 201, 201, 429]);
    expect(answers.map(({ headers }) => headers['idempotent-replayed'])).to.deep.equal([
      undefined,
      'true',
      'true',
      'true',
      undefined,
    ]);
    const left = answers.map(({ headers }) => /r=(\d+)/.exec(headers.ratelimit!)![1]);
    expect(left).to.deep.equal(['3', '2', '1', '0', '0']);
  });
});
