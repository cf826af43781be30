import { expect } from 'chai';
import { client } from '../../support/client.js';
import { startService, type TestService } from '../../support/service.js';
import { sendRaw } from '../../support/wire.js';

describe('a header that comes twice', () => {
  let service: TestService;
  let etag: string;
  before(async () => {
    service = await startService();
    const owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
    await owner.post(rows, [{ n: 1 }]);
    etag = (await owner.get(`${rows}/1`)).headers.etag!;
  });
  after(() => service.close());

  const rows = '/v1/collections/notes/rows';
  const list = `GET ${rows}`;
  const insert = `POST ${rows}`;
  const json = 'application/json';
  const merge = 'application/merge-patch+json';

  /** KEY and ETAG stand for the key of the server and the `ETag` of the row. */
  type Headers = readonly (readonly [name: string, value: string])[];
  const key = ['x-api-key', 'KEY'] as const;
  const bearer = ['Authorization', 'Bearer KEY'] as const;
  const isJson = ['Content-Type', json] as const;
  const lines: [request: string, headers: Headers, outcome: number | string][] = [
    // Some programs use the first of these headers, and some use the last.
    [insert, [key, isJson, ['Content-Type', 'text/plain']], 'request_malformed'],
    [insert, [key, ['Content-Type', 'text/plain'], isJson], 'request_malformed'],
    [insert, [key, isJson, ['content-type', json]], 'request_malformed'],
    [insert, [key, ['CONTENT-TYPE', json], ['content-type', '']], 'request_malformed'],
    [insert, [isJson, isJson], 'request_malformed'],
    [insert, [key, ['Content-Type', `${json}, ${json}`]], 'media_type_unsupported'],
    [insert, [key, isJson, ['Content-Typ', 'x'], ['Content-Types', 'x']], 201],
    [`PATCH ${rows}/1`, [key, isJson, ['Content-Type', merge]], 'request_malformed'],
    [list, [key, isJson, isJson], 'request_malformed'],
    ['GET /health', [isJson, isJson], 'request_malformed'],
    ['GET /v1/nowhere', [key, ['Content-Type', 'a'], ['Content-Type', 'b']], 'request_malformed'],

    [list, [key, ['x-api-key', 'another']], 'credentials_conflict'],
    [list, [key, key], 200],
    [list, [key, ['Authorization', 'Basic eDp5']], 200],
    [list, [key, ['x-api-key', '']], 200],
    [list, [['x-api-key', ''], key, ['Authorization', '']], 200],
    [list, [bearer, bearer, key], 200],
    [list, [bearer, ['Authorization', 'Bearer another']], 'credentials_conflict'],

    // Several fields with a list form one list (RFC 9110, section 5.3).
    [`GET ${rows}/1`, [key, ['If-None-Match', '"a"'], ['If-None-Match', 'ETAG']], 304],
    [`GET ${rows}/1`, [key, ['If-None-Match', 'ETAG'], ['If-None-Match', '"a"']], 304],
    [`GET ${rows}/1`, [key, ['If-None-Match', '"a"'], ['If-None-Match', '"b"']], 200],
    [`GET ${rows}/1`, [key, ['If-None-Match', '"a"'], ['If-None-Match', '*']], 'parameter_invalid'],
    [`DELETE ${rows}/1`, [key, ['If-Match', '"a"'], ['If-Match', '"b"']], 'version_mismatch'],
    [`DELETE ${rows}/1`, [key, ['If-Match', '"a"'], ['If-Match', 'ETAG']], 204],
    [list, [key, ['Prefer', 'respond-async'], ['Prefer', 'count=exact']], 200],
    [list, [key, ['Collection-Cursor', 'a-1'], ['Collection-Cursor', 'a-1']], 'parameter_invalid'],
    // None of these values is a list, and the server does not use any of them.
    [list, [key, ['X-Request-Id', 'a'], ['X-Request-Id', 'b']], 200],
    [
      insert,
      [key, isJson, ['Content-Encoding', 'identity'], ['Content-Encoding', '']],
      'media_type_unsupported',
    ],
  ];
  for (const [request, headers, outcome] of lines) {
    it(`${request}, ${headers.map((each) => each.join(': ')).join(', ')}: ${outcome}`, async () => {
      const sent = headers.map(([name, value]): [string, string] => [
        name,
        value.replace('KEY', service.key).replace('ETAG', etag),
      ]);
      const [method, target] = request.split(' ') as [string, string];
      const body = method === 'GET' ? '' : '[{"n":2}]';
      const fields = [['Host', 'x'], ...sent, ['Content-Length', String(body.length)]];
      const head = fields.map(([name, value]) => `${name}: ${value}`).join('\r\n');
      const [answer] = await sendRaw(
        service,
        [[method, target]],
        `${request} HTTP/1.1\r\n${head}\r\n\r\n${body}`,
      );
      expect(answer!.code ?? answer!.status, answer!.text).to.equal(outcome);
      const given = sent.filter(([name]) => name === 'X-Request-Id').map(([, value]) => value);
      expect(given).to.not.include(answer!.headers['request-id']);
      if (sent.some(([name]) => name === 'Prefer')) expect(answer!.headers['total-count']).to.match(/^\d+$/);
    });
  }
});
