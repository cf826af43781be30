import { connect } from 'node:net';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { startService, type TestService } from '../support/service.js';
import { type Line, table } from '../support/table.js';
import { sendRaw } from '../support/wire.js';

const unknown = { status: 404, code: 'route_not_found' };
table(
  'routes',
  [
    ...[
      '/v1',
      '/v1/',
      '/v1/collections/',
      '/v1/collections/notes/',
      '/v1/collections/notes/rows/',
      '/v1/collections/notes/rows/1/',
      '/v1/collections/notes/rows/1/2',
      '/v1/collections//rows',
      '/v1//collections',
      '//v1/collections',
      '/V1/collections',
      '/v1/Collections',
      '/v1/usage/',
      '/v2/collections',
      '/v1/collections/notes/row',
      '/ws/',
      '/favicon.ico',
      '/metrics',
      '/openapi',
      '/../openapi.json',
      '/v1/collections%2Fnotes',
      '/v1/%63ollections/x/y/z',
    ].map((path): Line => ({ name: 'no such route', request: `GET ${path}`, ...unknown })),
    {
      name: 'outside /v1 without a key',
      request: 'GET /nowhere',
      as: 'none',
      ...unknown,
      bears: { 'cache-control': 'no-store' },
    },
    ...(
      [
        ['/v1/collections', 'GET, HEAD, POST'],
        ['/v1/collections/notes', 'DELETE, GET, HEAD'],
        ['/v1/collections/notes/rows', 'DELETE, GET, HEAD, PATCH, POST'],
        ['/v1/collections/notes/rows/1', 'DELETE, GET, HEAD, PATCH, PUT'],
        ['/v1/usage', 'GET, HEAD'],
        ['/ws', 'GET, HEAD'],
      ] as const
    ).flatMap(([path, allow]) =>
      ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']
        .filter((method) => !allow.split(', ').includes(method))
        .map(
          (method): Line => ({
            name: 'wrong method',
            request: `${method} ${path}`,
            status: 405,
            code: 'method_not_allowed',
            check: ({ headers }) => expect(headers.allow!.split(', ').sort().join(', ')).to.equal(allow),
          }),
        ),
    ),
    { name: 'a second question mark', request: 'GET /v1/collections/notes/rows?order_by=a?b', status: 200 },
    { name: 'an empty query', request: 'GET /v1/collections?', status: 200 },
    { name: 'a query of nothing but signs', request: 'GET /v1/collections?&&', status: 200 },
  ],
  { collections: { notes: [{ n: 1 }] } },
);

table(
  'plain GET /ws',
  [
    {
      name: 'no handshake',
      request: 'GET /ws?collection=notes',
      status: 426,
      code: 'upgrade_required',
      bears: { upgrade: 'websocket', connection: /upgrade/i },
    },
    { name: 'no handshake, no key', request: 'GET /ws', as: 'none', status: 426, code: 'upgrade_required' },
    { name: 'HEAD', request: 'HEAD /ws', as: 'none', status: 426, code: 'upgrade_required' },
  ],
  { collections: { notes: [] } },
);

describe('HEAD', () => {
  it('is GET without the body', async () => {
    const service = await startService();
    try {
      const owner = client(service, service.key);
      await owner.post('/v1/collections', { name: 'notes' });
      await owner.post('/v1/collections/notes/rows', [{ n: 'é' }, {}]);
      const targets = [
        '/v1/collections',
        '/v1/collections/notes',
        '/v1/collections/notes/rows?limit=1',
        '/v1/collections/notes/rows/1',
        '/v1/collections/notes/rows/9',
        '/v1/collections?x',
        '/v1/usage',
        '/health',
        '/docs',
        '/nowhere',
      ];
      for (const target of targets) {
        const got = await owner.get(target, { 'X-Request-Id': 'r' });
        const head = await owner.send('HEAD', target, undefined, { 'X-Request-Id': 'r' });
        expect(head.status, target).to.equal(got.status);
        const plain = ({ date: _, ...rest }: Record<string, string>) => rest;
        expect(plain(head.headers), target).to.deep.equal(plain(got.headers));
        if (target !== '/v1/usage')
          expect(Number(head.headers['content-length'])).to.equal(Buffer.byteLength(got.text));
      }
      const same = await owner.send('HEAD', '/v1/collections/notes/rows/1', undefined, {
        'If-None-Match': '*',
      });
      expect(same.status).to.equal(304);
    } finally {
      await service.close();
    }
  });
});

