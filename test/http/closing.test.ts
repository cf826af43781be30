/** When the server closes a connection, and which requests on it still count (RFC 9112, section 9.6). */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'chai';
import { type Client, client } from '../support/client.js';
import { startService, type TestService } from '../support/service.js';

describe('a connection', () => {
  let service: TestService;
  let owner: Client;
  before(async () => {
    service = await startService();
    owner = client(service, service.key);
    await owner.post('/v1/collections', { name: 'notes' });
  });
  after(() => service.close());

  const rows = '/v1/collections/notes/rows';
  const request = (line: string, headers: readonly string[], body = ''): string =>
    [line, 'Host: x', `x-api-key: ${service.key}`, ...headers, '', body].join('\r\n');
  const insert = (): string =>
    request(`POST ${rows} HTTP/1.1`, ['Content-Type: application/json', 'Content-Length: 4'], '[{}]');

  /** Sends bytes. Returns everything that arrives until the connection ends, or within this time. */
  async function exchange(
    bytes: string,
    waitMs = 1_000,
  ): Promise<{ text: string; isClosed: boolean; answers: string[] }> {
    const socket = connect({ port: service.port, host: '127.0.0.1', allowHalfOpen: true });
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => (text += chunk));
    socket.write(bytes, 'latin1');
    const timer = new AbortController();
    const isClosed = await Promise.race([
      once(socket, 'end', timer).then(() => true),
      new Promise<false>((resolve) => setTimeout(resolve, waitMs, false)),
    ]);
    timer.abort();
    socket.destroy();
    return { text, isClosed, answers: text.split(/(?=HTTP\/1\.1 \d{3} )/) };
  }

  const countOf = async (): Promise<string | undefined> =>
    (await owner.get(`${rows}?limit=1`, { Prefer: 'count=exact' })).headers['total-count'];

  const ending: [title: string, head: () => string, status: number][] = [
    ['a client that asks for it', () => request('GET /health HTTP/1.1', ['Connection: close']), 200],
    ['a client of HTTP/1.0', () => request('GET /health HTTP/1.0', []), 200],
    ['426, to a client that asks for it', () => request('GET /ws HTTP/1.1', ['Connection: close']), 426],
    [
      '426, to a client that asks for it, too',
      () => request('GET /ws HTTP/1.1', ['Connection: x, CLOSE']),
      426,
    ],
    ['426, to a client of HTTP/1.0', () => request('GET /ws HTTP/1.0', []), 426],
    [
      'a body of unknown length',
      () => request(`POST ${rows} HTTP/1.1`, ['Transfer-Encoding: gzip, chunked'], '4\r\n[{}]\r\n0\r\n\r\n'),
      400,
    ],
    [
      'a transfer coding in HTTP/1.0',
      () =>
        request(
          `POST ${rows} HTTP/1.0`,
          ['Connection: keep-alive', 'Transfer-Encoding: chunked'],
          '4\r\n[{}]\r\n0\r\n\r\n',
        ),
      400,
    ],
    ['HTTP/2.0', () => request('GET /health HTTP/2.0', []), 400],
    ['HTTP/0.9', () => request('GET /health HTTP/0.9', []), 400],
  ];
  for (const [title, head, status] of ending) {
    it(`ends after ${title}, which the response announces, and nothing that follows is executed`, async () => {
      const before = await countOf();
      const { answers, isClosed } = await exchange(head() + insert());
      expect(answers.length, answers.join('\n')).to.equal(1);
      expect(answers[0]).to.match(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answers[0]).to.match(/^connection: (?:.*, ?)?close\r$/im);
      expect(isClosed).to.equal(true);
      expect(await countOf()).to.equal(before);
    });
  }

  it('of HTTP/1.0 gets no chunks, whatever the client accepts (RFC 9112, section 6.1)', async () => {
    const body = (await owner.get('/v1/collections/notes/export?format=ndjson')).text;
    for (const headers of [
      [],
      ['Connection: keep-alive'],
      ['TE: chunked'],
      ['Connection: TE, keep-alive', 'TE: chunked'],
    ]) {
      const target = '/v1/collections/notes/export?format=ndjson';
      const { text, isClosed } = await exchange(request(`GET ${target} HTTP/1.0`, headers));
      const [head = '', ...rest] = text.split('\r\n\r\n');
      expect(head)
        .to.match(/^connection: close\r?$/im)
        .and.to.not.match(/^transfer-encoding/im);
      expect([rest.join('\r\n\r\n'), isClosed]).to.deep.equal([body, true]);
    }
  });

  const staying: [title: string, head: () => string, status: number][] = [
    ['426', () => request('GET /ws HTTP/1.1', []), 426],
    [
      '426 in HTTP/1.0 that is kept alive',
      () => request('GET /ws HTTP/1.0', ['Connection: keep-alive']),
      426,
    ],
    ['a redirect', () => request('GET / HTTP/1.1', []), 302],
    ['a redirect in HTTP/1.0', () => request('GET / HTTP/1.0', ['Connection: Keep-Alive']), 302],
    ['a problem in HTTP/1.0', () => request('GET /nowhere HTTP/1.0', ['Connection: keep-alive']), 404],
  ];
  for (const [title, head, status] of staying) {
    it(`stays after ${title}`, async () => {
      const { answers, isClosed } = await exchange(head() + insert(), 300);
      expect(answers.map((each) => each.slice(9, 12))).to.deep.equal([`${status}`, '201']);
      expect(answers[0]).to.not.match(/^(connection: .*close|transfer-encoding:)/im);
      expect(isClosed).to.equal(false);
    });
  }

  it('to which a client has sent no HTTP gets a Date, as every response does (RFC 9110, section 6.6.1)', async () => {
    const requests = [
      'hello\r\n\r\n',
      'get /health HTTP/1.1\r\nHost: x\r\n\r\n',
      `GET /health HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      request('GET /health HTTP/1.1', ['Connection: close']),
      request('GET /ws HTTP/1.1', ['Connection: close']),
    ];
    for (const each of requests) {
      const { text } = await exchange(each);
      const [, date = ''] = /^date: (.*)\r$/im.exec(text) ?? [];
      expect(date, text).to.equal(new Date(date).toUTCString());
      expect(Math.abs(Date.parse(date) - Date.now())).to.be.below(5_000);
    }
  });
});
