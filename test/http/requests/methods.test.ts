import { METHODS } from 'node:http';
import { expect } from 'chai';
import { client } from '../../support/client.js';
import { startService, type TestService } from '../../support/service.js';
import { sendRaw } from '../../support/wire.js';

/** The remainder of a request after its method, up to the end of its headers. */
const rest = (target: string, headers = ''): string => ` ${target} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

describe('methods', () => {
  let service: TestService;
  let key: string;
  before(async () => {
    service = await startService();
    key = `x-api-key: ${service.key}\r\n`;
    await client(service, service.key).post('/v1/collections', { name: 'notes' });
  });
  after(() => service.close());

  const row = '/v1/collections/notes/rows/1';
  /** The methods that the path of a row supports. */
  const own: Readonly<Record<string, number>> = { DELETE: 404, GET: 404, HEAD: 404, PATCH: 415, PUT: 415 };

  for (const method of METHODS) {
    // CONNECT requests a host instead of a path.
    const [there, nowhere] = method === 'CONNECT' ? ['notes:443', 'nowhere:1'] : [row, '/nowhere'];
    it(`${method} is known, and answered once, by its route`, async () => {
      for (const [target, status] of [
        [there, there === row ? (own[method] ?? 405) : 404],
        [nowhere, 404],
      ] as const) {
        const answers = await sendRaw(
          service,
          [
            [method, target],
            ['GET', '/health'],
            ['?', 'an answer too many'],
          ],
          `${method}${rest(target, key)}GET${rest('/health', 'Connection: close\r\n')}`,
        );
        const statuses = answers.map((each) => each.status);
        // The server does not treat input after CONNECT as a request.
        expect(statuses, target).to.deep.equal(method === 'CONNECT' ? [status] : [status, 200]);
        if (status === 405) expect(answers[0]!.headers.allow).to.equal('DELETE, GET, HEAD, PATCH, PUT');
      }
    });
  }

  for (const [upgrade, target] of [
    ['websocket', '/docs/feed'],
    ['websocket', '/health'],
    ['h2', '/ws'],
    ['tls/1.0', '/health'],
    // The HTTP client of Java sends this header with every request.
    ['h2c', '/health'],
  ] as const) {
    it(`Upgrade: ${upgrade} on ${target} is ignored, and what follows is executed`, async () => {
      const [answer, ...more] = await sendRaw(
        service,
        [
          ['GET', target],
          ['GET', '/health'],
        ],
        `GET${rest(target, `Connection: Upgrade\r\nUpgrade: ${upgrade}\r\n`)}GET${rest('/health', '')}`,
      );
      expect(answer!.status).to.equal(target === '/ws' ? 426 : 200);
      expect(answer!.headers.connection).to.equal(target === '/ws' ? 'Upgrade' : 'keep-alive');
      expect(more.map(({ status }) => status)).to.deep.equal([200]);
    });
  }

  const unknown = [
    ...['INDEX', 'get', 'Get', 'GETX', 'GE', 'G', 'get-row', "!#$%&'*+-.^_`|~09azAZ", 'X'.repeat(300)],
    // Methods of other protocols, which the parser knows.
    ...[
      'PRI',
      'DESCRIBE',
      'ANNOUNCE',
      'SETUP',
      'PLAY',
      'PAUSE',
      'TEARDOWN',
      'GET_PARAMETER',
      'RECORD',
      'FLUSH',
    ],
  ];
  for (const method of unknown) {
    it(`${method.slice(0, 30)} is none: 501 method_unknown`, async () => {
      const [answer, ...more] = await sendRaw(
        service,
        [
          [method, '/health'],
          ['GET', '/health'],
        ],
        `${method}${rest('/health')}GET${rest('/health')}`,
      );
      expect([answer!.status, answer!.code]).to.deep.equal([501, 'method_unknown']);
      expect(answer!.headers.connection).to.equal('close');
      expect(more).to.deep.equal([]);
    });
  }

  for (const method of [
    '',
    'IN@DEX',
    'IN(DEX',
    '(',
    '"GET"',
    'GET\t',
    'INDEX\t',
    'G\u00c9T',
    '\u0016\u0003\u0001',
    '{}',
  ]) {
    it(`${JSON.stringify(method)} isn't even a token: 400 request_malformed`, async () => {
      const [answer] = await sendRaw(service, [[method, '/health']], method + rest('/health'));
      expect([answer!.status, answer!.code]).to.deep.equal([400, 'request_malformed']);
    });
  }

  for (const line of [
    'GET / HTTP/9.9',
    'GET / HTXP/1.1',
    'GET / ',
    'INDEX\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n',
  ]) {
    it(`${JSON.stringify(line)} has a method that is known, or no HTTP/1.1: 400 request_malformed`, async () => {
      const [answer] = await sendRaw(service, [['GET', '/']], `${line}\r\n\r\n`);
      expect([answer!.status, answer!.code]).to.deep.equal([400, 'request_malformed']);
    });
  }

  it('rejects an unknown method after the responses to earlier requests on the connection', async () => {
    const post = `POST${rest('/v1/collections/notes/rows', `${key}Content-Type: application/json\r\nContent-Length: 6\r\n`)}`;
    for (const method of ['INDEX', 'GETX', 'GE', 'get']) {
      for (const body of ['[{}]  ', '[null]', '\r\n[{}]']) {
        const answers = await sendRaw(
          service,
          [
            ['GET', '/health'],
            ['POST', '/v1/collections/notes/rows'],
            [method, '/health'],
          ],
          `GET${rest('/health')}${post}${body}${method}${rest('/health')}GET${rest('/health')}`,
        );
        const codes = answers.map(({ status, code }) => code ?? status);
        expect(codes).to.deep.equal([200, body === '[null]' ? 'body_invalid' : 201, 'method_unknown']);
      }
    }
  });

  it('an unknown one is such in whatever pieces it comes', async () => {
    for (const method of ['INDEX', 'get', 'GETX']) {
      const bytes = method + rest('/health');
      for (let cut = 1; cut < method.length + 3; cut += 1) {
        const answers = await sendRaw(
          service,
          [[method, '/health']],
          [bytes.slice(0, cut), bytes.slice(cut)],
        );
        expect(
          answers.map(({ code }) => code),
          `cut at ${cut}`,
        ).to.deep.equal(['method_unknown']);
      }
    }
  });
});