describe('Request-Id', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
  });
  after(() => service.close());

  const targets = ['/v1/collections', '/v1/collections?x', '/nowhere', '/health', '/docs', '/ws'];
  for (const id of ['abc', 'A-Z_0.9~+/=:-', '7', 'x'.repeat(128)]) {
    it(`is the caller's ${id.slice(0, 20)}`, async () => {
      for (const target of targets) {
        const { headers, json, status } = await owner.get(target, { 'X-Request-Id': id });
        expect(headers['request-id']).to.equal(id);
        if (status >= 400) expect(json.request_id).to.equal(id);
      }
    });
  }
  for (const id of ['x'.repeat(129), 'a b', 'a"b', '<script>', 'é', '{}', 'a,b']) {
    it(`is a new one instead of ${id.slice(0, 20)}`, async () => {
      for (const target of targets) {
        expect((await owner.get(target, { 'X-Request-Id': id })).headers['request-id']).not.to.equal(id);
      }
    });
  }
  it('is another one each time', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => owner.get('/health')));
    expect(new Set(ids.map(({ headers }) => headers['request-id'])).size).to.equal(50);
  });
});

describe('every answer', () => {
  it('says nosniff, sets no cookie, names no software, and allows no other origin', async () => {
    const service = await startService();
    try {
      const owner = client(service, service.key);
      for (const target of [
        '/v1/collections',
        '/nowhere',
        '/health',
        '/docs',
        '/ws',
        '/v1/collections/%zz',
      ]) {
        const { headers } = await owner.get(target, { Origin: 'https://elsewhere.example' });
        expect(headers['x-content-type-options'], target).to.equal('nosniff');
        expect(headers).not.to.have.any.keys('set-cookie', 'server', 'x-powered-by');
        expect(headers).not.to.have.property('access-control-allow-origin');
      }
    } finally {
      await service.close();
    }
  });
});

describe('on the wire', () => {
  let service: TestService;
  let auth: string;
  before(async () => {
    service = await startService({ limits: { headersMs: 1_500, inspectMs: 50 } });
    auth = `Authorization: Bearer ${service.key}\r\n`;
    await client(service, service.key).post('/v1/collections', { name: 'notes' });
  });
  after(() => service.close());

  const rows = '/v1/collections/notes/rows';
  const post = (headers: string, body: string) =>
    `POST ${rows} HTTP/1.1\r\nHost: x\r\n${auth}Content-Type: application/json\r\n${headers}\r\n${body}`;

  it('takes a chunked body, in pieces of any size', async () => {
    const chunks = [...'[{"n":1}]'].map((piece) => `1\r\n${piece}\r\n`).join('');
    const [answer] = await sendRaw(
      service,
      [['POST', rows]],
      post('Transfer-Encoding: chunked\r\n', `${chunks}0\r\n\r\n`),
    );
    expect(answer!.status).to.equal(201);
  });

  it('takes Expect: 100-continue', async () => {
    const [answer] = await sendRaw(
      service,
      [['POST', rows]],
      post('Expect: 100-continue\r\nContent-Length: 4\r\n', '[{}]'),
    );
    expect(answer!.status).to.equal(201);
  });

  it('answers pipelined requests in their order', async () => {
    const get = (target: string) => `GET ${target} HTTP/1.1\r\nHost: x\r\n${auth}\r\n`;
    const requests = [
      ['GET', '/health'],
      ['POST', rows],
      ['GET', `${rows}?limit=1`],
      ['GET', '/nowhere'],
    ] as const;
    const bytes =
      get('/health') + post('Content-Length: 4\r\n', '[{}]') + get(`${rows}?limit=1`) + get('/nowhere');
    const answers = await sendRaw(service, requests, bytes);
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 201, 200, 404]);
  });

  it('takes HTTP/1.0, and a target in absolute form', async () => {
    const [old] = await sendRaw(service, [['GET', '/health']], 'GET /health HTTP/1.0\r\n\r\n');
    expect(old!.status).to.equal(200);
    for (const [target, status] of [
      ['/health', 200],
      ['/nowhere?x=1', 404],
      ['/v1/collections', 401],
    ] as const) {
      const bytes = `GET http://x:3000${target} HTTP/1.1\r\nHost: x\r\n\r\n`;
      const [answer] = await sendRaw(service, [['GET', target]], bytes);
      expect(answer!.status).to.equal(status);
    }
    const [star] = await sendRaw(service, [['OPTIONS', '*']], 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(star!.code).to.equal('route_not_found');
  });

  it('processes a higher minor version as HTTP/1.1, and nothing else of a request line or body', async () => {
    const target = `${rows}?order_by=HTTP/1.2`;
    const text = '[{"s":"\\r\\n\\r\\nGET /x HTTP/1.2 HTTP/1.9"}]';
    const body = text.replaceAll('\\r\\n', ' ');
    const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const get = `GET ${target} HTTP/1.2\r\nHost: x\r\nVia: HTTP/1.2 y\r\n${auth}\r\n`;
    const bytes = [
      `\r\n${get}`,
      post(`Content-Length: ${body.length}\r\n`, body),
      post('Transfer-Encoding: chunked\r\n', chunked),
      get,
    ];
    const newer = bytes.map((each) => each.replace(/ HTTP\/1\.1\r/, ' HTTP/1.7\r')).join('');
    const requests = [
      ['GET', target],
      ['POST', rows],
      ['POST', rows],
      ['GET', target],
    ] as const;
    for (const pieces of [[newer], [...newer]]) {
      const answers = await sendRaw(service, requests, pieces);
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 201, 201, 200]);
      const stored = answers.at(-1)!.json.slice(-2);
      expect(stored.map(({ s }: { s: string }) => s)).to.deep.equal(Array(2).fill(JSON.parse(body)[0].s));
    }
  });

  it('answers an upgrade to anything but WebSocket as plain HTTP', async () => {
    for (const upgrade of ['h2c', 'TLS/1.0', 'foo']) {
      const bytes = `GET /health HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: ${upgrade}\r\nHTTP2-Settings: AAA\r\n\r\n`;
      const [answer] = await sendRaw(service, [['GET', '/health']], bytes);
      expect(answer!.status).to.equal(200);
    }
    const h2c = 'Connection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 4\r\n';
    const [posted] = await sendRaw(service, [['POST', rows]], post(h2c, '[{}]'));
    expect(posted!.status).to.equal(201);
  });

  const malformed: [name: string, status: number, code: string, ...lines: string[]][] = [
    ['no HTTP', 400, 'request_malformed', 'hello'],
    ...['0.9', '1.23', '1.', '01.1', '2', '2.0', '3.0', '9.9'].map(
      (version): [string, number, string, string] => [
        `HTTP/${version}`,
        400,
        'request_malformed',
        `GET /health HTTP/${version}`,
      ],
    ),
    ['no version', 400, 'request_malformed', 'GET /health'],
    ['http in lower case', 400, 'request_malformed', 'GET /health http/1.1'],
    ['the preface of HTTP/2', 400, 'request_malformed', 'PRI * HTTP/2.0', '', 'SM'],
    ['a header without a colon', 400, 'request_malformed', 'GET /health HTTP/1.1', 'Host: x', 'broken'],
    ['a space before the colon', 400, 'request_malformed', 'GET /health HTTP/1.1', 'Host: x', 'A : b'],
    ['a NUL in a header', 400, 'request_malformed', 'GET /health HTTP/1.1', 'Host: x', 'A: \u0000'],
    ['no Host', 400, 'request_malformed', 'GET /health HTTP/1.1'],
    ['two Hosts', 400, 'request_malformed', 'GET /health HTTP/1.1', 'Host: x', 'HOST: y'],
    ['two Hosts of HTTP/1.0', 400, 'request_malformed', 'GET /health HTTP/1.0', 'Host: x', 'Host: x'],
    [
      'both lengths',
      400,
      'request_malformed',
      `POST ${rows} HTTP/1.1`,
      'Host: x',
      'Content-Length: 4',
      'Transfer-Encoding: chunked',
    ],
    [
      'two lengths',
      400,
      'request_malformed',
      `POST ${rows} HTTP/1.1`,
      'Host: x',
      'Content-Length: 4',
      'Content-Length: 5',
    ],
    [
      'a length that is no number',
      400,
      'request_malformed',
      `POST ${rows} HTTP/1.1`,
      'Host: x',
      'Content-Length: 4x',
    ],
    [
      'an unknown transfer coding',
      400,
      'request_malformed',
      `POST ${rows} HTTP/1.1`,
      'Host: x',
      'Content-Type: application/json',
      'Transfer-Encoding: gzip',
    ],
    [
      'headers of 17 KiB',
      431,
      'headers_too_large',
      'GET /health HTTP/1.1',
      'Host: x',
      `A: ${'x'.repeat(17_000)}`,
    ],
    ['a target of 17 KiB', 431, 'headers_too_large', `GET /${'x'.repeat(17_000)} HTTP/1.1`, 'Host: x'],
  ];
  for (const [name, status, code, ...lines] of malformed) {
    it(`${name}: ${status} ${code}`, async () => {
      const [method, target] = lines[0]!.split(' ');
      const [answer] = await sendRaw(
        service,
        [[method!, target ?? '']],
        `${lines.join('\r\n')}\r\n${auth}\r\n`,
      );
      expect([answer?.status, answer?.code]).to.deep.equal([status, code]);
    });
  }

  it('declares 431 where a query or the headers can be too large', async () => {
    const long = `filter=${'x'.repeat(17_000)}`;
    const requests = [
      ...['GET', 'PATCH', 'DELETE'].map((method) => [method, `${rows}?${long}`] as const),
      ...['rows/1', 'export'].map((rest) => ['GET', `/v1/collections/notes/${rest}?${long}`] as const),
      ['GET', `/ws?${long}`] as const,
    ];
    for (const [method, target] of requests) {
      const head = `${method} ${target} HTTP/1.1\r\nHost: x\r\n${auth}\r\n`;
      const [answer] = await sendRaw(service, [[method, target]], head);
      expect([answer?.status, answer?.code], method).to.deep.equal([431, 'headers_too_large']);
    }
  });

  it('refuses a transfer coding in HTTP/1.0, closes, and takes nothing behind it for a request', async () => {
    const inserted = (await client(service, service.key).get('/v1/collections/notes')).json;
    const chunked = post('Transfer-Encoding: chunked\r\n', '4\r\n[{}]\r\n0\r\n\r\n');
    const answers = await sendRaw(
      service,
      [
        ['POST', rows],
        ['GET', '/health'],
      ],
      `${chunked.replace('HTTP/1.1', 'HTTP/1.0')}GET /health HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    expect(answers.map(({ code }) => code)).to.deep.equal(['request_malformed']);
    expect(answers[0]!.headers.connection).to.equal('close');
    expect((await client(service, service.key).get('/v1/collections/notes')).json).to.deep.equal(inserted);
  });

  it('refuses a chunk that is malformed, and inserts nothing', async () => {
    const before = await client(service, service.key).get('/v1/collections/notes');
    const answers = await sendRaw(
      service,
      [['POST', rows]],
      post('Transfer-Encoding: chunked\r\n', 'zz\r\n[{}]\r\n0\r\n\r\n'),
    );
    if (answers.length > 0) expect(answers[0]!.code).to.equal('request_malformed');
    expect((await client(service, service.key).get('/v1/collections/notes')).json).to.deep.equal(before.json);
  });

  it('answers a body that is cut off, or not at all, and inserts nothing', async () => {
    const before = await client(service, service.key).get('/v1/collections/notes');
    for (let n = 0; n < 5; n += 1) {
      await new Promise<void>((resolve) => {
        const socket = connect(service.port, '127.0.0.1', () => {
          socket.write(post('Content-Length: 100\r\n', '[{}'), () => socket.destroy());
        });
        socket.on('close', () => resolve());
      });
    }
    expect((await client(service, service.key).get('/v1/collections/notes')).json).to.deep.equal(before.json);
  });

  it('cuts slow headers with 408 while others are served', async () => {
    const slow = sendRaw(service, [['GET', '/unread']], 'GET /health HTTP/1.1\r\nHost: x\r\n');
    const other = await client(service).get('/health');
    expect(other.status).to.equal(200);
    const [answer] = await slow;
    expect(answer!.code).to.equal('request_timeout');
  });
});
